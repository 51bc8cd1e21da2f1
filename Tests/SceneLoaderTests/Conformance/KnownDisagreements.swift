/// Cases that the solver does not follow, each with the reason. A case that begins to agree fails
/// here until it is taken off the list.
enum KnownDisagreements {
  static let reasons: [String: String] = [:]
}
