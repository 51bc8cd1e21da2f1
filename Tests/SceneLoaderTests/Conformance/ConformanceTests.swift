import LayoutSolver
import SceneLoader
import Testing

/// What is known of real SwiftUI, case by case.
struct ConformanceTests {
  @Test func allCasesAreThere() {
    #expect(ConformanceCase.all.count >= 189)
    #expect(ConformanceCase.all.allSatisfy { !$0.confidence.isEmpty })
  }

  @Test(arguments: ConformanceCase.all)
  func agrees(_ testCase: ConformanceCase) throws {
    if let reason = KnownDisagreements.reasons[testCase.id] {
      withKnownIssue("\(reason)") { try check(testCase) }
    } else {
      try check(testCase)
    }
  }

  private func check(_ testCase: ConformanceCase) throws {
    let scene = Scene(
      files: [Scene.File(name: testCase.id, text: testCase.source)], name: testCase.id)
    #expect(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(testCase.settings)
    #expect(outcome.diagnostics.map(\.message) == [])
    let result = try #require(outcome.result)
    for (id, frame) in testCase.frames {
      let node = try #require(result.node(identifier: id), "no view is called \(id)")
      let actual = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
      #expect(near(actual, frame, testCase.tolerance), "frame of \(id): \(actual), not \(frame)")
    }
    for (id, size) in testCase.sizes {
      let node = try #require(result.node(identifier: id), "no view is called \(id)")
      let actual = [node.size.width, node.size.height]
      #expect(near(actual, size, testCase.tolerance), "size of \(id): \(actual), not \(size)")
    }
    if !testCase.output.isEmpty { #expect(outcome.output == testCase.output) }
  }

  private func near(_ actual: [Double], _ expected: [Double], _ tolerance: Double) -> Bool {
    actual.count == expected.count
      && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance + 1e-9 }
  }
}
