import Foundation

/// What a case says of one view, beside what a result has of it.
package struct ConformanceView {
  /// A number of points, a word such as `inf`, or a line that was printed.
  enum Figure: Equatable {
    case any, none, absent
    case number(Double)
    case line(String)

    /// As `32` or `20.33`.
    var words: String {
      switch self {
      case .any: "any"
      case .none: "nil"
      case .absent: "-"
      case .number(let value) where value.isInfinite: "inf"
      case .number(let value): Self.points(value)
      case .line(let text): text
      }
    }

    private static func points(_ value: Double) -> String {
      var text = String(format: "%.2f", value)
      while text.hasSuffix("0") { text.removeLast() }
      return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
  }

  let testCase: ConformanceCase
  /// `frame title`, `text Hello`, `size box`, `calls padding`, `prints`.
  package let name: String
  let pairs: [(expected: Figure, actual: Figure)]
  /// Whether the result has the view at all.
  let isSeen: Bool

  private init(
    _ testCase: ConformanceCase, _ name: String, _ expected: [Figure], _ actual: [Figure]
  ) {
    self.testCase = testCase
    self.name = name
    isSeen = !actual.isEmpty
    pairs = (0..<max(expected.count, actual.count)).map {
      ($0 < expected.count ? expected[$0] : .absent, $0 < actual.count ? actual[$0] : .absent)
    }
  }

  /// Those of a case, in the order of its comments.
  package static func all(of testCase: ConformanceCase, in result: ConformanceResult?) -> [Self] {
    var views: [Self] = []
    func add(
      _ kind: String, _ expected: [(name: String, numbers: [Double?])],
      _ actual: [(name: String, numbers: [Double?])]
    ) {
      for (name, numbers) in expected {
        let found = actual.first { $0.name == name }?.numbers ?? []
        views.append(
          Self(
            testCase, "\(kind) \(name)", numbers.map { $0.map(Figure.number) ?? .any },
            found.map { $0.map(Figure.number) ?? .none }))
      }
    }
    add("frame", testCase.frames, result?.frames ?? [])
    add("text", testCase.texts, result?.texts ?? [])
    add("size", testCase.sizes, result?.sizes ?? [])
    var tags: [String] = []
    for call in testCase.calls where !tags.contains(call.tag) { tags.append(call.tag) }
    for tag in tags {
      func figures(_ calls: [ConformanceCall]) -> [Figure] {
        calls.filter { $0.tag == tag }.flatMap(\.numbers).map { $0.map(Figure.number) ?? .none }
      }
      views.append(
        Self(testCase, "calls \(tag)", figures(testCase.calls), figures(result?.calls ?? [])))
    }
    if !testCase.output.isEmpty {
      views.append(
        Self(
          testCase, "prints", testCase.output.map(Figure.line),
          (result?.output ?? []).map(Figure.line)))
    }
    return views
  }

  /// How many figures the case has of it.
  var figures: Int { pairs.count { $0.expected != .any } }
  var agreeing: Int { pairs.count { $0.expected != .any && agrees($0) } }
  package var agrees: Bool { agreeing == figures }
  /// The largest difference of two numbers.
  var largest: Double { pairs.map(difference).max() ?? 0 }
  /// What differs, in words.
  package var words: String {
    let expected = pairs.map(\.expected.words).joined(separator: " ")
    let actual = isSeen ? pairs.map(\.actual.words).joined(separator: " ") : "nothing"
    return "\(testCase.id), \(name): \(expected), not \(actual)"
  }

  private func agrees(_ pair: (expected: Figure, actual: Figure)) -> Bool {
    pair.expected == pair.actual || difference(pair) <= testCase.tolerance + 1e-9 && isNumber(pair)
  }

  private func isNumber(_ pair: (expected: Figure, actual: Figure)) -> Bool {
    guard case (.number(let expected), .number(let actual)) = pair else { return false }
    return expected.isFinite && actual.isFinite
  }

  private func difference(_ pair: (expected: Figure, actual: Figure)) -> Double {
    guard isNumber(pair), case (.number(let expected), .number(let actual)) = pair else { return 0 }
    return abs(expected - actual)
  }
}
