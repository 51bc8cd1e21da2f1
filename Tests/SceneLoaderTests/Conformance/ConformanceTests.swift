import LayoutSolver
import SceneLoader
import Testing

/// What is known of real SwiftUI, case by case.
struct ConformanceTests {
  @Test func allCasesAreThere() {
    #expect(ConformanceCase.all.count >= 530)
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
    for (words, frame) in testCase.texts {
      let start = words.hasSuffix("…") ? "\"\(words.dropLast())" : "\"\(words)\""
      let node = try #require(
        result.nodes.first { $0.name == "Text" && $0.detail.hasPrefix(start) }, "no “\(words)”")
      let actual = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
      #expect(near(actual, frame, testCase.tolerance), "“\(words)”: \(actual), not \(frame)")
    }
    for (id, size) in testCase.sizes {
      let node = try #require(result.node(identifier: id), "no view is called \(id)")
      let actual = [node.size.width, node.size.height]
      #expect(near(actual, size, testCase.tolerance), "size of \(id): \(actual), not \(size)")
    }
    if !testCase.output.isEmpty { #expect(outcome.output == testCase.output) }
    if !testCase.calls.isEmpty { checkCalls(testCase, in: result) }
  }

  /// The event log has the calls that a scene's `ProcessLog`s noted, each tag's at one node.
  private func checkCalls(_ testCase: ConformanceCase, in result: LayoutResult) {
    let events = result.events.filter {
      result.node($0.node).name == "ProcessLog" && $0.phase != .place && !$0.isRepeat
    }
    #expect(events.count == testCase.calls.count)
    var nodes: [String: NodeID] = [:]
    for (event, call) in zip(events, testCase.calls) {
      #expect(nodes[call.tag, default: event.node] == event.node, "\(call.tag) is another node")
      nodes[call.tag] = event.node
      let numbers: [Double?] = [
        event.proposal.width, event.proposal.height, event.answer.width, event.answer.height,
      ]
      let agrees = zip(numbers, call.numbers).allSatisfy { actual, expected in
        guard let actual, let expected, actual.isFinite else { return actual == expected }
        return abs(actual - expected) <= testCase.tolerance
      }
      #expect(agrees, "\(call.tag): \(numbers), not \(call.numbers)")
    }
    #expect(Set(nodes.values).count == nodes.count)
  }

  private func near(_ actual: [Double], _ expected: [Double?], _ tolerance: Double) -> Bool {
    actual.count == expected.count
      && zip(actual, expected).allSatisfy { actual, expected in
        expected.map { abs(actual - $0) <= tolerance + 1e-9 } ?? true
      }
  }
}
