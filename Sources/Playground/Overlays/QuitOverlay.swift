/// Asks what becomes of changes before the session ends.
struct QuitOverlay: OverlayKind {
  let title = "Changes aren't written"

  var keys: [OverlayKey] {
    [
      .untoldFilter, .choose(),
      OverlayKey([.character("q")], "quits, and keeps them") { $0.requests.append(.quit) },
      .close("stays"),
    ]
  }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    func entry(_ words: String, _ choose: @escaping (Playground) -> Void) -> Overlay.Entry {
      Overlay.Entry(line: StyledLine(words, app.theme.title)) { app in
        choose(app)
        app.requests.append(.quit)
      }
    }
    let kept =
      app.files.stateFolder == nil
      ? "Quit without them" : "Quit; they are offered again when the scene is opened next"
    return [
      entry("Write them to the file and quit") { $0.writeEdits() }, entry(kept) { _ in },
      entry("Forget them and quit") { $0.dropEdits() },
    ]
  }
}

extension Playground {
  /// Ends the session; asks first if there are unsaved changes.
  func quit() {
    if hasUnwrittenEdits { openOverlay(QuitOverlay()) } else { requests.append(.quit) }
  }
}
