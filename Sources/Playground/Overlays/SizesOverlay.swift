import LayoutSolver
import SceneLoader

/// What was typed as a size or as what the root is offered, and every device it may be the name of.
struct SizesOverlay: OverlayKind {
  let title = "Size, device, or proposal: 390x844, a name, nilx400"
  let opensTyping = true

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    let (theme, words) = (app.theme, app.words)
    var entries: [Overlay.Entry] = []
    if case .exact(let size)? = ContainerChoice(text: typed) {
      let line = StyledLine(words.text(size), theme.title).adding("  this size")
      entries.append(
        Overlay.Entry(line: line, search: typed) { $0.conditions.container = .exact(size) })
    }
    if let proposal = RootProposal(typed: typed) {
      let line = StyledLine(words.text(proposal), theme.title)
        .adding("  offered to the root; the container stays as it is")
      entries.append(
        Overlay.Entry(line: line, search: typed) { $0.conditions.rootProposal = proposal })
    }
    let window = StyledLine("window", theme.title).adding("  as large as the canvas")
    entries.append(
      Overlay.Entry(line: window, search: "window canvas") { $0.conditions.container = .window })
    return entries
      + Device.all.map { device in
        let container = device.container(.portrait, os: app.conditions.settings.platform.os)
        let line = StyledLine(device.name, theme.title).adding("  \(words.text(container.size))")
          .adding("  safe area \(words.text(container.safeAreaInsets))", theme.faint)
        return Overlay.Entry(line: line, search: "\(device.name) \(device.id)") {
          $0.conditions.container = .device(device, .portrait)
        }
      }
  }
}
