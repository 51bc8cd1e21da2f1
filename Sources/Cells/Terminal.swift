/// A key or key combination, as people name it.
public enum Key: Hashable, Sendable {
  case character(Character)
  case control(Character)
  case up, down, left, right
  case shiftUp, shiftDown, shiftLeft, shiftRight
  case home, end, pageUp, pageDown, insert, delete
  case enter, escape, tab, backTab, backspace
  case function(Int)
}

public enum MouseButton: Hashable, Sendable { case left, middle, right }

/// A mouse event at a cell; `column` and `row` count from 0.
public struct MouseEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case press(MouseButton), release(MouseButton), drag(MouseButton)
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }
  public var kind: Kind
  public var column: Int
  public var row: Int

  public init(_ kind: Kind, column: Int, row: Int) {
    self.kind = kind
    self.column = column
    self.row = row
  }
}

/// What a terminal tells the program.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// The terminal told what its background is.
  case background(Appearance)
  /// It came to be known that pixels are shown, and how large a cell is in them, or that they no longer
  /// are.
  case pixels(CellPixels?)
  /// Text pasted in one piece (bracketed paste).
  case paste(String)
  /// The window's size changed; `size` already has the new one.
  case resized
  /// SIGINT, SIGTERM or SIGHUP asked the program to end.
  case ended
}

/// What a terminal can show.
public struct TerminalCapabilities: Equatable, Sendable {
  /// 0 (or 2) for a monochrome one, 8, 16, 88, 256, or ``trueColors``.
  public var colors: Int
  /// Whether the locale's encoding is UTF-8; else boxes are drawn in ASCII.
  public var unicode: Bool
  public var mouse: Bool
  /// Which characters areas are drawn with, where ``unicode`` is true.
  public var blocks = BlockGlyphs.quadrants

  /// How many colours there are of 24 bits.
  public static let trueColors = 1 << 24

  public init(colors: Int, unicode: Bool, mouse: Bool) {
    self.colors = colors
    self.unicode = unicode
    self.mouse = mouse
  }
}

/// A screen of cells that reports keys: the only thing the playground knows of a terminal.
public protocol Terminal: AnyObject {
  /// In cells.
  var size: (columns: Int, rows: Int) { get }
  var capabilities: TerminalCapabilities { get }
  /// Shows a grid of exactly `size`; writes only what differs from the last one.
  /// - Parameters:
  ///   - grid: the cells.
  ///   - sheets: what is seen in pixels where the grid has room for them; none before the terminal has
  ///     said by ``TerminalEvent/pixels(_:)`` that it shows them.
  func show(_ grid: CellGrid, _ sheets: [PixelSheet])
  /// The next event, or nil after `timeout` seconds without one. An infinite timeout waits.
  func nextEvent(timeout: Double) -> TerminalEvent?
  /// Puts text on the user's clipboard (OSC 52).
  /// - Returns: False where the terminal is known to have none; true says no more than that it was
  ///   asked, since no terminal answers.
  func copy(_ text: String) -> Bool
  /// Lends the terminal to another program, an editor say, until that ends, then redraws.
  ///
  /// - Parameter command: The program, looked up as a shell does, and its arguments.
  /// - Returns: The exit status as a shell sees it (128 and more for a signal), or nil when the
  ///   program can't be started.
  func run(_ command: [String]) -> Int32?
  /// Draws everything anew, in case another program has torn the picture.
  func redraw()
}

extension Terminal {
  /// Shows a grid without pixels.
  public func show(_ grid: CellGrid) { show(grid, []) }
}
