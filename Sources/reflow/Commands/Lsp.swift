import ArgumentParser
import Foundation
import JSONRPC
import LanguageServer

struct Lsp: LaysOut {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    _superCommandName: Reflow.name,
    abstract: "Answer an editor by the Language Server Protocol: findings, sizes, remedies.",
    discussion: """
      An editor starts it, and speaks to it over standard input and output. What is typed counts,
      written or not. Editors/README.md says how to set up Neovim, Helix, Zed, Visual Studio Code and
      others; it works beside sourcekit-lsp.
      """)

  @OptionGroup var layout: LayoutOptions
  @Flag(help: "Speak over standard input and output, as is done anyway.") var stdio = false

  var runsOneScene: Bool { false }

  func run() throws {
    signal(SIGPIPE, SIG_IGN)
    let layout = layout
    let service = LanguageServer(
      program: Self.program, version: Reflow.configuration.version,
      settings: {
        { conditions, device in
          layout.with(device: conditions.device, typeSize: conditions.typeSize)
            .settings(forDevice: device)
        }
      }, watch: Self.watch,
      // Running work isn't needed any more, and has written nothing.
      exit: { isOrderly in _exit(isOrderly ? 0 : 1) })
    let server = RPCServer(.headers, service) { bytes in MessageStreams.write(bytes) }
    guard service.start(server) else {
      Streams.message("error: the system gives no thread; end other programs")
      throw Outcome.internalError
    }
    server.run {
      if let bytes = MessageStreams.readSome() { return bytes }
      // Open questions aren't needed any more.
      server.cancelAll()
      service.stop()
      return nil
    }
    // An editor that has gone without a word.
    _exit(1)
  }

  private static var program: String {
    let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return path ?? CommandLine.arguments.first ?? "reflow"
  }

  /// Ends when the editor's process ends, because another process may keep the pipe open.
  private static func watch(_ process: Int) {
    guard let process = pid_t(exactly: process), process > 0 else { return }
    Thread.detachNewThread {
      while kill(process, 0) == 0 || errno != ESRCH { Thread.sleep(forTimeInterval: 2) }
      _exit(1)
    }
  }
}
