/// The lengths proposed along one axis for which an answer is the same.
///
/// The interval is closed; it is empty (`lower > upper`) if the answer is valid only for a missing
/// length.
struct ValidLengths: BitwiseCopyable {
  /// In points; both may be infinite.
  var lower: Double
  var upper: Double
  /// Whether the answer is also valid without a proposal.
  var holdsUnspecified: Bool

  static var everything: ValidLengths {
    ValidLengths(lower: -.infinity, upper: .infinity, holdsUnspecified: true)
  }

  static var nothing: ValidLengths {
    ValidLengths(lower: .infinity, upper: -.infinity, holdsUnspecified: false)
  }

  /// Whether it is valid for no length, nor without a proposal.
  var isNothing: Bool { lower > upper && !holdsUnspecified }

  /// One length; NaN stands for a missing one, as in `Proposal`.
  @inline(__always)
  static func only(_ length: Double) -> ValidLengths {
    length.isNaN
      ? ValidLengths(lower: .infinity, upper: -.infinity, holdsUnspecified: true)
      : ValidLengths(lower: length, upper: length, holdsUnspecified: false)
  }

  /// Every length up to `least`, which a view takes whatever less it is offered.
  static func upTo(_ least: Double) -> ValidLengths {
    ValidLengths(lower: -.infinity, upper: least, holdsUnspecified: false)
  }

  static func from(_ most: Double) -> ValidLengths {
    ValidLengths(lower: most, upper: .infinity, holdsUnspecified: false)
  }

  /// NaN stands for a missing length.
  @inline(__always)
  func contains(_ length: Double) -> Bool {
    length.isNaN ? holdsUnspecified : lower <= length && length <= upper
  }

  /// Whether it is valid for this length and no other; never true for a missing one.
  func isOnly(_ length: Double) -> Bool {
    !holdsUnspecified && lower == length && upper == length
  }

  /// Whether the answer is the same for every proposal along the axis.
  @inline(__always)
  var isEverything: Bool { holdsUnspecified && lower == -.infinity && upper == .infinity }

  @inline(__always)
  mutating func formIntersection(_ other: ValidLengths) {
    lower = max(lower, other.lower)
    upper = min(upper, other.upper)
    holdsUnspecified = holdsUnspecified && other.holdsUnspecified
  }

  /// The lengths from which `less` is taken, not below 0, before the view with this validity is
  /// offered the rest.
  func before(taking less: Double) -> ValidLengths {
    scaled(by: 1, plus: less)
  }

  /// The offers to a stack for which its subview, which gets a `parts`-th of what is left after
  /// `taken`, is offered a length in this range. Rounding makes the ends uncertain, so they are
  /// moved inwards.
  func scaled(by parts: Double, plus taken: Double) -> ValidLengths {
    guard lower <= upper else { return self }
    var lengths = self
    if upper < 0 {
      // Negative lengths are never offered.
      lengths.lower = .infinity
      lengths.upper = -.infinity
      return lengths
    }
    if lower <= 0 {
      lengths.lower = -.infinity
    } else {
      let end = lower * parts + taken
      lengths.lower = end + Self.margin(end, taken)
    }
    if upper < .infinity {
      let end = upper * parts + taken
      lengths.upper = end - Self.margin(end, taken)
    }
    return lengths
  }

  /// The lengths that are clamped into here before the view is offered them.
  func before(clampingTo minimum: Double, _ maximum: Double) -> ValidLengths {
    guard lower <= upper else { return self }
    var lengths = self
    if !minimum.isNaN && lower <= minimum { lengths.lower = -.infinity }
    if !maximum.isNaN && upper >= maximum { lengths.upper = .infinity }
    return lengths
  }

  private static func margin(_ end: Double, _ taken: Double) -> Double {
    (abs(end) + abs(taken)) * 1e-12
  }
}

extension ValidLengths {
  init(_ lengths: ProposedLengths) {
    lower = lengths.range?.lowerBound ?? .infinity
    upper = lengths.range?.upperBound ?? -.infinity
    holdsUnspecified = lengths.includesNil
  }
}

/// The proposals for which an answer is the same: on each axis, whatever the other one is within
/// its own lengths.
struct ValidProposals: BitwiseCopyable {
  /// The least width, the greatest width negated, and the same of the height: validities meet in
  /// the larger of each.
  private var bounds: SIMD4<Double>
  /// Whether it is also valid without a proposed width (1), and height (2); whether it was never
  /// narrowed (4), which saves examining the bounds.
  private var unspecified: UInt8

  static var everything: ValidProposals {
    ValidProposals(bounds: SIMD4(repeating: -.infinity), unspecified: 7)
  }

  /// Known only for the proposal that was asked.
  static var unknown: ValidProposals {
    ValidProposals(bounds: SIMD4(repeating: .infinity), unspecified: 0)
  }

  @inline(__always)
  private init(bounds: SIMD4<Double>, unspecified: UInt8) {
    self.bounds = bounds
    self.unspecified = unspecified
  }

  @inline(__always)
  init(width: ValidLengths, height: ValidLengths) {
    bounds = SIMD4(width.lower, -width.upper, height.lower, -height.upper)
    unspecified = (width.holdsUnspecified ? 1 : 0) | (height.holdsUnspecified ? 2 : 0)
  }

  @inline(__always)
  subscript(axis: Axis) -> ValidLengths {
    get {
      axis == .horizontal
        ? ValidLengths(
          lower: bounds[0], upper: -bounds[1], holdsUnspecified: unspecified & 1 != 0)
        : ValidLengths(
          lower: bounds[2], upper: -bounds[3], holdsUnspecified: unspecified & 2 != 0)
    }
    set {
      let (first, flag): (Int, UInt8) = axis == .horizontal ? (0, 1) : (2, 2)
      bounds[first] = newValue.lower
      bounds[first + 1] = -newValue.upper
      unspecified =
        (newValue.holdsUnspecified ? unspecified | flag : unspecified & ~flag) & 3
    }
  }

  var width: ValidLengths {
    get { self[.horizontal] }
    set { self[.horizontal] = newValue }
  }

  var height: ValidLengths {
    get { self[.vertical] }
    set { self[.vertical] = newValue }
  }

  @inline(__always)
  func contains(_ proposal: Proposal) -> Bool {
    contains(proposal.width, bounds[0], bounds[1], 1)
      && contains(proposal.height, bounds[2], bounds[3], 2)
  }

  @inline(__always)
  private func contains(
    _ length: Double, _ lower: Double, _ negatedUpper: Double, _ flag: UInt8
  ) -> Bool {
    length.isNaN ? unspecified & flag != 0 : lower <= length && negatedUpper <= -length
  }

  @inline(__always)
  mutating func formIntersection(_ other: ValidProposals) {
    bounds.replace(with: other.bounds, where: other.bounds .> bounds)
    unspecified &= other.unspecified
  }

  /// Whether it was made as `everything`, and not narrowed since.
  @inline(__always)
  var isWhole: Bool { unspecified & 4 != 0 }

  /// Intersects with `other` across the axis only.
  @inline(__always)
  mutating func formIntersection(_ other: ValidProposals, across axis: Axis) {
    var across = other
    across[axis] = .everything
    formIntersection(across)
  }

  /// The same, with one axis known only to be valid for `length`.
  func atLeast(_ length: Double, along axis: Axis) -> ValidProposals {
    var valid = self
    if !valid[axis].contains(length) { valid[axis] = .only(length) }
    return valid
  }

  /// Whether it is known to be valid for at most one proposal.
  @inline(__always)
  var isSingle: Bool { bounds[0] + bounds[1] >= 0 && bounds[2] + bounds[3] >= 0 }
}

/// An answer with the proposals it is valid for.
struct RangeRecord: BitwiseCopyable {
  var valid: ValidProposals
  var size: Size
  /// The node's next one, -1 for none.
  var next: Int32
}
