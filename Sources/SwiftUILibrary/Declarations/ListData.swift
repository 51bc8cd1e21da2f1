struct EditActions: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let move = EditActions(rawValue: 1)
  static let delete = EditActions(rawValue: 2)
  static let all = EditActions(rawValue: 3)
}
