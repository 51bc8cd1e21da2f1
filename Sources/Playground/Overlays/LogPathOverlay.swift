/// Asks for the file of a log recorded on a device.
struct LogPathOverlay: OverlayKind {
  let title = "A log recorded on a device"
  let filters = false
  let opensTyping = true

  var keys: [OverlayKey] { [.type("a path"), .choose("compares"), .close()] }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    guard !typed.isEmpty else {
      let advice = "Type a file's path; or paste the log over the panels."
      return [Overlay.Entry(line: StyledLine(advice, app.theme.faint))]
    }
    let line = StyledLine("Compare what the scene prints with ", app.theme.text)
      .adding(typed, app.theme.title)
    return [Overlay.Entry(line: line) { $0.requests.append(.readLog(path: typed)) }]
  }
}
