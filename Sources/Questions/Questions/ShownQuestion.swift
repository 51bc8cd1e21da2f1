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
    package var name: String
    package var title: String?
    package var place: PlaceAnswer?
    var problem: String?

    package static var members: [Member<Shown>] {
      [
        Member("name", "what 'preview' takes") { $0.name },
        Member("title", "where it has another one for people") { $0.title },
      ] + Member<Shown>.places { $0.place } + [
        Member("problem", "what is known to be in the way; these come last") { $0.problem }
      ]
    }
  }

  package struct Answer: AnswerObject, Worded {
    var first: String?
    package var shown: [Shown]
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
        let place = shown.place.map { " (\($0.file.map { $0 + ":" } ?? "line ")\($0.line))" } ?? ""
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
        first: scene.rootName, shown: Shown.all(scene.shownViews.promisingFirst, of: scene.files),
        missingModules: scene.missingModules,
        languages: scene.languages.map { "\($0.name)" },
        devices: listsConditions ? Device.all.map(\.id) : nil,
        typeSizes: listsConditions ? DynamicTypeSize.allCases.map(\.description) : nil)
    }
  }
}

extension ShownQuestion.Shown {
  package static func all(_ views: [Scene.ShownView], of files: [Scene.File]) -> [Self] {
    views.map { view in
      Self(
        name: view.name, title: view.title == view.name ? nil : view.title,
        place: view.location.map { PlaceAnswer($0, in: files) }, problem: view.problem)
    }
  }
}
