import Foundation

// Generic types that decode themselves, as wrappers of missing and damaged values do.

struct Lossy<Item: Decodable>: Decodable {
  var items: [Item] = []
  init(from decoder: Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      if let item = try? list.decode(Item.self) {
        items.append(item)
      } else {
        _ = try? list.decode(Skipped.self)
      }
    }
  }
}
struct Skipped: Decodable { init(from decoder: Decoder) throws {} }

protocol Replaceable { static var replacement: Self { get } }
extension String: Replaceable { static var replacement: String { "none" } }
extension Double: Replaceable { static var replacement: Double { 0.5 } }
struct Replaced<Item: Codable & Replaceable>: Codable {
  var item: Item
  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    item = (try? container.decode(Item.self)) ?? Item.replacement
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(item)
  }
}

struct Key<Owner, Raw: Hashable & Codable>: Hashable, Codable {
  var raw: Raw
  init(_ raw: Raw) { self.raw = raw }
  init(from decoder: Decoder) throws { raw = try decoder.singleValueContainer().decode(Raw.self) }
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(raw)
  }
}
extension Key: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Raw.IntegerLiteralType) { self.init(Raw(integerLiteral: value)) }
}
extension Key: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByStringLiteral
where Raw == String {
  init(stringLiteral value: String) { self.init(value) }
}
struct Person: Codable {
  var id: Key<Person, Int>
  var name: Replaced<String>
  var score: Replaced<Double>
  var tag: Key<Person, String>
}

enum WrappersDecoded {
  static func main() {
    func decoded<T: Decodable>(_ type: T.Type, _ text: String) -> T? {
      try? JSONDecoder().decode(type, from: Data(text.utf8))
    }
    print(decoded(Lossy<Int>.self, #"[1, "a", 3]"#)?.items ?? [])
    print(decoded([Replaced<Double>].self, #"[1, "a", 3]"#)?.map(\.item) ?? [])
    let text = #"{"id": 3, "name": null, "score": "x", "tag": "t"}"#
    guard let person = decoded(Person.self, text) else { return print("none") }
    print(person)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(data: (try? encoder.encode(person)) ?? Data(), encoding: .utf8) ?? "")
    let key: Key<Person, Int> = 4
    let tag: Key<Person, String> = "a"
    print(key, key == 4, Set([key, 4, 5]).count, tag.raw)
  }
}
