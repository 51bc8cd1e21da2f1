import Cells
import SceneLoader

/// Keys: to the open list, else through the table of actions.
extension Playground {
  package func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let key): press(key)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text): paste(text)
    case .background(let appearance): self.terminal.appearance = appearance
    case .pixels(let cell): self.terminal.cell = cell
    case .resized: break
    case .ended: requests.append(.end)
    }
  }

  /// The key that quits at this moment, besides Ctrl-C; nil where something is open that it would
  /// close, or be typed into.
  var quittingKey: Key? {
    guard overlay == nil, let quit = PlaygroundAction.all.first(where: { $0.id == "quit" })
    else { return nil }
    return keyMap.keys(of: quit).first { keyMap.action(of: $0, in: panels.focus)?.id == quit.id }
  }

  private func press(_ key: Key) {
    if screenLayout.rung == .tooSmall {
      if [.character("q"), .character("Q"), .control("c")].contains(key) {
        requests.append(.quit)
      }
      return
    }
    message = nil
    reflow.words = nil
    if key == .control("c") {
      requests.append(.quit)
    } else if overlay != nil {
      pressInOverlay(key)
    } else if key == .character("R"), tryAgain() {
      // Nothing else has this key while the scene isn't run.
    } else {
      guard let action = keyMap.action(of: key, in: panels.focus) else {
        message = "\(key.name) does nothing here; \(keyMap.key("help")) shows the keys"
        return
      }
      if presentation != nil { performPresenting(action) } else { perform(action, count: 1) }
    }
  }

  /// Into what is being typed; over the panels a scene's source is shown, anything else is a log.
  private func paste(_ pasted: String) {
    let text = Self.withLineFeeds(pasted)
    guard overlay?.isTyping == true else {
      guard overlay == nil else { return }
      if Self.isSource(text) {
        open(Scene(files: [Scene.File(name: "-", text: text)], name: "pasted"), at: nil)
        message = "The pasted scene, which no file has"
      } else {
        compare(log: text)
      }
      return
    }
    typeInOverlay((overlay?.filter ?? "") + text.filter { !$0.isNewline })
  }

  /// Terminals send the ends of pasted lines as Enter would: as carriage returns.
  private static func withLineFeeds(_ text: String) -> String {
    var last: UInt8 = 0
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      let isSecond = byte == UInt8(ascii: "\n") && last == UInt8(ascii: "\r")
      if !isSecond { bytes.append(isEnd ? UInt8(ascii: "\n") : byte) }
      last = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it is written in SwiftUI, which no log is: a whole file, or views by themselves, such
  /// as `HStack { … }` and `Text("…")`.
  private static func isSource(_ text: String) -> Bool {
    if ["import SwiftUI", "some View", "#Preview"].contains(where: { text.contains($0) }) {
      return true
    }
    if RecordedLog(text: text).table != nil { return false }
    return text.split(separator: "\n").contains { line in
      let line = line.drop(while: \.isWhitespace)
      let name = line.prefix { $0.isLetter || $0.isNumber }
      let behind = line.dropFirst(name.count)
      let opens = behind.first == "(" || behind.drop(while: \.isWhitespace).first == "{"
      return opens && viewNames.contains(String(name))
    }
  }

  private static let viewNames = Set(
    SupportedName.all.filter { $0.kind == .view || $0.kind == .shape }.map(\.name))
}
