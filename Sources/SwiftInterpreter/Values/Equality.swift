extension Program {
  /// `==` as in Swift: a declared one first, then member by member.
  func areEqual(_ left: Value, _ right: Value) throws -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.int(let a), .double(let b)): return Double(a) == b
    case (.double(let a), .int(let b)): return a == Double(b)
    case (.bool(let a), .bool(let b)): return a == b
    case (.string(let a), .string(let b)):
      machine.spend(comparing: a, b)
      return a == b
    case (.character(let a), .character(let b)):
      machine.spend(min(a.utf8.count, b.utf8.count) / Machine.bytesPerRound)
      return a == b
    case (.string(let a), .character(let b)): return a == String(b)
    case (.character(let a), .string(let b)): return String(a) == b
    case (.number(let a), .number(let b)):
      return a.kind == .float ? a.float == b.float : a == b
    case (.none, .none), (.void, .void): return true
    default: return try machine.descend(toBe: "compared") { try areEqualInside(left, right) }
    }
  }

  /// The same for values that contain others.
  private func areEqualInside(_ left: Value, _ right: Value) throws -> Bool {
    if left.hashableBase != nil || right.hashableBase != nil {
      let (a, b) = (left.hashableBase ?? left, right.hashableBase ?? right)
      // Numbers are compared by value; texts must have one type.
      return try !a.isText(ofAnotherTypeThan: b) && areEqual(a.numberByValue, b.numberByValue)
    }
    switch (left, right) {
    case (.some(let a), .some(let b)): return try areEqual(a.value, b.value)
    case (.some(let a), _) where !right.isOptionalValue: return try areEqual(a.value, right)
    case (_, .some(let b)) where !left.isOptionalValue: return try areEqual(left, b.value)
    case (.array(let a), .array(let b)):
      return try a === b || areEqual(a.elements, b.elements)
    case (.tuple(let a), .tuple(let b)): return try areEqual(a.elements, b.elements)
    case (.set(let a), .set(let b)):
      return a.storage.count == b.storage.count
        && a.elements.allSatisfy { b.storage.position(of: $0) != nil }
    case (.dictionary(let a), .dictionary(let b)):
      guard a.storage.count == b.storage.count else { return false }
      for pair in a.pairs {
        guard let other = b.storage[pair.key], try areEqual(pair.value, other) else { return false }
      }
      return true
    case (.range(let a), .range(let b)):
      return try a.kind == b.kind && areEqual(.optional(a.lower), .optional(b.lower))
        && areEqual(.optional(a.upper), .optional(b.upper))
    case (.structure(let a), .structure(let b)):
      guard a.type === b.type else { return false }
      if let declared = try applyDeclaredOperator("==", left, right) {
        return declared.asBool ?? false
      }
      if let distance = try distance(from: left, to: right) {
        return try areEqual(distance, zero(like: distance))
      }
      return try a === b || areEqual(Array(a.fields), Array(b.fields))
    case (.enumeration(let a), .enumeration(let b)):
      guard a.type === b.type else { return false }
      if let declared = try applyDeclaredOperator("==", left, right) {
        return declared.asBool ?? false
      }
      if let distance = try distance(from: left, to: right) {
        return try areEqual(distance, zero(like: distance))
      }
      return try a.enumCase === b.enumCase && areEqual(a.payload, b.payload)
    case (.object(let a), .object(let b)):
      if let declared = try applyDeclaredOperator("==", left, right) {
        return declared.asBool ?? false
      }
      return a === b
    case (.host(let a), .host(let b)):
      guard a.type === b.type else { return false }
      if let compare = a.type.hostsAreEqual { return compare(left, right) }
      if let declared = try applyDeclaredOperator("==", left, right) {
        return declared.asBool ?? false
      }
      return a === b
    case (.metatype(let a), .metatype(let b)): return a.isSame(as: b)
    case (.keyPath(let a), .keyPath(let b)): return a.isSame(as: b)
    case (.function(let a), .function(let b)): return a === b
    case (.substring, _), (_, .substring):
      guard let a = left.asSubstring, let b = right.asSubstring else { return false }
      try machine.charge(min(a.utf8.count, b.utf8.count) / Machine.bytesPerRound)
      return a == b
    default: return false
    }
  }

  private func areEqual(_ left: [Value], _ right: [Value]) throws -> Bool {
    guard left.count == right.count else { return false }
    try machine.charge(left.count / 4)
    for (a, b) in zip(left, right) where try !areEqual(a, b) { return false }
    return true
  }

  /// `<` as in Swift.
  func isLess(_ left: Value, _ right: Value) throws -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)): return a < b
    case (.double(let a), .double(let b)): return a < b
    case (.int(let a), .double(let b)): return Double(a) < b
    case (.double(let a), .int(let b)): return a < Double(b)
    case (.string(let a), .string(let b)):
      machine.spend(comparing: a, b)
      return a < b
    case (.character(let a), .character(let b)): return a < b
    case (.string(let a), .character(let b)): return a < String(b)
    case (.character(let a), .string(let b)): return String(a) < b
    case (.number(let a), .number(let b)):
      if case .bool(let result)? = FixedNumber.apply(.less, a, b) { return result }
      return a.float < b.float
    case (.tuple(let a), .tuple(let b)):
      for (x, y) in zip(a.elements, b.elements) {
        if try isLess(x, y) { return true }
        if try isLess(y, x) { return false }
      }
      return false
    case (.substring, _), (_, .substring):
      if let a = left.asSubstring, let b = right.asSubstring {
        try machine.charge(min(a.utf8.count, b.utf8.count) / Machine.bytesPerRound)
        return a < b
      }
    default: break
    }
    if let declared = try applyDeclaredOperator("<", left, right) {
      return declared.asBool ?? false
    }
    if let distance = try distance(from: left, to: right) {
      return try isLess(zero(like: distance), distance)
    }
    if case .enumeration(let a) = left, case .enumeration(let b) = right, a.type === b.type {
      if a.enumCase !== b.enumCase { return a.enumCase.ordinal < b.enumCase.ordinal }
      return try isLess(
        .tuple(TupleBox(a.payload)), .tuple(TupleBox(b.payload)))
    }
    throw ScriptFailure.trap(
      Wording.noOperator("<", typeName(of: left), typeName(of: right)),
      identifier: .typeMismatch)
  }

  /// The distance between two values of the scene's, which orders and equates `Strideable` types
  /// without operators of their own; nil for anything else.
  private func distance(from left: Value, to right: Value) throws -> Value? {
    guard let type = runtimeType(of: left), type.isFromScene, type === runtimeType(of: right),
      let strideable = builtin.strideable, conforms(left, type, to: strideable),
      let method = dispatch("distance", on: type, labels: ["to"])
    else { return nil }
    return try call(method, receiver: left, arguments: [right])
  }

  private func zero(like value: Value) -> Value {
    guard case .number(let number) = value else { return .int(0) }
    return .number(number.kind.zero)
  }

  func contains(_ range: RangeBox, _ value: Value) throws -> Bool {
    if let lower = range.lower, try isLess(value, lower) { return false }
    guard let upper = range.upper else { return true }
    return try range.kind == .closed ? !isLess(upper, value) : isLess(value, upper)
  }

  // MARK: Declared operators, found by the values' types

  func applyDeclaredOperator(_ name: String, _ left: Value, _ right: Value) throws -> Value? {
    for value in [left, right] {
      guard let type = runtimeType(of: value),
        !type.hasPlainOperators || BinaryOperation(rawValue: name) == nil
      else { continue }
      for found in members(name, of: .nominal(type, []), isStatic: true) {
        guard case .function(let function) = found.member, function.parameters.count == 2 else {
          continue
        }
        if function.isRequirement { continue }
        let taken = function.parameters.map { self.taken($0.type, of: type, by: value) }
        guard accepts(taken[0], left, type, function), accepts(taken[1], right, type, function)
        else { continue }
        return try call(
          function, receiver: .metatype(MetatypeBox(.nominal(type, []))),
          arguments: [left, right])
      }
    }
    for function in globalFunctions(name, from: nil) where function.parameters.count == 2 {
      guard cast(left, to: function.parameters[0].type) != nil,
        cast(right, to: function.parameters[1].type) != nil
      else { continue }
      return try call(function, receiver: nil, arguments: [left, right])
    }
    return try applyAssigning(name, left, right)
  }

  /// An integer's operator whose type declares only the assigning form.
  private func applyAssigning(_ name: String, _ left: Value, _ right: Value) throws -> Value? {
    guard ["&", "|", "^", "<<", ">>"].contains(name), let type = runtimeType(of: left),
      type.conforms(to: .binaryInteger)
    else { return nil }
    var result = left
    return try applyDeclaredAssignment(name + "=", &result, right) ? result : nil
  }

  /// Changes a value by an operator such as `+=` that its type declares.
  /// - Returns: whether there is one.
  func applyDeclaredAssignment(
    _ name: String, _ left: inout Value, _ right: Value
  ) throws -> Bool {
    guard let type = runtimeType(of: left), type.isFromScene else { return false }
    for found in members(name, of: .nominal(type, []), isStatic: true) {
      guard case .function(let function) = found.member, !function.isRequirement,
        function.parameters.count == 2, function.parameters[0].isInout,
        accepts(function.parameters[1].type, right, type, function)
      else { continue }
      var receiver: Value? = .metatype(MetatypeBox(.nominal(type, [])))
      var arguments: [Value?] = [left, right]
      left = .void
      defer { left = arguments[0] ?? .void }
      _ = try call(function, receiver: &receiver, arguments: &arguments)
      return true
    }
    return false
  }

  /// A generic argument of a value's type, where a parameter uses one.
  private func taken(_ taken: SwiftType, of type: NominalType, by value: Value) -> SwiftType {
    guard case .parameter(let generic) = taken,
      let index = type.typeParameters.firstIndex(where: { $0 === generic }),
      case let known = dynamicType(of: value).arguments, known.indices.contains(index)
    else { return taken }
    return known[index].isUnknown ? taken : known[index]
  }

  private func accepts(
    _ type: SwiftType, _ value: Value, _ owner: NominalType, _ function: FunctionDeclaration
  ) -> Bool {
    if case .parameter(let parameter) = type {
      if function.owner?.selfParameter === parameter { return runtimeType(of: value) === owner }
      return parameter.constraints.allSatisfy { runtimeType(of: value)?.conforms(to: $0) == true }
    }
    if case .double = value, type.isDouble { return true }
    return cast(value, to: type) != nil
  }

  func applyDeclaredPrefix(_ name: String, _ value: Value) throws -> Value? {
    guard let type = runtimeType(of: value) else { return nil }
    for found in members(name, of: .nominal(type, []), isStatic: true) {
      guard case .function(let function) = found.member, !function.isRequirement,
        function.parameters.count == 1
      else { continue }
      return try call(
        function, receiver: .metatype(MetatypeBox(.nominal(type, []))), arguments: [value])
    }
    for function in globalFunctions(name, from: nil) where function.parameters.count == 1 {
      guard cast(value, to: function.parameters[0].type) != nil else { continue }
      return try call(function, receiver: nil, arguments: [value])
    }
    return nil
  }
}

extension NominalType {
  /// Whether it is one of the library's `RangeReplaceableCollection`s.
  var isListOrText: Bool {
    switch builtin {
    case .array, .arraySlice, .string, .substring: true
    default: false
    }
  }

  /// Types whose operators the interpreter implements.
  var hasPlainOperators: Bool {
    switch builtin {
    case .int, .double, .bool, .string, .substring, .character, .array, .arraySlice, .dictionary,
      .set, .optional:
      true
    default: false
    }
  }
}
