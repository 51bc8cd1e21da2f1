import Cells
import LayoutSolver

@testable import Playground
@testable import SceneLoader

/// Views made by hand, played as a scene is.
final class HandMadeScene: PlayableScene {
  var name = "hand-made"
  var files: [Scene.File]
  var directives = SceneDirectives()
  var diagnostics: [SceneDiagnostic] = []
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  var view: View
  private(set) var layouts: [LayoutSettings] = []
  /// Handed out by the next look at the file.
  var saved: (view: View?, diagnostics: [SceneDiagnostic])?

  init(_ view: View, source: String = "") {
    self.view = view
    files = [Scene.File(name: "HandMade.swift", text: source)]
  }

  func layout(_ settings: LayoutSettings, recording: Recording) -> SceneResult {
    layouts.append(settings)
    guard !hasErrors || isPartial else {
      return SceneResult(result: nil, output: [], diagnostics: [], passes: 1)
    }
    let negotiation = Negotiation(root: view, container: settings.container, recording: recording)
    return SceneResult(
      result: negotiation.layout(), output: printed, isPartial: isPartial, diagnostics: [],
      passes: 1)
  }

  /// What can be shown, what is, and the views of the names.
  var shownViews: [Scene.ShownView] = []
  var rootName: String?
  var viewsByName: [String: View] = [:]

  var languages: [LayoutSettings.Language] = []

  func startOver(withStateOf scene: any PlayableScene) {}

  func show(_ name: String) {
    rootName = name
    view = viewsByName[name] ?? view
  }

  /// Whether its errors leave views out.
  var isPartial = false

  /// What it prints during a layout.
  var printed: [String] = []
  /// What a changed text shows; nil for the same view.
  var viewOfText: ((String) -> View)?

  func edit(_ files: [Scene.File]) {
    self.files = files
    view = viewOfText?(files[0].text) ?? view
  }

  func edited(_ files: [Scene.File]) -> any PlayableScene {
    let scene = HandMadeScene(viewOfText?(files[0].text) ?? view)
    scene.files = files
    scene.viewOfText = viewOfText
    return scene
  }

  /// What was scrolled where; the view itself stays, since nobody but a scene keeps offsets.
  private(set) var scrolled: [Point] = []

  func scroll(_ view: ScrolledView, to offset: Point) { scrolled.append(offset) }

  func reloadIfChanged() -> Bool {
    guard let saved else { return false }
    view = saved.view ?? view
    diagnostics = saved.diagnostics
    self.saved = nil
    return true
  }
}

/// A text above two colours, one of them fixed.
var threeViews: View {
  vStack(
    [
      text("Hello, world.").at(line: 3).id("greeting"), box(80, 60).at(line: 4),
      color(.red).at(line: 5).id("rest"),
    ], spacing: 20
  ).at(line: 2)
}

/// A session on a scripted terminal.
final class Session {
  let app: Playground
  let scene: HandMadeScene
  let terminal: ScriptedTerminal

  init(
    _ view: View = threeViews, columns: Int = 160, rows: Int = 48,
    container: ContainerChoice = .window,
    capabilities: TerminalCapabilities = TerminalCapabilities(
      colors: 256, unicode: true, mouse: true)
  ) {
    scene = HandMadeScene(
      view, source: "import SwiftUI\nVStack {\n  Text\n  Color.frame(80, 60)\n  Color.red\n}")
    terminal = ScriptedTerminal(columns: columns, rows: rows, capabilities: capabilities)
    app = Playground(
      scene: scene,
      library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
        .failure(SceneReadError(path: entry.path, reason: .notFound))
      },
      settings: LayoutSettings(container: LayoutContainer(size: Size(width: 100, height: 100))),
      container: container, size: (columns, rows), capabilities: capabilities)
  }

  /// Types keys, each a letter, and runs the session until nothing is left of its script.
  @discardableResult
  func type(_ letters: String) -> Session {
    press(letters.map { .character($0) })
  }

  @discardableResult
  func press(_ keys: [Key]) -> Session {
    run(keys.map { .key($0) })
  }

  @discardableResult
  func run(_ steps: [ScriptedTerminal.Step]) -> Session {
    terminal.append(steps + [.idle])
    app.run(on: terminal)
    app.requests = []
    return self
  }

  var screen: String { terminal.picture }

  func shows(_ text: String) -> Bool { screen.contains(text) }
}

extension Playground {
  /// Folds the tree's row of a node.
  func fold(_ id: NodeID) {
    if let row = treeRows.first(where: { $0.node == id }) { setFolded(true, row) }
  }
}
