// Enums with associated values as they are coded without code of their own (SE-0295).

import Foundation

func decoded<T: Decodable>(_ type: T.Type, _ text: String) {
  do {
    print(try JSONDecoder().decode(type, from: Data(text.utf8)))
  } catch DecodingError.typeMismatch(_, let context) {
    print("mismatch:", context.debugDescription)
  } catch DecodingError.keyNotFound(let key, let context) {
    print("no key:", key.stringValue, context.codingPath.map(\.stringValue))
  } catch {
    print("another error")
  }
}

func encoded<T: Encodable>(_ value: T) {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  do {
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  } catch EncodingError.invalidValue(_, let context) {
    print("invalid:", context.debugDescription)
  } catch {
    print("another error")
  }
}

enum Change<Value: Codable & Equatable>: Codable, Equatable {
  case none
  case replaced(Value, by: Value)
  case listed([Value], first: Value?)
}

enum Route<Screen> {
  case push(Screen)
  case sheet(Screen, isFull: Bool)
}
extension Route: Codable where Screen: Codable {}

enum Pet: Codable {
  case dog(String, age: Int, Int?)
  case cat
  case `default`(names: [String])
  enum CodingKeys: String, CodingKey { case dog = "d", cat, `default` }
  enum DogCodingKeys: String, CodingKey { case _0 = "name", age = "years", _2 }
}

enum Hidden: Codable {
  case shown(Int, weight: Int = 7)
  case secret
  enum CodingKeys: CodingKey { case shown }
  enum ShownCodingKeys: CodingKey { case _0 }
}

enum GenericCases {
  static func main() {
    decoded(Change<Int>.self, #"{"replaced": {"_0": 1, "by": 2}}"#)
    decoded(Change<String>.self, #"{"listed": {"_0": ["a"]}}"#)
    decoded([Route<[Int]>].self, #"[{"push": {"_0": [1]}}]"#)
    decoded(Change<Int>.self, #"{"none": {}}"#)
    encoded(Change.replaced(1, by: 2))
    encoded([Route.sheet("x", isFull: false)])
    let change = Change.listed([1, 2], first: 1)
    let data = try? JSONEncoder().encode(change)
    let back = data.flatMap { try? JSONDecoder().decode(Change<Int>.self, from: $0) }
    print(back == change, back.map { "\(type(of: $0))" } ?? "-")
  }
}

enum KeysOfCases {
  static func main() {
    decoded(Pet.self, #"{"d": {"name": "Rex", "years": 4}, "other": 1}"#)
    decoded(Pet.self, #"{"d": {"name": "Rex"}}"#)
    decoded(Pet.self, #"{"dog": {"_0": "Rex"}}"#)
    decoded(Pet.self, #"{"d": {"name": "Rex", "years": 4}, "cat": {}}"#)
    decoded(Pet.self, #"{"default": {"names": ["a"]}}"#)
    encoded([Pet.dog("Rex", age: 2, nil), .dog("Rex", age: 2, 5), .cat, .default(names: ["b"])])
    encoded(Hidden.shown(1, weight: 2))
    encoded(Hidden.secret)
    decoded(Hidden.self, #"{"shown": {"_0": 5}}"#)
    decoded(Hidden.self, #"{"secret": {}}"#)
  }
}

enum StyleOfKeys {
  static func main() {
    enum Size: Codable { case veryLarge(inPoints: Int) }
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let data = (try? encoder.encode(Size.veryLarge(inPoints: 3))) ?? Data()
    print(String(decoding: data, as: UTF8.self))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    if case .veryLarge(let points)? = try? decoder.decode(Size.self, from: data) { print(points) }
  }
}
