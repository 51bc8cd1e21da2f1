import Cells
import LayoutChecks
import LayoutSolver

/// The pictures of the matrix, with the values of its axis above them.
extension Playground {
  func paintMatrix(_ list: Overlay, into grid: inout CellGrid) {
    grid.fill(grid.bounds)
    mouse.screen.add(grid.bounds, .overlay)
    let variants = entries(of: list).compactMap(\.variant)
    let current = min(list.row, variants.count - 1)
    strip(variants, current: current, columns: grid.columns - 1)
      .write(into: &grid, column: 1, row: 1, columns: grid.columns - 1)
    paintAxes(into: &grid)
    let captions = grid.rows >= 30 ? 3 : grid.rows >= 20 ? 2 : 0
    let rows = grid.rows - 5 - captions
    guard !variants.isEmpty, rows >= 2 else {
      if variants.isEmpty {
        grid.write("Nothing matches", column: 1, row: 1, style: theme.faint)
      }
      return paintAdvice(list, until: grid.columns - 1, into: &grid)
    }
    let sizes = variants.map { effective($0.settings, in: $0.container).container.size }
    let arrangement = MatrixArrangement(
      sizes, columns: grid.columns, rows: rows, current: current, first: list.top)
    overlay?.top = arrangement.shown.lowerBound
    let end = paintScale(arrangement.scale, into: &grid)
    paintAdvice(list, until: end, into: &grid)
    let places = Self.places(sizes, arrangement, columns: grid.columns)
    for (index, place) in zip(arrangement.shown, places) {
      paint(
        variants[index], in: place, scale: arrangement.scale, isCurrent: index == current,
        captions: captions, into: &grid)
      mouse.screen.add(place, .overlayRow(index))
    }
  }

  /// The frames of the visible ones, aligned at their tops, in the middle of the screen.
  private static func places(
    _ sizes: [Size], _ arrangement: MatrixArrangement, columns: Int
  ) -> [CellRect] {
    let cells = arrangement.shown.map { arrangement.cells(sizes[$0]) }
    let used = cells.reduce(0) { $0 + $1.columns } + (cells.count - 1) * MatrixArrangement.gap
    var column = max((columns - used) / 2, 0)
    return cells.map { cells in
      let place = CellRect(column: column, row: 2, columns: cells.columns, rows: cells.rows)
      column = place.endColumn + MatrixArrangement.gap
      return place
    }
  }

  // MARK: One of them

  /// - Parameter place: of the frame around the picture.
  private func paint(
    _ variant: Variant, in place: CellRect, scale: CellScale, isCurrent: Bool, captions: Int,
    into grid: inout CellGrid
  ) {
    let style = isCurrent ? theme.focus : theme.border
    grid.drawBox(place, isCurrent ? .heavy : .light, style: style)
    let size = effective(variant.settings, in: variant.container).container.size
    let room = place.columns - 4
    let title = variation.axis == .device ? "\(variant.title) \(words.text(size))" : variant.title
    grid.write(
      TextWidth.truncated(" \(title) ", to: room), column: place.column + 2, row: place.row,
      style: isCurrent ? theme.focus : theme.title)
    let outcome = outcome(of: variant)
    let mark = mark(of: outcome)
    grid.write(
      " \(mark.text) ", column: place.column + 2, row: place.endRow - 1, style: mark.style)
    guard let outcome else { return }
    if let result = outcome.result {
      paintPicture(of: result, outcome.problems, scale, in: place.inset(by: 1), into: &grid)
    }
    paintCaption(
      outcome.problems,
      CellRect(
        column: place.column + 1, row: place.endRow, columns: place.columns - 1, rows: captions),
      into: &grid)
  }

  /// Only the screen, with the views of problems underlined.
  private func paintPicture(
    of result: LayoutResult, _ problems: [VariantOutcomes.Problem], _ scale: CellScale,
    in place: CellRect, into grid: inout CellGrid
  ) {
    var options = screenOptions
    options.labelling = .picture
    let plan = variation.outcomes.plans.plan(result, scale: scale)
    var picture = CanvasPicture(plan, options: options).drawn(
      columns: place.columns, rows: place.rows, origin: (0, 0))
    for run in picture.texts {
      guard let problem = problems.first(where: { $0.isAbout(run.node, in: result) }) else {
        continue
      }
      for column in run.column..<run.column + run.columns {
        picture.grid.restyle(column: column, row: run.row) { style in
          let theme = style.background.appearance.map(Theme.standard) ?? theme
          style.foreground = (problem.isError ? theme.error : theme.warning).foreground
          style.underline = true
        }
      }
    }
    grid.blit(picture.grid, column: place.column, row: place.row)
  }

  /// The first of the problems.
  private func paintCaption(
    _ problems: [VariantOutcomes.Problem], _ place: CellRect, into grid: inout CellGrid
  ) {
    guard let first = problems.first, place.rows > 0 else { return }
    let lines = words.plain(first.message).wrapped(to: place.columns)
    for (row, line) in lines.prefix(place.rows).enumerated() {
      let isCut = row == place.rows - 1 && lines.count > place.rows
      let text = isCut ? TextWidth.truncated(line + " …", to: place.columns) : line
      grid.write(
        text, column: place.column, row: place.row + row, style: theme.text, limit: place.columns)
    }
  }

  // MARK: Around them

  /// The axes as tabs.
  private func paintAxes(into grid: inout CellGrid) {
    grid.drawHorizontalLine(
      column: 0, row: 0, length: grid.columns, .heavy, style: theme.focus)
    var column = grid.write(" Matrix of ", column: 1, row: 0, style: theme.focus)
    for axis in variantAxes {
      let style = axis == variation.axis ? theme.selection : theme.faint
      column = grid.write(" \(axis.words) ", column: column, row: 0, style: style)
    }
  }

  /// The scale that all pictures have, at the end of the last row.
  /// - Returns: the column in which it begins.
  private func paintScale(_ scale: CellScale, into grid: inout CellGrid) -> Int {
    let start = max(grid.columns - 1 - TextWidth.of(scale.shortWords), 0)
    grid.write(scale.shortWords, column: start, row: grid.rows - 1, style: theme.title)
    return start
  }

  private func paintAdvice(_ list: Overlay, until end: Int, into grid: inout CellGrid) {
    let row = grid.rows - 1
    guard list.isTyping || !list.filter.isEmpty else {
      let advice = list.advice(columns: max(end - 2, 0))
      grid.write(advice, column: 1, row: row, style: theme.faint)
      return
    }
    let end = grid.write("/ \(list.filter)", column: 1, row: row, style: theme.title)
    if list.isTyping {
      grid.write(" ", column: end, row: row, style: CellStyle(reverse: true))
    }
  }
}
