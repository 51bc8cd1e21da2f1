// Operators that protocols ask for, in generic code and as functions.

infix operator <> : AdditionPrecedence
protocol Joining {
  static var neutral: Self { get }
  static func <> (a: Self, b: Self) -> Self
}
extension Int: Joining {
  static var neutral: Int { 0 }
  static func <> (a: Int, b: Int) -> Int { a + b }
}
extension String: Joining {
  static var neutral: String { "" }
  static func <> (a: String, b: String) -> String { a + b }
}
extension Array: Joining {
  static var neutral: [Element] { [] }
  static func <> (a: Self, b: Self) -> Self { a + b }
}
extension Optional: Joining where Wrapped: Joining {
  static var neutral: Wrapped? { nil }
  static func <> (a: Self, b: Self) -> Self {
    switch (a, b) {
    case (let x?, let y?): x <> y
    case (nil, let y): y
    case (let x, nil): x
    }
  }
}
struct Largest: Joining {
  var value: Double
  static var neutral: Largest { Largest(value: 0) }
  static func <> (a: Largest, b: Largest) -> Largest { Largest(value: max(a.value, b.value)) }
}
struct Two<A: Joining, B: Joining> {
  var a: A
  var b: B
  static func <> (left: Two, right: Two) -> Two { Two(a: left.a <> right.a, b: left.b <> right.b) }
}
extension Sequence where Element: Joining {
  func joinedUp() -> Element { reduce(.neutral, <>) }
}
func join<J: Joining>(_ all: J...) -> J { all.joinedUp() }
func joinThree<J: Joining>(_ a: J, _ b: J) -> J { a <> b <> .neutral }

enum RequiredOperators {
  static func main() {
    print([1, 2, 3].joinedUp(), ["a", "b"].joinedUp(), [[1], [2]].joinedUp())
    print([1, nil, 2].joinedUp() as Any, join("x", "y"), join(1, 2))
    print((nil as Int?) <> 3 as Any, (2 as Int?) <> 3 as Any)
    print(joinThree(1, 2), joinThree(Largest(value: 1), Largest(value: 3)).value)
    print(Two(a: 1, b: Largest(value: 2)) <> Two(a: 2, b: Largest(value: 1)))
  }
}

protocol Adding {
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, k: Double) -> Self
  static prefix func - (a: Self) -> Self
  static var zero: Self { get }
  static func < (a: Self, b: Self) -> Bool
  static func += (a: inout Self, b: Self)
}
extension Adding {
  static func - (a: Self, b: Self) -> Self { a + -b }
  static func += (a: inout Self, b: Self) { a = a + b }
}
struct Arrow: Adding {
  var x = 0.0
  var y = 0.0
  static let zero = Arrow()
  static func + (a: Arrow, b: Arrow) -> Arrow { Arrow(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Arrow, k: Double) -> Arrow { Arrow(x: a.x * k, y: a.y * k) }
  static prefix func - (a: Arrow) -> Arrow { a * -1 }
  static func < (a: Arrow, b: Arrow) -> Bool { a.x < b.x }
}
extension Double: Adding {}
func middle<A: Adding>(_ a: A, _ b: A) -> A { (a + b) * 0.5 }
func sum<A: Adding>(_ all: [A]) -> A {
  var total = A.zero
  for one in all { total += one }
  return all.reduce(.zero, +) - total + -total
}
func least<A: Adding>(_ a: A, _ b: A) -> A { a < b ? a : b }

enum RequiredArithmetic {
  static func main() {
    print(middle(Arrow(x: 1, y: 2), Arrow(x: 3)), middle(1.0, 2))
    print(sum([Arrow(x: 1), Arrow(y: 2)]), sum([1.0, 2]))
    print(least(Arrow(x: 2), Arrow(x: 1)), least(2.0, 1))
  }
}
