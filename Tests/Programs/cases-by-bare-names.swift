enum BareCases {
  enum Answer: Equatable {
    case yes, no
    case maybe(reason: String)
    case pair(Int, Int)
    static var unsure: Answer { .maybe(reason: "unsure") }
    static func == (a: Answer, b: Answer) -> Bool {
      switch (a, b) {
      case (yes, yes), (no, .no): return true
      case (maybe(let one), .maybe(let other)): return one == other
      case let (pair(a, b), pair(c, d)): return a == c && b == d
      default: return false
      }
    }
    static func words(_ answer: Answer) -> String {
      switch answer {
      case yes: "yes"
      case no: "no"
      case let maybe(reason): "maybe, \(reason)"
      case pair(0, _): "nothing"
      case pair(let a, let b): "\(a) and \(b)"
      }
    }
    static func isYes(_ answer: Answer?) -> Bool {
      guard let answer else { return false }
      if case yes = answer { return true }
      return [answer].contains { if case maybe = $0 { true } else { false } }
    }
    static func shadowed(_ answer: Answer) -> String {
      let yes = Answer.no
      switch answer {
      case yes: return "the local one"
      case .yes: return "the case"
      default: return "neither"
      }
    }
    struct Reader {
      func read(_ answer: Answer) -> String {
        switch answer {
        case yes: return "yes"
        case maybe(let reason): return reason
        default: return "-"
        }
      }
    }
  }
  enum Tree<Value> {
    case leaf(Value)
    indirect case branch(Tree, Tree)
    static func leaves(_ tree: Tree) -> [Value] {
      switch tree {
      case leaf(let value): [value]
      case branch(let left, let right): leaves(left) + leaves(right)
      }
    }
  }
  static func main() {
    let all: [Answer] = [.yes, .no, .maybe(reason: "rain"), .pair(0, 1), .pair(2, 3)]
    print(all.map(Answer.words))
    print(all.map { $0 == $0 }, all[0] == all[1], all[2] == .maybe(reason: "sun"), all[3] == all[4])
    print(all.map { Answer.isYes($0) }, Answer.isYes(nil))
    print(all.map(Answer.shadowed), all.map { Answer.Reader().read($0) })
    print(Tree.leaves(.branch(.leaf(1), .branch(.leaf(2), .leaf(3)))), Answer.unsure == .unsure)
  }
}

enum UnavailableCases {
  enum Shade {
    case dark, light
    @available(*, unavailable)
    case gone
    @available(*, unavailable, message: "use dark")
    case black(Int)
  }
  static func words(_ shade: Shade) -> String {
    switch shade {
    case .dark: return "dark"
    case .light: return "light"
    }
  }
  static func main() { print(words(.dark), words(.light)) }
}
