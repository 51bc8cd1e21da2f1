extension StandardLibrary {
  static let ranges: [NativeType] = [
    NativeType(
      "struct Range<Bound>: RandomAccessCollection<Bound>, RangeExpression<Bound>, Hashable, Codable, CustomStringConvertible",
      members: bounds + [
        NativeMember("init(_ range: ClosedRange<Bound>)") { (_, range: Value) in
          guard case .range(let range) = range else { return .void }
          guard range.kind == .closed, let upper = range.upper?.asInt else { return .range(range) }
          return .range(
            RangeBox(.halfOpen, lower: range.lower, upper: .int(try Checked.sum(upper, 1))))
        },
        unchecked(.halfOpen),
      ], source: "typealias Indices = Range<Bound>\ntypealias SubSequence = Range<Bound>"),
    NativeType(
      "struct ClosedRange<Bound>: RandomAccessCollection<Bound>, RangeExpression<Bound>, Hashable, Codable, CustomStringConvertible",
      members: bounds + [
        unchecked(.closed),
        NativeMember("init(_ range: Range<Bound>)") { (_, range: Value) in
          guard case .range(let range) = range else { return .void }
          guard range.kind == .halfOpen, let upper = range.upper?.asInt else {
            return .range(range)
          }
          return .range(
            RangeBox(.closed, lower: range.lower, upper: .int(try Checked.difference(upper, 1))))
        },
      ]),
    NativeType(
      "struct PartialRangeThrough<Bound>: RangeExpression<Bound>",
      members: [containment, upperBound]),
    NativeType(
      "struct PartialRangeUpTo<Bound>: RangeExpression<Bound>",
      members: [containment, upperBound]),
    NativeType(
      "struct PartialRangeFrom<Bound>: Sequence<Bound>, RangeExpression<Bound>",
      members: [containment, lowerBound]),
  ]

  private static func unchecked(_ kind: RangeBox.Kind) -> NativeMember {
    NativeMember("init(uncheckedBounds bounds: (lower: Bound, upper: Bound))") {
      (_, bounds: Value) in
      let bounds = bounds.asTuple ?? []
      return .range(RangeBox(kind, lower: bounds.first, upper: bounds.last))
    }
  }

  private static let containment = NativeMember("func contains(_ element: Bound) -> Bool") {
    (call, element: Value) in
    guard case .range(let range)? = call.receiver else { return .bool(false) }
    return .bool(try call.program.contains(range, element))
  }

  private static let lowerBound = NativeMember("var lowerBound: Bound { get }") { call in
    guard case .range(let range)? = call.receiver else { return .void }
    return range.lower ?? .void
  }

  private static let upperBound = NativeMember("var upperBound: Bound { get }") { call in
    guard case .range(let range)? = call.receiver else { return .void }
    return range.upper ?? .void
  }

  private static let bounds: [NativeMember] = [
    containment,
    NativeMember("var description: String { get }") { call in
      .string(try call.interpreter.describe(call.receiver ?? .void))
    },
    lowerBound, upperBound,
    NativeMember("var isEmpty: Bool { get }") { call in
      guard case .range(let range)? = call.receiver, range.kind == .halfOpen,
        let lower = range.lower, let upper = range.upper
      else { return .bool(false) }
      return .bool(try call.program.areEqual(lower, upper))
    },
    NativeMember("func overlaps(_ other: Self) -> Bool") { (call, other: Value) in
      guard case .range(let a)? = call.receiver, case .range(let b) = other,
        let lowerA = a.lower, let upperA = a.upper, let lowerB = b.lower, let upperB = b.upper
      else { return .bool(false) }
      let startsBefore =
        try b.kind == .closed
        ? !call.program.isLess(upperB, lowerA) : call.program.isLess(lowerA, upperB)
      let endsAfter =
        try a.kind == .closed
        ? !call.program.isLess(upperA, lowerB) : call.program.isLess(lowerB, upperA)
      return .bool(startsBefore && endsAfter)
    },
    NativeMember("func clamped(to limits: Self) -> Self") { (call, limits: Value) in
      guard case .range(let own)? = call.receiver, case .range(let limits) = limits,
        let lower = own.lower, let upper = own.upper, let low = limits.lower,
        let high = limits.upper
      else { return .void }
      func clamp(_ value: Value) throws -> Value {
        if try call.program.isLess(value, low) { return low }
        return try call.program.isLess(high, value) ? high : value
      }
      return .range(RangeBox(own.kind, lower: try clamp(lower), upper: try clamp(upper)))
    },
  ]
}
