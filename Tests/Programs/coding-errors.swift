import Foundation

// What the errors of coders say, and the keys they carry.

enum CodingErrors {
  struct Person: Codable {
    var name: String
    var age: Int
    var inner: Inner?
    enum CodingKeys: String, CodingKey { case name = "nm", age, inner }
  }

  struct Inner: Codable {
    var numbers: [Int]
    var ratio: Double?
  }

  struct Group: Codable {
    var first: Inner
    var list: [Inner]
    var kind: Kind?
    var counts: [String: Int]?
    var names: [Int: String]?
  }

  enum Kind: String, Codable { case one }
  enum Shape: Codable { case circle(radius: Int), named(String) }
  enum NumberKey: Int, CodingKey { case one = 1 }

  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  struct ByOwnKey: Decodable {
    init(from decoder: any Decoder) throws {
      _ = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: Key("zz"))
    }
  }

  struct ByNumber: Decodable {
    init(from decoder: any Decoder) throws {
      _ = try decoder.container(keyedBy: NumberKey.self).decode(Int.self, forKey: .one)
    }
  }

  struct Corrupted: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "own")
    }
  }

  struct Endless: Decodable {
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while true { _ = try container.decode(Int.self) }
    }
  }

  struct Nested: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Person.CodingKeys.self)
      if try container.decodeNil(forKey: .name) {
        _ = try container.nestedUnkeyedContainer(forKey: .age)
      } else {
        _ = try container.nestedContainer(keyedBy: Key.self, forKey: .age)
      }
    }
  }

  struct Refused: Encodable {
    func encode(to encoder: any Encoder) throws {
      throw EncodingError.invalidValue(
        3,
        .init(codingPath: [Person.CodingKeys.name, NumberKey.one], debugDescription: "why"))
    }
  }

  static func decode<T: Decodable>(_ wanted: T.Type, _ text: String) {
    do {
      let value = try JSONDecoder().decode(T.self, from: Data(text.utf8))
      print("decoded", value)
    } catch {
      print(error)
      switch error as? DecodingError {
      case .keyNotFound(let key, let context)?:
        print(" ", key, type(of: key), context.codingPath, context.debugDescription)
      case .valueNotFound(let type, let context)?, .typeMismatch(let type, let context)?:
        print(" ", type, context.codingPath.map(\.stringValue), context.debugDescription)
      case .dataCorrupted(let context)?:
        print(" ", context.codingPath.map(\.stringValue), context.debugDescription)
      default: print("other")
      }
    }
  }

  static func encode(_ value: some Encodable) {
    do {
      print(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    } catch EncodingError.invalidValue(let value, let context) {
      print(value, context.codingPath, context.debugDescription)
      print(EncodingError.invalidValue(value, context))
    } catch {
      print("other")
    }
  }

  static func main() {
    for text in [
      "{}", "[]", "null", "3", #"{"nm":3}"#, #"{"nm":null}"#, #"{"nm":"a","age":"b"}"#,
      #"{"nm":"a","age":1.5}"#, #"{"nm":"a","age":1,"inner":{}}"#,
      #"{"nm":"a","age":1,"inner":{"numbers":[1,"x"]}}"#,
      #"{"nm":"a","age":1,"inner":{"numbers":null}}"#,
      #"{"nm":"a","age":1,"inner":{"numbers":{}}}"#, #"{"nm":"a","age":1,"inner":4}"#,
    ] { decode(Person.self, text) }
    for text in [
      #"{"first":{"numbers":[]},"list":[{"numbers":[]},{}]}"#,
      #"{"first":{"numbers":[]},"list":[null]}"#, #"{"first":null}"#,
      #"{"first":{"numbers":[]},"list":[],"kind":"two"}"#,
      #"{"first":{"numbers":[]},"list":[],"counts":{"q":true}}"#,
      #"{"first":{"numbers":[]},"list":[],"counts":[]}"#,
      #"{"first":{"numbers":[]},"list":[],"names":{"q":"a"}}"#,
    ] { decode(Group.self, text) }
    decode([Int].self, "[null]")
    decode([Bool].self, "[1]")
    decode([Date].self, #"["x"]"#)
    decode([URL].self, #"[""]"#)
    decode([URL].self, "[3]")
    decode([Shape].self, #"[{"circle":{"radius":null}}]"#)
    decode([Shape].self, #"[{"square":{}}]"#)
    decode(Shape.self, "[]")
    decode(Kind.self, "3")
    decode(Kind.self, "null")
    decode(Range<Int>.self, "[3,1]")
    decode(Range<Int>.self, "[3]")
    decode(ByOwnKey.self, "{}")
    decode(ByNumber.self, "{}")
    decode(Corrupted.self, "1")
    decode(Endless.self, "[1]")
    decode(Endless.self, "{}")
    decode(Nested.self, #"{"nm":1,"age":3}"#)
    decode(Nested.self, #"{"nm":null,"age":3}"#)
    decode(Nested.self, #"{"nm":null,"age":null}"#)
    decode([String: [String: Int]].self, #"{"a.b":{"c d":"x"}}"#)
    decode([String: [String: Int]].self, #"{"`a":{"1":"x"}}"#)
    decode(Int.self, "{")
    encode(["a": [Double.infinity]])
    encode(Double.nan)
    encode([-Float.infinity])
    encode(Refused())
    print(Key("a"), [Key("a")], Person.CodingKeys.name, NumberKey.one, "\(NumberKey.one)")
    print(DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")))
    let inner = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "in"))
    print(
      DecodingError.typeMismatch(
        [Int].self,
        .init(codingPath: [Key("k")], debugDescription: "text.", underlyingError: inner)))
    print(EncodingError.invalidValue("x", .init(codingPath: [], debugDescription: "")))
  }
}
