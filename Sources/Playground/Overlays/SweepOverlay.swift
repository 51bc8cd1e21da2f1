import Cells
import LayoutSolver

/// The size curve: the selected view's size against a side of the container, then a row for each
/// straight piece; choosing one makes the container so large.
struct SweepOverlay: OverlayKind {
  let title = "Size curve"
  let sweep: SweepView

  var keys: [OverlayKey] {
    [.untoldFilter, .choose("takes the size"), .close()]
  }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    let (theme, words, columns) = (app.theme, app.words, app.asideColumns + 2)
    let sentence = sweep.stretches.sentence { words.text($0.rounded()) }
    var lines =
      sweep.title.wrapped(to: columns).map { StyledLine($0, theme.title) }
      + sentence.wrapped(to: columns).map { StyledLine($0, theme.focus) }
    let rows = app.terminal.size.rows >= 36 ? 6 : 3
    for (name, dimension) in [("width", Axis.horizontal), ("height", .vertical)] {
      lines.append(StyledLine(name, theme.faint))
      let plot = sweep.plot(
        dimension, columns: columns, rows: rows, unicode: app.terminal.capabilities.unicode,
        words: words)
      lines += plot.map { StyledLine($0, theme.key) }
    }
    return lines.map { Overlay.Entry(line: $0) }
      + sweep.steps.map { piece, count in
        let line = self.line(of: piece, count, theme, words)
        return Overlay.Entry(line: line, search: line.text) {
          $0.setContainer(sweep.axis, to: piece.start.length)
        }
      }
  }

  /// `from 200 to 263.5  86×20 to 120×20 in 3 steps`
  private func line(
    of piece: SizeSweep.Piece, _ count: Int, _ theme: Theme, _ words: PointWords
  ) -> StyledLine {
    let lengths = "from \(words.text(piece.start.length)) to \(words.text(piece.end.length))"
    let isConstant = piece.start.size == piece.end.size
    return StyledLine(lengths, theme.title).adding("  \(words.text(piece.start.size))")
      .adding(isConstant ? "" : " to \(words.text(piece.end.size))")
      .adding(count > 1 ? " in \(count) steps" : "", theme.faint)
  }

  func frame(rows: Int, in app: Playground) -> CellRect { app.asideFrame(rows: rows) }
}

extension Playground {
  /// The layouts one is ready to wait for.
  private static let sweepLimit = 400

  /// Sweeps one side of the container from half to one and a half of its length.
  func openSweep(_ axis: Axis) {
    guard let name = selection.node.flatMap({ result?.name(of: $0) }), let path = selection.path
    else {
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
    let sweep = SweepView(
      axis: axis, label: name.short, pieces: pieces, current: now,
      stretches: ConditionStretches(conditions) { measure($0).1 }, isCoarse: measured.isCoarse)
    openOverlay(SweepOverlay(sweep: sweep))
    // The scene's latest layout is one of those that were measured.
    sceneChanged()
  }

  /// Makes one side of the container so long, as a breakpoint was found at.
  fileprivate func setContainer(_ axis: Axis, to length: Double) {
    var size = effectiveSettings.container.size
    size[axis] = length
    conditions.container = .exact(size)
  }
}
