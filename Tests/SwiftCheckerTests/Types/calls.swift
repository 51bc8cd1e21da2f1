import Foundation
func make() -> UInt8 { 0 }
func text() -> String { "" }
func twice<T>(_ value: T) -> (T, T) { (value, value) }
func pick<T>(_ a: T, _ b: T) -> T { a }
func alike<T: Equatable>(_ a: T, _ b: T) -> Int { 0 }
func several<T>(_ values: T...) -> [T] { values }
func optional<T>(_ value: T?) -> T { value! }
func apply<A, B>(_ a: A, _ change: (A) -> B) -> B { change(a) }
func apply2<A>(_ a: A, _ change: (A) -> A) -> Int { 0 }
func apply2(_ a: Double, _ change: (Double) -> Double) -> Bool { true }
func any(_ x: Any) -> Int { 0 }
func any(_ x: Int?) -> String { "" }
func list(_ x: [Any]) -> Int { 0 }
func list<T>(_ x: T?) -> String { "" }
func box(_ x: AnyHashable) -> Int { 0 }
func box(_ x: Int?) -> String { "" }
func plain(_ x: Int) -> Int { 0 }
func plain<T>(_ x: T) -> String { "" }
func equal<T: Equatable>(_ x: T) -> Int { 0 }
func equal<T>(_ x: T) -> String { "" }
func animal(_ x: Animal) -> Int { 0 }
func animal(_ x: Dog) -> String { "" }
func defaulted(_ x: Int, by step: Int = 1) -> Int { 0 }
func labelled(at x: Int) -> Int { 0 }
func labelled(on x: Int) -> String { "" }
func cg(_ x: CGFloat) -> CGFloat { x }
func dbl(_ x: Double) -> Double { x }
func throwing(_ body: () throws -> Int) rethrows -> Int { try body() }
func later(_ body: @escaping () -> Void) -> Int { 0 }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
class Animal { var name: String = ""; func speak() -> String { "" } ; class func kind() -> Int { 0 } }
class Dog: Animal { func bark() -> Int { 0 } }
class Cat: Animal { }
enum Edge { case top, bottom; case inset(Double); static func at(_ x: Int) -> Edge { .top }; static var usual: Edge { .top }; var next: Edge { .top }; func moved(by x: Int) -> Edge { self } }
struct Point: Equatable { var x: Double; var y: Double; init(x: Double, y: Double) { self.x = x; self.y = y }; static var zero: Point { Point(x: 0, y: 0) } ; static func + (a: Point, b: Point) -> Point { a }; static func * (a: Point, b: Double) -> Point { a }; static prefix func - (a: Point) -> Point { a } }
struct Box<T> { var value: T; init(_ value: T) { self.value = value }; func map<U>(_ change: (T) -> U) -> Box<U> { fatalError() } ; static func wrap(_ x: T) -> Box<T> { fatalError() } }
struct Pair<A, B> { var a: A; var b: B; init(a: A, b: B) { self.a = a; self.b = b } }
struct Repo { let id: UInt; init(id: UInt) { self.id = id } }
struct Item { var id: Int; var name: String?; var points: [Point]; var edge: Edge; var parent: Animal?; init(id: Int) { fatalError() } ; func score(_ x: Int) -> Double { 0 } }
struct Flag: ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) { } ; init(_ x: Bool) { } }
struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { init(integerLiteral value: Int) { } ; init(floatLiteral value: Double) { } ; static func + (a: Money, b: Money) -> Money { a } ; static func * (a: Money, b: Int) -> Money { a } }
var byte: UInt8 = 0
var flag: Bool = true
var count: Int = 0
var length: CGFloat = 0
var ratio: Double = 0
var single: Float = 0
var maybe: Int? = nil
var deep: Int?? = nil
var words: [String] = []
var numbers: [Int] = []
var doubles: [Double] = []
var lengths: [CGFloat] = []
var options: [Int?] = []
var table: [String: [Int]] = [:]
var names: [Int: String] = [:]
var item: Item? = nil
var items: [Item] = []
var place: Point = Point(x: 0, y: 0)
var money: Money = 1
var action: ((Int) -> String)? = nil
var dog: Dog = Dog()
var pairs: [(String, Int)] = []
// cases
let a1 = [1, 2].map { $0 + make() }
let a2 = [make(), 1]
let a3 = [1, 2].map { $0 + byte }
let a4 = money + 1
let a5 = 1 + money
let a6 = 1.5 + money
let a7 = money * 2
let a8 = [1, money]
let a9 = pick(true, Flag(true))
let b1 = pick(1, money)
let b2 = apply(1) { "\($0)" }
let b3 = apply(1, { $0 + 0.5 })
let b4 = apply2(1, { -$0 })
let b5 = any(1)
let b6 = any(maybe)
let b7 = any("a")
let b8 = list([1, 2])
let b9 = list(numbers)
let c1 = plain(1)
let c2 = plain(1.5)
let c3 = equal(1)
let c4 = equal(dog)
let c5 = animal(dog)
let c6 = animal(Cat())
let c7 = defaulted(1)
let c8 = defaulted(1, by: 2)
let c9 = labelled(at: 1)
let d1 = labelled(on: 1)
let d2 = cg(1)
let d3 = cg(ratio)
let d4 = dbl(length)
let d5 = cg(ratio * 2)
let d6 = dbl(length * 2)
let d7 = cg(ratio + length)
let d8 = single * 2
let d9 = single + 1.5
let e1 = several(1, 2.5)
let e2 = several(1, nil)
let e3 = several(dog, Cat())
let e4 = optional(1)
let e5 = optional(maybe)
let e6 = deep ?? 1
let e7 = deep ?? nil
let e8 = maybe ?? maybe ?? 0
let e9 = (deep ?? nil) ?? 2
let f1 = item?.edge.next
let f2 = item?.score(1)
let f3 = item?.score(1) ?? 0
let f4 = item?.parent?.name.count
let f5 = item?.name.map { $0.count }
let f6 = item?.name ?? "none"
let f7 = action?(1)
let f8 = action!(1)
let f9 = items.first?.points.first?.x
let g1 = items.map(\.id)
let g2 = items.map { $0.name ?? "" }
let g3 = items.compactMap { $0.name }
let g4 = items.map { $0.points.count }.max() ?? 0
let g5 = items.filter { $0.id > 2 && $0.name != nil }.map { $0.id }
let g6 = items.reduce(0) { $0 + $1.id }
let g7 = items.reduce(0.0) { $0 + $1.score(2) }
let g8 = items.sorted { $0.id < $1.id }.first
let g9 = items.first { $0.id == 3 }?.name
let h1 = items.map { ($0.id, $0.name) }
let h2 = items.flatMap { $0.points }
let h3 = items.flatMap { $0.points }.map { $0.x * 2 }
let h4 = items.map { Point(x: Double($0.id), y: 0) }
let h5 = items.enumerated().map { $0.offset }
let h6 = words.map { $0.count }.reduce(0, +)
let h7 = words.map { Int($0) ?? 0 }
let h8 = words.map { Double($0) }
let h9 = table["a"] ?? []
let i1 = table["a"]?.map { $0 * 2 } ?? []
let i2 = table.map { $0.key }
let i3 = table.map { $0.value.count }
let i4 = table.keys.sorted()
let i5 = names[1]?.count
let i6 = names.mapValues { $0.count }
let i7: [Repo] = (0..<5).map { .init(id: $0) }
let i8 = (0..<5).map { Repo(id: $0) }
let i9: [Edge] = [1, 2].map { .at($0) }
let j1: Edge = flag ? .top : .bottom
let j2: Edge? = flag ? .top : nil
let j3: Edge = .inset(1)
let j4: Edge = .at(1).next.moved(by: 2)
let j5: [String: Edge] = ["a": .top, "b": .inset(2)]
let j6: (Edge, Int) = (.top, 1)
let j7: Point = .zero
let j8: Point? = .zero
let j9: Point = .init(x: 1, y: 2)
let k1: [Point] = [.zero, .init(x: 1, y: 2)]
let k2 = -place
let k3 = -place * 2
let k4 = place + .zero
let k5 = place == .zero
let k6 = item?.edge == nil
let k7 = Box(1).map { Double($0) * 0.5 }.value
let k8 = Box(place).value.x
let k9: Box<Double> = Box(1)
let l1: Box<Int?> = Box(1)
let l2: Box<Any> = Box(1)
let l3 = Box<Double>(1)
let l4: Box<Float> = .init(1)
let l5: Box<Double> = .wrap(2)
let l6 = Pair(a: 1, b: "x")
let l7 = Pair(a: 1, b: [2.5]).b
let l8: Pair<Double, Int?> = Pair(a: 1, b: nil)
let l9 = [Pair(a: 1, b: 2), Pair(a: 3, b: 4)].map { $0.a + $0.b }
let m1 = { (x: Int, y: Double) in Double(x) + y }
let m2: (Int, Int) -> Bool = { $0 < $1 }
let m3: () -> Double = { 1 }
let m4: () -> Void = { count }
let m5: (Int) -> (Int) -> Int = { x in { y in x + y } }
let m6 = compose({ (x: Int) in Double(x) }, { "\($0)" })
let m7: (Int) -> Int? = { $0 }
let m8: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 2 }]
let m9 = numbers.map { x in numbers.map { y in x * y } }
let n1 = numbers.map { x in words.map { "\(x)\($0)" } }
let n2 = throwing { 1 }
let n3 = later { count }
let n4 = dog.bark() + 1
let n5 = dog.speak() + "!"
let n6 = Dog.kind()
let n7 = [dog, nil]
let n8 = flag ? dog : nil
let n9 = [dog].map { $0.name }
let o1 = [[1], [2.5]]
let o2 = [[1, nil], [2]]
let o3 = ["a": [1, 2], "b": []]
let o4: [Double?] = [1, nil, 2.5]
let o5: [[CGFloat]] = [[1], [2.5, 3]]
let o6: Set<Double> = [1, 2.5]
let o7 = Set(words.map { $0.count })
let o8: Any? = 1
let o9: AnyHashable = 1
let p1 = numbers.map { Double($0) / Double(count) }
let p2 = Double(numbers.reduce(0, +)) / Double(numbers.count)
let p3 = doubles.map { $0 * length }
let p4 = lengths.reduce(0, +)
let p5 = lengths.max() ?? 0
let p6 = min(length, ratio)
let p7 = max(1, length)
let p8 = abs(count - 5)
let p9 = length / 2 + 10 * ratio
let q1 = count * 2 - 1 > 3 && !(flag || count == 0)
let q3 = flag ? (1, "a") : (2, "b")
let q4 = count.isMultiple(of: 2) ? "even" : "odd"
let q5 = "\(count) of \(numbers.count)" + (flag ? "s" : "")
let q6 = words.joined(separator: ", ").uppercased()
let q7 = words.contains { $0.hasPrefix("a") }
let q8 = words.first.map { $0.count } ?? 0
let q9 = numbers.contains(maybe ?? 3)
let r1 = zip(numbers, words).map { "\($0.0)\($0.1)" }
let r2 = zip(numbers, doubles).map { Double($0.0) * $0.1 }
let r3 = pairs.map { $0.1 }
let r4 = pairs.map { $0.0.count + $0.1 }
let r5 = pairs.sorted { $0.1 < $1.1 }.map { $0.0 }
let r6 = pairs.first?.0
let r7 = (1...3).map { $0 * 2 }
let r8 = (1...3).reversed().map { $0 }
let r9 = (0..<count).filter { $0 % 2 == 0 }.count
