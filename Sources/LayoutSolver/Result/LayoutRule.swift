/// A rule of SwiftUI's layout, with how sure it is: one row of the fidelity table.
public struct LayoutRule: Hashable, Sendable, BitwiseCopyable {
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
  /// The row in the fidelity table.
  public let index: Int

  init(index: Int) { self.index = index }

  var code: UInt8 { UInt8(truncatingIfNeeded: index) }
}
