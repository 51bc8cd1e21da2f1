import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Tables. In compact width they are lists of their first column, as Apple documents; elsewhere
  /// their columns are side by side.
  static let tables = NativeLibrary(
    name: "Tables",
    functions: [
      NativeMember("func _reportColumns(_ file: String, _ line: Int)") {
        (call, file: String, line: Int) in
        call.context.report(
          Diagnostic(
            severity: .warning, identifier: .table,
            message: "how a table divides its width is not known: columns without a width share "
              + "what is left equally, and rows are as high as a list's",
            location: call.interpreter.location(file: file, line: line),
            remedy: "give them one by 'width(_:)'"))
        return .void
      },
      NativeMember("func _reportHiddenColumns(_ count: Int, _ file: String, _ line: Int)") {
        (call, count: Int, file: String, line: Int) in
        call.context.report(
          Diagnostic(
            severity: .note, identifier: .hiddenColumns,
            message: "the width is compact: Table shows its first column alone and hides "
              + (count == 1 ? "the other" : "the other \(count)"),
            location: call.interpreter.location(file: file, line: line),
            remedy: "show in the first column what is needed of them, where horizontalSizeClass is "
              + ".compact"))
        return .void
      },
      NativeMember("func _isMac() -> Bool") { call in
        .bool(call.interpreter.configuration.platforms.contains("macOS"))
      },
    ],
    sources: [Declarations.tables])
}
