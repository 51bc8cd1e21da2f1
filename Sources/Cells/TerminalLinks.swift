/// Links in text that a terminal shows (OSC 8): the words stay, and lead to a file.
public enum TerminalLinks {
  /// Whether the terminal is known to support links; most others ignore them, and old ones print
  /// them. `FORCE_HYPERLINK` decides, as for other programs: 0 means no.
  /// - Parameter environment: the program's.
  public static func areUnderstood(by environment: [String: String]) -> Bool {
    func has(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    func version(_ name: String) -> [Int] {
      (environment[name] ?? "").split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
    }
    if let forced = environment["FORCE_HYPERLINK"], !forced.isEmpty { return forced != "0" }
    let type = environment["TERM"] ?? ""
    guard !["", "dumb", "linux"].contains(type) else { return false }
    switch environment["TERM_PROGRAM"] {
    case "Apple_Terminal": return false
    // Each is the first version that supports them.
    case "iTerm.app": return !version("TERM_PROGRAM_VERSION").lexicographicallyPrecedes([3, 1])
    case "vscode": return !version("TERM_PROGRAM_VERSION").lexicographicallyPrecedes([1, 72])
    case "tmux": return !version("TERM_PROGRAM_VERSION").lexicographicallyPrecedes([3, 4])
    case "WezTerm", "ghostty", "Hyper", "rio", "zed": return true
    default: break
    }
    // VTE 0.50.0 crashed of them.
    if let vte = environment["VTE_VERSION"].flatMap({ Int($0) }) { return vte > 5000 }
    let types = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour"]
    return has("WT_SESSION") || has("KITTY_WINDOW_ID") || has("DOMTERM")
      || types.contains(where: type.hasPrefix)
  }

  /// Text that leads to a line of a file.
  /// - Parameters:
  ///   - text: Shown as it is, without anything in it that could control a terminal.
  ///   - path: absolute.
  ///   - line: from 1.
  ///   - host: The machine that has the file, so that a terminal on another one doesn't look for it
  ///     there.
  public static func link(_ text: String, to path: String, line: Int, host: String) -> String {
    let address = address(of: path, host: host)
    return "\u{1B}]8;;\(address)#\(line)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// The `file:` address of an absolute path. All characters but letters, digits and `-._~/` are
  /// escaped.
  /// - Parameters:
  ///   - path: absolute.
  ///   - host: the machine that has the file; empty for this one.
  public static func address(of path: String, host: String = "") -> String {
    var address = "file://"
    for byte in (host + path).utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return address
  }
}
