extension StandardLibrary {
  static let optionSets: [NativeMember] =
    optionSetMembers
    + optionAlgebra("union", forming: "formUnion") { $0 | $1 }
    + optionAlgebra("intersection", forming: "formIntersection") { $0 & $1 }
    + optionAlgebra("subtracting", forming: "subtract") { $0 & ~$1 }
    + optionAlgebra("symmetricDifference", forming: "formSymmetricDifference") { $0 ^ $1 }

  private static let optionSetMembers: [NativeMember] = [
    NativeMember("init()") { call in
      guard let type = call.type else { return .void }
      return .structure(StructureBox(type: type, fields: [.int(0)]))
    },
    NativeMember("init(_ members: [Self])") { (call, members: [Value]) in
      guard let type = call.type else { return .void }
      let all = try members.reduce(0) { try $0 | bits($1) }
      return .structure(StructureBox(type: type, fields: [.int(all)]))
    },
    NativeMember("init(rawValue: Int)") { (call, rawValue: Value) in
      guard let type = call.type else { return .void }
      return .structure(StructureBox(type: type, fields: [rawValue]))
    },
    NativeMember("func contains(_ member: Self) -> Bool") { (call, member: Value) in
      let (own, other) = (try bits(call.receiver), try bits(member))
      return .bool(own & other == other)
    },
    NativeMember(
      "mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self)",
      changing: { (call: inout NativeCall, member: Value) in
        let present = try combined(call, member) { $0 & $1 }
        let isNew = try bits(present) != bits(member)
        call.receiver = try combined(call, member) { $0 | $1 }
        return .tuple(
          [.bool(isNew), isNew ? member : present],
          labels: ["inserted", "memberAfterInsert"])
      }),
    NativeMember(
      "mutating func remove(_ member: Self) -> Self?",
      changing: { (call: inout NativeCall, member: Value) in
        let removed = try combined(call, member) { $0 & $1 }
        call.receiver = try combined(call, member) { $0 & ~$1 }
        return .optional(try bits(removed) == 0 ? nil : removed)
      }),
    NativeMember(
      "mutating func update(with member: Self) -> Self?",
      changing: { (call: inout NativeCall, member: Value) in
        let replaced = try combined(call, member) { $0 & $1 }
        call.receiver = try combined(call, member) { $0 | $1 }
        return .optional(try bits(replaced) == 0 ? nil : replaced)
      }),
    NativeMember("func isSuperset(of other: Self) -> Bool") { (call, other: Value) in
      let (own, other) = (try bits(call.receiver), try bits(other))
      return .bool(own & other == other)
    },
    NativeMember("func isSubset(of other: Self) -> Bool") { (call, other: Value) in
      let (own, other) = (try bits(call.receiver), try bits(other))
      return .bool(own & other == own)
    },
    NativeMember("func isDisjoint(with other: Self) -> Bool") { (call, other: Value) in
      .bool(try bits(call.receiver) & bits(other) == 0)
    },
    NativeMember("var isEmpty: Bool { get }") { call in .bool(try bits(call.receiver) == 0) },
  ]

  /// An operation on two sets, as a method that returns the result and as one that changes the set.
  private static func optionAlgebra(
    _ name: String, forming mutatingName: String,
    _ combine: @escaping @Sendable (Int, Int) -> Int
  ) -> [NativeMember] {
    [
      NativeMember("func \(name)(_ other: Self) -> Self") { (call, other: Value) in
        try combined(call, other, combine)
      },
      NativeMember(
        "mutating func \(mutatingName)(_ other: Self)",
        changing: { (call: inout NativeCall, other: Value) in
          call.receiver = try combined(call, other, combine)
          return .void
        }),
    ]
  }

  private static func bits(_ value: Value?) throws -> Int {
    switch value?.stored("rawValue") {
    case .int(let bits)?: bits
    case .number(let number)?: Int(truncatingIfNeeded: number.bits)
    default: throw ScriptFailure.trap("value is no option set")
    }
  }

  private static func combined(
    _ call: NativeCall, _ other: Value, _ combine: (Int, Int) -> Int
  ) throws -> Value {
    guard case .structure(let box)? = call.receiver else { return .void }
    let result = combine(try bits(call.receiver), try bits(other))
    var raw = Value.int(result)
    if case .number(let number)? = call.receiver?.stored("rawValue") {
      raw = .number(FixedNumber(result, kind: number.kind))
    }
    return .structure(StructureBox(type: box.type, fields: [raw]))
  }
}
