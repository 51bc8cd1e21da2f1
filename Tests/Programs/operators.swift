import Foundation

enum CustomInfix {
  static func main() { print(2 ** 10, 3 ** 2 + 1, [1] +++ [2]) }
}
precedencegroup Power {
  higherThan: MultiplicationPrecedence
  associativity: right
}
infix operator ** : Power
infix operator +++ : AdditionPrecedence
func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { total, _ in total * base } }
func +++ (a: [Int], b: [Int]) -> [Int] { b + a }

enum VectorArithmetic {
  struct V: Equatable {
    var x = 0.0
    var y = 0.0
    static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: V, b: V) -> V { a + -b }
    static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
    static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
    static func * (k: Double, a: V) -> V { a * k }
    static func += (a: inout V, b: V) { a = a + b }
  }
  static func main() {
    var v = V(x: 1, y: 2) * 2 - V(x: 1, y: 0)
    v += 0.5 * V(x: 2, y: 2)
    print(v.x, v.y, v == V(x: 2, y: 5), (-v).x)
  }
}

enum PatternOperator {
  struct Between { let low, high: Int }
  static func main() {
    for n in [1, 15, 30] {
      switch n {
      case Between(low: 10, high: 20): print("between")
      default: print("outside")
      }
    }
  }
}
func ~= (pattern: PatternOperator.Between, value: Int) -> Bool {
  (pattern.low...pattern.high).contains(value)
}

enum LogicalShortCircuit {
  static func noisy(_ value: Bool, _ name: String) -> Bool {
    print(name, terminator: " ")
    return value
  }
  static func main() {
    print(noisy(false, "a") && noisy(true, "b"))
    print(noisy(true, "c") || noisy(true, "d"))
  }
}

enum BitOperations {
  static func main() {
    let flags = 0b1100
    print(
      flags & 0b0100 != 0, flags | 1, flags >> 2, flags.nonzeroBitCount, flags.trailingZeroBitCount)
    print(0xF0 ^ 0xFF, ~0, UInt8(0b1010) << 1, 1 << 10)
  }
}

enum RangeOperators {
  static func main() {
    let values = [0, 1, 2, 3, 4]
    print(values[1...], values[..<2], values[1..<3], (1...3) == 1...3)
  }
}

enum IdentityAndTypes {
  final class C {}
  static func main() {
    let a = C()
    let b: C? = a
    print(a === b, b !== nil, (a as AnyObject) === a)
    let value: Any = 3
    print(value is Int, value as? String ?? "no", (value as! Int) + 1)
  }
}

enum MathFunctions {
  static func main() {
    print(sqrt(2.0), pow(2.0, 0.5), floor(-1.5), ceil(1.2), hypot(3.0, 4.0))
    print(sin(Double.pi / 2), cos(0.0), atan2(1.0, 1.0), exp(0.0), log(1.0), round(2.5))
    print(5.0.truncatingRemainder(dividingBy: 3), (7.5).remainder(dividingBy: 2), fabs(-2.5))
  }
}

enum AssignmentOperators {
  static func main() {
    var text = "a"
    text += "b"
    var list = [1]
    list += [2]
    var flag = true
    flag = flag && !flag
    var x = 7
    x %= 4
    x <<= 2
    print(text, list, flag, x)
  }
}

enum ComparisonChains {
  static func main() {
    print(1 < 2 && 2 < 3, "a" != "b", 1.0 == 1, (1, "z") < (2, "a"), [1, 2] != [1, 3])
  }
}
