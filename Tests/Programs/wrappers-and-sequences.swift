@propertyWrapper struct Clamped<V: Comparable> {
  private var value: V
  let range: ClosedRange<V>
  var projectedValue: ClosedRange<V> { range }
  init(wrappedValue: V, _ range: ClosedRange<V>) {
    self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: V {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
@propertyWrapper struct Trimmed {
  private(set) var value = ""
  var wrappedValue: String {
    get { value }
    set { value = newValue.filter { $0 != " " } }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper class Logged<T> {
  var wrappedValue: T { didSet { log.append("\(oldValue)->\(wrappedValue)") } }
  var log: [String] = []
  var projectedValue: Logged<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Doubled {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 100) } };
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue * 2 }
}
enum WrappersAll {
  struct Player {
    @Clamped(0...100) var health = 150; @Trimmed var name = " a b ";
    @Clamped(1...5) var level: Int = 0; @Logged var score = 1
  }
  static func show(@Trimmed _ text: String) -> String { text + "!" }
  struct Nested { @Logged @Doubled var n = 4 }
  static func main() {
    var p = Player()
    print(p.health, p.name, p.level, p.$health, p.$level.upperBound)
    p.health = -5; p.name = "x y z"; p.score += 5; p.score = 9
    print(p.health, p.name, p.$score.log)
    print(Player(health: 20, name: "q", level: 3).health)
    @Clamped(0...10) var local = 5
    local = 50
    print(local, $local)
    print(show(" h i "))
    let n = Nested()
    n.n = 60
    print(n.n, n.$n.log.count)
  }
}
@resultBuilder struct ListBuilder {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? ["none"] }
  static func buildEither(first p: [String]) -> [String] { ["first"] + p }
  static func buildEither(second p: [String]) -> [String] { ["second"] + p }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [String]) -> [String] { p }
  static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: ",") }
}
@resultBuilder enum SumBuilder {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
enum BuildersAll {
  static func list(@ListBuilder _ make: () -> String) -> String { make() }
  @ListBuilder static func menu(_ on: Bool) -> String {
    "start"
    if on { "on" } else { "off" }
    let x = 3
    for i in 0..<x { i }
    switch x {
    case 3: "three";
    default: "other"
    }
    if x > 5 { "never" }
    if #available(macOS 10, *) { "new" }
    if let n = Int("7") { n }
    "end"
  }
  @SumBuilder static var sum: Int { 1; 2; 3 }
  struct Html {
    let tag: String; let kids: String;
    init(_ tag: String, @ListBuilder kids: () -> String) { self.tag = tag; self.kids = kids() }
  }
  static func main() {
    print(
      list {
        "a"; 2; "c"
      })
    print(menu(true)); print(menu(false))
    print(sum)
    print(
      Html("p") {
        "x"; Html("q") { 1 }.kids
      }.kids)
  }
}
enum CallableAll {
  struct Adder {
    var n: Int; func callAsFunction(_ x: Int) -> Int { n + x };
    func callAsFunction(twice x: Int) -> Int { n + 2 * x }
  }
  struct Env { subscript(key: String) -> String { key.uppercased() } }
  static func main() {
    let a = Adder(n: 3)
    print(a(4), a(twice: 4), [1, 2].map { a($0) }, [1, 2].map(a.callAsFunction(_:)))
    print(Env()["k"])
  }
}
struct Money { var cents: Int }
extension String.StringInterpolation {
  mutating func appendInterpolation(_ m: Money) {
    appendLiteral("$\(m.cents / 100).\(m.cents % 100)")
  }
  mutating func appendInterpolation(_ n: Int, pad: Int) {
    appendLiteral(String(repeating: "0", count: max(0, pad - String(n).count)) + String(n))
  }
  mutating func appendInterpolation(if c: Bool, _ s: @autoclosure () -> String) {
    if c { appendLiteral(s()) }
  }
}
struct Tagged: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, CustomStringConvertible
{
  var text: String
  init(stringLiteral v: String) { text = "<\(v)>" }
  init(integerLiteral v: Int) { text = "int \(v)" }
  init(arrayLiteral elements: Int...) { text = "array \(elements.count)" }
  var description: String { text }
}
enum InterpolationAll {
  static func take(_ t: Tagged) -> String { t.text }
  static func main() {
    print("cost \(Money(cents: 1234)) \(7, pad: 3)\(if: true, "!")\(if: false, "?")")
    let t: Tagged = "x", u: Tagged = 4, v: Tagged = [1, 2]
    print(t, u, v, take("y \(1)"), take(9))
  }
}
enum KeyPathsAll {
  struct P {
    var name: String; var age: Int; var tags: [String] = ["t"]; var pet: Pet? = nil;
    var upper: String { name.uppercased() }
  }
  struct Pet { var name: String }
  static func sorted<T, V: Comparable>(_ xs: [T], by path: KeyPath<T, V>) -> [T] {
    xs.sorted { $0[keyPath: path] < $1[keyPath: path] }
  }
  static func set<T, V>(_ path: WritableKeyPath<T, V>, _ v: V) -> (T) -> T {
    {
      var c = $0; c[keyPath: path] = v; return c
    }
  }
  static func main() {
    let ps = [P(name: "b", age: 2), P(name: "a", age: 3, pet: Pet(name: "rex"))]
    print(
      ps.map(\.name), ps.map(\.upper), ps.map(\.tags[0]), ps.map(\.pet?.name), ps.map(\.name.count))
    print(sorted(ps, by: \.name).map(\.age), sorted(ps, by: \.age).map(\.name))
    print(set(\P.age, 9)(ps[0]).age, ps.filter { $0.pet != nil }.count, ps.map(\.self).count)
    let path = \P.tags
    print(ps[0][keyPath: path.appending(path: \.count)])
    var p = ps[1]
    p[keyPath: \.pet!.name] = "max"
    p[keyPath: \.tags].append("u")
    print(p.pet!.name, p.tags)
    let paths: [KeyPath<P, String>] = [\.name, \.upper]
    print(paths.map { ps[0][keyPath: $0] })
    print(
      Dictionary(grouping: ps, by: \.name.count).count, ps.max(by: { $0.age < $1.age })!.name,
      ps.reduce(0) { $0 + $1.age })
    print([[1, 2], []].map(\.isEmpty), ["a": 1].map(\.value), [(1, "x")].map(\.1))
    let f: (P) -> Int = \.age
    print(f(p), ps.allSatisfy(\.upper.isEmpty), ps.contains(where: \.tags.isEmpty))
  }
}
enum OptionSetsAll {
  struct Perm: OptionSet, Hashable, CustomStringConvertible {
    let rawValue: Int
    static let read = Perm(rawValue: 1 << 0), write = Perm(rawValue: 1 << 1)
    static let exec = Perm(rawValue: 4)
    static let all: Perm = [.read, .write, .exec]
    var description: String { rawValue.description }
  }
  static func main() {
    var p: Perm = [.read, .write]
    print(p.contains(.read), p.contains(.exec), p.rawValue, p.isSuperset(of: .read))
    p.insert(.exec); p.remove(.read)
    print(
      p, p.union(.read) == .all, p.intersection([.write]), p.subtracting(.exec), p.isEmpty,
      Perm().isEmpty)
    p.formSymmetricDifference(.all)
    print(p, Perm(rawValue: 6).symmetricDifference(.write), p.isDisjoint(with: .write))
  }
}
enum HashableAll {
  struct A: Hashable, Comparable {
    var x: Int; var y: String; static func < (a: A, b: A) -> Bool { (a.x, a.y) < (b.x, b.y) }
  }
  struct B: Hashable {
    let id: Int; var junk: Double; static func == (a: B, b: B) -> Bool { a.id == b.id };
    func hash(into h: inout Hasher) { h.combine(id) }
  }
  class C: Hashable {
    var v = 1; static func == (a: C, b: C) -> Bool { a === b };
    func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
  }
  static func main() {
    let xs = [A(x: 2, y: "a"), A(x: 1, y: "z"), A(x: 2, y: "A")]
    print(
      xs.sorted().map(\.y), xs.min()!.x, Set(xs + xs).count, xs[0] == xs[0], xs[0] > xs[1],
      xs[0] >= xs[0])
    print(
      Set([B(id: 1, junk: 1), B(id: 1, junk: 2)]).count,
      [B(id: 1, junk: 3): "v"][B(id: 1, junk: 9)]!)
    let c = C()
    print(Set([c, c, C()]).count, [c].contains(c), [c].firstIndex(of: c)!)
    print([1: "a", 2: "b"].count, ["x": [1]]["x"]! == [1], [1, 2] == [1, 2], [[1]] != [[2]])
    print(
      max(A(x: 1, y: ""), A(x: 3, y: "")).x, [3, 1, 2].max()!,
      clamp(A(x: 9, y: ""), A(x: 0, y: ""), A(x: 5, y: "")).x)
  }
  static func clamp<T: Comparable>(_ v: T, _ a: T, _ b: T) -> T { min(max(v, a), b) }
}
enum SequencesAll {
  struct Countdown: Sequence, IteratorProtocol {
    var n: Int;
    mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n }
  }
  struct Fib: Sequence {
    func makeIterator() -> some IteratorProtocol<Int> {
      var a = 0, b = 1;
      return AnyIterator {
        defer { (a, b) = (b, a + b) }; return a
      }
    }
  }
  struct Ring<T>: Collection {
    var items: [T]; var startIndex: Int { 0 }; var endIndex: Int { items.count };
    func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { items[i % items.count] }
  }
  struct Grid: Sequence {
    let w: Int, h: Int;
    struct It: IteratorProtocol {
      let g: Grid; var i = 0;
      mutating func next() -> (x: Int, y: Int)? {
        guard i < g.w * g.h else { return nil }; defer { i += 1 }; return (i % g.w, i / g.w)
      }
    }; func makeIterator() -> It { It(g: self) }
  }
  static func main() {
    for i in Countdown(n: 3) { print(i, terminator: " ") }
    print(
      Array(Countdown(n: 4)), Countdown(n: 5).map { $0 * 2 }, Countdown(n: 3).reduce(0, +),
      Countdown(n: 3).contains(2), Countdown(n: 4).sorted(), Countdown(n: 4).first { $0 < 3 }!)
    print(
      Array(Fib().prefix(8)), Fib().first(where: { $0 > 50 })!,
      zip(Fib(), ["a", "b"]).map { "\($0)\($1)" })
    let r = Ring(items: ["x", "y", "z"])
    print(
      r.count, r.first!, r[4], r.map { $0 + "!" }, r.isEmpty, r.dropFirst().count,
      r.firstIndex(of: "y")!, Array(r.enumerated()).count, r.joined(separator: "-"),
      r.prefix(2).map { $0 }, r.reversed(), r.max()!, r.last2)
    for (i, p) in Grid(w: 2, h: 2).enumerated() { print(i, p.x, p.y, terminator: "; ") }
    print()
    var it = Countdown(n: 2).makeIterator()
    while let x = it.next() { print(x) }
    print(
      stride(from: 0, to: 10, by: 3).map { $0 }, Array(stride(from: 1.0, through: 2.0, by: 0.5)),
      stride(from: 5, through: 1, by: -2).reversed())
    print(
      [3, 1, 2].sorted().lazy.map { $0 * 2 }.filter { $0 > 2 }.first!,
      Array((1...5).lazy.filter { $0 % 2 == 1 }.map { $0 * $0 }))
    print(
      [1, 2, 3, 4].reduce(into: [:]) { $0[$1 % 2, default: 0] += $1 } as [Int: Int] == [1: 4, 0: 6])
    print(
      Dictionary(grouping: ["apple", "avocado", "bean"], by: { $0.first! }).mapValues(\.count)
        .sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
    print(
      sequence(first: 1, next: { $0 < 20 ? $0 * 2 : nil }).map { $0 },
      repeatElement("x", count: 3).joined(), (1...3).flatMap { Array(repeating: $0, count: $0) },
      [1, nil, 3].compactMap { $0 })
    print(
      zip([1, 2, 3], "abc").map { "\($0)\($1)" },
      Dictionary(uniqueKeysWithValues: zip(["a", "b"], 1...)).sorted { $0.key < $1.key }.map(
        \.value), [1, 2, 3].allSatisfy { $0 > 0 })
    print(
      [5, 3, 8].enumerated().max { $0.element < $1.element }!.offset, ["b", "a"].sorted(by: <),
      [1, 2, 3, 4, 5].split(whereSeparator: { $0 == 3 }).map(Array.init),
      Array("hello").firstIndex(of: "l")!, [1, 2, 3].starts(with: [1, 2]), (1..<4).contains(3),
      [[1], [2]].joined().map { $0 })
    print(
      [1, 2, 3, 4].partitioned, [4, 5].indices.map { $0 },
      ["a", "b"].enumerated().map { "\($0.offset)\($0.element)" }, [1, 2, 3].suffix(2),
      [1, 2, 3].dropLast(), (0..<3).reversed().map { $0 }, [1, 2].first ?? 0, [3, 4].min()!)
    print([1, 2, 3, 4, 5].chunked(2), [1, 1, 2].uniqued(), [1, 2, 3].sum, ["x"].sum2)
  }
}
extension Collection { var last2: Element? { var r: Element?; for x in self { r = x }; return r } }
extension Array {
  var partitioned: ([Element], [Element]) {
    (Array(prefix(count / 2)), Array(suffix(from: count / 2)))
  }
  func chunked(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
}
extension Sequence where Element: Hashable {
  func uniqued() -> [Element] {
    var seen = Set<Element>(); return filter { seen.insert($0).inserted }
  }
}
extension Sequence where Element: AdditiveArithmetic { var sum: Element { reduce(.zero, +) } }
extension Sequence where Element == String { var sum2: String { reduce("", +) } }
