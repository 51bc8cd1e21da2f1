struct PinnedScrollableViews: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
