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
  /// Where the view fits, and where it doesn't.
  var stretches: ConditionStretches
  /// Whether there was no time to look at every stretch.
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

extension Playground {
  /// The layouts one is ready to wait for.
  private static let sweepLimit = 400

  /// Sweeps one side of the container from half to one and a half of what it is.
  func openSweep(_ axis: Axis) {
    guard let name = selection.flatMap({ result?.name(of: $0) }), let path = selectedPath else {
      return
    }
    let settings = effectiveSettings
    let now = settings.container.size[axis]
    guard now > 0 else {
      message = "The container has no \(axis == .horizontal ? "width" : "height")"
      return
    }
    var conditions: [Double: ViewCondition] = [:]
    let measure = { [scene] (length: Double) -> (Size, ViewCondition) in
      var settings = settings
      settings.container.size[axis] = length
      guard let result = scene.layout(settings, recording: .off).result,
        let id = path.node(in: result)
      else { return (.zero, .invisible) }
      return (result.node(id).size, result.condition(of: id))
    }
    var measured = SizeSweep(limit: Self.sweepLimit) { length in
      let (size, condition) = measure(length)
      conditions[length] = condition
      return size
    }
    let pieces = measured.pieces(over: (now / 2).rounded()...(now * 1.5).rounded())
    sweep = SweepView(
      axis: axis, label: name.short, pieces: pieces, current: now,
      stretches: ConditionStretches(conditions) { measure($0).1 }, isCoarse: measured.isCoarse)
    overlay = Overlay(.sweep)
    setNeedsLayout()
  }

  /// The curves, then a row for each straight piece; choosing one makes the container so large.
  func sweepEntries() -> [Overlay.Entry] {
    guard let sweep else { return [] }
    let sentence = sweep.stretches.sentence { words.text($0.rounded()) }
    let columns = asideColumns + 2
    var entries =
      (Self.wrapped(sweep.title, columns: columns)
      .map { StyledLine($0, theme.title) }
      + Self.wrapped(sentence, columns: columns)
      .map { StyledLine($0, theme.focus) })
      .map { Overlay.Entry(line: $0, search: "") }
    let rows = size.rows >= 36 ? 6 : 3
    for (name, dimension) in [("width", Axis.horizontal), ("height", .vertical)] {
      entries.append(Overlay.Entry(line: StyledLine(name, theme.faint), search: ""))
      let lines = sweep.plot(
        dimension, columns: columns, rows: rows, unicode: capabilities.unicode, words: words)
      entries += lines.map { Overlay.Entry(line: StyledLine($0, theme.key), search: "") }
    }
    return entries
      + sweep.steps.map { piece, count in
        let start = words.text(piece.start.length)
        let line = StyledLine("from \(start) to \(words.text(piece.end.length))", theme.title)
          .adding("  \(words.text(piece.start.size))")
          .adding(
            piece.start.size == piece.end.size ? "" : " to \(words.text(piece.end.size))"
          )
          .adding(count > 1 ? " in \(count) steps" : "", theme.faint)
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
