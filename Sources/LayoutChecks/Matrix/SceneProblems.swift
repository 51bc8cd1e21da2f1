import LayoutSolver
import SceneLoader

/// What is found about a layout, with what follows from it.
package struct LayoutCause {
  package enum Finding {
    /// Of a rule that needs the source, or more sizes than a layout has.
    case ruled(SceneDiagnostic)
    case layout(LayoutFinding)
  }

  package var finding: Finding
  package var consequences: [LayoutFinding]

  package init(finding: Finding, consequences: [LayoutFinding]) {
    (self.finding, self.consequences) = (finding, consequences)
  }

  /// A finding of the solver's, which has its own consequences.
  package init(_ finding: LayoutFinding) {
    self.init(finding: .layout(finding), consequences: finding.consequences)
  }
}

extension Scene {
  /// What is found about a layout, with its place in the source: by the solver, and by the rules that need
  /// the source or more sizes than a layout has.
  package func findings(of result: LayoutResult) -> [SceneDiagnostic] {
    causes(in: result).flatMap { cause in
      [self.diagnostic(of: cause.finding, in: result)]
        + cause.consequences.map { consequence in
          var following = diagnostic(for: consequence, in: result)
          following.severity = .note
          following.isConsequence = true
          return following
        }
    }
  }

  /// The same as causes with what follows from them: those of rules that need the source first, which
  /// what is wrong with their texts follows from.
  package func causes(in result: LayoutResult) -> [LayoutCause] {
    let found = SceneFindings(scene: self, result: result).all()
    var ruled = found.map { LayoutCause(finding: .ruled($0.diagnostic), consequences: []) }
    var others: [LayoutCause] = []
    for finding in result.findings {
      // With an error it is known why.
      if finding.rule == .nothingVisible, hasErrors { continue }
      let place = found.firstIndex { cause in
        Self.isOfText(finding) && finding.node.map(cause.followers.contains) == true
      }
      if let place {
        ruled[place].consequences += [finding] + finding.consequences
      } else {
        others.append(LayoutCause(finding))
      }
    }
    return ruled + others
  }

  /// A finding with its place in the source.
  package func diagnostic(
    of finding: LayoutCause.Finding, in result: LayoutResult
  ) -> SceneDiagnostic {
    switch finding {
    case .ruled(let diagnostic): diagnostic
    case .layout(let finding): diagnostic(for: finding, in: result)
    }
  }

  private static func isOfText(_ finding: LayoutFinding) -> Bool {
    switch finding.rule {
    case .truncatedText, .brokenWord, .squeezedText, .wrapsInRow: true
    default: false
    }
  }

  /// A finding with its place in the source.
  package func diagnostic(for finding: LayoutFinding, in result: LayoutResult) -> SceneDiagnostic {
    let node = finding.node.map(result.node)
    let source = result.sourceRange(of: finding)
    // A modifier's own place is behind the view it is applied to.
    let modifier =
      finding.source == nil && node?.isModifier == true
      ? node?.name : String(finding.message.prefix { $0 != " " })
    return SceneDiagnostic(
      severity: finding.severity.ofDiagnostic, identifier: DiagnosticID(finding.rule),
      message: finding.message, location: source.flatMap { location($0, of: modifier) },
      remedy: finding.remedy)
  }

  /// - Parameter name: Where it is a modifier's, the place is that of the last use of it.
  func location(_ source: SourceRange, of name: String?) -> SceneLocation? {
    guard files.indices.contains(source.file) else { return nil }
    let file = files[source.file]
    if let name, name.first?.isLowercase == true,
      let (name, place) = Self.spellings(of: name).lazy.compactMap({ name in
        file.lastUse(of: name, in: source).map { (name, $0) }
      }).max(by: { $0.1.offset < $1.1.offset })
    {
      return SceneLocation(
        file: file.name, line: place.line, column: place.column, offset: place.offset,
        length: name.utf8.count)
    }
    return SceneLocation(
      file: files[source.file].name, line: source.line, column: source.column,
      offset: source.start, length: max(0, source.end - source.start))
  }

  /// A modifier's names in the source.
  private static func spellings(of name: String) -> [String] {
    switch name {
    case "ignoresSafeArea": [name, "edgesIgnoringSafeArea"]
    case "aspectRatio": [name, "scaledToFit", "scaledToFill"]
    case "transformEffect": [name, "scaleEffect", "rotationEffect"]
    default: [name]
    }
  }

  /// The place of a view in the scene's files.
  package func location(_ source: SourceRange) -> SceneLocation? {
    guard files.indices.contains(source.file) else { return nil }
    return SceneLocation(
      file: files[source.file].name, line: source.line, column: source.column,
      offset: source.start, length: max(0, source.end - source.start))
  }

  /// What there is to say of one layout: problems of the run, findings, expectations not met.
  package func problems(of laidOut: SceneResult) -> [SceneDiagnostic] {
    guard let result = laidOut.result else { return laidOut.diagnostics }
    return laidOut.diagnostics + findings(of: result)
      + directives.expectations.filter { !$0.isConditional }.compactMap { $0.failure(in: result) }
  }
}

extension SceneDiagnostic {
  /// The files that it names a place in.
  package var files: Set<String> {
    Set(([location] + callStack.map(\.location)).compactMap { $0?.file })
  }

  /// The message, as what follows from another one where it does.
  package var words: String { isConsequence ? "so \(message)" : message }
}

extension LayoutFinding.Severity {
  var ofDiagnostic: SceneDiagnostic.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

extension Scene.File {
  /// The last `.name` in a stretch of the text; offsets and columns in UTF-8, from 0 and from 1.
  fileprivate func lastUse(
    of name: String, in source: SourceRange
  ) -> (line: Int, column: Int, offset: Int)? {
    let bytes = Array(text.utf8.prefix(source.end).dropFirst(source.start))
    let wanted = Array(".\(name)".utf8)
    guard bytes.count >= wanted.count else { return nil }
    let found = stride(from: bytes.count - wanted.count, through: 0, by: -1).first { place in
      bytes[place...].starts(with: wanted)
    }
    guard let found else { return nil }
    let newline = UInt8(ascii: "\n")
    let before = bytes[...found]
    let column =
      before.lastIndex(of: newline).map { found - $0 + 1 } ?? source.column + found + 1
    return (source.line + before.count { $0 == newline }, column, source.start + found + 1)
  }
}
