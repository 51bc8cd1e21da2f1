/// Reads a table of words and figures, which spaces and lines keep apart, in its bytes: the system
/// font's have some ten thousand of them, and every start reads them.
struct FigureTable {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>

  /// Reads a table, entry by entry, until its end.
  static func read(_ text: String, _ entry: (inout FigureTable) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var table = FigureTable(rest: bytes[...])
      table.skipSpace()
      while !table.rest.isEmpty {
        entry(&table)
        table.skipSpace()
      }
    }
  }

  private mutating func skipSpace() { rest = rest.drop(while: Self.isSpace) }

  private mutating func token() -> Slice<UnsafeBufferPointer<UInt8>> {
    skipSpace()
    let token = rest.prefix { !Self.isSpace($0) }
    rest = rest[token.endIndex...]
    return token
  }

  /// The next word's characters; nil at the table's end.
  mutating func word() -> String.UnicodeScalarView? {
    let word = token()
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self).unicodeScalars
  }

  /// The next four figures.
  mutating func figures() -> SIMD4<Float> {
    SIMD4(figure(), figure(), figure(), figure())
  }

  /// The next two figures.
  mutating func pair() -> SIMD2<Float> { SIMD2(figure(), figure()) }

  /// The next figure, such as `-62.5`; other characters count as nothing.
  private mutating func figure() -> Float {
    let token = token()
    var digits: Float = 0
    var divisor: Float = 1
    var isFraction = false
    for byte in token {
      if byte == UInt8(ascii: ".") { isFraction = true }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { continue }
      digits = digits * 10 + Float(byte - UInt8(ascii: "0"))
      if isFraction { divisor *= 10 }
    }
    return (token.first == UInt8(ascii: "-") ? -digits : digits) / divisor
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }
}
