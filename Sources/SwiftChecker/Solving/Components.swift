/// The unsettled constraints form components without common variables: each is solved by itself, so
/// that two of them with ten alternatives each take twenty attempts and not a hundred.
extension ConstraintSystem {
  /// The components, in the order of their first constraints.
  func components() -> [[Constraint]] {
    var groups = DisjointSets()
    let variables = pending.map { constraint in
      constraint.types.flatMap { simplified($0).variables } + namedVariables(constraint)
    }
    for together in variables {
      for variable in together.dropFirst() { groups.join(together[0].number, variable.number) }
    }
    var order: [Int] = []
    var found: [Int: [Constraint]] = [:]
    for (index, constraint) in pending.enumerated() {
      // A constraint without variables is a component of its own.
      let group = variables[index].first.map { groups.representative($0.number) } ?? -1 - index
      if found[group] == nil { order.append(group) }
      found[group, default: []].append(constraint)
    }
    return order.compactMap { found[$0] }
  }

  /// The variables of the names that code within an expression may use.
  private func namedVariables(_ constraint: Constraint) -> [TypeVariable] {
    let scopes: [Scope]
    switch constraint {
    case .closure(let closure, _), .body(let closure, _): scopes = closure.scopes
    case .branches(_, _, let around): scopes = around
    default: return []
    }
    return scopes.flatMap { scope in
      scope.names.values.joined().flatMap { simplified($0.type).variables }
    }
    .sorted { $0.number < $1.number }
  }
}

extension Constraint {
  /// Whether it is a choice between alternatives.
  var isChoice: Bool {
    switch self {
    case .overload, .either: true
    default: false
    }
  }
}

/// Numbers in groups that are joined.
private struct DisjointSets {
  private var parents: [Int: Int] = [:]

  func representative(_ number: Int) -> Int {
    var found = number
    while let next = parents[found], next != found { found = next }
    return found
  }

  mutating func join(_ a: Int, _ b: Int) {
    let (first, second) = (representative(a), representative(b))
    if first != second { parents[max(first, second)] = min(first, second) }
  }
}
