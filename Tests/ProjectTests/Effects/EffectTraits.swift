/// What a view has that a modifier can change, or what the place has that it stands in; the raw value is
/// what a view without it hasn't.
enum Trait: String {
  case text = "a text", symbol = "a symbol", picture = "a picture"
  case ink = "anything in the foreground style", tint = "anything in the tint"
  case color = "anything in colour", pixels = "anything to see"
  case enabled = "a look of its own where it is disabled"
  case button = "a button", border = "a button's border", size = "a control of several sizes"
  case label = "a label of icon and title", hiddenLabel = "a label that can be hidden"
  case toggle = "a toggle", picker = "a picker", datePicker = "a date picker", gauge = "a gauge"
  case progress = "progress", groupBox = "a box", disclosure = "a group that opens"
  case menu = "a menu", labeledContent = "labelled content", controlGroup = "a group of controls"
  case field = "a field", list = "a list", form = "a form", tabs = "tabs", scroll = "a scroll view"
  case corners = "anything in its corners", sides = "two sides", ground = "a ground behind it"
  case lines = "a text of several lines"
  // Of places.
  case row = "a row", tab = "a tab"
}

typealias Traits = Set<Trait>

extension Traits {
  static let words: Traits = [.text, .lines, .ink, .ground, .pixels]
  static let button: Traits = [
    .text, .lines, .ink, .tint, .color, .enabled, .button, .ground, .pixels,
  ]
  /// A label and a control of its own.
  static let control: Traits = [.text, .lines, .ink, .enabled, .hiddenLabel, .ground, .pixels]
  /// What fills its frame.
  static let area: Traits = [.pixels, .corners]
}

/// Why SwiftUI changes nothing by some modifiers of some views, where what they have doesn't tell.
struct EffectReason {
  let modifiers: Set<String>
  /// By their titles; all if empty.
  let views: Set<String>
  /// All if empty.
  let places: Set<EffectPlace>
  let words: String

  private init(
    _ modifiers: Set<String>, of views: Set<String> = [], in places: Set<EffectPlace> = [],
    _ words: String
  ) {
    (self.modifiers, self.views, self.places, self.words) = (modifiers, views, places, words)
  }

  /// - Returns: nil where SwiftUI shows what the modifier does.
  static func of(_ pair: EffectPair) -> String? {
    let needs = pair.modifier.needs
    if !needs.isEmpty, needs.isDisjoint(with: pair.view.traits.union(pair.place.traits)) {
      return "it hasn't " + needs.map(\.rawValue).sorted().joined(separator: " or ")
    }
    return all.first {
      ($0.modifiers.contains(pair.modifier.name) || $0.modifiers.contains(pair.modifier.source))
        && ($0.views.isEmpty || $0.views.contains(pair.view.title))
        && ($0.places.isEmpty || $0.places.contains(pair.place))
    }?.words
  }

  private static let all = [
    EffectReason(
      [
        "font", "bold", "fontWeight", ".environment(\\.font, .largeTitle)",
        ".transformEnvironment(\\.font) { $0 = .largeTitle }",
      ], of: ["ContentUnavailableView"], "its texts have fonts of their own"),
    EffectReason(
      [
        "font", ".environment(\\.font, .largeTitle)",
        ".transformEnvironment(\\.font) { $0 = .largeTitle }",
      ], of: ["Gauge, circular"], "its value has a font of its own, as large as the ring's room"),
    EffectReason(
      ["symbolRenderingMode"], of: ["ShareLink", "PasteButton"],
      "its symbol has no colours of its own"),
    EffectReason(
      ["symbolVariant"], of: ["PasteButton"], "pixels alone tell its symbol's forms apart"),
    EffectReason(["textCase"], of: ["SecureField", "Gauge, circular"], "it shows no letters"),
    EffectReason(
      ["glassEffect"],
      of: [
        "Button, prominent", "PasteButton", "Toggle, a button", "GroupBox", "Circle",
        "RoundedRectangle", "Capsule", "Ellipse",
      ], "its own area is before the glass"),
    EffectReason([".background(.red, in: Circle())"], of: ["Circle"], "it is before its like"),
    EffectReason(
      [
        ".buttonStyle(.bordered)", ".buttonStyle(.borderedProminent)", ".buttonStyle(.glass)",
      ], of: ["Toggle, a button"], "on, it stands on the tint in all of them"),
    EffectReason(["shadow"], of: ["List", "Form"], "it reaches to the edges of the screen"),
    EffectReason(["listStyle"], of: ["Form"], "a form has styles of its own"),
    EffectReason(
      ["tint"], of: ["NavigationLink"], in: [.row, .form], "a row's label has its own colour"),
    EffectReason(["dynamicTypeSize"], in: [.toolbar], "the items of a bar don't grow"),
    EffectReason(
      ["controlSize"], of: ["Button, prominent"], in: [.toolbar],
      "a bar's buttons are as high as the bar"),
    EffectReason(
      ["tint", "disabled"],
      of: ["DatePicker, graphical", "DatePicker, a wheel", "MultiDatePicker"],
      in: [.toolbar], "a bar is too low for any of it"),
  ]
}
