import LayoutSolver

/// The parts of a layout that change abruptly with the container's width: which views there are,
/// texts' lines and truncation, grids' columns.
struct WidthTraits {
  /// Of one view.
  enum Trait: Equatable {
    case text(lines: Int, isCut: Bool)
    case grid(columns: Int)
    case other
  }

  private(set) var traits: [NodePath: (trait: Trait, name: String)] = [:]
  /// The views in the order of the tree.
  private var order: [NodePath] = []

  /// - Complexity: the number of nodes times their depth.
  init(_ result: LayoutResult) {
    let screen = Rect(size: result.container.size)
    // A list instead of recursion: trees may be deeper than the stack.
    var pending = result.root.map { [(id: $0, steps: [NodePath.Step]())] } ?? []
    while let (id, steps) = pending.popLast() {
      let node = result.node(id)
      guard node.isPlaced else { continue }
      for (index, child) in node.children.enumerated().reversed() {
        let step = NodePath.Step(name: result.node(child).name, index: index)
        pending.append((child, steps + [step]))
      }
      guard !node.isHidden || !node.textLines.isEmpty, node.frame.overlaps(screen) else { continue }
      let path = NodePath(steps: steps)
      traits[path] = (Self.trait(of: node, in: result), result.name(of: id).short)
      order.append(path)
    }
  }

  private static func trait(of node: PlacedNode, in result: LayoutResult) -> Trait {
    if !node.textLines.isEmpty {
      return .text(lines: node.textLines.count, isCut: node.isTruncated)
    }
    if node.name.hasPrefix("LazyVGrid") {
      return .grid(columns: columns(of: node.children.map { result.node($0) }))
    }
    return .other
  }

  /// The most cells in a row: a row's cells begin above the end of the one before, the next row's don't.
  private static func columns(of cells: [PlacedNode]) -> Int {
    var (most, count) = (0, 0)
    var end = -Double.infinity
    for cell in cells where cell.isPlaced {
      count = cell.frame.minY < end ? count + 1 : 1
      most = max(most, count)
      end = cell.frame.maxY
    }
    return most
  }

  /// A view that isn't the same on the two sides of a width.
  struct Change: Equatable {
    let path: NodePath
    let name: String
    /// Nil if there is no such view.
    let narrow: Trait?
    let wide: Trait?

    /// `Text "Send" is cut below 214`
    /// - Parameter width: the first on the wide side.
    func sentence(_ width: String) -> String {
      switch (narrow, wide) {
      case (.text(let lines, let isCut), .text(let more, let wasCut)):
        if isCut != wasCut { return "\(name) is cut \(isCut ? "below" : "from") \(width)" }
        if lines > more {
          let words = more == 1 && lines == 2 ? "wraps" : "takes \(lines) lines"
          return "\(name) \(words) below \(width)"
        }
        return "\(name) takes \(more) lines from \(width)"
      case (.grid(let fewer), .grid(let more)):
        return "\(name) has \(more) columns from \(width), below it \(fewer)"
      case (nil, _): return "\(name) is there from \(width)"
      case (_, nil): return "\(name) is there below \(width)"
      default: return "\(name) changes at \(width)"
      }
    }
  }

  /// The differences, the outermost views first; of views that come or go, only the outermost.
  static func changes(narrow: WidthTraits, wide: WidthTraits) -> [Change] {
    var changes: [Change] = []
    var seen: Set<NodePath> = []
    for path in wide.order + narrow.order where seen.insert(path).inserted {
      let (before, after) = (narrow.traits[path], wide.traits[path])
      guard before?.trait != after?.trait, let name = (after ?? before)?.name else { continue }
      let isInside = changes.contains {
        ($0.narrow == nil || $0.wide == nil) && path.steps.starts(with: $0.path.steps)
      }
      if isInside { continue }
      changes.append(
        Change(path: path, name: name, narrow: before?.trait, wide: after?.trait))
      if changes.count == most { break }
    }
    return changes
  }

  /// Nobody reads more.
  private static let most = 20

  func has(_ change: Change, onWideSide: Bool) -> Bool {
    traits[change.path]?.trait == (onWideSide ? change.wide : change.narrow)
  }
}
