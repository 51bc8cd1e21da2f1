/// Cases that come out differently, with the rule that is believed instead.
enum KnownDifferences {
  static let reasons: [String: String] = [:]
}
