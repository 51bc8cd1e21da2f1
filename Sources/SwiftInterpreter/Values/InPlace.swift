/// Changes to the parts of a value: in place if nothing else holds the box, else on a copy. Each
/// returns nil for a value of another kind. During the change the value's own place is empty, so
/// that the box has one owner. A copy counts as work.
extension Value {
  /// Elements that are copied in about the time of a round.
  private static let copiesPerRound = 4

  mutating func changeArray<T>(
    _ machine: Machine, _ change: (ArrayBox) throws -> T
  ) rethrows -> T? {
    guard case .array(var box) = self else { return nil }
    self = .void
    if !isKnownUniquelyReferenced(&box) {
      machine.spend(box.elements.count / Self.copiesPerRound)
      box = box.copy()
    }
    defer { self = .array(box) }
    return try change(box)
  }

  /// Changes a dictionary's pairs or a set's elements; an added one is charged to the machine if
  /// the tables grow.
  mutating func changePairs<T>(
    _ machine: Machine, _ change: (inout OrderedPairs) throws -> T
  ) throws -> T? {
    // Not by a `switch`, which keeps a copy of its subject, so that the box would be copied too.
    if case .dictionary(var box) = self {
      self = .void
      if !isKnownUniquelyReferenced(&box) {
        machine.spend(box.storage.count / 2)
        box = DictionaryBox(box.storage)
      }
      defer { self = .dictionary(box) }
      try machine.take(box.storage.bytesToGrow)
      return try change(&box.storage)
    }
    guard case .set(var box) = self else { return nil }
    self = .void
    if !isKnownUniquelyReferenced(&box) {
      machine.spend(box.storage.count / 2)
      box = SetBox(box.storage)
    }
    defer { self = .set(box) }
    try machine.take(box.storage.bytesToGrow)
    return try change(&box.storage)
  }

  mutating func changeString<T>(_ change: (inout String) throws -> T) rethrows -> T? {
    if case .substring(let box) = self {
      let (changed, result) = try box.changed(change)
      self = .substring(changed)
      return result
    }
    guard case .string(var text) = self else { return nil }
    self = .void
    defer { self = .string(text) }
    return try change(&text)
  }

  mutating func changeFields<T>(
    _ change: (inout ContiguousArray<Value>) throws -> T
  ) rethrows -> T? {
    guard case .structure(var box) = self else { return nil }
    self = .void
    if !isKnownUniquelyReferenced(&box) { box = box.copy() }
    defer { self = .structure(box) }
    return try change(&box.fields)
  }

  mutating func changeIterator<T>(_ change: (ElementIterator) throws -> T) rethrows -> T? {
    guard case .host(var box) = self, var iterator = box.payload as? ElementIterator else {
      return nil
    }
    self = .void
    if !isKnownUniquelyReferenced(&box) {
      iterator = iterator.copy()
      box = HostBox(type: box.type, payload: iterator)
    }
    defer { self = .host(box) }
    return try change(iterator)
  }

  mutating func changeTuple<T>(_ change: (inout [Value]) throws -> T) rethrows -> T? {
    guard case .tuple(var box) = self else { return nil }
    self = .void
    if !isKnownUniquelyReferenced(&box) { box = TupleBox(box.elements, labels: box.labels) }
    defer { self = .tuple(box) }
    return try change(&box.elements)
  }
}
