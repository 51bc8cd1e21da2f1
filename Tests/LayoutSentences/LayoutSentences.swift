import LayoutSolver

/// Holds the numbers in what Reflow says of a layout against the layout itself: what a view was
/// proposed, what it answered, and what it answers when it is asked anew.
public struct LayoutSentences {
  private let result: LayoutResult

  public init(_ result: LayoutResult) { self.result = result }

  /// What is said and isn't so; empty where all of it is true.
  public var contradictions: [String] {
    result.nodes.flatMap { contradictions(of: $0) } + result.findings.flatMap(contradictions)
  }

  /// How many of the sentences have a form that was looked at.
  public var checkedCount: Int {
    result.nodes.count { node in
      let verdict = result.verdict(of: node.id)
      return Self.forms.contains { verdict.contains($0) }
    }
  }

  private static let forms = [
    "lineLimit(", "wrapped to", "on one line, ", " too wide", " too high", "takes ", "scaled to",
    "left out", "squeezed", "broken inside", "grow", "no room", "lines as written",
  ]

  private func contradictions(of node: PlacedNode) -> [String] {
    let verdict = result.verdict(of: node.id)
    var wrong: [String] = []
    func expect(_ isTrue: Bool, _ why: String) {
      if !isTrue { wrong.append("\(why): \(verdict) — \(node.name) \(node.detail)") }
    }
    expect(!verdict.isEmpty, "nothing is said")
    if !node.isPlaced {
      expect(verdict.contains("left out") || verdict.contains("not placed"), "it isn't placed")
      return wrong
    }
    expect(!verdict.contains("left out by"), "it is placed")
    let (width, height) = (node.proposal.width, node.proposal.height)
    if let match = verdict.firstMatch(of: /cut to (-?[\d.]+) of (-?[\d.]+): lineLimit\(1\)/) {
      expect(isNear(match.1, width), "that isn't what it is offered")
      expect(node.textLines.count == 1, "it has \(node.textLines.count) lines")
      expect((Double(match.2) ?? 0) > (width ?? .infinity), "it would fit")
    }
    if let match = verdict.firstMatch(of: /cut to (\d+) of (\d+) lines/) {
      expect(Int(match.1) == node.textLines.count, "it has \(node.textLines.count) lines")
      expect((Int(match.2) ?? 0) >= node.textLines.count, "it needs no more")
    }
    if let match = verdict.firstMatch(of: /wrapped to (\d+) lines in the (-?[\d.]+) offered/) {
      expect(Int(match.1) == node.textLines.count, "it has \(node.textLines.count) lines")
      expect(isNear(match.2, width ?? node.size.width), "that isn't what it is offered")
      expect(
        result.size(of: node.id, for: .unspecified).height < node.size.height, "it isn't wrapped")
    }
    if verdict.contains("on one line, ") {
      expect(node.textLines.count == 1, "it has \(node.textLines.count) lines")
      expect(verdict.contains(PointsText.text(node.size)), "that isn't its size")
      expect(node.textLines.first?.contains("…") != true || node.detail.contains("…"), "it is cut")
    }
    if let match = verdict.firstMatch(
      of: /is (-?[\d.]+) too (wide|high) for the (-?[\d.]+) offered/)
    {
      let axis = match.2 == "wide" ? Axis.horizontal : .vertical
      expect(isNear(match.3, node.proposal[axis]), "that isn't what it is offered")
      expect(
        isNear(match.1, node.proposal[axis].map { node.size[axis] - $0 }), "it isn't too large so")
    }
    if let match = verdict.firstMatch(
      of: /takes (-?[\d.]+) more than the share of (-?[\d.]+) it is offered/)
    {
      let isEither = Axis.allCases.contains { axis in
        isNear(match.2, node.proposal[axis])
          && isNear(match.1, node.proposal[axis].map { node.size[axis] - $0 })
      }
      expect(isEither, "it doesn't")
    }
    for axis in Axis.allCases {
      let noun = axis == .horizontal ? "width" : "height"
      for match in verdict.matches(of: /(takes|and) all (-?[\d.]+|∞) of the (width|height)/)
      where match.3 == noun {
        expect(
          isNear(match.2, node.size[axis]) && isNear(match.2, node.proposal[axis]), "not all")
      }
      for match in verdict.matches(of: /(-?[\d.]+) of (-?[\d.]+|∞) of the (width|height)/)
      where match.3 == noun {
        expect(isNear(match.1, node.size[axis]), "that isn't its \(noun)")
        expect(isNear(match.2, node.proposal[axis]), "that isn't its offer")
      }
      for match in verdict.matches(of: /its ideal (-?[\d.]+) of (width|height)/)
      where match.2 == noun {
        expect(node.proposal[axis] == nil && isNear(match.1, node.size[axis]), "it isn't ideal")
      }
    }
    if verdict.contains("takes no room") { expect(node.size == .zero, "it takes some") }
    if let match = verdict.firstMatch(of: /takes the (-?[\d.]+) that are left/) {
      let lengths = [node.size.width, node.size.height]
      expect(lengths.contains { isNear(match.1, $0) }, "it doesn't")
    }
    if verdict.contains("can't grow") {
      expect(width == nil || height == nil, "all of it is offered")
    }
    if let match = verdict.firstMatch(of: /scaled to (-?[\d.]+)/) {
      expect((Double(match.1) ?? 2) <= 1, "it isn't smaller")
    }
    return wrong
  }

  private func contradictions(_ finding: LayoutFinding) -> [String] {
    guard let id = finding.node, result.nodes.indices.contains(id.index) else { return [] }
    let node = result.node(id)
    var wrong: [String] = []
    func expect(_ isTrue: Bool) { if !isTrue { wrong.append("not so: \(finding.message)") } }
    expect(node.isPlaced || finding.rule.hasPrefix("too-") || finding.rule.hasSuffix("-frame"))
    if let match = finding.message.firstMatch(
      of: /is (-?[\d.]+) too (wide|high): it needs (-?[\d.]+) of the (-?[\d.]+) it is offered/)
    {
      let axis = match.2 == "wide" ? Axis.horizontal : .vertical
      expect(isNear(match.3, node.size[axis]) && isNear(match.4, node.proposal[axis]))
      expect(isNear(match.1, node.proposal[axis].map { node.size[axis] - $0 }))
    }
    if let match = finding.message.firstMatch(
      of: /needs (-?[\d.]+) points and has (-?[\d.]+); line/)
    {
      expect(isNear(match.2, node.proposal.width) && (Double(match.1) ?? 0) > node.size.width)
    }
    if let match = finding.message.firstMatch(of: /takes touches on (-?[\d.]+)×(-?[\d.]+)/) {
      expect(isNear(match.1, node.size.width) && isNear(match.2, node.size.height))
    }
    return wrong + finding.consequences.flatMap(contradictions)
  }

  /// To a thousandth, as lengths are written.
  private func isNear(_ text: Substring, _ value: Double?) -> Bool {
    guard let value else { return false }
    if text == "∞" { return value == .infinity }
    return Double(text).map { abs($0 - value) <= 0.00051 + abs(value) * 1e-9 } ?? false
  }
}
