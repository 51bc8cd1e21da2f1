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
  /// Other words for it, by which it is found.
  var also: String
  var values: [Value]
  /// The value it has.
  var current: String { values.first(where: \.isCurrent)?.words ?? "" }

  /// A setting whose values are those of a property.
  init<V: Equatable>(
    _ name: String, also: String = "", _ values: [V], in app: Playground,
    _ property: ReferenceWritableKeyPath<Playground, V>, _ words: (V) -> String
  ) {
    self.name = name
    self.also = also
    let now = app[keyPath: property]
    // A value typed elsewhere is listed, too.
    let all = values.contains(now) ? values : [now] + values
    self.values = all.map { value in
      Value(words: words(value), isCurrent: value == now) { $0[keyPath: property] = value }
    }
  }
}

/// All settings, in the order of their list.
extension Playground {
  var allSettings: [Setting] {
    let system = conditions.settings.platform.kind == .ios ? "iOS" : "macOS, as iOS"
    return [
      Setting(
        "Release", also: "ios macos version system", [27, 26, 18, 17, 16, 15, 14, 13], in: self,
        \.conditions.settings.platform.os
      ) {
        "\(system) \($0)"
      },
      Setting(
        "Built with", also: "sdk xcode compiler", [nil, 27, 26], in: self,
        \.conditions.settings.platform.chosenSDK
      ) {
        $0.map { "the SDK of \($0)" } ?? "the newest SDK of the release"
      },
      Setting(
        "Platform", also: "ios iphone ipad mac macos system", [.ios, .mac], in: self,
        \.platformKind, \.rawValue),
      Setting(
        "Display scale", also: "pixels retina resolution", [nil, 1, 2, 3], in: self,
        \.conditions.settings.chosenScale
      ) {
        scaleWords($0)
      },
      Setting(
        "Type size", also: "font dynamic text accessibility large small letters",
        DynamicTypeSize.allCases, in: self, \.conditions.settings.dynamicTypeSize
      ) { "\($0)" },
      Setting(
        "Direction", also: "rtl ltr mirror arabic hebrew layout", [.leftToRight, .rightToLeft],
        in: self, \.conditions.settings.layoutDirection
      ) { $0 == .leftToRight ? "left to right" : "right to left" },
      Setting(
        "Language", also: "locale localization translation arabic german pseudo", languages,
        in: self, \.conditions.settings.language
      ) {
        ConditionWords.name(of: $0)
      },
      offer("Offered width", \.conditions.rootProposal.width),
      offer("Offered height", \.conditions.rootProposal.height),
      Setting(
        "Appearance", also: "dark light color scheme mode night", [.light, .dark], in: self,
        \.conditions.settings.colorScheme
      ) {
        $0 == .light ? "light" : "dark"
      },
      Setting(
        "Keyboard", also: "field focus input typing", [false, true], in: self,
        \.conditions.settings.hasKeyboard
      ) {
        $0 ? "up" : "down"
      },
      Setting(
        "Step of keys", also: "container increment", ContainerStep.allCases, in: self,
        \.conditions.step, \.words),
      Setting(
        "Tree", also: "hierarchy modifiers written", TreeOutline.Form.allCases, in: self,
        \.tree.form, \.words),
      Setting(
        "Theme", also: "dark light color background terminal", [.auto, .dark, .light], in: self,
        \.terminal.themeChoice, words(of:)),
    ]
  }

  /// The container's room, the ideal, the minimum and the maximum.
  private func offer(
    _ name: String, _ length: ReferenceWritableKeyPath<Playground, RootProposal.Length>
  ) -> Setting {
    let words = words
    return Setting(
      name, also: "proposal propose nil ideal minimum maximum",
      [.room, .exactly(nil), .exactly(0), .exactly(.infinity)], in: self, length
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

  /// `2 pixels a point`; where nothing was chosen, the pixels of the device or the platform.
  private func scaleWords(_ chosen: Double?) -> String {
    var settings = conditions.settings
    settings.chosenScale = chosen
    settings.takeScale(of: conditions.container.device?.device)
    let scale = settings.platform.displayScale
    let pixels = "\(words.text(scale)) \(scale == 1 ? "pixel" : "pixels") a point"
    return chosen == nil ? "as usual, \(pixels)" : pixels
  }

  /// A Mac has pixels of its own.
  private var platformKind: Platform.Kind {
    get { conditions.settings.platform.kind }
    set {
      conditions.settings.platform.kind = newValue
      conditions.settings.takeScale(of: conditions.container.device?.device)
    }
  }
}
