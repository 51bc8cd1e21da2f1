import Foundation
protocol Shape { var area: Double { get }; func scaled(by factor: Double) -> Self; static var unit: Self { get } }
extension Shape { func doubled() -> Self { scaled(by: 2) } ; var name: String { "" } ; func named() -> Int { 0 } }
struct Square: Shape { var side: Double; init(side: Double) { self.side = side } ; var area: Double { 0 } ; func scaled(by factor: Double) -> Square { self }; static var unit: Square { Square(side: 1) } ; func named() -> String { "" } }
struct Circle: Shape { var radius: Double; init(radius: Double) { self.radius = radius } ; var area: Double { 0 } ; func scaled(by factor: Double) -> Circle { self }; static var unit: Circle { Circle(radius: 1) } }
protocol Store { associatedtype Item; var items: [Item] { get }; func first() -> Item? ; associatedtype Key: Hashable; func key(of item: Item) -> Key }
struct NumberStore: Store { typealias Item = Int; typealias Key = String; var items: [Int] { [] } ; func first() -> Int? { nil } ; func key(of item: Int) -> String { "" } }
struct Pairs<A, B: Hashable>: Store { typealias Item = (A, B); typealias Key = B; var items: [(A, B)] { [] } ; func first() -> (A, B)? { nil } ; func key(of item: (A, B)) -> B { item.1 } ; init(_ a: A, _ b: B) { fatalError() } }
protocol Named { associatedtype Tag: CustomStringConvertible; var tag: Tag { get } }
struct Labelled<T: CustomStringConvertible>: Named { typealias Tag = T; var tag: T; init(tag: T) { self.tag = tag } }
func items<S: Store>(of store: S) -> [S.Item] { store.items }
func keys<S: Store>(_ store: S) -> [S.Key] { [] }
func index<S: Store>(_ store: S) -> [S.Key: S.Item] { fatalError() }
func both<A: Store, B: Store>(_ a: A, _ b: B) -> (A.Item, B.Key) where A.Item == B.Item { fatalError() }
func lookup<S: Store>(_ store: S, _ key: S.Key) -> S.Item? where S.Key == String { nil }
func largest<C: Collection>(_ list: C) -> C.Element? where C.Element: Comparable { nil }
func merge<C: Collection>(_ a: C, _ b: [C.Element]) -> [C.Element] { b }
func identity<T>(_ value: T) -> T { value }
func make<T: Numeric>() -> T { 0 }
func convert<T, U>(_ value: T, to type: U.Type) -> U { fatalError() }
func decode<T>(_ type: T.Type) -> T { fatalError() }
func total<T: Sequence>(_ list: T) -> T.Element where T.Element: AdditiveArithmetic { fatalError() }
func area<S: Shape>(_ shape: S) -> S { shape }
func describe<S: Shape>(_ shape: S) -> String { "" }
func biggest(_ shapes: [any Shape]) -> (any Shape)? { nil }
func wrap<T>(_ value: T?) -> [T] { [] }
func pipe<A, B, C>(_ a: A, _ f: (A) -> B, _ g: (B) -> C) -> C { g(f(a)) }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { fatalError() }
func lift<A, B>(_ f: @escaping (A) -> B) -> (A?) -> B? { fatalError() }
func opaque() -> some Shape { Square(side: 1) }
func takes(_ shape: some Shape) -> Int { 0 }
func list(_ values: some Collection<Int>) -> Int { 0 }
func rank<T: Equatable>(_ a: T) -> Int { 0 }
func rank<T: Comparable>(_ a: T) -> String { "" }
func rank<T: BinaryInteger>(_ a: T) -> Bool { true }
func seq<S: Sequence>(_ a: S) -> Int { 0 }
func seq<C: Collection>(_ a: C) -> String { "" }
func seq(_ a: [Int]) -> Bool { true }
func few<T>(_ a: T) -> Int { 0 }
func few<T>(_ a: T...) -> String { "" }
func extra(_ a: Int) -> Int { 0 }
func extra(_ a: Int, _ b: Int = 0) -> String { "" }
func prefers(_ a: Int) -> Int { 0 }
func prefers(_ a: Double) -> String { "" }
func optional(_ a: Int?) -> Int { 0 }
func optional(_ a: Int) -> String { "" }
func closure(_ f: () -> Int) -> Int { 0 }
func closure(_ f: () -> String) -> String { "" }
func args(_ f: (Int) -> Void) -> Int { 0 }
func args(_ f: (Int, Int) -> Void) -> String { "" }
func throwingOne<T>(_ f: () throws -> T) rethrows -> T { try f() }
class Base { func me() -> Base { self } ; var kids: [Base] { [] } ; init() { } ; required init(id: Int) { } }
class Derived: Base { func own() -> Int { 0 } ; override func me() -> Derived { self } }
struct Stack<Element> { var all: [Element]; init() { all = [] } ; func top() -> Element? { nil } ; func map<T>(_ f: (Element) -> T) -> Stack<T> { Stack<T>() } ; subscript(_ i: Int) -> Element { all[i] } ; subscript(safe i: Int) -> Element? { nil } }
extension Stack where Element: Comparable { func best() -> Element? { nil } }
extension Stack where Element == String { func joined() -> String { "" } }
enum Outcome<Value, Problem: Error> { case success(Value); case failure(Problem); func map<T>(_ f: (Value) -> T) -> Outcome<T, Problem> { fatalError() } ; func get() throws -> Value { fatalError() } }
struct Oops: Error { init() { } }
enum Tree<T> { case leaf; case node(T, [Tree<T>]) ; static func one(_ x: T) -> Tree<T> { .leaf } }
var count: Int = 0
var ratio: Double = 0
var length: CGFloat = 0
var numbers: [Int] = []
var words: [String] = []
var maybe: Int? = nil
var shape: any Shape = Square(side: 1)
var shapes: [any Shape] = []
var square: Square = Square(side: 1)
var store: NumberStore = NumberStore()
var stack: Stack<Int> = Stack()
var texts: Stack<String> = Stack()
var base: Base = Base()
var derived: Derived = Derived()
var anything: Any = 1
var hidden: any Collection<Int> = []
var outcome: Outcome<Int, Oops> = .success(1)
var box: any Named = Labelled(tag: 1)
// cases
let a1 = items(of: store)
let a2 = keys(store)
let a3 = index(store)
let a4 = both(store, store)
let a5 = lookup(store, "a")
let a6 = largest(numbers)
let a7 = largest(words) ?? ""
let a8 = merge([1, 2], [3])
let a9 = merge("abc", [])
let b1 = identity(1.5)
let b2: Int8 = make()
let b3: Double = make() + 1
let b4 = convert(1, to: String.self)
let b5 = decode([Int].self)
let b6 = decode(Square.self).side
let b7 = total([1.5, 2])
let b8 = total(numbers)
let b9 = area(square)
let c1 = area(square).doubled()
let c2 = square.doubled().side
let c3 = describe(shape)
let c4 = area(shape)
let c5 = shape.area
let c6 = shape.doubled()
let c7 = shapes.map { $0.area }
let c8 = shapes.map { $0.doubled() }
let c9 = shapes.first?.name
let d1 = biggest([square, Circle(radius: 1)])
let d2: [any Shape] = [square, Circle(radius: 1)]
let d3: any Shape = square
let d4 = wrap(maybe)
let d5 = wrap(1)
let d6 = pipe(1, { Double($0) }, { "\($0)" })
let d7 = pipe(numbers, { $0.count }, { $0 > 2 })
let d8 = curry { (a: Int, b: Double) in "\(a)\(b)" }
let d9 = curry(max)(1)(2)
let e1 = lift { (x: Int) in Double(x) }
let e2 = lift { (x: Int) in "\(x)" }(maybe)
let e3 = opaque().area
let e4 = takes(square)
let e5 = takes(shape)
let e6 = list([1, 2, 3])
let e7 = rank(1)
let e8 = rank("a")
let e9 = rank(true)
let f1 = seq([1, 2])
let f2 = seq(["a"])
let f3 = seq(zip(numbers, words))
let f4 = few(1)
let f5 = extra(1)
let f6 = prefers(1)
let f7 = prefers(1.5)
let f8 = optional(1)
let f9 = optional(maybe)
let g1 = closure { 1 }
let g2 = closure { "a" }
let g3 = args { _ in }
let g4 = args { _, _ in }
let g5 = args { print($0) }
let g6 = derived.me()
let g7 = derived.own()
let g8 = base.kids.map { $0.me() }
let g9 = [base, derived].first
let h1 = stack.top()
let h2 = stack.map { Double($0) }.top()
let h3 = stack.best()
let h4 = texts.joined()
let h5 = stack[0] + 1
let h6 = stack[safe: 0] ?? 2
let h7 = texts.map { $0.count }.best()
let h8: Stack<Double> = Stack()
let h9 = Stack<Int>().top()
let i1 = outcome.map { $0 + 1 }
let i2 = outcome.map { "\($0)" }
let i3: Outcome<String, Oops> = .success("a")
let i4: Outcome<Double, Oops> = .success(1)
let i5: Outcome<Int, Oops> = .failure(Oops())
let i6: Tree<Int> = .node(1, [.leaf, .node(2, [])])
let i7 = Tree.node("a", [])
let i8: Tree<Double> = .one(1)
let i9 = Tree<Int>.leaf
let j1 = Pairs(1, "a").items
let j2 = Pairs(1, "a").first()
let j3 = keys(Pairs(1.5, true))
let j4 = items(of: Pairs(1, "a")).first?.1
let j5 = square.named()
let j6 = shape.named()
let j7 = Circle(radius: 1).named()
let j8 = box.tag
let j9 = Labelled(tag: 1).tag
let k1 = type(of: square)
let k2 = Square.self
let k3 = [Square.unit, .init(side: 2)]
let k4 = Square.unit.scaled(by: 2)
let k5: Square = .unit
let k6: Square? = .unit
let k7 = Base(id: 1).kids
let k8 = Derived(id: 1)
let k9 = Derived().me().own()
let l1 = numbers as [Any]
let l2 = square as any Shape
let l3 = shape as? Square
let l4 = (shape as! Square).side
let l5 = shape is Square
let l6 = anything as? Int ?? 0
let l7 = derived as Base
let l8 = base as? Derived
let l9 = (anything as? [Int])?.count
let m1 = hidden.count
let m2 = hidden.first
let m3 = String.uppercased
let m4 = words.map(String.uppercased)
let m5 = numbers.map(Double.init)
let m6 = numbers.map(String.init)
let m7 = words.map(\.count)
let m8 = numbers.map(identity)
let m9 = [1, 2, 3].reduce(0, max)
let n1 = zip(words, numbers).map { ($1, $0) }
let n2 = zip(words, numbers).map { word, number in "\(word)\(number)" }
let n3 = Dictionary(uniqueKeysWithValues: zip(words, numbers))
let n4 = Dictionary(grouping: words) { $0.count }
let n5 = words.reduce(into: [:]) { (counts: inout [String: Int], word) in counts[word, default: 0] += 1 }
let n6 = numbers.reduce(into: [Int]()) { $0.append($1) }
let n7 = numbers.lazy.map { $0 * 2 }.first
let n8 = Set(numbers).union([1])
let n9 = numbers.prefix(2)
let o1 = Array(numbers.prefix(2))
let o2 = numbers[0...1].first
let o3 = words.joined().count
let o4 = numbers.min(by: { $0 > $1 })
let o5 = numbers.sorted(by: >)
let o6 = words.sorted { $0.count < $1.count }.first?.count ?? 0
let o7 = numbers.allSatisfy { $0 > 0 }
let o8 = numbers.indices.map { $0 }
let o9 = throwingOne { 1 }
