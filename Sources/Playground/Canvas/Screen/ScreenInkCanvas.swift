import Cells
import LayoutSolver

/// What a scene draws into a canvas of its own, by the same means as shapes and texts.
extension ScreenInk {
  mutating func drawMarks(of node: PlacedNode, _ effects: InkEffects) {
    for mark in node.marks {
      if budget.isSpent { return leaveUndrawn() }
      draw(mark, node, effects)
    }
  }

  private mutating func draw(_ mark: CanvasMark, _ node: PlacedNode, _ effects: InkEffects) {
    var effects = effects
    effects.opacity *= min(max(mark.opacity, 0), 1)
    // Nothing is drawn outside of the canvas either.
    let edges = ShapePath(.rectangle, in: Rect(size: node.size))
    effects.markClips = ([edges] + mark.clips).map { PlacedShape($0, of: node, in: result) }
    guard effects.isVisible else { return }
    func colored(_ style: ShapeStyle?) -> PlacedStyle {
      PlacedStyle(style ?? .named(.primary), of: node, effects, in: result)
    }
    func placed(_ rect: Rect) -> Rect {
      PlacedShape(ShapePath(.rectangle, in: rect), of: node, in: result).bounds
    }
    switch mark.content {
    case .fill(let path, let style):
      fill(PlacedShape(path, of: node, in: result), colored(style), effects)
    case .stroke(let path, let style, let line):
      let dashes = line.dash.isEmpty ? path : path.dashed(line)
      stroke(PlacedShape(dashes, of: node, in: result), line, colored(style), effects)
    case .text(let lines, let style, let rect):
      // A chart's first and last value stand at its edge, half of them beyond it.
      if plan.scale.isFine, Rect(size: node.size).inset(by: -rect.height / 2).contains(rect) {
        effects.markClips.removeFirst()
      }
      write(
        label: lines, in: placed(rect), colored(style), isBold: false, sign: nil, of: node,
        effects)
    case .image(let name, let isSystem, let rect):
      write(
        image: name, isSystem: isSystem, in: placed(rect), colored(nil), of: node, effects)
    }
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
