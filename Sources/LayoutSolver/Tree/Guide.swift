/// An alignment guide in four bytes: its number and its axis.
///
/// The default of a scene's own guide is looked up in the tree's table by this key.
struct Guide: BitwiseCopyable, Hashable {
  let raw: Int32

  init(_ key: AlignmentKey) {
    raw = Int32(truncatingIfNeeded: key.id &* 2 &+ (key.axis == .vertical ? 1 : 0))
  }

  var axis: Axis { raw & 1 == 0 ? .horizontal : .vertical }
  var key: AlignmentKey { AlignmentKey(id: Int(raw >> 1), axis: axis) }
  var isBuiltIn: Bool { raw < 0 }

  static let leading = Guide(.leading)
  static let horizontalCenter = Guide(.horizontalCenter)
  static let trailing = Guide(.trailing)
  static let top = Guide(.top)
  static let verticalCenter = Guide(.verticalCenter)
  static let bottom = Guide(.bottom)
  static let firstTextBaseline = Guide(.firstTextBaseline)
  static let lastTextBaseline = Guide(.lastTextBaseline)

  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
  /// The six edges and centres, whose explicit values don't leave a container.
  var staysInside: Bool { isBuiltIn && !isBaseline }

  /// Explicit values of several subviews become one: the mean of those there are, but the first
  /// baseline is the highest and the last baseline the lowest.
  func combine(_ sum: inout Double, _ count: inout Int, with value: Double) {
    defer { count += 1 }
    if count == 0 {
      sum = value
    } else if self == .firstTextBaseline {
      sum = min(sum, value)
    } else if self == .lastTextBaseline {
      sum = max(sum, value)
    } else {
      sum = (sum * Double(count) + value) / Double(count + 1)
    }
  }
}

/// A guide on each axis.
struct GuidePair: BitwiseCopyable {
  var horizontal: Guide
  var vertical: Guide

  static let center = GuidePair(horizontal: .horizontalCenter, vertical: .verticalCenter)
  static let topLeading = GuidePair(horizontal: .leading, vertical: .top)
}
