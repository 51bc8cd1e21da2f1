import SwiftInterpreter

extension FoundationLibrary {
  /// What a device has besides its screen. Nobody is asked for leave, nothing is felt, measured or
  /// announced.
  static let systemServices = NativeLibrary(
    name: "SystemServices",
    sources: [Declarations.systemServices])
}
