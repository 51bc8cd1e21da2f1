/// A value as a key: equal and hashed as Swift's `==` and `Hashable` would have it.
public struct HashedValue: Hashable, CustomStringConvertible {
  public let value: Value
  /// The same in every run with the same seed, computed once: a text may be long.
  let hash: Int

  /// A literal as it is written, `"row"` or `3`; a type's or a case's name for anything else.
  public var description: String { value.briefDescription }

  public init(_ value: Value) {
    self.value = value
    var hasher = SeededHasher()
    value.hash(into: &hasher)
    hash = hasher.hash
  }

  public static func == (lhs: HashedValue, rhs: HashedValue) -> Bool {
    // A scene's comparisons mustn't depend on where a table puts its keys.
    guard lhs.hash == rhs.hash else { return false }
    switch (lhs.value, rhs.value) {
    case (.int(let a), .int(let b)): return a == b
    case (.string(let a), .string(let b)):
      RunningMachine.spend(text: min(a.utf8.count, b.utf8.count))
      return a == b
    case (.substring, _), (_, .substring):
      guard let a = lhs.value.asSubstring, let b = rhs.value.asSubstring else { return false }
      RunningMachine.spend(text: min(a.utf8.count, b.utf8.count))
      return a == b
    default:
      guard let program = lhs.value.program ?? rhs.value.program else {
        return Self.areEqual(lhs.value, rhs.value)
      }
      return program.machine.areEqualKeys(lhs.value, rhs.value)
    }
  }

  /// Values without a declared type: compared part by part.
  private static func areEqual(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.int(let x), .int(let y)): x == y
    case (.double(let x), .double(let y)): x == y
    case (.bool(let x), .bool(let y)): x == y
    case (.string(let x), .string(let y)): x == y
    case (.character(let x), .character(let y)): x == y
    case (.number(let x), .number(let y)): x == y
    case (.none, .none), (.void, .void): true
    case (.some(let x), .some(let y)): HashedValue(x.value) == HashedValue(y.value)
    case (.array(let x), .array(let y)):
      x.elements.map(HashedValue.init) == y.elements.map(HashedValue.init)
    case (.tuple(let x), .tuple(let y)):
      x.elements.map(HashedValue.init) == y.elements.map(HashedValue.init)
    case (.set(let x), .set(let y)):
      Set(x.elements.map(HashedValue.init)) == Set(y.elements.map(HashedValue.init))
    case (.range(let x), .range(let y)):
      x.kind == y.kind && x.lower.map(HashedValue.init) == y.lower.map(HashedValue.init)
        && x.upper.map(HashedValue.init) == y.upper.map(HashedValue.init)
    case (.metatype(let x), .metatype(let y)): x.isSame(as: y)
    case (.keyPath(let x), .keyPath(let y)): x.isSame(as: y)
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Value {
  /// Its hash, the same in every run with the same seed.
  package var seededHash: Int { HashedValue(self).hash }

  /// The program that declares the value's type, if a nominal type of a library or scene.
  var program: Program? { nominalType?.program }

  /// Levels of values within each other that a hash looks at; equal values are equal down to any.
  private static let hashedLevels = 64
  /// How many parts are hashed: a value that contains another twice, and so on, has no end of them.
  private static let hashedParts = 4_096

  func hash(into hasher: inout SeededHasher) {
    var parts = Self.hashedParts
    hash(into: &hasher, depth: 0, &parts)
  }

  /// - Parameters:
  ///   - depth: how many values this one is in.
  ///   - parts: how many may still be looked at.
  private func hash(into hasher: inout SeededHasher, depth: Int, _ parts: inout Int) {
    guard depth < Self.hashedLevels, parts > 0 else { return }
    parts -= 1
    if let textLength { RunningMachine.spend(text: textLength) }
    func hashAll(_ elements: some Sequence<Value>, _ hasher: inout SeededHasher, _ parts: inout Int)
    {
      for element in elements where parts > 0 {
        element.hash(into: &hasher, depth: depth + 1, &parts)
      }
    }
    switch self {
    case .void, .none: hasher.combine(0)
    case .int(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    case .bool(let value): hasher.combine(value ? 1 : 0)
    case .string(let value): hasher.combine(value)
    case .substring(let box): hasher.combine(box.text)
    case .character(let value): hasher.combine(String(value))
    case .number(let value) where value.kind == .float: hasher.combine(value.asDouble)
    case .number(let value): hasher.combine(value.bits)
    case .some(let box): box.value.hash(into: &hasher, depth: depth + 1, &parts)
    case .array(let box):
      hasher.combine(box.elements.count)
      hashAll(box.elements.prefix(Self.hashedParts), &hasher, &parts)
    case .tuple(let box): hashAll(box.elements, &hasher, &parts)
    case .set(let box): hasher.combine(box.storage.count)
    case .dictionary(let box): hasher.combine(box.storage.count)
    case .range(let box):
      box.lower?.hash(into: &hasher, depth: depth + 1, &parts)
      box.upper?.hash(into: &hasher, depth: depth + 1, &parts)
    case .structure(let box):
      if let base = hashableBase {
        return base.numberByValue.hash(into: &hasher, depth: depth + 1, &parts)
      }
      if box.type.declaresHashing { return hasher.combine(box.type.name) }
      hashAll(box.fields, &hasher, &parts)
    case .enumeration(let box):
      if box.type.declaresHashing { return hasher.combine(box.type.name) }
      hasher.combine(box.enumCase.ordinal)
      hashAll(box.payload, &hasher, &parts)
    case .object(let box):
      if box.type.declaresHashing { return hasher.combine(box.type.name) }
      hasher.combine(box.birth)
    case .host(let box): hasher.combine(box.type.name)
    case .metatype(let box): hasher.combine(box.name)
    case .keyPath(let box): for name in box.names { hasher.combine(name) }
    // Equal only to itself, and never a scene's key.
    case .function: hasher.combine(0)
    case .cell(let cell): cell.value.hash(into: &hasher, depth: depth + 1, &parts)
    }
  }
}

extension Program {
  /// A value's hash by its own `hash(into:)`. As a key, a value whose type declares one is found by
  /// its equality alone.
  func hashValue(of value: Value) throws -> Int {
    guard let type = value.nominalType, type.isFromScene, !type.ownMembers("hash").isEmpty else {
      return HashedValue(value).hash
    }
    var receiver = value
    var arguments = [
      Interpreter.Argument("into", try interpreter.structure("Hasher", [.int(0)]))
    ]
    _ = try interpreter.callMethod("hash", on: &receiver, arguments: &arguments)
    return arguments.first?.value.stored("sum")?.asInt ?? 0
  }
}

extension NominalType {
  /// Whether the type or a protocol of the scene's declares equality, or distances define it, so
  /// that equal values may differ in their parts.
  var declaresHashing: Bool {
    guard isFromScene else { return declaresEquality }
    return ancestry.contains { ancestor in
      ancestor.type.isFromScene && ancestor.type.declaresEquality
    } || program.builtin.strideable.map(conforms(to:)) == true
  }

  private var declaresEquality: Bool {
    !ownMembers("==").isEmpty || !ownMembers("hash").isEmpty
  }
}
