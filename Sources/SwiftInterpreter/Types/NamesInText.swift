/// The words of texts that may name types and members, found without parsing them: those of comments
/// and strings too.
struct NamesInText {
  /// Capitalised words, each once.
  private(set) var types: [String] = []
  /// What stands behind a point, each once.
  private(set) var members: [String] = []

  init(_ texts: [String]) {
    var known: Set<String> = []
    for var text in texts {
      text.withUTF8 { bytes in
        var index = 0
        while index < bytes.count {
          let start = index
          while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
          if index == start {
            index += 1
            continue
          }
          let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
          guard isCapital || start > 0 && bytes[start - 1] == UInt8(ascii: ".") else { continue }
          let word = String(decoding: bytes[start..<index], as: UTF8.self)
          guard known.insert(word).inserted else { continue }
          if isCapital { types.append(word) } else { members.append(word) }
        }
      }
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
