import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal that another process has: this one watches that, and gives the terminal back where it
/// no longer can.
public enum SupervisedTerminal {
  /// How the process that had the terminal ended.
  public enum End: Equatable, Sendable {
    case exited(Int32)
    case signal(Int32)
    /// It hasn't said for a while that it is alive.
    case silent
  }

  public enum Happening: Sendable {
    case wrote
    case silent
    case ended(End)
  }

  /// Has the processes that are forked from now on share what it takes to give the terminal back.
  /// - Returns: whether that is to be had.
  public static func share() -> Bool { cterminal_share() }

  /// Goes on in two processes.
  /// - Returns: nil in the new one, its number in the old one; a negative one where there is none to
  ///   be had.
  public static func fork() -> Int32? {
    let child = cterminal_fork()
    return child == 0 ? nil : child
  }

  /// Waits until something happens to the process that has the terminal. Where the terminal stops
  /// that, this one stops with it; what asks this one to end is passed on.
  /// - Parameter channel: a descriptor from which that process may be read; -1 for none.
  public static func watch(_ child: Int32, channel: Int32) -> Happening {
    var status: Int32 = 0
    switch cterminal_watch(child, channel, &status) {
    case CTERMINAL_CHILD_WROTE: return .wrote
    case CTERMINAL_CHILD_SILENT: return .silent
    default:
      let signal = status & 0x7F
      return .ended(signal == 0 ? .exited(status >> 8 & 0xFF) : .signal(signal))
    }
  }

  /// Gives back the terminal that another process had, if that hasn't done so.
  public static func giveBack() { cterminal_give_back() }

  /// The signal that asked this process to end while it watched another.
  public static var askedSignal: Int32? {
    let signal = cterminal_watched_signal()
    return signal == 0 ? nil : signal
  }

  /// Ends this process by a signal, as if it had never been caught.
  public static func die(of signal: Int32) { cterminal_die_of(signal) }
}
