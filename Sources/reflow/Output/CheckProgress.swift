import Cells
import Foundation
import Synchronization

/// Says on a terminal's standard error how far a long check is; nothing where that isn't a
/// terminal.
final class CheckProgress: Sendable {
  private let isShown = isatty(STDERR_FILENO) != 0
  private let state = Mutex((last: Date.distantPast, before: 0))

  /// - Parameter layouts: of the scene at hand.
  func update(_ path: String, layouts: Int) {
    guard isShown else { return }
    state.withLock { state in
      let now = Date.now
      guard now.timeIntervalSince(state.last) > 0.1 else { return }
      state.last = now
      write("\r\u{1B}[K\(TextWidth.printable(path)): \(layouts) layouts")
    }
  }

  /// Leaves the line empty for what is printed next.
  func clear() {
    guard isShown else { return }
    state.withLock { state in
      if state.last != .distantPast { write("\r\u{1B}[K") }
      state.last = .distantPast
    }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
