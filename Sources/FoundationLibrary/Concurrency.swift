import SwiftInterpreter

extension FoundationLibrary {
  /// Work for later. Time stands still while a scene is looked at: work that is due at once is done
  /// before the next pass, and work that waits for a time, a timer or an answer is never done.
  static let foundationConcurrency = NativeLibrary(
    name: "FoundationConcurrency",
    sources: [Declarations.concurrency], isPartial: true)
}
