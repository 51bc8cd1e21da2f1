import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// `GeometryReader` and its proxy.
  static let geometryReader = NativeLibrary(
    name: "GeometryReader",
    types: [
      NativeType(
        "struct GeometryReader<Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)") {
            (call, content: Closure) in
            let context = call.context
            return call.make(
              .geometryReader { proxy, _ in
                context.guardedView("GeometryReader") {
                  try context.view(content(context.interpreter.host("GeometryProxy", proxy)))
                }
              })
          }
        ]),
      NativeType(
        "struct GeometryProxy",
        members: [
          NativeMember("var size: CGSize { get }") { call in
            try call.give(call.proxy().size)
          },
          NativeMember("var safeAreaInsets: EdgeInsets { get }") { call in
            try call.give(call.proxy().safeAreaInsets)
          },
          NativeMember("func frame(in coordinateSpace: CoordinateSpace) -> CGRect") {
            (call, coordinateSpace: CoordinateSpace) in
            try call.give(call.proxy().frame(in: coordinateSpace))
          },
          NativeMember("func bounds(of coordinateSpace: CoordinateSpace) -> CGRect?") {
            (call, coordinateSpace: CoordinateSpace) in
            guard let bounds = try call.proxy().bounds(of: coordinateSpace) else { return .none }
            return .optional(try call.give(bounds))
          },
          NativeMember("subscript<T>(anchor: Anchor<T>) -> T") { (call, anchor: AnchorValue) in
            let rect = try call.proxy()[anchor.anchor]
            return try anchor.isPoint ? call.give(rect.origin) : call.give(rect)
          },
        ]),
      NativeType("struct Anchor<Value>"),
    ],
    extensions: [
      "View": [
        NativeMember(
          "func onGeometryChange<T: Equatable>(for type: T.Type, "
            + "of transform: @escaping (GeometryProxy) -> T, "
            + "action: @escaping (_ newValue: T) -> Void) -> some View",
          body: onGeometryChange { _, new in [new] }),
        NativeMember(
          "func onGeometryChange<T: Equatable>(for type: T.Type, "
            + "of transform: @escaping (GeometryProxy) -> T, "
            + "action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View",
          body: onGeometryChange { old, new in [old ?? new, new] }),
      ]
    ])

  /// The action runs for the first value and for each one that differs from the last.
  private static func onGeometryChange(
    arguments: @escaping @Sendable (_ old: Value?, _ new: Value) -> [Value]
  ) -> @Sendable (NativeCall, Unused, Closure, Closure) throws -> Value {
    { call, _, transform, action in
      let context = call.context
      let location = call.location
      let name = "onGeometryChange \(location.file):\(location.offset)"
      return try call.action(
        .onGeometry { proxy in
          context.guarded(()) {
            let value = try transform(context.interpreter.host("GeometryProxy", proxy))
            try context.changes(to: value, at: name) { old in
              try context.measuring(at: location) { _ = try action(with: arguments(old, value)) }
            }
          }
        })
    }
  }
}

/// An anchor with its source.
package struct AnchorValue: HostArgument {
  package static var declared: DeclaredTypes { .named("Anchor") }
  var anchor: Anchor
  var isPoint: Bool

  package init(anchor: Anchor, isPoint: Bool) {
    self.anchor = anchor
    self.isPoint = isPoint
  }
}

extension NativeCall {
  fileprivate func proxy() throws -> any GeometryProxy {
    guard let proxy = receiver?.asHost(Any.self) as? any GeometryProxy else {
      throw ScriptFailure.trap("value is not a 'GeometryProxy'", identifier: .typeMismatch)
    }
    return proxy
  }
}
