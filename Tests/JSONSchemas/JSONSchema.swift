import Foundation
import JSONText

/// Checks values against the part of JSON Schema (2020-12) that the project's schemas use; any other word
/// in a schema is a problem, too.
package struct JSONSchema {
  private let root: JSON
  /// Whether an object may have members only that the schema lists.
  private let isClosed: Bool

  /// Words that say something to readers alone, or are read with another.
  private static let silent: Set = [
    "$schema", "$defs", "title", "description", "additionalProperties", "prefixItems",
  ]

  package init(_ root: JSON, isClosed: Bool = false) {
    self.root = root
    self.isClosed = isClosed
  }

  /// What is wrong with the value, each with its place.
  package func problems(_ json: JSON, at place: String) -> [String] { problems(json, root, place) }

  private func problems(_ json: JSON, _ schema: JSON, _ place: String) -> [String] {
    (schema.members ?? []).flatMap { word, value -> [String] in
      switch word {
      case "type": typeProblem(json, value, place)
      case "enum":
        expect(
          value.array?.contains { $0.compact == json.compact } == true,
          "\(place): \(json.compact) is none of \(value.compact)")
      case "anyOf":
        expect(
          value.array?.contains { problems(json, $0, place).isEmpty } == true, "\(place): none fits"
        )
      case "$ref":
        referred(value).map { problems(json, $0, place) } ?? [
          "\(place): \(value.compact) is no part"
        ]
      case "pattern":
        expect(
          json.string.map { $0.range(of: value.string ?? "", options: .regularExpression) != nil }
            ?? true,
          "\(place): \(json.compact) is not as \(value.compact)")
      case "minLength": least(json.string?.count, value, place)
      case "minItems": least(json.array?.count, value, place)
      case "maxItems":
        expect(json.array.map { $0.count <= value.integer ?? 0 } ?? true, "\(place): too many")
      case "minimum":
        expect(json.number.map { $0 >= value.number ?? 0 } ?? true, "\(place): too small")
      case "maximum":
        expect(json.number.map { $0 <= value.number ?? 0 } ?? true, "\(place): too large")
      case "required":
        json.members == nil
          ? []
          : (value.array ?? []).compactMap(\.string).filter { json[$0] == nil }
            .map { "\(place): \($0) is missing" }
      case "properties": memberProblems(json, schema, place)
      case "items": itemProblems(json, schema, place)
      case _ where Self.silent.contains(word): []
      default: ["\(place): the schema's '\(word)' is unknown here"]
      }
    } + (schema["properties"] == nil ? memberProblems(json, schema, place) : [])
  }

  private func expect(_ holds: Bool, _ sentence: String) -> [String] { holds ? [] : [sentence] }

  private func least(_ count: Int?, _ limit: JSON, _ place: String) -> [String] {
    expect(count.map { $0 >= limit.integer ?? 0 } ?? true, "\(place): too few")
  }

  private func referred(_ reference: JSON) -> JSON? {
    guard let path = reference.string, path.hasPrefix("#/$defs/") else { return nil }
    return root["$defs"]?[String(path.dropFirst("#/$defs/".count))]
  }

  private func typeProblem(_ json: JSON, _ type: JSON, _ place: String) -> [String] {
    let names = (type.array ?? [type]).compactMap(\.string)
    let fits = names.contains { name in
      switch name {
      case "string": json.string != nil
      case "number": json.number != nil
      case "integer": json.integer != nil
      case "boolean": json.bool != nil
      case "array": json.array != nil
      case "object": json.members != nil
      case "null": json.isNull
      default: false
      }
    }
    return expect(fits, "\(place): no \(names.joined(separator: " or "))")
  }

  private func memberProblems(_ json: JSON, _ schema: JSON, _ place: String) -> [String] {
    guard schema["properties"] != nil || schema["additionalProperties"] != nil,
      let members = json.members
    else { return [] }
    return members.flatMap { name, value in
      if let known = schema["properties"]?[name] {
        return problems(value, known, "\(place).\(name)")
      }
      if let other = schema["additionalProperties"], other.members != nil {
        return problems(value, other, "\(place).\(name)")
      }
      let isOpen = schema["additionalProperties"].map { $0.bool != false } ?? !isClosed
      return expect(isOpen, "\(place): \(name) is unknown")
    }
  }

  private func itemProblems(_ json: JSON, _ schema: JSON, _ place: String) -> [String] {
    let first = schema["prefixItems"]?.array ?? []
    return (json.array ?? []).enumerated().flatMap { index, item in
      let shape = index < first.count ? first[index] : schema["items"]
      return shape.map { problems(item, $0, "\(place)[\(index)]") } ?? []
    }
  }
}
