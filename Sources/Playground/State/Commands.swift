import Cells
import LayoutSolver
import SceneLoader

/// The implementation of actions; each is used by one or several rows of the table.
extension Playground {
  package func perform(_ action: PlaygroundAction, count: Int) { action.perform(self, count) }

  // MARK: General

  func goBack() {
    if stopLookingForRemedies() { return }
    if panels.focus.kind.goBack(in: self) { return }
    if trace.cursor != nil {
      trace.pace = 0
      trace.move(to: nil)
    } else if panels.focus != .canvas {
      focus(.canvas)
    } else {
      deselect()
    }
  }

  func editSource() {
    let file = sourceFile
    guard scene.files.indices.contains(file), scene.files[file].name != "-" else {
      message = "This scene has no file to edit"
      return
    }
    requests.append(.edit(path: scene.files[file].name, line: source.line))
  }

  func copySummary() {
    let content = content(of: .geometry, columns: 80)
    let lines = (0..<content.count).map { content.line($0).text }
    requests.append(.copy(lines.joined(separator: "\n")))
    message = "Copied the figures of the selected view"
  }

  func copyTrace() {
    let content = content(of: .negotiation, columns: 200)
    let lines = (0..<content.count).map { content.line($0).text }
    requests.append(.copy(lines.joined(separator: "\n")))
    message = "Copied \(lines.count) rows of the negotiation"
  }

  // MARK: Moving

  func moveVertically(_ rows: Int) { panels.focus.kind.move(rows: rows, in: self) }

  /// Goes to a row by its number from 1; on the canvas, this many levels below the root.
  func moveToRow(_ number: Int) {
    moveVertically(-1_000_000)
    if number > 1 { moveVertically(number - 1) }
  }

  func moveHorizontally(_ columns: Int) { panels.focus.kind.move(columns: columns, in: self) }

  // MARK: Container

  /// By this many columns or rows of the present scale.
  func resizeContainer(columns: Int = 0, rows: Int = 0) {
    let distance = distance(columns: columns, rows: rows)
    resizeContainer(by: Size(width: distance.x, height: distance.y))
  }

  /// By this many steps, and reports the new size.
  func stepContainer(width: Int = 0, height: Int = 0) {
    resizeContainer(
      by: Size(
        width: Double(width) * conditions.step.points(scale.pointsPerColumn),
        height: Double(height) * conditions.step.points(scale.pointsPerRow)))
    let change = keyMap.key("container.step")
    message =
      "\(words.text(effectiveSettings.container.size)) · by \(conditions.step.words), \(change) changes"
  }

  /// Makes it this many points wide.
  func resizeContainer(width: Double) {
    resizeContainer(by: Size(width: width - effectiveSettings.container.size.width, height: 0))
  }

  private func resizeContainer(by change: Size) {
    let scale = scale
    var size = effectiveSettings.container.size
    size.width = min(max(size.width + change.width, 0), 10_000)
    size.height = min(max(size.height + change.height, 0), 10_000)
    keepScale(scale)
    conditions.container = conditions.container.resized(to: size)
  }

  /// Goes to the next step of the keys that make the container larger and smaller.
  func changeStep() {
    conditions.step = conditions.step.next
    let keys = ["container.narrower", "container.wider", "container.shorter", "container.taller"]
    message = "\(keys.map(keyMap.key).joined(separator: " ")) now move \(conditions.step.words)"
  }

  /// Leaving the window or a device must not change the scale under the user's eyes.
  private func keepScale(_ scale: CellScale) {
    if followsWindow, !comparison.isSideBySide { canvas.zoom(to: scale) }
  }

  func turnContainer() {
    let size = effectiveSettings.container.size
    let turned = Size(width: size.height, height: size.width)
    switch conditions.container {
    case .device(let device, let orientation):
      conditions.container = .device(device, orientation.turned)
    case .resized(let device, let orientation, _):
      conditions.container = .resized(device, orientation.turned, turned)
    case .window, .exact: conditions.container = .exact(turned)
    }
  }

  /// The next pose of a phone that folds, held as before.
  func foldContainer() {
    let (device, orientation) = conditions.container.device ?? (nil, .portrait)
    let poses = Device.poses(orientation)
    let place = poses.firstIndex { $0 == device }.map { ($0 + 1) % poses.count } ?? 0
    guard poses.indices.contains(place) else { return }
    conditions.container = .device(poses[place], orientation)
    message = poses[place].name
  }

  func toggleKeyboard() {
    guard conditions.settings.platform.kind == .ios else {
      message = "A Mac has no keyboard on its screen"
      return
    }
    conditions.settings.hasKeyboard.toggle()
    let height = words.text(effectiveSettings.container.keyboard)
    message =
      conditions.settings.hasKeyboard
      ? "The keyboard is up, \(height) high" : "The keyboard is down"
  }

  func toggleWindow() {
    if case .window = conditions.container {
      let size = effectiveSettings.container.size
      keepScale(scale)
      conditions.container = .exact(size)
      message = "The container keeps its size"
    } else {
      conditions.container = .window
      chooseForWindow()
      message = "The container follows the window"
    }
  }

  func useOwnContainer() {
    canvas.zoom(to: nil)
    conditions.container = .window
    conditions.rootProposal = .room
    chooseForWindow()
    adoptDirectives()
  }

  // MARK: View

  func nextFinding(_ count: Int) {
    let all = allFindings
    guard !all.isEmpty else {
      message = "Nothing to report"
      return
    }
    focus(.findings)
    chooseFinding((findings.row + (findings.isAtRow ? count : count - 1)) % all.count)
  }
}
