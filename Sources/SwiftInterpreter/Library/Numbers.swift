#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension StandardLibrary {
  static let numbers: [NativeType] =
    [
      NativeType(
        "struct Int: FixedWidthInteger, SignedInteger, LosslessStringConvertible, Codable",
        members: integers + fullWidthArithmetic(nil) + [
          NativeMember("static var max: Int { get }") { _ in .int(.max) },
          NativeMember("static var min: Int { get }") { _ in .int(.min) },
          NativeMember("static var zero: Int { get }") { _ in .int(0) },
          NativeMember("static var bitWidth: Int { get }") { _ in .int(Int.bitWidth) },
          NativeMember("var bitWidth: Int { get }") { _ in .int(Int.bitWidth) },
          NativeMember("init<T: Numeric>(_ value: T)") { (call, value: Value) in
            try convertToInt(value, call)
          },
          NativeMember("init?(_ text: String, radix: Int = 10)") {
            (_, text: String, radix: Radix) in
            .optional(Int(text, radix: radix.base).map(Value.int))
          },
          NativeMember("init()") { _ in .int(0) },
          NativeMember("init(integerLiteral value: Int)") { (_, value: Value) in value },
          NativeMember("init<T: Numeric>(truncatingIfNeeded value: T)") { (call, value: Value) in
            if case .number(let number) = value {
              return .int(Int(truncatingIfNeeded: number.bits))
            }
            if let low = try call.program.lowBits(of: value) { return .int(Int(bitPattern: low)) }
            return .int(try value.requireInt())
          },
          NativeMember("init<T: Numeric>(clamping value: T)") { (call, value: Value) in
            if let wide = try call.program.wideInteger(of: value) {
              return .int(Int(clamping: wide))
            }
            return try convertToInt(value, call)
          },
          NativeMember("init?<T: Numeric>(exactly value: T)") { (call, value: Value) in
            if let wide = try call.program.wideInteger(of: value) {
              return .optional(Int(exactly: wide).map(Value.int))
            }
            switch value {
            case .double(let value): return .optional(Int(exactly: value).map(Value.int))
            case .number(let number): return .optional(Int(exactly: number.float).map(Value.int))
            default: return .optional(try convertToInt(value, call))
            }
          },
          NativeMember("static func random(in range: Range<Int>) -> Int") {
            (call, range: Bounds<Int>) in
            .int(Int.random(in: try bounds(range), using: &call.program.machine.random))
          },
          NativeMember("static func random(in range: ClosedRange<Int>) -> Int") {
            (call, range: Bounds<Int>) in
            .int(Int.random(in: try bounds(range), using: &call.program.machine.random))
          },
          NativeMember(
            "static func random<G: RandomNumberGenerator>(in range: Range<Int>, using generator: inout G) -> Int",
            changing: { (call: inout NativeCall, range: Bounds<Int>, place: ArgumentPlace) in
              try randomInt(in: range, by: place, &call)
            }),
          NativeMember(
            "static func random<G: RandomNumberGenerator>(in range: ClosedRange<Int>, using generator: inout G) -> Int",
            changing: { (call: inout NativeCall, range: Bounds<Int>, place: ArgumentPlace) in
              try randomInt(in: range, by: place, &call)
            }),
        ], source: "typealias Magnitude = UInt\ntypealias Stride = Int"),
      NativeType(
        named: "Double",
        members: floats),
      NativeType(
        "struct Bool: Hashable, LosslessStringConvertible, Codable, ExpressibleByBooleanLiteral",
        members: [
          NativeMember("init()") { _ in .bool(false) },
          NativeMember("mutating func toggle()") { call in
            call.receiver = .bool(!(call.receiver?.asBool ?? false))
            return .void
          },
          NativeMember("var description: String { get }") { call in
            .string(call.receiver?.asBool == true ? "true" : "false")
          },
          NativeMember("static func random() -> Bool") { call in
            .bool(Bool.random(using: &call.program.machine.random))
          },
          NativeMember(
            "static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool",
            changing: { (call: inout NativeCall, place: ArgumentPlace) in
              var generator = call.generator(at: place)
              let result = Bool.random(using: &generator)
              try call.keep(generator, at: place)
              return .bool(result)
            }),
          NativeMember("init?(_ text: String)") { (_, text: String) in
            .optional(Bool(text).map(Value.bool))
          },
          NativeMember("init(_ value: Bool)") { (_, value: Value) in value },
          NativeMember("init(booleanLiteral value: Bool)") { (_, value: Value) in value },
        ]),
      NativeType(named: "FloatingPointRoundingRule"),
      NativeType(named: "FloatingPointSign"),
      NativeType(named: "FloatingPointClassification"),
    ]
    + FixedNumber.Kind.allCases.map { kind in
      NativeType(
        kind == .float
          ? "struct Float: BinaryFloatingPoint, ExpressibleByFloatLiteral, CustomStringConvertible, Codable"
          : "struct \(kind.rawValue): FixedWidthInteger, \(kind.isSigned ? "SignedInteger" : "UnsignedInteger"), LosslessStringConvertible, Codable",
        members: fixedWidth(kind),
        source: "typealias Stride = \(kind == .float ? "Float" : "Int")"
          + "\ntypealias Magnitude = \(kind.magnitude.rawValue)"
          + (kind == .float ? "\n" + floatingPointTypes : ""))
    }

  /// The types of a `Float`'s parts.
  private static let floatingPointTypes =
    "typealias Exponent = Int\ntypealias RawExponent = UInt\ntypealias RawSignificand = UInt32"

  static let integers: [NativeMember] = [
    NativeMember("var description: String { get }") { call in .string("\(try call.ownInt())") },
    NativeMember("var magnitude: UInt { get }") { call in
      .number(FixedNumber(try call.ownInt().magnitude, kind: .uint))
    },
    NativeMember("static var isSigned: Bool { get }") { _ in .bool(true) },
    NativeMember("var words: [UInt] { get }") { call in
      .array([.number(FixedNumber(try call.ownInt(), kind: .uint))])
    },
    NativeMember("var hashValue: Int { get }") { call in
      .int(HashedValue(call.receiver ?? .void).hash)
    },
    NativeMember("var nonzeroBitCount: Int { get }") { call in
      .int(try call.ownInt().nonzeroBitCount)
    },
    NativeMember("var byteSwapped: Int { get }") { call in
      .int(try call.ownInt().byteSwapped)
    },
    NativeMember("init(bitPattern identifier: ObjectIdentifier)") { (_, identifier: Value) in
      .int(Int(bitPattern: identifier.bitsOfIdentifier ?? 0))
    },
    NativeMember("init<T: Numeric>(bitPattern value: T)") { (_, value: Value) in
      if case .number(let number) = value {
        return .int(Int(truncatingIfNeeded: number.bits))
      }
      return .int(try value.requireInt())
    },
    NativeMember("var leadingZeroBitCount: Int { get }") { call in
      .int(try call.ownInt().leadingZeroBitCount)
    },
    NativeMember("var trailingZeroBitCount: Int { get }") { call in
      .int(try call.ownInt().trailingZeroBitCount)
    },
    NativeMember("func signum() -> Int") { call in .int(try call.ownInt().signum()) },
    NativeMember("func isMultiple(of other: Int) -> Bool") { (call, other: Int) in
      .bool(try call.ownInt().isMultiple(of: other))
    },
    NativeMember(
      "func quotientAndRemainder(dividingBy other: Int) -> (quotient: Int, remainder: Int)"
    ) { (call, other: Int) in
      guard other != 0 else { throw ScriptFailure.trap(Wording.divisionByZero) }
      guard try call.ownInt() != .min || other != -1 else {
        throw ScriptFailure.trap(Wording.overflow("/"))
      }
      let result = try call.ownInt().quotientAndRemainder(dividingBy: other)
      return .tuple(
        [.int(result.quotient), .int(result.remainder)], labels: ["quotient", "remainder"])
    },
    NativeMember("func advanced(by amount: Int) -> Int") { (call, amount: Int) in
      .int(try Checked.sum(call.ownInt(), amount))
    },
    NativeMember("func distance(to other: Int) -> Int") { (call, other: Int) in
      .int(try Checked.difference(other, call.ownInt()))
    },
    NativeMember("mutating func negate()") { call in
      call.receiver = .int(try Checked.difference(0, call.ownInt()))
      return .void
    },
    NativeMember("func formatted() -> String") { call in
      .string(NumberText.grouped(try call.ownInt()))
    },
  ]

  private static func convertToInt(_ value: Value, _ call: NativeCall) throws -> Value {
    switch value {
    case .int(let value): return .int(value)
    case .double(let value):
      guard let result = Int(exactly: value.rounded(.towardZero)) else {
        throw ScriptFailure.trap(
          value.isFinite
            ? "Double value cannot be converted to Int because the result would be out of range"
            : "Double value cannot be converted to Int because it is either infinite or NaN",
          identifier: .arithmetic)
      }
      return .int(result)
    case .number(let number):
      if number.kind == .float {
        guard let result = Int(exactly: number.float.rounded(.towardZero)) else {
          throw ScriptFailure.trap(
            "Float value cannot be converted to Int because the result would be out of range")
        }
        return .int(result)
      }
      guard let wide = number.wide, let result = Int(exactly: wide) else {
        throw ScriptFailure.trap("Not enough bits to represent the passed value")
      }
      return .int(result)
    case .string(let text): return .optional(Int(text).map(Value.int))
    case .substring(let box): return .optional(Int(box.text).map(Value.int))
    case .character(let character): return .optional(Int(String(character)).map(Value.int))
    case let value:
      guard let wide = try call.program.wideInteger(of: value) else {
        return .int(try value.requireInt())
      }
      guard let result = Int(exactly: wide) else {
        throw ScriptFailure.trap("Not enough bits to represent the passed value")
      }
      return .int(result)
    }
  }

  // MARK: Randomness

  private static func bounds(_ range: Bounds<Int>) throws -> ClosedRange<Int> {
    let (lower, upper) = try range.drawn()
    let last = range.isClosed ? upper : try Checked.difference(upper, 1)
    guard lower <= last else { throw Bounds<Int>.empty }
    return lower...last
  }

  private static func randomInt(
    in range: Bounds<Int>, by place: ArgumentPlace, _ call: inout NativeCall
  ) throws -> Value {
    let range = try bounds(range)
    var generator = call.generator(at: place)
    let result = Int.random(in: range, using: &generator)
    try call.keep(generator, at: place)
    return .int(result)
  }
}

extension NativeCall {
  /// The generator of the scene's that an `inout` argument is.
  func generator(at place: ArgumentPlace) -> ScriptGenerator {
    ScriptGenerator(value: self[place] ?? .void, program: program)
  }

  /// Gives the argument the state that its generator is in after drawing.
  mutating func keep(_ generator: ScriptGenerator, at place: ArgumentPlace) throws {
    self[place] = generator.value
    if let failure = generator.failure { throw failure }
  }
}

/// The scene's generator, for the standard library's own algorithms.
struct ScriptGenerator: RandomNumberGenerator {
  var value: Value
  let program: Program
  var failure: (any Error)?

  init(value: Value, program: Program) {
    self.value = value
    self.program = program
  }

  mutating func next() -> UInt64 {
    guard let type = program.runtimeType(of: value),
      let method = program.dispatch("next", on: type, labels: [])
    else { return 0 }
    var receiver: Value? = value
    value = .void
    defer { value = receiver ?? .void }
    var arguments: [Value?] = []
    do {
      guard
        case .number(let bits) = try program.call(
          method, receiver: &receiver, arguments: &arguments)
      else { return 0 }
      return bits.bits
    } catch {
      failure = error
      return 0
    }
  }
}

extension FixedNumber.Kind {
  var isSigned: Bool {
    switch self {
    case .int8, .int16, .int32, .int64, .float: true
    default: false
    }
  }
}
