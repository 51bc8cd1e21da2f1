import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// The names of the App Intents framework that widgets and controls use. No intent is performed.
  static let appIntents = NativeLibrary(
    name: "AppIntents",
    sources: [Declarations.appIntents], isPartial: true)
}
