/// The search terms of a row of the palette, from its name to its sentence.
struct SearchTerms {
  var name: String
  /// Other words for it.
  var also = ""
  /// Sentences about it.
  var help = ""
  /// Each found as a whole.
  var keys: [String] = []

  /// How well the typed text matches, 0 best: a key, a word of the name or its synonyms, the
  /// beginning of one, one in the sentences, a part of anything. Of several typed words the worst
  /// counts. Nil if one doesn't match.
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

  /// In lower case and in the singular, as far as an `s` shows it.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { word in
      word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
        ? String(word.dropLast()) : String(word)
    }
  }
}
