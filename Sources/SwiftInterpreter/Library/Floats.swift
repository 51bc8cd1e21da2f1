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
      property("significand") { $0.significand }, property("binade") { $0.binade },
      NativeMember("var exponent: Int { get }") { call in .int(Int(try call.ownDouble().exponent))
      },
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
      ) { call in try generated(&call) },
      NativeMember(
        "static func random<G: RandomNumberGenerator>(in range: Range<Double>, using generator: inout G) -> Double"
      ) { call in try generated(&call) },
      NativeMember("func isEqual(to other: Double) -> Bool") { call in
        .bool(try call.ownDouble() == call.double(0))
      },
      NativeMember("func formatted() -> String") { call in
        try call.program.machine.charge(16)
        return .string(NumberText.grouped(try call.ownDouble(), maximumPlaces: 6))
      },
    ]

  private static let conversions: [NativeMember] = [
    NativeMember("init<T: Numeric>(_ value: T)") { call in
      if case .number(let number) = try call.value(0) { return .double(number.asDouble) }
      if let text = try call.value(0).asString {
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

  static func rule(_ call: NativeCall) -> FloatingPointRoundingRule {
    switch call.arguments.first??.caseName {
    case "toNearestOrEven": .toNearestOrEven
    case "up": .up
    case "down": .down
    case "towardZero": .towardZero
    case "awayFromZero": .awayFromZero
    default: .toNearestOrAwayFromZero
    }
  }

  /// A number of a generator of the scene's.
  private static func generated(_ call: inout NativeCall) throws -> Value {
    guard case .range(let range) = try call.value(0), let lower = range.lower?.asDouble,
      let upper = range.upper?.asDouble, lower < upper || range.kind == .closed
    else { throw ScriptFailure.trap("Can't get random value with an empty range") }
    var generator = ScriptGenerator(value: try call.value(1), program: call.program)
    let result =
      range.kind == .closed
      ? Double.random(in: lower...upper, using: &generator)
      : Double.random(in: lower..<upper, using: &generator)
    call.arguments[1] = generator.value
    if let failure = generator.failure { throw failure }
    return .double(result)
  }

  private static func random(_ call: NativeCall) throws -> Value {
    guard case .range(let range) = try call.value(0), let lower = range.lower?.asDouble,
      let upper = range.upper?.asDouble, lower < upper || range.kind == .closed
    else { throw ScriptFailure.trap("Can't get random value with an empty range") }
    return .double(Double.random(in: lower...upper, using: &call.program.machine.random))
  }
}
