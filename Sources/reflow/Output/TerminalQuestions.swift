import Cells
import Foundation

/// Asks the terminal for its properties, invisibly.
enum TerminalQuestions {
  /// How long a terminal may take, over a slow line, in milliseconds.
  private static let patience: Int32 = 1000

  /// The size of a cell in pixels, from that of the window.
  static var windowCell: CellPixels? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return nil }
    return CellPixels(
      width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
  }

  /// Nil where standard input or output is not a terminal.
  static func answers() -> TerminalAnswers? {
    guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else { return nil }
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    var quiet = modes
    quiet.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &quiet)
    // Late answers aren't left to the shell.
    defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes) }
    let questions = TerminalAnswers.questions(ProcessInfo.processInfo.environment)
    guard write(STDOUT_FILENO, questions, questions.utf8.count) > 0 else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1024)
    var end = ContinuousClock.now + .milliseconds(Int(patience))
    while ContinuousClock.now < end {
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&input, 1, patience / 10) >= 0 else { break }
      guard input.revents & Int16(POLLIN) != 0 else { continue }
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
      let answers = TerminalAnswers(String(decoding: bytes, as: UTF8.self))
      guard answers.areComplete else { continue }
      // tmux answers before the terminal around it can.
      let isInTmux = ProcessInfo.processInfo.environment["TMUX"]?.isEmpty == false
      if !isInTmux || answers.hasKittyPictures { break }
      end = min(end, .now + .milliseconds(200))
    }
    return TerminalAnswers(String(decoding: bytes, as: UTF8.self))
  }
}
