import Cells
import Foundation
import LayoutSolver
import Synchronization
import Testing

@testable import Playground
@testable import SceneLoader

/// Sessions whose scene takes longer than anybody waits.
@Suite("A scene that computes", .timeLimit(.minutes(2)))
struct SessionLoopTests {
  @Test("the picture stays, a mark says so, Esc interrupts, and the session goes on")
  func interrupting() throws {
    let session = SlowSession()
    session.run([
      .whenShown("Hello, world.", .key(.character("<"))),
      .whenComputing(.key(.escape)),
      .whenShown("the scene was interrupted", .key(.character("q"))),
    ])
    let pictures = session.pictures.drop { !$0.contains("Hello, world.") }
    #expect(pictures.contains { $0.contains("computing, Esc interrupts") })
    #expect(pictures.contains { $0.contains("the scene was interrupted") })
    #expect(pictures.allSatisfy { $0.contains("Hello, world.") })
    #expect(session.scene.layouts == 2)
  }

  @Test("keys wait for their turn")
  func waiting() throws {
    let session = SlowSession()
    session.run([
      .whenShown("Hello, world.", .key(.character("<"))),
      .whenComputing(.key(.character("?"))),
      .whenComputing(.key(.escape)),
      .whenShown("Enter choose", .key(.escape)),
      .whenShown("the scene was interrupted", .key(.character("q"))),
    ])
    #expect(session.pictures.contains { $0.contains("Enter choose") })
    #expect(session.scene.layouts == 2)
  }

  @Test("Ctrl-C and the terminal's end leave at once", arguments: leavingEvents)
  func leaving(event: TerminalEvent) throws {
    let session = SlowSession()
    session.run([
      .whenShown("Hello, world.", .key(.character("<"))), .whenComputing(event),
    ])
    #expect(!session.pictures.contains { $0.contains("the scene was interrupted") })
  }

  @Test("the key that quits leaves too, as soon as the mark says so")
  func quitting() throws {
    let session = SlowSession()
    session.run([
      .whenShown("Hello, world.", .key(.character("<"))),
      .whenShown("q leaves", .key(.character("q"))),
    ])
    #expect(!session.pictures.contains { $0.contains("the scene was interrupted") })
  }

  @Test("the key that quits leaves a moment later where it was the first to be pressed")
  func quittingEarly() throws {
    let session = SlowSession()
    session.run([
      .whenShown("Hello, world.", .key(.character("<"))), .whenComputing(.key(.character("q"))),
    ])
    #expect(!session.pictures.contains { $0.contains("the scene was interrupted") })
    #expect(session.scene.layouts == 2)
  }

  @Test("what an open list would take doesn't leave")
  func quittingKey() throws {
    let session = SlowSession()
    let app = session.makeApp(size: (100, 30))
    #expect(app.quittingKey == .character("q"))
    app.keyMap = try KeyMap(text: "quit Ctrl-X\n")
    #expect(app.quittingKey == .control("x"))
    app.handle(.key(.character("?")))
    #expect(app.quittingKey == nil)
  }

  private static let leavingEvents: [TerminalEvent] = [.key(.control("c")), .ended]
}

/// A session on a terminal that waits for what it is to see before it presses a key.
private final class SlowSession {
  let scene = SlowScene()
  private(set) var pictures: [String] = []

  func run(_ steps: [PatientTerminal.Step]) {
    let terminal = PatientTerminal(steps, scene)
    makeApp(size: terminal.size).run(on: terminal)
    pictures = terminal.pictures
  }

  func makeApp(size: (columns: Int, rows: Int)) -> Playground {
    let app = Playground(
      scene: scene,
      library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
        .failure(SceneReadError(path: entry.path, reason: .notFound))
      },
      settings: LayoutSettings(container: LayoutContainer(size: Size(width: 100, height: 100))),
      size: size,
      capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
    app.terminal.patience = 0
    return app
  }
}

/// A scene whose second layout goes on until it is interrupted.
private final class SlowScene: PlayableScene {
  private let view = HandMadeScene(threeViews)
  private(set) var layouts = 0
  let computes = Flag()

  func layout(_ settings: LayoutSettings, recording: Recording) -> SceneResult {
    layouts += 1
    guard layouts == 2 else { return view.layout(settings, recording: recording) }
    computes.store(true)
    defer { computes.store(false) }
    while SceneInterruption.current?.isRequested != true { usleep(1_000) }
    return SceneResult(
      result: nil, output: [],
      diagnostics: [
        SceneDiagnostic(
          severity: .error, identifier: .interrupted, message: "the scene was interrupted")
      ], passes: 1)
  }

  var name: String { view.name }
  var files: [Scene.File] { view.files }
  var directives: SceneDirectives { view.directives }
  var diagnostics: [SceneDiagnostic] { [] }
  var hasErrors: Bool { false }
  var shownViews: [Scene.ShownView] { [] }
  var rootName: String? { nil }
  var languages: [LayoutSettings.Language] { [] }
  func show(_ name: String) {}
  func startOver(withStateOf scene: any PlayableScene) {}
  func scroll(_ view: ScrolledView, to offset: Point) {}
  func reloadIfChanged() -> Bool { false }
  func edit(_ files: [Scene.File]) {}
  func edited(_ files: [Scene.File]) -> any PlayableScene { self }
}

/// What two threads know of.
private final class Flag: Sendable {
  private let value = Mutex(false)

  func load() -> Bool { value.withLock { $0 } }
  func store(_ new: Bool) { value.withLock { $0 = new } }
}

/// Hands out an event once the screen shows what the event waits for.
private final class PatientTerminal: Terminal {
  struct Step {
    /// What the screen shows before; nil for an event that comes while the scene computes.
    var text: String?
    var event: TerminalEvent

    static func whenShown(_ text: String, _ event: TerminalEvent) -> Step {
      Step(text: text, event: event)
    }

    static func whenComputing(_ event: TerminalEvent) -> Step { Step(text: nil, event: event) }
  }

  let size = (columns: 100, rows: 30)
  let capabilities = TerminalCapabilities(colors: 256, unicode: true, mouse: true)
  private(set) var pictures: [String] = []
  private var steps: [Step]
  private let scene: SlowScene
  /// Looks at the keys after which a session is hopeless.
  private var patience = 20_000

  init(_ steps: [Step], _ scene: SlowScene) {
    self.steps = steps
    self.scene = scene
  }

  func show(_ grid: CellGrid, _ sheets: [PixelSheet]) { pictures.append(grid.text) }

  func nextEvent(timeout: Double) -> TerminalEvent? {
    patience -= 1
    guard let step = steps.first, patience > 0 else { return patience > 0 ? nil : .ended }
    let isTime = step.text.map { pictures.last?.contains($0) == true } ?? scene.computes.load()
    guard isTime else { return nil }
    steps.removeFirst()
    return step.event
  }

  func copy(_ text: String) -> Bool { false }
  func run(_ command: [String]) -> Int32? { nil }
  func redraw() {}
}
