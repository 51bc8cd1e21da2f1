import ArgumentParser
import Cells
import Foundation

/// Whether output is coloured, and what the terminal on standard output can show.
struct ColorOptions: ParsableArguments {
  @Option(
    help: """
      Whether to use colours: auto leaves it to the terminal and to NO_COLOR, always writes all that a \
      scene has, in 24 bits.
      """)
  var color = ColorChoice.auto

  /// As the parser makes them of no arguments.
  static func plain() -> ColorOptions {
    var options = ColorOptions()
    options.color = .auto
    return options
  }

  var isOn: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: isTerminal && !isRefused && environment["TERM"] != "dumb"
    }
  }

  /// How many colours to write: as many as the environment says the terminal has, all of them if
  /// colours are requested, since the eventual viewer is unknown.
  var count: Int {
    guard isOn else { return 0 }
    if color == .always || ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") {
      return TerminalCapabilities.trueColors
    }
    let type = environment["TERM"] ?? ""
    if type.hasSuffix("-direct") { return TerminalCapabilities.trueColors }
    if type.hasSuffix("-16color") { return 16 }
    return ["linux", "xterm", "vt220"].contains(type) ? 8 : 256
  }

  /// As wide as the terminal, 80 where there is none.
  var columns: Int {
    var window = winsize()
    guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 1
    else { return 80 }
    return Int(window.ws_col)
  }

  /// Whether the locale's encoding is UTF-8, which is the default.
  var isUnicode: Bool {
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale else { return true }
    return locale.lowercased().contains(#/utf-?8/#)
  }

  /// The NO_COLOR convention: set and not empty.
  private var isRefused: Bool { environment["NO_COLOR"].map { !$0.isEmpty } ?? false }
  private var isTerminal: Bool { isatty(STDOUT_FILENO) != 0 }
  private var environment: [String: String] { ProcessInfo.processInfo.environment }
}
