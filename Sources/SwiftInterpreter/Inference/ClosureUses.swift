import SwiftSyntax

/// Infers a closure's parameters from its body, where nothing else determines them: the `Data` of
/// `Modifier { AnyView(build($0)) }` is `build`'s parameter.
extension Lowerer {
  /// Binds the generic parameters in a closure's parameter types by their uses in the body: by the
  /// functions that they are passed to, by what they are assigned to, and by numbers and texts that
  /// are the other operand. The first use counts.
  /// - Parameter type: the closure's function type.
  func bindUses(
    in syntax: ExprSyntax, of type: SwiftType, _ bindings: inout Bindings,
    _ generics: [GenericParameter]
  ) {
    guard !generics.isEmpty, let closure = syntax.as(ClosureExprSyntax.self),
      let function = type.functionType
    else { return }
    func isOpen(_ type: SwiftType) -> Bool {
      type.genericParameters.contains { parameter in
        parameter.base == nil && bindings[parameter]?.isUnknown ?? true
          && generics.contains { $0 === parameter }
      }
    }
    guard function.parameters.contains(where: isOpen) else { return }
    let taken = function.parameters.map {
      $0.substituting(bindings, erasing: generics.filter { bindings[$0] == nil })
    }
    let uses = ClosureUses(in: closure, inOrder: program.inOrder).found
    if uses.isEmpty { return }
    assuming(taken, of: closure) {
      for use in uses where function.parameters.indices.contains(use.index) {
        let pattern = function.parameters[use.index]
        guard isOpen(pattern), let told = typeTold(by: use), !told.hasUnknown else { continue }
        unify(pattern, told, &bindings, generics)
      }
    }
  }

  private func typeTold(by use: ClosureUses.Use) -> SwiftType? {
    switch use.kind {
    case .argument(let position, let call): return typeTaken(by: call, at: position)
    case .operand(let name, let other):
      let type = quickType(other)
      if name == "=" { return type }
      guard BinaryOperation(rawValue: name)?.isShift == false else { return nil }
      return isNumber(type) || type.isText ? type : nil
    }
  }

  /// The parameter type of a call's function at a position; nil for several possible functions.
  private func typeTaken(by call: FunctionCallExprSyntax, at position: Int) -> SwiftType? {
    let arguments = writtenArguments(call)
    var found: [FittingCandidate]
    if let type = typeExpression(call.calledExpression) {
      found = matching(initializers(of: type), arguments)
    } else {
      found = matchingCandidates(call, arguments)
    }
    if found.isEmpty {
      guard case let parameters? = quickType(call.calledExpression).functionType?.parameters,
        parameters.indices.contains(position)
      else { return nil }
      return parameters[position]
    }
    if found.count > 1 {
      found.removeAll { score($0.candidate, $0.matched, arguments) == nil }
    }
    guard found.count == 1, let (candidate, matched) = found.first,
      let place = matched.firstIndex(where: { $0.contains(position) })
    else { return nil }
    let parameter = candidate.function.parameters[place]
    return parameter.type.substituting(
      candidate.bindings, erasing: candidate.function.typeParameters)
  }
}

/// Where a closure's body uses its parameters, as an argument or an operand by themselves.
final class ClosureUses: SyntaxVisitor {
  struct Use {
    enum Kind {
      case argument(Int, of: FunctionCallExprSyntax)
      case operand(of: String, beside: ExprSyntax)
    }
    /// Which of the closure's parameters it is.
    let index: Int
    let kind: Kind
  }

  private(set) var found: [Use] = []
  /// The parameters' names; nil where they are `$0` and so on.
  private let names: [String]?
  private let inOrder: (ExprSyntax) -> ExprSyntax

  /// - Parameters:
  ///   - closure: the closure to search.
  ///   - inOrder: groups operators by their precedence.
  init(in closure: ClosureExprSyntax, inOrder: @escaping (ExprSyntax) -> ExprSyntax) {
    names = closure.signature?.parameterClause?.names
    self.inOrder = inOrder
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
  }

  private func index(of expression: ExprSyntax) -> Int? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText else {
      return nil
    }
    if let names { return names.firstIndex(of: name) }
    return name.hasPrefix("$") ? Int(name.dropFirst()) : nil
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    for (position, argument) in node.arguments.nodes.enumerated() {
      guard let index = index(of: argument.expression) else { continue }
      found.append(Use(index: index, kind: .argument(position, of: node)))
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let ordered = inOrder(ExprSyntax(node))
    if ordered.is(SequenceExprSyntax.self) { return .visitChildren }
    walk(ordered)
    return .skipChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let (left, right) = (node.leftOperand, node.rightOperand)
    if let index = index(of: left) {
      found.append(Use(index: index, kind: .operand(of: node.name, beside: right)))
    }
    if let index = index(of: right) {
      found.append(Use(index: index, kind: .operand(of: node.name, beside: left)))
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // A closure without names has its own `$0`.
    names == nil ? .skipChildren : .visitChildren
  }
}
