import Cells
import LayoutSolver
import SceneLoader

/// The state of a session: what is open, how it is laid out, what is selected and shown. Each value
/// is in the file of its subject.
///
/// It takes events and paints grids, and uses neither a terminal nor a clock. Layout happens when
/// something needs the result and its input has changed.
public final class Playground {
  var opened: OpenedScene
  var gallery: Gallery
  /// How the scene is laid out.
  public var conditions: Conditions
  /// The result of the last layout.
  var latest = LatestLayout()
  public var terminal: TerminalState
  /// The keys of actions.
  public var keyMap = KeyMap.standard
  /// The files that the session may read and write.
  let files: any SessionFiles

  var panels = Panels()
  var selection = Selection()
  var canvas = CanvasState()
  var window: WindowChoice
  /// Nil while nothing is shown to others.
  var presentation: Presentation?
  var tree = TreeView()
  var trace = TraceView()
  var source = SourceView()
  var findings = FindingsView()
  var remedies = TriedRemedies()
  var comparison = Comparison()
  var variation = Variation()
  /// Where the layout changes with the container's width.
  var reflow = Breakpoints()
  /// The list that is open over the panels.
  var overlay: Overlay?
  /// Said once in the caption, until the next key.
  var message: String?
  var mouse = MouseState()
  /// The run loop's tasks with the terminal.
  package var requests: [Request] = []

  /// Whether the scene was in the user's editor since it was read.
  var isEdited = false

  /// Something only the owner of the terminal can do, or that takes longer than a key.
  package enum Request: Equatable {
    static func write(path: String, text: String) -> Request {
      .write(path: path, bytes: Array(text.utf8))
    }

    /// Ends the session as the user wishes.
    case quit
    /// Ends it since the terminal does.
    case end
    case copy(String)
    case edit(path: String, line: Int)
    case write(path: String, bytes: [UInt8])
    case readLog(path: String)
    case keepLessons
    case redraw
  }

  /// Receives what another process needs to continue after a crash.
  public var keeper: (any SessionKeeper)?

  /// A playground in a terminal.
  /// - Parameters:
  ///   - scene: shown first.
  ///   - path: where the scene is read from; nil for a text that no file has.
  ///   - library: the scenes that can be picked.
  ///   - settings: the conditions; their container is used where `container` isn't the window.
  ///   - container: the scene's container.
  ///   - size: the terminal's, in cells.
  ///   - capabilities: the terminal's.
  ///   - files: where files are written and kept.
  public init(
    scene: any PlayableScene, at path: String? = nil, library: SceneLibrary,
    settings: LayoutSettings,
    container: ContainerChoice = .window, size: (columns: Int, rows: Int),
    capabilities: TerminalCapabilities, files: any SessionFiles = SystemFiles()
  ) {
    opened = OpenedScene(scene, at: path)
    gallery = Gallery(library: library)
    conditions = Conditions(settings: settings, container: container)
    terminal = TerminalState(size: size, capabilities: capabilities)
    self.files = files
    window = WindowChoice(columns: size.columns, rows: size.rows, Splits())
    adoptDirectives()
  }

  package func resize(to size: (columns: Int, rows: Int)) {
    // The effects of a new size are shown in the message's place.
    if size != terminal.size { message = nil }
    terminal.size = size
  }
}
