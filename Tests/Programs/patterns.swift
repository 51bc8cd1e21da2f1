enum ValueBinding {
  static func main() {
    let point = (3, -3)
    switch point {
    case let (x, y) where x == y: print("equal", x)
    case let (x, y) where x == -y: print("opposite", x)
    case (_, _): print("other")
    }
  }
}

enum EnumPatterns {
  enum Event {
    case tap(x: Int, y: Int)
    case key(Character, isShift: Bool)
    case close
  }
  static func describe(_ event: Event) -> String {
    switch event {
    case .tap(x: 0, y: _), .tap(x: _, y: 0): "edge"
    case .tap(let x, let y) where x == y: "diagonal \(x)"
    case .tap: "tap"
    case .key("q", _): "quit"
    case let .key(character, isShift): "\(isShift ? "shift " : "")\(character)"
    case .close: "close"
    }
  }
  static func main() {
    let events: [Event] = [
      .tap(x: 0, y: 3), .tap(x: 2, y: 2), .tap(x: 1, y: 2), .key("q", isShift: true),
      .key("a", isShift: true), .close,
    ]
    print(events.map(describe))
  }
}

enum TypePatterns {
  static func main() {
    let things: [Any] = [1, -1, "a", 2.5, [1, 2]]
    for thing in things {
      switch thing {
      case let n as Int where n < 0: print("negative")
      case is Int: print("int")
      case let s as String: print("string", s)
      case let list as [Int]: print("list", list.count)
      default: print("other")
      }
    }
  }
}

enum RangePatterns {
  static func main() {
    for (score, bonus) in [(95, true), (70, false), (70, true), (10, false)] {
      switch (score, bonus) {
      case (90..., _): print("A")
      case (60..<90, true): print("B+")
      case (60..<90, false): print("B")
      default: print("F")
      }
    }
  }
}

enum OptionalPatterns {
  static func main() {
    let pairs: [(Int?, String?)] = [(1, "a"), (nil, "b"), (2, nil), (nil, nil)]
    for pair in pairs {
      switch pair {
      case (let n?, let s?): print(n, s)
      case (let n?, nil): print(n)
      case (nil, let s?): print(s)
      case (nil, nil): print("nothing")
      }
    }
  }
}

enum MultipleBindings {
  enum Shape { case square(Int), circle(Int), line }
  static func main() {
    for shape in [Shape.square(2), .circle(3), .line] {
      switch shape {
      case .square(let n), .circle(let n): print("size", n)
      case .line: print("line")
      }
    }
  }
}

enum IfCaseLet {
  enum Loaded { case value(Int), error(String) }
  static func main() {
    let all = [Loaded.value(4), .error("bad"), .value(9)]
    let values = all.compactMap { item -> Int? in
      if case .value(let n) = item { return n }
      return nil
    }
    print(values)
    for case .value(let n) in all where n > 5 { print("large", n) }
    if case 1...5 = values[0] { print("small") }
    guard case .error(let text) = all[1] else { return }
    print(text)
  }
}

enum StringPatterns {
  static func main() {
    for command in ["go north", "look", "take lamp", "xyzzy"] {
      let words = command.split(separator: " ").map(String.init)
      switch (words.first ?? "", words.dropFirst().first) {
      case ("go", let where_?): print("going", where_)
      case ("look", nil): print("looking")
      case ("take", .some(let thing)): print("taking", thing)
      case let (other, _): print("no", other)
      }
    }
  }
}

enum NestedEnums {
  enum Inner { case a(Int), b }
  enum Outer { case some(Inner), none }
  static func main() {
    for outer in [Outer.some(.a(1)), .some(.b), .none] {
      switch outer {
      case .some(.a(let n)): print("a", n)
      case .some(.b): print("b")
      case .none: print("none")
      }
    }
  }
}

enum ExpressionPatterns {
  static func main() {
    let favourites: Set = [3, 7]
    for n in 1...8 {
      switch n {
      case _ where favourites.contains(n): print(n, "favourite")
      case 1, 2: print(n, "small")
      case let x where x % 2 == 0: print(x, "even")
      default: break
      }
    }
  }
}
