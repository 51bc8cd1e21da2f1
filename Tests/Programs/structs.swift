enum Memberwise {
  struct Point {
    var x: Int
    var y = 0
    let name: String?
    var tags: [String] = []
  }
  static func main() {
    let a = Point(x: 1, name: nil)
    let b = Point(x: 1, y: 2, name: "b", tags: ["t"])
    print(a.x, a.y, a.name as Any, b.tags, b.name ?? "")
  }
}

enum ValueCopies {
  struct Counter {
    var count = 0
    mutating func increment(by amount: Int = 1) { count += amount }
  }
  static func main() {
    var a = Counter()
    a.increment()
    var b = a
    b.increment(by: 5)
    print(a.count, b.count)
    var list = [a, b]
    list[0].increment()
    for var item in list { item.increment() }
    print(list.map(\.count))
  }
}

enum ComputedProperties {
  struct Square {
    var side: Double
    var area: Double {
      get { side * side }
      set { side = newValue.squareRoot() }
    }
    var description: String { "side \(side)" }
  }
  static func main() {
    var square = Square(side: 2)
    print(square.area)
    square.area = 9
    print(square.description, square.side)
    square.area += 7
    print(square.side)
  }
}

enum StaticMembers {
  struct Temperature {
    static let freezing = Temperature(celsius: 0)
    static var created = 0
    let celsius: Double
    init(celsius: Double) {
      self.celsius = celsius
      Temperature.created += 1
    }
    init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8) }
    static func average(_ values: Temperature...) -> Double {
      values.map { $0.celsius }.reduce(0, +) / Double(values.count)
    }
  }
  static func main() {
    print(Temperature.freezing.celsius, Temperature(fahrenheit: 212).celsius)
    print(Temperature.average(.freezing, .init(celsius: 10)), Temperature.created)
  }
}

enum Nesting {
  struct Deck {
    enum Suit: String, CaseIterable { case hearts = "♥", spades = "♠" }
    struct Card {
      let suit: Suit
      let rank: Int
      var name: String { "\(rank)\(suit.rawValue)" }
    }
    let cards = Suit.allCases.flatMap { suit in (1...3).map { Card(suit: suit, rank: $0) } }
  }
  static func main() {
    print(Deck().cards.map(\.name).joined(separator: " "))
    print(Deck.Card(suit: .spades, rank: 9).name)
  }
}

enum EquatableHashable {
  struct Pair: Hashable {
    var a: Int
    var b: String
  }
  struct Loose: Equatable {
    let id: Int
    let note: String
    static func == (l: Loose, r: Loose) -> Bool { l.id == r.id }
  }
  static func main() {
    print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"), Pair(a: 1, b: "x") != Pair(a: 2, b: "x"))
    print(Set([Pair(a: 1, b: ""), Pair(a: 1, b: "")]).count)
    print(
      Loose(id: 1, note: "a") == Loose(id: 1, note: "b"),
      [Loose(id: 1, note: "")].contains(Loose(id: 1, note: "z")))
  }
}

enum NestedMutation {
  struct Leaf { var value = 1 }
  struct Branch { var leaves = [Leaf(), Leaf()] }
  struct Tree {
    var branch = Branch()
    var named: [String: Leaf] = ["a": Leaf()]
  }
  static func main() {
    var tree = Tree()
    let before = tree
    tree.branch.leaves[1].value = 7
    tree.named["a"]?.value += 4
    tree.named["b"] = Leaf(value: 9)
    print(tree.branch.leaves.map(\.value), tree.named["a"]!.value, tree.named.count)
    print(before.branch.leaves.map(\.value), before.named["a"]!.value)
  }
}

enum SelfAssignment {
  struct Light {
    var isOn = false
    mutating func toggle() { self = Light(isOn: !isOn) }
    func toggled() -> Self {
      var copy = self
      copy.toggle()
      return copy
    }
  }
  static func main() {
    var light = Light()
    light.toggle()
    print(light.isOn, light.toggled().isOn, light.isOn)
  }
}

enum Callable {
  struct Multiplier {
    var factor: Int
    func callAsFunction(_ value: Int) -> Int { value * factor }
  }
  static func main() {
    let triple = Multiplier(factor: 3)
    print(triple(4), [1, 2].map { triple($0) })
  }
}

enum LazyAndStored {
  struct Report {
    let numbers: [Int]
    lazy var total: Int = {
      print("adding")
      return numbers.reduce(0, +)
    }()
  }
  static func main() {
    var report = Report(numbers: [1, 2, 3])
    print("made")
    print(report.total, report.total)
  }
}
