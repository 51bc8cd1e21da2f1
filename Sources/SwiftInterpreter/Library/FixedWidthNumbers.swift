extension StandardLibrary {
  /// The members of `Float` and of every integer type but `Int`.
  static func fixedWidth(_ kind: FixedNumber.Kind) -> [NativeMember] {
    let common = [
      NativeMember("init<T: Numeric>(_ value: T)") { (call, value: Value) in
        try convert(value, to: kind, call)
      },
      NativeMember("func formatted() -> String") { call in
        let own = try number(call.receiver)
        return .string(
          NumberText.grouped(own.asDouble, maximumPlaces: kind == .float ? 6 : 0))
      },
    ]
    return common + (kind == .float ? floatingPoint(Float.self) : integerMembers(kind))
  }

  private static func number(_ value: Value?) throws -> FixedNumber {
    guard case .number(let number)? = value else {
      throw ScriptFailure.trap("value is no fixed-width number", identifier: .typeMismatch)
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
        throw ScriptFailure.trap(Wording.overflow(operation), identifier: .arithmetic)
      }
      return .number(number)
    }
    return conversions(kind) + fullWidthArithmetic(kind) + [
      NativeMember("init()") { _ in .number(kind.zero) },
      NativeMember("var description: String { get }") { call in
        .string(try number(call.receiver).description)
      },
      NativeMember("var hashValue: Int { get }") { call in
        .int(HashedValue(call.receiver ?? .void).hash)
      },
      NativeMember("static var zero: \(name) { get }") { _ in .number(kind.zero) },
      NativeMember("mutating func negate()") { call in
        guard let result = try number(call.receiver).negated else {
          throw ScriptFailure.trap(Wording.overflow("-"), identifier: .arithmetic)
        }
        call.receiver = .number(result)
        return .void
      },
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
      NativeMember("static var isSigned: Bool { get }") { _ in .bool(kind.isSigned) },
      NativeMember("var words: [UInt] { get }") { call in
        .array([.number(FixedNumber(kind: .uint, bits: try number(call.receiver).bits))])
      },
      NativeMember("func signum() -> \(name)") { call in
        .number(FixedNumber(truncating: try wide(call.receiver).signum(), kind: kind))
      },
      NativeMember("func isMultiple(of other: \(name)) -> Bool") { (call, other: Value) in
        let (own, other) = (try wide(call.receiver), try wide(other))
        return .bool(other == 0 ? own == 0 : own % other == 0)
      },
      NativeMember(
        "func quotientAndRemainder(dividingBy other: \(name)) -> (quotient: \(name), remainder: \(name))"
      ) { (call, other: Value) in
        let (own, other) = (try wide(call.receiver), try wide(other))
        guard other != 0 else {
          throw ScriptFailure.trap(Wording.divisionByZero, identifier: .arithmetic)
        }
        return .tuple(
          [try fitting(own / other, "/"), try fitting(own % other, "%")],
          labels: ["quotient", "remainder"])
      },
      NativeMember("func advanced(by amount: Int) -> \(name)") { (call, amount: Value) in
        try fitting(try wide(call.receiver) + wide(amount), "+")
      },
      NativeMember("func distance(to other: \(name)) -> Int") { (call, other: Value) in
        .int(Int(clamping: try wide(other) - wide(call.receiver)))
      },
      NativeMember("static func random(in range: Range<\(name)>) -> \(name)") {
        (call, range: Bounds<Value>) in try random(in: range, kind, call)
      },
      NativeMember("static func random(in range: ClosedRange<\(name)>) -> \(name)") {
        (call, range: Bounds<Value>) in try random(in: range, kind, call)
      },
      NativeMember(
        "static func random<G: RandomNumberGenerator>(in range: Range<\(name)>, using generator: inout G) -> \(name)",
        changing: { (call: inout NativeCall, range: Bounds<Value>, place: ArgumentPlace) in
          try random(in: range, by: place, kind, &call)
        }),
      NativeMember(
        "static func random<G: RandomNumberGenerator>(in range: ClosedRange<\(name)>, using generator: inout G) -> \(name)",
        changing: { (call: inout NativeCall, range: Bounds<Value>, place: ArgumentPlace) in
          try random(in: range, by: place, kind, &call)
        }),
    ]
  }

  private static func conversions(_ kind: FixedNumber.Kind) -> [NativeMember] {
    let ascii = NativeMember("init(ascii character: UnicodeScalar)") {
      (_, scalar: Unicode.Scalar) in
      guard scalar.isASCII else {
        throw ScriptFailure.trap("Code point value does not fit into ASCII")
      }
      return .number(FixedNumber(UInt8(scalar.value), kind: kind))
    }
    let identity = NativeMember("init(bitPattern identifier: ObjectIdentifier)") {
      (_, identifier: Value) in
      .number(FixedNumber(identifier.bitsOfIdentifier ?? 0, kind: kind))
    }
    return (kind == .uint8 ? [ascii] : []) + (kind == .uint ? [identity] : []) + [
      NativeMember("init?(_ text: String, radix: Int = 10)") { (_, text: String, radix: Radix) in
        guard let wide = WideInteger(text, radix: radix.base) else { return .none }
        return .optional(FixedNumber(wide, kind: kind).map(Value.number))
      },
      NativeMember("init?<T: Numeric>(exactly value: T)") { (call, value: Value) in
        let exact: WideInteger?
        switch value {
        case .double(let value): exact = WideInteger(exactly: value)
        case .number(let number) where number.kind == .float:
          exact = WideInteger(exactly: number.float)
        case let value: exact = try call.program.wideInteger(of: value) ?? wide(value)
        }
        return .optional(exact.flatMap { FixedNumber($0, kind: kind) }.map(Value.number))
      },
      NativeMember("init<T: Numeric>(truncatingIfNeeded value: T)") { (call, value: Value) in
        if let low = try call.program.lowBits(of: value) {
          return .number(FixedNumber(truncating: WideInteger(low), kind: kind))
        }
        return .number(FixedNumber(truncating: try wide(value), kind: kind))
      },
      NativeMember("init<T: Numeric>(clamping value: T)") { (call, value: Value) in
        let wide = try call.program.wideInteger(of: value) ?? wide(value)
        return .number(
          FixedNumber(
            truncating: min(max(wide, kind.bounds.lowerBound), kind.bounds.upperBound), kind: kind))
      },
      NativeMember("init<T: Numeric>(bitPattern value: T)") { (_, value: Value) in
        .number(FixedNumber(truncating: try wide(value), kind: kind))
      },
    ]
  }

  private static func random(
    in range: Bounds<Value>, _ kind: FixedNumber.Kind, _ call: NativeCall
  ) throws -> Value {
    let chosen = WideInteger.random(in: try bounds(range), using: &call.program.machine.random)
    return .number(FixedNumber(truncating: chosen, kind: kind))
  }

  private static func bounds(_ range: Bounds<Value>) throws -> ClosedRange<WideInteger> {
    let drawn = try range.drawn()
    let (lower, upper) = (try wide(drawn.lower), try wide(drawn.upper) - (range.isClosed ? 0 : 1))
    guard lower <= upper else { throw Bounds<Value>.empty }
    return lower...upper
  }

  /// A number of a generator of the scene's, of which each type takes the bits it has.
  private static func random(
    in range: Bounds<Value>, by place: ArgumentPlace, _ kind: FixedNumber.Kind,
    _ call: inout NativeCall
  ) throws -> Value {
    let bounds = try bounds(range)
    var generator = call.generator(at: place)
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
    try call.keep(generator, at: place)
    return .number(FixedNumber(truncating: chosen, kind: kind))
  }

  private static func convert(
    _ value: Value, to kind: FixedNumber.Kind, _ call: NativeCall
  ) throws -> Value {
    if kind == .float {
      if case .number(let number) = value { return .number(FixedNumber(Float(number.asDouble))) }
      if let wide = try call.program.wideInteger(of: value) {
        return .number(FixedNumber(Float(wide)))
      }
      return .number(FixedNumber(Float(try value.requireDouble())))
    }
    let wide: WideInteger?
    switch value {
    case .int(let number): wide = WideInteger(number)
    case .number(let number):
      wide = number.wide ?? WideInteger(exactly: number.float.rounded(.towardZero))
    case .double(let number): wide = WideInteger(exactly: number.rounded(.towardZero))
    case _ where value.isForeign: wide = WideInteger(0)
    default:
      wide =
        try UnicodeScalars.scalar(value).map { WideInteger($0.value) }
        ?? call.program.wideInteger(of: value)
    }
    guard let wide, let number = FixedNumber(wide, kind: kind) else {
      throw ScriptFailure.trap(
        "Not enough bits to represent the passed value", identifier: .arithmetic)
    }
    return .number(number)
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
