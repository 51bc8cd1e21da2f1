import SwiftSyntax

extension Lowerer {
  /// Chooses among declarations, binds the arguments, and makes the call.
  func lowerCall(
    _ candidates: [Candidate], _ arguments: [WrittenArgument], receiver: Lowered?,
    at call: some SyntaxProtocol, expecting expected: SwiftType, staticType: SwiftType? = nil,
    constructing: SwiftType? = nil, isSuper: Bool = false, delegates: Bool = false,
    fitting: [FittingCandidate]? = nil
  ) -> Lowered {
    let fitting = fitting ?? matching(candidates, arguments)
    if let decided = decidedCallee(of: call),
      var meant = fitting.first(where: { $0.candidate.function === decided.function })
    {
      meant.candidate.bindings = meant.candidate.bindings.withoutUnknown
      meant.candidate.bindings.merge(decided.bindings)
      return lowerCall(
        of: meant, among: [meant], arguments, receiver: receiver, at: call, expecting: expected,
        staticType: staticType, constructing: constructing, isSuper: isSuper,
        delegates: delegates)
    }
    guard let (chosen, isOpen) = ranked(fitting, arguments, expecting: expected) else {
      return noMatch(candidates, arguments, receiver: receiver, at: call)
    }
    let found = isOpen ? decidingTypes(of: arguments, fitting) : []
    if !found.isEmpty {
      return assuming(found) {
        lowerCall(
          candidates, arguments, receiver: receiver, at: call, expecting: expected,
          staticType: staticType, constructing: constructing, isSuper: isSuper,
          delegates: delegates, fitting: fitting)
      }
    }
    func lower(_ chosen: FittingCandidate) -> Lowered {
      lowerCall(
        of: chosen, among: fitting, arguments, receiver: receiver, at: call, expecting: expected,
        staticType: staticType, constructing: constructing, isSuper: isSuper,
        delegates: delegates)
    }
    guard fitting.count > 1, arguments.contains(where: { hasClosure($0.expression) })
    else { return lower(chosen) }
    // A closure's body may rule out the meaning that the arguments alone suggest.
    func lower(_ chosen: FittingCandidate, orOneOf fitting: [FittingCandidate]) -> Lowered {
      firstWithoutErrors({ lower(chosen) }) {
        let others = fitting.filter {
          $0.candidate.function !== chosen.candidate.function
            && score($0.candidate, $0.matched, arguments) != nil
        }
        return best(others, arguments, expecting: expected).map { lower($0, orOneOf: others) }
      }.result
    }
    return lower(chosen, orOneOf: fitting)
  }

  /// Returns true if an argument is a closure or the result of a call that takes one, as
  /// `names.map { .init($0) }`.
  private func hasClosure(_ argument: ExprSyntax) -> Bool {
    if argument.is(ClosureExprSyntax.self) { return true }
    guard let call = argument.as(FunctionCallExprSyntax.self) else { return false }
    return call.trailingClosure != nil
      || call.arguments.nodes.contains { $0.expression.is(ClosureExprSyntax.self) }
  }

  /// Binds the arguments of the candidate that was chosen, and makes the call.
  private func lowerCall(
    of chosen: FittingCandidate, among fitting: [FittingCandidate],
    _ arguments: [WrittenArgument], receiver: Lowered?, at call: some SyntaxProtocol,
    expecting expected: SwiftType, staticType: SwiftType?, constructing: SwiftType?, isSuper: Bool,
    delegates: Bool
  ) -> Lowered {
    let function = chosen.candidate.function
    if isAmbiguous(chosen, of: fitting, expecting: expected) {
      reportAmbiguity(of: function, at: calledName(call))
    } else if noneGives(expected, of: fitting) {
      return broken(
        .typeMismatch,
        Wording.noCandidates(function.name, giving: "\(expected)"),
        at: calledName(call), type: expected)
    }
    // A structure's initialiser without parameters is never private if all properties have values.
    if function.isPrivate, !(function.isMemberwise && arguments.isEmpty),
      let owner = function.owner, owner.isFromScene, !context.scope.isWithin(owner)
    {
      let subject = function.isInitializer ? "'\(owner.name)' initializer" : "'\(function.name)'"
      report(
        .private, "\(subject) is inaccessible due to 'private' protection level",
        at: calledName(call))
    }
    var bindings = chosen.candidate.bindings
    var bound = bind(
      function, chosen.matched, arguments, &bindings, expecting: expected, at: call,
      constructing: constructing)
    bound = filling(bound, of: function, where: chosen.matched, on: receiver, bindings)
    if leavesOpen(function, bindings, constructing) { undecidedCount += 1 }
    checkSameTypes(function, bindings, at: call)
    if let constructing {
      checkThrowing(function, at: call)
      checkElements(of: function, bindings, arguments, at: call)
      let type = constructed(constructing, function, bindings)
      let made = function.isFailable ? type.wrapped : type
      return Lowered(
        construct(
          made, function, bound, bindings, generics: typeArguments(function, bindings),
          site: site(call)),
        type, isImplicitlyUnwrapped: function.isImplicitlyUnwrapped)
    }
    var generics = function.typeParameters
    if let owner = function.owner { generics += owner.typeParameters.filter { !isInScope($0) } }
    var result = function.result.substituting(bindings, erasing: generics)
    if function.returnsSelf, let type = receiver?.type {
      result = if case .metatype(let instance) = type { instance } else { type }
    }
    checkMutation(function, receiver, at: call)
    checkThrowing(
      function, at: call, isOnlyAsync: fitting.allSatisfy(\.candidate.function.isAsync))
    checkConstraints(function, bindings, at: call)
    // A class method on a metatype value: `type.make()`.
    let isClassMethod =
      !isSuper && function.isStatic && function.owner?.kind == .classType && receiver != nil
      && !(receiver?.node is Constant)
    let isDynamic =
      isClassMethod || delegates || !isSuper && receiver != nil && needsDispatch(function, receiver)
    var callee = receiver?.node
    if function.owner == nil {
      callee = nil
    } else if callee == nil, function.isStatic, let owner = function.owner {
      callee = Constant(.metatype(MetatypeBox(owner.selfType)))
    }
    let made = Call(
      function, receiver: callee, arguments: bound,
      typeArguments: typeArguments(function, bindings),
      receiverType: receiverType(of: function, receiver), isDynamic: isDynamic,
      staticType: staticType?.nominal, site: site(call), machine: machine)
    // A case's payload needn't determine all of a generic enum's arguments.
    if case .enumCase = function.implementation, !result.arguments.isEmpty {
      return Lowered(TypedCase(made, typeArguments(of: result)), result)
    }
    return Lowered(made, result, isImplicitlyUnwrapped: function.isImplicitlyUnwrapped)
  }

  /// Whether a generic argument of a call isn't known, which its surroundings may determine.
  private func leavesOpen(
    _ function: FunctionDeclaration, _ bindings: Bindings, _ constructed: SwiftType?
  ) -> Bool {
    guard file.isFromScene,
      function.location != nil || function.owner?.isFromScene == true
    else { return false }
    let generics = function.typeParameters + (constructed?.nominal?.typeParameters ?? [])
    return generics.contains { bindings[$0]?.hasUnknown ?? true }
  }

  /// An interpreted function's generic arguments, as far as they are known here.
  func typeArguments(
    _ function: FunctionDeclaration, _ bindings: Bindings
  ) -> [Expression?] {
    guard !function.typeParameters.isEmpty, !function.isNative else { return [] }
    return function.typeParameters.map { parameter in
      guard let type = bindings[parameter], !type.hasUnknown else { return nil }
      // An opaque type or an opened existential takes its type from the value.
      if let protocols = type.composition, !protocols.isEmpty,
        !bindings.isExistential(parameter)
      {
        return nil
      }
      if type.isExistential, !parameter.constraints.isEmpty { return nil }
      if case .parameter(let outer) = type { return metatypeVariable(outer)?.node }
      return metatype(of: type).node
    }
  }

  /// Checks that generic arguments meet their parameters' constraints.
  private func checkConstraints(
    _ function: FunctionDeclaration, _ bindings: Bindings, at call: some SyntaxProtocol
  ) {
    guard function.location != nil else {
      return checkComparisons(function, bindings, at: call)
    }
    let told = function.typeParameters.flatMap { parameter -> [(GenericParameter, SwiftType)] in
      if case .pack(let types)? = bindings[parameter] { return types.map { (parameter, $0) } }
      return bindings[parameter].map { [(parameter, $0)] } ?? []
    }
    for (parameter, type) in told {
      // An enum's conformances may be synthesised.
      guard case .nominal(let type, _) = type, !type.isForeign,
        type.isFromScene && (type.kind == .structure || type.kind == .classType)
          || isPlainValue(.nominal(type, []), lacking: parameter.constraints),
        let missing = parameter.constraints.first(where: { !type.conforms(to: $0) })
      else { continue }
      report(
        .conformance,
        "\(kindAndName(of: function)) requires that '\(type.name)' conform to '\(missing.name)'",
        at: call)
    }
  }

  /// Checks a function's same-type requirements.
  private func checkSameTypes(
    _ function: FunctionDeclaration, _ bindings: Bindings, at call: some SyntaxProtocol
  ) {
    guard function.location != nil else { return }
    // A number literal's type may be decided later.
    for (left, right) in function.requirements.sameTypes {
      let (left, right) = (left.substituting(bindings), right.substituting(bindings))
      guard left.isConcrete, right.isConcrete, !isNumber(left) || !isNumber(right),
        !left.isExistential, !right.isExistential, !left.mayBe(right)
      else { continue }
      report(
        .typeMismatch,
        "\(kindAndName(of: function)) requires the types '\(left)' and '\(right)' be equivalent",
        at: call)
    }
  }

  /// As the compiler calls it: `instance method 'add(to:)'`.
  private func kindAndName(of function: FunctionDeclaration) -> String {
    let kind =
      function.owner == nil
      ? "global function"
      : function.isInitializer
        ? "initializer" : function.isStatic ? "static method" : "instance method"
    let hasLabels = function.isInitializer || function.parameters.contains { $0.label != nil }
    return "\(kind) '\(hasLabels ? function.signature : function.name)'"
  }

  /// The elements that a library's method compares can be compared.
  private func checkComparisons(
    _ function: FunctionDeclaration, _ bindings: Bindings, at call: some SyntaxProtocol
  ) {
    for (subject, constraint) in function.comparisons {
      let type = subject.substituting(bindings)
      guard let asked = constraint.builtin, program.lacks(asked, type) else { continue }
      guard type.nominal != nil else {
        report(
          .conformance, "type '\(type)' cannot conform to '\(constraint.name)'", at: call)
        continue
      }
      let owner = function.owner === builtin.array ? "MutableCollection" : function.owner?.name
      report(
        .conformance,
        "referencing instance method '\(function.shownName)' on '\(owner ?? "")' requires that "
          + "'\(type)' conform to '\(constraint.name)'", at: call)
    }
  }

  /// Whether it is a number, a text or a Boolean, of which the program or the numeric protocols
  /// require more than it has.
  private func isPlainValue(_ type: SwiftType, lacking constraints: [NominalType]) -> Bool {
    guard type.isString || type.isBool || type.isInt || type.isDouble else { return false }
    return constraints.allSatisfy {
      $0.isFromScene || $0.is(.numeric) || $0.is(.binaryInteger) || $0.is(.floatingPoint)
    }
  }

  func isInScope(_ parameter: GenericParameter) -> Bool {
    var scope: LexicalScope? = context.scope
    while let current = scope {
      if current.typeParameters[parameter.name] === parameter { return true }
      if current.owner?.typeParameters.contains(where: { $0 === parameter }) == true { return true }
      scope = current.parent
    }
    return false
  }

  private func needsDispatch(_ function: FunctionDeclaration, _ receiver: Lowered?) -> Bool {
    if function.isRequirement { return true }
    return function.owner?.kind == .classType && !function.isStatic && !function.isInitializer
      && !function.isPrivate
  }

  /// The type that an initialiser makes, with the parameters that its arguments bound.
  private func constructed(
    _ type: SwiftType, _ function: FunctionDeclaration, _ bindings: Bindings
  ) -> SwiftType {
    guard let nominal = type.nominal else { return type }
    var bindings = bindings
    // An inherited initialiser binds the superclass's parameters, which determine the subclass's.
    if let owner = function.owner, owner !== nominal {
      let told = zip(owner.typeParameters, nominal.selfType.arguments(of: owner))
      for (parameter, pattern) in told {
        guard let type = bindings[parameter] else { continue }
        program.unify(pattern, type, &bindings, nominal.typeParameters)
      }
    }
    if type.isCGFloat { return function.isFailable ? builtin.optional(type) : type }
    let made = SwiftType.nominal(
      nominal,
      zip(
        nominal.typeParameters,
        type.arguments + Array(repeating: .unknown, count: nominal.typeParameters.count)
      )
      .map { parameter, given in
        given.isUnknown ? bindings[parameter] ?? .unknown : given.substituting(bindings)
      })
    return function.isFailable ? builtin.optional(made) : made
  }

  /// `Array(sequence)` has the sequence's elements, whatever is expected of it.
  private func checkElements(
    of function: FunctionDeclaration, _ bindings: Bindings, _ arguments: [WrittenArgument],
    at call: some SyntaxProtocol
  ) {
    guard let nominal = function.owner,
      let other = otherElements(passedTo: function, bindings, arguments)
    else { return }
    report(
      .typeMismatch,
      TypedPlace.specified.refuses(
        "\(SwiftType.nominal(nominal, [other.found]))",
        "\(SwiftType.nominal(nominal, [other.wanted]))"),
      at: call)
  }

  private func noMatch(
    _ candidates: [Candidate], _ arguments: [WrittenArgument], receiver: Lowered?,
    at call: some SyntaxProtocol
  ) -> Lowered {
    let labels = arguments.map { $0.label ?? "_" }
    let nearest = candidates.min { a, b in
      distance(a.function, labels) < distance(b.function, labels)
    }
    guard let nearest else {
      return broken(.arguments, "no function fits this call", at: call)
    }
    if let owner = nearest.function.owner,
      program.isForeignLibraryType(owner)
        || owner.isPartial && matching(candidates, arguments).isEmpty
    {
      return foreign(nearest.function.name, of: owner, labels: labels, at: call)
    }
    if let unknown = unknownName(in: arguments) {
      let (site, machine) = (site(call), machine)
      return Lowered(
        Computed { _ in
          throw machine.fail(unknown.message, site, identifier: unknown.identifier)
        }, .unknown)
    }
    let shapes = candidates.prefix(4).map { "'" + shape($0.function) + "'" }
    let remedy = "expected " + shapes.joined(separator: " or ")
    let place = calledName(call)
    // A missing module may declare the matching overload.
    let isForeign =
      program.mayBeMissing(file)
      || arguments.contains { quickType($0.expression).wrapped.isStandIn }
    let isIdle = candidates.allSatisfy { !$0.function.hasEffect }
    if let receiver, isForeign || isIdle,
      let passed = passThrough(
        nearest.function.name, labels: labels, receiver: receiver, isIdle: isIdle, remedy: remedy,
        at: place)
    {
      return passed
    }
    let isExtended =
      program.mayBeMissing(file)
      || program.hasMissingModules && hasNewLabel(arguments, candidates)
    if isExtended,
      let owner = nearest.function.owner, !owner.isFromScene,
      candidates.allSatisfy({ $0.function.owner?.isFromScene == false })
    {
      return foreign(nearest.function.name, of: owner, labels: labels, at: place)
    }
    let message =
      (candidates.count == 1
        ? ArgumentMatching.complaint(nearest.function, arguments)
        : complaint(ofLabels: arguments, of: candidates))
      ?? "no exact matches in call to " + kind(nearest.function)
    return broken(.arguments, message, at: place, remedy: remedy)
  }

  /// Returns true if an argument's label isn't in any declaration, nor one like it: a missing
  /// module may provide the overload for all files of its importer's module.
  private func hasNewLabel(_ arguments: [WrittenArgument], _ candidates: [Candidate]) -> Bool {
    let known = Set(candidates.flatMap { $0.function.parameters.compactMap(\.label) })
    return arguments.contains { argument in
      guard let label = argument.label, !known.contains(label) else { return false }
      return !known.contains { Suggestion.isSlip(label, for: $0) }
    }
  }

  /// What is wrong with the labels if nothing else is; nil if something is or several candidates
  /// are equally near.
  private func complaint(
    ofLabels arguments: [WrittenArgument], of candidates: [Candidate]
  ) -> String? {
    let found = candidates.filter { candidate in
      let parameters = candidate.function.parameters
      return parameters.count == arguments.count
        && zip(parameters, arguments).allSatisfy { parameter, argument in
          !argument.isTrailing
            && score(
              of: argument.expression, for: parameter.type.substituting(candidate.bindings),
              parameter) != nil
        }
    }
    let said = Set(found.map { ArgumentMatching.complaint($0.function, arguments) })
    return said.count == 1 ? said.first : nil
  }

  /// A function's kind in messages where several share its name.
  private func kind(_ function: FunctionDeclaration) -> String {
    if function.isInitializer { return "initializer" }
    let kind =
      function.owner == nil
      ? "global function" : function.isStatic ? "static method" : "instance method"
    return "\(kind) '\(function.name)'"
  }

  /// The name in a call where a reader looks for it: the last of a chain, rather than its start.
  func calledName(_ call: some SyntaxProtocol) -> Syntax {
    guard let call = call.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil
    else { return Syntax(call) }
    return Syntax(member.declName)
  }

  /// A call of a form that isn't known, which the host may let pass.
  /// - Parameter isIdle: whether the forms that are known change nothing.
  private func passThrough(
    _ name: String, labels: [String], receiver: Lowered, isIdle: Bool, remedy: String,
    at node: Syntax
  ) -> Lowered? {
    let type = receiver.type
    let nominals = type.nominal.map { [$0] } ?? type.protocols
    let (program, origin) = (program, site(node))
    guard let place = program.location(origin),
      let resolve = program.interpreter.resolveUnknownName,
      case .passThrough(let diagnostic, let typeName, let make) = resolve(
        UnknownName(
          name: name, labels: labels, receiver: "\(type)",
          receiverConforms: { wanted in
            isIdle || nominals.contains { $0.conforms(toNamed: wanted) }
          },
          isBuilderPosition: false, location: place, suggestion: nil, forms: remedy,
          hasOtherForms: isIdle))
    else { return nil }
    program.diagnostics.append(diagnostic)
    return Lowered(
      Computed { [unowned program] frame in
        try make(receiver.node.evaluate(frame), program.location(origin) ?? place)
      },
      typeName.flatMap(program.globalType) ?? type)
  }

  /// Reports undeclared names: the compiler resolves names before it resolves a call's function, so
  /// for a call with both mistakes it reports these.
  private func unknownName(in arguments: [WrittenArgument]) -> Diagnostic? {
    let before = program.moment
    for argument in arguments where !argument.expression.is(ClosureExprSyntax.self) {
      _ = lower(argument.expression, expecting: .unknown)
    }
    let found = program.problems
    program.rewind(to: before)
    return program.keep(of: found, after: before) { $0.identifier == .unknownName }.first
  }

  private func shape(_ function: FunctionDeclaration) -> String {
    let name = function.isInitializer ? function.owner?.name ?? "init" : function.name
    let parameters = function.parameters.map { parameter in
      (parameter.label ?? "_") + ": \(parameter.type)"
    }
    return "\(name)(\(parameters.joined(separator: ", ")))"
  }

  private func distance(_ function: FunctionDeclaration, _ labels: [String]) -> Int {
    let wanted = function.parameters.map { $0.label ?? "_" }
    let missing = labels.filter { !wanted.contains($0) }.count
    return missing * 10 + abs(wanted.count - labels.count)
  }
}
