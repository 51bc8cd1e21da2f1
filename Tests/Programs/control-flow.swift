enum Loops {
  static func main() {
    var n = 27
    var steps = 0
    while n != 1 {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1
      steps += 1
    }
    print(steps)
    repeat { steps -= 50 } while steps > 0
    print(steps)
  }
}

enum BreakAndContinue {
  static func main() {
    outer: for i in 1...5 {
      for j in 1...5 {
        if j == i { continue outer }
        if i * j > 8 { break outer }
        print(i, j, terminator: "; ")
      }
    }
    print()
  }
}

enum Defer {
  static func work(_ fails: Bool) -> String {
    defer { print("closed") }
    defer { print("flushed") }
    if fails { return "early" }
    print("working")
    return "done"
  }
  static func main() {
    print(work(true))
    print(work(false))
    for i in 0..<2 { defer { print("end", i) } }
  }
}

enum GuardElse {
  static func check(_ age: Int) -> String {
    guard age >= 0 else { return "impossible" }
    guard case 0..<130 = age else { return "old" }
    return "fine"
  }
  // What never returns ends a guard and a function, with any argument.
  static func whole(_ value: Int?, _ name: String) -> Int {
    guard let value else { fatalError("no \(name)") }
    if value >= 0 { return value }
    preconditionFailure("negative \(name)")
  }
  static func main() { print(check(-1), check(30), check(200), whole(3, "count")) }
}

enum SwitchFallthrough {
  static func main() {
    for n in 1...3 {
      switch n {
      case 1:
        print("one")
        fallthrough
      case 2: print("one or two")
      default: break
      }
    }
    let letter: Character = "e"
    switch letter {
    case "a", "e", "i", "o", "u": print("vowel")
    case _: print("consonant")
    }
  }
}

enum Ternaries {
  static func main() {
    for score in [40, 60, 90] {
      print(score > 80 ? "great" : score > 50 ? "good" : "try again")
    }
    let isOn = true
    print("is \(isOn ? "on" : "off")", (isOn ? 1 : 2) + 1)
  }
}

enum ForWhere {
  static func main() {
    for n in 1...20 where n % 7 == 0 { print(n) }
    for (index, word) in ["a", "bb", "ccc"].enumerated() where word.count > 1 { print(index, word) }
    var total = 0
    for case let n? in [1, nil, 3] { total += n }
    print(total)
  }
}

enum WhileLet {
  static func main() {
    var stack = [1, 2, 3]
    while let top = stack.popLast() { print(top, terminator: " ") }
    print()
    var iterator = ["x", "y"].makeIterator()
    while let next = iterator.next() { print(next) }
  }
}

enum IfCase {
  enum State { case idle, busy(Int) }
  static func main() {
    let states: [State] = [.idle, .busy(3), .busy(30)]
    for state in states {
      if case .busy(let n) = state, n > 10 {
        print("very busy")
      } else if case .busy = state {
        print("busy")
      } else {
        print("idle")
      }
    }
  }
}

enum Expressions {
  static func main() {
    for n in [0, 5, 12] {
      let size = if n == 0 { "none" } else if n < 10 { "few" } else { "many" }
      let sign =
        switch n {
        case 0: "="
        case ..<10: "<"
        default: ">"
        }
      print(n, size, sign)
    }
  }
}
