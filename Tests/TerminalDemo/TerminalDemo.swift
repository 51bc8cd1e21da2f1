import Cells
import CursesTerminal
import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The smallest program on a `CursesTerminal`, for tests that need one to end in every way there
/// is. It shows what the terminal can do and the last event, and obeys a few letters.
@main struct TerminalDemo {
  static func main() throws {
    do {
      try CursesTerminal.run { Session(terminal: $0).run() }
      print("left")
    } catch let error as TerminalError {
      complain("error: \(error)")
      exit(69)
    }
  }
}

private func complain(_ text: String) {
  let line = text + "\n"
  _ = write(STDERR_FILENO, line, line.utf8.count)
}

private final class Session {
  let terminal: CursesTerminal
  var last = "none"
  var events = 0

  init(terminal: CursesTerminal) { self.terminal = terminal }

  func run() {
    while true {
      draw()
      guard let event = terminal.nextEvent(timeout: .infinity) else { continue }
      events += 1
      last = "\(event)"
      switch event {
      case .ended, .key(.character("q")): return
      case .key(.character(let letter)): obey(letter)
      default: break
      }
    }
  }

  func obey(_ letter: Character) {
    switch letter {
    case "e": exit(3)
    case "x": print([Int]()[events])
    case "o": print(descend(events))
    case "O": StackThread(stackSize: 1 << 20) { print(self.descend(self.events)) }?.join()
    case "h": while true { sleep(1) }
    case "w": complain("written to standard error")
    case "c": _ = terminal.copy("from the demo")
    case "r": terminal.redraw()
    case "s": last = "\(terminal.run(["sh", "-c", Self.otherProgram]) ?? -1)"
    default: break
    }
  }

  /// Reads a line from the terminal, as an editor reads keys, and tells when it was stopped.
  static let otherProgram = """
    trap 'echo back' CONT
    stty -a > modes-lent
    echo in between
    until read line; do :; done
    """

  /// Never returns, and uses up the stack whatever the compiler makes of it.
  func descend(_ depth: Int) -> Int {
    let below = depth < 0 ? 0 : descend(depth + 1)
    last += "\(below)"
    return below
  }

  func draw() {
    let (columns, rows) = terminal.size
    var grid = CellGrid(columns: columns, rows: rows)
    let blue = CellStyle(foreground: .palette(208), background: .palette(17), bold: true)
    grid.drawBox(grid.bounds, .rounded, style: blue)
    let can = terminal.capabilities
    let lines = [
      "size \(columns)x\(rows)", "colors \(can.colors)", "unicode \(can.unicode)",
      "mouse \(can.mouse)", "last \(last)", "世界 e\u{301} 👨‍👩‍👧 ❤\u{FE0F} |",
      // Drawn last, so that whoever sees it sees the rest.
      "events \(events)",
    ]
    for (row, line) in lines.enumerated() where row + 2 < rows {
      grid.write(line, column: 2, row: row + 1, limit: columns - 4)
    }
    terminal.show(grid)
  }
}
