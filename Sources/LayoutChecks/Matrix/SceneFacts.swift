import SceneLoader
import SwiftUILibrary

/// What is known of a scene without running it. A process needs it to let others lay the scene out.
package struct SceneFacts: Codable {
  package var name: String
  package var files: [Scene.File]
  /// Problems found while loading.
  package var diagnostics: [SceneDiagnostic]
  package var rootName: String?
  /// The previews' names in source order, and where they are.
  package var previews: [String]
  package var places: [SceneLocation?]
  /// The languages it is translated to; empty where nobody asked.
  package var languages: [SceneLanguage]
  /// The device that it asks to be shown on.
  package var device: SceneDirectives.Device?
  package var hasExpectations: Bool

  /// - Parameter withLanguages: whether the languages are looked for, in all the project's files.
  package init(_ scene: Scene, withLanguages: Bool = false) {
    name = scene.name
    files = scene.files
    diagnostics = scene.diagnostics
    rootName = scene.rootName
    previews = scene.previews
    places = scene.previews.indices.map { scene.shownViews[$0].location }
    languages = withLanguages ? scene.languages : []
    device = scene.directives.device
    hasExpectations = !scene.directives.expectations.isEmpty
  }
}
