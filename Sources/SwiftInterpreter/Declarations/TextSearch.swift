extension String {
  struct CompareOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let caseInsensitive = CompareOptions(rawValue: 1)
    static let literal = CompareOptions(rawValue: 2)
    static let backwards = CompareOptions(rawValue: 4)
    static let anchored = CompareOptions(rawValue: 8)
    static let numeric = CompareOptions(rawValue: 64)
    static let diacriticInsensitive = CompareOptions(rawValue: 128)
    static let widthInsensitive = CompareOptions(rawValue: 256)
    static let forcedOrdering = CompareOptions(rawValue: 512)
    static let regularExpression = CompareOptions(rawValue: 1024)
  }
}
