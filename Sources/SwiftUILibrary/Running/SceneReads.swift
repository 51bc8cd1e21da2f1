/// Settings that have no effect unless a scene's own code reads them.
public struct SceneReads: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Colours change with it, sizes don't.
  public static let colorScheme = SceneReads(rawValue: 1)
  /// A text that may differ in another language, by its catalogue or its number format.
  public static let language = SceneReads(rawValue: 2)
  /// A text that could be translated, whether somebody has or not.
  public static let texts = SceneReads(rawValue: 4)
  /// A text, a symbol or a length that grows with the type size, or code that reads it.
  public static let typeSize = SceneReads(rawValue: 8)
  /// Code that reads the direction; asymmetric views are mirrored without it.
  public static let direction = SceneReads(rawValue: 16)
  public static let all: SceneReads = [.colorScheme, .language, .texts, .typeSize, .direction]
}
