/// A generic parameter, an associated type of one (`C.Element`), or a value's hidden type: behind
/// `some P`, or within an `any P` while it is opened.
public final class GenericParameter: Hashable, CustomStringConvertible {
  public enum Kind {
    /// `<T>`, or the `Self` of a protocol.
    case declared
    /// `some P`: one and the same type wherever that declaration is named.
    case opaque
    /// An existential's payload (SE-0352).
    case opened(SwiftType)
  }

  public let name: String
  public let kind: Kind
  /// Whether it stands for any number of types: `each T`.
  public let isPack: Bool
  /// `C` of `C.Element`.
  public let base: GenericParameter?
  /// The protocols, and the class, that it always conforms to; for associated types their protocol
  /// declares them.
  public private(set) lazy var constraints = readConstraints()
  private let readConstraints: () -> [SwiftType]
  private var memberParameters: [String: GenericParameter] = [:]

  public init(
    name: String, kind: Kind = .declared, isPack: Bool = false,
    constraints: @autoclosure @escaping () -> [SwiftType] = []
  ) {
    (self.name, self.kind, self.isPack, base) = (name, kind, isPack, nil)
    readConstraints = constraints
  }

  private init(member name: String, of base: GenericParameter) {
    (self.name, self.kind, self.isPack, self.base) = (name, base.kind, base.isPack, base)
    readConstraints = { [] }
  }

  /// An associated type of its type.
  public func member(_ name: String) -> GenericParameter {
    if let known = memberParameters[name] { return known }
    let member = GenericParameter(member: name, of: self)
    memberParameters[name] = member
    return member
  }

  /// The associated type of the same names of another parameter.
  func moved(to root: GenericParameter) -> GenericParameter {
    base.map { $0.moved(to: root).member(name) } ?? root
  }

  /// How many names precede its own.
  var depth: Int { base.map { $0.depth + 1 } ?? 0 }

  /// The parameter that it is an associated type of, in the end.
  var root: GenericParameter {
    var found = self
    while let base = found.base { found = base }
    return found
  }

  public var description: String {
    if let base { return "\(base).\(name)" }
    switch kind {
    case .declared: return isPack ? "each \(name)" : name
    case .opaque: return "some " + constraints.map(\.description).joined(separator: " & ")
    case .opened(let type): return "\(type)"
    }
  }

  public static func == (a: GenericParameter, b: GenericParameter) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A requirement on types: `T: P`, `T: Class`, `T == U`.
public enum Requirement {
  /// The second is a protocol, with its fixed primary associated types, or a class.
  case conforms(SwiftType, SwiftType)
  case same(SwiftType, SwiftType)

  /// The same for another parameter and its associated types.
  func renaming(_ old: GenericParameter, as new: GenericParameter) -> Requirement {
    switch self {
    case .conforms(let type, let asked):
      .conforms(type.renaming(old, as: new), asked.renaming(old, as: new))
    case .same(let a, let b): .same(a.renaming(old, as: new), b.renaming(old, as: new))
    }
  }

  func substituting(_ bindings: [GenericParameter: SwiftType]) -> Requirement {
    switch self {
    case .conforms(let type, let asked):
      .conforms(type.substituting(bindings), asked.substituting(bindings))
    case .same(let a, let b): .same(a.substituting(bindings), b.substituting(bindings))
    }
  }
}
