import LayoutSolver

/// The pictures, colours and texts that lie beside a scene's source, by the names that the scene calls them
/// by.
package protocol SceneResources: AnyObject {
  /// A picture's size in points on a display of that many pixels per point; nil where there is none
  /// of the name, or its file can't be read.
  func imageSize(_ name: String, displayScale: Double) -> Size?

  /// Whether the project has a symbol of the name, which is as large as its font.
  func isSymbol(_ name: String) -> Bool

  /// A colour of a catalogue, in each appearance; nil where there is none of the name, or its file
  /// names no colour.
  func color(_ name: String) -> Color?

  /// The app's accent colour; nil where it has none. A package's colour of that name is none: it lies
  /// in the package's own bundle.
  var accentColor: Color? { get }

  /// What a text says, nil where there is none of the name.
  func text(ofResource name: String) -> String?

  /// The texts of the project in its languages.
  var strings: StringTables { get }
}
