import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// Core Location, which finds no place: nobody has allowed the scene to look.
  static let coreLocation = NativeLibrary(
    name: "CoreLocation",
    sources: [Declarations.location], isPartial: true)
}
