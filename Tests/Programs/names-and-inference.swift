enum Backticks {
  struct Button {
    var kind: String
    static func `default`(_ text: String) -> Button { Button(kind: "default " + text) }
    static var `self2`: Int { 3 }
    var `class`: Int { 4 }
    func `repeat`(_ n: Int) -> String { String(repeating: kind, count: n) }
  }
  enum Kind: String, CaseIterable { case `default`, `case`, plain }
  static func take(_ b: Button) { print(b.kind) }
  static func main() {
    take(.default("a"))
    print(Button.default("b").class, Button.default("x").repeat(2))
    let `in` = 4
    print(`in`)
    func `for`(`let`: Int) -> Int { `let` }
    print(`for`(let: 3))
    print(Kind.allCases, Kind.default.rawValue, Kind.`case`)
    switch Kind.default {
    case .default: print("d");
    case .case: print("c");
    case .plain: print("p")
    }
  }
}

enum RangeAndFloat {
  static func pick<T: Comparable>(_ r: ClosedRange<T>, _ v: T) -> T {
    min(max(v, r.lowerBound), r.upperBound)
  }
  static func clamp<T: Comparable>(_ v: T, to r: ClosedRange<T>) -> T {
    min(max(v, r.lowerBound), r.upperBound)
  }
  static func two<T>(_ a: T, _ b: T) -> [T] { [a, b] }
  static func main() {
    print(pick(0...3, 4.5))
    print(clamp(4.5, to: 0...3))
    print(two(1, 2.5))
    print(max(1, 2.5), min(0, 1.5))
    let x: Double = 3
    print(pick(0...10, x), max(0, x))
  }
}

enum ExtensionInitialisers {
  struct Size { var w: Double; var h: Double }
  static func main() {
    print(Size(3), Size("4x5"), Size(side: 3), Size(w: 1, h: 2), Size(3.5))
  }
}
extension ExtensionInitialisers.Size {
  init(_ n: Int) { self.init(w: Double(n), h: 0) }
  init(_ n: Double) { self.init(w: n, h: n) }
  init(_ s: String) {
    let p = s.split(separator: "x"); self.init(w: Double(p[0])!, h: Double(p[1])!)
  }
  init(side: Double) { w = side; h = side }
}

enum NeverBranches {
  enum E: Error { case bad }
  static func f(_ n: Int) -> Int {
    let x = if n > 0 { n } else { fatalError("no") }
    let y: Int =
      switch n {
      case 1: 10;
      case 2: 20;
      default: fatalError()
      }
    let z = n > 0 ? n : stop("z")
    return x + y + z
  }
  static func never() -> Never { fatalError() }
  static func stop<T>(_ m: String) -> T { fatalError(m) }
  static func g(_ n: Int?) -> Int {
    guard let n else { never() }
    return n
  }
  static func h(_ n: Int) throws -> String {
    let s = if n == 0 { throw E.bad } else { "ok" }
    return s
  }
  static func main() {
    print(f(1), f(2), g(3))
    print((try? h(0)) as Any, try! h(1))
    let v: Int? = 3
    let w = v ?? stop("none")
    print(w)
  }
}

enum ImplicitInArray {
  enum Color: CaseIterable { case red, green, blue }
  static func show(_ c: Color) { print(c == .red || c == .green) }
  static func main() {
    show([.red, .green].randomElement()!)
    let c: Color = [.red, .green].first!
    print(c)
    let d: Color = [.red, .green][1]
    print(d)
    let e: Color? = [.blue].last
    print(e as Any)
    let m: [Color] = [.red, .green].reversed()
    print(m)
  }
}

protocol HasBody { associatedtype Body; var body: Body { get } }
extension HasBody where Body == String {
  var shout: String { body.uppercased() }; func name() -> String { "string" }
}
extension HasBody where Body == Int { var twice: Int { body * 2 }; func name() -> String { "int" } }
extension HasBody { func name() -> String { "any" } }
enum SameTypeExtensions {
  struct A: HasBody { var body: String { "a" } }
  struct B: HasBody { var body = 4 }
  struct C: HasBody { var body = 4.5 }
  static func main() {
    print(A().shout, B().twice, A().name(), B().name(), C().name())
    print([1, 2].total, ["a", "b"].joinedUp, [1.5].total)
    print([[1], [2, 3]].flat)
    print(Optional(3).orZero, Optional<Int>.none.orZero)
    print(["a": 1].sumOfValues)
  }
}
extension Array where Element == Int { var total: Int { reduce(0, +) } }
extension Array where Element == Double { var total: Double { reduce(0, +) } }
extension Sequence where Element == String { var joinedUp: String { joined(separator: "-") } }
extension Array where Element: Collection { var flat: [Element.Element] { flatMap { $0 } } }
extension Optional where Wrapped == Int { var orZero: Int { self ?? 0 } }
extension Dictionary where Value == Int { var sumOfValues: Int { values.reduce(0, +) } }

protocol LogKeeper {
  associatedtype Line
  func first() -> Line
  func each(_ done: (Line) -> Void)
}
struct Line { var number = 3 }
struct Shout { var word = "hey" }
struct PlainLog: LogKeeper {
  func first() -> Line { Line() }
  func each(_ done: (Line) -> Void) { done(Line(number: 4)) }
}
struct LoudLog: LogKeeper {
  func first() -> Shout { Shout() }
  func each(_ done: (Shout) -> Void) { done(Line(word: "ho")) }
}
enum AssociatedTypeNamedAsAnother {
  static func main() {
    print(PlainLog().first().number)
    PlainLog().each { print($0.number) }
    print(LoudLog().first().word)
    LoudLog().each { print($0.word) }
  }
}

enum OneTypeForSeveral {
  static func parts(_ count: Int, _ int: UInt64) -> [Double] {
    let a, r, g, b: UInt64
    switch count {
    case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
    case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
    default: (a, r, g, b) = (1, 1, 1, 0)
    }
    return [Double(a) / 255, Double(r) / 255, Double(g) / 255, Double(b) / 255]
  }
  static func main() {
    print(parts(6, 0xFF8000), parts(3, 0xF80), parts(1, 0))
    let x, y: Int, name: String
    (x, y, name) = (1, 2, "n")
    print(x + y, name)
    let small: UInt8 = 200
    let large = 300
    let negative: Int32 = -1
    print(small < large, small == 200, large > small, negative < small, negative == small)
    print(negative >= large, UInt64.max > large, Int64(-1) != UInt.max)
  }
}
