/// Integers' overflow reporting, and products and quotients of twice their width.
extension StandardLibrary {
  /// The rows of an integer type, `Int` where it has no kind, computed as the type itself.
  static func fullWidthArithmetic(_ kind: FixedNumber.Kind?) -> [NativeMember] {
    switch kind {
    case nil: fullWidthArithmetic(Int.self, in: Int128.self)
    case .int8: fullWidthArithmetic(Int8.self, in: Int128.self)
    case .int16: fullWidthArithmetic(Int16.self, in: Int128.self)
    case .int32: fullWidthArithmetic(Int32.self, in: Int128.self)
    case .int64: fullWidthArithmetic(Int64.self, in: Int128.self)
    case .uint: fullWidthArithmetic(UInt.self, in: UInt128.self)
    case .uint8: fullWidthArithmetic(UInt8.self, in: UInt128.self)
    case .uint16: fullWidthArithmetic(UInt16.self, in: UInt128.self)
    case .uint32: fullWidthArithmetic(UInt32.self, in: UInt128.self)
    case .uint64: fullWidthArithmetic(UInt64.self, in: UInt128.self)
    case .float: []
    }
  }

  /// - Parameter wide: a type that has every number of twice the width.
  private static func fullWidthArithmetic<
    T: FixedWidthInteger & Sendable, Wide: FixedWidthInteger & Sendable
  >(
    _ type: T.Type, in wide: Wide.Type
  ) -> [NativeMember] where T.Magnitude: FixedWidthInteger {
    let (name, magnitude) = ("\(T.self)", "\(T.Magnitude.self)")
    func reporting(
      _ label: String, _ operation: @escaping @Sendable (T, T) -> (partialValue: T, overflow: Bool)
    ) -> NativeMember {
      NativeMember("func \(label): \(name)) -> (partialValue: \(name), overflow: Bool)") {
        (call, other: Value) in
        let result = operation(integer(call.receiver), integer(other))
        return .tuple(
          [.integer(result.partialValue), .bool(result.overflow)],
          labels: ["partialValue", "overflow"])
      }
    }
    return [
      reporting("addingReportingOverflow(_ other") { $0.addingReportingOverflow($1) },
      reporting("subtractingReportingOverflow(_ other") { $0.subtractingReportingOverflow($1) },
      reporting("multipliedReportingOverflow(by other") { $0.multipliedReportingOverflow(by: $1) },
      reporting("dividedReportingOverflow(by other") { $0.dividedReportingOverflow(by: $1) },
      reporting("remainderReportingOverflow(dividingBy other") {
        $0.remainderReportingOverflow(dividingBy: $1)
      },
      NativeMember(
        "func multipliedFullWidth(by other: \(name)) -> (high: \(name), low: \(magnitude))"
      ) { (call, other: Value) in
        let product = (integer(call.receiver) as T).multipliedFullWidth(by: integer(other))
        return .tuple([.integer(product.high), .integer(product.low)], labels: ["high", "low"])
      },
      NativeMember(
        "func dividingFullWidth(_ dividend: (high: \(name), low: \(magnitude))) -> (quotient: \(name), remainder: \(name))"
      ) { (call, dividend: Value) in
        let parts = dividend.asTuple ?? []
        let (high, low): (T, T.Magnitude) = (integer(parts.first), integer(parts.last))
        let divisor: T = integer(call.receiver)
        guard divisor != 0 else {
          throw ScriptFailure.trap(Wording.divisionByZero, identifier: .arithmetic)
        }
        let whole = Wide(high) << T.bitWidth | Wide(low)
        let (quotient, overflow) = whole.dividedReportingOverflow(by: Wide(divisor))
        guard !overflow, let quotient = T(exactly: quotient) else {
          throw ScriptFailure.trap("Quotient is not representable", identifier: .arithmetic)
        }
        return .tuple(
          [.integer(quotient), .integer(T(truncatingIfNeeded: whole % Wide(divisor)))],
          labels: ["quotient", "remainder"])
      },
    ]
  }

  private static func integer<T: FixedWidthInteger>(_ value: Value?) -> T {
    T(truncatingIfNeeded: value?.asWideInteger ?? 0)
  }
}

extension Value {
  /// An integer of one of Swift's types.
  package static func integer<T: FixedWidthInteger>(_ number: T) -> Value {
    guard let kind = FixedNumber.Kind(rawValue: "\(T.self)") else {
      return .int(Int(truncatingIfNeeded: number))
    }
    return .number(FixedNumber(number, kind: kind))
  }
}
