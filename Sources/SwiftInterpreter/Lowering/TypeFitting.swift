extension Lowerer {
  /// What it costs to use a value of one type as another: 0 for the same; nil where it can't be.
  func fit(_ type: SwiftType, into wanted: SwiftType) -> Int? {
    switch (type, wanted) {
    case (.unknown, _), (_, .unknown): return 3
    case (.nominal, _) where type.isNever: return 0
    case (.nominal(let a, let x), .nominal(let b, let y)):
      if a === b {
        var total = 0
        for (left, right) in zip(x, y) {
          guard let cost = fit(left, into: right) else { return nil }
          // `[T]` says more of an array than `T` does, whatever is asked of that.
          if case .parameter = right { total += min(cost, 1) } else { total += cost }
        }
        return total
      }
      if a.isStandIn || b.isStandIn { return 3 }
      if b.name == "Optional" { return fit(type, into: wanted.argument(0)).map { $0 + 1 } }
      if a.name == "Optional" { return nil }
      if a.conforms(to: b) { return 1 }
      if b.name == "Range", a.name == "ClosedRange" || a.name.hasPrefix("PartialRange") {
        return 2
      }
      // Any sequence does where the library's rows say array.
      if b.name == "Array", a.name == "String", y.first?.isNamed("Character") ?? false { return 4 }
      if b.name == "Array", a.conforms(toNamed: "Sequence"), a.name != "String",
        a.name != "Dictionary"
      {
        return 2
      }
      return nil
    case (_, .nominal(let b, _)) where b.name == "Optional":
      return fit(type, into: wanted.argument(0)).map { $0 + 1 }
    case (.nominal(let a, _), .parameter), (.nominal(let a, _), .composition):
      let constraints = wanted.protocols
      if constraints.isEmpty { return 4 }
      return a.isStandIn ? 3 : constraints.allSatisfy { type.mayConform(to: $0) } ? 2 : nil
    case (.parameter, .parameter), (.composition, .parameter), (.parameter, .composition),
      (.composition, .composition):
      let constraints = wanted.protocols
      if constraints.isEmpty { return 4 }
      let have = type.protocols
      return constraints.allSatisfy { wanted in have.contains { $0.conforms(to: wanted) } }
        ? 2 : nil
    case (.parameter, .nominal(let b, _)), (.composition, .nominal(let b, _)):
      return b.isStandIn ? 3 : b.kind == .protocolType ? 2 : nil
    case (.function(let a), .function(let b)):
      if a.parameters.count == b.parameters.count { return 0 }
      // A lone tuple is spread over a closure's parameters.
      if b.parameters.count == 1, case .tuple(let elements) = b.parameters[0] {
        return elements.count == a.parameters.count ? 1 : nil
      }
      return nil
    case (.function, .parameter(let parameter)): return parameter.constraints.isEmpty ? 4 : nil
    case (.tuple(let a), .tuple(let b)):
      guard a.count == b.count else { return nil }
      var total = 0
      for (left, right) in zip(a, b) {
        guard let cost = fit(left.type, into: right.type) else { return nil }
        total += cost
      }
      return total
    case (.tuple, .parameter(let parameter)): return parameter.constraints.isEmpty ? 4 : nil
    case (_, .composition(let protocols)): return protocols.isEmpty ? 4 : nil
    case (.metatype(let a), .metatype(let b)): return fit(a, into: b)
    case (.metatype, .parameter(let parameter)): return parameter.constraints.isEmpty ? 4 : nil
    default: return wanted.nominal?.isStandIn == true ? 3 : nil
    }
  }

  /// The type as which a library's parameter takes a value it isn't declared for.
  func standIn(for type: SwiftType, _ parameter: Parameter, _ found: SwiftType) -> SwiftType? {
    guard parameter.isFromLibrary, let nominal = type.fullyUnwrapped.nominal else { return nil }
    if nominal.name == "Array" {
      return standIn(for: type.fullyUnwrapped.argument(0), parameter, found.argument(0)).map {
        _ in found
      }
    }
    let given = type.isOptional ? found.fullyUnwrapped : found
    let fits = nominal.standIns.contains { name in
      program.libraryType(name).map { fit(given, into: $0) != nil } ?? false
    }
    return fits ? found : nil
  }
}
