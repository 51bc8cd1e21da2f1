import Cells

/// The values of a setting.
struct ValuesOverlay: OverlayKind {
  /// The setting's name.
  let title: String

  var keys: [OverlayKey] {
    [
      .untoldFilter, .choose(also: [.character(" ")]),
      OverlayKey([.escape], "back") { [title] in $0.openSettings(at: title) },
    ]
  }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    guard let setting = app.allSettings.first(where: { $0.name == title }) else { return [] }
    return setting.values.map { value in
      let line = StyledLine(value.isCurrent ? "● " : "  ", app.theme.key).adding(value.words)
      return Overlay.Entry(line: line, search: value.words) { app in
        value.set(app)
        app.openSettings(at: title)
      }
    }
  }

  func frame(rows: Int, in app: Playground) -> CellRect {
    app.middleFrame(columns: SettingsOverlay.columns, rows: rows)
  }
}
