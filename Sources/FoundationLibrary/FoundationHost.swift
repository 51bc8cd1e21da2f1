import SwiftInterpreter

/// What Foundation's names need from whoever runs a scene. The interpreter's host conforms to it.
package protocol FoundationHost: AnyObject {
  /// The contents of a file of the project, by the path that `Bundle.main` gives it; nil for any
  /// other path.
  func text(ofResource path: String) -> String?
  /// The texts of the app's `Info.plist`; empty where there is no app.
  var infoEntries: [String: String] { get }
  /// The text for a key in the scene's language; nil where its table doesn't have it.
  /// - Parameter table: nil for the usual one.
  func localizedText(_ key: String, table: String?) -> String?
}

extension NativeCall {
  /// Nil where the interpreter's host brings nothing of a project's.
  var foundationHost: (any FoundationHost)? { interpreter.host as? any FoundationHost }
}
