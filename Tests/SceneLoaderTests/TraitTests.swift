import LayoutSolver
import SceneLoader
import Testing

/// What UIKit says of the screen besides its size.
struct TraitTests {
  @Test("Appearance, size classes and idiom are those of the settings, one after another")
  func traits() throws {
    let scene = Scene(
      files: [
        Scene.File(
          name: "-",
          text: """
            import SwiftUI
            let atFirst = UITraitCollection.current.userInterfaceStyle
            struct ContentView: View {
              var traits: UITraitCollection { .current }
              var body: some View {
                Text(traits.userInterfaceStyle == .dark ? "dark" : "light")
                Text(UIScreen.main.traitCollection.horizontalSizeClass == .regular ? "wide" : "narrow")
                Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
                Text(atFirst == .dark ? "began dark" : "began light")
              }
            }
            """)
      ], name: "-")
    func words(_ settings: LayoutSettings) throws -> [String] {
      let outcome = scene.layout(settings)
      #expect(outcome.diagnostics.map(\.message) == [])
      return try #require(outcome.result).nodes.flatMap(\.textLines)
    }
    let phone = LayoutSettings(container: LayoutContainer(size: Size(width: 1024, height: 768)))
    var night = phone
    night.colorScheme = .dark
    let tablet = try #require(Device.named("ipad-pro-11")).settings(.portrait)
    #expect(try words(phone) == ["light", "narrow", "phone", "began light"])
    #expect(try words(night) == ["dark", "narrow", "phone", "began light"])
    #expect(try words(tablet) == ["light", "wide", "pad", "began light"])
    #expect(try words(phone) == ["light", "narrow", "phone", "began light"])
  }

  @Test("A body that asks for the idiom alone runs again where that changes")
  func idiom() throws {
    let scene = Scene(
      files: [
        Scene.File(
          name: "-",
          text: """
            import SwiftUI
            struct ContentView: View {
              var body: some View {
                Text("\\(UIDevice.current.userInterfaceIdiom.rawValue)")
              }
            }
            """)
      ], name: "-")
    let phone = LayoutSettings(container: LayoutContainer(size: Size(width: 834, height: 1137)))
    var wide = phone
    (wide.horizontalSizeClass, wide.verticalSizeClass) = (.regular, .regular)
    for (settings, idiom) in [(phone, "1"), (wide, "2"), (phone, "1")] {
      #expect(try #require(scene.layout(settings).result).nodes.flatMap(\.textLines) == [idiom])
    }
  }
}
