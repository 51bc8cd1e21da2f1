import Foundation
func make() -> Int { 0 }
func make() -> Double { 0 }
func text() -> String { "" }
func twice<T>(_ value: T) -> (T, T) { (value, value) }
func pick<T>(_ a: T, _ b: T) -> T { a }
func name(_ x: Int) -> Int { 0 }
func name(_ x: String) -> String { "" }
func name<T>(_ x: T) -> [T] { [] }
func run<T>(_ body: () -> T) -> T { body() }
func tell(_ body: (Int) -> String) -> Int { 0 }
func tell(_ body: (String) -> String) -> Bool { false }
class Animal { func speak() -> String { "" } }
class Dog: Animal { }
class Cat: Animal { }
enum Edge { case top, bottom; static func at(_ x: Int) -> Edge { .top }; static var usual: Edge { .top }; var next: Edge { .top } }
struct Point: Equatable { var x: Double; var y: Double; init(x: Double, y: Double) { self.x = x; self.y = y }; static func + (a: Point, b: Point) -> Point { a }; static func * (a: Point, b: Double) -> Point { a } }
struct Box<T> { var value: T; init(_ value: T) { self.value = value }; func map<U>(_ change: (T) -> U) -> Box<U> { fatalError() } }
struct Item { var id: Int; var name: String?; var points: [Point]; init(id: Int) { fatalError() } }
var byte: UInt8 = 0
var flag: Bool = true
var count: Int = 0
var length: CGFloat = 0
var ratio: Double = 0
var maybe: Int? = nil
var words: [String] = []
var numbers: [Int] = []
var table: [String: [Int]] = [:]
var item: Item? = nil
var place: Point = Point(x: 0, y: 0)
// cases
let a1 = 1
let a2 = 1.5
let a3 = [1, 2.5]
let a4 = [1, 2, 3]
let a5 = ["a": 1, "b": 2.5]
let a6 = [1, nil, 3]
let a7 = (1, "a", true)
let a8 = -1
let a9 = -1.5 + 2
let b1 = 1 + 2 * 3
let b2 = 1 + 2.5
let b3 = byte + 1
let b4 = 4 * byte
let b5 = [4, byte]
let b6 = length * 2
let b7 = length * ratio
let b8 = length + ratio * 2
let b9 = 2 * length + 1
let c1 = count > 0 && flag
let c2 = count == 1 || !flag
let c3 = maybe == 1
let c4 = maybe == nil
let c5 = maybe ?? 0
let c6 = maybe ?? nil
let c7 = flag ? 1 : 2.5
let c8 = flag ? nil : 1
let c9 = flag ? "a" : nil
let d1 = flag ? maybe : 1
let d2 = [1, 2].map { $0 + 1 }
let d3 = [1, 2].map { $0 * 1.5 }
let d4 = [1, 2].map { Double($0) * 1.5 }
let d5 = numbers.map { "\($0)" }
let d6 = numbers.map { $0 + 1 }.filter { $0 > 2 }
let d7 = words.map { $0.uppercased() }.joined(separator: ", ")
let d8 = numbers.reduce(0) { $0 + $1 }
let d9 = numbers.reduce(0, +)
let e1 = numbers.reduce(0.5) { $0 + Double($1) }
let e2 = words.compactMap { Int($0) }
let e3 = table["a"]?.first
let e4 = table["a"]?.count ?? 0
let e5 = item?.name?.uppercased()
let e6 = item?.points.map { $0.x }
let e7 = item!.points[0].x
let e8 = numbers[0] + 1
let e9 = table.mapValues { $0.count }
let f1 = twice(1)
let f2 = twice("a").0
let f3 = pick(1, 2.5)
let f4 = pick(maybe, 1)
let f5 = name(1)
let f6 = name("a")
let f7 = name(2.5)
let f8 = run { 1 }
let f9 = run { "a" + text() }
let g1 = tell { (x: Int) in "a" }
let g2 = tell { (x: String) in x }
let g3 = Box(1)
let g4 = Box("a").value
let g5 = Box(1).map { "\($0)" }
let g6 = Box([1, 2.5])
let g7 = place + place
let g8 = place * 2
let g9 = Point(x: 1, y: 2)
let h1 = [Point(x: 1, y: 2)].map { $0.x + $0.y }
let h2 = [Dog(), Cat()]
let h3 = flag ? Dog() : Cat()
let h4: Edge = .top
let h5: Edge = .at(1)
let h6: Edge? = .bottom
let h7: Edge = .usual.next
let h8: [Edge] = [.top, .bottom]
let h9: Double = make()
let i1: [Double] = [1, make()]
let i2 = make() + 1.5
let i3: Int = make() + 1
let i4: Double = 1 + 2
let i5: CGFloat = 1 + 2 * 3.5
let i6: Float = 1
let i7: [Float] = [1, 2.5]
let i8: Set<Int> = [1, 2]
let i9: [String: Double] = ["a": 1]
let j1: Int? = 1
let j2: [Int?] = [1, nil]
let j3: Any = 1
let j4: [Any] = [1, "a"]
let j5: (Int) -> Int = { $0 + 1 }
let j6: (Double, Double) -> Double = { $0 + $1 }
let j7: (Int) -> String = { "\($0)" }
let j8: [Item] = (0..<5).map { .init(id: $0) }
let j9 = (0..<5).map { Item(id: $0) }
let k1 = 0...5
let k2 = 0..<count
let k3 = 1.5...2
let k4 = max(1, 2.5)
let k5 = max(count, 1)
let k6 = min(length, 10)
let k7 = abs(-1.5)
let k8 = Array(0..<3)
let k9 = Array("abc")
let l1 = Set([1, 2, 3])
let l2 = Array(repeating: 0.5, count: 3)
let l3 = [Int]()
let l4 = "a" + "b"
let l5 = "a\(count)" + text()
let l6 = [1] + [2]
let l7 = [1] + [2.5]
let l8 = numbers + [1]
let l9 = zip(numbers, words).map { $0.0 + 1 }
let m1 = numbers.enumerated().map { $0.offset + $0.element }
let m2 = numbers.sorted { $0 > $1 }
let m3 = numbers.sorted().first
let m4 = words.contains("a")
let m5 = words.first { $0.hasPrefix("a") }
let m6 = numbers.max() ?? 0
let m7 = Double(count) / 2
let m8 = Int("12")
let m9 = Int("12") ?? 0
let n1 = Double.pi * 2
let n2 = 2 * .pi * ratio
let n3 = count.isMultiple(of: 2)
let n4 = maybe.map { $0 + 1 }
let n5 = maybe.flatMap { Int("\($0)") }
let n6 = numbers.flatMap { [$0, $0 + 1] }
let n7 = [[1, 2], [3]].flatMap { $0 }
let n8 = [1, 2, 3].map { ($0, "\($0)") }
let n9 = { (x: Int) in x + 1 }
let o1 = { 1.5 }
let o2 = numbers.map { x in x * 2 }.reduce(0) { a, b in a + b }
let o3 = [1, 2].map { $0 + make() }
let o4 = place.x * 2 + length
let o5 = words.map { $0.count }.max()
let o6 = (maybe ?? 0) + 1
let o7 = maybe ?? count + 1
let o8 = count as Any
let o9 = [1, 2] as [Double]
