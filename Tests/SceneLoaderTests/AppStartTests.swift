import LayoutSolver
import SceneLoader
import Testing

/// What apps do when they start, with Apple's frameworks: it is known, so the start screen is shown
/// without a warning, and does what the framework's documentation says.
@Suite struct AppStartTests {
  private func lines(_ text: String) -> [String] {
    let scene = Scene(files: [Scene.File(name: "V.swift", text: text)], name: "V")
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 600, height: 800))))
    return (scene.diagnostics + outcome.diagnostics).map(\.message)
      + (outcome.result?.nodes.flatMap(\.textLines) ?? [])
  }

  @Test func aStoreMayBeSharedByCloudKit() {
    let text = """
      import SwiftUI
      import SwiftData
      @Model final class Item { init() {} }
      enum Store {
        static var database: ModelConfiguration.CloudKitDatabase { .private("iCloud.shop") }
        static func made() throws -> ModelContainer {
          let schema = Schema([Item.self])
          let shared = ModelConfiguration(
            "Shop", schema: schema, isStoredInMemoryOnly: false, groupContainer: .identifier("group.shop"),
            cloudKitDatabase: database)
          return try ModelContainer(for: schema, configurations: [shared])
        }
        static func plain() throws -> ModelContainer {
          try ModelContainer(for: Schema([Item.self]), configurations: ModelConfiguration("Own", cloudKitDatabase: .none))
        }
      }
      struct V: View {
        var body: some View {
          let shared = try! Store.made().configurations[0]
          let own = try! Store.plain().configurations[0]
          VStack {
            Text("\\(shared.name) \\(shared.cloudKitContainerIdentifier ?? "none") \\(shared.groupAppContainerIdentifier ?? "none")")
            Text("\\(own.name) \\(own.cloudKitContainerIdentifier ?? "none")")
            Text(try! ModelContainer(for: Schema([Item.self])).configurations.isEmpty ? "default" : "other")
          }
        }
      }
      """
    #expect(lines(text) == ["Shop iCloud.shop group.shop", "Own none", "default"])
  }

  @Test func coordinatesAreValidOnTheGlobe() {
    let text = """
      import SwiftUI
      import CoreLocation
      func word(_ latitude: Double, _ longitude: Double) -> String {
        CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)) ? "valid" : "invalid"
      }
      struct V: View {
        func reason(_ error: any Error) -> String {
          (error as? CLError)?.code == .denied ? "denied" : "other"
        }
        var body: some View {
          Text([word(90, -180), word(91, 0), word(0, 181)].joined(separator: " "))
          Text(reason(CLError(.denied)))
          Text(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid) ? "valid" : "invalid")
        }
      }
      """
    #expect(lines(text) == ["valid invalid invalid", "denied", "invalid"])
  }
}
