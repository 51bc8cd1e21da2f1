import SwiftSyntax

extension Solver {
  /// Matches a value with the pattern in a `case` of a `switch`, and binds its names.
  mutating func match(
    _ one: SwitchCaseSyntax, _ subject: SwiftType, in system: ConstraintSystem
  ) -> ConstraintSystem? {
    guard case .case(let label) = one.label else { return system }
    var next: ConstraintSystem? = system
    for item in label.caseItems {
      next = next.flatMap { match(item.pattern, subject, in: $0) }
      if let clause = item.whereClause {
        next = next.flatMap { system in
          isolated(system) { inner in
            inner.add(.converts(inner.type(of: clause.condition), inner.declarations.known(.bool)))
          }
        }
      }
    }
    return next
  }

  /// Matches a value with a pattern. What no case or type is, is an expression that is compared with it.
  mutating func match(
    _ pattern: PatternSyntax, _ subject: SwiftType, in system: ConstraintSystem
  ) -> ConstraintSystem? {
    var next = system
    guard let compared = next.bind(pattern, to: subject) else { return next }
    // `1...5` isn't a value of the type, but matches one; which `~=` it is doesn't affect types.
    return isolated(next) { inner in
      inner.add(.converts(inner.type(of: compared), subject))
    } ?? next
  }
}

extension ConstraintSystem {
  /// Names the parts of a value by a pattern.
  /// - Returns: an expression that the value is compared with; nil for any other pattern.
  @discardableResult
  mutating func bind(_ pattern: PatternSyntax, to type: SwiftType) -> ExprSyntax? {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let one): name(one.identifier.text.trimmingBackticks, type)
    case .valueBindingPattern(let inner):
      let outer = namesPatterns
      namesPatterns = true
      defer { namesPatterns = outer }
      return bind(inner.pattern, to: type)
    case .tuplePattern(let tuple):
      guard case .tuple(let elements) = known(type), elements.count == tuple.elements.count else {
        break
      }
      for (part, element) in zip(tuple.elements, elements) { bind(part.pattern, to: element.type) }
    case .expressionPattern(let pattern): return bind(pattern.expression, to: type)
    case .isTypePattern, .wildcardPattern, .missingPattern: break
    }
    return nil
  }

  /// The same for a pattern written as an expression: `.some(let x)`, `x?`, `(let a, 1)`, `let x as
  /// Int`.
  private mutating func bind(_ syntax: ExprSyntax, to type: SwiftType) -> ExprSyntax? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return bind(inner.pattern, to: type)
    case .discardAssignmentExpr: return nil
    case .declReferenceExpr(let name) where namesPatterns:
      self.name(name.baseName.text.trimmingBackticks, type)
      return nil
    case .asExpr(let conversion): return bind(conversion.expression, to: resolve(conversion.type))
    case .optionalChainingExpr(let chain):
      return bind(chain.expression, to: known(type).object ?? .hole(.broken))
    case .tupleExpr(let tuple):
      guard case .tuple(let elements) = known(type), elements.count == tuple.elements.count else {
        guard tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
        return bind(only.expression, to: type)
      }
      for (part, element) in zip(tuple.elements, elements) {
        _ = bind(part.expression, to: element.type)
      }
      return nil
    case .functionCallExpr(let call):
      guard let name = call.calledExpression.caseName, let payload = payload(name, of: type)
      else { return syntax }
      let isWhole = call.arguments.count == 1 && payload.count > 1
      for (index, argument) in call.arguments.enumerated() {
        let part: SwiftType = isWhole ? .tuple(payload) : payload.part(index)
        _ = bind(argument.expression, to: part)
      }
      return nil
    default:
      return syntax.caseName.flatMap { payload($0, of: type) } == nil ? syntax : nil
    }
  }

  /// The payload of an enumeration's case, or of an optional; nil if it has no such case.
  private mutating func payload(
    _ name: String, of type: SwiftType
  ) -> [SwiftType.TupleElement]? {
    let type = known(type)
    let found = members(name, of: .metatype(type)).first { $0.kind == .enumCase }
    guard let found, case .nominal(let owner, let arguments) = type else {
      return type.object.flatMap { payload(name, of: $0) }
    }
    guard case .function(let function) = found.type else { return [] }
    let bindings = Dictionary(zip(owner.typeParameters, arguments)) { first, _ in first }
    return zip(found.parameters, function.parameters).map { parameter, own in
      SwiftType.TupleElement(label: parameter.label, type: own.type.substituting(bindings))
    }
  }
}

extension [SwiftType.TupleElement] {
  fileprivate func part(_ index: Int) -> SwiftType {
    indices.contains(index) ? self[index].type : .hole(.broken)
  }
}

extension ExprSyntax {
  /// The name of the case that a pattern may mean: `.leaf`, `Tree.leaf`, `leaf`.
  fileprivate var caseName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text.trimmingBackticks
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text.trimmingBackticks
  }
}
