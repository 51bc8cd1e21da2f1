import LayoutSolver

/// A scene that isn't run, since a version of it has ended the program, until its text changes or
/// it is requested.
public final class HeldScene {
  /// Nil for texts without files.
  private let source: SceneSource?
  private let project: ProjectFiles?
  private let assets: AssetCatalog
  private let platform: Platform
  /// Whether the scene's own `// reflow: bounds` count.
  private let allowsBounds: Bool
  private let preview: String?
  private let ownName: String
  private var ownFiles: [Scene.File]
  /// Why it isn't run; nil to run it on request.
  private let reason: SceneDiagnostic?
  /// The scene, once it is run.
  public private(set) var scene: Scene?

  /// A scene of files on disk.
  /// - Parameters:
  ///   - path: a Swift file, or a folder of them.
  ///   - preview: the preview to show, nil for the first.
  ///   - platform: selects the code that is read.
  ///   - reason: why it isn't run; nil to run it once it is needed.
  ///   - allowsBounds: whether the scene's own `// reflow: bounds` count.
  public init(
    path: String, preview: String?, for platform: Platform, reason: SceneDiagnostic?,
    allowsBounds: Bool = false
  ) {
    self.allowsBounds = allowsBounds
    let source = SceneSource(path: path)
    self.source = source
    self.platform = platform
    self.preview = preview
    self.reason = reason
    ownName = source.name
    // Files that can't be read now are tried again, as all files are.
    ownFiles = (try? source.read()) ?? []
    project = source.project
    assets = source.assets
  }

  /// A scene of texts that no file has.
  public init(
    files: [Scene.File], name: String, preview: String?, for platform: Platform,
    reason: SceneDiagnostic, allowsBounds: Bool = false
  ) {
    self.allowsBounds = allowsBounds
    source = nil
    project = nil
    assets = AssetCatalog()
    self.platform = platform
    self.preview = preview
    self.reason = reason
    ownName = name
    ownFiles = files
  }

  /// The same scene with other texts in its files, which isn't run either.
  public func held(_ files: [Scene.File], reason: SceneDiagnostic) -> HeldScene {
    HeldScene(self, files, reason)
  }

  /// The same scene, run as soon as it is requested.
  public var asked: HeldScene { HeldScene(self, nil, nil) }

  /// - Parameter files: texts in place of those of its files; nil for these.
  private init(_ other: HeldScene, _ files: [Scene.File]?, _ reason: SceneDiagnostic?) {
    source = files == nil ? other.source : nil
    project = other.project
    assets = other.assets
    platform = other.platform
    allowsBounds = other.allowsBounds
    preview = other.preview
    self.reason = reason
    ownName = other.ownName
    ownFiles = files ?? other.ownFiles
  }

  /// Whether it isn't run.
  public var isHeld: Bool { scene == nil && reason != nil }

  /// The scene, run from now on.
  @discardableResult
  public func wake() -> Scene { scene ?? run(ownFiles) }

  private func run(_ files: [Scene.File], preview: String? = nil) -> Scene {
    let scene = Scene(
      files: files, name: ownName, preview: preview ?? self.preview, source: source,
      project: source?.project ?? project, assets: source?.assets ?? assets, platform, allowsBounds)
    self.scene = scene
    return scene
  }

  public var name: String { scene?.name ?? ownName }
  public var files: [Scene.File] { scene?.files ?? ownFiles }
  public var directives: SceneDirectives {
    scene?.directives ?? SceneDirectives(ownFiles, allowsBounds: allowsBounds)
  }
  public var rootName: String? { scene?.rootName ?? preview }
  public var isAppFolder: Bool { scene?.isAppFolder ?? false }
  public var missingModules: [String] { scene?.missingModules ?? [] }

  public var diagnostics: [SceneDiagnostic] {
    if let reason, scene == nil { return [reason] }
    return wake().diagnostics
  }

  public func show(_ name: String) {
    if let scene { scene.show(name) } else { _ = run(ownFiles, preview: name) }
  }

  public func layout(_ settings: LayoutSettings, recording: Recording) -> SceneResult {
    guard !isHeld else { return SceneResult(result: nil, output: [], diagnostics: [], passes: 1) }
    return wake().layout(settings, recording: recording)
  }

  /// The same scene, not run while its text is unchanged.
  public func held(_ reason: SceneDiagnostic) -> HeldScene {
    HeldScene(self, nil, reason)
  }

  /// Runs the scene where its files have changed.
  public func reloadIfChanged() -> Bool {
    if let scene { return scene.reloadIfChanged() }
    guard let source, let changes = try? source.readIfChanged() else { return false }
    guard changes.files != ownFiles || changes.resourcesChanged else { return false }
    if reason == nil { ownFiles = changes.files } else { _ = run(changes.files) }
    return true
  }

  public func edit(_ files: [Scene.File]) {
    if let scene { scene.edit(files) } else { _ = run(files) }
  }

  public func edited(_ files: [Scene.File]) -> Scene {
    if let scene { return scene.edited(files) }
    return Scene(
      files: files, name: ownName, preview: preview, source: nil,
      project: source?.project ?? project,
      assets: source?.assets ?? assets, platform, allowsBounds)
  }
}
