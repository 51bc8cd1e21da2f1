extension StandardLibrary {
  /// Lengths of time, computed with Swift's own type, which keeps attoseconds.
  static let duration = NativeType(
    named: "Duration",
    members: [
      NativeMember("init(secondsComponent: Int64, attosecondsComponent: Int64)") {
        (call, secondsComponent: Value, attosecondsComponent: Value) in
        let attoseconds = try whole(attosecondsComponent, call)
        return make(call, try whole(secondsComponent, call) * perSecond + attoseconds)
      },
      NativeMember("init(_high high: Int64, low: UInt64)") { (call, high: Value, low: Value) in
        make(call, try whole(high, call) << 64 | whole(low, call))
      },
      NativeMember("var _parts: (high: Int64, low: UInt64) { get }") { call in
        let all = try own(call).attoseconds
        let parts = (Int64(truncatingIfNeeded: all >> 64), UInt64(truncatingIfNeeded: all))
        return .tuple([.integer(parts.0), .integer(parts.1)], labels: ["high", "low"])
      },
      NativeMember("var components: (seconds: Int64, attoseconds: Int64) { get }") { call in
        let (seconds, attoseconds) = try shown(own(call)).components
        return .tuple(
          [.integer(seconds), .integer(attoseconds)], labels: ["seconds", "attoseconds"])
      },
      NativeMember("var description: String { get }") { call in
        .string(try shown(own(call)).description)
      },
      NativeMember("static var zero: Duration { get }") { call in make(call, 0) },
      NativeMember("static func < (lhs: Duration, rhs: Duration) -> Bool") {
        (_, lhs: Duration, rhs: Duration) in .bool(lhs < rhs)
      },
      NativeMember("static func + (lhs: Duration, rhs: Duration) -> Duration") {
        (call, lhs: Duration, rhs: Duration) in
        try make(call, "+", lhs.attoseconds.addingReportingOverflow(rhs.attoseconds))
      },
      NativeMember("static func - (lhs: Duration, rhs: Duration) -> Duration") {
        (call, lhs: Duration, rhs: Duration) in
        try make(call, "-", lhs.attoseconds.subtractingReportingOverflow(rhs.attoseconds))
      },
      NativeMember("static func * <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration") {
        (call, lhs: Duration, rhs: Value) in
        try make(call, "*", lhs.attoseconds.multipliedReportingOverflow(by: whole(rhs, call)))
      },
      NativeMember("static func / <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration") {
        (call, lhs: Duration, rhs: Value) in
        let divisor = try whole(rhs, call)
        guard divisor != 0 else {
          throw ScriptFailure.trap("Division by zero", identifier: .arithmetic)
        }
        return try make(call, "/", lhs.attoseconds.dividedReportingOverflow(by: divisor))
      },
      NativeMember("static func * (lhs: Duration, rhs: Double) -> Duration") {
        (call, lhs: Duration, rhs: Double) in
        try make(call, rounding: Double(lhs.attoseconds) * rhs)
      },
      NativeMember("static func / (lhs: Duration, rhs: Double) -> Duration") {
        (call, lhs: Duration, rhs: Double) in
        try make(call, rounding: Double(lhs.attoseconds) / rhs)
      },
      NativeMember("static func / (lhs: Duration, rhs: Duration) -> Double") {
        (_, lhs: Duration, rhs: Duration) in .double(lhs / rhs)
      },
    ] + units.flatMap(unit),
    describe: { value in
      let duration = value.asHost(Duration.self) ?? .zero
      return (try? shown(duration))?.description ?? "\(duration.attoseconds) attoseconds"
    },
    isEqual: { $0.asHost(Duration.self) == $1.asHost(Duration.self) })

  private static let perSecond: WideInteger = 1_000_000_000_000_000_000

  /// How many attoseconds the units have.
  private static let units: [(name: String, length: WideInteger)] = [
    ("seconds", perSecond), ("milliseconds", perSecond / 1000),
    ("microseconds", perSecond / 1_000_000), ("nanoseconds", perSecond / 1_000_000_000),
  ]

  private static func unit(_ name: String, _ length: WideInteger) -> [NativeMember] {
    [
      NativeMember("static func \(name)<T: BinaryInteger>(_ count: T) -> Duration") {
        (call, count: Value) in
        try make(call, "*", length.multipliedReportingOverflow(by: whole(count, call)))
      },
      NativeMember("static func \(name)(_ count: Double) -> Duration") { (call, count: Double) in
        try make(call, rounding: count * Double(length))
      },
    ]
  }

  private static func own(_ call: NativeCall) throws -> Duration { try call.receiver() }

  /// A duration with its seconds as an `Int64`, as Swift's components and description have them.
  private static func shown(_ duration: Duration) throws -> Duration {
    guard Int64(exactly: duration.attoseconds / perSecond) != nil else {
      throw ScriptFailure.trap(
        "Not enough bits to represent the passed value", identifier: .arithmetic)
    }
    return duration
  }

  private static func whole(_ value: Value, _ call: NativeCall) throws -> WideInteger {
    try call.program.wideInteger(of: value) ?? WideInteger(value.requireInt())
  }

  private static func make(_ call: NativeCall, _ attoseconds: WideInteger) -> Value {
    call.interpreter.host("Duration", Duration(attoseconds: attoseconds))
  }

  private static func make(
    _ call: NativeCall, _ operation: String, _ result: (partialValue: WideInteger, overflow: Bool)
  ) throws -> Value {
    guard !result.overflow else {
      throw ScriptFailure.trap(Wording.overflow(operation), identifier: .arithmetic)
    }
    return make(call, result.partialValue)
  }

  private static func make(_ call: NativeCall, rounding attoseconds: Double) throws -> Value {
    guard let whole = WideInteger(exactly: attoseconds.rounded(.towardZero)) else {
      throw ScriptFailure.trap("a length of time out of bounds", identifier: .arithmetic)
    }
    return make(call, whole)
  }
}

extension Duration: HostArgument {
  package static var declared: DeclaredTypes { .named("Duration") }
}
