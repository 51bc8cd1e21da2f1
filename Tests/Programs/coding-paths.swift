import Foundation

private func path(_ keys: [any CodingKey]) -> [String] {
  keys.map { $0.intValue.map { "#\($0)" } ?? $0.stringValue }
}

/// A text that refuses one value.
private struct Word: Decodable {
  var text: String
  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = try container.decode(String.self)
    print(path(decoder.codingPath), path(container.codingPath))
    guard text != "bad" else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a bad word")
    }
  }
}

private struct Words: Decodable {
  var words: [Word]
  var last: Word?
}

private struct Pair: Decodable {
  enum CodingKeys: CodingKey { case first, inner }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    print(path(container.codingPath))
    var list = try container.nestedUnkeyedContainer(forKey: .inner)
    print(path(list.codingPath), list.currentIndex)
    let keyed = try list.nestedContainer(keyedBy: CodingKeys.self)
    print(path(keyed.codingPath), list.currentIndex)
    var deep = try keyed.nestedUnkeyedContainer(forKey: .inner)
    print(path(deep.codingPath), try deep.decodeNil(), deep.currentIndex)
    _ = try deep.decode(Int.self)
    guard try keyed.decode(Int.self, forKey: .first) > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .first, in: keyed, debugDescription: "no number")
    }
    throw DecodingError.dataCorruptedError(in: list, debugDescription: "no list")
  }
}

private func decode<T: Decodable>(_ type: T.Type, _ json: String) {
  do {
    _ = try JSONDecoder().decode(type, from: Data(json.utf8))
    print("decoded")
  } catch DecodingError.dataCorrupted(let context) {
    print(context.debugDescription, path(context.codingPath))
  } catch DecodingError.keyNotFound(let key, let context) {
    print(key.stringValue, path(context.codingPath))
  } catch DecodingError.typeMismatch(let type, let context) {
    print(type, path(context.codingPath))
  } catch DecodingError.valueNotFound(let type, let context) {
    print(type, path(context.codingPath))
  } catch {
    print("other")
  }
}

enum DecodingPaths {
  static func main() {
    decode([Word].self, #"["a", "bad"]"#)
    decode([String: Word].self, #"{"key": "bad"}"#)
    decode(Words.self, #"{"words": ["a", "bad"]}"#)
    decode(Words.self, #"{"words": ["a"], "last": "bad"}"#)
    decode(Words.self, #"{"words": ["a", 1]}"#)
    decode(Words.self, #"{"words": ["a", null]}"#)
    decode(Words.self, #"{"last": "a"}"#)
    decode([Pair].self, #"[{"inner": [{"first": 0, "inner": [null, 1]}]}]"#)
    decode([Pair].self, #"[{"inner": [{"first": 1, "inner": [null, 1]}]}]"#)
    decode([Pair].self, #"[{"inner": [{"first": 1, "inner": [2]}]}]"#)
    decode([Pair].self, #"[{"inner": []}]"#)
    decode([Range<Int>].self, #"[[1, "x"]]"#)
  }
}

private struct Traced: Encodable {
  enum CodingKeys: CodingKey { case list, keyed, value }
  func encode(to encoder: Encoder) throws {
    print(path(encoder.codingPath))
    var container = encoder.container(keyedBy: CodingKeys.self)
    print(path(container.codingPath))
    var list = container.nestedUnkeyedContainer(forKey: .list)
    try list.encode(1)
    try list.encodeNil()
    try list.encode(contentsOf: [2, 3])
    var inner = list.nestedContainer(keyedBy: CodingKeys.self)
    print(path(list.codingPath), list.count, path(inner.codingPath))
    try inner.encode(Single(), forKey: .value)
    var deep = list.nestedUnkeyedContainer()
    try deep.encode(Single())
    print(path(deep.codingPath))
    var keyed = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .keyed)
    try keyed.encode(Single(), forKey: .value)
  }
}

private struct Single: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    print(path(encoder.codingPath), path(container.codingPath))
    try container.encode("single")
  }
}

enum EncodingPaths {
  static func main() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(decoding: try! encoder.encode(["a": Traced()]), as: UTF8.self))
    do {
      _ = try encoder.encode(["a": [1, Double.nan]])
    } catch EncodingError.invalidValue(let value, let context) {
      print(value, path(context.codingPath))
    } catch {
      print("other")
    }
  }
}
