import Cells
import LayoutSolver

/// The space that axes and rulers are numbered in; a named one is kept by its name, so that it
/// survives a reload.
enum AxesSpace: Hashable {
  case global, local
  case named(String)

  var space: CoordinateSpace {
    switch self {
    case .global: .global
    case .local: .local
    case .named(let name): .named(name)
    }
  }

  var words: String {
    switch self {
    case .global: "global"
    case .local: "the selected view's own"
    case .named(let name): "\"\(name)\""
    }
  }
}

/// The list in which overlays are switched on and off.
extension Playground {
  func toggle(_ overlay: CanvasOverlay) {
    if overlays.remove(overlay) == nil { overlays.insert(overlay) }
  }

  func overlayEntries() -> [Overlay.Entry] {
    let switches = CanvasOverlay.allCases.map { overlay in
      let style = theme.outline(depth: overlay.hue)
      let mark = overlays.contains(overlay) ? "[x] " : "[ ] "
      let padding = String(repeating: " ", count: max(17 - overlay.title.count, 1))
      let line = StyledLine(mark, theme.title)
        .adding(String(repeating: overlay.pattern, count: 3) + " ", style)
        .adding(overlay.title + padding, theme.title).adding(overlay.help, theme.faint)
      return Overlay.Entry(
        line: line, search: "\(overlay.title) \(overlay.help)",
        choose: { $0.toggle(overlay) }, closes: false)
    }
    let space = StyledLine("Space    ", theme.title).adding(axesSpace.words)
    return switches + [
      Overlay.Entry(
        line: space, search: "coordinate space", choose: { $0.stepAxesSpace() }, closes: false)
    ]
  }

  /// To the next space around the selected view.
  private func stepAxesSpace() {
    let named = selection.flatMap { result?.namedSpaces(around: $0) } ?? []
    let all = [.global] + named.compactMap { ($0.base as? String).map(AxesSpace.named) } + [.local]
    let index = all.firstIndex(of: axesSpace) ?? -1
    axesSpace = all[(index + 1) % all.count]
  }
}
