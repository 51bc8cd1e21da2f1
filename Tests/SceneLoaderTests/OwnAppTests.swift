import LayoutSolver
import SceneLoader
import Testing

/// Apps as they are on a developer's disk: a project with packages that were fetched, some that weren't,
/// and code of which one place is not understood.
struct OwnAppTests {
  private func withScene(_ files: [String: String], _ body: (Scene) throws -> Void) throws {
    let folder = try Folder()
    defer { folder.remove() }
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    try body(Scene(path: folder.path))
  }

  private static let settings = LayoutSettings(
    container: LayoutContainer(size: Size(width: 400, height: 400)))

  private func texts(_ outcome: SceneResult) -> [String] {
    outcome.result?.nodes.flatMap(\.textLines) ?? []
  }

  private func errors(_ scene: Scene) -> [String] {
    scene.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  private static let app = """
    import SwiftUI
    @main struct TheApp: App { var body: some Scene { WindowGroup { ContentView() } } }
    """

  /// A project with one target, of the files in two folders.
  private static func project(_ settings: String = "") -> String {
    """
    {
      objects = {
        G0 = {isa = PBXGroup; children = (G1, G2, ); sourceTree = "<group>"; };
        G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        G2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Store; sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (G1, G2, );
          productType = "com.apple.product-type.application"; buildConfigurationList = C1; };
        C1 = {isa = XCConfigurationList; buildConfigurations = (D1, ); };
        D1 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; \(settings)}; };
        P0 = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
      };
      rootObject = P0;
    }
    """
  }

  /// The manifest has one of the app's two folders as a module; by it, that wouldn't see the other's names.
  @Test func aProjectDecidesOverAManifestBesideIt() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project(),
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App", path: "App")])
      """,
      "App/App.swift": Self.app,
      "App/ContentView.swift": """
      import SwiftUI
      struct ContentView: View { var body: some View { Text(Note(key: 7).words) } }
      extension Note { var words: String { "note \\(key)" } }
      """,
      "Store/Note.swift": "struct Note { var key: Int }",
    ]
    try withScene(files) { scene in
      #expect(scene.diagnostics.map(\.message) == [])
      #expect(texts(scene.layout(Self.settings)) == ["note 7"])
    }
  }

  private static let package = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "badges", products: [.library(name: "Badges", targets: ["Badges"])],
      targets: [
        .target(name: "Badges", dependencies: ["BadgeText"]), .target(name: "BadgeText"),
        .target(name: "Unused"),
      ])
    """,
    "Sources/Badges/Badge.swift": """
    import BadgeText
    import SwiftUI
    public struct Badge: View {
      let count: Int
      public init(_ count: Int) { self.count = count }
      public var body: some View { Text(badgeText(count)) }
    }
    struct ContentView: View { var body: some View { Text("the package's own") } }
    public struct Broken: View {
      public init() {}
      public var body: some View { Text(nobody) }
    }
    #Preview { Badge(1) }
    """,
    "Sources/BadgeText/Text.swift": """
    public func badgeText(_ count: Int) -> String { "(\\(count))" }
    """,
    "Sources/Unused/Unused.swift": "import SwiftUI\nlet everything = nothing",
    "Tests/BadgesTests/Test.swift": "import XCTest\nlet wrong = nothing",
  ]

  private static let resolved = """
    { "pins" : [ { "identity" : "badges", "kind" : "remoteSourceControl",
        "location" : "https://example.com/team/badges.git", "state" : { "version" : "1.0.0" } } ],
      "version" : 2 }
    """

  /// Of a package that SwiftPM or Xcode has fetched as much is read as the app imports; nothing of its
  /// own errors and previews is told.
  @Test(arguments: [
    ".build/checkouts", "SourcePackages/checkouts", "DerivedData/App-x/SourcePackages/checkouts",
  ])
  func aFetchedPackageIsRead(place: String) throws {
    var files = [
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": Self.resolved,
      "App/App.swift": Self.app,
      "App/ContentView.swift": """
      import Badges
      import SwiftUI
      struct ContentView: View { var body: some View { Badge(12) } }
      """,
      "\(place)/stale/Package.swift": Self.package["Package.swift"] ?? "",
      "\(place)/stale/Sources/Badges/Badge.swift": "let stale = nothing",
    ]
    for (name, text) in Self.package { files["\(place)/badges/\(name)"] = text }
    try withScene(files) { scene in
      #expect(scene.diagnostics.map(\.message) == [])
      #expect(texts(scene.layout(Self.settings)) == ["(12)"])
      #expect(scene.shownViews.map(\.name) == ["TheApp", "ContentView"])
    }
  }

  @Test func aPackageWithMacrosIsStoodInFor() throws {
    var files = [
      "App/App.swift": Self.app,
      "App/ContentView.swift": """
      import Badges
      import SwiftUI
      struct ContentView: View { var body: some View { Text("a"); Badge(12) } }
      """,
    ]
    for (name, text) in Self.package { files[".build/checkouts/badges/\(name)"] = text }
    files[".build/checkouts/badges/Sources/Badges/Macros.swift"] = """
      @attached(member) public macro Badged() = #externalMacro(module: "M", type: "Badged")
      """
    try withScene(files) { scene in
      #expect(errors(scene) == [])
      #expect(
        scene.diagnostics.map(\.message).contains(
          "'Badges' is fetched and isn't read: it brings macros, which aren't run"))
      let nodes = scene.layout(Self.settings).result?.nodes ?? []
      #expect(nodes.contains { $0.drawing == .placeholder("Badge") })
    }
  }

  /// What an error is part of is passed over, and what it would have given is nothing: the rest of the
  /// app is there.
  @Test func anErrorInWhatTheStartNeedsLeavesAHole() throws {
    let files = [
      "App/App.swift": Self.app,
      "App/Model.swift": """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var title: String
        let count: Int
        init() {
          title = "first"
          count = nowhere.count
          watch { unknown in title = unknown }
          title += ", then"
        }
        var subtitle: String { missing + "!" }
        func load() { absent.load() }
      }
      """,
      "App/ContentView.swift": """
      import SwiftUI
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            Text(model.title)
            Text("\\(model.count)<\\(model.subtitle)>")
            Wrong()
          }.onAppear { model.load() }
        }
      }
      struct Wrong: View { var body: some View { Text(nobody) } }
      """,
    ]
    try withScene(files) { scene in
      #expect(errors(scene).count == 5)
      let outcome = scene.layout(Self.settings)
      #expect(texts(outcome) == ["first, then", "0<>"])
      #expect(outcome.result?.nodes.contains { $0.drawing == .placeholder("Wrong") } == true)
      #expect(outcome.holes.count == 4)
    }
  }

  /// A function's result that nothing stands for is still an error of what asks for it.
  @Test func whatHasNoHoleIsAPlaceholder() throws {
    let files = [
      "App/App.swift": Self.app,
      "App/ContentView.swift": """
      import SwiftUI
      struct Person { var name: String }
      func person() -> Person { Person(name: nobody.name) }
      struct Row: View { var body: some View { Text(person().name) } }
      struct ContentView: View { var body: some View { VStack { Text("a"); Row() } } }
      """,
    ]
    try withScene(files) { scene in
      let outcome = scene.layout(Self.settings)
      #expect(texts(outcome) == ["a"])
      #expect(outcome.brokenCode.map(\.message) == ["cannot find 'nobody' in scope"])
      #expect(outcome.result?.nodes.contains { $0.drawing == .placeholder("Row") } == true)
    }
  }

  /// A module that isn't here may add forms to what libraries declare, and give local variables values.
  @Test func aMissingModuleMayDeclareWhatDoesNotFit() throws {
    let files = [
      "App/App.swift": Self.app,
      "App/ContentView.swift": """
      import Dependencies
      import SwiftUI
      final class Settings {
        var isLarge: Bool
        init() {
          @Dependency(\\.repository) var repository
          isLarge = repository.load() ?? false
        }
      }
      struct ContentView: View {
        var body: some View {
          Text(Settings().isLarge ? "large" : "small")
          Row().frame(height: 20)
        }
      }
      """,
      "App/Row.swift": """
      import SwiftUI
      struct Row: View { var body: some View { Label("row", icon: .general.row) } }
      """,
    ]
    try withScene(files) { scene in
      #expect(errors(scene) == [])
      #expect(
        scene.diagnostics.contains { $0.remedy?.contains("'Dependencies' isn't here") == true })
      let outcome = scene.layout(Self.settings)
      #expect(texts(outcome) == ["small"])
      #expect(outcome.result?.nodes.contains { $0.drawing == .placeholder("Row") } == true)
    }
  }

  /// What a bridging header declares is known by name; what it doesn't is an error still.
  @Test func aBridgingHeaderDeclaresForeignNames() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project(
        "SWIFT_OBJC_BRIDGING_HEADER = \"$(SRCROOT)/App/App-Bridging-Header.h\"; "),
      "App/App-Bridging-Header.h": "// what Swift sees\n#import \"engine.h\"\n",
      "App/engine.h": """
      #ifndef ENGINE_H
      #define ENGINE_LIMIT 64 /* not
        more */
      #define ENGINE_CALL(x) ((x) + \\
        1)
      typedef struct engine_s { int size; struct part *parts; } engine_t;
      enum engine_mode { ENGINE_OFF, ENGINE_ON = 2 };
      typedef void (*engine_callback)(int code, const char *words);
      int engine_start(engine_t *engine, engine_callback callback);
      static inline int engine_size(engine_t *engine) { return engine->size; }
      extern const char *engine_name;
      #endif
      """,
      "App/App.swift": Self.app,
      "App/ContentView.swift": """
      import SwiftUI
      final class Engine {
        private var engine = engine_t()
        private var callback: engine_callback?
        var size: Int32 { engine_size(&engine) }
        func start() {
          guard engine.size < ENGINE_LIMIT, engine_start(&engine, callback) == 0 else { return }
          print(ENGINE_ON, engine_name)
        }
      }
      struct ContentView: View {
        private let engine = Engine()
        var body: some View { Text("\\(engine.size)").onAppear { engine.start() } }
      }
      struct Other: View { var body: some View { Text(engine_other()) } }
      """,
    ]
    try withScene(files) { scene in
      #expect(errors(scene) == ["cannot find 'engine_other' in scope"])
      #expect(texts(scene.layout(Self.settings)) == ["0"])
    }
  }

  /// Names that stopped whole apps.
  @Test func namesThatAppsUse() throws {
    let files = [
      "App/App.swift": Self.app,
      "App/ContentView.swift": """
      import Combine
      import Security
      import SwiftUI
      extension Observable {
        func twice<T>(_ path: KeyPath<Self, T>) -> T where Self: AnyObject { self[keyPath: path] }
      }
      @Observable final class Model {
        var count = 3
        private var bag: Set<AnyCancellable> = []
        let delay = 1
        func read() -> Int {
          Just(1).delay(for: .seconds(delay), scheduler: DispatchQueue.main)
            .sink { _ in }.store(in: &bag)
          let demand = Subscribers.Demand.max(2)
          return demand > 1 && !(demand < 0) && demand == 2 ? twice(\\.count) : 0
        }
        func words(_ status: Int32) -> String? {
          SecCopyErrorMessageString(status, nil) as String?
        }
      }
      struct ContentView: View {
        @State private var model = Model()
        var body: some View { Text("\\(model.read())") }
      }
      """,
    ]
    try withScene(files) { scene in
      #expect(errors(scene) == [])
      #expect(texts(scene.layout(Self.settings)) == ["3"])
    }
  }

  /// Manifests that projects are generated from say which files are the app's.
  @Test(arguments: [
    (
      "project.yml",
      """
      name: Phone
      targets:
        Watch: # another device's
          type: application.watchapp2
          platform: watchOS
          sources: Watch
        Phone:
          type: application
          platform: iOS
          sources:
            - path: Phone
              excludes: ["Old.swift"]
            - Shared
      """
    ),
    (
      "Project.swift",
      """
      import ProjectDescription
      let project = Project(
        name: "Phone",
        targets: [
          .target(
            name: "Watch", destinations: .watchOS, product: .watch2App, sources: ["Watch/**"]),
          .target(
            name: "Phone", destinations: .iOS, product: .app, sources: ["Phone/New/**", "Shared/**"],
            dependencies: [.external(name: "Kit")]),
        ])
      """
    ),
  ])
  func aManifestSaysWhichFilesAreWhose(name: String, manifest: String) throws {
    let files = [
      name: manifest,
      "Phone/New/App.swift": Self.app,
      "Phone/New/ContentView.swift": """
      import SwiftUI
      struct ContentView: View { var body: some View { Text("phone \\(shared)") } }
      """,
      "Phone/Old.swift": "import SwiftUI\nstruct ContentView: View { let old = missing }",
      "Shared/Shared.swift": "let shared = 1",
      "Watch/App.swift": """
      import SwiftUI
      @main struct WatchApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View { var body: some View { Text("watch") } }
      """,
    ]
    try withScene(files) { scene in
      #expect(errors(scene) == [])
      #expect(texts(scene.layout(Self.settings)) == ["phone 1"])
    }
  }

  /// Within a type its members are meant by their names, whatever types and modules are called.
  @Test func aMemberHidesATypeAndAModuleOfItsName() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project(),
      "App/App.swift": Self.app,
      "App/ContentView.swift": """
      import SwiftUI
      struct Coin { var name: String }
      struct Badge { var count: Int }
      struct Row: View {
        let Coin: Coin
        let App: Badge
        func Badge(_ text: String) -> some View { Text("<\\(text)>") }
        var body: some View {
          Text(Coin.name)
          Badge("\\(App.count)")
        }
      }
      struct ContentView: View {
        var body: some View { Row(Coin: Coin(name: "B"), App: Badge(count: 2)) }
      }
      """,
    ]
    try withScene(files) { scene in
      #expect(errors(scene) == [])
      #expect(texts(scene.layout(Self.settings)) == ["B", "<2>"])
    }
  }

  /// A task that gives way for as long as it isn't cancelled waits; what a missing module gives differs
  /// from what it is compared with, by both operators.
  @Test func whatWaitsByGivingWayWaits() throws {
    let files = [
      "App/App.swift": Self.app,
      "App/ContentView.swift": """
      import Engine
      import SwiftUI
      struct ContentView: View {
        @State private var text = "first"
        private let state = Engine.shared.state
        var body: some View {
          Text(text).onAppear {
            Task {
              while !Task.isCancelled { await Task.yield() }
              text = "never"
            }
          }
          if state == .idle { Text("idle") }
          if state != .idle { Text("busy") }
        }
      }
      """,
    ]
    try withScene(files) { scene in
      let outcome = scene.layout(Self.settings)
      #expect(texts(outcome) == ["first", "busy"])
      #expect(outcome.diagnostics.allSatisfy { $0.severity != .error })
    }
  }
}
