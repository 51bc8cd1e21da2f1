import LayoutSolver
import SwiftInterpreter

/// A type of the host's that a native body takes as an argument.
package protocol SceneConvertible: NativeArgument {
  init(scene value: Value, in context: SceneContext) throws
}

extension SceneConvertible {
  package init(argument: Value, of call: borrowing NativeCall) throws {
    try self.init(scene: argument, in: call.context)
  }
}

/// A type of the host's that a native body can return.
package protocol SceneRepresentable: SendableMetatype {
  func sceneValue(in context: SceneContext) throws -> Value
}

extension NativeCall {
  package func give(_ value: some SceneRepresentable) throws -> Value {
    try value.sceneValue(in: context)
  }

  /// The receiver as the host's type.
  func receiverAs<T: SceneConvertible>(_ type: T.Type = T.self) throws -> T {
    guard let receiver else { throw ScriptFailure.trap("call without a receiver") }
    return try T(scene: receiver, in: context)
  }
}

/// A view that an argument is.
extension View: SceneConvertible {
  package static var declared: DeclaredTypes { .named("View") }

  package init(scene value: Value, in context: SceneContext) throws {
    self = try context.view(value)
  }
}

/// A view builder's closure; its views are made when it is called.
package struct Content: NativeArgument {
  package static var declared: DeclaredTypes { .function(parameters: 0) }
  package let closure: Value
  private let context: SceneContext

  package init(argument: Value, of call: borrowing NativeCall) {
    closure = argument
    context = call.context
  }

  package func callAsFunction() throws -> View {
    try context.view(context.interpreter.call(closure))
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
