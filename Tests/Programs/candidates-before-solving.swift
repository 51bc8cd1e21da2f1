enum TriedFirst {
  struct Box<T> { var value: T }
  struct Place {
    subscript(_ x: Any) -> String { "Any" }
    subscript(_ x: [Int]) -> String { "[Int]" }
    subscript(_ x: Box<Int>) -> String { "Box<Int>" }
    func pick(_ x: Any) -> String { "Any" }
    func pick(_ x: Box<Int>) -> String { "Box<Int>" }
    func two(_ x: some Equatable, _ n: Int) -> String { "some Equatable" }
    func two(_ x: (any Equatable)?, _ n: Int) -> String { "(any Equatable)?" }
  }
  static func pick<T: Equatable>(_ x: T) -> String { "T: Equatable" }
  static func pick(_ x: (any Equatable)?) -> String { "(any Equatable)?" }
  static func pair(_ x: Any) -> String { "Any" }
  static func pair<T>(_ x: T) -> String { "T" }
  static func number(_ x: Any, _ n: Int) -> String { "Any" }
  static func number(_ x: Int?, _ n: Int) -> String { "Int?" }
  static func type(_ x: Any) -> String { "Any" }
  static func type(_ x: Any.Type) -> String { "Any.Type" }
  static func main() {
    let n = 1
    print(pick(1...2), pick(0..<n), pick(Set([1])), pick(n), pick(1))
    print(pair((1, 2)), pair((n, n)), pair(n), pair(1), pair(Set([1])))
    print(number(1, n), number(n, n), number(1, 1), type(Int.self))
    print(Place()[[1]], Place()[Box(value: 1)], Place().pick(Box(value: 1)), Place()[[n]])
    print(Place().two(1...2, n), Place().two(n, n))
  }
}
enum ConvertedLists {
  static func f<T>(_ x: T?) -> String { "T?" }
  static func f<T>(_ x: [T?]) -> String { "[T?]" }
  static func g(_ x: [Any]) -> String { "[Any]" }
  static func g<T>(_ x: T?) -> String { "T?" }
  static func h(_ x: Any) -> String { "Any" }
  static func h<T>(_ x: [T?]) -> String { "[T?]" }
  static func k<T: Sequence>(_ x: T) -> String { "T: Sequence" }
  static func k(_ x: Any) -> String { "Any" }
  static func m(_ x: any Equatable, _ y: Any) -> String { "any Equatable" }
  static func m<T: Equatable>(_ x: [T], _ y: Any) -> String { "[T]" }
  static func e<T: Equatable>(_ x: [T]) -> String { "[T]" }
  static func e<T>(_ x: T...) -> String { "T..." }
  static func main() {
    let list = [1]
    print(f(list), f([1]), f([1, 2]), f([nil, 1]), f([]))
    print(g(list), g([1]), g([1, 2]))
    print(h([]), h([1]), h([nil, 1]), k([1, 2.5]), k([1, 2]))
    print(m([1, nil], "b"), m([1], "b"), e([]), e([1]))
  }
}
enum OwnOperators {
  static func main() {
    print(<+>(1), <+>("a"), <+>({ 1 }), <+>([1, 2]), <+>(Wrap(value: 1)))
    print(1 <*> "a", 1 <*> 2, 1 <*> 2.5, 1 <*> [1])
    print(1 <-> 2, 1 <-> "a", 1 <-> [1])
    var n = 1
    print(n <^> 2, n, 1 <^> 2)
  }
}
struct Wrap<T> { var value: T }
prefix operator <+>
prefix func <+> <T: BinaryInteger>(x: T) -> String { "T: BinaryInteger" }
prefix func <+> (x: (any Equatable)?) -> String { "(any Equatable)?" }
prefix func <+> (x: () -> Int) -> String { "() -> Int" }
prefix func <+> <T>(x: Wrap<T>) -> String { "Wrap<T>" }
infix operator <*> : AdditionPrecedence
func <*> (n: Int, x: @autoclosure () -> Int) -> String { "Int" }
func <*> <T>(n: Int, x: @autoclosure () -> T) -> String { "T" }
infix operator <-> : AdditionPrecedence
func <-> (a: Int, b: Any) -> String { "Any" }
func <-> <T>(a: Int, b: [T]) -> String { "[T]" }
func <-> <T: BinaryInteger>(a: Int, b: T) -> String { "T: BinaryInteger" }
infix operator <^> : AdditionPrecedence
func <^> (a: inout Int, b: Int) -> String {
  a += b
  return "inout"
}
func <^> <T>(a: T, b: Int) -> String { "T" }
enum Existentials {
  static func f<T: Named>(_ x: T) -> String { "T: Named" }
  static func f<T>(_ x: T...) -> String { "T..." }
  static func g(_ x: @autoclosure () -> Any) -> String { "Any" }
  static func g<T>(_ x: @autoclosure () -> T) -> String { "T" }
  static func t<T>(_ x: @autoclosure () -> T) -> String { "T" }
  static func t(_ x: Any.Type) -> String { "Any.Type" }
  static func t<A>(_ x: (A, A)) -> String { "(A, A)" }
  static func main() {
    let dog: any Named = Dog()
    print(f(dog), f(Dog() as any Named), f(Dog()), f(dog as any Named))
    print(t(Int.self), t((1, 2)), t(1), g(1))
  }
}
protocol Named {}
struct Dog: Named {}
enum Widened {
  struct Plain {
    var tag = "memberwise"
    init() {}
    init(tag: String) { self.tag = tag }
    init(_ n: Int = 0) { tag = "Int" }
  }
  static func apply<A>(_ a: A, _ f: (A) -> A) -> String { "\(A.self) \(f(a))" }
  static func maybe<A>(_ a: A, _ f: (A) -> A?) -> String { "\(A.self) \(f(a) as Any)" }
  static func pick<T>(_ list: [T], _ one: T) -> String { "\(T.self)" }
  static func same<T: Numeric>(_ a: T, _ b: T) -> String { "T" }
  static func same<T>(_ a: Double, _ b: T) -> String { "Double" }
  static func main() {
    print(apply(["a"], { [$0] }), apply([1, 2], { [$0, $0] }), maybe([1, 2], { [$0] }))
    print(maybe(1, { _ in 2.5 }), apply(1, { _ in 2.5 }))
    print(pick([1], "a"), pick(["a"], 1), pick([1], 2.5), pick([1], 2))
    print(same(1 + 2.5, 1), same(2.5, 2.5), same(1, 1), Plain().tag)
  }
}
enum Carriers {
  static func main() { print(Carrier().tag, Carrier(1).tag, Carrier(tag: "own").tag) }
}
struct Carrier { var tag = "" }
extension Carrier { init(_ x: Int = 0) { self.init(tag: "Int = 0") } }
