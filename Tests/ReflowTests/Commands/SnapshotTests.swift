import Foundation
import Testing

@Suite struct SnapshotCommandTests {
  private static func scene(_ padding: Int) -> String {
    """
    import SwiftUI
    #Preview("One") { Text("a").padding(\(padding)) }
    #Preview("Two") { Text(Date.now.formatted() + " \\(1234.5.formatted()) " + Locale.current.identifier) }
    """
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func write(_ text: String, _ file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func filesAreWrittenComparedAndRenewed() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appending(path: "Card.swift")
    try write(Self.scene(12), scene)
    let command = ["snapshot", scene.path, "--device", "iphone-se-3"]
    #expect(try ReflowProcess(command + ["--check"]).exitCode == 2)
    #expect(try ReflowProcess(command).exitCode == 0)
    let layouts = folder.appending(path: "__Layouts__").path
    let names = try FileManager.default.contentsOfDirectory(atPath: layouts).sorted()
    // A file for each, and nothing left over from writing.
    #expect(
      names == ["Card.One.iphone-se-3.layout.txt", "Card.Two.iphone-se-3.layout.txt"])
    let check = try ReflowProcess(
      command + ["--check"],
      environment: ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"])
    #expect(check.exitCode == 0)
    #expect(check.output.isEmpty)

    try write(Self.scene(16), scene)
    let changed = try ReflowProcess(command)
    #expect(changed.exitCode == 2)
    #expect(changed.output.contains("padding of line 2 was 12, is 16"))
    #expect(try ReflowProcess(command + ["--update"]).exitCode == 0)
    #expect(try ReflowProcess(command + ["--check"]).exitCode == 0)
  }

  @Test func aPreviewThatIsGoneIsSaidAndItsFileRemoved() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appending(path: "Card.swift")
    try write(Self.scene(12), scene)
    let command = ["snapshot", scene.path]
    #expect(try ReflowProcess(command).exitCode == 0)
    try write("import SwiftUI\n#Preview(\"One\") { Text(\"a\").padding(12) }\n", scene)
    let check = try ReflowProcess(command + ["--check"])
    #expect(check.exitCode == 2)
    #expect(check.output.contains("Card.Two"))
    #expect(try ReflowProcess(command + ["--update"]).exitCode == 0)
    #expect(try ReflowProcess(command + ["--check"]).exitCode == 0)
  }

  @Test func aFileThatIsNoSnapshotGetsItsPlace() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appending(path: "Card.swift")
    try write("import SwiftUI\n#Preview(\"One\") { Text(\"a\") }\n", scene)
    #expect(try ReflowProcess(["snapshot", scene.path]).exitCode == 0)
    let layouts = folder.appending(path: "__Layouts__")
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: layouts.path).first)
    let file = layouts.appending(path: name)
    try write("reflow layout 1\nOne\n\n>>>>>>> other\n", file)
    let run = try ReflowProcess(["snapshot", scene.path, "--check"])
    #expect(run.exitCode == 2)
    #expect(run.output.contains("\(name):4:1: error: "))
  }

  @Test(arguments: [["-"], ["a.swift", "--check", "--update"]])
  func wrongUsage(arguments: [String]) throws {
    #expect(try ReflowProcess(["snapshot"] + arguments).exitCode == 64)
  }
}
