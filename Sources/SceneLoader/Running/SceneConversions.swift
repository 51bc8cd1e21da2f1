import LayoutSolver
import SwiftInterpreter

/// A type of the host's that a native body takes as an argument.
protocol SceneConvertible: SendableMetatype {
  init(scene value: Value, in context: SceneContext) throws
}

/// A type of the host's that a native body can give back.
protocol SceneRepresentable: SendableMetatype {
  func sceneValue(in context: SceneContext) throws -> Value
}

extension NativeCall {
  /// The argument at a position, as the host's type.
  func callAsFunction<T: SceneConvertible>(_ index: Int) throws -> T {
    try T(scene: value(index), in: context)
  }

  /// The same for an optional argument: nil where it is `nil` or omitted.
  func callAsFunction<T: SceneConvertible>(_ index: Int) throws -> T? {
    try optional(index).map { try T(scene: $0, in: context) }
  }

  func give(_ value: some SceneRepresentable) throws -> Value {
    try value.sceneValue(in: context)
  }

  /// The receiver as the host's type.
  func receiverAs<T: SceneConvertible>(_ type: T.Type = T.self) throws -> T {
    guard let receiver else { throw ScriptFailure.trap("call without a receiver") }
    return try T(scene: receiver, in: context)
  }
}

extension Double: SceneConvertible, SceneRepresentable {
  init(scene value: Value, in context: SceneContext) throws { self = try value.requireDouble() }
  func sceneValue(in context: SceneContext) -> Value { .double(self) }
}

extension Int: SceneConvertible, SceneRepresentable {
  init(scene value: Value, in context: SceneContext) throws { self = try value.requireInt() }
  func sceneValue(in context: SceneContext) -> Value { .int(self) }
}

extension Bool: SceneConvertible, SceneRepresentable {
  init(scene value: Value, in context: SceneContext) throws { self = try value.requireBool() }
  func sceneValue(in context: SceneContext) -> Value { .bool(self) }
}

extension String: SceneConvertible, SceneRepresentable {
  init(scene value: Value, in context: SceneContext) throws { self = try value.requireString() }
  func sceneValue(in context: SceneContext) -> Value { .string(self) }
}

extension SceneContext {
  /// A value of a struct that the library declares in Swift source.
  func construct(_ typeName: String, _ arguments: [(String, Value)]) throws -> Value {
    guard let type = interpreter.libraryType(named: typeName) else {
      throw ScriptFailure.trap("cannot find type '\(typeName)' in scope")
    }
    return try interpreter.construct(
      type, arguments.map { Interpreter.Argument($0.0, $0.1) })
  }
}

extension Value {
  /// A date in seconds since 1970-01-01 00:00 UTC; a trap where nothing can show it, as of one that
  /// is infinite.
  func secondsOfDate() throws -> Double {
    let seconds = try number("timeIntervalSince1970")
    guard abs(seconds) < 1e14 else { throw ScriptFailure.trap("a date out of bounds") }
    return seconds
  }

  /// A stored number of a struct; a trap where the value is something else.
  func number(_ name: String) throws -> Double {
    guard let value = stored(name) else {
      throw ScriptFailure.trap("value has no stored property '\(name)'")
    }
    return try value.requireDouble()
  }

  /// A stored optional number.
  func optionalNumber(_ name: String) throws -> Double? {
    try stored(name)?.unwrapped?.requireDouble()
  }
}
