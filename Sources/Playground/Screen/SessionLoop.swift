import Cells
import Foundation
import Numbers
import SceneLoader

/// One run of a session on a terminal.
///
/// The session's turns are taken in a thread of their own, so that a scene which takes long leaves
/// the terminal to the user: after a moment the last row says so, Esc interrupts, Ctrl-C leaves,
/// and so does, a little later, the key that quits. Other keys wait for their turn, and the picture
/// stays until the new one is whole.
final class SessionLoop {
  /// Seconds between two looks at the scene's files.
  private static let pollInterval = 0.5
  /// Seconds that a row of the negotiation stays while it plays, and a width that is shown.
  private static let playInterval = 0.12
  /// Seconds between two looks at the keys while a turn goes on.
  private static let keyInterval = 0.05
  /// Seconds after which a turn that was interrupted is said not to come back.
  private static let interruptionPatience = 2.0
  /// Seconds of a turn after which the key that quits leaves at once. Before, it waits as all keys
  /// do: what is typed quickly belongs to what the keys before it open.
  private static let leavingPatience = 1.0

  private let app: Playground
  private let terminal: any Terminal
  private let thread: TurnThread?
  /// Events that came while a turn was taken.
  private var waiting: [TerminalEvent] = []
  /// What the terminal shows, without any mark.
  private var shown: CellGrid?
  private var sheets: [PixelSheet] = []
  /// What was told last of what another process would need to go on.
  private var record: SessionRecord?
  /// Whether the picture that is shown was told of.
  private var isPictureTold = true
  /// Whether any was: the first one is before the first key is handled, however soon that is pressed.
  private var hasToldPicture = false
  /// Seconds without a key after which a picture is told of.
  private static let tellingPause = 0.05
  /// Whether the user wants to leave, though a turn goes on.
  private(set) var leaves = false

  init(_ app: Playground, on terminal: any Terminal) {
    self.app = app
    self.terminal = terminal
    thread = app.terminal.patience.isFinite ? TurnThread() : nil
  }

  func run() {
    defer { thread?.end() }
    while !leaves {
      guard let grid = turn({ $0.paint() }) else { return }
      (shown, sheets) = (grid, app.canvas.pixels.sheets)
      terminal.show(grid, sheets)
      tellState()
      guard waitForChange() else { return }
    }
  }

  /// Waits until there is something new to show; false when the session is over.
  private func waitForChange() -> Bool {
    while true {
      let pause = app.isMoving ? Self.playInterval : Self.pollInterval
      if waiting.isEmpty {
        let wait = app.hasWork ? 0 : isPictureTold ? pause : Self.tellingPause
        guard let event = terminal.nextEvent(timeout: wait) else {
          if tellPicture() { continue }
          guard let isNew = turn({ $0.passTime() }) else { return false }
          if isNew { return true }
          continue
        }
        if !hasToldPicture { _ = tellPicture() }
        waiting.append(event)
      }
      return handleEvents()
    }
  }

  // MARK: What another process would need

  private func tellState() {
    guard let keeper = app.keeper else { return }
    isPictureTold = false
    let now = app.record
    if now != record { keeper.keep(now) }
    record = now
  }

  /// Takes longer than the rest, and so it is told once no key is pressed.
  /// - Returns: whether there was something to tell.
  private func tellPicture() -> Bool {
    guard !isPictureTold, let keeper = app.keeper, let shown else { return false }
    isPictureTold = true
    if let picture = app.lastPicture(on: sheets.isEmpty ? shown : app.paintInCells()) {
      keeper.keep(picture)
      hasToldPicture = true
    }
    return true
  }

  /// Handles all events that have arrived, so that a storm of sizes costs one picture; false when
  /// that ends the session.
  private func handleEvents() -> Bool {
    while true {
      let events = waiting
      waiting = []
      let isDone = turn { app in
        for event in events where !app.isEnding { app.handle(event) }
        app.serveFiles()
        return app.isEnding
      }
      guard let isDone else { return false }
      if isDone { break }
      if let next = waiting.isEmpty ? terminal.nextEvent(timeout: 0) : nil { waiting.append(next) }
      if waiting.isEmpty { break }
    }
    app.resize(to: terminal.size)
    guard app.serve(on: terminal) else { return false }
    return !app.isEdited || turn { $0.pollAfterEditing() } != nil
  }

  // MARK: Turns

  /// What a turn gives; nil where the user left before its end. Nothing of the session may be
  /// touched after that.
  private func turn<Result>(_ work: @escaping (Playground) -> Result) -> Result? {
    guard let thread else { return work(app) }
    let interruption = SceneInterruption()
    let quittingKey = app.quittingKey
    var result: Result?
    thread.begin(interruption) { [app] in result = work(app) }
    if thread.waitForEnd(seconds: app.terminal.patience) { return result }
    showProgress(until: thread, interruption, quittingKey)
    return leaves ? nil : result
  }

  /// Looks at the keys and shows a mark until the turn ends, or the user leaves.
  private func showProgress(
    until thread: TurnThread, _ interruption: SceneInterruption, _ quittingKey: Key?
  ) {
    let start = Date.now
    var interrupted: Date?
    var step = 0
    repeat {
      let seconds = Date.now.timeIntervalSince(start)
      let leavingKey = seconds < Self.leavingPatience ? nil : quittingKey
      while !leaves, let event = terminal.nextEvent(timeout: 0) {
        switch event {
        case .ended, .key(.control("c")): leaves = true
        case .key(let key) where key == leavingKey: leaves = true
        case .key(.escape):
          interruption.request()
          interrupted = interrupted ?? .now
        default: waiting.append(event)
        }
      }
      // It was pressed before, and nothing else that could give it another meaning.
      if let leavingKey, case .key(leavingKey)? = waiting.first { leaves = true }
      if leaves {
        interruption.request()
        _ = thread.waitForEnd(seconds: Self.interruptionPatience)
        return
      }
      let silence = interrupted.map { Date.now.timeIntervalSince($0) } ?? 0
      showMark(
        silence > Self.interruptionPatience
          ? .lost
          : .computing(seconds: Int(clamped: seconds), step: step, leavingKey: leavingKey?.name))
      step += 1
    } while !thread.waitForEnd(seconds: Self.keyInterval)
  }

  private func showMark(_ mark: ProgressMark) {
    var grid = CellGrid(columns: terminal.size.columns, rows: terminal.size.rows)
    if let shown { grid.blit(shown, column: 0, row: 0) }
    mark.write(into: &grid, unicode: terminal.capabilities.unicode)
    terminal.show(grid, sheets)
  }
}

/// What the last row says while a turn takes long.
enum ProgressMark {
  /// What is loaded first, which has no picture yet.
  case loading(String, seconds: Int, step: Int)
  /// It goes on for so many seconds; the mark turns from step to step. The key leaves, as Ctrl-C
  /// does; nil where Ctrl-C alone does.
  case computing(seconds: Int, step: Int, leavingKey: String?)
  /// It was interrupted, and doesn't end.
  case lost

  func write(into grid: inout CellGrid, unicode: Bool) {
    guard grid.rows > 0 else { return }
    var style = CellStyle()
    style.reverse = true
    let words = TextWidth.truncated(" \(words(unicode: unicode)) ", to: grid.columns)
    grid.write(words, column: 0, row: grid.rows - 1, style: style)
  }

  private func words(unicode: Bool) -> String {
    func sign(_ step: Int) -> Character {
      let signs = Array(unicode ? "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏" : "|/-\\")
      return signs[step % signs.count]
    }
    switch self {
    case .loading(let name, let seconds, let step):
      let time = seconds > 0 ? " \(seconds) s" : ""
      return "\(sign(step)) loading \(name)\(time), Esc interrupts, q leaves"
    case .computing(let seconds, let step, let leavingKey):
      let time = seconds > 0 ? " \(seconds) s" : ""
      let leaving = leavingKey.map { ", \($0) leaves" } ?? ""
      return "\(sign(step)) computing\(time), Esc interrupts\(leaving)"
    case .lost:
      return "The scene doesn't come back; Ctrl-C leaves, and what wasn't written is kept"
    }
  }
}
