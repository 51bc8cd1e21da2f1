/// A structure, class, enumeration or protocol. Its declarations are asked for its contents, once
/// each.
public final class NominalType: Hashable {
  public enum Kind { case structure, classType, enumeration, protocolType }

  public let name: String
  public let kind: Kind
  /// The language's own type that it is; nil for all others.
  public let known: KnownType?
  /// Empty for a protocol: its associated types are found by name.
  public private(set) var typeParameters: [GenericParameter]
  /// For a protocol: the conforming type.
  public private(set) lazy var selfParameter = GenericParameter(
    name: "Self", constraints: [.nominal(self, [])])
  unowned let declarations: any Declarations
  private(set) lazy var requirements = declarations.requirements(of: self)
  private(set) lazy var inheritance = declarations.inheritance(of: self)
  /// For a protocol its own associated types.
  private(set) lazy var associatedTypes = declarations.associatedTypes(of: self)
  private var knownMembers: [String: [Declaration]] = [:]
  private var witnesses: [String: SwiftType?] = [:]

  public init(
    name: String, kind: Kind, known: KnownType?, typeParameters: [GenericParameter] = [],
    in declarations: any Declarations
  ) {
    (self.name, self.kind, self.known) = (name, kind, known)
    (self.typeParameters, self.declarations) = (typeParameters, declarations)
  }

  /// Sets the parameters, which may name the type itself.
  public func declare(_ parameters: [GenericParameter]) { typeParameters = parameters }

  /// The type within its own declaration.
  public var selfType: SwiftType {
    kind == .protocolType
      ? .parameter(selfParameter) : .nominal(self, typeParameters.map { .parameter($0) })
  }

  /// Its and its extensions' declarations of a name.
  func ownMembers(_ name: String) -> [Declaration] {
    if let known = knownMembers[name] { return known }
    let found = declarations.members(name, of: self)
    knownMembers[name] = found
    return found
  }

  /// The type that a name means within it, nested or as an associated type, in terms of its own
  /// parameters.
  func type(named name: String) -> SwiftType? {
    if let known = witnesses[name] { return known }
    // The search may need the result itself.
    witnesses[name] = .some(nil)
    let found = declarations.type(named: name, in: self) ?? inheritedType(named: name)
    witnesses[name] = .some(found)
    return found
  }

  /// The meaning of a name in the protocols that it conforms to: by their primary associated types,
  /// or in their extensions.
  private func inheritedType(named name: String) -> SwiftType? {
    guard kind != .protocolType else { return nil }
    for ancestor in ancestry.dropFirst() {
      let primary = ancestor.type.primaryAssociatedTypes.firstIndex(of: name)
      if let primary, ancestor.arguments.indices.contains(primary),
        !ancestor.arguments[primary].isHole
      {
        return ancestor.arguments[primary]
      }
      guard ancestor.type.kind == .protocolType, let said = ancestor.type.type(named: name) else {
        continue
      }
      let own = ancestor.type.selfParameter
      if said == .parameter(own.member(name)) { continue }
      return said.mapped { part in
        guard case .parameter(let parameter) = part else { return nil }
        if parameter == own { return selfType }
        return parameter.base == own ? type(named: parameter.name) : nil
      }
    }
    return nil
  }

  /// Its own requirements, and those of all protocols that it inherits from.
  public private(set) lazy var ownRequirements: [Requirement] = ancestry.flatMap { ancestor in
    guard ancestor.type.kind == .protocolType else { return ancestor.type.requirements }
    return ancestor.type.requirements.map {
      $0.renaming(ancestor.type.selfParameter, as: selfParameter)
    }
  }

  /// The type and its ancestors, nearest first, in terms of its own parameters, with their
  /// requirements.
  private(set) lazy var ancestry: [Ancestor] = {
    var found = [
      Ancestor(type: self, arguments: typeParameters.map { .parameter($0) }, conditions: [])
    ]
    var next = 0
    while next < found.count {
      let current = found[next]
      next += 1
      let bindings = current.bindings
      for inherited in current.type.inheritance {
        guard case .nominal(let parent, let own) = inherited.type,
          !found.contains(where: { $0.type === parent })
        else { continue }
        let asked = inherited.conditions.map { $0.substituting(bindings) }
        found.append(
          Ancestor(
            type: parent, arguments: own.map { $0.substituting(bindings) },
            conditions: current.conditions + asked))
      }
    }
    return found
  }()

  func ancestor(_ other: NominalType) -> Ancestor? { ancestry.first { $0.type === other } }

  public static func == (a: NominalType, b: NominalType) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A supertype or conformance, with its requirements on the type's parameters.
public struct Inheritance {
  public var type: SwiftType
  public var conditions: [Requirement]

  public init(type: SwiftType, conditions: [Requirement] = []) {
    (self.type, self.conditions) = (type, conditions)
  }
}

/// The same through any number of types in between.
struct Ancestor {
  let type: NominalType
  /// For a protocol its fixed primary associated types.
  let arguments: [SwiftType]
  let conditions: [Requirement]

  /// The arguments for the ancestor's own parameters.
  var bindings: [GenericParameter: SwiftType] {
    Dictionary(zip(type.typeParameters, arguments), uniquingKeysWith: { first, _ in first })
  }
}

/// An associated type of a protocol.
public final class AssociatedType {
  public let name: String
  /// Its conformances, in terms of the protocol's `Self`; they may name other associated types.
  public private(set) lazy var constraints = readConstraints()
  private let readConstraints: () -> [SwiftType]
  /// Whether it is a primary associated type: `Collection<Int>` (SE-0346).
  public let isPrimary: Bool

  public init(
    name: String, constraints: @autoclosure @escaping () -> [SwiftType] = [],
    isPrimary: Bool = false
  ) {
    (self.name, readConstraints, self.isPrimary) = (name, constraints, isPrimary)
  }
}
