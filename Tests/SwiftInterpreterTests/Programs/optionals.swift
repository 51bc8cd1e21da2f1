// program: optional basics
let a: Int? = 5
let b: Int? = nil
print(a as Any, b as Any, a! + 1, a ?? 0, b ?? -1, a == 5, b == nil, a != nil)
if let a { print("a", a) }
if let b { print("b", b) } else { print("no b") }
if let x = a, let y = b { print(x, y) } else { print("not both") }
if let x = a, x > 3 { print("big", x) }

// program: optional chaining
struct Inner { var v = 3; func twice() -> Int { v * 2 }; var maybe: Int? = nil }
struct Outer { var inner: Inner? = Inner() }
var o: Outer? = Outer()
print(o?.inner?.v as Any, o?.inner?.twice() as Any, o?.inner?.maybe as Any)
o?.inner?.v = 10
print(o!.inner!.v)
o?.inner = nil
print(o?.inner?.v as Any, o?.inner?.v == nil)
o = nil
print(o?.inner?.twice() ?? 0)

// program: optional map
let a: Int? = 4
print(a.map { $0 * 2 } as Any, a.flatMap { $0 > 5 ? $0 : nil } as Any)
let s: String? = "12"
print(s.flatMap(Int.init) as Any, s.map(\.count) as Any)

// program: guard
func f(_ x: Int?) -> String {
  guard let x, x > 0 else { return "none" }
  return "got \(x)"
}
print(f(nil), f(-1), f(3))
func g(_ xs: [Int]) -> Int {
  guard !xs.isEmpty else { return 0 }
  guard let first = xs.first, let last = xs.last else { return -1 }
  return first * last
}
print(g([]), g([2, 5]))

// program: nested optionals
let x: Int?? = .some(nil)
let y: Int?? = 5
print(x == nil, y as Any)
let d: [String: Int?] = ["a": nil, "b": 2]
print(d["a"] as Any, d["b"] as Any, d["c"] as Any)

// program: optional arrays
var xs: [Int]? = [1]
xs?.append(2)
print(xs as Any, xs?.count ?? 0, xs?.first as Any, xs?[1] as Any)
let names: [String]? = nil
print(names?.isEmpty ?? true, names?.count as Any)

// program: optional patterns
let v: Int? = 7
switch v {
case .some(let n) where n > 5: print("large", n)
case .some(let n): print(n)
case .none: print("none")
}
if case .some(let n) = v { print(n) }
if case let n? = v { print(n) }
switch v {
case 7?: print("seven")
case nil: print("nil")
default: print("other")
}

// program: while let
var stack = [1, 2, 3]
while let top = stack.popLast() { print(top, terminator: " ") }
print(stack)

// program: optional in struct printing
struct S { var a: Int? = nil; var b: String? = "x"; var c: [Int?] = [nil, 1] }
print(S())
print(S(a: 3, b: nil, c: []))

// program: optional comparison
let a: Int? = 3
let b: Double? = 2.5
print(a == 3, a == nil, b == 2.5, a.map { $0 > 2 } ?? false)
print([1, nil, 3].map { $0 ?? 0 }, [Int?.none, .some(1)])
