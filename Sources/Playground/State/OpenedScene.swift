import SceneLoader

/// The open scene.
struct OpenedScene {
  fileprivate(set) var scene: any PlayableScene
  /// The scene as in its files, while numbers in it are changed; nil if there is no difference.
  var fileScene: (any PlayableScene)?
  /// Counts the scene's texts and states: with another one it is laid out again.
  fileprivate(set) var version = 0
  /// The scene's path; nil for a text without a file.
  fileprivate(set) var path: String?

  /// - Parameter path: where it is read from.
  init(_ scene: any PlayableScene, at path: String?) {
    self.scene = scene
    self.path = path
  }
}

extension Playground {
  /// The scene that is laid out.
  var scene: any PlayableScene { opened.scene }

  /// Notes that the scene's text or state has changed. Changed conditions are noticed by
  /// themselves.
  func sceneChanged() {
    opened.version += 1
    variation.outcomes.forget()
  }

  /// Shows another version of the scene, with selection and unfolded rows kept.
  func exchange(_ scene: any PlayableScene) {
    opened.scene = scene
    sceneChanged()
  }

  /// Starts afresh with another scene.
  /// - Parameter path: where it is read from; nil for a text that no file has.
  func open(_ scene: any PlayableScene, at path: String? = nil) {
    opened.path = path
    endPresentation()
    forgetRemedies()
    if scene !== self.scene { variation.outcomes.forget() }
    opened.scene = scene
    opened.fileScene = nil
    opened.version += 1
    latest.startOver()
    selection.startOver()
    tree = TreeView()
    trace.startOver()
    source.startOver()
    findings = FindingsView()
    panels.scrolls = PanelScrolls()
    conditions.settings.elapsed = 0
    chooseForWindow()
    adoptDirectives()
  }

  /// Opens a scene of the gallery, and asks its question, unless unsaved changes of an earlier
  /// session come first.
  func open(_ entry: SceneGallery.Entry) {
    switch gallery.library.open(entry) {
    case .success(let scene):
      overlay = nil
      open(scene, at: entry.path)
      offerUnwritten()
      if overlay == nil { askOnOpening() }
    case .failure(let error): message = "\(error.path) can't be opened"
    }
  }

  /// Shows another preview or view of the scene, with the tried edits of its source.
  func show(_ name: String) {
    let fileScene = opened.fileScene
    fileScene?.show(name)
    scene.show(name)
    open(scene, at: opened.path)
    opened.fileScene = fileScene
  }

  /// For an app whose scene requests no device.
  private static let phone = "iphone-16-pro"

  /// Uses the device that a scene requests in its leading comments, or that an app is for.
  func adoptDirectives() {
    guard followsWindow else { return }
    let isPhoneApp = scene.isAppFolder && conditions.settings.platform.kind == .ios
    let wanted = scene.directives.device ?? (isPhoneApp ? .init(name: Self.phone) : nil)
    guard let choice = wanted.flatMap(ContainerChoice.init) else { return }
    conditions.container = choice
  }

  /// Uses the device that a scene requests now and didn't before, unless another container was
  /// chosen since.
  private func adoptDirectives(insteadOf former: SceneDirectives.Device?) {
    guard scene.directives.device != former else { return }
    if let former = former.flatMap(ContainerChoice.init), conditions.container == former {
      conditions.container = .window
    }
    adoptDirectives()
  }

  /// Looks whether the scene's files have changed.
  /// - Returns: whether there is something new to show.
  func pollFiles() -> Bool {
    let fileScene = opened.fileScene
    let before = fileScene?.files
    let device = scene.directives.device
    guard (fileScene ?? scene).reloadIfChanged() else { return false }
    if let fileScene {
      guard fileScene.files != before else {
        // A picture of the project has changed, a file can't be read, or is back: tried edits stay.
        forgetRemedies()
        exchange(fileScene.edited(scene.files))
        message = fileScene.diagnostics.first { $0.severity == .error }?.message
        return true
      }
      // Saved text takes precedence over tried edits.
      opened.scene = savedHeldScene ?? fileScene
    }
    opened.fileScene = nil
    forgetRemedies()
    keepUnwritten()
    sceneChanged()
    adoptDirectives(insteadOf: device)
    message = scene.hasErrors ? nil : "Reloaded"
    return true
  }

  func reload() {
    if pollFiles() || tryAgain() { return }
    sceneChanged()
    message = "Laid out again"
  }
}
