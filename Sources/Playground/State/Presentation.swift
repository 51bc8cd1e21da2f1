import LayoutSolver

/// A presentation to others: only the picture, whose width moves slowly to and fro, with a caption.
struct Presentation {
  /// What is restored afterwards.
  fileprivate let container: ContainerChoice
  fileprivate let canvas: CanvasState
  fileprivate let focus: Panel
  fileprivate let selection: NodePath?
  fileprivate let reflow: Breakpoints
  /// The range of widths, in points.
  fileprivate var range: ClosedRange<Double>
  /// A column of the picture; below 0 while it gets narrower.
  fileprivate var step: Double
  fileprivate var isPaused = false

  /// `331 wide · Text "Send" wraps below 340`
  func words(of app: Playground) -> String {
    let width = app.words.text(app.effectiveSettings.container.size.width.rounded())
    return [width + " wide", app.reflow.words].compactMap { $0 }.joined(separator: " · ")
  }
}

extension Playground {
  /// The part of its width to which a picture shrinks.
  private static let narrowest = 0.6

  /// Shows only the picture and all of it, and moves its width to and fro; ends that again.
  func togglePresentation() {
    if presentation != nil { return endPresentation() }
    guard result != nil else { return }
    trace.pace = 0
    trace.move(to: nil)
    let present = (conditions.container, canvas, panels.focus, selection.path)
    let windowScale = followsWindow ? scale : nil
    comparison.isSideBySide = false
    canvas.isLegible = false
    canvas.labels = .picture
    canvas.zoom(to: nil)
    panels.focus = .canvas
    deselect()
    presentation = Presentation(
      container: present.0, canvas: present.1, focus: present.2, selection: present.3,
      reflow: reflow, range: 0...0, step: 0)
    if let windowScale {
      // All of the window without panels.
      let cells = screenLayout.containerCells
      conditions.container = .exact(
        windowScale.container(columns: cells.columns, rows: cells.rows))
    }
    let scale = windowScale ?? scale
    canvas.zoom(to: scale)
    let width = effectiveSettings.container.size.width
    presentation?.range = (width * Self.narrowest)...width
    presentation?.step = -scale.pointsPerColumn
  }

  func endPresentation() {
    guard let shown = presentation else { return }
    presentation = nil
    conditions.container = shown.container
    canvas = shown.canvas
    panels.focus = shown.focus
    if let node = result.flatMap({ shown.selection?.node(in: $0) }) { setSelection(node) }
    reflow = shown.reflow
  }

  func pausePresentation() { presentation?.isPaused.toggle() }

  /// Whether the picture changes by itself.
  var isMoving: Bool { trace.isPlaying || presentation.map { !$0.isPaused } ?? false }

  /// A column further.
  func advancePresentation() {
    guard let shown = presentation, !shown.isPaused else { return }
    stepPresentation(shown.step)
    let width = effectiveSettings.container.size.width
    if width <= shown.range.lowerBound || width >= shown.range.upperBound {
      presentation?.step = -shown.step
    }
  }

  private func stepPresentation(_ step: Double) {
    guard let shown = presentation else { return }
    var size = effectiveSettings.container.size
    size.width = min(max(size.width + step, shown.range.lowerBound), shown.range.upperBound)
    conditions.container = conditions.container.resized(to: size)
  }

  /// The effect of a key during a presentation.
  func performPresenting(_ action: PlaygroundAction) {
    switch action.id {
    case "quit.now": requests.append(.quit)
    case "close", "quit", "present": endPresentation()
    case "trace.play": pausePresentation()
    case "container.narrower", "container.wider":
      presentation?.isPaused = true
      stepPresentation((action.id == "container.wider" ? 1 : -1) * scale.pointsPerColumn)
    default: break
    }
  }
}
