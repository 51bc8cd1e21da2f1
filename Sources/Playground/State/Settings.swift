import LayoutSolver

/// The rows of the settings list: each goes through the values of one setting.
extension Playground {
  func settingEntries() -> [Overlay.Entry] {
    let releases = [13, 14, 15, 16, 17, 18, 26]
    let os = settings.platform.os
    return [
      entry("Release", "\(settings.platform.kind == .ios ? "iOS" : "macOS, as iOS") \(os)") {
        let next = releases.first { $0 > os } ?? releases[0]
        $0.settings.platform.os = next
      },
      entry("Platform", settings.platform.kind.rawValue) {
        let isPhone = $0.settings.platform.kind == .ios
        $0.settings.platform.kind = isPhone ? .mac : .ios
        $0.settings.platform.displayScale = isPhone ? 2 : 3
      },
      entry("Type size", "\(settings.dynamicTypeSize)") {
        let all = DynamicTypeSize.allCases
        let index = all.firstIndex(of: $0.settings.dynamicTypeSize) ?? 0
        $0.settings.dynamicTypeSize = all[(index + 1) % all.count]
      },
      entry(
        "Direction",
        settings.layoutDirection == .leftToRight ? "left to right" : "right to left"
      ) {
        let isLeft = $0.settings.layoutDirection == .leftToRight
        $0.settings.layoutDirection = isLeft ? .rightToLeft : .leftToRight
      },
      proposalEntry("Offered width", .horizontal), proposalEntry("Offered height", .vertical),
      entry("Appearance", settings.colorScheme == .light ? "light" : "dark") {
        $0.settings.colorScheme = $0.settings.colorScheme == .light ? .dark : .light
      },
      entry("Theme", themeWords) { $0.switchTheme() },
    ]
  }

  /// Goes from the container's room to the ideal, the minimum and the maximum.
  private func proposalEntry(_ name: String, _ axis: Axis) -> Overlay.Entry {
    let lengths: [RootProposal.Length] = [.room, .exactly(nil), .exactly(0), .exactly(.infinity)]
    let now = rootProposal[axis]
    let value =
      switch now {
      case .room: "the container's room"
      case .exactly(nil): "nil, for the ideal"
      case .exactly(0): "0, for the minimum"
      case .exactly(.infinity): "\(words.text(.infinity)), for the maximum"
      case .exactly(let length): words.text(length)
      }
    return entry(name, value) { app in
      let next = (lengths.firstIndex(of: now) ?? -1) + 1
      app.rootProposal[axis] = lengths[next % lengths.count]
    }
  }

  private func entry(
    _ name: String, _ value: String, change: @escaping (Playground) -> Void
  ) -> Overlay.Entry {
    let padding = String(repeating: " ", count: max(16 - name.count, 1))
    return Overlay.Entry(
      line: StyledLine(name + padding, theme.title).adding(value), search: name, choose: change,
      closes: false)
  }
}
