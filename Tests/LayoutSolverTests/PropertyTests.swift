import Testing

@testable import LayoutSolver

/// What holds for every layout, shown on trees made by lot.
@Suite struct PropertyTests {
  private static let seeds = 0..<2500
  private static let containers = [
    Size(width: 320, height: 480), Size(width: 0, height: 0), Size(width: 50, height: 1e7),
  ]

  private func frames(
    _ seed: Int, _ container: LayoutContainer, recording: Recording = .off, remembers: Bool = true
  ) -> [Rect] {
    var trees = RandomTrees(seed: seed)
    let negotiation = Negotiation(
      root: trees.view(4), container: container, recording: recording)
    negotiation.solver.remembersAnswers = remembers
    return negotiation.layout().nodes.map(\.frame)
  }

  private func container(_ seed: Int) -> LayoutContainer {
    LayoutContainer(size: Self.containers[seed % Self.containers.count])
  }

  @Test func noNumberIsEverNone() {
    for seed in Self.seeds {
      for frame in frames(seed, container(seed)) {
        let sum = frame.minX + frame.minY + frame.width + frame.height
        #expect(!sum.isNaN, "seed \(seed): \(frame)")
      }
    }
  }

  @Test func recordingChangesNothing() {
    for seed in Self.seeds {
      let container = container(seed)
      let recorded = frames(seed, container, recording: .on)
      #expect(recorded == frames(seed, container), "seed \(seed)")
    }
  }

  @Test func memoryChangesNothing() {
    for seed in Self.seeds {
      let container = container(seed)
      let forgetful = frames(seed, container, remembers: false)
      #expect(forgetful == frames(seed, container), "seed \(seed)")
    }
  }

  @Test func layingOutAgainChangesNothing() {
    for seed in Self.seeds where seed % 5 == 0 {
      var trees = RandomTrees(seed: seed)
      let negotiation = Negotiation(root: trees.view(4), container: container(seed))
      let first = negotiation.layout()
      _ = negotiation.layout(in: LayoutContainer(size: Size(width: 77, height: 99)))
      #expect(first.nodes.map(\.frame) == negotiation.layout().nodes.map(\.frame), "seed \(seed)")
    }
  }

  /// Exact, since the shift is a power of two and the lengths are small.
  @Test func movingTheContainerMovesEveryFrame() {
    for seed in Self.seeds {
      var trees = RandomTrees(seed: seed)
      let view = trees.stillView(4)
      let still = view.laidOut(320, 480)
      let moved = view.laidOut(
        320 + 1024, 480 + 2048, insets: EdgeInsets(top: 2048, leading: 1024))
      for (a, b) in zip(still.nodes, moved.nodes) where a.isPlaced {
        let distance = max(
          abs(b.frame.minX - a.frame.minX - 1024), abs(b.frame.minY - a.frame.minY - 2048),
          abs(b.frame.width - a.frame.width), abs(b.frame.height - a.frame.height))
        #expect(distance < 1e-6, "seed \(seed): \(a.name) \(a.frame) \(b.frame)")
      }
    }
  }
}
