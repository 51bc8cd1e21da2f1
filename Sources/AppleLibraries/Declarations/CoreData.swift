class NSManagedObjectContext: NSObject, _Foreign {
  static let main = NSManagedObjectContext()
  enum ConcurrencyType { case mainQueueConcurrencyType, privateQueueConcurrencyType }
  var automaticallyMergesChangesFromParent: Bool = false
  var mergePolicy: Any? = nil
  var parent: NSManagedObjectContext? = nil
  var hasChanges: Bool { false }
  override init() {}
  init(concurrencyType: ConcurrencyType) {}
  func save() throws {}
  func rollback() {}
  func reset() {}
  func delete(_ object: NSManagedObject) { ModelContext.main.delete(object) }
  func insert(_ object: NSManagedObject) { ModelContext.main.insert(object) }
  func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
  func perform(_ block: @escaping () -> Void) { block() }
  func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = FetchRequest<T>(fetchRequest: request).fetch(T.self).objects
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }
  func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
}
protocol NSFetchRequestResult {}
class NSManagedObject: NSObject, ObservableObject, Identifiable, NSFetchRequestResult {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
  let objectID = NSManagedObjectID()
  var managedObjectContext: NSManagedObjectContext? { NSManagedObjectContext.main }
  init(context: NSManagedObjectContext) {
    super.init()
    context.insert(self)
  }
  static func entity() -> NSEntityDescription { NSEntityDescription() }
}
struct NSManagedObjectID: Hashable, CustomStringConvertible {
  private static var made = 0
  private let number: Int
  var isTemporaryID: Bool { false }
  var description: String { "<\(uriRepresentation().absoluteString)>" }
  fileprivate init() {
    Self.made += 1
    number = Self.made
  }
  func uriRepresentation() -> URL {
    URL(string: "x-coredata:///Object/p\(number)") ?? URL(fileURLWithPath: "/p\(number)")
  }
}
extension Set where Element: NSManagedObject {
  var allObjects: [Any] { Array(self) }
  func anyObject() -> Any? { first }
  init(array: [Element]) { self.init(array) }
}
class NSEntityDescription: NSObject { override init() {} }
class NSFetchRequest<Result>: NSObject {
  var sortDescriptors: [NSSortDescriptor]? = nil
  var predicate: NSPredicate? = nil
  var fetchLimit: Int = 0
  var entity: NSEntityDescription? = nil
  override init() {}
  init(entityName: String) {}
}
class NSPredicate: NSObject {
  let format: String
  private var arguments: [Any] = []
  private var file = ""
  private var line = 1
  private var block: ((Any?, [String: Any]?) -> Bool)?
  init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    format = "BLOCKPREDICATE"
    self.block = block
  }
  init(format: String, _ arguments: Any..., _file: String = #file, _line: Int = #line) {
    self.format = format
    self.arguments = arguments
    file = _file
    line = _line
  }
  init(value: Bool) { format = value ? "" : "FALSEPREDICATE" }
  /// Whether it is true for everything. A predicate written as text finds nothing, and a message
  /// says so.
  var finds: Bool {
    if !format.isEmpty, format != "FALSEPREDICATE" { _reportUnread(format, file, line) }
    return format.isEmpty
  }
  /// Of the predicates written as text, the one that checks texts is understood.
  func evaluate(with object: Any?) -> Bool {
    if let block { return block(object, nil) }
    guard format == "SELF MATCHES %@" || format == "SELF MATCHES[c] %@",
      let text = object as? String, let pattern = arguments.first as? String
    else { return finds }
    let options: String.CompareOptions =
      format == "SELF MATCHES %@" ? .regularExpression : [.regularExpression, .caseInsensitive]
    return text.range(of: "^(?:" + pattern + ")$", options: options) != nil
  }
}
class NSSortDescriptor: NSObject {
  fileprivate let isBefore: (Any, Any) -> Bool
  /// There is no store whose rows could be asked for a key.
  init(key: String?, ascending: Bool) { isBefore = { _, _ in false } }
  init<Root, V: Comparable>(keyPath: KeyPath<Root, V>, ascending: Bool) {
    let order = SortDescriptor<Root>(keyPath, order: ascending ? .forward : .reverse)
    isBefore = { a, b in
      guard let a = a as? Root, let b = b as? Root else { return false }
      return order.compare(a, b) == .orderedAscending
    }
  }
  init<Root>(_ descriptor: SortDescriptor<Root>) {
    isBefore = { a, b in
      guard let a = a as? Root, let b = b as? Root else { return false }
      return descriptor.compare(a, b) == .orderedAscending
    }
  }
  func sorted<T>(_ objects: [T]) -> [T] { objects.sorted { isBefore($0, $1) } }
}
struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]
  var nsPredicate: NSPredicate? = nil
  var startIndex: Int { 0 }
  var endIndex: Int { objects.count }
  subscript(position: Int) -> Result { objects[position] }
}
struct FetchRequest<Result> {
  private var predicate: NSPredicate? = nil
  private var older: [NSSortDescriptor] = []
  private var newer: [SortDescriptor<Result>] = []
  init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.predicate = predicate
    older = sortDescriptors
  }
  init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.predicate = predicate
    older = sortDescriptors
  }
  init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.predicate = predicate
    newer = sortDescriptors
  }
  init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    predicate = fetchRequest.predicate
    older = fetchRequest.sortDescriptors ?? []
  }
  var wrappedValue: FetchedResults<Result> { fetch(Result.self) }
  func fetch(_ type: Result.Type) -> FetchedResults<Result> {
    if let predicate, !predicate.finds { return FetchedResults(objects: []) }
    var objects = ModelContext.main.models(of: type)
    for descriptor in older.reversed() { objects = descriptor.sorted(objects) }
    return FetchedResults(objects: newer.isEmpty ? objects : objects.sorted(using: newer))
  }
}
class NSPersistentStoreDescription: NSObject {
  var url: URL? = nil
  override init() {}
  init(url: URL) { self.url = url }
}
class NSPersistentStore: NSObject { var url: URL? = nil }
class NSPersistentStoreCoordinator: NSObject {
  var persistentStores: [NSPersistentStore] { [] }
  func url(for store: NSPersistentStore) -> URL { URL(fileURLWithPath: "/Store") }
  func persistentStore(for url: URL) -> NSPersistentStore? { nil }
}
/// The classes of a model are read from the project; nothing is asked of the model itself.
class NSManagedObjectModel: NSObject {
  override init() {}
  init?(contentsOf url: URL) {}
  static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}
class NSPersistentContainer: NSObject {
  let name: String
  var viewContext: NSManagedObjectContext { NSManagedObjectContext.main }
  var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  var persistentStoreCoordinator = NSPersistentStoreCoordinator()
  init(name: String) { self.name = name }
  init(name: String, managedObjectModel model: NSManagedObjectModel) { self.name = name }
  func loadPersistentStores(
    completionHandler: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { completionHandler(NSPersistentStoreDescription(), nil) }
  func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext.main }
}
class NSPersistentCloudKitContainer: NSPersistentContainer {}
extension EnvironmentValues {
  var managedObjectContext: NSManagedObjectContext {
    get { NSManagedObjectContext.main }
    set {}
  }
}
