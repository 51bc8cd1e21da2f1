import Foundation
import LayoutSolver
import Testing

@testable import SceneLoader

/// An app's folder that stays open while its files are saved, added, renamed, moved and deleted in any
/// order shows what it would show if it were opened now, and keeps nothing of what it showed before.
/// `REFLOW_FUZZ_SECONDS` makes it 500 changes instead of 60.
struct OpenFolderTests {
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
        VStack { Title(); ForEach(store.names, id: \\.self) { Row(name: $0) } }
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
  ]

  private struct Changes {
    let folder: Folder
    var random = Seeded(state: 11)
    var files = OpenFolderTests.start

    init(_ folder: Folder) throws {
      self.folder = folder
      for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    }

    private func path(_ name: String) -> String { folder.path + "/" + name }

    private mutating func name() -> String? { files.keys.sorted().randomElement(using: &random) }

    /// Makes a change and says which.
    mutating func make(_ step: Int) throws -> String {
      switch Int.random(in: 0..<8, using: &random) {
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
        guard files.count > 2, let name = name() else { return "nothing" }
        try FileManager.default.removeItem(atPath: path(name))
        files[name] = nil
        return "without \(name)"
      default:
        // All is as it was.
        for name in files.keys { try FileManager.default.removeItem(atPath: path(name)) }
        files = OpenFolderTests.start
        for (name, text) in files { try folder.write(name, Array(text.utf8)) }
        return "start"
      }
    }

    private mutating func save(_ name: String, _ text: String) throws -> String {
      try folder.write(name, Array(text.utf8))
      files[name] = text
      return "\(name) saved"
    }
  }

  @Test func anOpenFolderFollowsItsFiles() throws {
    let folder = try Folder()
    defer { folder.remove() }
    var changes = try Changes(folder)
    let device = try #require(Device.named("iphone-16-pro"))
    let settings = device.settings(.portrait)
    let open = try Scene(path: folder.path)
    _ = open.layout(settings)
    var shown: [Weak] = []
    let isLong = ProcessInfo.processInfo.environment["REFLOW_FUZZ_SECONDS"] != nil
    for step in 1...(isLong ? 500 : 60) {
      shown.append(Weak(open.program.lifetime.context))
      let change = try changes.make(step)
      _ = open.reloadIfChanged()
      let outcome = open.layout(settings)
      let fresh = try Scene(path: folder.path)
      let expected = fresh.layout(settings)
      try #require(
        open.diagnostics == fresh.diagnostics && outcome.diagnostics == expected.diagnostics,
        "step \(step): \(change)")
      try #require(open.rootName == fresh.rootName, "step \(step): \(change)")
      try #require(
        picture(outcome) == picture(expected), "step \(step): \(change)")
    }
    shown.removeAll { $0.object === open.program.lifetime.context }
    #expect(shown.allSatisfy { $0.object == nil })
  }

  private func picture(_ outcome: SceneResult) -> [String] {
    outcome.result?.nodes.map { "\($0.name) \($0.detail) \($0.frame)" } ?? ["nothing"]
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
