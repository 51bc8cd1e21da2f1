/// Looks for brackets nested so deeply that parsing them would take for ever: the parser reads
/// what follows a `[` twice, once as a type, so that each `[` within another doubles its work.
enum Nesting {
  /// `[` within `[`, without anything in between that would end a type.
  private static let limit = 14

  /// The offset in UTF-8 of the bracket that is too deep; nil for ordinary code.
  static func excess(in text: String) -> Int? {
    var depth = 0
    for (offset, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "["):
        depth += 1
        if depth > limit { return offset }
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "{"),
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "\""):
        depth = 0
      default: continue
      }
    }
    return nil
  }
}
