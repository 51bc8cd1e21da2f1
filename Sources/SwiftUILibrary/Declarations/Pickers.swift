struct DatePickerComponents: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let hourAndMinute = DatePickerComponents(rawValue: 1)
  static let date = DatePickerComponents(rawValue: 2)
}
extension DatePicker {
  typealias Components = DatePickerComponents
}
