extension StandardLibrary {
  static let dictionaries: [NativeMember] = [
    description,
    NativeMember("init()") { _ in .dictionary([]) },
    NativeMember("init(minimumCapacity: Int)") { _ in .dictionary([]) },
    NativeMember("mutating func reserveCapacity(_ count: Int)") { _ in .void },
    NativeMember("init(uniqueKeysWithValues pairs: [(Key, Value)])") { (call, pairs: Elements) in
      var storage = OrderedPairs()
      for pair in pairs.all {
        try call.program.machine.countRound()
        guard let parts = pair.asTuple, parts.count == 2 else { continue }
        guard storage.position(of: parts[0]) == nil else {
          throw ScriptFailure.trap(
            "Duplicate values for key: '\(try call.program.describe(parts[0]))'")
        }
        storage.update(parts[1], for: parts[0])
      }
      return .dictionary(DictionaryBox(storage))
    },
    NativeMember(
      "init(_ pairs: [(Key, Value)], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows"
    ) { (call, pairs: Elements, combine: Function) in
      var storage = OrderedPairs()
      for pair in pairs.all {
        try call.program.machine.countRound()
        guard let parts = pair.asTuple, parts.count == 2 else { continue }
        let value = try storage[parts[0]].map { try combine($0, parts[1]) } ?? parts[1]
        storage.update(value, for: parts[0])
      }
      return .dictionary(DictionaryBox(storage))
    },
    NativeMember(
      "init<Element>(grouping elements: [Element], by key: (Element) throws -> Key) rethrows"
    ) { (call, elements: Elements, key: Function) in
      var storage = OrderedPairs()
      let machine = call.program.machine
      for element in elements.all {
        let key = try key(element)
        storage.change(key, orInsert: { .array([]) }) { group in
          _ = group.changeArray(machine) { $0.elements.append(element) }
        }
      }
      return .dictionary(DictionaryBox(storage))
    },
    // A dictionary's subscripts, as a scene's protocol may require them.
    NativeMember(
      "subscript(key: Key) -> Value? { get set }",
      setter: { (call: inout NativeCall, key: Value) in
        let value = call.newValue?.unwrapped
        return try call.changePairs {
          if let value { $0.update(value, for: key) } else { $0.remove(key) }
          return .void
        }
      }
    ) { (call, key: Value) in
      guard case .dictionary(let box)? = call.receiver else { return .none }
      return .optional(box.storage[key])
    },
    NativeMember(
      "subscript(key: Key, default value: @autoclosure () -> Value) -> Value { get set }",
      setter: { (call: inout NativeCall, key: Value, _: Function) in
        let value = call.newValue ?? .void
        return try call.changePairs {
          $0.update(value, for: key)
          return .void
        }
      }
    ) { (call, key: Value, value: Function) in
      guard case .dictionary(let box)? = call.receiver else { return .none }
      return try box.storage[key] ?? value()
    },
    NativeMember("subscript(position: Index) -> (key: Key, value: Value)") {
      (call, position: Value) in
      guard case .dictionary(let box)? = call.receiver else { return .none }
      return try pair(at: position.requireInt(), of: box.storage)
    },
    NativeMember("func index(forKey key: Key) -> Index?") { (call, key: Value) in
      guard case .dictionary(let box)? = call.receiver else { return .none }
      return .optional(box.storage.position(of: key).map(Value.int))
    },
    NativeMember(
      "mutating func remove(at position: Index) -> (key: Key, value: Value)",
      changing: { (call: inout NativeCall, position: Value) in
        let position = try position.requireInt()
        return try call.changePairs(.linear) { pairs in
          let removed = try pair(at: position, of: pairs)
          _ = pairs.remove(pairs.keys[position])
          return removed
        }
      }),
    NativeMember("var keys: Keys<Key, Value> { get }") { call in
      guard case .dictionary(let box)? = call.receiver else { return .void }
      return part("Keys", call, box.storage.keys)
    },
    NativeMember("var values: Values<Key, Value> { get }") { call in
      guard case .dictionary(let box)? = call.receiver else { return .void }
      return part("Values", call, box.storage.values)
    },
    NativeMember(
      "mutating func updateValue(_ value: Value, forKey key: Key) -> Value?",
      changing: { (call: inout NativeCall, value: Value, key: Value) in
        try call.changePairs {
          let old = $0[key]
          $0.update(value, for: key)
          return .optional(old)
        }
      }),
    NativeMember(
      "mutating func removeValue(forKey key: Key) -> Value?",
      changing: { (call: inout NativeCall, key: Value) in
        .optional(try call.changePairs(.linear) { $0.remove(key) })
      }),
    NativeMember("mutating func removeAll(keepingCapacity: Bool = false)") { call in
      call.receiver = .dictionary([])
      return .void
    },
    NativeMember(
      "mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows",
      changing: { (call: inout NativeCall, other: Value, combine: Function) in
        call.receiver = try merged(other, combine, call)
        return .void
      }),
    NativeMember(
      "func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]"
    ) { (call, other: Value, combine: Function) in try merged(other, combine, call) },
    NativeMember("func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]") {
      (call, transform: Function) in
      guard case .dictionary(let box)? = call.receiver else { return .dictionary([]) }
      return .dictionary(try box.pairs.map { ($0.key, try transform($0.value)) })
    },
    NativeMember(
      "func mapKeyedValues<T>(_ transform: (Key, Value) throws -> T) rethrows -> [Key: T]"
    ) { (call, transform: Function) in
      guard case .dictionary(let box)? = call.receiver else { return .dictionary([]) }
      return .dictionary(try box.pairs.map { ($0.key, try transform($0.key, $0.value)) })
    },
    NativeMember("func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]")
    { (call, transform: Function) in
      guard case .dictionary(let box)? = call.receiver else { return .dictionary([]) }
      return .dictionary(
        try box.pairs.compactMap { pair in
          try transform(pair.value).unwrapped.map { (pair.key, $0) }
        })
    },
    NativeMember(
      "func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]"
    ) { (call, isIncluded: Function) in
      guard case .dictionary(let box)? = call.receiver else { return .dictionary([]) }
      return .dictionary(
        try box.pairs.filter {
          try isIncluded.holds(.tuple([$0.key, $0.value], labels: ["key", "value"]))
        }.map { ($0.key, $0.value) })
    },
  ]

  private static func pair(at position: Int, of pairs: OrderedPairs) throws -> Value {
    guard pairs.keys.indices.contains(position) else {
      throw ScriptFailure.trap(Wording.indexOutOfRange, identifier: .index)
    }
    return .tuple([pairs.keys[position], pairs.values[position]], labels: ["key", "value"])
  }

  /// A dictionary's keys or values.
  private static func part(_ name: String, _ call: NativeCall, _ elements: [Value]) -> Value {
    guard let dictionary = call.receiver,
      let type = call.program.builtin.dictionary.nestedType(name)?.nominal
    else { return .array(elements) }
    return call.view(type, of: [dictionary], elements)
  }

  private static func merged(
    _ other: Value, _ combine: Function, _ call: NativeCall
  ) throws -> Value {
    guard case .dictionary(let box)? = call.receiver, case .dictionary(let other) = other
    else { return call.receiver ?? .void }
    var storage = box.storage
    try call.program.machine.charge(storage.count)
    for pair in other.pairs {
      try call.program.machine.countRound()
      let value = try storage[pair.key].map { try combine($0, pair.value) } ?? pair.value
      storage.update(value, for: pair.key)
    }
    return .dictionary(DictionaryBox(storage))
  }
}
