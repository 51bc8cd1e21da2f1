/// What solving needs of declarations; the program's own take this place.

/// The types that the language means by name.
public enum KnownType: String {
  case optional = "Optional", array = "Array", dictionary = "Dictionary", set = "Set"
  case int = "Int", double = "Double", cgFloat = "CGFloat", bool = "Bool", string = "String"
  case character = "Character", anyHashable = "AnyHashable", never = "Never"
  case hashable = "Hashable", sequence = "Sequence", error = "Error"
}

public final class NominalType: Hashable {
  public enum Kind { case structure, classType, enumeration, protocolType }
  public let name: String
  public let kind: Kind
  let known: KnownType?
  var typeParameters: [GenericParameter] = []
  /// Of a protocol: what conforms to it. Its associated types are the type parameters.
  let selfParameter: GenericParameter
  /// What it inherits from and conforms to, in terms of its own parameters, with what that asks of them.
  var supertypes: [(type: SwiftType, requirements: [Requirement])] = []
  var members: [String: [Declaration]] = [:]
  /// Nested types, aliases and what associated types stand for.
  var types: [String: SwiftType] = [:]
  /// The primary associated types of a protocol.
  var primary: [GenericParameter] = []

  init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
    known = KnownType(rawValue: name)
    selfParameter = GenericParameter(name: "Self")
  }

  var selfType: SwiftType {
    kind == .protocolType
      ? .parameter(selfParameter) : .nominal(self, typeParameters.map { .parameter($0) })
  }

  public static func == (a: NominalType, b: NominalType) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A generic parameter, or an associated type of one: `C.Element`.
public final class GenericParameter: Hashable, CustomStringConvertible {
  let name: String
  /// `C` of `C.Element`.
  let base: GenericParameter?
  private var memberParameters: [String: GenericParameter] = [:]

  init(name: String, base: GenericParameter? = nil) {
    self.name = name
    self.base = base
  }

  func member(_ name: String) -> GenericParameter {
    if let known = memberParameters[name] { return known }
    let member = GenericParameter(name: name, base: self)
    memberParameters[name] = member
    return member
  }

  public var description: String { base.map { "\($0).\(name)" } ?? name }
  public static func == (a: GenericParameter, b: GenericParameter) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// `T: P`, `T == U`.
enum Requirement {
  case conforms(SwiftType, NominalType)
  case inherits(SwiftType, SwiftType)
  case same(SwiftType, SwiftType)
}

/// What a name may mean: a function, an initialiser, a case, a property.
final class Declaration {
  enum Kind { case function, initializer, property, subscripting, enumCase, local }
  let name: String
  let kind: Kind
  weak var owner: NominalType?
  var isStatic = false
  var typeParameters: [GenericParameter] = []
  /// Its own and those of the extension around.
  var requirements: [Requirement] = []
  /// Of functions a function type, of properties the value's.
  var type: SwiftType
  var labels: [String?] = []
  /// Which parameters have a default.
  var defaults: [Bool] = []
  var isDisfavored = false
  var isFailable = false
  /// Whether a protocol asks for it.
  var isRequirement = false
  /// Of an extension of a protocol, or of the protocol itself.
  var isOfProtocol: Bool { owner?.kind == .protocolType }

  init(name: String, kind: Kind, owner: NominalType? = nil, type: SwiftType) {
    self.name = name
    self.kind = kind
    self.owner = owner
    self.type = type
  }
}

/// All that checking may ask of a program.
protocol Declarations: AnyObject {
  func type(_ known: KnownType) -> NominalType
  func nominal(_ name: String) -> NominalType?
  func functions(_ name: String) -> [Declaration]
  /// The functions of an operator, of all types.
  func operators(_ name: String) -> [Declaration]
  /// The protocol that a literal's type conforms to, and the type it is of by default.
  func literal(_ kind: LiteralKind) -> (asks: NominalType, fallback: SwiftType)
}

enum LiteralKind: Hashable {
  case integer, float, string, interpolation, boolean, null, array, dictionary
}

extension NominalType {
  /// It and all it inherits from, nearest first, in terms of its own parameters, with what that asks.
  var ancestry: [(type: NominalType, arguments: [SwiftType], requirements: [Requirement])] {
    var found: [(type: NominalType, arguments: [SwiftType], requirements: [Requirement])] = [
      (self, typeParameters.map { .parameter($0) }, [])
    ]
    var next = 0
    while next < found.count {
      let (type, arguments, requirements) = found[next]
      next += 1
      let bindings = Dictionary(
        uniqueKeysWithValues: zip(type.typeParameters, arguments).map { ($0, $1) })
      for (supertype, asked) in type.supertypes {
        guard case .nominal(let parent, let own) = supertype,
          !found.contains(where: { $0.type === parent })
        else { continue }
        found.append(
          (
            parent, own.map { $0.substituting(bindings) },
            requirements + (type === self ? asked : [])
          ))
      }
    }
    return found
  }

  func conformance(to other: NominalType) -> [Requirement]? {
    ancestry.first { $0.type === other }?.requirements
  }
}
