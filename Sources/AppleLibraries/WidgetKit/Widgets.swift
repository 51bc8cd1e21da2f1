import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// WidgetKit: a widget's view is laid out in its family's size.
  static let widgets = NativeLibrary(
    name: "Widgets",
    types: [
      NativeType("protocol WidgetConfiguration"),
      NativeType(
        "struct EmptyWidgetConfiguration: WidgetConfiguration",
        members: [NativeMember("init()") { $0.interpreter.host("EmptyWidgetConfiguration", ()) }]),
      NativeType(named: "Widget"),
      NativeType(named: "WidgetBundle"),
      NativeType(
        "@resultBuilder struct WidgetBundleBuilder",
        members: [
          // The first widget is shown for the bundle.
          NativeMember(
            "static func buildBlock<First: Widget, each Rest: Widget>"
              + "(_ first: First, _ rest: repeat each Rest) -> First"
          ) { (_, first: Value, _: Unused) in first }
        ]),
      NativeType(
        "struct StaticConfiguration<Content: View>: WidgetConfiguration",
        members: [
          NativeMember(
            "init<P: TimelineProvider>(kind: String, provider: P, "
              + "@ViewBuilder content: @escaping (P.Entry) -> Content)"
          ) { (call, _: Unused, provider: Value, content: Value) in
            call.configuration(WidgetDescription(provider: provider, content: content, intent: nil))
          }
        ]),
      NativeType(
        "struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration",
        members: [
          NativeMember(
            "init<P: IntentTimelineProvider>(kind: String, intent: Intent.Type, provider: P, "
              + "@ViewBuilder content: @escaping (P.Entry) -> Content) where P.Intent == Intent"
          ) { (call, _: Unused, intent: TypeArgument, provider: Value, content: Value) in
            call.configuration(
              WidgetDescription(provider: provider, content: content, intent: intent.type))
          }
        ]),
      NativeType(
        "struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>"
          + ": WidgetConfiguration",
        members: [
          NativeMember(
            "init<P: AppIntentTimelineProvider>(kind: String, intent: Intent.Type = Intent.self, "
              + "provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content) "
              + "where P.Intent == Intent"
          ) { (call, _: Unused, intent: TypeArgument, provider: Value, content: Value) in
            call.configuration(
              WidgetDescription(provider: provider, content: content, intent: intent.type))
          }
        ]),
      NativeType(
        "struct AccessoryWidgetBackground: View",
        members: [
          NativeMember("init()") { $0.make(.leaf(.color(.opacity(.named(.gray), 0.3)))) }
        ]),
    ],
    extensions: [
      "WidgetConfiguration": [
        setting("func configurationDisplayName(_ displayName: LocalizedStringKey)"),
        setting("func configurationDisplayName(_ displayName: Text)"),
        setting("func description(_ description: LocalizedStringKey)"),
        setting("func description(_ description: Text)"),
        NativeMember(
          "func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration"
        ) { (call, families: [Value]) in call.setting { $0.families = families } },
        NativeMember("func contentMarginsDisabled() -> some WidgetConfiguration") {
          $0.setting { $0.hasMargins = false }
        },
        setting("func containerBackgroundRemovable(_ isRemovable: Bool = true)"),
        setting("func promptsForUserConfiguration()"),
        setting(
          "func onBackgroundURLSessionEvents(matching matchingString: String, "
            + "_ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void)"),
      ],
      "View": [
        NativeMember("func previewContext(_ value: WidgetPreviewContext) -> some View") {
          (call, value: Value) in
          guard let family = value.stored("family") else { return try call.unchanged() }
          let view = try call.context.widgetStage(call.receiverView(), family: family)
          return call.make(view.content)
        },
        SwiftUILibrary.idle("func widgetURL(_ url: URL?) -> some View"),
        SwiftUILibrary.idle("func widgetAccentable(_ accentable: Bool = true) -> some View"),
        SwiftUILibrary.undrawn(
          "func containerBackground<V: View>(for container: ContainerBackgroundPlacement, "
            + "alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View"),
      ],
    ],
    declarationMacros: ["", ", using intent: Any"].flatMap { intent in
      [
        "@TimelineEntryBuilder timeline: @escaping () -> [any TimelineEntry]",
        "timelineProvider: @escaping () -> Any",
      ].map { entries in
        "macro Preview(_ name: String? = nil, as family: WidgetFamily\(intent), "
          + "widget: @escaping () -> any Widget, \(entries))"
      }
    } + [
      "macro Preview(_ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Any, "
        + "widget: @escaping () -> any Widget, "
        + "@ActivityContentBuilder contentStates: @escaping () -> [Any])"
    ],
    sources: [Declarations.widgets])

  /// A modifier of a configuration that changes nothing.
  private static func setting(_ signature: String) -> NativeMember {
    NativeMember(signature + " -> some WidgetConfiguration") { $0.receiver ?? .void }
  }
}

extension NativeCall {
  fileprivate func configuration(_ description: WidgetDescription) -> Value {
    interpreter.host("EmptyWidgetConfiguration", description)
  }

  /// The receiver, a configuration, as a change leaves it.
  fileprivate func setting(_ change: (inout WidgetDescription) -> Void) -> Value {
    guard var description = receiver?.asHost(WidgetDescription.self) else {
      return receiver ?? .void
    }
    change(&description)
    return configuration(description)
  }
}
