import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's collections. A cache never drops anything by itself.
  static let foundationCollections = NativeLibrary(
    name: "FoundationCollections", sources: [Declarations.foundationCollections], isPartial: true)

  /// Collections as objects.
  static let objectCollections = NativeLibrary(
    name: "FoundationObjectCollections",
    functions: [
      // The key that stands for a value that is bridged to an object, whichever way the value is
      // written.
      NativeMember("func _unboxed(_ value: Any) -> Any") { (call, value: Value) in
        call.interpreter.unboxed(value)
      },
      NativeMember("func _areEqual(_ a: Any, _ b: Any) -> Bool") { (call, a: Value, b: Value) in
        let interpreter = call.interpreter
        return .bool(try interpreter.areEqual(interpreter.unboxed(a), interpreter.unboxed(b)))
      },
    ],
    sources: [Declarations.objectCollections])
}
