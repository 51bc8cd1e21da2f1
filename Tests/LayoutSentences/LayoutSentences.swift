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
    for axis in Axis.allCases {
      let (noun, adjective) =
        axis == .horizontal ? ("width", "wide") : ("height", "high")
      let (hugs, fills) = ("as \(adjective) as ", " takes all of the \(noun)")
      let isHugging = verdict.hasPrefix("takes ") && verdict.contains(hugs)
      guard isHugging || verdict.contains(fills) else { continue }
      let isSo = descendants(of: node).contains { inside in
        let title = result.title(of: inside.id)
        guard verdict.contains(isHugging ? hugs + title : title + fills) else { return false }
        return decides(inside, node, axis)
      }
      expect(isSo, "nothing so called has its \(noun)")
      if !isHugging { expect(isNear(node.size[axis], node.proposal[axis]), "it isn't filled") }
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

  /// The views and modifiers inside a view.
  private func descendants(of node: PlacedNode) -> [PlacedNode] {
    var open = node.children
    var all: [PlacedNode] = []
    while let id = open.popLast() {
      let next = result.node(id)
      guard next.isPlaced else { continue }
      all.append(next)
      open += next.children
    }
    return all
  }

  /// Whether a view has the length of one inside of it, or of a modifier of that one, apart from
  /// paddings.
  private func decides(_ inside: PlacedNode, _ node: PlacedNode, _ axis: Axis) -> Bool {
    var path = [inside]
    while let parent = path.last?.parent, path.last?.id != node.id {
      path.append(result.node(parent))
    }
    // From the outside on, lengths are handed on, up to a modifier that has its own.
    path.reverse()
    for (outer, next) in zip(path, path.dropFirst())
    where outer.name != "padding" && !isNear(outer.size[axis], next.size[axis]) {
      let rest = path.drop { $0.id != outer.id }
      return outer.id != node.id && rest.dropLast().allSatisfy(\.isModifier)
    }
    return path.count > 1
  }

  private func isNear(_ one: Double, _ other: Double?) -> Bool {
    other.map { abs($0 - one) < 0.02 } ?? false
  }

  private func contradictions(_ finding: LayoutFinding) -> [String] {
    guard let id = finding.node, result.nodes.indices.contains(id.index) else { return [] }
    let node = result.node(id)
    var wrong: [String] = []
    func expect(_ isTrue: Bool) { if !isTrue { wrong.append("not so: \(finding.message)") } }
    expect(
      node.isPlaced || finding.rule.rawValue.hasPrefix("too-")
        || finding.rule.rawValue.hasSuffix("-frame"))
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
    if let match = finding.message.firstMatch(
      of: /is (-?[\d.]+)×(-?[\d.]+) in a frame of (-?[\d.]+)×(-?[\d.]+), and drawn/)
    {
      expect(isNear(match.1, node.size.width) && isNear(match.2, node.size.height))
    }
    if let match = finding.message.firstMatch(
      of: /offered no (width|height) by .* and takes (-?[\d.]+) points/)
    {
      let axis = match.1 == "width" ? Axis.horizontal : .vertical
      expect(node.proposal[axis] == nil && isNear(match.2, node.size[axis]))
    }
    if let match = finding.message.firstMatch(
      of: /offers? (?:it )?no (width|height), so it is as (?:wide|high) as its content, (-?[\d.]+)/)
    {
      let axis = match.1 == "width" ? Axis.horizontal : .vertical
      expect(node.proposal[axis] == nil && isNear(match.2, node.size[axis]))
    }
    if let match = finding.message.firstMatch(
      of: /lines need (-?[\d.]+) points of height and have (-?[\d.]+), which leaves (\d+)/)
    {
      expect(isNear(match.2, node.proposal.height) && Int(match.3) == node.textLines.count)
      expect((Double(match.1) ?? 0) > (Double(match.2) ?? 0))
    }
    if let match = finding.message.firstMatch(
      of: /the word needs (-?[\d.]+) points and a line has (-?[\d.]+)/)
    {
      let (needs, has) = (Double(match.1) ?? 0, Double(match.2) ?? 0)
      expect(isNear(match.2, node.proposal.width) && needs > has)
    }
    if let match = finding.message.firstMatch(of: /the scene is (-?[\d.]+) points (wide|high)/) {
      let axis = match.2 == "wide" ? Axis.horizontal : .vertical
      expect(isNear(match.1, node.size[axis]))
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
