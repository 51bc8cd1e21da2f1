import LayoutSolver
import SceneLoader
import Testing

/// Modules beside SwiftUI: what is known of them, and what is said of one that is missing.
struct ModuleTests {
  @Test func aMapTakesAllItIsOffered() throws {
    let scene = scene(
      """
      import MapKit
      import SwiftUI

      struct ContentView: View {
        @State private var region = MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 51.5, longitude: 0),
          span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))

        var body: some View {
          VStack(spacing: 0) {
            Map(coordinateRegion: $region).accessibilityIdentifier("map")
            Color.red.frame(height: 40)
          }
          .frame(width: 200, height: 300)
        }
      }
      """)
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let result = scene.layout(device.settings(.portrait)).result
    #expect(result?.node(identifier: "map")?.size == Size(width: 200, height: 260))
  }

  /// What lies on a map isn't drawn, which is said.
  @Test func whatLiesOnAMapIsMissed() throws {
    let scene = scene(
      """
      import MapKit
      import SwiftUI

      struct ContentView: View {
        @State private var position: MapCameraPosition = .automatic
        var body: some View {
          Map(position: $position) {
            Annotation("Here", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)) {
              Text("560")
            }
          }
        }
      }
      """)
    let device = try #require(Device.named("iphone-16-pro"))
    let findings = scene.layout(device.settings(.portrait)).result?.findings ?? []
    #expect(
      findings.map(\.message)
        == ["the content of Map changes nothing here: Reflow doesn't draw it"])
  }

  /// Of a framework of Apple's nothing is said until something of it is missed.
  @Test func anImportThatTakesNothingAlongIsFine() {
    let scene = scene(
      """
      import AVKit
      import SwiftUI

      struct ContentView: View { var body: some View { Text("Film") } }
      """)
    #expect(scene.diagnostics == [])
  }

  /// What is known of a missing module's number is nothing, an integer beside it notwithstanding.
  @Test func anIntegerBesideAMissingNumberSaysNothingOfIt() throws {
    let scene = scene(
      """
      import Gestures
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          let speed = Pan().speed / 3
          let far = speed + 12.5
          Color.red.frame(width: far > 10 ? 30 : 10, height: 10).accessibilityIdentifier("bar")
        }
      }
      """)
    #expect(scene.diagnostics.filter { $0.severity == .error } == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let result = scene.layout(device.settings(.portrait)).result
    #expect(result?.node(identifier: "bar")?.size == Size(width: 30, height: 10))
  }

  @Test func aMissingModuleIsOneWarningWithTheNamesItTakesAlong() throws {
    let scene = scene(
      """
      import Lottie
      import SwiftUI

      struct ContentView: View {
        @Environment(\\.animationSpeed) private var speed
        @State private var mode: LottiePlaybackMode?
        var body: some View { Text("Animation") }
      }
      """)
    #expect(scene.diagnostics.map(\.message) == ["no such module 'Lottie'"])
    #expect(scene.diagnostics.map(\.severity) == [.warning])
    #expect(scene.diagnostics.first?.location?.line == 1)
    let remedy = try #require(scene.diagnostics.first?.remedy)
    #expect(remedy.contains("'LottiePlaybackMode'") && remedy.contains("'animationSpeed'"))
  }

  /// Nothing is known of a store's values: they have no elements, and count as nil.
  @Test func valuesOfAMissingModuleAreAskedForAnything() throws {
    let scene = scene(
      """
      import Flux
      import SwiftUI

      let store = Store<Int>(reducer: 1)
      struct Row: ConnectedView {
        @Binding var chosen: Int
        func body(props: Int) -> some View { Text("row") }
      }
      struct ContentView: View {
        @State private var chosen = 1
        private var title: String? { store.state.titles[3] }
        private var pair: (String, Int?) { store.state.pair }
        private var records = [FLXRecord]()
        @StoredResults(Book.self) var books
        @Injected(\\.count) private var count: Int
        @Injected(\\.due) private var due: Date
        private var day: Date { store.state.days.first?.date ?? Date(timeIntervalSince1970: 0) }
        var body: some View {
          VStack {
            ForEach(store.state.genres) { genre in Text(genre.name) }
            ForEach(books) { book in Text(book.title) }
            Text(title ?? "none")
            Text("\\(records.count) \\(day.timeIntervalSince1970) \\(count)")
            if pair.1 != nil || due.timeIntervalSince1970 < 0 { Text("pair") }
            TabView(selection: $chosen) {
              Row(chosen: $chosen).tabItem { Text("tab") }.tag(1)
            }
          }
        }
      }
      """)
    #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let nodes = try #require(outcome.result?.nodes)
    #expect(nodes.filter { $0.name == "Text" }.map(\.detail) == ["\"none\"", "\"0 0.000000 0\""])
    let placeholders = nodes.compactMap {
      if case .placeholder(let name) = $0.drawing { name } else { nil }
    }
    #expect(placeholders == ["Row"])
  }

  /// A type that nobody declares may be another file's of the same project.
  @Test func aMissingTypeMayBeAnotherFiles() {
    let text = """
      import CoreData
      import SwiftUI
      struct ContentView: View { var trip: Trip; var body: some View { Text("Trip") } }
      """
    let alone = scene(text)
    #expect(alone.diagnostics.map(\.message) == ["cannot find type 'Trip' in scope"])
    #expect(alone.diagnostics.first?.remedy?.contains("folder") == true)
    let both = Scene(
      files: [
        .init(name: "a.swift", text: text), .init(name: "b.swift", text: "let other = Missing()"),
      ], name: "both")
    #expect(both.diagnostics.allSatisfy { $0.remedy?.contains("folder") != true })
  }

  @Test func aPreviewMaySayTheStyleOfItsWindow() {
    let scene = scene(
      """
      import SwiftUI
      struct ContentView: View { var body: some View { Text("Window") } }
      #Preview(windowStyle: .automatic) { ContentView() }
      """)
    #expect(scene.diagnostics == [])
  }

  @Test func aValueInALiteralIsShownInItsFormat() throws {
    let scene = scene(
      """
      import SwiftUI

      struct ContentView: View {
        @State private var index: Int!
        var body: some View {
          Text("\\(0.25, format: .percent), \\(1.5, specifier: "%.2f")")
          Text("\\(Date(timeIntervalSince1970: 0), style: .date)")
          Text("\\([3, 4].description)")
            .onAppear {
              index = 0
              print([7, 8][index])
            }
        }
      }
      """)
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    let texts = outcome.result?.nodes.flatMap(\.textLines) ?? []
    #expect(texts == ["25%, 1.50", "January 1, 1970", "[3, 4]"])
    #expect(outcome.output == ["7"])
  }

  /// A module that is missing may add wrappers, with what they project, and initialisers to types of
  /// the library; what is shown beside them is shown.
  @Test func aMissingModuleMayHaveWhatIsWritten() throws {
    let scene = scene(
      """
      import Defaults
      import SwiftUI

      struct Stored { let rows = Table("countries") }
      struct ContentView: View {
        @Default(.name) var name: String
        @Shared(.on) var isOn
        var body: some View {
          VStack {
            TextField("Name", text: $name)
            Toggle("On", isOn: $isOn)
            Color(hex: 0xFF0000).frame(width: 10, height: 10)
            Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("known")
          }
        }
      }
      """)
    #expect(scene.diagnostics.map(\.severity).filter { $0 == .error } == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let result = scene.layout(device.settings(.portrait)).result
    #expect(result?.node(identifier: "known")?.size == Size(width: 20, height: 20))
  }

  /// A model whose type is a missing module's is one of which nothing is known, whichever wrapper holds
  /// it, and whether or not something around the view gives it.
  @Test func modelsOfMissingModulesAreTaken() throws {
    let scene = scene(
      """
      import Routes
      import SwiftUI

      struct Page: View {
        @Environment(Router.self) private var router
        @ObservedObject var store: Store
        @Bindable var item: Item
        var body: some View {
          Button("Go") {
            router.sheet = .editor(visibility: 1)
            store.state = .ready
            item.kind = .none
          }
          .accessibilityIdentifier("go")
        }
      }
      #Preview { Page(store: Store(), item: Item()) }
      """)
    #expect(scene.diagnostics.map(\.message) == ["no such module 'Routes'"])
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    let node = try #require(outcome.result?.node(identifier: "go"))
    #expect(node.size.height == 61.0 / 3)
  }

  /// The remedy of a form that isn't known is a sentence, whatever is known of it.
  @Test func knownFormsAreTold() throws {
    let scene = scene(
      """
      import Defaults
      import SwiftUI

      struct ContentView: View { var body: some View { Text("a").frame(side: 3) } }
      """)
    let remedy = try #require(
      scene.diagnostics.first { $0.identifier.name == "unknown-modifier" }?.remedy)
    #expect(remedy.hasPrefix("expected 'frame("))
  }

  private func scene(_ text: String) -> Scene {
    Scene(files: [Scene.File(name: "scene.swift", text: text)], name: "scene")
  }
}
