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
  /// A date in seconds since 1970-01-01 00:00 UTC. Traps where the date can't be shown, such as an
  /// infinite one.
  package func secondsOfDate() throws -> Double {
    let seconds = try number("timeIntervalSince1970")
    guard abs(seconds) < 1e14 else { throw ScriptFailure.trap("a date out of bounds") }
    return seconds
  }

  /// A stored number of a struct. Traps where the value is something else.
  package func number(_ name: String) throws -> Double {
    guard let value = stored(name) else {
      throw ScriptFailure.trap("value has no stored property '\(name)'")
    }
    // A vector's parts may be of any type of number.
    return try value.asAnyNumber ?? value.requireDouble()
  }

  /// A stored optional number.
  package func optionalNumber(_ name: String) throws -> Double? {
    try stored(name)?.unwrapped?.requireDouble()
  }
}

/// A range of dates.
package struct DateRange: NativeArgument {
  package static var declared: DeclaredTypes { .named("Range", "ClosedRange") }
  /// Since 1970-01-01 00:00 UTC.
  package let seconds: ClosedRange<Double>

  package init(argument: Value, of call: borrowing NativeCall) throws {
    guard case .range(let range) = argument else {
      throw ScriptFailure.trap("expected a range of dates")
    }
    try self.init(from: range.lower, to: range.upper)
  }

  package init(from first: Value?, to last: Value?) throws {
    guard let lower = try first?.secondsOfDate(), let upper = try last?.secondsOfDate() else {
      throw ScriptFailure.trap("expected a range of dates")
    }
    seconds = lower...max(lower, upper)
  }
}

extension Interpreter {
  /// A value as a format style shows it.
  package func formatted(_ input: Value, by style: Value) throws -> String {
    var (input, style) = (input, style)
    if let type = style.nominalType, declaresMethod("format", in: type) {
      var arguments = [Argument(nil, input)]
      let text = try callMethod("format", on: &style, arguments: &arguments)
      return try text.asString ?? describe(text)
    }
    var arguments = [Argument(nil, style)]
    return try callMethod("formatted", on: &input, arguments: &arguments).requireString()
  }
}

extension NativeCall {
  /// A value as a format style shows it.
  package func formatted(_ input: Value, by style: Value) throws -> String {
    try interpreter.formatted(input, by: style)
  }
}
