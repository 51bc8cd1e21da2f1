/// The formats of files, each with the name of the new file.
struct ExportOverlay: OverlayKind {
  let title = "Export"

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    ExportFormat.allCases.map { format in
      let name = app.defaultPath(for: format)
      let padding = String(repeating: " ", count: max(36 - format.name.count, 1))
      let line = StyledLine(format.name + padding, app.theme.title).adding(name, app.theme.faint)
      return Overlay.Entry(line: line, search: "\(format.name) \(name)") {
        $0.openOverlay(ExportPathOverlay(format: format), typed: name)
      }
    }
  }
}
