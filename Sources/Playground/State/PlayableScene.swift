import LayoutSolver
import SceneLoader

/// The playground's interface to a scene; a test can use views made by hand.
public protocol PlayableScene: AnyObject {
  var name: String { get }
  var files: [Scene.File] { get }
  var directives: SceneDirectives { get }
  /// Problems found while loading.
  var diagnostics: [SceneDiagnostic] { get }
  var hasErrors: Bool { get }
  /// Whether it is a folder with an app, which has a whole screen.
  var isAppFolder: Bool { get }
  /// The modules that it imports and that aren't here.
  var missingModules: [String] { get }
  /// What can be shown of it, and what is shown now.
  var shownViews: [Scene.ShownView] { get }
  var rootName: String? { get }
  /// Shows another of them.
  func show(_ name: String)
  /// The languages that it is translated to.
  var languages: [LayoutSettings.Language] { get }
  /// The file of a picture of the project's, for a display of this many pixels a point.
  func pictureFile(_ name: String, displayScale: Double, isDark: Bool) -> PictureSource?
  /// Starts over with the state that another scene of the same text has.
  func startOver(withStateOf scene: any PlayableScene)
  func layout(_ settings: LayoutSettings, recording: Recording) -> SceneResult
  /// Scrolls one of the latest layout's scroll views; the next layout shows it.
  func scroll(_ view: ScrolledView, to offset: Point)
  /// Reads the scene again where it has changed; cheap where it hasn't.
  func reloadIfChanged() -> Bool
  /// Gives its files other texts, which are not written; its state is kept.
  func edit(_ files: [Scene.File])
  /// The same scene with other texts in its files, which are not written.
  func edited(_ files: [Scene.File]) -> any PlayableScene
}

extension PlayableScene {
  public var isAppFolder: Bool { false }
  public var missingModules: [String] { [] }
  public func pictureFile(_ name: String, displayScale: Double, isDark: Bool) -> PictureSource? {
    nil
  }
}

extension Scene: PlayableScene {
  public func edited(_ files: [File]) -> any PlayableScene {
    let scene: Scene = edited(files)
    return scene
  }

  public func startOver(withStateOf scene: any PlayableScene) {
    if let scene = scene as? Scene { startOver(keepingStateOf: scene) }
  }
}

/// The scenes that can be switched to while playing.
public struct SceneLibrary {
  public var gallery: SceneGallery
  /// Opens one of them, or returns why not.
  public var open: (SceneGallery.Entry) -> Result<any PlayableScene, SceneReadError>

  public init(
    gallery: SceneGallery,
    open: @escaping (SceneGallery.Entry) -> Result<any PlayableScene, SceneReadError>
  ) {
    self.gallery = gallery
    self.open = open
  }

  /// The scenes that come with Reflow.
  public static func bundled() -> SceneLibrary {
    SceneLibrary(gallery: .bundled()) { entry in
      do throws(SceneReadError) {
        return .success(try Scene(path: entry.path))
      } catch {
        return .failure(error)
      }
    }
  }
}
