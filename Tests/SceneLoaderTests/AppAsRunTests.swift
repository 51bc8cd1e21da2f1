import LayoutSolver
import SceneLoader
import Testing

/// What an app's code finds when Xcode runs it: its initialiser has run, its `Info.plist` is there.
/// And what a checkout lacks of it.
struct AppAsRunTests {
  private func withScene(
    _ files: [String: String], showing preview: String? = nil, _ body: (Scene) throws -> Void
  ) throws {
    let folder = try Folder()
    defer { folder.remove() }
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    try body(Scene(path: folder.path, preview: preview))
  }

  private static let settings = LayoutSettings(
    container: LayoutContainer(size: Size(width: 400, height: 400)))

  private func texts(_ scene: Scene) -> [String] {
    scene.layout(Self.settings).result?.nodes.flatMap(\.textLines) ?? []
  }

  private func errors(_ scene: Scene) -> [String] {
    (scene.diagnostics + scene.layout(Self.settings).diagnostics)
      .filter { $0.severity == .error }.map(\.message)
  }

  /// Lays a project out that has no errors and shows some texts.
  private func expect(_ files: [String: String], shows shown: [String]) throws {
    try withScene(files) { scene in
      #expect(errors(scene) == [])
      #expect(texts(scene) == shown)
    }
  }

  private static let app = """
    import SwiftUI
    @main struct TheApp: App { var body: some Scene { WindowGroup { ContentView() } } }
    """

  // MARK: Before a preview

  private static func registering(_ start: String) -> [String: String] {
    [
      "App.swift": """
      import SwiftUI
      final class Services {
        static let shared = Services()
        var name: String?
        static var count = 0
      }
      @main struct TheApp: App {
        init() {
          Services.count += 1
          \(start)
        }
        var body: some Scene { WindowGroup { ContentView() } }
      }
      struct ContentView: View {
        let name: String
        init() {
          guard let name = Services.shared.name else { fatalError("nobody registered a name") }
          self.name = name
        }
        var body: some View { Text("\\(name) \\(Services.count)") }
      }
      #Preview("own") { ContentView() }
      #Preview("other") { Text("\\(Services.count)") }
      """
    ]
  }

  @Test func aPreviewComesAfterTheAppsInitializer() throws {
    try withScene(
      Self.registering("Services.shared.name = \"registered\""), showing: "own"
    ) { scene in
      #expect(texts(scene) == ["registered 1"])
      // Another layout is no other start.
      #expect(texts(scene) == ["registered 1"])
    }
  }

  @Test func anAppThatFailsHidesNoPreview() throws {
    try withScene(Self.registering("fatalError(\"no keys\")"), showing: "other") { scene in
      let outcome = scene.layout(Self.settings)
      #expect(outcome.result?.nodes.flatMap(\.textLines) == ["1"])
      #expect(outcome.diagnostics.map(\.identifier.name) == ["app-start"])
      #expect(outcome.diagnostics.first?.message.contains("no keys") == true)
    }
  }

  // MARK: Info.plist

  private static let project = """
    {
      objects = {
        G0 = {isa = PBXGroup; children = (G1, F1, F2, ); sourceTree = "<group>"; };
        G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Config/Shared.xcconfig; sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (G1, );
          productType = "com.apple.product-type.application"; buildConfigurationList = C1; };
        C0 = {isa = XCConfigurationList; buildConfigurations = (D0, ); };
        C1 = {isa = XCConfigurationList; buildConfigurations = (R1, D1, ); };
        D0 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F1;
          buildSettings = {SDKROOT = iphoneos; HOST = "project.example"; }; };
        D1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_CFBundleDisplayName = "$(PRODUCT_NAME)!";
          MARKETING_VERSION = 3.2; PRODUCT_BUNDLE_IDENTIFIER = "com.example.${TARGET_NAME:lower}"; }; };
        R1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {HOST = release; }; };
        P0 = {isa = PBXProject; mainGroup = G0; targets = (T1, ); buildConfigurationList = C0; };
      };
      rootObject = P0;
    }
    """

  @Test func anInfoPlistHasItsSettingsPutIn() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project,
      "Config/Shared.xcconfig": """
      #include "Keys.xcconfig"
      HOST = file.example // the project's own comes after
      SCHEME = https
      """,
      "Config/Keys.xcconfig": "KEY = abc\n// KEY = never",
      "App/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>API_URL</key><string>$(SCHEME)://$(HOST)/$(KEY)</string>
        <key>Missing</key><string>[$(NOWHERE)]</string>
      </dict></plist>
      """,
      "App/App.swift": Self.app,
      "App/ContentView.swift": """
      import SwiftUI
      struct ContentView: View {
        private func entry(_ key: String) -> String {
          Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "nothing"
        }
        var body: some View {
          Text(entry("API_URL"))
          Text(entry("Missing"))
          Text(entry("CFBundleDisplayName"))
          Text(entry("CFBundleShortVersionString"))
          Text(Bundle.main.bundleIdentifier ?? "nothing")
          Text(entry("Other"))
        }
      }
      """,
    ]
    try withScene(files) { scene in
      #expect(errors(scene) == [])
      #expect(
        texts(scene) == [
          "https://project.example/abc", "[]", "App!", "3.2", "com.example.App", "nothing",
        ])
    }
  }

  // MARK: What a checkout lacks

  @Test func typesOfIgnoredFilesAreKnownByName() throws {
    let files = [
      ".gitignore": "*.log\nApp/Config/APIKeys.swift\n**/Present.swift\n",
      "App.swift": Self.app,
      "Present.swift": "enum Present { static let word = \"here\" }",
      "ContentView.swift": """
      import SwiftUI
      struct Service {
        let key: String
        init(key: String = APIKeys.main) { self.key = key }
      }
      struct ContentView: View {
        let service = Service()
        var body: some View { Text("shown \\(service.key.count) \\(Present.word)") }
      }
      """,
    ]
    try withScene(files) { scene in
      #expect(errors(scene) == [])
      #expect(texts(scene) == ["shown 0 here"])
      let said = scene.diagnostics.first { $0.message.contains("APIKeys") }
      #expect(said?.severity == .warning)
      #expect(said?.remedy?.contains("APIKeys.swift") == true)
    }
  }

  /// `List` is the missing module's in a file that imports no views, and a class on a missing class
  /// has properties of their own types.
  @Test func aMissingDatabaseLeavesTheView() throws {
    let files = [
      "App.swift": Self.app,
      "Book.swift": """
      import Foundation
      import RealmSwift
      final class Book: Object {
        @Persisted(primaryKey: true) var id: ObjectId
        @Persisted var pages: Int
        @Persisted var title: String
        @Persisted var records: List<Record>
      }
      final class Record: EmbeddedObject { @Persisted var total: Int }
      extension Book {
        var last: Record? {
          if let last = records.last { return last }
          return nil
        }
      }
      """,
      "ContentView.swift": """
      import RealmSwift
      import SwiftUI
      struct ContentView: View { var body: some View { BookView(book: Book()) } }
      struct BookView: View {
        @ObservedRealmObject var book: Book
        var body: some View {
          VStack {
            Text("[\\(book.title)]")
            if book.records.isEmpty { Text("none") } else { Text("some") }
            if let last = book.last { Text("\\(last.total)") }
            Text("\\(book.pages) pages")
          }
        }
      }
      struct BookView_Previews: PreviewProvider {
        @ObservedResults(Book.self) static var books
        static var previews: some View { BookView(book: books.first ?? Book()) }
      }
      """,
    ]
    try withScene(files) { scene in
      #expect(errors(scene) == [])
      let shown = texts(scene)
      #expect(shown.first == "[]")
      #expect(shown.last == "0 pages")
    }
    try withScene(files, showing: "#1") { scene in
      #expect(errors(scene) == [])
      #expect(texts(scene).last == "0 pages")
    }
  }

  // MARK: Several modules

  /// Of two modules' types of one name a file means that of the module that it imports.
  @Test func aFileMeansTheTypesOfItsImports() throws {
    func badge(_ label: String) -> String {
      """
      import SwiftUI
      public struct Badge: View {
        let \(label): String
        public init(\(label): String) { self.\(label) = \(label) }
        public var body: some View { Text("\(label) \\(\(label))") }
      }
      """
    }
    func use(_ module: String, _ view: String, _ label: String) -> String {
      """
      import \(module)
      import SwiftUI
      public struct \(view): View {
        public init() {}
        public var body: some View { Badge(\(label): "of \(module)") }
      }
      """
    }
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "p", targets: [
        .target(name: "Alpha"), .target(name: "Beta"), .target(name: "UseA"), .target(name: "UseB"),
      ])
      """,
      "Sources/Alpha/Badge.swift": badge("alpha"), "Sources/Beta/Badge.swift": badge("beta"),
      "Sources/UseA/View.swift": use("Alpha", "AView", "alpha"),
      "Sources/UseB/View.swift": use("Beta", "BView", "beta"),
      "App.swift": """
      import SwiftUI
      import UseA
      import UseB
      @main struct TheApp: App { var body: some Scene { WindowGroup { AView(); BView() } } }
      """,
    ]
    try expect(files, shows: ["alpha of Alpha", "beta of Beta"])
  }

  /// One of two overloads with the same labels takes an existential.
  @Test func aRequirementIsMetByItsOwnOverload() throws {
    let files = [
      "App.swift": Self.app,
      "ContentView.swift": """
      import SwiftUI
      protocol Thing { var url: String { get } }
      struct Car: Thing { var url: String { "car" } }
      protocol Cache {
        func image(for id: String, format: Int) -> String
        func image(for object: any Thing) -> String
        func image(for id: String) -> String
      }
      extension Cache { func image(for id: String) -> String { image(for: id, format: 1) } }
      final class Store: Cache {
        func image(for object: any Thing) -> String { "thing \\(object.url)" }
        func image(for id: String, format: Int) -> String { "id \\(id) \\(format)" }
      }
      struct ContentView: View {
        let cache: any Cache = Store()
        var body: some View {
          Text(cache.image(for: "b"))
          Text(cache.image(for: Car()))
        }
      }
      """,
    ]
    try expect(files, shows: ["id b 1", "thing car"])
  }

  /// `canImport` tells of the device's own frameworks.
  @Test func onAPhoneThereIsNoAppKit() throws {
    let files = [
      "App.swift": Self.app,
      "ContentView.swift": """
      import SwiftUI
      #if canImport(UIKit)
        fileprivate let kit = "UIKit"
      #endif
      #if canImport(AppKit)
        fileprivate let kit = "AppKit"
      #endif
      struct ContentView: View { var body: some View { Text(kit) } }
      """,
    ]
    try expect(files, shows: ["UIKit"])
  }

  /// What code measures is what `Text` rounds up to whole pixels.
  @Test func textsAreMeasuredForCode() throws {
    let files = [
      "App.swift": Self.app,
      "ContentView.swift": """
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          let font = UIFont.systemFont(ofSize: 17)
          let size = ("Hello" as NSString).size(withAttributes: [.font: font])
          let rect = "Hello world Hello world".boundingRect(
            with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
          VStack(alignment: .leading) {
            Text("Hello").font(.system(size: 17))
            Text(verbatim: "\\(size.width)")
            Text(verbatim: "\\(size.height) \\((rect.height / font.lineHeight).rounded())")
          }
        }
      }
      """,
    ]
    try withScene(files) { scene in
      #expect(errors(scene) == [])
      let shown = texts(scene)
      // In units of 2048 an em a line is 1950 above its baseline and 494 below.
      #expect(shown.last == "\(17.0 * 1950 / 2048 + 17.0 * 494 / 2048) 2.0")
      let nodes = scene.layout(Self.settings).result?.nodes ?? []
      let text = nodes.first { $0.textLines == ["Hello"] }?.size.width ?? 0
      let measured = try #require(shown.count == 3 ? Double(shown[1]) : nil)
      #expect(measured <= text && measured > text - 1)
    }
  }
}
