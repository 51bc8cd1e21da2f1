import Cells

/// Which panels are on the screen, and which has the keys.
struct Panels {
  var focus = Panel.canvas
  /// The panel shown where there is room for one beside the canvas.
  var side = Panel.tree
  /// Where the user has put the lines between panels.
  var splits = Splits()
  var scrolls = PanelScrolls()
}

extension Playground {
  /// Gives the keys to a panel.
  func focus(_ panel: Panel) {
    panels.focus = panel
    if panel != .canvas { panels.side = panel }
  }

  /// Where the canvas is on the screen, and which panels there are.
  var screenLayout: ScreenLayout { screenLayout(wanted: [:]) }

  /// The same with the rows that panels need.
  private func screenLayout(wanted: [Panel: Int]) -> ScreenLayout {
    ScreenLayout(
      columns: terminal.size.columns, rows: terminal.size.rows, focus: panels.focus,
      sidePanel: panels.side, shares: windowColumns, wanted: wanted, splits: panels.splits,
      isAlone: presentation != nil)
  }

  /// Where everything is, the panels as high as what they hold.
  var panelLayout: ScreenLayout {
    var wanted: [Panel: Int] = [:]
    for (panel, place) in screenLayout.panels where panel.kind.room?.most != nil {
      wanted[panel] = content(of: panel, columns: place.columns).count
    }
    return screenLayout(wanted: wanted)
  }
}
