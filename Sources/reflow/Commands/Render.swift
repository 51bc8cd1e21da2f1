import ArgumentParser
import Cells
import LayoutSolver
import Playground
import SceneLoader

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Print one picture of the placed tree.",
    discussion: "The picture is as wide as the terminal allows, 80 columns into a file.")

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, svg, json }

  @OptionGroup var scene: SceneOptions
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var color: ColorOptions
  @Option(help: "How to draw it; json is the cells' characters, a string a row.")
  var format = Format.text
  @Option(help: "The picture's width in cells at most.") var columns: Int?
  @Option(help: "Points a column; a row has twice as many. Chosen to fit if not given.")
  var scale: Double?
  @Option(help: "Draw the view with this accessibilityIdentifier as selected.") var node: String?
  @Option(
    help: "What to draw over it, such as padding,spacing; alignment and rulers need --node.",
    transform: Self.overlays)
  var overlays: Set<CanvasOverlay> = []
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
      picture.options.colors = format == .svg ? 256 : color.count
      picture.options.overlays = overlays
      picture.options.theme = .standard(for: theme)
      picture.options.selection = try node.map { try result.requireNode($0).id }
      print(picture.grid(), caption: "\(run.containerLine); \(chosen.words)")
    }
    try run.finish()
  }

  private func print(_ grid: CellGrid, caption: String) {
    let capabilities = TerminalCapabilities(
      colors: format == .svg ? 256 : color.count, unicode: !ascii && color.isUnicode, mouse: false)
    let adapted = grid.adapted(to: capabilities)
    switch format {
    case .text:
      if color.isOn {
        Streams.colored(grid.ansiText(for: capabilities))
      } else {
        Streams.data(adapted.text)
      }
      Streams.data(caption)
    case .svg: Streams.data(SVGPicture(theme).document(adapted, title: scene.path))
    case .json:
      Streams.data(
        JSON.object([
          ("schemaVersion", .integer(1)), ("caption", .string(caption)),
          (
            "rows",
            .array(
              adapted.text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { .string(String($0)) })
          ),
        ]).pretty)
    }
  }
}

extension Appearance: ExpressibleByArgument {}
