// Coders that a program declares, with containers of its own.

struct RowDecoder: Decoder {
  let row: [String: String]
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RowContainer<Key>(decoder: self))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DecodingError.valueNotFound(
      String.self, .init(codingPath: codingPath, debugDescription: "a row has no list"))
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    FieldContainer(text: row["value"] ?? "", codingPath: codingPath)
  }
}

struct FieldContainer: SingleValueDecodingContainer {
  let text: String
  var codingPath: [any CodingKey]
  func decodeNil() -> Bool { text.isEmpty }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    if let text = text as? T { return text }
    if type == Int.self, let number = Int(text) as? T { return number }
    if type == Bool.self, let flag = (text == "yes") as? T { return flag }
    throw DecodingError.typeMismatch(
      type, .init(codingPath: codingPath, debugDescription: "no such field"))
  }
}

struct RowContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: RowDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { decoder.row.keys.sorted().compactMap { Key(stringValue: $0) } }
  func contains(_ key: Key) -> Bool { decoder.row[key.stringValue] != nil }
  func decodeNil(forKey key: Key) throws -> Bool { decoder.row[key.stringValue] == "" }
  private func text(_ key: Key) throws -> String {
    guard let text = decoder.row[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "no \(key.stringValue)"))
    }
    return text
  }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try text(key) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    guard let number = Int(try text(key)) else {
      throw DecodingError.typeMismatch(
        type, .init(codingPath: codingPath + [key], debugDescription: "no number"))
    }
    return number
  }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try T(from: RowDecoder(row: ["value": try text(key)], codingPath: codingPath + [key]))
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { fatalError() }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    fatalError()
  }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}

enum Level: String, Codable { case low, high }

struct Person: Codable {
  var id: Int
  var name: String
  var isActive: Bool
  var level: Level?
  var note: String?
  enum CodingKeys: String, CodingKey { case id, name, isActive = "active", level, note }
}

final class Car: Codable {
  var wheels: Int
  var owner: String?
}

struct Read: Decodable {
  let count: Int
  let size: Int
  enum CodingKeys: CodingKey { case count, size }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    count = try container.decode(Int.self, forKey: .count)
    size = try container.decodeIfPresent(Int.self, forKey: .size) ?? -1
    print(container.contains(.count), container.contains(.size))
  }
}

enum OwnDecoderProgram {
  static func main() {
    let row = ["id": "4", "name": "Bo", "active": "yes", "level": "high", "note": ""]
    do {
      print(try Person(from: RowDecoder(row: row)))
      print(try Person(from: RowDecoder(row: ["id": "1", "name": "Al", "active": "no"])))
      print(try Int(from: RowDecoder(row: ["value": "7"])))
      let car = try Car(from: RowDecoder(row: ["wheels": "3", "owner": "Cy"]))
      print(car.wheels, car.owner ?? "-")
      let read = try Read(from: RowDecoder(row: ["count": "2", "other": "x"]))
      print(read.count, read.size)
      let lines = Lines()
      try car.encode(to: LineEncoder(lines: lines))
      print(lines.lines)
      print(try Person(from: RowDecoder(row: ["id": "x"])))
    } catch DecodingError.typeMismatch(let type, let context) {
      print(type, context.codingPath.map(\.stringValue), context.debugDescription)
    } catch { print("other", error) }
    do {
      print(try Person(from: RowDecoder(row: ["id": "1"])))
    } catch DecodingError.keyNotFound(let key, let context) {
      print(key.stringValue, context.debugDescription)
    } catch { print("other", error) }
  }
}

final class Lines { var lines: [String] = [] }

struct LineEncoder: Encoder {
  let lines: Lines
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  var prefix: String { codingPath.map(\.stringValue).joined(separator: ".") }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(LineContainer<Key>(encoder: self))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { fatalError() }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    LineValue(encoder: self)
  }
}

struct LineValue: SingleValueEncodingContainer {
  let encoder: LineEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  mutating func encodeNil() throws { encoder.lines.lines.append("\(encoder.prefix)=nil") }
  mutating func encode<T: Encodable>(_ value: T) throws {
    encoder.lines.lines.append("\(encoder.prefix)=\(value)")
  }
}

struct LineContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: LineEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  mutating func encodeNil(forKey key: Key) throws {
    encoder.lines.lines.append("\(key.stringValue)=nil")
  }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    try value.encode(to: LineEncoder(lines: encoder.lines, codingPath: codingPath + [key]))
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { fatalError() }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    fatalError()
  }
  mutating func superEncoder() -> any Encoder { encoder }
  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder }
}

struct Team: Encodable {
  var title: String
  var lead: Person
}

struct Written: Encodable {
  var value = 3
  enum CodingKeys: CodingKey { case shown }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value * 2, forKey: .shown)
    try container.encodeNil(forKey: .shown)
  }
}

enum OwnEncoderProgram {
  static func main() {
    let lines = Lines()
    let person = Person(id: 4, name: "Bo", isActive: true, level: .low, note: nil)
    try? Team(title: "One", lead: person).encode(to: LineEncoder(lines: lines))
    try? Written().encode(to: LineEncoder(lines: lines))
    try? 5.encode(to: LineEncoder(lines: lines))
    print(lines.lines)
  }
}
