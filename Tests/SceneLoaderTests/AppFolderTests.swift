import Foundation
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

  /// A type of the scene's that is called `App` is none by its name.
  @Test func aTypeCalledAppIsNoApp() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(
      "Copy.swift",
      Array("struct Copy { enum App: String { case title = \"t\" } }".utf8))
    try folder.write(
      "View.swift",
      Array(
        "import SwiftUI\nstruct V: View { var body: some View { Text(Copy.App.title.rawValue) } }"
          .utf8))
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let result = scene.layout(device.settings(.portrait)).result
    #expect(result?.nodes.map(\.textLines) == [["t"]])
  }

  /// A target is imported by its name with an underscore for what is no part of a word.
  @Test func aTargetsNameMayHaveDashes() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let files = [
      "Package.swift":
        "let package = Package(targets: [.target(name: \"my-lib\"), .target(name: \"Page\")])",
      "Sources/my-lib/Lib.swift": "public func word() -> String { \"lib\" }",
      "Sources/Page/Page.swift": """
      import my_lib
      import SwiftUI
      func word() -> String { "page" }
      struct Page: View { var body: some View { Text(my_lib.word() + word()) } }
      """,
    ]
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let result = scene.layout(device.settings(.portrait)).result
    #expect(result?.nodes.map(\.textLines) == [["libpage"]])
  }

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

  /// A function that names a type which an extension declares has that type read, and what it names
  /// in turn, before all extensions are.
  @Test func aFunctionMayNameATypeThatAnExtensionDeclares() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let files = [
      "A.swift": "func said(_ failure: Network.Failure) -> String { failure.text }",
      "Network.swift": """
      struct Network {
        var store: Store
        init(store: Store = Store()) { self.store = store }
      }
      extension Network { struct Failure { var text = "failed" } }
      """,
      "Store.swift": """
      final class Store {
        let options: Options
        init(options: Options = [.create]) { self.options = options }
      }
      """,
      "Store+Options.swift": """
      extension Store {
        struct Options: OptionSet {
          let rawValue: Int
          static let create = Options(rawValue: 1)
        }
      }
      """,
      "View.swift": """
      import SwiftUI
      struct ContentView: View { var body: some View { Text(said(Network.Failure())) } }
      """,
    ]
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.map(\.message) == [])
    let nodes = try #require(scene.layout(Self.settings).result?.nodes)
    #expect(nodes.filter { $0.name == "Text" }.map(\.detail) == ["\"failed\""])
  }

  /// Xcode writes the whole path of a file that was dragged from elsewhere, on another machine.
  @Test func aProjectMayNameAFileByItsPathOnAnotherMachine() throws {
    let folder = try Folder()
    defer { folder.remove() }
    var files = Self.targets
    files["The.xcodeproj/project.pbxproj"] = files["The.xcodeproj/project.pbxproj"]?.replacing(
      "path = ContentView.swift; sourceTree = \"<group>\"",
      with: "path = /Volumes/Disk/Work/The/App/ContentView.swift; sourceTree = \"<absolute>\"")
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let texts = scene.layout(Self.settings).result?.nodes.filter { $0.name == "Text" }
    #expect(texts?.map(\.detail) == ["\"phone 1\""])
  }

  /// A type that is called as its module is meant before the module.
  @Test func aTypeMayShareItsModulesName() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let files = [
      "App/TheApp.swift": """
      import Service
      import SwiftUI
      @main struct TheApp: App {
        var body: some Scene { WindowGroup { Text(Service.shown(Service.named("a"))) } }
      }
      """,
      "Service/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Service", targets: [.target(name: "Service")])
      """,
      "Service/Sources/Service/Service.swift": """
      public enum Service {
        case named(String)
        public static func shown(_ service: Service) -> String {
          switch service { case .named(let name): name }
        }
      }
      """,
    ]
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.map(\.message) == [])
    let nodes = try #require(scene.layout(Self.settings).result?.nodes)
    #expect(nodes.filter { $0.name == "Text" }.map(\.detail) == ["\"a\""])
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

  /// What Xcode writes of a project: an app whose files are listed, and a watch's whose folder is
  /// its own but for a file that the app has instead; what is in neither belongs to no target.
  private static let targets = [
    "The.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    {
      objects = {
        A1 = {isa = PBXBuildFile; fileRef = F1 /* ContentView.swift */; };
        A2 = {isa = PBXBuildFile; fileRef = F2; };
        F1 = {isa = PBXFileReference; path = ContentView.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; name = "The App"; path = "../Main App/TheApp.swift";
          sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (G1, G2, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F2, ); path = App; sourceTree = "<group>"; };
        G2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = Watch;
          sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Shared.swift, ); target = T2; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Shared.swift, ); target = T1; };
        S1 = {isa = PBXSourcesBuildPhase; files = (A1, A2, ); };
        T1 = {isa = PBXNativeTarget; name = "The App"; buildPhases = (S1, );
          productType = "com.apple.product-type.application"; buildConfigurationList = C1; };
        T2 = {isa = PBXNativeTarget; name = "The Watch"; fileSystemSynchronizedGroups = (G2, );
          productType = "com.apple.product-type.application"; buildConfigurationList = C2; };
        C1 = {isa = XCConfigurationList; buildConfigurations = (D1, ); };
        C2 = {isa = XCConfigurationList; buildConfigurations = (D2, ); };
        D1 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; }; };
        D2 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = watchos; }; };
        P0 = {isa = PBXProject; mainGroup = G0; targets = (T2, T1, ); };
      };
      rootObject = P0;
    }
    """,
    "Main App/TheApp.swift": """
    import SwiftUI
    @main struct TheApp: App { var body: some Scene { TheScene() } }
    struct TheScene: Scene {
      var body: some Scene { WindowGroup { ContentView() }.windowToolbarStyle(.unified) }
    }
    """,
    "App/ContentView.swift": """
    import SwiftUI
    struct ContentView: View { var body: some View { Text("phone \\(shared)") } }
    """,
    "App/Old.swift": "import SwiftUI\nstruct ContentView: View { let old = missing }",
    "Watch/ContentView.swift": """
    import SwiftUI
    struct ContentView: View { var body: some View { Text("watch") } }
    @main struct AWatchApp: App { var body: some Scene { WindowGroup { ContentView() } } }
    """,
    "Watch/Shared.swift": "let shared = 1",
  ]

  @Test func eachTargetHasItsOwnFiles() throws {
    let folder = try Folder()
    defer { folder.remove() }
    for (name, text) in Self.targets { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let notes = scene.diagnostics.filter { $0.severity == .note }.map(\.message)
    #expect(
      notes == [
        "the target 'The Watch' is left out, which declares 'ContentView' as the app does",
        "files of no target are left out: 'Old.swift'",
      ])
    let outcome = scene.layout(Self.settings)
    let texts = outcome.result?.nodes.filter { $0.name == "Text" }.map(\.detail)
    #expect(texts == ["\"phone 1\""])
  }

  /// A file that was moved, and one that was never added, are read where the app names what they
  /// declare; others that belong to no target are not.
  @Test func aProjectThatLostTrackOfItsFilesIsHelped() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let files = Self.targets.filter { $0.key != "App/ContentView.swift" }.merging([
      "App/Views/ContentView.swift": """
      import SwiftUI
      struct ContentView: View { var body: some View { Added() } }
      """,
      "App/Views/Added.swift": """
      import SwiftUI
      struct Added: View { var body: some View { Text("added") } }
      """,
    ]) { $1 }
    for (name, text) in files where name != "App/Old.swift" {
      try folder.write(name, Array(text.utf8))
    }
    try folder.write("App/Other.swift", Array("import SwiftUI\nlet other = missing".utf8))
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(
      scene.diagnostics.map(\.message).contains(
        "the project lists files that are not there ('ContentView.swift'); files of no target that "
          + "the app names are read with it: 'ContentView.swift', 'Added.swift'"))
    let texts = scene.layout(Self.settings).result?.nodes.filter { $0.name == "Text" }
    #expect(texts?.map(\.detail) == ["\"added\""])
  }

  /// A playground is a program of its own, and what stands beside a project in the folder above is none
  /// of its files: both may have the app's names.
  @Test func whatStandsBesideAProjectIsLeftOut() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let view = "import SwiftUI\nstruct ContentView: View { var body: some View { Text(\"app\") } }"
    let files = [
      "Notes/Notes.xcodeproj/project.pbxproj": """
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T); };
          G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
          A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          T = {
            isa = PBXNativeTarget; name = Notes; fileSystemSynchronizedGroups = (A);
            productType = "com.apple.product-type.application";
          };
        };
        rootObject = P;
      }
      """,
      "Notes/App/NotesApp.swift": """
      import SwiftUI
      @main struct NotesApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      """,
      "Notes/App/ContentView.swift": view,
      "Tries.playground/Contents.swift": """
      import PlaygroundSupport
      struct ContentView { let wrong = missing }
      PlaygroundPage.current.finishExecution()
      """,
      "Snippets/Other.swift": view.replacing("app", with: "other"),
    ]
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    #expect(
      scene.diagnostics.map(\.message) == ["files of no target are left out: 'Other.swift'"])
    let texts = scene.layout(Self.settings).result?.nodes.filter { $0.name == "Text" }
    #expect(texts?.map(\.detail) == ["\"app\""])

    let tries = try Scene(path: folder.path + "/Tries.playground")
    #expect(tries.diagnostics.contains { $0.message == "cannot find 'missing' in scope" })
  }

  /// Of a collection of small apps that no project tells of, one is read, with its own files: others
  /// have other views of the same names.
  @Test func eachOfSeveralAppsHasItsOwnFiles() throws {
    let folder = try Folder()
    defer { folder.remove() }
    for (name, text) in [("One", "first"), ("Two", "second")] {
      try folder.write(
        "\(name)/\(name)/\(name)App.swift",
        Array(
          """
          import SwiftUI
          @main struct \(name)App: App {
            var body: some Scene { WindowGroup { ContentView() } }
          }
          """.utf8))
      try folder.write(
        "\(name)/\(name)/ContentView.swift",
        Array(
          """
          import SwiftUI
          struct ContentView: View { var body: some View { Text("\(text)") } }
          """.utf8))
    }
    let scene = try Scene(path: folder.path)
    #expect(
      scene.diagnostics.map(\.message) == [
        "the target 'Two' is left out, which declares 'ContentView' as the app does"
      ])
    let texts = scene.layout(Self.settings).result?.nodes.filter { $0.name == "Text" }
    #expect(texts?.map(\.detail) == ["\"first\""])
  }

  /// A project that isn't one leaves everything as without it.
  @Test(arguments: ["", "{", "{ objects = (", "{ rootObject = P; objects = { P = {}; }; }"])
  func aBrokenProjectIsNone(_ text: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("A.xcodeproj/project.pbxproj", Array(text.utf8))
    try folder.write("A.swift", Array("import SwiftUI\n#Preview { Text(\"a\") }".utf8))
    #expect(try Scene(path: folder.path).diagnostics == [])
  }

  /// Nothing can be read of a package's target that is written in another language: its names are
  /// a missing module's.
  @Test func aTargetOfAnotherLanguageIsMissing() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [.target(name: "Kit", dependencies: ["Helpers"]), .target(name: "Helpers")])
      """,
      "Sources/Helpers/Helpers.m": "@implementation Catcher\n@end\n",
      "Sources/Kit/Card.swift": """
      import Helpers
      import SwiftUI
      extension Catcher { static func attempt<T>(_ work: () -> T) -> T { work() } }
      struct Card: View {
        var body: some View { Text(Catcher.attempt { "caught" }) }
      }
      #Preview { Card() }
      """,
    ]
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(scene.diagnostics.contains { $0.message == "no such module 'Helpers'" })
  }

  /// A type of a module that a file doesn't import hides nothing of Swift's there.
  @Test func aModulesNamesAreSeenWhereItIsImported() throws {
    let folder = try Folder()
    defer { folder.remove() }
    func package(_ name: String, on others: String) -> String {
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "\(name)", dependencies: [\(others)], targets: [.target(name: "\(name)")])
      """
    }
    let files = [
      "Packages/Env/Package.swift": package("Env", on: ".package(path: \"../Models\")"),
      "Packages/Env/Sources/Env/Duration.swift": """
      public enum Duration: Int, CaseIterable {
        case minutes = 60, hours = 3600
        public var title: String { "\\(rawValue) seconds" }
      }
      """,
      "Packages/Models/Package.swift": package("Models", on: ""),
      "Packages/Models/Sources/Models/Age.swift": """
      public struct Age {
        public let duration: Duration
        public init(seconds: Int) { duration = .seconds(seconds) }
        public var whole: Int { Int((duration + Duration.seconds(1)).components.seconds) }
      }
      """,
      "App/ContentView.swift": """
      import Env
      import Models
      import SwiftUI
      struct ContentView: View {
        let limit: Duration = .hours
        var body: some View { Text("\\(Age(seconds: 4).whole) of \\(limit.title)") }
      }
      """,
    ]
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let nodes = scene.layout(Self.settings).result?.nodes ?? []
    #expect(nodes.flatMap(\.textLines) == ["5 of 3600 seconds"])
  }

  /// SwiftPM: `path` is the folder of a target's source, whatever folders are in it.
  @Test func aTargetsPathIsItsFolder() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Cards", products: [.library(name: "Cards", targets: ["Cards", "Shapes"])],
        targets: [
          .target(name: "Cards", dependencies: [.target(name: "Shapes")], path: "Sources"),
          .target(name: "Shapes", path: "./Other/Round"),
          .testTarget(name: "CardsTests", dependencies: ["Cards"], path: "Checks"),
        ])
      """,
      "Sources/Helper.swift": "struct Helper { static func text() -> String { \"helped\" } }",
      "Sources/Cards/Card.swift": """
      import Shapes
      import SwiftUI
      public struct Card: View {
        public init() {}
        public var body: some View { Text(Helper.text() + Round.name) }
      }
      #Preview { Card() }
      """,
      "Other/Round/Round.swift": """
      struct Helper { static let name = "round" }
      public struct Round { public static var name: String { " " + Helper.name } }
      """,
      "Checks/CardTests.swift": "struct Card {}",
    ]
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let nodes = scene.layout(Self.settings).result?.nodes ?? []
    #expect(nodes.flatMap(\.textLines) == ["helped round"])
  }

  /// SwiftPM follows symbolic links: a target has the source of the folders that it links to, and may
  /// be such a link itself.
  @Test func aTargetHasWhatItLinksTo() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Cards", products: [.library(name: "Cards", targets: ["Cards"])],
        targets: [.target(name: "Cards"), .target(name: "Round"), .target(name: "Whole")])
      """,
      "Sources/Round/Round.swift": """
      public struct Round { public static var name: String { "round" } }
      """,
      "Shared/Card.swift": """
      import SwiftUI
      struct Helper { static func text() -> String { "helped" } }
      public struct Card: View {
        public init() {}
        public var body: some View { Text(Helper.text()) }
      }
      """,
      "Elsewhere/Whole.swift": """
      struct Helper { static let name = "whole" }
      public struct Whole { public static var name: String { Helper.name } }
      """,
      "App/ContentView.swift": """
      import Cards
      import SwiftUI
      import Whole
      struct ContentView: View {
        var body: some View {
          Card()
          Text(Round.name + " " + Whole.name)
        }
      }
      #Preview { ContentView() }
      """,
    ]
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Sources/Cards", withIntermediateDirectories: true)
    let links = [
      "Sources/Cards/Round": "../Round", "Sources/Cards/Shared": "../../Shared",
      "Sources/Cards/Outside": "/etc", "Sources/Whole": "../Elsewhere",
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.map(\.message) == [])
    let nodes = scene.layout(Self.settings).result?.nodes ?? []
    #expect(nodes.flatMap(\.textLines) == ["helped", "round whole"])
  }

  /// What isn't public is seen by its module alone, its extensions' members too, and what a module
  /// declares hides what it imports (The Swift Programming Language, "Access Control").
  @Test func aModuleSeesItsOwnInternalNames() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let files = [
      "Packages/Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      "Packages/Kit/Sources/Kit/Kit.swift": """
      import SwiftUI
      extension View { func boxed() -> some View { padding(40) } }
      extension String { var called: String { self + " of the kit" } }
      func gap() -> CGFloat { 30 }
      let unit: CGFloat = 20
      enum Metrics { static let side: CGFloat = 10 }
      struct Label: View { var body: some View { Text("label".called) } }
      public struct Shown: View {
        public init() {}
        public var body: some View {
          Color.red.frame(width: gap() + unit + Metrics.side, height: 1).boxed()
            .accessibilityIdentifier("kit")
          Label()
        }
      }
      public extension View { func spaced() -> some View { padding(50) } }
      """,
      "App/ContentView.swift": """
      import Kit
      import SwiftUI
      extension View {
        func boxed() -> some View { padding(4) }
        func spaced() -> some View { padding(5) }
      }
      extension String { var called: String { self + " of the app" } }
      func gap() -> CGFloat { 3 }
      let unit: CGFloat = 2
      enum Metrics { static let side: CGFloat = 1 }
      struct ContentView: View {
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: gap() + unit + Metrics.side, height: 1).boxed().spaced()
              .accessibilityIdentifier("app")
            Text("text".called)
            Shown()
          }
        }
      }
      """,
    ]
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.map(\.message) == [])
    let result = try #require(scene.layout(Self.settings).result)
    #expect(result.node(identifier: "app")?.size == Size(width: 24, height: 19))
    #expect(result.node(identifier: "kit")?.size == Size(width: 140, height: 81))
    #expect(result.nodes.flatMap(\.textLines) == ["text of the app", "label of the kit"])
  }

  /// A module's internal type isn't the app's of its name: not where a view's properties are looked
  /// at, nor where an environment's object is one of the other's.
  @Test func aModulesViewMayHaveTheNameOfAnAppsType() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let files = [
      "Packages/Rows/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Rows", targets: [.target(name: "Rows")])
      """,
      "Packages/Rows/Sources/Rows/Rows.swift": """
      import SwiftUI
      public final class Shelf<Element>: ObservableObject {
        let all: [Element]
        public init(_ all: [Element]) { self.all = all }
      }
      struct Entry<Element>: View {
        let place: Int
        @EnvironmentObject private var shelf: Shelf<Element>
        var body: some View { Text("\\(place) of \\(shelf.all.count)") }
      }
      public struct Rows<Element>: View {
        private let shelf: Shelf<Element>
        public init(_ shelf: Shelf<Element>) { self.shelf = shelf }
        private func entry(_ place: Int) -> some View { Entry<Element>(place: place) }
        public var body: some View {
          ForEach(shelf.all.indices, id: \\.self) { entry($0) }.environmentObject(shelf)
        }
      }
      """,
      "App/ContentView.swift": """
      import Rows
      import SwiftUI
      struct Entry { var title: String }
      struct ContentView: View {
        private let words = Shelf([Entry(title: "a"), Entry(title: "b")])
        var body: some View {
          VStack { Rows(words) }.environmentObject(Shelf([1]))
        }
      }
      """,
    ]
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(Self.settings)
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(outcome.result?.nodes.flatMap(\.textLines) == ["0 of 2", "1 of 2"])
  }

  /// A package's `List` is meant by its module's name, and SwiftUI's where the call fits that alone.
  /// The compiler takes both names, since both modules are imported.
  @Test func aModuleMayHaveAFrameworksNames() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let files = [
      "Packages/Models/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Models", targets: [.target(name: "Models")])
      """,
      "Packages/Models/Sources/Models/List.swift": """
      public enum Visibility: String { case open, closed }
      public struct List {
        public let id: String
        public var visibility: Visibility
        public init(id: String, visibility: Visibility = .open) {
          self.id = id
          self.visibility = visibility
        }
      }
      """,
      "App/ContentView.swift": """
      import Models
      import SwiftData
      import SwiftUI

      extension Models.Visibility { var title: String { self == .open ? "open" : "closed" } }
      @Model final class Entry { init() {} }
      struct Row: View {
        @Query var entries: [Entry]
        let visibility: Models.Visibility
        var body: some View { Text(visibility.title) }
      }
      struct ContentView: View {
        @State private var list: Models.List = .init(id: "1")
        let other = Models.List(id: "2", visibility: .closed)
        var body: some View {
          List {
            Row(visibility: list.visibility)
            Row(visibility: other.visibility)
          }
          .scrollIndicators(.hidden)
        }
      }
      #Preview { ContentView() }
      """,
    ]
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    #expect(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(Self.settings)
    #expect(outcome.diagnostics.map(\.message) == [])
    let nodes = try #require(outcome.result?.nodes)
    #expect(
      nodes.filter { $0.name == "Text" }.map(\.detail) == ["\"open\"", "\"closed\""])
  }
}
