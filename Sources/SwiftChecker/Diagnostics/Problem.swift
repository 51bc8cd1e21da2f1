/// An error in an expression, as facts, which only ``message`` puts into words.
public enum Problem: Equatable {
  /// Nobody declares a name.
  case unknownName(String, Place)
  /// A type has no member of a name.
  case missingMember(String, of: SwiftType, Place)
  /// The types don't fit together.
  case noSolution
  /// Several declarations fit equally well.
  case ambiguous([Place])
  /// More would have to be tried than ``Budget`` allows.
  case tooComplex
  /// Expressions are nested more deeply than is supported.
  case tooDeep

  /// In the compiler's words.
  public var message: String {
    switch self {
    case .unknownName(let name, _): "cannot find '\(name)' in scope"
    case .missingMember(let name, .metatype(let type), _): "type '\(type)' has no member '\(name)'"
    case .missingMember(let name, let type, _): "value of type '\(type)' has no member '\(name)'"
    case .noSolution: "type of expression is ambiguous without a type annotation"
    case .ambiguous: "ambiguous use"
    case .tooComplex:
      "the compiler is unable to type-check this expression in reasonable time; try breaking up "
        + "the expression into distinct sub-expressions"
    case .tooDeep: "expression is nested too deeply"
    }
  }
}
