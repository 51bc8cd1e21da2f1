// Functions and subscripts that differ in their result alone, between which an expression as a whole decides.

/// A result that an operator, an argument or a member far from the call asks for.
enum ResultsToldFromAfar {
  struct Tag { let name: String }
  static func value() -> UInt8 { 3 }
  static func value() -> String { "v" }
  static func value() -> Tag { Tag(name: "t") }
  static func wrap(_ byte: UInt8) -> [UInt8] { [byte, byte] }
  static func wrap(_ text: String) -> [String] { [text, text] }
  static func take(_ text: String) -> String { "text \(text)" }
  static func take(_ tag: Tag) -> String { "tag \(tag.name)" }

  static func main() {
    print([1, 2].map { $0 + value() })
    print(["a"].map { $0 + value() + value() })
    print(wrap(value()).map { $0.uppercased() })
    print(wrap(wrap(value())[0] + "!")[0].count)
    print([value(): wrap(value()) + [9]] as [String: [UInt8]])
    print(zip([value() + "", "b"], [1, value() + 4]).map { "\($0)\($1)" }, take(value() + "x"))
    print(value().name + value(), (value() as Tag).name, value().hasPrefix("v"))
    let isOn = true
    print((isOn ? value() : "no").count, isOn ? value() : Tag(name: "none"))
    for byte in wrap(value() + 1) { print(byte) }
    let texts = [value(), "w"].sorted { $0 > $1 }
    print(texts)
  }
}

/// A result that a literal beside it can be, and what tells a literal.
enum ResultsBesideLiterals {
  struct Flag: ExpressibleByBooleanLiteral {
    init(booleanLiteral value: Bool) {}
    init(_ value: Bool) {}
  }
  static func make() -> Double { 1.5 }
  static func make() -> Int? { 2 }
  static func take<T>(_ a: T, _ b: T) -> String { "\(T.self)" }

  static func main() {
    print(take(make(), 1), take(make(), 0.5), take(nil, make()), take(true, Flag(true)))
    print([1, 2].map { $0 * make() + 1 }, (make() ?? 3) + 1)
  }
}

/// What is unwrapped is an optional, also far from the call.
enum ResultsThatAreUnwrapped {
  struct Node { var next: [Node] = [], size = 1 }
  static func find(_ index: Int) -> Node { Node(size: index) }
  static func find(_ index: Int) -> Node? {
    index > 2 ? nil : Node(next: [Node()], size: index * 10)
  }

  static func main() {
    if let node = find(1), let other = find(node.size / 10) { print(node.size, other.size) }
    if let size = find(2)?.size { print(size) }
    guard let first = find(1)?.next.first else { return }
    print(first.size, find(2)!.size + find(4).size, (find(3) ?? Node(size: 7)).size)
    var index = 1
    while let node = find(index) {
      print(node.size)
      index += 1
    }
    print([1, 2, 3].compactMap { find($0)?.size }, [4, 5].map { find($0).size })
    switch find(1) as Node? {
    case let node?: print("some", node.size)
    case nil: print("none")
    }
  }
}

/// Several subscripts, of which the one is meant that takes what is assigned.
enum SubscriptsByWhatTheyTake {
  struct Table {
    var texts: [String] = ["a", "b"]
    var numbers = [1, 2]
    subscript(index: Int) -> String {
      get { texts[index] }
      set { texts[index] = newValue }
    }
    subscript(index: Int) -> Int {
      get { numbers[index] }
      set { numbers[index] = newValue }
    }
  }

  static func main() {
    var table = Table()
    table[0] = "c"
    table[0] = 3
    table[1] += 4
    table[1] += "d"
    print(table[0] + "!", table[0] * 2, table[1].count, table[1] % 4)
    table[0].append("e")
    print(
      table.texts, table.numbers, [0, 1].map { table[$0] + 1 }, table[0] == "ce", table[0] == 3)
  }
}
