// Local functions keep nothing once the call has ended, and a sequence's elements are its iterator's.

final class Keeper {
  static var log: [String] = []
  let name: String
  init(_ name: String) { self.name = name }

  func used<Value>(_ value: Value) -> String {
    func append() -> String { made().reversed().joined() + name }
    func made() -> [String] { [name, described(value)] }
    func described(_ value: Value) -> String { "\(Value.self) \(value)" }
    return append()
  }

  func counted<Value>(_ values: [Value]) -> () -> String {
    var count = 0
    func add() { count += values.count }
    func told() -> String { "\(count) of \([Value].self) by \(name)" }
    add()
    return {
      add()
      return told()
    }
  }

  deinit { Self.log.append("gone \(name)") }
}

enum LocalFunctions {
  static func main() {
    do {
      let keeper = Keeper("a")
      print(keeper.used(1), keeper.used("x"))
    }
    print(Keeper.log)
    weak var last: Keeper?
    do {
      let keeper = Keeper("b")
      last = keeper
      let tell = keeper.counted([1.5, 2])
      print(tell(), tell(), last == nil)
    }
    print(Keeper.log, last == nil)
  }
}

struct Chain<Element>: Sequence {
  final class Link {
    let element: Element
    init(_ element: Element) { self.element = element }
  }
  var links: [Link]
  struct Iterator: IteratorProtocol {
    var rest: ArraySlice<Link>
    mutating func next() -> Link? { rest.popFirst() }
  }
  func makeIterator() -> Iterator { Iterator(rest: links[...]) }
}

struct Pairs<Element>: Sequence {
  let elements: [Element]
  func makeIterator() -> AnyIterator<(Int, Element)> {
    var index = 0
    return AnyIterator {
      guard index < elements.count else { return nil }
      defer { index += 1 }
      return (index, elements[index])
    }
  }
}

extension Sequence {
  var list: [Element] { map { $0 } }
}

enum ElementsOfIterators {
  static func main() {
    let chain = Chain(links: [.init(1), .init(2), .init(5)])
    var sum = 0
    for link in chain { sum += link.element }
    print(sum, chain.map { $0.element }, chain.first { $0.element > 1 }?.element ?? 0)
    print(chain.list.map(\.element), chain.reduce(0) { $0 + $1.element })
    let pairs = Pairs(elements: ["a", "b"])
    print(pairs.map { "\($0.0)\($0.1)" }, pairs.list.count, pairs.max { $0.0 < $1.0 }!)
  }
}
