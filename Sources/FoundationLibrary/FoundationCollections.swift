import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's collections that are classes. A cache forgets nothing by itself.
  static let foundationCollections = NativeLibrary(
    name: "FoundationCollections",
    sources: [Declarations.foundationCollections], isPartial: true)
}
