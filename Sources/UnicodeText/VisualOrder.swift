import CUnicode

/// In which order the letters of a line stand where Hebrew or Arabic is among them, by Unicode's
/// bidirectional algorithm (UAX #9).
public enum VisualOrder {
  /// Whether a text is written from right to left, which its first letter decides.
  /// - Parameter otherwise: what a text without letters goes by.
  public static func isRightToLeft(_ text: String, otherwise: Bool) -> Bool {
    guard otherwise || text.unicodeScalars.contains(where: mayTurn) else { return false }
    let units = ContiguousArray(text.utf16)
    let direction = units.withUnsafeBufferPointer { units in
      cunicode_direction(units.baseAddress, Int32(clamping: units.count))
    }
    return direction < 0 ? otherwise : direction == 1
  }

  /// The embedding level of each character of a line, odd where it is written from right to left;
  /// nil where none is.
  /// - Parameter isRightToLeft: of the text it is a line of.
  public static func levels(of line: String, isRightToLeft: Bool) -> [UInt8]? {
    guard isRightToLeft || line.unicodeScalars.contains(where: mayTurn) else { return nil }
    let units = ContiguousArray(line.utf16)
    guard let length = Int32(exactly: units.count), length > 0 else { return nil }
    var levels = [UInt8](repeating: 0, count: units.count)
    let isFound = units.withUnsafeBufferPointer { units in
      cunicode_levels(units.baseAddress, length, isRightToLeft, &levels)
    }
    guard isFound, levels.contains(where: { $0 > 0 }) else { return nil }
    var offset = 0
    return line.map { character in
      defer { offset += character.utf16.count }
      return levels[offset]
    }
  }

  /// Which of the characters with these levels stands in each place from left to right.
  public static func order(of levels: [UInt8]) -> [Int] {
    var order = [Int32](repeating: 0, count: levels.count)
    cunicode_visual_order(levels, Int32(clamping: levels.count), &order)
    return order.map(Int.init)
  }

  /// The sign that stands in a character's place where it is written from right to left: `(` for
  /// `)`.
  public static func mirrored(_ character: Character) -> Character {
    let scalars = character.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first,
      let mirrored = Unicode.Scalar(UInt32(bitPattern: cunicode_mirrored(Int32(scalar.value))))
    else { return character }
    return Character(mirrored)
  }

  /// A line as it is seen from left to right, of a text that is written so itself.
  public static func line(_ line: String) -> String {
    guard let levels = levels(of: line, isRightToLeft: false) else { return line }
    let characters = Array(line)
    return String(
      order(of: levels).map { place in
        levels[place] % 2 == 1 ? mirrored(characters[place]) : characters[place]
      })
  }

  /// The blocks with letters that are written from right to left, and the marks that turn others.
  public static func mayTurn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x590: false
    case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
