import LayoutSolver

/// What a scene says in the leading comments that only Reflow reads: `// reflow: …`.
public struct SceneDirectives: Equatable, Sendable {
  public struct Device: Equatable, Sendable {
    /// As `reflow devices` lists it.
    public var name: String
    public var isLandscape: Bool
  }

  public var title: String?
  public var device: Device?
  /// Points by asset name.
  public var imageSizes: [String: Size] = [:]

  public init() {}
}
