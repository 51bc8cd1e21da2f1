extension StandardLibrary {
  static let floats: [NativeMember] =
    // For an argument of unknown type, the first one that takes it counts.
    [
      NativeMember("init<T: Numeric>(_ value: T)") { (call, value: Value) in
        try convert(value, call)
      },
      // A sum that begins with a literal may be of another type than the literal's default.
      NativeMember("init(_ value: Int)") { (call, value: Value) in try convert(value, call) },
      NativeMember("init(integerLiteral value: Int)") { (_, value: Int) in .double(Double(value)) },
      NativeMember("init(floatLiteral value: Double)") { (_, value: Value) in value },
      NativeMember("func formatted() -> String") { call in
        try call.program.machine.charge(16)
        return .string(NumberText.grouped(try call.ownDouble(), maximumPlaces: 6))
      },
    ] + floatingPoint(Double.self)

  private static func convert(_ value: Value, _ call: NativeCall) throws -> Value {
    if case .number(let number) = value { return .double(number.asDouble) }
    if let wide = try call.program.wideInteger(of: value) { return .double(Double(wide)) }
    if let text = value.asString { return .optional(Double(text).map(Value.double)) }
    return .double(try value.requireDouble())
  }
}
