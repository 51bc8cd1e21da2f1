import SceneLoader
import Testing

@testable import LayoutChecks

/// Under a matrix remedies are looked for file by file, in the previews that run its code.
@Suite struct RemedyTaskTests {
  private static let files = [
    (
      "Card.swift",
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          ZStack {
            Text("Check the archive").frame(maxWidth: .infinity)
            Text("The archive is whole").bold()
          }
        }
      }
      #Preview("Card") { Card() }
      """
    ),
    (
      "Home.swift",
      """
      import SwiftUI
      struct Home: View {
        @State private var isOpen = false
        var body: some View { VStack { Line(); Card() }.sheet(isPresented: $isOpen) { Other() } }
      }
      #Preview("Home") { Home() }
      """
    ),
    (
      "Line.swift",
      """
      import SwiftUI
      struct Line: View {
        var body: some View { Text("Check the archive").frame(width: 90, height: 20) }
      }
      #Preview("Line") { Line() }
      """
    ),
    ("Other.swift", "import SwiftUI\nstruct Other: View { var body: some View { Text(\"a\") } }"),
  ]

  private let scene = Scene(
    files: Self.files.map { Scene.File(name: $0.0, text: $0.1) }, name: "App")
  private let matrix = LayoutMatrix(
    base: MatrixTests.base, screen: nil, AxisValues(each: [.preview]))

  private func outcome(of scene: Scene) -> MatrixOutcome {
    MatrixCheck(matrix).outcome(of: SceneFacts(scene)) { units in
      units.map { .success(MatrixCheck(matrix).report(of: $0, in: scene)) }
    }
  }

  @Test func eachFileHasTheTaskOfItsFindings() throws {
    let outcome = outcome(of: scene)
    let tasks = outcome.remedyTasks
    #expect(tasks.map(\.file) == ["Card.swift", "Line.swift"])
    let shown = tasks.map { $0.previews.compactMap { $0.map { scene.previews[$0] } } }
    #expect(shown == [["Card", "Home"], ["Home", "Line"]])
    #expect(outcome.filesWithoutSearch.isEmpty)
    let reports = tasks.map { RemedySearch(scene, matrix, $0).report() }
    for (task, report) in zip(tasks, reports) {
      // What the sheet would show didn't run.
      #expect(report.files == ["Card.swift", "Home.swift", "Line.swift"])
      for target in task.targets {
        let remedy = try #require(report.remedies[target], "\(target)")
        #expect(remedy.edits.file == task.file)
        let after = try #require(remedy.edits.applied(to: scene.files))
        let left = self.outcome(of: Scene(files: after, name: "App")).findings
        #expect(!left.contains { remedy.edits.key($0.problem) == target })
      }
    }
    // All is as if the whole scene were searched at once.
    var mended = outcome
    mended.add(reports)
    let whole = RemedySearch(scene, matrix).remedies()
    for finding in mended.findings {
      #expect(finding.remedy?.words == whole[FindingKey(finding.problem)]?.words)
    }
  }

  @Test func whatNobodyCouldProveIsSaid() {
    let problems = outcome(of: scene).findings.map(\.problem)
    var shown = RemedyTask.Shown()
    shown.add(0, ["Card.swift", "Line.swift"], views: RemedyTask.mostViews)
    shown.add(1, ["Card.swift"], views: 1)
    let (tasks, left) = RemedyTask.all(problems, errors: [], shown)
    #expect(tasks.map(\.file) == ["Line.swift"])
    #expect(left == ["Card.swift"])
    // Of a preview that ended nothing is known, and of a file with an error.
    shown.remove([1])
    #expect(RemedyTask.all(problems, errors: [], shown).left.isEmpty)
  }

  /// Where the scene itself has more views under all conditions than a search may lay out, no change can
  /// be proven, and none is looked for.
  @Test(arguments: [(rows: 2, isSearched: true), (rows: 2000, isSearched: false)])
  func nothingIsLookedForWhereThereIsTooMuch(rows: Int, isSearched: Bool) throws {
    let text = """
      import SwiftUI
      struct Rows: View {
        var body: some View {
          VStack {
            ForEach(0..<\(rows), id: \\.self) { _ in Color.red }
            Text("Check the archive").frame(width: 90, height: 20)
          }
        }
      }
      #Preview("Rows") { Rows() }
      """
    let scene = Scene(files: [.init(name: "Rows.swift", text: text)], name: "App")
    let matrix = LayoutMatrix(
      base: MatrixTests.base, screen: nil, AxisValues(each: [.device, .typeSize, .preview]))
    let outcome = MatrixCheck(matrix).outcome(of: SceneFacts(scene)) { units in
      units.map { .success(MatrixCheck(matrix).report(of: $0, in: scene)) }
    }
    #expect(outcome.remedyTasks.map(\.file) == (isSearched ? ["Rows.swift"] : []))
    #expect(outcome.filesWithoutSearch == (isSearched ? [] : ["Rows.swift"]))
  }
}
