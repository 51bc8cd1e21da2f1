import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// A whole app: its first window is laid out. Playground pages too.
  static let apps = NativeLibrary(
    name: "Apps",
    types: [
      NativeType(named: "App"),
      NativeType(named: "Scene"),
      NativeType(
        "struct WindowGroup<Content: View>: View, Scene",
        members: [
          NativeMember("init(@ViewBuilder content: () -> Content)") { (call, content: Content) in
            call.window(try content())
          },
          NativeMember("init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)") {
            (call, _: Unused, content: Content) in
            call.window(try content())
          },
          NativeMember("init(id: String, @ViewBuilder content: () -> Content)") {
            (call, _: Unused, content: Content) in
            call.window(try content())
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)"
          ) { (call, _: Unused, _: Unused, content: Content) in
            call.window(try content())
          },
          unshown(
            "init<D: Hashable>(for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content)"),
          unshown(
            "init<D: Hashable>(id: String, for type: D.Type, "
              + "@ViewBuilder content: (Binding<D?>) -> Content)"),
          unshown(
            "init<D: Hashable>(_ title: LocalizedStringKey, id: String, for type: D.Type, "
              + "@ViewBuilder content: (Binding<D?>) -> Content)"),
        ]),
      NativeType(
        "struct Window<Content: View>: View, Scene",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)"
          ) { (call, _: Unused, _: Unused, content: Content) in
            call.window(try content())
          }
        ]),
      NativeType(
        "struct DocumentGroup<Content: View>: View, Scene",
        members: [
          unshown("init(newDocument: Any, @ViewBuilder editor: (Any) -> Content)")
        ]),
      NativeType(
        "struct Settings<Content: View>: View, Scene",
        members: [unshown("init(@ViewBuilder content: () -> Content)")]),
      NativeType(
        "struct MenuBarExtra<Label: View, Content: View>: View, Scene",
        members: [
          unshown(
            "init(_ title: LocalizedStringKey, systemImage: String, "
              + "@ViewBuilder content: () -> Content) where Label == Text"),
          unshown(
            "init(_ title: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, "
              + "@ViewBuilder content: () -> Content) where Label == Text"),
          unshown(
            "init(_ title: LocalizedStringKey, image: String, "
              + "@ViewBuilder content: () -> Content) where Label == Text"),
          unshown(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"),
          unshown(
            "init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, "
              + "@ViewBuilder label: () -> Label)"),
        ]),
      NativeType(
        "struct CommandMenu<Content: View>: View, Commands",
        members: [
          unshown("init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content)")
        ]),
      NativeType(
        "struct CommandGroup<Content: View>: View, Commands",
        members: ["before", "after", "replacing"].map {
          unshown(
            "init(\($0) group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)")
        }),
      NativeType(
        "@resultBuilder struct SceneBuilder",
        members: [
          NativeMember(
            "static func buildBlock<each Content: Scene>(_ content: repeat each Content)"
              + " -> some Scene"
          ) { (_, scenes: [Value]) in
            // The first scene with a window is the app's face.
            return scenes.first { $0.asHost(View.self)?.isEmpty != true } ?? scenes.first ?? .void
          }
        ]),
      NativeType(
        named: "PlaygroundPage",
        members: [
          NativeMember("func setLiveView<V: View>(_ view: V)") { (call, view: Value) in
            call.context.liveView = view
            return .void
          },
          NativeMember(
            "var liveView: Any? { get set }",
            setter: { call in
              call.context.liveView = call.newValue?.unwrapped
              return .void
            }
          ) { call in .optional(call.context.liveView) },
        ]),
      NativeType(
        "class UIHostingController<Content: View>: UIViewController, View",
        members: [
          NativeMember("init(rootView: Content)") { (call, rootView: View) in
            if call.context.hostedView == nil {
              call.context.hostedView = call.interpreter.host("_ErasedView", rootView)
            }
            return call.interpreter.host("UIHostingController", rootView)
          }
        ]),
    ],
    extensions: [
      "Scene": [
        scene("func commands<C: View>(@ViewBuilder content: () -> C) -> some Scene"),
        scene("func windowStyle<S: WindowStyle>(_ style: S) -> some Scene"),
        scene("func windowResizability(_ resizability: WindowResizability) -> some Scene"),
        scene("func defaultSize(width: CGFloat, height: CGFloat) -> some Scene"),
        scene(
          "func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)"
            + " -> some Scene"),
        scene(
          "func onChange<V: Equatable>(of value: V, initial: Bool = false, "
            + "_ action: @escaping (V, V) -> Void) -> some Scene"),
        scene(
          "func onChange<V: Equatable>(of value: V, initial: Bool = false, "
            + "_ action: @escaping () -> Void) -> some Scene"),
        scene("func defaultSize(_ size: CGSize) -> some Scene"),
        scene("func defaultPosition(_ position: UnitPoint) -> some Scene"),
        NativeMember(
          "func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)"
            + " -> some Scene", body: setValue),
        NativeMember(
          "func environment<T: AnyObject>(_ object: T?) -> some Scene", body: setObject),
        NativeMember(
          "func environmentObject<T: ObservableObject>(_ object: T) -> some Scene"
        ) { (call, object: Value) in try setObject(call, object: object) },
        scene("func modelContainer(for type: Any) -> some Scene"),
      ]
    ],
    functions: [
      // The app's delegate: created, and never called.
      NativeMember("func _object<T>(_ type: T.Type) -> T") { (call, type: Value) in
        guard let type = type.asType else { return .void }
        return try call.interpreter.construct(type)
      }
    ],
    sources: [Declarations.apps])

  /// A scene that shows nothing at first.
  private static func unshown(_ signature: String) -> NativeMember {
    NativeMember(signature) { $0.window(.empty) }
  }

  private static func scene(_ signature: String) -> NativeMember {
    NativeMember(signature) { $0.receiver ?? .void }
  }
}

extension NativeCall {
  /// A scene by the view it shows first.
  fileprivate func window(_ content: View) -> Value { interpreter.host("WindowGroup", content) }
}

extension View {
  fileprivate var isEmpty: Bool {
    if case .empty = content { true } else { false }
  }
}
