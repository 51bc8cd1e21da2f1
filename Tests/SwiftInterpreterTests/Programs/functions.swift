// program: labels and defaults
func area(width w: Double, height: Double = 2, _ scale: Double = 1) -> Double { w * height * scale }
print(area(width: 3), area(width: 3, height: 4), area(width: 1, 5), area(width: 1, height: 2, 3))

// program: variadics
func sum(_ xs: Double...) -> Double { xs.reduce(0, +) }
func join(_ sep: String, _ parts: String..., end: String = ".") -> String { parts.joined(separator: sep) + end }
print(sum(1, 2.5, 3), sum(), join("-", "a", "b"), join("+", "x", end: "!"))

// program: inout
func swapInts(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }
var x = 1, y = 2
swapInts(&x, &y)
print(x, y)
var arr = [1, 2, 3]
func bump(_ v: inout Int) { v += 10 }
bump(&arr[1])
print(arr)
swap(&x, &y)
print(x, y)
struct S { var n = 5 }
var s = S()
bump(&s.n)
print(s.n)

// program: overloads by type
func show(_ x: Int) -> String { "int" }
func show(_ x: Double) -> String { "double" }
func show(_ x: String) -> String { "string" }
func show(_ x: [Int]) -> String { "array" }
func show(_ x: Int?) -> String { "optional" }
let d = 2.0
print(show(1), show(2.5), show("a"), show([1]), show(d), show(d * 2))

// program: overloads by label
func move(by n: Int) -> String { "by \(n)" }
func move(to n: Int) -> String { "to \(n)" }
func move(_ n: Int) -> String { "plain \(n)" }
print(move(by: 1), move(to: 2), move(3))

// program: recursion
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String) -> Int { n == 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a) }
print(fib(15), gcd(48, 36), hanoi(5, "a", "b", "c"))

// program: local functions
func outer(_ n: Int) -> Int {
  var total = 0
  func add(_ x: Int) { total += x }
  func even(_ k: Int) -> Bool { k == 0 ? true : odd(k - 1) }
  func odd(_ k: Int) -> Bool { k == 0 ? false : even(k - 1) }
  for i in 0..<n where even(i) { add(i) }
  return total
}
print(outer(10))

// program: functions as values
func twice(_ f: (Int) -> Int, _ x: Int) -> Int { f(f(x)) }
func addThree(_ x: Int) -> Int { x + 3 }
let g: (Int) -> Int = addThree
print(twice(addThree, 1), twice(g, 2), twice({ $0 * $0 }, 3), [1, 2].map(addThree))
func maker(_ n: Int) -> (Int) -> Int { { x in x + n } }
print(maker(5)(10), [maker(1), maker(2)].map { $0(0) })
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose(addThree, { "<\($0)>" })(4))

// program: tuples as results
func minMax(_ xs: [Int]) -> (min: Int, max: Int)? {
  guard let first = xs.first else { return nil }
  var r = (min: first, max: first)
  for x in xs { r.min = min(r.min, x); r.max = max(r.max, x) }
  return r
}
print(minMax([3, 1, 2])!, minMax([])?.min as Any)
let (lo, hi) = minMax([5, 9])!
print(lo, hi)

// program: generic functions
func firstOr<T>(_ xs: [T], _ d: T) -> T { xs.first ?? d }
func largest<T: Comparable>(_ xs: [T]) -> T? { var b = xs.first; for x in xs { if let y = b, x > y { b = x } }; return b }
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
print(firstOr([], 5), firstOr(["a"], "b"), largest([2, 9, 4]) as Any, largest(["x", "z"])!, pair(1, "b"))
func total<T: Numeric>(_ xs: [T]) -> T { xs.reduce(0, +) }
print(total([1, 2]), total([1.5, 2]))

// program: autoclosure and rethrows
func or(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a ? true : b() }
func loud() -> Bool { print("evaluated"); return true }
print(or(true, loud()), or(false, loud()))
func apply(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(apply { 4 })

// program: discardable and nested calls
@discardableResult func log(_ s: String) -> Int { print("log", s); return s.count }
log("a")
print(log("bcd") + log("e"))

// program: default arguments that use others
struct G { static let base = 10 }
func f(_ a: Int = G.base, b: Int = G.base * 2) -> Int { a + b }
print(f(), f(1), f(b: 1), f(1, b: 1))
