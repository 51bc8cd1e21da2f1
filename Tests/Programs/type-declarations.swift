enum IndirectEnums {
  indirect enum Expr {
    case number(Double), add(Expr, Expr), multiply(lhs: Expr, rhs: Expr), negate(Expr)
    func eval() -> Double {
      switch self {
      case .number(let n): return n
      case let .add(a, b): return a.eval() + b.eval()
      case .multiply(lhs: let a, rhs: let b): return a.eval() * b.eval()
      case .negate(let e): return -e.eval()
      }
    }
    static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }
    static prefix func - (a: Expr) -> Expr { .negate(a) }
  }
  enum Tree<T: Comparable> {
    case leaf
    indirect case node(Tree<T>, T, Tree<T>)
    func inserting(_ v: T) -> Tree<T> {
      switch self {
      case .leaf: return .node(.leaf, v, .leaf)
      case let .node(l, x, r) where v < x: return .node(l.inserting(v), x, r)
      case let .node(l, x, r): return .node(l, x, r.inserting(v))
      }
    }
    var all: [T] {
      if case let .node(l, x, r) = self { return l.all + [x] + r.all }
      return []
    }
  }
  static func main() {
    let e: Expr = .add(.number(2), .multiply(lhs: .number(3), rhs: .negate(.number(4))))
    print(e.eval(), (e + .number(1)).eval(), (-e).eval())
    print(e)
    var t = Tree<Int>.leaf
    for x in [5, 2, 8, 1] { t = t.inserting(x) }
    print(t.all)
    print(Expr.number(1))
  }
}

enum RawEnums {
  enum Planet: Int {
    case mercury = 1, venus, earth; var next: Planet? { Planet(rawValue: rawValue + 1) }
  }
  enum Suit: Character, CaseIterable { case spades = "♠", hearts = "♥" }
  enum Level: Double { case low = 0.5, high = 1.5 }
  enum Direction: String, Codable, CaseIterable, Identifiable {
    case north, south = "S"; var id: Self { self }
  }
  enum Weekday: Int, CaseIterable, Comparable {
    case mon, tue, wed
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    var isWeekend: Bool { self == .wed }
    mutating func advance() { self = Weekday(rawValue: (rawValue + 1) % Self.allCases.count)! }
  }
  static func main() {
    print(
      Planet.earth.rawValue, Planet(rawValue: 2)!, Planet(rawValue: 9) as Any, Planet.venus.next!)
    print(Suit.allCases.map(\.rawValue), Level(rawValue: 1.5)!, Direction(rawValue: "S")!)
    print(Direction.allCases.map(\.id), Direction.north.rawValue.capitalized2)
    var d = Weekday.wed
    d.advance()
    print(
      d, Weekday.mon < .tue, Weekday.allCases.max()!, Weekday.allCases.sorted(by: >), d.isWeekend)
    print(Weekday.mon.hashValue == Weekday.mon.hashValue)
    print(type(of: d), String(describing: d), "\(Planet.earth)")
    print([Planet.mercury: "hot"][.mercury] ?? "")
  }
}
extension String { var capitalized2: String { prefix(1).uppercased() + dropFirst() } }

enum Payloads {
  enum Shape: Equatable, Hashable {
    case circle(radius: Double), rect(Double, Double), point
    var area: Double {
      switch self {
      case .circle(let r): 3 * r * r
      case .rect(let w, let h): w * h
      case .point: 0
      }
    }
    static let unit = Shape.rect(1, 1)
    init(side: Double) { self = .rect(side, side) }
  }
  enum Loading<Value> { case idle, loading(progress: Double = 0), done(Value), failed(any Error) }
  enum Barcode { case upc(Int, Int, Int, Int), qr(String) }
  static func main() {
    let shapes: [Shape] = [.circle(radius: 2), .rect(2, 3), .point, .unit, Shape(side: 3)]
    print(shapes.map(\.area), shapes[0], shapes[1], Set(shapes).count)
    print(Shape.rect(1, 1) == .unit)
    if case .circle(let r) = shapes[0], r > 1 { print("big", r) }
    for case .rect(let w, _) in shapes { print(w, terminator: " ") }
    print()
    let l: Loading<Int> = .loading()
    switch l {
    case .loading(progress: 0): print("start");
    case .loading: print("going");
    default: print("?")
    }
    let make = Shape.circle(radius:)
    print(make(4), [1.0, 2].map(Shape.circle))
    guard case .upc(let a, _, let c, _) = Barcode.upc(1, 2, 3, 4) else { return }
    print(a + c)
    let opt: Shape? = .point
    switch opt {
    case .point?: print("point");
    case .some(let s): print(s);
    case nil: print("nil")
    }
    switch (shapes[0], shapes[1]) {
    case (.circle(let r), .rect(let w, _)) where r == w: print("same", r)
    default: print("other")
    }
  }
}

enum Inheritance {
  class Animal {
    let name: String
    var sound: String { "..." }
    var legs: Int = 4 { didSet { print("legs \(oldValue) -> \(legs)") } }
    init(name: String) { self.name = name }
    convenience init() { self.init(name: "nobody") }
    func speak() -> String { "\(name): \(sound)" }
    class func kind() -> String { "animal" }
    static func shared() -> Animal { Animal(name: "shared") }
    deinit {}
  }
  class Dog: Animal {
    var tricks: [String] = []
    override var sound: String { "wuff" }
    override init(name: String) { super.init(name: "Dog " + name); legs = 4 }
    override func speak() -> String { super.speak() + "!" }
    override class func kind() -> String { "dog:" + super.kind() }
    override var legs: Int {
      get { super.legs }
      set { super.legs = newValue * 2 }
    }
  }
  final class Puppy: Dog {
    lazy var toy = "ball of \(name)"
    required init(age: Int) { super.init(name: "p\(age)") }
    override var sound: String { "wiff" }
  }
  class Base {
    required init() {}; func copy() -> Self { type(of: self).init() }; var id: String { "base" }
  }
  class Derived: Base { override var id: String { "derived" } }
  static func main() {
    let all: [Animal] = [Animal(), Dog(name: "Rex"), Puppy(age: 2)]
    for a in all { print(a.speak(), type(of: a).kind(), a is Dog, (a as? Puppy)?.toy ?? "-") }
    all[0].legs = 3
    all[1].legs = 1
    print(all[1].legs)
    let d = Derived().copy()
    print(d.id, type(of: d))
    let same = all[0]
    print(same === all[0], all[0] !== all[1])
    print(ObjectIdentifier(same) == ObjectIdentifier(all[0]))
    let types: [Animal.Type] = [Animal.self, Dog.self]
    print(types.map { $0.kind() })
    switch all[2] {
    case let p as Puppy: print("puppy", p.toy);
    case is Dog: print("dog");
    default: break
    }
  }
}

enum ProtocolsAndAny {
  protocol Shape {
    var area: Double { get }; func scaled(by k: Double) -> Self; static var name: String { get };
    init()
  }
  protocol Named { var title: String { get set } }
  struct Square: Shape, Named, CustomStringConvertible {
    var side = 1.0
    var title = "sq"
    var area: Double { side * side }
    func scaled(by k: Double) -> Square { Square(side: side * k) }
    static let name = "Square"
    var description: String { "Square(\(side))" }
  }
  struct Circle: Shape {
    var r = 1.0; var area: Double { 3 * r * r };
    func scaled(by k: Double) -> Circle { Circle(r: r * k) }; static var name: String { "Circle" }
  }
  static func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area } }
  static func bigger<S: Shape>(_ s: S) -> S { s.scaled(by: 2) }
  static func some(_ s: some Shape) -> String { type(of: s).name }
  static func make() -> some Shape { Circle(r: 2) }
  static func both(_ x: any Shape & Named) -> String { "\(x.title) \(x.area)" }
  static func create<T: Shape>(_ t: T.Type) -> T { T.init() }
  static func rename(_ n: inout any Named) { n.title += "!" }
  static func main() {
    print(
      total([Square(), Circle(r: 2)]), bigger(Square(side: 3)), some(Circle()), make().area,
      both(Square()))
    print(create(Circle.self).area, create(Square.self))
    var n: any Named = Square()
    rename(&n)
    print(n.title)
    let types: [any Shape.Type] = [Square.self, Circle.self]
    print(types.map { $0.name }, types.map { $0.init().area })
    let any: Any = Square()
    if let s = any as? any Shape { print(s.area) }
    if let s = any as? Square, s.side == 1 { print("square") }
    print(any is Circle, any is any Named)
  }
}
extension ProtocolsAndAny.Shape { var doubled: Double { area * 2 } }

enum AssociatedTypes {
  protocol Container<Item> {
    associatedtype Item; var items: [Item] { get set }; mutating func add(_ i: Item);
    subscript(i: Int) -> Item { get }
  }
  struct Stack<T>: Container { var items: [T] = []; mutating func add(_ i: T) { items.append(i) } }
  struct IntBox: Container {
    typealias Item = Int; var items: [Int] = [];
    mutating func add(_ i: Int) { items.insert(i, at: 0) }
  }
  static func fill<C: Container>(_ c: inout C, with xs: [C.Item]) { for x in xs { c.add(x) } }
  static func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool
  where A.Item == B.Item, A.Item: Equatable { a.items == b.items }
  static func sum(_ c: some Container<Int>) -> Int { c.items.reduce(0, +) }
  static func anySum(_ c: any Container<Int>) -> Int { c.items.reduce(0, +) }
  protocol Factory { associatedtype Product = String; func make() -> Product }
  struct Words: Factory { func make() -> String { "word" } }
  struct Numbers: Factory { func make() -> Int { 7 } }
  static func main() {
    var s = Stack<Int>()
    fill(&s, with: [1, 2, 3])
    var b = IntBox()
    fill(&b, with: [3, 2, 1])
    print(
      s.items, b.items, same(s, b), sum(s), anySum(b), s[1], s.first as Any, s.count, b.isEmptyBox)
    print(Words().make(), Numbers().make())
  }
}
extension AssociatedTypes.Container {
  subscript(i: Int) -> Item { items[i] }
  var first: Item? { items.first }
  var count: Int { items.count }
}
extension AssociatedTypes.Container where Item: Comparable {
  var isEmptyBox: Bool { items.max() == nil }
}

enum GenericWhere {
  struct Pair<A, B> {
    var a: A; var b: B; func map<C>(_ f: (A) -> C) -> Pair<C, B> { Pair<C, B>(a: f(a), b: b) }
  }
  struct Cache<Key: Hashable, Value> {
    private var storage: [Key: Value] = [:]
    private(set) var hits = 0
    subscript(key: Key, default make: @autoclosure () -> Value) -> Value {
      mutating get {
        if let v = storage[key] { hits += 1; return v }
        let v = make()
        storage[key] = v
        return v
      }
    }
    subscript<T>(key: Key, as type: T.Type) -> T? { storage[key] as? T }
  }
  static func largest<S: Sequence>(_ s: S) -> S.Element? where S.Element: Comparable { s.max() }
  static func count<T>(_ xs: [T], where p: (T) -> Bool) -> Int {
    var n = 0; for x in xs where p(x) { n += 1 }; return n
  }
  static func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
    { g(f($0)) }
  }
  static func main() {
    let p = Pair(a: 1, b: "x").map { Double($0) / 2 }
    print(p, type(of: p), p == Pair(a: 0.5, b: "x"))
    var c = Cache<String, Int>()
    print(
      c["a", default: 3], c["a", default: 9], c.hits, c["a", as: Int.self] as Any,
      c["a", as: String.self] as Any)
    print(largest([3, 9, 2])!, largest("hello")!, count([1, 2, 3]) { $0 > 1 })
    print(compose({ (x: Int) in x + 1 }, { "<\($0)>" })(4))
    let f: (Int) -> String = compose({ $0 * 2 }, String.init)
    print(f(21))
  }
}
extension GenericWhere.Pair: Equatable where A: Equatable, B: Equatable {}
