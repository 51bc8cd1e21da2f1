import LayoutSolver
import SceneLoader
import Testing

/// Scenes whose layout by SwiftUI is known, run the whole way from source to frames.
@Suite("Conformance", .enabled(if: ConformanceCase.isAsked))
struct ConformanceTests {
  @Test("All cases are read")
  func count() {
    #expect(ConformanceCase.all.count >= 189)
    #expect(
      ConformanceCase.all.allSatisfy { !$0.frames.isEmpty || !$0.sizes.isEmpty || $0.output != nil }
    )
  }

  @Test("Comes out as in SwiftUI", arguments: ConformanceCase.all)
  func scene(_ known: ConformanceCase) {
    if let reason = KnownDifferences.reasons[known.name] {
      withKnownIssue("\(reason)") { check(known) }
    } else {
      check(known)
    }
  }

  private func check(_ known: ConformanceCase) {
    let scene = Scene(
      files: [Scene.File(name: "\(known.name).swift", text: known.text)], name: known.name)
    let outcome = scene.layout(known.settings, recording: .off)
    let problems = (scene.diagnostics + outcome.diagnostics).filter { $0.severity == .error }
    #expect(problems.isEmpty)
    guard let result = outcome.result else {
      Issue.record("nothing was laid out")
      return
    }
    for (id, expected) in known.frames.sorted(by: { $0.key < $1.key }) {
      let frame = result.node(identifier: id)?.frame
      compare(id, frame.map { [$0.minX, $0.minY, $0.width, $0.height] }, expected, known.tolerance)
    }
    for (id, expected) in known.sizes.sorted(by: { $0.key < $1.key }) {
      let size = result.node(identifier: id)?.size
      compare(id, size.map { [$0.width, $0.height] }, expected, known.tolerance)
    }
    if let output = known.output { #expect(outcome.output == output) }
  }

  private func compare(
    _ id: String, _ found: [Double]?, _ expected: [Double], _ tolerance: Double
  ) {
    guard let found else {
      Issue.record("no node is called \(id)")
      return
    }
    let isNear = zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
    #expect(isNear, "\(id) is \(found), not \(expected)")
  }
}
