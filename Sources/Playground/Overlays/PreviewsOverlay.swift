/// The scene's previews, and its views that need no arguments, each with its place.
struct PreviewsOverlay: OverlayKind {
  let title = "Previews and views"
  let opensTyping: Bool

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    app.scene.shownViews.map { view in
      let place =
        view.location.map { "\($0.file.split(separator: "/").last ?? "-"):\($0.line)" } ?? ""
      let mark = view.name == app.scene.rootName ? "● " : "  "
      let line = StyledLine(mark + view.title, app.theme.title)
        .adding(view.title == view.name ? "" : "  \(view.name)", app.theme.faint)
        .adding("  \(place)", app.theme.faint)
      return Overlay.Entry(line: line, search: "\(view.title) \(view.name) \(place)") {
        $0.show(view.name)
      }
    }
  }
}

extension Playground {
  /// Lists what of the scene can be shown; a long list is opened in order to type.
  func pickPreview() {
    let views = scene.shownViews
    guard views.count > 1 else {
      message = "The scene has nothing else to show"
      return
    }
    openOverlay(
      PreviewsOverlay(opensTyping: views.count > 20),
      row: views.firstIndex { $0.name == scene.rootName } ?? 0)
  }
}
