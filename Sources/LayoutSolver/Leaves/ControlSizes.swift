/// The sizes of controls as far as they are known, in points; nil where a control takes what it is
/// offered. Sources: recordings of iOS 26 (switch, slider, stepper, fields), UIKit before.
enum ControlSizes {
  struct ControlSize {
    var width: Double?
    var height: Double?
  }

  static func size(of name: String, _ platform: Platform) -> ControlSize {
    let isNew = platform.os >= 26
    switch name {
    case "Toggle": return ControlSize(width: isNew ? 66 : 51, height: isNew ? 30 : 31)
    case "Slider": return ControlSize(width: nil, height: 31)
    case "Stepper": return ControlSize(width: 94, height: 32)
    case "TextField", "SecureField": return ControlSize(width: nil, height: isNew ? 34 : 22)
    case "Picker": return ControlSize(width: nil, height: 32)
    case "ProgressView": return ControlSize(width: 20, height: 20)
    // UIKit's own: UIProgressView, UISegmentedControl, UIPickerView, UIColorWell.
    case "ProgressBar": return ControlSize(width: nil, height: 4)
    case "SegmentedPicker": return ControlSize(width: nil, height: 32)
    case "WheelPicker": return ControlSize(width: nil, height: 216)
    case "ColorPicker": return ControlSize(width: 28, height: 28)
    default: return ControlSize(width: nil, height: nil)
    }
  }
}
