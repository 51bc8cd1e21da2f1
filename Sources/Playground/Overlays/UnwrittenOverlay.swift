/// Asks what becomes of changes that an earlier session made and didn't write.
struct UnwrittenOverlay: OverlayKind {
  let title = "Changes that weren't written"

  var keys: [OverlayKey] { [.untoldFilter, .choose(), .close("asks again at the next start")] }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    guard let unwritten = app.source.unwritten else { return [] }
    let names = unwritten.files.map { $0.path.split(separator: "/").last ?? "-" }
    let heading = StyledLine(
      "An earlier session changed \(names.joined(separator: ", ")) and didn't write it",
      app.theme.faint)
    return [
      Overlay.Entry(line: heading),
      Overlay.Entry(line: StyledLine("Take up the changes", app.theme.title)) {
        $0.takeUpUnwritten()
      },
      Overlay.Entry(line: StyledLine("Forget them", app.theme.title)) {
        $0.source.unwritten = nil
        $0.forgetUnwritten()
      },
    ]
  }
}
