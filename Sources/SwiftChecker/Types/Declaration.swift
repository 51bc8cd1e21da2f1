/// What a name may refer to: a function, an initialiser, a case, a property, a local variable.
public final class Declaration {
  public enum Kind {
    case function, initializer, property, subscripting, enumCase
    /// A variable, parameter or function of the enclosing code, whose type isn't generic.
    case local
  }

  /// An operator's position.
  public enum Fixity { case prefix, infix, postfix }

  /// A parameter, as far as its function's type doesn't describe it.
  public struct Parameter {
    public var label: String?
    public var hasDefault: Bool
    /// The result builder for a closure argument.
    public var builder: SwiftType?

    public init(label: String?, hasDefault: Bool = false, builder: SwiftType? = nil) {
      (self.label, self.hasDefault, self.builder) = (label, hasDefault, builder)
    }
  }

  public let name: String
  public let kind: Kind
  public private(set) weak var owner: NominalType?
  public var isStatic = false
  public var typeParameters: [GenericParameter] = []
  /// Its and its extension's requirements, besides the parameters' own constraints.
  public var requirements: [Requirement] = []
  /// For functions a function type, for properties the value's.
  public private(set) lazy var type = readType()
  private let readType: () -> SwiftType
  public var parameters: [Parameter] = []
  /// An operator's position, if its declaration states it.
  public var fixity: Fixity?
  public var isDisfavored = false
  public var isFailable = false
  /// Whether a class's initialiser is a convenience one, so that inherited ones stay.
  public var isConvenience = false
  /// Whether its optional result is unwrapped where only the payload fits: `T!`.
  public var isImplicitlyUnwrapped = false
  /// Whether a class's method is declared to return `Self`, the receiver's type.
  public var givesSelf = false
  /// Whether it is a protocol's requirement without a default.
  public var isRequirement = false
  /// Whether it can be assigned to.
  public var isSettable = false

  public init(
    name: String, kind: Kind, owner: NominalType? = nil,
    type: @autoclosure @escaping () -> SwiftType
  ) {
    (self.name, self.kind, self.owner) = (name, kind, owner)
    readType = type
  }

  /// In an extension of a protocol, or in the protocol itself.
  var isOfProtocol: Bool { owner?.kind == .protocolType }

  /// Whether it isn't generic, nor a member of a generic type or a protocol.
  var isPlain: Bool {
    typeParameters.isEmpty && !isOfProtocol && owner?.typeParameters.isEmpty != false
  }

  /// Whether it differs from another function of its scope only in its result.
  func differsInResult(from other: Declaration) -> Bool {
    guard self !== other, owner === other.owner, isStatic == other.isStatic,
      parameters.map(\.label) == other.parameters.map(\.label),
      case .function(let own) = type, case .function(let others) = other.type
    else { return false }
    return own.parameters == others.parameters && own.result != others.result
  }

  public var isOperator: Bool {
    kind == .function && name.first.map { !$0.isLetter && $0 != "_" } == true
  }
}
