import LayoutSolver
import Workloads

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The least processor time of several rounds, in nanoseconds a node; each round works on trees of
/// some 20,000 nodes together.
struct LayoutTimes: CustomStringConvertible {
  private var full = Double.infinity
  private var resize = Double.infinity
  private var build = Double.infinity

  private static let rounds = 20
  private static let nodes = 20_000

  init(_ workload: Workload, _ recording: Recording) {
    let count = max(Self.nodes / workload.nodeCount, 1)
    for _ in 0..<Self.rounds {
      var made: [Negotiation] = []
      build = min(
        build,
        Self.time(count, workload) {
          made = (0..<count).map { _ in workload.negotiation(recording) }
        })
      full = min(full, Self.time(count, workload) { for tree in made { _ = tree.layout() } })
      resize = min(
        resize,
        Self.time(count, workload) {
          for step in 1...count { _ = made[0].layout(in: workload.container(step: step)) }
        })
    }
  }

  var description: String {
    "full \(Int(full.rounded())) resize \(Int(resize.rounded())) build \(Int(build.rounded()))"
  }

  private static func time(_ count: Int, _ workload: Workload, _ work: () -> Void) -> Double {
    let before = clock()
    work()
    return Double(clock() - before) * 1e9 / Double(CLOCKS_PER_SEC)
      / Double(count * workload.nodeCount)
  }
}
