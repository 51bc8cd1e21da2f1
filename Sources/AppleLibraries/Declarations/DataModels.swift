final class ModelContext {
  static let main = ModelContext()
  var stored: [Any] = []
  var autosaveEnabled = true
  var hasChanges: Bool { false }
  init() {}
  init(_ container: ModelContainer) {}
  var container: ModelContainer { ModelContainer() }
  func save() throws {}
  func rollback() {}
  func transaction(block: () throws -> Void) throws { try block() }
  func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = _models(of: descriptor)
    if let predicate = descriptor.predicate {
      found = try found.filter { try predicate.evaluate($0) }
    }
    if !descriptor.sortBy.isEmpty { found = found.sorted(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
    return found
  }
  func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }
  func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).compactMap { ($0 as? any PersistentModel)?.persistentModelID }
  }
  func delete<T>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in models(of: model) where try predicate?.evaluate(model) ?? true { delete(model) }
  }
  func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    model(persistentModelID) as? T
  }
  func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = model(persistentModelID) else {
      fatalError("No model of this identifier is in the context.")
    }
    return model
  }
  private func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    for case let model as any PersistentModel in stored where model.persistentModelID == id {
      return model
    }
    return nil
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
  var fetchOffset: Int? = nil
  var includePendingChanges: Bool = true
  var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
struct Schema {
  enum Relationship { case cascade, nullify, deny, noAction }
  struct Version: Hashable {
    let major: Int
    let minor: Int
    let patch: Int
    init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }
  }
  init() {}
  init(_ types: [Any], version: Version = Version(1, 0, 0)) {}
  init(versionedSchema: any VersionedSchema.Type) {}
}
protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}
protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}
/// A store that begins empty has nothing to migrate.
enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
struct ModelConfiguration {
  /// Nothing is stored or shared here, wherever it is to be.
  enum CloudKitDatabase {
    case automatic, none
    case `private`(String)
  }
  enum GroupContainer {
    case automatic, none
    case identifier(String)
  }
  let name: String
  let schema: Schema?
  let isStoredInMemoryOnly: Bool
  let allowsSave: Bool
  var url = URL(fileURLWithPath: "/default.store")
  var cloudKitContainerIdentifier: String?
  var groupAppContainerIdentifier: String?
  init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    if case .private(let identifier) = cloudKitDatabase { cloudKitContainerIdentifier = identifier }
    if case .identifier(let group) = groupContainer { groupAppContainerIdentifier = group }
  }
  init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(name, schema: schema, allowsSave: allowsSave, cloudKitDatabase: cloudKitDatabase)
    self.url = url
  }
}
struct ModelContainer {
  let configurations: [ModelConfiguration]
  var mainContext: ModelContext { ModelContext.main }
  fileprivate init() { configurations = [] }
  init(
    for types: Any..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.configurations = configurations }
  init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws { self.configurations = configurations }
  init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.configurations = configurations }
  func deleteAllData() { ModelContext.main.stored = [] }
}
protocol ModelActor: Actor { init() }
extension ModelActor {
  init(modelContainer: ModelContainer) { self.init() }
  var modelContainer: ModelContainer { ModelContainer() }
  var modelContext: ModelContext { ModelContext.main }
}
