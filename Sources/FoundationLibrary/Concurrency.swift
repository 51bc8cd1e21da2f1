import SwiftInterpreter

extension FoundationLibrary {
  /// Work for later. Time stands still while a scene is looked at: work that is due at once is done
  /// before the next pass, what waits for a time or a timer when somebody lets that pass, and what
  /// waits for an answer never.
  static let foundationConcurrency = NativeLibrary(
    name: "FoundationConcurrency",
    sources: [Declarations.concurrency], isPartial: true)
}
