final class ModelContext {
  static let main = ModelContext()
  var stored: [Any] = []
  var autosaveEnabled = true
  var hasChanges: Bool { false }
  init() {}
  init(_ container: ModelContainer) {}
  func save() throws {}
  func rollback() {}
  func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] }
  func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int { 0 }
  func delete<T>(model: T.Type) throws {
    for model in models(of: model) { delete(model) }
  }
}

protocol PersistentModel: AnyObject, Identifiable, Hashable, Observable {}
extension PersistentModel {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
  var persistentModelID: ObjectIdentifier { ObjectIdentifier(self) }
  var modelContext: ModelContext? { ModelContext.main }
  static func == (a: Self, b: Self) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
typealias PersistentIdentifier = ObjectIdentifier
struct Query<Element> {
  var filter: Predicate<Element>? = nil
  var sort: [SortDescriptor<Element>] = []
  init() {}
  init(animation: Animation) {}
  init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    filter = descriptor.predicate
    sort = descriptor.sortBy
  }
  init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>],
    animation: Animation? = nil
  ) {
    self.filter = filter
    self.sort = sort
  }
  init(filter: Predicate<Element>?, animation: Animation? = nil) { self.filter = filter }
  init<V: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V>,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.filter = filter
    sort = [SortDescriptor(keyPath, order: order)]
  }
  func fetch(_ type: Element.Type) -> [Element] {
    let found = ModelContext.main.models(of: type)
    let chosen =
      filter.map { filter in found.filter { (try? filter.evaluate($0)) == true } } ?? found
    return sort.isEmpty ? chosen : chosen.sorted(using: sort)
  }
}
struct FetchDescriptor<T> {
  var predicate: Predicate<T>?
  var sortBy: [SortDescriptor<T>]
  var fetchLimit: Int? = nil
  init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
struct Schema {
  enum Relationship { case cascade, nullify, deny, noAction }
  init(_ types: [Any]) {}
}
struct ModelConfiguration {
  init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true
  ) {}
}
struct ModelContainer {
  var mainContext: ModelContext { ModelContext.main }
  init(for types: Any..., configurations: ModelConfiguration...) throws {}
  init(for schema: Schema, configurations: [ModelConfiguration]) throws {}
}
