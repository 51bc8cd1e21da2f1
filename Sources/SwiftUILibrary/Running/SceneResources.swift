import LayoutSolver

/// The pictures, colours and texts of a scene's project, by the names in the scene's code.
package protocol SceneResources: AnyObject {
  /// A picture's size in points on a display of that many pixels per point; nil if there is none of
  /// the name, or its file can't be read.
  func imageSize(_ name: String, displayScale: Double) -> Size?

  /// Whether a catalogue says that a picture is a template, coloured by what is around it.
  func isTemplate(_ name: String) -> Bool

  /// Whether the project has a symbol of the name, which is as large as its font.
  func isSymbol(_ name: String) -> Bool

  /// A colour of a catalogue, in each appearance; nil if there is none of the name, or its file
  /// names no colour.
  func color(_ name: String) -> Color?

  /// The app's accent colour; nil for none. A package's colour of that name doesn't count: it is in
  /// the package's own bundle.
  var accentColor: Color? { get }

  /// A text file's contents, nil if there is none of the name.
  func text(ofResource name: String) -> String?

  /// The texts of the project in its languages.
  var strings: StringTables { get }
}
