// Functions that take and give functions: overloads by what a function gives in the end, `inout`
// among what it takes, key paths whose root what is expected tells.

func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C { { f($0)($1) } }
func uncurry<A, B, C, D>(_ f: @escaping (A) -> (B) -> (C) -> D) -> (A, B, C) -> D {
  { f($0)($1)($2) }
}
func chain<A, B, C>(_ f: @escaping (A) -> B?, _ g: @escaping (B) -> C?) -> (A) -> C? {
  { a in f(a).flatMap(g) }
}
func chain<A, B, C>(_ f: @escaping (A) -> [B], _ g: @escaping (B) -> [C]) -> (A) -> [C] {
  { a in f(a).flatMap(g) }
}
func joined<A>(_ steps: ((A) -> A)...) -> (A) -> A { { steps.reduce($0) { $1($0) } } }
func joined<A>(_ steps: ((inout A) -> Void)...) -> (inout A) -> Void {
  { a in steps.forEach { $0(&a) } }
}
func with<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
func set<Root, Value>(
  _ path: WritableKeyPath<Root, Value>, _ value: Value
) -> (Root) -> Root {
  {
    var root = $0
    root[keyPath: path] = value
    return root
  }
}
func same<T: Equatable>(_ a: T, _ b: T) -> String { "\(T.self) \(a == b)" }

enum FunctionsOfFunctions {
  struct Spot: Equatable {
    var x = 0.0
    var name = ""
  }
  static func main() {
    let add: (Int) -> (Int) -> Int = { a in { b in a + b } }
    let addAll: (Int) -> (Int) -> (Int) -> Int = { a in { b in { c in a + b + c } } }
    print(uncurry(add)(1, 2), uncurry(addAll)(1, 2, 3))
    func twice(_ x: Int) -> [Int] { [x, x] }
    func half(_ x: Int) -> Int? { x.isMultiple(of: 2) ? x / 2 : nil }
    print(chain(twice, twice)(1), chain(half, half)(12) as Any, chain(half, half)(6) as Any)
    print(same([1, 1, 1, 1], chain(twice, twice)(1)), same(3, chain(half, half)(12)))
    func increased(_ x: Int) -> Int { x + 1 }
    func increase(_ x: inout Int) { x += 1 }
    func square(_ x: inout Int) { x *= x }
    var number = 1
    joined(increase, increase, square)(&number)
    print(number, joined(increased, increased)(1), with(1, increased))
    let spot = with(Spot(), set(\.x, 1))
    print(spot, with(spot, set(\.name, "a")))
  }
}

protocol Defining {
  associatedtype Content
  static var wrapper: (Piece<Content>...) -> Piece<Content> { get }
}
struct Piece<Content> {
  var text: String
  static func of(_ text: String) -> Piece { Piece(text: "<\(text)>") }
  static func list(_ pieces: Piece...) -> Piece {
    Piece(text: "[" + pieces.map(\.text).joined() + "]")
  }
}
struct Part<Definition: Defining> {
  var content: () -> String
  var text: String { Definition.wrapper(.of(content()), .of("end")).text }
}
enum Definitions {
  enum Numbers: Defining { static var wrapper: (Piece<Int>...) -> Piece<Int> { Piece.list } }
  enum Texts: Defining { static var wrapper: (Piece<String>...) -> Piece<String> { Piece.list } }
}
typealias NumbersPart = Part<Definitions.Numbers>

enum FunctionsOfAnyNumber {
  static func main() {
    print(NumbersPart { "x" }.text, Part<Definitions.Texts> { "y" }.text)
    let sum: (Int...) -> Int = { $0.reduce(0, +) }
    print(sum(), sum(1), sum(1, 2, 3))
    func total(_ start: Double, _ more: Double...) -> Double { more.reduce(start, +) }
    let function = total
    print(function(1), function(1, 2, 3))
  }
}

func applied<A, B>(_ a: A, _ f: (A) -> B) -> String { "one \(f(a))" }
func applied<A, B>(_ a: [A], _ f: (A) -> B) -> String { "each \(a.map(f))" }

enum ClosuresOfElements {
  static func main() {
    print(applied([1, 2]) { $0 + 1 }, applied([1, 2]) { $0 > 1 }, applied(3) { $0 + 1 })
    print(applied(["a"]) { $0 + "b" }, applied([1, 2]) { $0 + [3] }, applied([1, 2]) { $0.count })
  }
}
