import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  static let coordinateSpaces = NativeLibrary(
    name: "CoordinateSpaces",
    extensions: [
      "View": [
        NativeMember("func coordinateSpace(_ name: CoordinateSpace) -> some View") {
          (call, name: CoordinateSpace) in
          guard case .named(let name) = name else {
            throw ScriptFailure.trap("only a named coordinate space can be set")
          }
          return try call.modified(.coordinateSpace(name: name))
        },
        NativeMember("func coordinateSpace<T: Hashable>(name: T) -> some View") {
          (call, name: Value) in
          try call.modified(.coordinateSpace(name: AnyHashable(HashedValue(name))))
        },
      ]
    ],
    sources: [Declarations.coordinateSpaces])
}

extension CoordinateSpace: SceneConvertible {
  package static var declared: DeclaredTypes { .named("CoordinateSpace") }

  package init(scene value: Value, in context: SceneContext) throws {
    switch value.caseName {
    case "global": self = .global
    case "local": self = .local
    case "named":
      guard let name = value.associatedValues.first else {
        throw ScriptFailure.trap("a named coordinate space without a name")
      }
      self = .named(AnyHashable(HashedValue(name)))
    case "scrolling":
      self = .scrollView(
        axis: try value.associatedValues.first?.unwrapped.map { try Axis(scene: $0, in: context) })
    default:
      throw ScriptFailure.trap("value is not a 'CoordinateSpace'", identifier: .typeMismatch)
    }
  }
}
