extension String {
  /// The names in upper case that follow `func`, `let` or `var`, as in `let Coin: Coin`: what is called
  /// as types are.
  public var capitalMembers: Set<String> {
    var found: Set<String> = []
    var text = self
    text.withUTF8 { bytes in
      let words = ["func ", "let ", "var "].map { Array($0.utf8) }
      for space in bytes.indices
      where bytes[space] == 0x66 || bytes[space] == 0x6C || bytes[space] == 0x76 {
        guard space == 0 || bytes[space - 1] <= 0x20,
          let word = words.first(where: { bytes[space...].starts(with: $0) }),
          case let start = space + word.count, start < bytes.count, 0x41...0x5A ~= bytes[start]
        else { continue }
        let name = bytes[start...].prefix {
          $0 == 0x5F || 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0
        }
        found.insert(String(decoding: name, as: UTF8.self))
      }
    }
    return found
  }
}
