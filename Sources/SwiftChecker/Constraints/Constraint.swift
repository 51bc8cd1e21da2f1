import SwiftSyntax

/// What must hold between types.
enum Constraint {
  case equal(SwiftType, SwiftType)
  /// A value of the first is taken as one of the second.
  case converts(SwiftType, SwiftType)
  case conforms(SwiftType, NominalType)
  /// The type is one of literals of a kind.
  case literal(SwiftType, LiteralKind)
  /// A value or, of a metatype, a type has a member, which is of that type.
  case member(SwiftType, String, SwiftType, Place)
  /// `.name`: a member of the type that the whole chain is of.
  case implicitMember(SwiftType, String, SwiftType, Place)
  /// What is called with those arguments gives that.
  case applies(SwiftType, [Argument], SwiftType, Place)
  /// What an associated type is of a type.
  case associated(SwiftType, String, SwiftType)
  /// The first is an optional of the second.
  case object(SwiftType, SwiftType)
  /// A closure is of that type.
  case closure(Closure, SwiftType)
  /// The body of a closure, whose parameters and result are of those types.
  case body(Closure, SwiftType.FunctionType)
  /// The branches of an `if` or `switch` that is an expression give values of that type.
  case branches(ExprSyntax, SwiftType)
  /// One of several declarations is meant by a name.
  case overload(SwiftType, [Choice], Place)
  /// One of several ways holds.
  case either([[Constraint]])
  /// A way that counts.
  case costs(Score.Step)

  struct Argument {
    let label: String?
    let type: SwiftType
    var isTrailing = false
    var isInout = false
  }

  var types: [SwiftType] {
    switch self {
    case .equal(let a, let b), .converts(let a, let b), .object(let a, let b): [a, b]
    case .conforms(let type, _), .literal(let type, _), .closure(_, let type): [type]
    case .member(let a, _, let b, _), .implicitMember(let a, _, let b, _): [a, b]
    case .associated(let a, _, let b): [a, b]
    case .applies(let callee, let arguments, let result, _):
      [callee, result] + arguments.map(\.type)
    case .body(_, let function): [.function(function)]
    case .branches(_, let type): [type]
    case .overload(let type, _, _): [type]
    case .costs: []
    case .either(let ways): ways.flatMap { $0.flatMap(\.types) }
    }
  }
}

/// A declaration as a member of a base, which is nil of those that stand by themselves.
struct Choice {
  let declaration: Declaration
  var base: SwiftType?
  /// Whether a value is asked of, rather than a type.
  var isOfValue = false
}
