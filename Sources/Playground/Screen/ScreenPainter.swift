import Cells
import LayoutSolver

extension Playground {
  /// The whole screen as it is now, in all colours and characters; the terminal shows it with those
  /// that it has.
  public func paint() -> CellGrid {
    // Laid out first, since errors take rows of the screen.
    _ = result
    variation.outcomes.beginPicture()
    var grid = CellGrid(columns: terminal.size.columns, rows: terminal.size.rows)
    let layout = panelLayout
    mouse.screen = PaintedScreen()
    canvas.pixels.begin(version: opened.version)
    guard layout.rung != .tooSmall else {
      let smallest = ScreenLayout.smallest
      grid.write("needs \(smallest.columns)×\(smallest.rows), q quits", column: 0, row: 0)
      return grid
    }
    if layout.showsCanvas { paintCanvas(layout, into: &grid) }
    for (panel, rect) in layout.panels {
      if layout.rung == .single {
        grid.fill(
          CellRect(
            column: rect.column, row: rect.row - 1, columns: rect.columns, rows: rect.rows + 1))
      }
      paint(panel, rect, into: &grid)
    }
    for (_, line) in layout.dividers {
      grid.drawVerticalLine(
        column: line.column, row: line.row, length: line.rows, style: theme.border)
    }
    paintCaption(layout, into: &grid)
    paintHints(layout, into: &grid)
    if let overlay { overlay.kind.paint(overlay, in: self, into: &grid) }
    // A theme for the other background brings it along.
    return theme.appearance == terminal.appearance
      ? grid : grid.replacingStandardColors(with: theme.page)
  }

  /// The same without pixels, which no other process has.
  func paintInCells() -> CellGrid {
    let cell = terminal.cell
    terminal.cell = nil
    defer { terminal.cell = cell }
    return paint()
  }

  // MARK: Panels

  private func paint(_ panel: Panel, _ rect: CellRect, into grid: inout CellGrid) {
    guard !rect.isEmpty else { return }
    let content = content(of: panel, columns: rect.columns)
    mouse.screen.add(
      CellRect(column: rect.column, row: rect.row - 1, columns: rect.columns, rows: rect.rows + 1),
      .panel(panel, row: nil))
    let title = "\(panel.digit) \(panel.kind.title)\(panel.kind.note(in: self))"
    paintTitle(title, panel, column: rect.column, row: rect.row - 1, rect.columns, into: &grid)
    let top = panels.scrolls.top(
      of: panel, count: content.count, height: rect.rows, current: content.current,
      until: content.currentEnd)
    let shown = 0..<max(min(rect.rows, content.count - top), 0)
    let block = content.block?(top..<top + shown.count) ?? content
    for row in shown {
      let line = block.line(top + row)
      line.write(into: &grid, column: rect.column, row: rect.row + row, columns: rect.columns)
      let place = CellRect(
        column: rect.column, row: rect.row + row, columns: rect.columns, rows: 1)
      mouse.screen.add(place, .panel(panel, row: top + row))
      if content.highlights(top + row) {
        highlight(place, isFocused: panels.focus == panel, into: &grid)
      }
    }
  }

  /// The current row: reversed where the keys go, else bold.
  private func highlight(_ rect: CellRect, isFocused: Bool, into grid: inout CellGrid) {
    for column in rect.column..<rect.endColumn {
      grid.restyle(column: column, row: rect.row) { style in
        style.bold = true
        style.dim = false
        // What stands out in the row is told apart by being reversed back.
        if isFocused { style.reverse.toggle() } else { style.underline = true }
      }
    }
  }

  func paintTitle(
    _ title: String, _ panel: Panel, column: Int, row: Int, _ columns: Int,
    into grid: inout CellGrid
  ) {
    let style = panels.focus == panel ? theme.focus : theme.border
    grid.drawHorizontalLine(
      column: column, row: row, length: columns, panels.focus == panel ? .heavy : .light,
      style: style)
    let shown = TextWidth.truncated(" \(title) ", to: max(columns - 2, 0))
    grid.write(
      shown, column: column + 1, row: row, style: panels.focus == panel ? theme.focus : theme.title)
  }

  // MARK: Canvas

  private func paintCanvas(_ layout: ScreenLayout, into grid: inout CellGrid) {
    mouse.screen.add(layout.canvas, .canvas)
    let area = part(of: layout.canvas)
    if let title = layout.canvasTitle {
      paintTitle(
        "\(Panel.canvas.digit) \(canvasTitle)", .canvas, column: title.column, row: title.row,
        title.columns,
        into: &grid)
    }
    guard let result else {
      if let last = latest.lastPicture?.grid {
        grid.clipped(to: area) { $0.blit(last, column: area.column, row: area.row) }
        fade(area, in: &grid)
        return
      }
      grid.write(
        "Nothing to show yet", column: area.column + 1, row: area.row, style: theme.faint,
        limit: area.columns)
      return
    }
    var options = pictureOptions
    if let halves = halves(of: layout.canvas) {
      paintKept(halves, title: layout.canvasTitle, options, into: &grid)
    }
    let scale = scale
    let cells = scale.cells(result.container.size)
    let origin = picturePlace(in: area)
    let place = CellRect(
      column: area.column + origin.column, row: area.row + origin.row, columns: cells.columns,
      rows: cells.rows)
    options.hasPixels = drawPixels(result, moment: trace.moment, at: place, in: area)
    let picture = CanvasPicture(
      canvas.plans.plan(result, scale: scale, moment: trace.moment), options: options
    )
    .grid(columns: area.columns, rows: area.rows, origin: origin)
    grid.blit(picture, column: area.column, row: area.row)
    if showsBezel {
      let frame = DeviceFrame(
        container: result.container, scale: scale, theme: theme,
        unicode: terminal.capabilities.unicode)
      frame.paint(around: place, within: area, into: &grid)
    }
    if latest.isOld { fade(area, in: &grid) }
    let marks = CutMarks(
      words: words, style: theme.selection, unicode: terminal.capabilities.unicode)
    marks.paint(result.container.size, at: origin, scale, in: area, into: &grid)
    mouse.screen.canvasOrigin = (area.column + origin.column, area.row + origin.row)
    mouse.screen.container = place
  }

  /// Takes the same part of every colour away, of letters and of what is under them.
  private func fade(_ area: CellRect, in grid: inout CellGrid) {
    let page = Raster.Ink(theme.appearance == .dark ? 0x101012 : 0xFFFFFF, alpha: 140)
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn {
        grid.restyle(column: column, row: row) { style in
          style.dim = terminal.capabilities.colors < 256
          for part in [\CellStyle.foreground, \.background] {
            guard let color = style[keyPath: part].packed else { continue }
            style[keyPath: part] = .rgb(Raster.mixed(page, over: color))
          }
        }
      }
    }
  }

  /// How any picture is drawn in this terminal.
  var screenOptions: CanvasPicture.Options {
    let capabilities = terminal.capabilities
    var options = CanvasPicture.Options()
    options.theme = theme
    options.colors = capabilities.colors
    options.blocks = capabilities.unicode ? capabilities.blocks : .spaces
    return options
  }

  /// How the present layout's picture is drawn.
  var pictureOptions: CanvasPicture.Options {
    var options = screenOptions
    options.selection = selection.node
    options.marked = result.flatMap { selection.marked?.node(in: $0) }
    options.overlays = canvas.overlays
    options.space = canvas.axesSpace.space
    options.labelling = canvas.labels
    options.framesPieces = tree.form != .written
    options.differences = differenceMarks(\.after)
    return options
  }

  /// The container and the scale, always to be seen.
  var canvasTitle: String {
    let size = effectiveSettings.container.size
    let part = seenPart.map { ", \($0)" } ?? ""
    let offer =
      conditions.rootProposal == .room ? "" : "offers \(words.text(conditions.rootProposal)) · "
    let age = latest.isOld ? "OLD, from before the error · " : ""
    return
      "\(age)\(words.text(size)) pt\(part) · \(offer)\(conditions.container.words) · \(scale.shortWords)"
      + " · \(scene.directives.title ?? scene.name)"
  }
}
