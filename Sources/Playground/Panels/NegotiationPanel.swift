import Cells
import LayoutSolver

extension Panel {
  static let negotiation = Panel(NegotiationPanel())
}

/// The negotiation, step by step; the picture shows the state as of its current row.
private struct NegotiationPanel: PanelKind {
  let title = "Negotiation"
  let also = "trace log calls proposals events"
  let room: PanelRoom? = PanelRoom(column: .right)

  var hints: [(id: String, text: String)] {
    [
      ("trace.back", "step"), ("move.down", "rows"), ("trace.node-back", "the view's"),
      ("trace.play", "play"), ("trace.filter", "only the view's"), ("trace.find", "filter"),
      ("trace.probes", "probes"),
    ]
  }

  func content(columns: Int, in app: Playground) -> PanelContent {
    app.negotiationContent(columns: columns)
  }

  func note(in app: Playground) -> String { app.negotiationNote }
  func choose(row: Int, in app: Playground) { app.chooseTraceRow(row) }

  func press(in app: Playground) {
    if let row = app.traceRow { app.chooseTraceRow(row) }
  }

  func move(rows: Int, in app: Playground) {
    app.traceRow.map { app.trace.stepRow(rows, from: $0) }
    app.selectTraced()
  }

  func goBack(in app: Playground) -> Bool {
    guard app.trace.filter != nil else { return false }
    app.trace.show(nil)
    return true
  }
}

extension Playground {
  fileprivate func negotiationContent(columns: Int) -> PanelContent {
    let trace = trace
    guard !trace.rows.isEmpty else {
      let why = trace.filter == nil ? "Nothing is laid out." : "No call matches; Esc shows all."
      return PanelContent([StyledLine(why, theme.faint)])
    }
    return PanelContent(count: trace.rows.count, current: traceRow) { [self] row in
      traceLine(trace.rows[row], trace, columns: columns)
    }
  }

  /// The cursor's row; at the end of the negotiation, that of the selected view's own call.
  var traceRow: Int? {
    guard trace.cursor == nil, !trace.isPlaying, let selected = selection.node, let result,
      let call = result.decidingEvent(of: selected),
      trace.timeline.events.indices.contains(call.index)
    else { return trace.currentRow }
    return trace.row(of: trace.timeline.steps(of: call.index).lowerBound) ?? trace.currentRow
  }

  /// In a short row, first the name is shortened, then thousandths, then nesting and phase are left
  /// out: no figure is cut.
  private func traceLine(_ row: TraceRow, _ trace: TraceView, columns: Int) -> StyledLine {
    let event = row.event(in: trace.timeline)
    let indent = Self.nesting(trace.filter == nil ? event.depth : 0, columns: columns)
    guard row.kind != .probes else {
      return StyledLine("probes \(indent)", theme.faint)
        .adding("\(row.probes) for minimum and maximum", theme.faint)
    }
    let name = name(of: event.node)
    let mark = event.mark(row.kind)
    let style = event.isRepeat ? theme.faint : theme.key
    /// Nil where not enough of the name is left.
    func line(_ lead: String, decimals: Int, placesAlone: Bool = false, least: Int) -> StyledLine? {
      let figures = figures(
        of: event, row, trace, PointWords(ascii: words.ascii, decimals: decimals),
        placesAlone: placesAlone)
      let room = columns - lead.count - TextWidth.of(figures.text)
      guard room >= min(TextWidth.of(name), least) else { return nil }
      var line = StyledLine(lead, style)
      line.add(
        TextWidth.truncated(name, to: room),
        event.node == selection.node ? theme.focus : theme.title)
      line.spans += figures.spans
      return line
    }
    return line(mark + indent, decimals: 3, least: 6) ?? line(mark + indent, decimals: 1, least: 4)
      ?? line(mark, decimals: 1, least: 4) ?? line("", decimals: 1, least: 4)
      ?? line("", decimals: 1, placesAlone: true, least: 0) ?? StyledLine(name, theme.title)
  }

  /// The proposal and the answer, or the place.
  /// - Parameter placesAlone: Whether a placed view's size is left out.
  private func figures(
    of event: LayoutEvent, _ row: TraceRow, _ trace: TraceView, _ words: PointWords,
    placesAlone: Bool
  ) -> StyledLine {
    if event.phase == .place {
      return StyledLine(" at \(words.text(event.position ?? .zero))")
        .adding(placesAlone ? "" : " \(words.text(event.answer))", theme.faint)
    }
    let isAwaited = row.kind == .call && trace.cursor == row.first && row.first < row.last
    var line = StyledLine()
    if row.kind != .answer { line.add(" \(words.text(event.proposal))") }
    if row.kind == .proposal { return line.adding(" →", theme.faint) }
    line.add(" → ", theme.faint)
    return line.adding(
      isAwaited ? "…" : words.text(event.answer), event.isRepeat ? theme.faint : theme.title)
  }

  /// A column for each level, as far as there is room; deeper, the level as a number.
  private static func nesting(_ depth: Int, columns: Int) -> String {
    let deepest = min(max(columns - 31, 4), 12)
    if depth <= deepest { return String(repeating: " ", count: depth) }
    let number = "\(depth)"
    return String(repeating: " ", count: max(deepest - number.count - 1, 0)) + number + " "
  }

  private func name(of id: NodeID) -> String {
    guard let result, result.nodes.indices.contains(id.index) else { return "?" }
    let name = result.name(of: id)
    // The nesting shows what a piece belongs to.
    if let identifier = name.identifier { return "\(name.word)#\(identifier)" }
    return name.detail.hasPrefix("\"") ? "\(name.word) \(name.detail)" : name.word
  }

  fileprivate var negotiationNote: String {
    guard !trace.events.isEmpty else { return "" }
    let shown: String
    switch trace.filter {
    case nil: shown = ""
    case .node: shown = " · the view's \(trace.rows.count)"
    case .query(let query): shown = " · \(trace.rows.count) with \(query.text)"
    }
    guard trace.cursor != nil else { return shown + " · \(trace.events.count) calls" }
    return shown + " · step \(trace.position + 1) of \(trace.timeline.count)"
      + (trace.isPlaying ? ", playing" : "")
  }

  // MARK: Moving in it

  func stepTrace(_ count: Int) {
    layoutForTrace()
    trace.pace = 0
    trace.step(count)
    selectTraced()
  }

  func stepTraceOfSelection(_ count: Int) {
    layoutForTrace()
    guard let selected = selection.node else { return }
    trace.pace = 0
    trace.step(count, of: selected)
  }

  /// - Parameter pace: How many rows it takes at a time.
  func togglePlaying(pace: Int) {
    layoutForTrace()
    if !trace.isPlaying && trace.cursor == nil { trace.move(to: 0) }
    trace.pace = trace.isPlaying ? 0 : pace
  }

  /// A step further while playing.
  func advancePlaying() {
    guard trace.isPlaying else { return }
    trace.play()
    selectTraced()
  }

  /// Goes to a row's end and selects its node; unfolds the row of probes that is current.
  func chooseTraceRow(_ row: Int) {
    guard trace.rows.indices.contains(row) else { return }
    let chosen = trace.rows[row]
    if chosen.kind == .probes && traceRow == row {
      trace.unfold(chosen)
      trace.move(to: chosen.first)
    } else {
      trace.move(to: chosen.last)
    }
    selectTraced()
  }

  /// Selects the node of the cursor's event, so that all panels follow.
  func selectTraced() { select(trace.currentEvent?.node) }

  private func layoutForTrace() { _ = result }

  // MARK: Looking for calls

  /// Shows the calls with these words while they are typed; all without any.
  func filterTrace(_ text: String) {
    guard let result else { return }
    trace.show(TraceQuery(text), of: result.nodes)
  }

  /// Keeps the typed filter, and goes to the first matching call.
  func keepTraceFilter(_ text: String) {
    filterTrace(text)
    trace.lastSearch = TraceQuery(text)
    if !text.isEmpty, let first = trace.rows.first {
      trace.move(to: first.last)
      selectTraced()
    }
  }

  func toggleTraceFilter() {
    layoutForTrace()
    trace.show(trace.filter == nil ? selection.node : nil)
  }

  func findCall(_ count: Int) {
    guard let result, let lastTraceSearch = trace.lastSearch else {
      message = "Look for calls first, with \(keyMap.key("trace.find"))"
      return
    }
    trace.pace = 0
    guard trace.find(lastTraceSearch, count, in: result.nodes) else {
      message = "No other call has \(lastTraceSearch.text)"
      return
    }
    selectTraced()
  }
}

extension LayoutEvent {
  /// The call's phase, in seven columns; an answer in its own row has only its nesting.
  fileprivate func mark(_ kind: TraceRow.Kind) -> String {
    if isRepeat { return "memory " }
    let word = kind == .answer ? "" : phase.word
    return word + String(repeating: " ", count: 7 - word.count)
  }
}
