import SwiftSyntax

/// What arguments imply for generic parameters, without lowering them, and if it is consistent.
extension Lowerer {
  /// Scores literals against the type that other arguments imply for their generic parameter, as
  /// far as it shows; nil where several arguments contradict each other.
  func agree(
    _ arguments: [WrittenArgument], on function: FunctionDeclaration, _ matched: [Range<Int>]
  ) -> Score? {
    guard function.location != nil, function.parameters.count > 1 else { return .exact }
    var total = Score.exact
    for generic in function.typeParameters where !generic.isPack {
      let told = zip(function.parameters, matched).flatMap { parameter, indices -> [ExprSyntax] in
        guard case .parameter(let own) = parameter.type, own === generic else { return [] }
        return indices.map { arguments[$0].expression }
      }
      if told.count < 2 { continue }
      let types = told.filter { !isFlexible($0) }.map { quickType($0) }.filter(\.isConcrete)
      guard let first = types.first else {
        // Beside a floating-point literal an integer's is not an integer.
        let kinds = told.compactMap(literalKind)
        if kinds.contains(.integer), kinds.contains(.float) {
          total = max(total, Score(.nonDefaultLiteral))
        }
        continue
      }
      let areAlike = types.dropFirst().allSatisfy {
        fit($0, into: first) != nil || fit(first, into: $0) != nil
      }
      guard areAlike else { return nil }
      for literal in told.compactMap(literalKind) {
        guard let score = score(of: literal, first.fullyUnwrapped) else { return nil }
        total = max(total, score)
      }
    }
    return total
  }

  /// Binds generic parameters that several arguments determine, one of which is an optional: the
  /// others are wrapped, whichever comes first. An implicit member that only an optional type has
  /// counts too.
  func bindOptionals(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: inout Bindings
  ) {
    guard function.location != nil, arguments.count > 1 else { return }
    for generic in function.typeParameters where bindings[generic] == nil && !generic.isPack {
      let told = zip(function.parameters, matched).flatMap { parameter, indices -> [ExprSyntax] in
        let type =
          parameter.isAutoclosure
          ? parameter.type.functionType?.result ?? parameter.type : parameter.type
        guard case .parameter(let own) = type, own === generic else { return [] }
        return indices.map { arguments[$0].expression }
      }
      guard !told.isEmpty, generic.constraints.allSatisfy({ builtin.optional.conforms(to: $0) })
      else { continue }
      let types = told.map { quickType($0) }
      if let type = types.first, type.isConcrete, !type.isOptional,
        needsOptional(generic, type, function, matched, arguments)
      {
        bindings[generic] = builtin.optional(type)
        continue
      }
      // `pick(1, nil)`: with `nil` the others are optionals.
      if told.contains(where: { $0.is(NilLiteralExprSyntax.self) }),
        let type = types.first(where: { $0.isConcrete && !$0.isOptional })
      {
        bindings[generic] = builtin.optional(type)
        continue
      }
      // `pick(Circle(), shape)`: the common superclass of several classes, or the protocol's type
      // that one of them has.
      if let joined = superclass(of: types) {
        bindings[generic] = joined
        continue
      }
      if let existential = types.first(where: { !$0.isAny && $0.isAbstract && $0.pattern == nil }),
        existential.composition != nil, generic.constraints.isEmpty,
        types.contains(where: \.isConcrete),
        types.allSatisfy({ fit($0, into: existential) != nil })
      {
        bindings.bind(generic, exactly: existential)
        continue
      }
      guard types.contains(where: { !$0.isOptional && !$0.isUnknown }),
        let optional = types.first(where: { $0.isOptional && !$0.hasUnknown })
      else { continue }
      bindings[generic] = optional
    }
  }

  /// The nearest class that several classes are, or inherit from; nil if it is the first of them,
  /// or some aren't classes.
  private func superclass(of types: [SwiftType]) -> SwiftType? {
    guard let first = types.first,
      types.allSatisfy({ $0.nominal?.kind == .classType && $0.isConcrete })
    else { return nil }
    var joined = first
    for type in types.dropFirst() where !type.isSame(as: joined) {
      guard let common = commonClass(joined, type) else { return nil }
      joined = common
    }
    return joined.isSame(as: first) ? nil : joined
  }

  /// Binds the `S` of an `S?` that takes an optional as one in another.
  func bindWrapped(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: inout Bindings
  ) {
    guard function.location != nil, !function.typeParameters.isEmpty else { return }
    for (parameter, indices) in zip(function.parameters, matched) where parameter.type.isOptional {
      guard case .parameter(let generic) = parameter.type.argument(0), bindings[generic] == nil,
        let index = indices.first, case let type = quickType(arguments[index].expression),
        type.isOptional,
        program.isWrapped(type, as: parameter.type.argument(0), function.typeParameters)
      else { continue }
      bindings[generic] = type
    }
  }

  /// Whether an implicit member requires a generic parameter to be an optional, rather than its
  /// payload: `.tint` of `Key<T>` in `extension Key where T == Int?`.
  private func needsOptional(
    _ generic: GenericParameter, _ type: SwiftType, _ function: FunctionDeclaration,
    _ matched: [Range<Int>], _ arguments: [WrittenArgument]
  ) -> Bool {
    zip(function.parameters, matched).contains { parameter, indices in
      guard parameter.type.nominal != nil, let index = indices.first,
        parameter.type.genericParameters.contains(where: { $0 === generic }),
        let root = implicitRoot(arguments[index].expression)
      else { return false }
      func has(_ argument: SwiftType) -> Bool {
        let owner = parameter.type.substituting(Bindings([generic], [argument]))
        guard root == "init" else { return !members(root, of: owner, isStatic: true).isEmpty }
        let call = arguments[index].expression.as(FunctionCallExprSyntax.self)
        return call.map { !matching(initializers(of: owner), writtenArguments($0)).isEmpty } ?? true
      }
      return !has(type) && has(builtin.optional(type))
    }
  }

  /// Binds generic parameters to `Any` where a list literal's elements and another argument
  /// disagree, as in `pick([1], "a")` of `pick<T>(_ list: [T], _ one: T)`.
  func bindUnlike(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: inout Bindings
  ) {
    guard function.location != nil, arguments.count > 1,
      arguments.contains(where: { $0.expression.is(ArrayExprSyntax.self) })
    else { return }
    for generic in function.typeParameters
    where bindings[generic] == nil && !generic.isPack && generic.constraints.isEmpty {
      var types: [SwiftType] = []
      var isOfList = false
      for (parameter, indices) in zip(function.parameters, matched) {
        for argument in indices.map({ arguments[$0].expression }) {
          if case .parameter(let own) = parameter.type, own === generic {
            types.append(quickType(argument))
          } else if case .parameter(let own) = parameter.type.argument(0), own === generic,
            parameter.type.is(.array), typeExpression(argument) == nil,
            let list = argument.as(ArrayExprSyntax.self)
          {
            isOfList = true
            types += list.elements.nodes.map { quickType($0.expression) }
          }
        }
      }
      guard isOfList, types.allSatisfy(\.isConcrete), let first = types.first else { continue }
      let isUnlike = types.contains { type in
        fit(type, into: first) == nil && fit(first, into: type) == nil
          && !(isNumber(type) && isNumber(first))
      }
      if isUnlike { bindings[generic] = .existential([]) }
    }
  }

  /// Binds generic parameters that the elements of an argument's literal determine. Number literals
  /// are `Double` where they can't be integers: the `N` of `[N]` by `[1, 2]` if it must be
  /// `FloatingPoint`, that of `[(N, N)]` by `[(1, 2.5)]`.
  func bindLiterals(
    in syntax: ExprSyntax, of type: SwiftType, _ bindings: inout Bindings,
    _ generics: [GenericParameter]
  ) {
    guard !generics.isEmpty, type.nominal != nil,
      syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self)
        || type.isOptional && literalKind(syntax) != nil
    else { return }
    var told: [ObjectIdentifier: [ExprSyntax]] = [:]
    collect(syntax, for: type, into: &told)
    let isOfTuples = type.fullyUnwrapped.arguments.contains {
      if case .tuple = $0 { true } else { false }
    }
    for generic in generics where bindings[generic] == nil && !generic.isPack {
      guard let found = told[ObjectIdentifier(generic)] else { continue }
      let kinds = found.map(literalKind)
      if kinds.allSatisfy({ $0 == .integer || $0 == .float }),
        kinds.contains(.float) || integerType(for: .existential(generic.constraints)).isDouble
      {
        let isDouble = generic.constraints.allSatisfy {
          builtin.double.nominal?.conforms(to: $0) == true
        }
        if isDouble { bindings[generic] = builtin.double }
      } else if let type = typeOfMembers(found, of: generic) {
        bindings[generic] = type
      } else if isOfTuples, case let types = found.map({ quickType($0) }),
        let first = types.first, first.isConcrete, types.allSatisfy({ $0.isSame(as: first) })
      {
        bindings[generic] = first
      }
    }
  }

  /// The common type of implicit members that extensions of a generic parameter's protocol declare
  /// for one type (SE-0299): the `Color` of `[.purple, .cyan]` where styles are expected. Nil where
  /// they have none in common, or occur among other elements.
  private func typeOfMembers(_ found: [ExprSyntax], of generic: GenericParameter) -> SwiftType? {
    guard !generic.constraints.isEmpty else { return nil }
    let base = SwiftType.existential(generic.constraints)
    var common: SwiftType?
    for syntax in found {
      let callee = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
      guard let access = callee.as(MemberAccessExprSyntax.self), access.base == nil else {
        return nil
      }
      let types = members(access.declName.baseName.plainText, of: base, isStatic: true).map {
        switch $0.member {
        case .property(let property): property.type.substituting($0.bindings)
        case .function(let function): function.result.substituting($0.bindings)
        default: SwiftType.unknown
        }
      }
      guard let type = types.first, type.isConcrete, types.allSatisfy({ $0.isSame(as: type) }),
        common.map({ $0.isSame(as: type) }) != false
      else { return nil }
      common = type
    }
    return common
  }

  /// Collects the parts of a literal at the positions of a type's generic parameter.
  private func collect(
    _ syntax: ExprSyntax, for type: SwiftType, into told: inout [ObjectIdentifier: [ExprSyntax]]
  ) {
    switch (type, syntax.as(ExprSyntaxEnum.self)) {
    case (.parameter(let parameter), _):
      told[ObjectIdentifier(parameter), default: []].append(syntax)
    case (.nominal, _) where type.isOptional:
      collect(syntax, for: type.wrapped, into: &told)
    case (.nominal(_, let arguments), .arrayExpr(let list))
    where type.is(.array) && arguments.count == 1 && typeExpression(syntax) == nil:
      for element in list.elements.nodes {
        collect(element.expression, for: arguments[0], into: &told)
      }
    case (.nominal(_, let arguments), .dictionaryExpr(let dictionary))
    where (type.is(.dictionary) || type.is(.keyValuePairs)) && arguments.count == 2:
      guard case .elements(let elements) = dictionary.content else { return }
      for element in elements.nodes {
        collect(element.key, for: arguments[0], into: &told)
        collect(element.value, for: arguments[1], into: &told)
      }
    case (.tuple(let parts), .tupleExpr(let tuple)) where parts.count == tuple.elements.count:
      for (part, element) in zip(parts, tuple.elements.nodes) {
        collect(element.expression, for: part.type, into: &told)
      }
    default: return
    }
  }

  /// Scores the arguments against a generic function's `where` clause, as far as that shows:
  /// literals may have other types than their defaults. Nil where they violate it.
  func score(
    ofRequirements function: FunctionDeclaration, _ matched: [Range<Int>],
    _ arguments: [WrittenArgument], _ bindings: Bindings
  ) -> Score? {
    var generics = function.typeParameters
    if function.isInitializer, let owner = function.owner { generics += owner.typeParameters }
    guard function.location != nil, !generics.isEmpty, !function.requirements.isEmpty else {
      return .exact
    }
    var bindings = bindings
    bindPlainArguments(function, matched, arguments, &bindings, generics)
    if function.requirements.hold(bindings, from: context.scope) { return .exact }
    let mayBeMet = arguments.contains { mayBeOfOtherTypes($0.expression) }
    return mayBeMet ? Score(.nonDefaultLiteral) : nil
  }

  /// The elements of a sequence passed to a library's initialiser of lists or sets with other
  /// elements, and those; nil for any other argument, as far as that shows. A sequence of literals
  /// shows once it is lowered: `[CGFloat](stride(from: 0, to: 3, by: 1))`.
  func otherElements(
    passedTo function: FunctionDeclaration, _ bindings: Bindings, _ arguments: [WrittenArgument]
  ) -> (found: SwiftType, wanted: SwiftType)? {
    guard function.isInitializer, function.location == nil, arguments.count == 1,
      arguments[0].label == nil, let nominal = function.owner,
      nominal === builtin.array || nominal === builtin.set,
      let wanted = nominal.typeParameters.first.flatMap({ bindings[$0] }), wanted.isConcrete,
      case let argument = arguments[0].expression, !isFlexible(argument)
    else { return nil }
    let lowered = function.typeParameters.first.flatMap { bindings[$0] }
    if lowered == nil, isMadeOfLiterals(argument) { return nil }
    guard let found = program.elementType(of: lowered ?? quickType(argument)), found.isConcrete,
      fit(found, into: wanted) == nil
    else { return nil }
    return (found, wanted)
  }

  /// Whether it consists of literals, or of calls with nothing else.
  private func isMadeOfLiterals(_ syntax: ExprSyntax) -> Bool {
    guard let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
    return !call.arguments.isEmpty
      && call.arguments.nodes.allSatisfy {
        isFlexible($0.expression) || isMadeOfLiterals($0.expression)
      }
  }

  /// Whether its context may give it another type than its default: a number's literal, an implicit
  /// member, a list of them.
  private func mayBeOfOtherTypes(_ syntax: ExprSyntax) -> Bool {
    if let array = syntax.as(ArrayExprSyntax.self), typeExpression(syntax) == nil {
      return array.elements.isEmpty
        || array.elements.nodes.contains { mayBeOfOtherTypes($0.expression) }
    }
    return isFlexible(syntax) && literalKind(syntax) != .string
      && !syntax.is(DictionaryExprSyntax.self)
  }

  /// Binds the parameters of closures by the function's other arguments.
  /// - Returns: how the other arguments convert to what the closures make of their generic
  ///   parameters.
  func bindWhatClosuresTake(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: inout Bindings
  ) -> Score {
    guard function.location != nil, !function.typeParameters.isEmpty,
      arguments.contains(where: { takesBindings($0.expression) })
        || function.parameters.contains(where: { $0.type.functionType != nil })
    else { return .exact }
    bindPlainArguments(function, matched, arguments, &bindings)
    var total = Score.exact
    for (generic, type) in widened(function, matched, arguments, bindings) {
      bindings[generic] = type
      let step: Score.Step =
        type.isOptional
        ? .valueToOptional : type.isDouble ? .nonDefaultLiteral : .emptyExistential
      total += step
    }
    return total
  }

  /// Generic parameters that become an optional since a closure returns `nil` for them, a `Double`
  /// where integer literals determine them and a closure returns one, or a list of `Any` where a
  /// list literal determines them and a closure returns another list: `apply(1) { _ in nil }`,
  /// `apply(1) { _ in 2.5 }` and `apply([1]) { [$0] }` of `apply<A>(_ a: A, _ f: (A) -> A)`.
  /// - Parameter bindings: with what the other arguments bind.
  func widened(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: Bindings
  ) -> [(GenericParameter, SwiftType)] {
    var found: [(GenericParameter, SwiftType)] = []
    for (parameter, indices) in zip(function.parameters, matched) {
      guard let taken = parameter.type.functionType,
        case .parameter(let generic) = taken.result.wrapped,
        let known = bindings[generic], !known.isUnknown, !known.isOptional,
        let closure = indices.first.flatMap({
          arguments[$0].expression.as(ClosureExprSyntax.self)
        }), function.typeParameters.contains(where: { $0 === generic })
      else { continue }
      let parameters = taken.parameters.map { $0.substituting(bindings) }
      func isTold(by isLiteral: (ExprSyntax) -> Bool) -> Bool {
        zip(function.parameters, matched).allSatisfy { other, indices in
          guard case .parameter(let own) = other.type, own === generic else { return true }
          return indices.allSatisfy { isLiteral(arguments[$0].expression) }
        }
      }
      if !taken.result.isOptional,
        known.isAny ? givesNil(closure) : givesOptional(closure, parameters)
      {
        found.append((generic, builtin.optional(known)))
      } else if known.isInt {
        if quickResult(of: closure, parameters).isDouble,
          isTold(by: { literalKind($0) == .integer })
        {
          found.append((generic, builtin.double))
        }
      } else if known.is(.array) {
        let given = quickResult(of: closure, parameters)
        if given.is(.array), given.isConcrete, fit(given, into: known) == nil,
          isTold(by: { $0.is(ArrayExprSyntax.self) && typeExpression($0) == nil })
        {
          found.append((generic, builtin.array(.existential([]))))
        }
      }
    }
    return found
  }

  /// Binds a generic parameter by a function's result rather than by a number's literal: the `0` of
  /// `heights.reduce(0, +)` and of `rows.reduce(0) { $0 + $1.height }` is a `Double` where the
  /// heights are.
  func bindByFunctions(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: inout Bindings, _ generics: [GenericParameter]
  ) {
    for (parameter, indices) in zip(function.parameters, matched) {
      guard let index = indices.first, let taken = parameter.type.functionType,
        case .parameter(let generic) = taken.result, bindings[generic] == nil,
        generics.contains(where: { $0 === generic }),
        isTold(generic, byNumberIn: arguments, of: function, matched)
      else { continue }
      let argument = arguments[index].expression
      let parameters = taken.parameters.map { $0.substituting(bindings, erasing: generics) }
      var given = SwiftType.unknown
      if let closure = argument.as(ClosureExprSyntax.self) {
        given = quickResult(of: closure, parameters)
      } else if isOfItsOperands(argument) {
        given = parameters.first { !$0.isUnknown } ?? .unknown
      }
      if isNumber(given) { bindings[generic] = given }
    }
  }

  /// Whether it is a function that returns its parameters' type: `+`, `max`.
  private func isOfItsOperands(_ syntax: ExprSyntax) -> Bool {
    guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
    if case .binaryOperator = name.tokenKind { return true }
    return references(syntax).contains {
      if case .parameter = $0.function.result { true } else { false }
    }
  }

  private func isTold(
    _ generic: GenericParameter, byNumberIn arguments: [WrittenArgument],
    of function: FunctionDeclaration, _ matched: [Range<Int>]
  ) -> Bool {
    zip(function.parameters, matched).contains { parameter, indices in
      guard case .parameter(let own) = parameter.type, own === generic else { return false }
      return indices.contains { literalKind(arguments[$0].expression) == .integer }
    }
  }
}
