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
  var screenLayout: ScreenLayout { screenLayout(messageRows: messageRows) }

  /// The same with another number of rows for errors, which must not reflow the scene, and with the
  /// rows that panels need.
  func screenLayout(messageRows: Int, wanted: [Panel: Int] = [:]) -> ScreenLayout {
    ScreenLayout(
      columns: terminal.size.columns, rows: terminal.size.rows, focus: panels.focus,
      sidePanel: panels.side, messageRows: messageRows, wanted: wanted, splits: panels.splits)
  }

  /// Where everything is, the panels as high as what they hold.
  var panelLayout: ScreenLayout {
    var wanted: [Panel: Int] = [:]
    for (panel, place) in screenLayout.panels where Panel.grows.contains(panel) {
      wanted[panel] = content(of: panel, columns: place.columns).count
    }
    return screenLayout(messageRows: messageRows, wanted: wanted)
  }
}
