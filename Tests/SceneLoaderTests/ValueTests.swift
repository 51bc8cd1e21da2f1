import LayoutSolver
import SceneLoader
import Testing

/// Values of SwiftUI's own types, asked what they are.
struct ValueTests {
  /// Grid items and gradients tell what they were made of.
  @Test func valuesTellWhatTheyWereMadeOf() throws {
    let scene = Scene(
      files: [
        .init(
          name: "-",
          text:
            """
            import SwiftUI
            struct Told: View {
              @State private var item = GridItem(.fixed(40), spacing: 5)
              var body: some View {
                LazyVGrid(columns: [item, GridItem(.fixed(60))], alignment: .leading) {
                  Color.red.frame(height: 10)
                  Color.blue.frame(height: 10).accessibilityIdentifier("second")
                }
                .frame(width: 200, alignment: .leading)
                .accessibilityIdentifier("grid")
                .onAppear {
                  item.spacing = (item.spacing ?? 0) * 4
                  let stops = Gradient(colors: [.red, .green, .blue]).stops
                  print(stops.map(\\.location), stops[1].color == .green)
                  print(NSString(string: "abc").length)
                }
              }
            }
            #Preview { Told() }
            """)
      ], name: "-")
    try #require(scene.diagnostics == [])
    let result = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 400))))
    #expect(result.output == ["[0.0, 0.5, 1.0] true", "3"])
    let grid = try #require(result.result?.node(identifier: "grid"))
    let second = try #require(result.result?.node(identifier: "second"))
    #expect(second.frame.width == 60)
    // Behind a track of 40 points and the 20 after it.
    #expect(second.frame.minX - grid.frame.minX == 60)
  }
}
