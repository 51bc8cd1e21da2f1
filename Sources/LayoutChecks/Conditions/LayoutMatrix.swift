import LayoutSolver
import SceneLoader
import SwiftUILibrary

/// The conditions to check a scene under: every combination of its axes' values.
package struct LayoutMatrix: Sendable {
  /// The settings for each axis that has no values of its own.
  package let base: LayoutSettings
  package private(set) var screens: [Screen]
  package private(set) var typeSizes: [DynamicTypeSize]
  /// Nil is the project's own language.
  package private(set) var languages: [SceneLanguage?]
  package private(set) var directions: [LayoutDirection]
  package private(set) var colorSchemes: [ColorScheme]
  /// Whether every preview is checked, rather than only the one that is shown.
  package private(set) var hasEveryPreview: Bool
  /// Whether the screens are one screen made longer a point at a time.
  package private(set) var isEveryLength = false

  /// A single condition: the base.
  package init(base: LayoutSettings, screen: Screen? = nil) {
    self.base = base
    screens = [screen ?? Screen(devices: [], orientation: .portrait, settings: base)]
    typeSizes = [base.dynamicTypeSize]
    languages = [base.language]
    directions = [base.layoutDirection]
    colorSchemes = [base.colorScheme]
    hasEveryPreview = false
  }

  /// - Parameters:
  ///   - values: what each axis runs through; an axis that isn't named keeps the base's value.
  ///   - known: the languages that the project has texts in.
  package init(
    base: LayoutSettings, screen: Screen?, _ values: AxisValues, known: [SceneLanguage] = []
  ) {
    self.init(base: base, screen: screen)
    if values.hasWindows {
      take(Screen.windows(os: base.platform.os))
    } else if values.devices != nil || values.orientations != nil {
      let devices = values.devices ?? screen.map(\.devices)?.first.map { [$0] } ?? []
      let orientations = values.orientations ?? [screen?.orientation ?? .portrait]
      take(Screen.screens(of: devices, orientations, os: base.platform.os))
    }
    if let lengths = values.lengths, let screen = screens.first {
      screens = lengths.screens(of: screen)
      isEveryLength = true
    }
    typeSizes = (values.typeSizes ?? typeSizes).sorted()
    directions = values.directions ?? directions
    colorSchemes = values.colorSchemes ?? colorSchemes
    hasEveryPreview = values.everyPreview
    switch values.languages {
    case nil: break
    case .all: languages = [nil] + known.map(Optional.some) + [.doubleLength, .rightToLeft]
    case .some(.only(let list)): languages = list
    }
  }

  /// Takes screens, with the other settings of the base.
  private mutating func take(_ screens: [Screen]) {
    self.screens = screens.map { screen in
      var screen = screen
      screen.settings.platform.kind = base.platform.kind
      screen.settings.platform.chosenSDK = base.platform.chosenSDK
      screen.settings.chosenScale = base.chosenScale
      screen.settings.takeScale(of: screen.devices.first)
      screen.settings.hasKeyboard = base.hasKeyboard
      screen.settings.elapsed = base.elapsed
      screen.settings.takeKeyboard(of: screen.devices.first)
      screen.settings.container.proposal = base.container.proposal
      return screen
    }
  }

  /// How many conditions a preview is checked under.
  package var count: Int {
    screens.count * typeSizes.count * languages.count * directions.count * colorSchemes.count
  }
}

/// The values that the axes of a matrix run through; nil for an axis that stays at its base.
package struct AxisValues: Equatable, Sendable {
  package enum Languages: Equatable, Sendable {
    /// The project's languages, and the pseudo-languages that lengthen its texts and reverse its
    /// direction.
    case all
    case only([SceneLanguage?])
  }

  package var devices: [Device]?
  package var orientations: [Device.Orientation]?
  package var typeSizes: [DynamicTypeSize]?
  package var languages: Languages?
  package var directions: [LayoutDirection]?
  package var colorSchemes: [ColorScheme]?
  /// Whole points.
  package var widths: ClosedRange<Int>?
  package var heights: ClosedRange<Int>?
  package var everyPreview = false
  /// Whether the screens are the named windows of tablets, which replace the devices.
  package var hasWindows = false

  /// Whether the screens are those of devices or of their windows.
  package var hasScreens: Bool { devices != nil || orientations != nil || hasWindows }

  package init() {}

  /// All values of these axes.
  package init(each axes: some Sequence<ConditionAxis>) {
    axes.forEach { takeAll($0) }
  }

  package mutating func takeAll(_ axis: ConditionAxis) {
    switch axis {
    case .device: devices = Device.all
    case .orientation: orientations = Device.Orientation.allCases
    case .typeSize: typeSizes = DynamicTypeSize.allCases
    case .language: languages = .all
    case .direction: directions = [.leftToRight, .rightToLeft]
    case .colorScheme: colorSchemes = [.light, .dark]
    case .preview: everyPreview = true
    case .width: widths = ScreenLengths.usual
    case .height: heights = ScreenLengths.usual
    }
  }

  /// Why these can't be checked together, and what to do; nil where they can.
  package var conflict: String? {
    if hasWindows, devices != nil || orientations != nil || widths != nil || heights != nil {
      return
        "windows are screens of their own; check devices, widths or heights one after the other"
    }
    guard widths != nil || heights != nil else { return nil }
    if widths != nil, heights != nil {
      return "every width at every height are too many screens; check one after the other"
    }
    guard devices != nil || orientations != nil else { return nil }
    return """
      a width or height takes the place of the devices' screens; check them one after the other, or name \
      one device
      """
  }

  fileprivate var lengths: ScreenLengths? {
    widths.map { ScreenLengths(axis: .horizontal, lengths: $0) }
      ?? heights.map { ScreenLengths(axis: .vertical, lengths: $0) }
  }

  /// The names of the sets, as help lists them.
  package static let names = "accessibility, duo, everything, phones, tablets, windows"

  /// The sets that have a name. Help lists only the names, so each set is made when it is asked
  /// for.
  package static let named: [String: @Sendable () -> AxisValues] = [
    "phones": {
      var phones = AxisValues(each: [.typeSize, .preview])
      phones.devices = Device.all.filter { !$0.isTablet }
      return phones
    },
    "tablets": {
      var tablets = AxisValues(each: [.typeSize, .orientation, .preview])
      tablets.devices = Device.all.filter(\.isTablet)
      return tablets
    },
    "duo": {
      var duo = AxisValues(each: [.orientation, .preview])
      duo.devices = Device.foldables
      return duo
    },
    "windows": {
      var windows = AxisValues(each: [.preview])
      windows.hasWindows = true
      return windows
    },
    "accessibility": { AxisValues(each: [.typeSize, .direction, .preview]) },
    "everything": { AxisValues(each: ConditionAxis.allCases.filter { !$0.isLength }) },
  ]
}

extension AxisValues: Codable {
  /// The matrix as text, with devices by their names.
  private struct Written: Codable {
    var devices: [String]?
    var orientations: [String]?
    var typeSizes: [String]?
    /// Nil inside is the project's own.
    var languages: [SceneLanguage?]?
    var hasAllLanguages: Bool
    var isRightToLeft: [Bool]?
    var isDark: [Bool]?
    var widths: ClosedRange<Int>?
    var heights: ClosedRange<Int>?
    var everyPreview: Bool
    var hasWindows: Bool
  }

  package func encode(to encoder: any Encoder) throws {
    var list: [SceneLanguage?]?
    if case .only(let languages)? = languages { list = languages }
    try Written(
      devices: devices?.map(\.id), orientations: orientations?.map(\.rawValue),
      typeSizes: typeSizes?.map(\.description), languages: list, hasAllLanguages: languages == .all,
      isRightToLeft: directions?.map { $0 == .rightToLeft },
      isDark: colorSchemes?.map { $0 == .dark }, widths: widths, heights: heights,
      everyPreview: everyPreview, hasWindows: hasWindows
    ).encode(to: encoder)
  }

  package init(from decoder: any Decoder) throws {
    let written = try Written(from: decoder)
    self.init()
    devices = written.devices?.compactMap(Device.named)
    orientations = written.orientations?.compactMap(Device.Orientation.init)
    typeSizes = written.typeSizes?.compactMap(DynamicTypeSize.named)
    languages = written.hasAllLanguages ? .all : written.languages.map(Languages.only)
    directions = written.isRightToLeft?.map { $0 ? .rightToLeft : .leftToRight }
    colorSchemes = written.isDark?.map { $0 ? .dark : .light }
    (widths, heights) = (written.widths, written.heights)
    (everyPreview, hasWindows) = (written.everyPreview, written.hasWindows)
  }
}
