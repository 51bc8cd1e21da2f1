/// A terminal without a screen: it hands out the events of a script and keeps every grid shown, so
/// that a whole session can be a test.
///
///     let terminal = ScriptedTerminal(columns: 80, rows: 24, [.key(.down), .key(.character("q"))])
///     run(on: terminal)
///     expect(terminal.picture, …)
public final class ScriptedTerminal: Terminal {
  /// What happens next to the program that runs on the terminal.
  public enum Step: Hashable, Sendable {
    case event(TerminalEvent)
    /// The window takes a new size, and the program gets `.resized`.
    case resize(columns: Int, rows: Int)
    /// Nothing happens until the program's timeout has passed.
    case idle

    public static func key(_ key: Key) -> Step { .event(.key(key)) }

    /// A letter, digit or sign typed without a modifier.
    public static func type(_ character: Character) -> Step { .event(.key(.character(character))) }

    public static func mouse(_ kind: MouseEvent.Kind, column: Int, row: Int) -> Step {
      .event(.mouse(MouseEvent(kind, column: column, row: row)))
    }
  }

  public private(set) var size: (columns: Int, rows: Int)
  public let capabilities: TerminalCapabilities
  /// Every grid shown, oldest first.
  public private(set) var grids: [CellGrid] = []
  /// What was shown in pixels with the last one.
  public private(set) var sheets: [PixelSheet] = []
  /// What was put on the clipboard, oldest first.
  public private(set) var copied: [String] = []
  public var hasClipboard = true
  /// The programs that were to be run, oldest first.
  public private(set) var commands: [[String]] = []
  /// How every one of them ends; nil when none can be started.
  public var exitStatus: Int32? = 0
  /// How often everything was drawn anew.
  public private(set) var redraws = 0
  private var script: ArraySlice<Step>

  public init(
    columns: Int, rows: Int, _ script: [Step] = [],
    capabilities: TerminalCapabilities = TerminalCapabilities(
      colors: 256, unicode: true, mouse: true)
  ) {
    size = (columns, rows)
    self.script = script[...]
    self.capabilities = capabilities
  }

  /// The last grid shown, its characters alone; empty before the first.
  public var picture: String { grids.last?.text ?? "" }

  /// Adds to what is still to happen.
  public func append(_ steps: [Step]) { script += steps }

  public func show(_ grid: CellGrid, _ sheets: [PixelSheet]) {
    grids.append(grid.adapted(to: capabilities))
    self.sheets = sheets
  }

  /// The next event of the script, without waiting, and `.ended` when the script is over: no
  /// session outlives its script.
  public func nextEvent(timeout: Double) -> TerminalEvent? {
    switch script.popFirst() {
    case .event(let event):
      return event
    case .resize(let columns, let rows):
      size = (columns, rows)
      return .resized
    case .idle:
      return timeout.isFinite ? nil : nextEvent(timeout: timeout)
    case nil:
      return .ended
    }
  }

  public func copy(_ text: String) -> Bool {
    if hasClipboard { copied.append(text) }
    return hasClipboard
  }

  public func run(_ command: [String]) -> Int32? {
    commands.append(command)
    return exitStatus
  }

  public func redraw() { redraws += 1 }
}
