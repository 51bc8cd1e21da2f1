/// The scene's previews, and its views that need no arguments, each with its place. Those with
/// something in the way come last and say what it is.
struct PreviewsOverlay: OverlayKind {
  let title = "Previews and views"
  let opensTyping: Bool
  /// The names in the order in which the list was opened, which it keeps.
  let order: [String]

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    let places = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
    let views = app.scene.shownViews.enumerated().map { index, view in
      (view: view, place: (places[view.name] ?? order.count, index))
    }
    return views.sorted { $0.place < $1.place }.map(\.view).map { view in
      let place =
        view.location.map { "\($0.file.split(separator: "/").last ?? "-"):\($0.line)" } ?? ""
      let mark = view.name == app.scene.rootName ? "● " : "  "
      let line = StyledLine(mark + view.title, app.theme.title)
        .adding(view.title == view.name ? "" : "  \(view.name)", app.theme.faint)
        .adding("  \(place)", app.theme.faint)
        .adding(view.problem.map { "  " + $0 } ?? "", app.theme.warning)
      return Overlay.Entry(line: line, search: "\(view.title) \(view.name) \(place)") {
        $0.show(view.name)
      }
    }
  }
}

extension Playground {
  /// Lists what of the scene can be shown; a long list is opened in order to type.
  func pickPreview() {
    let views = scene.shownViews.promisingFirst
    guard views.count > 1 else {
      message = "The scene has nothing else to show"
      return
    }
    openOverlay(
      PreviewsOverlay(opensTyping: views.count > 20, order: views.map(\.name)),
      row: views.firstIndex { $0.name == scene.rootName } ?? 0)
  }
}
