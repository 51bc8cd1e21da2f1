enum PropertiesAll {
  struct Temp {
    var c: Double {
      willSet { print("will", newValue) }
      didSet { print("did", oldValue, c) }
    }
    var f: Double {
      get { c * 9 / 5 + 32 }
      set(new) { c = (new - 32) * 5 / 9 }
    }
    static var count = 0
    static let zero = Temp(c: 0)
    lazy var label: String = {
      print("made"); return "\(self.c)°"
    }()
    init(c: Double) { self.c = c; Self.count += 1 }
  }
  static func main() {
    var t = Temp(c: 10)
    t.f = 212
    print(t.c, t.f)
    t.c += 1
    print(t.label, t.label)
    print(Temp.zero.c, Temp.count)
    Temp.count -= 5
    print(Temp.count)
  }
}

enum SubscriptsAll {
  struct Matrix {
    let rows: Int, cols: Int
    var grid: [Double]
    init(rows: Int, cols: Int) {
      self.rows = rows; self.cols = cols; grid = Array(repeating: 0, count: rows * cols)
    }
    subscript(r: Int, c: Int) -> Double {
      get { grid[r * cols + c] }
      set { grid[r * cols + c] = newValue }
    }
    subscript(row r: Int) -> [Double] { Array(grid[r * cols..<(r + 1) * cols]) }
    static subscript(n: Int) -> Matrix {
      var m = Matrix(rows: n, cols: n); for i in 0..<n { m[i, i] = 1 }; return m
    }
  }
  @dynamicMemberLookup struct Wrap<T> {
    var value: T
    var extra: [String: Int] = [:]
    subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U {
      get { value[keyPath: path] }
      set { value[keyPath: path] = newValue }
    }
  }
  @dynamicMemberLookup struct Json {
    var d: [String: String]; subscript(dynamicMember n: String) -> String? { d[n] }
  }
  struct P { var x = 1; var y = 2 }
  static func main() {
    var m = Matrix(rows: 2, cols: 2)
    m[0, 1] = 3
    m[1, 1] += 4
    print(m.grid, m[row: 1], Matrix[2].grid)
    var w = Wrap(value: P())
    w.x = 10
    w.y += 5
    print(w.x + w.y, w.value)
    print(Json(d: ["name": "n"]).name ?? "", Json(d: [:]).other as Any)
    var nested: [String: [Int]] = [:]
    nested["a", default: []].append(1)
    nested["a"]?.append(2)
    nested["b"]?.append(3)
    nested["a"]![0] = 9
    print(nested)
    var grid = [[1, 2], [3, 4]]
    grid[1][0] += 10
    grid.swapAt(0, 1)
    print(grid)
    grid.swapAt(0, 1)
    print(grid)
  }
}

enum FunctionsAll {
  static func sum(_ xs: Int..., times k: Int = 1) -> Int { xs.reduce(0, +) * k }
  static func move(_ x: inout Int, by d: Int = 1) { x += d }
  static func greet(_ n: String, from f: String = "home") -> String { "\(n) from \(f)" }
  static func greet(person n: String) -> String { "person \(n)" }
  static func greet(_ n: Int) -> String { "number \(n)" }
  static func pair() -> (min: Int, max: Int) { (1, 2) }
  static func apply(_ f: (Int, Int) -> Int, _ a: Int, _ b: Int) -> Int { f(a, b) }
  static func lazyOr(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a || b() }
  static func counter() -> () -> Int {
    var n = 0;
    return {
      n += 1; return n
    }
  }
  static func rec(_ n: Int) -> Int { n < 2 ? n : rec(n - 1) + rec(n - 2) }
  @discardableResult static func quiet() -> Int { 1 }
  static func both(_ a: () -> Void, then b: () -> Void) { a(); b() }
  static func main() {
    print(sum(1, 2, 3), sum(times: 3), sum(1, times: 2))
    var x = 1
    move(&x)
    move(&x, by: 5)
    print(x, greet("a"), greet("a", from: "b"), greet(person: "c"), greet(4))
    let (lo, hi) = pair()
    print(lo, hi, pair().max, pair())
    print(apply(+, 2, 3), apply({ $0 * $1 }, 4, 5), apply(max, 7, 3))
    print(
      lazyOr(
        true,
        {
          print("never"); return false
        }()))
    let c = counter(), d = counter()
    _ = c()
    print(c(), d(), rec(15))
    quiet()
    both {
      print("one")
    } then: {
      print("two")
    }
    func local(_ n: Int) -> Int { n == 0 ? 0 : n + local(n - 1) }
    print(local(4))
    let f = greet(person:)
    print(f("z"))
    let g: (Int) -> String = greet
    print(g(1))
    var fs: [() -> Int] = []
    for i in 0..<3 { fs.append { i * i } }
    print(fs.map { $0() })
    var k = 1
    let capture = { [k] in k }
    k = 5
    print(capture(), k)
    let op: (Int, Int) -> Bool = (<)
    print(op(1, 2), [3, 1, 2].sorted(by: >))
    print((1...3).map(String.init), ["1", "x"].compactMap(Int.init), [1, 2].map(Double.init))
  }
}

infix operator ** : Pow
precedencegroup Pow {
  associativity: right
  higherThan: MultiplicationPrecedence
}
infix operator |> : Pipe
precedencegroup Pipe {
  associativity: left
  lowerThan: AdditionPrecedence
}
prefix operator √
postfix operator %%
infix operator <+> : AdditionPrecedence
func ** (a: Double, b: Double) -> Double { var r = 1.0; for _ in 0..<Int(b) { r *= a }; return r }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func %% (x: Double) -> Double { x / 100 }
struct Vec: Equatable {
  var x = 0.0, y = 0.0
  static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout Vec, b: Vec) { a = a + b }
  static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }
  static func * (k: Double, a: Vec) -> Vec { Vec(x: k * a.x, y: k * a.y) }
  static func * (a: Vec, k: Double) -> Vec { k * a }
  static func <+> (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y }
}
enum OperatorsAll {
  static func main() {
    print(2 ** 3 ** 2, 2 * 3 ** 2, √16 + 1, 50%%)
    print(3 |> { $0 + 1 } |> { "<\($0)>" })
    var v = Vec(x: 1, y: 2)
    v += Vec(x: 1)
    print(v, -v, 2 * v, v * 0.5, v <+> v, v == Vec(x: 2, y: 2), v != .init())
    print(
      Int.max &+ 1, UInt8(250) &+ 10, Int8(-128) &- 1, 5 &* 3, 1 << 4, -16 >> 2, 6 & 3, 6 | 1,
      6 ^ 3, ~5)
    print(
      7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.5.truncatingRemainder(dividingBy: 2),
      7.quotientAndRemainder(dividingBy: 2))
    print(
      UInt8.max, Int16.min, (200 as UInt8).addingReportingOverflow(100), 0b1010.nonzeroBitCount,
      8.trailingZeroBitCount, 1.leadingZeroBitCount)
    print((1, 2) < (1, 3), ("a", 1) == ("a", 1), (2, "a") > (1, "z"))
    print(0xFF, 0o17, 0b11, 1_000_000, 1e3, 0x1p4, 1.5e-3)
    print(
      String(255, radix: 16), String(5, radix: 2), Int("ff", radix: 16)!,
      UInt32(truncatingIfNeeded: -1))
    var b: UInt8 = 1
    b <<= 3
    b |= 1
    b ^= 0xFF
    print(b, b.byteSwapped, Int(bitPattern: UInt.max))
    print(
      10.isMultiple(of: 5), (-5).magnitude, 5.signum(), abs(-3.5), 3.7.rounded(), 3.2.rounded(.up),
      (-3.5).rounded(.towardZero), 2.5.rounded(.toNearestOrEven))
  }
}

enum ChainsAndPatterns {
  class Node {
    var value: Int; var next: Node?; var tags: [String]?;
    init(_ v: Int, _ n: Node? = nil) { value = v; next = n }; func twice() -> Int { value * 2 }
  }
  static func describe(_ n: Int) -> String {
    switch n {
    case ..<0: "negative"
    case 0: "zero"
    case 1...9: "digit"
    case 10, 20, 30: "tens"
    case let x where x % 2 == 0: "even \(x)"
    default: "odd"
    }
  }
  static func point(_ p: (Int, Int)) -> String {
    switch p {
    case (0, 0): return "origin"
    case (_, 0): return "x axis"
    case (0, let y): return "y=\(y)"
    case (-2...2, -2...2): return "near"
    case let (x, y) where x == y: return "diagonal \(x)"
    case (let x, let y): return "\(x),\(y)"
    }
  }
  struct Prefix { var s: String }
  static func main() {
    let list = Node(1, Node(2, Node(3)))
    print(
      list.next?.next?.value as Any, list.next?.next?.next?.value as Any, list.next?.twice() ?? 0)
    list.next?.value = 20
    list.next?.next?.value += 5
    list.next?.tags?.append("x")
    list.tags = ["a"]
    list.tags?.append("b")
    list.tags?[0] = "z"
    print(list.next!.value, list.next!.next!.value, list.tags!, list.next?.tags as Any)
    let r: Void? = (list.next?.next?.next?.value = 4)
    print(r as Any)
    print(
      [-1, 0, 5, 20, 44, 45].map(describe),
      [(0, 0), (3, 0), (0, 4), (1, 2), (5, 5), (5, 6)].map(point))
    let a: Int? = 3, b: String? = nil
    if let a, let b { print(a, b) } else if let a, a > 2 { print("only", a) }
    if var a { a += 1; print(a) }
    guard let a else { return }
    print(a)
    outer: for i in 1...3 {
      for j in 1...3 {
        if j == 2 { continue outer }
        if i == 3 { break outer }
        print(i, j)
      }
    }
    var n = 0
    repeat { n += 3 } while n < 10
    while true { n -= 1; if n < 5 { break } }
    print(n)
    switch "hello" {
    case "a"..."f": print("low");
    case let s where s.hasPrefix("he"): print("he");
    default: print("x")
    }
    let v: Any = 42
    switch v {
    case let i as Int where i > 40: print("int", i);
    case is String: print("s");
    default: break
    }
    switch Prefix(s: "swift") {
    case "sw": print("match");
    default: print("none")
    }
    switch n {
    case 4: print("four"); fallthrough;
    case 5: print("five");
    default: print("d")
    }
    let score = 80
    let grade = if score > 90 { "A" } else if score > 70 { "B" } else { "C" }
    let size =
      switch grade {
      case "A", "B": 10;
      default: 1
      }
    print(grade, size)
    defer { print("deferred 1") }
    defer { print("deferred 2") }
    for case let (i, x?) in [1, nil, 3].enumerated() { print(i, x) }
    for x in [1, 2, 3, 4] where x.isMultiple(of: 2) { print(x, terminator: ";") }
    print()
    for (k, v) in ["one": 1] { print(k, v) }
    let t = (name: "n", age: 3)
    let (name, _) = t
    print(name, t.age, t.0, t)
  }
}
func ~= (p: String, v: ChainsAndPatterns.Prefix) -> Bool { v.s.hasPrefix(p) }

enum ErrorsAll {
  enum Fail: Error, Equatable { case empty, code(Int), named(String) }
  struct Detailed: Error, CustomStringConvertible { var description: String { "detailed" } }
  static func f(_ n: Int) throws -> Int {
    if n == 0 { throw Fail.empty }; if n < 0 { throw Fail.code(n) }; return n
  }
  static func typed(_ n: Int) throws(Fail) -> Int { guard n > 0 else { throw .code(n) }; return n }
  static func re(_ g: () throws -> Int) rethrows -> Int { try g() }
  static func clean() { print("start"); defer { print("clean") }; print("end") }
  static func main() {
    do { print(try f(1)); print(try f(0)) } catch Fail.empty { print("empty") } catch {
      print("other", error)
    }
    do { _ = try f(-3) } catch Fail.code(let c) where c < -2 { print("code", c) } catch let e
      as Fail
    { print(e) } catch { print(error) }
    do { _ = try typed(0) } catch {
      switch error {
      case .code(let n): print("typed", n);
      default: print("?")
      }
    }
    print((try? f(0)) as Any, try! f(2), re { 3 })
    do { throw Detailed() } catch { print(error, "\(error)") }
    let r = Result { try f(-1) }
    switch r {
    case .success(let v): print(v);
    case .failure(let e): print("failed", e)
    }
    let ok: Result<Int, Fail> = .success(4)
    print(
      ok.map { $0 * 2 }, try! ok.get(), ok.flatMap { _ in Result<Int, Fail>.failure(.empty) },
      ok == .success(4))
    if case .failure(let e) = Result<Int, Fail>.failure(.named("n")) { print(e) }
    print(ok.mapError { $0 })
    clean()
    do throws(Fail) { _ = try typed(-1) } catch { print(error) }
    func nested() throws { do { try f2() } catch Fail.named { print("named") } }
    func f2() throws { throw Fail.code(9) }
    do { try nested() } catch { print("outer", error) }
    do { defer { print("in defer") }; _ = try f(0) } catch { print("after") }
  }
}

enum StringsAll {
  static func main() {
    let raw = #"a\n "quoted" \#(1 + 1)"#
    print(raw, ##"x"#y"##)
    let multi = """
      First "line"
        indented \
      joined
      tab\tend \u{1F600}
      """
    print(multi)
    let name = "World", n = 3.14159
    print("Hello, \(name)! \(n) \(n > 3 ? "big" : "small") \("nested \(name)")")
    print(
      String("abc".reversed()), "abc".contains("b"), "a,b,,c".split(separator: ","),
      "a b".uppercased())
    var s = "abc"
    s.append("d"); s += "e"; s.insert("z", at: s.startIndex);
    s.remove(at: s.index(before: s.endIndex)); s.removeLast()
    print(
      s, s.count, s.isEmpty, s.first!, s.last!, s.prefix(2), s.suffix(2), s.dropFirst(),
      s.hasSuffix("c"))
    print(s.indices.map { s[$0] }, Array(s), s.map { $0.uppercased() }.joined(separator: "-"))
    print(
      "é".count, "👨‍👩‍👧".count, "e\u{301}" == "é", "abc" < "abd", "a".unicodeScalars.first!.value,
      Character("x").isLetter, "5".first!.wholeNumberValue!)
    print(
      String(repeating: "ab", count: 3), "a-b-c".replacing("-", with: "+"),
      "  x ".filter { $0 != " " })
    for (i, c) in "hi".enumerated() { print(i, c) }
    print(
      "one two".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
        separator: " "))
    print("a\tb\\", "\"q\"")
  }
}
