import LayoutChecks
import LayoutSolver
import SceneLoader

/// What can be shown of a scene, and under which conditions.
package struct ShownQuestion: Question {
  package static let name = "previews"
  package static let help = "What a file or a project can show, and the conditions there are."
  package static var parameters: [Parameter<Self>] {
    [
      Parameter("path", "a Swift file, or a project's folder", \.subject.path, isRequired: true),
      Parameter("conditions", "also list devices and type sizes", \.listsConditions),
    ]
  }

  package var subject = Subject()
  package var listsConditions = false

  package init() {}

  package struct Shown: AnswerObject {
    var name: String
    var title: String?
    var file: String?
    var line: Int?
    var problem: String?

    package static var members: [Member<Shown>] {
      [
        Member("name", "what 'preview' takes") { $0.name },
        Member("title", "where it has another one for people") { $0.title },
        Member("file") { $0.file }, Member("line") { $0.line },
        Member("problem", "what is known to be in the way; these come last") { $0.problem },
      ]
    }
  }

  package struct Answer: AnswerObject, Worded {
    var first: String?
    var shown: [Shown]
    var missingModules: [String]
    var languages: [String]
    var devices: [String]?
    var typeSizes: [String]?

    package static var members: [Member<Answer>] {
      [
        Member("first", "what is shown where none is named") { $0.first },
        Member("previews") { $0.shown },
        Member("missingModules", "imported, and not here; Apple's aren't counted") {
          $0.missingModules
        },
        Member("languages", "those of the project") { $0.languages },
        Member("devices") { $0.devices }, Member("typeSizes") { $0.typeSizes },
      ]
    }

    package var words: [String] {
      let rows = shown.map { shown in
        let place = shown.line.map { " (\(shown.file.map { $0 + ":" } ?? "line ")\($0))" } ?? ""
        return shown.name + (shown.title.map { " \"\($0)\"" } ?? "") + place
          + (shown.problem.map { ": " + $0 } ?? "")
      }
      let missing =
        missingModules.isEmpty ? [] : ["not here: " + missingModules.joined(separator: ", ")]
      let first = first.map { ["shown first: \($0)"] } ?? ["nothing can be shown"]
      return first + rows + missing
        + (devices.map { ["devices: " + $0.joined(separator: ", ")] } ?? [])
        + (typeSizes.map { ["type sizes: " + $0.joined(separator: ", ")] } ?? [])
    }
  }

  package func answer(_ session: QuestionSession) throws(QuestionError) -> Answer {
    try session.with(subject) { warm, _ in
      let scene = warm.scene
      return Answer(
        first: scene.rootName,
        shown: scene.shownViews.promisingFirst.map { view in
          Shown(
            name: view.name, title: view.title == view.name ? nil : view.title,
            file: scene.files.count > 1 ? view.location?.file : nil, line: view.location?.line,
            problem: view.problem)
        },
        missingModules: scene.missingModules,
        languages: scene.languages.map { "\($0.name)" },
        devices: listsConditions ? Device.all.map(\.id) : nil,
        typeSizes: listsConditions ? DynamicTypeSize.allCases.map(\.description) : nil)
    }
  }
}
