import Cells
import LayoutSolver

/// What holds after every event, whatever came before. Random sessions check it.
extension Playground {
  /// The first violated rule of the session; nil if all hold.
  /// - Parameter picture: painted since the last event.
  package func brokenInvariant(in picture: CellGrid) -> String? {
    if (picture.columns, picture.rows) != terminal.size {
      return "the picture is not as large as the screen"
    }
    let container = effectiveSettings.container.size
    if !(0...1_000_000).contains(container.width) || !(0...1_000_000).contains(container.height) {
      return "the container is \(container)"
    }
    if !(scale.pointsPerColumn > 0) || !scale.pointsPerColumn.isFinite {
      return "the scale is \(scale)"
    }
    if let id = selection.node, let result, !result.nodes.indices.contains(id.index) {
      return "the selection is no view of the layout"
    }
    return brokenLayout ?? brokenOverlay
  }

  private var brokenLayout: String? {
    let layout = screenLayout
    guard layout.rung != .tooSmall else { return nil }
    let screen = CellRect(
      column: 0, row: 0, columns: terminal.size.columns, rows: terminal.size.rows)
    let rects = layout.panels.map(\.content) + [layout.canvas, layout.caption, layout.hints]
    return rects.first { !$0.isEmpty && $0.intersection(screen) != $0 }
      .map { "\($0) is not on the screen" }
  }

  private var brokenOverlay: String? {
    guard let overlay, screenLayout.rung != .tooSmall else { return nil }
    let count = entries(of: overlay).count
    let isChosen = overlay.row >= 0 && overlay.row <= max(count - 1, 0)
    return isChosen ? nil : "row \(overlay.row) of \(count) is chosen"
  }

  /// Whether keys go to the table of actions, rather than to an open list.
  package var takesActions: Bool { overlay == nil && screenLayout.rung != .tooSmall }

  /// Whether the message says that the last key did nothing.
  package var saysNothingHappened: Bool { message?.contains("does nothing here") == true }
}
