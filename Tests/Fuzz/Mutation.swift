import SwiftInterpreter

/// Damages a text in ways that follow from a seed.
struct Mutation {
  private var random: RandomSource

  init(seed: UInt64) {
    random = RandomSource(seed: seed &* 0x9E37_79B9_7F4A_7C15)
  }

  /// One of the subjects, with up to four mistakes in it.
  mutating func damage(_ subjects: [Subject]) -> Subject {
    damage(pick(subjects), with: subjects)
  }

  /// A subject with up to four mistakes in it, some of them made of parts of another one.
  mutating func damage(_ subject: Subject, with subjects: [Subject]) -> Subject {
    var subject = subject
    var tokens = Self.tokens(subject.text)
    let other = Self.tokens(pick(subjects).text)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard !tokens.isEmpty else { break }
      change(&tokens, other)
    }
    subject.text = tokens.joined()
    return subject
  }

  private mutating func change(_ tokens: inout [Substring], _ other: [Substring]) {
    let index = tokens.indices.randomElement(using: &random) ?? 0
    let second = tokens.indices.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: tokens.remove(at: index)
    case 2: tokens.insert(tokens[index], at: index)
    case 3: tokens.swapAt(index, second)
    case 4: tokens[index] = tokens[second]
    case 5: tokens[index] = pick(other)
    case 6: tokens.insert(pick(Self.oddities), at: index)
    case 7: nest(&tokens, index)
    case 8: tokens.removeSubrange(min(index, second)..<min(max(index, second), index + 12))
    case 9: tokens.insert(contentsOf: tokens[index..<min(index + 30, tokens.count)], at: second)
    case 10:
      let start = other.indices.randomElement(using: &random) ?? 0
      tokens.insert(contentsOf: other[start..<min(start + 30, other.count)], at: index)
    default:
      if Int.random(in: 0..<8, using: &random) == 0 { tokens.removeSubrange(index...) }
    }
  }

  /// Puts a token into brackets, or behind operators, many times over.
  private mutating func nest(_ tokens: inout [Substring], _ index: Int) {
    let depth = pick([2, 40, 300, 3_000])
    let (open, close) = pick(Self.nestings)
    tokens[index] =
      Substring(String(repeating: open, count: depth)) + tokens[index]
      + Substring(String(repeating: close, count: depth))
  }

  private static let nestings = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("!", ""), ("-", ""), ("", "!"), ("", "?"),
    ("", ".padding()"), ("", ".self"), ("", "[0]"), ("", " + 1"), ("1 + ", ""), ("", " ?? 1"),
    ("VStack {", "}"), ("Optional<", ">"), ("if true {", "}"), ("{ $0(", ") }"), ("f(", ")"),
    ("true ? 1 : ", ""), ("\"\\(", ")\""), ("struct A {", "}"),
  ]

  private static let oddities: [Substring] = [
    "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e400", "0.0", "-1",
    "nil", "self", "Self", "super", "init", "inout", "&", "$0", "$1", "@State", "@ViewBuilder",
    "some View", "any Any", "Never", "infinity", ".infinity", ".nan", "1_000_000_000",
    "while true {}", "for i in 0...9223372036854775807 { }", "fatalError()", "\u{0}", "\u{FEFF}",
    "\u{1F469}\u{200D}\u{1F469}", "\"", "\"\"\"", "/*", "//", "#if", "#else", "#endif", "\\", "\\.",
    "func f(_ x: Int) -> Int { f(x) }", "var body: some View { body }", "indirect", "lazy", "case",
    "default:", "where", "throws", "rethrows", "async", "await", "try", "try!", "!", "?", "??",
    "...", "..<", "->", "=>", ":", ";", ",", "(", ")", "[", "]", "{", "}", "<", ">", "=", "==",
  ]

  private mutating func pick<T>(_ elements: [T]) -> T {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  /// Words and numbers, runs of spaces, and single other characters.
  private static func tokens(_ text: String) -> [Substring] {
    func kind(_ character: Character) -> Int {
      if character.isLetter || character.isNumber || "_$@#".contains(character) { return 0 }
      return character.isWhitespace ? 1 : 2
    }
    var tokens: [Substring] = []
    var rest = Substring(text)
    while let first = rest.first {
      let kind0 = kind(first)
      let token = kind0 == 2 ? rest.prefix(1) : rest.prefix { kind($0) == kind0 }
      tokens.append(token)
      rest = rest.dropFirst(token.count)
    }
    return tokens
  }
}
