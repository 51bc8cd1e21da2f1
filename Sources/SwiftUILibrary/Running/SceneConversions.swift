import LayoutSolver
import SwiftInterpreter

/// A type of the host's that a native body takes as an argument.
package protocol SceneConvertible: SendableMetatype {
  init(scene value: Value, in context: SceneContext) throws
}

/// A type of the host's that a native body can give back.
package protocol SceneRepresentable: SendableMetatype {
  func sceneValue(in context: SceneContext) throws -> Value
}

extension NativeCall {
  /// The argument at a position, as the host's type.
  package func callAsFunction<T: SceneConvertible>(_ index: Int) throws -> T {
    try T(scene: value(index), in: context)
  }

  /// The same for an optional argument: nil where it is `nil` or omitted.
  func callAsFunction<T: SceneConvertible>(_ index: Int) throws -> T? {
    try optional(index).map { try T(scene: $0, in: context) }
  }

  package func give(_ value: some SceneRepresentable) throws -> Value {
    try value.sceneValue(in: context)
  }

  /// The receiver as the host's type.
  func receiverAs<T: SceneConvertible>(_ type: T.Type = T.self) throws -> T {
    guard let receiver else { throw ScriptFailure.trap("call without a receiver") }
    return try T(scene: receiver, in: context)
  }
}

extension Double: SceneConvertible, SceneRepresentable {
  package init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireDouble()
  }
  package func sceneValue(in context: SceneContext) -> Value { .double(self) }
}

extension Int: SceneConvertible, SceneRepresentable {
  package init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireInt()
  }
  package func sceneValue(in context: SceneContext) -> Value { .int(self) }
}

extension Bool: SceneConvertible, SceneRepresentable {
  package init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireBool()
  }
  package func sceneValue(in context: SceneContext) -> Value { .bool(self) }
}

extension String: SceneConvertible, SceneRepresentable {
  package init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireString()
  }
  package func sceneValue(in context: SceneContext) -> Value { .string(self) }
}
