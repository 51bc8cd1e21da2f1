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

  // Computed, since these are compared in every stack: a stored one would be looked up.
  static var leading: Guide { Guide(.leading) }
  static var horizontalCenter: Guide { Guide(.horizontalCenter) }
  static var trailing: Guide { Guide(.trailing) }
  static var top: Guide { Guide(.top) }
  static var verticalCenter: Guide { Guide(.verticalCenter) }
  static var bottom: Guide { Guide(.bottom) }
  static var firstTextBaseline: Guide { Guide(.firstTextBaseline) }
  static var lastTextBaseline: Guide { Guide(.lastTextBaseline) }
  static var listRowSeparatorLeading: Guide { Guide(.listRowSeparatorLeading) }
  static var listRowSeparatorTrailing: Guide { Guide(.listRowSeparatorTrailing) }

  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
  var isSeparator: Bool { self == .listRowSeparatorLeading || self == .listRowSeparatorTrailing }
  /// Whether texts set it themselves.
  var isOfTexts: Bool { isBaseline || self == .listRowSeparatorLeading }
  /// The six edges and centres, whose explicit values don't leave a container.
  var staysInside: Bool { isBuiltIn && !isBaseline && !isSeparator }

  /// Explicit values of several subviews become one: the mean of those there are, but the first
  /// baseline is the highest and the last baseline the lowest, and a separator begins with the first
  /// of them.
  func combine(_ sum: inout Double, _ count: inout Int, with value: Double) {
    defer { count += 1 }
    if count == 0 {
      sum = value
    } else if self == .firstTextBaseline || self == .listRowSeparatorLeading {
      sum = min(sum, value)
    } else if self == .lastTextBaseline || self == .listRowSeparatorTrailing {
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
