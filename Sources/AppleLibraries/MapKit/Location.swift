import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// Core Location, which finds no place, because nobody has given the scene permission.
  static let coreLocation = NativeLibrary(
    name: "CoreLocation",
    sources: [Declarations.location], isPartial: true)
}
