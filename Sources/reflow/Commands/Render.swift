import ArgumentParser
import Cells
import LayoutChecks
import LayoutSolver
import Playground
import SceneLoader

struct Render: LaysOut {
  static let configuration = CommandConfiguration(
    commandName: "render",
    _superCommandName: Reflow.name, abstract: "Print one picture of the placed tree.",
    discussion: "The picture is as wide as the terminal allows, 80 columns into a file.")

  enum Format: String, ChoiceArgument { case text, svg, json }

  @OptionGroup var scene: SceneOptions
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var color: ColorOptions
  @Option(help: "How to draw it; json has the cells' characters, their colours, and the texts.")
  var format = Format.text
  @Option(help: "The picture's width in cells at most.") var columns: Int?
  @Option(help: "Points a column; a row has twice as many. Chosen to fit if not given.")
  var scale: Double?
  @Option(help: "Draw the view with this accessibilityIdentifier as selected.") var node: String?
  @Option(
    help: "What to draw over it, such as padding,spacing; alignment and rulers need --node.",
    transform: Self.overlays)
  var overlays: Set<CanvasOverlay> = []
  @Option(help: "What to draw: the screen, the frames, or all.") var layers = CanvasLayers.all
  @Option(
    help: "What areas are drawn with: spaces, halves, quadrants, sextants or octants.")
  var blocks: BlockGlyphs?
  @Flag(help: "Draw with ASCII characters only.") var ascii = false
  @Option(help: "The background the colours are for: dark or light.") var theme = Appearance.dark

  func validate() throws {
    if let columns, !(2...1000).contains(columns) {
      throw ValidationError("--columns is from 2 to 1000")
    }
    if let scale, !(0.5...1000).contains(scale) {
      throw ValidationError("--scale is from 0.5 to 1000 points")
    }
  }

  private static func overlays(_ list: String) throws -> Set<CanvasOverlay> {
    Set(
      try list.split(separator: ",").map { name in
        guard let overlay = CanvasOverlay(rawValue: String(name)) else {
          let names = CanvasOverlay.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError("there is no overlay '\(name)'; there are \(names)")
        }
        return overlay
      })
  }

  func run() throws {
    let run = try SceneRun(scene, layout, recording: .off)
    if let result = run.result {
      let size = run.settings.container.size
      let fitting = CellScale.fitting(size, columns: columns ?? color.columns, rows: .max)
      let chosen = scale.map(CellScale.init(pointsPerColumn:)) ?? fitting
      var picture = CanvasPicture(result, scale: chosen)
      picture.options.colors = capabilities.colors
      picture.options.blocks = capabilities.unicode ? capabilities.blocks : .spaces
      picture.options.layers = layers
      picture.options.overlays = overlays
      picture.options.theme = .standard(for: theme)
      picture.options.selection = try node.map { try result.requireNode($0).id }
      print(picture.drawn(), of: result, chosen, caption: "\(run.containerLine); \(chosen.words)")
    }
    try run.finish()
  }

  /// Of what the picture is written for. Data has all colours and characters, unless it is asked to
  /// be as a terminal shows it.
  private var capabilities: TerminalCapabilities {
    var colors = color.count
    switch format {
    case .text: break
    case .svg: colors = TerminalCapabilities.trueColors
    case .json: if color.color == .auto { colors = TerminalCapabilities.trueColors }
    }
    var capabilities = TerminalCapabilities(
      colors: colors, unicode: !ascii && (format != .text || color.isUnicode), mouse: false)
    capabilities.blocks = blocks ?? .quadrants
    return capabilities
  }

  private func print(
    _ picture: DrawnPicture, of result: LayoutResult, _ scale: CellScale, caption: String
  ) {
    let adapted = picture.grid.adapted(to: capabilities)
    switch format {
    case .text:
      if color.isOn {
        Streams.colored(picture.grid.ansiText(for: capabilities))
      } else {
        Streams.data(adapted.text)
      }
      Streams.data(caption)
    case .svg: Streams.data(SVGPicture(theme).document(adapted, title: scene.path))
    case .json:
      Streams.data(
        PictureJSON(picture: picture, grid: adapted, scale: scale, result: result)
          .object(caption: caption).pretty)
    }
  }
}

extension CanvasLayers: ChoiceArgument {}

extension BlockGlyphs: ExpressibleByArgument {
  public init?(argument: String) {
    guard let set = Self.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self = set
  }

  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}

extension Appearance: ChoiceArgument {}
