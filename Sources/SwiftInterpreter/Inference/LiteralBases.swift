import SwiftSyntax

/// What literals are where a member is asked of them, which their surroundings tell in a roundabout
/// way.
extension Lowerer {
  /// An integer literal, or a range of such, whose default type has no such member, as the
  /// floating-point numbers that have it: `2.squareRoot()`, `(0...1).middle`.
  func lowerLiteral(_ base: ExprSyntax, lacking name: String) -> Lowered? {
    var inner = base
    while let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      inner = only.expression
    }
    let isRange = isFlexibleRange(inner)
    guard isRange || literalKind(inner) == .integer else { return nil }
    let type = quickType(inner)
    guard (isRange ? type.argument(0) : type).isInt, let nominal = type.nominal,
      members(name, of: type, isStatic: false).isEmpty
    else { return nil }
    let other = isRange ? SwiftType.nominal(nominal, [builtin.double]) : builtin.double
    guard !members(name, of: other, isStatic: false).isEmpty else { return nil }
    return lower(inner, expecting: other)
  }

  /// A range of integer literals as one of the numbers that an argument is:
  /// `(48...57).contains(byte)`.
  func lowerRange(
    _ base: ExprSyntax, from arguments: [WrittenArgument], of name: String
  ) -> Lowered? {
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression, isFlexibleRange(inner),
      case .nominal(let range, let bounds) = quickType(inner),
      bounds.first?.isInt == true || bounds.first?.isDouble == true,
      let bound = range.typeParameters.first
    else { return nil }
    let found = candidates(name, of: range.selfType, isStatic: false)
    for (candidate, matched) in matching(found, arguments) {
      for (parameter, indices) in zip(candidate.function.parameters, matched) {
        guard let index = indices.first,
          case .parameter(let taken) = parameter.type.substituting(candidate.bindings),
          taken === bound
        else { continue }
        let type = quickType(arguments[index].expression)
        // A type of the program's own may be made from such literals.
        let isMade = type.nominal?.isFromScene == true && isMade(type, fromBoundsOf: inner)
        if isMade || isNumber(type) && !type.isInt {
          return lower(inner, expecting: .nominal(range, [type]))
        }
      }
    }
    return nil
  }

  private func isMade(_ type: SwiftType, fromBoundsOf range: ExprSyntax) -> Bool {
    guard let infix = program.inOrder(range).as(InfixOperatorExprSyntax.self) else { return false }
    return [infix.leftOperand, infix.rightOperand].allSatisfy { bound in
      literalKind(bound).map { score(of: $0, type) != nil } ?? false
    }
  }

  /// The kind of range that integer literals make; nil of anything else.
  func rangeOfLiterals(_ base: ExprSyntax) -> NominalType? {
    guard case let inner = withoutParentheses(base), isFlexibleRange(inner),
      case let type = quickType(inner), type.argument(0).isInt
    else { return nil }
    return type.nominal
  }

  /// Lowers a call on literals as the first of the numbers without an error that closures pass on what
  /// they take: `[0, 1].map { name($0) }` with a `name(_: Int64)`.
  func firstOfNumbers(
    takenBy arguments: [WrittenArgument], _ base: ExprSyntax, of list: (SwiftType) -> SwiftType,
    _ call: (Lowered) -> Lowered
  ) -> Lowered? {
    for type in arguments.flatMap({ numbersPassedOn(by: $0.expression) }) {
      let before = program.problems
      let made = call(lower(base, expecting: list(type)))
      if !program.problems.hasErrors(since: before) { return made }
      program.problems = before
    }
    return nil
  }

  /// The types of numbers, but `Int`, of which the parameters are that a closure of one expression
  /// passes on what it takes.
  private func numbersPassedOn(by syntax: ExprSyntax) -> [SwiftType] {
    guard let closure = syntax.as(ClosureExprSyntax.self), closure.statements.count == 1 else {
      return []
    }
    return ClosureUses(in: closure, inOrder: program.inOrder).found.flatMap { use -> [SwiftType] in
      guard case .argument(let position, let call) = use.kind, use.index == 0 else { return [] }
      return matchingCandidates(call, writtenArguments(call)).flatMap { candidate, matched in
        zip(candidate.function.parameters, matched).compactMap { parameter, indices in
          let type = parameter.type.substituting(candidate.bindings).fullyUnwrapped
          return indices.contains(position) && isNumber(type) && !type.isInt ? type : nil
        }
      }
    }
  }

  /// Lowers a member of what is made from a literal, by a type that is named or by members such as
  /// `dropFirst()`: where that has no such member, as one of what else the literal may be, by
  /// `extension Set where Element == Int?` or `extension Collection where Element == Character`.
  func firstOfLiterals(
    _ base: ExprSyntax, lacking name: String, _ first: () -> Lowered,
    _ member: (Lowered) -> Lowered
  ) -> Lowered {
    guard let root = literalRoot(of: base) else { return first() }
    return firstWithoutErrors(
      first,
      {
        guard members(name, of: quickType(base), isStatic: false).isEmpty else { return nil }
        for type in otherTypes(of: root) {
          let made = assuming([(root, type)]) { () -> Lowered? in
            let found = quickType(base)
            guard !found.isUnknown, !members(name, of: found, isStatic: false).isEmpty else {
              return nil
            }
            return lower(base, expecting: found)
          }
          if let made, !members(name, of: made.type, isStatic: false).isEmpty {
            return member(made)
          }
        }
        return nil
      }
    ).result
  }

  /// Lowers a part of what literals make, such as `[1, 2].max()!` and `(1, 2).0`: where it isn't of
  /// the type expected, as a part of other literals.
  func firstOfLiterals(
    _ syntax: ExprSyntax, expecting expected: SwiftType, _ lower: () -> Lowered
  ) -> Lowered {
    guard !expected.isUnknown, let root = literalRoot(behind: syntax) else { return lower() }
    let before = program.problems
    let first = lower()
    func fits(_ made: Lowered) -> Bool {
      !program.problems.hasErrors(since: before) && fit(made.type, into: expected) != nil
        && !isSequence(made.type, insteadOf: expected.fullyUnwrapped)
    }
    guard attemptsLeft > 0, !fits(first) else { return first }
    attemptsLeft -= 1
    let found = program.problems
    for type in otherTypes(of: root, leadingTo: expected) {
      program.problems = before
      let other = assuming([(root, type)], lower)
      if fits(other) { return other }
    }
    program.problems = found
    return first
  }

  /// Returns true if it is a part of what literals make that is of a type where they are others than
  /// by default.
  func mayBePart(ofLiterals syntax: ExprSyntax, _ type: SwiftType) -> Bool {
    guard let root = literalRoot(behind: syntax) else { return false }
    return otherTypes(of: root, leadingTo: type).contains { other in
      let found = assuming([(root, other)]) { quickType(syntax) }
      return !found.isUnknown && fit(found, into: type) != nil
    }
  }

  /// What a postfix expression begins with, where that is literals of which nothing is decided.
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

  /// What literals may be besides what such are by default.
  /// - Parameter wanted: the type of a part of what they make, in which their own may stand.
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
      // Of implicit members nothing shows: `[.red, .blue].filter(isShown).last`.
      case .unknown: return told
      case .tuple(let elements):
        let choices = Self.choices(elements.map { [$0.type] + variants($0.type) })
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

  /// What the literals of an array literal are, and what its implicit members are members of, where
  /// an argument that is to be such an element tells: `[.loading, .idle].contains(phase)`.
  func elementType(
    of array: ArrayExprSyntax, from arguments: [WrittenArgument], of name: String
  ) -> SwiftType? {
    let isOpen = array.elements.nodes.allSatisfy {
      implicitRoot($0.expression) != nil || literalKind($0.expression) != nil
    }
    // Elements that tell their type become optionals beside one: `[Side.left].contains(key?.side)`.
    if !isOpen,
      !arguments.contains(where: { isChain($0.expression) || quickType($0.expression).isOptional })
    {
      return nil
    }
    let found = candidates(name, of: builtin.array.selfType, isStatic: false)
    for (candidate, matched) in matching(found, arguments) {
      for (parameter, indices) in zip(candidate.function.parameters, matched) {
        guard let index = indices.first else { continue }
        guard case .parameter(let generic) = parameter.type.substituting(candidate.bindings),
          isElement(generic)
        else { continue }
        let type = typeOfElement(arguments[index].expression)
        if type.isUnknown || !isOpen && !holds(type, elementsOf: array) { continue }
        return type
      }
    }
    return nil
  }

  /// Whether a type is an optional of what an array literal's elements are.
  private func holds(_ type: SwiftType, elementsOf array: ArrayExprSyntax) -> Bool {
    let element = quickType(ExprSyntax(array)).argument(0)
    return type.isOptional && element.isConcrete && element.isSame(as: type.wrapped)
  }

  /// Of a chain, which is an optional whatever its links are, lowering tells.
  private func typeOfElement(_ syntax: ExprSyntax) -> SwiftType {
    guard isChain(syntax) else { return quickType(syntax) }
    let before = program.problems
    defer { program.problems = before }
    return lower(syntax, expecting: .unknown).type
  }

  private func isElement(_ parameter: GenericParameter) -> Bool {
    parameter === builtin.array.typeParameters.first
  }

  /// What literals are where a closure that takes each writes its type:
  /// `[1, 2.5].map { (t: Celsius) in t }`.
  func writtenElement(
    of array: ArrayExprSyntax, from arguments: [WrittenArgument], of name: String
  ) -> SwiftType? {
    guard arguments.contains(where: { writesParameters($0.expression) }),
      array.elements.nodes.allSatisfy({
        implicitRoot($0.expression) != nil || literalKind($0.expression) != nil
      })
    else { return nil }
    let found = candidates(name, of: builtin.array.selfType, isStatic: false)
    for (candidate, matched) in matching(found, arguments) {
      for (parameter, indices) in zip(candidate.function.parameters, matched) {
        guard let index = indices.first else { continue }
        let taken = parameter.type.substituting(candidate.bindings)
        if let type = writtenParameter(of: arguments[index].expression, taken) { return type }
      }
    }
    return nil
  }

  private func writesParameters(_ syntax: ExprSyntax) -> Bool {
    if case .parameterClause? = syntax.as(ClosureExprSyntax.self)?.signature?.parameterClause {
      return true
    }
    return false
  }

  /// The type that a closure writes for the element it takes.
  private func writtenParameter(of syntax: ExprSyntax, _ taken: SwiftType) -> SwiftType? {
    guard let closure = syntax.as(ClosureExprSyntax.self),
      case .parameter(let generic)? = taken.functionType?.parameters.first, isElement(generic),
      case .parameterClause(let clause)? = closure.signature?.parameterClause
    else { return nil }
    return clause.parameters.first?.type.map { resolveType($0) }
  }

  /// What the implicit members of `[.red, .blue].map { .init($0) }` may be members of: whatever the
  /// initialisers of the elements expected take.
  func elementTypes(
    of array: ArrayExprSyntax, from arguments: [WrittenArgument], leadingTo expected: SwiftType
  ) -> [SwiftType] {
    guard arguments.count == 1, attemptsLeft > 0,
      array.elements.nodes.allSatisfy({ implicitRoot($0.expression) != nil })
    else { return [] }
    var made =
      expected.fullyUnwrapped.is(.array) ? expected.fullyUnwrapped.argument(0) : .unknown
    var label: String?
    if let closure = arguments[0].expression.as(ClosureExprSyntax.self) {
      guard closure.statements.count == 1,
        case .expr(let only)? = closure.statements.first?.item,
        let call = only.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        call.arguments.first?.expression.soleToken == "$0"
      else { return [] }
      label = call.arguments.first?.label?.plainText
      if implicitRoot(only) != "init" {
        guard let type = typeExpression(call.calledExpression) else { return [] }
        made = type
      }
    } else if let access = arguments[0].expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base,
      let type = typeExpression(base)
    {
      made = type
    } else {
      return []
    }
    attemptsLeft -= 1
    return initializers(of: made).compactMap { candidate in
      let parameters = candidate.function.parameters
      guard let first = parameters.first, first.label == label,
        parameters.dropFirst().allSatisfy({ $0.defaultValue != nil })
      else { return nil }
      let type = first.type.substituting(candidate.bindings)
      return type.nominal == nil ? nil : type
    }
  }
}
