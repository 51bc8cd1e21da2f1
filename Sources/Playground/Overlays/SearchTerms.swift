/// What a row of the palette is found by, from what it is called to what is said of it.
struct SearchTerms {
  var name: String
  /// What else people call it.
  var also = ""
  /// Sentences about it.
  var help = ""
  /// Each found as a whole.
  var keys: [String] = []

  /// How well what was typed means it, 0 best: a key, a word of the name or of what else it is
  /// called, the beginning of one, one in the sentences, a piece of anything. Of several words typed
  /// the worst counts. Nil where one isn't found.
  func rank(_ typed: String) -> Int? {
    let typed = typed.lowercased()
    if keys.contains(where: { $0.lowercased() == typed }) || name.lowercased() == typed { return 0 }
    let (named, called, said) = (Self.words(name), Self.words(also), Self.words(help))
    let asked = Self.words(typed)
    // The whole of a row, as `appearance: dark`.
    if Set(asked) == Set(named + called) { return 0 }
    let all = "\(name) \(also) \(help)".lowercased()
    let ranks = asked.map { word -> Int? in
      if named.contains(word) { return 1 }
      if called.contains(word) { return 2 }
      if named.contains(where: { $0.hasPrefix(word) }) { return 3 }
      if called.contains(where: { $0.hasPrefix(word) }) { return 4 }
      if said.contains(word) { return 5 }
      if said.contains(where: { $0.hasPrefix(word) }) { return 6 }
      return all.contains(word) ? 7 : nil
    }
    guard !ranks.isEmpty else { return all.contains(typed) ? 7 : nil }
    return ranks.reduce(0) { worst, rank in
      guard let worst, let rank else { return nil }
      return max(worst, rank)
    }
  }

  /// In lower case and in the singular, as far as an `s` tells.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { word in
      word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
        ? String(word.dropLast()) : String(word)
    }
  }
}
