import Foundation
import Testing

/// The program run as a process, as a user would run it.
struct ReflowProcess {
  var exitCode: Int32
  var output: String
  var messages: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The executable that was built beside the tests.
  static let executable = URL(filePath: Products.path(of: "reflow"))

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Seconds after which a process is killed: far more than any takes on a busy machine.
  private static let patience = 240.0

  static func scene(_ name: String) -> String {
    root.appending(path: "Scenes/\(name).swift").path
  }

  init(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    folder: URL? = nil
  ) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (stdin, stdout) = (Pipe(), Pipe())
    // A file takes any number of messages while standard output is read; a pipe would fill.
    let messagesFile = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: messagesFile)
    defer { try? FileManager.default.removeItem(at: messagesFile) }
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = try FileHandle(forWritingTo: messagesFile)
    try process.run()
    // A program that hangs fails its own test rather than holding up all others.
    let watchdog = DispatchWorkItem { [pid = process.processIdentifier] in kill(pid, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: watchdog)
    defer { watchdog.cancel() }
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    messages = String(decoding: try Data(contentsOf: messagesFile), as: UTF8.self)
    exitCode = process.terminationStatus
  }

  /// The program on a scene given as text on standard input.
  init(_ arguments: [String], body: String) throws {
    try self.init(
      arguments,
      input: "import SwiftUI\nstruct ContentView: View { var body: some View {\n\(body)\n} }\n")
  }

  /// Standard output as JSON.
  func json() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }
}

/// A node of `reflow inspect --format json`.
struct InspectedNode {
  let fields: [String: Any]

  init(_ fields: Any?) throws { self.fields = try #require(fields as? [String: Any]) }

  var view: String? { fields["view"] as? String }

  func numbers(_ field: String, _ keys: [String]) throws -> [Double?] {
    let object = try #require(fields[field] as? [String: Any])
    return keys.map { object[$0] as? Double }
  }

  func frame() throws -> [Double] {
    try numbers("frame", ["x", "y", "width", "height"]).compactMap(\.self)
  }

  func children() throws -> [InspectedNode] {
    try (#require(fields["children"] as? [Any])).map(InspectedNode.init)
  }
}
