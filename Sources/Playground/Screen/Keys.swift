import Cells
import SceneLoader

/// Keys: to the open list, else through the table of actions.
extension Playground {
  package func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let key): press(key)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text): paste(text)
    case .background(let appearance): self.appearance = appearance
    case .resized: break
    case .ended:
      isCutShort = true
      requests.append(.quit)
    }
  }

  /// The key that quits at this moment, besides Ctrl-C; nil where something is open that it would
  /// close, or be typed into.
  var quittingKey: Key? {
    guard overlay == nil, let quit = PlaygroundAction.all.first(where: { $0.id == "quit" })
    else { return nil }
    return keyMap.keys(of: quit).first { keyMap.action(of: $0, in: focus)?.id == quit.id }
  }

  private func press(_ key: Key) {
    if screenLayout.rung == .tooSmall {
      if [.character("q"), .character("Q"), .control("c")].contains(key) {
        requests.append(.quit)
      }
      return
    }
    message = nil
    if key == .control("c") {
      requests.append(.quit)
    } else if overlay != nil {
      pressInOverlay(key)
    } else {
      guard let action = keyMap.action(of: key, in: focus) else {
        message = "\(key.name) does nothing here; \(keyMap.key("help")) shows the keys"
        return
      }
      perform(action, count: 1)
    }
  }

  /// Into what is being typed; over the panels a scene's source is shown, anything else is a log.
  private func paste(_ pasted: String) {
    let text = Self.withLineFeeds(pasted)
    guard overlay?.isTyping == true else {
      guard overlay == nil else { return }
      if Self.isSource(text) {
        open(Scene(files: [Scene.File(name: "-", text: text)], name: "pasted"))
        message = "The pasted scene, which no file has"
      } else {
        compare(log: text)
      }
      return
    }
    overlay?.filter += text.filter { !$0.isNewline }
    overlay?.row = 0
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

  // MARK: The open list

  private func pressInOverlay(_ key: Key) {
    guard var list = overlay else { return }
    switch key {
    case .up: moveInOverlay(-1)
    case .down: moveInOverlay(1)
    case .pageUp, .control("u"): moveInOverlay(-10)
    case .pageDown, .control("d"): moveInOverlay(10)
    case .home: moveInOverlay(-1_000_000)
    case .end: moveInOverlay(1_000_000)
    case .left where list.kind == .matrix: moveInOverlay(-1)
    case .right where list.kind == .matrix: moveInOverlay(1)
    case .tab where list.kind == .matrix: stepMatrixAxis(1)
    case .backTab where list.kind == .matrix: stepMatrixAxis(-1)
    case .enter where list.kind == .verdict: overlay = nil
    case .enter where list.kind == .why: explain { $0.selectChild() }
    case .enter: chooseInOverlay(row: list.row)
    case .left where list.kind == .why: explain { $0.selectSibling(-1) }
    case .right where list.kind == .why: explain { $0.selectSibling(1) }
    case .escape:
      if list.isTyping && !list.opensTyping {
        list.isTyping = false
        list.filter = ""
        list.row = 0
        overlay = list
      } else if case .values(let name) = list.kind {
        openSettings(at: name)
      } else {
        overlay = nil
      }
    case .backspace where list.isTyping:
      if !list.filter.isEmpty { list.filter.removeLast() }
      list.row = 0
      overlay = list
    case .character(let character) where list.isTyping:
      list.filter.append(character)
      list.row = 0
      overlay = list
    case .character(let character): pressLetter(character, list)
    default: break
    }
  }

  private func pressLetter(_ character: Character, _ list: Overlay) {
    switch character {
    case "j": moveInOverlay(1)
    case "k": moveInOverlay(-1)
    case "g": moveInOverlay(-1_000_000)
    case "G": moveInOverlay(1_000_000)
    case "/": overlay?.isTyping = true
    case "q": overlay = nil
    case "Q": requests.append(.quit)
    case " " where list.isSwitches: chooseInOverlay(row: list.row)
    case "i" where list.kind == .why, "?" where list.kind == .help: overlay = nil
    case "c" where list.kind == .why: showsCertainty.toggle()
    case "=" where list.kind == .differences: showsSmallDifferences.toggle()
    case "h" where list.kind == .matrix: moveInOverlay(-1)
    case "l" where list.kind == .matrix: moveInOverlay(1)
    case "M" where list.kind == .matrix: overlay = nil
    case "p" where list.kind == .why: explain { $0.selectParent() }
    case "h" where list.kind == .why: explain { $0.selectSibling(-1) }
    case "l" where list.kind == .why: explain { $0.selectSibling(1) }
    default: break
    }
  }

  /// Explains another view, from the first line on.
  private func explain(_ select: (Playground) -> Void) {
    select(self)
    overlay?.row = 0
  }

  /// Goes so many rows on; where nothing can be chosen, the list scrolls.
  func moveInOverlay(_ rows: Int) {
    guard let list = overlay else { return }
    let entries = entries(of: list)
    guard !entries.isEmpty else { return }
    // The current row is the first one to choose at or after the list's.
    let current = entries.indices.dropFirst(list.row).first { entries[$0].choose != nil }
    var row = min(max((current ?? list.row) + rows, 0), entries.count - 1)
    // Headings are stepped over; behind the last row to choose the list scrolls.
    let step = rows < 0 ? -1 : 1
    let ahead = rows < 0 ? Array(entries[...row]) : Array(entries[row...])
    if ahead.contains(where: { $0.choose != nil }) {
      while entries[row].choose == nil { row += step }
    } else if rows < 0 {
      row = 0
    }
    overlay?.row = row
  }

  func chooseInOverlay(row: Int) {
    guard let list = overlay else { return }
    let entries = entries(of: list)
    let chosen = entries.dropFirst(row).first { $0.choose != nil }
    guard let chosen, let choose = chosen.choose else { return }
    if list.kind == .find { lastSearch = list.filter }
    if list.kind == .findText { lastTextSearch = list.filter }
    if chosen.closes { overlay = nil }
    choose(self)
  }
}
