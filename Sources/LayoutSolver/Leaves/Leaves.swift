/// `Text`: as wide as its longest line once wrapped; nothing at all in nothing.
///
/// Reports: the lines that fit the offered width, rounded up to pixels.
struct TextLeaf: BuiltInLayout, BitwiseCopyable {
  /// Index in the tree's table of texts.
  var text: Int32
  /// Index in the tree's table of figures.
  var figure: Int32

  static var statesValidity: Bool { true }

  var name: String { "Text" }
  var flags: NodeFlags { [.hasBaselines, .remembers] }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool { false }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    if proposal.isZero {
      solver.valid = .unknown
      solver.explain(.textInNothing)
      return .zero
    }
    let (size, valid) = solver.payloads.texts[Int(text)].measured(proposal)
    if solver.payloads.texts[Int(text)].isLong { solver.looksAroundNext() }
    solver.valid = valid
    solver.explain(.text, proposal)
    return size
  }

  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double {
    if guide == .listRowSeparatorLeading { return 0 }
    guard guide.isBaseline else { return .nan }
    if proposal.isZero { return 0 }
    let layout = solver.payloads.texts[Int(text)].layout(
      width: proposal.width.orNil, height: proposal.height.orNil)
    return guide == .firstTextBaseline ? layout.firstBaseline : layout.lastBaseline
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    .text(
      solver.payloads.texts[Int(text)].metrics, solver.environment(of: node).platform)
  }
}

/// Shapes, colours, placeholders: all they are offered, 10 where nothing is.
///
/// A circle takes a square since iOS 16, when shapes began to have a say in their size.
struct ShapeLeaf: BuiltInLayout, BitwiseCopyable {
  enum Rule: UInt8 { case fill, square, own, measured, placeholder }
  var rule: Rule
  /// Index in the tree's table of figures.
  var figure: Int32
  /// Index in the tree's table of measures where the rule is `own` or `measured`, else -1.
  var own: Int32

  static var statesValidity: Bool { true }

  var name: String { "Shape" }
  var flags: NodeFlags { rule == .own || rule == .measured ? .remembers : [] }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool { rule != .measured }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    solver.valid = .unknown
    switch rule {
    case .fill:
      solver.explain(.fillsProposal, proposal)
      return proposal.filled()
    case .placeholder:
      solver.explain(.placeholder, proposal)
      return proposal.filled()
    case .square:
      solver.explain(.circle, proposal)
      return Shape.square(in: proposal)
    case .own, .measured:
      solver.explain(.ownShape)
      return measure(proposal, solver)
    }
  }
}

extension Shape {
  /// The shape's answer to a proposal, as the method `Shape.sizeThatFits(_:)` returns it (iOS 16):
  /// the scene's own, a circle's square, or everything offered, 10 points for nothing.
  public func answer(to proposal: ProposedViewSize) -> Size {
    if let sizeThatFits { return sizeThatFits(proposal) }
    let proposal = Proposal(proposal)
    return outline == .circle ? Self.square(in: proposal) : proposal.filled()
  }

  fileprivate static func square(in proposal: Proposal) -> Size {
    let filled = proposal.filled()
    let side = min(filled.width, filled.height)
    return Size(width: side, height: side)
  }
}

extension ShapeLeaf {
  private func measure(_ proposal: Proposal, _ solver: Solver) -> Size {
    switch solver.payloads.measures[Int(own)] {
    case .shape(let sizeThatFits): return sizeThatFits(proposal.viewSize)
    case .measured(let measure):
      let measurement = measure(proposal.viewSize)
      solver.valid = ValidProposals(
        width: ValidLengths(measurement.widths), height: ValidLengths(measurement.heights))
      return measurement.size
    }
  }
}

/// `Spacer`: as long as it is offered, at least its minimum; without width across a stack's axis.
struct SpacerLeaf: BuiltInLayout, BitwiseCopyable {
  /// The axis of the stack around; nil outside of stacks.
  var orientation: Axis?
  var minimum: Double

  static var statesValidity: Bool { true }

  var name: String { "Spacer" }
  var detail: String {
    minimum == ViewSpacing.standard ? "" : "minLength \(PointsText.text(minimum))"
  }
  var flags: NodeFlags { [] }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool { false }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    solver.valid = ValidProposals(
      width: orientation == .vertical ? .everything : validity(proposal.width),
      height: orientation == .horizontal ? .everything : validity(proposal.height))
    solver.explain(.spacer, minimum)
    return Size(
      width: orientation == .vertical ? 0 : length(proposal.width),
      height: orientation == .horizontal ? 0 : length(proposal.height))
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing { .spacer(orientation) }

  private func length(_ offer: Double) -> Double {
    offer.isNaN ? minimum : max(offer, minimum)
  }

  private func validity(_ offer: Double) -> ValidLengths {
    guard offer.isNaN || offer <= minimum else { return .only(offer) }
    return ValidLengths(lower: -.infinity, upper: minimum, holdsUnspecified: true)
  }
}

/// `Divider`: a line one pixel thick across a stack's axis, lying outside of stacks.
struct DividerLeaf: BuiltInLayout, BitwiseCopyable {
  var isVertical: Bool
  var thickness: Double

  static var statesValidity: Bool { true }

  var name: String { "Divider" }
  var flags: NodeFlags { [] }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool { false }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    solver.valid = ValidProposals(
      width: isVertical ? .everything : .only(proposal.width),
      height: isVertical ? .only(proposal.height) : .everything)
    solver.explain(.divider, thickness)
    let filled = proposal.filled()
    return isVertical
      ? Size(width: thickness, height: filled.height)
      : Size(width: filled.width, height: thickness)
  }
}

/// `Image` and controls of a known size: rigid, unless the image is resizable.
struct ImageLeaf: BuiltInLayout, BitwiseCopyable {
  var natural: Size
  /// The source of the size.
  var rule: LayoutRule
  var stretchesWidth: Bool
  var stretchesHeight: Bool
  /// Whether its size is a guess for an unknown one.
  var isStandIn = false
  /// How its picture fills it, with the cap insets, below which it doesn't shrink.
  var filling = PictureFilling()
  var least: Size {
    Size(
      width: filling.caps.leading + filling.caps.trailing,
      height: filling.caps.top + filling.caps.bottom)
  }
  /// A symbol is centred on the capital letters of its line: half their height, in points; NaN for
  /// other images, whose bottom is on the baseline, and for a resizable symbol.
  var halfCapHeight = Double.nan
  /// For a symbol, from the end of its drawing to its bottom edge, in points.
  var room = 0.0
  /// Points a pixel.
  var pixel = 1.0
  /// Index in the tree's table of figures.
  var figure: Int32

  static var statesValidity: Bool { true }

  var name: String { "Image" }
  var flags: NodeFlags { halfCapHeight.isNaN ? [] : .hasBaselines }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool { false }

  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size {
    solver.valid = .everything
    if stretchesWidth { solver.valid.width = Self.validity(proposal.width, least.width) }
    if stretchesHeight { solver.valid.height = Self.validity(proposal.height, least.height) }
    solver.explain(rule, natural)
    return Size(
      width: stretchesWidth && !proposal.width.isNaN
        ? max(proposal.width, least.width) : natural.width,
      height: stretchesHeight && !proposal.height.isNaN
        ? max(proposal.height, least.height) : natural.height)
  }

  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double {
    guard guide.isBaseline else { return .nan }
    return baseline(size)
  }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing {
    halfCapHeight.isNaN
      ? .ordinary : .symbol(depth: natural.height - baseline(natural) - room)
  }

  private func baseline(_ size: Size) -> Double {
    ((size.height / 2 + halfCapHeight) / pixel).rounded(.up) * pixel
  }

  private static func validity(_ offer: Double, _ least: Double) -> ValidLengths {
    offer <= least ? .upTo(least) : .only(offer)
  }
}
