import Cells

/// Where the user has put the lines between panels; what isn't there follows from the window and
/// from what the panels hold.
struct Splits: Equatable {
  /// The columns of the panels on the left, and of those on the right.
  var left: Int?
  var right: Int?
  /// The rows of panels, their titles included.
  var rows: [Panel: Int] = [:]
}

/// A line between panels that the mouse can drag.
enum Splitter: Equatable {
  /// The left side panels' right edge, and the right ones' left edge.
  case left, right
  /// Between a panel and the one below it.
  case between(Panel, Panel)
}

extension Playground {
  /// Brings a line to where the mouse is.
  func move(_ splitter: Splitter, to cell: (column: Int, row: Int)) {
    let (shares, rung) = (windowColumns, screenLayout.rung)
    // Beside other panels the scale stays what it is here.
    if followsWindow { zoom(to: scale) }
    func within(_ wanted: Int, _ other: Int) -> Int {
      let others = rung == .three ? other + 2 : 0
      return min(
        max(wanted, WindowColumns.fewest), terminal.size.columns - others - 2 - WindowColumns.fewest
      )
    }
    switch splitter {
    case .left: panels.splits.left = within(cell.column, shares.right)
    case .right:
      panels.splits.right = within(terminal.size.columns - cell.column - 1, shares.left)
    case .between(.canvas, _): panels.splits.rows[.canvas] = cell.row
    case .between(let above, let below) where above.kind.room?.most == nil:
      // The one above has what the others leave.
      guard let end = panelLayout.place(of: below)?.endRow else { return }
      panels.splits.rows[below] = max(end - cell.row, ScreenLayout.fewestRows)
    case .between(let above, _):
      guard let place = panelLayout.place(of: above) else { return }
      panels.splits.rows[above] = max(cell.row - (place.row - 1), ScreenLayout.fewestRows)
    }
  }

  /// The line between panels at a cell.
  func splitter(column: Int, row: Int) -> Splitter? {
    let layout = panelLayout
    return (layout.titles + layout.dividers).first {
      $0.rect.contains(column: column, row: row)
    }?.line
  }
}
