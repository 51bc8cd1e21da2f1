import Cells
import Foundation
import LayoutSolver
import Testing

@testable import Playground
@testable import SceneLoader

/// Any sequence of keys, mouse, pastes, resizes and reloads leads to a state that draws.
///
/// A few short sessions always run. `REFLOW_SESSIONS=200` runs so many of `REFLOW_SESSION_LENGTH`
/// steps (2,000 if not given) over the bundled scenes, from `REFLOW_SESSION_SEED` on. A sequence that
/// breaks an invariant is shrunk to the steps it needs; one that ends the process is found by the
/// last session printed.
struct RandomSessionTests {
  /// What happens to a session.
  enum Step: CustomStringConvertible {
    case key(Key)
    case action(Int, count: Int)
    case mouse(MouseEvent.Kind, column: Int, row: Int)
    case paste(String)
    case resize(columns: Int, rows: Int)
    case reload(Int)
    case pause

    var description: String {
      switch self {
      case .key(let key): ".key(.\(key))"
      case .action(let index, let count): "\(PlaygroundAction.all[index].id)×\(count)"
      case .mouse(let kind, let column, let row): ".mouse(.\(kind), \(column), \(row))"
      case .paste(let text): ".paste(\(text.debugDescription))"
      case .resize(let columns, let rows): ".resize(\(columns), \(rows))"
      case .reload(let view): ".reload(\(view))"
      case .pause: ".pause"
      }
    }
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let isLarge = environment["REFLOW_SESSIONS"] != nil
  private static let count = environment["REFLOW_SESSIONS"].flatMap(Int.init) ?? 6
  private static let length =
    isLarge ? environment["REFLOW_SESSION_LENGTH"].flatMap(Int.init) ?? 2000 : 60
  private static let firstSeed = environment["REFLOW_SESSION_SEED"].flatMap(UInt64.init) ?? 1
  private static let sizes = [(160, 48), (80, 24), (40, 12)]

  @Test func everySequenceLeadsToAStateThatDraws() {
    for offset in 0..<Self.count {
      let seed = Self.firstSeed + UInt64(offset)
      if Self.isLarge { print("session \(seed)") }
      let steps = Self.steps(seed: seed)
      guard let (failure, last) = Self.failure(of: steps, seed: seed) else { continue }
      let shrunk = Self.shrunk(Array(steps[...last]), seed: seed)
      Issue.record("session \(seed): \(failure); \(shrunk.map(\.description))")
    }
  }

  // MARK: Making sessions

  private static func steps(seed: UInt64) -> [Step] {
    var random = SeededGenerator(seed: seed)
    return (0..<length).map { _ in step(&random) }
  }

  private static func step(_ random: inout SeededGenerator) -> Step {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8:
      let index = Int.random(in: 0..<PlaygroundAction.all.count, using: &random)
      // What asks the terminal alone does nothing here.
      let count = Int.random(in: 0..<4, using: &random) == 0 ? 50 : 1
      return .action(index, count: count)
    case 8..<14: return .key(keys.randomElement(using: &random) ?? .escape)
    case 14, 15, 16:
      return .mouse(
        mouse.randomElement(using: &random) ?? .wheelUp,
        column: Int.random(in: -1...170, using: &random),
        row: Int.random(in: -1...50, using: &random))
    case 17: return .paste(pastes.randomElement(using: &random) ?? "")
    case 18:
      return .resize(
        columns: Int.random(in: 1...200, using: &random),
        rows: Int.random(in: 1...60, using: &random))
    default:
      return Bool.random(using: &random)
        ? .pause : .reload(Int.random(in: 0..<views.count, using: &random))
    }
  }

  private static let keys: [Key] =
    "qj0123456789abwxnGg/-+*|.,:?~ x\u{301}é世".map { .character($0) }
    + [
      .up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .home, .end,
      .pageUp, .pageDown, .enter, .enter, .enter, .escape, .escape, .escape, .tab, .backTab,
      .backspace, .function(1), .control("d"), .control("u"), .control("l"), .insert, .delete,
    ]

  private static let mouse: [MouseEvent.Kind] = [
    .press(.left), .press(.left), .press(.right), .release(.left), .release(.left), .drag(.left),
    .drag(.left), .drag(.right), .wheelUp, .wheelDown, .wheelLeft, .wheelRight,
  ]

  private static let pastes = [
    "", "390x844", "0x0", "nilx400", "10000x1", "iphone-se landscape", "\u{1B}[31m\u{0}",
    "text proposed 100x100 reports 20x20", "View | Proposal | Response\nred | 300.0 × 0.0 | 1 × 1",
  ]

  private static var views: [View] {
    [
      threeViews, color(.red), text("Another text"), View.empty,
      hStack([box(90, 120), text("Left").fixedSize(), vStack([threeViews, text("Below")])]),
      vStack((0..<30).map { text("Row \($0)").id("row \($0)") }), box(5_000, 5_000), box(0, 0),
    ]
  }

  // MARK: Playing them

  /// The first invariant that does not hold, and the step after which it doesn't.
  private static func failure(of steps: [Step], seed: UInt64) -> (String, Int)? {
    let size = sizes[Int(seed % UInt64(sizes.count))]
    let session = Session(views[Int(seed) % views.count], columns: size.0, rows: size.1)
    let app = session.app
    if isLarge { openBundled(app, seed) }
    _ = app.paint()
    for (index, step) in steps.enumerated() {
      play(step, session)
      app.requests = []
      if let broken = brokenInvariant(app) { return (broken, index) }
    }
    return nil
  }

  private static func openBundled(_ app: Playground, _ seed: UInt64) {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders = ["Scenes", "Tests/SceneLoaderTests/Corpus", "Tests/Screens"]
    let files = folders.flatMap { folder -> [String] in
      let path = root.appending(path: folder).path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }
    guard !files.isEmpty, let scene = try? Scene(path: files[Int(seed) % files.count]) else {
      return
    }
    app.open(scene)
  }

  private static func play(_ step: Step, _ session: Session) {
    let app = session.app
    switch step {
    case .key(let key): app.handle(.key(key))
    case .action(let index, let count):
      if app.overlay == nil, app.screenLayout.rung != .tooSmall {
        app.perform(PlaygroundAction.all[index], count: count)
      }
    case .mouse(let kind, let column, let row):
      app.handle(.mouse(MouseEvent(kind, column: column, row: row)))
    case .paste(let text): app.handle(.paste(text))
    case .resize(let columns, let rows): app.resize(to: (columns, rows))
    case .reload(let view):
      session.scene.saved = (views[view], [])
      _ = app.pollFiles()
    case .pause:
      app.advancePlaying()
    }
  }

  private static func brokenInvariant(_ app: Playground) -> String? {
    let grid = app.paint()
    if (grid.columns, grid.rows) != app.size { return "the picture is not as large as the screen" }
    let container = app.effectiveSettings.container.size
    if !(0...1_000_000).contains(container.width) || !(0...1_000_000).contains(container.height) {
      return "the container is \(container)"
    }
    if !(app.scale.pointsPerColumn > 0) || !app.scale.pointsPerColumn.isFinite {
      return "the scale is \(app.scale)"
    }
    if let selection = app.selection, let result = app.result,
      !result.nodes.indices.contains(selection.index)
    {
      return "the selection is no view of the layout"
    }
    let layout = app.screenLayout
    let screen = CellRect(column: 0, row: 0, columns: app.size.columns, rows: app.size.rows)
    if layout.rung != .tooSmall {
      for rect in layout.panels.map(\.content) + [layout.canvas, layout.messages, layout.hints]
      where !rect.isEmpty && rect.intersection(screen) != rect {
        return "\(rect) is not on the screen"
      }
    }
    if let overlay = app.overlay {
      let count = app.entries(of: overlay).count
      if overlay.row < 0 || overlay.row > max(count - 1, 0) {
        return "row \(overlay.row) of \(count) is chosen"
      }
    }
    return nil
  }

  // MARK: Shrinking

  /// The sequence without the steps that the failure doesn't need: ever smaller pieces are left out.
  private static func shrunk(_ steps: [Step], seed: UInt64) -> [Step] {
    var steps = steps
    var size = max(steps.count / 2, 1)
    while true {
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + size, steps.count))
        if failure(of: fewer, seed: seed) != nil { steps = fewer } else { start += size }
      }
      if size == 1 { return steps }
      size = max(size / 2, 1)
    }
  }
}

/// SplitMix64, so that a session follows from its seed alone.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
