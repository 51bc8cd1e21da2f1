import Foundation
import LayoutChecks
import Processes

/// A mistake of Reflow's by which a scene ends the process, which it must never do.
enum InternalError {
  private static let remedy =
    "this is a mistake of Reflow's, not of the scene's: please report it, with the scene if you may"

  /// The failure for the end of a process that did a part of the work.
  static func failure(_ end: ProcessEnd) -> MatrixFailure {
    if case .time = end {
      return MatrixFailure(
        rule: .timeLimit, words: "is left out: \(end.words)", remedy: "--time-limit gives each more"
      )
    }
    return MatrixFailure(rule: .internalError, words: "ended Reflow: \(end.words)", remedy: remedy)
  }

  /// The failure for work that time ran out for.
  static func leftOut(total: Double) -> MatrixFailure {
    MatrixFailure(
      rule: .timeLimit, words: "is left out: all took longer than \(PlainNumber.text(total)) s",
      remedy: "--total-time gives all more, and --workers does more at once")
  }

  /// Continues in a new process, so that the old one can report what ended it.
  static func guardRun() {
    guard let end = ForkedProcess.guarded(memory: .max, seconds: .infinity) else { return }
    finish(end)
    say(end.words)
  }

  /// Prints a mistake and ends.
  /// - Parameter words: how the process ended that did the work.
  static func say(_ words: String) -> Never {
    Streams.message("error: the scene ended Reflow: \(words)\n  \(remedy)")
    exit(Outcome.internalError.rawValue)
  }

  /// Ends as the process that did the work did; returns where that ended by a mistake.
  static func finish(_ end: ProcessEnd) {
    if case .exited(let code) = end { exit(code) }
    guard end.wasAskedFor, case .signal(let number) = end else { return }
    signal(number, SIG_DFL)
    raise(number)
  }
}

/// A number in plain form, without a fraction if it has none.
enum PlainNumber {
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
