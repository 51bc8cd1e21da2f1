import Cells
import LayoutSolver

/// The views whose size, or place in its parent, differs from the kept layout.
struct DifferencesOverlay: OverlayKind {
  let title = "What differs"

  var keys: [OverlayKey] {
    [
      .untoldFilter, .choose("select"),
      OverlayKey([.character("=")], "under a point, too") {
        $0.comparison.countsSmall.toggle()
      },
      .close(),
    ]
  }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    guard let kept = app.comparison.kept else { return [] }
    let found = app.differences
    let count =
      found.isEmpty
      ? "no view differs" + (app.comparison.countsSmall ? "" : " by a point")
      : "\(found.count) views differ, \(found.count { $0.kind == .root }) of themselves"
    func lines(_ text: String, _ style: CellStyle) -> [Overlay.Entry] {
      text.wrapped(to: app.asideColumns).map { Overlay.Entry(line: StyledLine($0, style)) }
    }
    return lines(count, app.theme.title)
      + lines("\(kept.title) → \(app.layoutTitle)", app.theme.faint)
      + found.map { difference in
        let line = self.line(of: difference, app.theme, app.words)
        return Overlay.Entry(line: line, search: line.text) { app in
          app.select(app.result.flatMap { difference.path.node(in: $0) })
        }
      }
  }

  private func line(
    of difference: KeptLayout.Difference, _ theme: Theme, _ words: PointWords
  ) -> StyledLine {
    let label = (difference.after ?? difference.before)?.label ?? ""
    let line =
      difference.kind == .following
      ? StyledLine("  follows: \(label)  ", theme.faint) : StyledLine(label + "  ", theme.title)
    guard let before = difference.before else { return line.adding("is new", theme.warning) }
    guard let after = difference.after else { return line.adding("is gone", theme.warning) }
    guard difference.isSize else {
      return line.adding(
        "moved \(words.text(before.origin)) → \(words.text(after.origin)) in its parent",
        theme.faint)
    }
    func size(_ place: KeptLayout.Place) -> String {
      place.isPlaced ? words.text(place.size) : "left out"
    }
    return line.adding("\(size(before)) → ").adding(size(after), theme.title)
  }

  func frame(rows: Int, in app: Playground) -> CellRect { app.asideFrame(rows: rows) }
}

extension Playground {
  func openDifferences() {
    guard comparison.kept != nil else {
      message = "Keep a layout first, with \(keyMap.key("layout.keep"))"
      return
    }
    openOverlay(DifferencesOverlay())
  }
}
