import Cells
import Foundation
import LayoutSolver
import Testing

@testable import Playground
@testable import SceneLoader

/// An app's folder that stays open in the playground while its files are saved, added, renamed, moved
/// and deleted in any order shows what it would show if it were opened now, and keeps nothing of what
/// it showed before.
/// `REFLOW_FUZZ_SECONDS` makes it 500 changes instead of 60.
struct OpenFolderTests {
  private static func colorSet(_ red: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "\(red)", "green": "0.2", "blue": "0.2", "alpha": "1"}}}]}
    """
  }

  private static let start = [
    "Main.swift": """
    import SwiftUI
    @main struct Notes: App {
      @StateObject private var store = Store()
      var body: some Scene { WindowGroup { ContentView().environmentObject(store) } }
    }
    """,
    "ContentView.swift": """
    import SwiftUI
    struct ContentView: View {
      @EnvironmentObject private var store: Store
      var body: some View {
        VStack {
          Title()
          Text("greeting")
          Image("picture").background(Color("tint"))
          ForEach(store.names, id: \\.self) { Row(name: $0) }
        }
      }
    }
    """,
    "Store.swift": """
    import SwiftUI
    final class Store: ObservableObject { @Published var names = ["first", "second"] }
    """,
    "Row.swift": """
    import SwiftUI
    struct Row: View { let name: String; var body: some View { Text(name).padding(4) } }
    """,
    "Views/Title.swift": """
    import SwiftUI
    struct Title: View { var body: some View { Text("Title 0").font(.title) } }
    """,
    "Notes.xcodeproj/project.pbxproj": project(without: nil),
    "Localizable.strings": "\"greeting\" = \"Hello\";",
    "Assets.xcassets/tint.colorset/Contents.json": colorSet("0.9"),
  ]

  /// A project of the folder, whose app has all of its files but one.
  private static func project(without file: String?) -> String {
    """
    // !$*UTF8*$!
    {
      objects = {
        G0 = {isa = PBXGroup; children = (G1, ); sourceTree = "<group>"; };
        G1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = .;
          sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (\(file.map { "\"\($0)\", " } ?? "")); target = T1; };
        T1 = {isa = PBXNativeTarget; name = Notes; fileSystemSynchronizedGroups = (G1, );
          productType = "com.apple.product-type.application"; };
        P0 = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
      };
      rootObject = P0;
    }
    """
  }

  private struct Folder {
    let path = FileManager.default.temporaryDirectory.appending(path: "open-\(UUID())").path

    func write(_ name: String, _ text: String) throws {
      let file = URL(fileURLWithPath: path).appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
  }

  private struct Changes {
    let folder: Folder
    var random = Seeded(state: 11)
    var files = OpenFolderTests.start

    /// Source, by path.
    private var sources: [String] { files.keys.filter { $0.hasSuffix(".swift") }.sorted() }

    init(_ folder: Folder) throws {
      self.folder = folder
      for (name, text) in files { try folder.write(name, text) }
    }

    private func path(_ name: String) -> String { folder.path + "/" + name }

    private mutating func name() -> String? { sources.randomElement(using: &random) }

    /// Makes a change and says which.
    mutating func make(_ step: Int) throws -> String {
      switch Int.random(in: 0..<11, using: &random) {
      case 0, 1:
        return try save(
          "Views/Title.swift",
          """
          import SwiftUI
          struct Title: View { var body: some View { Text("Title \(step)").font(.title) } }
          """)
      case 2:
        // A view of its own, one that stands twice, or one that is broken.
        let text =
          [
            "struct Extra\(step): View { var body: some View { Text(\"x\") } }",
            "struct Row: View { let name: String; var body: some View { Text(\"twice\") } }",
            "struct Broken { var body: some View { Text(", "", "let count = missing",
          ].randomElement(using: &random) ?? ""
        return try save("Added\(step % 5).swift", "import SwiftUI\n" + text)
      case 3, 4:
        guard let name = name() else { return "nothing" }
        return try save(name, (files[name] ?? "") + "\n// \(step)")
      case 5:
        guard let name = name(), let text = files[name] else { return "nothing" }
        let other = Bool.random(using: &random) ? "Moved/File\(step).swift" : "File\(step).swift"
        try FileManager.default.createDirectory(
          atPath: path("Moved"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: path(name), toPath: path(other))
        files[name] = nil
        files[other] = text
        return "\(name) to \(other)"
      case 6:
        guard sources.count > 2, let name = name() else { return "nothing" }
        try FileManager.default.removeItem(atPath: path(name))
        files[name] = nil
        return "without \(name)"
      case 7:
        // The first is read, and there is another beside it for a while.
        let name = ["Localizable.strings", "Others.strings"].randomElement(using: &random) ?? ""
        return try save(name, "\"greeting\" = \"Hello \(step)\";")
      case 8:
        return try save(
          "Assets.xcassets/tint.colorset/Contents.json", colorSet("0.\(step % 10)"))
      case 9:
        if Bool.random(using: &random) {
          return try save("Notes.xcodeproj/project.pbxproj", project(without: name()))
        }
        // A picture of that many pixels, which there is none of at the start.
        return try save(
          "Pictures/picture.svg",
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(9 + step)\" height=\"12\"/>")
      default: return try start()
      }
    }

    /// All is as it was.
    mutating func start() throws -> String {
      for name in files.keys { try FileManager.default.removeItem(atPath: path(name)) }
      files = OpenFolderTests.start
      for (name, text) in files { try folder.write(name, text) }
      return "start"
    }

    private mutating func save(_ name: String, _ text: String) throws -> String {
      try folder.write(name, text)
      files[name] = text
      return "\(name) saved"
    }
  }

  @Test func anOpenFolderFollowsItsFiles() throws {
    let folder = Folder()
    defer { folder.remove() }
    var changes = try Changes(folder)
    let open = try Opened(folder)
    _ = open.canvas()
    var shown: [Weak] = []
    let isLong = ProcessInfo.processInfo.environment["REFLOW_FUZZ_SECONDS"] != nil
    for step in 1...(isLong ? 500 : 60) {
      shown.append(Weak(open.scene.program.lifetime.context))
      let change = try changes.make(step)
      _ = open.app.passTime()
      let fresh = try Opened(folder)
      let (canvas, expected) = (open.canvas(), fresh.canvas())
      try #require(
        open.app.latest.diagnostics == fresh.app.latest.diagnostics, "step \(step): \(change)")
      try #require(open.scene.rootName == fresh.scene.rootName, "step \(step): \(change)")
      // While there are errors the last whole picture stays.
      guard !fresh.scene.hasErrors else { continue }
      try #require(open.picture == fresh.picture, "step \(step): \(change)")
      try #require(canvas == expected, "step \(step): \(change)")
    }
    // While there are errors, the picture before them stays.
    _ = try changes.start()
    _ = open.app.passTime()
    _ = open.canvas()
    shown.removeAll { $0.object === open.scene.program.lifetime.context }
    #expect(shown.allSatisfy { $0.object == nil })
  }

  /// A playground that has opened the folder.
  private struct Opened {
    let app: Playground
    let scene: Scene

    init(_ folder: Folder) throws {
      scene = try Scene(path: folder.path)
      let size = Size(width: 390, height: 844)
      app = Playground(
        scene: scene,
        library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
          .failure(SceneReadError(path: entry.path, reason: .notFound))
        }, settings: LayoutSettings(container: LayoutContainer(size: size)),
        container: .exact(size), size: (120, 40),
        capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
    }

    var picture: [String] {
      app.result?.nodes.map { "\($0.name) \($0.detail) \($0.frame)" } ?? ["nothing"]
    }

    /// What is painted of the screen, without a selection, of which a fresh session has another.
    func canvas() -> [Cell] {
      _ = app.paint()
      app.select(nil)
      app.message = nil
      let (grid, rect) = (app.paint(), app.panelLayout.canvas)
      return (rect.row..<rect.row + rect.rows).flatMap { row in
        (rect.column..<rect.column + rect.columns).map { grid.cells[row * grid.columns + $0] }
      }
    }
  }

  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// Numbers that follow from a seed.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
