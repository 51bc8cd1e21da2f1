import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// SwiftData with a store that begins empty and lasts as long as the scene.
  static let dataModels = NativeLibrary(
    name: "DataModels",
    types: [
      NativeType(
        "final class ModelContext",
        members: [
          NativeMember("func insert(_ model: Any)") { call in
            try change(call) { models, model in models.append(model) }
          },
          NativeMember("func delete(_ model: Any)") { call in
            let interpreter = call.interpreter
            return try change(call) { models, model in
              try models.removeAll { try interpreter.areEqual($0, model) }
            }
          },
          NativeMember("func models<T>(of type: T.Type) -> [T]") { call in
            let (store, type) = (try models(call), try call.interpreter.describe(call.value(0)))
            return .array(store.filter { call.interpreter.typeName(of: $0) == type })
          },
        ],
        source: """
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
          """)
    ],
    extensions: [
      "View": [
        SwiftUILibrary.idle("func modelContainer(_ container: ModelContainer) -> some View"),
        SwiftUILibrary.idle("func modelContext(_ modelContext: ModelContext) -> some View"),
      ]
        + containers.map { SwiftUILibrary.idle("func modelContainer(\($0)) -> some View") },
      "Scene": (containers + ["_ container: ModelContainer"]).map { parameters in
        NativeMember("func modelContainer(\(parameters)) -> some Scene") { $0.receiver ?? .void }
      },
    ],
    attachedMacros: [
      NativeMacro("Model", conformances: ["PersistentModel"]) { _ in nil },
      NativeMacro("Attribute") { _ in nil }, NativeMacro("Relationship") { _ in nil },
      NativeMacro("Transient") { _ in nil },
      NativeMacro("Query") { declaration in
        guard let type = declaration.type, type.hasPrefix("["), type.hasSuffix("]") else {
          return nil
        }
        let (name, element) = (declaration.name, type.dropFirst().dropLast())
        return """
          private var _\(name) = Query<\(element)>(\(declaration.arguments))
          var \(name): \(type) { _\(name).fetch(\(element).self) }
          """
      },
    ],
    sources: [
      """
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
          let chosen = filter.map { filter in found.filter { (try? filter.evaluate($0)) == true } } ?? found
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
      """
    ])

  private static let containers = ["modelType: Any", "modelTypes: [Any]"].map {
    "for \($0), inMemory: Bool = false, isAutosaveEnabled: Bool = true, "
      + "isUndoEnabled: Bool = false, "
      + "onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }"
  }

  private static func models(_ call: NativeCall) throws -> [Value] {
    try call.receiver?.stored("stored")?.requireArray() ?? []
  }

  private static func change(
    _ call: NativeCall, _ body: (inout [Value], Value) throws -> Void
  ) throws -> Value {
    guard var context = call.receiver else { return .void }
    var stored = try models(call)
    try body(&stored, try call.value(0))
    call.interpreter.setStored("stored", of: &context, to: .array(stored))
    call.context.state.noteWrite(of: "ModelContext")
    return .void
  }
}
