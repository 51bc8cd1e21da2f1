import LayoutSolver

/// Times the solver: `swift run -c release LayoutBenchmarks [WORKLOAD…]`, for instance `deep tree:4`.
///
/// Prints nanoseconds per node from scratch and on a change of the container's width, recording off
/// and on: the median of seven repetitions of about 20,000 nodes each. Building the tree isn't
/// timed. With `--once` each workload is laid out once and nothing is timed, for counting
/// instructions under `valgrind --tool=callgrind`.
@main
struct LayoutBenchmarks {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let names = arguments.filter { !$0.hasPrefix("--") }
    let chosen = Workload.all.filter { workload in
      names.isEmpty || names.contains { workload.name.hasPrefix($0) }
    }
    if arguments.contains("--once") {
      for workload in chosen { _ = negotiation(workload, .off).layout() }
      return
    }
    print("workload        scratch  resize  recorded  resized, recorded   ns per node")
    for workload in chosen {
      let plain = time(workload, .off)
      let recorded = time(workload, .on)
      let cells = [plain.scratch, plain.resize, recorded.scratch, recorded.resize]
      print(
        pad(workload.name, 14), cells.map { pad("\(Int($0.rounded()))", -8) }.joined(),
        isRight(workload) ? "" : "  WRONG RESULT")
    }
  }

  private static func negotiation(_ workload: Workload, _ recording: Recording) -> Negotiation {
    Negotiation(
      root: workload.root, container: workload.container(width: workload.width),
      recording: recording)
  }

  private static func time(
    _ workload: Workload, _ recording: Recording
  ) -> (scratch: Double, resize: Double) {
    let batch = max(1, 20_000 / workload.nodeCount)
    let scratch = median { () -> Double in
      let made = (0..<batch).map { _ in negotiation(workload, recording) }
      return nanoseconds { for one in made { _ = one.layout() } }
    }
    let kept = negotiation(workload, recording)
    var step = 0
    let resize = median {
      nanoseconds {
        for _ in 0..<batch {
          step += 1
          let width = workload.width - 400 + Double((37 * step) % 401)
          _ = kept.layout(in: workload.container(width: width))
        }
      }
    }
    let nodes = Double(batch * workload.nodeCount)
    return (scratch / nodes, resize / nodes)
  }

  /// Of seven, after one that doesn't count.
  private static func median(_ measure: () -> Double) -> Double {
    _ = measure()
    return (0..<7).map { _ in measure() }.sorted()[3]
  }

  private static func nanoseconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work).components
    return Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
  }

  /// Whether the sizes are those every engine of the comparison arrives at.
  private static func isRight(_ workload: Workload) -> Bool {
    guard let expected = workload.expected else { return true }
    let result = negotiation(workload, .off).layout()
    let leaves = result.nodes.filter(\.children.isEmpty).map(\.size)
    let sum = leaves.reduce(0) { $0 + $1.width + 3 * $1.height }
    guard let root = result.root.map({ result.node($0).size }) else { return false }
    return root == Size(width: expected.width, height: expected.height) && sum == expected.sum
  }

  /// To the right of the text, or to its left for a negative length.
  private static func pad(_ text: String, _ length: Int) -> String {
    let blank = String(repeating: " ", count: max(abs(length) - text.count, 0))
    return length < 0 ? blank + text : text + blank
  }
}
