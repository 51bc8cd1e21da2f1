import LayoutSolver

/// The pictures and texts that lie beside a scene's source, by the names that the scene calls them
/// by.
package protocol SceneResources: AnyObject {
  /// A picture's size in points on a display of that many pixels per point; nil where there is none
  /// of the name, or its file can't be read.
  func imageSize(_ name: String, displayScale: Double) -> Size?

  /// Whether the project has a symbol of the name, which is as large as its font.
  func isSymbol(_ name: String) -> Bool

  /// What a text says, nil where there is none of the name.
  func text(ofResource name: String) -> String?

  /// The texts of the project in its languages.
  var strings: StringTables { get }
}
