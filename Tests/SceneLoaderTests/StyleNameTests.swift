import LayoutSolver
import SceneLoader
import SwiftInterpreter
import Testing

@testable import SwiftUILibrary

/// SwiftUI's styles are told by what they are; one of the scene's may be called as one of them.
struct StyleNameTests {
  @Test("The table's names are types of the library", arguments: BuiltInStyle.allCases)
  func names(style: BuiltInStyle) {
    let interpreter = Interpreter(libraries: SceneLibraries.all)
    _ = interpreter.load([Interpreter.File(name: "scene.swift", text: "")])
    #expect(interpreter.libraryType(named: style.rawValue) != nil)
  }

  @Test("A scene's own style makes its body whatever it is called")
  func ownStyle() throws {
    let result = try laidOut(
      """
      struct PlainButtonStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(width: 120, height: 60)
        }
      }
      #Preview {
        Button("Send") {}
          .buttonStyle(PlainButtonStyle())
          .accessibilityIdentifier("button")
      }
      """)
    #expect(result.node(identifier: "button")?.size == Size(width: 120, height: 60))
  }

  /// "The default progress view style in the current context of the view being styled."
  @Test("The automatic style is the one that a progress view has without any")
  func automatic() throws {
    let result = try laidOut(
      """
      #Preview {
        VStack {
          ProgressView(value: 0.5).accessibilityIdentifier("bare")
          ProgressView(value: 0.5).progressViewStyle(.automatic)
            .accessibilityIdentifier("automatic")
        }
      }
      """)
    let bare = try #require(result.node(identifier: "bare"))
    #expect(result.node(identifier: "automatic")?.size == bare.size)
    #expect(bare.size.width == 400)
  }

  private func laidOut(_ text: String) throws -> LayoutResult {
    let scene = Scene(
      files: [Scene.File(name: "-", text: "import SwiftUI\n" + text)], name: "-")
    #expect(scene.diagnostics == [])
    let container = LayoutContainer(size: Size(width: 400, height: 400))
    return try #require(scene.layout(LayoutSettings(container: container)).result)
  }

  /// Names that are written out are the cases' own.
  @Test func namesOfCases() {
    #expect(Font.TextStyle.allCases.map(\.sceneName) == Font.TextStyle.allCases.map { "\($0)" })
    #expect(
      UserInterfaceSizeClass.sceneCases.map(\.sceneName)
        == UserInterfaceSizeClass.sceneCases.map { "\($0)" })
  }
}
