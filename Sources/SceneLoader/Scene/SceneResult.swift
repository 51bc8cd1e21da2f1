import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// A problem of a scene, with its place and remedy.
public typealias SceneDiagnostic = SwiftInterpreter.Diagnostic
/// What a diagnostic is about.
public typealias DiagnosticID = SwiftInterpreter.DiagnosticID
/// A wish that what scenes do should end.
public typealias SceneInterruption = SwiftInterpreter.Interruption
/// A place in one of a scene's files.
public typealias SceneLocation = SwiftInterpreter.SourceLocation
/// What a file's syntax reveals of its lines.
public typealias SourceSyntax = SwiftInterpreter.SourceSyntax

/// The result of laying out a scene, after its state had settled.
public struct SceneResult {
  /// Nil only where the scene has errors that leave nothing to lay out.
  public var result: LayoutResult?
  /// The lines that the scene printed during this layout.
  public var output: [String]
  /// Whether the picture differs from the scene's without its errors: code with one was called, and
  /// its views are placeholders, or nothing was left and another view is shown.
  public var isPartial = false
  /// The errors of loading in that code, in the order in which they were met.
  public var brokenCode: [SceneDiagnostic] = []
  /// Those replaced by holes: code was skipped there, or had no result.
  public var holes: [SceneDiagnostic] = []
  /// Problems of this layout: traps, state that doesn't settle, names passed through. Those
  /// found while loading are the scene's own `diagnostics` and are not repeated here.
  public var diagnostics: [SceneDiagnostic]
  /// Correct code without effect in this picture: a title where there is no bar, work that waits
  /// for a later moment.
  public var notes: [SceneDiagnostic] = []
  /// The notes on what isn't run because it waits for its time.
  public var waits: [SceneDiagnostic] { notes.filter { $0.identifier == .waits } }
  /// What the scene's code read since it started over; a layout that differs in nothing else has
  /// the same result.
  public var reads: SceneReads = []
  /// The next moment at which something goes on that waits, in seconds after the start; nil where
  /// nothing waits for a time.
  public var nextDue: Double?
  /// How many passes it took until state was no longer written, at least 1.
  public var passes: Int

  /// The problems found while loading and in this layout, with errors in code that it needs first.
  /// - Parameter loaded: those found while loading.
  public func problems(with loaded: [SceneDiagnostic]) -> [SceneDiagnostic] {
    let needed = needed(of: loaded)
    return needed + diagnostics.filter { $0.severity == .error }
      + loaded.filter { !needed.contains($0) } + diagnostics.filter { $0.severity != .error }
  }

  /// Those of the errors found while loading that code of this layout has.
  public func needed(of loaded: [SceneDiagnostic]) -> [SceneDiagnostic] {
    let met = brokenCode + holes
    guard !met.isEmpty else { return [] }
    let places = Set(met.compactMap { $0.location?.start })
    // The names that a missing module leaves out are reported at its import.
    let files = Set(met.compactMap(\.location?.file))
    return loaded.filter { problem in
      guard problem.severity == .error, let place = problem.location else { return false }
      return places.contains(place.start)
        || problem.identifier == .unknownModule && files.contains(place.file)
    }
  }
}

extension SceneLocation {
  /// What tells it from other places.
  fileprivate var start: String { "\(file):\(offset)" }
}
