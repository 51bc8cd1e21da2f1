import LayoutSolver
import SceneLoader
import Testing

/// A scene's own style of menus makes its body around the menu that it is given.
struct MenuStyleTests {
  @Test func aMenuIsWhatItsStyleMakesOfIt() throws {
    let scene = Scene(
      files: [
        Scene.File(
          name: "-",
          text: """
            import SwiftUI
            struct Framed: MenuStyle {
              func makeBody(configuration: Configuration) -> some View {
                Menu(configuration).frame(width: 120, height: 60)
              }
            }
            #Preview {
              Menu("More") { Button("Share") {} }
                .menuStyle(Framed())
                .accessibilityIdentifier("menu")
            }
            """)
      ], name: "-")
    #expect(scene.diagnostics == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.result?.node(identifier: "menu")?.size == Size(width: 120, height: 60))
  }
}
