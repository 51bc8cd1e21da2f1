import SwiftSyntax

/// A declaration that a call may mean, with what its receiver's type binds.
struct Candidate {
  var function: FunctionDeclaration
  var bindings: Bindings
}

extension Lowerer {
  func lower(_ call: FunctionCallExprSyntax, expecting expected: SwiftType) -> Lowered {
    let arguments = writtenArguments(call)
    let callee = call.calledExpression
    if callee.trimmedDescription == "Self", let made = lowerSelfConstruction(arguments, call) {
      return made
    }
    if let type = typeExpression(callee) {
      return lowerConstruction(type, arguments, at: call, expecting: expected)
    }
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      return lowerNamedCall(reference, arguments, call, expecting: expected)
    case .memberAccessExpr(let access):
      return lowerMemberCall(access, arguments, call, expecting: expected)
    case .genericSpecializationExpr(let specialized):
      if let reference = specialized.expression.as(DeclReferenceExprSyntax.self) {
        return lowerNamedCall(reference, arguments, call, expecting: expected)
      }
      if let access = specialized.expression.as(MemberAccessExprSyntax.self) {
        return lowerMemberCall(access, arguments, call, expecting: expected)
      }
      return lowerValueCall(lowerLink(callee), arguments, at: call)
    default:
      return lowerValueCall(lowerLink(callee), arguments, at: call)
    }
  }

  func writtenArguments(_ call: FunctionCallExprSyntax) -> [WrittenArgument] {
    var arguments = call.arguments.map {
      WrittenArgument(label: $0.label?.plainText, expression: $0.expression)
    }
    if let closure = call.trailingClosure {
      arguments.append(
        WrittenArgument(label: nil, expression: ExprSyntax(closure), isTrailing: true))
    }
    for closure in call.additionalTrailingClosures {
      arguments.append(
        WrittenArgument(
          label: closure.label.plainText, expression: ExprSyntax(closure.closure),
          isTrailing: true))
    }
    return arguments
  }

  // MARK: Calls by name

  private func lowerNamedCall(
    _ reference: DeclReferenceExprSyntax, _ arguments: [WrittenArgument],
    _ call: FunctionCallExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    let name = reference.baseName.plainText
    if let variable = context.resolve(name) {
      let chosen = overload(of: variable, arguments, expecting: expected)
      return lowerValueCall(
        Lowered(chosen.use(), chosen.type), arguments, at: call,
        declaration: chosen.function)
    }
    if name == "type", arguments.count == 1, arguments[0].label == "of" {
      return lowerTypeOf(arguments[0].expression)
    }
    if let lowered = lowerImplicitSelfCall(name, arguments, call, expecting: expected) {
      return lowered
    }
    let functions = program.globalFunctions(name)
    if !functions.isEmpty {
      return lowerCall(
        functions.map { Candidate(function: $0, bindings: Bindings()) }, arguments, receiver: nil,
        at: call, expecting: expected)
    }
    if program.globalVariable(name) != nil {
      return lowerValueCall(lower(reference, expecting: .unknown), arguments, at: call)
    }
    return unknownCall(name, arguments, reference, call)
  }

  /// Of local functions that share a name, the one that a call means.
  private func overload(
    of variable: Variable, _ arguments: [WrittenArgument], expecting expected: SwiftType
  ) -> Variable {
    guard variable.overloadCount > 0 else { return variable }
    let all =
      [variable]
      + (1...variable.overloadCount).compactMap { context.resolve("\(variable.name)#\($0)") }
    let candidates = all.compactMap(\.function).map {
      Candidate(function: $0, bindings: Bindings())
    }
    let chosen = best(matching(candidates, arguments), arguments, expecting: expected)
    return all.first { $0.function === chosen?.candidate.function } ?? variable
  }

  private func lowerImplicitSelfCall(
    _ name: String, _ arguments: [WrittenArgument], _ call: FunctionCallExprSyntax,
    expecting expected: SwiftType
  ) -> Lowered? {
    guard let owner = context.scope.owner else { return nil }
    if let variable = context.resolve("self") {
      let receiver = Lowered(variable.use(), variable.type)
      let isStatic = if case .metatype = variable.type { true } else { false }
      let type: SwiftType =
        if case .metatype(let instance) = variable.type { instance } else { variable.type }
      let found = candidates(name, of: type, isStatic: isStatic)
      let members = program.members(name, of: type, isStatic: isStatic)
      let property = members.first { if case .property = $0.member { true } else { false } }
      // A property that holds a function, `let onChange: () -> Void`, beside `View`'s method.
      let isMethod = property == nil || !matching(found, arguments).isEmpty
      if !found.isEmpty, isMethod {
        // A global function of the same name wins where no method fits.
        if matching(found, arguments).isEmpty, !program.globalFunctions(name).isEmpty { return nil }
        return lowerCall(
          found, arguments, receiver: receiver, at: call, expecting: expected)
      }
      if let property, case .property(let declaration) = property.member {
        let value = access(
          declaration, receiver: receiver, bindings: property.bindings, at: call.calledExpression)
        return lowerValueCall(value, arguments, at: call)
      }
    }
    var outer: NominalType? = owner
    while let type = outer {
      let found = candidates(name, of: type.selfType, isStatic: true)
      if !found.isEmpty {
        let metatype = Lowered(
          Constant(.metatype(MetatypeBox(type.selfType))), .metatype(type.selfType))
        return lowerCall(found, arguments, receiver: metatype, at: call, expecting: expected)
      }
      if let value = staticMember(
        name, of: type.selfType, at: call.calledExpression, expecting: .unknown)
      {
        return lowerValueCall(value, arguments, at: call)
      }
      outer = type.outer
    }
    return nil
  }

  /// Functions, methods and cases of a name that a type has.
  func candidates(_ name: String, of type: SwiftType, isStatic: Bool) -> [Candidate] {
    var found: [Candidate] = []
    for member in program.members(name, of: type, isStatic: isStatic) {
      switch member.member {
      case .function(let function) where !function.isInitializer:
        found.append(Candidate(function: function, bindings: member.bindings))
      case .enumCase(let enumCase):
        found.append(
          Candidate(function: enumCase.constructor, bindings: member.bindings))
      default: continue
      }
    }
    return dropRequirements(dropShadowed(found), type)
  }

  /// Of declarations that look the same to a caller the nearest is meant.
  private func dropShadowed(_ found: [Candidate]) -> [Candidate] {
    guard found.count > 1 else { return found }
    var kept: [Candidate] = []
    for candidate in found {
      let function = candidate.function
      let isShadowed = kept.contains { other in
        guard other.function.owner !== function.owner,
          other.function.signature == function.signature
        else { return false }
        if case .requirement = function.implementation { return false }
        if case .requirement = other.function.implementation { return false }
        return zip(other.function.parameters, function.parameters).allSatisfy {
          "\($0.type.substituting(other.bindings))"
            == "\($1.type.substituting(candidate.bindings))"
        }
      }
      if !isShadowed { kept.append(candidate) }
    }
    return kept
  }

  /// Of a requirement and its implementation only one is meant: the requirement where the type
  /// is a protocol's, since the value decides; else the implementation.
  private func dropRequirements(_ found: [Candidate], _ type: SwiftType) -> [Candidate] {
    guard found.count > 1 else { return found }
    let isAbstract = type.nominal == nil
    func isRequirement(_ candidate: Candidate) -> Bool {
      if case .requirement = candidate.function.implementation { return true }
      return false
    }
    let kept = Set(
      found.filter { isRequirement($0) == isAbstract }.map(\.function.signature))
    return found.filter {
      isRequirement($0) == isAbstract || !kept.contains($0.function.signature)
    }
  }

  private func unknownCall(
    _ name: String, _ arguments: [WrittenArgument], _ reference: DeclReferenceExprSyntax,
    _ call: FunctionCallExprSyntax
  ) -> Lowered {
    let names = context.everyLocalName.union(program.globalNames)
      .union(
        context.scope.owner.map { program.memberNames(of: $0.selfType, isStatic: false) } ?? [])
    let near = Suggestion.nearest(to: name, among: names)
    if let place = program.location(site(call)),
      let resolve = program.interpreter.resolveUnknownName
    {
      let unknown = UnknownName(
        name: name, labels: arguments.map { $0.label ?? "_" }, receiver: nil,
        receiverConforms: { _ in false }, isBuilderPosition: context.isBuilderPosition,
        location: place, suggestion: near)
      if case .placeholder(let diagnostic, let typeName, let make) = resolve(unknown) {
        return placeholder(diagnostic, typeName, make, place)
      }
    }
    return broken(
      "unknown-name", "cannot find '\(name)' in scope", at: reference,
      remedy: near.map { "did you mean '\($0)'?" })
  }

  private func lowerTypeOf(_ syntax: ExprSyntax) -> Lowered {
    let value = lower(syntax, expecting: .unknown)
    let machine = machine
    return Lowered(
      Computed { frame in
        .metatype(MetatypeBox(machine.program.dynamicType(of: try value.node.evaluate(frame))))
      }, .metatype(value.type))
  }

  // MARK: Calls of members

  private func lowerMemberCall(
    _ access: MemberAccessExprSyntax, _ arguments: [WrittenArgument],
    _ call: FunctionCallExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    let name = access.declName.baseName.plainText
    guard let base = access.base else {
      return implicitMemberCall(name, arguments, access, call, expecting: expected)
    }
    if base.is(SuperExprSyntax.self) {
      return lowerSuperCall(name, arguments, access, call, expecting: expected)
    }
    if name == "init" {
      if let type = typeExpression(base) {
        return lowerConstruction(type, arguments, at: call, expecting: expected)
      }
      let receiver = lowerLink(base)
      if context.isInitializer, isSelf(receiver.node) {
        return lowerDelegation(receiver, arguments, call)
      }
      if case .metatype(let type) = receiver.type {
        return lowerDynamicConstruction(receiver, type, arguments, at: call, expecting: expected)
      }
    }
    if let module = base.as(DeclReferenceExprSyntax.self),
      program.configuration.modules.contains(module.baseName.text),
      context.resolve(module.baseName.text) == nil
    {
      return lowerNamedCall(access.declName, arguments, call, expecting: expected)
    }
    if let type = typeExpression(base) {
      return lowerStaticCall(name, of: type, arguments, access, call, expecting: expected)
    }
    func method(of receiver: Lowered) -> Lowered {
      lowerMethodCall(name, of: receiver, base, arguments, access, call, expecting: expected)
    }
    // `[1, 4].map { $0 * 1.5 }`: literals are what the call makes of them, by default `Int`s.
    if let array = base.as(ArrayExprSyntax.self), quickType(base).argument(0).isInt,
      array.elements.allSatisfy({ literalKind($0.expression) == .integer })
    {
      return firstWithoutErrors(
        { method(of: lowerLink(base)) },
        { method(of: lower(base, expecting: builtin.array(builtin.double))) })
    }
    return method(of: forced(lowerLink(base, leadingTo: expected), for: name, at: base))
  }

  /// Lowers in one of two ways: the second only where the first has errors and it has none.
  private func firstWithoutErrors(
    _ first: () -> Lowered, _ second: () -> Lowered
  ) -> Lowered {
    let before = program.problems
    let result = first()
    guard program.problems.errorCount > before.errorCount else { return result }
    let found = program.problems
    program.problems = before
    let other = second()
    if program.problems.errorCount == before.errorCount { return other }
    program.problems = found
    return result
  }

  private func lowerStaticCall(
    _ name: String, of type: SwiftType, _ arguments: [WrittenArgument],
    _ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax,
    expecting expected: SwiftType
  ) -> Lowered {
    var receiver = Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type))
    if case .parameter(let parameter) = type, let value = metatypeVariable(parameter) {
      receiver = value
    }
    let found = candidates(name, of: type, isStatic: true)
    if !found.isEmpty {
      return lowerCall(
        found, arguments, receiver: receiver, at: call, expecting: expected, staticType: type)
    }
    if let value = staticMember(name, of: type, at: access.declName, expecting: .unknown) {
      return lowerValueCall(value, arguments, at: call)
    }
    return unknownMember(
      name, of: .metatype(type), labels: arguments.map { $0.label ?? "_" }, base: nil,
      at: access.declName)
  }

  /// The argument that brought a generic parameter's type along: `_ key: K.Type`, or a value.
  func metatypeVariable(_ parameter: GenericParameter) -> Lowered? {
    for name in context.everyLocalName.sorted() {
      guard let variable = context.resolve(name) else { continue }
      if case .metatype(.parameter(let other)) = variable.type, other === parameter {
        return Lowered(variable.use(), variable.type)
      }
      if case .parameter(let other) = variable.type, other === parameter {
        let machine = machine
        let node = variable.use()
        return Lowered(
          Computed { frame in
            .metatype(MetatypeBox(machine.program.staticType(of: try node.evaluate(frame))))
          }, .metatype(variable.type))
      }
    }
    return nil
  }

  func lowerMethodCall(
    _ name: String, of receiver: Lowered, _ base: ExprSyntax?, _ arguments: [WrittenArgument],
    _ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax,
    expecting expected: SwiftType
  ) -> Lowered {
    if case .metatype(let type) = receiver.type {
      let found = candidates(name, of: type, isStatic: true)
      if !found.isEmpty {
        return lowerCall(found, arguments, receiver: receiver, at: call, expecting: expected)
      }
    }
    let found = candidates(name, of: receiver.type, isStatic: false)
    if !found.isEmpty {
      return lowerCall(
        found, arguments, receiver: receiver, at: call, expecting: expected)
    }
    for member in program.members(name, of: receiver.type, isStatic: false) {
      guard case .property(let property) = member.member else { continue }
      let value = self.access(
        property, receiver: receiver, bindings: member.bindings, at: access.declName)
      return lowerValueCall(value, arguments, at: call)
    }
    if case .tuple = receiver.type {
      return lowerValueCall(
        lowerMember(name, of: receiver, at: access.declName, expecting: .unknown), arguments,
        at: call)
    }
    if isDynamic(receiver.type) {
      return lateCall(name, of: receiver, arguments, access, call, expecting: expected)
    }
    if let value = instanceMember(name, of: receiver, at: access.declName, expecting: .unknown) {
      return lowerValueCall(value, arguments, at: call)
    }
    return unknownMember(
      name, of: receiver.type, labels: arguments.map { $0.label ?? "_" }, base: receiver,
      at: access.declName)
  }

  /// A call on a value whose type is known only while running: lowered once per type met.
  private func lateCall(
    _ name: String, of receiver: Lowered, _ arguments: [WrittenArgument],
    _ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax,
    expecting expected: SwiftType
  ) -> Lowered {
    // Whatever the arguments mention is captured now, while the functions around are lowered.
    for argument in arguments {
      for token in argument.expression.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { _ = context.resolve(name) }
      }
    }
    _ = context.resolve("self")
    let context = context
    let scopes = context.scopes
    let localTypes = context.localTypes
    let holder = HeldValue()
    let node = LateCall(
      receiver: receiver.node, name: name, holder: holder, site: site(call), machine: machine
    ) {
      [unowned self] type in
      let saved = self.context
      let savedScopes = context.scopes
      let savedTypes = context.localTypes
      self.context = context
      context.scopes = scopes
      context.localTypes = localTypes
      defer {
        context.scopes = savedScopes
        context.localTypes = savedTypes
        self.context = saved
      }
      let late = Lowered(receiver.node.isPlace ? receiver.node : holder, type)
      let count = self.program.diagnostics.count
      let lowered = self.lowerMethodCall(
        name, of: late, nil, arguments, access, call, expecting: expected)
      if self.program.diagnostics.count > count {
        let problem = self.program.diagnostics[count]
        throw ScriptFailure.trap(problem)
      }
      return lowered.node
    }
    node.lowerer = self
    return Lowered(node, .unknown)
  }

  private func implicitMemberCall(
    _ name: String, _ arguments: [WrittenArgument], _ access: MemberAccessExprSyntax,
    _ call: FunctionCallExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    for base in implicitBases(expected) {
      if name == "init" {
        if base.nominal != nil, !base.isOptional {
          return lowerConstruction(base, arguments, at: call, expecting: expected)
        }
        continue
      }
      let found = candidates(name, of: base, isStatic: true)
      if !found.isEmpty {
        let type = base.nominal == nil ? found[0].function.owner?.selfType ?? base : base
        let receiver = Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type))
        return lowerCall(
          found, arguments, receiver: receiver, at: call, expecting: expected, staticType: type)
      }
      if let value = staticMember(name, of: base, at: access.declName, expecting: .unknown) {
        return lowerValueCall(value, arguments, at: call)
      }
    }
    if expected.isOptional, name == "some", arguments.count == 1 {
      let inner = lower(arguments[0].expression, expecting: expected.wrapped)
      return Lowered(Wrap(inner.node, always: true), expected)
    }
    if isDynamic(expected.fullyUnwrapped) {
      return broken(
        "implicit-member", "cannot infer contextual base in reference to member '\(name)'",
        at: access)
    }
    return unknownMember(
      name, of: .metatype(expected.fullyUnwrapped), labels: arguments.map { $0.label ?? "_" },
      base: nil, at: access.declName)
  }

  private func lowerSuperCall(
    _ name: String, _ arguments: [WrittenArgument], _ access: MemberAccessExprSyntax,
    _ call: FunctionCallExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    let receiver = selfReference(at: access)
    guard let parent = context.scope.owner?.superclass else {
      return broken("super", "'super' cannot be used here: the type has no superclass", at: access)
    }
    let type = SwiftType.nominal(parent, [])
    let found =
      name == "init"
      ? initializers(of: type)
      : candidates(name, of: type, isStatic: !context.hasSelf)
    if name == "init",
      found.contains(where: {
        if case .memberwise = $0.function.implementation { true } else { false }
      })
    {
      return Lowered(Constant(.void), .void)
    }
    return lowerCall(
      found, arguments, receiver: receiver, at: call, expecting: expected, isSuper: true)
  }

  /// `self.init(…)` within an initialiser.
  private func lowerDelegation(
    _ receiver: Lowered, _ arguments: [WrittenArgument], _ call: FunctionCallExprSyntax
  ) -> Lowered {
    guard let owner = context.scope.owner else { return Lowered(Constant(.void), .void) }
    if owner.kind == .classType {
      return lowerCall(
        initializers(of: owner.selfType), arguments, receiver: receiver, at: call,
        expecting: .unknown, delegates: true)
    }
    let made = lowerConstruction(owner.selfType, arguments, at: call, expecting: .unknown)
    return Lowered(Assignment(receiver.node, made.node), .void)
  }

  /// `Self(…)` within a class: an instance of what the method is called on.
  private func lowerSelfConstruction(
    _ arguments: [WrittenArgument], _ call: FunctionCallExprSyntax
  ) -> Lowered? {
    guard let owner = context.scope.owner, owner.kind == .classType,
      let variable = context.resolve("self")
    else { return nil }
    var receiver = Lowered(variable.use(), variable.type)
    if context.hasSelf {
      let (machine, node) = (machine, receiver.node)
      receiver.node = Computed { frame in
        .metatype(MetatypeBox(machine.program.staticType(of: try node.evaluate(frame))))
      }
    }
    return lowerDynamicConstruction(
      receiver, owner.selfType, arguments, at: call, expecting: .unknown)
  }

  /// `type.init(…)` where the type is a value.
  private func lowerDynamicConstruction(
    _ receiver: Lowered, _ type: SwiftType, _ arguments: [WrittenArgument],
    at call: FunctionCallExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    let nodes = arguments.map { ($0.label, lower($0.expression, expecting: .unknown).node) }
    let machine = machine
    return Lowered(
      Computed { frame in
        guard case .metatype(let box) = try receiver.node.evaluate(frame), let nominal = box.nominal
        else { throw ScriptFailure.trap("cannot construct a value of this type") }
        return try machine.program.construct(
          nominal, try nodes.map { Interpreter.Argument($0.0, try $0.1.evaluate(frame)) })
      }, type)
  }

  // MARK: Construction

  func initializers(of type: SwiftType) -> [Candidate] {
    program.members("init", of: type, isStatic: true).compactMap { found in
      guard case .function(let function) = found.member else { return nil }
      if case .requirement = function.implementation, type.nominal != nil { return nil }
      return Candidate(function: function, bindings: found.bindings)
    }
  }

  func lowerConstruction(
    _ type: SwiftType, _ arguments: [WrittenArgument], at call: FunctionCallExprSyntax,
    expecting expected: SwiftType
  ) -> Lowered {
    guard let nominal = type.nominal else {
      if case .parameter(let parameter) = type, let value = metatypeVariable(parameter) {
        return lowerDynamicConstruction(
          value, type, arguments, at: call, expecting: expected)
      }
      return broken("unknown-type", "type '\(type)' cannot be constructed here", at: call)
    }
    if arguments.count == 1, arguments[0].label == nil,
      isConverted(literal: arguments[0].expression, by: nominal)
    {
      return lower(arguments[0].expression, expecting: type)
    }
    let found = initializers(of: type)
    if matching(found, arguments).isEmpty, arguments.contains(where: \.isTrailing) {
      // `MyLayout(spacing: 8) { … }`: the instance is called with the closure.
      let inner = arguments.filter { !$0.isTrailing }
      let calls = candidates("callAsFunction", of: type, isStatic: false)
      if !calls.isEmpty, !matching(found, inner).isEmpty {
        let instance = lowerCall(
          found, inner, receiver: nil, at: call, expecting: .unknown, constructing: type)
        return lowerCall(
          calls, arguments.filter(\.isTrailing), receiver: instance, at: call,
          expecting: expected)
      }
    }
    guard !found.isEmpty else {
      return broken(
        "no-initializer",
        nominal.kind == .protocolType
          ? "'any \(nominal.name)' cannot be constructed because it has no accessible initializers"
          : "'\(nominal.name)' cannot be constructed because it has no accessible initializers",
        at: call)
    }
    return lowerCall(
      found, arguments, receiver: nil, at: call, expecting: expected, constructing: type)
  }

  /// A node that makes an instance from arguments already bound.
  func construct(
    _ type: SwiftType, _ function: FunctionDeclaration, _ arguments: [BoundArgument], site: Site
  ) -> Expression {
    guard let nominal = type.nominal else { return Constant(.void) }
    if case .native = function.implementation {
      return Call(
        function, receiver: nil, arguments: arguments, isDynamic: false, staticType: nominal,
        site: site, machine: machine)
    }
    return Construction(
      nominal, function, arguments: arguments,
      typeArguments: type.isConcrete ? type.arguments : [], site: site, machine: machine)
  }

  // MARK: Calls of values

  func lowerValueCall(
    _ callee: Lowered, _ arguments: [WrittenArgument], at call: FunctionCallExprSyntax,
    declaration: FunctionDeclaration? = nil
  ) -> Lowered {
    let callee = forced(callee, at: call.calledExpression)
    if let declaration {
      if let matched = ArgumentMatching.match(declaration.parameters, arguments) {
        var bindings = Bindings()
        let bound = bind(
          declaration, matched, arguments, &bindings, expecting: .unknown, at: call)
        return Lowered(
          ValueCall(callee.node, bound, site: site(call), machine: machine),
          declaration.result.substituting(bindings, erasing: declaration.typeParameters))
      }
      return broken(
        "arguments", ArgumentMatching.complaint(declaration, arguments), at: call)
    }
    if let type = callee.type.functionType, !callee.type.isOptional {
      let parameters = type.parameters.enumerated().map { index, parameter in
        Parameter(
          label: nil, name: "", type: parameter, isInout: type.isInout(index),
          localType: parameter)
      }
      let plain = arguments.map { WrittenArgument(label: nil, expression: $0.expression) }
      guard plain.count == parameters.count else {
        return broken(
          "arguments",
          plain.count < parameters.count
            ? "missing arguments in call of a function of type '\(callee.type)'"
            : "extra arguments in call of a function of type '\(callee.type)'", at: call)
      }
      let bound = zip(plain, parameters).map { argument, parameter in
        bindArgument(argument.expression, parameter, parameter.type).argument
      }
      return Lowered(
        ValueCall(callee.node, bound, site: site(call), machine: machine), type.result)
    }
    let calls = candidates("callAsFunction", of: callee.type, isStatic: false)
    if !calls.isEmpty {
      return lowerCall(calls, arguments, receiver: callee, at: call, expecting: .unknown)
    }
    if callee.type.isConcrete, callee.type.functionType == nil {
      return broken(
        "not-callable", "cannot call value of non-function type '\(callee.type)'", at: call)
    }
    let bound: [BoundArgument] = arguments.map {
      if let place = $0.expression.as(InOutExprSyntax.self) {
        return .place(lower(place.expression, expecting: .unknown).node)
      }
      return .value(lower($0.expression, expecting: .unknown).node)
    }
    return Lowered(
      ValueCall(callee.node, bound, site: site(call), machine: machine), .unknown)
  }
}

/// A value handed to a node that was lowered for it.
final class HeldValue: Expression {
  var value = Value.void

  override func evaluate(_ frame: Frame) throws -> Value { value }
}

/// A method call that is lowered when the receiver's type is met.
final class LateCall: Expression {
  let receiver: Expression
  let name: String
  let holder: HeldValue
  let site: Site
  let lower: (SwiftType) throws -> Expression
  unowned(unsafe) let machine: Machine
  /// Kept for lowering while running.
  var lowerer: Lowerer?
  private var lowered: [ObjectIdentifier: Expression] = [:]

  init(
    receiver: Expression, name: String, holder: HeldValue, site: Site, machine: Machine,
    lower: @escaping (SwiftType) throws -> Expression
  ) {
    self.receiver = receiver
    self.name = name
    self.holder = holder
    self.site = site
    self.machine = machine
    self.lower = lower
  }

  override func evaluate(_ frame: Frame) throws -> Value {
    let value = try receiver.evaluate(frame)
    let type = machine.program.staticType(of: value)
    guard let nominal = machine.program.dispatchType(of: value) else {
      throw machine.fail("value of type '\(type)' has no member '\(name)'", site)
    }
    let node: Expression
    if let known = lowered[ObjectIdentifier(nominal)] {
      node = known
    } else {
      node = try lower(type)
      lowered[ObjectIdentifier(nominal)] = node
    }
    holder.value = value
    return try node.evaluate(frame)
  }
}
