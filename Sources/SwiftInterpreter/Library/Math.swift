#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension StandardLibrary {
  static let math: [NativeMember] = numericFunctions.flatMap(\.rows) + others

  /// Functions of one or two numbers.
  private static let numericFunctions: [MathFunction] = [
    unary("sin", sin), unary("cos", cos), unary("tan", tan), unary("asin", asin),
    unary("acos", acos), unary("atan", atan), unary("sinh", sinh), unary("cosh", cosh),
    unary("tanh", tanh), unary("exp", exp), unary("exp2", exp2), unary("log", log),
    unary("log2", log2), unary("log10", log10), unary("cbrt", cbrt),
    unary("log1p", log1p), unary("expm1", expm1), unary("erf", erf), unary("erfc", erfc),
    unary("tgamma", tgamma),
    unary("asinh", asinh), unary("acosh", acosh), unary("atanh", atanh), unary("logb", logb),
    unary("j0", j0), unary("j1", j1), unary("y0", y0), unary("y1", y1),
    unary("lgamma") { logarithmOfGamma($0).value },
    unary("sqrt") { $0.squareRoot() }, unary("floor") { $0.rounded(.down) },
    unary("ceil") { $0.rounded(.up) }, unary("round") { $0.rounded() },
    unary("trunc") { $0.rounded(.towardZero) }, unary("fabs") { $0.magnitude },
    unary("rint") { $0.rounded(.toNearestOrEven) },
    unary("nearbyint") { $0.rounded(.toNearestOrEven) },
    binary("pow", pow), binary("atan2", atan2), binary("hypot", hypot),
    binary("fdim", fdim),
    binary("fmod", fmod), binary("remainder", remainder), binary("fmin") { Double.minimum($0, $1) },
    binary("fmax") { Double.maximum($0, $1) },
    binary("copysign") { Double(signOf: $1, magnitudeOf: $0) },
  ]

  /// The logarithm of the gamma function's magnitude, and the function's sign.
  private static func logarithmOfGamma(_ number: Double) -> (value: Double, sign: Int) {
    let pair: (Double, Int) = lgamma(number)
    return pair
  }

  /// The order of a Bessel function, which takes as many steps.
  private static func order(_ number: Int, _ call: NativeCall) throws -> Int {
    let order = Int32(clamping: number)
    try call.spend(Int(order.magnitude))
    return Int(order)
  }

  private static let others: [NativeMember] =
    [
      NativeMember("func lgamma(_ x: Double) -> (Double, Int)") { (_, x: Double) in
        let (value, sign) = logarithmOfGamma(x)
        return .tuple([.double(value), .int(sign)])
      },
      NativeMember("@_disfavoredOverload func lgamma(_ x: Float) -> (Float, Int)") {
        (_, x: Double) in
        let (value, sign) = logarithmOfGamma(x)
        return .tuple([.number(FixedNumber(Float(value))), .int(sign)])
      },
      NativeMember("func _remquo(_ x: Double, _ y: Double) -> (Double, Int)") {
        (_, x: Double, y: Double) in
        let (rest, quotient) = remquo(x, y)
        return .tuple([.double(rest), .int(quotient)])
      },
      NativeMember("func jn(_ n: Int, _ x: Double) -> Double") { (call, n: Int, x: Double) in
        .double(jn(try order(n, call), x))
      },
      NativeMember("func yn(_ n: Int, _ x: Double) -> Double") { (call, n: Int, x: Double) in
        .double(yn(try order(n, call), x))
      },
      NativeMember("func arc4random_uniform(_ bound: UInt32) -> UInt32") { (call, bound: Value) in
        guard case .number(let number) = bound, let bound = number.wide, bound > 0
        else {
          return .number(FixedNumber(truncating: 0, kind: .uint32))
        }
        let drawn = UInt32.random(
          in: 0..<UInt32(truncatingIfNeeded: bound), using: &call.program.machine.random)
        return .number(FixedNumber(drawn, kind: .uint32))
      },
      NativeMember("func arc4random() -> UInt32") { call in
        .number(
          FixedNumber(
            UInt32.random(in: 0...(.max), using: &call.program.machine.random), kind: .uint32))
      },
      NativeMember(
        "func arc4random_buf<T>(_ buffer: inout T, _ count: Int)",
        changing: { (call: inout NativeCall, buffer: ArgumentPlace, count: Int) in
          let value = call[buffer] ?? .void
          guard let filled = call.drawn(in: value, bytes: count) else {
            throw ScriptFailure.trap(
              "the memory of '\(call.program.typeName(of: value))' is not known here")
          }
          call[buffer] = filled
          return .void
        }),
      NativeMember("func drand48() -> Double") { call in
        .double(call.program.machine.random.nextLinear())
      },
      NativeMember("func srand48(_ seed: Int)") { (call, seed: Int) in
        call.program.machine.random.seedLinear(seed)
        return .void
      },
      NativeMember("func abs<T: SignedNumeric>(_ value: T) -> T") { (call, value: Value) in
        switch value {
        case .int(let value):
          guard value != .min else { throw ScriptFailure.trap(Wording.overflow("abs")) }
          return .int(Swift.abs(value))
        case .double(let value): return .double(value.magnitude)
        case .number(let number) where number.kind == .float:
          return .number(FixedNumber(number.float.magnitude))
        case .number(let number):
          guard let wide = number.wide,
            let result = FixedNumber(wide < 0 ? -wide : wide, kind: number.kind)
          else { throw ScriptFailure.trap(Wording.overflow("abs")) }
          return .number(result)
        case let value:
          let program = call.program
          guard let type = program.runtimeType(of: value) else { return value }
          let magnitude = try program.property("magnitude", of: value, call.site)
          if program.runtimeType(of: magnitude) === type { return magnitude }
          guard try program.isLess(value, program.staticProperty("zero", of: type, call.site))
          else { return value }
          return try program.applyDeclaredPrefix("-", value) ?? value
        }
      },
      NativeMember("func min<T: Comparable>(_ a: T, _ b: T, _ rest: T...) -> T") {
        (call, a: Value, b: Value, rest: [Value]) in
        try extreme(a, [b] + rest) { try call.program.isLess($0, $1) }
      },
      NativeMember("func max<T: Comparable>(_ a: T, _ b: T, _ rest: T...) -> T") {
        (call, a: Value, b: Value, rest: [Value]) in
        // Of equal values it is the last; nothing compares with NaN.
        try extreme(a, [b] + rest) { try !isNaN($0) && !isNaN($1) && !call.program.isLess($0, $1) }
      },
    ]

  private static func isNaN(_ value: Value) -> Bool {
    switch value {
    case .double(let number): number.isNaN
    case .number(let number): number.kind == .float && number.float.isNaN
    default: false
    }
  }

  /// The first value that isn't less than another in the order.
  private static func extreme(
    _ first: Value, _ others: [Value], _ beats: (Value, Value) throws -> Bool
  ) throws -> Value {
    var best = first
    for value in others {
      if case .double(let a) = best, case .int(let b) = value {
        if try beats(.double(Double(b)), .double(a)) { best = .double(Double(b)) }
        continue
      }
      if try beats(value, best) { best = value }
    }
    return best
  }

  private static func unary(
    _ name: String, _ function: @escaping @Sendable (Double) -> Double
  ) -> MathFunction {
    MathFunction(name: name, form: .unary(function))
  }

  private static func binary(
    _ name: String, _ function: @escaping @Sendable (Double, Double) -> Double
  ) -> MathFunction {
    MathFunction(name: name, form: .binary(function))
  }
}

extension NativeCall {
  /// A number, or a list of numbers, with random first bytes; nil for any other value.
  fileprivate mutating func drawn(in value: Value, bytes count: Int) -> Value? {
    func mixed(_ bits: UInt64, width: Int) -> UInt64 {
      let drawn = UInt64.random(in: 0...(.max), using: &program.machine.random)
      let mask = count >= width / 8 ? UInt64.max : (1 << UInt64(clamping: max(0, count) * 8)) - 1
      return drawn & mask | bits & ~mask
    }
    switch value {
    case .int(let number):
      return .int(Int(truncatingIfNeeded: mixed(UInt64(truncatingIfNeeded: number), width: 64)))
    case .number(let number) where number.kind != .float:
      let old = UInt64(truncatingIfNeeded: number.bits)
      return .number(
        FixedNumber(
          truncating: WideInteger(mixed(old, width: number.kind.bitWidth)), kind: number.kind))
    case .array(let box):
      var (elements, rest) = (Array(box.elements), count)
      for index in elements.indices where rest > 0 {
        guard let element = drawn(in: elements[index], bytes: rest) else { return nil }
        elements[index] = element
        if case .number(let number) = element {
          rest -= number.kind.bitWidth / 8
        } else {
          rest -= 8
        }
      }
      return .array(elements)
    default: return nil
    }
  }
}

/// A function of C's library.
private struct MathFunction {
  enum Form {
    case unary(@Sendable (Double) -> Double)
    case binary(@Sendable (Double, Double) -> Double)
  }

  let name: String
  let form: Form

  /// For `Double`, for `Float`, and for `Float` by C's name, `powf`; some for any floating-point
  /// number.
  var rows: [NativeMember] {
    [
      row(name, of: "Double"), row(name, "@_disfavoredOverload ", of: "Float"),
      row(name + "f", of: "Float"),
    ] + (Self.generic.contains(name) ? [row(name, of: "T", "<T: FloatingPoint>")] : [])
  }

  /// Members that Swift declares on `FloatingPoint`, for generic code.
  private static let generic: Set = [
    "sqrt", "floor", "ceil", "round", "trunc", "fabs", "remainder",
  ]

  private func row(
    _ name: String, _ attribute: String = "", of type: String, _ parameters: String = ""
  ) -> NativeMember {
    @Sendable func value(_ result: Double, _ argument: MathArgument) -> Value {
      type == "Float" || type == "T" && argument.isFloat
        ? .number(FixedNumber(Float(result))) : .double(result)
    }
    let function = "\(attribute)func \(name)\(parameters)"
    switch form {
    case .unary(let compute):
      return NativeMember("\(function)(_ value: \(type)) -> \(type)") {
        (_, argument: MathArgument) in value(compute(argument.number), argument)
      }
    case .binary(let compute):
      return NativeMember("\(function)(_ a: \(type), _ b: \(type)) -> \(type)") {
        (_, a: MathArgument, b: MathArgument) in value(compute(a.number, b.number), a)
      }
    }
  }
}

/// A floating-point number, in which C's functions are computed.
private struct MathArgument: NativeArgument {
  static var declared: DeclaredTypes { .named("Double", "Float", "FloatingPoint") }
  let number: Double
  let isFloat: Bool

  init(argument: Value, of call: borrowing NativeCall) throws {
    if case .number(let number) = argument {
      (self.number, isFloat) = (Double(number.float), true)
    } else {
      (number, isFloat) = (try argument.requireDouble(), false)
    }
  }
}
