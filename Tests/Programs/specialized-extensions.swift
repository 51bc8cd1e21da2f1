struct Amount: ExpressibleByIntegerLiteral {
  var cents: Int
  init(integerLiteral value: Int) { cents = value * 100 }
  static func + (a: Amount, b: Amount) -> Amount {
    var sum: Amount = 0
    sum.cents = a.cents + b.cents
    return sum
  }
}

extension Array where Element == Amount {
  func total() -> Amount { reduce(0, +) }
}

extension [String] {
  var longest: Element? { self.max { $0.count < $1.count } }
}

extension Dictionary where Value == Int {
  func sum() -> Int { values.reduce(0, +) }
}

extension Optional where Wrapped == String {
  var orEmpty: Wrapped { self ?? "" }
}

enum SpecializedExtensions {
  static func main() {
    let amounts: [Amount] = [1, 2]
    print(amounts.total().cents, ["a", "bcd", "ef"].longest ?? "", ["a": 1, "b": 4].sum())
    let none: String? = nil
    print(none.orEmpty.isEmpty, Optional("x").orEmpty)
  }
}

@resultBuilder
struct ItemsBuilder<Item> {
  static func buildExpression(_ item: Item) -> [Item] { [item] }
  static func buildExpression(_ items: [Item]) -> [Item] { items }
  static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [] }
  static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
}

enum ItemsOrLists {
  static func items(@ItemsBuilder<String> _ body: () -> [String]) -> [String] { body() }
  static func main() {
    let shows = true
    print(
      items {
        "a"
        if shows { "b" }
        for number in 1...2 { "f\(number)" }
        ["x", "y"]
      })
  }
}

enum Mirrors {
  struct Inner { var a = 1 }
  struct Outer {
    var x = 1
    var text = "b"
    var inner = Inner()
  }
  final class Object { var q = 2 }
  enum Choice { case some(Int), none }
  static func main() {
    let mirror = Mirror(reflecting: Outer())
    for child in mirror.children { print(child.label ?? "-", child.value) }
    print(mirror.children.count, mirror.displayStyle == .struct)
    for child in Mirror(reflecting: Object()).children { print(child.label!, child.value) }
    for child in Mirror(reflecting: [1, 2]).children { print(child.label as Any, child.value) }
    for (label, value) in Mirror(reflecting: (a: 1, b: 2)).children { print(label ?? "", value) }
    print(Mirror(reflecting: Choice.some(3)).children.first!.label!)
  }
}
