/// The handle of a node in one result: its index in `LayoutResult.nodes`, in depth-first order of
/// creation. Content of a `GeometryReader` comes after everything made while sizing.
public struct NodeID: Hashable, Sendable, Comparable {
  public let index: Int
  public init(_ index: Int) { self.index = index }
  public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// The space a root is laid out in.
public struct LayoutContainer: Hashable, Sendable {
  /// In points, safe area included.
  public var size: Size
  public var safeAreaInsets: EdgeInsets

  public init(size: Size, safeAreaInsets: EdgeInsets = .zero) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }
}

public enum CoordinateSpace: Hashable {
  case local
  /// The container's: origin at its top left, safe area included.
  case global
  /// The nearest enclosing one of this name; the global one where there is none.
  case named(AnyHashable)
}

/// A node as it was placed.
public struct PlacedNode {
  public var id: NodeID
  public var parent: NodeID?
  public var children: [NodeID]
  /// 0 for the root.
  public var depth: Int
  /// As in SwiftUI: `VStack`, `Text`, `frame`, `padding`.
  public var name: String
  /// The few words that tell it from its like: a text's string, a frame's numbers, a colour.
  public var detail: String
  /// The scene's own view whose body begins with this node, e.g. `ContentView`.
  public var owner: String?
  public var identifier: String?
  public var source: SourceRange?
  /// What it was proposed when it was placed.
  public var proposal: ProposedViewSize
  public var size: Size
  /// In the container's space, transforms included (the bounding box of a rotated view).
  public var frame: Rect
  public var drawing: Drawing
  public var decorations: [Decoration]
  /// The lines of a text as wrapped and truncated; empty for other views.
  public var textLines: [String]
  /// Drawn over siblings with a smaller one.
  public var zIndex: Double
  /// False for a subview that its layout measured but left out (`ViewThatFits`).
  public var isPlaced: Bool
  public var tap: (() -> Void)?
}
