import LayoutSolver
import SceneLoader
import Testing

/// An app without an `App` shows what its delegates put into a window by a hosting controller.
struct HostedWindowTests {
  private static let home = Scene.File(
    name: "Home.swift",
    text: """
      import SwiftUI
      final class Store: ObservableObject { @Published var count = 3 }
      struct Home: View {
        let title: String
        @EnvironmentObject private var store: Store
        var body: some View { Text("\\(title) \\(store.count)") }
      }
      """)

  private func texts(_ delegate: String) throws -> [String] {
    let scene = Scene(
      files: [Scene.File(name: "Delegate.swift", text: delegate), Self.home], name: "app")
    #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let result = try #require(scene.layout(device.settings(.portrait)).result)
    return result.nodes.filter { $0.name == "Text" }.map { $0.detail }
  }

  @Test func aSceneDelegatesWindowIsShown() throws {
    let found = try texts(
      """
      import SwiftUI
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let windowScene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: windowScene)
          window.rootViewController = UIHostingController(
            rootView: Home(title: "Home").environmentObject(Store()))
          self.window = window
          window.makeKeyAndVisible()
        }
      }
      """)
    #expect(found == ["\"Home 3\""])
  }

  @Test func anAppDelegatesWindowIsShown() throws {
    let found = try texts(
      """
      import SwiftUI
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          let root = Home(title: "First").environmentObject(Store())
          window?.rootViewController = UIHostingController(rootView: root)
          window?.makeKeyAndVisible()
          return true
        }
      }
      """)
    #expect(found == ["\"First 3\""])
  }
}
