/// A protocol that some types conform to only for some of their parameters.
enum ConditionalConformances {
  static func main() {
    print([1, 2].price, Optional(3).price, [Optional(4), nil].price)
    print(Pair(first: 1, second: 2).price)
    print(total([[1, 2], [3]]), total(Pair(first: 5, second: 6)))
    print([1, 2].summary, ["a"].summary)
  }

  static func total<T: Priced>(_ value: T) -> Int { value.price }
}

protocol Priced {
  var price: Int { get }
}

extension Int: Priced {
  var price: Int { self }
}

extension Array: Priced where Element: Priced {
  var price: Int { map { $0.price }.reduce(0, +) }
}

extension Optional: Priced where Wrapped: Priced {
  var price: Int { self?.price ?? 0 }
}

struct Pair<Value> {
  var first: Value
  var second: Value
}

extension Pair: Priced where Value: Priced {
  var price: Int { first.price + second.price }
}

extension Priced {
  var summary: String { "worth \(price)" }
}

extension Array {
  var summary: String { "\(count) elements" }
}

/// Names that a protocol's members make known, constants that get their values later, and ranges of
/// floating-point numbers written as integers.
enum LateNames {
  static func main() {
    print(Shelf().make(), Shelf().item.title)
    for side in [Side.left, .right, .none] {
      let (name, count): (String, Int)
      switch side {
      case .left: (name, count) = ("left", 1)
      case .right: (name, count) = ("right", 2)
      case .none: (name, count) = ("none", 0)
      }
      print(name, count)
    }
    var (low, high): (Double?, Double?)
    print(low as Any, high as Any)
    (low, high) = (1, 2)
    print(low ?? 0, high ?? 0)
    print((0..<80).contains(Int(Double.random(in: 0..<80))), Double.random(in: 3...3))
    print([1, 2].debugDescription, ["a": [1]].debugDescription, (1..<3).debugDescription)
    print(Optional("x").debugDescription, 1.5.debugDescription, "q\n".debugDescription)
  }
}

protocol Maker {
  associatedtype Item
  func make() -> Item
}

struct Shelf: Maker {
  struct Book { var title: String }
  func make() -> Book { Item(title: "first") }
  var item: Book { Item(title: "second") }
}

enum Side { case left, right, none }
