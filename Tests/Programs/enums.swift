enum RawValues {
  enum Planet: Int { case mercury = 1, venus, earth }
  enum Side: String { case left, right = "R" }
  static func main() {
    print(Planet.earth.rawValue, Planet(rawValue: 2) as Any, Planet(rawValue: 9) as Any)
    print(Side.left.rawValue, Side(rawValue: "R")!, Side(rawValue: "right") as Any)
  }
}

enum AllCases {
  enum Season: CaseIterable { case spring, summer, autumn, winter }
  static func main() {
    print(Season.allCases.count, Season.allCases.map { "\($0)" }, Season.allCases.last!)
    for (index, season) in Season.allCases.enumerated() where index % 2 == 0 { print(season) }
  }
}

enum AssociatedValues {
  enum Shape {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
    case point
    var area: Double {
      switch self {
      case .circle(let radius): 3 * radius * radius
      case .rectangle(let width, let height): width * height
      case .point: 0
      }
    }
  }
  static func main() {
    let shapes: [Shape] = [.circle(radius: 2), .rectangle(width: 2, height: 3), .point]
    print(shapes.map(\.area))
    if case .rectangle(let width, _) = shapes[1] { print(width) }
    for case .circle(let r) in shapes { print("circle", r) }
  }
}

enum MethodsAndMutation {
  enum Light {
    case red, green, yellow
    mutating func next() {
      switch self {
      case .red: self = .green
      case .green: self = .yellow
      case .yellow: self = .red
      }
    }
    static let start = Light.red
  }
  static func main() {
    var light = Light.start
    for _ in 0..<4 {
      print(light)
      light.next()
    }
  }
}

enum Indirect {
  indirect enum Expression {
    case number(Int)
    case sum(Expression, Expression)
    case product(Expression, Expression)
    func value() -> Int {
      switch self {
      case .number(let n): return n
      case .sum(let a, let b): return a.value() + b.value()
      case .product(let a, let b): return a.value() * b.value()
      }
    }
  }
  static func main() {
    let e = Expression.product(.sum(.number(1), .number(2)), .number(4))
    print(e.value())
  }
}

enum Ordering {
  enum Level: Int, Comparable {
    case low, medium, high
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }
  enum Size: Comparable { case small, large }
  static func main() {
    print(Level.low < .high, [Level.high, .low, .medium].sorted(), max(Level.low, .medium))
    print(Size.small < Size.large, Size.large <= .small)
  }
}

enum EquatableWithPayload {
  enum Token: Hashable {
    case word(String)
    case number(Int)
    case end
  }
  static func main() {
    print(Token.word("a") == .word("a"), Token.word("a") == .number(1), Token.end == .end)
    print(Set([Token.end, .end, .number(1)]).count, [Token.word("x"), .end].firstIndex(of: .end)!)
  }
}

enum OptionalEnums {
  enum Mode { case on, off }
  static func main() {
    let modes: [Mode?] = [.on, nil, .off]
    for mode in modes {
      switch mode {
      case .on?: print("on")
      case .off: print("off")
      case nil: print("unset")
      }
    }
  }
}

enum Initialisers {
  enum Grade {
    case pass(Int)
    case fail
    init(points: Int) { self = points >= 50 ? .pass(points) : .fail }
    static func best(of grades: [Grade]) -> Int {
      grades.compactMap { if case .pass(let points) = $0 { points } else { nil } }.max() ?? 0
    }
  }
  static func main() {
    print(Grade(points: 30), Grade(points: 60))
    print(Grade.best(of: [.fail, .pass(55), .init(points: 90)]))
  }
}

enum Namespaces {
  enum Constants {
    static let gap = 8.0
    static var doubled: Double { gap * 2 }
    enum Deep { static let name = "deep" }
  }
  static func main() {
    print(Constants.gap, Constants.doubled, Constants.Deep.name)
  }
}
