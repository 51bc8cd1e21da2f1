import Cells
import LayoutSolver

/// Controls with a knob, and bars that are filled to a part.
///
/// Where a knob is less than a few rows high, its shape would be lost in the cells' quarters: it is a
/// dot in a cell then, on a bar of whole cells or eighths of a row.
extension ScreenInk {
  /// Whether something of this height has too few cells for a round shape.
  private func isCoarse(_ height: Double) -> Bool { height < plan.scale.pointsPerRow * 3.5 }

  // MARK: Switches

  mutating func paintSwitch(_ state: ControlState, _ pen: ControlPen) {
    let isOn = state == .isOn(true)
    let isBefore26 = pen.node.look.colorAppearance.isBefore26
    let isPhone = pen.node.look.platform == .ios
    let off: Color = isBefore26 ? .system(.secondarySystemFill) : .named(.tertiary)
    let color = isOn ? pen.node.look.tint ?? .named(.green) : off
    if isCoarse(pen.size.height) {
      let bar = cellBar(of: pen)
      fill(.rectangle, bar, color, pen)
      let side = plan.scale.pointsPerColumn
      let inset = side * (bar.width > 4 * side ? 1 : 0.5)
      let x = isOn ? bar.maxX - inset - side : bar.minX + inset
      write(
        knob,
        in: mirrored(Rect(x: x, y: bar.minY, width: side, height: bar.height), pen),
        .named(.white), pen)
      return
    }
    // On a phone it reaches two points beyond its frame's end.
    let (width, height) = (pen.size.width + (isPhone ? 2 : 0), pen.size.height)
    fill(.capsule, mirrored(Rect(x: 0, y: 0, width: width, height: height), pen), color, pen)
    // At least a quarter of a row is left around the knob, so that its edge is seen.
    let edge = max(2, plan.scale.pointsPerRow / 4)
    // Wide and low since iOS 26, round before.
    let lever = Size(
      width: width > 60 ? width - 26 : height - 2 * edge, height: height - 2 * edge)
    let x = isOn ? width - lever.width - edge : edge
    let rect = Rect(x: x, y: edge, width: lever.width, height: lever.height)
    if isBefore26 { castKnobShadow(.capsule, rect, pen) }
    fill(.capsule, rect, .named(.white), pen)
  }

  /// The cells of the row in a control's middle, in the control's own space.
  private func cellBar(of pen: ControlPen) -> Rect {
    let (column, row) = (plan.scale.pointsPerColumn, plan.scale.pointsPerRow)
    let frame = pen.node.frame
    let top = (frame.midY / row).rounded(.down) * row
    let columns = max((frame.width / column).rounded(), 3)
    let end = (frame.maxX / column).rounded() * column
    return Rect(
      x: end - columns * column - frame.minX, y: top - frame.minY, width: columns * column,
      height: row)
  }

  /// What lifts a knob off its track, where it is as soft as that.
  private mutating func castKnobShadow(
    _ outline: Drawing.Outline, _ rect: Rect, _ pen: ControlPen
  ) {
    guard plan.scale.isFine else { return }
    let shape = PlacedShape(outline, in: mirrored(rect, pen), of: pen.node, in: result)
    for (y, radius) in [(0.5, 4.0), (6, 13)] {
      castShadow(
        Shadow(color: .opacity(.named(.black), 0.12), radius: radius, y: y), of: shape,
        besides: [], pen.effects)
    }
  }

  // MARK: Bars

  mutating func paintSlider(_ state: ControlState, _ pen: ControlPen) {
    let share = state.part ?? 0.5
    let (width, height) = (pen.size.width, pen.size.height)
    let isOlder = pen.node.look.colorAppearance.isBefore26 && pen.node.look.platform == .ios
    let side = isOlder ? min(height * 0.9, 28) : min(height * 0.8, 26)
    let x = (width - side) * share
    paintTrack(isOlder ? 4 : 6, from: isOlder ? 1 : 0, filledTo: x + side / 2, pen)
    if isCoarse(side) {
      let column = plan.scale.pointsPerColumn
      let place = Rect(x: x + (side - column) / 2, y: 0, width: column, height: height)
      write(knob, in: mirrored(place, pen), pen.tint, pen)
      return
    }
    let ball = Rect(x: x, y: (height - side) / 2, width: side, height: side)
    if plan.scale.isFine {
      castKnobShadow(.circle, ball, pen)
    } else {
      fill(
        .circle, ball.inset(by: -max(1, plan.scale.pointsPerColumn / 2)), .system(.systemGray3),
        pen)
    }
    fill(.circle, ball, .named(.white), pen)
  }

  mutating func paintBar(_ state: ControlState, _ pen: ControlPen) {
    let thickness = min(max(pen.size.height, plan.scale.pointsPerRow / 4), 8)
    paintTrack(thickness, filledTo: pen.size.width * (state.part ?? 0), pen)
  }

  /// A bar through the control's middle; one less than half a row thick is a line of a quarter.
  /// - Parameter start: how far from the control's sides it begins and ends.
  private mutating func paintTrack(
    _ thickness: Double, from start: Double = 0, filledTo end: Double, _ pen: ControlPen
  ) {
    let row = plan.scale.pointsPerRow
    let top = (pen.size.height - thickness) / 2
    var track = Rect(
      x: start, y: start > 0 ? top.rounded(.up) : top, width: pen.size.width - 2 * start,
      height: thickness)
    if thickness < row * 0.75 {
      let middle = pen.node.frame.midY
      let top = (middle / row).rounded(.down) * row + row * 3 / 8
      track.origin.y = top - pen.node.frame.minY
      track.size.height = row / 4
    }
    let outline: Drawing.Outline = thickness < row * 0.75 ? .rectangle : .capsule
    fill(outline, track, .system(.systemFill), pen)
    track.size.width = end - start
    if end > 0 { fill(outline, track, pen.tint, pen) }
  }
}

/// A knob in a cell.
private let knob = "●"

extension ControlState {
  /// How much of it is filled, 0 to 1; nil for what has no such part.
  var part: Double? {
    if case .share(let share) = self { return min(max(share.isNaN ? 0 : share, 0), 1) }
    return nil
  }
}
