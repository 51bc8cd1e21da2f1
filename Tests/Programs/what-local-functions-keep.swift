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

final class Walker {
  static var log: [String] = []
  let limit: Int
  init(limit: Int) { self.limit = limit }

  func sums() -> [Int] {
    var found: [Int] = []
    func walk(_ depth: Int, _ sum: Int) {
      found.append(sum)
      guard depth < limit else { return }
      for step in 1...2 { walk(depth + 1, sum + step) }
    }
    walk(0, 0)
    return found
  }

  func counter() -> (Int) -> [Int] {
    func down<Number: BinaryInteger>(_ number: Number) -> [Number] {
      func next() -> [Number] { down(number - 1) }
      return number == 0 ? [] : [number * Number(limit)] + next()
    }
    return down
  }

  func later() -> () -> String {
    func text(_ count: Int) -> String { count == 0 ? "\(limit)" : "(" + text(count - 1) + ")" }
    func named(_ name: String) -> String { name + text(name.count) }
    let told = { named("ab") + [1, 2].map(text).joined() }
    return told
  }

  deinit { Self.log.append("gone \(limit)") }
}

enum FunctionsThatCallThemselves {
  static func main() {
    do { print(Walker(limit: 2).sums()) }
    var count: ((Int) -> [Int])? = Walker(limit: 3).counter()
    print(count?(3) ?? [], count?(1) ?? [], Walker.log)
    count = nil
    var tell: (() -> String)? = Walker(limit: 4).later()
    print(tell?() ?? "", Walker.log)
    tell = nil
    print(Walker.log)
  }
}
