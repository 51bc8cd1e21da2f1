import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's sorting, scanning and predicates.
  static let foundationSorting = NativeLibrary(
    name: "FoundationSorting",
    functions: [
      NativeMember(
        "func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle? = nil, "
          + "value: String = \"\", comment: String) -> String"
      ) { (call, key: String, table: String?, _: Unused, value: String, _: Unused) in
        if let text = call.foundationHost?.localizedText(key, table: table) {
          return .string(text)
        }
        return .string(value.isEmpty ? key : value)
      },
      // A missing value comes first.
      NativeMember("func _precedes(_ a: Any, _ b: Any) -> Bool") { (call, a: Value, b: Value) in
        guard let later = b.unwrapped else { return .bool(false) }
        guard let earlier = a.unwrapped else { return .bool(true) }
        return .bool(try call.interpreter.isLess(earlier, later))
      },
    ],
    sources: [Declarations.sorting],
    expressionMacros: [
      NativeMember("func Predicate<T>(_ body: @escaping (T) -> Bool) -> Predicate<T>") {
        (call, body: Closure) in try made("Predicate", of: body, call)
      },
      NativeMember(
        "func Expression<T, Output>(_ body: @escaping (T) -> Output) -> Expression<T, Output>"
      ) { (call, body: Closure) in try made("Expression", of: body, call) },
    ], isPartial: true)

  /// What a macro makes from the closure it is given.
  private static func made(
    _ name: String, of body: Closure, _ call: NativeCall
  ) throws -> Value {
    guard let type = call.interpreter.libraryType(named: name) else { return .void }
    return try call.interpreter.construct(type, [Interpreter.Argument(nil, body.value)])
  }
}
