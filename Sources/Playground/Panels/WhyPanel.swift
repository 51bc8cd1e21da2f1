import Cells
import LayoutSolver

extension Playground {
  /// The selected view's size explained, then its parent's, up to the container.
  func whyEntries() -> [Overlay.Entry] {
    guard let result, let selection else { return [] }
    var lines: [StyledLine] = []
    var next: NodeID? = selection
    while let id = next {
      let node = result.node(id)
      lines += explanation(of: node, in: result)
      if id == selection {
        let tables = WhyTables(result: result, theme: theme, words: words)
        lines += tables.shares(of: node) + tables.answers(of: node)
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
    var heading = StyledLine(node.name, theme.focus)
    if !node.detail.isEmpty { heading.add(" \(node.detail)") }
    heading.add("  ")
    heading.add(words.text(node.proposal), theme.title)
    heading.add(" proposed → ")
    heading.add(words.text(node.size), theme.title)
    heading.add(" reported")
    var lines = [heading]
    let width = max(Overlay(.why).columns(in: size.columns) - 6, 14)
    let reason = words.plain(result.explanation(of: node.id))
    for line in Self.wrapped(reason, columns: width) {
      lines.append(StyledLine("  \(line)"))
    }
    if let event = result.decidingEvent(of: node.id) {
      lines.append(
        StyledLine("  \(event.rule.name), \(event.rule.confidence.words)", theme.faint))
    }
    return lines
  }

  /// The text in lines of at most so many columns, broken at blanks and where it breaks itself.
  static func wrapped(_ text: String, columns: Int) -> [String] {
    text.split(separator: "\n").flatMap { paragraph -> [String] in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, TextWidth.of(line) + TextWidth.of(String(word)) + 1 > columns {
          lines.append(line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " " + word
      }
      return lines + (line.isEmpty ? [] : [line])
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
