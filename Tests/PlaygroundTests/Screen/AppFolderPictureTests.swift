import Cells
import Foundation
import LayoutSolver
import Testing

@testable import Playground
@testable import SceneLoader

/// What the playground says of an app's folder as soon as it is open.
@Suite struct AppFolderPictureTests {
  private func playground(_ files: [String: String], columns: Int = 200) throws -> Playground {
    let folder = FileManager.default.temporaryDirectory.appending(path: "first-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return Playground(
      scene: try Scene(path: folder.path), at: folder.path,
      library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
        .failure(SceneReadError(path: entry.path, reason: .notFound))
      },
      settings: LayoutSettings(container: LayoutContainer(size: Size(width: 100, height: 100))),
      size: (columns, 50),
      capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
  }

  private static let app = [
    "Main.swift": """
    import SwiftUI
    import Pictures
    @main struct Notes: App { var body: some Scene { WindowGroup { Screen() } } }
    struct Screen: View { var body: some View { VStack { Text("title"); RemotePicture() } } }
    """
  ]

  @Test func anAppOpensAsAPhone() throws {
    let app = try playground(Self.app)
    #expect(app.effectiveSettings.container.size == Size(width: 402, height: 874))
  }

  @Test func whatIsMissingIsOneLine() throws {
    let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"row\") } }"
    let app = try playground(Self.app.merging(["Row.swift": row]) { $1 })
    let line = app.captionLine.text
    #expect(line.hasPrefix("1 module isn't here: Pictures; 1 of "), "\(line)")
    #expect(line.hasSuffix(" views is a placeholder; P lists what opens"), "\(line)")
  }

  /// An error of code that the screen doesn't need doesn't hide what is missing of the screen.
  @Test func anErrorElsewhereComesAfterIt() throws {
    let unused = "import SwiftUI\nstruct Unused: View { var body: some View { Text(nowhere) } }"
    let other = try playground(Self.app.merging(["A.swift": unused]) { $1 })
    #expect(other.captionLine.text.hasPrefix("1 module isn't here"), "\(other.captionLine.text)")
    let used = Self.app["Main.swift", default: ""].replacing(
      "Text(\"title\")", with: "Unused()")
    let own = try playground(["Main.swift": used, "A.swift": unused])
    #expect(own.captionLine.text.contains("cannot find 'nowhere'"), "\(own.captionLine.text)")
  }

  /// Nothing is said of a folder that has all it needs.
  @Test func nothingIsSaidOfAWholeApp() throws {
    let whole = Self.app["Main.swift", default: ""].replacing("import Pictures\n", with: "")
      .replacing("RemotePicture()", with: "Text(\"picture\")")
    #expect(try playground(["Main.swift": whole]).missingLine == nil)
  }
}
