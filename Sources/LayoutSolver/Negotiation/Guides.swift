/// Alignment guides: a view's own value, else the guide's default.
extension Solver {
  /// The guide's value in the node's own space at the proposal for which it answered `size`.
  @inline(__always)
  func guide(_ guide: Guide, of index: Int, _ proposal: Proposal, _ size: Size) -> Double {
    if nodes.base[index].flags.isDisjoint(with: .explicit) && guide.isBuiltIn {
      return Solver.builtInDefault(guide, size)
    }
    return guideMaybeExplicit(guide, of: index, proposal, size)
  }

  /// Whether the guide's value may depend on more than the node's size.
  @inline(__always)
  func asksGuide(_ guide: Guide, of index: Int) -> Bool {
    !(nodes.base[index].flags.isDisjoint(with: .explicit) && guide.isBuiltIn)
      && mayBeExplicit(guide, of: index)
  }

  private func mayBeExplicit(_ guide: Guide, of index: Int) -> Bool {
    let flags = nodes.base[index].flags
    return !guide.isBuiltIn || flags.contains(.hasGuides)
      || (flags.contains(.hasBaselines) && guide.isOfTexts)
  }

  private func guideMaybeExplicit(
    _ guide: Guide, of index: Int, _ proposal: Proposal, _ size: Size
  ) -> Double {
    let value = explicit(guide, of: index, proposal, size)
    if !value.isNaN { return value }
    if guide.isBuiltIn { return Solver.builtInDefault(guide, size) }
    return defaultValue(of: guide, dimensions(of: index, proposal, size))
  }

  /// The guide's default in a view of this size that sets no guide.
  func defaultGuide(_ guide: Guide, _ size: Size) -> Double {
    if guide.isBuiltIn { return Solver.builtInDefault(guide, size) }
    return defaultValue(of: guide, ViewDimensions(width: size.width, height: size.height))
  }

  private func defaultValue(of guide: Guide, _ dimensions: ViewDimensions) -> Double {
    (payloads.guideDefaults[guide.raw]?(dimensions) ?? 0).orZero
  }

  @inline(__always)
  static func builtInDefault(_ guide: Guide, _ size: Size) -> Double {
    switch guide {
    case .horizontalCenter: size.width / 2
    case .trailing: size.width
    case .verticalCenter: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    default: guide == .listRowSeparatorTrailing ? size.width : 0
    }
  }

  /// The guide's value where the view sets it, else NaN.
  func explicit(_ guide: Guide, of index: Int, _ proposal: Proposal, _ size: Size) -> Double {
    let flags = nodes.base[index].flags
    let isPossible =
      flags.contains(.hasGuides) || (flags.contains(.hasBaselines) && guide.isOfTexts)
    guard isPossible else { return .nan }
    var known = record(of: index, proposal)
    if known == nil, remembersRanges, remembersAnswers, flags.contains(.remembers) {
      // Its size may be known by a range, which has no guides: they are kept with a record.
      remember(size, of: index, proposal)
      known = record(of: index, proposal)
    }
    if let known {
      var next = records[known].guides
      while next >= 0 {
        let entry = guideRecords[Int(next)]
        if entry.guide == guide { return entry.value }
        next = entry.next
      }
    }
    let value = nodes.base[index].layout.answer(
      GuideQuestion(guide: guide, proposal: proposal, size: size, node: index, solver: self))
    if let known = known ?? record(of: index, proposal) {
      guideRecords.append(
        GuideRecord(guide: guide, value: value, next: records[known].guides))
      records.pointer(known).pointee.guides = Int32(truncatingIfNeeded: guideRecords.count - 1)
    }
    return value
  }

  /// The node's size and guides as an alignment closure sees them.
  func dimensions(of index: Int, _ proposal: Proposal, _ size: Size) -> ViewDimensions {
    ViewDimensions(width: size.width, height: size.height) { [unowned self] guide in
      self.register(guide)
      return self.explicit(Guide(guide.key), of: index, proposal, size).orNil
    }
  }

  /// Keeps the default of a scene's own guide, by its key.
  func register(_ guide: AlignmentGuide) {
    guard let defaultValue = guide.defaultValue else { return }
    payloads.guideDefaults[Guide(guide.key).raw] = defaultValue
  }
}
