import Foundation

// What the compiler would synthesise, or what takes a literal, may come from the extension of
// another protocol that the type conforms to.

struct SavedBox: Codable, Equatable {
  var count = 1
}
protocol SavedText {
  var count: Int { get }
  init(count: Int)
}
extension SavedText {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("n\(count)")
  }
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self.init(count: Int(text.dropFirst()) ?? -1)
  }
}
extension SavedBox: SavedText {}

enum SavedProgram {
  static func main() {
    let data = try? JSONEncoder().encode([SavedBox(), SavedBox(count: 7)])
    print(String(decoding: data ?? Data(), as: UTF8.self))
    print((try? JSONDecoder().decode([SavedBox].self, from: Data(#"["n4", "x"]"#.utf8))) ?? [])
  }
}

protocol AnyHolder {
  init<T>(_ value: T)
}
extension AnyHolder {
  init(integerLiteral value: Int) { self.init(value) }
  init(floatLiteral value: Double) { self.init(value) }
  init(stringLiteral value: String) { self.init(value) }
  init(booleanLiteral value: Bool) { self.init(value) }
  init(nilLiteral: ()) { self.init("nothing") }
  init(arrayLiteral elements: Any...) { self.init(elements.count) }
  init(dictionaryLiteral elements: (String, Any)...) { self.init(elements.map(\.0)) }
}
struct Held: AnyHolder {
  let value: Any
  init<T>(_ value: T) { self.value = value }
}
extension Held: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{}

enum HeldProgram {
  static func main() {
    let number: Held = 5
    let fraction: Held = 2.5
    let text: Held = "t"
    let flag: Held = true
    let none: Held = nil
    let list: Held = [1, "a", 3]
    let table: Held = ["k": 1, "l": 2]
    for held in [number, fraction, text, flag, none, list, table] { print(held.value) }
  }
}
