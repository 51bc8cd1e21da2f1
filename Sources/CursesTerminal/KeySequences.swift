import Cells

/// The tables of what keys send after `ESC [` and `ESC O`.
enum KeySequences {
  static let afterO = table([
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "M": .enter,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
    // The keypad's digits and signs.
    "j": .character("*"), "k": .character("+"), "m": .character("-"), "n": .character("."),
    "o": .character("/"), "p": .character("0"), "q": .character("1"), "r": .character("2"),
    "s": .character("3"), "t": .character("4"), "u": .character("5"), "v": .character("6"),
    "w": .character("7"), "x": .character("8"), "y": .character("9"),
  ])

  /// After `ESC [ [`.
  static let linuxConsole = table([
    "A": .function(1), "B": .function(2), "C": .function(3), "D": .function(4), "E": .function(5),
  ])

  /// After `ESC [`, by final byte; a second parameter may carry modifiers.
  private static let byLetter = table([
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
    // rxvt with Shift.
    "a": .shiftUp, "b": .shiftDown, "c": .shiftRight, "d": .shiftLeft,
  ])

  /// After `ESC [`, by number before `~`.
  private static let byNumber: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  private static let shifted: [Key: Key] = [
    .up: .shiftUp, .down: .shiftDown, .left: .shiftLeft, .right: .shiftRight, .tab: .backTab,
  ]

  /// The key of a control sequence; modifiers other than Shift are ignored, and Shift too where
  /// there is no name for the combination.
  static func key(final: UInt8, parameters: [Int]) -> Key? {
    let plain: Key? =
      switch final {
      case UInt8(ascii: "~"): byNumber[parameters.first ?? 0]
      // A report of the cursor's position ends in R too.
      case UInt8(ascii: "R") where parameters.first ?? 1 > 1: nil
      case UInt8(ascii: "c") where !parameters.isEmpty && parameters != [0]: nil
      default: byLetter[final]
      }
    // 1 more than the sum of Shift 1, Alt 2, Control 4.
    let modifiers = parameters.count > 1 ? max(0, parameters[1] - 1) : 0
    guard let plain else { return nil }
    return modifiers & 1 == 1 ? shifted[plain] ?? plain : plain
  }

  /// The keys whose sequences a terminal's description may name differently, by terminfo's names.
  static let terminfoNames: [(name: String, key: Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("kri", .shiftUp),
      ("kind", .shiftDown), ("kLFT", .shiftLeft), ("kRIT", .shiftRight), ("khome", .home),
      ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert), ("kdch1", .delete),
      ("kcbt", .backTab), ("kent", .enter),
    ] + (1...12).map { ("kf\($0)", .function($0)) }

  private static func table(_ keys: [Character: Key]) -> [UInt8: Key] {
    var result: [UInt8: Key] = [:]
    for (letter, key) in keys { result[letter.asciiValue ?? 0] = key }
    return result
  }
}

/// Mouse reports: a code of button and modifiers, and a position that counts from 1.
enum MouseSequences {
  /// `code;column;row` of the SGR form (xterm's mode 1006).
  static func event(_ parameters: ArraySlice<UInt8>, isRelease: Bool) -> MouseEvent? {
    let numbers = InputDecoder.numbers(parameters)
    guard numbers.count == 3, let kind = kind(code: numbers[0], isRelease: isRelease) else {
      return nil
    }
    return at(kind, column: numbers[1], row: numbers[2])
  }

  /// The older form can't say which button was released; it counts as the left one.
  static func oldEvent(code: Int, column: Int, row: Int) -> MouseEvent? {
    let isRelease = code & 3 == 3 && code < 32
    guard let kind = kind(code: isRelease ? code & ~3 : code, isRelease: isRelease) else {
      return nil
    }
    return at(kind, column: column, row: row)
  }

  private static func at(_ kind: MouseEvent.Kind, column: Int, row: Int) -> MouseEvent? {
    guard column > 0, row > 0 else { return nil }
    return MouseEvent(kind, column: column - 1, row: row - 1)
  }

  private static func kind(code: Int, isRelease: Bool) -> MouseEvent.Kind? {
    // Bits 4, 8 and 16 are modifiers, 32 is movement, 64 the wheel.
    let button: MouseButton? =
      switch code & 3 {
      case 0: .left
      case 1: .middle
      case 2: .right
      default: nil
      }
    switch code & ~0b11111 {
    case 0: return button.map { isRelease ? .release($0) : .press($0) }
    case 32: return button.map { .drag($0) }
    case 64 where !isRelease:
      // Shift turns the wheel sideways where there is only one.
      let isSideways = code & 4 != 0
      switch code & 3 {
      case 0: return isSideways ? .wheelLeft : .wheelUp
      case 1: return isSideways ? .wheelRight : .wheelDown
      case 2: return .wheelLeft
      default: return .wheelRight
      }
    default: return nil
    }
  }
}
