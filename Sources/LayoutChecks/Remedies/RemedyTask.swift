import SceneLoader

/// A part of the search for remedies that is done in one go: the findings of a file. What mends them
/// changes that file, so it is laid out in the previews alone that run the file's code.
package struct RemedyTask: Hashable, Codable, Sendable {
  /// More findings than that aren't looked at: each takes layouts.
  private static let mostFindings = 24
  /// Views that all changes together are laid out with: findings of a large scene under many conditions
  /// don't wait long for what may mend them. It is counted, not timed, so that each run finds the same.
  /// A change is proven under every condition: where a file's previews have more views than that without
  /// one, these don't suffice for any.
  static let mostViews = 200_000

  /// The file's name.
  package let file: String
  /// The findings that a remedy is looked for.
  package let targets: [FindingKey]
  /// The previews that run the file's code; nil is what the scene shows by itself.
  package let previews: [Int?]

  /// The same in a scene that has other previews.
  package func showing(_ previews: [Int?]) -> Self {
    RemedyTask(file: file, targets: targets, previews: previews)
  }

  private init(file: String, targets: [FindingKey], previews: [Int?]) {
    (self.file, self.targets, self.previews) = (file, targets, previews)
  }

  /// Which previews run which files, and how many views their layouts have.
  struct Shown {
    private var previews: [String: Set<Int?>] = [:]
    private var views: [Int?: Int] = [:]

    mutating func add(_ preview: Int?, _ files: [String], views count: Int) {
      for file in files { previews[file, default: []].insert(preview) }
      views[preview, default: 0] += count
    }

    /// Leaves out previews of which not all is known.
    mutating func remove(_ previews: Set<Int?>) {
      for file in self.previews.keys { self.previews[file]?.subtract(previews) }
    }

    /// The previews that run a file, with the views of their layouts.
    func of(_ file: String) -> (previews: [Int?], views: Int) {
      let previews = previews[file, default: []].sorted { $0 ?? -1 < $1 ?? -1 }
      return (previews, previews.reduce(0) { $0 + (views[$1] ?? 0) })
    }
  }

  /// The tasks for what was found, and the files with too many views for one, both in the files' order.
  static func all(
    _ problems: [SceneDiagnostic], errors: [SceneDiagnostic], _ shown: Shown
  ) -> (tasks: [RemedyTask], left: [String]) {
    var (tasks, left): ([RemedyTask], [String]) = ([], [])
    let files = Dictionary(grouping: mendable(problems, errors: errors)) { $0.location?.file ?? "" }
    for (file, problems) in files.sorted(by: { $0.key < $1.key }) {
      let (previews, views) = shown.of(file)
      if previews.isEmpty { continue }
      if views > mostViews {
        left.append(file)
      } else {
        tasks.append(
          RemedyTask(file: file, targets: problems.map { FindingKey($0) }, previews: previews))
      }
    }
    return (tasks, left)
  }

  /// What a remedy is looked for. What follows from another finding goes with that; of a file with
  /// errors it isn't known what is shown.
  static func mendable(
    _ problems: [SceneDiagnostic], errors: [SceneDiagnostic]
  ) -> [SceneDiagnostic] {
    let broken = Set((problems + errors).filter { $0.severity == .error }.map { $0.location?.file })
    let causes = problems.filter { problem in
      !problem.isConsequence && problem.severity != .error
        && !broken.contains(problem.location?.file)
    }
    let warnings = causes.filter { $0.severity == .warning }
    return Array((warnings + causes.filter { $0.severity != .warning }).prefix(mostFindings))
  }
}

/// The result of a task.
package struct RemedyReport: Codable {
  /// By finding; with those of other files that are gone with it.
  package var remedies: [FindingKey: Remedy]
  /// The files that it depends on with all their code, in order.
  package var files: [String]
}

extension MatrixOutcome {
  /// Puts the changes that tasks found beside the findings. That of a finding's own file comes first.
  package mutating func add(_ reports: [RemedyReport]) {
    var all: [FindingKey: Remedy] = [:]
    for (key, remedy) in reports.flatMap(\.remedies)
    where all[key] == nil || remedy.edits.file == key.file { all[key] = remedy }
    add(all)
  }
}
