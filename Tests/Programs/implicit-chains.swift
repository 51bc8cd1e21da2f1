enum ImplicitChains {
  struct Style: Equatable {
    var size = 10; var bold = false; var parts: [String] = []
    static let body = Style()
    static var title: Style { Style(size: 20) }
    static func custom(_ n: Int) -> Style { Style(size: n) }
    static var optional: Style? { Style(size: 99) }
    var boldened: Style { var c = self; c.bold = true; return c }
    func size(_ n: Int) -> Style { var c = self; c.size = n; return c }
    func adding(_ s: String...) -> Style { var c = self; c.parts += s; return c }
    subscript(n: Int) -> Style { size(n) }
    static subscript(s: String) -> Style { Style(parts: [s]) }
  }
  static func use(_ s: Style) -> String { "\(s.size)\(s.bold ? "b" : "")\(s.parts)" }
  static func use(optional s: Style?) -> String { s.map(use) ?? "nil" }
  static func generic<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
  static func main() {
    print(
      use(.body), use(.title.boldened), use(.custom(5).size(6).boldened), use(.title[3]),
      use(.init(size: 4)), use(.init().adding("a", "b")))
    print(
      use(optional: .body), use(optional: .none), use(optional: .title.size(2)), use(.optional!),
      use(optional: .optional?.boldened))
    print(
      generic(Style.body, .title), generic(.custom(10), Style.body),
      [Style.title, .body, .custom(1)].map(\.size))
    let table: [String: Style] = ["a": .title, "b": .body.boldened]
    print(table["a"] == .title, table["c", default: .custom(3)].size, table["b"]?.bold ?? false)
    let pick: Style = Bool(true) ? .title : .body
    var list: [Style] = [.body]
    list.append(.title.boldened); list += [.custom(2)]; list[0] = .title
    print(pick.size, list.map(use), list.contains(.custom(2)), list.firstIndex(of: .title) ?? -1)
    let f: () -> Style = { .title.size(8) }
    let g: (Int) -> Style = Style.custom
    print(f().size, g(4).size, [1, 2].map(Style.custom).map(\.size))
    if case .title = pick { print("is title") }
    switch pick {
    case .body: print("body");
    case .title.size(20): print("20");
    default: print("other")
    }
  }
}
func ~= (a: ImplicitChains.Style, b: ImplicitChains.Style) -> Bool { a == b }
enum ImplicitProtocol {
  static func main() {
    print(render(.red), render(.gradient(.red, .blue)), render(.dots(3)), render(.plain))
    print(render(.red.mixed(0.5)), make(.compact).label, make(.titled("x")).label)
    let s: some Paint = .dots(2)
    print(s.name, [render(.plain), render(.blue)])
  }
  static func render(_ p: some Paint) -> String { p.name }
  static func make<S: Kind>(_ s: S) -> S { s }
}
protocol Paint { var name: String { get } }
struct Flat: Paint {
  var name: String; static let red = Flat(name: "red");
  func mixed(_ d: Double) -> Flat { Flat(name: "\(name)*\(d)") }
}
struct Gradient: Paint { var name: String }
struct Dots: Paint { var n: Int; var name: String { "dots\(n)" } }
extension Paint where Self == Flat {
  static var red: Flat { Flat(name: "flat red") };
  static var blue: Flat { Flat(name: "flat blue") }; static var plain: Flat { .init(name: "plain") }
}
extension Paint where Self == Gradient {
  static func gradient(_ a: Flat, _ b: Flat) -> Gradient { Gradient(name: "\(a.name)-\(b.name)") }
}
extension Paint where Self == Dots { static func dots(_ n: Int) -> Dots { Dots(n: n) } }
protocol Kind { var label: String { get } }
struct Compact: Kind { var label: String { "compact" } }
struct Titled: Kind { var label: String; init(_ s: String) { label = "titled " + s } }
extension Kind where Self == Compact { static var compact: Self { .init() } }
extension Kind where Self == Titled { static func titled(_ s: String) -> Self { .init(s) } }

enum ImplicitEnums {
  indirect enum Expr {
    case n(Int), add(Expr, Expr), neg(Expr), list([Expr]), named(String, value: Expr? = nil)
    var value: Int {
      switch self {
      case .n(let n): n;
      case let .add(a, b): a.value + b.value;
      case .neg(let e): -e.value
      case .list(let l): l.map(\.value).reduce(0, +);
      case .named(_, let v): v?.value ?? 0
      }
    }
    static let one: Expr = .n(1)
    static func twice(_ e: Expr) -> Expr { .add(e, e) }
    var negated: Expr { .neg(self) }
  }
  static func eval(_ e: Expr) -> Int { e.value }
  static func main() {
    print(
      eval(.add(.n(1), .neg(.n(3)))), eval(.list([.one, .twice(.n(4)), .one.negated])),
      eval(.named("x")), eval(.named("y", value: .one)))
    let es: [Expr] = [.one, .neg(.one), .twice(.twice(.one))]
    print(es.map(eval), [1, 2, 3].map(Expr.n).map(\.value))
    let o: Expr? = .n(5)
    if case .n(let n)? = o, n > 4 { print("big", n) }
    if case .some(.n(5)) = o { print("five") }
    guard case let .n(k) = Expr.one else { return }
    print(k, es.filter { if case .neg = $0 { true } else { false } }.count)
    for case .neg(.n(let n)) in es { print("neg", n) }
    print(([.n(1), .one] as [Expr]).reduce(into: [Expr]()) { $0.append($1.negated) }.map(\.value))
  }
}
