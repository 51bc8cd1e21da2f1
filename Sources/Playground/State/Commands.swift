import Cells
import LayoutSolver
import SceneLoader

/// What the actions do; each of these is one row of the table or several.
extension Playground {
  package func perform(_ action: PlaygroundAction, count: Int) { action.perform(self, count) }

  // MARK: General

  func focus(_ panel: Panel) {
    focus = panel
    if panel != .canvas { sidePanel = panel }
  }

  func goBack() {
    if focus == .trace && trace.filter != nil {
      trace.show(nil)
    } else if trace.cursor != nil {
      trace.pace = 0
      trace.move(to: nil)
    } else {
      focus(.canvas)
    }
  }

  /// Shows the list of bundled scenes to choose from.
  public func openScenePicker() {
    guard !library.gallery.entries.isEmpty else {
      message = "There are no bundled scenes here"
      return
    }
    var picker = Overlay(.scenes)
    let row = library.gallery.entries.firstIndex { $0.name == scene.name } ?? 0
    picker.row = row + (lessonProgress == nil ? 0 : 1)
    overlay = picker
  }

  func open(_ entry: SceneGallery.Entry) {
    switch library.open(entry) {
    case .success(let scene):
      open(scene)
      askOnOpening()
    case .failure(let error): message = "\(error.path) can't be opened"
    }
  }

  func reload() {
    if pollFiles() { return }
    setNeedsLayout()
    message = "Laid out again"
  }

  func editSource() {
    let file = sourceFile
    guard scene.files.indices.contains(file), scene.files[file].name != "-" else {
      message = "This scene has no file to edit"
      return
    }
    requests.append(.edit(path: scene.files[file].name, line: sourceLine))
  }

  func copySummary() {
    let content = proxyContent(columns: 80)
    let lines = (0..<content.count).map { content.line($0).text }
    requests.append(.copy(lines.joined(separator: "\n")))
    message = "Copied the figures of the selected view"
  }

  func copyTrace() {
    let content = traceContent(columns: 200)
    let lines = (0..<content.count).map { content.line($0).text }
    requests.append(.copy(lines.joined(separator: "\n")))
    message = "Copied \(lines.count) rows of the negotiation"
  }

  // MARK: Moving

  func moveVertically(_ rows: Int) {
    switch focus {
    case .canvas, .proxy:
      for _ in 0..<min(abs(rows), 1000) { if rows > 0 { selectChild() } else { selectParent() } }
    case .tree:
      moveInTree(rows: rows)
    case .trace:
      traceRow.map { trace.stepRow(rows, from: $0) }
      selectTraced()
    case .source:
      goToSource(line: sourceLine + rows)
    case .findings:
      findingRow = min(max(findingRow + rows, 0), max(findings.count - 1, 0))
    }
  }

  /// Goes to a row by its number from 1; on the canvas, so many levels below the root.
  func moveToRow(_ number: Int) {
    moveVertically(-1_000_000)
    if number > 1 { moveVertically(number - 1) }
  }

  func moveHorizontally(_ columns: Int) {
    if focus == .source { return moveLiteral(columns) }
    if focus == .tree { moveInTree(columns: columns) } else { selectSibling(columns) }
  }

  func chooseCurrent() {
    switch focus {
    case .canvas, .proxy: press()
    case .tree: toggleTreeRow()
    case .trace: if let row = traceRow { chooseTraceRow(row) }
    case .source: goToSource(line: sourceLine)
    case .findings: chooseFinding(findingRow)
    }
  }

  func findNext(_ step: Int) {
    if focus == .source { return findNextText(step) }
    guard let result, !lastSearch.isEmpty else {
      message = "Look for something first, with \(keyMap.key("find"))"
      return
    }
    let words = lastSearch.lowercased().split(separator: " ")
    let found = result.nodes.filter { node in
      let text = Self.searchText(node, result.name(of: node.id)).lowercased()
      return words.allSatisfy { text.contains($0) }
    }.map(\.id)
    guard !found.isEmpty else {
      message = "No view matches \(lastSearch)"
      return
    }
    let current = selection ?? NodeID(-1)
    let position = found.firstIndex { $0 >= current } ?? 0
    let isOn = found[position] == current
    let wanted = step > 0 ? position + (isOn ? step : step - 1) : position + step
    go(to: found[(wanted % found.count + found.count) % found.count])
  }

  // MARK: Container

  /// By so many columns or rows of the present scale.
  func resizeContainer(columns: Int = 0, rows: Int = 0) {
    let distance = distance(columns: columns, rows: rows)
    resizeContainer(by: Size(width: distance.x, height: distance.y))
  }

  /// By so many steps, and says how large it is.
  func stepContainer(width: Int = 0, height: Int = 0) {
    resizeContainer(
      by: Size(
        width: Double(width) * step.points(scale.pointsPerColumn),
        height: Double(height) * step.points(scale.pointsPerRow)))
    let change = keyMap.key("container.step")
    message =
      "\(words.text(effectiveSettings.container.size)) · by \(step.words), \(change) changes"
  }

  private func resizeContainer(by change: Size) {
    let scale = scale
    var size = effectiveSettings.container.size
    size.width = min(max(size.width + change.width, 0), 10_000)
    size.height = min(max(size.height + change.height, 0), 10_000)
    keepScale(scale)
    container = container.resized(to: size)
  }

  /// Goes to the next step of the keys that make the container larger and smaller.
  func changeStep() {
    step = step.next
    let keys = ["container.narrower", "container.wider", "container.shorter", "container.taller"]
    message = "\(keys.map(keyMap.key).joined(separator: " ")) now move \(step.words)"
  }

  /// Leaving the window or a device must not change the scale under the user's eyes.
  private func keepScale(_ scale: CellScale) {
    if zoom == nil, !isSideBySide, case .window = container { zoom = scale }
  }

  func turnContainer() {
    let size = effectiveSettings.container.size
    let turned = Size(width: size.height, height: size.width)
    switch container {
    case .device(let device, let orientation): container = .device(device, orientation.turned)
    case .resized(let device, let orientation, _):
      container = .resized(device, orientation.turned, turned)
    case .window, .exact: container = .exact(turned)
    }
  }

  func toggleWindow() {
    if case .window = container {
      let size = effectiveSettings.container.size
      keepScale(scale)
      container = .exact(size)
      message = "The container keeps its size"
    } else {
      zoom = nil
      container = .window
      message = "The container follows the window"
    }
  }

  func useOwnContainer() {
    zoom = nil
    pan = nil
    container = .window
    rootProposal = .room
    adoptDirectives()
  }

  // MARK: View

  func toggleMark() {
    marked = marked == selectedPath ? nil : selectedPath
    message = marked == nil ? "Nothing is marked" : "Marked; select another view for the gap"
  }

  func nextFinding(_ count: Int) {
    let all = findings
    guard !all.isEmpty else {
      message = "Nothing to report"
      return
    }
    focus(.findings)
    chooseFinding((findingRow + (isAtFinding ? count : count - 1)) % all.count)
  }
}
