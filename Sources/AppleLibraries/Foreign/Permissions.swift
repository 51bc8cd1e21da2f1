import SwiftInterpreter

extension AppleLibraries {
  /// What frameworks say a person has allowed, with the numbers of Apple's headers: an app shows it.
  static let permissions = NativeLibrary(
    name: "Permissions", sources: [Declarations.permissions])
}
