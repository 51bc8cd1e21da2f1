// Literals within lists, tuples and dictionaries tell generic parameters, as numbers that may have fractions where no integer will do.
func v<N: Numeric>(_ x: [(String, N)]) { print(N.self) }
struct Table {
  init<N: BinaryInteger>(numbers: [(N, N)]) {
    print("nint", numbers.map { String(describing: $0.0) })
  }
  init<N: BinaryFloatingPoint & LosslessStringConvertible>(numbers: [(N, N)]) {
    print("nfp", numbers.map { String($0.0) })
  }
}
enum ParametersOfTuples {
  static func main() {
    v([("a", 3)])
    v([("a", 3.5)])
    v([("a", UInt8(3))])
    _ = Table(numbers: [(1, 2)])
    _ = Table(numbers: [(1, 2.5)])
    _ = Table(numbers: [(1.5, 2)])
  }
}
func w<N: Numeric>(_ x: [N]) { print(N.self) }
func q<K: Hashable, N: Numeric>(_ x: [K: (N, String)]) { print(K.self, N.self) }
func r<A, B: Comparable>(_ x: [(A, B)]) { print(A.self, B.self, x.map(\.1).max()!) }
func s<A>(_ x: [(A, A)]) -> [A] { x.flatMap { [$0.0, $0.1] } }
func t<A, B>(_ x: [(A, B)]) -> [A] { print(B.self); return x.map(\.0) }
enum MoreOfTuples {
  static func main() {
    w([3]); w([UInt8(3)]); w([1, 2.5])
    q(["a": (1, "x")])
    r([("a", 3), ("b", 4)]); r([(1, 2.5), (2, 7)])
    print(s([(1, 2)]), s([("a", "b")]), type(of: s([(1, 2.5)])))
    print(t([(nil as Int?, 1)]), t([(1, nil as Int?), (2, 5)]))
    let list = [("k", 2.5)]
    r(list); v(list)
  }
}
func half<N: BinaryFloatingPoint>(_ x: [N]) -> N { x[0] / 2 }
func all<N: BinaryFloatingPoint>(_ x: [N]) -> [N] { x.map { $0 / 2 } }
struct Chart {
  let m: Double
  init<N: BinaryFloatingPoint>(points: [N]) {
    print("fp", N.self); m = Double(points.reduce(0, +) / N(points.count))
  }
}

func vari<N: FloatingPoint>(_ x: N...) -> N { x[0] / 2 }
extension Array where Element: FloatingPoint { var mean: Element { reduce(0, +) / Element(count) } }
enum FractionsOfLists {
  static func main() {
    print(half([1, 2]), type(of: half([7])))
    print(half([7, 8]), all([7]))
    print(Chart(points: [1, 2]).m)
    print(vari(1, 2), [1, 2].mean)
  }
}
func opt<N: FloatingPoint>(_ x: [N]?) -> N { x![0] / 2 }
func dict<N: FloatingPoint>(_ x: [String: N]) -> N { x["a"]! / 2 }
enum FractionsOfDictionaries {
  static func main() {
    print(opt([1]), dict(["a": 1]))
  }
}
func pairOverload<N: BinaryInteger>(_ x: (N, N)) { print("int") }
func pairOverload<N: BinaryFloatingPoint>(_ x: (N, N)) { print("fp") }
func yOverload<N: BinaryInteger>(_ x: N) { print("int") }
func yOverload<N: BinaryFloatingPoint>(_ x: N) { print("fp") }
func uOverload<N: BinaryInteger>(_ x: [(N, N)]) { print("int") }
func uOverload<N: BinaryFloatingPoint>(_ x: [(N, N)]) { print("fp") }
func aOverload<N: BinaryInteger>(_ x: [N]) { print("int") }
func aOverload<N: BinaryFloatingPoint>(_ x: [N]) { print("fp") }
struct PairTable {
  init<N: BinaryInteger>(_ x: [(N, N)]) { print("int") }
  init<N: BinaryFloatingPoint & LosslessStringConvertible>(_ x: [(N, N)]) { print("fp") }
}
struct ListTable {
  init<N: BinaryInteger>(_ x: [N]) { print("int") }
  init<N: BinaryFloatingPoint & LosslessStringConvertible>(_ x: [N]) { print("fp") }
}
enum OverloadsByTuples {
  static func main() {
    pairOverload((1, 2)); pairOverload((1, 2.5)); pairOverload((1.5, 2)); yOverload(1);
    yOverload(1.5); uOverload([(1, 2)]); uOverload([(1, 2.5)]); uOverload([(1.5, 2)])
    aOverload([1, 2]); aOverload([1, 2.5]); aOverload([1.5, 2])
    _ = PairTable([(1, 2)]); _ = PairTable([(1, 2.5)]); _ = ListTable([1]); _ = ListTable([1, 2.5])
  }
}
