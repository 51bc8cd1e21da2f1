import LayoutSolver
import SceneLoader
import Testing

/// A project's folder shows what its app shows when it starts. Its packages are modules; what isn't
/// in it is stood in for.
struct AppFolderTests {
  private static let files = [
    "App/TheApp.swift": """
    import Kit
    import SwiftUI
    @main struct TheApp: App {
      @StateObject private var store = Store()
      var body: some Scene {
        WindowGroup { ContentView().environmentObject(store) }
      }
    }
    """,
    "App/ContentView.swift": """
    import Charting
    import Kit
    import SwiftUI
    struct ContentView: View {
      @EnvironmentObject private var store: Kit.Store
      @State private var style: ChartingStyle?
      var body: some View {
        VStack {
          Text(store.title)
          Charted(value: 3).fancy(.bold).frame(height: 50)
        }
      }
    }
    #Preview("alone") { Text("alone") }
    """,
    "Watch/WatchApp.swift": """
    import SwiftUI
    @main struct AWatchApp: App {
      var body: some Scene { WindowGroup { Text("watch") } }
    }
    """,
    "Packages/Kit/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "KitPackage", products: [.library(name: "Kit", targets: ["Kit"])],
      dependencies: [.package(url: "https://example.com/charting", from: "1.0.0")],
      targets: [.target(name: "Kit", dependencies: [.product(name: "Charting", package: "c")])])
    """,
    "Packages/Kit/Sources/Kit/Store.swift": """
    import SwiftUI
    public final class Store: ObservableObject {
      @Published public var title = "Kit's"
      public init() {}
    }
    """,
    "Packages/Kit/Tests/KitTests/StoreTests.swift": """
    import XCTest
    final class StoreTests: XCTestCase { func testTitle() { XCTAssertEqual(Store().title, "") } }
    """,
    "Pods/Other/Other.swift": "import SwiftUI\nstruct Store { let wrong = nothing }",
  ]

  private func withScene(_ body: (Scene) throws -> Void) throws {
    let folder = try Folder()
    defer { folder.remove() }
    for (name, text) in Self.files { try folder.write(name, Array(text.utf8)) }
    try body(Scene(path: folder.path))
  }

  private static let settings = LayoutSettings(
    container: LayoutContainer(size: Size(width: 400, height: 400)))

  @Test func itShowsWhatTheAppShows() throws {
    try withScene { scene in
      #expect(scene.rootName == "TheApp")
      let outcome = scene.layout(Self.settings)
      #expect(outcome.diagnostics.map(\.message) == [])
      let nodes = try #require(outcome.result?.nodes)
      #expect(nodes.filter { $0.name == "Text" }.map(\.detail) == ["\"Kit's\""])
    }
  }

  /// Only the view of the module that isn't here is a placeholder, and that is said at its import.
  @Test func aMissingModuleCostsItsOwnViews() throws {
    try withScene { scene in
      #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
      let messages = scene.diagnostics.map(\.message)
      #expect(messages.contains("no such module 'Charting'"))
      #expect(!messages.contains("no such module 'Kit'"))
      #expect(messages.contains { $0.contains("'Charted'") })
      let nodes = try #require(scene.layout(Self.settings).result?.nodes)
      let placeholders = nodes.filter {
        if case .placeholder = $0.drawing { true } else { false }
      }
      #expect(placeholders.map(\.size) == [Size(width: 400, height: 50)])
    }
  }

  @Test func allThatItCanShowIsListedByFileAndName() throws {
    try withScene { scene in
      let shown = scene.shownViews.map { view in
        "\(view.location?.file.split(separator: "/").last ?? "") \(view.name)"
      }
      #expect(shown.prefix(2) == ["ContentView.swift alone", "TheApp.swift TheApp"])
      scene.startOver(showing: 0)
      let texts = scene.layout(Self.settings).result?.nodes.filter { $0.name == "Text" }
      #expect(texts?.map(\.detail) == ["\"alone\""])
    }
  }
}
