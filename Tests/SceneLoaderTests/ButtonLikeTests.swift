import LayoutSolver
import SceneLoader
import Testing

/// "NavigationLink, Link and Menu are buttons": what is pressed like one takes button styles and tints,
/// set on it or around it, and is grey where it is disabled.
struct ButtonLikeTests {
  static let buttons = [
    "NavigationLink(\"Open\", value: 1)",
    "NavigationLink { Text(\"x\") } label: { Text(\"Open\") }",
    "Link(\"Open\", destination: URL(string: \"https://example.org\")!)",
    "Menu(\"Open\") { Button(\"a\") {} }",
    "ShareLink(\"Open\", item: \"x\").labelStyle(.titleOnly)",
    "Toggle(\"Open\", isOn: .constant(true)).toggleStyle(.button)",
    "PhotosPicker(\"Open\", selection: .constant(nil))",
  ]
  private static let styles = [
    ".bordered", ".borderedProminent", ".glass", ".glassProminent", "Card()", "Wide()",
  ]

  private func laidOut(_ body: String) throws -> LayoutResult {
    let text = """
      import SwiftUI
      import PhotosUI
      struct Card: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(6).background(.orange)
        }
      }
      struct Wide: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Button(configuration).buttonStyle(.plain).padding(11)
        }
      }
      #Preview { \(body) }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics == [])
    let container = LayoutContainer(size: Size(width: 400, height: 400))
    return try #require(scene.layout(LayoutSettings(container: container)).result)
  }

  /// The style of the text `Open`.
  private func ink(_ body: String) throws -> ShapeStyle? {
    let result = try laidOut(body)
    let text = try #require(result.nodes.first { $0.textLines == ["Open"] })
    guard case .text(let style) = text.drawing else { return nil }
    return style
  }

  @Test("A style makes of all the same as of a button", arguments: buttons)
  func styled(button: String) throws {
    for style in Self.styles {
      let result = try laidOut(
        """
        VStack {
          Button("Open") {}.buttonStyle(\(style)).accessibilityIdentifier("button")
          \(button).buttonStyle(\(style)).accessibilityIdentifier("on")
          VStack { \(button).accessibilityIdentifier("around") }.buttonStyle(\(style))
        }
        """)
      let expected = try #require(result.node(identifier: "button")).size
      #expect(result.node(identifier: "on")?.size == expected, "\(style)")
      #expect(result.node(identifier: "around")?.size == expected, "\(style)")
    }
  }

  /// A line of the body font is 20.333 points high, and 6 points are around it.
  @Test func aStyleOfOnesOwnIsAroundTheLabel() throws {
    let result = try laidOut(
      "NavigationLink(\"Open\", value: 1).buttonStyle(Card()).accessibilityIdentifier(\"link\")")
    let height = try #require(result.node(identifier: "link")).size.height
    #expect(abs(height - 32.333) < 0.01)
  }

  @Test("Its label has the tint", arguments: buttons.dropLast(2))
  func tinted(button: String) throws {
    #expect(try ink(button) == .color(.named(.accentColor)))
    #expect(try ink("\(button).tint(.red)") == .color(.named(.red)))
    #expect(try ink("VStack { \(button) }.tint(.red)") == .color(.named(.red)))
    #expect(try ink("\(button).foregroundStyle(.green)") == .color(.named(.green)))
    #expect(try ink("\(button).buttonStyle(.plain)") == .named(.primary))
  }

  @Test("Its label is grey where it is disabled", arguments: buttons.dropLast(2))
  func disabled(button: String) throws {
    #expect(try ink("\(button).disabled(true)") == .color(.named(.tertiary)))
    #expect(
      try ink("VStack { \(button).buttonStyle(.bordered) }.disabled(true)")
        == .color(.named(.tertiary)))
  }

  @Test("A group's line has the tint, in a list its own colour")
  func disclosure() throws {
    let group = "DisclosureGroup(\"Open\") { Text(\"x\") }"
    #expect(try ink("\(group).tint(.red)") == .color(.named(.red)))
    #expect(try ink("List { \(group).tint(.red) }") == .named(.primary))
    #expect(try ink("\(group).buttonStyle(.plain)") == .named(.primary))
  }

  /// `UIActivityIndicatorView` is 37 points large in its large style.
  @Test func aWheelIsAsLargeAsItsSizeSays() throws {
    let result = try laidOut(
      "ProgressView().controlSize(.large).accessibilityIdentifier(\"wheel\")")
    #expect(result.node(identifier: "wheel")?.size == Size(width: 37, height: 37))
  }

  @Test("A mesh is drawn from points of any type of number that Swift takes")
  func mesh() throws {
    for points in [
      "[[0, 0], [1, 0], [0, 1], [1, 1]]",
      "[.init(0, 0), .init(1, 0), .init(0, 1), SIMD2<Float>(1, 1)]",
    ] {
      let result = try laidOut(
        "MeshGradient(width: 2, height: 2, points: \(points), "
          + "colors: [.red, .purple, .indigo, .orange])")
      let isDrawn = result.nodes.contains {
        if case .fill(_, .mesh(let mesh)?) = $0.drawing {
          return mesh.points[3].x == 1 && mesh.points[3].y == 1
        }
        return false
      }
      #expect(isDrawn, "\(points)")
    }
  }

  /// 62 points of the display less the 16 that the shape is inside of it, as the WWDC session on
  /// concentricity has it.
  @Test func cornersFollowTheDisplays() throws {
    let device = try #require(Device.named("iphone-16-pro"))
    let text = "import SwiftUI\n#Preview { ConcentricRectangle() }"
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    // Of a layout, which keeps the display's corners.
    let container = try #require(scene.layout(device.settings()).result).container
    #expect(container.cornerRadius == 62)
    let corners = ConcentricCorners(least: CornerRadii(0), most: CornerRadii(.infinity))
    let display = CornerRadii(container.cornerRadius)
    let screen = Rect(size: container.size)
    let inside = Rect(x: 16, y: 16, width: 370, height: 842)
    #expect(corners.radii(in: inside, container: screen, radii: display) == CornerRadii(46))
    let lower = Rect(x: 16, y: 400, width: 370, height: 458)
    #expect(corners.radii(in: lower, container: screen, radii: display).topLeading == 0)
    #expect(corners.radii(in: lower, container: screen, radii: display).bottomLeading == 46)
  }
}
