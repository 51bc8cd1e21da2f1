/// Asks for the file that an export is written to; one that exists is replaced only where that is
/// chosen.
struct ExportPathOverlay: OverlayKind {
  let format: ExportFormat
  let filters = false
  let opensTyping = true

  var title: String { "\(format.name), to the file" }
  var keys: [OverlayKey] { [.choose("write"), .close()] }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    let theme = app.theme
    guard !typed.isEmpty else {
      return [Overlay.Entry(line: StyledLine("Type a file's path.", theme.faint))]
    }
    func entry(_ verb: String, _ path: String, _ note: String = "") -> Overlay.Entry {
      let line = StyledLine("\(verb) ", theme.text).adding(path, theme.title)
        .adding(note, theme.warning)
      return Overlay.Entry(line: line) { $0.export(format, to: path) }
    }
    guard app.files.exists(typed) else { return [entry("Write", typed)] }
    return [
      entry("Write", app.unusedPath(like: typed)),
      entry("Replace", typed, ", which exists already"),
    ]
  }
}
