import Foundation

private func decoded<T: Decodable>(_ type: T.Type, _ json: String) -> T? {
  try? JSONDecoder().decode(type, from: Data(json.utf8))
}

private func encoded<T: Encodable>(_ value: T) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try! encoder.encode(value), as: UTF8.self)
}

private struct Plain: Codable, Hashable { var a: Int }

/// What a generic type holds is decoded by its own initialiser.
private struct Direct<Content: Decodable>: Decodable {
  var content: Content
  init(from decoder: Decoder) throws { content = try Content(from: decoder) }
}

private struct Tried<Content: Decodable>: Decodable {
  var content: Content
  init(from decoder: Decoder) throws {
    let content: Content
    do {
      content = try decoder.singleValueContainer().decode(Content.self)
    } catch {
      content = try .init(from: decoder)
    }
    self.content = content
  }
}

private struct Held<Content> { var content: Content }
extension Held: Decodable where Content: Decodable {
  init(from decoder: Decoder) throws {
    content = try decoder.singleValueContainer().decode(Content.self)
  }
}
extension Held: Encodable where Content: Encodable {
  func encode(to encoder: Encoder) throws { try content.encode(to: encoder) }
}

private struct Named: Decodable {
  var plain: Plain
  var list: [Int]
  var table: [String: Int]
  var number: Int?
  enum CodingKeys: CodingKey { case plain, list, table, number }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    plain = try Plain(from: container.superDecoder(forKey: .plain))
    list = try [Int](from: container.superDecoder(forKey: .list))
    table = try Dictionary(from: container.superDecoder(forKey: .table))
    number = try Optional<Int>(from: container.superDecoder(forKey: .number))
  }
}

enum InitialisersThatDecode {
  static func main() {
    print(decoded(Direct<[Int]>.self, "[1]")?.content as Any)
    print(decoded(Direct<Set<Int>>.self, "[1]")?.content as Any)
    print(decoded(Direct<String>.self, "\"a\"")?.content as Any)
    print(decoded(Direct<Int?>.self, "null")?.content as Any)
    print(decoded(Direct<Plain>.self, #"{"a": 1}"#)?.content.a as Any)
    print(decoded(Direct<[Direct<Int>]>.self, "[1, 2]")?.content.map(\.content) as Any)
    print(decoded(Tried<[Int]>.self, "[1, 2]")?.content as Any)
    print(decoded([Held<[Int]>].self, "[[1, 2], [3]]")?.map(\.content) as Any)
    print(decoded([String: [Held<Int?>]].self, #"{"k": [null, 1]}"#)?["k"]?.map(\.content) as Any)
    let named = decoded(
      Named.self, #"{"plain": {"a": 2}, "list": [1], "table": {"x": 3}, "number": null}"#)
    print(named?.plain.a as Any, named?.list as Any, named?.table as Any, named?.number as Any)
    print(encoded(Held(content: [1, 2])), encoded([Held(content: "a")]))
    print(encoded(Held(content: ["k": Plain(a: 1)])), encoded(Held(content: Optional(4))))
  }
}

private class Shape: Codable {
  var sides = 3
  init() {}
}

/// Writes beside what its superclass writes.
private class Named2: Shape {
  var name = "n"
  enum CodingKeys: CodingKey { case name }
  override init() { super.init() }
  required init(from decoder: Decoder) throws {
    name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    try super.init(from: decoder)
  }
  override func encode(to encoder: Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
  }
}

/// Gives its superclass a place of its own.
private class Nested: Shape {
  var depth = 5
  enum Keys: CodingKey { case depth }
  override init() { super.init() }
  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    depth = try container.decode(Int.self, forKey: .depth)
    try super.init(from: container.superDecoder())
  }
  override func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(depth, forKey: .depth)
    try super.encode(to: container.superEncoder())
  }
}

/// Inherits the coding of its superclass, which knows nothing of its own property.
private class Unaware: Shape {
  var extra = 1
}

private class Base { var ignored = 9 }
private final class Starting: Base, Codable {
  var kept = 4
}

enum ClassesCoded {
  static func main() {
    print(encoded(Named2()), encoded(Nested()), encoded(Unaware()), encoded(Starting()))
    let named = decoded(Named2.self, #"{"sides": 7, "name": "x"}"#)
    print(named?.sides as Any, named?.name as Any)
    let nested = decoded(Nested.self, #"{"depth": 2, "super": {"sides": 8}}"#)
    print(nested?.sides as Any, nested?.depth as Any)
    let unaware = decoded(Unaware.self, #"{"sides": 2, "extra": 7}"#)
    print(unaware?.sides as Any, unaware?.extra as Any)
    let starting = decoded(Starting.self, #"{"kept": 2, "ignored": 7}"#)
    print(starting?.kept as Any, starting?.ignored as Any)
  }
}

enum Suit: String, Codable, CodingKeyRepresentable { case hearts, spades }
enum Rank: Int, Codable, CodingKeyRepresentable { case two = 2 }
enum Bare: String, Codable { case one }
private struct Tag: Hashable, Codable, CodingKeyRepresentable {
  var name: String
  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
  init(name: String) { self.name = name }
  var codingKey: any CodingKey { Key(stringValue: "tag-" + name)! }
  init?<T: CodingKey>(codingKey: T) {
    guard codingKey.stringValue.hasPrefix("tag-") else { return nil }
    name = String(codingKey.stringValue.dropFirst(4))
  }
}

/// Dictionaries whose keys are no texts.
enum KeysOfDictionaries {
  static func main() {
    print(encoded([Suit.hearts: 1]), encoded([Rank.two: "a"]), encoded([Tag(name: "t"): 1]))
    print(
      encoded([Bare.one: 1]), encoded([Plain(a: 1): [2]]), encoded([2.5: true]), encoded([1: 2]))
    print(decoded([Suit: Int].self, #"{"spades": 2}"#) as Any)
    print(decoded([Suit: Int].self, #"{"clubs": 2}"#) as Any)
    print(decoded([Rank: Int].self, #"{"2": 2}"#) as Any)
    print(decoded([Tag: Int].self, #"{"tag-x": 2}"#)?.first?.key.name as Any)
    print(decoded([Bare: Int].self, #"["one", 4]"#) as Any)
    print(decoded([Bare: Int].self, #"["one"]"#) as Any)
    print(decoded([Plain: Int].self, #"[{"a": 1}, 4]"#)?.first?.value as Any)
    print(Suit.hearts.codingKey.stringValue, Rank.two.codingKey.intValue as Any)
  }
}
