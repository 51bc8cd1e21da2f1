import LayoutSolver
import SceneLoader
import SwiftInterpreter
import Testing

/// Overloads of a scene's own beside those of a framework: a call means the one whose parameters are
/// of the arguments' own types, which may be the framework's within the scene's own.
struct OwnOverloadTests {
  private static let settings = LayoutSettings(
    container: LayoutContainer(size: Size(width: 200, height: 400)))

  /// What is said of a scene, and its layout.
  private func outcome(_ text: String) -> (diagnostics: [Diagnostic], result: LayoutResult?) {
    let file = Scene.File(name: "A.swift", text: "import SwiftUI\n" + text)
    let scene = Scene(files: [file], name: "A")
    let outcome = scene.layout(Self.settings)
    return (scene.diagnostics + outcome.diagnostics, outcome.result)
  }

  @Test(arguments: [
    """
    extension Color { func opacity(_ phase: CGFloat) -> Color { opacity(Double(phase / 2)) } }
    #Preview { let phase: CGFloat = 0.5; Color.red.opacity(phase) }
    """,
    """
    extension Text {
      init(_ key: LocalizedStringKey?, tableName: String? = nil) {
        if let key { self.init(key, tableName: tableName) } else { self.init(verbatim: "") }
      }
    }
    #Preview { let key: LocalizedStringKey? = "Key"; Text(key) }
    """,
    """
    extension View {
      func foregroundColor(_ name: String) -> some View {
        foregroundColor(name == "r" ? .red : .blue)
      }
    }
    #Preview { Text("a").foregroundColor("r") }
    """,
  ])
  func anOwnOverloadCallsTheFrameworks(text: String) {
    let outcome = outcome(text)
    #expect(outcome.diagnostics == [])
    #expect(outcome.result != nil)
  }

  /// A static member that nobody declares for a colour may be a name of the asset catalogue, but not
  /// where another overload's type declares it.
  @Test func aDeclaredNameIsMeantBeforeAnAssets() {
    let outcome = outcome(
      """
      struct Shades { static let dusk = Shades() }
      struct Bar: View {
        let width: CGFloat
        init(tint: Color) { width = 10 }
        init(tint: Shades) { width = 150 }
        var body: some View { Rectangle().frame(width: width, height: 20) }
      }
      #Preview { Bar(tint: .dusk) }
      """)
    #expect(outcome.diagnostics == [])
    #expect(outcome.result?.nodes.contains { $0.size == Size(width: 150, height: 20) } == true)
  }

  /// Nor where the scene declares it outside of types: within a colour's extension a bare name that is
  /// none of the colour's means that.
  @Test func aGlobalNameIsMeantBeforeAnAssets() {
    let outcome = outcome(
      """
      let dusk = Color.red
      let shades: [Color] = [.green, dusk]
      func shade(_ index: Int) -> Color { shades[index] }
      extension Color {
        static var evening: Color { dusk }
        static var first: Color { shade(0) }
        static var all: [Color] { shades.map { $0.opacity(0.5) } + [dusk] }
      }
      #Preview {
        VStack {
          Color.evening
          Color.first
          Text("\\(Color.all.count) \\(Color.evening == .red)")
        }
      }
      """)
    #expect(outcome.diagnostics == [])
    #expect(outcome.result?.nodes.flatMap(\.textLines) == ["3 true"])
  }

  /// A property that nobody declares may be a missing module's, but not where the closure makes sense
  /// to another overload.
  @Test func aDeclaredPropertyIsMeantBeforeAMissingModules() {
    let outcome = outcome(
      """
      import Missing
      struct Label: View { var body: some View { Color.red.frame(width: 20, height: 20) } }
      struct Config { let label = Label() }
      struct Style<C> {
        private let make: (C) -> AnyView
        init<B: View>(@ViewBuilder _ body: @escaping (C) -> B) { make = { AnyView(body($0)) } }
        func made(_ c: C) -> AnyView { make(c) }
      }
      extension Style where C == Config {
        init<B: View>(@ViewBuilder _ body: @escaping (Label) -> B) {
          self.init { c in body(c.label).padding(50) }
        }
      }
      #Preview { Style<Config> { $0.label }.made(Config()) }
      """)
    #expect(outcome.diagnostics.map(\.message) == ["no such module 'Missing'"])
    #expect(outcome.result?.nodes.contains { $0.size.width > 100 && $0.size.width < 200 } == false)
  }

  /// What is set on a framework's object that isn't here takes any member, and what operators make
  /// of it.
  @Test func aMemberOfAMissingTypeIsPartOfAnOperation() {
    let outcome = outcome(
      """
      import UIKit
      struct Content: View {
        var body: some View {
          Text("hi").onAppear { let window = UIWindow(); window.windowLevel = .alert + 1 }
        }
      }
      #Preview { Content() }
      """)
    #expect(
      outcome.diagnostics.map(\.message)
        == ["Reflow does not know 'windowLevel' of 'UIWindow'; nothing is done with it"])
  }
}
