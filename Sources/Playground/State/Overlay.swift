import Cells
import LayoutSolver
import SceneLoader

/// A list over the panels: filtered by typing, chosen from by Enter. Help, palette, pickers and
/// explanations are all of this one kind.
struct Overlay {
  enum Kind: Equatable {
    case help, palette, scenes, previews, sizes, find, findText, settings, ask, why, sweep,
      differences, matrix
    case log, logPath, traceFilter, overlays, lesson, verdict
    /// Of the setting of this name.
    case values(String)
    case export, exportPath(ExportFormat)
    case unwritten
  }

  /// A row of the list.
  struct Entry {
    var line: StyledLine
    /// What the filter looks at; nil for a heading, which goes with nothing.
    var search: String
    /// Nil for a row that is only read.
    var choose: ((Playground) -> Void)?
    /// Whether choosing it closes the list.
    var closes = true
    /// The scene it opens, shown beside the list.
    var scene: SceneGallery.Entry?
    /// The conditions that it makes the present ones, shown as a picture.
    var variant: Variant?
  }

  var kind: Kind
  var filter = ""
  /// Whether letters go to the filter.
  var isTyping: Bool
  /// Whether the list was opened in order to type, so that Esc closes it at once.
  let opensTyping: Bool
  var row = 0
  var top = 0

  init(_ kind: Kind, isTyping: Bool = false) {
    self.kind = kind
    self.isTyping = isTyping
    opensTyping = isTyping
  }

  var title: String {
    switch kind {
    case .help: "Keys"
    case .palette: "Commands"
    case .scenes: "Scenes"
    case .previews: "Previews and views"
    case .sizes: "Size, device, or proposal: 390x844, a name, nilx400"
    case .find: "Find a view"
    case .findText: "Find text in the source"
    case .settings: "Settings"
    case .values(let name): name
    case .ask: "Propose: 100xnil, 0x0, infxnil"
    case .why: "Why this size?"
    case .sweep: "Size curve"
    case .differences: "What differs"
    case .matrix: "Matrix"
    case .log: "The scene against the recorded log"
    case .logPath: "A log recorded on a device"
    case .traceFilter: "Calls with"
    case .overlays: "Overlays"
    case .export: "Export"
    case .exportPath(let format): "\(format.name), to the file"
    case .lesson: "What do you expect?"
    case .verdict: "What is so"
    case .unwritten: "Changes that weren't written"
    }
  }

  /// Whether it is a line at the foot of the screen, over a panel that shows what is typed.
  var isPrompt: Bool { kind == .traceFilter }

  /// Whether what is typed leaves out rows, and isn't the answer to a question.
  var filtersEntries: Bool {
    switch kind {
    case .ask, .traceFilter, .exportPath, .lesson, .palette, .find, .findText: false
    default: true
    }
  }

  /// Whether its rows are switches, which Space turns too.
  var isSwitches: Bool { [.settings, .overlays].contains(kind) || isValues }

  /// Whether Esc goes back to the list of settings.
  var isValues: Bool { if case .values = kind { true } else { false } }

  /// Whether it stands at the side, since it is about what is seen on the canvas.
  var isAside: Bool { kind == .overlays }

  /// Whether it takes the place of panels and covers nothing of the canvas.
  var isBesideCanvas: Bool { [.why, .differences, .sweep].contains(kind) }

  /// How wide the list is on a screen, its frame included.
  func columns(in screen: Int) -> Int {
    switch kind {
    case .settings, .values, .overlays: min(screen, 44)
    case .lesson: screen
    default: min(screen, max(screen * 3 / 5, 76))
    }
  }

  /// The last row of the list, in words.
  var advice: String {
    let typing = isTyping ? "type to filter" : "/ filter"
    return switch kind {
    case .why: "j k · h l p Enter views · c how sure · Esc close"
    case .matrix: "h l walk · Enter takes one · Tab other conditions · / filter · Esc close"
    case .settings: "Enter lists values · Esc close"
    case .values: "Enter choose · Esc back"
    case .overlays: "Enter change · Esc close"
    case .exportPath: "Enter write · Esc close"
    case .lesson: "Enter answers · Esc skips"
    case .differences: "Enter select · = under a point, too · Esc close"
    case .verdict: "Enter or Esc close"
    case .unwritten: "Enter choose · Esc asks again at the next start"
    case .sweep: "Enter makes the container so large · Esc close"
    default: "\(typing) · Enter choose · Esc close"
    }
  }
}

extension Playground {
  /// The rows of an open list that its filter leaves.
  func entries(of overlay: Overlay) -> [Overlay.Entry] {
    // What is typed as a proposal is an answer's question and filters nothing.
    let filter = overlay.filtersEntries ? overlay.filter : ""
    let words = filter.lowercased().split(separator: " ")
    let all: [Overlay.Entry] =
      switch overlay.kind {
      case .help: actionEntries { keyMap.help(of: $0).replacing("`", with: "") }
      case .palette: paletteEntries(overlay.filter)
      case .scenes: sceneEntries()
      case .previews: previewEntries()
      case .sizes: sizeEntries(overlay.filter)
      case .find: findEntries(overlay.filter)
      case .findText: findTextEntries(overlay.filter)
      case .settings: settingEntries()
      case .values(let name): valueEntries(of: name)
      case .ask: askEntries(overlay.filter)
      case .why: whyEntries()
      case .sweep: sweepEntries()
      case .differences: differenceEntries()
      case .matrix: matrixEntries()
      case .log: logEntries()
      case .logPath: logPathEntries(overlay.filter)
      case .overlays: overlayEntries()
      case .export: exportEntries()
      case .exportPath(let format): exportPathEntries(format, typed: overlay.filter)
      case .lesson: lessonEntries(overlay.filter)
      case .verdict: verdictEntries()
      case .unwritten: unwrittenEntries()
      case .traceFilter:
        [Overlay.Entry(line: StyledLine(), search: "") { $0.keepTraceFilter(overlay.filter) }]
      }
    return all.filter { entry in
      let text = entry.search.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// What is typed over a panel is seen in it at once, and forgotten when it isn't kept.
  func overlayChanged(from old: Overlay?) {
    if let overlay, overlay.kind == .traceFilter {
      filterTrace(overlay.filter)
    } else if overlay == nil, old?.kind == .traceFilter {
      filterTrace("")
    } else if overlay == nil, old?.kind == .lesson {
      skipQuestion()
    }
  }

  /// A row for each action under its group's name; on a narrow screen its first key and its name.
  func actionEntries(_ words: (PlaygroundAction) -> String) -> [Overlay.Entry] {
    let isNarrow = size.columns < 60
    return PlaygroundAction.Group.allCases.flatMap { group in
      let actions = PlaygroundAction.all.filter { $0.group == group }
      let heading = Overlay.Entry(
        line: StyledLine(group.rawValue, theme.title),
        search: actions.map { words($0) + keyMap.names(of: $0) + $0.searchText }
          .joined(separator: " "))
      return [heading]
        + actions.map { action in
          let keys = keyMap.names(of: action)
          let shown = isNarrow ? keyMap.key(action.id) : keys
          let padding = String(
            repeating: " ", count: max((isNarrow ? 6 : 16) - TextWidth.of(shown), 1))
          let line = StyledLine((isNarrow ? "" : "  ") + shown + padding, theme.key)
            .adding(
              isNarrow ? action.name : words(action),
              action.isValid(in: focus) ? theme.text : theme.faint)
          return Overlay.Entry(
            line: line, search: "\(words(action)) \(keys) \(action.searchText)",
            choose: { $0.perform(action, count: 1) })
        }
    }
  }

  private func sceneEntries() -> [Overlay.Entry] {
    let heading = lessonProgress.map {
      Overlay.Entry(line: StyledLine($0, theme.faint), search: "")
    }
    return [heading].compactMap { $0 }
      + library.gallery.entries.map { entry in
        let mark = (entry.name == scene.name ? "●" : " ") + (lessons[entry.name]?.mark ?? " ") + " "
        let line = StyledLine(mark + entry.name, theme.title).adding("  \(entry.title ?? "")")
        return Overlay.Entry(
          line: line, search: "\(entry.name) \(entry.title ?? "")",
          choose: { $0.open(entry) }, scene: entry)
      }
  }

  /// The scene's previews, and its views that need no arguments, each with where it stands.
  private func previewEntries() -> [Overlay.Entry] {
    scene.shownViews.map { view in
      let place =
        view.location.map { "\($0.file.split(separator: "/").last ?? "-"):\($0.line)" } ?? ""
      let line = StyledLine((view.name == scene.rootName ? "● " : "  ") + view.title, theme.title)
        .adding(view.title == view.name ? "" : "  \(view.name)", theme.faint)
        .adding("  \(place)", theme.faint)
      return Overlay.Entry(line: line, search: "\(view.title) \(view.name) \(place)") {
        $0.show(view.name)
      }
    }
  }

  /// What was typed as a size, and every device it may be the name of.
  private func sizeEntries(_ typed: String) -> [Overlay.Entry] {
    var entries: [Overlay.Entry] = []
    if case .exact(let size)? = ContainerChoice(text: typed) {
      let line = StyledLine(words.text(size), theme.title).adding("  this size")
      entries.append(Overlay.Entry(line: line, search: typed) { $0.container = .exact(size) })
    }
    if let proposal = RootProposal(typed: typed) {
      let line = StyledLine(words.text(proposal), theme.title)
        .adding("  offered to the root; the container stays as it is")
      entries.append(Overlay.Entry(line: line, search: typed) { $0.rootProposal = proposal })
    }
    entries.append(
      Overlay.Entry(
        line: StyledLine("window", theme.title).adding("  as large as the canvas"),
        search: "window canvas"
      ) {
        $0.container = .window
      })
    return entries
      + Device.all.map { device in
        let container = device.container(.portrait, os: settings.platform.os)
        let line = StyledLine(device.name, theme.title).adding("  \(words.text(container.size))")
          .adding("  safe area \(words.text(container.safeAreaInsets))", theme.faint)
        return Overlay.Entry(line: line, search: "\(device.name) \(device.id)") {
          $0.container = .device(device, .portrait)
        }
      }
  }

  /// What a view is found by: its name, what it is in layout, and the scene's view it stands in.
  static func searchText(_ node: PlacedNode, _ name: ViewName) -> String {
    ([name.full, node.name, node.detail, node.owner ?? ""] + node.views.map(\.name))
      .joined(separator: " ")
  }
}
