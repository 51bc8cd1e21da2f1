import Cells
import LayoutSolver

extension ScreenInk {
  /// The keyboard that is up, over all that the scene shows. Its height is known; how its keys share that
  /// is drawn as it looks, for nobody's figures.
  mutating func paintKeyboard() {
    let (size, height) = (result.container.size, result.container.keyboard)
    guard height > 0 else { return }
    box = .max
    let isDark = appearance.scheme == .dark
    let top = size.height - height
    fill(
      Rect(x: 0, y: top, width: size.width, height: height),
      Raster.Ink(isDark ? 0x2B2B2D : 0xD1D3D9))
    let suggestions = min(44, height / 6)
    let pitch = (height - suggestions - max(result.container.safeAreaInsets.bottom, 4)) / 4
    // Parts of the width: letters, and below them the keys beside the space bar.
    let rows = [
      Array(repeating: 0.1, count: 10), Array(repeating: 0.1, count: 9),
      [0.14] + Array(repeating: 0.1, count: 7) + [0.14], [0.25, 0.5, 0.25],
    ]
    for (row, parts) in rows.enumerated() {
      var x = size.width * (1 - parts.reduce(0, +)) / 2
      for part in parts {
        let key = Rect(
          x: x, y: top + suggestions + Double(row) * pitch, width: part * size.width, height: pitch)
        fill(
          key.inset(by: min(3, pitch / 8)), Raster.Ink(isDark ? 0x6B6B6E : 0xFFFFFF))
        x += key.width
      }
    }
  }
}
