/// Names one alignment guide, built in or made by the scene, on one axis.
public struct AlignmentKey: Hashable, Sendable, BitwiseCopyable {
  /// Built-in guides have small negative numbers, the scene's own count from 0.
  public let id: Int
  public let axis: Axis

  public init(id: Int, axis: Axis) {
    self.id = id
    self.axis = axis
  }

  public static var leading: AlignmentKey { AlignmentKey(id: -1, axis: .horizontal) }
  public static var horizontalCenter: AlignmentKey { AlignmentKey(id: -2, axis: .horizontal) }
  public static var trailing: AlignmentKey { AlignmentKey(id: -3, axis: .horizontal) }
  public static var top: AlignmentKey { AlignmentKey(id: -4, axis: .vertical) }
  public static var verticalCenter: AlignmentKey { AlignmentKey(id: -5, axis: .vertical) }
  public static var bottom: AlignmentKey { AlignmentKey(id: -6, axis: .vertical) }
  public static var firstTextBaseline: AlignmentKey { AlignmentKey(id: -7, axis: .vertical) }
  public static var lastTextBaseline: AlignmentKey { AlignmentKey(id: -8, axis: .vertical) }
  public static var listRowSeparatorLeading: AlignmentKey {
    AlignmentKey(id: -9, axis: .horizontal)
  }
  public static var listRowSeparatorTrailing: AlignmentKey {
    AlignmentKey(id: -10, axis: .horizontal)
  }
}

/// A guide with the value it has where no view sets it (SwiftUI's `AlignmentID.defaultValue`).
public struct AlignmentGuide {
  public let key: AlignmentKey
  /// Nil for the built-in guides, whose defaults the solver knows.
  public let defaultValue: ((ViewDimensions) -> Double)?

  public init(_ key: AlignmentKey, defaultValue: ((ViewDimensions) -> Double)? = nil) {
    self.key = key
    self.defaultValue = defaultValue
  }

  public static var leading: AlignmentGuide { AlignmentGuide(.leading) }
  public static var horizontalCenter: AlignmentGuide { AlignmentGuide(.horizontalCenter) }
  public static var trailing: AlignmentGuide { AlignmentGuide(.trailing) }
  public static var top: AlignmentGuide { AlignmentGuide(.top) }
  public static var verticalCenter: AlignmentGuide { AlignmentGuide(.verticalCenter) }
  public static var bottom: AlignmentGuide { AlignmentGuide(.bottom) }
  public static var firstTextBaseline: AlignmentGuide { AlignmentGuide(.firstTextBaseline) }
  public static var lastTextBaseline: AlignmentGuide { AlignmentGuide(.lastTextBaseline) }
}

/// A guide on each axis.
public struct Alignment {
  public var horizontal: AlignmentGuide
  public var vertical: AlignmentGuide

  public init(horizontal: AlignmentGuide, vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static var center: Alignment {
    Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
  }
  public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
}

/// A view's size at one proposal, with its guides: what an alignment closure receives.
public struct ViewDimensions {
  public let width: Double
  public let height: Double
  /// The value the view sets itself, nil where it sets none.
  let explicitValue: (AlignmentGuide) -> Double?

  public init(
    width: Double, height: Double,
    explicitValue: @escaping (AlignmentGuide) -> Double? = { _ in nil }
  ) {
    self.width = width
    self.height = height
    self.explicitValue = explicitValue
  }

  /// The guide's value in the view's own space: explicit, else its default.
  public subscript(guide: AlignmentGuide) -> Double {
    if let value = explicitValue(guide) { return value }
    if let defaultValue = guide.defaultValue { return defaultValue(self) }
    switch guide.key {
    case .horizontalCenter: return width / 2
    case .trailing, .listRowSeparatorTrailing: return width
    case .verticalCenter: return height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: return height
    default: return 0
    }
  }

  /// The guide's value only where a view sets it.
  public subscript(explicit guide: AlignmentGuide) -> Double? { explicitValue(guide) }
}
