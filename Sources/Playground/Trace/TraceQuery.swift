import LayoutSolver

/// A search in a negotiation: words, each of which a call must contain in its view's name, text or
/// identifier, in its phase, or, for a length or size, in its proposal or answer.
///
/// `text 300` finds texts' answers where 300 points were offered or taken, `min` the probes for
/// minima, `nil×500` the answers to such a proposal.
public struct TraceQuery: Equatable, Sendable {
  public let text: String
  private let words: [String]

  /// Nil for a text without words.
  public init?(_ text: String) {
    self.text = text
    words = text.lowercased().split(separator: " ").map(String.init)
    if words.isEmpty { return nil }
  }

  /// The query against the nodes of one result.
  public func matcher(_ nodes: [PlacedNode]) -> Matcher {
    let names = ViewNames(nodes)
    let texts = nodes.map { Playground.searchText($0, names.name(of: $0.id)).lowercased() }
    return Matcher(
      terms: words.map { word in
        Term(
          nodes: texts.map { $0.contains(word) },
          phases: LayoutPhase.allCases.map { $0.word.hasPrefix(word) },
          matchesRepeats: "memory".hasPrefix(word), length: ProposedViewSize.length(word),
          size: ProposedViewSize(typed: word))
      })
  }

  /// One word, looked up in all nodes and phases beforehand.
  struct Term: Sendable {
    /// By index.
    var nodes: [Bool]
    var phases: [Bool]
    var matchesRepeats: Bool
    /// A length in an optional that says whether the word is one.
    var length: Double??
    var size: ProposedViewSize?

    func matches(_ event: LayoutEvent) -> Bool {
      if nodes.indices.contains(event.node.index), nodes[event.node.index] { return true }
      if event.isRepeat ? matchesRepeats : phases[Self.order(of: event.phase)] { return true }
      let answer = ProposedViewSize(event.answer)
      if let size { return Self.isShownAs(size, event.proposal) || Self.isShownAs(size, answer) }
      guard let length else { return false }
      return Axis.allCases.contains {
        Self.isShownAs(length, event.proposal[$0]) || Self.isShownAs(length, answer[$0])
      }
    }

    private static func order(of phase: LayoutPhase) -> Int {
      LayoutPhase.allCases.firstIndex(of: phase) ?? 0
    }

    private static func isShownAs(_ a: ProposedViewSize, _ b: ProposedViewSize) -> Bool {
      Axis.allCases.allSatisfy { isShownAs(a[$0], b[$0]) }
    }

    /// Whether the two look the same on the screen, which has three decimals.
    private static func isShownAs(_ a: Double?, _ b: Double?) -> Bool {
      guard let a, let b else { return a == nil && b == nil }
      return a == b || abs(a - b) <= 0.0005
    }
  }

  public struct Matcher: Sendable {
    let terms: [Term]

    public func matches(_ event: LayoutEvent) -> Bool { terms.allSatisfy { $0.matches(event) } }
  }
}

extension LayoutPhase {
  /// `min`, `max`, `ideal`, `size` or `place`.
  public var word: String {
    switch self {
    case .minProbe: "min"
    case .maxProbe: "max"
    case .ideal: "ideal"
    case .size: "size"
    case .place: "place"
    }
  }
}
