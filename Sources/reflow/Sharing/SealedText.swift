import Foundation
import LayoutChecks

/// JSON after a line with its kind and a check of its integrity.
enum SealedText {
  enum Problem: Error, Equatable {
    /// It is of another kind.
    case foreign
    /// Another version of the program wrote it.
    case version(String)
    /// It was cut off, or changed.
    case torn
  }

  /// - Parameter kind: a word for its kind.
  static func data(_ value: some Encodable, kind: String) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let body = try encoder.encode(value)
    let head = "reflow-\(kind) \(ProgramVersion.text) \(SHA256.digest(body)) \(body.count)\n"
    return Data(head.utf8) + body
  }

  static func value<Value: Decodable>(
    _ type: Value.Type, in data: Data, kind: String
  ) throws(Problem) -> Value {
    guard let end = data.prefix(400).firstIndex(of: UInt8(ascii: "\n")) else { throw .foreign }
    let words = String(decoding: data[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 4, words[0] == "reflow-\(kind)" else { throw .foreign }
    guard words[1] == ProgramVersion.text else { throw .version(String(words[1])) }
    let body = data[data.index(after: end)...]
    guard Int(words[3]) == body.count, words[2] == SHA256.digest(body) else { throw .torn }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return try decoder.decode(type, from: body)
    } catch {
      throw .torn
    }
  }
}
