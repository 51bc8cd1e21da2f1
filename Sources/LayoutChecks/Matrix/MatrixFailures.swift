import SceneLoader

extension DiagnosticID {
  package static let internalError = Self(
    "internal-error", "a mistake of Reflow's ends the process")

  /// The rows of this module that aren't those of findings.
  static let ofChecks: [Self] = [.internalError]
}

/// Why a unit gave no report.
package struct MatrixFailure: Error, Codable {
  /// The rule of the problem that it is reported as.
  package var rule: DiagnosticID
  /// Follows the words for what was laid out: `ended Reflow: signal 11`.
  package var words: String
  /// What the user should do about it.
  package var remedy: String

  package init(rule: DiagnosticID, words: String, remedy: String) {
    self.rule = rule
    self.words = words
    self.remedy = remedy
  }

  /// The problem that it is.
  /// - Parameters:
  ///   - subject: What was laid out: `preview 'Card'`.
  ///   - location: where that is.
  package func problem(of subject: String, at location: SceneLocation?) -> SceneDiagnostic {
    SceneDiagnostic(
      severity: .error, identifier: rule, message: "\(subject) \(words)", location: location,
      remedy: remedy)
  }
}

/// The units of a matrix that returned no report: each preview once for each reason, with the
/// conditions that are missing.
struct MatrixFailures {
  private let matrix: LayoutMatrix
  private let facts: SceneFacts
  private var missing: [(failure: MatrixFailure, preview: Int?, points: Set<MatrixPoint>)] = []

  init(_ matrix: LayoutMatrix, _ facts: SceneFacts) {
    self.matrix = matrix
    self.facts = facts
  }

  /// The previews that one is missing of.
  var previews: Set<Int?> { Set(missing.map(\.preview)) }

  mutating func add(
    _ failure: MatrixFailure, _ preview: Int?, _ slice: MatrixSlice, _ boxes: [MatrixBox]
  ) {
    let points = boxes.flatMap { box in
      box.screens.flatMap { screen in
        box.typeSizes.map { MatrixPoint(slice: slice, screen: screen, typeSize: $0) }
      }
    }
    add(failure, preview, Set(points))
  }

  mutating func add(_ failure: MatrixFailure, _ preview: Int?, _ points: Set<MatrixPoint>) {
    let place = missing.firstIndex {
      $0.preview == preview && $0.failure.words == failure.words
    }
    if let place {
      missing[place].points.formUnion(points)
    } else {
      missing.append((failure, preview, points))
    }
  }

  /// In the order of the units.
  var findings: [ConditionalFinding] {
    missing.map { entry in
      let (subject, location) = facts.subject(ofPreview: entry.preview)
      return ConditionalFinding(
        entry.failure.problem(of: subject, at: location),
        conditions: ConditionWords(matrix).words(of: entry.points), count: entry.points.count)
    }
  }
}

extension SceneFacts {
  /// What is laid out, in words, and where it is in the source.
  /// - Parameter preview: nil for what the scene shows.
  package func subject(ofPreview preview: Int?) -> (words: String, location: SceneLocation?) {
    if let preview, previews.indices.contains(preview) {
      return ("preview '\(previews[preview])'", places[preview])
    }
    let place = rootName.flatMap { previews.firstIndex(of: $0) }.flatMap { places[$0] }
    return (rootName.map { "'\($0)'" } ?? name, place)
  }
}
