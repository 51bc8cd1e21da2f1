extension StandardLibrary {
  private static let listParts = """
    typealias Indices = Range<Int>
    typealias SubSequence = ArraySlice<Element>
    """

  static let collections: [NativeType] =
    lazySequences + [
      NativeType(
        "struct Array<Element>: RandomAccessCollection<Element>, MutableCollection<Element>, RangeReplaceableCollection<Element>, ExpressibleByArrayLiteral, Hashable, Codable, CustomStringConvertible",
        members: arrays, source: listParts),
      NativeType(
        "struct ArraySlice<Element>: RandomAccessCollection<Element>, MutableCollection<Element>, RangeReplaceableCollection<Element>, ExpressibleByArrayLiteral, Hashable, Codable, CustomStringConvertible",
        members: slices, source: listParts),
      NativeType(
        "struct Dictionary<Key, Value>: Collection<(key: Key, value: Value)>, ExpressibleByDictionaryLiteral, Hashable, Codable, CustomStringConvertible",
        members: dictionaries),
      NativeType(
        "struct Set<Element>: Collection<Element>, ExpressibleByArrayLiteral, Hashable, Codable, CustomStringConvertible",
        members: sets),
      NativeType("struct UnfoldSequence<Element>: Sequence<Element>"),
      NativeType(
        "struct ElementsIterator<Element>: IteratorProtocol<Element>, Sequence<Element>",
        members: [
          NativeMember("mutating func next() -> Element?") { call in
            guard let iterator: ElementIterator = call.receiver?.asHost() else { return .none }
            return .optional(try iterator.next())
          }
        ]),
    ]

  private static let description = NativeMember("var description: String { get }") { call in
    .string(try call.interpreter.describe(call.receiver ?? .void))
  }

  /// A value so many times.
  static func repeated(_ element: Value, _ count: Int, _ call: NativeCall) throws -> [Value] {
    guard count >= 0 else { throw ScriptFailure.trap(Wording.negativeCount) }
    try call.program.machine.checkCollection(count)
    try call.program.machine.charge(count / 16)
    try call.program.machine.take(count * MemoryLayout<Value>.stride)
    return Array(repeating: element, count: count)
  }

  private static let arrays: [NativeMember] =
    [
      NativeMember("init()") { _ in .array([]) },
      NativeMember("init(_ elements: [Element])") { (_, elements: Elements) in
        .array(elements.all)
      },
      NativeMember("init<S: Sequence>(_ elements: S)") { (_, elements: Elements) in
        .array(elements.all)
      },
      NativeMember("init(repeating element: Element, count: Int)") {
        (call, element: Value, count: Int) in .array(try repeated(element, count, call))
      },
    ] + lists

  private static let slices: [NativeMember] =
    [
      NativeMember("init()") { _ in slice([]) },
      NativeMember("init(_ elements: [Element])") { (_, elements: Elements) in
        slice(elements.all)
      },
      NativeMember("init<S: Sequence>(_ elements: S)") { (_, elements: Elements) in
        slice(elements.all)
      },
      NativeMember("init(repeating element: Element, count: Int)") {
        (call, element: Value, count: Int) in slice(try repeated(element, count, call))
      },
      NativeMember("init(arrayLiteral elements: Element...)") { (_, elements: Elements) in
        slice(elements.all)
      },
    ] + lists

  private static func slice(_ elements: [Value]) -> Value {
    .array(ArrayBox(elements, from: 0, as: .slice))
  }

  /// What arrays and slices of them can do.
  private static let lists: [NativeMember] = [
    description,
    NativeMember(
      "mutating func append(_ element: Element)",
      changing: { (call: inout NativeCall, element: Value) in
        try call.changeArray(.constant) { $0.append(element) }
        return .void
      }),
    NativeMember(
      "mutating func append(contentsOf elements: [Element])",
      changing: { (call: inout NativeCall, elements: Elements) in
        try call.changeArray(.constant) { $0.append(contentsOf: elements.all) }
        return .void
      }),
    NativeMember(
      "mutating func insert(_ element: Element, at index: Int)",
      changing: { (call: inout NativeCall, element: Value, index: Int) in
        let index = try call.offset(of: index)
        try call.changeArray {
          guard index >= 0, index <= $0.count else {
            throw ScriptFailure.trap("Array index is out of range", identifier: "index")
          }
          $0.insert(element, at: index)
        }
        return .void
      }),
    NativeMember(
      "mutating func insert(contentsOf elements: [Element], at index: Int)",
      changing: { (call: inout NativeCall, elements: Elements, index: Int) in
        let (elements, index) = (elements.all, try call.offset(of: index))
        try call.changeArray {
          guard index >= 0, index <= $0.count else {
            throw ScriptFailure.trap("Array index is out of range", identifier: "index")
          }
          $0.insert(contentsOf: elements, at: index)
        }
        return .void
      }),
    NativeMember(
      "mutating func remove(at index: Int) -> Element",
      changing: { (call: inout NativeCall, index: Int) in
        let index = try call.offset(of: index)
        return try call.changeArray {
          guard $0.indices.contains(index) else {
            throw ScriptFailure.trap(Wording.indexOutOfRange, identifier: "index")
          }
          return $0.remove(at: index)
        }
      }),
    NativeMember("mutating func removeFirst() -> Element") { call in
      guard let first = try dropFirst(1, &call).first else {
        throw ScriptFailure.trap("Can't remove first element from an empty collection")
      }
      return first
    },
    NativeMember(
      "mutating func removeFirst(_ count: Int)",
      changing: { (call: inout NativeCall, count: Int) in
        guard count >= 0, try dropFirst(count, &call).count == count else {
          throw ScriptFailure.trap("Can't remove more items from a collection than it has")
        }
        return .void
      }),
    NativeMember("mutating func removeLast() -> Element") { call in
      try call.changeArray(.constant) {
        guard let last = $0.popLast() else {
          throw ScriptFailure.trap("Can't remove last element from an empty collection")
        }
        return last
      }
    },
    NativeMember(
      "mutating func removeLast(_ count: Int)",
      changing: { (call: inout NativeCall, count: Int) in
        try call.changeArray {
          guard count >= 0, count <= $0.count else {
            throw ScriptFailure.trap("Can't remove more items from a collection than it contains")
          }
          $0.removeLast(count)
        }
        return .void
      }),
    NativeMember("mutating func popLast() -> Element?") { call in
      .optional(try call.changeArray(.constant) { $0.popLast() })
    },
    NativeMember("mutating func popFirst() -> Element?") { call in
      .optional(try dropFirst(1, &call).first)
    },
    NativeMember(
      "mutating func removeAll(keepingCapacity: Bool = false)",
      changing: { (call: inout NativeCall, keepsCapacity: Bool) in
        try call.changeArray { $0.removeAll(keepingCapacity: keepsCapacity) }
        return .void
      }),
    NativeMember(
      "mutating func removeAll(where predicate: (Element) throws -> Bool) rethrows",
      changing: { (call: inout NativeCall, predicate: Function) in
        let elements = try call.elements()
        let kept = try elements.filter { try !predicate.holds($0) }
        try call.changeArray(.constant) { $0 = kept }
        return .void
      }),
    NativeMember(
      "mutating func removeSubrange(_ range: Range<Int>)",
      changing: { (call: inout NativeCall, range: IndexRange) in
        let bounds = try offsets(range, call)
        try call.changeArray { $0.removeSubrange(bounds) }
        return .void
      }),
    NativeMember(
      "mutating func replaceSubrange(_ range: Range<Int>, with elements: [Element])",
      changing: { (call: inout NativeCall, range: IndexRange, elements: Elements) in
        let (bounds, elements) = (try offsets(range, call), elements.all)
        try call.changeArray { $0.replaceSubrange(bounds, with: elements) }
        return .void
      }),
    NativeMember(
      "mutating func reserveCapacity(_ count: Int)",
      changing: { (call: inout NativeCall, count: Int) in
        let machine = call.program.machine
        try machine.checkCollection(count)
        try machine.take(max(0, count) * MemoryLayout<Value>.stride)
        try call.changeArray(.constant) { $0.reserveCapacity(count) }
        return .void
      }),
    NativeMember("var capacity: Int { get }") { call in
      guard case .array(let box)? = call.receiver else { return .int(0) }
      return .int(box.elements.capacity)
    },
    NativeMember("mutating func sort() where Element: Comparable") { call in
      let program = call.program
      try call.changeArray(.linear) {
        try program.machine.chargeSorting($0.count)
        try $0.sort { try program.isLess($0, $1) }
      }
      return .void
    },
    NativeMember(
      "mutating func sort(by isBefore: (Element, Element) throws -> Bool) rethrows",
      changing: { (call: inout NativeCall, isBefore: Function) in
        let elements = try call.elements()
        let sorted = try elements.sorted { try isBefore.holds($0, $1) }
        try call.changeArray(.constant) { $0 = sorted }
        return .void
      }),
    NativeMember("mutating func reverse()") { call in
      try call.changeArray { $0.reverse() }
      return .void
    },
    NativeMember("mutating func shuffle()") { call in
      let program = call.program
      try call.changeArray { $0.shuffle(using: &program.machine.random) }
      return .void
    },
    NativeMember(
      "mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G)",
      changing: { (call: inout NativeCall, place: ArgumentPlace) in
        var generator = call.generator(at: place)
        try call.changeArray { $0.shuffle(using: &generator) }
        try call.keep(generator, at: place)
        return .void
      }),
    NativeMember(
      "mutating func swapAt(_ i: Int, _ j: Int)",
      changing: { (call: inout NativeCall, i: Int, j: Int) in
        let (i, j) = (try call.offset(of: i), try call.offset(of: j))
        try call.changeArray(.constant) {
          guard $0.indices.contains(i), $0.indices.contains(j) else {
            throw ScriptFailure.trap(Wording.indexOutOfRange, identifier: "index")
          }
          $0.swapAt(i, j)
        }
        return .void
      }),
    NativeMember(
      "mutating func partition(by belongsInSecond: (Element) throws -> Bool) rethrows -> Int",
      changing: { (call: inout NativeCall, belongsInSecond: Function) in
        let elements = try call.elements()
        var first: [Value] = []
        var second: [Value] = []
        for element in elements {
          if try belongsInSecond.holds(element) {
            second.append(element)
          } else {
            first.append(element)
          }
        }
        let start = call.startIndex
        try call.changeArray(.constant) { $0 = first + second }
        return .int(start + first.count)
      }),
  ]

  /// The offsets that a range of the receiver's indices means.
  private static func offsets(_ range: IndexRange, _ call: NativeCall) throws -> Range<Int> {
    guard case .array(let box)? = call.receiver, let offsets = box.offsets(of: range.range) else {
      throw ScriptFailure.trap("Array index is out of range", identifier: "index")
    }
    return offsets
  }

  /// Removes up to so many elements from the front. A slice's other elements keep their indices.
  private static func dropFirst(_ count: Int, _ call: inout NativeCall) throws -> [Value] {
    let removed = try call.changeArray { elements in
      let removed = Array(elements.prefix(count))
      elements.removeFirst(removed.count)
      return removed
    }
    if case .array(let box)? = call.receiver, box.isSlice { box.startIndex += removed.count }
    return removed
  }

  private static let dictionaries: [NativeMember] = [
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
      guard case .dictionary(let box)? = call.receiver else { return .void }
      return .dictionary(try box.pairs.map { ($0.key, try transform($0.value)) })
    },
    NativeMember("func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]")
    { (call, transform: Function) in
      guard case .dictionary(let box)? = call.receiver else { return .void }
      return .dictionary(
        try box.pairs.compactMap { pair in
          try transform(pair.value).unwrapped.map { (pair.key, $0) }
        })
    },
    NativeMember(
      "func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value]"
    ) { (call, isIncluded: Function) in
      guard case .dictionary(let box)? = call.receiver else { return .void }
      return .dictionary(
        try box.pairs.filter {
          try isIncluded.holds(.tuple([$0.key, $0.value], labels: ["key", "value"]))
        }.map { ($0.key, $0.value) })
    },
  ]

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

  private static let sets: [NativeMember] =
    [
      description,
      NativeMember("init()") { _ in .set(SetBox()) },
      NativeMember("init(minimumCapacity: Int)") { _ in .set(SetBox()) },
      NativeMember("mutating func reserveCapacity(_ count: Int)") { _ in .void },
      NativeMember("init(_ elements: [Element])") { (call, elements: Elements) in
        try .set(elements.all, counting: call.program.machine)
      },
      NativeMember(
        "mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)",
        changing: { (call: inout NativeCall, element: Value) in
          let isNew = try call.changePairs {
            guard $0.position(of: element) == nil else { return false }
            $0.update(.void, for: element)
            return true
          }
          return .tuple([.bool(isNew), element], labels: ["inserted", "memberAfterInsert"])
        }),
      NativeMember(
        "mutating func remove(_ element: Element) -> Element?",
        changing: { (call: inout NativeCall, element: Value) in
          .optional(
            try call.changePairs(.linear) { $0.remove(element) == nil ? nil : element })
        }),
      NativeMember("mutating func removeAll()") { call in
        call.receiver = .set(SetBox())
        return .void
      },
      NativeMember(
        "mutating func update(with element: Element) -> Element?",
        changing: { (call: inout NativeCall, element: Value) in
          .optional(
            try call.changePairs { pairs in
              let old = pairs.remove(element) == nil ? nil : element
              pairs.update(.void, for: element)
              return old
            })
        }),
      NativeMember("mutating func popFirst() -> Element?") { call in
        .optional(
          try call.changePairs { pairs in
            guard let first = pairs.keys.first else { return nil }
            _ = pairs.remove(first)
            return first
          })
      },
      comparison("isSubset(of other: [Element])") { $0.isInside($1) },
      comparison("isSuperset(of other: [Element])") { $1.isInside($0) },
      comparison("isStrictSubset(of other: [Element])") { $0.isInside($1) && !$1.isInside($0) },
      comparison("isStrictSuperset(of other: [Element])") { $1.isInside($0) && !$0.isInside($1) },
      comparison("isDisjoint(with other: [Element])") { own, other in
        own.keys.allSatisfy { other.position(of: $0) == nil }
      },
      NativeMember("func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>") {
        (call, isIncluded: Function) in
        try .set(
          call.elements().filter { try isIncluded.holds($0) }, counting: call.program.machine)
      },
    ] + algebra("union", forming: "formUnion") { $0.keys + $1.keys }
    + algebra("intersection", forming: "formIntersection") { own, other in
      own.keys.filter { other.position(of: $0) != nil }
    }
    + algebra("subtracting", forming: "subtract") { own, other in
      own.keys.filter { other.position(of: $0) == nil }
    }
    + algebra("symmetricDifference", forming: "formSymmetricDifference") { own, other in
      own.keys.filter { other.position(of: $0) == nil }
        + other.keys.filter { own.position(of: $0) == nil }
    }

  /// What two sets make, as a method that gives it and as one that changes the set.
  private static func algebra(
    _ name: String, forming mutatingName: String,
    _ combine: @escaping @Sendable (_ own: OrderedPairs, _ other: OrderedPairs) -> [Value]
  ) -> [NativeMember] {
    let made: @Sendable (NativeCall, Elements) throws -> Value = { call, other in
      let machine = call.program.machine
      let (own, other) = (try keys(call.elements(), call), try keys(other.all, call))
      return try .set(combine(own, other), counting: machine)
    }
    return [
      NativeMember("func \(name)(_ other: [Element]) -> Set<Element>") {
        (call, other: Elements) in try made(call, other)
      },
      NativeMember(
        "mutating func \(mutatingName)(_ other: [Element])",
        changing: { (call: inout NativeCall, other: Elements) in
          call.receiver = try made(call, other)
          return .void
        }),
    ]
  }

  private static func comparison(
    _ signature: String,
    _ holds: @escaping @Sendable (_ own: OrderedPairs, _ other: OrderedPairs) -> Bool
  ) -> NativeMember {
    NativeMember("func \(signature) -> Bool") { (call, other: Elements) in
      .bool(try holds(keys(call.elements(), call), keys(other.all, call)))
    }
  }

  private static func keys(_ elements: [Value], _ call: NativeCall) throws -> OrderedPairs {
    try OrderedPairs(keys: elements, counting: call.program.machine)
  }
}

extension OrderedPairs {
  /// Whether all keys are among another's.
  fileprivate func isInside(_ other: OrderedPairs) -> Bool {
    keys.allSatisfy { other.position(of: $0) != nil }
  }
}
