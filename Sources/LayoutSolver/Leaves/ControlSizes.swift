/// The sizes of the parts of controls, in points; nil where a part takes what it is offered.
///
/// Sources: swiftui-web's recordings of iOS 26.0 (iPhone SE) and macOS 26.2, AirSettingsUI's of
/// iOS 16.4; else UIKit's sizes.
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
  static func size(of name: String, _ platform: Platform) -> (ControlSize, isRecorded: Bool) {
    let isPhone = platform.kind == .ios
    let recorded = isPhone ? (platform.os >= 26 ? ios26 : ios16)[name] : mac[name]
    if let recorded { return (recorded, true) }
    return ((isPhone ? uikit[name] : nil) ?? ControlSize(nil, nil), false)
  }

  private static let ios26 = [
    "Toggle": ControlSize(66, 30), "Slider": ControlSize(nil, 31), "Stepper": ControlSize(94, 32),
    "SegmentedPicker": ControlSize(nil, 31), "PickerChevrons": ControlSize(9, 16),
    "ProgressBar": ControlSize(nil, 4), "ProgressView": ControlSize(20, 20),
    "RowChevron": ControlSize(7, 12),
  ]

  /// A switch is drawn 51 wide and laid out 2 points narrower.
  private static let ios16 = ["Toggle": ControlSize(49, 31)]

  private static let uikit = [
    "Slider": ControlSize(nil, 31), "Stepper": ControlSize(94, 32),
    "SegmentedPicker": ControlSize(nil, 32), "WheelPicker": ControlSize(nil, 216),
    "PickerChevrons": ControlSize(9, 16), "ProgressBar": ControlSize(nil, 4),
    "ProgressView": ControlSize(20, 20), "GaugeBar": ControlSize(nil, 4),
    "CircularGauge": ControlSize(58, 58), "ColorPicker": ControlSize(28, 28),
    "RowChevron": ControlSize(7, 12),
  ]

  private static let mac = [
    "Toggle": ControlSize(54, 24), "Checkbox": ControlSize(16, 16), "Slider": ControlSize(nil, 16),
    "Stepper": ControlSize(20, 26), "RadioButton": ControlSize(16, 16),
    "ProgressBar": ControlSize(nil, 20), "ProgressView": ControlSize(32, 32),
    "SmallProgressView": ControlSize(16, 16), "GaugeBar": ControlSize(nil, 16),
    "CircularGauge": ControlSize(58, 58), "DisclosureChevron": ControlSize(6.5, 8),
  ]
}
