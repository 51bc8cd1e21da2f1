import Testing

@testable import LayoutSolver

/// What holds for every layout, shown on ten thousand trees made by lot.
@Suite struct PropertyTests {
  private static let seeds = 10_000
  private static let chunks = 16

  @Test(arguments: 0..<chunks)
  func everyTreeKeepsTheRules(chunk: Int) {
    for seed in stride(from: chunk, to: Self.seeds, by: Self.chunks) {
      let tree = RandomTree(seed: seed)
      for failure in tree.failures { Issue.record("\(failure)\n\(tree.words)") }
    }
  }
}

/// A tree made by lot, laid out in every way that must not make a difference. The work has a bound
/// too: a node is asked so many different things at most for each level it lies deep.
private struct RandomTree {
  private static let containers = [
    Size(width: 320, height: 480), Size(width: 0, height: 0), Size(width: 50, height: 1e7),
  ]
  private static let proposals: [ProposedViewSize] = [
    .unspecified, .zero, ProposedViewSize(width: .infinity, height: .infinity),
    ProposedViewSize(width: nil, height: 0), ProposedViewSize(width: .infinity, height: 77.7),
    ProposedViewSize(width: 123.4, height: nil),
  ]
  /// A power of two, so that adding it to small lengths changes no digit of theirs.
  private static let shift = EdgeInsets(top: 2048, leading: 1024)

  private let seed: Int
  private let container: LayoutContainer
  /// One tree in four looks at where it lies, and so may look different elsewhere.
  private var readsPosition: Bool { seed % 4 == 0 }

  init(seed: Int) {
    self.seed = seed
    container = LayoutContainer(size: Self.containers[seed % Self.containers.count])
  }

  private var root: View {
    var trees = RandomTrees(seed: seed, readsPosition: readsPosition)
    return trees.view(4)
  }

  private func negotiation(
    _ container: LayoutContainer? = nil, recording: Recording = .off, remembers: Bool = true
  ) -> Negotiation {
    // Before 27 a relative frame across a scroll view's axis goes by where the unsafe edges are.
    var environment = EnvironmentValues()
    environment.platform = Platform(os: 27)
    let negotiation = Negotiation(
      root: root, environment: environment, container: container ?? self.container,
      recording: recording)
    negotiation.solver.remembersAnswers = remembers
    return negotiation
  }

  /// The tree's nodes, to look at one that fails.
  var words: String {
    let nodes = negotiation().layout().nodes
    return "seed \(seed) in \(container.size.width) by \(container.size.height)\n"
      + nodes.map { node in
        String(repeating: "  ", count: node.depth)
          + "\(node.id.index) \(node.name) \(node.detail) \(node.proposal) \(node.frame)"
      }.joined(separator: "\n")
  }

  var failures: [String] {
    let result = negotiation().layout()
    guard let root = result.root else { return [] }
    let forgetful = negotiation(remembers: false).layout()
    let recording = negotiation(recording: .on)
    let recorded = recording.layout()
    var failures: [String] = []
    func expect(_ holds: Bool, _ failure: @autoclosure () -> String) {
      if !holds { failures.append(failure()) }
    }
    let frames = result.nodes.map(\.frame)
    expect(frames.allSatisfy(\.isNumeric), "a frame isn't a number")
    expect(frames == forgetful.nodes.map(\.frame), "without memory it looks different")
    expect(frames == recorded.nodes.map(\.frame), "recorded it looks different")
    // Every answer is a record, every call at least two words of the log.
    let levels = result.nodes.reduce(0) { $0 + $1.depth + 1 }
    let answers = recording.solver.records.count
    let calls = recording.solver.log.words.count / 2
    expect(answers <= 12 * levels, "\(answers) answers for \(levels) levels")
    expect(calls <= 40 * levels, "\(calls) calls for \(levels) levels")
    for proposal in Self.proposals {
      let size = result.size(of: root, for: proposal)
      expect(!size.width.isNaN && !size.height.isNaN, "\(size) for \(proposal)")
      expect(
        size == recorded.size(of: root, for: proposal), "\(proposal) is answered in two ways")
    }
    if !readsPosition { failures += differencesWhenMoved(result) }
    return failures + differencesWhenKept(.off) + differencesWhenKept(.on)
  }

  /// A tree that keeps what its lazy containers' members are made of looks and asks, in one container
  /// after another, as one that doesn't. A tree made for the container may differ from both: layouts
  /// of a scene's own keep their caches.
  private func differencesWhenKept(_ recording: Recording) -> [String] {
    let kept = negotiation(recording: recording)
    kept.effects = { 0 }
    let forgetful = negotiation(recording: recording)
    return (Self.containers + [container.size]).enumerated().compactMap { turn, size in
      let container = LayoutContainer(size: size)
      let result = kept.layout(in: container)
      let other = forgetful.layout(in: container)
      let isSame =
        result.nodes.map(\.frame) == other.nodes.map(\.frame)
        && result.events.map(\.words) == other.events.map(\.words)
      return isSame ? nil : "kept, it differs in container \(turn)"
    }
  }

  /// Moving the container's safe rectangle moves every frame along.
  private func differencesWhenMoved(_ still: LayoutResult) -> [String] {
    let (x, y) = (Self.shift.leading, Self.shift.top)
    let moved = negotiation(
      LayoutContainer(
        size: Size(width: container.size.width + x, height: container.size.height + y),
        safeAreaInsets: Self.shift)
    ).layout()
    return zip(still.nodes, moved.nodes).compactMap { a, b in
      let distance = max(
        abs(b.frame.minX - a.frame.minX - x), abs(b.frame.minY - a.frame.minY - y),
        abs(b.frame.width - a.frame.width), abs(b.frame.height - a.frame.height))
      let size = max(a.frame.width, a.frame.height, abs(a.frame.minX), abs(a.frame.minY))
      return distance < 1e-6 + 8 * size.ulp || !a.isPlaced
        ? nil : "moved, node \(a.id.index) goes from \(a.frame) to \(b.frame)"
    }
  }
}

extension LayoutEvent {
  fileprivate var words: String { "\(phase) \(node) \(proposal) \(answer) \(rule) \(end)" }
}

extension Rect {
  fileprivate var isNumeric: Bool { [minX, minY, width, height].allSatisfy { !$0.isNaN } }
}
