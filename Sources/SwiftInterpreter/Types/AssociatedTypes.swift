extension Program {
  /// The type of a sequence's elements.
  func elementType(of type: SwiftType) -> SwiftType? {
    guard let nominal = type.nominal else {
      for constraint in type.protocols {
        if let inherited = constraint.ancestry.first(where: { $0.type.isAnySequence }) {
          return inherited.arguments.first.map { said($0, of: type) }
        }
      }
      return nil
    }
    let own = Bindings(nominal.typeParameters, type.arguments)
    guard let sequence = nominal.ancestry.first(where: { $0.type.isAnySequence }) else {
      return nil
    }
    let element = sequence.arguments.first?.substituting(own)
    if let element, !element.isUnknown, !isAbstract(element) { return element }
    // A sequence of the scene's: the result of its iterator's `next`.
    if let nested = nestedType("Element", in: nominal), !isAbstract(nested) {
      return nested.substituting(own)
    }
    let makers = nominal.ownMembers("makeIterator") + nominal.ownMembers("makeAsyncIterator")
    let iterator = makers.first?.constrained?.result ?? type
    for found in members("next", of: iterator, isStatic: false) {
      if case .function(let next) = found.member {
        return next.result.wrapped.substituting(found.bindings).substituting(own)
      }
    }
    return indexedElement(of: nominal)?.substituting(own) ?? element
  }

  /// The element type of a scene's sequence by its iterator, whatever a parameter of the sequence
  /// is called; nil where it declares none.
  private func iteratedType(of nominal: NominalType) -> SwiftType? {
    guard nominal.isFromScene, nominal.conforms(to: .sequence),
      !nominal.ownMembers("makeIterator").isEmpty,
      let element = elementType(of: nominal.selfType), !element.isUnknown,
      !isAbstract(element) || isOpen(element, in: nominal)
    else { return nil }
    return element
  }

  /// The result of a collection's own subscript for an index of the type of its `startIndex`.
  private func indexedElement(of nominal: NominalType) -> SwiftType? {
    guard nominal.isFromScene, case .property(let start)? = nominal.ownMembers("startIndex").first
    else { return nil }
    for case .subscripting(let found) in nominal.ownMembers("subscript") {
      let parameters = found.getter.parameters
      if parameters.count == 1, parameters[0].label == nil,
        parameters[0].type.isSame(as: start.type)
      {
        return found.getter.result
      }
    }
    return nil
  }

  /// The type that a `where` clause fixes for a parameter's associated type, else that one.
  private func said(_ associated: SwiftType, of type: SwiftType) -> SwiftType {
    guard case .parameter(let parameter) = type, case .parameter(let own) = associated else {
      return associated
    }
    if let known = parameter.associatedTypes[own] { return known }
    guard let base = parameter.base, let known = parameter.associated?.associatedTypes[own] else {
      // Within a protocol its associated types have but their own names.
      return parameter.isSelf ? associated : parameter.member(own)
    }
    if case .parameter(let other) = known { return base.member(other) }
    return known
  }

  /// A protocol's associated types in a conforming type, in terms of the type's own parameters: its
  /// declaration of the name, else what its members imply.
  func associatedTypes(of nominal: NominalType, in requirements: NominalType) -> Bindings {
    let key = ObjectIdentifier(requirements)
    if let known = nominal.associatedTypes[key] { return known }
    // A member's type may lead back here.
    nominal.associatedTypes[key] = Bindings()
    var bindings = Bindings()
    let written = (nominal.ancestry.first { $0.type === requirements }?.arguments ?? []).map {
      named($0, by: nominal)
    }
    for (index, parameter) in requirements.typeParameters.enumerated() {
      if written.indices.contains(index),
        isOpen(written[index], in: nominal) || written[index].nominal === nominal
      {
        bindings[parameter] = written[index]
      } else if parameter.name == "Element", let element = iteratedType(of: nominal) {
        bindings[parameter] = element
      } else if let own = nominal.ownTypeParameters.first(where: { $0.name == parameter.name }) {
        bindings[parameter] = .parameter(own)
      } else if let declared = nestedType(parameter.name, in: nominal).map({
        named($0, by: nominal)
      }),
        !isAbstract(declared) || isOpen(declared, in: nominal)
      {
        bindings[parameter] = declared
      } else if parameter.name == "Element", let element = elementType(of: nominal.selfType),
        !isAbstract(element) || isOpen(element, in: nominal)
      {
        bindings[parameter] = element
      }
    }
    if requirements.typeParameters.contains(where: { bindings[$0] == nil }) {
      inferFromMembers(of: nominal, in: requirements, &bindings)
    }
    // A sequence that is its own iterator has no `makeIterator`.
    if let iterator = requirements.typeParameters.first(where: { $0.name == "Iterator" }),
      bindings[iterator] == nil, nominal.conforms(to: .iteratorProtocol)
    {
      bindings[iterator] = nominal.selfType
    }
    // `= Slice<Self>` is in terms of the protocol's own.
    var known = bindings
    if nominal.kind != .protocolType { known[requirements.selfParameter] = nominal.selfType }
    for parameter in requirements.typeParameters where bindings[parameter] == nil {
      bindings[parameter] = parameter.fallback?().substituting(known)
    }
    nominal.associatedTypes[key] = bindings
    return bindings
  }

  /// An associated type that a protocol fixes to `Self`, such as an option set's `Element`, is the
  /// type itself.
  private func named(_ type: SwiftType, by nominal: NominalType) -> SwiftType {
    guard case .parameter(let parameter) = type, nominal.kind != .protocolType,
      nominal.ancestry.contains(where: { $0.type.selfParameter === parameter })
    else { return type }
    return nominal.selfType
  }

  private func inferFromMembers(
    of nominal: NominalType, in requirements: NominalType, _ bindings: inout Bindings
  ) {
    func bind(_ required: SwiftType, _ found: SwiftType) {
      // A member that names the associated type itself doesn't determine it.
      let isOpen = found.genericParameters.contains { parameter in
        requirements.typeParameters.contains { $0 === parameter }
      }
      if isOpen { return }
      let generics = requirements.typeParameters.filter { bindings[$0] == nil }
      unify(required, found, &bindings, generics)
    }
    // A library's rows are read on demand.
    if !nominal.ownMembers("subscript").isEmpty { _ = requirements.ownMembers("subscript") }
    for (name, members) in requirements.declaredMembers {
      for required in members {
        for found in nominal.ownMembers(name) {
          switch (required, found) {
          case (.property(let required), .property(let found)):
            if required.isRequirement { bind(required.type, found.type) }
          case (.function(let required), .function(let found))
          where required.signature == found.signature:
            guard required.isRequirement else { continue }
            for (a, b) in zip(required.parameters, found.parameters) { bind(a.type, b.type) }
            bind(required.result, found.result)
          case (.subscripting(let required), .subscripting(let found)):
            guard required.getter.isRequirement || isOwnPart(found, required) else { continue }
            for (a, b) in zip(required.getter.parameters, found.getter.parameters) {
              bind(a.type, b.type)
            }
            bind(required.getter.result, found.getter.result)
          default: continue
          }
        }
      }
    }
  }

  /// Whether a subscript of the program's takes a range where library collections return a slice.
  private func isOwnPart(_ found: SubscriptDeclaration, _ required: SubscriptDeclaration) -> Bool {
    guard !found.getter.isNative, required.getter.isNative,
      found.getter.parameters.count == 1, found.getter.parameters[0].label == nil,
      let range = required.getter.parameters.first?.type.nominal
    else { return false }
    return found.getter.parameters[0].type.nominal === range
  }

  /// Whether it is a type in terms of a nominal type's own parameters.
  private func isOpen(_ type: SwiftType, in nominal: NominalType) -> Bool {
    guard case .parameter(let parameter) = type else { return false }
    let base = parameter.base ?? parameter
    return nominal.typeParameters.contains { $0 === base }
  }

  private func isAbstract(_ type: SwiftType) -> Bool {
    if case .parameter = type { return true }
    return false
  }
}

extension NominalType {
  /// Whether it is the protocol of sequences, or of asynchronous ones.
  fileprivate var isAnySequence: Bool { self.is(.sequence) || self.is(.asyncSequence) }
}

extension NominalType {
  /// The ancestor that declares a generic parameter: for an associated type its protocol.
  func ancestor(
    declaring parameter: GenericParameter
  ) -> (type: NominalType, arguments: [SwiftType])? {
    ancestry.first { $0.type.typeParameters.contains { $0 === parameter } }
  }

  /// A protocol's associated type in the type, in terms of its own parameters; nil if it doesn't
  /// conform to that protocol, or its members don't determine it.
  func witness(of associated: GenericParameter) -> SwiftType? {
    ancestor(declaring: associated).flatMap {
      program.associatedTypes(of: self, in: $0.type)[associated]
    }
  }
}
