import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// SwiftUI's small geometric values.
  static let geometry = NativeLibrary(
    name: "Geometry",
    sources: [Declarations.geometry])
}

/// An `Angle`.
struct Angle: SceneConvertible {
  static var declared: DeclaredTypes { .named("Angle") }
  var radians: Double

  init(scene value: Value, in context: SceneContext) throws {
    radians = try value.number("radians")
  }
}

extension UnitPoint: SceneConvertible, SceneRepresentable {
  package static var declared: DeclaredTypes { .named("SIMD2", "UnitPoint") }

  package init(scene value: Value, in context: SceneContext) throws {
    self.init(x: try value.number("x"), y: try value.number("y"))
  }

  package func sceneValue(in context: SceneContext) throws -> Value {
    try context.interpreter.structure("UnitPoint", [.double(x), .double(y)])
  }
}

extension EdgeInsets: SceneConvertible, SceneRepresentable {
  package static var declared: DeclaredTypes { .named("EdgeInsets") }

  package init(scene value: Value, in context: SceneContext) throws {
    self.init(
      top: try value.number("top"), leading: try value.number("leading"),
      bottom: try value.number("bottom"), trailing: try value.number("trailing"))
  }

  package func sceneValue(in context: SceneContext) throws -> Value {
    try context.interpreter.structure(
      "EdgeInsets", [.double(top), .double(leading), .double(bottom), .double(trailing)])
  }
}

extension ProposedViewSize: SceneConvertible, SceneRepresentable {
  package static var declared: DeclaredTypes { .named("ProposedViewSize") }

  package init(scene value: Value, in context: SceneContext) throws {
    self.init(
      width: try value.optionalNumber("width"), height: try value.optionalNumber("height"))
  }

  package func sceneValue(in context: SceneContext) throws -> Value {
    try context.interpreter.structure(
      "ProposedViewSize",
      [.optional(width.map(Value.double)), .optional(height.map(Value.double))])
  }
}

extension Axis.Set: SceneConvertible {
  package static var declared: DeclaredTypes { .named("Axis.Set") }

  package init(scene value: Value, in context: SceneContext) throws {
    self.init(rawValue: try value.rawValue())
  }
}

extension Edge.Set: SceneConvertible {
  package static var declared: DeclaredTypes { .named("Edge.Set") }

  package init(scene value: Value, in context: SceneContext) throws {
    self.init(rawValue: try value.rawValue())
  }
}

extension PinnedViews: SceneConvertible {
  package static var declared: DeclaredTypes { .named("PinnedScrollableViews") }

  package init(scene value: Value, in context: SceneContext) throws {
    self.init(rawValue: try value.rawValue())
  }
}

extension Value {
  /// The bits of an option set.
  fileprivate func rawValue() throws -> Int {
    guard let bits = stored("rawValue") else {
      throw ScriptFailure.trap("value is not an option set", identifier: .typeMismatch)
    }
    return try bits.requireInt()
  }
}

/// A solver's enum whose cases have the names they have in SwiftUI.
protocol SceneEnumeration: SceneConvertible, SceneRepresentable {
  static var sceneCases: [Self] { get }
  /// The type's name in SwiftUI.
  static var sceneTypeName: String { get }
  /// The case's name, as printing it shows it.
  var sceneName: String { get }
}

extension SceneEnumeration {
  package static var declared: DeclaredTypes { .named(sceneTypeName) }

  var sceneName: String { "\(self)" }

  package init(scene value: Value, in context: SceneContext) throws {
    guard let name = value.caseName,
      let match = Self.sceneCases.first(where: { $0.sceneName == name })
    else {
      throw ScriptFailure.trap(
        "value is not a '\(Self.sceneTypeName)'", identifier: .typeMismatch)
    }
    self = match
  }

  package func sceneValue(in context: SceneContext) throws -> Value {
    try context.interpreter.enumCase(Self.sceneTypeName, sceneName)
  }
}

extension SceneEnumeration where Self: CaseIterable {
  static var sceneCases: [Self] { Array(allCases) }
}

extension Axis: SceneEnumeration { static let sceneTypeName = "Axis" }
extension Edge: SceneEnumeration {
  static let sceneTypeName = "Edge"
  package static var declared: DeclaredTypes { .named("Edge", "HorizontalEdge", "VerticalEdge") }
}
extension ContentMode: SceneEnumeration {
  static let sceneCases: [ContentMode] = [.fit, .fill]
  static let sceneTypeName = "ContentMode"
  var sceneName: String { self == .fit ? "fit" : "fill" }
}
extension LayoutDirection: SceneEnumeration {
  static let sceneCases: [LayoutDirection] = [.leftToRight, .rightToLeft]
  static let sceneTypeName = "LayoutDirection"
}
