import Cells
import SceneLoader

/// The list that is open over the panels: its kind, the typed text, and the user's position in it.
struct Overlay {
  let kind: any OverlayKind
  /// The typed text: it filters rows, or answers the list's question.
  var filter = ""
  /// Whether characters are typed text, rather than keys.
  var isTyping: Bool
  /// The chosen row; where nothing can be chosen in it, the next one in which something can.
  var row = 0
  /// The first row in sight.
  var top = 0

  init(_ kind: any OverlayKind) {
    self.kind = kind
    isTyping = kind.opensTyping
  }

  /// A row of the list.
  struct Entry {
    var line: StyledLine
    /// The text that the filter searches.
    var search = ""
    /// Nil for a row that is only read.
    var choose: ((Playground) -> Void)?
    /// Whether choosing it closes the list.
    var closes = true
    /// The scene that it opens, previewed beside the list.
    var scene: SceneGallery.Entry?
    /// The conditions that it makes the present ones, shown as a picture.
    var variant: Variant?
  }

  /// The keys of the list with their words, for its last row: as many as fit into the columns, and
  /// always the one that closes the list.
  func advice(columns: Int) -> String {
    var shown = hints
    func text() -> String { shown.joined(separator: " · ") }
    while shown.count > 1, TextWidth.of(text()) > columns { shown.remove(at: shown.count - 2) }
    return TextWidth.truncated(text(), to: columns)
  }

  /// The words for keys, those with the same words together.
  private var hints: [String] {
    var parts: [(names: [String], words: String)] = []
    for key in kind.keys {
      guard let (name, words) = key.hint(isTyping: isTyping) else { continue }
      if parts.last?.words == words {
        parts[parts.count - 1].names.append(name)
      } else {
        parts.append(([name], words))
      }
    }
    return parts.map { ($0.names + [$0.words]).filter { !$0.isEmpty }.joined(separator: " ") }
  }
}

/// A kind of list, in a file of its own: its rows, its own keys, and its place. Keys of all lists
/// are in `OverlayKeys.swift`.
protocol OverlayKind {
  var title: String { get }
  /// The rows, including those that a filter hides.
  /// - Parameter typed: the typed text, for a list with a question.
  func entries(in app: Playground, typed: String) -> [Overlay.Entry]
  /// Whether the typed text filters the list's rows; otherwise it answers a question.
  var filters: Bool { get }
  /// Whether the list is opened for typing, so that Esc closes it at once.
  var opensTyping: Bool { get }
  /// Its keys, in the order of the list's last row.
  var keys: [OverlayKey] { get }
  /// The list's frame, including its border.
  /// - Parameter rows: how many it would fill.
  func frame(rows: Int, in app: Playground) -> CellRect
  func paint(_ list: Overlay, in app: Playground, into grid: inout CellGrid)
  /// Updates what a list shows elsewhere while text is typed, beginning with none.
  func typed(_ text: String, in app: Playground)
  /// Does what closing the list without a choice means.
  func dismissed(in app: Playground)
}

extension OverlayKind {
  var filters: Bool { true }
  var opensTyping: Bool { false }
  var keys: [OverlayKey] { [.filter, .choose(), .close()] }

  func frame(rows: Int, in app: Playground) -> CellRect {
    app.middleFrame(columns: max(app.terminal.size.columns * 3 / 5, 76), rows: rows)
  }

  func paint(_ list: Overlay, in app: Playground, into grid: inout CellGrid) {
    app.paintList(list, into: &grid)
  }

  func typed(_ text: String, in app: Playground) {}
  func dismissed(in app: Playground) {}
}

extension Playground {
  /// Opens a list on one of its rows, or with something typed.
  func openOverlay(_ kind: any OverlayKind, row: Int = 0, typed: String = "") {
    var list = Overlay(kind)
    list.row = row
    list.filter = typed
    overlay = list
    kind.typed(typed, in: self)
  }

  /// Closes the list without a choice.
  func closeOverlay() {
    let closed = overlay
    overlay = nil
    closed?.kind.dismissed(in: self)
  }

  /// Changes the text typed into the list.
  func typeInOverlay(_ text: String) {
    overlay?.filter = text
    overlay?.row = 0
    overlay?.kind.typed(text, in: self)
  }

  /// The rows of a list that its filter leaves.
  func entries(of list: Overlay) -> [Overlay.Entry] {
    let all = list.kind.entries(in: self, typed: list.filter)
    return list.kind.filters ? Self.filtered(all, by: list.filter) : all
  }

  /// The rows that have every one of the words typed.
  static func filtered(_ entries: [Overlay.Entry], by typed: String) -> [Overlay.Entry] {
    let words = typed.lowercased().split(separator: " ")
    return entries.filter { entry in
      let text = entry.search.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }
}
