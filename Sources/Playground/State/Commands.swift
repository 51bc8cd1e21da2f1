import Cells
import LayoutSolver
import SceneLoader

/// What the actions do; each of these is one row of the table or several.
extension Playground {
  func perform(_ action: PlaygroundAction, count: Int) { action.perform(self, count) }

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
    let file = selectedNode?.source?.file ?? 0
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
      let all = treeRows
      guard let current = selection.flatMap(all.firstIndex) else { return }
      select(all[min(max(current + rows, 0), all.count - 1)])
    case .trace:
      trace.stepRow(rows)
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
    guard focus == .tree, let node = selectedNode else {
      selectSibling(columns)
      return
    }
    let isOpen = !node.children.isEmpty && !isFolded(node.id)
    if columns < 0 {
      if isOpen { setFolded(true, node.id) } else { selectParent() }
    } else if isFolded(node.id) {
      setFolded(false, node.id)
    } else {
      selectChild()
    }
  }

  func chooseCurrent() {
    switch focus {
    case .canvas, .proxy: press()
    case .tree: if let node = selectedNode { setFolded(!isFolded(node.id), node.id) }
    case .trace: if let row = trace.currentRow { chooseTraceRow(row) }
    case .source: goToSource(line: sourceLine)
    case .findings: chooseFinding(findingRow)
    }
  }

  func findNext(_ step: Int) {
    guard let result, !lastSearch.isEmpty else {
      message = "Look for something first, with \(keyMap.key("find"))"
      return
    }
    let words = lastSearch.lowercased().split(separator: " ")
    let found = result.nodes.filter { node in
      let text = Self.searchText(node).lowercased()
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
    select(found[(wanted % found.count + found.count) % found.count])
  }

  // MARK: Container

  /// By so many columns or rows of the present scale.
  func resizeContainer(width: Int = 0, height: Int = 0) {
    let scale = scale
    var size = effectiveSettings.container.size
    size.width = min(max(size.width + Double(width) * scale.pointsPerColumn, 0), 10_000)
    size.height = min(max(size.height + Double(height) * scale.pointsPerRow, 0), 10_000)
    keepScale(scale)
    container = .exact(size)
  }

  /// Leaving the window or a device must not change the scale under the user's eyes.
  private func keepScale(_ scale: CellScale) {
    if zoom == nil, !isSideBySide, case .window = container { zoom = scale }
  }

  func turnContainer() {
    switch container {
    case .device(let device, let orientation): container = .device(device, orientation.turned)
    case .window, .exact:
      let size = effectiveSettings.container.size
      container = .exact(Size(width: size.height, height: size.width))
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

  func foldTree() {
    guard let result, let root = result.root else { return }
    for node in result.nodes where node.id != root && !node.children.isEmpty {
      setFolded(true, node.id)
    }
    if let node = selectedNode, node.depth > 1 {
      let path = NodePath(of: node.id, in: result)
      select(NodePath(steps: Array(path.steps.prefix(1))).node(in: result))
    }
  }

  func nextFinding(_ count: Int) {
    let all = findings
    guard !all.isEmpty else {
      message = "Nothing to report"
      return
    }
    focus(.findings)
    chooseFinding((findingRow + count) % all.count)
  }
}
