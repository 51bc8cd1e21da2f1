import SwiftSyntax

extension Program {
  /// Stands for an expression where only a label or a value that is known already counts.
  static let placeholder = ExprSyntax(NilLiteralExprSyntax())

  /// The declaration of a property that values of a type have.
  func findProperty(
    _ name: String, in type: NominalType, isStatic: Bool, as own: SwiftType? = nil
  ) -> PropertyDeclaration? {
    for ancestor in type.ancestry {
      for member in implementations(name, from: ancestor, in: type, as: own) {
        guard case .property(let property) = member, property.isStatic == isStatic else {
          continue
        }
        if property.isRequirement { continue }
        return property
      }
    }
    return nil
  }

  /// Reads a property by name; `_x` and `$x` of wrapped properties too.
  /// - Parameter asking: the protocol that requires the property; nil where unknown.
  func property(
    _ name: String, of value: Value, for asking: NominalType? = nil, _ site: Site
  ) throws -> Value {
    if case .tuple(let box) = value, let index = box.index(of: name) { return box.elements[index] }
    guard let type = runtimeType(of: value) else {
      throw machine.fail("value of type '\(typeName(of: value))' has no member '\(name)'", site)
    }
    if case .metatype = value { return try staticProperty(name, of: type, as: value, site) }
    if case .structure(let box) = value, let index = plainField(name, type) {
      return box.fields[index]
    }
    if value.isForeign { return value }
    if let code = accessor(name, of: type, for: asking, isSetter: false) {
      var arguments = [value]
      return try machine.run(code, captures: [], &arguments)
    }
    if case .some(let box) = value { return try property(name, of: box.value, site) }
    throw machine.fail(
      "value of type '\(type.name)' has no member '\(name)'", site, identifier: .unknownMember)
  }

  private func plainField(_ name: String, _ type: NominalType) -> Int? {
    guard let index = type.storedIndex(name) else { return nil }
    let property = type.storedProperties[index]
    return property.name == name && property.wrapper == nil && !property.isLazy
      && property.reference == nil ? index : nil
  }

  func setProperty(
    _ name: String, of value: inout Value, to newValue: Value, for asking: NominalType? = nil,
    _ site: Site
  ) throws {
    if case .tuple(let box) = value, let index = box.index(of: name) {
      var elements = box.elements
      elements[index] = newValue
      value = .tuple(TupleBox(elements, labels: box.labels))
      return
    }
    guard let type = runtimeType(of: value) else {
      throw machine.fail("value of type '\(typeName(of: value))' has no member '\(name)'", site)
    }
    if case .metatype = value {
      return try setStaticProperty(name, of: type, as: value, to: newValue, site)
    }
    if value.isForeign { return }
    guard let code = accessor(name, of: type, for: asking, isSetter: true) else {
      throw machine.fail(
        "cannot assign to property '\(name)' of '\(type.name)'", site,
        identifier: .unknownMember)
    }
    var arguments = [value, newValue]
    value = .void
    defer { value = arguments[0] }
    _ = try machine.run(code, captures: [], &arguments)
  }

  /// - Parameter metatype: the type as a value, with its generic arguments.
  func staticProperty(
    _ name: String, of type: NominalType, as metatype: Value? = nil, _ site: Site
  ) throws -> Value {
    let own = metatype?.cgFloatType
    if let property = findProperty(name, in: type, isStatic: true, as: own) {
      switch property.implementation {
      case .cell(let cell):
        try cell.ensureReady(name)
        return cell.value
      case .computed(let getter, _):
        let receiver = metatype ?? .metatype(MetatypeBox(.nominal(type, [])))
        return try call(getter, receiver: receiver, arguments: [])
      default: break
      }
    }
    if let enumCase = type.ownCase(name) { return enumCase.bare }
    throw machine.fail(
      "type '\(type.name)' has no member '\(name)'", site, identifier: .unknownMember)
  }

  private func setStaticProperty(
    _ name: String, of type: NominalType, as metatype: Value, to newValue: Value, _ site: Site
  ) throws {
    let own = metatype.cgFloatType
    guard let property = findProperty(name, in: type, isStatic: true, as: own) else {
      throw machine.fail("type '\(type.name)' has no member '\(name)'", site)
    }
    switch property.implementation {
    case .cell(let cell):
      cell.set(newValue)
    case .computed(_, let setter?):
      _ = try call(setter, receiver: metatype, arguments: [newValue])
    default: throw machine.fail("cannot assign to property '\(name)'", site)
    }
  }

  /// A scope for names that are looked up while running.
  func runtimeScope() -> LexicalScope {
    let scope = LexicalScope(program: self, file: files.first { !$0.isFromScene } ?? files[0])
    scope.isOfRuntime = true
    return scope
  }

  /// Code that reads or writes a property of a type's values, made once.
  private func accessor(
    _ name: String, of type: NominalType, for asking: NominalType?, isSetter: Bool
  ) -> Code? {
    let known = type.accessors[name]?.first { $0.isSetter == isSetter && $0.asking === asking }
    if let known { return known.code }
    let asked = asking
    let asking = asking ?? type.asking(for: name)
    let scope = type.conformanceScope(to: asking) ?? runtimeScope()
    let code = Code(name: "\(type.name).\(name)", machine: machine)
    let context = FunctionContext(code: code, parent: nil, scope: scope, returnType: .unknown)
    context.isExact = true
    // Where a superclass's witness is in a protocol extension, subclasses can't change it.
    let base = asking.flatMap(type.superclass(conformingTo:))
    let witness = base.flatMap { findProperty(name, in: $0, isStatic: false) }
    let seen = witness?.owner?.kind == .protocolType ? base : nil
    let owner = context.declare("self", type: (seen ?? type).selfType, isLet: false)
    let lowerer = Lowerer(program: self, context: context)
    let receiver = Lowered(owner.use(), owner.type)
    let anchor = Program.placeholder
    guard
      let member = lowerer.instanceMember(name, of: receiver, at: anchor, expecting: .unknown)
    else { return nil }
    if isSetter {
      guard member.node.isPlace else { return nil }
      let newValue = context.declare("newValue", type: member.type, isLet: true)
      code.parameterCount = 2
      code.inoutParameters = [0]
      code.expression = Assignment(member.node, newValue.use())
    } else {
      code.parameterCount = 1
      code.expression = member.node
    }
    type.accessors[name, default: []].append(
      NominalType.Accessor(isSetter: isSetter, asking: asked, code: code))
    return code
  }

  // MARK: Subscripts found while running

  func subscripted(_ container: Value, by indices: [Value], _ site: Site) throws -> Value {
    if container.isForeign { return container }
    let getter = try subscripting(container, indices, site) { _ in true }.getter
    return try call(getter, receiver: container, arguments: indices)
  }

  func setSubscript(
    _ container: inout Value, by indices: [Value], to newValue: Value, _ site: Site
  ) throws {
    if container.isForeign { return }
    let found = try subscripting(container, indices, site) { $0.setter != nil }
    guard let setter = found.setter else {
      throw machine.fail("cannot assign through subscript: subscript is get-only", site)
    }
    var receiver: Value? = container
    container = .void
    defer { container = receiver ?? .void }
    var arguments: [Value?] = indices + [newValue]
    _ = try call(setter, receiver: &receiver, arguments: &arguments)
  }

  /// The subscript that a type of the scene's declares, nil where it has but its protocols'.
  func ownSubscript(of container: Value, _ indices: [Value]) throws -> SubscriptDeclaration? {
    guard let type = runtimeType(of: container),
      type.isFromScene || !type.storedProperties.isEmpty
    else { return nil }
    // `Element.ID` is found in the value's type arguments.
    lazy var bindings = Bindings(type.typeParameters, dynamicType(of: container).arguments)
    return subscripts(of: type, taking: indices.count).first { found in
      !found.getter.isNative
        && zip(found.getter.parameters, indices).allSatisfy { parameter, index in
          let type = parameter.type
          return cast(index, to: type.isConcrete ? type : type.substituting(bindings)) != nil
        }
    }
  }

  /// The subscripts of a type and its ancestors, nearest first, found on demand.
  private func subscripts(
    of type: NominalType, taking count: Int
  ) -> some Sequence<SubscriptDeclaration> {
    let members = type.ancestry.lazy.flatMap {
      self.implementations("subscript", from: $0, in: type)
    }
    return members.compactMap { member in
      guard case .subscripting(let found) = member, found.getter.parameters.count == count,
        !found.getter.isRequirement
      else { return nil }
      return found
    }
  }

  /// - Parameter isMeant: selects the subscript, as long as any satisfies it.
  private func subscripting(
    _ container: Value, _ indices: [Value], _ site: Site,
    where isMeant: (SubscriptDeclaration) -> Bool
  ) throws -> SubscriptDeclaration {
    if let type = runtimeType(of: container) {
      let all = subscripts(of: type, taking: indices.count)
      let fitting = all.filter { found in
        zip(found.getter.parameters, indices).allSatisfy { cast($1, to: $0.type) != nil }
      }
      let found = fitting.first(where: isMeant) ?? fitting.first { _ in true }
      if let found = found ?? all.first(where: { _ in true }) { return found }
    }
    throw machine.fail("value of type '\(typeName(of: container))' has no subscripts", site)
  }
}
