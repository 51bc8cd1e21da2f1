import Cells
import Foundation

/// The address that an editor has for a file, and the file's path.
package enum DocumentPath {
  /// The path of a `file:` address; nil for one of another kind, such as a text that has no file yet.
  package static func path(of address: String) -> String? {
    guard address.hasPrefix("file:"), let url = URL(string: address) else { return nil }
    let path = url.path
    return path.isEmpty ? nil : path
  }

  /// The address of a path, which everything but letters, digits and `-._~/` is escaped in.
  package static func address(of path: String) -> String {
    TerminalLinks.address(of: path)
  }
}
