import SwiftSyntax

extension Lowerer {
  func lowerMemberCall(
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
        // A type that nothing inherits from is known here.
        if let nominal = type.nominal, nominal.kind == .structure || nominal.kind == .enumeration,
          base.soleToken == "self"
        {
          return lowerConstruction(type, arguments, at: call, expecting: expected)
        }
        return lowerDynamicConstruction(receiver, type, arguments, at: call, expecting: expected)
      }
    }
    // A type with its module's name precedes the module.
    if let type = typeExpression(base).map({ told($0, by: expected) }) {
      return lowerStaticCall(name, of: type, arguments, access, call, expecting: expected)
    }
    if let module = moduleName(base) {
      if let type = typeExpression(ExprSyntax(access)) {
        return lowerConstruction(type, arguments, at: call, expecting: expected)
      }
      return lowerGlobalCall(access.declName, of: module, arguments, call, expecting: expected)
    }
    func method(of receiver: Lowered) -> Lowered {
      lowerMethodCall(name, of: receiver, base, arguments, access, call, expecting: expected)
    }
    let receiver = lowerBase(base, of: name, leadingTo: expected)
    guard receiver.isImplicitlyUnwrapped else { return method(of: receiver) }
    // If no method of `Optional` fits, one of the payload of a `T!` is tried.
    return firstWithoutErrors(
      { method(of: receiver) }, { method(of: self.forced(receiver, at: base)) }
    ).result
  }

  private func lowerStaticCall(
    _ name: String, of type: SwiftType, _ arguments: [WrittenArgument],
    _ access: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax,
    expecting expected: SwiftType
  ) -> Lowered {
    let own = access.base.flatMap(dynamicSelf)
    let found = candidates(name, of: type, isStatic: true)
    if !found.isEmpty {
      return lowerCall(
        found, arguments, receiver: own ?? metatype(of: type), at: call, expecting: expected,
        staticType: type)
    }
    if let nominal = type.nominal, nominal.isFromScene, arguments.isEmpty, !context.hasSelf,
      !candidates(name, of: type, isStatic: false).isEmpty,
      members(name, of: type, isStatic: true).isEmpty
    {
      return broken(
        .static,
        "instance member '\(name)' cannot be used on type '\(nominal.name)'; "
          + "did you mean to use a value of this type instead?", at: access.base ?? ExprSyntax(call)
      )
    }
    if let value = staticMember(
      name, of: type, at: access.declName, expecting: .unknown, receiver: own)
    {
      return lowerValueCall(value, arguments, at: call, expecting: expected)
    }
    return unknownMember(
      name, of: .metatype(type), labels: arguments.map { $0.label ?? "_" }, base: nil,
      at: access.declName)
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
    // `list.count()`: besides `count(where:)` there is the property.
    if !found.isEmpty {
      let fitting = matching(found, arguments)
      let isProperty =
        members(name, of: receiver.type, isStatic: false).contains {
          guard case .property = $0.member else { return false }
          return fitting.isEmpty || takes(arguments, $0.member)
        } && !fitting.contains { score($0.candidate, $0.matched, arguments) != nil }
      if !isProperty {
        return lowerCall(
          found, arguments, receiver: receiver, at: call, expecting: expected, fitting: fitting)
      }
    }
    for member in members(name, of: receiver.type, isStatic: false) {
      guard case .property(let property) = member.member else { continue }
      let value = self.access(
        property, receiver: receiver, bindings: member.bindings, at: access.declName)
      // A method that shares the property's name: `image.cgImage(forProposedRect:…)`.
      if let owner = property.owner, program.hasForeignMembers(owner) || owner.isPartial,
        !owner.isFromScene, value.type.isConcrete, value.type.functionType == nil,
        candidates("callAsFunction", of: value.type, isStatic: false).isEmpty
      {
        return foreign(
          name, of: owner, labels: arguments.map { $0.label ?? "_" }, at: access.declName)
      }
      return lowerValueCall(value, arguments, at: call, expecting: expected)
    }
    if case .tuple = receiver.type {
      return lowerValueCall(
        lowerMember(name, of: receiver, at: access.declName, expecting: .unknown), arguments,
        at: call, expecting: expected)
    }
    if let parameter = unconstrained(receiver.type) {
      return broken(
        .unknownMember,
        "value of type '\(SwiftType.parameter(parameter))' has no member '\(name)'",
        at: access.declName)
    }
    if isDynamic(receiver.type) {
      return lateCall(name, of: receiver, arguments, access, call, expecting: expected)
    }
    if let value = instanceMember(name, of: receiver, at: access.declName, expecting: .unknown) {
      return lowerValueCall(value, arguments, at: call, expecting: expected)
    }
    return unknownMember(
      name, of: receiver.type, labels: arguments.map { $0.label ?? "_" }, base: receiver,
      at: access.declName)
  }

  /// A call on a value whose type is only known at run time: lowered once per type.
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
    if expected.isOptional, name == "some", arguments.count == 1 {
      let argument = arguments[0].expression
      return firstWithoutErrors({
        let inner = coerce(
          lower(argument, expecting: expected.wrapped), to: expected.wrapped, at: argument,
          as: .argument)
        return Lowered(Wrap(inner.node, always: true), expected)
      }) {
        // The optional's payload may have a case of that name.
        candidates(name, of: expected.wrapped, isStatic: true).isEmpty
          ? nil
          : implicitMemberCall(name, arguments, access, call, expecting: expected.wrapped)
      }.result
    }
    for base in implicitBases(expected) {
      if name == "init" {
        let isParameter = if case .parameter = base { true } else { false }
        if base.nominal != nil || isParameter, !base.isOptional {
          return lowerConstruction(base, arguments, at: call, expecting: expected)
        }
        continue
      }
      let found = candidates(name, of: base, isStatic: true)
      if !found.isEmpty {
        // A generic parameter's type is known at run time.
        if let own = metatypeValue(base) {
          return lowerCall(
            found, arguments, receiver: own, at: call, expecting: expected, staticType: base)
        }
        let type = base.nominal == nil ? found[0].function.owner?.selfType ?? base : base
        let receiver = Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type))
        return lowerCall(
          found, arguments, receiver: receiver, at: call, expecting: expected, staticType: type)
      }
      if let value = staticMember(name, of: base, at: access.declName, expecting: .unknown) {
        return lowerValueCall(value, arguments, at: call, expecting: expected)
      }
    }
    if expected.fullyUnwrapped.nominal == nil, let type = contentValue?.type, type.nominal != nil {
      return implicitMemberCall(name, arguments, access, call, expecting: type)
    }
    if isDynamic(expected.fullyUnwrapped) {
      return broken(
        .implicitMember, "cannot infer contextual base in reference to member '\(name)'",
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
    if name == "init" { context.hasCalledSuper = true }
    guard let parent = context.scope.owner?.superclass else {
      return broken(.super, "'super' cannot be used here: the type has no superclass", at: access)
    }
    let type = SwiftType.nominal(parent, [])
    let found =
      name == "init"
      ? initializers(of: type)
      : candidates(name, of: type, isStatic: !context.hasSelf)
    if name == "init", matching(found, arguments).isEmpty,
      let decoded = lowerInheritedDecoding(of: parent, receiver, arguments)
    {
      return decoded
    }
    if name == "init",
      found.contains(where: {
        if case .memberwise = $0.function.implementation { true } else { false }
      })
    {
      return Lowered(Constant(.void), .void)
    }
    let isForeign = program.isForeignLibraryType(parent)
    if found.isEmpty, let partial = parent.partialAncestor ?? (isForeign ? parent : nil) {
      return foreign(name, of: partial, at: access)
    }
    let made = lowerCall(
      found, arguments, receiver: receiver, at: call, expecting: expected, isSuper: true)
    return name == "init" ? delegation(made, assigning: nil, call) : made
  }
}
