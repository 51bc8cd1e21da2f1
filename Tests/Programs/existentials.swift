protocol Measured {
  var size: Int { get }
  func scaled(_ factor: Int) -> Self
}
extension Measured { var isLarge: Bool { size > 5 } }
struct Box: Measured {
  var size: Int
  func scaled(_ factor: Int) -> Box { Box(size: size * factor) }
}
struct Ball: Measured {
  var radius: Int
  var size: Int { radius * 2 }
  func scaled(_ factor: Int) -> Ball { Ball(radius: radius * factor) }
}

enum AnyAndSome {
  static func total(_ items: [any Measured]) -> Int { items.reduce(0) { $0 + $1.size } }
  static func largest(_ a: some Measured, _ b: some Measured) -> any Measured {
    a.size >= b.size ? a : b
  }
  static func make(_ large: Bool) -> some Measured { Box(size: large ? 9 : 1) }
  static func main() {
    let items: [any Measured] = [Box(size: 2), Ball(radius: 3)]
    print(total(items), items.map(\.isLarge), items.map { $0.scaled(2).size })
    print(largest(Box(size: 1), Ball(radius: 4)), make(true).isLarge, make(false).scaled(3).size)
    for item in items {
      switch item {
      case let box as Box: print("box", box.size)
      case is Ball: print("ball")
      default: print("other")
      }
    }
    if let ball = items.last as? Ball { print(ball.radius) }
    print(items.first is Box, type(of: items[1]))
  }
}

enum GenericOverProtocols {
  static func describe<T: Measured>(_ value: T) -> String { "\(T.self) \(value.size)" }
  static func pair<A: Measured, B: Measured>(_ a: A, _ b: B) -> (A, B) { (a.scaled(2), b) }
  static func doubled<T>(_ values: [T]) -> [T] where T: Measured { values.map { $0.scaled(2) } }
  static func main() {
    print(describe(Box(size: 3)), describe(Ball(radius: 1)))
    let (box, ball) = pair(Box(size: 1), Ball(radius: 2))
    print(box.size, ball.radius, doubled([Box(size: 1), Box(size: 4)]).map(\.size))
  }
}

enum AssociatedTypes {
  struct Stack<Element>: CustomStringConvertible {
    private(set) var items: [Element] = []
    mutating func push(_ item: Element) { items.append(item) }
    @discardableResult mutating func pop() -> Element? { items.popLast() }
    var description: String { items.map { "\($0)" }.joined(separator: "|") }
  }
  static func main() {
    var stack = Stack<Int>()
    stack.push(1)
    stack.push(2)
    stack.pop()
    stack.push(7)
    print(stack, stack.items, type(of: stack))
    var words = Stack(items: ["a"])
    words.push("b")
    print(words, words.items.count)
  }
}

enum TypesAsValues {
  class Shape {
    required init() {}
    class var title: String { "shape" }
    func area() -> Double { 0 }
  }
  class Square: Shape {
    override class var title: String { "square" }
    override func area() -> Double { 4 }
  }
  static func main() {
    let types: [Shape.Type] = [Shape.self, Square.self]
    for type in types { print(type.title, type.init().area(), type == Square.self) }
    let value: Any = 3
    print(type(of: value) == Int.self, value as? Int ?? 0, value as? String ?? "no")
    let things: [Any] = [1, "two", 3.0, [4], (5, 6), Optional<Int>.none as Any]
    for thing in things {
      switch thing {
      case let number as Int: print("int", number)
      case let text as String: print("string", text)
      case let number as Double: print("double", number)
      case let list as [Int]: print("list", list)
      case let (a, b) as (Int, Int): print("pair", a, b)
      default: print("else")
      }
    }
  }
}

enum ComparableBySynthesis {
  enum Level: Int, Comparable, CaseIterable {
    case low = 1, mid, high
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }
  enum Plain: Comparable { case first, second(Int), third }
  struct Version: Comparable {
    var major: Int
    var minor: Int
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  }
  static func main() {
    print(
      Level.allCases.max()!, Level.low < .high, Level(rawValue: 2)!, [Level.high, .low].sorted())
    print(Plain.first < .second(1), Plain.second(2) < .second(1), max(Plain.third, .first))
    let versions = [Version(major: 1, minor: 9), Version(major: 1, minor: 10)]
    print(versions.max()!.minor, versions[0] >= versions[1], versions.min()! == versions[0])
    print(Version(major: 1, minor: 2)...Version(major: 2, minor: 0) ~= versions[1])
  }
}
