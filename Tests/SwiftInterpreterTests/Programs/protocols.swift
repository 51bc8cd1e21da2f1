// program: default implementations
protocol Greeter { var name: String { get }; func greet() -> String }
extension Greeter { func greet() -> String { "Hello \(name)" }; func twice() -> String { greet() + greet() } }
struct A: Greeter { let name = "a" }
struct B: Greeter { var name: String; func greet() -> String { "Yo \(name)" } }
func run() {
  let gs: [any Greeter] = [A(), B(name: "b")]
  for g in gs { print(g.greet(), g.twice()) }
  func show(_ g: some Greeter) -> String { g.greet() }
  print(show(A()), show(B(name: "z")))
}

// program: protocol with mutating and setters
protocol Stepper { var value: Int { get set }; mutating func step() }
extension Stepper { mutating func step() { value += 1 }; mutating func steps(_ n: Int) { for _ in 0..<n { step() } } }
struct S1: Stepper { var value = 0 }
struct S2: Stepper { var value = 0; mutating func step() { value += 10 } }
func advance<T: Stepper>(_ t: inout T) { t.step() }
func run() {
  var a = S1(), b = S2()
  a.steps(3); b.steps(2); advance(&a); advance(&b)
  print(a.value, b.value)
  var x: any Stepper = a
  x.value += 5
  x.step()
  print(x.value)
}

// program: associated types
protocol Container { associatedtype Item; var items: [Item] { get }; mutating func add(_ i: Item) }
extension Container { var count: Int { items.count }; var last: Item? { items.last } }
struct IntBox: Container { var items: [Int] = []; mutating func add(_ i: Int) { items.append(i) } }
struct Bag<T>: Container { var items: [T] = []; mutating func add(_ i: T) { items.append(i) } }
func run() {
  var i = IntBox(); i.add(3); i.add(4)
  var b = Bag<String>(); b.add("x")
  print(i.count, i.last as Any, b.count, b.last!)
}

// program: static requirements
protocol Key { static var fallback: Int { get }; static func make() -> String }
enum K1: Key { static var fallback = 1; static func make() -> String { "one" } }
struct K2: Key { static let fallback = 2; static func make() -> String { "two" } }
func read<K: Key>(_ k: K.Type) -> String { "\(K.fallback)\(K.make())" }
func run() { print(read(K1.self), read(K2.self), K1.fallback + K2.fallback) }

// program: conformance by extension
protocol Describable { func describe() -> String }
extension Int: Describable { func describe() -> String { "int \(self)" } }
extension String: Describable { func describe() -> String { "string \(self)" } }
extension Array: Describable where Element: Describable { func describe() -> String { "[" + map { $0.describe() }.joined(separator: ",") + "]" } }
func run() {
  let xs: [any Describable] = [1, "a", [2, 3]]
  print(xs.map { $0.describe() })
}

// program: protocol composition and inheritance
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
protocol Person: Named, Aged { }
struct P: Person { var name: String; var age: Int }
func both(_ x: any Named & Aged) -> String { "\(x.name) \(x.age)" }
extension Named where Self: Aged { var card: String { "\(name)(\(age))" } }
func run() { let p = P(name: "n", age: 3); print(both(p), p.card) }

// program: constrained extensions
extension Array where Element: Comparable { func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } } }
extension Collection where Element == String { var longest: String { self.max { $0.count < $1.count } ?? "" } }
extension Dictionary where Value: Numeric { var total: Value { values.reduce(0, +) } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
func run() {
  print([1, 2, 2].isSorted(), ["b", "a"].isSorted(), ["a", "ccc", "bb"].longest, ["x": 1, "y": 2].total)
  let s: String? = nil
  print(s.orEmpty.isEmpty, Optional("q").orEmpty)
}

// program: Identifiable and CustomStringConvertible
struct U: Identifiable, CustomStringConvertible { let id: Int; var description: String { "U\(id)" } }
let us = [U(id: 3), U(id: 1)]
print(us, us.map(\.id), us.sorted { $0.id < $1.id })

// program: sequence conformance
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; defer { n -= 1 }; return n } }
struct Pair: Sequence { let a: Int, b: Int; func makeIterator() -> some IteratorProtocol<Int> { [a, b].makeIterator() } }
print(Array(Countdown(n: 3)), Countdown(n: 4).map { $0 * 2 }, Countdown(n: 5).reduce(0, +))
for x in Countdown(n: 2) { print(x) }
for x in Pair(a: 1, b: 2) { print(x) }

// program: generic types
struct Stack<T> { private var xs: [T] = []; var top: T? { xs.last }; mutating func push(_ x: T) { xs.append(x) }; @discardableResult mutating func pop() -> T? { xs.popLast() } }
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
var s = Stack<String>()
s.push("x"); s.push("y"); s.pop()
print(s.top as Any, Pair(a: 1, b: "z").swapped().a)

// program: type erasure and Any
let xs: [Any] = [1, "two", 3.0, [4], true, nil as Int? as Any]
for x in xs {
  switch x {
  case let i as Int: print("int", i)
  case let s as String: print("string", s)
  case is Double: print("double")
  case let a as [Int]: print("array", a)
  case is Bool: print("bool")
  default: print("other")
  }
}
print(xs.compactMap { $0 as? Int }, xs.count)

// program: protocol with initialiser requirement
protocol Buildable { init(n: Int); var n: Int { get } }
struct B1: Buildable { var n: Int }
func build<T: Buildable>(_ t: T.Type, _ n: Int) -> T { T(n: n) }
func run() { print(build(B1.self, 4).n) }

// program: where clauses on functions
func same<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Bool where A.Element == B.Element, A.Element: Equatable { Array(a) == Array(b) }
print(same([1, 2], 1...2), same([1], [2]))

// program: operators in protocols
protocol Addable { static func + (a: Self, b: Self) -> Self }
struct M: Addable { var v: Int; static func + (a: M, b: M) -> M { M(v: a.v + b.v) } }
extension Int: Addable {}
func addAll<T: Addable>(_ xs: [T], _ z: T) -> T { xs.reduce(z, +) }
func run() { print(addAll([M(v: 1), M(v: 2)], M(v: 0)).v, addAll([1, 2, 3], 0)) }
