import LayoutSolver
import Pixels

extension ArtworkInk {
  /// The time, the signal and the battery of a phone held upright, over all that the scene shows and without
  /// a part in its layout. Where they stand is drawn as it looks, for nobody's figures.
  mutating func paintStatusBar() {
    let container = result.container
    let (size, top) = (container.size, container.safeAreaInsets.top)
    let isPhone =
      size.width < 500 && size.height > size.width && container.uprightBar == nil
      && !container.isFoldable
    guard isPhone, top >= 20, !hidesStatusBar else { return }
    let style = Color.named(.primary)
    guard let ink = ScreenColors.ink(style, in: appearance, InkEffects()) else { return }
    let paint = Paint.color(RGBA(ink))
    // Below 30 points there is no notch, and the time stands in the middle.
    let isFlat = top < 30
    let points = isFlat ? 12.0 : 17
    let middle = isFlat ? top / 2 : top * 0.55
    let side = isFlat ? 6 : size.width * 0.135
    artwork.add(
      .line(
        TextLine(
          [TextLine.Run("9:41", DrawnFont(size: points, weight: .semibold), paint)],
          at: Point(x: isFlat ? size.width / 2 : side, y: middle + points * 0.36), .middle,
          in: .identity), clip: nil))
    let signs = [("cellularbars", 17.0), ("wifi", 17), ("battery.100", 26)]
    var x = isFlat ? size.width - side : size.width - side + 37
    for (name, width) in signs.reversed() {
      let scale = isFlat ? 0.8 : 1
      let frame = Rect(
        x: x - width * scale, y: middle - 7 * scale, width: width * scale, height: 14 * scale)
      draw(symbol: name, in: PlacedRect(frame, .identity), .medium, [paint], InkEffects())
      x = frame.minX - 5 * scale
    }
  }

  /// Whether a view says that the status bar is hidden.
  private var hidesStatusBar: Bool {
    result.nodes.contains { node in
      node.decorations.contains { decoration in
        guard case .withoutEffect(let modifier, _, _) = decoration else { return false }
        return modifier == "statusBarHidden" || modifier == "statusBar"
      }
    }
  }
}
