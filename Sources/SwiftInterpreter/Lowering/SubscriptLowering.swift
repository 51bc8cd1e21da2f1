import SwiftSyntax

extension Lowerer {
  func lower(_ call: SubscriptCallExprSyntax, expecting expected: SwiftType) -> Lowered {
    let base = call.calledExpression
    let arguments = writtenArguments(call)
    if let type = typeExpression(base) {
      let found = subscripts(of: type, isStatic: true)
      let receiver = Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type))
      return lowerSubscript(found, receiver, arguments, at: call, expecting: expected)
    }
    let receiver =
      if let literal = typeOfLiteral(base, subscriptedBy: arguments, leadingTo: expected) {
        lower(base, expecting: literal)
      } else {
        forced(lowerLink(base, leadingTo: expected), for: "subscript", at: base)
      }
    if arguments.count == 1, arguments[0].label == "keyPath" {
      return lowerKeyPathAccess(receiver, arguments[0].expression, at: call)
    }
    return lowerElement(of: receiver, arguments, at: call, expecting: expected)
  }

  /// An element of a value, or its subscript's result for the arguments.
  func lowerElement(
    of receiver: Lowered, _ arguments: [WrittenArgument], at call: some SyntaxProtocol,
    expecting expected: SwiftType
  ) -> Lowered {
    if arguments.count == 1, arguments[0].expression.soleToken == "..." {
      guard let type = sliced(receiver.type) else { return receiver }
      let everything = Constant(.range(RangeBox(.halfOpen, lower: nil, upper: nil)))
      return Lowered(
        IndexedElement(
          base: receiver.node, index: everything, fallback: nil, site: site(call),
          machine: machine), type)
    }
    let type = receiver.type
    if type.isText, let own = ownSubscripts(of: type, arguments) {
      return lowerSubscript(own, receiver, arguments, at: call, expecting: expected)
    }
    if let nominal = type.nominal, let plain = lowerPlain(receiver, nominal, arguments, at: call) {
      return plain
    }
    let hasPlain = isList(type) || type.is(.dictionary) || type.isText
    // Members of all collections are found before.
    let found = subscripts(of: type, isStatic: false).filter {
      !hasPlain || $0.0.getter.owner?.name.hasSuffix("Collection") != true
        || !$0.0.getter.isNative
    }
    if !hasPlain, let element = dynamicElement(of: receiver, found, arguments, at: call) {
      return element
    }
    // Their elements have no number.
    let hasNumbers = type.nominal !== builtin.set
    if !hasNumbers, found.allSatisfy({ $0.0.getter.isNative }), arguments.count == 1,
      literalKind(arguments[0].expression) == .integer
    {
      return broken(.unknownMember, "no exact matches in call to subscript", at: call)
    }
    if !found.isEmpty {
      return lowerSubscript(found, receiver, arguments, at: call, expecting: expected)
    }
    if isDynamic(type), arguments.count == 1 {
      let index = forced(
        lower(arguments[0].expression, expecting: .unknown), at: arguments[0].expression)
      return Lowered(
        IndexedElement(
          base: receiver.node, index: index.node, fallback: nil, site: site(call),
          machine: machine), .unknown)
    }
    let labels = arguments.map { $0.label ?? "_" }
    let isMissing = type.isStandIn || labels[0] != "_" && program.mayBeMissing(context.scope.file)
    if isMissing, let nominal = type.nominal {
      return foreign("subscript", of: nominal, labels: labels, at: call)
    }
    return broken(
      .unknownMember,
      hasPlain
        ? "no exact matches in call to subscript" : "value of type '\(type)' has no subscripts",
      at: call)
  }

  /// The type of a literal from its subscript's use: in `[.red, .green][index]` the elements have
  /// the type expected of the whole, in `[.red: 1][color] ?? 0` the keys that of the index.
  /// - Returns: Nil where the literal has its own type.
  private func typeOfLiteral(
    _ base: ExprSyntax, subscriptedBy arguments: [WrittenArgument], leadingTo expected: SwiftType
  ) -> SwiftType? {
    guard let index = arguments.first, index.label == nil, index.expression.soleToken != "..."
    else { return nil }
    if base.is(ArrayExprSyntax.self) {
      let isSliced = quickType(index.expression).nominal?.isRange == true
      return expected.isUnknown || isSliced ? nil : builtin.array(expected)
    }
    guard base.is(DictionaryExprSyntax.self) else { return nil }
    // Literals take their type from the whole expression: see
    // ``lowerChecked(_:expecting:standsAlone:_:)``.
    let own = quickType(base)
    var (key, value) = (own.argument(0), own.argument(1))
    guard key.isUnknown || value.isUnknown else { return nil }
    if key.isUnknown { key = quickType(index.expression) }
    if value.isUnknown { value = arguments.count == 1 ? expected.wrapped : expected }
    return .nominal(builtin.dictionary, [key, value])
  }

  /// Texts' subscripts in extensions for arguments that aren't indices: `subscript(_: Int)`.
  private func ownSubscripts(
    of type: SwiftType, _ arguments: [WrittenArgument]
  ) -> [(SubscriptDeclaration, Bindings)]? {
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    let given = quickType(arguments[0].expression)
    guard !isPlace(given) else { return nil }
    let own = subscripts(of: type, isStatic: false).filter { found in
      let parameters = found.0.getter.parameters
      return !found.0.getter.isNative && parameters.count == 1 && parameters[0].label == nil
        && !given.isUnknown && fit(given, into: parameters[0].type) != nil
    }
    return own.isEmpty ? nil : own
  }

  /// Whether it is an index of a text, or a range of them.
  func isPlace(_ type: SwiftType) -> Bool {
    guard let nominal = type.nominal else { return false }
    return nominal.isRange ? isPlace(type.argument(0)) : nominal.isTextIndex
  }

  /// Returns true if a subscript's argument is the unbounded range, as in `text[...]`.
  func isOfAll(_ arguments: LabeledExprListSyntax) -> Bool {
    arguments.count == 1 && arguments.first?.expression.soleToken == "..."
  }

  func writtenArguments(_ call: SubscriptCallExprSyntax) -> [WrittenArgument] {
    var arguments = call.arguments.written
    if let closure = call.trailingClosure {
      arguments.append(
        WrittenArgument(label: nil, expression: ExprSyntax(closure), isTrailing: true))
    }
    return arguments
  }

  func subscripts(of type: SwiftType, isStatic: Bool) -> [(SubscriptDeclaration, Bindings)] {
    members("subscript", of: type, isStatic: isStatic).compactMap { found in
      guard case .subscripting(let subscripting) = found.member else { return nil }
      return (subscripting, found.bindings)
    }
  }

  /// Whether it is an array or a slice of one.
  func isList(_ type: SwiftType) -> Bool {
    type.nominal === builtin.array || type.nominal === builtin.arraySlice
  }

  /// The type of a slice of a list, a text or a view of one; nil for any other type.
  func sliced(_ type: SwiftType) -> SwiftType? {
    if isList(type) { return .nominal(builtin.arraySlice, type.arguments) }
    if type.isText { return builtin.substring }
    guard let nominal = type.nominal, !nominal.isFromScene,
      let part = program.nestedType("SubSequence", of: type), part.nominal?.name == nominal.name
    else { return nil }
    return part
  }

  /// The interpreter's own collections, without a call.
  private func lowerPlain(
    _ receiver: Lowered, _ nominal: NominalType, _ arguments: [WrittenArgument],
    at call: some SyntaxProtocol
  ) -> Lowered? {
    let type = receiver.type
    switch nominal.builtin {
    case .array, .arraySlice:
      guard arguments.count == 1, arguments[0].label == nil else { return nil }
      let quick = quickType(arguments[0].expression)
      if quick.nominal?.isRange == true {
        // Collections of certain elements have their own subscript.
        let own = subscripts(of: type, isStatic: false).filter {
          $0.0.getter.owner === nominal && $0.0.getter.isNative
        }
        if !own.isEmpty {
          return lowerSubscript(own, receiver, arguments, at: call, expecting: .unknown)
        }
        let index = lower(
          arguments[0].expression, expecting: .nominal(builtin.range, [builtin.int]))
        return Lowered(
          IndexedElement(
            base: receiver.node, index: index.node, fallback: nil, site: site(call),
            machine: machine), sliced(type) ?? type)
      }
      if quick.nominal != nil, !quick.fullyUnwrapped.isInt { return nil }
      // A tuple isn't an index of a list, but may be one of an extension's subscript.
      if case .tuple = quick { return nil }
      let index = coerce(
        lower(arguments[0].expression, expecting: builtin.int), to: builtin.int,
        at: arguments[0].expression, as: .argument)
      return Lowered(
        IndexedElement(
          base: receiver.node, index: index.node, fallback: nil, site: site(call),
          machine: machine), type.argument(0))
    case .dictionary:
      guard let first = arguments.first, first.label == nil, !isPair(first.expression) else {
        return nil
      }
      let key = coerce(
        lower(first.expression, expecting: type.argument(0)), to: type.argument(0),
        at: first.expression, as: .argument)
      if arguments.count == 2, arguments[1].label == "default" {
        let value = lower(arguments[1].expression, expecting: type.argument(1))
        return Lowered(
          IndexedElement(
            base: receiver.node, index: key.node, fallback: value.node, site: site(call),
            machine: machine), type.argument(1).isUnknown ? value.type : type.argument(1))
      }
      guard arguments.count == 1 else { return nil }
      return Lowered(
        IndexedElement(
          base: receiver.node, index: key.node, fallback: nil, site: site(call),
          machine: machine), builtin.optional(type.argument(1)))
    case .string, .substring:
      guard arguments.count == 1, arguments[0].label == nil else { return nil }
      let index = forced(
        lower(arguments[0].expression, expecting: .unknown), at: arguments[0].expression)
      let isRange = index.type.nominal?.isRange == true
      if isNumber(isRange ? index.type.argument(0) : index.type) {
        return noPlace(isRange: isRange, in: type, at: call)
      }
      return Lowered(
        IndexedElement(
          base: receiver.node, index: index.node, fallback: nil, site: site(call),
          machine: machine), isRange ? builtin.substring : builtin.character)
    default: return nil
    }
  }

  /// Whether an argument is an index of a dictionary, rather than a key.
  func isPair(_ argument: ExprSyntax) -> Bool {
    guard !argument.isLiteral, let index = quickType(argument).nominal else { return false }
    return index === program.nestedType("Index", in: builtin.dictionary)?.nominal
  }

  /// A number where an index of a text is expected.
  private func noPlace(
    isRange: Bool, in type: SwiftType, at call: some SyntaxProtocol
  ) -> Lowered {
    let unavailable = "'subscript(_:)' is unavailable: cannot subscript String with an "
    return broken(
      .stringIndex,
      !type.isString
        ? "no exact matches in call to subscript"
        : unavailable
          + (isRange
            ? "integer range, use a String.Index range instead."
            : "Int, use a String.Index instead."),
      at: call.as(SubscriptCallExprSyntax.self)?.calledExpression._syntaxNode ?? Syntax(call),
      remedy: "write 'text[text.index(…)]'",
      type: isRange ? builtin.substring : builtin.character)
  }

  private func lowerSubscript(
    _ found: [(SubscriptDeclaration, Bindings)], _ receiver: Lowered,
    _ arguments: [WrittenArgument], at call: some SyntaxProtocol,
    expecting expected: SwiftType
  ) -> Lowered {
    let candidates = found.map { Candidate(function: $0.0.getter, bindings: $0.1) }
    let made = lowerCall(
      candidates, arguments, receiver: receiver, at: call, expecting: expected)
    guard let node = made.node as? Call,
      let (declaration, _) = found.first(where: { $0.0.getter === node.declaration })
    else { return made }
    return Lowered(
      ComputedProperty(
        getter: declaration.getter, setter: declaration.setter, receiver: receiver.node,
        arguments: node.arguments, typeArguments: node.typeArguments,
        receiverType: node.receiverType, isDynamic: node.isDynamic, site: site(call),
        machine: machine), made.type)
  }
}
