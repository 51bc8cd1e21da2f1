import LayoutChecks
import LayoutSolver
import SceneLoader

/// One value of an axis of conditions: the scene with that value and everything else unchanged.
struct Variant {
  /// Short enough for a strip: `AX2`, `de`, `SE 3`.
  var name: String
  /// The long form of the name: `accessibility2`, `German`, `iPhone SE 3`.
  var title: String
  /// All but the container.
  var settings: LayoutSettings
  var container: ContainerChoice
  /// The preview or view shown; nil for the current one.
  var shown: String?
  var isCurrent: Bool
}

extension Playground {
  /// The values that an axis has here, in their order.
  func variants(along axis: ConditionAxis) -> [Variant] {
    switch axis {
    case .device: deviceVariants
    case .orientation: Device.Orientation.allCases.map(orientationVariant)
    case .preview: scene.shownViews.map(previewVariant)
    case .typeSize:
      variants(DynamicTypeSize.allCases, \.dynamicTypeSize) { ($0.shortName, "\($0)") }
    case .language:
      variants(languages, \.language) { language in
        (language?.name ?? "own", ConditionWords.name(of: language))
      }
    case .direction:
      variants([.leftToRight, .rightToLeft], \.layoutDirection) { direction in
        let words = direction == .leftToRight ? "left to right" : "right to left"
        return (words, words)
      }
    case .colorScheme:
      variants([.light, .dark], \.colorScheme) { scheme in
        let word = scheme == .light ? "light" : "dark"
        return (word, word)
      }
    case .width: lengthVariants(.horizontal)
    case .height: lengthVariants(.vertical)
    }
  }

  /// The axes that have something to choose from.
  var variantAxes: [ConditionAxis] {
    ConditionAxis.allCases.filter { $0 != .preview || scene.shownViews.count > 1 }
  }

  /// The project's own language, its translations, and the pseudo-languages.
  var languages: [LayoutSettings.Language?] {
    [nil] + scene.languages.map(Optional.some)
      + LayoutSettings.Language.pseudo.map { Optional($0.language) }
  }

  /// Makes a variant the present state.
  func take(_ variant: Variant) {
    if let shown = variant.shown, shown != scene.rootName { show(shown) }
    conditions.settings = variant.settings
    conditions.container = variant.container
  }

  // MARK: Making them

  private func variant(
    _ name: String, _ title: String, isCurrent: Bool, _ change: (inout Variant) -> Void
  ) -> Variant {
    var variant = Variant(
      name: name, title: title, settings: conditions.settings, container: conditions.container,
      isCurrent: isCurrent)
    change(&variant)
    return variant
  }

  private func variants<Value: Equatable>(
    _ values: [Value], _ property: WritableKeyPath<LayoutSettings, Value>,
    _ words: (Value) -> (name: String, title: String)
  ) -> [Variant] {
    values.map { value in
      let (name, title) = words(value)
      return variant(name, title, isCurrent: conditions.settings[keyPath: property] == value) {
        $0.settings[keyPath: property] = value
      }
    }
  }

  /// A device for each screen, the small ones first and tablets after phones.
  private var deviceVariants: [Variant] {
    let orientation = conditions.container.device?.orientation ?? .portrait
    let screens = Screen.screens(of: Device.all, [orientation], os: conditions.settings.platform.os)
    return screens.sorted(by: Self.isSmaller).compactMap { screen in
      let own = screen.devices.first { conditions.container == .device($0, orientation) }
      guard let device = own ?? screen.devices.first else { return nil }
      let name = device.name.replacing("iPhone ", with: "").replacing("iPad ", with: "")
      return variant(name, device.name, isCurrent: own != nil) {
        $0.container = .device(device, orientation)
      }
    }
  }

  private static func isSmaller(_ a: Screen, _ b: Screen) -> Bool {
    let (own, other) = (a.size, b.size)
    return (a.isTablet ? 1 : 0, own.width, own.height)
      < (b.isTablet ? 1 : 0, other.width, other.height)
  }

  private func orientationVariant(_ orientation: Device.Orientation) -> Variant {
    let size = effectiveSettings.container.size
    let isUpright = size.height >= size.width
    return variant(
      orientation.rawValue, orientation.rawValue, isCurrent: isUpright == (orientation == .portrait)
    ) { variant in
      if let (device, _) = conditions.container.device {
        variant.container = .device(device, orientation)
      } else if isUpright != (orientation == .portrait) {
        variant.container = .exact(Size(width: size.height, height: size.width))
      }
    }
  }

  /// Lengths that windows often have: of phones, of an iPad's split views, of tablets.
  private static let lengths: [Double] = [
    320, 375, 402, 440, 507, 592, 639, 678, 744, 834, 981, 1032, 1194, 1366,
  ]

  private func lengthVariants(_ axis: Axis) -> [Variant] {
    let size = effectiveSettings.container.size
    // The present one among them.
    return Set(Self.lengths + [size[axis].rounded()]).sorted().map { length in
      let text = PointsText.text(length)
      let word = axis == .horizontal ? "wide" : "high"
      return variant(text, "\(text) points \(word)", isCurrent: size[axis].rounded() == length) {
        var resized = size
        resized[axis] = length
        $0.container = $0.container.resized(to: resized)
      }
    }
  }

  private func previewVariant(_ view: Scene.ShownView) -> Variant {
    variant(view.title, view.title, isCurrent: view.name == scene.rootName) {
      $0.shown = view.name
    }
  }
}

extension ConditionAxis {
  /// The word for its values.
  var words: String {
    switch self {
    case .device: "devices"
    case .typeSize: "type sizes"
    case .language: "languages"
    case .direction: "directions"
    case .colorScheme: "light and dark"
    case .orientation: "orientations"
    case .preview: "previews"
    case .width: "widths"
    case .height: "heights"
    }
  }
}

extension DynamicTypeSize {
  /// `xS`, `L`, `xxxL`, `AX2`.
  var shortName: String {
    let words: [(long: String, short: String)] = [
      ("Small", "S"), ("small", "S"), ("medium", "M"), ("Large", "L"), ("large", "L"),
      ("accessibility", "AX"),
    ]
    return words.reduce("\(self)") { $0.replacing($1.long, with: $1.short) }
  }
}
