import Cells
import LayoutSolver

/// The switches of the canvas's overlays, at the side, so that their effect stays in view.
struct SwitchesOverlay: OverlayKind {
  let title = "Overlays"

  var keys: [OverlayKey] {
    [.untoldFilter, .choose("change", also: [.character(" ")]), .close()]
  }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    let theme = app.theme
    let switches = CanvasOverlay.allCases.map { overlay in
      let mark = app.canvas.overlays.contains(overlay) ? "[x] " : "[ ] "
      let padding = String(repeating: " ", count: max(17 - overlay.title.count, 1))
      let line = StyledLine(mark, theme.title)
        .adding(
          String(repeating: overlay.pattern, count: 3) + " ", theme.outline(depth: overlay.hue)
        )
        .adding(overlay.title + padding, theme.title).adding(overlay.help, theme.faint)
      return Overlay.Entry(
        line: line, search: "\(overlay.title) \(overlay.help)",
        choose: { $0.toggle(overlay) }, closes: false)
    }
    let space = StyledLine("Space    ", theme.title).adding(app.canvas.axesSpace.words)
    return switches + [
      Overlay.Entry(
        line: space, search: "coordinate space", choose: { $0.stepAxesSpace() }, closes: false)
    ]
  }

  func frame(rows: Int, in app: Playground) -> CellRect {
    var frame = app.middleFrame(columns: 44, rows: rows)
    if frame.columns < app.terminal.size.columns {
      (frame.column, frame.row) = (app.terminal.size.columns - frame.columns, 0)
    }
    return frame
  }
}

extension Playground {
  func toggle(_ overlay: CanvasOverlay) {
    if canvas.overlays.remove(overlay) == nil { canvas.overlays.insert(overlay) }
  }

  /// Numbers axes and rulers in the next space around the selected view.
  fileprivate func stepAxesSpace() {
    let named = selection.node.flatMap { result?.namedSpaces(around: $0) } ?? []
    let all = [.global] + named.compactMap { ($0.base as? String).map(AxesSpace.named) } + [.local]
    let index = all.firstIndex(of: canvas.axesSpace) ?? -1
    canvas.axesSpace = all[(index + 1) % all.count]
  }
}
