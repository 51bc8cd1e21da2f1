import Cells
import Foundation
import LayoutSolver
import Playground
import SceneLoader

/// A session that is played from a seed in a folder of its own, on a terminal that shows nothing.
package final class RandomSession {
  package struct Failure: Equatable, CustomStringConvertible {
    package var message: String
    /// Of the step after which it was seen.
    package var index: Int

    package var description: String { "\(message), after step \(index)" }
  }

  /// What a session begins with.
  package struct Start {
    package var name: String
    package var text: String
    package var size: (columns: Int, rows: Int)

    /// A scene of the project by its path.
    package init?(_ name: String, columns: Int, rows: Int) {
      guard let scene = SceneTexts.all.first(where: { $0.name == name }) else { return nil }
      (self.name, text, size) = (name, scene.text, (columns, rows))
    }

    package init(seed: UInt64, of scenes: [(name: String, text: String)] = SceneTexts.all) {
      let scene = scenes[Int(seed % UInt64(scenes.count))]
      name = scene.name
      text = scene.text
      let sizes = [(160, 48), (80, 24), (40, 12)]
      size = sizes[Int(seed / 7 % UInt64(sizes.count))]
    }
  }

  private let start: Start
  private let folder: URL
  private let terminal: BlankTerminal
  private let app: Playground
  /// What was painted last.
  private var picture: CellGrid

  package init(_ start: Start) throws {
    self.start = start
    folder = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "Scene.swift").path
    try start.text.write(toFile: path, atomically: true, encoding: .utf8)
    terminal = BlankTerminal(size: start.size)
    app = Playground(
      scene: try Scene(path: path), library: .bundled(),
      settings: LayoutSettings(container: LayoutContainer(size: Size(width: 100, height: 100))),
      size: start.size, capabilities: terminal.capabilities,
      files: SystemFiles(stateFolder: folder.appending(path: "state").path))
    picture = app.paint()
  }

  /// What the playground shows of a scene at its start.
  package static func picture(of scene: Scene) -> String {
    let terminal = BlankTerminal(size: (120, 40))
    return Playground(
      scene: scene, library: .bundled(),
      settings: LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 800))),
      size: terminal.size, capabilities: terminal.capabilities
    ).paint().text
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Plays the steps.
  /// - Parameters:
  ///   - limit: how many seconds of the processor's a step may take.
  ///   - saying: is told each step before it is taken.
  ///   - took: is told how long it took.
  /// - Returns: the first failure.
  package static func failure(
    of steps: [SessionStep], from start: Start, limit: Double = .infinity,
    saying say: ((Int, SessionStep) -> Void)? = nil, took: ((Double) -> Void)? = nil
  ) throws -> Failure? {
    let session = try RandomSession(start)
    for (index, step) in steps.enumerated() {
      say?(index, step)
      let begin = ProcessorTime.now
      let broken = session.take(step)
      let time = ProcessorTime.now - begin
      took?(time)
      if let broken { return Failure(message: broken, index: index) }
      if time > limit {
        return Failure(message: "\(step) took \(time) s", index: index)
      }
    }
    return nil
  }

  /// The sequence without the steps that its failure doesn't need: ever smaller pieces are left out.
  package static func shrunk(
    _ steps: [SessionStep], from start: Start, limit: Double = .infinity
  ) throws -> [SessionStep] {
    var steps = steps
    var size = max(steps.count / 2, 1)
    while true {
      var first = 0
      while first < steps.count {
        var fewer = steps
        fewer.removeSubrange(first..<min(first + size, steps.count))
        if let failure = try failure(of: fewer, from: start, limit: limit) {
          steps = Array(fewer[...failure.index])
        } else {
          first += size
        }
      }
      if size == 1 { return steps }
      size = max(size / 2, 1)
    }
  }

  /// Takes a step and paints, as the loop of a session does.
  /// - Returns: what doesn't hold afterwards.
  package func take(_ step: SessionStep) -> String? {
    play(step)
    let app = app
    app.requests = app.requests.compactMap(harmless)
    _ = app.serve(on: terminal)
    let before = picture
    picture = app.paint()
    if case .key = step, app.saysNothingHappened, difference(before, picture) > 2 {
      return "a key that is said to do nothing changed the picture"
    }
    return app.brokenInvariant(in: picture)
  }

  private func play(_ step: SessionStep) {
    switch step {
    case .key(let key): app.handle(.key(key))
    case .action(let index, let count):
      if app.takesActions { app.perform(PlaygroundAction.all[index], count: count) }
    case .mouse(let kind, let column, let row):
      app.handle(.mouse(MouseEvent(kind, column: column, row: row)))
    case .paste(let index): app.handle(.paste(SessionStep.pastes[index]))
    case .resize(let columns, let rows):
      terminal.size = (columns, rows)
      app.resize(to: (columns, rows))
    case .save(let text):
      save(text)
      _ = app.passTime()
    case .background(let appearance): app.handle(.background(appearance))
    case .pause: _ = app.passTime()
    }
  }

  private func save(_ text: SessionStep.SavedText) {
    let file = folder.appending(path: "Scene.swift")
    try? FileManager.default.removeItem(at: file)
    let new: String? =
      switch text {
      case .original: start.text
      case .scene(let number): SceneTexts.all[number % SceneTexts.all.count].text
      case .start(let part): String(start.text.prefix(Int(Double(start.text.count) * part)))
      case .withoutLine(let part): withoutLine(part)
      case .empty: ""
      case .nothing, .folder: nil
      }
    if let new { try? new.write(to: file, atomically: true, encoding: .utf8) }
    if text == .folder {
      try? FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    }
  }

  private func withoutLine(_ part: Double) -> String {
    var lines = start.text.split(separator: "\n", omittingEmptySubsequences: false)
    if !lines.isEmpty { lines.remove(at: Int(Double(lines.count) * part)) }
    return lines.joined(separator: "\n")
  }

  /// What is written stays in the folder; a session doesn't end before its steps do.
  private func harmless(_ request: Playground.Request) -> Playground.Request? {
    guard case .write(let path, let bytes) = request else {
      return request == .quit ? nil : request
    }
    let whole = path.hasPrefix("/") ? path : folder.path + "/" + path
    let isInside = whole.hasPrefix(folder.path + "/") && !whole.contains("..")
    return isInside ? .write(path: whole, bytes: bytes) : nil
  }

  /// How many rows of two pictures differ.
  private func difference(_ old: CellGrid, _ new: CellGrid) -> Int {
    guard old.rows == new.rows, old.columns == new.columns else { return max(old.rows, new.rows) }
    return (0..<old.rows).count { row in
      (0..<old.columns).contains { old[$0, row] != new[$0, row] }
    }
  }
}

/// A terminal that shows nothing and whose editor changes nothing.
private final class BlankTerminal: Terminal {
  var size: (columns: Int, rows: Int)
  let capabilities = TerminalCapabilities(colors: 256, unicode: true, mouse: true)

  init(size: (columns: Int, rows: Int)) { self.size = size }

  func show(_ grid: CellGrid, _ sheets: [PixelSheet]) {}
  func nextEvent(timeout: Double) -> TerminalEvent? { nil }
  func copy(_ text: String) -> Bool { true }
  func run(_ command: [String]) -> Int32? { 0 }
  func redraw() {}
}

/// The project's scenes.
package enum SceneTexts {
  package static let folders = ["Scenes", "Tests/SceneLoaderTests/Corpus", "Tests/Screens"]

  package static let all = texts(in: folders)

  /// The Swift files of the project's folders, in the order of their paths.
  package static func texts(in folders: [String]) -> [(name: String, text: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return folders.flatMap { folder -> [(String, String)] in
      let path = root.appending(path: folder).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
        (try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8))
          .map { ("\(folder)/\(name)", $0) }
      }
    }
  }
}

/// The time that the process has computed, however busy the machine is with others.
package enum ProcessorTime {
  /// In seconds.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
