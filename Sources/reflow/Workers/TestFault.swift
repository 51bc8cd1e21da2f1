import Foundation

/// Crashes on request of tests, in debug builds only: Reflow's own crashes are fixed once they are
/// known.
///
/// `REFLOW_TEST_FAULTS` names previews, each with what happens where it is laid out: a signal's
/// number, `memory`, or `hang`, as in `Card=11,List=hang`.
enum TestFault {
  static func strike(_ preview: String?) {
    #if DEBUG
      guard let preview, let fault = faults[preview] else { return }
      switch fault {
      case "memory":
        var blocks: [[UInt8]] = []
        while true { blocks.append(Array(repeating: UInt8(blocks.count & 1), count: 1 << 26)) }
      case "hang": while true { sleep(1) }
      default:
        let number = Int32(fault) ?? SIGABRT
        signal(number, SIG_DFL)
        // Whoever runs tests may have signals blocked.
        var none = sigset_t()
        sigemptyset(&none)
        sigprocmask(SIG_SETMASK, &none, nil)
        kill(getpid(), number)
        sleep(60)
      }
    #endif
  }

  #if DEBUG
    private static let faults: [String: String] = {
      let text = ProcessInfo.processInfo.environment["REFLOW_TEST_FAULTS"] ?? ""
      let pairs = text.split(separator: ",").compactMap { item -> (String, String)? in
        let parts = item.split(separator: "=", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
      }
      return Dictionary(pairs) { $1 }
    }()
  #endif
}
