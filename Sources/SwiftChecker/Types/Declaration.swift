/// What a name may mean: a function, an initialiser, a case, a property, a local variable.
public final class Declaration {
  public enum Kind {
    case function, initializer, property, subscripting, enumCase
    /// A variable, parameter or function of the code around, whose type isn't generic.
    case local
  }

  /// Where an operator stands.
  public enum Fixity { case prefix, infix, postfix }

  /// A parameter, as far as its function's type doesn't tell.
  public struct Parameter {
    public var label: String?
    public var hasDefault: Bool
    /// The result builder that a closure given for it is built by.
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
  /// What it and the extension around it ask, besides the parameters' own constraints.
  public var requirements: [Requirement] = []
  /// Of functions a function type, of properties the value's.
  public private(set) lazy var type = readType()
  private let readType: () -> SwiftType
  public var parameters: [Parameter] = []
  /// Of an operator where it stands, as far as its declaration says it.
  public var fixity: Fixity?
  public var isDisfavored = false
  public var isFailable = false
  /// Whether a class's initialiser calls another one, so that it takes nothing from those it inherits.
  public var isConvenience = false
  /// Whether an optional that it gives is unwrapped where only what it holds fits: `T!`.
  public var isImplicitlyUnwrapped = false
  /// Whether a class's method is declared to return `Self`: what it is called on.
  public var givesSelf = false
  /// Whether a protocol asks for it and says nothing of what it does.
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

  /// Of an extension of a protocol, or of the protocol itself.
  var isOfProtocol: Bool { owner?.kind == .protocolType }

  /// Whether it is no generic one, nor of a generic type or a protocol.
  var isPlain: Bool {
    typeParameters.isEmpty && !isOfProtocol && owner?.typeParameters.isEmpty != false
  }

  /// Whether it differs from another function of its place in what it gives alone.
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
