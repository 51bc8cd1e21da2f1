import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's collections. A cache forgets nothing by itself.
  static let foundationCollections = NativeLibrary(
    name: "FoundationCollections",
    sources: [Declarations.foundationCollections], isPartial: true)
}
