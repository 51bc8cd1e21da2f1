import CursesTerminal
import Foundation
import LayoutSolver
import Playground
import Processes
import SceneLoader

/// Runs the playground in a process of its own, and starts another one if that crashes. This
/// process runs nothing of a scene: it keeps unsaved changes, and restores the terminal.
enum Supervisor {
  /// What an earlier process has left.
  struct Recovery {
    /// How it ended: `signal 11`.
    var end: String
    var record: SessionRecord?
    var picture: LastPicture?

    /// The scene that was open, which isn't run by itself: a version of it ended the process.
    /// - Parameter path: what was opened first.
    func scene(_ path: String, preview: String?, for layout: LayoutOptions) -> HeldScene {
      let path = record.map(\.path) ?? SceneOptions.found(path)
      let name = path.map { URL(filePath: $0).lastPathComponent } ?? "the pasted scene"
      let reason = SceneDiagnostic(
        severity: .error, identifier: .internalError,
        message: "this version of \(name) ended Reflow: \(end); edit it, or press R to try again")
      guard let path else {
        return HeldScene(
          files: record?.pasted ?? [], name: record?.name ?? name, preview: record?.preview,
          for: layout.target, reason: reason, allowsBounds: layout.allowsBounds)
      }
      return HeldScene(
        path: path, preview: record?.preview ?? preview, for: layout.target, reason: reason,
        allowsBounds: layout.allowsBounds)
    }
  }

  /// Messages of the playground's process.
  fileprivate enum Message: Codable {
    /// There is a picture.
    case isUp
    case record(SessionRecord)
    case picture(LastPicture)
  }

  /// So that a debugger has only one process.
  private static var isOff: Bool {
    ProcessInfo.processInfo.environment["REFLOW_ONE_PROCESS"].map { !$0.isEmpty } ?? false
  }

  /// Returns in the process of the playground when that is to end; the other one ends as it does.
  /// - Parameter play: runs the playground, with what an earlier one has left, and with the keeper
  ///   for a later one.
  static func run(_ play: (Recovery?, (any SessionKeeper)?) throws -> Void) throws {
    guard !isOff, isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0,
      SupervisedTerminal.share()
    else { return try play(nil, nil) }
    var left = Left()
    while true {
      guard let (own, other) = MessageChannel.pair() else { return try play(left.recovery, nil) }
      guard let child = SupervisedTerminal.fork() else {
        own.close()
        return try play(left.recovery, ChannelKeeper(other))
      }
      other.close()
      defer { own.close() }
      guard child > 0 else { return try play(left.recovery, nil) }
      left.isUp = false
      let end = watch(child, own, &left)
      SupervisedTerminal.giveBack()
      finish(end)
      left.quickEnds = left.isUp ? 0 : left.quickEnds + 1
      left.end = end
      // One that crashes before it shows anything would do so forever.
      guard left.quickEnds < 2 else { InternalError.say(end.words) }
    }
  }

  /// The messages of ended processes, decoded on demand.
  private struct Left {
    var end: SupervisedTerminal.End?
    var record: [UInt8]?
    var picture: [UInt8]?
    var isUp = false
    /// How many ended one after the other before there was a picture.
    var quickEnds = 0

    var recovery: Recovery? {
      guard let end else { return nil }
      var recovery = Recovery(end: end.words)
      for case let bytes? in [record, picture] {
        switch try? MessageChannel.decoded(Message.self, bytes) {
        case .record(let record): recovery.record = record
        case .picture(let picture): recovery.picture = picture
        case .isUp, nil: break
        }
      }
      return recovery
    }

    mutating func take(_ bytes: [UInt8]) {
      // The kind comes first, so that nothing needs to be decoded here.
      if bytes.starts(with: Array("{\"record\"".utf8)) {
        record = bytes
      } else if bytes.starts(with: Array("{\"picture\"".utf8)) {
        picture = bytes
      } else {
        isUp = true
      }
    }
  }

  private static func watch(
    _ child: Int32, _ channel: MessageChannel, _ left: inout Left
  ) -> SupervisedTerminal.End {
    var isOpen = true
    while true {
      switch SupervisedTerminal.watch(child, channel: isOpen ? channel.descriptor : -1) {
      case .wrote:
        isOpen = channel.readMore()
        while let bytes = channel.takeBytes() { left.take(bytes) }
      case .silent:
        kill(child, SIGKILL)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        return .silent
      case .ended(let end):
        while isOpen { isOpen = channel.readMore() }
        while let bytes = channel.takeBytes() { left.take(bytes) }
        return end
      }
    }
  }

  /// Ends as the playground did, if that ended normally or on request.
  private static func finish(_ end: SupervisedTerminal.End) {
    if let asked = SupervisedTerminal.askedSignal {
      if case .exited(let code) = end { exit(code) }
      SupervisedTerminal.die(of: asked)
    }
    switch end {
    case .exited(let code): exit(code)
    case .signal(let signal) where ProcessEnd.signal(signal).wasAskedFor:
      SupervisedTerminal.die(of: signal)
    case .signal, .silent: break
    }
  }

  /// Tells the process that watches this one. It is written to at once, and where that is gone, so is
  /// the terminal.
  private final class ChannelKeeper: SessionKeeper {
    private let channel: MessageChannel
    private var isUp = false

    init(_ channel: MessageChannel) { self.channel = channel }

    func keep(_ record: SessionRecord) {
      if !isUp { _ = try? channel.send(Message.isUp) }
      isUp = true
      _ = try? channel.send(Message.record(record))
    }

    func keep(_ picture: LastPicture) { _ = try? channel.send(Message.picture(picture)) }
  }
}

extension SupervisedTerminal.End {
  /// `signal 11`.
  var words: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .signal(SIGKILL): "signal 9, perhaps for want of memory"
    case .signal(let signal): "signal \(signal)"
    case .silent: "it didn't answer any more"
    }
  }
}
