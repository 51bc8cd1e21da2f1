import SwiftSyntax

extension Lowerer {
  /// A member of a type marked `@dynamicMemberLookup`, by its name or by a key path (SE-0195,
  /// SE-0252).
  func dynamicLookup(
    _ name: String, of receiver: Lowered, at node: some SyntaxProtocol
  ) -> Lowered? {
    guard let nominal = receiver.type.nominal,
      nominal.ancestry.contains(where: { $0.type.hasDynamicMemberLookup })
    else { return nil }
    let all = subscripts(of: receiver.type, isStatic: false).compactMap {
      dynamicMember(name, of: $0.0, $0.1)
    }
    // The one that lets one do most is the most specialised.
    let fitting = all.filter { $0.isAllowed }
    guard let first = fitting.first ?? all.first else { return nil }
    if fitting.isEmpty, let reason = first.refusal {
      return broken(
        .immutable, "cannot assign to property: \(reason)", at: node, type: first.type)
    }
    let best = fitting.reduce(first) { $1.wanted > $0.wanted ? $1 : $0 }
    return Lowered(
      ComputedProperty(
        getter: best.declaration.getter, setter: best.declaration.setter,
        receiver: receiver.node, arguments: [.value(Constant(best.key))], isDynamic: false,
        site: site(node), machine: machine), best.type)
  }

  /// An element that a type marked `@dynamicMemberLookup` finds by a key path, as it does a member
  /// (SE-0252); nil where the type has a subscript of its own that takes the arguments.
  /// - Parameter found: the type's subscripts.
  func dynamicElement(
    of receiver: Lowered, _ found: [(SubscriptDeclaration, Bindings)],
    _ arguments: [WrittenArgument], at node: some SyntaxProtocol
  ) -> Lowered? {
    let paths = lookups(among: found, for: arguments).compactMap { declaration, bindings in
      dynamicPath(of: declaration, bindings, by: arguments)
    }
    guard let path = paths.first(where: \.isAllowed) ?? paths.first else { return nil }
    let root = path.root
    let element = lowerElement(
      of: Lowered(HeldValue(), root), arguments, at: node, expecting: .unknown)
    let access = path.access
    let key = Computed { frame in
      var step = KeyPathBox.Step(name: "subscript")
      step.element = try KeyPathBox.Element(of: element.node, frame)
      return .keyPath(KeyPathBox([step], from: root, to: element.type, access: access))
    }
    let getter = path.declaration.getter
    let type = getter.result.substituting(
      getter.typeParameters.reduce(into: path.bindings) { $0[$1] = element.type })
    return Lowered(
      ComputedProperty(
        getter: getter, setter: path.declaration.setter, receiver: receiver.node,
        arguments: [.value(key)], isDynamic: false, site: site(node), machine: machine), type)
  }

  /// The type of an element found by a key path, as far as it shows; nil if there is none.
  func quickElement(
    of found: [(SubscriptDeclaration, Bindings)], _ arguments: [WrittenArgument]
  ) -> SwiftType? {
    lookups(among: found, for: arguments).lazy.compactMap { declaration, bindings -> SwiftType? in
      guard let path = self.dynamicPath(of: declaration, bindings, by: arguments),
        !path.value.isUnknown
      else { return nil }
      let getter = declaration.getter
      return getter.result.substituting(
        getter.typeParameters.reduce(into: bindings) { $0[$1] = path.value })
    }.first
  }

  /// The subscripts for members by key paths; none where another one takes the arguments.
  private func lookups(
    among found: [(SubscriptDeclaration, Bindings)], for arguments: [WrittenArgument]
  ) -> [(SubscriptDeclaration, Bindings)] {
    let lookups = found.filter { $0.0.isDynamicMember }
    guard !lookups.isEmpty, arguments.first?.label != "dynamicMember",
      lookups.count == found.count
        || !found.contains(where: { declaration, _ in
          !declaration.isDynamicMember
            && ArgumentMatching.match(declaration.getter.parameters, arguments) != nil
        })
    else { return [] }
    return lookups
  }

  /// A subscript that takes a key path to an element.
  private struct DynamicPath {
    let declaration: SubscriptDeclaration
    let bindings: Bindings
    let root: SwiftType
    let value: SwiftType
    let access: KeyPathBox.Access
    /// Whether the key path allows what the subscript requires.
    let isAllowed: Bool
  }

  /// Nil where the subscript takes a name, or a key path from what isn't known.
  private func dynamicPath(
    of declaration: SubscriptDeclaration, _ bindings: Bindings, by arguments: [WrittenArgument]
  ) -> DynamicPath? {
    guard let first = declaration.getter.parameters.first,
      let wanted = builtin.keyPathAccess(of: first.type)
    else { return nil }
    let root = first.type.substituting(bindings).argument(0)
    guard !root.isUnknown else { return nil }
    var path = KeyPathType(root: root, value: root)
    step(&path, by: arguments)
    return DynamicPath(
      declaration: declaration, bindings: bindings, root: root, value: path.value,
      access: path.access, isAllowed: path.access >= wanted)
  }

  /// A member as a subscript finds it.
  private struct DynamicMember {
    let declaration: SubscriptDeclaration
    /// The subscript's argument: the name, or a key path.
    let key: Value
    let type: SwiftType
    /// The key path that the subscript requires; a read-only one where it takes a name.
    var wanted = KeyPathBox.Access.read
    var isAllowed = true
    /// Why the member isn't allowed, in the compiler's words.
    var refusal: String?
  }

  /// Nil if the subscript has no such member.
  private func dynamicMember(
    _ name: String, of declaration: SubscriptDeclaration, _ bindings: Bindings
  ) -> DynamicMember? {
    let getter = declaration.getter
    guard let first = getter.parameters.first, declaration.isDynamicMember else { return nil }
    let result = getter.result.substituting(bindings, erasing: getter.typeParameters)
    if first.type.isString {
      return DynamicMember(declaration: declaration, key: .string(name), type: result)
    }
    let root = first.type.substituting(bindings).argument(0)
    var path = KeyPathType(root: root, value: root)
    var steps = [KeyPathBox.Step(name: name)]
    if case .tuple(let elements) = root {
      // The elements of a regular expression's output.
      guard elements.index(of: name) != nil else { return nil }
      step(&path, to: name)
    } else if name == "0", !root.isUnknown {
      steps = []
    } else {
      if !root.isUnknown, members(name, of: root, isStatic: false).isEmpty { return nil }
      step(&path, to: name)
    }
    var member = DynamicMember(
      declaration: declaration,
      key: .keyPath(KeyPathBox(steps, from: path.root, to: path.value, access: path.access)),
      type: path.value.isUnknown
        ? result
        : getter.result.substituting(
          getter.typeParameters.reduce(into: bindings) { $0[$1] = path.value }),
      wanted: builtin.keyPathAccess(of: first.type) ?? .read)
    member.isAllowed = path.access >= member.wanted
    if !member.isAllowed, root.nominal?.isFromScene == true {
      let property = members(name, of: root, isStatic: false).lazy.compactMap {
        if case .property(let property) = $0.member { property } else { nil }
      }.first
      member.refusal = property.map {
        $0.isLet ? "'\(name)' is a 'let' constant" : "'\(name)' is a get-only property"
      }
    }
    return member
  }
}

extension SubscriptDeclaration {
  /// Whether it is the subscript of a type marked `@dynamicMemberLookup`.
  var isDynamicMember: Bool {
    getter.parameters.first.map { $0.label == "dynamicMember" || $0.name == "dynamicMember" }
      ?? false
  }
}
