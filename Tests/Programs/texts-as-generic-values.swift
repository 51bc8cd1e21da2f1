// What is lossless in a text is made of one by an initialiser that may fail, also in generic code.
extension Array where Element: LosslessStringConvertible {
  init(text: String) { self = text.split(separator: ",").compactMap { Element(String($0)) } }
  static func read(_ text: String) -> [Element] {
    text.split(separator: ",").compactMap { Element(String($0)) }
  }
  static func one(_ text: String) -> Element? { Element(text) }
  static func each(_ text: String) -> [Element?] {
    text.split(separator: ",").map { Element(String($0)) }
  }
}
func read<T: LosslessStringConvertible>(_ text: String) -> [T] {
  text.split(separator: ",").compactMap { T(String($0)) }
}
func value<T: LosslessStringConvertible>(_ text: String, as type: T.Type) -> T? { T(text) }
func isRead<T: LosslessStringConvertible>(_ text: String, as type: T.Type) -> String {
  guard let value = T(text) else { return "no \(T.self)" }
  return "\(value) \(value == nil) \(Swift.type(of: value))"
}
struct Grade: LosslessStringConvertible, Equatable {
  var points: Int
  init?(_ description: String) {
    guard let points = Int(description), points <= 10 else { return nil }
    self.points = points
  }
  var description: String { "\(points)/10" }
}
struct Named: LosslessStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

enum TextsAsGenericValues {
  static func main() {
    print([Int](text: "3,x,35"), [Int].read("1,2"), [Double].one("1.5") as Any)
    print([Int].each("1,x"), [Bool].each("true,yes"))
    let numbers: [Int] = read("4,x,5")
    let grades: [Grade] = read("4,11,10")
    print(numbers, grades, (read("a,b") as [Named]).map(\.description))
    print(value("7", as: Int.self) as Any, value("y", as: Int.self) as Any)
    print(value("z", as: Character.self) as Any, value("zz", as: String.self) as Any)
    print(isRead("7", as: UInt8.self), isRead("700", as: UInt8.self), isRead("2.5", as: Float.self))
    print(value("9", as: Grade.self) as Any, value("99", as: Grade.self) as Any)
  }
}
