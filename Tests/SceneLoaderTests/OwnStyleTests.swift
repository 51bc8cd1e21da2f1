import LayoutSolver
import SceneLoader
import Testing

/// Styles of the scene's own: what they make of a control is what is laid out, and a style of a control
/// that hasn't such is said to be missed.
struct OwnStyleTests {
  private static let styles = """
    import SwiftUI
    struct Filled: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(10).accessibilityIdentifier("field")
      }
    }
    struct Titled: TextFieldStyle {
      var title: String
      func _body(configuration: TextField<_Label>) -> some View {
        Text(title)
        configuration.textFieldStyle(.roundedBorder).accessibilityIdentifier("field")
      }
    }
    extension TextFieldStyle where Self == Titled {
      static func titled(_ title: String) -> Titled { Titled(title: title) }
    }
    struct Padded: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) { configuration.content }.padding(30).accessibilityIdentifier("field")
      }
    }
    struct Stacked: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) { configuration.label; configuration.content }
          .accessibilityIdentifier("field")
      }
    }
    struct Boxed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) { configuration.label; configuration.content }.padding(3)
          .accessibilityIdentifier("field")
      }
    }
    struct Folded: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
          Button { configuration.isExpanded.toggle() } label: { configuration.label }
          if configuration.isExpanded { configuration.content }
        }
        .accessibilityIdentifier("field")
      }
    }
    struct Dated: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        Color.red.frame(height: configuration.minimumDate == nil ? 10 : 20)
          .accessibilityIdentifier("field")
      }
    }
    struct Own: ListStyle {}

    """

  /// A plain field is 22 points high at 17 points (recorded), one with a border 34, a filled secure one
  /// as high as its line, 20 1/3.
  @Test(arguments: [
    ("TextField(\"x\", text: $text).textFieldStyle(Filled())", 42.0),
    ("VStack { TextField(\"x\", text: $text) }.textFieldStyle(Filled())", 42),
    ("VStack { TextField(\"x\", text: $text).textFieldStyle(.titled(\"t\")) }", 34),
    ("SecureField(\"x\", text: $text).textFieldStyle(Filled())", 40.333),
    ("TextField(\"x\", text: $text).textFieldStyle(Filled()).textFieldStyle(.plain)", 42),
    ("Form { Text(\"a\"); Text(\"b\") }.formStyle(Padded())", 104.667),
    (
      "ControlGroup(\"t\") { Text(\"a\"); Text(\"b\") }.controlGroupStyle(Stacked())",
      69
    ),
    ("GroupBox(\"t\") { Text(\"a\") }.groupBoxStyle(Boxed())", 50.667),
    ("DisclosureGroup(\"t\") { Text(\"a\") }.disclosureGroupStyle(Folded())", 20.333),
    (
      "DisclosureGroup(\"t\", isExpanded: .constant(true)) { Text(\"a\") }"
        + ".disclosureGroupStyle(Folded())", 44.667
    ),
    ("DatePicker(\"t\", selection: .constant(.now)).datePickerStyle(Dated())", 10),
    ("DatePicker(\"t\", selection: .constant(.now), in: .now...).datePickerStyle(Dated())", 20),
  ])
  func givesTheControlItsLook(_ view: String, _ height: Double) throws {
    let outcome = try outcome(view)
    let field = try #require(outcome.result?.node(identifier: "field"))
    #expect(abs(field.frame.height - height) < 0.01)
    #expect(outcome.diagnostics.map(\.message) == [])
  }

  @Test("A group that keeps itself whether it is open is opened by its style's button")
  func opensByItself() throws {
    let scene = scene("DisclosureGroup(\"t\") { Text(\"a\") }.disclosureGroupStyle(Folded())")
    for height in [20.333, 44.667, 20.333] {
      let result = try #require(scene.layout(settings).result)
      #expect(abs((result.node(identifier: "field")?.frame.height ?? 0) - height) < 0.01)
      result.nodes.compactMap(\.tap).first?()
    }
  }

  @Test func isSaidToBeMissedWhereTheControlHasNone() throws {
    let outcome = try outcome("List { Text(\"a\") }.listStyle(Own())")
    let findings = try #require(outcome.result?.findings)
    #expect(findings.contains { $0.message.contains("listStyle") })
  }

  private let settings = LayoutSettings(
    container: LayoutContainer(size: Size(width: 300, height: 400)))

  private func outcome(_ view: String) throws -> SceneResult {
    let scene = scene(view)
    try #require(scene.diagnostics.map(\.message) == [])
    return scene.layout(settings)
  }

  private func scene(_ view: String) -> Scene {
    let text =
      Self.styles + """
        struct ContentView: View {
          @State private var text = "abc"
          var body: some View { \(view) }
        }
        """
    return Scene(files: [Scene.File(name: "-", text: text)], name: "-")
  }
}
