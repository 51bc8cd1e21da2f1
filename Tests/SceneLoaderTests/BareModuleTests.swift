import Foundation
import SceneLoader
import Testing

/// The compiler's own word on the table and on the scenes: each is type-checked against the
/// table's bare signatures. One compiler at a time: it takes memory.
@Suite(.serialized) struct BareModuleTests {
  /// The table as a module, built once.
  private static let module: Result<URL, CompilerFailure> = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let source = folder.appendingPathComponent("SwiftUI.swift")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try BareModule.source.write(to: source, atomically: true, encoding: .utf8)
    } catch {
      return .failure(CompilerFailure(messages: ["\(error)"]))
    }
    let messages = compile([
      "-emit-module", "-enable-testing", "-parse-as-library", "-module-name", "SwiftUI",
      source.path, "-emit-module-path", folder.appendingPathComponent("SwiftUI.swiftmodule").path,
    ])
    return messages.isEmpty ? .success(folder) : .failure(CompilerFailure(messages: messages))
  }()

  private static let scenes: [String] = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Scenes", "Tests/SceneLoaderTests/Corpus", "Tests/Screens"].flatMap { name in
      let folder = package.appendingPathComponent(name).path
      let files = FileManager.default.subpaths(atPath: folder) ?? []
      return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
  }()

  @Test func theTableIsValidSwift() throws {
    #expect(try Self.module.get().path.isEmpty == false)
  }

  @Test(arguments: scenes)
  func compiles(_ path: String) throws {
    let module = try Self.module.get()
    let copy = module.appendingPathComponent("\(UUID().uuidString).swift")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try Self.compilable(text).write(to: copy, atomically: true, encoding: .utf8)
    #expect(
      Self.compile(["-typecheck", "-swift-version", "5", "-I", module.path, copy.path]) == [])
  }

  /// It is to compile in the app of whoever asks for it.
  @Test func theRecorderCompiles() throws {
    let module = try Self.module.get()
    let copy = module.appendingPathComponent("Recorder.swift")
    try Self.compilable(RecorderSource.text).write(to: copy, atomically: true, encoding: .utf8)
    #expect(
      Self.compile(["-typecheck", "-swift-version", "5", "-I", module.path, copy.path]) == [])
  }

  /// The scene without macros, whose implementations only Xcode has.
  private static func compilable(_ text: String) -> String {
    // All libraries stand in one bare module.
    var result = text.replacingOccurrences(of: "import Charts\n", with: "")
      .replacingOccurrences(of: "import SwiftUI", with: "@testable import SwiftUI")
    for (pattern, template) in [
      (#"#Preview(\([^)]*\))?\s*\{"#, "@ViewBuilder @MainActor func preview() -> some View {"),
      (#"@Entry var (\w+)(: [^=\n]+)? = ([^\n]+)"#, "var $1$2 { get { $3 } set {} }"),
      (#"@Observable(\s+(final )?class \w+)"#, "$1: Observable"),
    ] {
      result = result.replacingOccurrences(
        of: pattern, with: template, options: .regularExpression)
    }
    // Several previews need several names.
    var parts = result.components(separatedBy: "func preview()")
    for index in parts.indices.dropLast() { parts[index] += "func preview\(index)()" }
    return parts.joined()
  }

  /// The compiler's errors, none where all is well.
  private static func compile(_ arguments: [String]) -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardError = output
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      return ["\(error)"]
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.hasPrefix("/") && $0.contains("error:") }
    return errors.isEmpty ? lines : errors
  }

  struct CompilerFailure: Error {
    var messages: [String]
  }
}
