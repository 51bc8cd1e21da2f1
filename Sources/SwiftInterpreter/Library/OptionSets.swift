extension StandardLibrary {
  static let optionSets: [NativeMember] = [
    NativeMember("init()") { call in
      guard let type = call.type else { return .void }
      return .structure(StructureBox(type: type, fields: [.int(0)]))
    },
    NativeMember("init(_ members: [Self])") { call in
      guard let type = call.type else { return .void }
      let all = try call.array(0).reduce(0) { try $0 | bits($1) }
      return .structure(StructureBox(type: type, fields: [.int(all)]))
    },
    NativeMember("init(rawValue: Int)") { call in
      guard let type = call.type else { return .void }
      return .structure(StructureBox(type: type, fields: [try call.value(0)]))
    },
    NativeMember("func contains(_ member: Self) -> Bool") { call in
      let (own, other) = (try bits(call.receiver), try bits(call.value(0)))
      return .bool(own & other == other)
    },
    NativeMember("func union(_ other: Self) -> Self") { call in
      try combined(call) { $0 | $1 }
    },
    NativeMember("func intersection(_ other: Self) -> Self") { call in
      try combined(call) { $0 & $1 }
    },
    NativeMember("func subtracting(_ other: Self) -> Self") { call in
      try combined(call) { $0 & ~$1 }
    },
    NativeMember("func symmetricDifference(_ other: Self) -> Self") { call in
      try combined(call) { $0 ^ $1 }
    },
    NativeMember(
      "mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self)"
    ) { call in
      let present = try combined(call) { $0 & $1 }
      let isNew = try bits(present) != bits(call.value(0))
      call.receiver = try combined(call) { $0 | $1 }
      return .tuple(
        [.bool(isNew), isNew ? try call.value(0) : present],
        labels: ["inserted", "memberAfterInsert"])
    },
    NativeMember("mutating func remove(_ member: Self) -> Self?") { call in
      let removed = try combined(call) { $0 & $1 }
      call.receiver = try combined(call) { $0 & ~$1 }
      return .optional(try bits(removed) == 0 ? nil : removed)
    },
    NativeMember("mutating func update(with member: Self) -> Self?") { call in
      let replaced = try combined(call) { $0 & $1 }
      call.receiver = try combined(call) { $0 | $1 }
      return .optional(try bits(replaced) == 0 ? nil : replaced)
    },
    NativeMember("mutating func formUnion(_ other: Self)") { call in
      call.receiver = try combined(call) { $0 | $1 }
      return .void
    },
    NativeMember("mutating func formIntersection(_ other: Self)") { call in
      call.receiver = try combined(call) { $0 & $1 }
      return .void
    },
    NativeMember("mutating func formSymmetricDifference(_ other: Self)") { call in
      call.receiver = try combined(call) { $0 ^ $1 }
      return .void
    },
    NativeMember("mutating func subtract(_ other: Self)") { call in
      call.receiver = try combined(call) { $0 & ~$1 }
      return .void
    },
    NativeMember("func isSuperset(of other: Self) -> Bool") { call in
      let (own, other) = (try bits(call.receiver), try bits(call.value(0)))
      return .bool(own & other == other)
    },
    NativeMember("func isSubset(of other: Self) -> Bool") { call in
      let (own, other) = (try bits(call.receiver), try bits(call.value(0)))
      return .bool(own & other == own)
    },
    NativeMember("func isDisjoint(with other: Self) -> Bool") { call in
      .bool(try bits(call.receiver) & bits(call.value(0)) == 0)
    },
    NativeMember("var isEmpty: Bool { get }") { call in .bool(try bits(call.receiver) == 0) },
  ]

  private static func bits(_ value: Value?) throws -> Int {
    switch value?.stored("rawValue") {
    case .int(let bits)?: bits
    case .number(let number)?: Int(truncatingIfNeeded: number.bits)
    default: throw ScriptFailure.trap("value is no option set")
    }
  }

  private static func combined(
    _ call: NativeCall, _ combine: (Int, Int) -> Int
  ) throws -> Value {
    guard case .structure(let box)? = call.receiver else { return .void }
    let result = combine(try bits(call.receiver), try bits(call.value(0)))
    var raw = Value.int(result)
    if case .number(let number)? = call.receiver?.stored("rawValue") {
      raw = .number(FixedNumber(result, kind: number.kind))
    }
    return .structure(StructureBox(type: box.type, fields: [raw]))
  }
}
