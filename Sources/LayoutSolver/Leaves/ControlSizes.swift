/// The sizes of the parts of controls, in points; nil where a part takes what it is offered.
///
/// Sources: swiftui-web's recordings of iOS 26.0 (iPhone SE) and macOS 26.2, AirSettingsUI's of
/// iOS 16.4; criticalmaps and TimeTeller, iOS 15 to 18 (segmented pickers); criticalmaps and
/// Encounter, iOS 26 (switches, which swiftui-web has at 66 by 30); else UIKit's sizes.
enum ControlSizes {
  struct ControlSize {
    var width: Double?
    var height: Double?

    init(_ width: Double?, _ height: Double?) {
      self.width = width
      self.height = height
    }
  }

  /// The size, and whether it was recorded on that platform.
  static func size(of part: ControlPart, _ platform: Platform) -> (ControlSize, isRecorded: Bool) {
    let isPhone = platform.kind == .ios
    let recorded = isPhone ? (platform.os >= 26 ? ios26 : ios16)[part] : mac[part]
    if let recorded { return (recorded, true) }
    return ((isPhone ? uikit[part] : nil) ?? ControlSize(nil, nil), false)
  }

  /// The size where nothing is offered of a part that takes its offer, in points; nil if unknown.
  ///
  /// All segments are as wide as the widest title in 13 points with 10 at either side, with a point
  /// between each two (from storyboards of iOS 13: three segments with titles of 65 are 257 wide).
  static func idealWidth(
    of part: ControlPart, _ state: ControlState, in environment: EnvironmentValues
  ) -> Double? {
    guard part == .segmentedPicker, case .choices(let titles, _) = state, !titles.isEmpty else {
      return nil
    }
    var values = environment
    values.font = Font(.size(13))
    values.dynamicTypeSize = .large
    let widths = titles.map {
      TextMeasurer(content: TextContent($0), environment: values).size(width: nil, height: nil)
        .width.rounded(.up)
    }
    let segment = (widths.max() ?? 0) + 20
    return segment * Double(titles.count) + Double(titles.count - 1)
  }

  private static let ios26: [ControlPart: ControlSize] = [
    .toggle: ControlSize(61, 28), .slider: ControlSize(nil, 31), .stepper: ControlSize(94, 32),
    .segmentedPicker: ControlSize(nil, 31), .pickerChevrons: ControlSize(9, 16),
    .progressBar: ControlSize(nil, 4), .progressView: ControlSize(20, 20),
    .rowChevron: ControlSize(7, 12),
  ]

  /// A switch is drawn 51 wide and laid out 2 points narrower, a segmented picker is drawn 32 high.
  private static let ios16: [ControlPart: ControlSize] = [
    .toggle: ControlSize(49, 31), .segmentedPicker: ControlSize(nil, 31),
  ]

  private static let uikit: [ControlPart: ControlSize] = [
    .slider: ControlSize(nil, 31), .stepper: ControlSize(94, 32),
    .wheelPicker: ControlSize(nil, 216), .pickerChevrons: ControlSize(9, 16),
    .progressBar: ControlSize(nil, 4),
    .progressView: ControlSize(20, 20), .gaugeBar: ControlSize(nil, 4),
    .colorPicker: ControlSize(28, 28),
    .rowChevron: ControlSize(7, 12),
  ]

  private static let mac: [ControlPart: ControlSize] = [
    .toggle: ControlSize(54, 24), .checkbox: ControlSize(16, 16), .slider: ControlSize(nil, 16),
    .stepper: ControlSize(20, 26), .radioButton: ControlSize(16, 16),
    .progressBar: ControlSize(nil, 20), .progressView: ControlSize(32, 32),
    .gaugeBar: ControlSize(nil, 16), .disclosureChevron: ControlSize(6.5, 8),
  ]
}
