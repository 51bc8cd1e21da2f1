import SceneLoader

/// Combines the findings of single conditions: each finding once, with the conditions that it
/// occurs under.
struct ConditionalFindings {
  private let matrix: LayoutMatrix
  private let results: MatrixResults
  private let facts: SceneFacts

  init(_ matrix: LayoutMatrix, _ results: MatrixResults, _ facts: SceneFacts) {
    self.matrix = matrix
    self.results = results
    self.facts = facts
  }

  /// The findings in the order of their places, with the number of layouts that finding thresholds
  /// took.
  func all(
    _ perform: ([MatrixUnit]) -> [Result<MatrixReport, MatrixFailure>],
    _ failures: inout MatrixFailures
  ) -> (findings: [ConditionalFinding], layouts: Int) {
    let holding = results.previews.map { results.holding($0) }
    let examples = results.examples.sorted { Self.order($0.value.problem, $1.value.problem) }
    let (widths, layouts) = thresholds(of: examples.map { ($0.key, $0.value) }, perform, &failures)
    let findings = examples.map { key, example in
      var finding = finding(example, points: holding.map { $0[key] ?? [] })
      finding.goneFrom = widths[key]
      return finding
    }
    return (findings, layouts)
  }

  /// Findings measured at one point have much of the search in common.
  private struct Place: Hashable {
    var preview: Int?
    var point: MatrixPoint
  }

  private func thresholds(
    of examples: [(key: FindingKey, example: MatrixExamples.Example)],
    _ perform: ([MatrixUnit]) -> [Result<MatrixReport, MatrixFailure>],
    _ failures: inout MatrixFailures
  ) -> (widths: [FindingKey: Double], layouts: Int) {
    // If every width or height is checked, the conditions are the thresholds already.
    guard matrix.count > 1, !matrix.isEveryLength else { return ([:], 0) }
    var places: [Place] = []
    var keys: [Place: [FindingKey]] = [:]
    for (key, example) in examples where example.problem.severity != .note {
      let place = Place(preview: example.preview, point: example.point)
      if keys[place] == nil { places.append(place) }
      keys[place, default: []].append(key)
    }
    let units = places.map {
      MatrixUnit.thresholds(keys[$0] ?? [], preview: $0.preview, point: $0.point)
    }
    var widths: [FindingKey: Double] = [:]
    var layouts = 0
    for (place, result) in zip(places, perform(units)) {
      switch result {
      case .success(.thresholds(let found, _)):
        for (key, found) in zip(keys[place] ?? [], found) { widths[key] = found.width }
        layouts += MatrixReport.layouts(of: found)
      case .success(.layouts): break
      case .failure(let failure): failures.add(failure, place.preview, [place.point])
      }
    }
    return (widths, layouts)
  }

  private static func order(_ a: SceneDiagnostic, _ b: SceneDiagnostic) -> Bool {
    func rank(_ problem: SceneDiagnostic) -> (String, Int, String, String) {
      (
        problem.location?.file ?? "", problem.location?.offset ?? -1, problem.identifier.name,
        problem.message
      )
    }
    return rank(a) < rank(b)
  }

  /// - Parameter points: The conditions that it occurs under, a set for each preview.
  private func finding(
    _ example: MatrixExamples.Example, points: [Set<MatrixPoint>]
  ) -> ConditionalFinding {
    let words = ConditionWords(matrix)
    let total = points.reduce(0) { $0 + $1.count }
    let isAlways = total == matrix.count * points.count
    let condition = words.words(of: example.point)
    var problem = example.problem
    if problem.severity == .warning, points.allSatisfy({ $0.allSatisfy(isRare) }) {
      problem.severity = .note
    }
    return ConditionalFinding(
      problem, conditions: isAlways ? "" : conditions(points, words),
      example: matrix.count > 1 && !condition.isEmpty ? condition : nil, count: total)
  }

  /// Screens of 320 points are those of small phones with an enlarged display: very large letters beside
  /// that are rare.
  private func isRare(_ point: MatrixPoint) -> Bool {
    matrix.screens[point.screen].size.width <= 320
      && matrix.typeSizes[point.typeSize] >= .accessibility3
      && matrix.screens.contains { $0.size.width > 320 }
      && matrix.typeSizes.contains { $0 < .accessibility3 }
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
    let names = previews.map { "'\(facts.previews[$0])'" }
    if names.count == 1 { return "in preview \(names[0])" }
    if names.count > 3 { return "in \(names.count) of \(count) previews" }
    return "in previews \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
  }
}
