// program: literal typing
let a: Double = 2 / 3
let b = 2 / 3
let c: Double = 1 + 2 * 3 / 4
let d = 2 / 3.0
print(a, b, c, d)
let w: Double = 10
print(w * 2 / 3, w / 3, 2 / 3 * w, (1 + 1) * w, -w, +w)
let x: Float = 1 / 3
print(x, x * 3)

// program: integer operators
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7 & 3, 7 | 8, 7 ^ 2, 1 << 4, 256 >> 3, ~5)
print(Int.max &+ 1 == Int.min, 200 &* 3, 5 &- 7)
var n = 10
n += 5; n -= 3; n *= 2; n /= 5; n %= 3
print(n)
n <<= 3
print(n)

// program: fixed width integers
let small: UInt8 = 250
print(small &+ 10, UInt8(clamping: 300), UInt8(truncatingIfNeeded: 300))
let i8: Int8 = -128
print(i8, Int8.max, UInt16.max, Int32.min, UInt64.max)
print(UInt8(3) + 4, Int(small), Double(small) / 2)
let big: UInt64 = 0xFFFF_FFFF_FFFF_FFFF
print(big, big >> 60)

// program: floating point printing
print(1.0, 0.1 + 0.2, 1e21, 1e-7, 100000.0, 1e16, 123456789.125)
print(Double.infinity, -Double.infinity, Double.nan, Double.pi)
print(1.0 / 3.0, 2.5.rounded(), (-2.5).rounded(), 2.5.rounded(.up), 2.5.rounded(.down), 2.5.rounded(.toNearestOrEven))
print(Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude)
print(5.0.truncatingRemainder(dividingBy: 3), 2.0.squareRoot())

// program: conversions
print(Int(3.99), Int(-3.99), Double(7), Int("42") as Any, Int("x") as Any, Double("2.5") as Any)
print(String(42), String(2.50), String(true), Int("ff", radix: 16) as Any, String(255, radix: 2))
print(Int(Double(10) / 4), Double(10 / 4))

// program: min max abs
print(min(3, 1, 2), max(1, 2.5), abs(-3), abs(-2.5), max("a", "b"))
let w = 3.5
print(max(w, 10), min(w, 10), max(0, w - 5))

// program: comparisons
print(1 < 2, 2 <= 2, 3 > 4, 3 >= 3, 1 == 1, 1 != 1)
print("abc" < "abd", "a" == "a", "B" < "a")
print((1, "a") < (1, "b"), (2, 1) == (2, 1))
print(true && false || true, !true)

// program: number members
print(10.isMultiple(of: 5), (-4).magnitude, 7.quotientAndRemainder(dividingBy: 2), (-5).signum())
let (q, r) = 17.quotientAndRemainder(dividingBy: 5)
print(q, r)
print(5.0.isNaN, Double.nan.isNaN, (1.0 / 0).isInfinite, 3.0.isZero, (-1.5).sign == .minus)
print(12.nonzeroBitCount, 8.trailingZeroBitCount)

// program: hexadecimal and binary literals
print(0xFF, 0b1010, 0o17, 1_000_000, 1.5e3, 0x10 + 1)

// program: random with own generator
struct LCG: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6364136223846793005 &+ 1442695040888963407
    return state
  }
}
var g = LCG(state: 42)
print(g.next(), g.next())
print(Int.random(in: 0..<100, using: &g), Int.random(in: 1...6, using: &g), Bool.random(using: &g))
print([1, 2, 3, 4, 5].shuffled(using: &g))

// program: ternaries and coalescing
let flag = true
let v: Double = flag ? 1 : 2
let o: Int? = nil
print(v, o ?? 3, flag ? "yes" : "no")
let p: Double? = nil
print(p ?? 10, (o ?? 1) + 2)
let h = flag ? 1 : 2.5
print(h)

// program: stride
for x in stride(from: 0.0, to: 1, by: 0.25) { print(x, terminator: " ") }
for x in stride(from: 10, through: 0, by: -5) { print(x, terminator: " ") }
print()
print(Array(stride(from: 1, to: 8, by: 3)))

// program: operator precedence
print(1 + 2 * 3 - 4 / 2 % 3, 1 << 2 + 1, 5 & 3 == 1 ? "a" : "b")
print(-2 * 3, 2 - -3, !(1 > 2))

// program: compound on nested places
struct P { var x = 1.0; var a = [1, 2, 3] }
var p = P()
p.x += 2
p.x *= 3
p.a[1] += 10
p.a[0] -= 5
print(p.x, p.a)
