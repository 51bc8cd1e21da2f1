/// A structure, class, enumeration or protocol. Whoever declares it is asked for what it has, each
/// question once.
public final class NominalType: Hashable {
  public enum Kind { case structure, classType, enumeration, protocolType }

  public let name: String
  public let kind: Kind
  /// Which type of the language's own it is; nil of all others.
  public let known: KnownType?
  /// Of a protocol none: its associated types are told by name.
  public private(set) var typeParameters: [GenericParameter]
  /// Of a protocol: what conforms to it.
  public private(set) lazy var selfParameter = GenericParameter(
    name: "Self", constraints: [.nominal(self, [])])
  unowned let declarations: any Declarations
  private(set) lazy var requirements = declarations.requirements(of: self)
  private(set) lazy var inheritance = declarations.inheritance(of: self)
  /// Of a protocol its own associated types.
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

  /// Says what the parameters are, which may name the type itself.
  public func declare(_ parameters: [GenericParameter]) { typeParameters = parameters }

  /// The type within its own declaration.
  public var selfType: SwiftType {
    kind == .protocolType
      ? .parameter(selfParameter) : .nominal(self, typeParameters.map { .parameter($0) })
  }

  /// What it and its extensions declare by a name.
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
    // What is found may ask for itself.
    witnesses[name] = .some(nil)
    let found = declarations.type(named: name, in: self) ?? inheritedType(named: name)
    witnesses[name] = .some(found)
    return found
  }

  /// What the protocols that it conforms to say that a name means: by their primary associated types, or
  /// in their extensions.
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

  /// What its own declaration asks, and those of all protocols that it inherits from ask of it.
  public private(set) lazy var ownRequirements: [Requirement] = ancestry.flatMap { ancestor in
    guard ancestor.type.kind == .protocolType else { return ancestor.type.requirements }
    return ancestor.type.requirements.map {
      $0.renaming(ancestor.type.selfParameter, as: selfParameter)
    }
  }

  /// It and all it inherits from, nearest first, in terms of its own parameters, with what that asks.
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

/// What a type inherits from or conforms to, with what that asks of its parameters.
public struct Inheritance {
  public var type: SwiftType
  public var conditions: [Requirement]

  public init(type: SwiftType, conditions: [Requirement] = []) {
    (self.type, self.conditions) = (type, conditions)
  }
}

/// The same through any number of types between.
struct Ancestor {
  let type: NominalType
  /// Of a protocol what is said of its primary associated types.
  let arguments: [SwiftType]
  let conditions: [Requirement]

  /// What the ancestor's own parameters stand for.
  var bindings: [GenericParameter: SwiftType] {
    Dictionary(zip(type.typeParameters, arguments), uniquingKeysWith: { first, _ in first })
  }
}

/// An associated type of a protocol.
public final class AssociatedType {
  public let name: String
  /// What it conforms to, in terms of the protocol's `Self`; it may name other associated types.
  public private(set) lazy var constraints = readConstraints()
  private let readConstraints: () -> [SwiftType]
  /// Whether the protocol's name may say what it is: `Collection<Int>` (SE-0346).
  public let isPrimary: Bool

  public init(
    name: String, constraints: @autoclosure @escaping () -> [SwiftType] = [],
    isPrimary: Bool = false
  ) {
    (self.name, readConstraints, self.isPrimary) = (name, constraints, isPrimary)
  }
}
