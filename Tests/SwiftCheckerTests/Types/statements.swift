import Foundation
func throwing() throws -> Int { 0 }
func pick<T>(_ a: T, _ b: T) -> T { a }
func run<T>(_ body: () -> T) -> T { body() }
func apply<A, B>(_ a: A, _ change: (A) -> B) -> B { change(a) }
func sum<T: Numeric>(_ list: [T]) -> T { list[0] }
enum Edge { case top, bottom; case inset(Double); static func at(_ x: Int) -> Edge { .top } }
struct Point: Equatable { var x: Double; var y: Double; init(x: Double, y: Double) { self.x = x; self.y = y } }
struct Item { var id: Int; var name: String?; var point: Point; init(id: Int) { fatalError() } }
var flag: Bool = true
var count: Int = 0
var ratio: Double = 0
var length: CGFloat = 0
var maybe: Int? = nil
var edge: Edge = .top
var words: [String] = []
var numbers: [Int] = []
var items: [Item] = []
var table: [String: [Int]] = [:]
// cases
let a1 = numbers.map { x in let y = x * 2; return y }
let a2 = numbers.map { x in let y = Double(x) * 2; return y + 1 }
let a3 = numbers.map { x in let y = 1; let z = y + x; return "\(z)" }
let a4 = numbers.map { x -> Double in if x > 2 { return 1 }; return 2.5 }
let a5 = numbers.compactMap { x -> Int? in guard x > 2 else { return nil }; return x * 2 }
let a6 = numbers.map { x in if x > 2 { return "a" } else { return "b" } }
let a7 = words.map { word in var total = 0; for letter in word { if letter.isLetter { total = total + 1 } }; return total }
let a8 = run { let x = 1; let y = 2; return x + y }
let a9 = items.filter { item in guard let name = item.name else { return false }; return name.hasPrefix("a") }
let b1 = items.map { item in if let name = item.name { return name.count }; return 0 }
let b2: Double = if flag { 1 } else { 2.5 }
let b3 = if flag { "a" } else { "b" }
let b4: Int? = if flag { count } else { nil }
let b5 = switch edge { case .top: 1; case .bottom: 2; case .inset: 3 }
let b6: CGFloat = switch count { case 0: 1; case 1: 2.5; default: length }
let b7: Edge = if flag { .top } else { .at(1) }
let b8 = numbers.map { x in switch x { case 0: return "none"; default: return "\(x)" } }
let b9 = items.map(\.id)
let c1 = items.map(\.point.x)
let c2 = items.map(\.name?.count)
let c3 = items.compactMap(\.name)
let c4 = items.map(\.point).map(\.x).reduce(0, +)
let c5 = \Item.id
let c6 = \Item.point.x
let c7 = apply(1) { x in let y = x + 1; return Double(y) }
let c8 = sum([1, 2.5])
let c9 = sum(numbers.map { Double($0) })
let d1 = numbers.map { x in numbers.filter { y in let z = x * y; return z > 2 } }
let d2 = table.mapValues { list in let total = list.reduce(0, +); return Double(total) / 2 }
let d3 = words.reduce("") { text, word in let next = text + word; return next }
let d4: (Int) -> String = { x in let y = x; return "\(y)" }
let d5 = { (x: Int) -> Double in let y = Double(x); return y / 2 }
let d6 = run { if flag { return 1.5 }; return 2 }
let d7 = numbers.map { x in (x, Double(x)) }.map { $0.1 }
let d8 = numbers.first { x in let y = x % 2; return y == 0 }
let d9 = words.map { $0.isEmpty ? nil : $0.count }
