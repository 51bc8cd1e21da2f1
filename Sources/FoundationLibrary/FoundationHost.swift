import SwiftInterpreter

/// What Foundation's names need of whoever runs a scene: the interpreter's host conforms to it.
package protocol FoundationHost: AnyObject {
  /// What a file of the project says, by the path that `Bundle.main` gives it; nil where it has none
  /// of that path.
  func text(ofResource path: String) -> String?
  /// What a key says in the scene's language; nil where its table doesn't have it.
  /// - Parameter table: nil for the usual one.
  func localizedText(_ key: String, table: String?) -> String?
}

extension NativeCall {
  /// Nil where the interpreter's host brings nothing of a project's.
  var foundationHost: (any FoundationHost)? { interpreter.host as? any FoundationHost }
}
