import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// A whole app: what its first window shows is what is laid out. Playground pages too.
  static let apps = NativeLibrary(
    name: "Apps",
    types: [
      NativeType(named: "App"),
      NativeType(named: "Scene"),
      NativeType(
        "struct WindowGroup<Content: View>: View, Scene",
        members: [
          window("init(@ViewBuilder content: () -> Content)", 0),
          window("init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)", 1),
          window("init(id: String, @ViewBuilder content: () -> Content)", 1),
          window(
            "init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)", 2),
          window(
            "init<D: Hashable>(for type: D.Type, @ViewBuilder content: (Binding<D?>) -> Content)",
            nil),
          window(
            "init<D: Hashable>(id: String, for type: D.Type, "
              + "@ViewBuilder content: (Binding<D?>) -> Content)", nil),
          window(
            "init<D: Hashable>(_ title: LocalizedStringKey, id: String, for type: D.Type, "
              + "@ViewBuilder content: (Binding<D?>) -> Content)", nil),
        ]),
      NativeType(
        "struct Window<Content: View>: View, Scene",
        members: [
          window(
            "init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)", 2)
        ]),
      NativeType(
        "struct DocumentGroup<Content: View>: View, Scene",
        members: [
          window("init(newDocument: Any, @ViewBuilder editor: (Any) -> Content)", nil)
        ]),
      NativeType(
        "struct Settings<Content: View>: View, Scene",
        members: [window("init(@ViewBuilder content: () -> Content)", nil)]),
      NativeType(
        "struct MenuBarExtra<Label: View, Content: View>: View, Scene",
        members: [
          window(
            "init(_ title: LocalizedStringKey, systemImage: String, "
              + "@ViewBuilder content: () -> Content) where Label == Text", nil),
          window(
            "init(_ title: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, "
              + "@ViewBuilder content: () -> Content) where Label == Text", nil),
          window(
            "init(_ title: LocalizedStringKey, image: String, "
              + "@ViewBuilder content: () -> Content) where Label == Text", nil),
          window(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)", nil),
          window(
            "init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, "
              + "@ViewBuilder label: () -> Label)", nil),
        ]),
      NativeType(
        "struct CommandMenu<Content: View>: View, Commands",
        members: [
          window("init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content)", nil)
        ]),
      NativeType(
        "struct CommandGroup<Content: View>: View, Commands",
        members: ["before", "after", "replacing"].map {
          window(
            "init(\($0) group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)", nil)
        }),
      NativeType(
        "@resultBuilder struct SceneBuilder",
        members: [
          NativeMember(
            "static func buildBlock<each Content: Scene>(_ content: repeat each Content)"
              + " -> some Scene"
          ) { call in
            // The first scene with a window is the app's face.
            let scenes = try call.array(0)
            return scenes.first { $0.asHost(View.self)?.isEmpty != true } ?? scenes.first ?? .void
          }
        ]),
      NativeType(
        named: "PlaygroundPage",
        members: [
          NativeMember("func setLiveView<V: View>(_ view: V)") { call in
            call.context.liveView = try call.value(0)
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
          NativeMember("init(rootView: Content)") { call in
            call.interpreter.host("UIHostingController", try call.view(0))
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
          "func environmentObject<T: ObservableObject>(_ object: T) -> some Scene",
          body: setObject),
        scene("func modelContainer(for type: Any) -> some Scene"),
      ]
    ],
    functions: [
      // The app's delegate: made, and told of nothing.
      NativeMember("func _object<T>(_ type: T.Type) -> T") { call in
        guard let type = try call.value(0).asType else { return .void }
        return try call.interpreter.construct(type)
      }
    ],
    sources: [Declarations.apps])

  /// A scene by the view it shows first; one that shows none is empty.
  private static func window(_ signature: String, _ content: Int?) -> NativeMember {
    NativeMember(signature) { call in
      call.interpreter.host("WindowGroup", try content.map { try call.content($0) } ?? View.empty)
    }
  }

  private static func scene(_ signature: String) -> NativeMember {
    NativeMember(signature) { $0.receiver ?? .void }
  }
}

extension View {
  fileprivate var isEmpty: Bool {
    if case .empty = content { true } else { false }
  }
}
