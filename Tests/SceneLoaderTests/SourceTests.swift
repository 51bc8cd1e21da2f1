import Foundation
import SceneLoader
import Testing

/// Scenes on disk.
struct SourceTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private let text =
    "import SwiftUI\nstruct ContentView: View { var body: some View { Color.red } }"

  @Test func fileIsNamedWithoutItsExtension() throws {
    let path = try folder().appendingPathComponent("Card.swift").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(try Scene(path: path).name == "Card")
  }

  @Test func folderGivesItsSwiftFilesInOrder() throws {
    let folder = try folder()
    for name in ["B.swift", "A.swift", "notes.txt"] {
      try "// \(name)".write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let names = try Scene(path: folder.path).files.map { $0.name.split(separator: "/").last }
    #expect(names == ["A.swift", "B.swift"])
  }

  @Test func missingFileSaysSo() {
    #expect(throws: SceneReadError(path: "/no/such.swift", reason: .notFound)) {
      try Scene(path: "/no/such.swift")
    }
  }

  @Test func folderWithoutSwiftSaysSo() throws {
    let path = try folder().path
    #expect(throws: SceneReadError(path: path, reason: .empty)) { try Scene(path: path) }
  }

  @Test func bytesThatAreNoTextSaySo() throws {
    let path = try folder().appendingPathComponent("Bad.swift").path
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: path))
    #expect(
      throws: SceneReadError(path: path, reason: .unreadable("it is not UTF-8 text"))
    ) { try Scene(path: path) }
  }

  @Test func linesEndAsOnEverySystem() {
    let file = Scene.File(name: "-", text: "a\r\nb\n\r\nc\n")
    #expect(file.lines == ["a", "b", "", "c", ""])
    let found = (0...file.text.utf8.count + 1).map { file.line(at: $0) }
    #expect(found == ["a", "a", "a", "b", "b", "", "", "c", "c", "", ""])
  }

  @Test func changedFileIsReadAgain() throws {
    let path = try folder().appendingPathComponent("Card.swift").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let scene = try Scene(path: path)
    #expect(!scene.reloadIfChanged())
    try (text + "\n// more").write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 10)], ofItemAtPath: path)
    #expect(scene.reloadIfChanged())
    #expect(scene.files[0].text.hasSuffix("// more"))
  }

  @Test func aFileThatIsGoneForAWhileIsItselfAgain() throws {
    let folder = try folder()
    let (path, aside) = (folder.appending(path: "A.swift"), folder.appending(path: "aside"))
    try "import SwiftUI\n#Preview { Text(\"a\").paddin(1) }".write(
      to: path, atomically: true, encoding: .utf8)
    let scene = try Scene(path: path.path)
    let problems = scene.diagnostics
    #expect(!problems.isEmpty)
    try FileManager.default.moveItem(at: path, to: aside)
    #expect(scene.reloadIfChanged())
    #expect(scene.diagnostics.map(\.identifier.name) == ["unreadable"])
    #expect(!scene.reloadIfChanged(), "that is said once")
    try FileManager.default.moveItem(at: aside, to: path)
    #expect(scene.reloadIfChanged())
    #expect(scene.diagnostics == problems)
    #expect(!scene.reloadIfChanged())
  }

  @Test func galleryListsScenesWithTheirTitles() throws {
    let folder = try folder()
    try "// reflow: title \"One\"\n\(text)".write(
      to: folder.appendingPathComponent("first.swift"), atomically: true, encoding: .utf8)
    let entry = SceneGallery(folder: folder.path)["first"]
    #expect(entry?.title == "One")
    #expect(entry?.path == folder.appendingPathComponent("first.swift").path)
  }
}
