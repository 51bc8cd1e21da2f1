@propertyWrapper struct Namespace {
  struct ID: Hashable {}
}

struct MatchedGeometryProperties: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let position = MatchedGeometryProperties(rawValue: 1)
  static let size = MatchedGeometryProperties(rawValue: 2)
  static let frame = MatchedGeometryProperties(rawValue: 3)
}
