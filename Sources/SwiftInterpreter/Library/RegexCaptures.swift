/// The captures of a regular expression as they appear in its output type, from the pattern alone,
/// as the compiler reads a literal.
struct RegexCaptures {
  struct Capture: Equatable {
    var name: String?
    /// Whether it may be missing in a match.
    var isOptional = false
  }

  private(set) var all: [Capture] = []
  private var rest: Substring
  /// Whether white space and `#` comments are ignored, as in a literal of several lines.
  private let isExtended: Bool

  init(_ pattern: String, isExtended: Bool = false) {
    rest = pattern[...]
    self.isExtended = isExtended
    while !rest.isEmpty {
      readAlternatives()
      // A `)` too many, which the engine complains about.
      rest = rest.dropFirst()
    }
  }

  /// Up to the end of the group; captures in one of several alternatives are optional.
  private mutating func readAlternatives() {
    let first = all.count
    var isChoice = false
    while let character = rest.first, character != ")" {
      rest.removeFirst()
      switch character {
      case "|": isChoice = true
      case "\\": skipEscape()
      case "[": skipClass()
      case "(": readGroup()
      case "#" where isExtended: rest = rest.drop { !$0.isNewline }
      default: break
      }
    }
    if isChoice { markOptional(from: first) }
  }

  private mutating func readGroup() {
    let first = all.count
    if rest.hasPrefix("?#") {
      rest = rest.drop { $0 != ")" }.dropFirst()
      return
    }
    if !rest.hasPrefix("?") {
      all.append(Capture())
    } else if let name = readName() {
      all.append(Capture(name: name))
    } else {
      rest = rest.drop {
        $0 != ":" && $0 != ")" && $0 != "=" && $0 != "!" && $0 != ">" && $0 != "("
      }
      if rest.first != ")", rest.first != "(" { rest = rest.dropFirst() }
    }
    readAlternatives()
    rest = rest.dropFirst()
    if mayBeSkipped() { markOptional(from: first) }
  }

  /// The name of `?<name>`, `?P<name>` or `?'name'`.
  private mutating func readName() -> String? {
    for (opening, closing) in [("?<", ">"), ("?P<", ">"), ("?'", "'")]
    where rest.hasPrefix(opening) {
      let name = rest.dropFirst(opening.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty, rest[name.endIndex...].hasPrefix(closing) else { continue }
      rest = rest[name.endIndex...].dropFirst()
      return String(name)
    }
    return nil
  }

  /// Whether a quantifier follows that allows zero occurrences.
  private func mayBeSkipped() -> Bool {
    let next = isExtended ? rest.drop(while: \.isWhitespace) : rest
    if next.first == "?" || next.first == "*" { return true }
    guard next.first == "{" else { return false }
    let least = next.dropFirst().drop(while: \.isWhitespace).prefix(while: \.isNumber)
    return least.isEmpty || Int(least) == 0
  }

  private mutating func skipEscape() {
    let escaped = rest.popFirst()
    guard escaped == "Q" else { return }
    while !rest.isEmpty, !rest.hasPrefix("\\E") { rest.removeFirst() }
    rest = rest.dropFirst(2)
  }

  private mutating func skipClass() {
    var depth = 1
    if rest.first == "^" { rest.removeFirst() }
    if rest.first == "]" { rest.removeFirst() }
    while depth > 0, let character = rest.popFirst() {
      switch character {
      case "\\": rest = rest.dropFirst()
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
    }
  }

  private mutating func markOptional(from first: Int) {
    for index in first..<all.count { all[index].isOptional = true }
  }
}
