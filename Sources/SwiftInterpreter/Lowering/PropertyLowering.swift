import SwiftSyntax

extension Lowerer {
  /// Reads and writes a declared property.
  func access(
    _ property: PropertyDeclaration, receiver: Lowered?, bindings: Bindings,
    at node: some SyntaxProtocol, staticType: NominalType? = nil, isSuper: Bool = false
  ) -> Lowered {
    var lowered = place(
      of: property, receiver: receiver, bindings: bindings, at: node, staticType: staticType,
      isSuper: isSuper)
    lowered.isImplicitlyUnwrapped = property.isImplicitlyUnwrapped
    return lowered
  }

  private func place(
    of property: PropertyDeclaration, receiver: Lowered?, bindings: Bindings,
    at node: some SyntaxProtocol, staticType: NominalType?, isSuper: Bool
  ) -> Lowered {
    if property.isPrivate, let owner = property.owner, owner.isFromScene,
      !context.scope.isWithin(owner)
    {
      report(
        .private, "'\(property.name)' is inaccessible due to 'private' protection level", at: node)
    }
    let type = property.type.substituting(bindings)
    let isClass = property.owner?.kind == .classType
    switch property.implementation {
    case .stored where property.isOverride:
      return overridingObserved(property, receiver: receiver, at: node)
    case .stored:
      if let receiver, property.isOverridden, !isSuper, !context.isExact,
        !(context.isInitializer && isSelf(receiver.node))
      {
        return Lowered(
          DynamicProperty(
            base: receiver.node, name: property.name, site: site(node), machine: machine), type)
      }
      guard let receiver, let index = property.owner?.storedIndex(property.storageName) else {
        return broken(.unknownName, "cannot find '\(property.name)' in scope", at: node)
      }
      let field = Field(
        base: receiver.node, index: index, name: property.name,
        type: property.wrapper == nil ? type : .unknown, isOfObject: isClass,
        isConstant: property.isLet && property.location != nil && property.wrapper == nil
          && !isReference(type) && !(context.isInitializer && isSelf(receiver.node)),
        site: site(node), machine: machine)
      let place = weakPlace(field, property)
      if let wrapper = property.wrapper {
        let storage = Lowered(field, property.wrapperType.substituting(bindings))
        var value = wrappedValue(of: storage, depth: wrapper.depth, at: node)
        // A wrapped property is computed: its observers are called for their own changes and for
        // initialisers', too.
        if let observers = property.observers {
          value.node = ObservedPlace(
            place: value.node, observers: observers, receiver: receiver.node, site: site(node),
            machine: machine)
        }
        if context.isInitializer, isSelf(receiver.node) {
          value.node = WrappedInInitializer(
            storage: field, value: value.node, property: property,
            isFirst: context.awaitsSuper && program.takesWrappedValue(wrapper), machine: machine)
        }
        return Lowered(value.node, type.isUnknown ? value.type : type)
      }
      let stored =
        property.isLazy
        ? LazyField(field: field, property: property, base: receiver.node, machine: machine)
        : place
      if let observers = property.observers, context.observedProperty != property.name,
        !isFirstSet(property, of: receiver)
      {
        return Lowered(
          ObservedPlace(
            place: stored, observers: observers, receiver: receiver.node, site: site(node),
            machine: machine), type)
      }
      return Lowered(stored, type)
    case .cell(let cell):
      // A top-level variable may get its value later.
      let isGivenLater = property.owner == nil && property.initialValue == nil
      let variable = GlobalVariable(
        cell: cell, name: property.name, isConstant: property.isLet && !isGivenLater,
        isReference: isReference(type))
      if let wrapper = property.wrapper {
        let storage = Lowered(variable, property.wrapperType.substituting(bindings))
        let value = wrappedValue(of: storage, depth: wrapper.depth, at: node)
        return Lowered(
          observed(value.node, property, at: node), type.isUnknown ? value.type : type)
      }
      if context.observedProperty != property.name {
        return Lowered(observed(weakPlace(variable, property), property, at: node), type)
      }
      return Lowered(weakPlace(variable, property), type)
    case .computed(let getter, let setter):
      return Lowered(
        ComputedProperty(
          getter: getter, setter: setter, receiver: receiverNode(receiver, getter),
          receiverType: receiverType(of: getter, receiver),
          isDynamic: isClass && receiver != nil && !property.isPrivate
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
          base: receiver.node, name: property.name, asking: property.owner, site: site(node),
          machine: machine), type)
    }
  }

  /// Whether an initialiser sets a property of its own type, for which observers aren't called;
  /// they are for a subclass's initialiser, and for code that runs when the initialiser ends. A
  /// lazy property is always set by its setter.
  private func isFirstSet(_ property: PropertyDeclaration, of receiver: Lowered) -> Bool {
    context.isInitializer && !context.isDeferred && !property.isLazy && isSelf(receiver.node)
      && property.owner === context.scope.owner
  }

  /// A static or global property with its observers, if it has any.
  private func observed(
    _ place: Expression, _ property: PropertyDeclaration, at node: some SyntaxProtocol
  ) -> Expression {
    guard let observers = property.observers else { return place }
    let type = property.owner.map { Constant(.metatype(MetatypeBox(.nominal($0, [])))) }
    return ObservedPlace(
      place: place, observers: observers, receiver: type, site: site(node), machine: machine)
  }

  private func weakPlace(_ place: Expression, _ property: PropertyDeclaration) -> Expression {
    property.reference.map { WeakPlace(place, isUnowned: $0 == .unowned) } ?? place
  }

  /// A superclass's property with further observers.
  private func overridingObserved(
    _ property: PropertyDeclaration, receiver: Lowered?, at node: some SyntaxProtocol
  ) -> Lowered {
    guard let receiver, let observers = property.observers,
      let place = superProperty(property.name, of: property.owner, receiver, at: node)
    else { return broken(.unknownName, "cannot find '\(property.name)' in scope", at: node) }
    if context.observedProperty == property.name { return place }
    return Lowered(
      ObservedPlace(
        place: place.node, observers: observers, receiver: receiver.node, site: site(node),
        machine: machine), place.type)
  }

  /// A property of a type's superclass.
  func superProperty(
    _ name: String, of type: NominalType?, _ receiver: Lowered, at node: some SyntaxProtocol
  ) -> Lowered? {
    guard let parent = type?.superclass else { return nil }
    let isStatic = if case .metatype = receiver.type { true } else { false }
    for found in members(name, of: .nominal(parent, []), isStatic: isStatic) {
      guard case .property(let property) = found.member else { continue }
      if case .computed(let getter, let setter) = property.implementation {
        return Lowered(
          ComputedProperty(
            getter: getter, setter: setter, receiver: receiver.node, isDynamic: false,
            site: site(node), machine: machine), property.type)
      }
      return access(
        property, receiver: receiver, bindings: found.bindings, at: node, isSuper: true)
    }
    return nil
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

  /// The value of a property wrapper, within those that it may contain.
  func wrappedValue(of storage: Lowered, depth: Int, at node: some SyntaxProtocol) -> Lowered {
    (0..<depth).reduce(storage) { wrapper, _ in
      lowerMember("wrappedValue", of: wrapper, at: node, expecting: .unknown)
    }
  }

  /// `Outer(wrappedValue: Inner(wrappedValue: value, …), …)`: the wrapper around a value, if any.
  /// Those within it are made of a value alone.
  func wrap(_ value: ExprSyntax?, in wrapper: PropertyDeclaration.Wrapper) -> Lowered {
    var (value, effects) = (value, [Statement]())
    if let inner = wrapper.inner, let given = value {
      let made = wrap(given, in: inner)
      let variable = context.declare("wrapped value \(inner.depth)", type: made.type, isLet: true)
      effects = [DeclareLocal(variable.use(), made.node)]
      let name = DeclReferenceExprSyntax(baseName: .identifier(variable.name))
      value = ExprSyntax(name).keepingPlace(of: wrapper.attribute.attributeName)
    }
    let label = program.isMacro(wrapper) ? Program.lateValueLabel : "wrappedValue"
    var arguments = value.map { [WrittenArgument(label: label, expression: $0)] } ?? []
    if let list = wrapper.arguments { arguments += list.written }
    let made = lowerCall(
      initializers(of: wrapper.type), arguments, receiver: nil, at: wrapper.attribute,
      expecting: .unknown, constructing: wrapper.type)
    return effects.isEmpty
      ? made : Lowered(EffectsThenValue(effects, then: made.node), made.type)
  }

  /// `_x` and `$x` of a wrapped property, which a type itself keeps in a cell; and `_x` as `@Observable`
  /// names what it stores.
  func wrapperMember(
    _ name: String, of receiver: Lowered, at node: some SyntaxProtocol,
    expecting expected: SwiftType
  ) -> Lowered? {
    guard name.count > 1, name.hasPrefix("_") || name.hasPrefix("$") else { return nil }
    let plain = String(name.dropFirst())
    var (owner, isStatic) = (receiver.type, false)
    if case .metatype(let type) = owner { (owner, isStatic) = (type, true) }
    for found in members(plain, of: owner, isStatic: isStatic) {
      guard case .property(let property) = found.member else { continue }
      if name.hasPrefix("_"), property.isObserved {
        return lowerMember(plain, of: receiver, at: node, expecting: expected)
      }
      guard let wrapper = property.wrapper else { continue }
      let place: Expression
      if case .cell(let cell) = property.implementation {
        place = GlobalVariable(
          cell: cell, name: property.name, isConstant: property.isLet, isReference: false)
      } else if let index = property.owner?.storedIndex(property.storageName) {
        place = Field(
          base: receiver.node, index: index, name: property.storageName, type: .unknown,
          isOfObject: property.owner?.kind == .classType, site: site(node), machine: machine)
      } else {
        continue
      }
      let storage = Lowered(place, property.wrapperType.substituting(found.bindings))
      if name.hasPrefix("_") { return storage }
      let projected = lowerMember(
        "projectedValue", of: storage, at: node, expecting: expected)
      return wrapper.isMissing ? foreignProjection(projected, of: wrapper) : projected
    }
    return nil
  }
}
