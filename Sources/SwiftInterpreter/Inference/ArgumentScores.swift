import SwiftSyntax

/// How well a candidate's arguments fit its parameters, without lowering them.
extension Lowerer {
  /// Nil where an argument cannot be of its parameter's type.
  func score(
    _ candidate: Candidate, _ matched: [Range<Int>], _ arguments: [WrittenArgument]
  ) -> Score? {
    var total = Score.exact
    if candidate.function.isDisfavored { total += .disfavored }
    if candidate.function.isAsync != isAwaiting { total += .asynchrony }
    var bindings = candidate.bindings
    total += bindWhatClosuresTake(candidate.function, matched, arguments, &bindings)
    guard let agreed = agree(arguments, on: candidate.function, matched),
      let met = score(ofRequirements: candidate.function, matched, arguments, bindings),
      otherElements(passedTo: candidate.function, candidate.bindings, arguments) == nil
    else { return nil }
    total += agreed + met
    for (parameter, indices) in zip(candidate.function.parameters, matched) {
      if parameter.isVariadic { total += .variadic }
      if indices.isEmpty {
        // A struct whose properties all have values has an initialiser without parameters.
        if !parameter.isVariadic, !candidate.function.isMemberwise || !arguments.isEmpty {
          total += .omitted
        }
        continue
      }
      for index in indices {
        let written = arguments[index].expression
        let argument = withoutParentheses(written)
        // Operators take `inout` operands as they are.
        if parameter.isInout, !argument.is(InOutExprSyntax.self),
          written.parent?.is(LabeledExprSyntax.self) == true || !mayBePlace(argument)
        {
          return nil
        }
        let known =
          takesBindings(argument) || parameter.type.functionType != nil
          ? bindings : candidate.bindings
        var type = parameter.type.substituting(known)
        if case .parameter(let generic) = type, implicitRoot(argument) != nil {
          type = told(generic, by: arguments, of: candidate, matched) ?? type
        }
        if parameter.isAutoclosure { type = type.functionType?.result ?? type }
        if isBarred(argument, by: type, of: candidate.function) { return nil }
        if isOwn(type, of: candidate.function), isOther(argument, than: type) { return nil }
        guard
          let score = score(
            of: argument, for: type, parameter, open: candidate.function.typeParameters)
        else { return nil }
        total += score
      }
    }
    return total
  }

  /// Returns whether only an empty literal determines a parameter that `[Any]` can't satisfy: `[]`
  /// is then an `[Any]`, which isn't `Equatable` and no `[T?]`, since `Any` isn't `Equatable`
  /// either.
  private func isBarred(
    _ argument: ExprSyntax, by type: SwiftType, of function: FunctionDeclaration
  ) -> Bool {
    let wanted = type.fullyUnwrapped
    guard let plain = typeOfEmptyLiteral(argument) else { return false }
    if wanted.nominal === plain.nominal {
      return wanted.arguments.contains { element in
        guard let generic = element.genericParameters.first, isTold(generic, onceBy: function)
        else { return false }
        if case .parameter = element { return !element.protocols.isEmpty }
        return true
      }
    }
    guard wanted.nominal == nil, !wanted.protocols.isEmpty, fit(plain, into: type) == nil else {
      return false
    }
    guard case .parameter(let generic) = wanted else { return true }
    return isTold(generic, onceBy: function)
  }

  /// Infers an implicit member's generic parameter from the other arguments; nil where they don't
  /// determine it.
  private func told(
    _ generic: GenericParameter, by arguments: [WrittenArgument], of candidate: Candidate,
    _ matched: [Range<Int>]
  ) -> SwiftType? {
    guard arguments.count > 1, candidate.function.typeParameters.contains(where: { $0 === generic })
    else { return nil }
    let function = candidate.function
    var bindings = candidate.bindings
    bindPlainArguments(function, matched, arguments, &bindings)
    if let told = bindings[generic] { return told }
    // A closure that returns it determines it too: the `.zero` of `reduce(.zero) { $0 + $1 }`.
    for (parameter, indices) in zip(function.parameters, matched) {
      guard let taken = parameter.type.functionType, case .parameter(let given) = taken.result,
        given === generic, let index = indices.first,
        let closure = arguments[index].expression.as(ClosureExprSyntax.self)
      else { continue }
      let taking = taken.parameters.map {
        $0.substituting(bindings, erasing: function.typeParameters)
      }
      let type = quickResult(of: closure, taking)
      if type.isConcrete { return type }
    }
    return nil
  }

  /// Whether a type is an enclosing generic parameter, which no argument binds.
  private func isOwn(_ type: SwiftType, of function: FunctionDeclaration) -> Bool {
    guard case .parameter(let generic) = type.fullyUnwrapped, function.location != nil,
      !function.isInitializer
    else { return false }
    return !function.typeParameters.contains { $0 === generic } && isInScope(generic)
      && context.scope.typeSaid(of: generic) == nil
  }

  /// Whether a list or another value of a known type is passed where an enclosing generic parameter
  /// is expected.
  private func isOther(_ argument: ExprSyntax, than type: SwiftType) -> Bool {
    guard !isFlexible(argument), let nominal = quickType(argument).fullyUnwrapped.nominal else {
      return false
    }
    return nominal.kind != .protocolType && !nominal.isStandIn && !nominal.is(.never)
  }

  /// Whether a generic parameter occurs once in a function's parameters and result.
  private func isTold(_ generic: GenericParameter, onceBy function: FunctionDeclaration) -> Bool {
    let told = (function.parameters.map(\.type) + [function.result]).flatMap(\.genericParameters)
    return told.count { $0 === generic } == 1
  }

  /// Whether it may be assignable, as far as that shows: not a literal, a constant, or the result
  /// of a call or operator.
  private func mayBePlace(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let variable = context.resolve(reference.baseName.plainText)
      return variable.map { !$0.isLet || $0.isDeferred } ?? true
    case .memberAccessExpr(let access):
      if access.declName.baseName.text == "self" { return false }
      return access.base.map { mayBeChanged(within: $0) } ?? true
    case .subscriptCallExpr(let call): return mayBeChanged(within: call.calledExpression)
    case .forceUnwrapExpr(let force): return mayBePlace(withoutParentheses(force.expression))
    case .optionalChainingExpr(let chain): return mayBePlace(chain.expression)
    default: return false
    }
  }

  func withoutParentheses(_ syntax: ExprSyntax) -> ExprSyntax {
    guard let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    else { return syntax }
    return withoutParentheses(only.expression)
  }

  /// Whether parts of it may be assignable: an object's properties can change without the object.
  private func mayBeChanged(within syntax: ExprSyntax) -> Bool {
    let syntax = withoutParentheses(syntax)
    let type = quickType(syntax).fullyUnwrapped
    if let nominal = type.nominal { return nominal.kind == .classType || mayBePlace(syntax) }
    return type.isUnknown || type.isAbstract || mayBePlace(syntax)
  }

  /// The type of an empty list or dictionary without context; nil for anything else.
  private func typeOfEmptyLiteral(_ syntax: ExprSyntax) -> SwiftType? {
    let any = SwiftType.existential([])
    if syntax.as(ArrayExprSyntax.self)?.elements.isEmpty == true { return builtin.array(any) }
    guard syntax.as(DictionaryExprSyntax.self)?.content.is(TokenSyntax.self) == true,
      let key = program.libraryType("AnyHashable")
    else { return nil }
    return .nominal(builtin.dictionary, [key, any])
  }

  /// Whether its function type depends on the other arguments.
  func takesBindings(_ argument: ExprSyntax) -> Bool {
    argument.is(ClosureExprSyntax.self) || argument.is(KeyPathExprSyntax.self)
  }

  /// How well a written key path fits a class of key paths.
  private func score(
    of syntax: KeyPathExprSyntax, _ access: KeyPathBox.Access, for wanted: SwiftType
  ) -> Score? {
    let path = keyPathType(syntax, from: wanted.argument(0))
    let own = [path.root, path.value]
    guard path.access >= access,
      zip(own, wanted.arguments).allSatisfy({ found, wanted in
        !found.isConcrete || !wanted.isConcrete || found.isSame(as: wanted)
      })
    else { return nil }
    return fit(.nominal(builtin.keyPath(path.access), own), into: wanted)
  }

  /// How well a written expression fits a type, without lowering it.
  /// - Parameter open: generic parameters of the call, which its arguments bind.
  func score(
    of syntax: ExprSyntax, for type: SwiftType, _ parameter: Parameter,
    open: [GenericParameter] = []
  ) -> Score? {
    guard takeStep() else { return nil }
    if syntax.is(PackExpansionExprSyntax.self) { return parameter.isPack ? .exact : nil }
    let syntax = withoutParentheses(syntax)
    let wanted = type.fullyUnwrapped
    if wanted.isStandIn {
      // A framework's value, as in `font(name.rawValue)`, prefers a known type to a missing one.
      let isAnother =
        isForeign(syntax) && quickType(syntax).fullyUnwrapped.nominal !== wanted.nominal
      return isAnother ? Score(.standIn) + .unknown : Score(.unknown)
    }
    let wrapping = type.isOptional ? Score(.valueToOptional) : .exact
    if let ternary = program.inOrder(syntax).as(TernaryExprSyntax.self),
      [ternary.thenExpression, ternary.elseExpression].contains(where: {
        isLiteral($0) || implicitRoot($0) != nil
      })
    {
      guard let first = score(of: ternary.thenExpression, for: type, parameter),
        let second = score(of: ternary.elseExpression, for: type, parameter)
      else { return nil }
      return max(first, second)
    }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .closureExpr(let closure):
      guard let function = type.functionType else {
        switch wanted {
        case .parameter(let parameter) where parameter.constraints.isEmpty:
          return wrapping + .unconstrained
        case .existential(let protocols) where protocols.isEmpty:
          return wrapping + .emptyExistential
        default: return type.isUnknown ? Score(.unknown) : nil
        }
      }
      let shape = ClosureShape(closure, in: file)
      guard takes(closure, function, of: parameter),
        function.isThrowing || parameter.isFromLibrary || !throwsErrors(closure)
      else { return nil }
      let count = shape.declaredCount ?? shape.anonymousCount
      if shape.declaredCount != nil && count != function.parameters.count
        || count > function.parameters.count
      {
        guard count > 1, function.parameters.count == 1 else { return nil }
        switch function.parameters[0] {
        case .tuple(let elements):
          return elements.count == count ? wrapping + .functionConversion : nil
        case .unknown, .parameter: return wrapping + .functionConversion
        default: return shape.declaredCount == nil ? nil : wrapping + .functionConversion
        }
      }
      if shape.declaredCount == nil, shape.anonymousCount < function.parameters.count {
        return shape.anonymousCount == 0 ? nil : wrapping + .functionConversion
      }
      return score(ofResult: closure, of: function, parameter).map { $0 + wrapping }
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr:
      if let root = implicitRoot(syntax) {
        return score(ofImplicit: root, syntax, wanted).map { $0 + wrapping }
      }
    case .nilLiteralExpr:
      if type.isOptional || type.nominal?.hasInitializer(labelled: "nilLiteral") == true {
        return .exact
      }
      return type.isUnknown ? Score(.unknown) : nil
    case .arrayExpr(let array) where typeExpression(syntax) == nil:
      let numbers =
        mixesNumbers(array.elements.nodes.map(\.expression)) ? scoreOfMixing(for: type) : .exact
      // Beside `nil` the other elements become optionals.
      let isBesideNil = array.elements.nodes.contains {
        $0.expression.is(NilLiteralExprSyntax.self)
      }
      let optionals = isBesideNil ? Score(.valueToOptional) : .exact
      if wanted.is(.array) {
        if array.elements.isEmpty { return wrapping }
        let element = wanted.argument(0)
        guard let score = score(ofElements: array, for: element, parameter) else { return nil }
        if case .parameter = element {
          return wrapping + numbers + optionals + .genericArgument
        }
        // Elements that aren't optionals are wrapped: `[T?]`.
        if element.isOptional, case .parameter = element.fullyUnwrapped {
          let isMade = isBesideNil ? Score.exact : Score(.unconstrained)
          return isMade + wrapping + numbers + .valueToOptional + .genericArgument
        }
        return score + wrapping
      }
      if wanted.is(.set) {
        return score(ofElements: array, for: wanted.argument(0), parameter).map { _ in
          wrapping + .nonDefaultLiteral
        }
      }
      if let nominal = wanted.nominal {
        guard
          nominal.conforms(to: .optionSet)
            || nominal.conforms(to: .expressibleByArrayLiteral)
            || nominal.hasInitializer(labelled: "arrayLiteral"),
          elements(array, fitLiteralsOf: nominal, parameter)
        else { return nil }
        return wrapping + .nonDefaultLiteral
      }
      // The elements of a `Collection<Int>` are integers.
      if let element = saidElement(of: wanted) {
        let plain = SwiftType.nominal(builtin.array, [element])
        guard let elements = score(ofElements: array, for: element, parameter),
          let list = fit(plain, into: wanted)
        else { return nil }
        return elements + list + wrapping
      }
      if wanted.isUnknown { return Score(.unknown) }
      // The type of `[.zero]` is unknown.
      if !array.elements.isEmpty,
        array.elements.nodes.allSatisfy({ implicitRoot($0.expression) != nil })
      {
        return nil
      }
      return score(ofCollection: quickType(syntax), wanted).map {
        $0 + wrapping + numbers + optionals
      }
    case .dictionaryExpr(let dictionary) where typeExpression(syntax) == nil:
      return score(of: dictionary, wanted, parameter).map { $0 + wrapping }
    case .tupleExpr(let tuple):
      // Its literals may have other types than their defaults, as those of `(1, 2.5)` for an `(N,
      // N)`, but not any type: an `(Int, Int)` doesn't fit.
      let elements = tuple.elements.nodes
      guard case .tuple(let parts) = wanted, parts.count == elements.count,
        parts.indices.allSatisfy({ parts[$0].isLabelled(as: elements[$0].label?.text) }),
        elements.contains(where: { literalKind($0.expression) != nil })
      else { break }
      var worst = wrapping
      for (part, element) in zip(parts, elements) {
        guard let score = score(of: element.expression, for: part.type, parameter) else {
          return nil
        }
        worst = max(worst, score)
      }
      return worst
    case .inOutExpr(let given):
      guard parameter.isInout else { return score(ofPointerTo: given.expression, for: wanted) }
      let found = quickType(given.expression)
      return found.isUnknown ? .exact : fit(found, into: type)
    case .keyPathExpr(let path):
      if let access = builtin.keyPathAccess(of: wanted) {
        return score(of: path, access, for: wanted)
      }
      guard let function = type.functionType else { return type.isUnknown ? Score(.unknown) : nil }
      guard let root = function.parameters.first, function.parameters.count == 1 else { return nil }
      let value = keyPathType(path, from: root).value
      if parameter.isFromLibrary || value.isUnknown { return Score(.functionConversion) }
      return fit(value, into: function.result).map { $0 + .functionConversion }
    default: break
    }
    if let literal = literalKind(syntax) {
      let ternary = program.inOrder(syntax).as(TernaryExprSyntax.self)
      let numbers = ternary.map { mixesNumbers([$0.thenExpression, $0.elseExpression]) } ?? false
      return score(of: literal, wanted).map {
        // Each side of `c ? 1 : 2.5` may become an existential by itself.
        if wanted.composition != nil { return $0 + wrapping }
        return numbers ? $0 + wrapping + .nonDefaultLiteral : $0 + wrapping
      }
    }
    if isFlexibleRange(syntax),
      let bounds = program.inOrder(syntax).as(InfixOperatorExprSyntax.self),
      let nominal = wanted.nominal, nominal === builtin.range || nominal === builtin.closedRange
    {
      return score(ofRange: bounds, wanted, parameter).map { $0 + wrapping }
    }
    if let (range, bound) = oneSidedRange(syntax), isFlexible(bound), wanted.is(range) {
      return score(of: bound, for: wanted.argument(0), parameter).map { $0 + wrapping }
    }
    let found = quickType(syntax)
    if found.isUnknown {
      if let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName,
        case .binaryOperator(let text) = name.tokenKind, let function = type.functionType
      {
        return score(ofOperator: text, for: function)
      }
      var spread = Score.exact
      if let function = type.functionType {
        guard let taking = score(taking: function, syntax) else { return nil }
        spread = taking
      }
      if let function = type.functionType, !parameter.isFromLibrary {
        let references = references(syntax)
        if !references.isEmpty {
          return score(ofReference: references, for: function, open)
        }
      }
      // A function conforms to no protocol.
      if case .parameter(let generic) = wanted, !generic.constraints.isEmpty,
        !references(syntax).isEmpty
      {
        return nil
      }
      return spread + .unknown
    }
    if !parameter.isFromLibrary,
      isSequence(found, insteadOf: wanted) || isRange(found, insteadOf: wanted)
    {
      return nil
    }
    if !parameter.isFromLibrary, case .parameter(let generic) = wanted,
      !generic.constraints.isEmpty, isMadeExistential(syntax),
      found.protocols.first !== builtin.anyObject
    {
      return nil
    }
    if !parameter.isFromLibrary, let given = found.functionType, let function = type.functionType,
      !mayStand(given, for: function)
    {
      return nil
    }
    return fit(found, into: type)
      ?? standIn(for: type, parameter, found).map { _ in Score(.standIn) }
  }

  /// The cost of integer literals among floating-point ones in a list, which then are
  /// floating-point too. If another candidate accepts them so, and this one takes any type or wraps
  /// the list, its elements are an `Any` each instead.
  private func scoreOfMixing(for type: SwiftType) -> Score {
    if !isLiteralOfAnother { return Score(.nonDefaultLiteral) }
    let each = Score(.emptyExistential) + .emptyExistential
    if type.isAny { return each }
    guard type.isOptional else { return Score(.nonDefaultLiteral) }
    let wanted = type.fullyUnwrapped
    switch wanted.is(.array) ? wanted.argument(0) : wanted {
    case .parameter(let generic) where generic.constraints.isEmpty: return each
    default: return Score(.nonDefaultLiteral)
    }
  }

  /// Whether a value is explicitly an existential, `square as any Shape`: a generic parameter
  /// doesn't open it then (SE-0352).
  func isMadeExistential(_ syntax: ExprSyntax) -> Bool {
    guard let conversion = program.inOrder(syntax).as(AsExprSyntax.self),
      conversion.questionOrExclamationMark == nil
    else { return false }
    let type = resolveType(conversion.type)
    let protocols =
      type.nominal?.kind == .protocolType ? [type.nominal].compactMap(\.self) : type.protocols
    return !protocols.isEmpty && !protocols.contains { $0.is(.error) }
  }

  /// Whether integer literals occur among floating-point ones, and become floating-point.
  private func mixesNumbers(_ syntaxes: [ExprSyntax]) -> Bool {
    let kinds = syntaxes.prefix(Self.elementsLookedAt).compactMap(literalKind)
    return kinds.contains(.integer) && kinds.contains(.float)
  }

  /// How well the worst of a list's elements fits a type; nil where one can't be of it. Of a generic
  /// parameter `nil` makes an optional.
  private func score(
    ofElements array: ArrayExprSyntax, for type: SwiftType, _ parameter: Parameter
  ) -> Score? {
    var worst = Score.exact
    for element in array.elements.nodes.prefix(Self.elementsLookedAt) {
      if case .parameter = type, element.expression.is(NilLiteralExprSyntax.self) { continue }
      let expected = base(
        of: element.expression, among: array.elements.nodes.map(\.expression), in: array, of: type)
      guard let score = score(of: element.expression, for: expected, parameter) else { return nil }
      worst = max(worst, score)
    }
    return worst
  }

  /// Whether a list's elements fit a type of the program's that is expressible by lists.
  private func elements(
    _ array: ArrayExprSyntax, fitLiteralsOf nominal: NominalType, _ parameter: Parameter
  ) -> Bool {
    guard nominal.isFromScene else { return true }
    let taken = nominal.initializers.compactMap(\.constrained?.parameters.first).first {
      $0.label == "arrayLiteral"
    }
    guard let taken, taken.type.isConcrete else { return true }
    return score(ofElements: array, for: taken.type, parameter) != nil
  }

  /// How many elements of a literal are scored.
  private static let elementsLookedAt = 16

  private func score(
    of dictionary: DictionaryExprSyntax, _ wanted: SwiftType, _ parameter: Parameter
  ) -> Score? {
    if wanted.nominal === builtin.dictionary {
      guard case .elements(let elements) = dictionary.content, let first = elements.first else {
        return .exact
      }
      guard let key = score(of: first.key, for: wanted.argument(0), parameter),
        let value = score(of: first.value, for: wanted.argument(1), parameter)
      else { return nil }
      if case (.parameter, .parameter) = (wanted.argument(0), wanted.argument(1)) {
        return Score(.genericArgument)
      }
      return key + value
    }
    if let nominal = wanted.nominal {
      return nominal.conforms(to: .expressibleByDictionaryLiteral)
        || nominal.hasInitializer(labelled: "dictionaryLiteral") ? Score(.nonDefaultLiteral) : nil
    }
    if wanted.isUnknown { return Score(.unknown) }
    // Its elements are pairs, whatever the keys and values.
    if case .parameter(let generic) = wanted, generic.hasSaidTypes,
      let element = program.elementType(of: wanted), element.nominal != nil
    {
      return nil
    }
    return score(ofCollection: .nominal(builtin.dictionary, [.unknown, .unknown]), wanted)
  }

  /// Scores a collection literal's default type against another type. Unconditional conformances
  /// rank before conditional ones, such as `Equatable`.
  private func score(ofCollection type: SwiftType, _ wanted: SwiftType) -> Score? {
    let wantedProtocols = wanted.protocols
    let isConditional =
      !wantedProtocols.isEmpty
      && wantedProtocols.allSatisfy { $0.is(.equatable) || $0.is(.hashable) }
    return fit(type, into: wanted).map { isConditional ? $0 + .superclass : $0 }
  }

  /// `0..<80` where a range of floating-point numbers is possible.
  private func score(
    ofRange bounds: InfixOperatorExprSyntax, _ wanted: SwiftType, _ parameter: Parameter
  ) -> Score? {
    let isClosed = bounds.name == "..."
    if !isClosed, wanted.nominal === builtin.closedRange { return nil }
    // The library's rows accept either for a range.
    if isClosed, wanted.nominal === builtin.range, !parameter.isFromLibrary { return nil }
    let kind = isClosed && wanted.nominal === builtin.range ? Score(.standIn) : .exact
    var total = kind
    for bound in [bounds.leftOperand, bounds.rightOperand] {
      guard let score = score(of: bound, for: wanted.argument(0), parameter) else { return nil }
      total = max(total, kind + score)
    }
    return total
  }

  private func score(
    ofImplicit name: String, _ syntax: ExprSyntax, _ wanted: SwiftType
  ) -> Score? {
    if wanted.isUnknown { return Score(.unknown) }
    if name == "init" {
      guard wanted.nominal != nil else { return nil }
      // Of several types the one that accepts these arguments.
      guard let call = syntax.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
      else { return .exact }
      let written = writtenArguments(call)
      return initializers(of: wanted).contains {
        ArgumentMatching.match($0.function.parameters, written) != nil
      } ? .exact : Score(.unknown)
    }
    if case .parameter(let parameter) = wanted, parameter.constraints.isEmpty { return nil }
    guard let first = members(name, of: wanted, isStatic: true).first else { return nil }
    // A type's own member ranks before one that a protocol extension gives several types, as for
    // numbers.
    let isShared = first.owner.kind == .protocolType || isNumber(wanted)
    // An undeclared name may be an asset's, unless another type declares it.
    if case .property(let property) = first.member, property.isGenerated { return Score(.standIn) }
    return wanted.nominal?.kind != .protocolType && isShared ? Score(.constrained) : .exact
  }

}
