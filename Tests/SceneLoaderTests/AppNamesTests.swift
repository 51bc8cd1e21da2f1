import LayoutSolver
import SceneLoader
import Testing

/// Names of an app's code that come from macros, generators, other modules and code that isn't here.
struct AppNamesTests {
  private func expect(_ files: [String: String], shows shown: [String]) throws {
    let folder = try Folder()
    defer { folder.remove() }
    for (name, text) in files { try folder.write(name, Array(text.utf8)) }
    let scene = try Scene(path: folder.path)
    let layout = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    let errors = (scene.diagnostics + layout.diagnostics).filter { $0.severity == .error }
    #expect(errors.map(\.message) == [])
    #expect(layout.result?.nodes.flatMap(\.textLines) == shown)
  }

  /// An entry's type is that of its value, and members of the types it names need no base.
  @Test func entriesHaveTheTypeOfTheirValue() throws {
    try expect(
      [
        "Content.swift": """
        import SwiftUI
        enum Problem { case lost(String), other }
        struct Report {
          let title: (Problem) -> String
          func callAsFunction(_ problem: Problem) -> String { title(problem) }
        }
        extension EnvironmentValues {
          @Entry var report = Report { problem in
            if case .lost(let name) = problem { "lost \\(name)" } else { "other" }
          }
        }
        extension ContainerValues { @Entry var rank = 2 }
        struct ContentView: View {
          @Environment(\\.report) private var report
          var body: some View {
            Text(report(.lost("it")))
            Text(report(.other)).containerValue(\\.rank, 3)
          }
        }
        #Preview { ContentView() }
        """
      ], shows: ["lost it", "other"])
  }

  /// `@Observable` stores a property under its name with an underscore.
  @Test func observedPropertiesAreStoredUnderTheirNames() throws {
    try expect(
      [
        "Content.swift": """
        import SwiftUI
        @Observable final class Settings {
          private(set) var language: String
          var size: Int
          init(language: String? = nil) {
            self._language = language ?? "en"
            _size = 3
          }
          func grow() { size += 1 }
        }
        struct ContentView: View {
          @State private var settings = Settings()
          var body: some View { Text("\\(settings.language) \\(settings.size)") }
        }
        #Preview { ContentView() }
        """
      ], shows: ["en 3"])
  }

  /// What a missing module gives known types: subscripts with labels, conformances.
  @Test func subscriptsOfMissingModules() throws {
    try expect(
      [
        "Content.swift": """
        import CasePaths
        import SwiftUI
        struct Loaded { let value: Result<String, Never>
          func text() -> String? { value[case: \\.success] }
        }
        struct ContentView: View {
          let loaded = Loaded(value: .success("a"))
          var body: some View { Text("shown"); if let text = loaded.text() { Text(text) } }
        }
        #Preview { ContentView() }
        """
      ], shows: ["shown"])
  }

  /// A delegate's adaptor finds its class by its property, and what only makes a picture different does
  /// no harm.
  @Test func valuesOfMissingModulesAreLeftOut() throws {
    try expect(
      [
        "App.swift": """
        import Gen
        import SwiftUI
        final class Delegate: NSObject, UIApplicationDelegate {
          private(set) var store: Store<Int>!
          func start() {
            store = .init(initial: 1)
            UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
          }
        }
        @main struct TheApp: App {
          @UIApplicationDelegateAdaptor private var delegate: Delegate
          init() { delegate.start() }
          var body: some Scene {
            WindowGroup {
              Text("tinted").foregroundStyle(Palette.Colors.accent.style).clipShape(Cloud(2))
                .task { if true { _ = try? await load() } else { try? await wait() } }
            }
          }
          func load() async throws -> Int { 1 }
          func wait() async throws {}
        }
        """
      ], shows: ["tinted"])
  }

  /// The app hands an object down that a container of a missing module made.
  @Test func objectsOfMissingCodeAreMade() throws {
    try expect(
      [
        "App.swift": """
        import Factory
        import SwiftUI
        @Observable final class Player { var title = "nothing plays" }
        final class Volume: ObservableObject { @Published var level = 5 }
        extension Container {
          var player: Factory<Player> { Factory(self) { Player() } }
          var volume: Factory<Volume> { Factory(self) { Volume() } }
        }
        @main struct TheApp: App {
          @State private var player = Container.shared.player()
          var body: some Scene {
            WindowGroup {
              ContentView().environment(player).environmentObject(Container.shared.volume())
            }
          }
        }
        struct ContentView: View {
          @Environment(Player.self) private var player
          @EnvironmentObject private var volume: Volume
          var body: some View { Text(player.title); Text("\\(volume.level)") }
        }
        """
      ], shows: ["nothing plays", "5"])
  }

  /// SwiftGen's files are kept out by `.gitignore`, and their types have other names than they.
  @Test func generatedNamesStandForFilesThatArentHere() throws {
    try expect(
      [
        ".gitignore": "Generated/Assets.swift\nGenerated/Localizable.swift\n",
        "Content.swift": """
        import SwiftUI
        struct ContentView: View {
          var body: some View {
            Text(L10n.title)
            Text("tinted").foregroundStyle(Asset.Colors.accent.swiftUIColor)
          }
        }
        #Preview { ContentView() }
        """,
      ], shows: ["tinted"])
  }

  /// A macro that the project declares has its declared type, and nothing for a value.
  @Test func macrosHaveTheirDeclaredTypes() throws {
    try expect(
      [
        "Content.swift": """
        import SwiftUI
        @freestanding(expression) macro address(_ text: String) -> URL =
          #externalMacro(module: "Macros", type: "AddressMacro")
        struct ContentView: View {
          let page = #address("https://example.com")
          var body: some View { Text(page.isFileURL ? "a file" : "a page") }
        }
        #Preview { ContentView() }
        """
      ], shows: ["a file"])
  }

  /// Two packages' public types of one name, by the module's name.
  @Test func typesByTheirModules() throws {
    try expect(
      [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "P",
          targets: [
            .target(name: "Wire"), .target(name: "Model", dependencies: ["Wire"]),
            .executableTarget(name: "Main", dependencies: ["Model"]),
          ])
        """,
        "Sources/Wire/Category.swift": """
        public struct Category { public let meta: String; public init(meta: String) { self.meta = meta } }
        public func fetched() -> Category { Category(meta: "wired") }
        """,
        "Sources/Model/Category.swift": """
        import Wire
        public struct Category { public let name: String
          init(category: Wire.Category) { name = category.meta }
        }
        extension Category { public var title: String { name + "!" } }
        public func all() -> [Category] { [Wire.fetched()].map { .init(category: $0) } }
        """,
        "Sources/Main/App.swift": """
        import Model
        import SwiftUI
        @main struct TheApp: App {
          var body: some Scene { WindowGroup { Text(all()[0].title) } }
        }
        """,
      ], shows: ["wired!"])
  }

  /// Names of Apple's frameworks that apps use in passing.
  @Test func namesOfFrameworks() throws {
    try expect(
      [
        "Content.swift": """
        import CoreData
        import SwiftUI
        import UniformTypeIdentifiers
        class Clinic: NSManagedObject {}
        extension NSManagedObjectContext {
          func all<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) -> [T] {
            (try? fetch(request)) ?? []
          }
        }
        struct Failure: Error, CustomLocalizedStringResourceConvertible {
          var localizedStringResource: LocalizedStringResource { "failed" }
        }
        struct ContentView: View {
          var body: some View {
            let resource = LocalizedStringResource("^[\\(2) rabbit](inflect: true)")
            Text(String(AttributedString(localized: "plain").characters))
            Text(String(AttributedString(localized: resource).characters).isEmpty ? "none" : "some")
            Text(UTType.usd.preferredFilenameExtension ?? "")
            Text(String(localized: Failure().localizedStringResource))
            Button("link") {}.buttonStyle(.link)
            Button("bar") {}.buttonStyle(.accessoryBar)
          }
        }
        #Preview { ContentView() }
        """
      ], shows: ["plain", "some", "usd", "failed", "link", "bar"])
  }
}
