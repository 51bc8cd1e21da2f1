import SwiftSyntax

/// Infers neighbouring literals' types from each other: a typed element in one collection or tuple
/// fixes the literals in the other.
extension Lowerer {
  /// The type of both operands where they are literals of collections or tuples, or sums of them,
  /// as in `[byte, 4] == [3, 4]` and `(money, 1) < (4.5, 0)`; nil where no element has a type of
  /// its own.
  func typeInCommon(_ left: ExprSyntax, _ right: ExprSyntax) -> SwiftType? {
    parts(of: left) != nil && parts(of: right) != nil ? typeOfLiteralsThatTell([left, right]) : nil
  }

  /// Whether it is a literal of a collection or a tuple with an element that has a type of its own.
  func isLiteralThatTells(_ syntax: ExprSyntax) -> Bool {
    parts(of: syntax) != nil && tells(syntax)
  }

  /// The type of the typed elements among literals, where these may have it: the byte's of `[4,
  /// byte]`.
  /// - Parameter types: the elements' types.
  func typeAmongLiterals(_ elements: [ExprSyntax], _ types: [SwiftType]) -> SwiftType? {
    if let type = typeOfLiteralsThatTell(elements) { return type }
    let own = zip(elements, types).filter { !isFlexible($0) && $1.isConcrete }.map(\.1)
    guard let type = own.first(where: \.isOptional) ?? own.first, own.count < elements.count,
      elements.prefix(64).allSatisfy({ !isFlexible($0) || mayBe($0, type) })
    else { return nil }
    return type
  }

  /// The type of collection or tuple literals one of which has a typed element: `[[1], [byte]]`.
  func typeOfLiteralsThatTell(_ elements: [ExprSyntax]) -> SwiftType? {
    elements.count > 1 && elements.prefix(64).contains(where: isLiteralThatTells)
      ? typeInCommon(elements) : nil
  }

  /// The same for a dictionary's keys or values.
  func typeAmongLiterals(_ elements: [ExprSyntax]) -> SwiftType? {
    let some = Array(elements.prefix(64))
    guard some.contains(where: isFlexible), !some.allSatisfy(isFlexible) else { return nil }
    return typeAmongLiterals(some, some.map { quickType($0) })
  }

  private enum Parts {
    case list([ExprSyntax])
    case dictionary(keys: [ExprSyntax], values: [ExprSyntax])
    case tuple([(label: String?, element: ExprSyntax)])
  }

  private func parts(of syntax: ExprSyntax) -> Parts? {
    let syntax = program.inOrder(withoutParentheses(syntax))
    switch syntax.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array) where typeExpression(syntax) == nil:
      return .list(array.elements.nodes.map(\.expression))
    case .dictionaryExpr(let dictionary) where typeExpression(syntax) == nil:
      guard case .elements(let elements) = dictionary.content else { return nil }
      let pairs = elements.nodes
      return .dictionary(keys: pairs.map(\.key), values: pairs.map(\.value))
    case .tupleExpr(let tuple) where tuple.elements.count > 1:
      return .tuple(tuple.elements.nodes.map { ($0.label?.plainText, $0.expression) })
    case .infixOperatorExpr(let infix) where infix.name == "+":
      // The right one first, which isn't a sum: it distinguishes texts from lists at once.
      guard case .list(let right)? = parts(of: infix.rightOperand),
        case .list(let left)? = parts(of: infix.leftOperand)
      else { return nil }
      return .list(left + right)
    default: return nil
    }
  }

  private func tells(_ syntax: ExprSyntax) -> Bool {
    switch parts(of: syntax) {
    case .list(let elements): elements.prefix(64).contains(where: tells)
    case .dictionary(let keys, let values):
      keys.prefix(64).contains(where: tells) || values.prefix(64).contains(where: tells)
    case .tuple(let elements): elements.contains { tells($0.element) }
    case nil: !isFlexible(syntax) && !syntax.is(BooleanLiteralExprSyntax.self)
    }
  }

  /// The type that all share; nil where that doesn't show, or they share none.
  private func typeInCommon(_ all: [ExprSyntax]) -> SwiftType? {
    let items = all.filter { !$0.is(NilLiteralExprSyntax.self) }
    guard let type = typeInCommon(ofThose: items) else { return nil }
    return items.count < all.count && !type.isOptional ? builtin.optional(type) : type
  }

  private func typeInCommon(ofThose items: [ExprSyntax]) -> SwiftType? {
    let parts = items.map(parts)
    switch parts.first {
    case .list:
      var lists: [[ExprSyntax]] = []
      for case .list(let own)? in parts { lists.append(own) }
      guard lists.count == parts.count else { break }
      return typeInCommon(lists.flatMap(\.self)).map(builtin.array)
    case .dictionary:
      var all: [(keys: [ExprSyntax], values: [ExprSyntax])] = []
      for case .dictionary(let keys, let values)? in parts { all.append((keys, values)) }
      guard all.count == parts.count else { break }
      guard let key = typeInCommon(all.flatMap(\.keys)),
        let value = typeInCommon(all.flatMap(\.values))
      else { return nil }
      return .nominal(builtin.dictionary, [key, value])
    case .tuple(let first):
      var tuples: [[(label: String?, element: ExprSyntax)]] = []
      for case .tuple(let own)? in parts where own.count == first.count { tuples.append(own) }
      guard tuples.count == parts.count else { break }
      var elements: [SwiftType.TupleElement] = []
      for place in first.indices {
        guard let type = typeInCommon(tuples.map { $0[place].element }) else { return nil }
        elements.append(SwiftType.TupleElement(label: first[place].label, type: type))
      }
      return .tuple(elements)
    default: break
    }
    let types = items.map { quickType($0) }
    let own = zip(items, types).filter { !isFlexible($0.0) }.map(\.1)
    guard let first = own.first else {
      return types.first(where: \.isDouble) ?? types.first.flatMap { $0.isConcrete ? $0 : nil }
    }
    guard own.allSatisfy({ $0.isConcrete && $0.wrapped.isSame(as: first.wrapped) }) else {
      return nil
    }
    let type = own.first(where: \.isOptional) ?? first
    return items.allSatisfy { !isFlexible($0) || mayBe($0, type) } ? type : nil
  }
}
