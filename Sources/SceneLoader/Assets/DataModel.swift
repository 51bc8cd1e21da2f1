import Foundation

/// A Core Data model: what Xcode makes classes of when it builds a project.
struct DataModel {
  private struct Entity {
    var name: String
    var className: String
    var parent: String?
    /// `class`, `category`, or nil where the project writes all itself.
    var generated: String?
    var attributes: [String] = []
    var relationships: [Relationship] = []
  }

  private struct Relationship {
    var name: String
    var destination: String
    var isToMany: Bool
  }

  private var entities: [Entity] = []
  /// By the names of their entities.
  private var classNames: [String: String] = [:]

  /// - Parameter contents: the XML of a model's `contents` file.
  init(_ contents: String) {
    var tags = XMLTags(contents)
    while let tag = tags.next() {
      let values = tag.attributes
      guard ["entity", "attribute", "relationship"].contains(tag.name), let name = values["name"]
      else { continue }
      if tag.name == "entity" {
        entities.append(
          Entity(
            name: name, className: Self.className(values["representedClassName"]) ?? name,
            parent: values["parentEntity"], generated: values["codeGenerationType"]))
        continue
      }
      guard var entity = entities.popLast() else { continue }
      if tag.name == "attribute" {
        let type = Self.type(of: values)
        let first = entity.generated == "class" ? Self.firstValue(values, type) : nil
        entity.attributes.append("\(name): \(type)" + (first.map { " = \($0)" } ?? ""))
      } else {
        entity.relationships.append(
          Relationship(
            name: name, destination: values["destinationEntity"] ?? "",
            isToMany: values["toMany"] == "YES"))
      }
      entities.append(entity)
    }
    classNames = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
  }

  /// The classes, and what Xcode adds to those that the project declares; empty for none.
  var source: String {
    let parts = entities.filter { ["class", "category"].contains($0.generated) }.map { entity in
      let isClass = entity.generated == "class"
      let head =
        isClass
        ? "class \(entity.className): \(entity.parent.map(className(of:)) ?? "NSManagedObject")"
        : "extension \(entity.className)"
      let request = "NSFetchRequest<\(entity.className)>"
      let properties =
        entity.attributes
        + entity.relationships.map { relationship in
          let other = className(of: relationship.destination)
          return "\(relationship.name): \(relationship.isToMany ? "Set<\(other)>?" : "\(other)?")"
        }
      let lines =
        ["class func fetchRequest() -> \(request) { \(request)(entityName: \"\(entity.name)\") }"]
        + properties.map { (isClass ? "var " : "@NSManaged var ") + $0 }
        + entity.relationships.filter(\.isToMany).flatMap(changes(of:))
      return "\(head) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    }
    return parts.isEmpty ? "" : "import CoreData\n\n" + parts.joined(separator: "\n")
  }

  private func className(of entity: String) -> String {
    classNames[entity] ?? "NSManagedObject"
  }

  /// The methods that change a set of objects. Xcode writes `NSSet`, which has no type of its
  /// elements.
  private func changes(of relationship: Relationship) -> [String] {
    let name = relationship.name
    let suffix = name.prefix(1).uppercased() + name.dropFirst()
    let other = className(of: relationship.destination)
    let parameters = [("value: \(other)", "[value]"), ("values: Set<\(other)>", "values")]
    return [("addTo", "union"), ("removeFrom", "subtracting")].flatMap { change, operation in
      parameters.map { parameter, argument in
        "func \(change)\(suffix)(_ \(parameter)) "
          + "{ \(name) = (\(name) ?? []).\(operation)(\(argument)) }"
      }
    }
  }

  /// `.Album` is a class of the project's own module.
  private static func className(_ written: String?) -> String? {
    written.flatMap { $0.split(separator: ".").last.map(String.init) }
  }

  private static func type(of attribute: [String: String]) -> String {
    let isScalar = attribute["usesScalarValueType"] == "YES"
    switch attribute["attributeType"] {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "String": return "String?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Binary": return "Data?"
    case "Decimal": return "NSDecimalNumber?"
    default: return (attribute["customClassName"] ?? "NSObject") + "?"
    }
  }

  /// A new object's value, as an expression; nil for none.
  private static func firstValue(_ attribute: [String: String], _ type: String) -> String? {
    let written = attribute["defaultValueString"]
    switch type {
    case "Bool": return written == "YES" ? "true" : "false"
    case "Int16", "Int32", "Int64": return written.flatMap(Int.init).map(String.init) ?? "0"
    case "Double", "Float", "TimeInterval":
      return written.flatMap(Double.init).map { "\($0)" } ?? "0"
    case "String?": return written.map { String(reflecting: $0) }
    default: return nil
    }
  }
}
