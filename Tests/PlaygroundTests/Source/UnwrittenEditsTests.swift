import Cells
import Foundation
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

/// Changes that weren't written, when the session ends otherwise than its user wished.
@Suite("Unwritten edits")
struct UnwrittenEditsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "reflow-unwritten-\(UUID().uuidString)")
  private let text = """
    import SwiftUI
    struct ContentView: View {
      var body: some View {
        Color.red.frame(width: 80)
      }
    }
    """

  private var path: String { folder.appending(path: "Scene.swift").path }
  private var state: URL { folder.appending(path: "state") }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func open(_ steps: [ScriptedTerminal.Step]) throws -> (Playground, ScriptedTerminal) {
    let terminal = ScriptedTerminal(columns: 100, rows: 30, steps)
    let app = Playground(
      scene: try Scene(path: path),
      library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
        .failure(SceneReadError(path: entry.path, reason: .notFound))
      },
      settings: LayoutSettings(container: LayoutContainer(size: Size(width: 100, height: 100))),
      size: terminal.size, capabilities: terminal.capabilities,
      files: SystemFiles(stateFolder: state.path))
    app.offerUnwritten()
    app.source.line = 4
    app.run(on: terminal)
    return (app, terminal)
  }

  private var keptFiles: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: state.path + "/unwritten")) ?? []
  }

  /// Changes 80 to 81 and ends without the user's wish: the script is over.
  private func changeAndEnd() throws {
    try write(text)
    _ = try open([.type("5"), .type("+")])
    #expect(keptFiles.count == 1)
  }

  @Test("are offered at the next start, and taken up")
  func takingUp() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try changeAndEnd()
    let (app, terminal) = try open([.key(.enter), .idle])
    #expect(terminal.grids[0].text.contains("Take up the changes"))
    #expect(app.scene.files[0].text == text.replacing("80", with: "81"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text, "nothing is written")
    #expect(keptFiles.count == 1, "they still aren't written")
  }

  @Test("are forgotten when they are written or undone", arguments: ["W", "U"])
  func forgotten(key: Character) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(text)
    _ = try open([.type("5"), .type("+"), .type(key), .idle])
    #expect(keptFiles.isEmpty)
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(written == (key == "W" ? text.replacing("80", with: "81") : text))
  }

  /// What is done after q asked: which keys, what the file has then, and whether changes are kept.
  @Test(
    "are asked for once by q: written, kept or forgotten",
    arguments: [
      ([Key.enter], "81", false), ([.down, .enter], "80", true), ([.character("q")], "80", true),
      ([.character("Q")], "80", true), ([.down, .down, .enter], "80", false),
    ])
  func quitting(keys: [Key], number: String, isKept: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(text)
    let (app, terminal) = try open(
      [.type("5"), .type("+"), .type("q"), .idle] + keys.map { .key($0) })
    #expect(terminal.grids.contains { $0.text.contains("Changes aren't written") })
    #expect(
      app.overlay?.kind is QuitOverlay == (keys == [.character("q")] || keys == [.character("Q")]))
    let written = try String(contentsOfFile: path, encoding: .utf8)
    #expect(written == text.replacing("80", with: number))
    #expect(keptFiles.count == (isKept ? 1 : 0))
    guard isKept else { return }
    let (_, next) = try open([.idle])
    #expect(next.grids[0].text.contains("Take up the changes"))
  }

  @Test("keep the session open where q is taken back, or the file can't be written")
  func staying() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(text)
    let (app, terminal) = try open([.type("5"), .type("+"), .type("q"), .key(.escape), .idle])
    #expect(app.overlay == nil && app.hasUnwrittenEdits)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Scene.swift/kept"), withIntermediateDirectories: true)
    terminal.append([.type("q"), .key(.enter), .idle, .type("2"), .idle])
    app.run(on: terminal)
    #expect(app.panels.focus == .tree, "the session goes on")
    #expect(keptFiles.count == 1)
  }

  @Test("are nothing to q where none were made, or all are undone")
  func nothingToAsk() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(text)
    let (app, _) = try open([.type("5"), .type("+"), .type("-"), .type("q")])
    #expect(app.overlay == nil)
  }

  @Test("are forgotten when the user says so, and kept when the question is put off")
  func answers() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try changeAndEnd()
    _ = try open([.key(.escape), .type("q")])
    #expect(keptFiles.count == 1)
    let (app, _) = try open([.key(.down), .key(.enter), .idle])
    #expect(keptFiles.isEmpty)
    #expect(app.scene.files[0].text == text)
  }

  @Test("stay where the file can't be written, and while it can't be read")
  func unwritable() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try changeAndEnd()
    let (app, terminal) = try open([.key(.enter), .idle])
    let aside = folder.appending(path: "aside")
    try FileManager.default.moveItem(at: URL(filePath: path), to: aside)
    // A folder where the file is to be takes nothing from anyone.
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Scene.swift/kept"), withIntermediateDirectories: true)
    terminal.append([.type("W"), .idle])
    app.run(on: terminal)
    #expect(terminal.picture.contains("can't be written"))
    _ = app.pollFiles()
    try FileManager.default.removeItem(at: URL(filePath: path))
    _ = app.pollFiles()
    #expect(app.scene.files[0].text == text.replacing("80", with: "81"))
    #expect(keptFiles.count == 1)
    try FileManager.default.moveItem(at: aside, to: URL(filePath: path))
    _ = app.pollFiles()
    terminal.append([.type("W"), .idle])
    app.run(on: terminal)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text.replacing("80", with: "81"))
    #expect(keptFiles.isEmpty)
  }

  @Test("of a file that has another text by now are told and left where they are")
  func stale() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try changeAndEnd()
    try write(text + "// more\n")
    let (_, terminal) = try open([.idle])
    #expect(terminal.grids[0].text.contains("don't fit the file any more"))
    #expect(keptFiles.count == 1)
  }
}
