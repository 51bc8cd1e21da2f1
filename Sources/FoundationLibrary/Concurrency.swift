import SwiftInterpreter

extension FoundationLibrary {
  /// Work for later. Time stands still while a scene is looked at: what is to happen at once
  /// happens before the next pass, what waits for a time, a timer or an answer never does.
  static let foundationConcurrency = NativeLibrary(
    name: "FoundationConcurrency",
    sources: [Declarations.concurrency], isPartial: true)
}
