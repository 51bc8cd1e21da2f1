// One's own members beside the library's of the same name.
extension Array where Element: AdditiveArithmetic {
  static func + (lhs: Array<Element>, rhs: Array<Element>) -> Array<Element> {
    (0..<Swift.min(lhs.count, rhs.count)).map { lhs[$0] + rhs[$0] }
  }
}
enum SumsOfOnesOwn {
  static func main() {
    var x = [1, 2]; x += [5, 6]; print(x)
    var s = ["a"]; s += ["b", "c"]; print(s)
    let e: [Double] = [4]; var d: [Double] = [3]; d += e; print(d)
  }
}
protocol Valued { var value: Double { get } }
extension Array where Element: Valued {
  func sorted(descending: Bool = true) -> Self {
    sorted(by: descending ? { $0.value > $1.value } : { $0.value < $1.value })
  }
  func max(scaled: Double = 1) -> Double { reduce(0) { Swift.max($0, $1.value * scaled) } }
  func joined(sep: String = "-") -> String { map { "\($0.value)" }.joined(separator: sep) }
}
struct Scored: Valued { var value: Double }
enum SortingOfOnesOwn {
  static func main() {
    let d = [Scored(value: 1), Scored(value: 2)]
    print(d.sorted().map(\.value))
    print(d.max())
    print(d.joined())
  }
}
struct Point1 { var v: Double }
extension Array where Element == Point1 {
  func a(_ n: Int) -> [Point1] { Array(prefix(n)) }
  func d(_ n: Int) -> [Point1] { [Point1](suffix(n)) }
  func h(_ n: Int) -> [Point1] { [Point1](dropFirst(n)) }
}
extension Array where Element == Int {
  func b() -> String { "\(Array(prefix(2))) \(type(of: prefix(2)))" }
}
enum PartsWithinExtensions {
  static func main() {
    let x = [Point1(v: 1), Point1(v: 2), Point1(v: 3)]
    print(x.a(2).count, x.d(3).count, x.h(2).count, [1, 2, 3].b())
  }
}
protocol Deck {
  associatedtype C: Hashable; var cards: Set<C> { get set }; mutating func deal(_ n: Int) -> [C]
}
extension Deck {
  mutating func deal(_ n: Int) -> [C] { (0..<n).map { _ in cards.removeFirst() } }
}
struct Cards: Deck { var cards: Set<Int> = [7] }
enum FirstOfSets {
  static func main() {
    var s: Set<Int> = [3]
    print(s.removeFirst(), s)
    var d = Cards()
    print(d.deal(1), d.cards)
  }
}
