#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension StandardLibrary {
  static let floats: [NativeMember] =
    [
      constant("pi", .pi), constant("infinity", .infinity), constant("nan", .nan),
      constant("zero", 0), constant("greatestFiniteMagnitude", .greatestFiniteMagnitude),
      constant("leastNonzeroMagnitude", .leastNonzeroMagnitude),
      constant("leastNormalMagnitude", .leastNormalMagnitude), constant("ulpOfOne", .ulpOfOne),
    ] + conversions + [
      NativeMember("var description: String { get }") { call in
        .string("\(try call.ownDouble())")
      },
      property("magnitude") { $0.magnitude }, property("nextUp") { $0.nextUp },
      property("nextDown") { $0.nextDown }, property("ulp") { $0.ulp },
      test("isNaN") { $0.isNaN }, test("isInfinite") { $0.isInfinite },
      test("isFinite") { $0.isFinite }, test("isZero") { $0.isZero },
      test("isNormal") { $0.isNormal },
      NativeMember("var sign: FloatingPointSign { get }") { call in
        try call.interpreter.enumCase(
          "FloatingPointSign", try call.ownDouble().sign == .minus ? "minus" : "plus")
      },
      NativeMember("var hashValue: Int { get }") { call in .int(try call.ownDouble().hashValue) },
      NativeMember(
        "func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Double"
      ) { call in .double(try call.ownDouble().rounded(rule(call))) },
      NativeMember(
        "mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero)"
      ) { call in
        call.receiver = .double(try call.ownDouble().rounded(rule(call)))
        return .void
      },
      NativeMember("mutating func negate()") { call in
        call.receiver = .double(-(try call.ownDouble()))
        return .void
      },
      NativeMember("func squareRoot() -> Double") { call in
        .double(try call.ownDouble().squareRoot())
      },
      NativeMember("func truncatingRemainder(dividingBy other: Double) -> Double") { call in
        .double(try call.ownDouble().truncatingRemainder(dividingBy: try call.double(0)))
      },
      NativeMember("func remainder(dividingBy other: Double) -> Double") { call in
        .double(try call.ownDouble().remainder(dividingBy: try call.double(0)))
      },
      NativeMember("func addingProduct(_ a: Double, _ b: Double) -> Double") { call in
        .double(try call.ownDouble().addingProduct(try call.double(0), try call.double(1)))
      },
      NativeMember("func isLess(than other: Double) -> Bool") { call in
        .bool(try call.ownDouble() < call.double(0))
      },
      NativeMember("func advanced(by amount: Double) -> Double") { call in
        .double(try call.ownDouble() + call.double(0))
      },
      NativeMember("func distance(to other: Double) -> Double") { call in
        .double(try call.double(0) - call.ownDouble())
      },
      NativeMember("static func minimum(_ a: Double, _ b: Double) -> Double") { call in
        .double(Double.minimum(try call.double(0), try call.double(1)))
      },
      NativeMember("static func maximum(_ a: Double, _ b: Double) -> Double") { call in
        .double(Double.maximum(try call.double(0), try call.double(1)))
      },
      NativeMember("static func random(in range: ClosedRange<Double>) -> Double") { call in
        try random(call)
      },
      NativeMember("static func random(in range: Range<Double>) -> Double") { call in
        try random(call)
      },
      NativeMember(
        "static func random<G: RandomNumberGenerator>(in range: ClosedRange<Double>, using generator: inout G) -> Double"
      ) { call in
        guard case .range(let range) = try call.value(0), let lower = range.lower?.asDouble,
          let upper = range.upper?.asDouble
        else { throw ScriptFailure.trap("not a range of numbers") }
        var generator = ScriptGenerator(value: try call.value(1), program: call.program)
        let result = Double.random(in: lower...upper, using: &generator)
        call.arguments[1] = generator.value
        if let failure = generator.failure { throw failure }
        return .double(result)
      },
      NativeMember("func formatted() -> String") { call in
        .string(NumberText.grouped(try call.ownDouble(), maximumPlaces: 6))
      },
    ]

  private static let conversions: [NativeMember] = [
    NativeMember("init<T: Numeric>(_ value: T)") { call in
      if case .number(let number) = try call.value(0) { return .double(number.asDouble) }
      if case .string(let text) = try call.value(0) {
        return .optional(Double(text).map(Value.double))
      }
      return .double(try call.double(0))
    },
    NativeMember("init(_ value: Int)") { call in .double(try call.double(0)) },
    NativeMember("init?(_ text: String)") { call in
      .optional(Double(try call.string(0)).map(Value.double))
    },
    NativeMember("init()") { _ in .double(0) },
    NativeMember("init?<T: Numeric>(exactly value: T)") { call in
      .optional(.double(try call.double(0)))
    },
    NativeMember("init(sign: FloatingPointSign, exponent: Int, significand: Double)") { call in
      .double(
        Double(
          sign: try call.value(0).caseName == "minus" ? .minus : .plus,
          exponent: try call.int(1), significand: try call.double(2)))
    },
  ]

  private static func constant(_ name: String, _ value: Double) -> NativeMember {
    NativeMember("static var \(name): Double { get }") { _ in .double(value) }
  }

  private static func property(
    _ name: String, _ read: @escaping @Sendable (Double) -> Double
  ) -> NativeMember {
    NativeMember("var \(name): Double { get }") { call in .double(read(try call.ownDouble())) }
  }

  private static func test(
    _ name: String, _ read: @escaping @Sendable (Double) -> Bool
  ) -> NativeMember {
    NativeMember("var \(name): Bool { get }") { call in .bool(read(try call.ownDouble())) }
  }

  private static func rule(_ call: NativeCall) -> FloatingPointRoundingRule {
    switch call.arguments.first??.caseName {
    case "toNearestOrEven": .toNearestOrEven
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    default: .toNearestOrAwayFromZero
    }
  }

  private static func random(_ call: NativeCall) throws -> Value {
    guard case .range(let range) = try call.value(0), let lower = range.lower?.asDouble,
      let upper = range.upper?.asDouble, lower < upper || range.kind == .closed
    else { throw ScriptFailure.trap("Can't get random value with an empty range") }
    return .double(Double.random(in: lower...upper, using: &call.program.machine.random))
  }

  // MARK: Fixed-width integers and Float

  static func fixedWidth(_ kind: FixedNumber.Kind) -> [NativeMember] {
    let name = kind.rawValue
    var members = [
      NativeMember("init<T: Numeric>(_ value: T)") { call in try convert(call, to: kind) },
      NativeMember("init()") { _ in .number(FixedNumber(0, kind: kind)) },
      NativeMember("init?(_ text: String, radix: Int = 10)") { call in
        if kind == .float {
          return .optional(Float(try call.string(0)).map { .number(FixedNumber($0)) })
        }
        guard let wide = UInt64(try call.string(0), radix: try call.int(1)) else { return .none }
        return .optional(FixedNumber(.init(wide), kind: kind).map(Value.number))
      },
      NativeMember("init<T: Numeric>(truncatingIfNeeded value: T)") { call in
        switch try call.value(0) {
        case .int(let value): .number(FixedNumber(truncating: .init(value), kind: kind))
        case .number(let number):
          .number(FixedNumber(truncating: number.wide ?? 0, kind: kind))
        default: try convert(call, to: kind)
        }
      },
      NativeMember("init<T: Numeric>(clamping value: T)") { call in
        let wide = WideInteger(try call.int(0))
        return .number(
          FixedNumber(
            truncating: min(max(wide, kind.bounds.lowerBound), kind.bounds.upperBound), kind: kind))
      },
      NativeMember("var description: String { get }") { call in
        guard case .number(let number)? = call.receiver else { return .string("") }
        return .string(number.description)
      },
      NativeMember("static var zero: \(name) { get }") { _ in
        .number(kind == .float ? FixedNumber(Float(0)) : FixedNumber(0, kind: kind))
      },
    ]
    if kind == .float {
      members += [
        NativeMember("static var pi: Float { get }") { _ in .number(FixedNumber(Float.pi)) },
        NativeMember("static var infinity: Float { get }") { _ in
          .number(FixedNumber(Float.infinity))
        },
        NativeMember("func rounded() -> Float") { call in
          guard case .number(let number)? = call.receiver else { return .void }
          return .number(FixedNumber(number.float.rounded()))
        },
        NativeMember("func squareRoot() -> Float") { call in
          guard case .number(let number)? = call.receiver else { return .void }
          return .number(FixedNumber(number.float.squareRoot()))
        },
      ]
    } else {
      members += [
        NativeMember("static var max: \(name) { get }") { _ in
          .number(FixedNumber(truncating: kind.bounds.upperBound, kind: kind))
        },
        NativeMember("static var min: \(name) { get }") { _ in
          .number(FixedNumber(truncating: kind.bounds.lowerBound, kind: kind))
        },
        NativeMember("var nonzeroBitCount: Int { get }") { call in
          guard case .number(let number)? = call.receiver else { return .void }
          return .int(number.bits.nonzeroBitCount)
        },
      ]
    }
    return members
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
    case .character(let character): wide = character.asciiValue.map { WideInteger($0) }
    default: wide = nil
    }
    guard let wide, let number = FixedNumber(wide, kind: kind) else {
      throw ScriptFailure.trap(
        "Not enough bits to represent the passed value", identifier: "arithmetic")
    }
    return .number(number)
  }
}
