import Foundation
import LayoutSolver
import Testing

@testable import SceneLoader

/// What is said of a folder when it is opened: what isn't there, what opens, and which error matters.
@Suite struct FirstPictureTests {
  private static let settings = LayoutSettings(
    container: LayoutContainer(size: Size(width: 402, height: 874)))

  private func scene(_ files: [String: String]) throws -> Scene {
    let folder = try Folder()
    defer { folder.remove() }
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    return try Scene(path: folder.path)
  }

  /// A module is missing once, however many files import it; one of Apple's isn't a package.
  @Test func modulesThatAreNotHereAreNamed() throws {
    let scene = try scene([
      "A.swift": "import SwiftUI; import Pictures; import DeviceCheck\n#Preview { Text(\"a\") }",
      "B.swift": "import SwiftUI; import Pictures; import Analytics\n#Preview { Text(\"b\") }",
    ])
    #expect(scene.missingModules == ["Analytics", "Pictures"])
    let file = try #require(scene.files.first { $0.name.hasSuffix("A.swift") })
    #expect(scene.missingModules(importedBy: file.name) == ["Pictures"])
    #expect(
      Scene.sentence(onMissing: scene.missingModules, naming: 1)
        == "2 modules aren't here: Analytics and 1 more")
    #expect(Scene.sentence(onMissing: []) == nil)
  }

  private static let mixed = [
    "A.swift": """
    import SwiftUI
    struct Wrong: View { var body: some View { Text(nowhere) } }
    #Preview("its view") { Wrong() }
    #Preview("its own") { Text(nowhere) }
    #Preview("right") { Text("right") }
    @Observable final class Theme { var title = "dark" }
    struct Themed: View {
      @Environment(Theme.self) private var theme
      var body: some View { Text(theme.title) }
    }
    #Preview("alone") { Themed() }
    """
  ]

  /// What is known without laying anything out is an error in a preview's code, or in a view that it
  /// names; the rest is known of what was shown.
  @Test func whatOpensIsOfferedFirst() throws {
    let scene = try scene(Self.mixed)
    let offered = scene.shownViews.promisingFirst
    #expect(
      offered.map(\.name) == ["right", "alone", "Themed", "its view", "its own", "Wrong"])
    #expect(
      offered.map(\.problem)
        == [nil, nil, nil, "error at A.swift:2", "error at A.swift:4", "error at A.swift:2"])
    scene.show("alone")
    _ = scene.layout(Self.settings)
    let known = scene.shownViews.first { $0.name == "alone" }
    #expect(known?.problem == "needs an object of the environment")
    #expect(scene.shownViews.promisingFirst.map(\.name).prefix(2) == ["right", "Themed"])
  }

  /// Without an app, the first of those without a known error is shown.
  @Test func aFolderStartsWithWhatOpens() throws {
    #expect(try scene(Self.mixed).rootName == "right")
  }

  /// An error of a file that sorts first and isn't shown comes after the one on the screen.
  @Test func theErrorThatMattersComesFirst() throws {
    let scene = try scene([
      "A.swift": "import SwiftUI\nstruct Unused: View { var body: some View { Text(absent) } }",
      "Main.swift": """
      import SwiftUI
      @main struct Notes: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View { var body: some View { VStack { Text("title"); Row() } } }
      """,
      "Row.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(nowhere) } }",
    ])
    let outcome = scene.layout(Self.settings)
    #expect(scene.diagnostics.first?.message.contains("absent") == true)
    let errors = outcome.problems(with: scene.diagnostics).filter { $0.severity == .error }
    #expect(errors.map { $0.message.contains("nowhere") } == [true, false])
    #expect(outcome.needed(of: scene.diagnostics).count == 1)
  }
}
