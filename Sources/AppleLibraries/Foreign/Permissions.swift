import SwiftInterpreter

extension AppleLibraries {
  /// What a person has allowed, as the frameworks report it with the numbers of Apple's headers: an
  /// app shows it.
  static let permissions = NativeLibrary(
    name: "Permissions", sources: [Declarations.permissions])
}
