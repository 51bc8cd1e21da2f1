import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// What widgets and controls name of the App Intents framework: nothing performs an intent here.
  static let appIntents = NativeLibrary(
    name: "AppIntents",
    sources: [Declarations.appIntents], isPartial: true)
}
