import Cells
import Foundation

extension Playground {
  /// Runs the session on a terminal until the user quits or the terminal ends. Without events the
  /// process sleeps.
  public func run(on terminal: any Terminal) {
    resize(to: terminal.size)
    SessionLoop(self, on: terminal).run()
  }

  /// Whether time is needed at once: something can be done while nobody presses a key.
  var hasWork: Bool { variantOutcomes.hasWanted }

  /// Lays out what is still to be shown beside the picture, or goes on with what plays and looks
  /// whether the scene's files have changed.
  /// - Returns: whether there is something new to show.
  package func passTime() -> Bool {
    if layOutNextVariant() { return true }
    let isPlaying = trace.isPlaying
    advancePlaying()
    return pollFiles() || isPlaying
  }

  /// Does what only the terminal's owner can; false when that is to end.
  package func serve(on terminal: any Terminal) -> Bool {
    let requests = self.requests
    self.requests = []
    for request in requests {
      switch request {
      case .quit:
        if !isCutShort { forgetUnwritten() }
        return false
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
