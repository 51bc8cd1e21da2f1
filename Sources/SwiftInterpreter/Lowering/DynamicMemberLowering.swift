import SwiftSyntax

extension Lowerer {
  /// A member that a type marked `@dynamicMemberLookup` finds by its name or by a key path
  /// (SE-0195, SE-0252).
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
        "immutable", "cannot assign to property: \(reason)", at: node, type: first.type)
    }
    let best = fitting.reduce(first) { $1.wanted > $0.wanted ? $1 : $0 }
    return Lowered(
      ComputedProperty(
        getter: best.declaration.getter, setter: best.declaration.setter,
        receiver: receiver.node, arguments: [.value(Constant(best.key))], isDynamic: false,
        site: site(node), machine: machine), best.type)
  }

  /// A member as a subscript finds it.
  private struct DynamicMember {
    let declaration: SubscriptDeclaration
    /// What the subscript is given: the name, or a key path.
    let key: Value
    let type: SwiftType
    /// The key path that the subscript asks for; that which is read where it takes a name.
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
    guard let first = getter.parameters.first,
      first.label == "dynamicMember" || first.name == "dynamicMember"
    else { return nil }
    let result = getter.result.substituting(bindings, erasing: getter.typeParameters)
    if first.type.isString {
      return DynamicMember(declaration: declaration, key: .string(name), type: result)
    }
    let root = first.type.substituting(bindings).argument(0)
    var path = KeyPathType(root: root, value: root)
    var steps = [KeyPathBox.Step(name: name)]
    if case .tuple(let elements) = root {
      // The parts of what a regular expression finds.
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
