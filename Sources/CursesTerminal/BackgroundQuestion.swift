import Cells

/// Asking a terminal for the colour of its background (xterm's OSC 11). Those that don't know it
/// stay silent.
enum BackgroundQuestion {
  static let sequence = "\u{1B}]11;?\u{1B}\\"

  /// What an answer such as `11;rgb:1e1e/1e1e/2e2e` says, without the sequence around it.
  static func answer(_ text: String) -> Appearance? {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0] == "11;rgb" || parts[0] == "11;rgba" else { return nil }
    let components = parts[1].split(separator: "/").compactMap(component)
    guard components.count >= 3 else { return nil }
    return Appearance(red: components[0], green: components[1], blue: components[2])
  }

  /// One to four hexadecimal digits as a part of what so many can say.
  private static func component(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.count), let value = UInt16(digits, radix: 16) else { return nil }
    return Double(value) / Double((1 << (4 * digits.count)) - 1)
  }
}
