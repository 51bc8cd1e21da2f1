import Cells
import LayoutSolver

extension Playground {
  /// The selected view's size explained, then its parent's, up to the container.
  func whyEntries() -> [Overlay.Entry] {
    guard let result, let selection else { return [] }
    let (title, verdict) = (result.title(of: selection), result.verdict(of: selection))
    let sentence = verdict.hasPrefix(title) ? verdict : "\(title): \(verdict)"
    var lines = Self.wrapped(words.plain(sentence), columns: whyColumns)
      .map { StyledLine($0, theme.title) }
    lines.append(StyledLine())
    var next: NodeID? = selection
    while let id = next {
      let node = result.node(id)
      lines += explanation(of: node, in: result)
      if id == selection {
        let tables = WhyTables(
          result: result, theme: theme, words: words, columns: whyColumns)
        lines += tables.answers(of: node) + tables.shares(of: node) + tables.gaps(of: node)
        lines.append(StyledLine())
        if node.parent != nil { lines.append(StyledLine("Up to the container", theme.faint)) }
      }
      next = node.parent
    }
    let container = result.container
    lines.append(
      StyledLine("The container", theme.title)
        .adding(" is \(words.text(container.size)), \(self.container.words)"))
    lines.append(
      StyledLine("  and offers the root what is inside its safe area: ", theme.faint)
        .adding("insets \(words.text(container.safeAreaInsets))"))
    return lines.map { Overlay.Entry(line: $0, search: $0.text) }
  }

  private func explanation(of node: PlacedNode, in result: LayoutResult) -> [StyledLine] {
    let name = result.name(of: node.id)
    var heading = StyledLine(name.whole.map { "\($0) › \(name.word)" } ?? name.word, theme.focus)
    if !name.detail.isEmpty { heading.add(" \(name.detail)") }
    let answer = StyledLine("  ").adding(words.text(node.proposal), theme.title)
      .adding(" proposed → ").adding(words.text(node.size), theme.title).adding(" reported")
    let event = result.decidingEvent(of: node.id)
    let asker = event?.parent.map { result.name(of: result.events[$0].node).short }
    let reason = words.plain(result.explanation(of: node.id))
    let isLong = TextWidth.of(heading.text) + TextWidth.of(answer.text) > whyColumns + 2
    heading.spans += isLong ? [] : answer.spans
    var lines =
      [heading] + (isLong ? [answer] : [])
      + indented("offered by \(asker ?? "the container")", theme.faint)
    lines += indented(reason, theme.text)
    if let event, showsCertainty {
      var rule = "\(event.rule.name), \(event.rule.confidence.words)"
      if let weakest = result.leastCertainRule(of: node.id), weakest != event.rule,
        weakest.confidence < event.rule.confidence
      {
        rule += "; it rests on \(weakest.name), \(weakest.confidence.words)"
      }
      lines += indented("\(rule); \(event.rule.source)", theme.faint)
    }
    if let use = use(of: node, in: result) { lines += indented(use, theme.text) }
    return lines
  }

  /// What the parent made of the answer.
  private func use(of node: PlacedNode, in result: LayoutResult) -> String? {
    guard node.isPlaced else { return "measured, but left out by its parent" }
    guard let parent = node.parent.map(result.node) else {
      return "the container puts it at \(words.text(node.frame.origin))"
    }
    let corner = Point(
      x: node.frame.minX - parent.frame.minX, y: node.frame.minY - parent.frame.minY)
    return
      "\(result.name(of: parent.id).short) puts it at \(words.text(corner)) of its \(words.text(parent.size))"
  }

  private func indented(_ text: String, _ style: CellStyle) -> [StyledLine] {
    Self.wrapped(text, columns: whyColumns - 2).map { StyledLine("  \($0)", style) }
  }

  /// The columns for text in the list.
  private var whyColumns: Int { asideColumns }

  /// The text in lines of at most so many columns, broken at blanks and where it breaks itself.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    text.split(separator: "\n").flatMap { paragraph in
      StyledLine(String(paragraph)).wrapped(to: columns, indent: 0).map(\.text)
    }
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
