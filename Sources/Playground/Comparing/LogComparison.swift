import Cells
import Foundation
import LayoutSolver
import SceneLoader

/// A log recorded on a device beside what the scene prints here.
extension Playground {
  /// Bytes that a recorded log may have.
  private static let logLimit = 64_000_000

  /// Compares pasted text, when no list takes it.
  func compare(log text: String) {
    recordedLog = RecordedLog(text: text)
    overlay = Overlay(.log)
  }

  /// Reads a log that a path was typed for.
  func readLog(_ path: String) {
    do throws(SceneReadError) {
      compare(log: try RegularFile.text(path, limit: Self.logLimit))
    } catch {
      message = error.description
    }
  }

  /// The list in which the path is typed.
  func logPathEntries(_ typed: String) -> [Overlay.Entry] {
    guard !typed.isEmpty else {
      let advice = "Type a file's path; or paste the log over the panels."
      return [Overlay.Entry(line: StyledLine(advice, theme.faint), search: "")]
    }
    let line = StyledLine("Compare what the scene prints with ", theme.text)
      .adding(typed, theme.title)
    return [
      Overlay.Entry(line: line, search: typed) { app in app.requests.append(.readLog(path: typed)) }
    ]
  }

  /// The verdict, then the recorded log with the lines that differ marked.
  func logEntries() -> [Overlay.Entry] {
    guard let recordedLog, let result else { return [] }
    let difference = recordedLog.firstDifference(from: lastOutput, and: result)
    var lines: [StyledLine] = []
    if let difference {
      lines.append(StyledLine("line \(difference.line) differs", theme.warning))
      lines += [
        StyledLine("recorded  ", theme.faint)
          .adding(difference.recorded ?? "(the log ends)", theme.title),
        StyledLine("here      ", theme.faint)
          .adding(difference.ours ?? "(here it ends)", theme.title),
      ]
    } else {
      lines.append(StyledLine("equal: \(recordedLog.extent)", theme.title))
    }
    lines.append(StyledLine())
    lines += recordedLog.lines.map { line in
      let isSame = difference.map { line.number < $0.line } ?? true
      let isFirst = line.number == difference?.line
      return StyledLine(
        isFirst ? "≠ " : isSame ? "= " : "  ", isFirst ? theme.warning : theme.faint
      )
      .adding("\(line.number) ", theme.faint)
      .adding(line.text, isSame || isFirst ? theme.text : theme.faint)
    }
    return lines.map { Overlay.Entry(line: $0, search: $0.text) }
  }
}
