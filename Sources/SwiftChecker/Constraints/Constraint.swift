import SwiftSyntax

/// What must hold between types.
indirect enum Constraint {
  case equal(SwiftType, SwiftType)
  /// A value of the first is taken as one of the second.
  case converts(SwiftType, SwiftType)
  /// The same for `as`: a value also converts to the object that it bridges to, and back.
  case coerces(SwiftType, SwiftType)
  /// A variable of the first is lent as a pointer to the second.
  case lends(SwiftType, SwiftType)
  /// The first is a key path that yields the third from a value of the second.
  case follows(SwiftType, SwiftType, SwiftType)
  /// An element of a value, by arguments.
  case element(SwiftType, [Argument], SwiftType, Place)
  /// The same by the subscripts of the type in which a type's dynamic members are looked up.
  case dynamicElement(SwiftType, callee: SwiftType, [Argument], SwiftType, Place)
  /// The second is a protocol, or a class that the first inherits from.
  case conforms(SwiftType, SwiftType)
  /// The type is one of literals of a kind.
  case literal(SwiftType, LiteralKind)
  /// A value, or for a metatype a type, has a member of that type.
  case member(SwiftType, String, SwiftType, Place)
  /// `.name`: a member of the whole chain's type.
  case implicitMember(SwiftType, String, SwiftType, Place)
  /// A chain that begins with `.name` ends with the first, and is as a whole of the second: of the same
  /// type, or an optional of it.
  case chain(SwiftType, SwiftType)
  /// Calling the first with those arguments returns the last.
  case applies(SwiftType, [Argument], SwiftType, Place)
  /// An associated type of a type.
  case associated(SwiftType, String, SwiftType)
  /// The first is an optional of the second.
  case object(SwiftType, SwiftType)
  /// A closure has that type.
  case closure(Closure, SwiftType)
  /// The body of a closure whose parameters and result have those types.
  case body(Closure, SwiftType.FunctionType)
  /// The branches of an `if` or `switch` expression have values of that type.
  case branches(ExprSyntax, SwiftType, [Scope])
  /// A key path has that type.
  case keyPath(KeyPath, SwiftType)
  /// The second is the first with opened existentials erased.
  case erased(SwiftType, SwiftType)
  /// A name refers to one of several declarations.
  case overload(SwiftType, [Choice], Place)
  /// One of several alternatives holds.
  case either([[Constraint]])
  /// A way that counts.
  case costs(Score.Step)

  struct Argument {
    let label: String?
    let type: SwiftType
    var isTrailing = false
    /// Whether it is written `&value`, or is changed by an operator.
    var isInout = false
  }

  /// The root and the value of a key path, and the places of its components.
  struct KeyPath {
    let root: SwiftType
    let value: SwiftType
    let components: [Place]
    /// Whether a component may be nil, so that nothing can be assigned there.
    let isOptional: Bool
    let place: Place
  }

  /// The conversion that it requires.
  var conversion: (from: SwiftType, to: SwiftType)? {
    switch self {
    case .converts(let from, let to), .coerces(let from, let to): (from, to)
    default: nil
    }
  }

  var types: [SwiftType] {
    switch self {
    case .equal(let a, let b), .converts(let a, let b), .coerces(let a, let b),
      .lends(let a, let b),
      .object(let a, let b),
      .conforms(let a, let b), .chain(let a, let b), .associated(let a, _, let b),
      .erased(let a, let b),
      .member(let a, _, let b, _), .implicitMember(let a, _, let b, _):
      [a, b]
    case .literal(let type, _), .closure(_, let type), .branches(_, let type, _),
      .overload(let type, _, _):
      [type]
    case .follows(let path, let base, let result): [path, base, result]
    case .element(let base, let arguments, let result, _): [base, result] + arguments.map(\.type)
    case .dynamicElement(let base, let callee, let arguments, let result, _):
      [base, callee, result] + arguments.map(\.type)
    case .keyPath(let path, let type): [type, path.root, path.value]
    case .applies(let callee, let arguments, let result, _):
      [callee, result] + arguments.map(\.type)
    case .body(_, let function): [.function(function)]
    case .costs: []
    case .either(let ways): ways.flatMap { $0.flatMap(\.types) }
    }
  }
}

/// A declaration as a member of a base, which is nil for a global one.
struct Choice {
  let declaration: Declaration
  var base: SwiftType?
}

/// The place of an expression, in bytes.
public struct Place: Hashable, Sendable {
  public let offset: Int
  public let end: Int

  public init(offset: Int, end: Int) { (self.offset, self.end) = (offset, end) }

  public init(_ node: some SyntaxProtocol) {
    offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    end = node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}

/// The names in a piece of code, and the requirements on generic parameters there.
struct Scope {
  var names: [String: [Declaration]] = [:]
  var types: [String: SwiftType] = [:]
  var requirements: [Requirement] = []
  /// The names outside of the expression.
  var surroundings: (any Surroundings)?
}

/// A closure as written, with the names it sees.
struct Closure {
  let syntax: ClosureExprSyntax
  let scopes: [Scope]
  /// The result builder that its body is built by, once it is known.
  var builder: SwiftType?
  var place: Place { Place(syntax) }
}
