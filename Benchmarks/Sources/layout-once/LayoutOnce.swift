import LayoutSolver
import Workloads

/// Lays each workload out once, recording nothing, or with `--recording`: for counting instructions
/// and for profilers. See Benchmarks/README.md.
@main
struct LayoutOnce {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let recording: Recording = arguments.contains("--recording") ? .on : .off
    for name in arguments where name != "--recording" {
      guard let workload = Workload.named(name) else {
        print("\(name): no such workload; use one such as flat:1000, deep:50 or tree:5")
        continue
      }
      _ = workload.negotiation(recording).layout()
      print("\(name): \(workload.nodeCount) nodes")
    }
  }
}
