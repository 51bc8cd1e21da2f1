import SwiftParser
import SwiftSyntax

/// The library's underscored functions of types and their names, which programs call all the same.
extension StandardLibrary {
  static let typeNames: [NativeMember] = [
    NativeMember(
      "func _openExistential<Existential, Contained, Result>(_ existential: Existential, do body: (Contained) throws -> Result) rethrows -> Result"
    ) { (_, existential: Value, body: Function) in try body(existential) },
    NativeMember("func _typeName(_ type: Any.Type, qualified: Bool = true) -> String") {
      (call, type: Value, isQualified: Bool) in
      .string(try call.program.describe(type, debug: isQualified))
    },
    // The name need only lead back to the type.
    NativeMember("func _mangledTypeName(_ type: Any.Type) -> String?") { (call, type: Value) in
      .some(OptionalBox(.string(try call.program.describe(type, debug: true))))
    },
    NativeMember("func _typeByName(_ name: String) -> Any.Type?") { (call, name: String) in
      .optional(call.program.type(written: name).map { .metatype(MetatypeBox($0)) })
    },
  ]
}

extension Program {
  /// The type that a text names; nil if there is none.
  fileprivate func type(written text: String) -> SwiftType? {
    let statement = Parser.parse(source: "let _: \(text)").statements.first
    guard case .decl(let declaration)? = statement?.item, !declaration.hasError,
      let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
    else { return nil }
    let type = scope(ofLibrary: 0).resolve(binding.typeAnnotation?.type)
    return type.hasUnknown ? nil : type
  }
}
