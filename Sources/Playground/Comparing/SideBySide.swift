import Cells
import LayoutSolver

/// The kept layout's picture beside the present one's, at the same scale.
extension Playground {
  /// Shows both, or only the present one again.
  func toggleSideBySide() {
    if comparison.isSideBySide {
      comparison.isSideBySide = false
      return
    }
    guard result != nil else { return }
    // The scale that both fit follows from the container here, and not the container from it.
    if case .window = conditions.container {
      conditions.container = .exact(effectiveSettings.container.size)
    }
    if comparison.kept == nil { keepLayout() }
    comparison.isSideBySide = true
    canvas.zoom(to: nil)
    message = "Left as kept, right as it is now; \(keyMap.key("layout.keep")) keeps anew"
  }

  /// A canvas in its two parts with a line between them.
  struct Halves {
    var kept: CellRect
    var present: CellRect
    var divider: CellRect
    var isBeside: Bool { divider.columns == 1 }
  }

  /// Nil while the present layout has the canvas to itself.
  func halves(of canvas: CellRect) -> Halves? {
    guard comparison.isSideBySide, let keptLayout = comparison.kept, canvas.columns >= 9,
      canvas.rows >= 5
    else { return nil }
    let sizes = [keptLayout.result.container.size, effectiveSettings.container.size]
    let beside = Self.beside(canvas)
    let stacked = Self.stacked(canvas)
    func scale(_ halves: Halves) -> Double {
      sizes.map {
        CellScale.fitting($0, columns: halves.kept.columns, rows: halves.kept.rows)
          .pointsPerColumn
      }.max() ?? 0
    }
    // However both are seen larger.
    return scale(stacked) < scale(beside) ? stacked : beside
  }

  private static func beside(_ canvas: CellRect) -> Halves {
    let columns = (canvas.columns - 1) / 2
    let divider = CellRect(
      column: canvas.column + columns, row: canvas.row, columns: 1, rows: canvas.rows)
    return Halves(
      kept: CellRect(
        column: canvas.column, row: canvas.row, columns: columns, rows: canvas.rows),
      present: CellRect(
        column: divider.endColumn, row: canvas.row,
        columns: canvas.endColumn - divider.endColumn, rows: canvas.rows),
      divider: divider)
  }

  private static func stacked(_ canvas: CellRect) -> Halves {
    let rows = (canvas.rows - 1) / 2
    let divider = CellRect(
      column: canvas.column, row: canvas.row + rows, columns: canvas.columns, rows: 1)
    return Halves(
      kept: CellRect(
        column: canvas.column, row: canvas.row, columns: canvas.columns, rows: rows),
      present: CellRect(
        column: canvas.column, row: divider.endRow, columns: canvas.columns,
        rows: canvas.endRow - divider.endRow),
      divider: divider)
  }

  /// The present picture's part of a canvas.
  func part(of canvas: CellRect) -> CellRect { halves(of: canvas)?.present ?? canvas }

  /// The present picture's place on the screen.
  var pictureCanvas: CellRect { part(of: screenLayout.canvas) }

  /// The room that one scale has to be right for.
  var comparedSize: Size {
    let size = effectiveSettings.container.size
    guard comparison.isSideBySide, let kept = comparison.kept?.result.container.size else {
      return size
    }
    return Size(width: max(size.width, kept.width), height: max(size.height, kept.height))
  }

  // MARK: Pictures

  /// The marked views in a picture: those of another size, and those that have only moved.
  func differenceMarks(
    _ side: (KeptLayout.Difference) -> KeptLayout.Place?
  ) -> [NodeID: CanvasPicture.Difference] {
    guard comparison.isSideBySide else { return [:] }
    var marks: [NodeID: CanvasPicture.Difference] = [:]
    for difference in differences {
      if let place = side(difference) { marks[place.id] = difference.isSize ? .size : .place }
    }
    return marks
  }

  /// Paints the kept layout and the line between the two.
  func paintKept(
    _ halves: Halves, title: CellRect?, _ options: CanvasPicture.Options, into grid: inout CellGrid
  ) {
    guard let kept = comparison.kept else { return }
    var options = options
    options.selection = selection.path?.node(in: kept.result)
    options.marked = nil
    options.differences = differenceMarks(\.before)
    let size = kept.result.container.size
    let place = picturePlace(
      of: size, showing: options.selection.map { kept.result.node($0).frame }, in: halves.kept)
    let cells = scale.cells(size)
    options.hasPixels = drawPixels(
      kept.result, moment: nil,
      at: CellRect(
        column: halves.kept.column + place.column, row: halves.kept.row + place.row,
        columns: cells.columns, rows: cells.rows), in: halves.kept)
    let picture = CanvasPicture(canvas.plans.plan(kept.result, scale: scale), options: options)
      .grid(columns: halves.kept.columns, rows: halves.kept.rows, origin: place)
    grid.blit(picture, column: halves.kept.column, row: halves.kept.row)
    mouse.screen.keptOrigin = (halves.kept.column + place.column, halves.kept.row + place.row)
    mouse.screen.add(halves.kept, .keptCanvas)
    if halves.isBeside {
      grid.drawVerticalLine(
        column: halves.divider.column, row: halves.divider.row, length: halves.divider.rows,
        style: theme.border)
    } else {
      paintTitle(
        presentTitle, .canvas, column: halves.divider.column, row: halves.divider.row,
        halves.divider.columns, into: &grid)
    }
    guard let title else { return }
    let keptTitle = comparesRemedy ? "1 before, without the remedy" : "1 kept: \(kept.title)"
    paintTitle(
      keptTitle, .canvas, column: title.column, row: title.row, title.columns, into: &grid)
    if halves.isBeside {
      paintTitle(
        presentTitle, .canvas, column: halves.present.column, row: title.row,
        title.endColumn - halves.present.column, into: &grid)
    }
  }

  private var presentTitle: String {
    let count = differences.count
    let differ = count == 0 ? "nothing differs" : count == 1 ? "1 differs" : "\(count) differ"
    return
      "\(comparesRemedy ? "after" : "now"): \(words.text(effectiveSettings.container.size)), \(differ), "
      + "\(keyMap.key("layout.compare")) lists · \(scale.shortWords)"
  }

  /// Selects the view at the place of the kept one.
  func clickKept(column: Int, row: Int) {
    guard let kept = comparison.kept?.result, let result else { return }
    let hits = CanvasHits(plan: canvas.plans.plan(kept, scale: scale))
    guard let hit = hits.node(column: column, row: row) else { return }
    select(NodePath(of: hit, in: kept).node(in: result))
  }
}
