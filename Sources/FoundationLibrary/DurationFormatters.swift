import SwiftInterpreter

extension FoundationLibrary {
  /// Lengths of time in words and figures, and sizes of files, in American English.
  static let foundationDurations = NativeLibrary(
    name: "FoundationDurations",
    sources: [Declarations.durationFormatters], isPartial: true)
}
