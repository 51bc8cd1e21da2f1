import Cells

/// The settings, each with the value it has.
struct SettingsOverlay: OverlayKind {
  let title = "Settings"
  /// How wide it is, and the list of a setting's values.
  static let columns = 44

  var keys: [OverlayKey] {
    [.untoldFilter, .choose("lists values", also: [.character(" ")]), .close()]
  }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    app.allSettings.map { setting in
      let padding = String(repeating: " ", count: max(16 - setting.name.count, 1))
      let line = StyledLine(setting.name + padding, app.theme.title).adding(setting.current)
      return Overlay.Entry(line: line, search: "\(setting.name) \(setting.also)") {
        $0.openSetting(setting)
      }
    }
  }

  func frame(rows: Int, in app: Playground) -> CellRect {
    app.middleFrame(columns: Self.columns, rows: rows)
  }
}

extension Playground {
  /// Opens the list of a setting's values on the one it has.
  func openSetting(_ setting: Setting) {
    openOverlay(
      ValuesOverlay(title: setting.name), row: setting.values.firstIndex(where: \.isCurrent) ?? 0)
  }

  /// Opens the list of settings on a row of it.
  func openSettings(at name: String) {
    openOverlay(SettingsOverlay(), row: allSettings.firstIndex { $0.name == name } ?? 0)
  }
}
