extension PlacedNode {
  /// The modifiers applied to it that are accepted and change nothing here, from the innermost to
  /// the outermost, with where each is written.
  public var modifiersWithoutEffect: [(name: String, isMissed: Bool, source: SourceRange?)] {
    decorations.reversed().compactMap { decoration in
      if case .withoutEffect(let name, let isMissed, let source) = decoration {
        (name, isMissed, source)
      } else {
        nil
      }
    }
  }
}

extension LayoutResult {
  /// A note for each modifier that is accepted and changes nothing here nor in SwiftUI's still
  /// picture, once a place in the source.
  public func notesOnModifiersWithoutEffect() -> [LayoutFinding] {
    nodes.notesOnModifiers(areMissed: false) {
      (.withoutEffect, "\($0) is accepted and changes nothing here")
    }
  }
}

extension [PlacedNode] {
  /// A note for each modifier of a placed view whose effect SwiftUI would show and this layout lacks,
  /// once for each place in the source.
  func notesOnUndrawnModifiers() -> [LayoutFinding] {
    notesOnModifiers(areMissed: true) {
      (.undrawn, "\($0) changes nothing here: Reflow doesn't draw it")
    }
  }

  /// A note for each effect that pixels show and cells don't, once for each place in the source.
  func notesOnLayers() -> [LayoutFinding] {
    var seen: Set<SourceRange> = []
    return indices.flatMap { index in
      self[index].decorations.compactMap { decoration in
        guard self[index].isPlaced, case .layer(let effect, let source) = decoration,
          let name = effect.undrawnName, source.map({ seen.insert($0).inserted }) ?? true
        else { return nil }
        return LayoutFinding(
          severity: .note, rule: .drawnInPixels,
          message: "\(name) is drawn in pixels alone; cells show the view without it",
          node: self[index].id, source: source)
      }
    }
  }

  /// A note for each shadow that isn't drawn here: areas cast one, letters and lines don't.
  func notesOnUndrawnShadows() -> [LayoutFinding] {
    indices.compactMap { index in
      guard self[index].isPlaced, self[index].hasShadow, !castsShadow(index) else { return nil }
      return LayoutFinding(
        severity: .note, rule: .undrawn,
        message: "shadow changes nothing here: Reflow doesn't draw it", node: self[index].id,
        source: self[index].source)
    }
  }

  /// Whether a view shows an area.
  private func castsShadow(_ index: Int) -> Bool {
    var open = [index]
    while let next = open.popLast() {
      if self[next].isPlaced, self[next].hasArea { return true }
      open += self[next].children.map(\.index)
    }
    return false
  }

  fileprivate func notesOnModifiers(
    areMissed: Bool, _ words: (String) -> (rule: FindingRule, message: String)
  ) -> [LayoutFinding] {
    var seen: Set<SourceRange> = []
    return indices.flatMap { index -> [LayoutFinding] in
      guard !areMissed || self[index].isPlaced, !self[index].decorations.isEmpty else { return [] }
      let node = self[index]
      return node.modifiersWithoutEffect.compactMap { name, isMissed, source in
        guard isMissed == areMissed else { return nil }
        if let source, !seen.insert(source).inserted { return nil }
        let (rule, message) = words(name)
        return LayoutFinding(
          severity: .note, rule: rule, message: message, node: node.id, source: source)
      }
    }
  }
}

extension PlacedNode {
  fileprivate var hasShadow: Bool {
    decorations.contains {
      if case .shadow(let shadow) = $0 { shadow.color != .named(.clear) } else { false }
    }
  }

  fileprivate var hasArea: Bool {
    if case .fill = drawing { return true }
    return decorations.contains {
      if case .backdrop(let backdrop) = $0 { backdrop.lineWidth == nil } else { false }
    }
  }
}

extension LayoutResult {
  /// The place of a finding's view in the source.
  public func sourceRange(of finding: LayoutFinding) -> SourceRange? {
    finding.source ?? finding.node.flatMap { node($0).source ?? source(of: $0) }
  }

  /// The line that a finding is about: a modifier's own, or that in which a view begins.
  public func line(of finding: LayoutFinding) -> Int? {
    guard let source = sourceRange(of: finding) else { return nil }
    let isModifier = finding.source != nil || finding.node.map { node($0).isModifier } ?? false
    return isModifier ? source.lastLine : source.line
  }
}
