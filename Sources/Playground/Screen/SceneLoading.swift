import Cells
import Foundation
import SceneLoader

/// A scene that is loaded beside the thread that has the terminal, so that one which takes long is
/// said to, and can be left.
public final class SceneLoading<Value> {
  /// Seconds between two looks at the keys.
  private static var keyInterval: Double { 0.05 }
  /// Seconds after which an interrupted load is said not to come back.
  private static var patience: Double { 2 }

  private let thread: TurnThread?
  private let interruption = SceneInterruption()
  private let name: String
  private var result: Result<Value, any Error>?
  /// What the terminal said meanwhile of itself, for the session to come.
  public private(set) var answers: [TerminalEvent] = []

  /// Begins to load.
  /// - Parameters:
  ///   - name: of what is loaded.
  ///   - load: gives it, in a thread of its own.
  public init(_ name: String, _ load: @escaping () throws -> Value) {
    self.name = name
    thread = TurnThread()
    let work = { [self] in result = Result(catching: load) }
    if let thread { thread.begin(interruption, work) } else { work() }
  }

  /// Waits for the end, so many seconds at most.
  /// - Returns: whether it has come.
  public func isDone(within seconds: Double) -> Bool {
    thread?.waitForEnd(seconds: seconds) ?? true
  }

  /// What was loaded, once that is done.
  /// - Throws: what loading threw.
  public func get() throws -> Value? {
    thread?.end()
    return try result?.get()
  }

  /// Waits for the end and shows that it does, until the user leaves.
  /// - Returns: nil where the user has left; what was loaded may not be touched then.
  public func get(on terminal: any Terminal) throws -> Value? {
    let start = Date.now
    var interrupted: Date?
    var step = 0
    while !isDone(within: Self.keyInterval) {
      while let event = terminal.nextEvent(timeout: 0) {
        switch event {
        case .ended, .key(.control("c")), .key(.character("q")), .key(.character("Q")):
          interruption.request()
          return nil
        case .key(.escape):
          interruption.request()
          interrupted = interrupted ?? .now
        case .background, .pixels: answers.append(event)
        default: break
        }
      }
      let silence = interrupted.map { Date.now.timeIntervalSince($0) } ?? 0
      let mark: ProgressMark =
        silence > Self.patience
        ? .lost
        : .loading(name, seconds: Int(Date.now.timeIntervalSince(start)), step: step)
      var grid = CellGrid(columns: terminal.size.columns, rows: terminal.size.rows)
      mark.write(into: &grid, unicode: terminal.capabilities.unicode)
      terminal.show(grid)
      step += 1
    }
    return try get()
  }
}
