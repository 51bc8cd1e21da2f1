import SwiftInterpreter

extension Interpreter {
  /// A value of a struct that the library declares in Swift source.
  package func construct(_ typeName: String, _ arguments: [(String, Value)]) throws -> Value {
    guard let type = libraryType(named: typeName) else {
      throw ScriptFailure.trap("cannot find type '\(typeName)' in scope")
    }
    return try construct(type, arguments.map { Argument($0.0, $0.1) })
  }
}

extension Value {
  /// A date in seconds since 1970-01-01 00:00 UTC; a trap where nothing can show it, as of one that
  /// is infinite.
  package func secondsOfDate() throws -> Double {
    let seconds = try number("timeIntervalSince1970")
    guard abs(seconds) < 1e14 else { throw ScriptFailure.trap("a date out of bounds") }
    return seconds
  }

  /// A stored number of a struct; a trap where the value is something else.
  package func number(_ name: String) throws -> Double {
    guard let value = stored(name) else {
      throw ScriptFailure.trap("value has no stored property '\(name)'")
    }
    return try value.requireDouble()
  }

  /// A stored optional number.
  package func optionalNumber(_ name: String) throws -> Double? {
    try stored(name)?.unwrapped?.requireDouble()
  }
}

extension NativeCall {
  /// A range of dates as seconds since 1970-01-01 00:00 UTC.
  package func dates(_ index: Int) throws -> ClosedRange<Double> {
    guard case .range(let range) = try value(index) else {
      throw ScriptFailure.trap("expected a range of dates")
    }
    return try Self.dates(range.lower, range.upper)
  }

  package static func dates(_ first: Value?, _ last: Value?) throws -> ClosedRange<Double> {
    guard let lower = try first?.secondsOfDate(), let upper = try last?.secondsOfDate() else {
      throw ScriptFailure.trap("expected a range of dates")
    }
    return lower...max(lower, upper)
  }

  /// One argument as another, a format style, shows it.
  package func formatted(_ input: Int, _ style: Int) throws -> String {
    try formatted(value(input), by: value(style))
  }

  /// A value as a format style shows it.
  package func formatted(_ input: Value, by style: Value) throws -> String {
    var (input, style) = (input, style)
    if let type = style.nominalType, interpreter.declaresMethod("format", in: type) {
      var arguments = [Interpreter.Argument(nil, input)]
      let text = try interpreter.callMethod("format", on: &style, arguments: &arguments)
      return try text.asString ?? interpreter.describe(text)
    }
    var arguments = [Interpreter.Argument(nil, style)]
    return try interpreter.callMethod("formatted", on: &input, arguments: &arguments)
      .requireString()
  }
}
