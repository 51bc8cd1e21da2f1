import Foundation

// An implicit member at the head of several operators is one of what the whole gives.

struct Turn: Equatable {
  var degrees: Double
  static func degrees(_ value: Double) -> Turn { Turn(degrees: value) }
  static func * (turn: Turn, factor: Double) -> Turn { Turn(degrees: turn.degrees * factor) }
  static func + (a: Turn, b: Turn) -> Turn { Turn(degrees: a.degrees + b.degrees) }
  static func += (a: inout Turn, b: Turn) { a.degrees += b.degrees }
}

protocol Scalable { mutating func scale(by factor: Double) }
extension Double: Scalable { mutating func scale(by factor: Double) { self *= factor } }
private func * <Value: Scalable>(value: Value, factor: Double) -> Value {
  var scaled = value
  scaled.scale(by: factor)
  return scaled
}

extension String { static let dash = "-" }

struct Spring {
  var ratio: Double
  var mass: Double
  var response = 2.0
  var damping: Double { 4 * .pi * ratio * mass / response }
  var period: Double { 2 * .pi * sqrt(mass / ratio) }
}

enum HeadsOfSums {
  static func main() {
    let (a, b) = (0.5, 0.25)
    let later: DispatchTime = .now() + a + b
    print(later > .now() - 5, later > .now() + 60)
    print("abc" + .dash, "abc" + .dash + "d")
  }
}

enum HeadsOfProducts {
  static func main() {
    let share: CGFloat = 0.25
    var turn = Turn.degrees(180) * 0.5
    turn += .degrees(125) * -(share - 0.5) * CGFloat(0.5) * share * 1.5
    print(turn)
    let other: Turn = .degrees(10) * share + .degrees(1)
    print(other)
    turn += .degrees(10) * (share - 1)
    turn += .degrees(10) * -share
    print(turn)
  }
}

enum HeadsOfNumbers {
  static func main() {
    let f = 2.0
    let a: Double = 1 / pow(2 * .pi * f, 2)
    let b: Double = pow(.pi * f, 2) + 1
    let c: Double = 1 / sqrt(2 * .pi)
    let d: CGFloat = 1 / pow(2 * .pi, 2)
    print(a, b, c, d)
    let spring = Spring(ratio: 0.3, mass: 2)
    print(spring.damping, spring.period)
  }
}
