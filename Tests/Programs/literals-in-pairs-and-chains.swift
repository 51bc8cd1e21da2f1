/// Literals in pairs choose between overloads, each by itself.
struct Points {
  init(_ points: [(String, Int)]) { print("whole", points) }
  init(_ points: [(String, Double)]) { print("real", points) }
}
func show(_ pairs: [(String, Int)]) -> String { "whole \(pairs)" }
func show(_ pairs: [(String, Double)]) -> String { "real \(pairs)" }
func one(_ pair: (String, Int)) -> String { "whole \(pair)" }
func one(_ pair: (String, Double)) -> String { "real \(pair)" }
enum PairsOfLiterals {
  static func main() {
    _ = Points([("a", 1), ("b", 2)])
    _ = Points([("a", 1.5), ("b", 2.5)])
    _ = Points([("a", 1), ("b", 2.5)])
    _ = Points([("a", 1), ("b", -2.5)])
    print(show([("a", 1)]), show([("a", 0.5)]), show([("a", 2.5), ("b", 1)]))
    print(one(("a", 1)), one(("a", 1.5)), one(("a", -1.5)))
  }
}
/// Beside a chain whose last member is no optional, a literal printed stays what it is by itself.
struct Scale {
  var low: Double? = nil
  var high = 1.5
  var inner: Inner? = nil
  var own = Inner()
  func least() -> Double? { nil }
  func most() -> Double { 2.5 }
  subscript(index: Int) -> Double? { nil }
  subscript(name: String) -> Double { 1.5 }
}
struct Inner {
  var low: Double? = nil
  var high = 2.5
  var table: [String: Double] = [:]
}
enum LiteralsBesideChains {
  static func main() {
    let none: Scale? = nil
    let some: Scale? = Scale()
    print(none?.low ?? 1, some?.low ?? 1, none?.high ?? 1, some?.high ?? 1)
    print(none?.least() ?? 1, some?.least() ?? 1, none?.most() ?? 1, some?.most() ?? 1)
    print(none?[0] ?? 1, some?[0] ?? 1, none?["a"] ?? 1, some?["a"] ?? 1)
    print(none?.inner?.low ?? 1, some?.inner?.low ?? 1, none?.inner?.high ?? 1)
    print(some?.own.low ?? 1, none?.own.high ?? 1, some?.own.table["a"] ?? 1)
    print(none.flatMap { $0.low } ?? 3, none.map { $0.high } ?? 3)
    let table = ["a": 1.5]
    print(["a": 1.5]["b"] ?? 0, table["b"] ?? 0, table["b"].map { $0 * 2 } ?? 0)
    let list: [Any] = [none?.low ?? 0, none?.high ?? 0]
    let any: Any = none?.least() ?? 0
    print(list, any, "\(none?.low ?? 0) \(none?.high ?? 0)")
  }
}
