import Cells

/// What the terminal is like, and how the session looks in it.
public struct TerminalState {
  package internal(set) var size: (columns: Int, rows: Int)
  let capabilities: TerminalCapabilities
  /// Its background, as far as it has told.
  public var appearance = Appearance.dark
  /// The size of a cell in pixels, where the terminal shows these.
  var cell: CellPixels?
  public var themeChoice = ThemeChoice.auto
  /// Seconds that a turn may take before the terminal says so and looks at the keys; infinite where
  /// turns are taken in the thread that has the terminal.
  public var patience = Double.infinity

  init(size: (columns: Int, rows: Int), capabilities: TerminalCapabilities) {
    self.size = size
    self.capabilities = capabilities
  }
}
