import LayoutSolver
import SceneLoader
import Testing

/// Colours that differ in light and dark appearance, asked for in code.
struct ColorSchemeTests {
  /// A provider is asked for both, and which is shown is the view's to say (UIKit,
  /// `init(dynamicProvider:)`); a colour is resolved in the environment that is given.
  @Test func providersAndResolvedColors() throws {
    let text = """
      import SwiftUI
      extension Color {
        static let ground = Color(
          uiColor: UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
      }
      struct Numbers: View {
        @Environment(\\.self) private var values
        var body: some View {
          let numbers = [Color.ground, .primary].map { $0.resolve(in: values) }
          Text(verbatim: "\\(numbers[0].red) \\(numbers[1].red)")
        }
      }
      #Preview { VStack { Numbers(); Numbers().environment(\\.colorScheme, .dark) } }
      """
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.diagnostics.map(\.message) == [])
    let texts = outcome.result?.nodes.filter { $0.name == "Text" }.map(\.detail) ?? []
    // White and black are 1 and 0; what `.primary` shows is black and white.
    #expect(texts == ["\"1.0 0.0\"", "\"0.0 1.0\""])
  }
}
