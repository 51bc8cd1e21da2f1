import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's sorting, predicates, coders and errors. Nothing is coded or read from disk.
  static let foundationSorting = NativeLibrary(
    name: "FoundationSorting",
    functions: [
      NativeMember(
        "func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle? = nil, "
          + "value: String = \"\", comment: String) -> String"
      ) { call in
        let key = try call.string(0)
        let table = call.optional(1)?.asString
        if let text = call.foundationHost?.localizedText(key, table: table) {
          return .string(text)
        }
        let value = try call.string(3)
        return .string(value.isEmpty ? key : value)
      },
      // What is missing comes first.
      NativeMember("func _precedes(_ a: Any, _ b: Any) -> Bool") { call in
        guard let later = try call.value(1).unwrapped else { return .bool(false) }
        guard let earlier = try call.value(0).unwrapped else { return .bool(true) }
        return .bool(try call.interpreter.isLess(earlier, later))
      },
    ],
    sources: [Declarations.sortingAndErrors],
    expressionMacros: [
      NativeMember("func Predicate<T>(_ body: @escaping (T) -> Bool) -> Predicate<T>") { call in
        guard let type = call.interpreter.libraryType(named: "Predicate") else { return .void }
        return try call.interpreter.construct(type, [Interpreter.Argument(nil, call.value(0))])
      }
    ], isPartial: true)
}
