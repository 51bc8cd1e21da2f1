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
      NativeMember("var exponent: Int { get }") { call in
        .int(Int(try call.ownDouble().exponent))
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
      ) { (call, rule: FloatingPointRoundingRule) in
        .double(try call.ownDouble().rounded(rule))
      },
      NativeMember(
        "mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero)",
        changing: { (call: inout NativeCall, rule: FloatingPointRoundingRule) in
          call.receiver = .double(try call.ownDouble().rounded(rule))
          return .void
        }),
      NativeMember("mutating func negate()") { call in
        call.receiver = .double(-(try call.ownDouble()))
        return .void
      },
      NativeMember("func squareRoot() -> Double") { call in
        .double(try call.ownDouble().squareRoot())
      },
      NativeMember("func truncatingRemainder(dividingBy other: Double) -> Double") {
        (call, other: Double) in
        .double(try call.ownDouble().truncatingRemainder(dividingBy: other))
      },
      NativeMember("func remainder(dividingBy other: Double) -> Double") { (call, other: Double) in
        .double(try call.ownDouble().remainder(dividingBy: other))
      },
      NativeMember("func addingProduct(_ a: Double, _ b: Double) -> Double") {
        (call, a: Double, b: Double) in
        .double(try call.ownDouble().addingProduct(a, b))
      },
      NativeMember("func isLess(than other: Double) -> Bool") { (call, other: Double) in
        .bool(try call.ownDouble() < other)
      },
      NativeMember("func advanced(by amount: Double) -> Double") { (call, amount: Double) in
        .double(try call.ownDouble() + amount)
      },
      NativeMember("func distance(to other: Double) -> Double") { (call, other: Double) in
        .double(other - (try call.ownDouble()))
      },
      NativeMember("static func minimum(_ a: Double, _ b: Double) -> Double") {
        (_, a: Double, b: Double) in
        .double(Double.minimum(a, b))
      },
      NativeMember("static func maximum(_ a: Double, _ b: Double) -> Double") {
        (_, a: Double, b: Double) in
        .double(Double.maximum(a, b))
      },
      NativeMember("static func random(in range: ClosedRange<Double>) -> Double") {
        (call, range: Bounds<Double>) in
        .double(try drawn(from: range, by: &call.program.machine.random))
      },
      NativeMember("static func random(in range: Range<Double>) -> Double") {
        (call, range: Bounds<Double>) in
        .double(try drawn(from: range, by: &call.program.machine.random))
      },
      NativeMember(
        "static func random<G: RandomNumberGenerator>(in range: ClosedRange<Double>, using generator: inout G) -> Double",
        changing: { (call: inout NativeCall, range: Bounds<Double>, place: ArgumentPlace) in
          try random(in: range, by: place, &call)
        }),
      NativeMember(
        "static func random<G: RandomNumberGenerator>(in range: Range<Double>, using generator: inout G) -> Double",
        changing: { (call: inout NativeCall, range: Bounds<Double>, place: ArgumentPlace) in
          try random(in: range, by: place, &call)
        }),
      NativeMember("func isEqual(to other: Double) -> Bool") { (call, other: Double) in
        .bool(try call.ownDouble() == other)
      },
      NativeMember("func formatted() -> String") { call in
        try call.program.machine.charge(16)
        return .string(NumberText.grouped(try call.ownDouble(), maximumPlaces: 6))
      },
    ]

  private static let conversions: [NativeMember] = [
    NativeMember("init<T: Numeric>(_ value: T)") { (call, value: Value) in
      try convert(value, call)
    },
    // What is added up from a literal on may be of another type than the literal says.
    NativeMember("init(_ value: Int)") { (call, value: Value) in try convert(value, call) },
    NativeMember("init?(_ text: String)") { (_, text: String) in
      .optional(Double(text).map(Value.double))
    },
    NativeMember("init()") { _ in .double(0) },
    NativeMember("init(integerLiteral value: Int)") { (_, value: Int) in .double(Double(value)) },
    NativeMember("init(floatLiteral value: Double)") { (_, value: Value) in value },
    NativeMember("init?<T: Numeric>(exactly value: T)") { (call, value: Value) in
      if let wide = try call.program.wideInteger(of: value) {
        return .optional(Double(exactly: wide).map(Value.double))
      }
      if case .number(let number) = value { return .optional(.double(number.asDouble)) }
      return .optional(.double(try value.requireDouble()))
    },
    NativeMember("init(sign: FloatingPointSign, exponent: Int, significand: Double)") {
      (_, sign: Value, exponent: Int, significand: Double) in
      .double(
        Double(
          sign: sign.caseName == "minus" ? .minus : .plus,
          exponent: exponent, significand: significand))
    },
  ]

  private static func convert(_ value: Value, _ call: NativeCall) throws -> Value {
    if case .number(let number) = value { return .double(number.asDouble) }
    if let wide = try call.program.wideInteger(of: value) { return .double(Double(wide)) }
    if let text = value.asString { return .optional(Double(text).map(Value.double)) }
    return .double(try value.requireDouble())
  }

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

  /// A number of a generator of the scene's.
  private static func random(
    in range: Bounds<Double>, by place: ArgumentPlace, _ call: inout NativeCall
  ) throws -> Value {
    var generator = call.generator(at: place)
    let result = try drawn(from: range, by: &generator)
    try call.keep(generator, at: place)
    return .double(result)
  }

  private static func drawn(
    from range: Bounds<Double>, by generator: inout some RandomNumberGenerator
  ) throws -> Double {
    let (lower, upper) = try range.drawn()
    guard lower < upper || range.isClosed else { throw Bounds<Double>.empty }
    return range.isClosed
      ? Double.random(in: lower...upper, using: &generator)
      : Double.random(in: lower..<upper, using: &generator)
  }
}
