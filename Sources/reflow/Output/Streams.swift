import Cells
import Foundation

/// Data goes to standard output, messages to standard error.
enum Streams {
  static func data(_ text: String) {
    write(text, to: .standardOutput)
  }

  /// What a scene printed: exactly that into a file or pipe, but nothing that steers a terminal.
  static func printed(_ text: String) {
    data(isatty(STDOUT_FILENO) != 0 ? TextWidth.printable(text) : text)
  }

  static func message(_ text: String) {
    write(text, to: .standardError)
  }

  /// Writes the text and ends its line; a reader that went away (a closed pipe) is no error.
  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data((text + "\n").utf8))
  }
}
