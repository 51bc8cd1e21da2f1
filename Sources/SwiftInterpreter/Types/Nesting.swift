/// Looks for nesting so deep that parsing it would take for ever, or all memory: the parser reads
/// what follows a `[` or a `<` again, once as a type and once not, and each interpolation within
/// another costs it what all around it cost. A long chain of members where none can stand is
/// looked through to its end at each link.
enum Nesting {
  /// `[` within `[`, without anything in between that would end a type; each doubles the work.
  private static let bracketLimit = 14
  /// `<` within `<`, as in generic arguments; the work grows with the cube.
  private static let angleLimit = 64
  /// `\(` within `\(`.
  private static let interpolationLimit = 64
  /// Members and calls in a row, as in `a.b().c[0]`; more are too deep for an expression as well.
  private static let linkLimit = Lowerer.nestingLimit

  struct Excess {
    /// In UTF-8.
    var offset: Int
    var message: String
  }

  /// What is too deep first; nil for ordinary code.
  static func excess(in text: String) -> Excess? {
    var text = text
    return text.withUTF8(excess)
  }

  private static func excess(in text: UnsafeBufferPointer<UInt8>) -> Excess? {
    var brackets = 0
    var links = 0
    var angles = 0
    var interpolations = 0
    var previous: UInt8 = 0
    for (offset, byte) in text.enumerated() {
      if isLink(byte, after: previous) { links += 1 }
      switch byte {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles = max(angles - 1, 0)
      case UInt8(ascii: "("):
        if previous == UInt8(ascii: "\\") { interpolations += 1 }
      case UInt8(ascii: ")"):
        interpolations = max(interpolations - 1, 0)
        (brackets, angles) = (0, 0)
      case UInt8(ascii: "]"): brackets = 0
      case UInt8(ascii: ","): (brackets, links) = (0, 0)
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="),
        UInt8(ascii: "\""):
        (brackets, angles, links) = (0, 0, 0)
      default: break
      }
      if brackets > bracketLimit || angles > angleLimit || interpolations > interpolationLimit {
        return Excess(offset: offset, message: "brackets are nested too deeply")
      }
      if links > linkLimit {
        return Excess(offset: offset, message: "expression is nested too deeply")
      }
      previous = byte
    }
    return nil
  }

  /// The `.` before a member, or the bracket of a call or subscript of what one gave. Numbers have
  /// a digit before theirs, sentences a space behind it.
  private static func isLink(_ byte: UInt8, after previous: UInt8) -> Bool {
    switch previous {
    case UInt8(ascii: "."):
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
    default: false
    }
  }
}
