import SwiftSyntax

extension Lowerer {
  /// Lowers the arguments of a chosen declaration. Integer literals that determine a generic
  /// parameter become floating-point if a closure of such values requires it, as in
  /// `phaseAnimator([0, 1]) { view, phase in view.opacity(phase) }`.
  func bind(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: inout Bindings, expecting expected: SwiftType, at call: some SyntaxProtocol,
    constructing: SwiftType? = nil
  ) -> [BoundArgument] {
    func bind(_ bindings: inout Bindings) -> [BoundArgument] {
      bindOnce(
        function, matched, arguments, &bindings, expecting: expected, at: call,
        constructing: constructing)
    }
    var (first, second) = (bindings, bindings)
    let (bound, isFirst) = firstWithoutErrors(
      { bind(&first) },
      {
        let numbers = parametersOfIntegers(function, matched, arguments).filter {
          bindings[$0] == nil
        }
        if numbers.isEmpty { return nil }
        for parameter in numbers { second[parameter] = builtin.double }
        return bind(&second)
      })
    bindings = isFirst ? first : second
    return bound
  }

  /// Generic parameters that integer literals determine and a closure takes.
  private func parametersOfIntegers(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument]
  ) -> [GenericParameter] {
    var told: [GenericParameter] = []
    var taken: [GenericParameter] = []
    for (parameter, indices) in zip(function.parameters, matched) {
      guard let first = indices.first else { continue }
      let argument = arguments[first].expression
      if argument.is(ClosureExprSyntax.self) {
        for case .parameter(let generic) in parameter.type.functionType?.parameters ?? [] {
          taken.append(generic)
        }
      } else if case .parameter(let generic) = parameter.type {
        if literalKind(argument) == .integer { told.append(generic) }
      } else if case .parameter(let generic) = parameter.type.argument(0),
        let array = argument.as(ArrayExprSyntax.self),
        array.elements.nodes.allSatisfy({ literalKind($0.expression) == .integer })
      {
        told.append(generic)
      }
    }
    return told.filter { generic in
      taken.contains { $0 === generic }
        && generic.constraints.allSatisfy { builtin.double.nominal?.conforms(to: $0) == true }
    }
  }

  /// First the arguments with the most type information, then literals and implicit members, then
  /// closures.
  private func bindOnce(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: inout Bindings, expecting expected: SwiftType, at call: some SyntaxProtocol,
    constructing: SwiftType?
  ) -> [BoundArgument] {
    var bound = function.parameters.map { _ in BoundArgument.omitted }
    var generics = function.typeParameters
    if function.isInitializer || function.isStatic, let owner = function.owner {
      generics += owner.typeParameters
    }
    if let constructing, let nominal = constructing.nominal {
      for (parameter, type) in zip(nominal.typeParameters, constructing.arguments)
      where !type.isUnknown {
        bindings.bind(parameter, exactly: type)
      }
      // What an alias leaves open: `typealias Lists<E> = Box<[E]>`.
      generics += constructing.genericParameters.filter { parameter in
        parameter.base == nil && !isInScope(parameter)
          && !generics.contains { $0 === parameter }
      }
    }
    bindOptionals(function, matched, arguments, &bindings)
    bindWrapped(function, matched, arguments, &bindings)
    bindUnlike(function, matched, arguments, &bindings)
    if function.location != nil, !generics.isEmpty,
      arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) })
    {
      var told = bindings
      bindPlainArguments(function, matched, arguments, &told)
      for (generic, type) in widened(function, matched, arguments, told) {
        bindings[generic] = type
      }
    }
    let result = function.result
    func hint() {
      guard !expected.isUnknown, !generics.isEmpty else { return }
      let isWrapped = expected.isOptional && !result.isOptional
      let isPlain =
        isWrapped && !closureGivesOptional(function, matched, arguments, bindings)
        && !isToldByCalls(function) && !isToldByNil(function, matched, arguments)
      unify(result, isPlain ? expected.wrapped : expected, &bindings, generics, isHint: true)
    }
    let late = literalsAfterClosures(function, matched, arguments, bindings, generics)
    // Nil for a parameter without arguments, or whose arguments are lowered.
    var phases = zip(function.parameters, matched).map { parameter, indices in
      indices.map { phase(arguments[$0].expression, of: parameter) }.max()
    }
    // A literal determines a key path's root: `set(["a": 1], \.["b"], 2)`.
    for (parameter, indices) in zip(function.parameters, matched)
    where indices.contains(where: { isRootless(arguments[$0].expression) }) {
      guard case .parameter(let root) = parameter.type.fullyUnwrapped.argument(0) else { continue }
      for (index, other) in function.parameters.enumerated() where phases[index] == 3 {
        if case .parameter(let own) = other.type, own === root { phases[index] = 1 }
      }
    }
    bindExactly(result, expected, &bindings, generics)
    bindToldByResult(function, expected, &bindings, generics)
    for phase in -1..<6 {
      if phase == 1 {
        hint()
        bindWrittenTypes(function, matched, arguments, &bindings, generics)
      }
      // The last one includes what was postponed.
      guard phase == 5 || phases.contains(phase) else { continue }
      bindSameTypes(function, &bindings, generics)
      for (index, (parameter, indices)) in zip(function.parameters, matched).enumerated() {
        guard let written = phases[index] else { continue }
        let own = late.contains(index) && isUnbound(parameter.type, bindings) ? 5 : written
        guard own == phase || phase == 5 else { continue }
        phases[index] = nil
        if parameter.isPack {
          bound[index] = bindPack(
            indices.map { arguments[$0].expression }, parameter, &bindings, generics
          ) { expression, bindings in
            bindArgument(expression, of: function, parameter, &bindings, generics)
          }
        } else if parameter.isVariadic {
          var nodes: [Int: Expression] = [:]
          for place in tellingFirst(indices, arguments) {
            let argument = bindArgument(
              arguments[place].expression, of: function, parameter, &bindings, generics)
            if case .value(let node) = argument { nodes[place] = node }
          }
          bound[index] = .variadic(indices.compactMap { nodes[$0] })
        } else {
          bound[index] = bindArgument(
            arguments[indices.lowerBound].expression, of: function, parameter, &bindings, generics)
        }
      }
    }
    bindSameTypes(function, &bindings, generics)
    for (index, parameter) in function.parameters.enumerated() where matched[index].isEmpty {
      if let value = parameter.defaultValue {
        bound[index] = .value(
          coerceDefault(
            value, of: parameter.type, to: parameter.type.substituting(bindings), at: call))
      } else if parameter.isVariadic {
        bound[index] = .variadic([])
        for pack in parameter.type.packs where parameter.isPack && bindings[pack] == nil {
          bindings[pack] = .pack([])
        }
      }
    }
    return bound
  }

  /// Binds generic parameters nested in a call's result type to the expected ones. They are
  /// invariant, whatever the arguments are: the `T` of `Box<T>` is `any Shape` where a `Box<any
  /// Shape>` is expected, even for a call with a circle.
  func bindExactly(
    _ result: SwiftType, _ expected: SwiftType, _ bindings: inout Bindings,
    _ generics: [GenericParameter]
  ) {
    // In the libraries' own code much is open that a scene's call decides at run time.
    if generics.isEmpty || expected.isUnknown || !file.isFromScene { return }
    func bind(_ pattern: SwiftType, _ type: SwiftType) {
      if type.hasUnknown { return }
      // A tuple takes the labels that are expected afterwards.
      if case .tuple = type { return }
      // An existential doesn't conform to its protocol.
      switch (pattern, type) {
      case (.parameter(let parameter), _) where type.composition != nil:
        guard parameter.constraints.isEmpty, generics.contains(where: { $0 === parameter }) else {
          return
        }
        bindings.bind(parameter, exactly: type)
      case (.nominal(let made, let own), .nominal(let wanted, let types)) where made === wanted:
        for (pattern, type) in zip(own, types) { bind(pattern, type) }
      default: unify(pattern, type, &bindings, generics)
      }
    }
    switch (result, expected) {
    // An expected optional applies to what is unwrapped, too: its payload is expected then.
    case (.nominal, .nominal) where result.isOptional && expected.isOptional:
      bindExactly(result.wrapped, expected.wrapped, &bindings, generics)
    case (.nominal(let made, let own), .nominal(let wanted, let types)) where made === wanted:
      for (pattern, type) in zip(own, types) { bind(pattern, type) }
    case (.nominal, .nominal) where expected.isOptional:
      bindExactly(result, expected.wrapped, &bindings, generics)
    case (.function(let made), .function(let wanted)): bind(made.result, wanted.result)
    default: return
    }
  }

  /// Binds the `T` of `func resolve<T>() -> T` to an existential type: no argument determines
  /// another.
  private func bindToldByResult(
    _ function: FunctionDeclaration, _ expected: SwiftType, _ bindings: inout Bindings,
    _ generics: [GenericParameter]
  ) {
    guard file.isFromScene, expected.composition != nil,
      case .parameter(let told) = function.result, told.constraints.isEmpty,
      generics.contains(where: { $0 === told }),
      !function.parameters.contains(where: { $0.type.genericParameters.contains { $0 === told } })
    else { return }
    bindings.bind(told, exactly: expected)
  }

  /// Returns true if a closure whose result is the call's returns an optional: the `T` of
  /// `queue.sync { scores[key] }` is an optional then, rather than its payload.
  private func closureGivesOptional(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: Bindings
  ) -> Bool {
    zip(function.parameters, matched).contains { parameter, indices in
      guard let type = parameter.type.functionType, case .parameter = type.result,
        let closure = indices.first.flatMap({ arguments[$0].expression.as(ClosureExprSyntax.self) })
      else { return false }
      return givesOptional(closure, type.parameters.map { $0.substituting(bindings) })
    }
  }

  /// Returns true if only a closure's use of its parameter determines the result's type, as for
  /// `withCheckedContinuation`: the result is all that is expected, including the optional.
  private func isToldByCalls(_ function: FunctionDeclaration) -> Bool {
    guard case .parameter(let result) = function.result, let only = function.parameters.first,
      function.parameters.count == 1, let closure = only.type.functionType
    else { return false }
    return closure.result.isVoid
      && closure.parameters.contains { type in
        type.arguments.contains {
          if case .parameter(let told) = $0 { told === result } else { false }
        }
      }
  }

  /// Returns true if `nil` is passed for the result's generic parameter, which then is the expected
  /// optional: `reduce(nil) { … }`.
  private func isToldByNil(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument]
  ) -> Bool {
    guard case .parameter(let result) = function.result else { return false }
    return zip(function.parameters, matched).contains { parameter, indices in
      guard case .parameter(let own) = parameter.type, own === result else { return false }
      return indices.contains { arguments[$0].expression.is(NilLiteralExprSyntax.self) }
    }
  }

  /// Binds the types that closures write for their parameters and results, which implicit members
  /// in other arguments may need: `reduce((.idle, 0)) { (state: (Phase, Int), next) in … }`.
  private func bindWrittenTypes(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: inout Bindings, _ generics: [GenericParameter]
  ) {
    if generics.isEmpty { return }
    for (parameter, indices) in zip(function.parameters, matched) {
      guard let taken = parameter.type.functionType, let index = indices.first,
        let signature = arguments[index].expression.as(ClosureExprSyntax.self)?.signature
      else { continue }
      if let result = signature.returnClause {
        unify(taken.result, resolveType(result.type), &bindings, generics)
      }
      guard case .parameterClause(let clause)? = signature.parameterClause else { continue }
      for (type, written) in zip(taken.parameters, clause.parameters) {
        if let written = writtenType(of: written) { unify(type, written, &bindings, generics) }
      }
    }
  }

  private func isUnbound(_ type: SwiftType, _ bindings: Bindings) -> Bool {
    guard case .parameter(let parameter) = type else { return false }
    return bindings[parameter]?.isUnknown ?? true
  }

  /// Integer literals and implicit members whose type a closure's result may determine: the `0` of
  /// `reduce(0) { … }`.
  private func literalsAfterClosures(
    _ function: FunctionDeclaration, _ matched: [Range<Int>], _ arguments: [WrittenArgument],
    _ bindings: Bindings, _ generics: [GenericParameter]
  ) -> Set<Int> {
    var late: Set<Int> = []
    if generics.isEmpty { return late }
    for (index, (parameter, indices)) in zip(function.parameters, matched).enumerated() {
      guard case .parameter(let generic) = parameter.type,
        generics.contains(where: { $0 === generic }), let first = indices.first
      else { continue }
      if let kind = literalKind(arguments[first].expression) {
        let isOpen = kind == .integer || kind == .float && takesOwnNumbers(function, bindings)
        if !isOpen { continue }
      } else if implicitRoot(arguments[first].expression) == nil {
        continue
      }
      let isTold = zip(function.parameters, matched).contains { other, indices in
        guard case .parameter(let result)? = other.type.functionType?.result, result === generic,
          let first = indices.first,
          let closure = arguments[first].expression.as(ClosureExprSyntax.self)
        else { return false }
        return showsResult(closure)
      }
      if isTold { late.insert(index) }
    }
    return late
  }

  /// Whether the function's closures take a type of the program's that is expressible by
  /// floating-point literals.
  private func takesOwnNumbers(_ function: FunctionDeclaration, _ bindings: Bindings) -> Bool {
    function.parameters.contains { parameter in
      parameter.type.functionType?.parameters.contains { taken in
        let nominal = taken.substituting(bindings).nominal
        return nominal?.isFromScene == true
          && nominal?.hasInitializer(labelled: "floatLiteral") == true
      } ?? false
    }
  }

  private func coerceDefault(
    _ value: DefaultValue, of declared: SwiftType, to type: SwiftType,
    at call: some SyntaxProtocol
  ) -> Expression {
    // `#line` and the like mean the call's place.
    if let macro = value.syntax.as(MacroExpansionExprSyntax.self) {
      let place = program.callLocation(site(call))
      switch macro.macroName.text {
      case "line": return integer(place?.line ?? 0, expecting: type).node
      case "file", "fileID", "filePath": return Constant(.string(place?.file ?? ""))
      case "function": return Constant(.string(context.functionName))
      default: break
      }
    }
    // `T.self` is the type that the call binds.
    if case .metatype(.parameter) = declared, case .metatype(let bound) = type, bound.isConcrete,
      value.syntax.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "self"
    {
      return Constant(.metatype(MetatypeBox(bound)))
    }
    // `.zero` for a generic parameter has the type that the call binds.
    if case .parameter = declared, type.isAbstract || type.isUnknown,
      let member = value.syntax.as(MemberAccessExprSyntax.self),
      member.base == nil
    {
      return lower(value.syntax, expecting: type.isUnknown ? declared : type).node
    }
    return value.expression(expecting: type)
  }

  /// -1 for key paths with a known root, which determine their values' types; 0 for anything else
  /// with a type of its own, 1 for literals that can't be integers, 2 for ranges of literals, collection
  /// and tuple literals with a typed element, and key paths without a root,
  /// 3 for other literals and implicit members, 4 for closures and function references whose result
  /// depends on their parameters.
  private func phase(_ syntax: ExprSyntax, of parameter: Parameter) -> Int {
    if syntax.is(ClosureExprSyntax.self) { return 4 }
    if parameter.type.functionType != nil, syntax.is(KeyPathExprSyntax.self) || isOpen(syntax) {
      return 4
    }
    if isFlexibleRange(syntax) { return 2 }
    if let path = syntax.as(KeyPathExprSyntax.self) {
      let root = parameter.type.fullyUnwrapped.argument(0)
      return path.root != nil || root.isConcrete ? -1 : 2
    }
    if takesArgumentsFromSurroundings(syntax) || givesImplicitMember(syntax) { return 1 }
    if isLiteralOfTyped(syntax) { return 2 }
    if isFlexibleTuple(syntax) { return 3 }
    guard isFlexible(syntax) || syntax.is(BooleanLiteralExprSyntax.self) else { return 0 }
    return literalKind(syntax) == .float ? 1 : 3
  }

  /// One parameter's arguments, those with a type of their own before literals, of which those that
  /// can't be integers come first.
  private func tellingFirst(_ places: Range<Int>, _ arguments: [WrittenArgument]) -> [Int] {
    let isTelling = places.map { place -> Int in
      let argument = arguments[place].expression
      return !isFlexible(argument) ? 0 : literalKind(argument) == .float ? 1 : 2
    }
    return (0...2).flatMap { rank in places.filter { isTelling[$0 - places.lowerBound] == rank } }
  }

  /// Whether it is a key path without a written root.
  private func isRootless(_ syntax: ExprSyntax) -> Bool {
    syntax.as(KeyPathExprSyntax.self).map { $0.root == nil } ?? false
  }

  /// Whether it is a function reference whose parameters determine its result, or which of several
  /// is referred to.
  private func isOpen(_ reference: ExprSyntax) -> Bool {
    if reference.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init" { return true }
    if let name = reference.as(DeclReferenceExprSyntax.self)?.baseName {
      guard case .identifier = name.tokenKind else { return false }
    }
    let found = references(reference)
    return found.count > 1 || found.contains { !$0.function.typeParameters.isEmpty }
  }

  /// Whether it makes a value of a generic type without written arguments: the literals of
  /// `Array(repeating: 0, count: n)` take the expected type.
  private func takesArgumentsFromSurroundings(_ syntax: ExprSyntax) -> Bool {
    guard let call = syntax.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self),
      call.arguments.nodes.contains(where: { isFlexible($0.expression) }),
      case .nominal(let nominal, let arguments)? = typeExpression(call.calledExpression)
    else { return false }
    return !nominal.typeParameters.isEmpty && arguments.allSatisfy(\.isUnknown)
  }

  private func bindArgument(
    _ syntax: ExprSyntax, of function: FunctionDeclaration, _ parameter: Parameter,
    _ bindings: inout Bindings, _ generics: [GenericParameter]
  ) -> BoundArgument {
    let outer = contentValue
    let type = parameter.type
    defer { contentValue = outer }
    if parameter.builder != nil {
      contentValue = contentValue(generics, bindings)
    }
    bindBounds(of: syntax, type, &bindings, generics)
    bindLiterals(in: syntax, of: type, &bindings, generics)
    let wanted = type.substituting(bindings)
    let builder = parameter.builder.map { known($0.substituting(bindings), generics, bindings) }
    let (argument, found) = bindArgument(
      syntax, parameter, forget(generics, in: wanted, bindings), builder: builder,
      hint: hint(for: syntax, of: type, function, bindings, generics))
    unify(type, found, &bindings, generics)
    // An explicit existential stays one: `make { Circle() as any Shape }`.
    if case .parameter(let generic) = type.functionType?.result ?? type,
      generics.contains(where: { $0 === generic }), generic.constraints.isEmpty,
      let bound = bindings[generic], bound.composition != nil,
      isMadeExistential(onlyExpression(of: syntax) ?? syntax)
    {
      bindings.bind(generic, exactly: bound)
    }
    // An associated type of what an alias leaves open in part.
    if case .parameter(let member) = type, member.base != nil {
      unify(wanted, found, &bindings, generics)
    }
    return argument
  }

  /// Binds generic parameters by a `where` clause's same-type requirements: `D` by `Element ==
  /// Box<D>`.
  private func bindSameTypes(
    _ function: FunctionDeclaration, _ bindings: inout Bindings, _ generics: [GenericParameter]
  ) {
    let sameTypes = sameTypes(of: function)
    guard !sameTypes.isEmpty, generics.contains(where: { bindings[$0] == nil }) else { return }
    for (left, right) in sameTypes {
      let known = said(resolved(left, of: function, bindings))
      let other = said(resolved(right, of: function, bindings))
      if isTold(known, besides: generics) { unify(other, known, &bindings, generics) }
      if isTold(other, besides: generics) { unify(known, other, &bindings, generics) }
    }
  }

  /// The type that an outer `where` clause fixes for a generic parameter; any other type itself.
  private func said(_ type: SwiftType) -> SwiftType {
    guard case .parameter(let parameter) = type else { return type }
    return context.scope.typeSaid(of: parameter) ?? type
  }

  /// Returns true if a call can't change a type: it is concrete, or in terms of the enclosing
  /// generic parameters.
  private func isTold(_ type: SwiftType, besides generics: [GenericParameter]) -> Bool {
    if type.isConcrete { return true }
    let parameters = type.genericParameters.filter { $0.base == nil }
    return !parameters.isEmpty && !type.hasUnknown
      && parameters.allSatisfy { parameter in
        isInScope(parameter) && !generics.contains { $0 === parameter }
      }
  }

  /// A `where` clause's type as far as it is known: an associated type by its name alone belongs to
  /// the type that has the method.
  private func resolved(
    _ type: SwiftType, of function: FunctionDeclaration, _ bindings: Bindings
  ) -> SwiftType {
    guard case .parameter(let parameter) = type, parameter.base == nil, bindings[parameter] == nil,
      let owner = function.owner, owner.kind != .protocolType,
      owner.ancestor(declaring: parameter) != nil
    else { return type.substituting(bindings) }
    return owner.witness(of: parameter)?.substituting(bindings) ?? .unknown
  }

  /// A call's same-type requirements, including those of the constructed type.
  private func sameTypes(of function: FunctionDeclaration) -> [(SwiftType, SwiftType)] {
    let own = function.requirements.sameTypes
    guard function.isInitializer, let clause = function.owner?.clause else { return own }
    return own + clause.requirements.sameTypes
  }

  /// An argument's expected type besides the one it is checked against: for a call and a list, what
  /// the parameter's constraints say of its associated types.
  private func hint(
    for syntax: ExprSyntax, of type: SwiftType, _ function: FunctionDeclaration,
    _ bindings: Bindings, _ generics: [GenericParameter]
  ) -> SwiftType? {
    let isList = syntax.is(ArrayExprSyntax.self)
    guard isList || syntax.is(FunctionCallExprSyntax.self),
      let expected = expectation(of: type, function, bindings, generics)
    else { return nil }
    guard isList else { return expected }
    return program.elementType(of: expected).flatMap {
      $0.isConcrete || $0.isAny ? builtin.array($0) : nil
    }
  }

  /// The expected type of an argument for a generic parameter whose associated types a `where`
  /// clause fixes: a publisher of rectangles in `merge(rectangles, other.map { _ in .zero })`.
  private func expectation(
    of type: SwiftType, _ function: FunctionDeclaration, _ bindings: Bindings,
    _ generics: [GenericParameter]
  ) -> SwiftType? {
    guard case .parameter(let parameter) = type, bindings[parameter] == nil,
      generics.contains(where: { $0 === parameter }), !parameter.constraints.isEmpty
    else { return nil }
    var known = Bindings()
    if parameter.hasSaidTypes {
      for constraint in parameter.constraints {
        for associated in constraint.typeParameters {
          let said = parameter.associatedTypes[associated]?.substituting(bindings)
          if let said, said.isConcrete { known[associated] = said }
        }
      }
    }
    for (left, right) in sameTypes(of: function) {
      for (side, other) in [(left, right), (right, left)] {
        guard case .parameter(let member) = side, member.base === parameter,
          let associated = member.associated
        else { continue }
        let type = other.substituting(bindings)
        if type.isConcrete || type.isAny { known[associated] = type }
      }
    }
    guard !known.isEmpty else { return nil }
    let expected = GenericParameter(name: parameter.name, constraints: parameter.constraints)
    expected.isExpectation = true
    expected.associatedTypes = known
    return .parameter(expected)
  }

  /// The type whose values a builder's content may name, where a library declares it.
  private func contentValue(
    _ generics: [GenericParameter], _ bindings: Bindings
  ) -> ContentValue? {
    for generic in generics {
      guard let content = generic.contentValues else { continue }
      let value = bindings[generic].map {
        ContentValue(type: $0, hasTracks: content.startsKeyPaths)
      }
      return content.startsKeyPaths ? value ?? contentValue : value
    }
    return nil
  }

  /// The bounds of a range such as `0...1` have the default type of integer literals where the
  /// parameter only has conformances.
  private func bindBounds(
    of syntax: ExprSyntax, _ type: SwiftType, _ bindings: inout Bindings,
    _ generics: [GenericParameter]
  ) {
    guard case .nominal(_, let arguments) = type, arguments.count == 1,
      case .parameter(let parameter) = arguments[0], bindings[parameter] == nil,
      generics.contains(where: { $0 === parameter }), isFlexibleRange(syntax)
    else { return }
    let bound = integerType(for: .existential(parameter.constraints))
    if bound.isDouble { bindings[parameter] = bound }
  }

  /// Unbound parameters are unknown to the argument, except for their constraints.
  private func forget(
    _ generics: [GenericParameter], in type: SwiftType, _ bindings: Bindings
  ) -> SwiftType {
    generics.isEmpty
      ? type : type.substituting(Bindings(), erasing: generics.filter { bindings[$0] == nil })
  }

  /// A result builder with its arguments; without them where the content determines them.
  private func known(
    _ builder: SwiftType, _ generics: [GenericParameter], _ bindings: Bindings
  ) -> SwiftType {
    guard let nominal = builder.nominal else { return builder }
    let isOpen = builder.genericParameters.contains { parameter in
      generics.contains { $0 === parameter } && bindings[parameter] == nil
    }
    return isOpen || builder.hasUnknown ? .nominal(nominal, []) : builder
  }

  /// - Parameter hint: the argument's expected type besides the one it is checked against.
  func bindArgument(
    _ syntax: ExprSyntax, _ parameter: Parameter, _ wanted: SwiftType, builder: SwiftType? = nil,
    hint: SwiftType? = nil
  ) -> (argument: BoundArgument, type: SwiftType) {
    if parameter.isInout {
      let inner = syntax.as(InOutExprSyntax.self)?.expression ?? syntax
      let place = lower(inner, expecting: wanted)
      let isOperand = syntax.parent.map { !$0.is(LabeledExprSyntax.self) } ?? false
      if !syntax.is(InOutExprSyntax.self), !isOperand {
        report(
          .inout,
          "passing value of type '\(place.type)' to an inout parameter requires explicit '&'",
          at: syntax)
      } else if inner.isLiteral {
        report(
          .immutable, "cannot pass immutable value as inout argument: literals are not mutable",
          at: inner)
      } else if isNumber(place.type), isNumber(wanted), place.type.nominal !== wanted.nominal {
        report(
          .typeMismatch, TypedPlace.argument.refuses("\(place.type)", "\(wanted)"), at: inner)
      } else if isOperand {
        checkAssignable(place, inner)
      } else if let constant = constantPlace(place.node) {
        report(
          .immutable, "cannot pass immutable value as inout argument: \(constant.reason)",
          at: inner, remedy: constant.remedy)
      }
      return (.place(place.node), place.type)
    }
    if let given = syntax.as(InOutExprSyntax.self), pointee(of: wanted) != nil {
      let pointer = lowerPointer(to: given.expression, for: wanted)
      return (.value(coerce(pointer, to: wanted, at: syntax, as: .argument).node), pointer.type)
    }
    if let place = syntax.as(InOutExprSyntax.self), !parameter.isFromLibrary, wanted.isConcrete {
      report(
        .inout, "'&' used with non-inout argument of type '\(wanted)'", at: place,
        remedy: "remove '&'")
    }
    if parameter.isAutoclosure {
      let result = wanted.functionType?.result ?? wanted
      let closure = lower(autoclosure: syntax, expecting: result)
      return (.value(closure.node), closure.type)
    }
    if let closure = syntax.as(ClosureExprSyntax.self) {
      let lowered = lower(
        closure, expecting: decided(syntax, expecting: wanted).functionType,
        builder: builder ?? parameter.builder)
      let coerced = coerce(lowered, to: wanted, at: syntax)
      return (.value(coerced.node), lowered.type)
    }
    if let standIn = standIn(for: wanted, parameter, syntax) {
      let lowered = lower(syntax, expecting: standIn)
      return (.value(lowered.node), lowered.type)
    }
    let lowered = lower(syntax, expecting: hint ?? wanted)
    if !parameter.isFromLibrary, isSequence(lowered.type, insteadOf: wanted) {
      return (.value(mismatch(lowered, wanted, at: syntax, as: .argument).node), lowered.type)
    }
    let coerced = coerce(lowered, to: wanted, at: syntax, as: .argument)
    return (.value(coerced.node), lowered.isImplicitlyUnwrapped ? coerced.type : lowered.type)
  }

  /// Returns the type that an argument is checked against when the parameter's own type doesn't
  /// apply: a computed text passed for a localized key is a `String`; only a literal is a key.
  private func standIn(
    for wanted: SwiftType, _ parameter: Parameter, _ syntax: ExprSyntax
  ) -> SwiftType? {
    guard parameter.isFromLibrary, let nominal = wanted.fullyUnwrapped.nominal,
      !nominal.standIns.isEmpty, !isLiteral(syntax)
    else { return nil }
    let found = quickType(syntax)
    if found.isUnknown { return implicitRoot(syntax) == nil ? .unknown : nil }
    return fit(found, into: wanted) == nil ? standIn(for: wanted, parameter, found) : nil
  }

  /// Whether it can only be literals, which take their type from their context.
  func isLiteral(_ syntax: ExprSyntax) -> Bool {
    switch program.inOrder(syntax).as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr, .nilLiteralExpr: true
    case .ternaryExpr(let ternary):
      isLiteral(ternary.thenExpression) && isLiteral(ternary.elseExpression)
    case .tupleExpr(let tuple):
      tuple.elements.count == 1 && tuple.elements.first.map { isLiteral($0.expression) } ?? false
    default: false
    }
  }

  // MARK: Inference

  /// Binds generic parameters so that `pattern` becomes `type`, as far as it can.
  func unify(
    _ pattern: SwiftType, _ type: SwiftType, _ bindings: inout Bindings,
    _ generics: [GenericParameter], isHint: Bool = false
  ) {
    program.unify(pattern, type, &bindings, generics, isHint: isHint)
  }
}

extension ExprSyntax {
  /// Whether it is a literal number, text or Boolean.
  var isLiteral: Bool {
    [.integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr]
      .contains(kind)
  }
}
