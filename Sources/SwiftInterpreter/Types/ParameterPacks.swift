/// Parameter packs (SE-0393, SE-0398): `repeat each T` is an expansion, which becomes its packs'
/// types once these are known.
extension SwiftType {
  /// The packs named in it.
  var packs: [GenericParameter] {
    var found: [GenericParameter] = []
    for parameter in genericParameters where parameter.isPack {
      if !found.contains(where: { $0 === parameter }) { found.append(parameter) }
    }
    return found
  }

  /// The pattern of `repeat …`; nil for any other type.
  var pattern: SwiftType? {
    if case .expansion(let pattern) = self { pattern } else { nil }
  }

  /// The generic parameter that a constraint on this type concerns: the `T` of `repeat each T:
  /// Equatable` too.
  var constrainedParameter: GenericParameter? {
    switch self {
    case .parameter(let parameter): parameter
    case .expansion(let pattern): pattern.constrainedParameter
    default: nil
    }
  }

  /// The type of one element of a pack of values, or of a tuple made of one; nil for other types.
  var packElement: SwiftType? {
    switch self {
    case .expansion(let pattern): return pattern
    case .tuple(let elements):
      return elements.count == 1 ? elements.first?.type.pattern : nil
    default: return nil
    }
  }

  /// The expansion of a pattern: a pack where all packs of the pattern are known.
  static func expanded(
    _ pattern: SwiftType, _ bindings: Bindings, erasing: [GenericParameter]
  ) -> SwiftType {
    let packs = pattern.packs
    let lists = packs.compactMap { pack -> [SwiftType]? in
      if case .pack(let types)? = bindings[pack] { types } else { nil }
    }
    guard lists.count == packs.count, let count = lists.map(\.count).min() else {
      return .expansion(pattern.substituting(bindings, erasing: erasing))
    }
    return .pack(
      (0..<count).map { index in
        var own = bindings
        for (pack, types) in zip(packs, lists) { own[pack] = types[index].pattern ?? types[index] }
        let type = pattern.substituting(own, erasing: erasing)
        return lists.contains { $0[index].pattern != nil } ? .expansion(type) : type
      })
  }

  /// Types in a row with the packs among them that became known spread out.
  static func spread(
    _ types: [SwiftType], _ bindings: Bindings, erasing: [GenericParameter]
  ) -> [SwiftType] {
    types.flatMap { type -> [SwiftType] in
      let made = type.substituting(bindings, erasing: erasing)
      if type.pattern != nil, case .pack(let types) = made { return types }
      return [made]
    }
  }

  /// A tuple's type; of one element that came from a pack, that element's.
  static func tuple(
    spreading elements: [TupleElement], _ bindings: Bindings, erasing: [GenericParameter]
  ) -> SwiftType {
    var isSpread = false
    let made = elements.flatMap { element -> [TupleElement] in
      let type = element.type.substituting(bindings, erasing: erasing)
      if element.type.pattern != nil, case .pack(let types) = type {
        isSpread = true
        return types.map { TupleElement(type: $0) }
      }
      return [TupleElement(label: element.label, type: type)]
    }
    if isSpread, made.count == 1, let only = made.first, only.type.pattern == nil {
      return only.type
    }
    return .tuple(made)
  }
}

extension NominalType {
  /// Written generic arguments with a pack's gathered into one.
  func packed(_ arguments: [SwiftType]) -> [SwiftType] {
    guard let index = typeParameters.firstIndex(where: \.isPack) else { return arguments }
    let after = typeParameters.count - index - 1
    guard arguments.count >= index + after else { return arguments }
    return arguments[..<index] + [.pack(Array(arguments[index..<(arguments.count - after)]))]
      + arguments.suffix(after)
  }
}

extension Program {
  /// Binds the packs of an expansion among patterns to the types in its place.
  func unify(
    spreading patterns: [SwiftType], _ types: [SwiftType], _ bindings: inout Bindings,
    _ generics: [GenericParameter], isHint: Bool
  ) {
    guard let index = patterns.firstIndex(where: { $0.pattern != nil }),
      let pattern = patterns[index].pattern, types.count >= patterns.count - 1
    else { return }
    let after = patterns.count - index - 1
    for (left, right) in zip(patterns[..<index], types) {
      unify(left, right, &bindings, generics, isHint: isHint)
    }
    for (left, right) in zip(patterns.suffix(after), types.suffix(after)) {
      unify(left, right, &bindings, generics, isHint: isHint)
    }
    let packs = pattern.packs.filter { pack in generics.contains { $0 === pack } }
    var lists: [[SwiftType]] = packs.map { _ in [] }
    for type in types[index..<(types.count - after)] {
      var own = bindings
      for pack in packs { own[pack] = nil }
      unify(pattern, type.pattern ?? type, &own, generics, isHint: isHint)
      for (position, pack) in packs.enumerated() {
        let found = own[pack] ?? .unknown
        lists[position].append(type.pattern == nil ? found : .expansion(found))
        own[pack] = bindings[pack]
      }
      bindings = own
    }
    for (pack, list) in zip(packs, lists) where bindings[pack]?.hasUnknown ?? true {
      bindings[pack] = .pack(list)
    }
  }
}
