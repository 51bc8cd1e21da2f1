struct ScenePadding: Hashable {
  private let name: String
  static let automatic = ScenePadding(name: "automatic")
  static let minimum = ScenePadding(name: "minimum")
  static let navigationBar = ScenePadding(name: "navigationBar")
}
