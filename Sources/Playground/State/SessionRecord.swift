import Cells
import LayoutSolver
import SceneLoader

/// What a session needs to continue in another process, besides files on disk: what is open, and
/// the user's position in it.
public struct SessionRecord: Codable, Equatable {
  /// The open scene's; nil for a text without a file.
  public var path: String?
  /// The texts that no file has.
  public var pasted: [Scene.File]?
  public var name: String
  /// The preview or view shown.
  public var preview: String?

  var settings: SettingsRecord
  var focus: Int
  var side: Int
  var left: Int?
  var right: Int?
  var panelRows: [Int: Int]
  var selected: NodePath?
  var marked: NodePath?
  var showsCertainty: Bool
  var lastSearch: String
  var window: WindowChoice
  var zoom: CellScale?
  var pan: [Int]?
  var isLegible: Bool
  var labels: Int
  var overlays: [String]
  var axes: AxesSpace
  var form: Int
  var folded: Set<TreeView.Key>
  var showsProbes: Bool
  var traceQuery: String?
  var line: Int
  var openedFile: Int?
  var literalIndex: Int
  var lastSourceSearch: String
  var findingsRow: Int
  var theme: String
  /// Whether the user still had to decide about an earlier session's edits.
  var offersUnwritten: Bool
}

/// The conditions, as far as the user sets them.
struct SettingsRecord: Codable, Equatable {
  var os: Int
  var sdk: Int?
  var platform: String
  var scale: Double?
  var typeSize: Int
  var direction: Int
  var scheme: Int
  var language: LayoutSettings.Language?
  var hasKeyboard: Bool
  var device: String?
  var orientation: String?
  /// Of an exact container, or of a device with another size.
  var sides: [Double]?
  /// The root's proposed lengths; those of the room are left out.
  var offers: [String: [Double?]]
  var step: Int

  init(_ conditions: Conditions) {
    let settings = conditions.settings
    os = settings.platform.os
    sdk = settings.platform.chosenSDK
    platform = settings.platform.kind.rawValue
    scale = settings.chosenScale
    typeSize = settings.dynamicTypeSize.rawValue
    direction = settings.layoutDirection.rawValue
    scheme = settings.colorScheme.rawValue
    language = settings.language
    hasKeyboard = settings.hasKeyboard
    device = conditions.container.device?.device.id
    orientation = conditions.container.device?.orientation.rawValue
    switch conditions.container {
    case .exact(let size), .resized(_, _, let size): sides = [size.width, size.height]
    case .window, .device: sides = nil
    }
    offers = [:]
    for axis in Axis.allCases {
      guard case .exactly(let length) = conditions.rootProposal[axis] else { continue }
      offers["\(axis)"] = [length]
    }
    step = ContainerStep.allCases.firstIndex(of: conditions.step) ?? 0
  }

  func apply(to conditions: inout Conditions) {
    conditions.settings.platform.os = os
    conditions.settings.platform.chosenSDK = sdk
    conditions.settings.platform.kind =
      Platform.Kind(rawValue: platform) ?? conditions.settings.platform.kind
    conditions.settings.chosenScale = scale
    conditions.settings.dynamicTypeSize = DynamicTypeSize(rawValue: typeSize) ?? .large
    conditions.settings.layoutDirection = LayoutDirection(rawValue: direction) ?? .leftToRight
    conditions.settings.colorScheme = ColorScheme(rawValue: scheme) ?? .light
    conditions.settings.language = language
    conditions.settings.hasKeyboard = hasKeyboard
    let size = sides.flatMap { $0.count == 2 ? Size(width: $0[0], height: $0[1]) : nil }
    if let device = device.flatMap(Device.named),
      let orientation = orientation.flatMap(Device.Orientation.init)
    {
      conditions.container =
        size.map { .resized(device, orientation, $0) } ?? .device(device, orientation)
    } else {
      conditions.container = size.map { .exact($0) } ?? .window
    }
    conditions.rootProposal = .room
    for axis in Axis.allCases {
      guard let length = offers["\(axis)"]?.first else { continue }
      conditions.rootProposal[axis] = .exactly(length)
    }
    conditions.step = ContainerStep.allCases[safe: step] ?? .cell
  }
}

/// The last picture of a scene on the canvas.
public struct LastPicture: Codable, Equatable {
  public var grid: CellGrid

  public init(grid: CellGrid) { self.grid = grid }
}

/// Receives what a session needs to continue elsewhere, whenever that changes.
public protocol SessionKeeper: AnyObject {
  func keep(_ record: SessionRecord)
  func keep(_ picture: LastPicture)
}

extension Playground {
  var record: SessionRecord {
    SessionRecord(
      path: opened.path, pasted: opened.path == nil ? scene.files : nil, name: scene.name,
      preview: scene.rootName, settings: SettingsRecord(conditions),
      focus: panels.focus.digit, side: panels.side.digit, left: panels.splits.left,
      right: panels.splits.right,
      panelRows: Dictionary(
        uniqueKeysWithValues: panels.splits.rows.map { ($0.key.digit, $0.value) }),
      selected: selection.path, marked: selection.marked,
      showsCertainty: selection.showsCertainty, lastSearch: selection.lastSearch,
      window: window, zoom: canvas.zoom, pan: canvas.pan.map { [$0.column, $0.row] },
      isLegible: canvas.isLegible,
      labels: CanvasLabelling.allCases.firstIndex(of: canvas.labels) ?? 0,
      overlays: canvas.overlays.map(\.rawValue).sorted(), axes: canvas.axesSpace,
      form: TreeOutline.Form.allCases.firstIndex(of: tree.form) ?? 0, folded: tree.folded,
      showsProbes: trace.showsProbes, traceQuery: trace.query?.text,
      line: source.line, openedFile: source.openedFile, literalIndex: source.literalIndex,
      lastSourceSearch: source.lastSearch, findingsRow: findings.row,
      theme: terminal.themeChoice.rawValue, offersUnwritten: source.unwritten != nil)
  }

  /// The canvas's part of the painted screen; nil unless it shows the present scene.
  func lastPicture(on screen: CellGrid) -> LastPicture? {
    guard latest.result != nil, !latest.isOld, overlay == nil, screenLayout.showsCanvas else {
      return nil
    }
    let area = part(of: screenLayout.canvas)
    var grid = CellGrid(columns: area.columns, rows: area.rows)
    grid.blit(screen, column: -area.column, row: -area.row)
    return LastPicture(grid: grid)
  }

  /// Goes on with a session that ended otherwise than it should, in the same scene.
  /// - Parameters:
  ///   - record: nil where it ended before there was any.
  ///   - picture: shown until there is another.
  public func recover(_ record: SessionRecord?, _ picture: LastPicture?) {
    latest.lastPicture = picture
    if let record { restore(record) }
    if record?.offersUnwritten == true { offerUnwritten() } else { recoverUnwritten() }
  }

  private func restore(_ record: SessionRecord) {
    record.settings.apply(to: &conditions)
    panels.focus = Panel(digit: record.focus) ?? .canvas
    panels.side = Panel(digit: record.side) ?? .tree
    panels.splits.left = record.left
    panels.splits.right = record.right
    for (panel, rows) in record.panelRows {
      if let panel = Panel(digit: panel) { panels.splits.rows[panel] = rows }
    }
    selection.wish(record.selected)
    selection.marked = record.marked
    selection.showsCertainty = record.showsCertainty
    selection.lastSearch = record.lastSearch
    window = record.window
    canvas.zoom(to: record.zoom)
    canvas.pan = record.pan.flatMap { $0.count == 2 ? ($0[0], $0[1]) : nil }
    canvas.isLegible = record.isLegible
    canvas.labels = CanvasLabelling.allCases[safe: record.labels] ?? canvas.labels
    canvas.overlays = Set(record.overlays.compactMap(CanvasOverlay.init))
    canvas.axesSpace = record.axes
    tree.form = TreeOutline.Form.allCases[safe: record.form] ?? .written
    tree.folded = record.folded
    if record.showsProbes != trace.showsProbes { trace.toggleProbes() }
    trace.show(record.traceQuery.flatMap(TraceQuery.init), of: [])
    source.line = record.line
    source.openedFile = record.openedFile
    source.literalIndex = record.literalIndex
    source.lastSearch = record.lastSourceSearch
    findings.row = record.findingsRow
    terminal.themeChoice = ThemeChoice(rawValue: record.theme) ?? .auto
  }

  /// Takes over the edits of the session that ended, which aren't run either; the file's own text
  /// is run as soon as the user returns to it.
  private func recoverUnwritten() {
    guard let held = scene as? HeldScene, let reason = held.diagnostics.first,
      let edits = keptEdits(of: held)
    else { return }
    opened.fileScene = held.asked
    exchange(held.held(edits, reason: reason))
  }

  /// The scene as its files have it, where that is what isn't run.
  var savedHeldScene: HeldScene? {
    guard let held = scene as? HeldScene, held.isHeld, let reason = held.diagnostics.first,
      let saved = opened.fileScene as? HeldScene, saved.files == held.files
    else { return nil }
    return saved.held(reason)
  }

  /// Runs the scene that isn't run since a version of it ended the program.
  /// - Returns: whether there is such a scene.
  func tryAgain() -> Bool {
    guard let held = scene as? HeldScene, held.isHeld else { return false }
    held.wake()
    sceneChanged()
    message = "Trying again"
    return true
  }
}

extension HeldScene: PlayableScene {
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  public var shownViews: [Scene.ShownView] { scene?.shownViews ?? [] }
  public var languages: [LayoutSettings.Language] { scene?.languages ?? [] }

  public func startOver(withStateOf other: any PlayableScene) {
    scene?.startOver(withStateOf: (other as? HeldScene)?.scene ?? other)
  }

  public func scroll(_ view: ScrolledView, to offset: Point) { scene?.scroll(view, to: offset) }

  public func edited(_ files: [Scene.File]) -> any PlayableScene {
    let scene: Scene = edited(files)
    return scene
  }
}
