import Cells

/// One action of the user's: a row of the table from which the keys, the hint line, the help, the
/// palette and the documents are made.
public struct PlaygroundAction: Sendable {
  public enum Group: String, Sendable, CaseIterable {
    case general = "General"
    case moving = "Moving and selecting"
    case container = "Container"
    case negotiation = "Negotiation"
    case view = "View"
    case source = "Source"
  }

  /// Stable, as in `container.wider`.
  public let id: String
  public let group: Group
  /// Those of the table; a user's file may assign others (`KeyMap`).
  public let keys: [Key]
  /// Its effect in a few words.
  public let name: String
  /// The same in a sentence; `{container.wider}` stands for that action's key.
  public let help: String
  /// Other words for it, by which the palette finds it.
  let also: String
  /// In the hint line, if it is listed there.
  let hint: String?
  /// Nil for every panel.
  let panels: Set<Panel>?
  /// How it uses a number before the key.
  let perform: @Sendable (_ app: Playground, _ count: Int) -> Void

  init(
    _ id: String, _ group: Group, _ keys: [Key], _ name: String, also: String = "",
    hint: String? = nil, panels: Set<Panel>? = nil, help: String,
    perform: @escaping @Sendable (_ app: Playground, _ count: Int) -> Void
  ) {
    self.id = id
    self.group = group
    self.keys = keys
    self.name = name
    self.help = help
    self.also = also
    self.hint = hint
    self.panels = panels
    self.perform = perform
  }

  /// The hints that name it, or its opposite, or the same done in smaller steps.
  var hintWords: String {
    let opposite = Self.pairs.first { $0.value == id }?.key
    let smaller = id.replacing(".much-", with: ".")
    let ofSmaller = Self.pairs.first { $0.value == smaller }?.key
    return [id, opposite, smaller, ofSmaller].compactMap { name in
      Self.hinted.first { $0.id == name }?.hint
    }.joined(separator: " ")
  }

  func isValid(in panel: Panel) -> Bool { panels?.contains(panel) ?? true }

  /// All actions.
  public static let all: [PlaygroundAction] =
    sourceActions + traceActions + canvasActions + generalActions + movingActions
    + containerActions + negotiationActions + viewActions
}
