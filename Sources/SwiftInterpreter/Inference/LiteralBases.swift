import SwiftSyntax

/// Types of literals with a member access, which their context determines indirectly.
extension Lowerer {
  /// Returns whether it is a part of literals whose types would differ from their defaults.
  func mayBePart(ofLiterals syntax: ExprSyntax, _ type: SwiftType) -> Bool {
    guard let root = literalRoot(behind: syntax) else { return false }
    return otherTypes(of: root, leadingTo: type).contains { other in
      let found = assuming([(root, other)]) { quickType(syntax) }
      return !found.isUnknown && fit(found, into: type) != nil
    }
  }

  /// Whether it is a member of literals, or of a range of them, whose types are undecided.
  func beginsWithLiterals(_ syntax: ExprSyntax) -> Bool {
    if literalRoot(behind: syntax) != nil { return true }
    let member = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
    let base = member.as(MemberAccessExprSyntax.self)?.base
    return base.map { isFlexibleRange(withoutParentheses($0)) } == true
  }

  /// The literals that a postfix expression begins with, where their types are undecided.
  func literalRoot(behind syntax: ExprSyntax) -> ExprSyntax? {
    switch syntax.kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr:
      literalRoot(of: syntax).flatMap { decidedTypes[$0.id] == nil ? $0 : nil }
    default: nil
    }
  }

  /// The list, dictionary or tuple of literals, or the literal, that an expression begins with.
  private func literalRoot(of base: ExprSyntax) -> ExprSyntax? {
    switch base.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array):
      let isPlain = array.elements.first.map {
        literalRoot(of: $0.expression) != nil || isFlexible($0.expression)
      }
      return isPlain == true ? base : nil
    case .dictionaryExpr: return base
    case .tupleExpr(let tuple):
      if tuple.elements.count > 1 { return isFlexibleTuple(base) ? base : nil }
      return tuple.elements.first.flatMap { literalRoot(of: $0.expression) }
    case .asExpr(let cast): return literalRoot(of: cast.expression)
    case .forceUnwrapExpr(let force): return literalRoot(of: force.expression)
    case .subscriptCallExpr(let call):
      return typeExpression(call.calledExpression) == nil
        ? literalRoot(of: call.calledExpression) : nil
    case .sequenceExpr: return literalRoot(of: program.inOrder(base), unless: base)
    case .memberAccessExpr(let access): return access.base.flatMap { literalRoot(of: $0) }
    case .functionCallExpr(let call):
      if call.calledExpression.is(MemberAccessExprSyntax.self) {
        return literalRoot(of: call.calledExpression)
      }
      guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
        callee.baseName.text.first?.isUppercase == true,
        let first = call.arguments.first?.expression,
        program.globalType(callee.baseName.plainText)?.nominal?.typeParameters.isEmpty == false
      else { return nil }
      return first.isLiteral ? first : literalRoot(of: first)
    default: return nil
    }
  }

  private func literalRoot(of ordered: ExprSyntax, unless written: ExprSyntax) -> ExprSyntax? {
    ordered.id == written.id ? nil : literalRoot(of: ordered)
  }

  /// The types that literals may have besides their defaults.
  /// - Parameter wanted: the type of a part of them, in which their own may occur.
  private func otherTypes(
    of root: ExprSyntax, leadingTo wanted: SwiftType = .unknown
  ) -> [SwiftType] {
    let told = wanted.nominals.filter { $0.arguments.isEmpty }
    func others(_ type: SwiftType) -> [SwiftType] {
      guard let kind: LiteralKind = type.isInt ? .integer : type.isString ? .string : nil else {
        return []
      }
      let defaults = kind == .integer ? [builtin.double] : [builtin.character]
      return told.filter { !$0.isSame(as: type) && score(of: kind, $0) != nil } + defaults
        + [builtin.optional(type)]
    }
    func variants(_ type: SwiftType) -> [SwiftType] {
      switch type {
      // Implicit members show no type: `[.red, .blue].filter(isShown).last`.
      case .unknown: return told
      case .tuple(let elements):
        let choices = elements.map { [$0.type] + variants($0.type) }.reduce([[]]) { found, list in
          found.prefix(64).flatMap { start in list.map { start + [$0] } }
        }
        return choices.dropFirst().map { types in
          .tuple(
            zip(elements, types).map { SwiftType.TupleElement(label: $0.label, type: $1) })
        }
      case .nominal(let nominal, let arguments):
        if arguments.isEmpty { return others(type) }
        return arguments.indices.flatMap { index in
          variants(arguments[index]).map { other in
            var changed = arguments
            changed[index] = other
            return .nominal(nominal, changed)
          }
        }
      default: return []
      }
    }
    let type = quickType(root)
    return variants(
      type.isUnknown && root.is(ArrayExprSyntax.self) ? builtin.array(.unknown) : type)
  }
}
