import Foundation
import SwiftInterpreter

/// A key of whatever name.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Data as one of Foundation's decoders finds it.
struct ReadNode: Decodable {
  let node: CodedNode

  /// JSON has neither dates nor bytes: a decoder of JSON would take numbers and texts for them.
  private static let hasDates = CodingUserInfoKey(rawValue: "hasDates")

  static func propertyList(_ data: Data) throws -> ReadNode {
    let reader = PropertyListDecoder()
    if let hasDates { reader.userInfo[hasDates] = true }
    return try reader.decode(ReadNode.self, from: data)
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: AnyKey.self) {
      node = CodedNode(
        .object(
          try members.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
            ($0.stringValue, try members.decode(ReadNode.self, forKey: $0).node)
          }))
    } else if var elements = try? decoder.unkeyedContainer() {
      var nodes: [CodedNode] = []
      while !elements.isAtEnd { nodes.append(try elements.decode(ReadNode.self).node) }
      node = CodedNode(.array(nodes))
    } else {
      let hasDates = Self.hasDates.map { decoder.userInfo[$0] != nil } ?? false
      node = CodedNode(try Self.content(decoder.singleValueContainer(), hasDates: hasDates))
    }
  }

  private static func content(
    _ value: any SingleValueDecodingContainer, hasDates: Bool
  ) throws -> CodedNode.Content {
    if value.decodeNil() { return .null }
    if let text = try? value.decode(String.self) { return .string(text) }
    if let flag = try? value.decode(Bool.self) { return .bool(flag) }
    if let number = try? value.decode(Int.self) {
      // Only as a double does zero have a sign.
      let isNegative = try number == 0 && value.decode(Double.self).sign == .minus
      return .number(isNegative ? "-0" : "\(number)")
    }
    if let number = try? value.decode(UInt64.self) { return .number("\(number)") }
    if hasDates {
      if let date = try? value.decode(Date.self) { return .date(date.timeIntervalSince1970) }
      if let data = try? value.decode(Data.self) { return .data(Array(data)) }
    }
    let number = try value.decode(Double.self)
    // A decimal number may have more digits than a double keeps.
    if !hasDates, let digits = try? value.decode(Decimal.self), !digits.isNaN {
      return .number("\(digits)")
    }
    return .number("\(number)")
  }
}

/// Data as one of Foundation's encoders writes it.
struct WrittenNode: Encodable {
  private let node: CodedNode

  init(_ node: CodedNode) { self.node = node }

  func encode(to encoder: any Encoder) throws {
    switch node.content {
    case .object(let members):
      var container = encoder.container(keyedBy: AnyKey.self)
      for member in members {
        try container.encode(
          WrittenNode(member.node), forKey: AnyKey(stringValue: member.key))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(WrittenNode(element)) }
    default:
      var container = encoder.singleValueContainer()
      try write(to: &container)
    }
  }

  private func write(to container: inout any SingleValueEncodingContainer) throws {
    switch node.content {
    case .null, .object, .array: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .string(let text): try container.encode(text)
    case .date(let seconds): try container.encode(Date(timeIntervalSince1970: seconds))
    case .data(let bytes): try container.encode(Data(bytes))
    case .number(let digits):
      if let number = Int(digits) {
        try container.encode(number)
      } else if let number = UInt64(digits) {
        try container.encode(number)
      } else if let number = Double(digits), "\(number)" == digits {
        try container.encode(number)
      } else {
        try container.encode(Decimal(string: digits) ?? .nan)
      }
    }
  }
}
