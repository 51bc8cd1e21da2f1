import Foundation

/// Operators of one's own on numbers and texts: between types that the library has none for, and in
/// place of the library's.
extension CGFloat {
  static func * (count: Int, length: CGFloat) -> CGFloat { CGFloat(count) * length }
}
extension Double {
  static func * (count: Int, value: Double) -> Double { Double(count) * value }
  static func / (value: Double, count: Int) -> Double { value / Double(count) }
}
func += (text: inout String, number: Int) { text += "#\(number)" }
func -= (value: inout Double, count: Int) { value = value - Double(count) }

enum Mixed {
  static func main() {
    let (count, length, value) = (3, CGFloat(10.5), 2.5)
    print(count * length, 2 * length, count * value, value / count, 2 * value, value / 2)
    let total = (0..<count).map { $0 * value }
    print(total, total.map { $0 / count }.reduce(0, +))
    var text = "a"
    text += 3
    text += count
    text += "b"
    var rest = 7.5
    rest -= count
    rest -= 1
    print(text, rest)
  }
}

extension Bool {
  static func + (a: Bool, b: Bool) -> Int { (a ? 1 : 0) + (b ? 1 : 0) }
}
struct Cents: Equatable { var value: Int }
extension Int {
  static func + (a: Int, b: Cents) -> Cents { Cents(value: a * 100 + b.value) }
}

enum OfOthers {
  static func main() {
    let (yes, no) = (true, false)
    print(yes + no, yes + yes, 1 + Cents(value: 5), 1 + 2)
  }
}
