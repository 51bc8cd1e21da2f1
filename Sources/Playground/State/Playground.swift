import Cells
import LayoutChecks
import LayoutSolver
import SceneLoader

/// The state of a session: what is open, how it is laid out, what is selected and shown.
///
/// It takes events and paints grids, and touches neither a terminal nor a clock. Layout happens
/// when something asks for the result, at most once between two pictures unless a key needs it.
public final class Playground {
  // MARK: What is open

  var scene: any PlayableScene
  /// The scene as its files have it, while numbers in it are changed.
  var fileScene: (any PlayableScene)?
  let library: SceneLibrary

  // MARK: How it is laid out

  /// All but the container; a device brings its own platform's details.
  var settings: LayoutSettings { didSet { needsLayout = true } }
  var container: ContainerChoice { didSet { needsLayout = true } }
  /// What the root is offered in it.
  public var rootProposal = RootProposal.room { didSet { needsLayout = true } }
  /// Nil where the scale follows from the container and the room for it.
  var zoom: CellScale? {
    didSet {
      needsLayout = true
      pan = nil
    }
  }
  /// Whether a scale that follows shows all of the container, however small.
  var showsWhole = false
  /// Where the user has moved the picture; nil while it follows the selection.
  var pan: PicturePlace?
  private(set) var size: (columns: Int, rows: Int)
  let capabilities: TerminalCapabilities
  /// Which keys do what.
  public var keyMap = KeyMap.standard

  // MARK: What came of it

  /// The last layout that succeeded; kept while a scene is broken.
  private var latest: LayoutResult?
  /// Whether errors left views out of it.
  private var latestIsPartial = false
  /// Whether it is that of the scene before an error, which the scene of now has.
  private(set) var isPictureOld = false
  private(set) var diagnostics: [SceneDiagnostic] = []
  /// What the scene has printed since it was opened, the last lines of it.
  private(set) var output: [String] = []
  /// What it printed during the last layout.
  private(set) var lastOutput: [String] = []
  /// Counts layouts, so that what is made from one can be kept until the next.
  private(set) var layoutCount = 0
  private(set) var needsLayout = true

  // MARK: What is shown

  var selectedPath: NodePath?
  var selection: NodeID? { didSet { selectionChanged() } }
  var focus = Panel.canvas
  /// The panel shown where there is room for one beside the canvas.
  var sidePanel = Panel.tree
  /// Where the user has put the lines between panels.
  var splits = Splits() { didSet { needsLayout = true } }
  /// How far the keys that resize the container move it.
  var step = ContainerStep.cell
  var tree = TreeView()
  var scrolls = PanelScrolls()
  var trace = TraceView()
  var sourceLine = 1
  /// The file gone to, until another view is selected; nil where it is the selected view's.
  var openedFile: Int?
  /// The folder for edits that aren't written yet; nil where they aren't kept.
  public var unwrittenFolder: String?
  /// Those of an earlier session, until it is said what becomes of them.
  var unwritten: UnwrittenEdits?
  /// Whether the session ends without the user's wish.
  var isCutShort = false
  /// Which number of the source line is changed, from 0.
  var literalIndex = 0
  var findingRow = 0
  /// Whether it was gone to, so that the next finding is the one after it.
  var isAtFinding = false
  /// Whether explanations name their rules, how sure those are, and where they are known from.
  var showsCertainty = false
  /// What the strip and the matrix run through.
  var variantAxis = ConditionAxis.typeSize
  /// Whether the strip is under the canvas.
  var showsStrip = false
  let variantOutcomes = VariantOutcomes()
  /// Whether differences under a point count.
  var showsSmallDifferences = false { didSet { keptDifferences = nil } }
  var overlay: Overlay? { didSet { overlayChanged(from: oldValue) } }
  /// What the size curve shows.
  var sweep: SweepView?
  /// What other layouts are compared with.
  var keptLayout: KeptLayout?
  /// Whether the kept layout is shown beside the present one.
  var isSideBySide = false { didSet { needsLayout = true } }
  var keptDifferences: (layout: Int, found: [KeptLayout.Difference])?
  /// A log recorded on a device, to compare with what the scene prints.
  var recordedLog: RecordedLog?
  var labels = CanvasLabelling.namesAndSizes
  var overlays: Set<CanvasOverlay> = []
  /// The name of the space that axes and rulers are numbered in, where it isn't the container's.
  var axesSpace = AxesSpace.global
  /// The view that gaps are measured from.
  var marked: NodePath?
  /// Asked of whatever is selected, besides 0, nil and infinity.
  var askedProposal: ProposedViewSize?
  /// What was last looked for.
  var lastSearch = ""
  /// What was last looked for in the source.
  var lastTextSearch = ""
  /// What was last looked for in the negotiation.
  var lastTraceSearch: TraceQuery?
  /// How predictions ended, by the scene's name.
  public var lessons: [String: LessonOutcome] = [:]
  /// Where they are kept; nil for nowhere.
  public var lessonPath: String?
  var verdict: Verdict?
  /// Said once in the last row, until the next key.
  var message: String?
  /// The deepest node under the last click, to tell a second one.
  var lastClick: NodeID?
  var keptAnswers: KeptAnswers?
  var keptSource: ShownSource?
  var plans = CanvasPlanCache()
  let previews = GalleryPreviews()
  var drag: Drag?
  public var themeChoice = ThemeChoice.auto
  /// Of the terminal, as far as it has told.
  public var appearance = Appearance.dark
  var screen = PaintedScreen()
  /// Seconds that a turn may take before the terminal says so and looks at the keys; infinite where
  /// turns are taken in the thread that has the terminal.
  public var patience = Double.infinity
  /// What the run loop has to do with the terminal.
  package var requests: [Request] = []

  /// Something only the owner of the terminal can do.
  package enum Request: Equatable {
    case quit
    case copy(String)
    case edit(path: String, line: Int)
    case write(path: String, text: String)
    case readLog(path: String)
    case keepLessons
    case redraw
  }

  /// A playground in a terminal of so many cells. The container of `settings` is used where
  /// `container` isn't the window.
  public init(
    scene: any PlayableScene, library: SceneLibrary, settings: LayoutSettings,
    container: ContainerChoice = .window, size: (columns: Int, rows: Int),
    capabilities: TerminalCapabilities
  ) {
    self.scene = scene
    self.library = library
    self.settings = settings
    self.container = container
    self.size = size
    self.capabilities = capabilities
    zoom = nil
    adoptDirectives()
  }

  package func resize(to size: (columns: Int, rows: Int)) {
    guard size != self.size else { return }
    self.size = size
    needsLayout = true
  }

  // MARK: Layout

  /// The result for the present state; nil while a scene has never been laid out.
  var result: LayoutResult? {
    layoutIfNeeded()
    return latest
  }

  /// For a scene whose text or state is another; what follows from conditions says so itself.
  func setNeedsLayout() {
    needsLayout = true
    variantOutcomes.forget()
  }

  private func layoutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    let outcome = scene.layout(effectiveSettings, recording: .on)
    diagnostics = scene.diagnostics + outcome.diagnostics + outcome.notes
    lastOutput = outcome.output
    output = Array((output + outcome.output).suffix(1000))
    // While something is being written, the last good picture stays.
    guard let result = outcome.result, !outcome.isPartial || latest == nil || latestIsPartial
    else {
      isPictureOld = latest != nil
      return
    }
    isPictureOld = false
    latestIsPartial = outcome.isPartial
    latest = result
    layoutCount += 1
    trace.adopt(result)
    selection = selectedPath?.node(in: result) ?? result.firstWritten
  }

  /// The settings with the container of the moment.
  var effectiveSettings: LayoutSettings { conditions(settings, in: container) }

  /// Settings with a container, and with what follows from device and language.
  func conditions(_ settings: LayoutSettings, in container: ContainerChoice) -> LayoutSettings {
    var settings = settings
    if settings.language?.isRightToLeft == true { settings.layoutDirection = .rightToLeft }
    if let (device, orientation) = container.device {
      let own = device.settings(orientation, os: settings.platform.os)
      settings.horizontalSizeClass = own.horizontalSizeClass
      settings.verticalSizeClass = own.verticalSizeClass
      if settings.platform.kind == .ios {
        settings.platform.displayScale = own.platform.displayScale
      }
    }
    settings.container =
      container.container(os: settings.platform.os) ?? LayoutContainer(size: windowContainer)
    settings.container.proposal = rootProposal
    return settings
  }

  /// Where the canvas is on the screen, and which panels there are.
  var screenLayout: ScreenLayout { screenLayout(messageRows: messageRows) }

  /// The same with another number of rows for errors, which must not reflow the scene, and with the
  /// rows that panels need.
  func screenLayout(messageRows: Int, wanted: [Panel: Int] = [:]) -> ScreenLayout {
    ScreenLayout(
      columns: size.columns, rows: size.rows, focus: focus, sidePanel: sidePanel,
      messageRows: messageRows, wanted: wanted, splits: splits)
  }

  /// Where everything is, the panels as high as what they hold.
  var panelLayout: ScreenLayout {
    var wanted: [Panel: Int] = [:]
    for (panel, place) in screenLayout.panels where Panel.grows.contains(panel) {
      wanted[panel] = content(of: panel, columns: place.columns).count
    }
    return screenLayout(messageRows: messageRows, wanted: wanted)
  }

  // MARK: Scenes

  /// Starts afresh with another scene.
  func open(_ scene: any PlayableScene) {
    if scene !== self.scene { variantOutcomes.forget() }
    self.scene = scene
    fileScene = nil
    selectedPath = nil
    selection = nil
    tree = TreeView()
    latest = nil
    output = []
    trace = TraceView()
    scrolls = PanelScrolls()
    sourceLine = 1
    openedFile = nil
    findingRow = 0
    isAtFinding = false
    needsLayout = true
    adoptDirectives()
  }

  /// Lists what of the scene can be shown.
  func pickPreview() {
    guard scene.shownViews.count > 1 else {
      message = "The scene has nothing else to show"
      return
    }
    overlay = Overlay(.previews, isTyping: scene.shownViews.count > 20)
    overlay?.row = scene.shownViews.firstIndex { $0.name == scene.rootName } ?? 0
  }

  /// Shows another preview or view of the scene, with what was tried out in its source.
  func show(_ name: String) {
    let fileScene = fileScene
    fileScene?.show(name)
    scene.show(name)
    open(scene)
    self.fileScene = fileScene
  }

  /// A scene may ask for a device in its leading comments.
  func adoptDirectives() {
    guard let wanted = scene.directives.device, container == .window else { return }
    guard let device = Device.named(wanted.name) else { return }
    container = .device(device, wanted.isLandscape ? .landscape : .portrait)
  }

  /// Looks whether the scene's files have changed.
  /// - Returns: whether there is something new to show.
  func pollFiles() -> Bool {
    let before = fileScene?.files
    guard (fileScene ?? scene).reloadIfChanged() else { return false }
    if let fileScene {
      guard fileScene.files != before else {
        // The file can't be read, or is back as it was: what was tried out stays.
        message = fileScene.diagnostics.first { $0.severity == .error }?.message
        return true
      }
      // What is saved goes before what was tried out.
      scene = fileScene
    }
    fileScene = nil
    keepUnwritten()
    setNeedsLayout()
    message = scene.hasErrors ? nil : "Reloaded"
    return true
  }
}
