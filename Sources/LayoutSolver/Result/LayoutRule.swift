/// A rule of SwiftUI's layout, with how sure it is: one row of the fidelity table.
public enum LayoutRule: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  case unexplained
  case memory
  case stackDivision
  case stackIdeal
  case singleChildStack
  case emptyStack
  case zStackUnion
  case geometryReader
  case customLayout
  case fixedFrame
  case flexibleFrame
  case padding
  case fixedSize
  case aspectRatio
  case position
  case offset
  case transform
  case passThrough
  case alignmentGuide
  case secondary
  case text
  case textInNothing
  case fillsProposal
  case circle
  case ownShape
  case spacer
  case divider
  case image
  case scrollView
  case lazyStack
  case lazyGrid
  case grid
  case viewThatFits
  case ignoresSafeArea
  case safeAreaPadding
  case safeAreaInset
  case containerRelativeFrame
  case matchedGeometry
  case drawnSymbol
  case symbol
  case estimatedLazyStack
  case estimatedLazyGrid
  case visualEffect
  case control
  case estimatedControl
  case nestedGrid
  case splitView
  case placeholder
  case unknownSymbol
  case toolbar
  case presentation
  case arrangement
  case symbolInColumn
  case list
  case listBefore26
  case labelledRow
  case fieldsAndSwitches
  case bars

  public enum Confidence: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// Inferred by one author, or sources disagree.
    case inferred
    /// Reverse engineered.
    case reverseEngineered
    /// Pixel-compared with SwiftUI.
    case compared
    /// Measured or printed by SwiftUI, or documented by Apple.
    case observed

    public static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
  }

  /// How it is known that a rule is valid for iOS 27, which few have measured.
  public enum Newest: String, Hashable, Sendable, CaseIterable {
    case measured
    /// Figures of some of the views that the rule is about.
    case measuredInPart = "measured in part"
    /// By Apple: in release notes, documentation or a session.
    case documented
    /// It is that of iOS 26, and nothing says that it changed.
    case carriedOver = "carried over"
  }
}
