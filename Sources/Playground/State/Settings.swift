import LayoutChecks
import LayoutSolver

/// Something that can be set, with all its values.
struct Setting {
  struct Value {
    var words: String
    var isCurrent: Bool
    var set: (Playground) -> Void
  }

  var name: String
  var values: [Value]
  /// The value it has.
  var current: String { values.first(where: \.isCurrent)?.words ?? "" }

  /// A setting whose values are those of a property.
  init<V: Equatable>(
    _ name: String, _ values: [V], in app: Playground,
    _ property: ReferenceWritableKeyPath<Playground, V>, _ words: (V) -> String
  ) {
    self.name = name
    let now = app[keyPath: property]
    // What was typed somewhere else is a value, too.
    let all = values.contains(now) ? values : [now] + values
    self.values = all.map { value in
      Value(words: words(value), isCurrent: value == now) { $0[keyPath: property] = value }
    }
  }
}

/// The list of settings, and the list of each one's values.
extension Playground {
  var allSettings: [Setting] {
    let system = settings.platform.kind == .ios ? "iOS" : "macOS, as iOS"
    return [
      Setting("Release", [26, 18, 17, 16, 15, 14, 13], in: self, \.settings.platform.os) {
        "\(system) \($0)"
      },
      Setting("Platform", [.ios, .mac], in: self, \.platformKind, \.rawValue),
      Setting(
        "Type size", DynamicTypeSize.allCases, in: self, \.settings.dynamicTypeSize
      ) { "\($0)" },
      Setting(
        "Direction", [.leftToRight, .rightToLeft], in: self, \.settings.layoutDirection
      ) { $0 == .leftToRight ? "left to right" : "right to left" },
      Setting("Language", languages, in: self, \.settings.language) { ConditionWords.name(of: $0) },
      offer("Offered width", \.rootProposal.width), offer("Offered height", \.rootProposal.height),
      Setting("Appearance", [.light, .dark], in: self, \.settings.colorScheme) {
        $0 == .light ? "light" : "dark"
      },
      Setting("Step of keys", ContainerStep.allCases, in: self, \.step, \.words),
      Setting("Tree", TreeOutline.Form.allCases, in: self, \.tree.form, \.words),
      Setting("Theme", [.auto, .dark, .light], in: self, \.themeChoice, words(of:)),
    ]
  }

  /// The container's room, the ideal, the minimum and the maximum.
  private func offer(
    _ name: String, _ length: ReferenceWritableKeyPath<Playground, RootProposal.Length>
  ) -> Setting {
    let words = words
    return Setting(
      name, [.room, .exactly(nil), .exactly(0), .exactly(.infinity)], in: self, length
    ) { length in
      switch length {
      case .room: "the container's room"
      case .exactly(nil): "nil, for the ideal"
      case .exactly(0): "0, for the minimum"
      case .exactly(.infinity): "\(words.text(.infinity)), for the maximum"
      case .exactly(let length): words.text(length)
      }
    }
  }

  /// A Mac has two pixels a point, a phone three.
  private var platformKind: Platform.Kind {
    get { settings.platform.kind }
    set {
      settings.platform.kind = newValue
      settings.platform.displayScale = newValue == .mac ? 2 : 3
    }
  }

  func settingEntries() -> [Overlay.Entry] {
    allSettings.map { setting in
      let padding = String(repeating: " ", count: max(16 - setting.name.count, 1))
      return Overlay.Entry(
        line: StyledLine(setting.name + padding, theme.title).adding(setting.current),
        search: setting.name, choose: { $0.openValues(of: setting) })
    }
  }

  /// Lists what can be chosen, on the row of what is.
  private func openValues(of setting: Setting) {
    overlay = Overlay(.values(setting.name))
    overlay?.row = setting.values.firstIndex(where: \.isCurrent) ?? 0
  }

  func valueEntries(of name: String) -> [Overlay.Entry] {
    guard let setting = allSettings.first(where: { $0.name == name }) else { return [] }
    return setting.values.map { value in
      let line = StyledLine(value.isCurrent ? "● " : "  ", theme.key).adding(value.words)
      return Overlay.Entry(line: line, search: value.words) { app in
        value.set(app)
        app.openSettings(at: name)
      }
    }
  }

  /// The list of settings, on a row of it.
  func openSettings(at name: String) {
    overlay = Overlay(.settings)
    overlay?.row = allSettings.firstIndex { $0.name == name } ?? 0
  }
}
