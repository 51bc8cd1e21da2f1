// A comparison with what a value may hold, beside the one that is synthesized.

enum Token<Held> {
  case held(Held)
  case text(String)
}

extension Token: Equatable where Held: Equatable {}

extension Token where Held: Equatable {
  static func == (token: Self, held: Held) -> Bool { token == .held(held) }
  static func == (held: Held, token: Self) -> Bool { .held(held) == token }
}

enum EqualityWithPayloads {
  static func main() {
    print(Token<Int>.held(1) == .held(1), Token<Int>.held(1) == 1, 2 == Token<Int>.held(1))
    print(Token<String>.text("a") == "a", "a" == Token.held("a"))
    let tokens: [Token<Int>] = [.held(1), .text("b")]
    print(tokens == [.held(1), .text("b")], tokens.contains { $0 == 1 })
  }
}

enum OwnIterators {
  struct Countdown: Sequence, IteratorProtocol {
    var count: Int
    mutating func next() -> Int? {
      if count == 0 { return nil }
      defer { count -= 1 }
      return count
    }
  }
  static func main() {
    let start = Countdown(count: 3)
    var iterator = start.makeIterator()
    print(iterator.next() as Any, iterator.count, start.count, Array(start))
    print(Countdown.Iterator.self, Countdown.Element.self)
  }
}
