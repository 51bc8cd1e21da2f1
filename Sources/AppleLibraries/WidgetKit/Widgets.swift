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
          // The first widget stands for the bundle.
          NativeMember(
            "static func buildBlock<First: Widget, each Rest: Widget>"
              + "(_ first: First, _ rest: repeat each Rest) -> First"
          ) { try $0.value(0) }
        ]),
      NativeType(
        "struct StaticConfiguration<Content: View>: WidgetConfiguration",
        members: [
          configuration(
            "init<P: TimelineProvider>(kind: String, provider: P, "
              + "@ViewBuilder content: @escaping (P.Entry) -> Content)", intent: nil, provider: 1)
        ]),
      NativeType(
        "struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration",
        members: [
          configuration(
            "init<P: IntentTimelineProvider>(kind: String, intent: Intent.Type, provider: P, "
              + "@ViewBuilder content: @escaping (P.Entry) -> Content) where P.Intent == Intent",
            intent: 1, provider: 2)
        ]),
      NativeType(
        "struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>"
          + ": WidgetConfiguration",
        members: [
          configuration(
            "init<P: AppIntentTimelineProvider>(kind: String, intent: Intent.Type = Intent.self, "
              + "provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content) "
              + "where P.Intent == Intent", intent: 1, provider: 2)
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
        setting("func supportedFamilies(_ families: [WidgetFamily])") { call, description in
          description.families = try call.array(0)
        },
        setting("func contentMarginsDisabled()") { $1.hasMargins = false },
        setting("func containerBackgroundRemovable(_ isRemovable: Bool = true)"),
        setting("func promptsForUserConfiguration()"),
        setting(
          "func onBackgroundURLSessionEvents(matching matchingString: String, "
            + "_ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void)"),
      ],
      "View": [
        NativeMember("func previewContext(_ value: WidgetPreviewContext) -> some View") { call in
          guard let family = try call.value(0).stored("family") else { return try call.unchanged() }
          let view = try call.context.widgetStage(call.receiverView(), family: family)
          return call.make(view.content)
        },
        SwiftUILibrary.idle("func widgetURL(_ url: URL?) -> some View"),
        SwiftUILibrary.idle("func widgetAccentable(_ accentable: Bool = true) -> some View"),
        SwiftUILibrary.idle(
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
    },
    sources: [Declarations.widgets])

  /// - Parameters:
  ///   - intent: which parameter is the type of what users choose.
  ///   - provider: the parameter before the content.
  private static func configuration(
    _ signature: String, intent: Int?, provider: Int
  ) -> NativeMember {
    NativeMember(signature) { call in
      let description = WidgetDescription(
        provider: try call.value(provider), content: try call.value(provider + 1),
        intent: try intent.flatMap { try call.value($0).asType })
      return call.interpreter.host("EmptyWidgetConfiguration", description)
    }
  }

  /// A modifier of a configuration.
  private static func setting(
    _ signature: String,
    _ change: @escaping @Sendable (NativeCall, inout WidgetDescription) throws -> Void = { _, _ in }
  ) -> NativeMember {
    NativeMember(signature + " -> some WidgetConfiguration") { call in
      guard var description = call.receiver?.asHost(WidgetDescription.self) else {
        return call.receiver ?? .void
      }
      try change(call, &description)
      return call.interpreter.host("EmptyWidgetConfiguration", description)
    }
  }
}
