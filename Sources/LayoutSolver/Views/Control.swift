/// A part of a control that is laid out and drawn as one; its raw value is its name.
public enum ControlPart: String, Hashable, Sendable {
  /// A switch.
  case toggle = "Toggle"
  case checkbox = "Checkbox"
  case radioButton = "RadioButton"
  case slider = "Slider"
  case stepper = "Stepper"
  case segmentedPicker = "SegmentedPicker"
  case wheelPicker = "WheelPicker"
  /// The day and the time of a date, each on a field of its own.
  case datePicker = "DatePicker"
  case colorPicker = "ColorPicker"
  /// A month with its days.
  case calendar = "Calendar"
  /// The wheel of something that isn't known to be finished.
  case progressView = "ProgressView"
  case progressBar = "ProgressBar"
  case gaugeBar = "GaugeBar"
  /// The ring of a circular gauge.
  case gaugeRing = "Gauge"
  /// After a menu's chosen value.
  case pickerChevrons = "PickerChevrons"
  /// At the end of a row that leads elsewhere or opens.
  case rowChevron = "RowChevron"
  /// Before the label of a Mac's group that opens.
  case disclosureChevron = "DisclosureChevron"

  var name: String { rawValue }
}

/// A control's displayed value.
public enum ControlState: Hashable, Sendable {
  case none
  case isOn(Bool)
  /// From 0, its minimum, to 1.
  case share(Double)
  /// Whether a stepper can still be stepped down, and up.
  case steps(down: Bool, up: Bool)
  /// The words of several choices, and which of them is chosen.
  case choices([String], chosen: Int?)
}
