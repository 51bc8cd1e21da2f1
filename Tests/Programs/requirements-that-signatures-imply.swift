// What the types in a signature ask of a generic parameter holds within the function, written or not.

enum RequirementsThatSignaturesImply {
  struct Cache<Key> {
    func distinct(_ keys: [Key]) -> [Key] { keys }
  }

  static func lies<Bound>(_ value: Bound, within range: Range<Bound>) -> Bool {
    value >= range.lowerBound && value < range.upperBound
  }

  static func holds<Member>(_ set: Set<Member>, _ member: Member) -> Bool {
    set.contains { $0 == member && $0.hashValue == member.hashValue }
  }

  static func keys<Key, Value>(of values: [Key: Value], in order: [Key]) -> Int {
    Cache<Key>().distinct(order).filter { values[$0] != nil }.count
  }

  static func collect<Member: CustomStringConvertible>(
    _ members: [Member], into set: inout Set<Member>
  ) {
    set.formUnion(Cache<Member>().distinct(members))
  }

  // An associated type has what its protocol asks of it.
  static func main() {
    print(lies(3, within: 1..<4), lies("z", within: "a" .. "c"))
    print(holds([1, 2], 2), holds(["a"], "b"))
    print(keys(of: ["a": 1, "b": 2], in: ["b", "b", "c"]))
    var set: Set = [1]
    collect([2, 2, 1], into: &set)
    print(set.sorted(), set.shown)
    print(Line().parse("7") as Any, Line().parse("x") as Any, Line().start)
  }

  struct Line: Format {
    func number(_ raw: String) -> Int? { Int(raw) }
  }
}

protocol Raw {
  static var empty: Self { get }
  static func read(_ value: Any) throws -> Self?
}

protocol Format {
  associatedtype Source: Raw
  func number(_ raw: Source) -> Int?
}

extension Format {
  var start: Source { Source.empty }
  func parse(_ value: Any) -> Int? {
    guard let raw = try? Source.read(value) else { return nil }
    return number(raw)
  }
}

extension String: Raw {
  static var empty: String { "none" }
  static func read(_ value: Any) throws -> String? { value as? String }
}

extension RequirementsThatSignaturesImply.Cache where Key: Hashable {
  func distinct(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Set where Element: CustomStringConvertible {
  var shown: String {
    RequirementsThatSignaturesImply.Cache<Element>().distinct(Array(self)).map(\.description)
      .sorted().joined()
  }
}

infix operator .. : RangeFormationPrecedence

func .. <Bound: Comparable>(lower: Bound, upper: Bound) -> Range<Bound> { lower..<upper }
