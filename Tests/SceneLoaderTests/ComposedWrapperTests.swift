import LayoutSolver
import SceneLoader
import Testing

/// SwiftUI's property wrappers around one another (SE-0258): the environment hands a binding on, which
/// the property's own wrapper reads and writes.
struct ComposedWrapperTests {
  private static let keys = """
    import SwiftUI
    private struct HeightKey: EnvironmentKey {
      static let defaultValue: Binding<CGFloat?> = .constant(nil)
    }
    extension EnvironmentValues {
      var height: Binding<CGFloat?> {
        get { self[HeightKey.self] }
        set { self[HeightKey.self] = newValue }
      }
    }
    struct Page: View {
      @State private var height: CGFloat?
      var body: some View {
        VStack {
          Reader()
          Text("page \\(height.map { "\\($0)" } ?? "none")")
        }
        .environment(\\.height, $height)
      }
    }
    #Preview { Page() }

    """

  private func texts(_ reader: String) throws -> [String] {
    let text = Self.keys + "struct Reader: View {\n\(reader)\n}\n"
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.diagnostics.map(\.message) == [])
    return try #require(outcome.result).nodes.flatMap(\.textLines)
  }

  @Test(arguments: ["height", "height: CGFloat?"])
  func aBindingOfTheEnvironmentIsWritten(declaration: String) throws {
    let texts = try texts(
      """
      @Environment(\\.height) @Binding private var \(declaration)
      var body: some View {
        Text(height.map { "reader \\($0)" } ?? "none").onAppear { height = 40 }
      }
      """)
    #expect(texts == ["reader 40.0", "page 40.0"])
  }

  @Test func theStorageHasBothWrappers() throws {
    let texts = try texts(
      """
      @Environment(\\.height) @Binding private var height: CGFloat?
      var body: some View {
        Text(height.map { "reader \\($0)" } ?? "none").onAppear {
          _height.wrappedValue.wrappedValue = 20
        }
      }
      """)
    #expect(texts == ["reader 20.0", "page 20.0"])
  }
}
