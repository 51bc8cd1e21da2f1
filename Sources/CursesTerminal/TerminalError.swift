/// Why there is no terminal to draw on. A program ends with exit code 69 for it.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// Standard input or output is a file, a pipe or nothing.
  case notATerminal
  /// The terminal's type isn't known to this system; nil when TERM isn't set.
  case unknownType(String?)
  /// A terminal of this type can't place text on its screen.
  case noCursorMovement(String)
  /// Another `CursesTerminal` is in use.
  case alreadyOpen

  public var description: String {
    switch self {
    case .notATerminal:
      "standard input and output aren't both a terminal; `reflow render` draws without one"
    case .unknownType(let type?):
      "the terminal type '\(type)' isn't known here; try TERM=xterm-256color"
    case .unknownType(nil):
      "TERM isn't set; try TERM=xterm-256color"
    case .noCursorMovement(let type):
      "a '\(type)' terminal can't move its cursor; `reflow render` draws without"
    case .alreadyOpen:
      "the terminal is already in use by this program"
    }
  }
}
