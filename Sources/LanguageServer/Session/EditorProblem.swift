import Questions
import SceneLoader

/// A place in one of the files that an editor knows.
package struct EditorPlace: Hashable, Sendable {
  package var address: String
  package var range: TextRange
}

extension EditorPlace {
  /// Where what has no place is said.
  init(beginningOf address: String) {
    let start = TextPosition(line: 0, character: 0)
    self.init(address: address, range: TextRange(start, start))
  }
}

/// A finding of the list's question, in an editor's terms.
package struct EditorProblem: Hashable, Sendable {
  /// What belongs to it elsewhere: what follows from it, or the calls that led there.
  package struct Related: Hashable, Sendable {
    package var place: EditorPlace
    package var message: String
  }

  package var place: EditorPlace
  package var severity: SceneDiagnostic.Severity
  package var rule: String
  package var message: String
  package var related: [Related] = []

  package var range: TextRange { place.range }

  /// - Parameter fallback: where it is said if it has no place.
  init(
    _ finding: FindingsQuestion.Finding, fallback: EditorPlace, _ places: inout TextPlaces
  ) {
    place = finding.place.flatMap { places.place($0) } ?? fallback
    severity = finding.severity
    rule = finding.rule
    message = [finding.message, finding.remedy].compactMap(\.self).joined(separator: "\n")
    related = (finding.related ?? []).compactMap { related in
      places.place(related.place).map { Related(place: $0, message: related.message) }
    }
  }
}
