import LayoutSolver
import SwiftInterpreter
import Testing

@testable import SceneLoader

@Suite("Names of coordinate spaces")
struct SpaceNameTests {
  @Test("They read as the scene writes them")
  func words() throws {
    let source = """
      import SwiftUI
      struct ContentView: View {
        var body: some View { Color.red.coordinateSpace(name: "row") }
      }
      """
    let scene = Scene(files: [Scene.File(name: "A.swift", text: source)], name: "A")
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 100, height: 100)))
    let result = try #require(scene.layout(settings).result)
    let color = try #require(result.nodes.first { $0.name == "Color" })
    #expect(result.namedSpaces(around: color.id).map { "\($0.base)" } == ["\"row\""])
  }
}
