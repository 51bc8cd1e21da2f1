/// An associated type that a member implies is known by its name in the type's other members.
protocol Valued { associatedtype Value; var value: Value { get } }
struct Fixed: Valued {
  var value: Double { 1 }
  var others: [Value] = [2]
  func same(_ value: Value) -> Value { value }
  func all(_ list: [Value], _ more: Value...) -> [Value] { list + more + others }
  func kind(_ value: Value) { print(type(of: value), Value.self) }
}
struct Late {}
extension Late: Valued {
  var value: CGFloatLike { CGFloatLike(number: 1) }
  func made(_ value: Value = 3) -> Value { value }
}
struct CGFloatLike: ExpressibleByIntegerLiteral {
  var number: Double
  init(number: Double) { self.number = number }
  init(integerLiteral value: Int) { number = Double(value) }
}
protocol Lookup { associatedtype Key; func key() -> Key; func at(_ key: Key) -> String }
struct Table: Lookup {
  func at(_ key: Key) -> String { "\(key)" }
  func key() -> Double { 2 }
}

enum Implied {
  static func main() {
    print(Fixed().same(3), Fixed().all([1], 5), Late().made(), Late().made(4).number)
    Fixed().kind(4)
    print(Table().at(3), Table().at(Table().key()))
  }
}
