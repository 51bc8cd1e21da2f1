import Foundation
import JSONRPC

/// A protocol's messages on standard input and output.
enum MessageStreams {
  /// Stack for deeply nested scenes.
  private static let stackSize = 120 << 20
  /// How many seconds open questions may still take once the input has ended.
  private static let grace = 10.0

  /// Serves until the input ends, which it does when the client ends, for whatever reason.
  static func serve(_ framing: Framing, _ service: some RPCService, workers: Int) {
    let server = RPCServer(framing, service) { bytes in write(bytes) }
    server.run(workers: workers, stackSize: stackSize) {
      if let bytes = readSome() { return bytes }
      Thread.detachNewThread { waitForTheEnd(of: server) }
      return nil
    }
  }

  /// Open questions are answered as long as somebody reads, up to a limit.
  private static func waitForTheEnd(of server: RPCServer) {
    let step = 0.1
    for _ in 0..<Int(grace / step) {
      Thread.sleep(forTimeInterval: step)
      var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
      if poll(&output, 1, 0) > 0, output.revents & Int16(POLLERR) != 0 { exit(0) }
    }
    server.cancelAll()
    Thread.sleep(forTimeInterval: grace)
    exit(0)
  }

  /// Waits for some of the input; nil where it has ended.
  static func readSome() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count > 0 { return Array(bytes[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Without a reader, there is nothing left to do.
  static func write(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { part in
        Foundation.write(STDOUT_FILENO, part.baseAddress, part.count)
      }
      if count > 0 {
        start += count
      } else if errno != EINTR && errno != EAGAIN {
        exit(0)
      }
    }
  }
}
