/// The members that `Double` and `Float` share.
extension StandardLibrary {
  static func floatingPoint<T: FloatingPointType>(_ type: T.Type) -> [NativeMember] {
    floatingPointConstants(type) + floatingPointTests(type) + floatingPointParts(type)
      + floatingPointArithmetic(type) + floatingPointInitializers(type)
      + randomFloatingPoint(type)
  }

  private static func floatingPointConstants<T: FloatingPointType>(
    _ type: T.Type
  ) -> [NativeMember] {
    func constant(_ name: String, _ value: T) -> NativeMember {
      NativeMember("static var \(name): Self { get }") { _ in value.value }
    }
    func count(_ name: String, _ value: Int) -> NativeMember {
      NativeMember("static var \(name): Int { get }") { _ in .int(value) }
    }
    return [
      constant("pi", .pi), constant("infinity", .infinity), constant("nan", .nan),
      constant("signalingNaN", .signalingNaN), constant("zero", 0),
      constant("greatestFiniteMagnitude", .greatestFiniteMagnitude),
      constant("leastNonzeroMagnitude", .leastNonzeroMagnitude),
      constant("leastNormalMagnitude", .leastNormalMagnitude), constant("ulpOfOne", .ulpOfOne),
      count("radix", T.radix), count("exponentBitCount", T.exponentBitCount),
      count("significandBitCount", T.significandBitCount),
    ]
  }

  private static func floatingPointTests<T: FloatingPointType>(_ type: T.Type) -> [NativeMember] {
    func test(_ name: String, _ read: @escaping @Sendable (T) -> Bool) -> NativeMember {
      NativeMember("var \(name): Bool { get }") { call in
        .bool(read(try T(read: call.receiver)))
      }
    }
    func comparison(_ label: String, _ holds: @escaping @Sendable (T, T) -> Bool) -> NativeMember {
      NativeMember("func \(label): \(T.self)) -> Bool") { (call, other: Value) in
        .bool(holds(try T(read: call.receiver), try T(read: other)))
      }
    }
    return [
      test("isNaN") { $0.isNaN }, test("isSignalingNaN") { $0.isSignalingNaN },
      test("isInfinite") { $0.isInfinite }, test("isFinite") { $0.isFinite },
      test("isZero") { $0.isZero }, test("isNormal") { $0.isNormal },
      test("isSubnormal") { $0.isSubnormal }, test("isCanonical") { $0.isCanonical },
      comparison("isEqual(to other") { $0.isEqual(to: $1) },
      comparison("isLess(than other") { $0.isLess(than: $1) },
      comparison("isLessThanOrEqualTo(_ other") { $0.isLessThanOrEqualTo($1) },
      comparison("isTotallyOrdered(belowOrEqualTo other") {
        $0.isTotallyOrdered(belowOrEqualTo: $1)
      },
    ]
  }

  /// A number's parts: its sign, exponent and significand, and their bits.
  private static func floatingPointParts<T: FloatingPointType>(_ type: T.Type) -> [NativeMember] {
    func number(_ name: String, _ read: @escaping @Sendable (T) -> T) -> NativeMember {
      NativeMember("var \(name): Self { get }") { call in
        read(try T(read: call.receiver)).value
      }
    }
    func integer<N: FixedWidthInteger & Sendable>(
      _ name: String, _ read: @escaping @Sendable (T) -> N
    ) -> NativeMember {
      NativeMember("var \(name): \(N.self) { get }") { call in
        .integer(read(try T(read: call.receiver)))
      }
    }
    return [
      number("magnitude") { $0.magnitude }, number("nextUp") { $0.nextUp },
      number("nextDown") { $0.nextDown }, number("ulp") { $0.ulp },
      number("significand") { $0.significand }, number("binade") { $0.binade },
      integer("exponent") { Int($0.exponent) }, integer("significandWidth") { $0.significandWidth },
      integer("exponentBitPattern") { UInt($0.exponentBitPattern) },
      integer("significandBitPattern") { $0.significandBitPattern },
      integer("bitPattern") { $0.bitPattern },
      NativeMember("var sign: FloatingPointSign { get }") { call in
        try call.interpreter.enumCase(
          "FloatingPointSign", "\(T(read: call.receiver).sign)")
      },
      NativeMember("var floatingPointClass: FloatingPointClassification { get }") { call in
        try call.interpreter.enumCase(
          "FloatingPointClassification", "\(T(read: call.receiver).floatingPointClass)")
      },
      NativeMember("var description: String { get }") { call in
        .string("\(try T(read: call.receiver))")
      },
      NativeMember("var hashValue: Int { get }") { call in
        .int(HashedValue(call.receiver ?? .void).hash)
      },
    ]
  }

  private static func floatingPointArithmetic<T: FloatingPointType>(
    _ type: T.Type
  ) -> [NativeMember] {
    let rule = "_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero"
    func combination(_ label: String, _ combine: @escaping @Sendable (T, T) -> T) -> NativeMember {
      NativeMember("func \(label): \(T.self)) -> Self") { (call, other: Value) in
        combine(try T(read: call.receiver), try T(read: other)).value
      }
    }
    func change(_ label: String, _ combine: @escaping @Sendable (T, T) -> T) -> NativeMember {
      NativeMember(
        "mutating func \(label): \(T.self))",
        changing: { (call: inout NativeCall, other: Value) in
          call.receiver = combine(try T(read: call.receiver), try T(read: other)).value
          return .void
        })
    }
    func choice(_ name: String, _ choose: @escaping @Sendable (T, T) -> T) -> NativeMember {
      NativeMember("static func \(name)(_ a: \(T.self), _ b: \(T.self)) -> Self") {
        (_, a: Value, b: Value) in choose(try T(read: a), try T(read: b)).value
      }
    }
    return [
      combination("remainder(dividingBy other") { $0.remainder(dividingBy: $1) },
      combination("truncatingRemainder(dividingBy other") {
        $0.truncatingRemainder(dividingBy: $1)
      },
      change("formRemainder(dividingBy other") { $0.remainder(dividingBy: $1) },
      change("formTruncatingRemainder(dividingBy other") {
        $0.truncatingRemainder(dividingBy: $1)
      },
      combination("advanced(by amount") { $0 + $1 },
      combination("distance(to other") { $1 - $0 },
      choice("minimum") { .minimum($0, $1) }, choice("maximum") { .maximum($0, $1) },
      choice("minimumMagnitude") { .minimumMagnitude($0, $1) },
      choice("maximumMagnitude") { .maximumMagnitude($0, $1) },
      NativeMember("func rounded(\(rule)) -> Self") {
        (call, rule: FloatingPointRoundingRule) in
        try T(read: call.receiver).rounded(rule).value
      },
      NativeMember(
        "mutating func round(\(rule))",
        changing: { (call: inout NativeCall, rule: FloatingPointRoundingRule) in
          call.receiver = try T(read: call.receiver).rounded(rule).value
          return .void
        }),
      NativeMember("mutating func negate()") { call in
        call.receiver = (-(try T(read: call.receiver))).value
        return .void
      },
      NativeMember("func squareRoot() -> Self") { call in
        try T(read: call.receiver).squareRoot().value
      },
      NativeMember("mutating func formSquareRoot()") { call in
        call.receiver = try T(read: call.receiver).squareRoot().value
        return .void
      },
      NativeMember("func addingProduct(_ a: \(T.self), _ b: \(T.self)) -> Self") {
        (call, a: Value, b: Value) in
        try T(read: call.receiver).addingProduct(T(read: a), T(read: b)).value
      },
      NativeMember(
        "mutating func addProduct(_ a: \(T.self), _ b: \(T.self))",
        changing: { (call: inout NativeCall, a: Value, b: Value) in
          call.receiver = try T(read: call.receiver).addingProduct(T(read: a), T(read: b)).value
          return .void
        }),
    ]
  }

  private static func floatingPointInitializers<T: FloatingPointType>(
    _ type: T.Type
  ) -> [NativeMember] {
    let bits = T.RawSignificand.self
    return [
      NativeMember("init()") { _ in T(0).value },
      NativeMember("init?(_ text: String)") { (_, text: String) in
        .optional(T(text).map(\.value))
      },
      NativeMember("init?<T: Numeric>(exactly value: T)") { (call, value: Value) in
        if let wide = try call.program.wideInteger(of: value) {
          return .optional(T(exactly: wide).map(\.value))
        }
        if case .number(let number) = value {
          return .optional(T(exactly: number.float).map(\.value))
        }
        return .optional(T(exactly: try value.requireDouble()).map(\.value))
      },
      NativeMember("init(sign: FloatingPointSign, exponent: Int, significand: \(T.self))") {
        (_, sign: FloatingPointSign, exponent: Int, significand: Value) in
        T(
          sign: sign, exponent: T.Exponent(clamping: exponent),
          significand: try T(read: significand)
        )
        .value
      },
      NativeMember(
        "init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: \(bits))"
      ) { (_, sign: FloatingPointSign, exponent: Value, significand: Value) in
        T(
          sign: sign,
          exponentBitPattern: T.RawExponent(truncatingIfNeeded: exponent.asWideInteger ?? 0),
          significandBitPattern: T.RawSignificand(
            truncatingIfNeeded: significand.asWideInteger ?? 0)
        ).value
      },
      NativeMember("init(signOf sign: \(T.self), magnitudeOf magnitude: \(T.self))") {
        (_, sign: Value, magnitude: Value) in
        T(signOf: try T(read: sign), magnitudeOf: try T(read: magnitude)).value
      },
      NativeMember("init(bitPattern: \(bits))") { (_, pattern: Value) in
        T(bitPattern: T.RawSignificand(truncatingIfNeeded: pattern.asWideInteger ?? 0)).value
      },
      NativeMember("init(nan payload: \(bits), signaling: Bool)") {
        (_, payload: Value, isSignaling: Bool) in
        let payload = T.RawSignificand(truncatingIfNeeded: payload.asWideInteger ?? 0)
        guard payload < T.RawSignificand(1) << (T.significandBitCount - 2) else {
          throw ScriptFailure.trap("NaN payload is not encodable.")
        }
        return T(nan: payload, signaling: isSignaling).value
      },
    ]
  }

  private static func randomFloatingPoint<T: FloatingPointType>(_ type: T.Type) -> [NativeMember] {
    ["Range", "ClosedRange"].flatMap { range in
      [
        NativeMember("static func random(in range: \(range)<\(T.self)>) -> Self") {
          (call, range: Bounds<Value>) in
          try T.drawn(from: range, by: &call.program.machine.random).value
        },
        NativeMember(
          "static func random<G: RandomNumberGenerator>(in range: \(range)<\(T.self)>, using generator: inout G) -> Self",
          changing: { (call: inout NativeCall, range: Bounds<Value>, place: ArgumentPlace) in
            var generator = call.generator(at: place)
            let result = try T.drawn(from: range, by: &generator)
            try call.keep(generator, at: place)
            return result.value
          }),
      ]
    }
  }
}

/// A floating-point type of Swift's, by the interpreter's representation.
protocol FloatingPointType: BinaryFloatingPoint, LosslessStringConvertible, Sendable
where RawSignificand: FixedWidthInteger & Sendable {
  init(read value: Value?) throws
  var value: Value { get }
  init(bitPattern: RawSignificand)
  var bitPattern: RawSignificand { get }
  init(nan payload: RawSignificand, signaling: Bool)
}

extension FloatingPointType {
  fileprivate static func drawn(
    from range: Bounds<Value>, by generator: inout some RandomNumberGenerator
  ) throws -> Self {
    let drawn = try range.drawn()
    let (lower, upper) = (try Self(read: drawn.lower), try Self(read: drawn.upper))
    guard lower < upper || range.isClosed && lower == upper else { throw Bounds<Value>.empty }
    return range.isClosed
      ? random(in: lower...upper, using: &generator) : random(in: lower..<upper, using: &generator)
  }
}

extension Double: FloatingPointType {
  init(read value: Value?) throws {
    if case .double(let number)? = value {
      self = number
    } else {
      self = try value?.asAnyNumber ?? value?.requireDouble() ?? 0
    }
  }
  var value: Value { .double(self) }
}

extension Float: FloatingPointType {
  init(read value: Value?) throws {
    if case .number(let number)? = value, number.kind == .float {
      self = number.float
    } else {
      // A literal in a generic function has no size yet.
      self = Float(try value?.asAnyNumber ?? value?.requireDouble() ?? 0)
    }
  }
  var value: Value { .number(FixedNumber(self)) }
}

extension Value {
  package static func float(_ number: Float) -> Value { number.value }
}

extension FloatingPointSign: NativeArgument {
  package static var declared: DeclaredTypes { .named("FloatingPointSign") }

  package init(argument: Value, of call: borrowing NativeCall) {
    self = argument.caseName == "minus" ? .minus : .plus
  }
}
