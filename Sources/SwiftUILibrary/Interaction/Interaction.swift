import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Actions when a view appears or a value changes.
  static let interaction = NativeLibrary(
    name: "Interaction",
    extensions: [
      "View": drops + [
        NativeMember("func onAppear(perform action: (() -> Void)? = nil) -> some View") {
          (call, action: Closure?) in
          guard let action else { return try call.unchanged() }
          let context = call.context
          return try call.action(.onAppear { context.guarded(()) { _ = try action() } })
        },
        NativeMember("func onDisappear(perform action: (() -> Void)? = nil) -> some View") {
          (call, action: Closure?) in
          guard let action else { return try call.unchanged() }
          let context = call.context
          return try call.action(.onDisappear { context.guarded(()) { _ = try action() } })
        },
        NativeMember(
          "func task(priority: TaskPriority = .userInitiated, "
            + "_ action: @escaping () async -> Void) -> some View"
        ) { (call, _: Unused, action: Closure) in
          let context = call.context
          return try call.action(
            .task { context.guarded(()) { try context.interpreter.asTask { _ = try action() } } })
        },
        NativeMember(
          "func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, "
            + "_ action: @escaping () async -> Void) -> some View"
        ) { (call, value: Value, _: Unused, action: Closure) in
          try watching(call, value, initially: true) { _ in
            try call.interpreter.asTask { _ = try action() }
          }
        },
        NativeMember(
          "func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)"
            + " -> some View"
        ) { (call, value: Value, action: Closure) in
          try watching(call, value, initially: false) { _ in
            try action(value)
          }
        },
        NativeMember(
          "func onChange<V: Equatable>(of value: V, initial: Bool = false, "
            + "_ action: @escaping () -> Void) -> some View"
        ) { (call, value: Value, initial: Bool, action: Closure) in
          try watching(call, value, initially: initial) { _ in
            try action()
          }
        },
        NativeMember(
          "func onChange<V: Equatable>(of value: V, initial: Bool = false, "
            + "_ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View"
        ) { (call, value: Value, initial: Bool, action: Closure) in
          try watching(call, value, initially: initial) { old in
            try action(old ?? value, value)
          }
        },
        NativeMember(
          "func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)"
            + " -> some View"
        ) { (call, publisher: Value, action: Closure) in
          // A missing module's publisher never sends anything.
          if publisher.isForeign { return try call.unchanged() }
          let context = call.context
          let name = "onReceive \(call.location.file):\(call.location.offset)"
          return try call.action(
            .onUpdate {
              context.guarded(()) { try context.receive(publisher, as: name, action.value) }
            })
        },
        NativeMember(
          "func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View"
        ) { (call, shape: ShapeValue, _: Unused) in try call.decorated(.contentShape(shape.shape))
        },
        NativeMember(
          "func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)"
            + " -> some View"
        ) { (call, kind: Value, shape: ShapeValue, _: Unused) in
          // Bit 1 is interaction; the other kinds are about previews and hovering.
          let kinds = try kind.stored("rawValue")?.requireInt() ?? 0
          guard kinds & 1 == 1 else { return try call.unchanged() }
          return try call.decorated(.contentShape(shape.shape))
        },
        idle("func onOpenURL(perform action: @escaping (URL) -> Void) -> some View"),
        idle(
          "func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, "
            + "condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool) -> some View"),
        idle(
          "func sensoryFeedback<T: Equatable>(trigger: T, "
            + "_ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?)"
            + " -> some View"),
        idle(
          "func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)"
            + " -> some View"),
        idle("func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View"),
        idle("func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View"),
        idle(
          "func draggable<T, V: View>(_ payload: @autoclosure @escaping () -> T, "
            + "@ViewBuilder preview: () -> V) -> some View"),
        idle("func onDrag(_ data: @escaping () -> NSItemProvider) -> some View"),
        idle(
          "func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, "
            + "@ViewBuilder preview: () -> V) -> some View"),
        idle(
          "func dropDestination<T>(for payloadType: T.Type, "
            + "action: @escaping ([T], CGPoint) -> Bool, "
            + "isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View"),
        NativeMember("func allowsHitTesting(_ enabled: Bool) -> some View") {
          (call, enabled: Bool) in
          try enabled ? call.unchanged() : call.decorated(.ignoresTouches)
        },
        idle(
          "func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)"
            + " -> some View"),
        undrawn("func previewDevice(_ value: PreviewDevice?) -> some View"),
        undrawn("func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View"),
        NativeMember("static func _printChanges()") { _ in .void },
        NativeMember("static func _logChanges()") { _ in .void },
        NativeMember("func previewDisplayName(_ value: String?) -> some View") {
          (call, name: String?) in
          guard let name else { return try call.unchanged() }
          return try call.trait(.containerValue(key: Subview.previewNameKey, name))
        },
        NativeMember("func previewLayout(_ value: PreviewLayout) -> some View") {
          (call, layout: Value) in
          guard layout.caseName == "fixed", layout.associatedValues.count == 2 else {
            return try call.unchanged()
          }
          return try call.modified(
            .frame(
              width: layout.associatedValues[0].requireDouble(),
              height: layout.associatedValues[1].requireDouble(), alignment: .center))
        },
      ]
    ],
    sources: [Declarations.interaction])

  /// Types are passed as types, or as identifiers.
  private static let drops: [NativeMember] = ["UTType", "String"].flatMap { type in
    [
      idle("func onDrop(of types: [\(type)], delegate: any DropDelegate) -> some View"),
      idle(
        "func onDrop(of types: [\(type)], isTargeted: Binding<Bool>?, "
          + "perform action: @escaping ([NSItemProvider]) -> Bool) -> some View"),
      idle(
        "func onDrop(of types: [\(type)], isTargeted: Binding<Bool>?, "
          + "perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View"),
    ]
  }

  /// Runs when the value in a later pass differs from the one before.
  private static func watching(
    _ call: NativeCall, _ value: Value, initially: Bool,
    _ perform: @escaping (Value?) throws -> Void
  ) throws -> Value {
    let context = call.context
    let place = "onChange \(call.location.file):\(call.location.offset)"
    return try call.action(
      .onGeometry { _ in
        context.guarded(()) {
          try context.changes(to: value, at: place, initially: initially) { old in
            try perform(old)
          }
        }
      })
  }
}
