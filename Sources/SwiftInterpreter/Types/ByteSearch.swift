extension String {
  /// Whether a word stands somewhere in the text, byte by byte: in a whole file that takes a
  /// hundredth of looking for it letter by letter.
  public func hasBytes(of word: String) -> Bool {
    var (text, word) = (self, word)
    return word.withUTF8 { wanted in
      guard let first = wanted.first else { return true }
      return text.withUTF8 { bytes in
        guard bytes.count >= wanted.count else { return false }
        for start in 0...bytes.count - wanted.count where bytes[start] == first {
          if bytes[start..<start + wanted.count].elementsEqual(wanted) { return true }
        }
        return false
      }
    }
  }

  /// The operators that stand behind `func `, found byte by byte.
  var operatorsOfFunctions: Set<String> {
    var text = self
    return text.withUTF8 { bytes in
      let word = Array("func ".utf8)
      let letters = Set("+-*/%=<>!&|^~?.".utf8)
      var found: Set<String> = []
      var index = bytes.startIndex
      while index + word.count < bytes.endIndex {
        defer { index += 1 }
        guard bytes[index] == word[0], letters.contains(bytes[index + word.count]),
          bytes[index..<index + word.count].elementsEqual(word)
        else { continue }
        let name = bytes[(index + word.count)...].prefix { letters.contains($0) }
        found.insert(String(decoding: name, as: UTF8.self))
      }
      return found
    }
  }
}
