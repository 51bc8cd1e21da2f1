import ArgumentParser
import Cells
import Foundation
import LayoutChecks
import LayoutSolver
import Pixels
import Playground
import Questions
import SceneLoader

struct Render: LaysOut {
  static let configuration = CommandConfiguration(
    commandName: AnsweringCommand.render.rawValue,
    _superCommandName: Reflow.name, abstract: "Print one picture of the placed tree.",
    discussion: """
      In cells the picture is as wide as the terminal allows, 80 columns into a file. png and svg are \
      the screen in pixels, and in shapes and texts, of the container's size.
      """)

  enum Format: String, ChoiceArgument {
    case text, png, svg, json
    case svgCells = "svg-cells"

    /// Whether it shows the screen in points, rather than cells.
    var isOfPoints: Bool { self == .png || self == .svg }
  }

  @OptionGroup var scene: SceneOptions
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var color: ColorOptions
  @Option(help: "How to draw it; json has the cells' characters, their colours, and the texts.")
  var format = Format.text
  @Option(help: "Pixels a point of a png: 1, 2 or 3; 2 if not given.") var scaleFactor: Int?
  @Option(help: "A file for the picture rather than standard output.", completion: .file())
  var output: String?
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

  /// Without options, as the parser would make it.
  static func plain(_ path: String) throws -> Render {
    var render = Render()
    (render.scene, render.layout, render.color) = (.plain(path), try .plain(), .plain())
    (render.format, render.layers, render.theme) = (.text, .all, .dark)
    (render.scaleFactor, render.output, render.columns) = (nil, nil, nil)
    (render.scale, render.node, render.blocks) = (nil, nil, nil)
    (render.overlays, render.ascii) = ([], false)
    try render.validate()
    return render
  }

  private var pixels: Int { scaleFactor ?? 2 }

  func validate() throws {
    if let columns, !(2...1000).contains(columns) {
      throw ValidationError("--columns is from 2 to 1000")
    }
    if !(1...3).contains(pixels) {
      throw ValidationError("--scale-factor is 1, 2 or 3 pixels a point")
    }
    if format.isOfPoints, layers != .all, layers != .screen {
      throw ValidationError("--format \(format.rawValue) shows the screen; frames are in svg-cells")
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
    if let result = run.result, format.isOfPoints {
      try draw(result, of: run.scene)
    } else if let result = run.result {
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
      try print(
        picture.drawn(), of: result, chosen, caption: "\(run.containerLine); \(chosen.words)")
    }
    try run.finish(inPixels: format.isOfPoints)
  }

  /// The capabilities that the picture is written for. Data has all colours and characters, unless
  /// it should be as a terminal shows it.
  private var capabilities: TerminalCapabilities {
    var colors = color.count
    switch format {
    case .text: break
    case .svgCells, .png, .svg: colors = TerminalCapabilities.trueColors
    case .json: if color.color == .auto { colors = TerminalCapabilities.trueColors }
    }
    var capabilities = TerminalCapabilities(
      colors: colors, unicode: !ascii && (format != .text || color.isUnicode), mouse: false)
    capabilities.blocks = blocks ?? .quadrants
    return capabilities
  }

  private func print(
    _ picture: DrawnPicture, of result: LayoutResult, _ scale: CellScale, caption: String
  ) throws {
    let adapted = picture.grid.adapted(to: capabilities)
    switch format {
    case .text:
      if color.isOn, output == nil {
        Streams.colored(picture.grid.ansiText(for: capabilities))
        Streams.data(caption)
      } else {
        try write(adapted.text + "\n" + caption)
      }
    case .svgCells: try write(SVGPicture(theme).document(adapted, title: scene.path))
    case .json:
      try write(
        PictureJSON(picture: picture, grid: adapted, scale: scale, result: result)
          .object(caption: caption).pretty)
    case .png, .svg: break
    }
  }

  private func write(_ text: String) throws {
    if let output { try OutputFile.write(text + "\n", to: output) } else { Streams.data(text) }
  }

  // MARK: Points

  private func draw(_ result: LayoutResult, of scene: SceneLoader.Scene) throws {
    let picture = ScreenArtwork(result) {
      scene.pictureFile($0, displayScale: Double(pixels), isDark: $1)
    }
    if let words = picture.undrawnWords { Streams.message("note: \(words)") }
    guard format == .png else {
      let drawn = picture.svg(title: self.scene.path)
      for note in drawn.notes { Streams.message("note: \(note)") }
      return try write(drawn.text)
    }
    if output == nil, isatty(STDOUT_FILENO) != 0 {
      throw ValidationError(
        "a PNG isn't written to a terminal; name a file with --output or redirect it")
    }
    let drawn: (bytes: [UInt8], notes: [String])
    do {
      drawn = try picture.png(pixelsPerPoint: Double(pixels))
    } catch {
      Streams.message("error: \(error)")
      throw Outcome.noPixels
    }
    for note in drawn.notes { Streams.message("note: \(note)") }
    try write(drawn.bytes)
  }

  private func write(_ bytes: [UInt8]) throws {
    guard let output else { return Streams.bytes(bytes) }
    try OutputFile.writing(output) { try RegularFile.write(bytes, to: output) }
  }
}

extension CanvasLayers: ChoiceArgument {}

/// As for a `ChoiceArgument`, whose words would be the raw values.
extension BlockGlyphs: ExpressibleByArgument {
  private var word: String {
    switch self {
    case .spaces: "spaces"
    case .halves: "halves"
    case .quadrants: "quadrants"
    case .sextants: "sextants"
    case .octants: "octants"
    }
  }

  public init?(argument: String) {
    guard let set = Self.allCases.first(where: { $0.word == argument }) else { return nil }
    self = set
  }

  public static var allValueStrings: [String] { allCases.map { $0.word } }
  public static var allValueDescriptions: [String: String] { [:] }
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension Appearance: ChoiceArgument {}
