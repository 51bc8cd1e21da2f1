import ArgumentParser
import Cells
import Foundation
import SceneLoader

/// Data goes to standard output, messages to standard error. Text from a scene, a file's name or a
/// catalogue can't control a terminal in either: control characters become visible here.
enum Streams {
  static func data(_ text: String) {
    write(TextWidth.printableLines(text), to: .standardOutput)
  }

  /// A picture with the escape sequences of its colours.
  static func colored(_ picture: String) {
    write(picture, to: .standardOutput)
  }

  /// A scene's output: unchanged into a file or pipe, but nothing that controls a terminal.
  static func printed(_ text: String) {
    if isatty(STDOUT_FILENO) != 0 { data(text) } else { write(text, to: .standardOutput) }
  }

  /// A problem, whose place links to its file in a terminal that understands links.
  static func data(_ text: String, placed location: SceneLocation?) {
    write(linked(TextWidth.printableLines(text), location, STDOUT_FILENO), to: .standardOutput)
  }

  static func message(_ text: String, placed location: SceneLocation?) {
    write(linked(TextWidth.printableLines(text), location, STDERR_FILENO), to: .standardError)
  }

  private static func linked(
    _ text: String, _ location: SceneLocation?, _ descriptor: Int32
  ) -> String {
    guard let location, isatty(descriptor) != 0,
      TerminalLinks.areUnderstood(by: ProcessInfo.processInfo.environment)
    else { return text }
    let place = TextWidth.printable("\(location.file):\(location.line):\(location.column)")
    let path = URL(filePath: location.file).absoluteURL.path
    guard text.hasPrefix(place), FileManager.default.fileExists(atPath: path) else { return text }
    let link = TerminalLinks.link(
      place, to: path, line: location.line, host: ProcessInfo.processInfo.hostName)
    return link + text.dropFirst(place.count)
  }

  static func message(_ text: String) {
    write(TextWidth.printableLines(text), to: .standardError)
  }

  /// A file's bytes, which steer nothing where they go: never to a terminal.
  static func bytes(_ bytes: [UInt8]) { write(bytes, to: .standardOutput) }

  /// Writes the text and ends its line. A reader that went away (a closed pipe) is not an error; a full
  /// disk is one, and ends the program.
  private static func write(_ text: String, to handle: FileHandle) {
    write(Array((text + "\n").utf8), to: handle)
  }

  private static func write(_ bytes: [UInt8], to handle: FileHandle) {
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
