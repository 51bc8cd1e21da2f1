import Foundation

enum Availability {
  @available(iOS 15, macOS 12, *) static func modern() -> String { "modern" }
  @available(*, deprecated, message: "use modern") static func old() -> String { "old" }
  static func main() {
    if #available(iOS 15, macOS 12, *) { print(modern()) } else { print(old()) }
    guard #available(iOS 13, *) else { return }
    #if swift(>=5.0)
      print("swift 5")
    #else
      print("earlier")
    #endif
    #if canImport(NoSuchModule) || !swift(>=4)
      print("no")
    #elseif compiler(>=5)
      print("compiler")
    #endif
  }
}

enum Isolation {
  @MainActor final class Model {
    private(set) var count = 0
    fileprivate(set) var name = "model"
    nonisolated let id = 7
    func add(_ amount: Int) { count += amount }
    nonisolated func plain() -> Int { id * 2 }
  }
  struct Work: @unchecked Sendable {
    let body: @Sendable (Int) -> Int
    @inline(__always) func run(_ value: Int) -> Int { body(value) }
  }
  @MainActor static func use() {
    let model = Model()
    model.add(3)
    model.name = "renamed"
    print(model.count, model.name, model.id, model.plain())
  }
  static func main() {
    MainActor.assumeIsolated { use() }
    print(Work { $0 + 1 }.run(4))
  }
}

enum CodableTypes {
  struct Person: Codable, Hashable, Identifiable {
    let id: Int
    var name: String
    enum CodingKeys: String, CodingKey { case id, name = "full_name" }
  }
  static func main() {
    let people: Set<Person> = [Person(id: 1, name: "Ada"), Person(id: 1, name: "Ada")]
    print(people.count, people.first!.name, Person(id: 2, name: "Bo"))
    print(Person.CodingKeys.name.rawValue)
  }
}

enum IndirectTrees {
  indirect enum Expression {
    case number(Double)
    case sum(Expression, Expression)
    case product(Expression, Expression)
    var value: Double {
      switch self {
      case .number(let value): value
      case .sum(let a, let b): a.value + b.value
      case let .product(a, b): a.value * b.value
      }
    }
  }
  enum List<Element> {
    case empty
    indirect case node(Element, List<Element>)
    var count: Int { if case .node(_, let rest) = self { 1 + rest.count } else { 0 } }
  }
  static func main() {
    let tree = Expression.sum(.number(2), .product(.number(3), .number(4)))
    print(tree.value, List.node(1, .node(2, .empty)).count)
  }
}

enum LabelledJumps {
  static func main() {
    outer: for row in 0..<4 {
      for column in 0..<4 {
        if column > row { continue outer }
        if row == 3 { break outer }
        print(row * column, terminator: " ")
      }
    }
    print()
    var count = 0
    search: while true {
      repeat {
        count += 1
        if count == 5 { break search }
      } while count % 2 != 0
    }
    checks: do {
      if count == 5 { break checks }
      print("never")
    }
    choice: switch count {
    case 5:
      if count > 4 { break choice }
      print("never")
    default: break
    }
    for number in 1...10 where number.isMultiple(of: 3) { print(number, terminator: ",") }
    print(count)
  }
}

enum WhereClauses {
  struct Pair<A, B> { var a: A; var b: B }
  static func main() {
    print(Pair(a: 1, b: 1).same, Pair(a: "x", b: "y").same, Pair(a: 2, b: 3).sum)
    print([[1, 2], [3]].flattened, ["b", "a"].smallest as Any, [Int]().smallest as Any)
    print([1, 2, 2, 3, 1].unique, "hello".unique)
  }
}
extension WhereClauses.Pair where A == B, A: Equatable { var same: Bool { a == b } }
extension WhereClauses.Pair where A == Int, B == Int { var sum: Int { a + b } }
extension Array where Element: Collection {
  var flattened: [Element.Element] { flatMap { $0 } }
}
extension Sequence where Element: Comparable { var smallest: Element? { self.min() } }
extension Sequence where Element: Hashable {
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

enum StaticAndLazy {
  struct Config {
    static let shared = Config()
    static var uses = 0
    lazy var expensive: [Int] = {
      Config.uses += 1; return [1, 2, 3]
    }()
    var limit = 3 {
      willSet { print("will", newValue) }
      didSet { print("did", oldValue) }
    }
    subscript(_ index: Int, plus extra: Int = 1) -> Int { index + extra }
    static subscript(name: String) -> Int { name.count }
  }
  static func main() {
    var config = Config.shared
    print(config.expensive.count, config.expensive[0], Config.uses)
    config.limit = 5
    config.limit += 1
    print(config[3], config[3, plus: 4], Config["four"])
  }
}
