/// The indices of a collection of the scene's that aren't consecutive integers: of a type of its
/// own, or with its own `index(after:)`.
struct OwnIndices {
  private let collection: Value
  private let type: NominalType
  /// The distance of its first index from the base collection's: a slice's.
  private let start: Int
  private let program: Program

  /// Nil where the indices of the value are integers in a row.
  init?(of value: Value, from start: Int = 0, _ program: Program) {
    switch value {
    case .structure, .object: break
    case .array(let box):
      guard case .view(let parts) = box.kind, parts.type.is(.slice),
        let base = parts.fields.first,
        let own = OwnIndices(of: base, from: box.startIndex, program)
      else { return nil }
      self = own
      return
    default: return nil
    }
    guard let type = program.runtimeType(of: value), type.conforms(to: .collection),
      let after = program.dispatch("index", on: type, labels: ["after"]), !after.isNative
    else { return nil }
    if type.conforms(to: .randomAccessCollection),
      case .int? = try? program.property("startIndex", of: value, .none)
    {
      return nil
    }
    collection = value
    self.type = type
    self.start = start
    self.program = program
  }

  /// The index of the element at an offset.
  func index(at offset: Int) throws -> Value {
    let first = try program.property("startIndex", of: collection, .none)
    return try moved(first, by: Checked.sum(start, offset))
  }

  /// The distance of an index from the first.
  func offset(of index: Value) throws -> Int {
    let first = try program.property("startIndex", of: collection, .none)
    return try Checked.difference(distance(from: first, to: index), start)
  }

  func moved(_ index: Value, by distance: Int) throws -> Value {
    if let own = implementation("index", [nil, "offsetBy"]) {
      return try program.call(own, receiver: collection, arguments: [index, .int(distance)])
    }
    return try stepped(index, by: distance) { _ in false } ?? index
  }

  /// Nil where the limit comes first.
  func moved(_ index: Value, by distance: Int, limit: Value) throws -> Value? {
    try stepped(index, by: distance) { try program.areEqual($0, limit) }
  }

  private func stepped(
    _ index: Value, by distance: Int, isEnd: (Value) throws -> Bool
  ) throws -> Value? {
    guard distance != 0 else { return index }
    guard let step = implementation("index", [distance > 0 ? "after" : "before"]) else {
      throw ScriptFailure.trap("Only BidirectionalCollections can be advanced by a negative amount")
    }
    var index = index
    for _ in 0..<distance.magnitude {
      if try isEnd(index) { return nil }
      try program.machine.countRound()
      index = try program.call(step, receiver: collection, arguments: [index])
    }
    return index
  }

  func distance(from first: Value, to last: Value) throws -> Int {
    if let own = implementation("distance", ["from", "to"]) {
      return try program.call(own, receiver: collection, arguments: [first, last]).requireInt()
    }
    if try program.isLess(last, first) { return try -distance(from: last, to: first) }
    var (index, count) = (first, 0)
    while try !program.areEqual(index, last) {
      guard let next = try stepped(index, by: 1, isEnd: { _ in false }) else { break }
      (index, count) = (next, count + 1)
    }
    return count
  }

  private func implementation(_ name: String, _ labels: [String?]) -> FunctionDeclaration? {
    let found = program.dispatch(name, on: type, labels: labels)
    return found.flatMap { $0.isNative ? nil : $0 }
  }
}

extension NativeCall {
  fileprivate var ownIndices: OwnIndices? { receiver.flatMap { OwnIndices(of: $0, program) } }

  /// The index of the receiver's element at an offset.
  func index(at offset: Int) throws -> Value {
    try ownIndices?.index(at: offset) ?? .int(Checked.sum(startIndex, offset))
  }

  /// An index as a distance from the receiver's first element.
  func offset(of index: Value) throws -> Int {
    if let own = ownIndices { return try own.offset(of: index) }
    return try offset(of: index.requireInt())
  }

  /// The same for arrays and texts, whose indices are consecutive integers.
  func offset(of index: Int) throws -> Int { try Checked.difference(index, startIndex) }

  /// The index for a found offset.
  fileprivate func index(found offset: Int?) throws -> Value {
    guard let offset else { return .none }
    return .optional(try index(at: offset))
  }
}

extension StandardLibrary {
  /// The index members of every collection.
  static let collectionIndices: [NativeMember] = [
    NativeMember("subscript(position: Index) -> Element") { (call, position: Value) in
      try element(call, at: position)
    },
    NativeMember("subscript(bounds: Range<Index>) -> SubSequence") { (call, bounds: Value) in
      try element(call, at: bounds)
    },
    NativeMember("var startIndex: Index { get }") { call in try call.index(at: 0) },
    NativeMember("var endIndex: Index { get }") { call in try call.index(at: try count(call)) },
    NativeMember("var indices: Indices { get }") { call in
      let count = try count(call)
      if let own = call.ownIndices {
        return call.view(
          "DefaultIndices", of: [call.receiver ?? .void],
          try (0..<count).map { try own.index(at: $0) })
      }
      let start = call.startIndex
      return .range(RangeBox(.halfOpen, lower: .int(start), upper: .int(start + count)))
    },
    NativeMember("func index(after index: Index) -> Index") { (call, index: Value) in
      try moved(call, index, by: 1)
    },
    NativeMember("func index(_ index: Index, offsetBy distance: Int) -> Index") {
      (call, index: Value, distance: Int) in try moved(call, index, by: distance)
    },
    NativeMember(
      "func index(_ index: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?"
    ) { (call, index: Value, distance: Int, limit: Value) in
      if let own = call.ownIndices {
        return .optional(try own.moved(index, by: distance, limit: limit))
      }
      let (index, limit) = (try index.requireInt(), try limit.requireInt())
      let target = try Checked.sum(index, distance)
      let isBeyond =
        distance >= 0 ? limit >= index && target > limit : limit <= index && target < limit
      return isBeyond ? .none : .optional(.int(target))
    },
    NativeMember("func distance(from start: Index, to end: Index) -> Int") {
      (call, start: Value, end: Value) in
      if let own = call.ownIndices { return .int(try own.distance(from: start, to: end)) }
      return .int(try Checked.difference(end.requireInt(), start.requireInt()))
    },
    NativeMember("func firstIndex(of element: Element) -> Index? where Element: Equatable") {
      (call, wanted: Value) in
      try call.index(
        found: call.elements().firstIndex { try call.program.areEqual($0, wanted) })
    },
    NativeMember("func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?") {
      (call, predicate: Function) in
      try call.index(found: call.elements().firstIndex { try predicate.holds($0) })
    },
    NativeMember("func index(where predicate: (Element) throws -> Bool) rethrows -> Index?") {
      (call, predicate: Function) in
      try call.index(found: call.elements().firstIndex { try predicate.holds($0) })
    },
    NativeMember("func index(of element: Element) -> Index?") { (call, wanted: Value) in
      try call.index(
        found: call.elements().firstIndex { try call.program.areEqual($0, wanted) })
    },
  ]

  static let bidirectionalIndices: [NativeMember] = [
    NativeMember("func index(before index: Index) -> Index") { (call, index: Value) in
      try moved(call, index, by: -1)
    },
    NativeMember("func lastIndex(of element: Element) -> Index? where Element: Equatable") {
      (call, wanted: Value) in
      try call.index(
        found: call.elements().lastIndex { try call.program.areEqual($0, wanted) })
    },
    NativeMember("func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?") {
      (call, predicate: Function) in
      try call.index(found: call.elements().lastIndex { try predicate.holds($0) })
    },
  ]

  /// The members of collections whose elements can be replaced.
  static let mutableCollections: [NativeMember] = [
    NativeMember(
      "subscript(position: Index) -> Element { get set }",
      setter: { (call: inout NativeCall, index: Value) in try replace(&call, at: index) }
    ) { (call, index: Value) in try element(call, at: index) },
    NativeMember(
      "subscript(bounds: Range<Index>) -> SubSequence { get set }",
      setter: { (call: inout NativeCall, bounds: Value) in try replace(&call, at: bounds) }
    ) { (call, bounds: Value) in try element(call, at: bounds) },
  ]

  /// Replaces the element at an index, or the elements in a range of indices.
  private static func replace(_ call: inout NativeCall, at index: Value) throws -> Value {
    let value = call.newValue ?? .void
    if var container = call.receiver,
      try call.program.ownSubscript(of: container, [index]) != nil
    {
      call.receiver = nil
      defer { call.receiver = container }
      try call.program.setSubscript(&container, by: [index], to: value, call.site)
      return .void
    }
    let machine = call.program.machine
    let isInside = try call.receiver?.changeArray(machine) { box in
      if case .range(let range) = index {
        guard let offsets = box.offsets(of: range) else { return false }
        box.elements.replaceSubrange(offsets, with: try value.requireArray())
      } else {
        guard let offset = box.offset(of: try index.requireInt()) else { return false }
        box.elements[offset] = value
      }
      return true
    }
    guard isInside == true else {
      throw ScriptFailure.trap(Wording.indexOutOfRange, identifier: .index)
    }
    return .void
  }

  /// An index of the receiver moved by a distance.
  private static func moved(
    _ call: NativeCall, _ index: Value, by distance: Int
  ) throws -> Value {
    if let own = call.ownIndices { return try own.moved(index, by: distance) }
    return .int(try Checked.sum(index.requireInt(), distance))
  }

  /// Returns an element or a part of a collection that declares no subscript for it itself.
  private static func element(_ call: NativeCall, at index: Value) throws -> Value {
    let container = call.receiver ?? .void
    let own = call.ownIndices
    if own == nil,
      let found = try call.program.builtInElement(of: container, at: index, call.site)
    {
      return found
    }
    if let declared = try call.program.ownSubscript(of: container, [index]) {
      return try call.program.call(declared.getter, receiver: container, arguments: [index])
    }
    let elements = try call.elements()
    // A part of a collection of the scene's keeps its indices.
    if case .range(let range) = index, let offsets = try offsets(of: range, own, call) {
      guard offsets.lowerBound >= 0, offsets.upperBound <= elements.count else {
        throw ScriptFailure.trap(Wording.indexOutOfRange, identifier: .index)
      }
      return try call.slice(elements[offsets], from: offsets.lowerBound)
    }
    if own != nil || index.asInt != nil, case let offset = try call.offset(of: index) {
      guard elements.indices.contains(offset) else {
        throw ScriptFailure.trap(Wording.indexOutOfRange, identifier: .index)
      }
      return elements[offset]
    }
    throw ScriptFailure.trap(
      "value of type '\(call.program.typeName(of: container))' cannot be subscripted so")
  }

  /// The offsets of a range of the receiver's indices; nil where its bounds aren't indices.
  private static func offsets(
    of range: RangeBox, _ own: OwnIndices?, _ call: NativeCall
  ) throws -> Range<Int>? {
    func offset(_ bound: Value?, _ open: @autoclosure () throws -> Int) throws -> Int? {
      guard let bound else { return try open() }
      if let own { return try own.offset(of: bound) }
      return try bound.asInt.map { try Checked.difference($0, call.startIndex) }
    }
    guard let lower = try offset(range.lower, 0),
      var upper = try offset(range.upper, call.elements().count)
    else { return nil }
    if range.upper != nil, range.kind == .closed { upper = try Checked.sum(upper, 1) }
    return lower <= upper ? lower..<upper : nil
  }
}
