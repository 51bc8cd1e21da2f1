// Which of several values is the least and the greatest, where some are equal or none of a number.

struct V: Comparable, CustomStringConvertible {
  var k: Int
  var n: String
  static func < (a: V, b: V) -> Bool { a.k < b.k }
  static func == (a: V, b: V) -> Bool { a.k == b.k }
  var description: String { n }
}
enum Extremes {
  static func main() {
    let nan = Double.nan
    print(
      max(nan, 0), max(0, nan), max(1, nan, 0), max(nan, 1, 0), max(0, 1, nan), max(0, nan, 2, nan))
    print(
      min(nan, 0), min(0, nan), min(1, nan, 0), min(nan, 1, 0), min(0, 1, nan), min(3, nan, 2, nan))
    print([nan, 1, 2].max()!, [1, nan, 2].max()!, [1, 2, nan].max()!)
    print([nan, 1, 2].min()!, [1, nan, 0].min()!, [1, 2, nan].min()!)
    print(max(Float(1), .nan), min(Float.nan, 1))
    let (a, b, c) = (V(k: 1, n: "a"), V(k: 1, n: "b"), V(k: 1, n: "c"))
    print(max(a, b), min(a, b), max(a, b, c), min(a, b, c), [a, b, c].max()!, [a, b, c].min()!)
    print(max("a", "b", "B"), min(2, 1, 1), max([1.5, 0].max() ?? 0, 2))
    print([a, b, c].max { $0.k < $1.k }!, [a, b, c].min { $0.k < $1.k }!)
  }
}
