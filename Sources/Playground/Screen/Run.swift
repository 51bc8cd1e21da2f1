import Cells
import Foundation
import SceneLoader

extension Playground {
  /// Bytes that a recorded log may have.
  private static let logLimit = 64_000_000
  /// Bytes that the file of lessons may have.
  private static let lessonLimit = 1_000_000

  /// Runs the session on a terminal until the user quits or the terminal ends. Without events the
  /// process sleeps.
  public func run(on terminal: any Terminal) {
    resize(to: terminal.size)
    SessionLoop(self, on: terminal).run()
  }

  /// Takes up how the lessons of earlier sessions ended.
  public func readLessons() {
    guard let path = statePath(LessonFile.name) else { return }
    let text = try? files.read(path, limit: Self.lessonLimit)
    gallery.lessons = LessonFile.lessons(text ?? "")
  }

  /// Whether time is needed at once: something can be done while nobody presses a key.
  var hasWork: Bool {
    variation.outcomes.hasWanted || looksForRemedies || (reflow.hasWork && !isMoving)
  }

  /// Lays out what is still to be shown beside the picture, or goes on with what plays and looks
  /// whether the scene's files have changed.
  /// - Returns: whether there is something new to show.
  package func passTime() -> Bool {
    if layOutNextVariant() || searchRemedies() { return true }
    let hasFound = isMoving ? false : searchBreakpoints()
    let isMoving = isMoving
    advancePlaying()
    advancePresentation()
    return pollFiles() || isMoving || hasFound
  }

  /// Whether the session is to end.
  var isEnding: Bool { requests.contains { [.quit, .end].contains($0) } }

  /// Does what was asked for and takes no terminal. It takes as long as reading a scene does. Where a
  /// file can't be written, the session goes on.
  func serveFiles() {
    var isWritten = true
    requests = requests.filter { request in
      switch request {
      case .write(let path, let bytes): isWritten = write(bytes, to: path) && isWritten
      case .readLog(let path): readLog(path)
      case .keepLessons:
        if let path = statePath(LessonFile.name) {
          keep(LessonFile.text(gallery.lessons), at: path)
        }
      case .quit, .end: return isWritten
      case .copy, .redraw, .edit: return true
      }
      return false
    }
  }

  /// Reads again what was edited in the user's editor.
  func pollAfterEditing() {
    guard isEdited else { return }
    isEdited = false
    _ = pollFiles()
  }

  /// Does what only the terminal's owner can; false when that is to end.
  package func serve(on terminal: any Terminal) -> Bool {
    serveFiles()
    let requests = self.requests
    self.requests = []
    for request in requests {
      switch request {
      case .quit, .end: return false
      case .copy(let text): if !terminal.copy(text) { message = noClipboard }
      case .redraw: terminal.redraw()
      case .edit(let path, let line):
        edit(path: path, line: line, on: terminal)
        isEdited = true
      case .write, .readLog, .keepLessons: break
      }
    }
    return true
  }

  private var noClipboard: String {
    "This terminal has no clipboard to copy to; \(keyMap.key("export")) writes a file"
  }

  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    do {
      try files.write(bytes, to: path)
      _ = pollFiles()
      message = "Written to \(path)"
      return true
    } catch {
      message = "\(path) can't be written: \(error.localizedDescription)"
      return false
    }
  }

  /// Compares the scene with a log that a path was typed for.
  private func readLog(_ path: String) {
    do throws(SceneReadError) {
      compare(log: try files.read(path, limit: Self.logLimit))
    } catch {
      message = error.description
    }
  }

  /// Runs the user's editor in the foreground.
  private func edit(path: String, line: Int, on terminal: any Terminal) {
    let editor = files.editor
    // The editor may be several words; the path is passed as an argument and never as shell text.
    let command = ["/bin/sh", "-c", "exec \(editor) \"+$1\" \"$2\"", "sh", "\(line)", path]
    switch terminal.run(command) {
    case 0: break
    case nil, 126, 127: message = "\(editor) can't be run; set EDITOR"
    default: message = "\(editor) ended with an error"
    }
  }
}
