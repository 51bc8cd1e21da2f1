// program: loops
for i in 0..<3 { print(i, terminator: " ") }
for i in (1...3).reversed() { print(i, terminator: " ") }
for _ in 0..<2 { print("x", terminator: "") }
print()
var n = 3
while n > 0 { n -= 1; if n == 1 { continue }; print("n", n) }
repeat { n += 1 } while n < 5
print(n)

// program: labelled loops
outer: for i in 0..<4 {
  for j in 0..<4 {
    if j == 2 { continue outer }
    if i == 2 { break outer }
    print(i, j)
  }
}
search: while true {
  var k = 0
  while true { k += 1; if k > 3 { break search } }
}
print("done")

// program: switch on integers
func size(_ n: Int) -> String {
  switch n {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4...10: return "some"
  case let x where x % 2 == 0: return "even \(x)"
  default: return "many"
  }
}
print([-5, 0, 2, 7, 12, 13].map(size))

// program: switch on tuples
func at(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): return "origin"
  case (_, 0): return "x axis"
  case (0, let y): return "y axis \(y)"
  case (let x, let y) where x == y: return "diagonal \(x)"
  case (-2...2, -2...2): return "near"
  case let (x, y): return "far \(x) \(y)"
  }
}
print(at((0, 0)), at((3, 0)), at((0, 4)), at((5, 5)), at((1, 2)), at((9, 8)))

// program: switch on strings and fallthrough
func f(_ s: String) {
  switch s {
  case "a": print("a"); fallthrough
  case "b": print("b")
  case "c": break
  default: print("other")
  }
}
f("a"); f("b"); f("c"); f("d")

// program: if and switch expressions
let n = 7
let kind = if n < 5 { "small" } else if n < 10 { "medium" } else { "large" }
let value: Double = switch kind { case "small": 1; case "medium": 2.5; default: 3 }
print(kind, value)
func sign(_ x: Int) -> Int { if x > 0 { 1 } else if x < 0 { -1 } else { 0 } }
print(sign(5), sign(-5), sign(0))
func word(_ b: Bool) -> String { switch b { case true: "yes"; case false: "no" } }
print(word(true), word(false))

// program: defer
func f() {
  defer { print("one") }
  defer { print("two") }
  print("body")
}
f()
func g(_ n: Int) -> Int {
  var x = n
  defer { x = 100; print("deferred \(x)") }
  if n > 5 { return x }
  x += 1
  return x
}
print(g(3), g(10))
for i in 0..<2 { defer { print("end \(i)") }; if i == 0 { continue }; print("i", i) }

// program: where clauses
for i in 1...10 where i % 3 == 0 { print(i, terminator: " ") }
print()
for case let (i, x?) in [(1, nil), (2, "a")] as [(Int, String?)] { print(i, x) }

// program: guard with several conditions
func f(_ a: Int?, _ b: String) -> String {
  guard let a, a > 0, let c = b.first, c != "x" else { return "no" }
  return "\(a)\(c)"
}
print(f(1, "abc"), f(nil, "a"), f(1, ""), f(1, "x"), f(-1, "a"))

// program: shadowing and scopes
let x = 1
do { let x = 2; print(x) }
if true { let x = 3; print(x) }
for x in 4...4 { print(x) }
print(x)

// program: deferred initialisation
let a: Int
let flag = true
if flag { a = 1 } else { a = 2 }
var b: String
b = "later"
print(a, b)

// program: collatz
func steps(_ start: Int) -> Int {
  var n = start, count = 0
  while n != 1 { n = n % 2 == 0 ? n / 2 : 3 * n + 1; count += 1 }
  return count
}
print((1...10).map(steps))

// program: fizzbuzz
for i in 1...15 {
  switch (i % 3, i % 5) {
  case (0, 0): print("FizzBuzz", terminator: " ")
  case (0, _): print("Fizz", terminator: " ")
  case (_, 0): print("Buzz", terminator: " ")
  default: print(i, terminator: " ")
  }
}
print()

// program: sieve
var isPrime = Array(repeating: true, count: 50)
isPrime[0] = false; isPrime[1] = false
var i = 2
while i * i < 50 {
  if isPrime[i] { for j in stride(from: i * i, to: 50, by: i) { isPrime[j] = false } }
  i += 1
}
print(isPrime.indices.filter { isPrime[$0] })

// program: availability and compilation conditions
if #available(macOS 10.15, iOS 13, *) { print("new") } else { print("old") }
#if os(Windows)
print("windows")
#else
print("not windows")
#endif
