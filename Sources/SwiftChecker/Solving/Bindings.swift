/// What a variable may be, by what must hold of it.
struct Candidates {
  let variable: TypeVariable
  /// Types that convert to the variable's.
  var below: [SwiftType] = []
  /// Types that the variable's converts to.
  var above: [SwiftType] = []
  var literals: [LiteralKind] = []
  /// Whether a variable that isn't known converts to it, or the other way round.
  var isAdjacent = false
  /// Whether it converts to a variable that isn't known, which may tell more.
  var isBelow = false
  /// Whether something asks for its members.
  var isDelayed = false
  /// Whether a closure or a choice between declarations says what it is.
  var isReserved = false

  var isLiteral: Bool { below.isEmpty && above.isEmpty && !literals.isEmpty }
  var isCollection: Bool { literals.allSatisfy { $0 == .array || $0 == .dictionary } }
  var isEmpty: Bool { below.isEmpty && above.isEmpty && literals.isEmpty }
  /// Whether what is known of it has variables of its own.
  var isOpen: Bool { (below + above).contains(where: \.hasVariables) }
}

extension ConstraintSystem {
  /// What each variable may be.
  func candidates() -> [Candidates] {
    var found: [TypeVariable: Candidates] = [:]
    for variable in unbound { found[variable] = Candidates(variable: variable) }
    for constraint in pending {
      switch constraint {
      case .converts(let first, let second):
        let (from, to) = (simplified(first), simplified(second))
        switch (from.variable, to.variable) {
        case (let a?, let b?):
          found[a]?.isAdjacent = true
          found[a]?.isBelow = true
          found[b]?.isAdjacent = true
        case (let a?, nil): found[a]?.above.append(to)
        case (nil, let b?): found[b]?.below.append(from)
        case (nil, nil): break
        }
      case .literal(let type, let kind):
        if let variable = known(type).variable { found[variable]?.literals.append(kind) }
      case .member(let base, _, _, _), .implicitMember(let base, _, _, _):
        if let variable = known(base).variable { found[variable]?.isDelayed = true }
      case .closure(_, let type), .overload(let type, _, _):
        if let variable = known(type).variable { found[variable]?.isReserved = true }
      default: break
      }
    }
    // What literals are that convert to a variable it may be by default.
    for constraint in pending {
      guard case .converts(let first, let second) = constraint,
        let from = known(first).variable, let to = known(second).variable,
        let literals = found[from]?.literals, !literals.isEmpty
      else { continue }
      found[to]?.literals += literals
      let below = found[from]?.below ?? []
      found[to]?.below += below
    }
    return found.values.sorted { $0.variable.number < $1.variable.number }
  }

  /// The types to try for a variable, the likeliest first.
  func attempts(_ candidates: Candidates) -> [SwiftType] {
    var types: [SwiftType] = []
    func add(_ type: SwiftType) { if !types.contains(type) { types.append(type) } }
    let optional = declarations.type(.optional)
    if !candidates.below.isEmpty {
      if let joined = joined(candidates.below) {
        let hasNull = candidates.literals.contains(.null)
        add(hasNull && !joined.isOptional ? .nominal(optional, [joined]) : joined)
      }
    }
    for type in candidates.above {
      var type = type
      if !candidates.literals.isEmpty, !candidates.literals.contains(.null) {
        while let object = type.object { type = known(object) }
      }
      if case .existential = type, !candidates.literals.isEmpty { continue }
      if type.variable == nil { add(type) }
    }
    let kinds = Set(candidates.literals)
    if !kinds.isEmpty {
      let usual: SwiftType? =
        kinds.contains(.float)
        ? declarations.literal(.float).fallback
        : candidates.literals.first(where: { $0 != .null }).map {
          declarations.literal($0).fallback
        }
      if let usual {
        let isNullable = kinds.contains(.null)
        add(isNullable ? .nominal(optional, [usual]) : usual)
      }
    }
    return types
  }

  /// The type that values of all of these become; nil where there is none but `Any`.
  private func joined(_ types: [SwiftType]) -> SwiftType? {
    guard var result = types.first else { return nil }
    for type in types.dropFirst() where type != result {
      guard let wider = joined(result, type) else { return nil }
      result = wider
    }
    return result
  }

  private func joined(_ a: SwiftType, _ b: SwiftType) -> SwiftType? {
    if a == b { return a }
    let optional = declarations.type(.optional)
    if a.isOptional || b.isOptional {
      return joined(a.object ?? a, b.object ?? b).map { .nominal(optional, [$0]) }
    }
    if case .tuple(let own) = a, case .tuple(let others) = b, own.count == others.count {
      let parts = zip(own, others).map { joined($0.type, $1.type) }
      let known = parts.compactMap(\.self)
      guard known.count == parts.count else { return nil }
      return .tuple(zip(own, known).map { SwiftType.TupleElement(label: $0.label, type: $1) })
    }
    // What isn't known of one the other tells.
    if a.hasVariables || b.hasVariables { return a.variable != nil ? b : a }
    guard let first = a.nominal, let second = b.nominal else { return nil }
    let numbers: Set<KnownType?> = [first.known, second.known]
    if numbers == [.double, .cgFloat] { return .nominal(declarations.type(.double), []) }
    if first === second {
      let parts = zip(a.arguments, b.arguments).map { joined($0, $1) }
      let known = parts.compactMap(\.self)
      return known.count == parts.count ? .nominal(first, known) : nil
    }
    guard first.kind == .classType, second.kind == .classType else { return nil }
    for ancestor in first.ancestry.map(\.type)
    where ancestor.kind == .classType && second.ancestry.contains(where: { $0.type === ancestor }) {
      return superclass(a, ancestor)
    }
    return nil
  }
}
