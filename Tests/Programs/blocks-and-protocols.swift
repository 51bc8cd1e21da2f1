enum LocalThings {
  static func main() {
    let x = 4
    var squared: Int { x * x }
    print(squared)
    lazy var heavy: Int = {
      print("heavy"); return 9
    }()
    print(heavy, heavy)
    struct Local { var a = 1; func f() -> Int { a + 1 } }
    enum Mode { case on, off; var flip: Mode { self == .on ? .off : .on } }
    print(Local().f(), Mode.on.flip)
    func outer() -> () -> Int { var n = 0; func inner() -> Int { n += 1; return n }; return inner }
    let f = outer(); _ = f(); print(f())
    typealias Pair = (Int, Int)
    let p: Pair = (1, 2); print(p.0 + p.1)
    let value = { () -> Int in
      let a = 3; let b = 4; return a * b
    }()
    print(value)
    let (q, r) = 17.quotientAndRemainder(dividingBy: 5); print(q, r)
    do { let scoped = 5; print(scoped) }
    let s: String; if q > 2 { s = "big" } else { s = "small" }; print(s)
    var iter = [1, 2, 3].makeIterator(); while let n = iter.next() { print(n, terminator: ",") };
    print()
    label: do { if q == 3 { break label }; print("not here") }
    let nested = [[1, 2], [3]]; for row in nested { for n in row where n != 2 { print(n) } }
    for (i, c) in "ab".enumerated() { print(i, c) }
    for i in stride(from: 3, to: 0, by: -1) { print(i, terminator: " ") }; print()
    for i in (0..<3).reversed() { print(i, terminator: " ") }; print()
    for _ in 0..<2 { print("hey", terminator: "") }; print()
    let t = (a: 1, b: (c: 2, d: "x")); print(t.b.d, t.b.c, t)
    if case 1...5 = t.a { print("in range") }
    if case let (a, b) = (1, 2), a < b { print(a, b) }
    if let n = Int("5"), n > 3, case let m = n * 2 { print(m) }
    guard case .some(let z) = Optional(4) else { return }; print(z)
    let opt: Int?? = .some(nil); print(opt as Any, opt == nil)
    print(
      [1, 2, 3].first.map { $0 * 2 } as Any, Optional(3).flatMap { $0 > 5 ? $0 : nil } as Any,
      (Int("3") ?? 0) + 1)
    let names: [String?] = ["a", nil]; for case let n? in names { print(n) }
    switch (1, "x") {
    case (let n, "x") where n > 0: print("pos", n);
    case (_, _): print("other")
    }
    switch 5 {
    case let n where n < 3: print("lt");
    case 4, 5: print("4or5");
    default: break
    }
    let ch: Character = "e";
    switch ch {
    case "a", "e", "i": print("vowel");
    case "a"..."z": print("cons");
    default: print("?")
    }
    assert(true); precondition(1 < 2, "msg")
    print(
      #line > 0, #function, "a" as Any is String, [1, 2] as Any is [Int],
      (3 as Any) as? String as Any)
    print("x", 1, true, separator: "-", terminator: "!\n"); print(); print("a\nb");
    print([("a", 1)], ["k": [1]], (1, "s"), Optional("q") as Any, [Optional(1), nil])
    debugPrint("dbg", 1, [1.5]); print("é" == "e\u{301}", "\u{1F1EB}\u{1F1F7}".count)
    var arr = [Int](); arr.reserveCapacity(3); arr += [1, 2]; arr.append(contentsOf: 3...4);
    print(arr, arr.count)
    var a2 = Array(repeating: Array(repeating: 0, count: 2), count: 2); a2[1][0] = 5; print(a2)
    let sum = arr.reduce(0) { acc, n in acc + n };
    print(sum, arr.map { Double($0) / 2 }, zip(arr, arr.dropFirst()).map { $1 - $0 })
  }
}
enum ProtocolsMore {
  protocol Describable { var name: String { get }; func describe() -> String }
  protocol Loud: Describable { var volume: Int { get set } }
  protocol Togglable { mutating func toggle() }
  protocol Maker { associatedtype T; static func make() -> T; static var count: Int { get } }
  struct Dog: Loud {
    var name = "Dog"; var volume = 3; func describe() -> String { "dog \(volume)" }
  }
  struct Cat: Loud {
    let name = "Cat";
    var volume: Int {
      get { 1 }
      set {}
    }
  }
  enum Switch: Togglable {
    case on, off; mutating func toggle() { self = self == .on ? .off : .on }
  }
  struct IntMaker: Maker { static func make() -> Int { 42 }; static let count = 1 }
  static func produce<M: Maker>(_ m: M.Type) -> M.T { M.make() }
  static func loudest(_ xs: [any Loud]) -> (any Loud)? { xs.max { $0.volume < $1.volume } }
  class Delegate { weak var delegate: (any AnyDelegate)?; func go() { delegate?.did(self, 5) } }
  protocol AnyDelegate: AnyObject { func did(_ d: Delegate, _ n: Int) }
  final class Listener: AnyDelegate { var got = 0; func did(_ d: Delegate, _ n: Int) { got += n } }
  protocol Plugin { init(); func run() -> String }
  struct A: Plugin { func run() -> String { "A" } };
  struct B: Plugin { func run() -> String { "B" } }
  protocol Stackable {
    associatedtype Element; mutating func push(_ e: Element); var all: [Element] { get }
  }
  struct Strs: Stackable {
    private(set) var all: [String] = []; mutating func push(_ e: String) { all.append(e) }
  }
  static func fill<S: Stackable>(_ s: inout S, _ xs: S.Element...) -> Int
  where S.Element: Hashable { xs.forEach { s.push($0) }; return Set(s.all).count }
  static func compare<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
  static func isEqual(_ a: any Equatable, _ b: any Equatable) -> Bool {
    func open<T: Equatable>(_ x: T) -> Bool { x == (b as? T) }; return open(a)
  }
  static func main() {
    var d: any Loud = Dog(); d.volume = 9
    print(d.describe(), Cat().describe(), Cat().intro, loudest([Cat(), Dog(volume: 5)])!.name)
    var s = Switch.off; s.toggle(); print(s)
    print(produce(IntMaker.self), IntMaker.count)
    let l = Listener(), del = Delegate(); del.delegate = l; del.go(); del.go(); print(l.got)
    let plugins: [any Plugin.Type] = [A.self, B.self];
    print(plugins.map { $0.init().run() }.joined())
    var st = Strs(); print(fill(&st, "a", "b", "a"), st.all)
    print(compare(1, 1), compare("a", "b"), isEqual(1, 1), isEqual(1, "1"))
    let things: [Any] = [
      1, "two", 3.0, Dog(), [1], (1, 2), { 5 }, Optional(4) as Any, nil as Int? as Any,
    ]
    for t in things {
      switch t {
      case let i as Int: print("int", i);
      case let s as String: print("str", s);
      case let d as Double: print("dbl", d);
      case let x as any Describable: print("desc", x.name);
      case is [Int]: print("arr");
      case let f as () -> Int: print("fn", f());
      case let (a, b) as (Int, Int): print("tup", a, b);
      default: print("?")
      }
    }
  }
}
extension ProtocolsMore.Describable {
  func describe() -> String { "a \(name)" }; var intro: String { "I am " + describe() }
}
enum ValueSemantics2 {
  final class Ref { var n = 0 }
  struct Holder {
    var ref = Ref(); var list = [1]; mutating func add() { list.append(list.count + 1); ref.n += 1 }
  }
  struct Tree {
    var value: Int; var kids: [Tree] = [];
    func sum() -> Int { value + kids.reduce(0) { $0 + $1.sum() } };
    mutating func doubleAll() { value *= 2; for i in kids.indices { kids[i].doubleAll() } };
    func depth() -> Int { 1 + (kids.map { $0.depth() }.max() ?? 0) }
  }
  static func main() {
    var a = Holder(); var b = a; b.add(); a.list[0] = 7
    print(a.list, b.list, a.ref.n, a.ref === b.ref)
    var t = Tree(value: 1, kids: [Tree(value: 2), Tree(value: 3, kids: [Tree(value: 4)])]);
    let old = t; t.doubleAll(); t.kids[1].kids[0].value = 100
    print(t.sum(), old.sum(), t.depth())
    var dict = ["a": [1]]; var copy = dict; copy["a"]?.append(2); dict["b"] = [];
    print(dict["a"]!, copy["a"]!, copy.count, dict.count)
    let refs = [Ref(), Ref()]; refs[0].n = 5; let same = refs; same[1].n = 6; print(refs.map(\.n))
    func change(_ h: Holder) -> Holder { var h = h; h.list = []; return h }
    print(change(a).list.count, a.list.count)
    var s1 = Set([1]), s2 = s1; s2.insert(2); s1.insert(3); print(s1.count, s2.contains(3))
    var str = "a"; let str2 = str; str += "b"; print(str, str2)
    var opt: Holder? = a; opt?.list.append(9); print(opt!.list, a.list)
    var tup = (a, 1); tup.0.list = [0]; tup.1 += 1; print(tup.0.list, a.list, tup.1)
  }
}
enum MathAll {
  static func main() {
    print(
      sqrt(16.0), pow(2.0, 10.0), floor(2.7), ceil(2.1), round(2.5), abs(-2), sin(0.0), cos(0.0),
      max(1, 2, 3), hypot(3.0, 4.0), exp(0.0), log(1.0), log2(8.0), log10(100.0), atan2(0.0, 1.0),
      fmod(7.0, 3.0), cbrt(27.0), trunc(2.9))
    print(
      String(format2: 3.14159), Double.pi.rounded(), 10.0.squareRoot(), (0.1 + 0.2 == 0.3), 7 &* 2,
      1 << 10, Int(pow(2.0, 3.0)))
    let primes = (2...30).filter { n in
      n < 4 || !(2...Int(Double(n).squareRoot())).contains { n % $0 == 0 }
    }; print(primes)
    func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) };
    print(gcd(48, 36), 48 / gcd(48, 36))
    func fib(_ n: Int) -> Int {
      var (a, b) = (0, 1); for _ in 0..<n { (a, b) = (b, a + b) }; return a
    }; print((0..<10).map(fib))
    let m = [[1, 2], [3, 4]]; let tr = m[0].indices.map { c in m.map { $0[c] } }; print(tr)
    func perms<T>(_ xs: [T]) -> [[T]] {
      xs.isEmpty
        ? [[]]
        : xs.indices.flatMap { i -> [[T]] in
          var rest = xs; let x = rest.remove(at: i); return perms(rest).map { [x] + $0 }
        }
    }; print(perms([1, 2, 3]).count, perms(["a", "b"]))
    let words = "the cat the dog".split(separator: " "); var freq: [Substring: Int] = [:];
    for w in words { freq[w, default: 0] += 1 };
    print(freq.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "\($0.key):\($0.value)" })
    func bin(_ xs: [Int], _ t: Int) -> Int? {
      var lo = 0, hi = xs.count - 1;
      while lo <= hi {
        let mid = (lo + hi) / 2; if xs[mid] == t { return mid };
        if xs[mid] < t { lo = mid + 1 } else { hi = mid - 1 }
      }; return nil
    }; print(bin([1, 3, 5, 7], 5)!, bin([1], 2) as Any)
    print(
      "hello".reduce(into: [:]) { (c: inout [Character: Int], ch) in c[ch, default: 0] += 1 }["l"]!,
      String("hello".sorted()), Set("hello").count,
      "hello".map { String($0) }.joined(separator: "."), String("abc".shuffled()).count,
      "abc".lexicographicallyPrecedes("abd"), "Hello".filter(\.isUppercase),
      "a1b2".compactMap(\.wholeNumberValue).reduce(0, +), "hello world".capitalized2())
    print(
      (1...5).reduce(1, *), (1...3).map { "\($0)" }, Array(1...3), [Int](0..<3),
      (1...10).filter { $0.isMultiple(of: 3) }, stride(from: 0.0, to: 1, by: 0.25).map { $0 },
      Array(zip(1..., ["a", "b"])).map { "\($0.0)\($0.1)" })
    let caesar = String(
      "abc xyz".map { c -> Character in
        guard let v = c.asciiValue, c.isLetter else { return c };
        return Character(UnicodeScalar((v - 97 + 3) % 26 + 97))
      });
    print(caesar)
    var seen = Set<Int>();
    print(
      [1, 2, 1, 3].filter { seen.insert($0).inserted },
      Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +), [3, 1, 2].sorted { $0 > $1 },
      [1, 2, 3, 4].partition2 { $0 % 2 == 0 })
    print(
      [1, 2, 3].contains(2), [1, 2, 3].firstIndex { $0 > 1 }!, ["b", "a"].min()!,
      [1, 2, 3].dropFirst().first!, [[1], [2, 3]].map(\.count), [1, 2, 3][1...],
      [1, 2, 3].prefix(while: { $0 < 3 }), [1, 2, 2].lastIndex(of: 2)!, [1, 2] + [3],
      [0, 0].isEmpty, [1: 2].isEmpty, ["a", "b"].joined(), [1, 2].elementsEqual([1, 2]),
      [1, 5].max()!, (1...3).randomElement() != nil)
  }
}
import Foundation
extension String {
  init(format2 x: Double) { self = "\((x * 100).rounded() / 100)" };
  func capitalized2() -> String {
    split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
extension Array {
  func partition2(_ p: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(p), filter { !p($0) })
  }
}
