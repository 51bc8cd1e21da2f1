import Cells
import Foundation

extension Playground {
  /// Seconds between two looks at the scene's files.
  private static let pollInterval = 0.5
  /// Seconds a row of the negotiation stays while it plays.
  private static let playInterval = 0.12

  /// Runs the session on a terminal until the user quits or the terminal ends.
  ///
  /// All events that have arrived are handled before the next picture, so that a storm of sizes
  /// costs one layout and one picture. Without events the process sleeps.
  public func run(on terminal: any Terminal) {
    resize(to: terminal.size)
    while true {
      terminal.show(paint())
      guard waitForChange(on: terminal) else { return }
    }
  }

  /// Waits until there is something new to show; false when the session is over.
  private func waitForChange(on terminal: any Terminal) -> Bool {
    while true {
      let isIdle = !variantOutcomes.hasWanted
      let pause = trace.isPlaying ? Self.playInterval : Self.pollInterval
      guard let event = terminal.nextEvent(timeout: isIdle ? pause : 0) else {
        if layOutNextVariant() { return true }
        let isPlaying = trace.isPlaying
        advancePlaying()
        if pollFiles() || isPlaying { return true }
        continue
      }
      handle(event)
      while !requests.contains(.quit), let next = terminal.nextEvent(timeout: 0) { handle(next) }
      resize(to: terminal.size)
      return serve(on: terminal)
    }
  }

  /// Does what only the terminal's owner can; false when that is to end.
  private func serve(on terminal: any Terminal) -> Bool {
    let requests = self.requests
    self.requests = []
    for request in requests {
      switch request {
      case .quit: return false
      case .copy(let text): if !terminal.copy(text) { message = noClipboard }
      case .redraw: terminal.redraw()
      case .write(let path, let text): write(text, to: path)
      case .readLog(let path): readLog(path)
      case .keepLessons: keepLessons()
      case .edit(let path, let line):
        edit(path: path, line: line, on: terminal)
        _ = pollFiles()
      }
    }
    return true
  }

  private var noClipboard: String {
    "This terminal has no clipboard to copy to; \(keyMap.key("export")) writes a file"
  }

  private func write(_ text: String, to path: String) {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      _ = pollFiles()
      message = "Written to \(path)"
    } catch {
      message = "\(path) can't be written: \(error.localizedDescription)"
    }
  }

  private func keepLessons() {
    guard let lessonPath else { return }
    let folder = URL(filePath: lessonPath).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try LessonFile.text(lessons).write(toFile: lessonPath, atomically: true, encoding: .utf8)
    } catch {
      message = "\(lessonPath) can't be written: \(error.localizedDescription)"
    }
  }

  /// Runs the user's editor in the foreground.
  private func edit(path: String, line: Int, on terminal: any Terminal) {
    let environment = ProcessInfo.processInfo.environment
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
    let editor = named.first { !$0.isEmpty } ?? "vi"
    // The editor may be several words; the path is passed as an argument and never as shell text.
    let command = ["/bin/sh", "-c", "exec \(editor) \"+$1\" \"$2\"", "sh", "\(line)", path]
    switch terminal.run(command) {
    case 0: break
    case nil, 126, 127: message = "\(editor) can't be run; set EDITOR"
    default: message = "\(editor) ended with an error"
    }
  }
}
