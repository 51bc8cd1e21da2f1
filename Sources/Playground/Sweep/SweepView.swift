import Cells
import LayoutSolver

/// The selected view's size against one side of the container, as it was swept when the list was
/// opened.
struct SweepView {
  var axis: Axis
  /// What the view is called in the list's title.
  var label: String
  var pieces: [SizeSweep.Piece]
  /// The container's side when it was opened.
  var current: Double
  /// Whether there was no time to look at every stretch.
  var isCoarse = false

  var title: String {
    "\(label)'s size against the container's \(axis == .horizontal ? "width" : "height")"
      + (isCoarse ? ", roughly" : "")
  }

  /// The size at a length, on the straight line of its piece.
  func size(at length: Double) -> Size {
    guard let piece = pieces.last(where: { $0.start.length <= length }) ?? pieces.first else {
      return .zero
    }
    let extent = piece.end.length - piece.start.length
    let share = extent > 0 ? min((length - piece.start.length) / extent, 1) : 0
    let from = piece.start.size
    let to = piece.end.size
    return Size(
      width: from.width + share * (to.width - from.width),
      height: from.height + share * (to.height - from.height))
  }

  /// The curve of one dimension, with its extremes beside it.
  func plot(_ dimension: Axis, columns: Int, rows: Int, unicode: Bool, words: PointWords)
    -> [String]
  {
    guard let first = pieces.first, let last = pieces.last else { return [] }
    let values = pieces.flatMap { [$0.start.size[dimension], $0.end.size[dimension]] }
    let least = values.min() ?? 0
    let most = values.max() ?? 0
    let margin = 10
    let curve = CurvePlot(
      columns: max(columns - margin, 8), rows: rows, unicode: unicode,
      domain: first.start.length...max(last.end.length, first.start.length),
      range: least...max(most, least))
    let lines = curve.lines { size(at: $0)[dimension] }
    return lines.enumerated().map { row, line in
      let value = row == 0 ? words.text(most) : row == rows - 1 ? words.text(least) : ""
      let cut = TextWidth.truncated(value, to: margin - 2)
      return String(repeating: " ", count: margin - 1 - TextWidth.of(cut)) + cut + " " + line
    } + [ruler(curve, margin, unicode)]
  }

  /// A line under a curve with the breakpoints and the container's present side.
  private func ruler(_ curve: CurvePlot, _ margin: Int, _ unicode: Bool) -> String {
    var marks = Array(repeating: Character(unicode ? "─" : "-"), count: curve.columns)
    for piece in pieces.dropFirst() {
      marks[curve.column(of: piece.start.length)] = unicode ? "┴" : "+"
    }
    marks[curve.column(of: current)] = unicode ? "▲" : "^"
    return String(repeating: " ", count: margin) + String(marks)
  }
}

extension Playground {
  /// The layouts one is ready to wait for.
  private static let sweepLimit = 400

  /// Sweeps one side of the container from half to one and a half of what it is.
  func openSweep(_ axis: Axis) {
    guard let node = selectedNode, let path = selectedPath else { return }
    let settings = effectiveSettings
    let now = settings.container.size[axis]
    guard now > 0 else {
      message = "The container has no \(axis == .horizontal ? "width" : "height")"
      return
    }
    var measured = SizeSweep(limit: Self.sweepLimit) { [scene] length in
      var settings = settings
      settings.container.size[axis] = length
      let result = scene.layout(settings, recording: .off).result
      return result.flatMap { result in path.node(in: result).map { result.node($0).size } }
        ?? .zero
    }
    let pieces = measured.pieces(over: (now / 2).rounded()...(now * 1.5).rounded())
    sweep = SweepView(
      axis: axis, label: node.label, pieces: pieces, current: now, isCoarse: measured.isCoarse)
    overlay = Overlay(.sweep)
    setNeedsLayout()
  }

  /// The curves, then a row for each straight piece; choosing one makes the container so large.
  func sweepEntries() -> [Overlay.Entry] {
    guard let sweep else { return [] }
    var entries = [Overlay.Entry(line: StyledLine(sweep.title, theme.title), search: "")]
    let columns = Overlay(.sweep).columns(in: size.columns) - 2
    let rows = size.rows >= 36 ? 6 : 3
    for (name, dimension) in [("width", Axis.horizontal), ("height", .vertical)] {
      entries.append(Overlay.Entry(line: StyledLine(name, theme.faint), search: ""))
      let lines = sweep.plot(
        dimension, columns: columns, rows: rows, unicode: capabilities.unicode, words: words)
      entries += lines.map { Overlay.Entry(line: StyledLine($0, theme.key), search: "") }
    }
    return entries
      + sweep.pieces.map { piece in
        let start = words.text(piece.start.length)
        let line = StyledLine("from \(start) to \(words.text(piece.end.length))", theme.title)
          .adding("  \(words.text(piece.start.size))")
          .adding(
            piece.start.size == piece.end.size ? "" : " to \(words.text(piece.end.size))")
        return Overlay.Entry(line: line, search: line.text) { app in
          app.adoptSwept(piece.start.length)
        }
      }
  }

  /// Makes the container as long as a breakpoint was found at.
  private func adoptSwept(_ length: Double) {
    guard let axis = sweep?.axis else { return }
    var size = effectiveSettings.container.size
    size[axis] = length
    container = .exact(size)
  }
}
