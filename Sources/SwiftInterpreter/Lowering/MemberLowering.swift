import SwiftSyntax

extension Lowerer {
  func lower(_ access: MemberAccessExprSyntax, expecting expected: SwiftType) -> Lowered {
    let name = access.declName.baseName.plainText
    guard let base = access.base else {
      return implicitMember(name, at: access, expecting: expected)
    }
    if name == "self" {
      if let type = typeExpression(base) {
        if case .parameter(let parameter) = type, let value = metatypeVariable(parameter) {
          return Lowered(value.node, .metatype(type))
        }
        return Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type))
      }
      return lowerLink(base)
    }
    if let type = typeExpression(access.asExpr) {
      return Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type))
    }
    if let type = typeExpression(base) {
      if let found = staticMember(name, of: type, at: access.declName, expecting: expected) {
        return found
      }
      return unknownMember(name, of: .metatype(type), labels: nil, base: nil, at: access.declName)
    }
    if let module = base.as(DeclReferenceExprSyntax.self),
      context.resolve(module.baseName.text) == nil,
      program.configuration.modules.contains(module.baseName.text)
    {
      return lower(access.declName, expecting: expected)
    }
    if base.is(SuperExprSyntax.self) {
      return superMember(name, at: access)
    }
    let receiver = forced(lowerLink(base, leadingTo: expected), for: name, at: base)
    return lowerMember(name, of: receiver, at: access.declName, expecting: expected)
  }

  /// A property, or a method as a value.
  func lowerMember(
    _ name: String, of receiver: Lowered, at node: some SyntaxProtocol,
    expecting expected: SwiftType
  ) -> Lowered {
    if let found = instanceMember(name, of: receiver, at: node, expecting: expected) {
      return found
    }
    if case .tuple(let elements) = receiver.type {
      if let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
        elements.indices.contains(index)
      {
        return Lowered(TupleElement(base: receiver.node, index: index), elements[index].type)
      }
    }
    if receiver.type.isUnknown || (receiver.type.protocols.isEmpty && isDynamic(receiver.type)) {
      return Lowered(
        DynamicProperty(base: receiver.node, name: name, site: site(node), machine: machine),
        .unknown)
    }
    return unknownMember(name, of: receiver.type, labels: nil, base: receiver, at: node)
  }

  /// Whether members of a value of the type can only be found while running.
  func isDynamic(_ type: SwiftType) -> Bool {
    switch type {
    case .unknown: true
    case .parameter(let parameter): parameter.constraints.isEmpty
    case .composition(let protocols): protocols.isEmpty
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
    let found = program.members(name, of: receiver.type, isStatic: false)
    for member in found {
      if case .property(let property) = member.member {
        return access(
          property, receiver: receiver, bindings: member.bindings, at: node)
      }
    }
    let methods = found.compactMap { found -> (FunctionDeclaration, Bindings)? in
      guard case .function(let function) = found.member else { return nil }
      return (function, found.bindings)
    }
    if !methods.isEmpty {
      let wanted = expected.functionType
      let (method, bindings) =
        methods.first { wanted == nil || $0.0.parameters.count == wanted?.parameters.count }
        ?? methods[0]
      return Lowered(
        BoundMethod(method, receiver: receiver.node, machine: machine),
        method.functionType.substituting(bindings))
    }
    return wrapperMember(name, of: receiver, at: node, expecting: expected)
      ?? dynamicLookup(name, of: receiver, at: node)
  }

  /// `_x` and `$x` of a wrapped property.
  private func wrapperMember(
    _ name: String, of receiver: Lowered, at node: some SyntaxProtocol,
    expecting expected: SwiftType
  ) -> Lowered? {
    guard name.count > 1, name.hasPrefix("_") || name.hasPrefix("$") else { return nil }
    let plain = String(name.dropFirst())
    for found in program.members(plain, of: receiver.type, isStatic: false) {
      guard case .property(let property) = found.member, property.wrapper != nil,
        let index = property.owner?.storedIndex(property.storageName)
      else { continue }
      let storage = Lowered(
        Field(
          base: receiver.node, index: index, name: property.storageName, site: site(node),
          machine: machine), property.wrapperType.substituting(found.bindings))
      if name.hasPrefix("_") { return storage }
      let projected = lowerMember(
        "projectedValue", of: storage, at: node, expecting: expected)
      return projected
    }
    return nil
  }

  private func dynamicLookup(
    _ name: String, of receiver: Lowered, at node: some SyntaxProtocol
  ) -> Lowered? {
    guard let nominal = receiver.type.nominal,
      nominal.ancestry.contains(where: { $0.type.hasDynamicMemberLookup })
    else { return nil }
    for found in program.members("subscript", of: receiver.type, isStatic: false) {
      guard case .subscripting(let subscripting) = found.member,
        subscripting.getter.parameters.first?.label == "dynamicMember"
          || subscripting.getter.parameters.first?.name == "dynamicMember"
      else { continue }
      let parameter = subscripting.getter.parameters[0].type
      var result = subscripting.getter.result.substituting(
        found.bindings, erasing: subscripting.getter.typeParameters)
      let key: Value
      if parameter.isString {
        key = .string(name)
      } else {
        key = .keyPath(KeyPathBox(root: nil, steps: [KeyPathBox.Step(name: name)]))
        let root = parameter.substituting(found.bindings).argument(0)
        let member = program.members(name, of: root, isStatic: false).first
        if !root.isUnknown, member == nil { return nil }
        if case .property(let property)? = member?.member {
          var bindings = found.bindings
          for parameter in subscripting.getter.typeParameters {
            bindings[parameter] = property.type.substituting(member?.bindings ?? Bindings())
          }
          result = subscripting.getter.result.substituting(bindings)
        }
      }
      return Lowered(
        ComputedProperty(
          getter: subscripting.getter, setter: subscripting.setter, receiver: receiver.node,
          arguments: [.value(Constant(key))], isDynamic: false, site: site(node),
          machine: machine), result)
    }
    return nil
  }

  // MARK: Properties

  /// Reads and writes a declared property.
  func access(
    _ property: PropertyDeclaration, receiver: Lowered?, bindings: Bindings,
    at node: some SyntaxProtocol, staticType: NominalType? = nil
  ) -> Lowered {
    if property.isPrivate, let owner = property.owner, owner.isFromScene, !isWithin(owner) {
      report(
        "private", "'\(property.name)' is inaccessible due to 'private' protection level", at: node)
    }
    let type = property.type.substituting(bindings)
    let isClass = property.owner?.kind == .classType
    switch property.implementation {
    case .stored:
      guard let receiver, let index = property.owner?.storedIndex(property.storageName) else {
        return broken("unknown-name", "cannot find '\(property.name)' in scope", at: node)
      }
      let field = Field(
        base: receiver.node, index: index, name: property.name, site: site(node),
        machine: machine)
      if property.wrapper != nil {
        let storage = Lowered(field, property.wrapperType.substituting(bindings))
        var value = lowerMember("wrappedValue", of: storage, at: node, expecting: .unknown)
        if context.isInitializer, isSelf(receiver.node) {
          value.node = WrappedInInitializer(
            storage: field, value: value.node, property: property, machine: machine)
        }
        return Lowered(value.node, type.isUnknown ? value.type : type)
      }
      if property.isLazy {
        return Lowered(
          LazyField(field: field, property: property, base: receiver.node, machine: machine), type)
      }
      if let observers = property.observers,
        !(context.isInitializer && isSelf(receiver.node)), context.observedProperty != property.name
      {
        return Lowered(
          ObservedPlace(
            place: field, observers: observers, receiver: receiver.node, site: site(node),
            machine: machine), type, isImplicitlyUnwrapped: property.isImplicitlyUnwrapped)
      }
      return Lowered(field, type, isImplicitlyUnwrapped: property.isImplicitlyUnwrapped)
    case .cell(let cell):
      let variable = GlobalVariable(
        cell: cell, name: property.name, isConstant: property.isLet,
        isReference: isReference(type))
      if let observers = property.observers, context.observedProperty != property.name {
        return Lowered(
          ObservedPlace(
            place: variable, observers: observers,
            receiver: property.owner.map {
              Constant(.metatype(MetatypeBox(.nominal($0, []))))
            }, site: site(node), machine: machine), type)
      }
      return Lowered(variable, type)
    case .computed(let getter, let setter):
      return Lowered(
        ComputedProperty(
          getter: getter, setter: setter, receiver: receiverNode(receiver, getter),
          isDynamic: isClass && receiver != nil
            && (!property.isStatic || !(receiver?.node is Constant)), staticType: staticType,
          site: site(node), machine: machine), type)
    case .requirement:
      guard let receiver else {
        return Lowered(
          Computed { _ in throw ScriptFailure.trap("'\(property.name)' has no implementation") },
          type)
      }
      return Lowered(
        DynamicProperty(
          base: receiver.node, name: property.name, site: site(node), machine: machine), type)
    }
  }

  private func isWithin(_ type: NominalType) -> Bool {
    var scope: LexicalScope? = context.scope
    while let current = scope {
      if current.owner === type { return true }
      scope = current.parent
    }
    return false
  }

  private func receiverNode(_ receiver: Lowered?, _ getter: FunctionDeclaration) -> Expression? {
    if let receiver { return receiver.node }
    guard getter.isStatic, let owner = getter.owner else { return nil }
    return Constant(.metatype(MetatypeBox(owner.selfType)))
  }

  func isSelf(_ node: Expression) -> Bool {
    guard let local = node as? LocalVariable, let variable = context.local("self") else {
      return false
    }
    return local.slot == variable.slot
  }

  // MARK: Static members

  func staticMember(
    _ name: String, of type: SwiftType, at node: some SyntaxProtocol,
    expecting expected: SwiftType, receiver: Lowered? = nil
  ) -> Lowered? {
    let nominal = type.nominal
    if name == "init", let nominal { return initializerValue(nominal, type, expecting: expected) }
    let found = program.members(name, of: type, isStatic: true)
    for member in found {
      switch member.member {
      case .enumCase(let enumCase):
        return caseReference(enumCase, type)
      case .property(let property):
        if case .requirement = property.implementation { continue }
        let base =
          receiver
          ?? Lowered(Constant(.metatype(MetatypeBox(type))), .metatype(type))
        return access(
          property, receiver: base, bindings: member.bindings, at: node, staticType: nominal)
      case .function(let function) where !function.isInitializer:
        if case .requirement = function.implementation { continue }
        return functionValue(function, staticType: type)
      default: continue
      }
    }
    // A protocol's static requirement, or a generic parameter's: found while running.
    if !found.isEmpty || nominal == nil, let receiver = receiver ?? metatypeValue(type) {
      if found.isEmpty, !isDynamic(type) { return nil }
      var result = SwiftType.unknown
      if case .property(let property)? = found.first?.member {
        result = property.type.substituting(found[0].bindings)
      }
      return Lowered(
        DynamicProperty(base: receiver.node, name: name, site: site(node), machine: machine),
        result)
    }
    if nominal?.kind == .enumeration, name == "allCases" || name == "none" { return nil }
    // Instance methods of a type are functions of the instance.
    for member in program.members(name, of: type, isStatic: false) {
      guard case .function(let function) = member.member else { continue }
      let machine = machine
      return Lowered(
        Computed { _ in
          .function(
            FunctionBox(
              name: function.signature,
              body: .native { outer in
                let receiver = outer.first ?? .void
                return .function(
                  FunctionBox(
                    name: function.signature,
                    body: .native {
                      try machine.program.call(function, receiver: receiver, arguments: $0)
                    }))
              }))
        },
        .function(SwiftType.FunctionType(parameters: [type], result: function.functionType)))
    }
    return nil
  }

  /// `Type.init` as a function.
  private func initializerValue(
    _ nominal: NominalType, _ type: SwiftType, expecting expected: SwiftType
  ) -> Lowered {
    let program = program
    let found = initializers(of: type)
    let wanted = expected.functionType?.parameters ?? [.unknown]
    let fitting =
      found.first { candidate in
        candidate.function.parameters.count == wanted.count
          && zip(candidate.function.parameters, wanted).allSatisfy {
            fit($1, into: $0.type.substituting(candidate.bindings)) != nil
          }
      } ?? found.first
    let result = fitting.map { $0.function.isFailable ? builtin.optional(type) : type } ?? type
    let labels = fitting?.function.parameters.map(\.label) ?? []
    return Lowered(
      Computed { _ in
        .function(
          FunctionBox(
            name: "\(nominal.name).init",
            body: .native { arguments in
              try program.construct(
                nominal,
                arguments.enumerated().map { index, value in
                  Interpreter.Argument(
                    labels.indices.contains(index) ? labels[index] : nil, value)
                })
            }))
      }, .function(SwiftType.FunctionType(parameters: wanted, result: result)))
  }

  /// The metatype that a generic parameter stands for, where an argument brought it.
  private func metatypeValue(_ type: SwiftType) -> Lowered? {
    guard case .parameter(let parameter) = type else { return nil }
    return metatypeVariable(parameter)
  }

  func functionValue(_ function: FunctionDeclaration, staticType: SwiftType) -> Lowered {
    let machine = machine
    let receiver = Value.metatype(MetatypeBox(staticType))
    return Lowered(
      Computed { _ in
        .function(
          FunctionBox(
            name: function.signature,
            body: .native {
              try machine.program.call(function, receiver: receiver, arguments: $0)
            }))
      }, function.functionType)
  }

  func caseReference(_ enumCase: EnumCase, _ type: SwiftType) -> Lowered {
    let result: SwiftType =
      type.nominal === enumCase.owner ? type : .nominal(enumCase.owner, [])
    if enumCase.parameters.isEmpty {
      return Lowered(Constant(enumCase.bare), result)
    }
    let node = Computed { _ in
      .function(
        FunctionBox(
          name: enumCase.name,
          body: .native {
            .enumeration(EnumerationBox(type: enumCase.owner, enumCase: enumCase, payload: $0))
          }))
    }
    return Lowered(
      node,
      .function(
        SwiftType.FunctionType(parameters: enumCase.parameters.map(\.type), result: result)))
  }

  /// The types that may hold an implicit member where a type is expected: itself, an optional's
  /// payload, and for a protocol whatever has such a static member.
  func implicitBases(_ expected: SwiftType) -> [SwiftType] {
    var bases: [SwiftType] = []
    if expected.isOptional {
      bases.append(expected.fullyUnwrapped)
      bases.append(expected)
    } else {
      bases.append(expected)
    }
    return bases
  }

  func implicitMember(
    _ name: String, at node: MemberAccessExprSyntax, expecting expected: SwiftType
  ) -> Lowered {
    for base in implicitBases(expected) {
      if let found = staticMember(name, of: base, at: node.declName, expecting: expected) {
        return found
      }
    }
    if expected.isOptional, name == "none" {
      return Lowered(Constant(.none), expected)
    }
    if isDynamic(expected.fullyUnwrapped) {
      return broken(
        "implicit-member",
        "cannot infer contextual base in reference to member '\(name)'", at: node)
    }
    return unknownMember(
      name, of: .metatype(expected.fullyUnwrapped), labels: nil, base: nil, at: node.declName)
  }

  private func superMember(_ name: String, at access: MemberAccessExprSyntax) -> Lowered {
    let receiver = selfReference(at: access)
    guard let parent = context.scope.owner?.superclass else {
      return broken("super", "'super' cannot be used here: the type has no superclass", at: access)
    }
    for found in program.members(name, of: .nominal(parent, []), isStatic: false) {
      if case .property(let property) = found.member {
        if case .computed(let getter, let setter) = property.implementation {
          return Lowered(
            ComputedProperty(
              getter: getter, setter: setter, receiver: receiver.node, isDynamic: false,
              site: site(access), machine: machine), property.type)
        }
        return self.access(property, receiver: receiver, bindings: found.bindings, at: access)
      }
    }
    return unknownMember(
      name, of: .nominal(parent, []), labels: nil, base: receiver, at: access.declName)
  }

  // MARK: Unknown members

  /// Reports a member that nobody declares, or does what the host says instead.
  func unknownMember(
    _ name: String, of type: SwiftType, labels: [String]?, base: Lowered?,
    at node: some SyntaxProtocol
  ) -> Lowered {
    let isStatic = { if case .metatype = type { true } else { false } }()
    let instance: SwiftType = if case .metatype(let instance) = type { instance } else { type }
    if instance.hasUnknown, instance.nominal == nil {
      return Lowered(
        base.map {
          DynamicProperty(base: $0.node, name: name, site: site(node), machine: machine)
        } ?? Constant(.void), .unknown)
    }
    let near = Suggestion.nearest(
      to: name, among: program.memberNames(of: instance, isStatic: isStatic))
    // The host judges calls; a property nobody declares is the scene's own mistake.
    if let base, let labels, let place = program.location(site(node)),
      let resolve = program.interpreter.resolveUnknownName
    {
      let nominals = instance.nominal.map { [$0] } ?? instance.protocols
      let unknown = UnknownName(
        name: name, labels: labels, receiver: "\(instance)",
        receiverConforms: { wanted in nominals.contains { $0.conforms(toNamed: wanted) } },
        isBuilderPosition: context.isBuilderPosition, location: place, suggestion: near)
      switch resolve(unknown) {
      case .error: break
      case .passThrough(let diagnostic, let typeName, let make):
        program.diagnostics.append(diagnostic)
        return Lowered(
          Computed { frame in try make(base.node.evaluate(frame), place) },
          typeName.flatMap(program.globalType) ?? base.type)
      case .placeholder(let diagnostic, let typeName, let make):
        return placeholder(diagnostic, typeName, make, place)
      }
    }
    if instance.isOptional {
      let wrapped = instance.wrapped
      let exists = !program.members(name, of: wrapped, isStatic: false).isEmpty
      if exists {
        return broken(
          "optional",
          "value of optional type '\(instance)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'",
          at: node, remedy: "chain with '?', or unwrap with 'if let' or '!'")
      }
    }
    let subject =
      isStatic
      ? "type '\(instance)' has no member '\(name)'"
      : "value of type '\(instance)' has no member '\(name)'"
    return broken(
      "unknown-member", subject, at: node, remedy: near.map { "did you mean '\($0)'?" })
  }

  func placeholder(
    _ diagnostic: Diagnostic, _ typeName: String,
    _ make: @escaping (SourceLocation) throws -> Value, _ place: SourceLocation
  ) -> Lowered {
    program.diagnostics.append(diagnostic)
    return Lowered(
      Computed { _ in try make(place) }, program.globalType(typeName) ?? .unknown)
  }
}

extension MemberAccessExprSyntax {
  var asExpr: ExprSyntax { ExprSyntax(self) }
}
