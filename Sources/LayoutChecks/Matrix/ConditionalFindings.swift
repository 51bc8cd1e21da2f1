import SceneLoader

/// Puts what was found at single conditions together: each finding once, with what it holds under.
struct ConditionalFindings {
  private let matrix: LayoutMatrix
  private let results: MatrixResults
  private let scene: Scene
  private let threshold: WidthThreshold

  init(_ matrix: LayoutMatrix, _ results: MatrixResults, scene: Scene) {
    self.matrix = matrix
    self.results = results
    self.scene = scene
    threshold = WidthThreshold(scene)
  }

  /// How many layouts it took to find thresholds.
  var layouts: Int { threshold.layouts }

  /// In the order of their places.
  func all() -> [ConditionalFinding] {
    let holding = results.previews.map { results.holding($0) }
    return results.examples.map { key, example in
      var finding = finding(example, points: holding.map { $0[key] ?? [] })
      if matrix.count > 1, example.problem.severity != .note {
        let point = example.point
        let settings = matrix.settings(
          point.slice, screen: point.screen, typeSize: point.typeSize)
        finding.goneFrom = threshold.width(of: key, settings, preview: example.preview)
      }
      return finding
    }.sorted { Self.order($0.problem, $1.problem) }
  }

  private static func order(_ a: SceneDiagnostic, _ b: SceneDiagnostic) -> Bool {
    func rank(_ problem: SceneDiagnostic) -> (String, Int, String, String) {
      (
        problem.location?.file ?? "", problem.location?.offset ?? -1, problem.identifier,
        problem.message
      )
    }
    return rank(a) < rank(b)
  }

  /// - Parameter points: the conditions it holds under, a set for each preview.
  private func finding(
    _ example: MatrixResults.Example, points: [Set<MatrixPoint>]
  ) -> ConditionalFinding {
    let words = ConditionWords(matrix)
    let total = points.reduce(0) { $0 + $1.count }
    let isAlways = total == matrix.count * points.count
    let condition = words.words(of: example.point)
    return ConditionalFinding(
      example.problem, conditions: isAlways ? "" : conditions(points, words),
      example: matrix.count > 1 && !condition.isEmpty ? condition : nil, count: total)
  }

  /// Previews with the same conditions are named together.
  private func conditions(_ points: [Set<MatrixPoint>], _ words: ConditionWords) -> String {
    var groups: [(points: Set<MatrixPoint>, previews: [Int])] = []
    for (preview, points) in points.enumerated() where !points.isEmpty {
      if let place = groups.firstIndex(where: { $0.points == points }) {
        groups[place].previews.append(preview)
      } else {
        groups.append((points, [preview]))
      }
    }
    return groups.map { group in
      let conditions = words.words(of: group.points)
      guard group.previews.count < points.count else { return conditions }
      let names = previewWords(group.previews, of: points.count)
      return conditions.isEmpty ? names : "\(names): \(conditions)"
    }.joined(separator: "; ")
  }

  private func previewWords(_ previews: [Int], of count: Int) -> String {
    let names = previews.map { "'\(scene.previews[$0])'" }
    if names.count == 1 { return "in preview \(names[0])" }
    if names.count > 3 { return "in \(names.count) of \(count) previews" }
    return "in previews \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
  }
}
