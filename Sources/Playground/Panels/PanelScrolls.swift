/// How far each panel is scrolled: a panel follows its current row when that changes and stays
/// put otherwise.
struct PanelScrolls {
  private var tops: [Panel: Int] = [:]
  private var followed: [Panel: Int] = [:]

  /// The first row to show.
  /// - Parameter end: The last row that should be visible with the current one, as far as there is
  ///   room.
  mutating func top(
    of panel: Panel, count: Int, height: Int, current: Int?, until end: Int? = nil
  ) -> Int {
    var top = tops[panel] ?? 0
    if let current, followed[panel] != current {
      followed[panel] = current
      let margin = min(2, max(height - 1, 0) / 2)
      let last = min(max(end ?? current, current), current + height - 1 - margin)
      top = max(top, last - height + 1 + (last == current ? margin : 0))
      top = min(top, max(current - margin, 0))
    }
    top = min(max(top, 0), max(count - height, 0))
    tops[panel] = top
    return top
  }

  mutating func scroll(_ panel: Panel, by rows: Int) { tops[panel, default: 0] += rows }
}
