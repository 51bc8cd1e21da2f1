/// Every key with its action.
struct HelpOverlay: OverlayKind {
  let title = "Keys"

  var keys: [OverlayKey] { [.filter, .choose(), .close(also: [.character("?")])] }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    app.actionEntries { app.keyMap.help(of: $0).replacing("`", with: "") }
  }
}
