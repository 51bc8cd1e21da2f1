import JSONText
import LayoutSolver
import SceneLoader

/// What a case's scene gives here, of the views that the case speaks of.
package struct ConformanceResult: Sendable {
  package let id: String
  /// Why there are no figures, or why they may be others; none where all is well.
  package private(set) var problems: [String] = []
  private(set) var frames: [(name: String, numbers: [Double?])] = []
  private(set) var texts: [(name: String, numbers: [Double?])] = []
  private(set) var sizes: [(name: String, numbers: [Double?])] = []
  package private(set) var calls: [ConformanceCall] = []
  private(set) var output: [String] = []

  /// Lays the case's scene out.
  package init(of testCase: ConformanceCase) {
    id = testCase.id
    let scene = Scene(files: [Scene.File(name: id, text: testCase.text)], name: id)
    let outcome = scene.layout(testCase.settings)
    problems = (scene.diagnostics + outcome.diagnostics).map(\.message)
    output = outcome.output
    guard let result = outcome.result else { return }
    func frame(_ node: PlacedNode) -> [Double?] {
      [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
    }
    for (id, _) in testCase.frames {
      if let node = result.node(identifier: id) { frames.append((id, frame(node))) }
    }
    for (words, _) in testCase.texts {
      let start = words.hasSuffix("…") ? "\"\(words.dropLast())" : "\"\(words)\""
      let node = result.nodes.first { $0.name == "Text" && $0.detail.hasPrefix(start) }
      if let node { texts.append((words, frame(node))) }
    }
    for (id, _) in testCase.sizes {
      guard let node = result.node(identifier: id) else { continue }
      sizes.append((id, [node.size.width, node.size.height]))
    }
    if !testCase.calls.isEmpty { calls = Self.calls(in: result, as: testCase.calls.map(\.tag)) }
  }

  /// The calls that the scene's `ProcessLog`s note, each tag's at one node: the first that calls where
  /// the case has the tag for the first time.
  private static func calls(in result: LayoutResult, as tags: [String]) -> [ConformanceCall] {
    let events = result.events.filter {
      result.node($0.node).name == "ProcessLog" && $0.phase != .place && !$0.isRepeat
    }
    var names: [NodeID: String] = [:]
    for (event, tag) in zip(events, tags) where names[event.node] == nil {
      names[event.node] = names.values.contains(tag) ? nil : tag
    }
    return events.map { event in
      ConformanceCall(
        names[event.node] ?? "?",
        [event.proposal.width, event.proposal.height, event.answer.width, event.answer.height])
    }
  }

  /// As `results.schema.json` has it.
  var json: JSON {
    func views(_ views: [(name: String, numbers: [Double?])]) -> JSON {
      .object(views.map { ($0.name, .row($0.numbers.map(JSON.number))) })
    }
    let members: [(String, JSON)] = [
      ("case", .string(id)), ("frames", views(frames)), ("texts", views(texts)),
      ("sizes", views(sizes)),
      ("calls", .array(calls.map { .row([.string($0.tag)] + $0.numbers.map(JSON.number)) })),
      ("prints", .array(output.map(JSON.string))),
      ("problems", .array(problems.map(JSON.string))),
    ]
    return .object(
      members.filter { _, value in value.array?.isEmpty != true && value.members?.isEmpty != true })
  }
}
