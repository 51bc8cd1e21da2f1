import Cells
import LayoutChecks

/// The scene under all values of an axis of conditions, side by side on the whole screen.
struct MatrixOverlay: OverlayKind {
  let title = "Matrix"

  var keys: [OverlayKey] {
    [
      OverlayKey([.character("h"), .left], "walk") { $0.moveInOverlay(-1) },
      OverlayKey([.character("l"), .right], "walk") { $0.moveInOverlay(1) },
      .choose("takes one"),
      OverlayKey([.tab], "other conditions") { $0.stepMatrixAxis(1) },
      OverlayKey([.backTab], nil) { $0.stepMatrixAxis(-1) },
      .filter, .close(also: [.character("M")]),
    ]
  }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    app.variants(along: app.variation.axis).map { variant in
      Overlay.Entry(
        line: StyledLine(variant.title), search: "\(variant.name) \(variant.title)",
        choose: { $0.take(variant) }, variant: variant)
    }
  }

  func paint(_ list: Overlay, in app: Playground, into grid: inout CellGrid) {
    app.paintMatrix(list, into: &grid)
  }
}

extension Playground {
  func openMatrix() {
    openOverlay(
      MatrixOverlay(), row: variants(along: variation.axis).firstIndex(where: \.isCurrent) ?? 0)
  }

  /// Goes to another axis, and to the value that the present state has on it.
  fileprivate func stepMatrixAxis(_ step: Int) {
    let axes = variantAxes
    let now = axes.firstIndex(of: variation.axis) ?? 0
    variation.axis = axes[((now + step) % axes.count + axes.count) % axes.count]
    openMatrix()
  }
}
