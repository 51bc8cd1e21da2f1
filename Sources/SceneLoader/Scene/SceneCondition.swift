import LayoutSolver

/// A condition on a layout, in the words of `// reflow:` comments. Views are named by their
/// accessibilityIdentifier; `container` and `screen` are the scene's surroundings, `safe-area` is
/// that without its unsafe edges.
public enum SceneCondition: Equatable, Sendable {
  /// `height of title <= 44`.
  case comparison(SceneQuestion.Measure, Relation, SceneQuestion.Measure)
  /// `name is not truncated`.
  case state(String, State, holds: Bool)
  /// `badge overlaps avatar`, `send inside screen`.
  case pair(String, Pairing, String, holds: Bool)

  /// Between lengths, to a hundredth of a point.
  public enum Relation: String, CaseIterable, Sendable {
    case less = "<"
    case atMost = "<="
    case equal = "="
    case atLeast = ">="
    case greater = ">"

    func holds(_ left: Double, _ right: Double) -> Bool {
      let isEqual = left == right || abs(left - right) < SceneCondition.tolerance
      return switch self {
      case .less: !isEqual && left < right
      case .atMost: isEqual || left < right
      case .equal: isEqual
      case .atLeast: isEqual || left > right
      case .greater: !isEqual && left > right
      }
    }
  }

  public enum State: String, CaseIterable, Sendable {
    /// Some text of the view isn't shown in full.
    case truncated
    /// Some of the view lies within the container, and it isn't empty.
    case visible
  }

  public enum Pairing: String, CaseIterable, Sendable {
    case inside
    case overlaps
  }

  /// Differences below this don't count, in points.
  private static let tolerance = 0.01
}

extension SceneCondition {
  /// The views it names, by their identifiers.
  public var views: [String] {
    let names =
      switch self {
      case .comparison(let left, _, let right): left.views + right.views
      case .state(let view, _, _): [view]
      case .pair(let view, _, let other, _): [view, other]
      }
    return names.filter { !LayoutResult.surroundings.contains($0) }
  }

  /// Nil if one of the views isn't there, or has nothing to measure.
  public func holds(in result: LayoutResult) -> Bool? {
    switch self {
    case .comparison(let left, let relation, let right):
      guard let left = left.value(in: result), let right = right.value(in: result) else {
        return nil
      }
      return relation.holds(left, right)
    case .state(let view, let state, let holds):
      guard let node = result.node(identifier: view) else { return nil }
      return Self.is(node, state, in: result) == holds
    case .pair(let view, let pairing, let other, let holds):
      guard let frame = result.frame(ofNamed: view), let around = result.frame(ofNamed: other)
      else { return nil }
      return Self.are(frame, pairing, around) == holds
    }
  }

  /// The measured value where it doesn't hold, in words: `it is 63.333`.
  public func account(in result: LayoutResult) -> String {
    switch self {
    case .comparison(let left, _, let right):
      let values = [left, right].filter { !$0.views.isEmpty }.compactMap { $0.value(in: result) }
      return "it is " + values.map { PointsText.text($0) }.joined(separator: " against ")
    case .state(let view, .truncated, _):
      let texts = result.node(identifier: view).map { result.texts(in: $0.id) } ?? []
      let lines = (texts.first(where: \.isTruncated) ?? texts.first)?.textLines ?? []
      return "it shows '\(lines.joined(separator: " "))'"
    case .state(let view, .visible, _):
      return result.frame(ofNamed: view).map { "its frame is \(PointsText.text($0))" } ?? ""
    case .pair(let view, _, let other, _):
      return [view, other].compactMap { name in
        result.frame(ofNamed: name).map { "\(name) is at \(PointsText.text($0))" }
      }.joined(separator: ", ")
    }
  }

  private static func `is`(_ node: PlacedNode, _ state: State, in result: LayoutResult) -> Bool {
    switch state {
    case .truncated: result.texts(in: node.id).contains(where: \.isTruncated)
    case .visible:
      node.isPlaced && node.frame.width > tolerance && node.frame.height > tolerance
        && are(node.frame, .overlaps, Rect(size: result.container.size))
    }
  }

  private static func are(_ frame: Rect, _ pairing: Pairing, _ other: Rect) -> Bool {
    switch pairing {
    case .inside:
      frame.minX >= other.minX - tolerance && frame.maxX <= other.maxX + tolerance
        && frame.minY >= other.minY - tolerance && frame.maxY <= other.maxY + tolerance
    case .overlaps:
      min(frame.maxX, other.maxX) - max(frame.minX, other.minX) > tolerance
        && min(frame.maxY, other.maxY) - max(frame.minY, other.minY) > tolerance
    }
  }
}

extension LayoutResult {
  /// Names that aren't views'.
  static let surroundings = ["container", "screen", "safe-area"]

  /// The frame of a view, or of the scene's surroundings, in the container's space.
  func frame(ofNamed name: String) -> Rect? {
    switch name {
    case "container", "screen": return Rect(size: container.size)
    case "safe-area": return container.safeArea
    default: return node(identifier: name)?.frame
    }
  }

  /// The texts of a view, itself among them.
  func texts(in id: NodeID) -> [PlacedNode] {
    let node = node(id)
    return (node.textLines.isEmpty ? [] : [node]) + node.children.flatMap(texts)
  }
}
