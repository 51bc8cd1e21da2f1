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

  /// `.secondary` is the second level of the foreground style around, `Color.secondary` a colour.
  @Test func levelsAreThoseOfTheForegroundAround() throws {
    let row = """
      HStack {
        Rectangle().fill(.secondary)
        Rectangle().fill(Color.secondary)
        Rectangle()
        Text("a").foregroundStyle(.tertiary)
        Color.clear.border(.secondary)
      }
      """
    func styles(_ modifiers: String) throws -> [ShapeStyle] {
      let scene = Scene(
        files: [.init(name: "-", text: "import SwiftUI\n#Preview { \(row)\(modifiers) }")],
        name: "-")
      try #require(scene.diagnostics == [])
      let result = scene.layout(
        LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 100))))
      return try #require(result.result).nodes.flatMap { node -> [ShapeStyle?] in
        let borders = node.decorations.map { decoration -> ShapeStyle? in
          if case .border(let style, _) = decoration { style } else { nil }
        }
        return switch node.drawing {
        case .fill(_, .color(.named(.clear))): borders
        case .fill(_, let style), .text(let style): [style] + borders
        default: borders
        }
      }.compactMap(\.self)
    }
    let red = ShapeStyle.named(.red)
    let gray = ShapeStyle.named(.secondary)
    #expect(
      try styles(".foregroundStyle(.red)")
        == [red.faded(to: 0.5), gray, red, red.faded(to: 0.25), red.faded(to: 0.5)])
    // Given for the level itself; below it the first one counts.
    let green = ShapeStyle.named(.green)
    #expect(
      try styles(".foregroundStyle(.red, .green)") == [
        green, gray, red, red.faded(to: 0.25), green,
      ])
    #expect(
      try styles("") == [gray, gray, .named(.primary), .named(.tertiary), gray])
    #expect(
      try styles(".foregroundStyle(.secondary)") == [gray, gray, gray, .named(.tertiary), gray])
  }

  /// `.tint` "reflects the current tint color" (Apple's documentation of `TintShapeStyle`): that of what
  /// is drawn, not of where the style is set.
  @Test func tintIsThatOfWhatIsDrawn() throws {
    let text = """
      import SwiftUI
      #Preview {
        VStack {
          Rectangle().fill(.tint)
          Text("a").tint(.green).foregroundStyle(.tint)
          Rectangle().fill(.tint.opacity(0.5))
          Text("b").foregroundStyle(.tint)
        }
        .tint(.red)
      }
      """
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics == [])
    let result = try #require(
      scene.layout(LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 300))))
        .result)
    let styles = result.nodes.compactMap { node -> ShapeStyle? in
      switch node.drawing {
      case .fill(_, let style), .text(let style): style
      default: nil
      }
    }
    let red = ShapeStyle.named(.red)
    #expect(styles == [red, .named(.green), red.faded(to: 0.5), red])
  }

  /// `redacted` adds a reason to those that are there; `unredacted` takes all of them away.
  @Test func reasonsForRedactionAddUp() throws {
    let scene = Scene(
      files: [
        .init(
          name: "-",
          text:
            """
            import SwiftUI
            struct Reasons: View {
              @Environment(\\.redactionReasons) private var reasons
              let name: String
              var body: some View {
                Text(name).onAppear {
                  print(name, reasons.contains(.placeholder), reasons.contains(.privacy))
                }
              }
            }
            #Preview {
              VStack {
                Reasons(name: "a").unredacted()
                Reasons(name: "b").redacted(reason: .privacy)
                Reasons(name: "c")
              }
              .redacted(reason: .placeholder)
            }
            """)
      ], name: "-")
    try #require(scene.diagnostics == [])
    let result = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 400))))
    #expect(result.output.sorted() == ["a false false", "b true true", "c true false"])
    let nodes = try #require(result.result).nodes
    let redacted = ["a", "b", "c"].map { name in
      nodes.contains { $0.textLines == [name] && $0.look.isRedacted }
    }
    #expect(redacted == [false, true, true])
  }

  /// Animations are equal by their curves, values and what is done with them. A function stands for a
  /// closure of views where one is wanted.
  @Test func animationsAreToldApart() throws {
    let scene = Scene(
      files: [
        Scene.File(
          name: "-",
          text: """
            import SwiftUI
            struct ContentView: View {
              var body: some View {
                Color.red.mask(fade).onAppear {
                  let (a, b) = (Animation.easeInOut(duration: 0.8), Animation.easeInOut(duration: 0.9))
                  print(a == b, a == .easeInOut(duration: 0.8), a.delay(1) == a.delay(2))
                  print(Animation.linear(duration: 1) == .spring(), Set([a, a, b, b.speed(2)]).count)
                }
              }
              private func fade() -> some View {
                LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
              }
            }
            """)
      ], name: "-")
    try #require(scene.diagnostics == [])
    let result = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 400))))
    #expect(result.output == ["false true false", "false 3"])
  }

  /// "The hue component of the color object", from 0 to 1, of the colour that its parts make.
  @Test(arguments: [
    ("UIColor(red: 1, green: 0, blue: 0, alpha: 1)", "true 0.0 1.0 1.0 1.0"),
    ("UIColor(red: 0, green: 0, blue: 0.5, alpha: 0.5)", "true 0.667 1.0 0.5 0.5"),
    ("UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)", "true 0.917 1.0 1.0 1.0"),
    ("UIColor(white: 0.25, alpha: 1)", "true 0.0 0.0 0.25 1.0"),
    ("UIColor(hue: 0.3, saturation: 0.4, brightness: 0.5, alpha: 0.6)", "true 0.3 0.4 0.5 0.6"),
  ])
  func aUIColorHasAHue(_ color: String, _ printed: String) throws {
    let scene = Scene(
      files: [
        Scene.File(
          name: "-",
          text: """
            import SwiftUI
            extension UIColor {
              func report() {
                var (h, s, b, a) = (CGFloat(5), CGFloat(5), CGFloat(5), CGFloat(5))
                let isDone = getHue(&h, saturation: &s, brightness: &b, alpha: &a)
                print(isDone, [h, s, b, a].map { "\\(($0 * 1000).rounded() / 1000)" }.joined(separator: " "))
              }
            }
            struct ContentView: View {
              var body: some View { Color.red.onAppear { \(color).report() } }
            }
            """)
      ], name: "-")
    try #require(scene.diagnostics == [])
    let result = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 400))))
    #expect(result.output == [printed])
  }
}
