// program: captures
var counter = 0
let inc = { counter += 1 }
inc(); inc()
print(counter)
func makeCounter() -> () -> Int { var n = 0; return { n += 1; return n } }
let a = makeCounter(), b = makeCounter()
print(a(), a(), b(), a())

// program: capture lists
var x = 1
let byValue = { [x] in x }
let byRef = { x }
x = 5
print(byValue(), byRef())
let renamed = { [y = x * 2] in y + 1 }
print(renamed())

// program: closures in loops
var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * 10 } }
print(fs.map { $0() })
var acc: [(Int) -> Int] = []
for k in [1, 2] { var t = k; acc.append { t += $0; return t } }
print(acc[0](5), acc[0](5), acc[1](1))

// program: trailing closures
func run(_ n: Int, body: (Int) -> Void, done: () -> Void = {}) { for i in 0..<n { body(i) }; done() }
run(2) { print("b", $0) }
run(1) { i in print(i) } done: { print("done") }
run(1, body: { _ in print("x") }, done: { print("y") })

// program: sorted and mapped with closures
let names = ["bob", "Al", "christine"]
print(names.sorted { $0.count < $1.count }, names.map { $0.count }, names.sorted(by: { a, b in a.lowercased() < b.lowercased() }))
print(names.map { name -> String in let f = name.prefix(1); return f.uppercased() + name.dropFirst() })
let d = ["a": 2, "b": 1]
print(d.sorted { $0.value < $1.value }.map { $0.key }, d.map { k, v in "\(k)\(v)" }.sorted())

// program: escaping storage
class Bus { var handlers: [(String) -> Void] = []; func on(_ h: @escaping (String) -> Void) { handlers.append(h) }; func emit(_ s: String) { handlers.forEach { $0(s) } } }
let bus = Bus()
var seen: [String] = []
bus.on { seen.append($0) }
bus.on { s in seen.append(s + "!") }
bus.emit("hi")
print(seen)

// program: immediately called closure
let v: Int = { let a = 3; let b = 4; return a * b }()
let s = { (n: Int) -> String in "n\(n)" }(5)
print(v, s)

// program: self captured in closures
class Box {
  var n = 1
  lazy var f: () -> Int = { [unowned self] in self.n * 2 }
  func later() -> () -> Void { { [weak self] in self?.n += 10 } }
}
let box = Box()
print(box.f())
box.later()()
print(box.n, box.f())

// program: closures returning closures
let adder: (Int) -> (Int) -> Int = { a in { b in a + b } }
print(adder(3)(4))
let curry = { (a: Int) in { (b: Int) in { (c: Int) in a * b + c } } }
print(curry(2)(3)(4))

// program: inout in closures
var xs = [3, 1, 2]
let sortIt: (inout [Int]) -> Void = { $0.sort() }
sortIt(&xs)
print(xs)
print([1, 2, 3].reduce(into: [:]) { $0[$1] = $1 * $1 }.count)
let total = [1, 2, 3].reduce(into: 0) { $0 += $1 }
print(total)

// program: memo
var memo: [Int: Int] = [:]
func fib(_ n: Int) -> Int {
  if let m = memo[n] { return m }
  let r = n < 2 ? n : fib(n - 1) + fib(n - 2)
  memo[n] = r
  return r
}
print(fib(60))

// program: optional closures
var cb: ((Int) -> Int)? = nil
print(cb?(1) as Any)
cb = { $0 + 1 }
print(cb?(1) as Any, cb!(2))

// program: function composition operator
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func run() {
  let h = { (x: Int) in x + 1 } >>> { x in x * 2 } >>> { "r\($0)" }
  print(h(3))
}
