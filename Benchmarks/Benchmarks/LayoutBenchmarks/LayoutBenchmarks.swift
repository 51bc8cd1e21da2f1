import Benchmark
import LayoutSolver
import Workloads

/// The time of layouts, in nanoseconds a node; building the trees is timed by itself.
let benchmarks: @Sendable () -> Void = {
  for workload in Workload.all {
    Benchmark(
      "\(workload.name), building", configuration: .layout,
      closure: { $0.measureBuilding(workload) })
    for recording in [Recording.off, .on] {
      let suffix = recording == .on ? ", recorded" : ""
      Benchmark(
        "\(workload.name), from scratch\(suffix)", configuration: .layout,
        closure: { $0.measureFromScratch(workload, recording) }, setup: { try workload.check() })
      Benchmark(
        "\(workload.name), other width\(suffix)", configuration: .layout,
        closure: { $0.measureResizing(workload, recording) }, setup: { try workload.check() })
    }
  }
  for workload in ["flat:100000", "tree:8", "deep:500"].compactMap(Workload.named) {
    Benchmark(
      "\(workload.name), memory", configuration: .memory,
      closure: { $0.measureMemory(workload) })
  }
}

private struct WrongResult: Error {
  let workload: String
}

extension Workload {
  fileprivate func check() throws {
    if !isRight { throw WrongResult(workload: name) }
  }
}

extension BenchmarkMetric {
  fileprivate static var timePerNode: BenchmarkMetric {
    .custom("ns per node", polarity: .prefersSmaller, useScalingFactor: false)
  }
  fileprivate static var bytesPerNode: BenchmarkMetric {
    .custom("bytes per node", polarity: .prefersSmaller, useScalingFactor: false)
  }
}

extension Benchmark.Configuration {
  fileprivate static var layout: Self {
    .init(
      metrics: [.timePerNode], warmupIterations: 1, maxDuration: .seconds(2), maxIterations: 15)
  }
  fileprivate static var memory: Self {
    .init(metrics: [.bytesPerNode], warmupIterations: 0, maxIterations: 1)
  }
}

extension Benchmark {
  /// About as many nodes are laid out in one stretch.
  private static var stretch: Int { 20_000 }

  fileprivate func measureFromScratch(_ workload: Workload, _ recording: Recording) {
    let count = max(Self.stretch / workload.nodeCount, 1)
    let made = (0..<count).map { _ in workload.negotiation(recording) }
    measure(count * workload.nodeCount) {
      for negotiation in made { Benchmark.blackHole(negotiation.layout()) }
    }
  }

  fileprivate func measureBuilding(_ workload: Workload) {
    let count = max(Self.stretch / workload.nodeCount, 1)
    measure(count * workload.nodeCount) {
      for _ in 0..<count { Benchmark.blackHole(workload.negotiation(.off)) }
    }
  }

  fileprivate func measureResizing(_ workload: Workload, _ recording: Recording) {
    let count = max(Self.stretch / workload.nodeCount, 1)
    let negotiation = workload.negotiation(recording)
    _ = negotiation.layout()
    measure(count * workload.nodeCount) {
      for step in 1...count {
        Benchmark.blackHole(negotiation.layout(in: workload.container(step: step)))
      }
    }
  }

  /// What trees of about 100,000 nodes and their layouts take; the descriptions of the views are
  /// there before.
  fileprivate func measureMemory(_ workload: Workload) {
    let count = max(100_000 / workload.nodeCount, 1)
    let before = ResidentMemory.bytes
    let results = (0..<count).map { _ in workload.negotiation(.off).layout() }
    let after = ResidentMemory.bytes
    Benchmark.blackHole(results)
    measurement(.bytesPerNode, (after - before) / (count * workload.nodeCount))
  }

  private func measure(_ nodes: Int, _ work: () -> Void) {
    startMeasurement()
    let duration = ContinuousClock().measure(work).components
    stopMeasurement()
    let nanoseconds = Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
    measurement(.timePerNode, Int((nanoseconds / Double(nodes)).rounded()))
  }
}
