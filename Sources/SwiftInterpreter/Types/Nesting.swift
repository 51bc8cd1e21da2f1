/// Looks for nesting so deep that parsing it would take for ever, or all memory: the parser reads
/// what follows a `[` or a `<` again, once as a type and once not, and each interpolation within
/// another costs it what all around it cost.
enum Nesting {
  /// `[` within `[`, without anything in between that would end a type; each doubles the work.
  private static let bracketLimit = 14
  /// `<` within `<`, as in generic arguments; the work grows with the cube.
  private static let angleLimit = 64
  /// `\(` within `\(`.
  private static let interpolationLimit = 64

  /// The offset in UTF-8 of the bracket that is too deep; nil for ordinary code.
  static func excess(in text: String) -> Int? {
    var text = text
    return text.withUTF8(excess)
  }

  private static func excess(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var brackets = 0
    var angles = 0
    var interpolations = 0
    var previous: UInt8 = 0
    for (offset, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles = max(angles - 1, 0)
      case UInt8(ascii: "("):
        if previous == UInt8(ascii: "\\") { interpolations += 1 }
      case UInt8(ascii: ")"):
        interpolations = max(interpolations - 1, 0)
        (brackets, angles) = (0, 0)
      case UInt8(ascii: "]"), UInt8(ascii: ","): brackets = 0
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="),
        UInt8(ascii: "\""):
        (brackets, angles) = (0, 0)
      default: break
      }
      if brackets > bracketLimit || angles > angleLimit || interpolations > interpolationLimit {
        return offset
      }
      previous = byte
    }
    return nil
  }
}
