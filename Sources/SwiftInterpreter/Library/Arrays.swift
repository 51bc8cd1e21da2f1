extension StandardLibrary {
  /// A value this many times.
  static func repeated(_ element: Value, _ count: Int, _ call: NativeCall) throws -> [Value] {
    guard count >= 0 else { throw ScriptFailure.trap(Wording.negativeCount) }
    try call.program.machine.checkCollection(count)
    try call.program.machine.charge(count / 16)
    try call.program.machine.take(count * MemoryLayout<Value>.stride)
    return Array(repeating: element, count: count)
  }

  static let arrays: [NativeMember] =
    [
      NativeMember("init()") { _ in .array([]) },
      NativeMember("init(arrayLiteral elements: Element...)") { (_, elements: Elements) in
        .array(elements.all)
      },
      NativeMember("init<S: Sequence>(_ elements: S) where S.Element == Element") {
        (_, elements: Elements) in .array(elements.all)
      },
      NativeMember("init(repeating element: Element, count: Int)") {
        (call, element: Value, count: Int) in .array(try repeated(element, count, call))
      },
    ] + lists

  static let slices: [NativeMember] =
    [
      NativeMember("init()") { _ in slice([]) },
      NativeMember("init<S: Sequence>(_ elements: S) where S.Element == Element") {
        (_, elements: Elements) in slice(elements.all)
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

  /// The members of arrays and slices.
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
            throw ScriptFailure.trap("Array index is out of range", identifier: .index)
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
            throw ScriptFailure.trap("Array index is out of range", identifier: .index)
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
            throw ScriptFailure.trap(Wording.indexOutOfRange, identifier: .index)
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
            throw ScriptFailure.trap(Wording.indexOutOfRange, identifier: .index)
          }
          $0.swapAt(i, j)
        }
        return .void
      }),
    NativeMember(
      "mutating func partition(by belongsInSecond: (Element) throws -> Bool) rethrows -> Int",
      changing: { (call: inout NativeCall, belongsInSecond: Function) in
        var elements = try call.elements()
        let pivot = try elements.partition { try belongsInSecond.holds($0) }
        let start = call.startIndex
        try call.changeArray(.constant) { $0 = elements }
        return .int(start + pivot)
      }),
  ]

  /// The offsets that a range of the receiver's indices means.
  private static func offsets(_ range: IndexRange, _ call: NativeCall) throws -> Range<Int> {
    guard case .array(let box)? = call.receiver, let offsets = box.offsets(of: range.range) else {
      throw ScriptFailure.trap("Array index is out of range", identifier: .index)
    }
    return offsets
  }

  /// Removes up to this many elements from the front. A slice's other elements keep their indices.
  private static func dropFirst(_ count: Int, _ call: inout NativeCall) throws -> [Value] {
    let removed = try call.changeArray { elements in
      let removed = Array(elements.prefix(count))
      elements.removeFirst(removed.count)
      return removed
    }
    if case .array(let box)? = call.receiver, box.isSlice { box.startIndex += removed.count }
    return removed
  }
}
