enum OverloadsMore {
  struct V { var x = 0.0 }
  static func f(_ x: Int) -> String { "int" }
  static func f(_ x: Double) -> String { "double" }
  static func f(_ x: String) -> String { "string" }
  static func f<T>(_ x: T) -> String { "any" }
  static func f(_ x: [Int]) -> String { "ints" }
  static func f(_ x: Int?) -> String { "opt" }
  static func g(_ a: Int, b: Int = 2) -> Int { a + b }
  static func g(_ a: Int) -> Int { a }
  static func h(x: Int) -> Int { x }; static func h(y: Int) -> Int { -y }
  static func k() -> Int { 1 }; static func k() -> String { "s" }
  static func main() {
    print(f(1), f(1.5), f("a"), f(true), f([1]), f(Optional(3)), g(1), g(1, b: 5), h(x: 1), h(y: 1))
    let a: Int = k(); let b: String = k(); print(a, b)
    let fs: [(Int) -> Int] = [{ $0 }, { $0 * 2 }, abs]; print(fs.map { $0(-3) })
  }
}
enum OptionalsMore {
  struct A { var b: B? };
  struct B {
    var c: [Int]?; var n: Int?; func f() -> Int? { n }; subscript(i: Int) -> Int? { c?[i] }
  }
  static func main() {
    var a: A? = A(b: B(c: [1, 2], n: nil));
    print(a?.b?.c?.first as Any, a?.b?.f() as Any, a?.b?[1] as Any, a?.b?.c?.count ?? 0)
    a?.b?.n = 5; a?.b?.c?.append(9); print(a!.b!.n!, a!.b!.c!)
    let x: Int? = nil; print(x.map { $0 + 1 } as Any, x ?? 7, (x ?? 0) > 1, x == nil, x != 3)
    if let b = a?.b, let c = b.c, !c.isEmpty { print(c.last!) }
    let xs: [Int?] = [1, nil, 3];
    print(xs.compactMap { $0 }.reduce(0, +), xs.map { $0 ?? 0 }, xs.count { $0 == nil })
    let s: String? = "5"; if let n = s.flatMap(Int.init) { print(n) };
    print(s?.isEmpty == false, s?.count as Any)
    func first(_ xs: [Int]) -> Int? { guard let f = xs.first else { return nil }; return f };
    print(first([]) as Any, first([4])!)
    let d: [String: Int?] = ["a": 1, "b": nil];
    print(d["a"]! as Any, d["b"]! as Any, d["c"] as Any, d.count)
    var o: Int? = 3; o? += 2; o = o.map { $0 * 2 }; print(o!); if o != nil { o = nil };
    print(o as Any)
    let t: (Int, String)? = (1, "a"); if let (n, s) = t { print(n, s) }; print(t?.1 ?? "")
    let dd: Int?? = 5; print(dd! as Any, dd as Any); if case .some(.some(let v)) = dd { print(v) }
    switch x {
    case nil: print("nil");
    case let v?: print(v)
    }
    print(
      [3, nil, 1].compactMap { $0 }.sorted(), Optional(1) == 1, [1: "a"][1]?.uppercased() ?? "",
      (try? Int("x").get2()) as Any)
    let cb: ((Int) -> Int)? = nil; print(cb?(3) as Any); let cb2: ((Int) -> Int)? = { $0 + 1 };
    print(cb2?(3) ?? 0)
    var arr: [Int]? = nil; arr?.append(1); print(arr as Any); arr = []; arr?.append(2); print(arr!)
    print(zip([1, 2], ["a", nil]).compactMap { n, s in s.map { "\(n)\($0)" } })
  }
}
extension Optional {
  struct Missing: Error {};
  func get2() throws -> Wrapped { guard let self else { throw Missing() }; return self }
}
enum TypesMore {
  enum Unit: String, CaseIterable, CustomStringConvertible {
    case km, mi; var description: String { "unit:" + rawValue }; static let standard: Unit = .km;
    static func parse(_ s: String) -> Unit? { allCases.first { $0.rawValue == s } }
  }
  struct Distance: Comparable, Hashable, AdditiveArithmetic {
    var m: Double; static let zero = Distance(m: 0);
    static func < (a: Self, b: Self) -> Bool { a.m < b.m };
    static func + (a: Self, b: Self) -> Self { Self(m: a.m + b.m) };
    static func - (a: Self, b: Self) -> Self { Self(m: a.m - b.m) }
  }
  struct Temperature {
    private var k: Double; static func celsius(_ c: Double) -> Self { Self(k: c + 273) };
    var c: Double {
      get { k - 273 }
      set { k = newValue + 273 }
    }; private init(k: Double) { self.k = k }
  }
  struct Config {
    var name = "n"; var opts: Set<Opt> = []; enum Opt: Hashable { case a, b(Int) };
    func with(_ f: (inout Config) -> Void) -> Config { var c = self; f(&c); return c }
  }
  struct Rect {
    var o = (x: 0, y: 0), s = (w: 1, h: 1); var area: Int { s.w * s.h };
    var center: (Double, Double) {
      get { (Double(o.x) + Double(s.w) / 2, Double(o.y)) }
      set { o.x = Int(newValue.0) }
    }
  }
  struct Poly {
    let cs: [Int]; func callAsFunction(_ x: Int) -> Int { cs.reversed().reduce(0) { $0 * x + $1 } };
    static func * (a: Poly, b: Poly) -> Poly {
      var r = Array(repeating: 0, count: a.cs.count + b.cs.count - 1);
      for (i, x) in a.cs.enumerated() { for (j, y) in b.cs.enumerated() { r[i + j] += x * y } };
      return Poly(cs: r)
    }
  }
  struct Fraction: CustomStringConvertible, Equatable, Comparable, ExpressibleByIntegerLiteral {
    let n: Int, d: Int;
    init(_ n: Int, _ d: Int) {
      func g(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : g(b, a % b) }; let k = g(n, d);
      self.n = n / k; self.d = d / k
    }; init(integerLiteral v: Int) { self.init(v, 1) };
    var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" };
    static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, a.d * b.d) };
    static func * (a: Self, b: Self) -> Self { .init(a.n * b.n, a.d * b.d) };
    static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d };
    static prefix func - (a: Self) -> Self { .init(-a.n, a.d) }
  }
  static func main() {
    print(
      Unit.allCases, Unit.standard, Unit.parse("mi") as Any, Unit(rawValue: "x") as Any,
      "\(Unit.km)")
    print(
      [Distance(m: 2), Distance(m: 1)].sorted().map(\.m),
      [Distance(m: 2), Distance(m: 3)].reduce(.zero, +).m, max(Distance(m: 1), Distance(m: 4)).m,
      Distance(m: 1) == Distance(m: 1))
    var t = Temperature.celsius(20); t.c += 5; print(t.c)
    let c = Config().with {
      $0.name = "z"; $0.opts = [.a, .b(2)]
    }; print(c.name, c.opts.count, c.opts.contains(.b(2)))
    var r = Rect(); r.s = (3, 4); r.center = (9, 0); print(r.area, r.o, r.center.0)
    let p = Poly(cs: [1, 1]); print((p * p).cs, (p * p)(2))
    let half = Fraction(1, 2);
    print(
      half + Fraction(1, 3), half * 4, half < 1, -half, [half, 3, Fraction(1, 4)].max()!, half + 1)
  }
}
enum OverridesAllowed {
  class Base {
    private func setup() -> String { "base" }
    func run() -> String { setup() }
    var throwing: Int { get throws { try Base.check(1) } }
    static func check(_ n: Int) throws -> Int { n }
  }
  class Derived: Base {
    private func setup() -> String { "derived" }
    override func run() -> String { super.run() + setup() }
  }
  struct Pair: Equatable {
    var f: () -> Int
    static func == (a: Pair, b: Pair) -> Bool { a.f() == b.f() }
  }
  static func main() {
    print(Derived().run(), Pair { 1 } == Pair { 1 }, (try? Base().throwing) ?? 0)
  }
}
enum OverloadsOfClasses {
  class Unit { let name: String; init(_ name: String) { self.name = name } }
  class Length: Unit {}
  class Mass: Unit {}
  struct Amount<U> { var value: Double; var unit: U }
  class Formatter {
    func text<U>(from amount: Amount<U>) -> String { "amount \(amount.value)" }
    func text(from unit: Unit) -> String { "unit \(unit.name)" }
    func other<U>(from amount: Amount<U>) -> String { "amount \(amount.value)" }
    func other<U: Unit>(from unit: U) -> String { "unit \(unit.name)" }
  }
  class Loud: Formatter {
    override func text(from unit: Unit) -> String { super.text(from: unit).uppercased() }
  }
  static let units = [[Length("m"), Length("ft")], [Mass("g")]]
  static func main() {
    for formatter in [Formatter(), Loud()] {
      let amount = Amount(value: 1.5, unit: units[0][0])
      print(formatter.text(from: amount), formatter.text(from: units[1][0]))
      print(formatter.other(from: amount), formatter.other(from: Length("km")))
      print(units.map { $0.map { formatter.text(from: $0) } })
    }
  }
}
