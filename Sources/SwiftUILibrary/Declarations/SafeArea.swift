struct SafeAreaRegions: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let container = SafeAreaRegions(rawValue: 1)
  static let keyboard = SafeAreaRegions(rawValue: 2)
  static let all = SafeAreaRegions(rawValue: 3)
}
