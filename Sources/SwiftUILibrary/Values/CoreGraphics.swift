import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Core Graphics' points, sizes and rectangles, which Foundation has where there is no Apple SDK.
  static let foundationGeometry = NativeLibrary(
    name: "FoundationGeometry",
    sources: [Declarations.foundationGeometry])

  /// Core Graphics' transform.
  static let coreGraphics = NativeLibrary(
    name: "CoreGraphics",
    sources: [Declarations.coreGraphics])
}

extension Size: SceneConvertible, SceneRepresentable {
  package static var declared: DeclaredTypes { .named("CGSize") }

  package init(scene value: Value, in context: SceneContext) throws {
    self.init(width: try value.number("width"), height: try value.number("height"))
  }

  package func sceneValue(in context: SceneContext) throws -> Value {
    try context.interpreter.structure("CGSize", [.double(width), .double(height)])
  }
}

extension Point: SceneConvertible, SceneRepresentable {
  package static var declared: DeclaredTypes { .named("CGPoint") }

  package init(scene value: Value, in context: SceneContext) throws {
    self.init(x: try value.number("x"), y: try value.number("y"))
  }

  package func sceneValue(in context: SceneContext) throws -> Value {
    try context.interpreter.structure("CGPoint", [.double(x), .double(y)])
  }
}

extension Rect: SceneConvertible, SceneRepresentable {
  package static var declared: DeclaredTypes { .named("CGRect") }

  package init(scene value: Value, in context: SceneContext) throws {
    guard let origin = value.stored("origin"), let size = value.stored("size") else {
      throw ScriptFailure.trap("value is not a 'CGRect'", identifier: .typeMismatch)
    }
    self.init(
      origin: try Point(scene: origin, in: context), size: try Size(scene: size, in: context))
  }

  package func sceneValue(in context: SceneContext) throws -> Value {
    try context.interpreter.structure(
      "CGRect", [origin.sceneValue(in: context), size.sceneValue(in: context)])
  }
}
