enum ActorsSync {
  actor Counter {
    private(set) var n = 0; func add(_ k: Int = 1) -> Int { n += k; return n };
    nonisolated var name: String { "counter" }
  }
  static func fetch(_ n: Int) async -> Int { n * 2 }
  static func risky(_ n: Int) async throws -> Int { if n < 0 { throw Bad.neg }; return n }
  enum Bad: Error { case neg }
  static func all() async -> [Int] {
    async let a = fetch(1)
    async let b = fetch(2)
    let c = await [a, b]
    let t = await withTaskGroup(of: Int.self) { group in
      for i in 1...3 { group.addTask { await fetch(i) } }
      var sum = 0
      for await x in group { sum += x }
      return sum
    }
    let u = try? await withThrowingTaskGroup(of: Int.self) { group -> Int in
      group.addTask { try await risky(3) }
      group.addTask { try await risky(4) }
      return try await group.reduce(0, +)
    }
    return c + [t, u ?? -1]
  }
  static func main() {
    let sem = Box()
    sem.run()
  }
  final class Box { func run() { print("sync") } }
}
enum GenericsMore {
  struct Stack<Element> {
    private(set) var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) };
    @discardableResult mutating func pop() -> Element? { items.popLast() };
    var top: Element? { items.last }; var isEmpty: Bool { items.isEmpty }
  }
  final class Node<T> {
    var value: T; var next: Node<T>?;
    init(_ v: T, next: Node<T>? = nil) { value = v; self.next = next }
  }
  struct LinkedList<T>: Sequence {
    var head: Node<T>?; mutating func prepend(_ v: T) { head = Node(v, next: head) }
    func makeIterator() -> AnyIterator<T> {
      var n = head;
      return AnyIterator {
        defer { n = n?.next }; return n?.value
      }
    }
  }
  enum Either<L, R> {
    case left(L), right(R);
    func fold<T>(_ f: (L) -> T, _ g: (R) -> T) -> T {
      switch self {
      case .left(let l): f(l);
      case .right(let r): g(r)
      }
    }
  }
  struct Lens<A, B> {
    let get: (A) -> B; let set: (B, A) -> A;
    func over(_ f: @escaping (B) -> B) -> (A) -> A { { a in set(f(get(a)), a) } }
  }
  struct P { var x: Int }
  protocol Shape { var area: Double { get } }
  struct Sq: Shape { var s: Double; var area: Double { s * s } }
  struct AnyShape: Shape {
    private let _area: () -> Double; init<S: Shape>(_ s: S) { _area = { s.area } };
    var area: Double { _area() }
  }
  static func memo<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V {
    var cache: [K: V] = [:];
    return { k in
      if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v
    }
  }
  static func merge<T: Comparable>(_ a: [T], _ b: [T]) -> [T] {
    var r: [T] = []; var i = 0, j = 0;
    while i < a.count && j < b.count {
      if a[i] <= b[j] { r.append(a[i]); i += 1 } else { r.append(b[j]); j += 1 }
    }; return r + a[i...] + b[j...]
  }
  static func msort<T: Comparable>(_ a: [T]) -> [T] {
    if a.count < 2 { return a }; let m = a.count / 2;
    return merge(msort(Array(a[..<m])), msort(Array(a[m...])))
  }
  static func qsort<T: Comparable>(_ a: [T]) -> [T] {
    guard let p = a.first else { return [] }; let rest = a.dropFirst();
    return qsort(rest.filter { $0 < p }) + [p] + qsort(rest.filter { $0 >= p })
  }
  static func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
  static func each<T, U>(_ xs: [T], _ f: (T) throws -> U) rethrows -> [U] {
    var r = [U](); for x in xs { r.append(try f(x)) }; return r
  }
  static func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C {
    { a in { b in f(a, b) } }
  }
  static func main() {
    var s = Stack<Int>(); s.push(1); s.push(2); s.pop()
    print(s.top ?? 0, s.isEmpty, s.items)
    var l = LinkedList<String>(); l.prepend("b"); l.prepend("a")
    print(Array(l), l.map { $0 + "!" }, l.contains("b"))
    let e: [Either<Int, String>] = [.left(1), .right("x")]
    print(e.map { $0.fold({ "L\($0)" }, { "R" + $0 }) })
    let lens = Lens<P, Int>(
      get: { $0.x },
      set: {
        P(x: $0); _ = $1; return P(x: $0)
      })
    print(lens.over { $0 + 1 }(P(x: 4)).x)
    print([AnyShape(Sq(s: 2)), AnyShape(Sq(s: 3))].map(\.area))
    let fast = memo { (n: Int) -> Int in n * n }
    print(fast(4), fast(4))
    print(msort([5, 2, 9, 1]), qsort(["b", "c", "a"]), merge([1, 3], [2]))
    var a = "x", b = "y"; swapTwo(&a, &b); print(a, b)
    print(
      each([1, 2]) { $0 * 2 }, curry(+)(1)(2), curry { (a: Int, b: String) in b + "\(a)" }(3)("z"))
    let pair: (Int, String) = (1, "a"), (n, t) = pair
    print(n, t, type(of: pair), type(of: [1: "a"]), type(of: s), Stack<Int>.self)
  }
}
enum ClosuresMore {
  class Timer {
    var handlers: [() -> Void] = []; func on(_ f: @escaping () -> Void) { handlers.append(f) };
    func fire() { handlers.forEach { $0() } }
  }
  class Owner {
    var name = "o"; lazy var hello: () -> String = { [unowned self] in "hi " + self.name };
    var cb: ((Int) -> Void)?;
    func setup() {
      cb = { [weak self] n in
        guard let self else { return }; self.name += "\(n)"
      }
    }
  }
  typealias Handler = (String, Int) -> Bool
  static func run(_ h: Handler) -> Bool { h("a", 1) }
  static func opt(_ f: (() -> Int)? = nil) -> Int { f?() ?? -1 }
  static func order(_ a: Int, then f: (Int) -> Int = { $0 * 10 }) -> Int { f(a) }
  static func main() {
    let t = Timer(); var n = 0
    t.on { n += 1 }; t.on { n += 10 }; t.fire(); t.fire()
    print(n)
    let o = Owner(); o.setup(); o.cb?(5); print(o.hello(), o.name)
    print(
      run { s, i in s == "a" && i == 1 }, run { $0.isEmpty || $1 > 5 }, opt(), opt { 4 }, order(2),
      order(2) { $0 + 1 })
    let fs: [String: (Double, Double) -> Double] = ["+": (+), "-": { $0 - $1 }, "max": max]
    print(fs["+"]!(1, 2), fs["-"]?(5, 3) ?? 0, fs["max"]!(1, 9))
    let sorted = ["bb", "a", "ccc"].sorted { $0.count > $1.count }
    print(sorted, ["b", "a"].sorted(by: { a, b in a < b }))
    let fact: (Int) -> Int = { n in (1...max(n, 1)).reduce(1, *) }
    print(fact(5), { (a: Int, b: Int) -> Int in a * b }(3, 4), { 5 }())
    func makeCounter() -> (inc: () -> Void, get: () -> Int) {
      var c = 0; return ({ c += 1 }, { c })
    }
    let c = makeCounter(); c.inc(); c.inc(); print(c.get())
    var x = 1; let snap = { [x, y = x * 2] in x + y }; x = 100; print(snap(), x)
    let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in
      { g(f($0)) }
    }
    print(compose({ $0 + 1 }, { $0 * 2 })(3))
    print(
      [1, 2, 3].map { x -> String in
        if x == 2 { return "two" }; return "\(x)"
      })
    print((1...3).map { i in (1...i).map { j in i * j } }.flatMap { $0 })
    print(
      [("a", 1), ("b", 2)].map { name, n in "\(name)\(n)" }, [(1, 2)].map { $0 + $1 },
      [1: 2].map { k, v in k + v })
    print(withUnsafe(3) { $0 + 1 })
  }
  static func withUnsafe<T, R>(_ v: T, _ body: (T) throws -> R) rethrows -> R { try body(v) }
}
enum InitsAll {
  struct A {
    var x: Int; var y: Int = 2; let z: Int; init(x: Int, z: Int) { self.x = x; self.z = z };
    init() { self.init(x: 0, z: 9) };
    init?(text: String) { guard let n = Int(text) else { return nil }; self.init(x: n, z: n) };
    init(copy o: A) { self = o; x += 1 }
  }
  class V {
    var w: Int; init(w: Int) { self.w = w };
    convenience init?(s: String) { guard let n = Int(s) else { return nil }; self.init(w: n) };
    required init(from n: Double) { w = Int(n) }
  }
  class Car: V {
    let brand: String; var extra = [1];
    init(brand: String, w: Int = 4) { self.brand = brand; super.init(w: w); extra.append(w) };
    required init(from n: Double) { brand = "?"; super.init(from: n) };
    convenience init() { self.init(brand: "none") }
  }
  enum Light {
    case red, green;
    init?(n: Int) {
      switch n {
      case 0: self = .red;
      case 1: self = .green;
      default: return nil
      }
    }; init() { self = .green }
  }
  struct T {
    let a: Int; let b: Int;
    init(_ s: String) throws { guard s.count == 2 else { throw E.bad }; a = 1; b = 2 }
  }
  enum E: Error { case bad }
  struct Gen<T> { var v: T; init(_ v: T) { self.v = v }; init() where T == Int { v = 7 } }
  static func main() {
    print(A(x: 1, z: 3), A(), A(text: "5")!.x, A(text: "q") as Any, A(copy: A()).x)
    print(
      V(s: "3")!.w, V(s: "x") == nil, Car(brand: "b").extra, Car().brand, Car(from: 2.5).w,
      Light(n: 1)!, Light(n: 4) as Any, Light())
    print((try? T("ab")) != nil, (try? T("abc")) == nil, Gen("s").v, Gen().v)
  }
}
enum ExtensionsAll {
  struct Point { var x = 0.0, y = 0.0 }
  static func main() {
    print(
      5.squared, 3.times { "x" }, "abc".shout, [1, 2, 3].average, 7.clamped2(to: 0...5),
      "a".repeated(3), Double.tau, 4.isEven, [1, 2][safe: 5] as Any, [1, 2][safe: 1]!)
    print(
      Point(x: 3, y: 4).length, Point.origin, Point(x: 1, y: 1) + Point(x: 2, y: 2), 2.0.cm,
      "hello world".words, Optional("x").orEmpty, String?.none.orEmpty, [3, 1].sortedDesc,
      "radar".isPalindrome)
    print(
      [1, 2, 3, 4].group { $0 % 2 == 0 }, ["a": 1].merged(["b": 2]).count, Bool.random() || true,
      (1...4).sumOf { $0 * 2 }, 10.digits, 255.hex)
    var n = 5; n.double(); print(n)
  }
}
extension Int {
  var squared: Int { self * self }; var isEven: Bool { self % 2 == 0 }
  func times(_ f: () -> String) -> String { (0..<self).map { _ in f() }.joined() }
  func clamped2(to r: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, r.lowerBound), r.upperBound)
  }
  mutating func double() { self *= 2 }
  var digits: [Int] { String(self).compactMap { $0.wholeNumberValue } }
  var hex: String { String(self, radix: 16, uppercase: true) }
}
extension Double { static var tau: Double { .pi * 2 }; var cm: Double { self / 100 } }
extension String {
  var shout: String { uppercased() + "!" };
  func repeated(_ n: Int) -> String { String(repeating: self, count: n) };
  var words: [String] { split(separator: " ").map(String.init) };
  var isPalindrome: Bool { self == String(reversed()) }
}
extension Array where Element: BinaryInteger {
  var average: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) }
}
extension Array where Element: Comparable { var sortedDesc: [Element] { sorted(by: >) } }
extension Array {
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil };
  func group(_ p: (Element) -> Bool) -> (yes: [Element], no: [Element]) {
    (filter(p), filter { !p($0) })
  }
}
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Dictionary { func merged(_ o: [Key: Value]) -> [Key: Value] { merging(o) { $1 } } }
extension ExtensionsAll.Point {
  static let origin = ExtensionsAll.Point(); var length: Double { (x * x + y * y).squareRoot() };
  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x, y: a.y + b.y) }
}
extension Sequence {
  func sumOf<N: Numeric>(_ f: (Element) -> N) -> N {
    var t: N = 0; for x in self { t += f(x) }; return t
  }
}
enum StatesAll {
  enum State: Equatable {
    case idle, loading(Int), done(result: String)
    mutating func next() {
      switch self {
      case .idle: self = .loading(0);
      case .loading(let n) where n < 2: self = .loading(n + 1);
      case .loading: self = .done(result: "ok");
      case .done: self = .idle
      }
    }
    var isBusy: Bool { if case .loading = self { true } else { false } }
    var progress: Int? { guard case let .loading(n) = self else { return nil }; return n }
  }
  struct Machine {
    private(set) var state = State.idle { didSet { history.append(oldValue) } };
    var history: [State] = []; mutating func step() { state.next() }
  }
  protocol Visitor {
    associatedtype R; func num(_ n: Int) -> R; func add(_ a: Node, _ b: Node) -> R
  }
  indirect enum Node {
    case num(Int), add(Node, Node);
    func accept<V: Visitor>(_ v: V) -> V.R {
      switch self {
      case .num(let n): v.num(n);
      case .add(let a, let b): v.add(a, b)
      }
    }
  }
  struct Eval: Visitor {
    func num(_ n: Int) -> Int { n };
    func add(_ a: Node, _ b: Node) -> Int { a.accept(self) + b.accept(self) }
  }
  struct Show: Visitor {
    func num(_ n: Int) -> String { "\(n)" };
    func add(_ a: Node, _ b: Node) -> String { "(\(a.accept(self)) + \(b.accept(self)))" }
  }
  static func main() {
    var m = Machine(); for _ in 0..<5 { m.step() }
    print(
      m.state, m.history.count, m.history.map(\.isBusy), m.history.compactMap(\.progress),
      m.state == .done(result: "ok"))
    let n = Node.add(.num(1), .add(.num(2), .num(3)))
    print(n.accept(Eval()), n.accept(Show()))
  }
}
enum InoutAll {
  struct S {
    var a = [1, 2]; var t = (x: 1, y: 2); var d = ["k": 1]; var n: Int? = 3; struct I { var v = 1 };
    var i = I();
    subscript(k: Int) -> Int {
      get { a[k] }
      set { a[k] = newValue }
    }
  }
  static func inc(_ x: inout Int) { x += 1 }
  static func addAll(_ xs: inout [Int]) { for i in xs.indices { xs[i] += 1 }; xs.append(0) }
  static func wrap(_ s: inout S) {
    inc(&s.i.v); inc(&s[0]); inc(&s.t.x); s.n? += 1; s.d["k"]! += 1; s.d["z", default: 5] += 1;
    addAll(&s.a)
  }
  static func main() {
    var s = S(); wrap(&s)
    print(s.i.v, s.a, s.t, s.n!, s.d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
    var arr = [[1], [2]]; arr[0].append(9); inc(&arr[1][0]); print(arr)
    var copy = arr; copy[0][0] = 100; print(arr, copy)
    var (a, b) = (1, 2); (a, b) = (b, a); print(a, b)
    var str = "abc"; let f: (inout String) -> Void = { $0 += "!" }; f(&str); print(str)
    var o: S? = S(); o?.i.v = 7; o?.a.removeAll(); o!.t.y += 1; print(o!.i.v, o!.a, o!.t.y)
    var ns = [3, 1, 2]; ns.sort(); ns.reverse(); ns.swapAt(0, 2); ns.insert(5, at: 1);
    ns.removeAll { $0 == 2 }; ns += [7]; ns[1...2] = [8]; print(ns, ns.removeLast(), ns)
    ns.withBuf { $0 + 1 }
    let dict = ["a": 1, "b": 2]; var d2 = dict; d2["a"] = nil; d2.removeValue(forKey: "zz");
    d2["c"] = 3; d2.merge(["b": 5]) { $0 + $1 };
    print(
      d2.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }, dict.count,
      d2.mapValues { $0 * 2 }["b"]!, d2.filter { $0.value > 3 }.keys.sorted(),
      d2.contains { $0.key == "c" }, d2.min { $0.value < $1.value }!.key)
    var set: Set = [1, 2];
    print(
      set.insert(2).inserted, set.insert(3).inserted, set.remove(1) as Any, set.sorted(),
      set.union([9]).count, set.isSubset(of: [2, 3, 4]), set == [2, 3])
  }
}
extension Array { mutating func withBuf(_ f: (Element) -> Element) { self = map(f); print(self) } }
enum NumbersAll {
  static func main() {
    print(
      Int("12")!, Int("x") as Any, Double("1.5")!, Int(3.9), Double(3), Float(1.5), String(3.0),
      Int("-7")!, UInt8(exactly: 300) as Any, Int(exactly: 2.5) as Any, Int8(clamping: 500),
      UInt8(truncatingIfNeeded: 300))
    print(
      0.1 + 0.2, 1.0 / 3, 100.0, 1e20, 1e-7, 123456789.123, Float(0.1), Double.infinity,
      -Double.infinity, Double.nan.isNaN, Double.greatestFiniteMagnitude, 5e-324)
    print(
      10 / 3, 10 % 3, 10.0 / 4, pow2(2, 10), (7.0).squareRoot(), 2.5.rounded(), (-2.5).rounded(),
      2.4.rounded(.down), 7.9.rounded(.towardZero), Int(2.7.rounded()), 3.14159.rounded(toPlaces: 2)
    )
    print(
      Int.max, Int.min, UInt.max, Int32.max, Double.pi, Float.pi, Int.bitWidth,
      MemoryLayout<Int>.size)
    print(
      5.isMultiple(of: 5), 17.quotientAndRemainder(dividingBy: 5), 3.advanced(by: 2),
      3.distance(to: 10), (1.5).magnitude, (2.0).isZero, 1.0.nextUp > 1,
      3.0.truncatingRemainder(dividingBy: 2), 6.0.remainder(dividingBy: 4), 1.0.sign,
      (-1.0).sign == .minus, 8.0.exponent, 5.0.significand)
    print(
      Int.random(in: 1...1), Double.random(in: 2...2), [1].randomElement()!, min(3, 1, 2),
      max(1.5, 2), abs(-4), Int("101", radix: 2)!, String(10, radix: 2), 0x1F, 1_000, 0b101 << 1,
      12 ^ 5, 12 & 5, 12 | 5, ~0)
    var x: UInt8 = 255; x &+= 1;
    print(
      x, Int8.max.addingReportingOverflow(1).overflow,
      7.multipliedReportingOverflow(by: 2).partialValue, (-1 as Int8).magnitude,
      Int16(-5).description, Int64(5) + 3, UInt(7) / 2)
    print(
      (1, "a") == (1, "a"), (1, 2, 3) < (1, 2, 4), 5 <= 5, 1 != 2, !true, true && !false || false,
      "a" < "B", "10" < "9", 1...3 ~= 2, (1...3) == (1...3), 1..<1 == 2..<2)
    print(
      Double("inf")!, Double("1e3")!, Double("abc") as Any, Int("1_000") as Any, Int(" 1") as Any,
      Bool("true")!, Character("a") < "b", "\u{48}i", "a".unicodeScalars.first!.value,
      Character(UnicodeScalar(97)), "é".utf8.count, "abc".utf8.map { Int($0) },
      Int(Character("7").wholeNumberValue!))
    print(
      type(of: 1), type(of: 1.0), type(of: "a"), type(of: 1 as UInt8), type(of: [1.5]),
      type(of: (1, "a")), type(of: Optional(1)), type(of: { (x: Int) in x }), type(of: 1...2),
      type(of: Set([1])), type(of: nil as String?))
  }
  static func pow2(_ b: Int, _ e: Int) -> Int { (0..<e).reduce(1) { a, _ in a * b } }
}
extension Double {
  func rounded(toPlaces n: Int) -> Double {
    var f = 1.0; for _ in 0..<n { f *= 10 }; return (self * f).rounded() / f
  }
}
