import LayoutSolver
import Numbers
import SwiftInterpreter

extension SwiftUILibrary {
  /// Views that have the frame of another one.
  static let matchedGeometry = NativeLibrary(
    name: "MatchedGeometry",
    types: [
      NativeType(
        named: "Namespace",
        members: [
          NativeMember("init()") { $0.interpreter.host("Namespace", NamespaceProperty()) },
          NativeMember("var wrappedValue: Namespace.ID { get }") { call in
            let namespace: NamespaceProperty = try call.receiver()
            return call.interpreter.host("Namespace.ID", namespace)
          },
        ])
    ],
    extensions: [
      "View": [
        NativeMember(
          "func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, "
            + "properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, "
            + "isSource: Bool = true) -> some View"
        ) {
          (
            call, id: Value, namespace: NamespaceProperty,
            properties: MatchedGeometry.Properties, anchor: UnitPoint, isSource: Bool
          ) in
          try call.modified(
            .matchedGeometry(
              MatchedGeometry(
                group: [AnyHashable(HashedValue(id)), AnyHashable(namespace)],
                properties: properties, anchor: anchor, isSource: isSource)))
        }
      ]
    ],
    sources: [Declarations.matchedGeometry])
}

/// A `@Namespace`, and its `ID`: the place of the view that declares it, and the property's name.
private struct NamespaceProperty: DynamicProperty, Hashable, SceneConvertible {
  static var declared: DeclaredTypes { .named("Namespace.ID") }

  private var place = Identity()
  private var name = ""

  init() {}

  init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireHost(as: NamespaceProperty.self)
  }

  func linked(to place: DynamicPropertyPlace) -> Any {
    var linked = self
    linked.place = place.build.identity
    linked.name = place.path + place.name
    return linked
  }

  func isSame(as other: any DynamicProperty) -> Bool { self == other as? NamespaceProperty }
}

extension MatchedGeometry.Properties: SceneConvertible {
  package static var declared: DeclaredTypes { .named("MatchedGeometryProperties") }

  package init(scene value: Value, in context: SceneContext) throws {
    self.init(rawValue: Int(clamped: try value.number("rawValue")))
  }
}
