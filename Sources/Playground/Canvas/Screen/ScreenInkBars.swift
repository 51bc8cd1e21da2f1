import Cells
import LayoutSolver

/// Bars of tabs: an icon over a title each, the chosen one tinted.
extension ScreenInk {
  mutating func paintTabs(_ state: ControlState, _ pen: ControlPen) {
    guard case .choices(let items, let chosen) = state, !items.isEmpty else { return }
    let bar = Rect(
      x: min(21, pen.size.width / 8), y: 0, width: pen.size.width * 0.9,
      height: min(pen.size.height, 62))
    let floating = Rect(
      x: (pen.size.width - bar.width) / 2, y: bar.minY, width: bar.width, height: bar.height)
    fill(
      .capsule, floating, .adaptive(light: .system(.systemGray6), dark: .system(.systemGray5)), pen)
    let width = (floating.width - 8) / Double(items.count)
    for (index, item) in items.enumerated() {
      let parts = item.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
      let place = Rect(
        x: floating.minX + 4 + Double(index) * width, y: floating.minY, width: width,
        height: floating.height)
      let isChosen = index == chosen
      if isChosen { fill(.capsule, place.inset(by: 4), .system(.systemFill), pen) }
      let color = isChosen ? pen.tint : .named(.primary)
      let title = parts.count > 1 ? parts[1] : ""
      let icon = parts[0].isEmpty ? "" : String(SymbolGlyphs.glyph(of: parts[0]))
      let half = Size(width: width, height: floating.height / 2)
      let upper = Rect(x: place.minX, y: place.minY + 4, width: half.width, height: half.height - 4)
      let lower = Rect(x: place.minX, y: place.midY, width: half.width, height: half.height - 6)
      if title.isEmpty || icon.isEmpty {
        write(title + icon, in: place, color, pen)
      } else {
        write(icon, in: upper, color, pen)
        write(title, in: lower, color, pen)
      }
    }
  }
}
