extension PlacedNode {
  /// The modifiers applied to it that are accepted and change nothing here, from the innermost to
  /// the outermost, with where each is written.
  public var modifiersWithoutEffect: [(name: String, source: SourceRange?)] {
    decorations.reversed().compactMap { decoration in
      if case .withoutEffect(let name, let source) = decoration { (name, source) } else { nil }
    }
  }
}

extension LayoutResult {
  /// A note for each modifier that is accepted and changes nothing here, once a place in the source.
  public func notesOnModifiersWithoutEffect() -> [LayoutFinding] {
    var seen: Set<SourceRange> = []
    return nodes.flatMap { node in
      node.modifiersWithoutEffect.compactMap { name, source in
        if let source, !seen.insert(source).inserted { return nil }
        return LayoutFinding(
          severity: .note, rule: "without-effect",
          message: "\(name) is accepted and changes nothing here", node: node.id, source: source)
      }
    }
  }
}

extension LayoutResult {
  /// Where in the source that is written which a finding is about.
  public func sourceRange(of finding: LayoutFinding) -> SourceRange? {
    finding.source ?? finding.node.flatMap { node($0).source }
  }

  /// The line that a finding is about: a modifier's own, or that in which a view begins.
  public func line(of finding: LayoutFinding) -> Int? {
    guard let source = sourceRange(of: finding) else { return nil }
    let isModifier = finding.source != nil || finding.node.map { node($0).isModifier } ?? false
    return isModifier ? source.lastLine : source.line
  }
}
