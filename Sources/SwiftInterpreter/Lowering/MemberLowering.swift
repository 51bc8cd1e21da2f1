import SwiftSyntax

extension Lowerer {
  func lower(_ access: MemberAccessExprSyntax, expecting expected: SwiftType) -> Lowered {
    let name = access.declName.baseName.plainText
    guard let base = access.base else {
      return implicitMember(name, at: access, expecting: expected)
    }
    if name == "self" {
      if let own = dynamicSelf(base) { return own }
      if let type = typeExpression(base) { return metatype(of: type) }
      let value = lowerLink(base)
      return value.type.isStandIn && base.soleToken?.first?.isUppercase == true
        ? metatype(of: value.type) : value
    }
    if let type = typeExpression(access.asExpr) {
      return Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type))
    }
    if let type = typeExpression(base).map({ told($0, by: expected) }) {
      if let found = staticMember(
        name, of: type, at: access.declName, expecting: expected, receiver: dynamicSelf(base))
      {
        return found
      }
      return unknownMember(name, of: .metatype(type), labels: nil, base: nil, at: access.declName)
    }
    if moduleName(base) != nil { return lower(access.declName, expecting: expected) }
    if base.is(SuperExprSyntax.self) {
      return superMember(name, at: access)
    }
    return lowerMember(
      name, of: lowerBase(base, of: name, leadingTo: expected), at: access.declName,
      expecting: expected)
  }

  /// The base of a member.
  /// - Parameter result: the type expected of the member: for `[.red, .green].first`, it determines
  ///   the elements.
  func lowerBase(_ base: ExprSyntax, of name: String, leadingTo result: SwiftType) -> Lowered {
    if let array = base.as(ArrayExprSyntax.self), !result.isUnknown,
      array.elements.nodes.contains(where: { implicitRoot($0.expression) != nil })
    {
      var bindings = Bindings()
      for found in members(name, of: builtin.array.selfType, isStatic: false) {
        let given: SwiftType? =
          switch found.member {
          case .property(let property): property.type
          case .function(let function): function.result
          default: nil
          }
        guard let given else { continue }
        unify(
          given.substituting(found.bindings), result, &bindings, builtin.array.typeParameters,
          isHint: true)
      }
      if let element = builtin.array.typeParameters.first.flatMap({ bindings[$0] }) {
        return lower(base, expecting: builtin.array(element))
      }
    }
    if let type = typeOfBase(base, of: name, leadingTo: result) {
      return forced(lower(base, expecting: type), for: name, at: base)
    }
    let lowered = forced(lowerLink(base, leadingTo: result), for: name, at: base)
    // `[1, 2].reversed()` is an array where only that has the member.
    if isReversed(lowered.type), members(name, of: lowered.type, isStatic: false).isEmpty,
      let array = program.elementType(of: lowered.type).map(builtin.array),
      !members(name, of: array, isStatic: false).isEmpty
    {
      return lower(base, expecting: array)
    }
    return lowered
  }

  private func isReversed(_ type: SwiftType) -> Bool { type.is(.reversedCollection) }

  /// The result that an open call must have for its member to yield the expected type: for `Future
  /// { … }.eraseToAnyPublisher()` the publisher's `Output` and `Failure`, for `pairs.map { …
  /// }.sorted { $0.name < $1.name }` the labels of the pairs.
  private func typeOfBase(
    _ base: ExprSyntax, of name: String, leadingTo result: SwiftType
  ) -> SwiftType? {
    guard let call = base.as(FunctionCallExprSyntax.self), !result.isUnknown else { return nil }
    let takesClosure =
      call.trailingClosure != nil
      || call.arguments.nodes.contains { $0.expression.is(ClosureExprSyntax.self) }
    let open: NominalType
    if takesClosure,
      case .nominal(let made, let arguments)? = typeExpression(call.calledExpression),
      !arguments.isEmpty, arguments.allSatisfy(\.isUnknown)
    {
      open = made
    } else if labelsTuples(result), case let list = quickType(base),
      isList(list) || isReversed(list)
    {
      open = isReversed(list) ? builtin.array : list.nominal ?? builtin.array
    } else {
      return nil
    }
    var bindings = Bindings()
    for found in members(name, of: open.selfType, isStatic: false) {
      guard case .function(let function) = found.member else { continue }
      unify(
        function.result.substituting(found.bindings), result, &bindings, open.typeParameters,
        isHint: true)
    }
    let arguments = open.typeParameters.map { bindings[$0] ?? .unknown }
    return arguments.contains(where: \.isUnknown) ? nil : .nominal(open, arguments)
  }

  /// Whether it is a tuple with labels, or a list or an optional of one.
  func labelsTuples(_ type: SwiftType) -> Bool {
    if case .tuple(let elements) = type { return elements.contains { $0.label != nil } }
    return (isList(type) || type.isOptional) && labelsTuples(type.argument(0))
  }

  /// A property, or a method as a value.
  func lowerMember(
    _ name: String, of receiver: Lowered, at node: some SyntaxProtocol,
    expecting expected: SwiftType
  ) -> Lowered {
    if let found = instanceMember(name, of: receiver, at: node, expecting: expected) {
      return found
    }
    if case .tuple(let elements) = receiver.type, let index = elements.index(of: name) {
      return Lowered(TupleElement(base: receiver.node, index: index), elements[index].type)
    }
    if let parameter = unconstrained(receiver.type) {
      return broken(
        .unknownMember,
        "value of type '\(SwiftType.parameter(parameter))' has no member '\(name)'", at: node)
    }
    if receiver.type.isUnknown || (receiver.type.protocols.isEmpty && isDynamic(receiver.type)) {
      return Lowered(
        DynamicProperty(base: receiver.node, name: name, site: site(node), machine: machine),
        .unknown)
    }
    if case .tuple = receiver.type, receiver.type.isConcrete {
      return broken(
        .unknownMember, "value of tuple type '\(receiver.type)' has no member '\(name)'",
        at: node)
    }
    return unknownMember(name, of: receiver.type, labels: nil, base: receiver, at: node)
  }

  /// Whether members of a value of the type can only be found at run time.
  func isDynamic(_ type: SwiftType) -> Bool {
    switch type {
    case .unknown: true
    case .parameter(let parameter): parameter.constraints.isEmpty
    case .existential(let protocols), .opaque(let protocols, _):
      protocols.allSatisfy { $0 === builtin.anyObject }
    case .metatype(let type): isDynamic(type)
    default: false
    }
  }

  func instanceMember(
    _ name: String, of receiver: Lowered, at node: some SyntaxProtocol,
    expecting expected: SwiftType
  ) -> Lowered? {
    if case .metatype(let type) = receiver.type {
      return staticMember(name, of: type, at: node, expecting: expected, receiver: receiver)
    }
    let found = members(name, of: receiver.type, isStatic: false)
    for member in found {
      if case .property(let property) = member.member,
        !isMethodMeant(by: found, ratherThan: property.type, expecting: expected)
      {
        return access(
          property, receiver: receiver, bindings: member.bindings, at: node)
      }
    }
    let methods = found.compactMap { found -> FunctionDeclaration? in
      guard case .function(let function) = found.member else { return nil }
      return function
    }
    if let method = choose(methods, named: node, expecting: expected) {
      let bindings = found.first { $0.member.constrained === method }?.bindings ?? Bindings()
      let (type, generics) = passed(method, bindings, expecting: expected)
      return Lowered(
        BoundMethod(
          method, of: type, receiver: receiver.node, typeArguments: generics, machine: machine),
        type)
    }
    return wrapperMember(name, of: receiver, at: node, expecting: expected)
      ?? dynamicLookup(name, of: receiver, at: node)
  }

  /// Whether the expected function type is a method's of the name, and not that of the property's
  /// value.
  private func isMethodMeant(
    by found: [FoundMember], ratherThan property: SwiftType, expecting expected: SwiftType
  ) -> Bool {
    guard found.count > 1, let held = property.functionType, let wanted = expected.functionType,
      fit(.function(held), into: expected) == nil
    else { return false }
    return found.contains { found in
      guard case .function(let method) = found.member else { return false }
      return method.parameters.count == wanted.parameters.count
        && fit(method.functionType.substituting(found.bindings), into: expected) != nil
    }
  }

  func superMember(_ name: String, at access: MemberAccessExprSyntax) -> Lowered {
    let receiver = selfReference(at: access)
    guard let parent = context.scope.owner?.superclass else {
      return broken(.super, "'super' cannot be used here: the type has no superclass", at: access)
    }
    return superProperty(name, of: context.scope.owner, receiver, at: access)
      ?? unknownMember(
        name, of: .nominal(parent, []), labels: nil, base: receiver, at: access.declName)
  }
}

extension MemberAccessExprSyntax {
  var asExpr: ExprSyntax { ExprSyntax(self) }
}
