import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// Core Data, with the store that SwiftData's models have: it is empty at first and lasts as long
  /// as the scene. Predicates that are written as text are not understood; a fetch with one finds
  /// nothing, and the scene says so.
  static let coreData = NativeLibrary(
    name: "FoundationCoreData",
    functions: [
      NativeMember("func _reportUnread(_ format: String, _ file: String, _ line: Int)") {
        (call, format: String, file: String, line: Int) in
        call.context.report(
          Diagnostic(
            severity: .warning, identifier: .predicate,
            message: "the predicate '\(format)' is not understood, so nothing is found by it",
            location: call.interpreter.location(file: file, line: line),
            remedy: "filter in Swift, or leave the predicate out of what a preview shows"))
        return .void
      }
    ],
    attachedMacros: [
      NativeMacro("NSManaged") { declaration in
        guard let type = declaration.type else { return nil }
        let zeros = ["Bool": "false", "Double": "0", "Float": "0", "Int": "0"]
        let zero = zeros[type] ?? (type.hasPrefix("Int") ? "0" : nil)
        if let zero { return "var \(declaration.name): \(type) = \(zero)" }
        return "var \(declaration.name): \(type)\(type.hasSuffix("?") ? "" : "!") = nil"
      },
      NativeMacro("FetchRequest") { declaration in
        // `@FetchRequest<Habit>(…) var habits` leaves the property's type out.
        guard
          let type = declaration.type
            ?? declaration.genericArguments.map({ "FetchedResults<\($0)>" }),
          type.hasPrefix("FetchedResults<")
        else { return nil }
        let (name, element) = (declaration.name, type.dropFirst(15).dropLast())
        let arguments = declaration.arguments
        // An initialiser of the view sets the request where the attribute doesn't.
        return """
          var _\(name): FetchRequest<\(element)>\(arguments.isEmpty ? "" : " = FetchRequest(\(arguments))")
          var \(name): \(type) { _\(name).fetch(\(element).self) }
          """
      },
    ],
    sources: [Declarations.coreData], isPartial: true)
}
