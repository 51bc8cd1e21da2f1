/// A kind of panel, in a file of its own: its words, its keys, its room, and what it shows. A row of
/// `Panel.all` puts it on the screen.
protocol PanelKind: Sendable {
  var title: String { get }
  /// Other words that the palette finds it by.
  var also: String { get }
  /// Its part of a window; nil for the canvas, which has what the others leave.
  var room: PanelRoom? { get }
  /// The keys that are most useful in it, by their actions' names, with their words for the hint line.
  var hints: [(id: String, text: String)] { get }
  /// Its rows, in a panel that is this wide.
  func content(columns: Int, in app: Playground) -> PanelContent
  /// What its title says besides its name.
  func note(in app: Playground) -> String
  /// Does what a click on one of its rows means.
  func choose(row: Int, in app: Playground)
  /// Does what Enter means while it has the keys.
  func press(in app: Playground)
  func move(rows: Int, in app: Playground)
  func move(columns: Int, in app: Playground)
  /// Goes back within it.
  /// - Returns: Whether there was anything to go back from.
  func goBack(in app: Playground) -> Bool
  /// The list that searches what it shows.
  var search: any OverlayKind { get }
  /// Goes to the next place that the last search found.
  func findNext(_ step: Int, in app: Playground)
}

/// Unless it does otherwise, a panel is about the selected view.
extension PanelKind {
  func note(in app: Playground) -> String { "" }
  func choose(row: Int, in app: Playground) {}
  func press(in app: Playground) { app.press() }

  func move(rows: Int, in app: Playground) {
    for _ in 0..<min(abs(rows), 1000) {
      if rows > 0 { app.selectChild() } else { app.selectParent() }
    }
  }

  func move(columns: Int, in app: Playground) { app.selectSibling(columns) }
  func goBack(in app: Playground) -> Bool { false }
  var search: any OverlayKind { FindViewOverlay() }
  func findNext(_ step: Int, in app: Playground) { app.findNextView(step) }
}

/// Where a panel stands in a wide window, and how many of its column's rows it has there.
struct PanelRoom {
  enum Column { case left, right }

  var column: Column
  /// Nil for a panel that has the rows that others leave; any other is as high as its contents, and
  /// has at most this percentage of what those below it leave.
  var most: Int?
  /// Whether it has the right column, which is wider, for itself while it has the keys.
  var isWide = false
}
