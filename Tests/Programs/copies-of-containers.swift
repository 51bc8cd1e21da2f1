import Foundation

/// A copy of an unkeyed container stands where it was copied.
struct Read: Decodable {
  init(from decoder: Decoder) throws {
    var first = try decoder.unkeyedContainer()
    var second = first
    let own = try first.decode(String.self)
    print(first.currentIndex, second.currentIndex, own)
    let other = try second.decode(String.self)
    print(first.currentIndex, second.currentIndex, other)
  }
}
struct Shapes: Decodable {
  enum Keys: CodingKey { case kind }
  var names: [String] = []
  init(from decoder: Decoder) throws {
    var kinds = try decoder.unkeyedContainer()
    var values = kinds
    while !kinds.isAtEnd {
      let kind = try kinds.nestedContainer(keyedBy: Keys.self).decode(String.self, forKey: .kind)
      let value = try values.decode([String: String].self)["value"] ?? "-"
      names.append("\(kind) \(value)")
    }
  }
}
enum CopiesOfContainers {
  static func main() {
    do {
      _ = try JSONDecoder().decode(Read.self, from: Data(#"["a", "b"]"#.utf8))
      let text = #"[{"kind": "x", "value": "1"}, {"kind": "y", "value": "2"}, {"kind": "z"}]"#
      print(try JSONDecoder().decode(Shapes.self, from: Data(text.utf8)).names)
    } catch {
      print(error)
    }
  }
}

/// What is declared as `Bool!` is a condition.
struct Striped {
  let alternates: Bool!
  init(_ count: Int) { alternates = count > 0 }
  func color(_ row: Int) -> String {
    if !alternates { return "plain" }
    return row % 2 == 0 ? "light" : "dark"
  }
  var word: String { alternates ? "striped" : "plain" }
}
enum ForcedConditions {
  static func main() {
    print(Striped(0).color(1), Striped(1).color(1), Striped(1).word, Striped(0).word)
  }
}

/// An overload of one's own stands beside the one that is there.
enum Kind { case isPast, isFuture }
extension Date {
  func compare(_ kind: Kind) -> Bool { kind == .isPast }
}
enum DatesThatAreCompared {
  static func main() {
    let early = Date(timeIntervalSince1970: 0)
    let late = Date(timeIntervalSince1970: 5)
    print(early.compare(.isPast), early.compare(.isFuture))
    print(early.compare(late) == .orderedAscending, late.compare(early).rawValue)
    let sorted = [late, early].sorted { $0.compare($1) == .orderedAscending }
    print(sorted.map(\.timeIntervalSince1970))
    var whole = 0.0
    print(modf(3.75, &whole), whole)
  }
}
enum ResultsBesideImplicitMembers {
  static func main() {
    let value: Double = Held(3).map { x in
      guard let found = real(x) else { return .zero }
      return found
    }.value
    print(value)
    var text = "a"
    [1, 2].map { x in
      if x == 1 { return .init(repeating: "z", count: 2) }
      return "\(x)"
    }.forEach { text += $0 }
    print(text)
    var sum = 1.0
    Held(1).map { x in
      guard let found = real(x) else { return .zero }
      return found
    }.sink { sum += $0 }
    print(sum)
  }
}
struct Held<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
  func map<T>(_ change: (Value) -> T) -> Held<T> { Held<T>(change(value)) }
  func sink(_ take: (Value) -> Void) { take(value) }
}
func real(_ number: Int) -> Double? { number > 1 ? Double(number) : nil }
/// A case and a static function of one name, named without a call.
enum Turn {
  case toggle(index: Int, chosen: Int?)
  static func toggle(index: Int, chosen: Int?) -> Int? { chosen == index ? nil : index }
  static func custom(index: Int, chosen: Int?) -> Int? { (none ?? Self.toggle)(index, chosen) }
  nonisolated(unsafe) static var none: ((Int, Int?) -> Int?)?
}
func taking(_ turn: (Int, Int?) -> Int?) -> Int? { turn(8, nil) }
func making(_ turn: (Int, Int?) -> Turn) -> Turn { turn(9, nil) }
enum CasesBesideFunctions {
  static func main() {
    print(Turn.custom(index: 3, chosen: nil) as Any, Turn.custom(index: 3, chosen: 3) as Any)
    let function: (Int, Int?) -> Int? = Turn.toggle
    print(function(5, 1) as Any, taking(Turn.toggle) as Any, making(Turn.toggle))
  }
}
