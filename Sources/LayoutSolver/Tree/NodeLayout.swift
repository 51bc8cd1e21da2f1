/// All layouts, as a plain value.
///
/// All cases answer the same questions (`BuiltInLayout`), a scene's own layout included, so that
/// there is one way through the negotiation; the switches below are its only dispatch.
enum NodeLayout: BitwiseCopyable {
  case text(TextLeaf)
  case shape(ShapeLeaf)
  case spacer(SpacerLeaf)
  case divider(DividerLeaf)
  case image(ImageLeaf)
  case stack(StackLayout)
  case zStack(ZStackLayout)
  case reader(GeometryReaderLayout)
  case frame(FrameLayout)
  case flexibleFrame(FlexibleFrameLayout)
  case padding(PaddingLayout)
  case fixedSize(FixedSizeLayout)
  case aspectRatio(AspectRatioLayout)
  case position(PositionLayout)
  case offset(OffsetLayout)
  case transform(TransformLayout)
  case visualEffect(VisualEffectLayout)
  case passThrough(PassThroughLayout)
  case alignmentGuide(AlignmentGuideLayout)
  case secondary(SecondaryLayout)
  case lazyStack(LazyStackLayout)
  case lazyGrid(LazyGridLayout)
  case grid(GridLayout)
  case scroll(ScrollViewLayout)
  case viewThatFits(ViewThatFitsLayout)
  case ignoresSafeArea(IgnoresSafeAreaLayout)
  case safeAreaInset(SafeAreaInsetLayout)
  case safeAreaPadding(SafeAreaPaddingLayout)
  case keepsToSafeArea(KeepsToSafeAreaLayout)
  case relativeFrame(ContainerRelativeFrameLayout)
  case matchedGeometry(MatchedGeometryLayout)
  case preference(PreferenceLayout)
  case custom(CustomLayout)
}

/// The negotiation's questions to any layout. `node` is the layout's node.
protocol BuiltInLayout {
  /// Whether `sizeThatFits` sets `Solver.valid` to the range of proposals with this same answer.
  /// Otherwise the answer is valid for the one proposal it was asked.
  ///
  /// A layout may state more only if its guides follow from the answer, or aren't read.
  static var statesValidity: Bool { get }
  /// Whether it shows its only subview, or its first one, with something applied.
  static var isModifier: Bool { get }
  /// Whether it is transparent in the negotiation.
  static var isTransparent: Bool { get }
  /// Whether a modifier keeps its subview's layout priority from the container around.
  static var hidesPriority: Bool { get }
  /// Its name in SwiftUI.
  var name: String { get }
  /// The numbers that distinguish it; empty for none.
  var detail: String { get }
  /// What the negotiation needs to know of its node.
  var flags: NodeFlags { get }
  /// Whether each proposal has a different answer, so that remembering ranges of proposals doesn't
  /// pay. True for most shapes and for what contains one.
  func answersSingly(_ node: Int, _ solver: Solver) -> Bool
  /// The size it answers to a proposal.
  func sizeThatFits(_ proposal: Proposal, _ node: Int, _ solver: Solver) -> Size
  /// Gives each subview its place, its proposal and so its size.
  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver)
  /// The value the view sets for a guide, in its own space; NaN where it sets none.
  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double
  /// The distances it keeps to its neighbours.
  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing
}

extension BuiltInLayout {
  static var statesValidity: Bool { false }
  static var isModifier: Bool { false }
  static var isTransparent: Bool { false }
  static var hidesPriority: Bool { false }
  var detail: String { "" }
  var flags: NodeFlags { .remembers }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool { true }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {}

  func explicitAlignment(
    of guide: Guide, _ proposal: Proposal, _ size: Size, _ node: Int, _ solver: Solver
  ) -> Double { .nan }

  func spacing(_ node: Int, _ solver: Solver) -> ViewSpacing { .ordinary }
}

/// Where a node is placed, and with what size and proposal.
struct Bounds {
  /// In the container's space, before any transform.
  var origin: Point
  var size: Size
  var proposal: Proposal
  var context: PlacementContext
}

/// What a placed node inherits from outside.
struct PlacementContext: BitwiseCopyable {
  /// Indices into the placed tree's transforms, safe areas and viewports.
  var transform: Int32 = 0
  var safeArea: Int32 = 0
  /// The scroll view around; 0 outside of scroll views.
  var viewport: Int32 = 0
}

/// A question to a layout, asked through `NodeLayout.answer`.
///
/// `ask` is kept out of line: inlined, the frames of all layouts would add up at every level of the
/// recursion.
protocol LayoutQuestion {
  associatedtype Answer
  func ask<L: BuiltInLayout>(_ layout: L) -> Answer
}

extension NodeLayout {
  /// Asks the layout, whichever it is: the only dispatch.
  @inline(__always)
  func answer<Q: LayoutQuestion>(_ question: Q) -> Q.Answer {
    switch self {
    case .text(let it): question.ask(it)
    case .shape(let it): question.ask(it)
    case .spacer(let it): question.ask(it)
    case .divider(let it): question.ask(it)
    case .image(let it): question.ask(it)
    case .stack(let it): question.ask(it)
    case .zStack(let it): question.ask(it)
    case .reader(let it): question.ask(it)
    case .frame(let it): question.ask(it)
    case .flexibleFrame(let it): question.ask(it)
    case .padding(let it): question.ask(it)
    case .fixedSize(let it): question.ask(it)
    case .aspectRatio(let it): question.ask(it)
    case .position(let it): question.ask(it)
    case .offset(let it): question.ask(it)
    case .transform(let it): question.ask(it)
    case .visualEffect(let it): question.ask(it)
    case .passThrough(let it): question.ask(it)
    case .alignmentGuide(let it): question.ask(it)
    case .secondary(let it): question.ask(it)
    case .lazyStack(let it): question.ask(it)
    case .lazyGrid(let it): question.ask(it)
    case .grid(let it): question.ask(it)
    case .scroll(let it): question.ask(it)
    case .viewThatFits(let it): question.ask(it)
    case .ignoresSafeArea(let it): question.ask(it)
    case .safeAreaInset(let it): question.ask(it)
    case .safeAreaPadding(let it): question.ask(it)
    case .keepsToSafeArea(let it): question.ask(it)
    case .relativeFrame(let it): question.ask(it)
    case .matchedGeometry(let it): question.ask(it)
    case .preference(let it): question.ask(it)
    case .custom(let it): question.ask(it)
    }
  }
}

struct SizeQuestion: LayoutQuestion {
  let proposal: Proposal
  let node: Int
  let solver: Solver
  @inline(never)
  func ask<L: BuiltInLayout>(_ layout: L) -> Size {
    let size = layout.sizeThatFits(proposal, node, solver)
    if !L.statesValidity { solver.valid = .unknown }
    return Size(width: size.width.orZero, height: size.height.orZero)
  }
}

struct PlaceQuestion: LayoutQuestion {
  let bounds: Bounds
  let node: Int
  let solver: Solver
  @inline(never)
  func ask<L: BuiltInLayout>(_ layout: L) { layout.placeSubviews(in: bounds, node, solver) }
}

struct GuideQuestion: LayoutQuestion {
  let guide: Guide
  let proposal: Proposal
  let size: Size
  let node: Int
  let solver: Solver
  @inline(never)
  func ask<L: BuiltInLayout>(_ layout: L) -> Double {
    layout.explicitAlignment(of: guide, proposal, size, node, solver)
  }
}

struct SpacingQuestion: LayoutQuestion {
  let node: Int
  let solver: Solver
  func ask<L: BuiltInLayout>(_ layout: L) -> ViewSpacing { layout.spacing(node, solver) }
}

// MARK: What a layout is

extension NodeLayout {
  var name: String { answer(NameQuestion()) }
  var detail: String { answer(DetailQuestion()) }
  var flags: NodeFlags { answer(FlagsQuestion()) }
  var isModifier: Bool { answer(KindQuestion.isModifier) }
  var isTransparent: Bool { answer(KindQuestion.isTransparent) }
  var hidesPriority: Bool { answer(KindQuestion.hidesPriority) }
}

private struct NameQuestion: LayoutQuestion {
  func ask<L: BuiltInLayout>(_ layout: L) -> String { layout.name }
}

private struct DetailQuestion: LayoutQuestion {
  func ask<L: BuiltInLayout>(_ layout: L) -> String { layout.detail }
}

private struct FlagsQuestion: LayoutQuestion {
  func ask<L: BuiltInLayout>(_ layout: L) -> NodeFlags { layout.flags }
}

private enum KindQuestion: LayoutQuestion {
  case isModifier, isTransparent, hidesPriority

  func ask<L: BuiltInLayout>(_ layout: L) -> Bool {
    switch self {
    case .isModifier: L.isModifier
    case .isTransparent: L.isTransparent
    case .hidesPriority: L.hidesPriority
    }
  }
}

/// Whether a node's layout answers each proposal differently.
struct SingleAnswerQuestion: LayoutQuestion {
  let node: Int
  let solver: Solver
  func ask<L: BuiltInLayout>(_ layout: L) -> Bool { layout.answersSingly(node, solver) }
}

extension Solver {
  /// Whether the answers of any of a node's subviews are valid for one proposal each.
  func anySubviewAnswersSingly(_ node: Int) -> Bool {
    (0..<Int(self.node(node).pointee.childCount)).contains {
      self.node(child($0, of: node)).pointee.flags.contains(.answersSingly)
    }
  }
}
