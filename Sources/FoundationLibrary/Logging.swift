import SwiftInterpreter

extension FoundationLibrary {
  /// The system's log, which nobody reads.
  static let logging = NativeLibrary(
    name: "Logging", sources: [Declarations.logging], isPartial: true)
}
