import Cells
import LayoutSolver

/// The selected view's size against one side of the container, as it was swept when the list was
/// opened.
struct SweepView {
  var axis: Axis
  /// The view's name in the list's title.
  var label: String
  var pieces: [SizeSweep.Piece]
  /// The container's side when it was opened.
  var current: Double
  /// Where the view fits, and where it doesn't.
  var stretches: ConditionStretches
  /// Whether there was no time to examine every stretch.
  var isCoarse = false

  var title: String {
    "\(label)'s size against the container's \(axis == .horizontal ? "width" : "height")"
      + (isCoarse ? ", roughly" : "")
  }

  /// The pieces, with neighbours that are too short to matter taken together, and of how many each
  /// consists.
  var steps: [(piece: SizeSweep.Piece, count: Int)] {
    let short = 8.0
    var steps: [(piece: SizeSweep.Piece, count: Int)] = []
    for piece in pieces {
      let length = piece.end.length - piece.start.length
      if let last = steps.last, length < short,
        last.count > 1 || last.piece.end.length - last.piece.start.length < short
      {
        steps[steps.count - 1] = (
          SizeSweep.Piece(start: last.piece.start, end: piece.end), last.count + 1
        )
      } else {
        steps.append((piece, 1))
      }
    }
    return steps
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
