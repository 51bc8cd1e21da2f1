import Cells
import Foundation
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

/// What a session tells while it runs is all that another process needs to go on.
@Suite("A session's record")
struct SessionRecordTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "reflow-record-\(UUID().uuidString)")
  private let text = """
    import SwiftUI
    struct ContentView: View {
      var body: some View {
        VStack { Text("Hello"); Color.red.frame(width: 80).accessibilityIdentifier("red") }
      }
    }
    """
  private let reason = SceneDiagnostic(
    severity: .error, identifier: DiagnosticID("internal-error", ""),
    message: "this version ended Reflow")

  private var path: String { folder.appending(path: "Scene.swift").path }

  private final class Keeper: SessionKeeper {
    var records: [SessionRecord] = []
    var pictures: [LastPicture] = []
    func keep(_ record: SessionRecord) { records.append(record) }
    func keep(_ picture: LastPicture) { pictures.append(picture) }
  }

  private func app(_ scene: any PlayableScene, _ terminal: ScriptedTerminal) -> Playground {
    Playground(
      scene: scene, at: path,
      library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
        .failure(SceneReadError(path: entry.path, reason: .notFound))
      },
      settings: LayoutSettings(container: LayoutContainer(size: Size(width: 100, height: 100))),
      size: terminal.size, capabilities: terminal.capabilities,
      files: SystemFiles(stateFolder: folder.appending(path: "state").path))
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// A session of these keys, and what it told.
  private func session(_ keys: String) throws -> Keeper {
    let steps = keys.flatMap { [ScriptedTerminal.Step.type($0), .idle] }
    let terminal = ScriptedTerminal(columns: 140, rows: 40, [.idle] + steps + [.idle])
    let app = app(try Scene(path: path), terminal)
    // Where the number is.
    app.source.line = 4
    let keeper = Keeper()
    app.keeper = keeper
    app.run(on: terminal)
    return keeper
  }

  /// Through the bytes that another process gets.
  private func sent<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test(
    "brings back where the user was",
    arguments: ["", "5jjj", ">>>-", "2jlf", "4p", "bzzH", "lla", "6j", "D", "c", "xX"])
  func whereTheUserWas(keys: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(text)
    let keeper = try session(keys)
    let record = try #require(keeper.records.last)
    let picture = try #require(keeper.pictures.last)
    #expect(try sent(record) == record)

    let held = HeldScene(
      path: path, preview: record.preview, for: Platform(), reason: reason)
    let terminal = ScriptedTerminal(columns: 140, rows: 40, [.idle])
    let second = app(held, terminal)
    let keeper2 = Keeper()
    second.keeper = keeper2
    second.recover(try sent(record), try sent(picture))
    second.run(on: terminal)
    #expect(held.isHeld, "what ended the last is not run")
    #expect(keeper2.records.last == record)
    // What the canvas showed is there, and why nothing else is.
    #expect(terminal.picture.contains("this version ended Reflow"))
    let shown = picture.grid.text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
    // Rows that say why hide some at the end.
    for line in shown.prefix(shown.count / 2) { #expect(terminal.picture.contains(line)) }
  }

  @Test("edits that weren't written are there, aren't run, and can be undone or written")
  func edits() throws {
    for (key, isWritten) in [("U", false), ("W", true)] {
      defer { try? FileManager.default.removeItem(at: folder) }
      try write(text)
      let keeper = try session("5+")
      let record = try #require(keeper.records.last)
      let edited = text.replacing("80", with: "81")
      let held = HeldScene(path: path, preview: nil, for: Platform(), reason: reason)
      let terminal = ScriptedTerminal(
        columns: 140, rows: 40, [.idle, .type(Character(key)), .idle])
      let second = app(held, terminal)
      second.recover(record, nil)
      #expect(second.scene.files.map(\.text) == [edited])
      #expect((second.scene as? HeldScene)?.isHeld == true)
      second.run(on: terminal)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == (isWritten ? edited : text))
      // The file's own text is run; the text that was edited and saved is what isn't.
      #expect((second.scene as? HeldScene)?.isHeld == isWritten)
      #expect((second.result != nil) == !isWritten)
    }
  }

  @Test("R runs it, and so does another text")
  func running() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(text)
    for step in [ScriptedTerminal.Step.type("R"), .type("r")] {
      let held = HeldScene(path: path, preview: nil, for: Platform(), reason: reason)
      let terminal = ScriptedTerminal(columns: 140, rows: 40, [.idle, step, .idle])
      let second = app(held, terminal)
      second.recover(nil, nil)
      second.run(on: terminal)
      #expect(second.result != nil)
    }
    let held = HeldScene(path: path, preview: nil, for: Platform(), reason: reason)
    let second = app(held, ScriptedTerminal(columns: 140, rows: 40))
    second.recover(nil, nil)
    #expect(!second.pollFiles())
    #expect(second.result == nil)
    try write(text.replacing("Hello", with: "Bye, then"))
    #expect(second.pollFiles())
    #expect(second.result != nil)
  }

  @Test("a text that no file has is there, too")
  func pasted() throws {
    let files = [Scene.File(name: "-", text: text)]
    let held = HeldScene(
      files: files, name: "pasted", preview: nil, for: Platform(), reason: reason)
    #expect(held.files == files)
    #expect(!held.reloadIfChanged())
    #expect(held.wake().hasErrors == false)
  }
}

/// What is loaded first is said to be where it takes long, and can be left.
@Suite("Loading a scene")
struct SceneLoadingTests {
  private struct Failure: Error {}

  @Test("gives what was loaded, or what went wrong")
  func results() throws {
    let terminal = ScriptedTerminal(columns: 60, rows: 10, Array(repeating: .idle, count: 100))
    #expect(try SceneLoading("a") { 1 }.get(on: terminal) == 1)
    #expect(throws: Failure.self) {
      _ = try SceneLoading("a") { () -> Int in throw Failure() }.get(on: terminal)
    }
  }

  @Test("q leaves, and Esc interrupts")
  func keys() throws {
    func waits() -> Int {
      while SceneInterruption.current?.isRequested != true { usleep(1_000) }
      return 1
    }
    let leaving = ScriptedTerminal(
      columns: 60, rows: 10, [.idle, .idle, .type("x"), .idle, .type("q")])
    #expect(try SceneLoading("Card.swift", waits).get(on: leaving) == nil)
    #expect(leaving.picture.contains("loading Card.swift"))
    let interrupting = ScriptedTerminal(
      columns: 60, rows: 10, [.idle, .key(.escape)] + Array(repeating: .idle, count: 200))
    #expect(try SceneLoading("Card.swift", waits).get(on: interrupting) == 1)
  }
}
