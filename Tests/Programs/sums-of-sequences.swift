func pre<S: Sequence>(_ s: S, _ k: Int) -> [S.Element] { Array(s.prefix(k)) }
func cat<C: RangeReplaceableCollection, S: Sequence>(_ c: C, _ s: S) -> C
where S.Element == C.Element { c + s }
func catL<C: RangeReplaceableCollection, S: Sequence>(_ s: S, _ c: C) -> C
where S.Element == C.Element { s + c }
func arr<C: Collection>(_ c: C, _ r: [C.Element]) -> [C.Element] { c + r }
enum E { case left(Int), right(String) }
func el(_ i: Int?) -> E? { i.map { .left($0) } }
struct Opt: OptionSet { let rawValue: Int; static let a = Opt(rawValue: 1), b = Opt(rawValue: 2) }
func of<S: OptionSet>(_ s: S) -> S.Element { s as! S.Element }
func setEl<S: SetAlgebra>(_ s: S, _ e: S.Element) -> Bool { s.contains(e) }
func mag<T: BinaryInteger>(_ x: T) -> String { "\(x.magnitude) \(type(of: x.magnitude))" }
func magN<T: Numeric>(_ x: T) -> T.Magnitude { x.magnitude }
struct Perm { var n = 3; mutating func next() -> Bool { n -= 1; return n > 0 } }
func perm() -> Int {
  var p = Perm(); var k = 0; while true { k += 1; if !p.next() { break } }; return k
}
extension Array where Element: Comparable {
  mutating func nextP(upperBound: Int? = nil) -> Bool {
    guard count > 1 else { return false }; swapAt(0, 1); return self[0] < self[1]
  }
}
func nextP() -> [Int] {
  var a = [2, 1]; var n = 0; while n < 5 { n += 1; let more = a.nextP(); if !more { break } };
  return a + [n]
}

enum Sums {
  static func main() {
    print([[1, 2], [3]].joined())
    print(Array([[1, 2], [3]].joined()))
    print(type(of: [[1, 2], [3]].joined()))
    print(type(of: [[1, 2], [3]].joined(separator: [0])))
    print(Array([[1, 2], [3]].joined(separator: [0, 9])))
    print(type(of: ["a", "b"].joined()))
    print(type(of: [1...2, 3...4].joined()), Array([1...2, 3...4].joined()))
    print(
      [[1, 2], [3]].joined().count, [[1, 2], [3]].joined().first ?? 0,
      [[1, 2], [3]].joined().last ?? 0)
    print([[1, 2], [3]].joined().map { $0 + 1 }, [[1, 2], [3]].joined().reversed())
    print([[1, 2], [], [3]].joined().reduce(0, +))
    print([1: [2], 3: [4]].values.joined().sorted())
    print(
      [1, 2, 3].starts(with: [1, 4], by: { a, b in a <= b }),
      [1, 2, 3].starts(with: ["1"], by: { String($0) == $1 }))
    print([1, 2, 3].starts(with: 1...2), (1...3).starts(with: [2]), "abc".starts(with: "ab"))
    print([1, 2, 3].starts(with: [1, 2, 3, 4], by: ==), [Int]().starts(with: [], by: ==))
    print(cat([1, 2], 3...4), cat("ab", "cd"), cat([1][...], [2]))
    print(catL(1...2, [3]), arr(1..<3, [9]), arr([1], [2]))
    print([1] + (2...3), (1..<3) + [4, 5])
    print(
      [1] + CollectionOfOne(2), CollectionOfOne(1) + [2], [1] + Set([2]),
      [1] + [2, 3].lazy.map { $0 * 2 })
    print(
      type(of: [1] + CollectionOfOne(2)), type(of: "a" + ["b" as Character]),
      "a" + ["b", "c"] as String)
    print(
      type(of: repeatElement(1, count: 2)), repeatElement(1, count: 2),
      Array(repeatElement("x", count: 2)))
    print(
      repeatElement(7, count: 3).count, repeatElement(7, count: 3)[1],
      repeatElement(7, count: 3).map { $0 + 1 })
    print(
      (-3).magnitude, type(of: (-3).magnitude), Int8(-128).magnitude, type(of: Int8(-3).magnitude),
      type(of: UInt16(3).magnitude), type(of: (-3.5).magnitude), type(of: Int64(-4).magnitude),
      Int.min.magnitude)
    print(mag(-3), mag(Int8(-3)), mag(UInt8(3)), magN(-3.5), magN(-3), magN(Float(-1.5)))
    print(el(3) as Any, el(nil) as Any)
    print(of(Opt.a), setEl([Opt.a, .b] as Opt, .b))
    print(perm(), nextP())
  }
}

extension AdditiveArithmetic {
  static prefix func - (x: Self) -> Self { zero - x }; static func z() -> Self { zero };
  func y() -> Self { .zero }; func x() -> Self { Self.zero }
}
struct Tagged: Strideable {
  var n: Int; var tag: String; func distance(to o: Tagged) -> Int { o.n - n };
  func advanced(by k: Int) -> Tagged { Tagged(n: n + k, tag: tag) }
}
enum Side<L: Sequence, R: Sequence> { case left(L), right(R) }
struct Either<L: Collection, R: Collection> {
  enum Index: Equatable { case left(L.Index), right(R.Index) }; var l: L;
  func move(_ i: L.Index, _ d: Int) -> Index? {
    l.index(i, offsetBy: d, limitedBy: l.endIndex).map { .left($0) }
  }
}
struct Walk<Base: Sequence>: Sequence {
  let base: Base;
  struct Iterator: IteratorProtocol {
    var iterator: Base.Iterator; mutating func next() -> Base.Element? { iterator.next() }
  }; func makeIterator() -> Iterator { Iterator(iterator: base.makeIterator()) }
}
extension Collection {
  func endOfPrefix(while p: (Element) -> Bool) -> Index {
    var i = startIndex; while i != endIndex && p(self[i]) { formIndex(after: &i) }; return i
  }
}
struct Sp<Base: Collection> {
  var base: Base; var isOver: Bool { base.startIndex == base.endIndex }
}
extension Sequence {
  func firstTwo() -> [Element] {
    var it = makeIterator(); guard let a = it.next() else { return [] }; var jt = it;
    let b = jt.next(); let c = it.next(); return [a] + [b, c].compactMap { $0 }
  }
}
extension Sequence {
  func red(_ f: (Element, Element) -> Element) -> [Element] {
    var it = makeIterator(); guard let i = it.next() else { return [] }; var out = [i];
    out.reserveCapacity(underestimatedCount + 1);
    for x in IteratorSequence(it) { out.append(f(out[out.count - 1], x)) }; return out
  }
}
extension Array where Element == String { func glue() -> String { joined() } }
func elemOf<C: Collection>(_ c: C) -> [C.Element.Element] where C.Element: Sequence {
  c.flatMap { $0 }
}
func firstOf<S: Sequence>(_ s: S) -> S.Element.Element? where S.Element: Collection {
  for x in s { return x.first }; return nil
}

enum IteratorValues {
  static func main() {
    print(-3 as Int, Double.z(), 3.y(), 2.5.x(), -(4.0))
    print(
      Tagged(n: 1, tag: "a") == Tagged(n: 1, tag: "b"),
      Tagged(n: 1, tag: "a") < Tagged(n: 2, tag: "b"),
      [Tagged(n: 3, tag: "x"), Tagged(n: 1, tag: "y")].sorted().map(\.tag),
      Tagged(n: 1, tag: "q") >= Tagged(n: 1, tag: "b"))
    print(
      Either<[Int], String>(l: [1, 2]).move(0, 1) as Any,
      Either<[Int], String>(l: [1, 2]).move(0, 5) == nil)
    print(
      Array(Walk(base: [1, 2])), Array(Walk(base: "xy")), Array(Walk(base: 1...3)),
      Array(Walk(base: Walk(base: Set([4])))), Walk(base: [3]).underestimatedCount,
      [1, 2].underestimatedCount, (1...4).underestimatedCount)
    print(
      [1, 2, 3].endOfPrefix { $0 < 3 },
      "abc".endOfPrefix { $0 < "b" } == "abc".index(after: "abc".startIndex),
      [1: 2].endOfPrefix { _ in true } == [1: 2].endIndex,
      Set([1]).endOfPrefix { _ in false } == Set([1]).startIndex)
    print(
      Sp(base: "").isOver, Sp(base: [1]).isOver, Sp(base: 1..<1).isOver, Sp(base: [1: 2]).isOver,
      Sp(base: Set<Int>()).isOver, Sp(base: [1, 2].lazy.map { $0 }).isOver,
      Sp(base: [1, 2].lazy.filter { $0 > 1 }).isOver, Sp(base: [1, 2].reversed()).isOver)
    print(
      [1, 2, 3].firstTwo(), "abc".firstTwo(), (1...3).firstTwo(),
      [5].lazy.map { $0 * 2 }.firstTwo(), [1, 2, 3].lazy.filter { $0 != 2 }.firstTwo(),
      sequence(first: 1) { $0 < 9 ? $0 * 2 : nil }.firstTwo(),
      stride(from: 1, to: 9, by: 3).firstTwo(), zip([1, 2, 3], [4, 5, 6]).firstTwo().map(\.1),
      Walk(base: [1, 2, 3]).firstTwo(), [1, 2, 3].enumerated().firstTwo().map(\.offset))
    print(
      [1, 2, 3].red(+), (1...4).red(*), [3].red(+), "abc".red { max($0, $1) },
      sequence(first: 1) { $0 < 9 ? $0 * 2 : nil }.red(+), [1, 2, 3].makeIterator().red(+))
    print(
      ["a", "b"].glue(), ["a", "b"][...].joined(), Set(["q"]).joined(), ["ab"[...], "c"].joined(),
      ["x": "y"].values.joined(), ["ab", "c"].map { $0 }.joined(separator: "-"),
      ["ab", "c"].flatMap { $0 })
    print(elemOf([[1], [2, 3]]), elemOf(["ab"]), firstOf([[7]]) as Any, firstOf(["z"]) as Any)
    print(
      [[1, 2], [3]].joined().contains(3), [[1, 2], [3]].joined().sorted(by: >),
      [[1, 2], [3]].joined().enumerated().map { $0.offset + $0.element },
      [[[1]], [[2, 3]]].joined().joined().map { $0 * 2 }, Set([[1, 2], [3]].joined()).count,
      [[1], [2]].lazy.joined().map { $0 + 1 }.first ?? 0)
    print(
      [["a": 1], ["b": 2]].joined().map(\.value), [[1, 2], [3]].joined().dropFirst().map { $0 },
      [[1, 2], [3]].joined().first { $0 > 1 } as Any, [[1.5], []].joined().reduce(0, +),
      [[1], [2, 3]].joined(separator: [0]).reduce(0, +),
      [[1], [2]].joined(separator: 8...9).map { $0 })
  }
}
