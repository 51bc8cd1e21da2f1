import Cells

/// The gallery: the scenes to choose from, with the current one's preview.
struct ScenesOverlay: OverlayKind {
  let title = "Scenes"

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    let heading = app.gallery.progress.map { Overlay.Entry(line: StyledLine($0, app.theme.faint)) }
    return [heading].compactMap { $0 }
      + app.gallery.library.gallery.entries.map { entry in
        let isOpen = entry.name == app.scene.name
        let mark = (isOpen ? "●" : " ") + (app.gallery.lessons[entry.name]?.mark ?? " ") + " "
        let line = StyledLine(mark + entry.name, app.theme.title).adding("  \(entry.title ?? "")")
        return Overlay.Entry(
          line: line, search: "\(entry.name) \(entry.title ?? "")",
          choose: { $0.open(entry) }, scene: entry)
      }
  }

  func dismissed(in app: Playground) { app.offerUnwritten() }

  func frame(rows: Int, in app: Playground) -> CellRect {
    GalleryPainter.listFrame(rows: rows, in: app.wholeScreen)
  }

  func paint(_ list: Overlay, in app: Playground, into grid: inout CellGrid) {
    let (frame, current) = app.paintList(list, into: &grid)
    GalleryPainter(app: app).paint(
      current?.scene, in: GalleryPainter.previewFrame(beside: frame, in: grid.bounds), into: &grid)
  }
}

extension Playground {
  /// Shows the list of bundled scenes to choose from.
  public func openScenePicker() {
    guard !gallery.library.gallery.entries.isEmpty else {
      message = "There are no bundled scenes here"
      return
    }
    let row = gallery.library.gallery.entries.firstIndex { $0.name == scene.name } ?? 0
    openOverlay(ScenesOverlay(), row: row + (gallery.progress == nil ? 0 : 1))
  }
}
