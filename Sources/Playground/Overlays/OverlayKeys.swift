import Cells

/// A key of a list: its action, and the words for it in the list's last row.
struct OverlayKey {
  /// Its keys; the first one is named. While text is typed, characters are not keys.
  var keys: [Key]
  /// Neighbouring keys with the same words are listed together. Nil for a key that isn't listed.
  var words: String?
  /// The words while text is typed, without a key's name.
  var wordsWhileTyping: String?
  var press: (Playground) -> Void

  init(
    _ keys: [Key], _ words: String?, whileTyping: String? = nil,
    press: @escaping (Playground) -> Void
  ) {
    self.keys = keys
    self.words = words
    wordsWhileTyping = whileTyping
    self.press = press
  }

  /// The key's name and words as listed; nil for none.
  func hint(isTyping: Bool) -> (name: String, words: String)? {
    if isTyping, let wordsWhileTyping { return ("", wordsWhileTyping) }
    guard let words, let key = keys.first(where: { !isTyping || !$0.isCharacter }) else {
      return nil
    }
    return (key.name, words)
  }

  // MARK: Those that many lists have

  /// Chooses the current row.
  static func choose(_ words: String = "choose", also keys: [Key] = []) -> OverlayKey {
    OverlayKey([.enter] + keys, words) { $0.chooseInOverlay() }
  }

  /// Closes the list.
  static func close(_ words: String? = "close", also keys: [Key] = []) -> OverlayKey {
    OverlayKey([.escape] + keys, words) { $0.closeOverlay() }
  }

  /// Begins to type what leaves out rows.
  static var filter: OverlayKey { filter("filter") }

  /// The same if there is no room to list it.
  static var untoldFilter: OverlayKey { filter(nil) }

  private static func filter(_ words: String?) -> OverlayKey {
    OverlayKey([.character("/")], words, whileTyping: "type to filter") {
      $0.overlay?.isTyping = true
    }
  }

  /// Names what is to be typed.
  static func type(_ words: String) -> OverlayKey {
    OverlayKey([], nil, whileTyping: "type \(words)") { _ in }
  }

  /// Tells that a text can be read row by row.
  static var rows: [OverlayKey] {
    [("j", 1), ("k", -1)].map { letter, step in
      OverlayKey([.character(letter)], "") { $0.moveInOverlay(step) }
    }
  }
}

extension Key {
  var isCharacter: Bool { if case .character = self { true } else { false } }
}

/// Keys while a list is open: first for the typed text, then the list's own, then those of every
/// list.
extension Playground {
  func pressInOverlay(_ key: Key) {
    guard let list = overlay, !type(key, into: list) else { return }
    if let own = list.kind.keys.first(where: { $0.keys.contains(key) }) { return own.press(self) }
    switch key {
    case .up, .character("k"): moveInOverlay(-1)
    case .down, .character("j"): moveInOverlay(1)
    case .pageUp, .control("u"): moveInOverlay(-10)
    case .pageDown, .control("d"): moveInOverlay(10)
    case .home, .character("g"): moveInOverlay(-1_000_000)
    case .end, .character("G"): moveInOverlay(1_000_000)
    case .escape, .character("q"): closeOverlay()
    case .character("Q"): requests.append(.quit)
    default: break
    }
  }

  /// Handles a key that edits the typed text.
  /// - Returns: false for any other.
  private func type(_ key: Key, into list: Overlay) -> Bool {
    guard list.isTyping else { return false }
    switch key {
    case .character(let character): typeInOverlay(list.filter + String(character))
    case .backspace: typeInOverlay(String(list.filter.dropLast()))
    case .escape where !list.kind.opensTyping:
      overlay?.isTyping = false
      typeInOverlay("")
    default: return false
    }
    return true
  }

  /// Goes this many rows on; where nothing can be chosen, the list scrolls.
  func moveInOverlay(_ rows: Int) {
    guard let list = overlay else { return }
    let entries = entries(of: list)
    guard !entries.isEmpty else { return }
    // The current row is the first one to choose at or after the list's.
    let current = entries.indices.dropFirst(list.row).first { entries[$0].choose != nil }
    var row = min(max((current ?? list.row) + rows, 0), entries.count - 1)
    // Headings are skipped; after the last selectable row the list scrolls.
    let step = rows < 0 ? -1 : 1
    let ahead = rows < 0 ? Array(entries[...row]) : Array(entries[row...])
    if ahead.contains(where: { $0.choose != nil }) {
      while entries[row].choose == nil { row += step }
    } else if rows < 0 {
      row = 0
    }
    overlay?.row = row
  }

  /// Chooses a row, the current one by default.
  func chooseInOverlay(row: Int? = nil) {
    guard let list = overlay else { return }
    let entries = entries(of: list)
    let chosen = entries.dropFirst(row ?? list.row).first { $0.choose != nil }
    guard let chosen, let choose = chosen.choose else { return }
    if chosen.closes { overlay = nil }
    choose(self)
  }
}
