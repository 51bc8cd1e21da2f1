import LayoutSolver
import SwiftInterpreter

/// A view of a laid out scene. Lengths are points, in the screen's space.
public struct LaidOutView: CustomStringConvertible {
  private let name: String
  private let node: PlacedNode?
  private let frame: Rect?
  private let scene: LaidOutScene

  init(identifier: String, node: PlacedNode?, scene: LaidOutScene) {
    name = identifier
    self.node = node
    frame = node?.frame
    self.scene = scene
  }

  init(frame: Rect, name: String, scene: LaidOutScene) {
    self.name = name
    self.frame = frame
    self.scene = scene
    node = nil
  }

  /// Whether the scene has such a view.
  public var exists: Bool { frame != nil }

  public var x: Double { frame?.minX ?? .nan }
  public var y: Double { frame?.minY ?? .nan }
  public var width: Double { frame?.width ?? .nan }
  public var height: Double { frame?.height ?? .nan }
  public var maxX: Double { frame?.maxX ?? .nan }
  public var maxY: Double { frame?.maxY ?? .nan }

  /// What its texts show, as cut, a line after the other.
  public var text: String { texts.flatMap(\.textLines).joined(separator: "\n") }

  /// Whether some text of it doesn't show all that it says.
  public var isTruncated: Bool { texts.contains(where: \.isTruncated) }

  /// Whether some of it is on the screen.
  public var isVisible: Bool { width > 0 && height > 0 && overlaps(scene.screen) }

  /// Whether all of it is within the other.
  public func isInside(_ other: LaidOutView) -> Bool {
    x >= other.x - Self.tolerance && maxX <= other.maxX + Self.tolerance
      && y >= other.y - Self.tolerance && maxY <= other.maxY + Self.tolerance
  }

  public func overlaps(_ other: LaidOutView) -> Bool { gap(to: other) < -Self.tolerance }

  /// Between the nearest edges, on the axis along which the views are apart; negative where they
  /// overlap.
  public func gap(to other: LaidOutView) -> Double {
    guard exists, other.exists else { return .nan }
    return max(
      max(x, other.x) - min(maxX, other.maxX), max(y, other.y) - min(maxY, other.maxY))
  }

  /// Differences below this are none, in points.
  private static let tolerance = 0.01

  private var texts: [PlacedNode] {
    func texts(_ node: PlacedNode) -> [PlacedNode] {
      (node.textLines.isEmpty ? [] : [node])
        + node.children.flatMap { texts(scene.result.node($0)) }
    }
    return node.map(texts) ?? []
  }

  public var description: String {
    if let frame { return "\(name) \(PointsText.text(frame))" }
    let known = scene.result.nodes.compactMap(\.identifier)
    let near = Suggestion.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
    let list = known.isEmpty ? "the scene gives none" : "there are " + known.joined(separator: ", ")
    return "no view has the accessibilityIdentifier '\(name)'; \(near ?? list)"
  }
}
