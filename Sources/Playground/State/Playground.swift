import Cells
import LayoutSolver
import SceneLoader

/// The state of a session: what is open, how it is laid out, what is selected and shown. Each value
/// stands in the file of what it is about.
///
/// It takes events and paints grids, and touches neither a terminal nor a clock. Layout happens
/// when something asks for the result and what it depends on is another than the last time.
public final class Playground {
  var opened: OpenedScene
  var gallery: Gallery
  /// How the scene is laid out.
  public var conditions: Conditions
  /// What came of that.
  var latest = LatestLayout()
  public var terminal: TerminalState
  /// Which keys do what.
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
  /// What the run loop has to do with the terminal.
  package var requests: [Request] = []

  /// Whether the user's editor has had the scene since it was read.
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

  /// Is told what another process needs to go on where this one ends otherwise than it should.
  public var keeper: (any SessionKeeper)?

  /// A playground in a terminal.
  /// - Parameters:
  ///   - scene: what is shown first.
  ///   - path: where the scene is read from; nil for a text that no file has.
  ///   - library: the scenes that can be picked.
  ///   - settings: the conditions; their container is used where `container` isn't the window.
  ///   - container: what the scene is laid out in.
  ///   - size: the terminal's, in cells.
  ///   - capabilities: what the terminal can draw.
  ///   - files: where what is written and kept goes.
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
    // What follows from a new size is to be said.
    if size != terminal.size { message = nil }
    terminal.size = size
  }
}
