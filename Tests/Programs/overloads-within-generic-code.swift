// Overloads called from generic code: its own parameters are no other types, and a requirement stands
// for no method that takes something else.

extension Sequence where Element: Equatable {
  func containsAny(of candidates: Element...) -> Bool { containsAny(of: candidates) }
  func containsAny<S: Sequence>(of candidates: S) -> Bool where S.Element == Element {
    for candidate in candidates where contains(candidate) { return true }
    return false
  }
}

extension Equatable {
  func isAny(of candidates: Self...) -> Bool { candidates.contains(self) }
  func isAny<S: Sequence>(of candidates: S) -> Bool where S.Element == Self {
    candidates.contains(self)
  }
}

protocol TextBuilder {
  mutating func add(_ text: String, ofType: OverloadsWithinGenericCode.Token)
  mutating func addPlain(_ text: String)
}

extension TextBuilder {
  mutating func add(_ text: String, ofType type: OverloadsWithinGenericCode.Token?) {
    if let type { add(text, ofType: type) } else { addPlain(text) }
  }
}

enum OverloadsWithinGenericCode {
  enum Token { case keyword, name }

  struct Tagged: TextBuilder {
    var text = ""
    mutating func add(_ text: String, ofType type: Token) { self.text += "<\(type):\(text)>" }
    mutating func addPlain(_ text: String) { self.text += text }
  }

  struct Grammar {
    static let keywords: Set<String> = ["let", "var"]
    static let first = "let"
    struct Rule {
      struct Part {
        func matches(_ text: String) -> Bool { text.isAny(of: keywords) }
      }
      func matches(_ text: String) -> Bool { text.isAny(of: keywords) }
      func isFirst(_ text: String) -> Bool { text.isAny(of: first, "first") }
    }
  }

  static func built<B: TextBuilder>(_ builder: B) -> B {
    var builder = builder
    let type: Token? = .name
    builder.add("x", ofType: type)
    builder.add("y", ofType: nil)
    builder.add("let", ofType: .keyword)
    return builder
  }

  static func main() {
    print([1, 2].containsAny(of: 5, 2), ["x", "y"].containsAny(of: "z", "w"))
    print([1, 2].containsAny(of: Set([1])), [1].containsAny(of: [3]))
    print(built(Tagged()).text)
    var tagged = Tagged()
    tagged.add("z", ofType: nil)
    tagged.add("z", ofType: .name)
    print(tagged.text)
    print(Grammar.Rule().matches("let"), Grammar.Rule().isFirst("first"))
    print(Grammar.Rule.Part().matches("x"), 3.isAny(of: 1, 2), 3.isAny(of: 1...3))
  }
}
