import SceneLoader

/// A place in one of the files that an editor knows.
package struct EditorPlace: Hashable, Sendable {
  package var address: String
  package var range: TextRange
}

/// Something that is wrong with a document, in an editor's terms.
package struct EditorProblem: Hashable, Sendable {
  /// What belongs to it elsewhere: what follows from it, or the calls that led there.
  package struct Related: Hashable, Sendable {
    package var place: EditorPlace
    package var message: String
  }

  package var range: TextRange
  package var severity: SceneDiagnostic.Severity
  package var rule: String
  package var message: String
  package var related: [Related] = []

  /// Problems by the files that they are in; those without a place are said at the beginning of a file.
  /// - Parameter fallback: the address of that file.
  static func grouped(
    _ problems: [SceneDiagnostic], fallback: String, _ places: inout TextPlaces
  ) -> [String: [EditorProblem]] {
    var files: [String: [EditorProblem]] = [:]
    var last: String?
    for problem in problems where problem.identifier != "unknown-preview" {
      let place = problem.location.flatMap { places.place($0) }
      // It goes with the one before it.
      if problem.isConsequence, let last, let count = files[last]?.count {
        if let place {
          files[last]?[count - 1].related.append(Related(place: place, message: problem.words))
        }
        continue
      }
      let start = TextPosition(line: 0, character: 0)
      let address = place?.address ?? fallback
      let message = [problem.message, problem.remedy].compactMap(\.self).joined(separator: "\n")
      let calls = problem.callStack.prefix(mostCalls).compactMap { entry in
        places.place(entry.location).map {
          Related(place: $0, message: "in \(entry.function), called here")
        }
      }
      files[address, default: []].append(
        EditorProblem(
          range: place?.range ?? TextRange(start, start), severity: problem.severity,
          rule: problem.identifier, message: message, related: calls))
      last = address
    }
    return files
  }

  private static let mostCalls = 8
}
