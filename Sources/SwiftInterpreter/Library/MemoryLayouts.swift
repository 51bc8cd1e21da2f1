/// `MemoryLayout<T>`, for the types whose layout in memory is documented or follows from their
/// stored properties.
enum MemoryLayouts {
  static let type = NativeType(
    "enum MemoryLayout<T>",
    members: [
      member("size") { $0.size }, member("stride") { $0.stride },
      member("alignment") { $0.alignment },
      ofValue("size") { $0.size }, ofValue("stride") { $0.stride },
      ofValue("alignment") { $0.alignment }, bytes,
    ])

  /// There is no memory to reinterpret: functions and objects stay what they are, numbers get the
  /// other type's bits.
  static let bitCast = NativeMember("func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U") {
    (call, x: Value, type: SwiftType) in
    switch x {
    case .function where type.functionType != nil: return x
    case .object where type.nominal?.kind == .classType: return x
    default: break
    }
    let own = call.program.staticType(of: x)
    if case .tuple(let elements) = type, let bytes = bytes(of: x),
      let parts = parts(bytes, as: elements.map(\.type))
    {
      return .tuple(TupleBox(parts, labels: elements.map(\.label)))
    }
    if let bits = bits(of: x), let size = layout(of: own, depth: 0)?.size,
      let wanted = layout(of: type, depth: 0)?.size, let made = number(bits, as: type)
    {
      guard size == wanted else {
        throw ScriptFailure.trap("Can't unsafeBitCast between types of different sizes")
      }
      return made
    }
    throw ScriptFailure.trap(
      "unsafeBitCast of '\(own)' to '\(type)' reads memory, which Reflow does not have")
  }

  /// The bytes of a number, or of a list or tuple of numbers, the lowest first.
  private static let bytes = NativeMember("static func _bytes(of value: Any) -> [UInt8]") {
    (call, value: Value) in
    guard let bytes = bytes(of: value) else {
      throw ScriptFailure.trap(
        "the memory of '\(call.program.typeName(of: value))' is not known here")
    }
    try call.program.machine.take(bytes.count * MemoryLayout<Value>.stride)
    return .array(bytes.map { .integer($0) })
  }

  private static func bytes(of value: Value) -> [UInt8]? {
    let parts: [Value]
    switch value {
    case .bool(let flag): return [flag ? 1 : 0]
    case .array(let box): parts = Array(box.elements)
    case .tuple(let box): parts = box.elements
    default:
      guard let bits = bits(of: value) else { return nil }
      let size = if case .number(let number) = value { number.kind.bitWidth / 8 } else { 8 }
      return (0..<size).map { UInt8(truncatingIfNeeded: bits >> UInt64($0 * 8)) }
    }
    let all = parts.map(bytes)
    // Between parts of different sizes there may be a gap.
    guard Set(all.map(\.?.count)).count <= 1, !all.contains(nil) else { return nil }
    return all.compactMap(\.self).flatMap(\.self)
  }

  private static func bits(of value: Value) -> UInt64? {
    switch value {
    case .int(let number): UInt64(bitPattern: Int64(number))
    case .double(let number): number.bitPattern
    case .number(let number): UInt64(truncatingIfNeeded: number.bits)
    default: nil
    }
  }

  /// Bytes as numbers of given types, one after the other without gaps; nil if their count differs.
  private static func parts(_ bytes: [UInt8], as types: [SwiftType]) -> [Value]? {
    guard let first = types.first, let size = layout(of: first, depth: 0)?.size,
      types.allSatisfy({ $0.isSame(as: first) }), bytes.count == size * types.count
    else { return nil }
    let parts = types.indices.map { index in
      let part = bytes[(index * size)..<((index + 1) * size)]
      return number(part.reversed().reduce(0) { $0 << 8 | UInt64($1) }, as: first)
    }
    return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
  }

  private static func number(_ bits: UInt64, as type: SwiftType) -> Value? {
    if type.isInt { return .int(Int(truncatingIfNeeded: bits)) }
    if type.isDouble { return .double(Double(bitPattern: bits)) }
    guard let kind = type.nominal.flatMap({ $0.numberKind }) else {
      return nil
    }
    return .number(
      kind == .float
        ? FixedNumber(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        : FixedNumber(truncating: WideInteger(bits), kind: kind))
  }

  private struct Layout {
    var size: Int
    var alignment: Int

    var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }
  }

  private static func member(
    _ name: String, _ read: @escaping @Sendable (Layout) -> Int
  ) -> NativeMember {
    NativeMember("static var \(name): Int { get }") { call in
      guard case .metatype(let box)? = call.receiver else { return .void }
      return .int(read(try layout(of: box.type.argument(0))))
    }
  }

  private static func ofValue(
    _ name: String, _ read: @escaping @Sendable (Layout) -> Int
  ) -> NativeMember {
    NativeMember("static func \(name)(ofValue value: Any) -> Int") { (call, value: Value) in
      .int(read(try layout(of: call.program.dynamicType(of: value))))
    }
  }

  private static func layout(of type: SwiftType) throws -> Layout {
    if let layout = layout(of: type, depth: 0) { return layout }
    throw ScriptFailure.trap("the layout of '\(type)' in memory is not known here")
  }

  private static func layout(of type: SwiftType, depth: Int) -> Layout? {
    guard depth < 20 else { return nil }
    switch type {
    case .nominal(let nominal, _):
      if let kind = nominal.numberKind {
        return Layout(size: kind.bitWidth / 8, alignment: kind.bitWidth / 8)
      }
      switch nominal.builtin {
      case .int, .double, .array, .dictionary, .set: return Layout(size: 8, alignment: 8)
      case .string, .character: return Layout(size: 16, alignment: 8)
      case .bool: return Layout(size: 1, alignment: 1)
      case .unicodeScalar: return Layout(size: 4, alignment: 4)
      default: break
      }
      switch nominal.kind {
      case .classType: return Layout(size: 8, alignment: 8)
      case .structure where nominal.isFromScene || !nominal.storedProperties.isEmpty:
        nominal.ready()
        return inOrder(nominal.storedProperties.map(\.type), depth)
      default: return nil
      }
    case .tuple(let elements): return inOrder(elements.map(\.type), depth)
    default: return nil
    }
  }

  /// One after the other, each at a multiple of its alignment.
  private static func inOrder(_ types: [SwiftType], _ depth: Int) -> Layout? {
    var whole = Layout(size: 0, alignment: 1)
    for type in types {
      guard let part = layout(of: type, depth: depth + 1) else { return nil }
      let start = (whole.size + part.alignment - 1) / part.alignment * part.alignment
      whole = Layout(size: start + part.size, alignment: max(whole.alignment, part.alignment))
    }
    return whole
  }
}
