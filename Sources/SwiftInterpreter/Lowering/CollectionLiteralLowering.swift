import SwiftSyntax

/// Literals of lists and dictionaries, and what their elements have in common.
extension Lowerer {
  func lower(array literal: ArrayExprSyntax, expecting expected: SwiftType) -> Lowered {
    let wanted = expected.fullyUnwrapped
    if let nominal = wanted.nominal, !wanted.is(.array), !wanted.is(.set) {
      if let converted = lower(literal, asOptionSet: wanted, nominal) { return converted }
    }
    if let generic = lower(literal, asGeneric: wanted) { return generic }
    var element: SwiftType =
      wanted.is(.array) || wanted.is(.set)
      ? wanted.argument(0) : wanted.isStandIn ? wanted : .unknown
    if element.isUnknown, wanted.isUnknown, mixesTextAndNumbers(literal) {
      // A member of the list may follow, or a loop over it.
      if literal.parent?.is(MemberAccessExprSyntax.self) == true
        || literal.parent?.is(ForStmtSyntax.self) == true
      {
        return lower(array: literal, expecting: builtin.array(.existential([])))
      }
      return broken(
        .heterogeneous,
        "heterogeneous collection literal could only be inferred to '[Any]'; "
          + "add explicit type annotation if this is intentional", at: literal,
        type: builtin.array(.existential([])))
    }
    if element.isUnknown || element.hasUnknown {
      let elements = literal.elements.nodes.map(\.expression)
      element = commonType(elements) ?? element
      // If any type is allowed, elements need have nothing in common, nor what they contain.
      if let protocols = wanted.composition, protocols.isEmpty,
        elements.prefix(64).contains(where: {
          $0.is(DictionaryExprSyntax.self) || !mayBe($0, element)
        })
      {
        element = wanted
      }
    }
    let items = literal.elements.nodes.map(\.expression)
    var nodes = [Expression](repeating: Constant(.void), count: items.count)
    var found: SwiftType = .unknown
    // What implicit members leave open of a generic type the other elements determine.
    let isOpen = !element.isUnknown && element.hasUnknown
    let order =
      isOpen
      ? items.indices.filter { implicitRoot(items[$0]) == nil }
        + items.indices.filter { implicitRoot(items[$0]) != nil } : Array(items.indices)
    for index in order {
      let item = items[index]
      let lowered = lower(item, expecting: base(of: item, among: items, in: literal, of: element))
      if found.isUnknown { found = lowered.type }
      if isOpen, element.hasUnknown, lowered.type.isConcrete,
        lowered.type.nominal === element.nominal
      {
        element = lowered.type
      }
      nodes[index] = coerce(lowered, to: element, at: item, as: .element).node
    }
    let type = element.isUnknown ? found : element
    let node = ArrayLiteral(nodes, machine: machine)
    if wanted.is(.set) {
      return Lowered(
        Computed { [unowned machine] frame in
          guard case .array(let box) = try node.evaluate(frame) else { return .void }
          return .set(SetBox(try OrderedPairs(keys: box.elements, counting: machine)))
        }, .nominal(builtin.set, [type]))
    }
    return Lowered(node, builtin.array(type))
  }

  /// The expected type of a list's element or a dictionary's value. An argument's literal has its
  /// elements' type before these become existentials: an implicit member, which no existential has,
  /// is of the type that all others have.
  func base(
    of item: ExprSyntax, among elements: @autoclosure () -> [ExprSyntax],
    in literal: some ExprSyntaxProtocol, of element: SwiftType
  ) -> SwiftType {
    guard element.wrapped.composition != nil, literal.parent?.is(LabeledExprSyntax.self) == true,
      let root = implicitRoot(item), members(root, of: element.wrapped, isStatic: true).isEmpty
    else { return element }
    let others = elements().filter { implicitRoot($0) == nil }.map { quickType($0) }
    guard let first = others.first, first.isConcrete,
      others.allSatisfy({ $0.isSame(as: first) })
    else { return element }
    return first
  }

  private func mixesTextAndNumbers(_ literal: ArrayExprSyntax) -> Bool {
    let kinds = literal.elements.nodes.prefix(64).compactMap { literalKind($0.expression) }
    return kinds.contains(.string) && kinds.contains { $0 == .integer || $0 == .float }
  }

  /// The common type of sibling literals: `[1, 2.5]` has doubles, `[nil, 3]` optionals.
  /// - Parameter open: the elements whose types don't show.
  private func commonType(_ elements: [ExprSyntax]) -> SwiftType? {
    var common: SwiftType?
    var hasNil = false
    // The literals so far, as long as there is nothing else.
    var literals: [ExprSyntax]? = []
    for element in elements.prefix(64) {
      if element.is(NilLiteralExprSyntax.self) {
        hasNil = true
        continue
      }
      let type = quickType(element)
      if type.isUnknown { continue }
      if isFlexible(element) {
        literals?.append(element)
      } else {
        // `[1, Money.zero]`, `[4, byte]`: literals take the type of their neighbours.
        if let others = literals, let nominal = type.nominal {
          if others.allSatisfy({ mayBe($0, type) }) {
            common = type
          } else if nominal.isFromScene {
            return hasNil ? nil : .existential([])
          }
        }
        literals = nil
      }
      if let known = common, known.nominal?.isFromScene == true || isList(known),
        literalKind(element) != nil, !mayBe(element, known)
      {
        return hasNil ? nil : .existential([])
      }
      if let known = common {
        if let shared = commonClass(known, type) {
          common = shared
          continue
        }
        if type.isDouble, known.isInt { common = type }
        if type.isOptional, !known.isOptional { common = type }
        // A function that doesn't throw is one that may.
        if type.functionType?.isThrowing == true, known.functionType?.isThrowing == false {
          common = type
        }
        if case .metatype(let a) = type, case .metatype(let b) = known, a.nominal !== b.nominal {
          return .existential([])
        }
        if let a = type.nominal, let b = known.nominal, a !== b, !(type.isInt || known.isInt),
          !type.isOptional, !known.isOptional
        {
          if isFlexible(element) { continue }
          return hasNil ? nil : .existential([])
        }
      } else {
        common = type
      }
    }
    guard let common else { return nil }
    return hasNil && !common.isOptional ? builtin.optional(common) : common
  }

  /// Whether an element may have a type: a literal may have several.
  func mayBe(_ element: ExprSyntax, _ type: SwiftType) -> Bool {
    if let literal = literalKind(element) { return score(of: literal, type.fullyUnwrapped) != nil }
    if element.is(ArrayExprSyntax.self) || element.is(DictionaryExprSyntax.self) {
      return score(of: element, for: type, Parameter(label: nil, name: "", type: type)) != nil
    }
    return isFlexible(element) || fit(quickType(element), into: type) != nil
  }

  /// The common superclass of two different classes, or arrays of it for arrays of them:
  /// `KeyPath<A, Int>` and `KeyPath<A, String>` share `PartialKeyPath<A>`.
  func commonClass(_ a: SwiftType, _ b: SwiftType) -> SwiftType? {
    guard let first = a.nominal, let second = b.nominal else { return nil }
    if first === second, a.is(.array) {
      return commonClass(a.argument(0), b.argument(0)).map(builtin.array)
    }
    guard first.kind == .classType, second.kind == .classType else { return nil }
    if first === second, first.typeParameters.isEmpty { return nil }
    var ancestor: NominalType? = first
    while let type = ancestor {
      let arguments = a.arguments(of: type)
      if second.conforms(to: type),
        zip(arguments, b.arguments(of: type)).allSatisfy({ $0.isSame(as: $1) })
      {
        return .nominal(type, arguments)
      }
      ancestor = type.superclass
    }
    return nil
  }

  /// `[.top, .leading]` for an option set or another type with an array literal initialiser.
  private func lower(
    _ literal: ArrayExprSyntax, asOptionSet type: SwiftType, _ nominal: NominalType
  ) -> Lowered? {
    let takesBits = nominal.conforms(to: .optionSet)
    // Its own initialiser, else a protocol's.
    for candidate in initializers(of: type) {
      let function = candidate.function
      guard function.parameters.count == 1, let elements = function.parameters.first,
        elements.label == "arrayLiteral", elements.isVariadic,
        function.owner === nominal || nominal.isFromScene && !takesBits
      else { continue }
      var bindings = candidate.bindings
      let nodes = literal.elements.nodes.map { element in
        let wanted = elements.type.substituting(bindings, erasing: nominal.typeParameters)
        let lowered = lower(element.expression, expecting: wanted)
        unify(elements.type, lowered.type, &bindings, nominal.typeParameters)
        return coerce(lowered, to: wanted, at: element.expression).node
      }
      // The elements determine the type arguments that aren't written.
      let told = nominal.typeParameters.map { bindings[$0] ?? .unknown }
      let made = type.hasUnknown ? SwiftType.nominal(nominal, told) : type
      return Lowered(construct(made, function, [.variadic(nodes)], site: site(literal)), made)
    }
    return takesBits ? lowerOptionSet(literal, type, nominal) : nil
  }

  /// A list literal for a generic parameter: of the type that the parameter has at run time.
  private func lower(_ literal: ArrayExprSyntax, asGeneric wanted: SwiftType) -> Lowered? {
    guard case .parameter(let parameter) = wanted, isBoundHere(wanted),
      let type = metatypeVariable(parameter)
    else { return nil }
    let known = context.scope.knownConstraints(of: parameter)
    guard known.contains(where: { $0.conforms(to: .expressibleByArrayLiteral) }) else {
      return nil
    }
    // The elements of an option set's literal are option sets.
    let element = known.contains { $0.conforms(to: .optionSet) } ? wanted : .unknown
    let nodes = literal.elements.nodes.map { lower($0.expression, expecting: element).node }
    let machine = machine
    return Lowered(
      Computed { frame in
        let elements = try nodes.map { try $0.evaluate(frame) }
        guard case .metatype(let box) = try type.node.evaluate(frame) else {
          return .array(ArrayBox(elements))
        }
        return try machine.program.value(ofLiteral: elements, as: box.type)
      }, wanted)
  }

  private func lowerOptionSet(
    _ literal: ArrayExprSyntax, _ type: SwiftType, _ nominal: NominalType
  ) -> Lowered {
    let nodes = literal.elements.nodes.map { lower($0.expression, expecting: type).node }
    let (program, raw) = (program, nominal.storedIndex("rawValue") ?? 0)
    return Lowered(
      Computed { frame in
        try program.union(of: nodes.map { try $0.evaluate(frame) }, as: nominal, raw)
      }, type)
  }

  /// A dictionary literal for a type with its own initialiser for them.
  private func lower(
    _ literal: DictionaryExprSyntax, asLiteralOf type: SwiftType
  ) -> Lowered? {
    guard let nominal = type.nominal, !nominal.takesItself("dictionaryLiteral") else { return nil }
    for member in nominal.initializers {
      guard case .function(let function) = member, function.parameters.count == 1,
        function.parameters[0].label == "dictionaryLiteral",
        case .tuple(let pair) = function.parameters[0].type.substituting(
          Bindings(nominal.typeParameters, type.arguments)), pair.count == 2
      else { continue }
      var elements: [Expression] = []
      if case .elements(let written) = literal.content {
        elements = written.nodes.map { element in
          let parts = zip([element.key, element.value], pair).map {
            coerce(lower($0, expecting: $1.type), to: $1.type, at: $0).node
          }
          return TupleLiteral(parts, labels: [nil, nil])
        }
      }
      return Lowered(construct(type, function, [.variadic(elements)], site: site(literal)), type)
    }
    return nil
  }

  func lower(dictionary literal: DictionaryExprSyntax, expecting expected: SwiftType) -> Lowered {
    let wanted = expected.fullyUnwrapped
    if let converted = lower(literal, asLiteralOf: wanted) { return converted }
    // A framework's own takes elements of any types.
    let open: SwiftType = wanted.isStandIn ? wanted : .unknown
    var key = wanted.is(.dictionary) ? wanted.argument(0) : open
    var value = wanted.is(.dictionary) ? wanted.argument(1) : open
    guard case .elements(let elements) = literal.content else {
      return Lowered(
        DictionaryLiteral([], site: site(literal), machine: machine),
        .nominal(builtin.dictionary, [key, value]))
    }
    if value.isUnknown { value = commonType(elements.nodes.map(\.value)) ?? .unknown }
    // If any type is allowed, values need have nothing in common.
    if let protocols = wanted.composition, protocols.isEmpty,
      elements.nodes.prefix(64).contains(where: {
        $0.value.is(ArrayExprSyntax.self) || !mayBe($0.value, value)
      })
    {
      value = wanted
    }
    var pairs: [(key: Expression, value: Expression)] = []
    for element in elements {
      let loweredKey = lower(element.key, expecting: key)
      if key.isUnknown { key = loweredKey.type }
      let loweredValue = lower(
        element.value,
        expecting: base(
          of: element.value, among: elements.nodes.map(\.value), in: literal, of: value))
      if value.isUnknown { value = loweredValue.type }
      pairs.append(
        (
          coerce(loweredKey, to: key, at: element.key).node,
          coerce(loweredValue, to: value, at: element.value, as: .dictionaryValue).node
        ))
    }
    return Lowered(
      DictionaryLiteral(pairs, site: site(literal), machine: machine),
      .nominal(builtin.dictionary, [key, value]))
  }
}

extension Program {
  /// A list literal as a value of a type that is expressible by it.
  fileprivate func value(ofLiteral elements: [Value], as type: SwiftType) throws -> Value {
    guard let nominal = type.nominal, nominal !== builtin.array else {
      return .array(ArrayBox(elements))
    }
    if nominal === builtin.set { return try .set(elements, counting: machine) }
    if nominal.conforms(to: .optionSet), !nominal.hasInitializer(labelled: "arrayLiteral") {
      return try union(of: elements, as: nominal, nominal.storedIndex("rawValue") ?? 0)
    }
    return try construct(
      nominal, of: type.arguments,
      elements.enumerated().map { Interpreter.Argument($0 == 0 ? "arrayLiteral" : nil, $1) })
  }

  /// The union of several option sets.
  /// - Parameter raw: where they store their raw values.
  fileprivate func union(of sets: [Value], as type: NominalType, _ raw: Int) throws -> Value {
    var bits: Value?
    for case .structure(let box) in sets {
      let next = box.fields[raw]
      bits = try bits.map { try machine.applyGeneral(.or, $0, next, .none) } ?? next
    }
    return .structure(StructureBox(type: type, fields: [bits ?? .int(0)]))
  }
}
