import Cells
import LayoutSolver

/// The selected view's size explained, then its parent's, up to the container.
struct WhyOverlay: OverlayKind {
  let title = "Why this size?"

  var keys: [OverlayKey] {
    [.untoldFilter] + OverlayKey.rows + [
      view([.character("h"), .left]) { $0.selectSibling(-1) },
      view([.character("l"), .right]) { $0.selectSibling(1) },
      view([.character("p")]) { $0.selectParent() },
      view([.enter]) { $0.selectChild() },
      OverlayKey([.character("c")], "how sure") { $0.selection.showsCertainty.toggle() },
      .close(also: [.character("i")]),
    ]
  }

  /// A key that explains another view, from the first line on.
  private func view(_ keys: [Key], _ select: @escaping (Playground) -> Void) -> OverlayKey {
    OverlayKey(keys, "views") { app in
      select(app)
      app.overlay?.row = 0
    }
  }

  func frame(rows: Int, in app: Playground) -> CellRect { app.asideFrame(rows: rows) }

  func entries(in app: Playground, typed: String) -> [Overlay.Entry] {
    Explanation(app)?.lines.map { Overlay.Entry(line: $0, search: $0.text) } ?? []
  }
}

/// The lines of the explanation.
private struct Explanation {
  let app: Playground
  let result: LayoutResult
  let selection: NodeID
  let theme: Theme
  let words: PointWords
  let columns: Int

  init?(_ app: Playground) {
    guard let result = app.result, let selection = app.selection.node else { return nil }
    self.app = app
    self.result = result
    self.selection = selection
    (theme, words, columns) = (app.theme, app.words, app.asideColumns)
  }

  var lines: [StyledLine] {
    let (title, verdict) = (result.title(of: selection), result.verdict(of: selection))
    let sentence = verdict.hasPrefix(title) ? verdict : "\(title): \(verdict)"
    var lines = words.plain(sentence).wrapped(to: columns).map { StyledLine($0, theme.title) }
    let place = result.placeSentence(of: selection)
    if !place.isEmpty {
      lines += StyledLine("Why there? ", theme.focus).adding(words.plain(place))
        .wrapped(to: columns, indent: 2)
    }
    lines.append(StyledLine())
    var next: NodeID? = selection
    while let id = next {
      let node = result.node(id)
      lines += explanation(of: node)
      if id == selection {
        let tables = WhyTables(result: result, theme: theme, words: words, columns: columns)
        lines += tables.answers(of: node) + tables.shares(of: node) + tables.gaps(of: node)
        lines.append(StyledLine())
        if node.parent != nil { lines.append(StyledLine("Up to the container", theme.faint)) }
      }
      next = node.parent
    }
    let container = result.container
    let room = "and offers the root what is inside its safe area: insets "
    return lines
      + StyledLine("The container", theme.title)
      .adding(" is \(words.text(container.size)), \(app.conditions.container.words)")
      .wrapped(to: columns, indent: 2)
      + indented(room + words.text(container.contentInsets), theme.faint)
  }

  private func explanation(of node: PlacedNode) -> [StyledLine] {
    let name = result.name(of: node.id)
    var heading = StyledLine(name.whole.map { "\($0) › \(name.word)" } ?? name.word, theme.focus)
    if !name.detail.isEmpty { heading.add(" \(name.detail)") }
    let answer = StyledLine("  ").adding(words.text(node.proposal), theme.title)
      .adding(" proposed → ").adding(words.text(node.size), theme.title).adding(" reported")
    let event = result.decidingEvent(of: node.id)
    let asker = event?.parent.map { result.name(of: result.events[$0].node).short }
    let reason = words.plain(result.explanation(of: node.id))
    let isLong = TextWidth.of(heading.text) + TextWidth.of(answer.text) > columns + 2
    heading.spans += isLong ? [] : answer.spans
    var lines =
      heading.wrapped(to: columns + 2, indent: 2)
      + (isLong ? answer.wrapped(to: columns + 2, indent: 4) : [])
      + indented("offered by \(asker ?? "the container")", theme.faint)
    lines += indented(reason, theme.text)
    if let event, app.selection.showsCertainty {
      lines += indented(certainty(of: event, node), theme.faint)
    }
    if node.id != selection || !node.isPlaced { lines += indented(use(of: node), theme.text) }
    return lines
  }

  /// The rule that gave the size, how sure it is, and where it is known from.
  private func certainty(of event: LayoutEvent, _ node: PlacedNode) -> String {
    var rule = "\(event.rule.name), \(event.rule.confidence.words)"
    if let weakest = result.leastCertainRule(of: node.id), weakest != event.rule,
      weakest.confidence < event.rule.confidence
    {
      rule += "; it rests on \(weakest.name), \(weakest.confidence.words)"
    }
    let isNewest = app.conditions.settings.platform.os >= 27
    let newest = isNewest ? "; for iOS 27 \(event.rule.newest.rawValue)" : ""
    return "\(rule)\(newest); \(event.rule.source)"
  }

  /// How the answer was used: where the view was placed, and by whom.
  private func use(of node: PlacedNode) -> String {
    guard node.isPlaced else { return "measured, but left out by its parent" }
    return "placed: " + words.plain(result.placeSentence(of: node.id))
  }

  private func indented(_ text: String, _ style: CellStyle) -> [StyledLine] {
    text.wrapped(to: columns - 2).map { StyledLine("  \($0)", style) }
  }
}

extension LayoutRule.Confidence {
  var words: String {
    switch self {
    case .observed: "observed in SwiftUI"
    case .compared: "compared with SwiftUI"
    case .reverseEngineered: "reverse engineered"
    case .inferred: "inferred"
    }
  }
}
