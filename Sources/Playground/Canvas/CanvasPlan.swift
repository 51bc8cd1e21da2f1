import Cells
import LayoutSolver

/// What all pictures of a layout at one scale have in common, whichever part is in sight: its
/// boxes, and what the views around each do to its ink. Cells count from the container's corner.
struct CanvasPlan {
  let result: LayoutResult
  let scale: CellScale
  /// The step of the negotiation it stands at; nil for the end.
  let step: Int?
  let surroundings: InkSurroundings
  /// In the order of painting, what is below first.
  let boxes: [CanvasBox]
  /// By box, those of its cells that no clip hides and that lie on the screen.
  let visible: [CellRect]
  /// By box, the last one inside of it: what comes after that and covers it lies in front.
  let lastInside: [Int]
  /// Which rows of lists follow each other.
  let rows: CanvasRows
  /// Where views reach beyond the container.
  let overflow: CanvasOverflow
  /// What stands beside its texts.
  let room: TextRoom
  /// The screen as it was last drawn by this plan.
  let screens = ScreenLayerCache()
  /// By node, the box it is in; -1 for what isn't seen.
  private let boxOfNode: [Int32]

  /// - Parameter hasEffects: whether blurs and ways of blending are drawn, as pixels can.
  init(
    _ result: LayoutResult, scale: CellScale, moment: TraceMoment? = nil,
    surroundings: InkSurroundings? = nil, hasEffects: Bool = false
  ) {
    let surroundings = surroundings ?? InkSurroundings(result, hasEffects: hasEffects)
    let boxes = CanvasBoxes(result: result, scale: scale, moment: moment).all()
    let seen = surroundings.clips.map { (clip, outer: CellRect?) in
      let cells = scale.cells(clip.bounds)
      return outer.map(cells.intersection) ?? cells
    }
    let container = scale.cells(Rect(size: result.container.size))
    let unclipped = boxes.map { box in
      surroundings[box.inner].clip.map { box.cells.intersection(seen[$0]) } ?? box.cells
    }
    var boxOfNode = [Int32](repeating: -1, count: result.nodes.count)
    for (index, box) in boxes.enumerated() {
      for node in box.nodes { boxOfNode[node.index] = Int32(truncatingIfNeeded: index) }
    }
    self.result = result
    self.scale = scale
    step = moment?.step
    self.surroundings = surroundings
    self.boxes = boxes
    visible = unclipped.map(container.intersection)
    lastInside = Self.lastInside(boxes)
    self.boxOfNode = boxOfNode
    room = TextRoom(result, scale: scale, surroundings: surroundings, seen: seen, order: boxOfNode)
    rows = CanvasRows(result)
    overflow = unclipped.reduce(into: CanvasOverflow(container: container)) { $0.add($1) }
  }

  private static func lastInside(_ boxes: [CanvasBox]) -> [Int] {
    var last = Array(boxes.indices)
    var open: [Int] = []
    for index in boxes.indices {
      while let outer = open.last, boxes[outer].depth >= boxes[index].depth {
        last[open.removeLast()] = index - 1
      }
      open.append(index)
    }
    for outer in open { last[outer] = boxes.count - 1 }
    return last
  }

  /// Whether a box has a cell on the screen that nothing in front of it covers, as far as the screen
  /// was drawn.
  func isSeen(_ box: Int) -> Bool {
    guard let layer = screens.latest else { return !visible[box].isEmpty }
    let cells = visible[box].moved(by: layer.origin).intersection(layer.grid.bounds)
    // What is out of sight may be moved into it.
    if cells.isEmpty { return !visible[box].isEmpty }
    return (cells.row..<cells.endRow).contains { row in
      (cells.column..<cells.endColumn).contains {
        !layer.isCovered($0, row, after: lastInside[box])
      }
    }
  }

  /// The index of a node's box; nil for what isn't seen.
  func box(of id: NodeID) -> Int? {
    guard boxOfNode.indices.contains(id.index), boxOfNode[id.index] >= 0 else { return nil }
    return Int(boxOfNode[id.index])
  }
}

/// Keeps the plans of the layouts shown, so that most keys need none anew.
final class CanvasPlanCache {
  private let capacity: Int
  /// The latest first.
  private var plans: [CanvasPlan] = []

  /// - Parameter capacity: how many layouts' plans are kept: the present one's and that of the one it
  ///   is compared with, where nothing else is said.
  init(capacity: Int = 2) { self.capacity = capacity }

  func plan(
    _ result: LayoutResult, scale: CellScale, moment: TraceMoment? = nil
  ) -> CanvasPlan {
    let same = plans.filter { $0.result.isSame(as: result) }
    if let plan = same.first(where: { $0.scale == scale && $0.step == moment?.step }) {
      return plan
    }
    let plan = CanvasPlan(
      result, scale: scale, moment: moment, surroundings: same.first?.surroundings)
    // One of each layout.
    plans = [plan] + plans.filter { !$0.result.isSame(as: result) }.prefix(capacity - 1)
    return plan
  }
}
