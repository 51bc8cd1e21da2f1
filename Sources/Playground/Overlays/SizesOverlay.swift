import LayoutSolver
import SceneLoader

/// The typed text as a size or as the root's proposal, and every device that it may name.
struct SizesOverlay: OverlayKind {
  let title = "Size, device, or proposal: 390x844, a name, nilx400"
  let opensTyping = true

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    let (theme, words) = (app.theme, app.words)
    var entries: [Overlay.Entry] = []
    if case .exact(let size)? = ContainerChoice(size: typed) {
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
    // `iphone-17 landscape`: whoever types that has the device turned.
    let isTurned = typed.lowercased().split(separator: " ").contains {
      $0.count > 3 && "landscape".hasPrefix($0)
    }
    let orientation = isTurned ? Device.Orientation.landscape : .portrait
    return entries
      + Device.all.map { device in
        let container = device.container(orientation, os: app.conditions.settings.platform.os)
        let line = StyledLine(device.name, theme.title).adding("  \(words.text(container.size))")
          .adding("  safe area \(words.text(container.safeAreaInsets))", theme.faint)
        let search = "\(device.name) \(device.id) landscape portrait"
        return Overlay.Entry(line: line, search: search) {
          $0.conditions.container = .device(device, orientation)
        }
      }
  }
}
