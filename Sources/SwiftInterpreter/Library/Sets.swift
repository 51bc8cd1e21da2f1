extension StandardLibrary {
  static let sets: [NativeMember] =
    [
      description,
      NativeMember("init()") { _ in .set(SetBox()) },
      NativeMember("init(arrayLiteral elements: Element...)") { (call, elements: Elements) in
        try .set(elements.all, counting: call.program.machine)
      },
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
      NativeMember(
        "mutating func remove(at position: Index) -> Element",
        changing: { (call: inout NativeCall, position: Value) in
          let position = try position.requireInt()
          return try call.changePairs(.linear) { pairs in
            guard pairs.keys.indices.contains(position) else {
              throw ScriptFailure.trap(Wording.indexOutOfRange, identifier: .index)
            }
            let element = pairs.keys[position]
            _ = pairs.remove(element)
            return element
          }
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
      NativeMember("mutating func removeFirst() -> Element") { call in
        try call.changePairs { pairs in
          guard let first = pairs.keys.first else {
            throw ScriptFailure.trap("Can't remove first element from an empty collection")
          }
          _ = pairs.remove(first)
          return first
        }
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

  /// An operation on two sets, as a method that returns the result and as one that changes the set.
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
  /// Whether all elements are in another set.
  fileprivate func isInside(_ other: OrderedPairs) -> Bool {
    keys.allSatisfy { other.position(of: $0) != nil }
  }
}
