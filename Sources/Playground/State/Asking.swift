import Cells
import LayoutSolver

/// Proposals of the user's own: what the selected view would answer.
extension Playground {
  /// The typed proposal with its answer, then those worth knowing.
  func askEntries(_ typed: String) -> [Overlay.Entry] {
    guard let result, let node = selectedNode else { return [] }
    let container = result.container.size
    let presets: [ProposedViewSize] = [
      node.proposal, .zero, .unspecified, .infinity,
      ProposedViewSize(width: container.width, height: nil),
      ProposedViewSize(width: container.width / 2, height: nil),
      ProposedViewSize(width: 0, height: nil), ProposedViewSize(width: nil, height: 0),
    ]
    let wanted = ProposedViewSize(typed: typed)
    return ([wanted].compactMap { $0 } + presets).map { proposal in
      let answer = result.size(of: node.id, for: proposal)
      let question = words.text(proposal)
      let padding = String(repeating: " ", count: max(18 - TextWidth.of(question), 1))
      let line = StyledLine(question + padding, theme.title).adding("→ \(words.text(answer))")
      return Overlay.Entry(line: line, search: question) { $0.askedProposal = proposal }
    }
  }

  /// How far the selected node is from the marked one, edge to edge.
  func gapToMarked(from node: PlacedNode, in result: LayoutResult) -> String? {
    guard let id = marked?.node(in: result), id != node.id else { return nil }
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

extension RootProposal {
  /// `nilx400`, `inf x room`, `0 0`, where `room` is the container's; nil for anything else.
  public init?(typed: String) {
    let parts = typed.lowercased().split { "x×, ".contains($0) }.map(String.init)
    guard parts.count == 2 else { return nil }
    let lengths = parts.compactMap { part -> Length? in
      part == "room" ? .room : ProposedViewSize.length(part).map(Length.exactly)
    }
    guard lengths.count == 2 else { return nil }
    self.init(width: lengths[0], height: lengths[1])
  }
}

extension ProposedViewSize {
  /// `100xnil`, `inf x 50`, `0 0`; nil for anything else.
  init?(typed: String) {
    let parts = typed.lowercased().split { "x×, ".contains($0) }.map(String.init)
    guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1])
    else { return nil }
    self.init(width: width, height: height)
  }

  /// A length of its own inside an optional that says whether it is one at all.
  static func length(_ text: String) -> Double?? {
    switch text {
    case "nil": return .some(nil)
    case "inf", "infinity", "∞": return .infinity
    default:
      guard let value = Double(text), value.isFinite, value >= 0 else { return nil }
      return value
    }
  }
}
