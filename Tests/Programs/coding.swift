import Foundation

struct MenuEntry: Codable, Hashable {
  var name: String
  var price: Double
  var count: Int?
  var tags: Set<String>?
}

enum CourseKind: String, Codable { case main, side }

struct Course: Codable {
  let id: UUID
  var entries: [MenuEntry]
  var kind: CourseKind = .main
  var updated: Date?
  var prices: [String: Double]
}

enum CodedShape: Codable { case circle(radius: Double), square(Double), none }

final class CodedLink: Codable {
  var value = 1
  var next: CodedLink?
}

enum SynthesizedCoding {
  static func main() {
    let json = """
      {"id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "kind": "side", "updated": 700000000,
       "entries": [{"name": "T\\u00e9 \\ud83c\\udf75", "price": 2.5, "count": 3, "tags": ["hot"]},
                   {"name": "Cake", "price": 4}],
       "prices": {"a": 1, "b": 2.25e1}}
      """
    let course = try! JSONDecoder().decode(Course.self, from: json.data(using: .utf8)!)
    print(course.entries, course.id.uuidString, course.kind, course.prices["b"]!)
    print(course.updated!.timeIntervalSince1970)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(data: try! encoder.encode(course.entries[1]), encoding: .utf8)!)
    print(String(decoding: try! encoder.encode(["k": [1.5, 2]]), as: UTF8.self))
    for shape in [CodedShape.circle(radius: 2), .square(1.5), .none] {
      let data = try! encoder.encode(shape)
      print(String(data: data, encoding: .utf8)!)
      print(try! JSONDecoder().decode(CodedShape.self, from: data))
    }
    let link = try! JSONDecoder().decode(
      CodedLink.self, from: Data(#"{"value": 2, "next": {"value": 5}}"#.utf8))
    print(link.value, link.next!.value, link.next!.next == nil)
    print(try! JSONDecoder().decode([String: [Bool]].self, from: Data(#"{"a": [true]}"#.utf8)))
  }
}

struct CodedPair: Codable {
  var number: Int
  var text: String
}

enum CodingErrors {
  static func tell(_ json: String) {
    do {
      print(try JSONDecoder().decode(CodedPair.self, from: Data(json.utf8)))
    } catch DecodingError.keyNotFound(let key, let context) {
      print("key", key.stringValue, context.debugDescription)
    } catch DecodingError.typeMismatch(let type, let context) {
      print("type", type, context.codingPath.map(\.stringValue))
    } catch DecodingError.valueNotFound(_, let context) {
      print("value", context.codingPath.last!.stringValue)
    } catch DecodingError.dataCorrupted {
      print("corrupted")
    } catch {
      print("other", error)
    }
  }

  static func main() {
    tell(#"{"number": 1, "text": "a"}"#)
    tell(#"{"number": 1}"#)
    tell(#"{"number": "1", "text": "a"}"#)
    tell(#"{"number": null, "text": "a"}"#)
    tell("{number}")
    tell(#"{"number": 1.5, "text": ""}"#)
  }
}

struct CodedPerson: Codable {
  var firstName: String
  var bornAt: Date
  var imageURL: String?
}

enum CodingStrategies {
  static func main() {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .secondsSince1970
    let person = try! decoder.decode(
      CodedPerson.self, from: Data(#"{"first_name": "Al", "born_at": 10}"#.utf8))
    print(person.firstName, person.bornAt.timeIntervalSince1970, person.imageURL ?? "none")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let other = CodedPerson(
      firstName: "a/b\"\n", bornAt: Date(timeIntervalSinceReferenceDate: 5), imageURL: "q")
    print(String(data: try! encoder.encode(other), encoding: .utf8)!)
    print(String(data: try! encoder.encode([[Int]]()), encoding: .utf8)!)
    print(String(data: try! encoder.encode([[1], []]), encoding: .utf8)!)
    print(Data("hi".utf8).base64EncodedString(), "é".data(using: .utf8)!.count)
  }
}

struct CodedByHand: Codable {
  var name: String
  var place: (Int, Int)
  var rest: [Int]

  enum CodingKeys: String, CodingKey { case name = "n", x, y, rest, extra }
  enum Inner: CodingKey { case deep }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    place = (
      try container.decodeIfPresent(Int.self, forKey: .x) ?? 0,
      try container.decode(Int.self, forKey: .y)
    )
    var list = try container.nestedUnkeyedContainer(forKey: .rest)
    rest = []
    while !list.isAtEnd { rest.append(try list.decode(Int.self)) }
    if container.contains(.extra) {
      let inner = try container.nestedContainer(keyedBy: Inner.self, forKey: .extra)
      print("deep", try inner.decode(String.self, forKey: .deep))
    }
    print(container.allKeys.map(\.stringValue).sorted())
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(place.0 == 0 ? nil : place.0, forKey: .x)
    try container.encode(place.1, forKey: .y)
    var inner = container.nestedContainer(keyedBy: Inner.self, forKey: .extra)
    try inner.encode("in", forKey: .deep)
    var list = container.nestedUnkeyedContainer(forKey: .rest)
    for number in rest { try list.encode(number) }
  }
}

struct Hexadecimal: Codable {
  var value: Int

  init(from decoder: Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let number = Int(text, radix: 16) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "bad number"))
    }
    value = number
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(value, radix: 16))
  }
}

enum CodingByHand {
  static func main() {
    do {
      let json = #"{"n": "q", "y": 4, "rest": [7, 8], "extra": {"deep": "d"}}"#
      let made = try JSONDecoder().decode(CodedByHand.self, from: Data(json.utf8))
      print(made.name, made.place, made.rest)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      print(String(data: try encoder.encode(made), encoding: .utf8)!)
      let numbers = try JSONDecoder().decode(
        [Hexadecimal].self, from: Data(#"["ff", "10"]"#.utf8))
      print(numbers.map(\.value), String(data: try encoder.encode(numbers), encoding: .utf8)!)
      _ = try JSONDecoder().decode([Hexadecimal].self, from: Data(#"["zz"]"#.utf8))
    } catch DecodingError.dataCorrupted(let context) {
      print(context.debugDescription, context.codingPath.map(\.stringValue))
    } catch {
      print(error)
    }
  }
}

struct UnwrittenKeys: Codable {
  let id: Int
  var name: String
  var `default` = false
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    name = try container.value(.name, orElse: "none")
    self.default = try container.value(.default, orElse: true)
  }
}

enum WrittenKey: String, CodingKey { case first, second = "2nd" }
enum PlainKey: CodingKey { case first }

extension KeyedDecodingContainerProtocol {
  func value<T: Decodable>(_ key: Key, orElse other: T) throws -> T {
    try decodeIfPresent(T.self, forKey: key) ?? other
  }
}

extension KeyedEncodingContainerProtocol {
  mutating func encodeTrue(_ value: Bool, forKey key: Key) throws {
    if value { try encode(value, forKey: key) }
  }
}

struct EncodedFlags: Encodable {
  var first: Bool
  var second: Bool
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WrittenKey.self)
    try container.encodeTrue(first, forKey: .first)
    try container.encodeTrue(second, forKey: .second)
  }
}

enum KeysOfCoding {
  static func main() {
    let read = try! JSONDecoder().decode(UnwrittenKeys.self, from: Data(#"{"id": 1}"#.utf8))
    print(read.id, read.name, read.default)
    print(WrittenKey(stringValue: "2nd") == .second, WrittenKey(stringValue: "second") == nil)
    print(PlainKey(stringValue: "first") == .first, PlainKey(intValue: 0) == nil)
    let data = try! JSONEncoder().encode(EncodedFlags(first: false, second: true))
    print(String(data: data, encoding: .utf8)!)
  }
}

enum BytesOfData {
  static func main() {
    var data = Data([1, 2, 3, 4, 5, 6])
    let slice = data[2..<4]
    print(slice.count, Array(slice), slice.startIndex, slice[2], slice == Data([3, 4]))
    print(data[1], data.first!, data.last!, Array(data[4...]), Array(data[..<2]), data[0...1].count)
    print(Array(data.prefix(2)), Array(data.suffix(2)), Array(data.dropFirst(4)))
    print(data.subdata(in: 1..<3)[0], data.startIndex, data.endIndex)
    print(data.map { String($0) }.joined(), data.reduce(0) { $0 + Int($1) }, data.contains(9))
    data.append(7)
    data.append(contentsOf: [8, 9])
    data[0] = 10
    data.removeSubrange(1..<7)
    print(Array(data), Array(data + Data([1])), data.firstIndex(of: 8)!)
    while let end = data.firstIndex(of: 9) { data.removeSubrange(end..<(end + 1)) }
    data.insert(4, at: 0)
    data.replaceSubrange(0..<1, with: [5, 5])
    print(Array(data), data.removeFirst(), data.isEmpty)
    data.removeAll()
    print(data.count, Data(repeating: 3, count: 2).map { $0 * 2 })
  }
}
