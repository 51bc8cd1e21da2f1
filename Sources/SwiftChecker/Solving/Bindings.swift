/// The candidate types of a variable, by its constraints.
struct Candidates {
  let variable: TypeVariable
  /// Types that convert to the variable's.
  var below: [SwiftType] = []
  /// Types that the variable's converts to.
  var above: [SwiftType] = []
  var literals: [LiteralKind] = []
  /// Whether an unknown variable converts to it, or the other way round.
  var isAdjacent = false
  /// Whether it converts to an unknown variable, which may determine it.
  var isBelow = false
  /// Whether a constraint needs its members.
  var isDelayed = false
  /// Whether a chain that begins with `.name` has it.
  var isImplicit = false
  /// Whether a closure, a key path, a call or an overload determines it.
  var isReserved = false
  /// Whether the types that convert to it have none in common.
  var isTorn = false

  init(_ variable: TypeVariable) { self.variable = variable }

  var isLiteral: Bool { below.isEmpty && above.isEmpty && !literals.isEmpty }
  var isEmpty: Bool { below.isEmpty && above.isEmpty && literals.isEmpty }
  /// Whether its candidates contain variables.
  private var isOpen: Bool { (below + above).contains(where: \.hasVariables) }
  private var isCollection: Bool { literals.allSatisfy { $0 == .array || $0 == .dictionary } }

  /// Whether nothing is known except that an `Any` takes it.
  private var isAnything: Bool {
    below.isEmpty && !above.isEmpty && above.allSatisfy(\.isAny)
  }

  /// Whether known types determine it, before any overload is chosen.
  var isTold: Bool {
    !isAnything && !isDelayed && !isLiteral && !isOpen && !isTorn && (!isAdjacent || !below.isEmpty)
  }

  /// Whether it is solved before another one.
  func precedes(_ other: Candidates) -> Bool {
    (rank, variable.number) < (other.rank, other.variable.number)
  }

  /// Lower if its candidates leave less open.
  private var rank: Int {
    // A list doesn't determine its elements, but its use may.
    if isLiteral, isCollection { return isBelow ? 8 : 7 }
    // A member's type is more specific than another literal.
    if isLiteral, isDelayed { return 7 }
    return (isAnything ? 128 : 0) + (isTorn ? 64 : 0) + (isDelayed && !isLiteral ? 6 : 0)
      + (isLiteral && isBelow ? 16 : 0)
      + (isLiteral ? 8 : 0) + (isOpen ? 4 : 0) + (isAdjacent ? 2 : 0) + (below.isEmpty ? 1 : 0)
  }
}

extension Constraint {
  /// The base of a chain's link, and its result.
  fileprivate var link: (before: SwiftType, after: SwiftType)? {
    switch self {
    case .applies(let callee, _, let result, _): (callee, result)
    case .member(let base, _, let result, _), .object(let base, let result),
      .element(let base, _, let result, _):
      (base, result)
    default: nil
    }
  }
}

extension ConstraintSystem {
  /// The candidates of each variable.
  func candidates() -> [Candidates] {
    let open = unbound()
    var found = open.map { Candidates($0) }
    let places = Dictionary(uniqueKeysWithValues: zip(open, open.indices))
    func change(_ type: SwiftType, _ change: (inout Candidates) -> Void) {
      if let variable = known(type).variable, let index = places[variable] { change(&found[index]) }
    }
    for constraint in pending {
      switch constraint {
      case .converts(let first, let second), .coerces(let first, let second):
        let (from, to) = (simplified(first), simplified(second))
        switch (from.variable, to.variable) {
        case (_?, _?):
          change(from) { ($0.isAdjacent, $0.isBelow) = (true, true) }
          change(to) { $0.isAdjacent = true }
        case (_?, nil): change(from) { $0.above.append(to) }
        case (nil, _?): change(to) { $0.below.append(from) }
        case (nil, nil): break
        }
      case .literal(let type, let kind): change(type) { $0.literals.append(kind) }
      case .member(let base, _, _, _), .element(let base, _, _, _):
        change(base) { $0.isDelayed = true }
      case .implicitMember(let base, _, _, _):
        // A protocol has no members of its own; its extensions show which type it is.
        change(base) {
          $0.isDelayed = true
          $0.isImplicit = true
        }
      case .closure(_, let type), .overload(let type, _, _), .keyPath(_, let type):
        change(type) { $0.isReserved = true }
      default: break
      }
    }
    let chained = variablesOfImplicitChains()
    for constraint in pending {
      guard case (_, let result)? = constraint.link, let variable = known(result).variable,
        !chained.contains(variable)
      else { continue }
      change(result) { $0.isReserved = true }
    }
    for index in found.indices where found[index].isImplicit {
      found[index].above.removeAll { if case .existential = $0 { true } else { false } }
    }
    // A variable's candidates are also those of the variable it converts to.
    for case let (first, second)? in pending.lazy.map(\.conversion) {
      guard let from = known(first).variable, let source = places[from],
        known(second).variable != nil,
        !found[source].literals.isEmpty
      else { continue }
      let (literals, below) = (found[source].literals, found[source].below)
      change(second) {
        $0.literals += literals
        $0.below += below
      }
    }
    for index in found.indices where found[index].below.count > 1 {
      found[index].isTorn = joined(found[index].below) == nil
    }
    return found
  }

  /// The variables of chains that begin with `.name`: only for these the type expected at their end
  /// determines where they begin.
  private func variablesOfImplicitChains() -> Set<TypeVariable> {
    var found: Set<TypeVariable> = []
    for case .implicitMember(_, _, let result, _) in pending {
      if let variable = known(result).variable { found.insert(variable) }
    }
    var count = -1
    while count < found.count, !found.isEmpty {
      count = found.count
      for constraint in pending {
        guard case (let before, let after)? = constraint.link,
          let from = known(before).variable, found.contains(from),
          let to = known(after).variable
        else { continue }
        found.insert(to)
      }
    }
    return found
  }

  /// What is tried if nothing likelier works: for an expected optional its payload, for a whole
  /// number a floating-point one, for a list's elements optionals:
  /// `[Side.left].contains(key?.side)`.
  func lastResorts(for candidates: Candidates) -> [SwiftType] {
    guard candidates.below.isEmpty else {
      guard usualPart(candidates.variable) != nil, let part = joined(candidates.below),
        part.nominal != nil, !part.isOptional
      else { return [] }
      return [declarations.optional(of: part)]
    }
    if candidates.literals == [.integer] {
      return [declarations.literal(.float)?.usual].compactMap(\.self)
    }
    guard candidates.literals.isEmpty else { return [] }
    return candidates.above.compactMap { $0.object.map(known) }.filter { object in
      // A payload that isn't known yet must be determined otherwise.
      object.variable == nil
        || pending.contains { $0.conversion.map { known($0.from) == object } == true }
    }
  }

  /// The types to try for a variable, the likeliest first.
  func types(for candidates: Candidates) -> [SwiftType] {
    var types: [SwiftType] = []
    func add(_ type: SwiftType) { if !types.contains(type) { types.append(type) } }
    let kinds = Set(candidates.literals)
    if !candidates.below.isEmpty, let joined = joined(candidates.below) {
      add(kinds.contains(.null) && !joined.isOptional ? declarations.optional(of: joined) : joined)
    }
    for wanted in candidates.above {
      var type = wanted
      if !kinds.isEmpty, !kinds.contains(.null) {
        while let object = type.object { type = known(object) }
      }
      if case .existential = type, !kinds.isEmpty { continue }
      if type.variable == nil { add(type) }
    }
    if candidates.isTorn, let part = usualPart(candidates.variable) { add(part) }
    // A literal that one of these types can be doesn't have its default type.
    if !types.contains(where: { isExpressible($0, by: kinds) }),
      let usual = usual(candidates.literals)
    {
      add(kinds.contains(.null) ? declarations.optional(of: usual) : usual)
    }
    return types
  }

  /// Whether a type, or an optional's payload, can be written as literals of these kinds.
  private func isExpressible(_ type: SwiftType, by kinds: Set<LiteralKind>) -> Bool {
    guard let nominal = type.nominal else { return false }
    let isOne = kinds.allSatisfy { kind in
      declarations.literal(kind).flatMap { nominal.ancestor($0.asked) } != nil
    }
    return isOne || type.object.map { isExpressible(known($0), by: kinds) } == true
  }

  /// The default type of literals of several kinds: whole numbers take the type of other numbers.
  private func usual(_ kinds: [LiteralKind]) -> SwiftType? {
    let meant = kinds.contains(.float) ? .float : kinds.first { $0 != .null }
    return meant.flatMap { declarations.literal($0)?.usual }
  }
}

// MARK: - Joins

extension ConstraintSystem {
  /// The type that all of these convert to; nil if there is none but `Any`.
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
    if a.nominal?.known == .never || a.isHole { return b }
    if b.nominal?.known == .never || b.isHole { return a }
    if a.isOptional || b.isOptional {
      return joined(a.object ?? a, b.object ?? b).map { declarations.optional(of: $0) }
    }
    // Each determines the other's unknown parts.
    if a.variable != nil { return b }
    if b.variable != nil { return a }
    switch (a, b) {
    case (.tuple(let own), .tuple(let others)) where own.count == others.count:
      return joined(own.map(\.type), others.map(\.type)).map { parts in
        .tuple(
          zip(own, parts).map { SwiftType.TupleElement(label: $0.label, type: $1) })
      }
    case (.nominal(let first, let own), .nominal(let second, let others)):
      if first === second { return joined(own, others).map { .nominal(first, $0) } }
      if Set([first.known, second.known]) == [.double, .cgFloat] {
        return declarations.known(.double)
      }
      let common = first.ancestry.first { ancestor in
        ancestor.type.kind == .classType && second.ancestor(ancestor.type) != nil
      }
      return common.flatMap { superclass(a, $0.type) }
    case (.metatype(let x), .metatype(let y)):
      guard x.nominal?.kind == .classType else { return nil }
      return joined(x, y).map { .metatype($0) }
    case (.function, .function), (.existential, _): return a
    case (_, .existential): return b
    default: return nil
    }
  }

  private func joined(_ first: [SwiftType], _ second: [SwiftType]) -> [SwiftType]? {
    guard first.count == second.count else { return nil }
    let parts = zip(first, second).compactMap { joined($0, $1) }
    return parts.count == first.count ? parts : nil
  }
}
