import LayoutSolver
import SceneLoader
import Testing

/// Widgets: the view of an entry in the size of its family, as Apple's Human Interface Guidelines
/// list them (158×158, 338×158 and 338×354 on a screen of 393×852), less margins of 16 points since
/// iOS 17.
struct WidgetTests {
  @Test(
    "A family's size, less the margins",
    arguments: [
      ("systemSmall", Size(width: 126, height: 126)),
      ("systemMedium", Size(width: 306, height: 126)),
      ("systemLarge", Size(width: 306, height: 322)),
      ("accessoryRectangular", Size(width: 160, height: 72)),
    ])
  func families(_ family: String, _ size: Size) throws {
    let preview =
      "#Preview(as: .\(family)) { Clock() } timeline: { Moment(date: .now, note: \"a\") }"
    #expect(try layout(Self.clock() + preview).node(identifier: "face")?.frame.size == size)
  }

  @Test("Older systems have no margins")
  func withoutMargins() throws {
    let preview =
      "#Preview(as: .systemSmall) { Clock() } timeline: { Moment(date: .now, note: \"a\") }"
    let whole = Size(width: 158, height: 158)
    #expect(
      try layout(Self.clock() + preview, os: 16).node(identifier: "face")?.frame.size == whole)
    let disabled = Self.clock(".contentMarginsDisabled()") + preview
    #expect(try layout(disabled).node(identifier: "face")?.frame.size == whole)
  }

  @Test(
    "What is shown: a timeline's first entry, a provider's, else the gallery's snapshot",
    arguments: [
      (
        "#Preview(\"Two\", as: .systemSmall) { Clock() } timeline: { Moment(date: .now, note: \"a\"); Moment(date: .now, note: \"b\") }",
        "a"
      ),
      ("#Preview(as: .systemSmall) { Clock() } timelineProvider: { Provider() }", "timeline"),
      ("", "snapshot"),
      ("@main struct All: WidgetBundle { var body: some Widget { Clock(); Clock() } }", "snapshot"),
    ])
  func entries(_ rest: String, _ note: String) throws {
    let result = try layout(Self.clock() + rest)
    #expect(result.nodes.contains { $0.detail.contains(note) })
  }

  @Test("A preview provider's context gives the size and the family")
  func previewContext() throws {
    let text =
      Self.clock() + """
        struct Previews: PreviewProvider {
          static var previews: some View {
            Face(entry: Moment(date: .now, note: "a"))
              .previewContext(WidgetPreviewContext(family: .systemMedium))
          }
        }
        """
    let result = try layout(text)
    #expect(
      result.node(identifier: "face")?.frame.size == Size(width: 306, height: 126))
    #expect(result.nodes.contains { $0.detail.contains("systemMedium") })
  }

  @Test("What users choose, with the defaults of its parameters")
  func configurable() throws {
    let text = """
      import WidgetKit
      import AppIntents
      import SwiftUI
      struct Choice: WidgetConfigurationIntent {
        static var title: LocalizedStringResource { "Choice" }
        static var description: IntentDescription { "What is shown" }
        @Parameter(title: "Mood", default: "calm") var mood: String
        @Parameter(title: "City") var city: String?
      }
      struct Moment: TimelineEntry {
        let date: Date
        let choice: Choice
      }
      struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now, choice: Choice()) }
        func snapshot(for configuration: Choice, in context: Context) async -> Moment {
          Moment(date: .now, choice: configuration)
        }
        func timeline(for configuration: Choice, in context: Context) async -> Timeline<Moment> {
          Timeline(entries: [Moment(date: .now, choice: configuration)], policy: .never)
        }
      }
      struct Mood: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "mood", intent: Choice.self, provider: Provider()) { entry in
            Text(entry.choice.mood + (entry.choice.city ?? ", nowhere"))
              .containerBackground(.fill.tertiary, for: .widget)
          }
        }
      }
      """
    #expect(try layout(text).nodes.contains { $0.detail.contains("calm, nowhere") })
    let changed =
      text + """

        extension Choice {
          static var merry: Choice {
            let choice = Choice()
            choice.mood = "merry"
            return choice
          }
        }
        #Preview(as: .systemSmall) { Mood() } timeline: { Moment(date: .now, choice: .merry) }
        """
    #expect(try layout(changed).nodes.contains { $0.detail.contains("merry, nowhere") })
  }

  @Test("Buttons and toggles that perform intents look like others")
  func intents() throws {
    let text = """
      import AppIntents
      import SwiftUI
      struct Add: AppIntent {
        static var title: LocalizedStringResource = "Add"
        @Parameter(title: "Amount") var amount: Int
        init() {}
        init(amount: Int) { self.amount = amount }
        func perform() async throws -> some IntentResult { .result() }
      }
      #Preview {
        VStack {
          Button(intent: Add(amount: 2)) { Text("Add") }.accessibilityIdentifier("a")
          Button { } label: { Text("Add") }.accessibilityIdentifier("b")
          Button("Add", intent: Add()).accessibilityIdentifier("c")
          Toggle(isOn: true, intent: Add()) { Text("On") }.accessibilityIdentifier("d")
          Toggle(isOn: .constant(true)) { Text("On") }.accessibilityIdentifier("e")
        }
      }
      """
    let result = try layout(text)
    let sizes = ["a", "b", "c", "d", "e"].map { result.node(identifier: $0)?.frame.size }
    #expect(sizes[0] != nil && sizes[0] == sizes[1] && sizes[1] == sizes[2])
    #expect(sizes[3] != nil && sizes[3] == sizes[4])
  }

  @Test("A screen the guidelines don't list is said")
  func unlisted() throws {
    let preview =
      "#Preview(as: .systemSmall) { Clock() } timeline: { Moment(date: .now, note: \"a\") }"
    let scene = Scene(
      files: [Scene.File(name: "-", text: Self.clock() + preview)], name: "-")
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings())
    #expect(
      outcome.diagnostics.map(\.message) == [
        "Apple lists no 'systemSmall' widget for a screen of 402×874; it is shown as 158×158"
      ])
  }

  @Test("A preview whose arguments fit no form is a problem at its place")
  func wrongArguments() {
    let text = Self.clock() + "#Preview(as: .systemSmall) { Clock() }"
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics.filter { $0.severity == .error }.count == 1)
  }

  private static func clock(_ settings: String = "") -> String {
    """
    import WidgetKit
    import SwiftUI
    struct Moment: TimelineEntry {
      let date: Date
      let note: String
    }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Moment { Moment(date: Date(), note: "placeholder") }
      func getSnapshot(in context: Context, completion: @escaping (Moment) -> ()) {
        completion(Moment(date: Date(), note: "snapshot"))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        let entry = Moment(date: Date(), note: "timeline")
        completion(Timeline(entries: [entry], policy: .after(Date().addingTimeInterval(60))))
      }
    }
    struct Face: View {
      @Environment(\\.widgetFamily) private var family
      var entry: Provider.Entry
      var body: some View {
        VStack { Text(entry.note); Text("\\(family)") }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .accessibilityIdentifier("face")
      }
    }
    struct Clock: Widget {
      let kind = "clock"
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { entry in
          if #available(iOS 17.0, *) {
            Face(entry: entry).containerBackground(.fill.tertiary, for: .widget)
          } else {
            Face(entry: entry)
          }
        }
        .configurationDisplayName("Clock")
        .description("A moment.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
        \(settings)
      }
    }

    """
  }

  private func layout(_ text: String, os: Int = 26) throws -> LayoutResult {
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16"))
    let outcome = scene.layout(device.settings(os: os))
    #expect(outcome.diagnostics.map(\.message) == [])
    return try #require(outcome.result)
  }
}
