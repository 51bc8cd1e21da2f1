import LayoutSolver
import Workloads

/// Lays each workload out once, recording nothing, or with `--recording`: for counting instructions
/// and for profilers. With `--times` it prints the least nanoseconds a node of twenty rounds, to
/// stand beside other engines in one run. See Benchmarks/README.md.
@main
struct LayoutOnce {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let recording: Recording = arguments.contains("--recording") ? .on : .off
    for name in arguments where !name.hasPrefix("--") {
      guard let workload = Workload.named(name) else {
        print("\(name): no such workload; use one such as flat:1000, deep:50 or tree:5")
        continue
      }
      if arguments.contains("--times") {
        print("\(name) reflow \(LayoutTimes(workload, recording))")
      } else {
        _ = workload.negotiation(recording).layout()
        print("\(name): \(workload.nodeCount) nodes")
      }
    }
  }
}
