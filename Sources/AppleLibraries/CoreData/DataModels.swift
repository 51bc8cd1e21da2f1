import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// SwiftData with a store that begins empty and lasts as long as the scene.
  static let dataModels = NativeLibrary(
    name: "DataModels",
    types: [
      NativeType(
        named: "ModelContext",
        members: [
          NativeMember("func insert(_ model: Any)") { (call, model: Value) in
            try change(call) { $0.append(model) }
          },
          NativeMember("func delete(_ model: Any)") { (call, model: Value) in
            let interpreter = call.interpreter
            return try change(call) { models in
              try models.removeAll { try interpreter.areEqual($0, model) }
            }
          },
          NativeMember("func models<T>(of type: T.Type) -> [T]") { (call, type: Value) in
            try models(call, of: type.asType?.qualifiedName ?? "")
          },
          NativeMember("func _models<T>(of descriptor: FetchDescriptor<T>) -> [T]") {
            (call, descriptor: Value) in
            let name = call.interpreter.fullTypeName(of: descriptor)
            guard let type = name.split(separator: "<").dropFirst().first?.dropLast() else {
              throw ScriptFailure.trap(
                "which models this FetchDescriptor is of is not known; write 'FetchDescriptor<…>'")
            }
            return try models(call, of: String(type))
          },
        ])
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
      NativeMacro("ModelActor", conformances: ["ModelActor"]) { _ in nil },
      NativeMacro("Attribute") { _ in nil }, NativeMacro("Relationship") { _ in nil },
      NativeMacro("Transient") { _ in nil },
      NativeMacro("Query") { declaration in
        guard let type = declaration.type else { return nil }
        let isArray = type.hasPrefix("[") && type.hasSuffix("]")
        let element = isArray ? String(type.dropFirst().dropLast()) : "\(type).Element"
        let name = declaration.name
        return """
          private let _\(name) = SwiftData.Query<\(element)>(\(declaration.arguments))
          var \(name): \(type) { _\(name).fetch(\(element).self) }
          """
      },
    ],
    sources: [Declarations.dataModels], isPartial: true)

  private static let containers = ["modelType: Any", "modelTypes: [Any]"].map {
    "for \($0), inMemory: Bool = false, isAutosaveEnabled: Bool = true, "
      + "isUndoEnabled: Bool = false, "
      + "onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }"
  }

  private static func models(_ call: NativeCall) throws -> [Value] {
    try call.receiver?.stored("stored")?.requireArray() ?? []
  }

  /// - Parameter type: The name of the type, with those of the types around it.
  private static func models(_ call: NativeCall, of type: String) throws -> Value {
    .array(try models(call).filter { call.interpreter.typeName(of: $0) == type })
  }

  private static func change(
    _ call: NativeCall, _ body: (inout [Value]) throws -> Void
  ) throws -> Value {
    guard var context = call.receiver else { return .void }
    var stored = try models(call)
    try body(&stored)
    call.interpreter.setStored("stored", of: &context, to: .array(stored))
    call.context.state.noteWrite(of: "ModelContext")
    return .void
  }
}
