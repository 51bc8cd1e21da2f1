enum NestedGenerics {
  struct Matrix<T: Numeric>: CustomStringConvertible {
    private var rows: [[T]]
    init(_ rows: [[T]]) { self.rows = rows }
    init(repeating v: T, _ n: Int, _ m: Int) {
      rows = Array(repeating: Array(repeating: v, count: m), count: n)
    }
    subscript(_ r: Int, _ c: Int) -> T {
      get { rows[r][c] }
      set { rows[r][c] = newValue }
    }
    static func * (a: Matrix, b: Matrix) -> Matrix {
      var out = Matrix(repeating: 0, a.rows.count, b.rows[0].count)
      for i in a.rows.indices {
        for j in b.rows[0].indices { for k in b.rows.indices { out[i, j] += a[i, k] * b[k, j] } }
      }
      return out
    }
    static func + (a: Matrix, b: Matrix) -> Matrix {
      Matrix(zip(a.rows, b.rows).map { zip($0, $1).map(+) })
    }
    var description: String {
      rows.map { $0.map { "\($0)" }.joined(separator: " ") }.joined(separator: "; ")
    }
    func map<U: Numeric>(_ f: (T) -> U) -> Matrix<U> { Matrix<U>(rows.map { $0.map(f) }) }
    var transposed: Matrix { Matrix(rows[0].indices.map { c in rows.map { $0[c] } }) }
  }
  struct Queue<T> {
    private var inbox: [T] = [], outbox: [T] = []; var count: Int { inbox.count + outbox.count }
    mutating func enqueue(_ x: T) { inbox.append(x) }
    mutating func dequeue() -> T? {
      if outbox.isEmpty { outbox = inbox.reversed(); inbox.removeAll() }; return outbox.popLast()
    }
  }
  struct Heap<T> {
    private(set) var a: [T] = []; let less: (T, T) -> Bool
    init(by less: @escaping (T, T) -> Bool) { self.less = less }
    mutating func push(_ x: T) {
      a.append(x); var i = a.count - 1;
      while i > 0, less(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 }
    }
    mutating func pop() -> T? {
      guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let x = a.removeLast();
      var i = 0
      while true {
        let l = 2 * i + 1, r = l + 1; var m = i; if l < a.count, less(a[l], a[m]) { m = l };
        if r < a.count, less(a[r], a[m]) { m = r }; if m == i { break }; a.swapAt(i, m); i = m
      }; return x
    }
  }
  final class Graph<V: Hashable> {
    private var adj: [V: [(V, Int)]] = [:];
    func edge(_ a: V, _ b: V, _ w: Int) {
      adj[a, default: []].append((b, w)); adj[b, default: []].append((a, w))
    }
    func dijkstra(_ s: V) -> [V: Int] {
      var dist: [V: Int] = [s: 0]; var h = Heap<(V, Int)> { $0.1 < $1.1 }; h.push((s, 0));
      while let (v, d) = h.pop() {
        if d > dist[v] ?? .max { continue };
        for (n, w) in adj[v] ?? [] where d + w < dist[n] ?? .max {
          dist[n] = d + w; h.push((n, d + w))
        }
      }; return dist
    }
    func bfs(_ s: V) -> [V] {
      var seen: Set<V> = [s], q = [s], out: [V] = [];
      while !q.isEmpty {
        let v = q.removeFirst(); out.append(v);
        for (n, _) in adj[v] ?? [] where seen.insert(n).inserted { q.append(n) }
      }; return out
    }
  }
  class LRU<K: Hashable, V> {
    private class N {
      let k: K; var v: V; var p: N?, n: N?; init(_ k: K, _ v: V) { self.k = k; self.v = v }
    }
    private var map: [K: N] = [:], head: N?, tail: N?; let cap: Int; init(_ c: Int) { cap = c }
    private func unlink(_ x: N) {
      x.p?.n = x.n; x.n?.p = x.p; if head === x { head = x.n }; if tail === x { tail = x.p };
      x.p = nil; x.n = nil
    }
    private func front(_ x: N) { x.n = head; head?.p = x; head = x; if tail == nil { tail = x } }
    func get(_ k: K) -> V? {
      guard let x = map[k] else { return nil }; unlink(x); front(x); return x.v
    }
    func put(_ k: K, _ v: V) {
      if let x = map[k] { x.v = v; unlink(x); front(x); return };
      if map.count == cap, let t = tail { unlink(t); map[t.k] = nil }; let x = N(k, v); map[k] = x;
      front(x)
    }
    var keys: [K] {
      var r: [K] = [], x = head; while let y = x { r.append(y.k); x = y.n }; return r
    }
  }
  struct Trie {
    private var kids: [Character: Trie] = [:]; private var isEnd = false
    mutating func insert(_ w: some StringProtocol) {
      guard let f = w.first else { isEnd = true; return };
      kids[f, default: Trie()].insert(w.dropFirst())
    }
    func words(_ pre: String = "") -> [String] {
      (isEnd ? [pre] : []) + kids.sorted { $0.key < $1.key }.flatMap { $1.words(pre + String($0)) }
    }
  }
  static func main() {
    let m = Matrix([[1, 2], [3, 4]])
    print(m * m, m + m, m.map { Double($0) / 2 }, m.transposed)
    var q = Queue<Int>(); q.enqueue(1); q.enqueue(2);
    print(q.dequeue()!, q.count, q.dequeue()!, q.dequeue() as Any)
    var h = Heap<Int>(by: <); for x in [5, 1, 4, 2] { h.push(x) }; var out: [Int] = [];
    while let x = h.pop() { out.append(x) }; print(out)
    let g = Graph<String>(); g.edge("a", "b", 4); g.edge("a", "c", 1); g.edge("c", "b", 2);
    print(g.dijkstra("a").sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, g.bfs("a"))
    let l = LRU<String, Int>(2); l.put("a", 1); l.put("b", 2); _ = l.get("a"); l.put("c", 3);
    print(l.keys, l.get("b") as Any)
    var t = Trie(); ["car", "cat", "dog", "ca"].forEach { t.insert($0) }; print(t.words())
  }
}
enum TextWork {
  enum Token: Equatable { case num(Double), op(Character), lparen, rparen }
  static func lex(_ s: String) throws -> [Token] {
    var out: [Token] = [], i = s.startIndex;
    while i < s.endIndex {
      let c = s[i]; if c.isWhitespace { i = s.index(after: i); continue };
      if c.isNumber || c == "." {
        var j = i; while j < s.endIndex, s[j].isNumber || s[j] == "." { j = s.index(after: j) };
        guard let d = Double(s[i..<j]) else { throw Bad.number(String(s[i..<j])) };
        out.append(.num(d)); i = j; continue
      };
      switch c {
      case "+", "-", "*", "/": out.append(.op(c));
      case "(": out.append(.lparen);
      case ")": out.append(.rparen);
      default: throw Bad.char(c)
      }; i = s.index(after: i)
    }; return out
  }
  enum Bad: Error, CustomStringConvertible {
    case char(Character), number(String), end;
    var description: String {
      switch self {
      case .char(let c): "bad \(c)";
      case .number(let n): "bad number \(n)";
      case .end: "end"
      }
    }
  }
  struct Parser {
    var ts: ArraySlice<Token>;
    mutating func expr() throws -> Double {
      var v = try term();
      while case .op(let o)? = ts.first, o == "+" || o == "-" {
        ts.removeFirst(); let r = try term(); v = o == "+" ? v + r : v - r
      }; return v
    }
    mutating func term() throws -> Double {
      var v = try atom();
      while let t = ts.first, t == .op("*") || t == .op("/") {
        ts = ts.dropFirst(); let r = try atom(); v = t == .op("*") ? v * r : v / r
      }; return v
    }
    mutating func atom() throws -> Double {
      guard let t = ts.popFirst() else { throw Bad.end };
      switch t {
      case .num(let n): return n;
      case .op("-"): return -(try atom());
      case .lparen:
        let v = try expr(); guard ts.popFirst() == .rparen else { throw Bad.end }; return v;
      default: throw Bad.end
      }
    }
  }
  static func eval(_ s: String) -> String {
    do { var p = Parser(ts: try lex(s)[...]); return "\(try p.expr())" } catch let b as Bad {
      return b.description
    } catch { return "?" }
  }
  static func main() {
    print(eval("1 + 2 * (3 - 4) / 2"), eval("2 $ 3"), eval("1 +"), eval("-(2+3)*2"), eval("1.2.3"))
    let csv = "name,age\nann,3\nbob,5";
    let rows = csv.split(separator: "\n").map { $0.split(separator: ",").map(String.init) };
    let head = rows[0];
    print(
      rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(head, $0)) }.map { $0["age"]! })
    print(
      "camelCaseText".reduce("") { $1.isUppercase ? $0 + "_" + $1.lowercased() : $0 + String($1) },
      "snake_case_x".split(separator: "_").enumerated().map {
        $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst()
      }.joined())
    func rle(_ s: String) -> String {
      var out = "", it = s.makeIterator(); guard var c = it.next() else { return "" }; var n = 1;
      while let d = it.next() { if d == c { n += 1 } else { out += "\(n)\(c)"; c = d; n = 1 } };
      return out + "\(n)\(c)"
    }; print(rle("aaabcc"))
    let text = "The quick brown fox";
    print(
      text.count, text.lowercased().filter { "aeiou".contains($0) }.count,
      text.split(separator: " ").map(\.count), text.prefix(3), text.suffix(3),
      String(text.reversed()),
      text.firstIndex(of: "q").map { text.distance(from: text.startIndex, to: $0) } as Any)
    if let r = text.firstIndex(of: " ") {
      print(
        text[..<r], text[text.index(after: r)...], text[text.index(text.startIndex, offsetBy: 4)])
    }
    var s = "hello";
    s.replaceSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 2), with: "J");
    print(s, s.index(of2: "l")); s.insert(contentsOf: "yy", at: s.endIndex); s.removeFirst();
    print(s)
    print(
      "a".padding2(5), "%", String(format3: 3), "x" * 3, "abc" < "abd", "b" > "a",
      ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() }, "tést".unicodeScalars.count,
      "tést".utf8.count, "\u{e9}" == "e\u{301}")
    print(
      "line1\nline2\n".split(separator: "\n", omittingEmptySubsequences: false).count,
      "a-b_c".split { $0 == "-" || $0 == "_" }, "k=v=w".split(separator: "=", maxSplits: 1),
      "  trim ".trimmed2, "abc".map { $0.asciiValue! }, "z".first!.isLetter, "9".first!.isNumber,
      "\t".first!.isWhitespace, "!".first!.isPunctuation, "Ab".first!.isUppercase)
  }
}
extension String {
  func padding2(_ n: Int) -> String {
    self + String(repeating: ".", count: Swift.max(0, n - count))
  }; init(format3 n: Int) { self = "n\(n)" };
  static func * (s: String, n: Int) -> String { String(repeating: s, count: n) };
  var trimmed2: String {
    var s = Substring(self); while s.first?.isWhitespace == true { s.removeFirst() };
    while s.last?.isWhitespace == true { s.removeLast() }; return String(s)
  };
  func index(of2 c: Character) -> Int {
    firstIndex(of: c).map { distance(from: startIndex, to: $0) } ?? -1
  }
}
enum ClassesMore {
  class Shape {
    var name: String { "shape" }; func area() -> Double { 0 };
    var info: String { "\(name) \(area())" }; static var made = 0; init() { Self.made += 1 }
  }
  class Circle: Shape {
    let r: Double; init(r: Double) { self.r = r; super.init() };
    override var name: String { "circle" }; override func area() -> Double { r * r * 3 }
  }
  class Ring: Circle {
    var hole: Double; init(r: Double, hole: Double) { self.hole = hole; super.init(r: r) };
    override func area() -> Double { super.area() - hole };
    override var name: String { "ring of " + super.name }
  }
  class Account {
    private(set) var balance = 0 {
      willSet { log.append("to \(newValue)") }
      didSet { if balance < 0 { balance = 0 } }
    }; var log: [String] = []; func add(_ n: Int) { balance += n }
  }
  class Savings: Account { override func add(_ n: Int) { super.add(n * 2) } }
  class Observer { var seen: [Int] = []; var value = 0 { didSet { seen.append(value) } } }
  class Loud: Observer { override var value: Int { didSet { seen.append(-value) } } }
  class Singleton { static let shared = Singleton(); var n = 0; private init() {} }
  class Node: CustomStringConvertible {
    let id: Int; weak var parent: Node?; private(set) var kids: [Node] = [];
    init(_ id: Int) { self.id = id };
    func add(_ k: Node) -> Self { kids.append(k); k.parent = self; return self };
    var depth: Int { parent.map { $0.depth + 1 } ?? 0 };
    var description: String { kids.isEmpty ? "\(id)" : "\(id)\(kids)" };
    func walk(_ f: (Node) -> Void) { f(self); kids.forEach { $0.walk(f) } }
  }
  class Stack<T> { var xs: [T] = []; func push(_ x: T) { xs.append(x) } }
  class IntStack: Stack<Int> { var sum: Int { xs.reduce(0, +) } }
  class Temp {
    var c: Double; init(c: Double) { self.c = c };
    convenience init(f: Double) { self.init(c: (f - 32) / 1.8) }; lazy var label: String = "\(c)C"
  }
  static func main() {
    let xs: [Shape] = [Circle(r: 1), Ring(r: 2, hole: 1), Shape()];
    print(
      xs.map(\.info), Shape.made, xs.map { type(of: $0) }, xs.compactMap { $0 as? Circle }.count,
      xs.filter { $0 is Ring }.count)
    let a = Savings(); a.add(5); a.add(-20); print(a.balance, a.log)
    let o = Loud(); o.value = 3; print(o.seen)
    Singleton.shared.n += 1; let s = Singleton.shared; s.n += 1; print(Singleton.shared.n)
    let root = Node(1).add(Node(2).add(Node(3))).add(Node(4)); var ids: [Int] = [];
    root.walk { ids.append($0.id * 10 + $0.depth) }; print(root, ids, root.kids[0].parent === root)
    let st = IntStack(); st.push(1); st.push(4); print(st.sum, st is Stack<Int>)
    let t = Temp(f: 212); print(t.c, t.label); t.c = 0; print(t.label)
    var p: Shape? = Circle(r: 1); let q = p; p = nil; print(q?.name ?? "none", p == nil)
  }
}
enum JsonLike {
  indirect enum JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByNilLiteral, ExpressibleByFloatLiteral, CustomStringConvertible
  {
    case null, bool(Bool), num(Double), str(String), arr([JSON]), obj([(String, JSON)])
    init(stringLiteral v: String) { self = .str(v) };
    init(integerLiteral v: Int) { self = .num(Double(v)) };
    init(floatLiteral v: Double) { self = .num(v) };
    init(booleanLiteral v: Bool) { self = .bool(v) }; init(nilLiteral: ()) { self = .null }
    init(arrayLiteral e: JSON...) { self = .arr(e) };
    init(dictionaryLiteral e: (String, JSON)...) { self = .obj(e) }
    var description: String {
      switch self {
      case .null: "null";
      case .bool(let b): "\(b)";
      case .num(let n): n == n.rounded() ? "\(Int(n))" : "\(n)";
      case .str(let s): "\"\(s)\"";
      case .arr(let a): "[" + a.map(\.description).joined(separator: ",") + "]";
      case .obj(let o): "{" + o.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
      }
    }
    subscript(k: String) -> JSON? {
      if case .obj(let o) = self { o.first { $0.0 == k }?.1 } else { nil }
    }
    subscript(i: Int) -> JSON? {
      guard case .arr(let a) = self, a.indices.contains(i) else { return nil }; return a[i]
    }
  }
  static func main() {
    let j: JSON = ["a": 1, "b": [true, nil, "x", 2.5], "c": ["d": []]]
    print(j, j["b"]?[2] ?? .null, j["z"] as Any, j["c"]!["d"]!)
  }
}
enum Simulation {
  struct Particle {
    var pos: SIMDLike; var vel: SIMDLike; mutating func step(_ dt: Double) { pos += vel * dt }
  }
  struct SIMDLike: Equatable {
    var x, y: Double; static func += (a: inout Self, b: Self) { a.x += b.x; a.y += b.y };
    static func * (a: Self, k: Double) -> Self { .init(x: a.x * k, y: a.y * k) };
    static let zero = Self(x: 0, y: 0)
  }
  struct LCG: RandomNumberGenerator {
    var s: UInt64;
    mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s }
  }
  enum Dir: CaseIterable {
    case n, e, s, w;
    var right: Dir { let a = Dir.allCases; return a[(a.firstIndex(of: self)! + 1) % a.count] };
    var delta: (x: Int, y: Int) {
      switch self {
      case .n: (0, -1);
      case .e: (1, 0);
      case .s: (0, 1);
      case .w: (-1, 0)
      }
    }
  }
  struct Life {
    var cells: Set<[Int]>;
    mutating func step() {
      var n: [[Int]: Int] = [:];
      for c in cells {
        for dx in -1...1 {
          for dy in -1...1 where (dx, dy) != (0, 0) { n[[c[0] + dx, c[1] + dy], default: 0] += 1 }
        }
      }; cells = Set(n.filter { $0.value == 3 || $0.value == 2 && cells.contains($0.key) }.keys)
    }
  }
  static func main() {
    var ps = (0..<3).map { Particle(pos: .zero, vel: SIMDLike(x: Double($0), y: 1)) };
    for _ in 0..<2 { for i in ps.indices { ps[i].step(0.5) } };
    print(ps.map(\.pos.x), ps[0].pos == SIMDLike(x: 0, y: 1))
    var g = LCG(s: 42);
    print(
      g.next() % 100, Int.random(in: 0..<10, using: &g) < 10, [1, 2, 3].shuffled(using: &g).count)
    var d = Dir.n, x = 0, y = 0;
    for i in 1...6 { let (dx, dy) = d.delta; x += dx * i; y += dy * i; d = d.right }; print(x, y, d)
    var l = Life(cells: [[0, 1], [1, 1], [2, 1]]); l.step();
    print(l.cells.sorted { $0.lexicographicallyPrecedes($1) }); l.step();
    print(l.cells.count, l.cells.contains([0, 1]))
    var grid = Array(repeating: Array(repeating: ".", count: 4), count: 2); grid[1][2] = "#";
    print(grid.map { $0.joined() }.joined(separator: "\n"))
    func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ f: (String, String) -> Void) {
      if n == 0 { return }; hanoi(n - 1, a, c, b, f); f(a, c); hanoi(n - 1, b, a, c, f)
    }; var moves = 0; hanoi(5, "A", "B", "C") { _, _ in moves += 1 }; print(moves)
    var memo: [Int: Int] = [:];
    func fib(_ n: Int) -> Int {
      if n < 2 { return n }; if let m = memo[n] { return m }; let r = fib(n - 1) + fib(n - 2);
      memo[n] = r; return r
    }; print(fib(50))
    let sieve = { (n: Int) -> [Int] in
      var p = Array(repeating: true, count: n + 1);
      for i in 2...n where p[i] { var j = i * i; while j <= n { p[j] = false; j += i } };
      return (2...n).filter { p[$0] }
    }; print(sieve(20))
    func queens(_ n: Int, _ r: Int = 0, _ c: [Int] = []) -> Int {
      r == n
        ? 1
        : (0..<n).filter { q in
          !c.enumerated().contains { $0.element == q || abs($0.element - q) == r - $0.offset }
        }.reduce(0) { $0 + queens(n, r + 1, c + [$1]) }
    }; print(queens(5))
  }
}
