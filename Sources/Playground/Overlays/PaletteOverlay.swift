import LayoutSolver
import SceneLoader

/// The palette: everything that can be done, by its name, by other words for it, or by a word of
/// its sentence; and a number before an action as a count, since digits by themselves go to panels.
/// As in vim, a number alone goes to that row.
struct PaletteOverlay: OverlayKind {
  let title = "Commands"
  let filters = false
  let opensTyping = true

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    let digits = typed.prefix { $0.isASCII && $0.isNumber }
    let rest = String(typed.dropFirst(digits.count).drop(while: \.isWhitespace))
    guard let number = Int(digits.prefix(6)), number > 0 else {
      return rest.isEmpty ? app.actionEntries(\.name) : found(by: rest, in: app)
    }
    let count = min(number, 10_000)
    if rest.isEmpty { return [row(count, in: app)] }
    return actions(meantBy: rest, in: app).map { action in
      let line = StyledLine("\(count) × ", app.theme.title).adding(action.name)
        .adding("  \(app.keyMap.names(of: action))", app.theme.key)
      return Overlay.Entry(line: line) { $0.perform(action, count: count) }
    }
  }

  private func row(_ number: Int, in app: Playground) -> Overlay.Entry {
    let panel = app.panels.focus.kind.title
    let line = StyledLine("Row \(number)", app.theme.title).adding("  of \(panel)")
    return Overlay.Entry(line: line) { $0.moveToRow(number) }
  }

  /// The actions of the focused panel, the best matches first; only one if a key is typed.
  private func actions(meantBy typed: String, in app: Playground) -> [PlaygroundAction] {
    let all = PlaygroundAction.all.filter { $0.isValid(in: app.panels.focus) }
    let byKey = all.first { action in
      app.keyMap.keys(of: action).contains { $0.name == typed }
    }
    if typed.count == 1, let byKey { return [byKey] }
    return ranked(all.map { ($0, app.terms(of: $0)) }, typed)
  }

  // MARK: By what is typed

  private func found(by typed: String, in app: Playground) -> [Overlay.Entry] {
    let actions = PlaygroundAction.all.map { action in
      (app.toldActionEntry(action), app.terms(of: action))
    }
    return ranked(actions + values(in: app), typed)
  }

  /// Each with its search terms, without those that don't match, the best first.
  private func ranked<Row>(_ rows: [(Row, SearchTerms)], _ typed: String) -> [Row] {
    rows.enumerated().compactMap { index, row in
      row.1.rank(typed).map { (rank: $0, index: index, row: row.0) }
    }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.row)
  }

  /// The rows of the lists behind actions: settings and their values, overlays, file formats,
  /// devices.
  private func values(in app: Playground) -> [(Overlay.Entry, SearchTerms)] {
    func entry(
      _ list: String, _ title: String, _ terms: SearchTerms,
      _ choose: @escaping (Playground) -> Void
    ) -> (Overlay.Entry, SearchTerms) {
      let line = StyledLine("\(list) › ", app.theme.faint).adding(title, app.theme.title)
        .adding(terms.help.isEmpty ? "" : "  \(terms.help)", app.theme.faint)
      return (Overlay.Entry(line: line, choose: choose), terms)
    }
    var rows: [(Overlay.Entry, SearchTerms)] = []
    for setting in app.allSettings {
      let terms = SearchTerms(name: setting.name, also: setting.also, help: setting.current)
      rows.append(entry("Settings", setting.name, terms) { $0.openSetting(setting) })
      // By the value first: all values of a setting have the same name.
      rows += setting.values.map { value in
        let title = "\(setting.name): \(value.words)"
        return entry("Settings", title, SearchTerms(name: value.words, also: setting.name)) { app in
          value.set(app)
          app.message = title
        }
      }
    }
    rows += CanvasOverlay.allCases.map { overlay in
      entry("Overlays", overlay.title, SearchTerms(name: overlay.title, help: overlay.help)) {
        $0.toggle(overlay)
      }
    }
    rows += ExportFormat.allCases.map { format in
      let path = app.defaultPath(for: format)
      return entry("Export", format.name, SearchTerms(name: format.name, help: path)) {
        $0.openOverlay(ExportPathOverlay(format: format), typed: path)
      }
    }
    // The typed text is more often a device's kind than its whole name.
    return rows
      + Device.all.map { device in
        entry("Device", device.name, SearchTerms(name: "", also: device.name)) {
          $0.conditions.container = .device(device, .portrait)
        }
      }
  }
}

extension Playground {
  /// An action's search terms.
  func terms(of action: PlaygroundAction) -> SearchTerms {
    SearchTerms(
      name: action.name, also: "\(action.also) \(action.hintWords)",
      help: "\(keyMap.help(of: action)) \(action.id)", keys: keyMap.keys(of: action).map(\.name))
  }
}
