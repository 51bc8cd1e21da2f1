import ArgumentParser
import JSONText
import LayoutChecks
import LayoutSolver
import Playground
import Questions
import SceneLoader

struct Sweep: LaysOut {
  static let configuration = CommandConfiguration(
    commandName: AnsweringCommand.sweep.rawValue,
    _superCommandName: Reflow.name,
    abstract: "Print a view's size as a function of the container's.",
    discussion: """
      The container's width (or height) runs through the range; a line names each breakpoint, where
      the size stops following the line it was on: a wrap, a ViewThatFits that changes its mind, a
      clamp. Breakpoints are found to a twentieth of a point.
      """)

  @OptionGroup var scene: SceneOptions
  @OptionGroup var layout: LayoutOptions
  @Option(help: "The container's widths, such as 200...800; points.") var width: LengthRange?
  @Option(help: "The container's heights, such as 200...800; points.") var height: LengthRange?
  @Option(help: "The view's accessibilityIdentifier; the root if not given.") var node: String?
  @Option(help: "How to print it.") var format = OutputFormat.text

  func validate() throws {
    if (width == nil) == (height == nil) {
      throw ValidationError("give either --width or --height, such as --width 200...800")
    }
  }

  func run() throws {
    let loaded = try scene.load(for: layout)
    let run = SceneRun(scene: loaded, layout, recording: .off)
    try run.finish()
    if let node, let result = run.result { _ = try result.requireNode(node) }
    guard let range = (width ?? height)?.bounds else { return }
    let axis = width == nil ? Axis.vertical : .horizontal
    var sweep = SizeSweep { [node] length in
      var settings = run.settings
      settings.container.size[axis] = length
      guard let result = loaded.layout(settings, recording: .off).result else { return .zero }
      return (node.flatMap(result.node) ?? result.root.map(result.node))?.size ?? .zero
    }
    let pieces = sweep.pieces(over: range)
    switch format {
    case .text: TreeReport.table(Self.rows(pieces, axis: axis)).forEach(Streams.data)
    case .json:
      Streams.data(
        JSON.object([
          ("schemaVersion", .integer(1)), ("axis", .string("\(axis)")),
          ("pieces", .array(pieces.map(Self.json))),
        ]).pretty)
    }
  }

  private static func rows(_ pieces: [SizeSweep.Piece], axis: Axis) -> [[String]] {
    let length = axis == .horizontal ? "width" : "height"
    return [["container \(length)", "size at its start", "size at its end"]]
      + pieces.map { piece in
        [
          "\(PointsText.text(piece.start.length)) to \(PointsText.text(piece.end.length))",
          PointsText.text(piece.start.size), PointsText.text(piece.end.size),
        ]
      }
  }

  private static func json(_ piece: SizeSweep.Piece) -> JSON {
    .object([("start", json(piece.start)), ("end", json(piece.end))])
  }

  private static func json(_ sample: SizeSweep.Sample) -> JSON {
    .object([("length", .number(sample.length)), ("size", JSON(sample.size))])
  }
}
