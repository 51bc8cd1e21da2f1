/// The lines of the file shown that have the text typed.
struct FindTextOverlay: OverlayKind {
  let title = "Find text in the source"
  let filters = false
  let opensTyping = true

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    let wanted = typed.lowercased()
    return app.sourceLines.enumerated().compactMap { index, text -> Overlay.Entry? in
      guard !wanted.isEmpty, text.lowercased().contains(wanted) else { return nil }
      let line = StyledLine("\(index + 1) ", app.theme.faint)
        .adding(String(text.drop(while: \.isWhitespace)))
      return Overlay.Entry(line: line) { app in
        app.source.lastSearch = typed
        app.goToSource(line: index + 1)
      }
    }
  }
}
