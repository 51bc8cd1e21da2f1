import Foundation

/// How a process ended.
package enum ProcessEnd: Equatable, Sendable {
  case exited(Int32)
  case signal(Int32)
  /// It was ended since it held more than so many bytes.
  case memory(limit: Int)
  /// It was ended since it took longer than so many seconds.
  case time(limit: Double)

  /// - Parameter status: what `waitpid` gave of a process that has ended.
  package init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signal(signal)
  }

  /// Whether somebody asked for it: an interrupt, the wish that the process end, a reader of its
  /// output that went away.
  package var wasAskedFor: Bool {
    guard case .signal(let signal) = self else { return false }
    return [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE].contains(signal)
  }

  /// `signal 11, segmentation fault`; goes on after "ended Reflow: ".
  package var words: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .signal(SIGKILL): "signal 9, as the system does where memory is short"
    case .signal(let signal):
      "signal \(signal), \(String(cString: strsignal(signal)).lowercased())"
    case .memory(let limit): "it held more than \(limit >> 20) MB"
    case .time(let limit):
      "it took longer than \(limit == limit.rounded() ? "\(Int(limit))" : "\(limit)") s"
    }
  }
}
