import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Preferences and anchors: values that travel up the tree.
  static let preferences = NativeLibrary(
    name: "Preferences",
    types: [
      NativeType(named: "PreferenceKey"),
      NativeType(
        "struct AnchorSource<Value>",
        members: [
          NativeMember("static var bounds: Anchor<CGRect>.Source { get }") { call in
            call.interpreter.host("AnchorSource", AnchorSource.bounds)
          },
          NativeMember("static func rect(_ r: CGRect) -> Anchor<CGRect>.Source") {
            (call, r: Rect) in
            call.interpreter.host("AnchorSource", AnchorSource.rect(r))
          },
          NativeMember("static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source") {
            (call, p: Point) in
            call.interpreter.host("AnchorSource", AnchorSource.point(p))
          },
          NativeMember("static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source") {
            (call, p: UnitPoint) in
            call.interpreter.host("AnchorSource", AnchorSource.unitPoint(p))
          },
        ]
          + corners.map { name, point in
            NativeMember("static var \(name): Anchor<CGPoint>.Source { get }") { call in
              call.interpreter.host("AnchorSource", AnchorSource.unitPoint(point))
            }
          }),
    ],
    extensions: [
      "View": [
        NativeMember(
          "func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View"
        ) { (call, key: TypeArgument, value: Value) in
          try call.trait(
            .preference(key: call.context.preferenceKey(for: key.type), value))
        },
        NativeMember(
          "func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, "
            + "_ callback: @escaping (inout K.Value) -> Void) -> some View"
        ) { (call, key: TypeArgument, callback: Closure) in
          let context = call.context
          return try call.trait(
            .transformPreference(key: context.preferenceKey(for: key.type)) { value in
              guard var current = value as? Value else { return }
              context.guarded(()) { try callback(changing: &current) }
              value = current
            })
        },
        NativeMember(
          "func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, "
            + "perform action: @escaping (K.Value) -> Void) -> some View"
        ) { (call, key: TypeArgument, action: Closure) in
          let context = call.context
          let location = call.location
          let place = "onPreferenceChange \(location.file):\(location.offset)"
          return try call.action(
            .onPreferenceChange(key: context.preferenceKey(for: key.type)) { value in
              guard let value = value as? Value else { return }
              context.guarded(()) {
                try context.changes(to: value, at: place) { _ in
                  try context.measuring(at: location) { _ = try action(value) }
                }
              }
            })
        },
        NativeMember(
          "func anchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, "
            + "value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View"
        ) { (call, key: TypeArgument, source: AnchorSource, transform: Closure) in
          let context = call.context
          let key = context.preferenceKey(for: key.type)
          return try call.trait(
            .anchorPreference(key: key, source: source) { anchor in
              context.guarded(key.defaultValue()) {
                try transform(
                  context.interpreter.host(
                    "Anchor", AnchorValue(anchor: anchor, isPoint: source.isPoint)))
              }
            })
        },
        secondary(
          "func overlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type = K.self, "
            + "alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V)"
            + " -> some View"
        ) { .overlayPreferenceValue(key: $0, alignment: $1, $2) },
        secondary(
          "func backgroundPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type = K.self, "
            + "alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V)"
            + " -> some View"
        ) { .backgroundPreferenceValue(key: $0, alignment: $1, $2) },
      ]
    ],
    sources: [Declarations.preferences])

  private static let corners: [(String, UnitPoint)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]

  private static func secondary(
    _ signature: String,
    _ modifier: @escaping @Sendable (PreferenceKey, Alignment, @escaping (Any) -> View) -> Modifier
  ) -> NativeMember {
    NativeMember(signature) { (call, key: TypeArgument, alignment: Alignment, transform: Closure) in
      let context = call.context
      let key = context.preferenceKey(for: key.type)
      return try call.modified(
        modifier(key, alignment) { value in
          context.guardedView("overlayPreferenceValue") {
            let current = value as? Value ?? key.defaultValue() as? Value ?? .void
            return try context.view(transform(current))
          }
        })
    }
  }
}

extension AnchorSource: HostArgument {
  package static var declared: DeclaredTypes { .named("AnchorSource") }

  /// Whether the anchor's value is a point rather than a rectangle.
  fileprivate var isPoint: Bool {
    switch self {
    case .bounds, .rect: false
    case .point, .unitPoint: true
    }
  }
}
