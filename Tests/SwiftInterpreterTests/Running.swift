import FoundationLibrary
import SwiftInterpreter

/// What a program prints, or the message of what keeps it from running.
func run(
  _ text: String, moduleName: String = "", libraries: [NativeLibrary] = [],
  prepare: (Interpreter) -> Void = { _ in }
) throws -> [String] {
  try run([text], moduleName: moduleName, libraries: libraries, prepare: prepare)
}

/// The same of a program of several files.
func run(
  _ texts: [String], moduleName: String = "", libraries: [NativeLibrary] = [],
  prepare: (Interpreter) -> Void = { _ in }
) throws -> [String] {
  var configuration = Configuration()
  configuration.moduleName = moduleName
  configuration.workLimit = 200_000
  let interpreter = Interpreter(
    libraries: LibrarySet(FoundationLibrary.families + libraries), configuration: configuration)
  prepare(interpreter)
  return try interpreter.withLargeStack {
    let files = texts.enumerated().map { index, text in
      Interpreter.File(name: index == 0 ? "scene.swift" : "scene\(index).swift", text: text)
    }
    let problems = interpreter.load(files)
    if problems.contains(where: { $0.severity == .error }) {
      return problems.map { "\($0.location?.line ?? 0): \($0.message)" }
    }
    do {
      try interpreter.runTopLevelCode()
    } catch ScriptFailure.trap(let problem) {
      return interpreter.output + ["trap \(problem.location?.line ?? 0): \(problem.message)"]
    }
    return interpreter.output
  }
}

/// What loading a text reports.
func problems(_ text: String) -> [Diagnostic] {
  Interpreter().load([Interpreter.File(name: "scene.swift", text: text)])
}
