import ArgumentParser
import Cells
import Foundation

/// Data goes to standard output, messages to standard error. What a scene, a file's name or a
/// catalogue brings into either steers no terminal: control characters become visible here.
enum Streams {
  static func data(_ text: String) {
    write(TextWidth.printableLines(text), to: .standardOutput)
  }

  /// A picture with the escape sequences of its colours.
  static func colored(_ picture: String) {
    write(picture, to: .standardOutput)
  }

  /// What a scene printed: exactly that into a file or pipe, but nothing that steers a terminal.
  static func printed(_ text: String) {
    if isatty(STDOUT_FILENO) != 0 { data(text) } else { write(text, to: .standardOutput) }
  }

  static func message(_ text: String) {
    write(TextWidth.printableLines(text), to: .standardError)
  }

  /// Writes the text and ends its line. A reader that went away (a closed pipe) is no error; a disk
  /// that is full is one, and ends the program.
  private static func write(_ text: String, to handle: FileHandle) {
    let bytes = Array((text + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { part in
        Foundation.write(handle.fileDescriptor, part.baseAddress, part.count)
      }
      if count > 0 {
        start += count
      } else if errno != EINTR && errno != EAGAIN {
        if handle === FileHandle.standardOutput, errno != EPIPE { outputFailed(errno) }
        return
      }
    }
  }

  private static func outputFailed(_ code: Int32) -> Never {
    message("error: standard output can't be written: \(String(cString: strerror(code)))")
    exit(Outcome.outputUnwritable.rawValue)
  }
}
