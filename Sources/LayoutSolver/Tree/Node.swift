/// One node of the tree: a view, or a modifier that takes part in layout.
///
/// Nodes are plain values in one row and know each other by index; nothing here is counted.
struct Node: BitwiseCopyable {
  var layout: NodeLayout
  var parent: Int32
  /// The start of its subviews in the tree's row of children, and their number.
  var firstChild: Int32 = 0
  var childCount: Int32 = 0
  var environment: Int32
  /// Index in the tree's table of source ranges, -1 for none.
  var source: Int32 = -1
  /// Index in the tree's table of member traits, -1 for none.
  var traits: Int32 = -1
  /// The newest of the minima and maxima of a stack's subviews that aren't in its slots, -1 for
  /// none.
  var firstProbes: Int32 = -1
  var priority: Double = 0
  /// The newest of its remembered answers, -1 for none.
  var firstRecord: Int32 = -1
  var recordCount: UInt16 = 0
  var flags: NodeFlags = []
  /// The proposal for which the slots of its children hold an arrangement.
  var arrangedFor = Proposal.never
  /// The newest of its answers valid for more than one proposal, -1 for none, and their number.
  var firstRange: Int32 = -1
  var rangeCount: UInt16 = 0
  /// The lengths proposed across a stack's axis for which its slots hold minima and maxima.
  var probedFor = ValidLengths.nothing

  /// Forgets its answers; the node stays.
  mutating func forgetAnswers() {
    firstRecord = -1
    recordCount = 0
    firstRange = -1
    rangeCount = 0
    arrangedFor = .never
    probedFor = .nothing
    firstProbes = -1
    flags.remove(.placedAtOrigin)
  }
}

struct NodeFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt16

  /// A text inside may set the baselines.
  static let hasBaselines = NodeFlags(rawValue: 1)
  /// A modifier or a scene's own layout inside may set any guide.
  static let hasGuides = NodeFlags(rawValue: 2)
  /// Answers are remembered even when nothing is recorded.
  static let remembers = NodeFlags(rawValue: 4)
  static let rightToLeft = NodeFlags(rawValue: 8)
  /// Its border needs its guides when it is placed, as an overlay does.
  static let isBordered = NodeFlags(rawValue: 16)
  /// All subviews have one priority.
  static let hasEvenPriorities = NodeFlags(rawValue: 32)
  /// Slots hold the gaps between the subviews.
  static let knowsGaps = NodeFlags(rawValue: 64)
  /// A scene's layout has placed its subviews in bounds at the origin, for `arrangedFor`.
  static let placedAtOrigin = NodeFlags(rawValue: 128)

  /// Something inside takes, or may take, whatever it is offered on both axes: no answer is valid
  /// for more than one proposal, and none is searched.
  static let answersSingly = NodeFlags(rawValue: 256)
  /// Reflow made it for a view or modifier of the source, and it isn't in the source itself.
  static let isPiece = NodeFlags(rawValue: 512)

  static let explicit: NodeFlags = [.hasBaselines, .hasGuides]
}

/// What a layout records about one of its subviews while arranging.
struct Slot: BitwiseCopyable {
  /// Answers to 0 and infinity along a stack's axis; NaN if it wasn't asked.
  var minimum = Double.nan
  var maximum = Double.nan
  /// The gap before the subview.
  var gap = 0.0
  /// The place in its layout's own space (for a scene's layout: in the space of its bounds).
  var origin = Point()
  var proposal = Proposal.unspecified
  var size = Size()
  /// The place in the order of serving; for a scene's layout, 1 once it is placed.
  var order: Int32 = 0
}

/// An answer to one proposal.
struct Record: BitwiseCopyable {
  var proposal: Proposal
  var size: Size
  var next: Int32
  /// The newest of the guides known for this proposal, -1 for none.
  var guides: Int32 = -1
}

/// A guide's explicit value at one proposal; NaN where the view sets none.
struct GuideRecord: BitwiseCopyable {
  var guide: Guide
  var value: Double
  var next: Int32
}
