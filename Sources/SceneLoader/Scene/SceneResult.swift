import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// A problem of a scene, with its place and remedy.
public typealias SceneDiagnostic = SwiftInterpreter.Diagnostic
/// A wish that what scenes do should end.
public typealias SceneInterruption = SwiftInterpreter.Interruption
/// A place in one of a scene's files.
public typealias SceneLocation = SwiftInterpreter.SourceLocation
/// What a file's syntax says of its lines.
public typealias SourceSyntax = SwiftInterpreter.SourceSyntax

/// What one layout of a scene gave, after its state had settled.
public struct SceneResult {
  /// Nil only where the scene has errors that leave nothing to lay out.
  public var result: LayoutResult?
  /// What the scene printed during this layout, a line each.
  public var output: [String]
  /// Whether the picture isn't that of the scene without its errors: code was called that has one,
  /// and the views that it makes are placeholders, or nothing was left and another view is shown.
  public var isPartial = false
  /// The errors of loading in that code, in the order in which they were met.
  public var brokenCode: [SceneDiagnostic] = []
  /// Those in whose place there were holes: nothing was done there, or nothing came of it.
  public var holes: [SceneDiagnostic] = []
  /// Problems of this layout: traps, state that doesn't settle, names passed through. Those
  /// found while loading are the scene's own `diagnostics` and are not repeated here.
  public var diagnostics: [SceneDiagnostic]
  /// What is sound and doesn't show in this picture: a title where there is no bar, what waits for a
  /// later moment.
  public var notes: [SceneDiagnostic] = []
  /// Those of the notes that say what isn't run because it waits for its time.
  public var waits: [SceneDiagnostic] { notes.filter { $0.identifier == "waits" } }
  /// What the scene's code asked for since it started over; a layout that differs in nothing else
  /// comes out the same.
  public var reads: SceneReads = []
  /// How many passes it took until no state was written any more, 1 at least.
  public var passes: Int
}
