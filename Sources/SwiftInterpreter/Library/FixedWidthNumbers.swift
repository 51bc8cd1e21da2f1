extension StandardLibrary {
  /// What `Float` and every integer type but `Int` can do.
  static func fixedWidth(_ kind: FixedNumber.Kind) -> [NativeMember] {
    let name = kind.rawValue
    let common = [
      NativeMember("init<T: Numeric>(_ value: T)") { call in try convert(call, to: kind) },
      NativeMember("init()") { _ in .number(kind.zero) },
      NativeMember("var description: String { get }") { call in
        .string(try number(call.receiver).description)
      },
      NativeMember("var hashValue: Int { get }") { call in .int(try number(call.receiver).hashValue)
      },
      NativeMember("static var zero: \(name) { get }") { _ in .number(kind.zero) },
      NativeMember("mutating func negate()") { call in
        guard let result = try number(call.receiver).negated else {
          throw ScriptFailure.trap(Wording.overflow("-"), identifier: "arithmetic")
        }
        call.receiver = .number(result)
        return .void
      },
      NativeMember("func formatted() -> String") { call in
        let own = try number(call.receiver)
        return .string(
          NumberText.grouped(own.asDouble, maximumPlaces: kind == .float ? 6 : 0))
      },
    ]
    return common + (kind == .float ? floatMembers : integerMembers(kind))
  }

  private static func number(_ value: Value?) throws -> FixedNumber {
    guard case .number(let number)? = value else {
      throw ScriptFailure.trap("value is no fixed-width number", identifier: "type-mismatch")
    }
    return number
  }

  private static func wide(_ value: Value?) throws -> WideInteger {
    switch value {
    case .number(let number)?: number.wide ?? 0
    case let value: WideInteger(try value?.requireInt() ?? 0)
    }
  }

  // MARK: Integers

  private static func integerMembers(_ kind: FixedNumber.Kind) -> [NativeMember] {
    let name = kind.rawValue
    @Sendable func fitting(_ wide: WideInteger, _ operation: String) throws -> Value {
      guard let number = FixedNumber(wide, kind: kind) else {
        throw ScriptFailure.trap(Wording.overflow(operation), identifier: "arithmetic")
      }
      return .number(number)
    }
    return conversions(kind) + overflowReporting(kind) + [
      NativeMember("static var max: \(name) { get }") { _ in
        .number(FixedNumber(truncating: kind.bounds.upperBound, kind: kind))
      },
      NativeMember("static var min: \(name) { get }") { _ in
        .number(FixedNumber(truncating: kind.bounds.lowerBound, kind: kind))
      },
      NativeMember("static var bitWidth: Int { get }") { _ in .int(kind.bitWidth) },
      NativeMember("var bitWidth: Int { get }") { _ in .int(kind.bitWidth) },
      NativeMember("var nonzeroBitCount: Int { get }") { call in
        .int(try number(call.receiver).ownBits.nonzeroBitCount)
      },
      NativeMember("var byteSwapped: \(name) { get }") { call in
        let swapped = try number(call.receiver).ownBits.byteSwapped
        return .number(
          FixedNumber(truncating: WideInteger(swapped >> UInt64(64 - kind.bitWidth)), kind: kind))
      },
      NativeMember("var leadingZeroBitCount: Int { get }") { call in
        .int(try number(call.receiver).ownBits.leadingZeroBitCount - 64 + kind.bitWidth)
      },
      NativeMember("var trailingZeroBitCount: Int { get }") { call in
        .int(min(kind.bitWidth, try number(call.receiver).ownBits.trailingZeroBitCount))
      },
      NativeMember("var magnitude: \(kind.magnitude.rawValue) { get }") { call in
        .number(
          FixedNumber(truncating: abs(try wide(call.receiver)), kind: kind.magnitude))
      },
      NativeMember("func signum() -> \(name)") { call in
        .number(FixedNumber(truncating: try wide(call.receiver).signum(), kind: kind))
      },
      NativeMember("func isMultiple(of other: \(name)) -> Bool") { call in
        let (own, other) = (try wide(call.receiver), try wide(call.value(0)))
        return .bool(other == 0 ? own == 0 : own % other == 0)
      },
      NativeMember(
        "func quotientAndRemainder(dividingBy other: \(name)) -> (quotient: \(name), remainder: \(name))"
      ) { call in
        let (own, other) = (try wide(call.receiver), try wide(call.value(0)))
        guard other != 0 else {
          throw ScriptFailure.trap(Wording.divisionByZero, identifier: "arithmetic")
        }
        return .tuple(
          [try fitting(own / other, "/"), try fitting(own % other, "%")],
          labels: ["quotient", "remainder"])
      },
      NativeMember("func advanced(by amount: Int) -> \(name)") { call in
        try fitting(try wide(call.receiver) + wide(call.value(0)), "+")
      },
      NativeMember("func distance(to other: \(name)) -> Int") { call in
        .int(Int(clamping: try wide(call.value(0)) - wide(call.receiver)))
      },
      NativeMember("static func random(in range: Range<\(name)>) -> \(name)") { call in
        try random(call, kind)
      },
      NativeMember("static func random(in range: ClosedRange<\(name)>) -> \(name)") { call in
        try random(call, kind)
      },
      NativeMember(
        "static func random<G: RandomNumberGenerator>(in range: Range<\(name)>, using generator: inout G) -> \(name)"
      ) { call in try generated(&call, kind) },
      NativeMember(
        "static func random<G: RandomNumberGenerator>(in range: ClosedRange<\(name)>, using generator: inout G) -> \(name)"
      ) { call in try generated(&call, kind) },
    ]
  }

  private static func conversions(_ kind: FixedNumber.Kind) -> [NativeMember] {
    let ascii = NativeMember("init(ascii character: UnicodeScalar)") { call in
      guard let scalar = UnicodeScalars.scalar(try call.value(0)), scalar.isASCII else {
        throw ScriptFailure.trap("Code point value does not fit into ASCII")
      }
      return .number(FixedNumber(UInt8(scalar.value), kind: kind))
    }
    return (kind == .uint8 ? [ascii] : []) + [
      NativeMember("init?(_ text: String, radix: Int = 10)") { call in
        guard let wide = WideInteger(try call.string(0), radix: try call.radix(1)) else {
          return .none
        }
        return .optional(FixedNumber(wide, kind: kind).map(Value.number))
      },
      NativeMember("init?<T: Numeric>(exactly value: T)") { call in
        switch try call.value(0) {
        case .double(let value):
          return .optional(
            WideInteger(exactly: value).flatMap { FixedNumber($0, kind: kind) }.map(Value.number))
        case let value:
          return .optional(FixedNumber(try wide(value), kind: kind).map(Value.number))
        }
      },
      NativeMember("init<T: Numeric>(truncatingIfNeeded value: T)") { call in
        .number(FixedNumber(truncating: try wide(call.value(0)), kind: kind))
      },
      NativeMember("init<T: Numeric>(clamping value: T)") { call in
        let wide = try wide(call.value(0))
        return .number(
          FixedNumber(
            truncating: min(max(wide, kind.bounds.lowerBound), kind.bounds.upperBound), kind: kind))
      },
      NativeMember("init<T: Numeric>(bitPattern value: T)") { call in
        .number(FixedNumber(truncating: try wide(call.value(0)), kind: kind))
      },
    ]
  }

  /// `addingReportingOverflow` and its like.
  private static func overflowReporting(_ kind: FixedNumber.Kind) -> [NativeMember] {
    let name = kind.rawValue
    func reporting(
      _ label: String, _ operation: @escaping @Sendable (WideInteger, WideInteger) -> WideInteger?
    ) -> NativeMember {
      NativeMember("func \(label): \(name)) -> (partialValue: \(name), overflow: Bool)") { call in
        let own = try wide(call.receiver)
        // A division by zero overflows and leaves the value.
        let result = operation(own, try wide(call.value(0)))
        let partial = FixedNumber(truncating: result ?? own, kind: kind)
        return .tuple(
          [.number(partial), .bool(result == nil || partial.wide != result)],
          labels: ["partialValue", "overflow"])
      }
    }
    return [
      reporting("addingReportingOverflow(_ other") { $0 + $1 },
      reporting("subtractingReportingOverflow(_ other") { $0 - $1 },
      // Two 64-bit factors may exceed even the wide type's sign; only the low bits are kept then.
      reporting("multipliedReportingOverflow(by other") { a, b in
        let (product, overflow) = a.multipliedReportingOverflow(by: b)
        return overflow ? (WideInteger(1) << 100) | (product & WideInteger(UInt64.max)) : product
      },
      reporting("dividedReportingOverflow(by other") { $1 == 0 ? nil : $0 / $1 },
      reporting("remainderReportingOverflow(dividingBy other") { $1 == 0 ? nil : $0 % $1 },
    ]
  }

  private static func random(_ call: NativeCall, _ kind: FixedNumber.Kind) throws -> Value {
    let chosen = WideInteger.random(in: try bounds(call), using: &call.program.machine.random)
    return .number(FixedNumber(truncating: chosen, kind: kind))
  }

  private static func bounds(_ call: NativeCall) throws -> ClosedRange<WideInteger> {
    guard case .range(let range) = try call.value(0) else {
      throw ScriptFailure.trap("not a range of numbers")
    }
    let lower = try wide(range.lower)
    let upper = try wide(range.upper) - (range.kind == .closed ? 0 : 1)
    guard lower <= upper else {
      throw ScriptFailure.trap("Can't get random value with an empty range")
    }
    return lower...upper
  }

  /// A number of a generator of the scene's, of which each type takes the bits it has.
  private static func generated(
    _ call: inout NativeCall, _ kind: FixedNumber.Kind
  ) throws -> Value {
    let bounds = try bounds(call)
    var generator = ScriptGenerator(value: try call.value(1), program: call.program)
    func draw<T: FixedWidthInteger>(_ type: T.Type) -> WideInteger {
      WideInteger(
        T.random(in: T(bounds.lowerBound)...T(bounds.upperBound), using: &generator))
    }
    let chosen =
      switch kind {
      case .int8: draw(Int8.self)
      case .int16: draw(Int16.self)
      case .int32: draw(Int32.self)
      case .uint8: draw(UInt8.self)
      case .uint16: draw(UInt16.self)
      case .uint32: draw(UInt32.self)
      case .uint, .uint64: draw(UInt64.self)
      default: draw(Int64.self)
      }
    call.arguments[1] = generator.value
    if let failure = generator.failure { throw failure }
    return .number(FixedNumber(truncating: chosen, kind: kind))
  }

  private static func convert(_ call: NativeCall, to kind: FixedNumber.Kind) throws -> Value {
    let value = try call.value(0)
    if kind == .float {
      if case .number(let number) = value { return .number(FixedNumber(Float(number.asDouble))) }
      return .number(FixedNumber(Float(try value.requireDouble())))
    }
    let wide: WideInteger?
    switch value {
    case .int(let number): wide = WideInteger(number)
    case .number(let number):
      wide = number.wide ?? WideInteger(exactly: number.float.rounded(.towardZero))
    case .double(let number): wide = WideInteger(exactly: number.rounded(.towardZero))
    default: wide = UnicodeScalars.scalar(value).map { WideInteger($0.value) }
    }
    guard let wide, let number = FixedNumber(wide, kind: kind) else {
      throw ScriptFailure.trap(
        "Not enough bits to represent the passed value", identifier: "arithmetic")
    }
    return .number(number)
  }

  // MARK: Float

  private static let floatMembers: [NativeMember] =
    [
      constant("pi", .pi), constant("infinity", .infinity), constant("nan", .nan),
      constant("greatestFiniteMagnitude", .greatestFiniteMagnitude),
      constant("leastNonzeroMagnitude", .leastNonzeroMagnitude), constant("ulpOfOne", .ulpOfOne),
      property("magnitude") { $0.magnitude }, property("ulp") { $0.ulp },
      property("nextUp") { $0.nextUp }, property("nextDown") { $0.nextDown },
      test("isNaN") { $0.isNaN }, test("isInfinite") { $0.isInfinite },
      test("isFinite") { $0.isFinite }, test("isZero") { $0.isZero },
      NativeMember("init?(_ text: String)") { call in
        .optional(Float(try call.string(0)).map { .number(FixedNumber($0)) })
      },
      NativeMember(
        "func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Float"
      ) {
        call in .number(FixedNumber(try number(call.receiver).float.rounded(rule(call))))
      },
      NativeMember("func squareRoot() -> Float") { call in
        .number(FixedNumber(try number(call.receiver).float.squareRoot()))
      },
      NativeMember("func truncatingRemainder(dividingBy other: Float) -> Float") { call in
        let other = try number(call.value(0)).float
        return .number(
          FixedNumber(try number(call.receiver).float.truncatingRemainder(dividingBy: other)))
      },
      NativeMember("static func random(in range: ClosedRange<Float>) -> Float") { call in
        try randomFloat(call)
      },
      NativeMember("static func random(in range: Range<Float>) -> Float") { call in
        try randomFloat(call)
      },
    ]

  private static func constant(_ name: String, _ value: Float) -> NativeMember {
    NativeMember("static var \(name): Float { get }") { _ in .number(FixedNumber(value)) }
  }

  private static func property(
    _ name: String, _ read: @escaping @Sendable (Float) -> Float
  ) -> NativeMember {
    NativeMember("var \(name): Float { get }") { call in
      .number(FixedNumber(read(try number(call.receiver).float)))
    }
  }

  private static func test(
    _ name: String, _ read: @escaping @Sendable (Float) -> Bool
  ) -> NativeMember {
    NativeMember("var \(name): Bool { get }") { call in
      .bool(read(try number(call.receiver).float))
    }
  }

  private static func randomFloat(_ call: NativeCall) throws -> Value {
    guard case .range(let range) = try call.value(0) else { return .void }
    let (lower, upper) = (try number(range.lower).float, try number(range.upper).float)
    guard lower < upper || range.kind == .closed else {
      throw ScriptFailure.trap("Can't get random value with an empty range")
    }
    return .number(
      FixedNumber(Float.random(in: lower...upper, using: &call.program.machine.random)))
  }
}

extension FixedNumber {
  /// The bits that the type has, without the sign's extension.
  var ownBits: UInt64 {
    kind.bitWidth == 64 ? bits : bits & ((1 << UInt64(kind.bitWidth)) - 1)
  }
}

extension FixedNumber.Kind {
  var zero: FixedNumber { self == .float ? FixedNumber(Float(0)) : FixedNumber(0, kind: self) }

  var bitWidth: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32, .float: 32
    case .int64, .uint, .uint64: 64
    }
  }

  /// The type of the magnitude: the unsigned one of the same width.
  var magnitude: FixedNumber.Kind {
    switch self {
    case .int8: .uint8
    case .int16: .uint16
    case .int32: .uint32
    case .int64: .uint64
    default: self
    }
  }
}
