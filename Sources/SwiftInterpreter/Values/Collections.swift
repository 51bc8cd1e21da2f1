/// A dictionary's pairs in the order of insertion, so that runs repeat.
public final class DictionaryBox {
  var storage: OrderedPairs

  init(_ storage: OrderedPairs = OrderedPairs()) {
    self.storage = storage
  }

  deinit { storage.letGo() }

  public var pairs: [(key: Value, value: Value)] { storage.pairs }
  public subscript(key: Value) -> Value? { storage[key] }
}

/// A set's elements in the order of insertion.
public final class SetBox {
  var storage: OrderedPairs

  init(_ storage: OrderedPairs = OrderedPairs()) {
    self.storage = storage
  }

  deinit { storage.letGo() }

  public var elements: [Value] { storage.keys }
}

/// Keys with values, found by hash and listed in insertion order.
struct OrderedPairs {
  private(set) var keys: [Value] = []
  private(set) var values: [Value] = []
  private var positions: [HashedValue: Int] = [:]

  init() {}

  /// A set of keys without duplicates. Each counts as a round.
  init(keys: [Value], counting machine: Machine) throws {
    for key in keys {
      try machine.countRound()
      if position(of: key) == nil { update(.void, for: key) }
    }
  }

  /// A set of the host's keys without duplicates.
  init(keys: [Value]) {
    for key in keys where position(of: key) == nil {
      update(.void, for: key)
    }
  }

  /// Drops everything.
  mutating func letGo() {
    if keys.contains(where: \.holdsValues) {
      positions = [:]
      LettingGo.end(&keys)
    }
    LettingGo.end(&values)
  }

  var count: Int { keys.count }

  /// Bytes that one more key takes: nothing while there is room, else the size of new tables twice
  /// as large next to the old ones.
  var bytesToGrow: Int {
    let lists = count < keys.capacity ? 0 : 2 * MemoryLayout<Value>.stride
    let table =
      count < positions.capacity ? 0 : MemoryLayout<(key: HashedValue, value: Int)>.stride * 4 / 3
    return 2 * count * (lists + table)
  }

  var pairs: [(key: Value, value: Value)] {
    zip(keys, values).map { (key: $0, value: $1) }
  }

  func position(of key: Value) -> Int? { positions[HashedValue(key)] }

  subscript(key: Value) -> Value? { position(of: key).map { values[$0] } }

  mutating func update(_ value: Value, for key: Value) {
    if let position = position(of: key) {
      values[position] = value
    } else {
      positions[HashedValue(key)] = keys.count
      keys.append(key)
      values.append(value)
    }
  }

  /// Changes a key's value in place, or adds one.
  mutating func change(
    _ key: Value, orInsert fallback: () throws -> Value, _ body: (inout Value) throws -> Void
  ) rethrows {
    if let position = position(of: key) { return try body(&values[position]) }
    var value = try fallback()
    // Changes made before an error stay.
    defer { update(value, for: key) }
    try body(&value)
  }

  @discardableResult mutating func remove(_ key: Value) -> Value? {
    guard let position = positions.removeValue(forKey: HashedValue(key)) else { return nil }
    keys.remove(at: position)
    let value = values.remove(at: position)
    for later in position..<keys.count {
      positions[HashedValue(keys[later])] = later
    }
    return value
  }
}
