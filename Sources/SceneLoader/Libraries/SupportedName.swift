import SwiftInterpreter

/// One name that scenes can use, from the table of SwiftUI's names.
public struct SupportedName: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case view, modifier, shape, type, wrapper, environment, function
  }

  public var kind: Kind
  /// `VStack`, `padding`, `colorScheme`.
  public var name: String
  /// Its initialisers or overloads by their labels, `padding(_:_:)`; none for a value.
  public var forms: [String]
  /// Whether it changes layout or picture; otherwise it is accepted without effect.
  public var hasEffect: Bool

  /// Everything supported, by kind and name.
  public static let all: [SupportedName] = {
    var found: [String: SupportedName] = [:]
    for family in SceneLibraries.families {
      for item in names(of: family) {
        let key = "\(item.kind) \(item.name)"
        guard var known = found[key] else {
          found[key] = item
          continue
        }
        known.forms += item.forms.filter { !known.forms.contains($0) }
        known.hasEffect = known.hasEffect || item.hasEffect
        found[key] = known
      }
    }
    return found.values.sorted { ($0.kind.order, $0.name) < ($1.kind.order, $1.name) }
  }()

  private static func names(of family: NativeLibrary) -> [SupportedName] {
    var found: [SupportedName] = []
    for type in family.types {
      let forms = type.members.filter { $0.name == "init" }.map { form($0, as: type.name) }
      found.append(SupportedName(kind: kind(of: type), name: type.name, forms: forms))
    }
    for source in family.sources + family.types.compactMap(\.source) {
      found += declaredTypes(in: source).map { SupportedName(kind: .type, name: $0, forms: []) }
    }
    for name in family.foreign.flatMap(\.types) {
      found.append(SupportedName(kind: .type, name: name, forms: [], hasEffect: false))
    }
    for member in family.extensions["View"] ?? [] where member.signature.contains("func ") {
      found.append(
        SupportedName(
          kind: .modifier, name: member.name, forms: [form(member, as: member.name)],
          hasEffect: member.hasEffect))
    }
    let environment =
      (family.extensions["EnvironmentValues"] ?? [])
      + family.types.filter { $0.name == "EnvironmentValues" }.flatMap(\.members)
    for member in environment where member.signature.hasPrefix("var ") {
      found.append(SupportedName(kind: .environment, name: member.name, forms: []))
    }
    for function in family.functions {
      found.append(
        SupportedName(
          kind: .function, name: function.name, forms: [form(function, as: function.name)]))
    }
    return found.filter { !$0.name.hasPrefix("_") && !$0.name.hasPrefix("Default_") }
  }

  private init(kind: Kind, name: String, forms: [String], hasEffect: Bool = true) {
    self.kind = kind
    self.name = name
    self.forms = forms
    self.hasEffect = hasEffect
  }

  private static func kind(of type: NativeType) -> Kind {
    if type.declaration.contains("@propertyWrapper") { return .wrapper }
    guard !type.declaration.contains("protocol "),
      let parents = type.declaration.lastIndex(of: ":").map({ type.declaration[$0...] })
    else { return .type }
    if parents.contains("Shape"), !parents.contains("ShapeStyle") { return .shape }
    return parents.contains("View") || parents.contains("DynamicViewContent") ? .view : .type
  }

  /// Types that a piece of Swift source declares at its margin.
  private static func declaredTypes(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let keyword = words.first, line.hasPrefix(keyword),
        ["struct", "enum", "class", "protocol"].contains(keyword), words.count > 1
      else { return nil }
      return String(words[1])
    }
  }

  /// `padding(_:_:)`, from the row's signature.
  private static func form(_ member: NativeMember, as name: String) -> String {
    "\(name)(\(member.parameterLabels.map { "\($0):" }.joined()))"
  }
}

extension SupportedName.Kind {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The kind as a heading.
  public var title: String {
    switch self {
    case .view: "Views"
    case .modifier: "Modifiers"
    case .shape: "Shapes"
    case .type: "Types"
    case .wrapper: "Property wrappers"
    case .environment: "Environment values"
    case .function: "Functions"
    }
  }
}
