/// A `ProposedViewSize` in sixteen bytes: one is kept with every remembered answer.
///
/// A missing dimension is NaN here, which no proposal of a scene can be.
struct Proposal: BitwiseCopyable {
  var width: Double
  var height: Double

  @inline(__always)
  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  init(_ size: Size) { self.init(size.width, size.height) }

  /// A proposal of a scene; its own NaN counts as missing.
  init(_ proposal: ProposedViewSize) {
    let width = proposal.width ?? .nan
    let height = proposal.height ?? .nan
    self.init(width.isNaN ? .nan : width, height.isNaN ? .nan : height)
  }

  static var unspecified: Proposal { Proposal(.nan, .nan) }
  /// One that never occurs, for none so far.
  static var never: Proposal { Proposal(-.infinity, -.infinity) }

  @inline(__always)
  static func == (a: Proposal, b: Proposal) -> Bool {
    (a.width == b.width || (a.width.isNaN && b.width.isNaN))
      && (a.height == b.height || (a.height.isNaN && b.height.isNaN))
  }

  @inline(__always)
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal along one axis and across it.
  @inline(__always)
  init(_ along: Double, across: Double, axis: Axis) {
    self = axis == .horizontal ? Proposal(along, across) : Proposal(across, along)
  }

  /// The answer of a view without a size of its own: its offer, `ideal` for nothing.
  @inline(__always)
  func filled(_ ideal: Double = 10) -> Size {
    Size(width: width.isNaN ? ideal : width, height: height.isNaN ? ideal : height)
  }

  /// Missing dimensions taken from `size`.
  @inline(__always)
  func filled(from size: Size) -> Proposal {
    Proposal(width.isNaN ? size.width : width, height.isNaN ? size.height : height)
  }

  /// Less the insets, never below 0; a missing dimension stays missing.
  @inline(__always)
  func inset(by horizontal: Double, _ vertical: Double) -> Proposal {
    Proposal(
      width.isNaN ? .nan : max(0, width - horizontal),
      height.isNaN ? .nan : max(0, height - vertical))
  }

  var isUnspecified: Bool { width.isNaN && height.isNaN }
  var isZero: Bool { width == 0 && height == 0 }

  var viewSize: ProposedViewSize {
    ProposedViewSize(
      width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }
}

extension Double {
  /// The number, 0 for NaN: no NaN leaves a layout.
  @inline(__always)
  var orZero: Double { isNaN ? 0 : self }
  /// The number as an optional that is nil for NaN.
  @inline(__always)
  var orNil: Double? { isNaN ? nil : self }
}

extension Size {
  @inline(__always)
  init(_ along: Double, across: Double, axis: Axis) {
    self =
      axis == .horizontal
      ? Size(width: along, height: across) : Size(width: across, height: along)
  }
}

extension Point {
  @inline(__always)
  init(_ along: Double, across: Double, axis: Axis) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
