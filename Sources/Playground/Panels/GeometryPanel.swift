import Cells
import LayoutSolver

extension Panel {
  static let geometry = Panel(GeometryPanel())
}

/// What a GeometryReader at the selected view's place would get, and how it was sized.
private struct GeometryPanel: PanelKind {
  let title = "Geometry"
  let also = "proxy size frame position inspector numbers"
  let room: PanelRoom? = PanelRoom(column: .right, most: 50)

  var hints: [(id: String, text: String)] {
    [
      ("ask", "ask"), ("mark", "gap from here"), ("sweep.width", "curve"), ("copy", "copy"),
      ("why", "why?"),
    ]
  }

  func content(columns: Int, in app: Playground) -> PanelContent {
    app.geometryContent(columns: columns)
  }
}

extension Playground {
  fileprivate func geometryContent(columns: Int) -> PanelContent {
    guard let result, let node = selectedNode else {
      return PanelContent([StyledLine("Nothing is laid out.", theme.faint)])
    }
    var lines = [heading(result.name(of: node.id), columns: columns)]
    func add(_ name: String, _ value: String, _ style: CellStyle = .plain) {
      let padding = String(repeating: " ", count: max(10 - TextWidth.of(name), 1))
      lines.append(StyledLine(name + padding, theme.faint).adding(value, style))
    }
    if let place = self.place(of: node) { add("made", place) }
    let idle = node.modifiersWithoutEffect.map(\.name)
    if !idle.isEmpty { add("no effect", idle.joined(separator: ", "), theme.faint) }
    add("proposed", words.text(node.proposal), theme.title)
    add("reported", words.text(node.size), theme.title)
    if node.isPlaced {
      add("insets", words.text(result.safeAreaInsets(of: node.id)))
      lines.append(StyledLine("frame in  min x, y → max x, y", theme.faint))
      add("  local", corners(result.frame(of: node.id, in: .local)))
      add("  global", corners(result.frame(of: node.id, in: .global)))
      for space in result.namedSpaces(around: node.id) {
        let name = space.base is String ? "\"\(space.base)\"" : "\(space.base)"
        add("  \(name)", corners(result.frame(of: node.id, in: .named(space))))
      }
    } else {
      lines.append(StyledLine("measured, but not placed", theme.warning))
    }
    let answers = self.answers(of: node.id, in: result)
    lines.append(
      StyledLine("answers to 0, nil, \(words.text(.infinity as Double?))", theme.faint))
    for (name, size) in answers { add("  \(name)", words.answer(size)) }
    if let asked = selection.asked {
      add(
        "  \(words.text(asked))", words.answer(result.sizes(of: node.id, for: [asked])?.first))
    }
    if let gap = gapToMarked(from: node, in: result) { add("gap", gap) }
    return PanelContent(lines.flatMap { $0.wrapped(to: columns, indent: 10) })
  }

  /// Its name; a text's own words are cut to one row.
  private func heading(_ name: ViewName, columns: Int) -> StyledLine {
    var line = StyledLine(name.whole.map { "\($0) › " } ?? "", theme.faint)
    line.add(name.word, theme.title)
    let room = columns - TextWidth.of(line.text) - 1
    let isText = name.detail.hasPrefix("\"")
    if !name.detail.isEmpty {
      line.add(" " + (isText ? TextWidth.truncated(name.detail, to: max(room, 4)) : name.detail))
    }
    if let identifier = name.identifier { line.add(" #\(identifier)", theme.key) }
    return line
  }

  private func place(of node: PlacedNode) -> String? {
    let line = result?.source(of: node.id).map { "line \($0.line)" }
    let parts = [line, node.owner.map { "in \($0)" }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func corners(_ rect: Rect) -> String {
    "\(words.text(rect.origin)) → \(words.text(Point(x: rect.maxX, y: rect.maxY)))"
  }

  /// The node's answers to 0, nil and infinity; asked once per selection.
  private func answers(of id: NodeID, in result: LayoutResult) -> [(String, Size?)] {
    if let kept = selection.answers, kept.node == id, kept.layout == latest.count {
      return kept.answers
    }
    let sizes = result.sizes(of: id, for: [.zero, .unspecified, .infinity])
    let answers = ["minimum", "ideal", "maximum"].enumerated().map { ($1, sizes?[$0]) }
    selection.answers = GeometryAnswers(node: id, layout: latest.count, answers: answers)
    return answers
  }

  // MARK: Gaps

  func toggleMark() {
    selection.marked = selection.marked == selection.path ? nil : selection.path
    message =
      selection.marked == nil
      ? "Nothing is marked" : "Marked; select another view for the gap"
  }

  /// How far the selected node is from the marked one, edge to edge.
  private func gapToMarked(from node: PlacedNode, in result: LayoutResult) -> String? {
    guard let id = selection.marked?.node(in: result), id != node.id else { return nil }
    let other = result.node(id)
    let across = gap(node.frame.minX, node.frame.maxX, other.frame.minX, other.frame.maxX)
    let down = gap(node.frame.minY, node.frame.maxY, other.frame.minY, other.frame.maxY)
    return "\(across) across, \(down) down to \(result.name(of: id).short)"
  }

  /// Between two stretches; nothing where one covers a part of the other.
  private func gap(
    _ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double
  ) -> String {
    let distance = max(otherLow - high, low - otherHigh)
    return distance < 0 ? "none" : words.text(distance)
  }
}

/// A node's answers to 0, nil and infinity.
struct GeometryAnswers {
  var node: NodeID
  /// The layout's number.
  var layout: Int
  /// Nil where the scene's code takes too long over them.
  var answers: [(String, Size?)]
}
