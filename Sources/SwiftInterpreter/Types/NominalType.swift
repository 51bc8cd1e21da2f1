/// A struct, class, enum or protocol, of the scene or of a library.
public final class NominalType {
  public enum Kind: Sendable {
    case structure, classType, enumeration, protocolType
  }

  /// As Swift prints it: `Row`, `Outer.Inner`.
  public let name: String
  public let kind: Kind
  /// Whether the loaded scene declares it, rather than a library.
  public internal(set) var isFromScene = false
  /// Where it is declared, nil for a library's.
  public internal(set) var location: SourceLocation?
  /// Names of the stored properties, in order; a wrapped property's is `_name`.
  public internal(set) var storedNames: [String] = []

  init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  func storedIndex(_ name: String) -> Int? { storedNames.firstIndex(of: name) }
}

extension NominalType: Hashable {
  public static func == (lhs: NominalType, rhs: NominalType) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
