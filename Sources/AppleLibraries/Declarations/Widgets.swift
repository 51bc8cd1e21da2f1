protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}

enum WidgetFamily: Int, Hashable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}
struct WidgetPreviewContext { let family: WidgetFamily }
enum WidgetRenderingMode: Hashable { case fullColor, accented, vibrant }
struct TimelineEntryRelevance: Hashable {
  var score: Float
  var duration: TimeInterval
  init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { var relevance: TimelineEntryRelevance? { nil } }
@resultBuilder enum TimelineEntryBuilder {
  static func buildBlock(_ entries: any TimelineEntry...) -> [any TimelineEntry] { entries }
}
/// Which view a preview of a live activity shows.
enum ActivityPreviewViewKind: Equatable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}
enum DynamicIslandPreviewViewState: Equatable { case compact, minimal, expanded }
@resultBuilder enum ActivityContentBuilder {
  static func buildBlock(_ states: Any...) -> [Any] { states }
}
struct TimelineReloadPolicy: Equatable {
  private let date: Date?
  private let isNever: Bool
  private init(date: Date?, isNever: Bool) {
    self.date = date
    self.isNever = isNever
  }
  static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  static let never = TimelineReloadPolicy(date: nil, isNever: true)
  static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isNever: false)
  }
}
struct Timeline<EntryType: TimelineEntry> {
  let entries: [EntryType]
  let policy: TimelineReloadPolicy
  init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
struct AppIntentRecommendation<Intent> {
  init(intent: Intent, description: LocalizedStringKey) {}
  @_disfavoredOverload init<S: StringProtocol>(intent: Intent, description: S) {}
}
struct IntentRecommendation<Intent> {
  init(intent: Intent, description: LocalizedStringKey) {}
  @_disfavoredOverload init<S: StringProtocol>(intent: Intent, description: S) {}
}
struct TimelineProviderContext {
  let family: WidgetFamily
  let displaySize: CGSize
  var isPreview: Bool { true }
}
protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping (Timeline<Entry>) -> Void)
}
protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}
class WidgetCenter {
  static let shared = WidgetCenter()
  func reloadAllTimelines() {}
  func reloadTimelines(ofKind kind: String) {}
  func invalidateConfigurationRecommendations() {}
}
