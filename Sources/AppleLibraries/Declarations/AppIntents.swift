struct IntentDescription: ExpressibleByStringLiteral {
  init(_ description: LocalizedStringKey, categoryName: LocalizedStringKey? = nil) {}
  init(stringLiteral value: String) {}
}
protocol IntentResult {}
struct EmptyIntentResult: IntentResult { init() {} }
extension IntentResult where Self == EmptyIntentResult {
  static func result() -> EmptyIntentResult { EmptyIntentResult() }
}
protocol AppIntent {
  associatedtype PerformResult: IntentResult
  init()
  static var title: LocalizedStringKey { get }
  static var description: IntentDescription? { get }
  func perform() async throws -> PerformResult
}
extension AppIntent {
  static var description: IntentDescription? { nil }
}
protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
  func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}
@propertyWrapper class IntentParameter<Value> {
  private var stored: Value?
  var wrappedValue: Value {
    get {
      guard let stored else { fatalError("the intent's parameter has no value") }
      return stored
    }
    set { stored = newValue }
  }
  init(
    title: LocalizedStringKey, description: LocalizedStringKey? = nil,
    default defaultValue: Value
  ) {
    stored = defaultValue
  }
  init(title: LocalizedStringKey, description: LocalizedStringKey? = nil) {}
  init<T>(title: LocalizedStringKey, description: LocalizedStringKey? = nil)
  where Value == T? {
    stored = .some(nil)
  }
}
typealias Parameter = IntentParameter
