import LayoutSolver
import SceneLoader
import Testing

/// The keyboard: its heights as a probe read them in the iOS 26.5 simulator (flutter_device_preview), and
/// what Apple documents of it: a region of the safe area at the lower edge, which `ignoresSafeArea` can
/// name. Tab bars and toolbars stay where they are, as UIKit's bars do, and the keyboard lies over them.
@Suite("The keyboard")
struct KeyboardTests {
  private static let top = 874.0 - 335

  private static func settings(
    _ name: String = "iphone-16-pro", _ orientation: Device.Orientation = .portrait
  ) throws -> LayoutSettings {
    let device = try #require(Device.named(name))
    var settings = device.settings(orientation)
    settings.hasKeyboard = true
    settings.takeKeyboard(of: device)
    return settings
  }

  private static func outcome(_ body: String) throws -> (result: LayoutResult, notes: [String]) {
    let text = """
      import SwiftUI
      struct V: View {
        @State private var text = ""
        @FocusState private var focus: Int?
        var body: some View {
          \(body)
        }
      }
      """
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(try settings())
    return (try #require(outcome.result), outcome.notes.map(\.identifier.name))
  }

  /// Of what is called so, or has that identifier.
  private static func frame(_ name: String, in body: String) throws -> Rect {
    let result = try outcome(body).result
    let node =
      result.node(identifier: name) ?? result.nodes.last { $0.name == name && $0.isPlaced }
    return try #require(node).frame
  }

  @Test(
    "Heights by device",
    arguments: [
      (["ipad-10", "ipad-a16", "ipad-air-11-m2", "ipad-air-11-m4"], 337, 422),
      (["ipad-air-13-m2", "ipad-air-13-m4", "ipad-pro-13-m4", "ipad-pro-13-m5"], 403, 498),
      (["ipad-mini-a17-pro", "ipad-pro-11-m4", "ipad-pro-11-m5"], 340, 428),
      (["iphone-16-plus", "iphone-16-pro-max", "iphone-17-pro-max", "iphone-air"], 345, 208),
      (["iphone-16-pro", "iphone-16", "iphone-17-pro", "iphone-17", "iphone-17e"], 335, 208),
      (["iphone-se-3"], 260, 206),
    ] as [([String], Double, Double)])
  func heights(names: [String], upright: Double, turned: Double) throws {
    for name in names {
      #expect(try Self.settings(name).container.keyboard == upright, "\(name)")
      #expect(try Self.settings(name, .landscape).container.keyboard == turned, "\(name)")
    }
  }

  @Test("A Mac has none")
  func mac() throws {
    var settings = try Self.settings()
    settings.platform.kind = .mac
    settings.takeKeyboard(of: nil)
    #expect(settings.container.keyboard == 0)
  }

  @Test("The safe area ends above it, and a proxy says so")
  func safeArea() throws {
    let result = try Self.outcome("GeometryReader { _ in Color.clear }").result
    let reader = try #require(result.nodes.first { $0.name == "GeometryReader" })
    #expect(reader.frame == Rect(x: 0, y: 62, width: 402, height: Self.top - 62))
    #expect(result.safeAreaInsets(of: reader.id).bottom == 335)
  }

  @Test(
    "A view ignores the regions that it names",
    arguments: [
      ("", top), (".ignoresSafeArea(.keyboard)", 840), (".ignoresSafeArea(.container)", top),
      (".ignoresSafeArea()", 874), (".ignoresSafeArea(edges: .bottom)", 874),
      (".ignoresSafeArea(.keyboard, edges: .top)", top), (".ignoresSafeArea(.all)", 874),
    ] as [(String, Double)])
  func regions(modifier: String, end: Double) throws {
    #expect(try Self.frame("Color", in: "Color.red\(modifier)").maxY == end)
  }

  @Test(
    "A cover's content ends at it, and so does a sheet's", arguments: ["fullScreenCover", "sheet"])
  func presented(kind: String) throws {
    let body = """
      Color.blue.\(kind)(isPresented: .constant(true)) {
        Color.red.accessibilityIdentifier("inside")
      }
      """
    #expect(try Self.frame("inside", in: body).maxY == Self.top)
  }

  @Test("The keyboard's region alone changes nothing above")
  func regionAbove() throws {
    #expect(try Self.frame("Color", in: "Color.red.ignoresSafeArea(.keyboard)").minY == 62)
  }

  @Test("What a scene insets below stands on the keyboard")
  func inset() throws {
    let body = """
      Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Text("Send").frame(height: 50) }
      """
    #expect(try Self.frame("Color", in: body).maxY == Self.top - 50)
    #expect(try Self.frame("Text", in: body).maxY < Self.top)
  }

  @Test("Bars of the screen stay below, and their pages end at the keyboard")
  func bars() throws {
    let tabs = """
      TabView { Color.red.tabItem { Label("One", systemImage: "circle") } }
      """
    let page = try Self.frame("Color", in: tabs)
    #expect(page.maxY == Self.top)
    let result = try Self.outcome(tabs).result
    let label = try #require(
      result.nodes.last { $0.name == "Text" && $0.textLines == ["One"] && $0.isPlaced })
    #expect(label.frame.minY > Self.top)
    let toolbar = """
      NavigationStack {
        Color.red.accessibilityIdentifier("page")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") { } } }
      }
      """
    #expect(try Self.frame("page", in: toolbar).maxY == Self.top)
  }

  @Test("A page without a bar below ends at the keyboard, too")
  func pages() throws {
    let body = """
      NavigationStack { Color.red.accessibilityIdentifier("page").navigationTitle("T") }
      """
    #expect(try Self.frame("page", in: body).maxY == Self.top)
  }

  @Test("A scroll view shows the field in focus above it")
  func focus() throws {
    let body = """
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \\.self) { row in
            TextField("Row", text: $text).focused($focus, equals: row).frame(height: 60)
              .accessibilityIdentifier("\\(row)")
          }
        }
      }
      .onAppear { focus = 15 }
      """
    let (result, notes) = try Self.outcome(body)
    let (shown, first) = (result.node(identifier: "15"), result.node(identifier: "0"))
    #expect(try #require(shown).frame.maxY <= Self.top)
    #expect(try #require(shown).frame.minY >= 62)
    #expect(try #require(first).frame.maxY < 62)
    #expect(!notes.contains("keyboard"))
  }

  @Test(
    "What it hides is found",
    arguments: [
      ("VStack { Spacer(); Text(\"Low\") }.ignoresSafeArea()", true),
      ("VStack { Text(\"Tall\").frame(height: 700, alignment: .bottom) }", true),
      ("VStack { Spacer(); Text(\"Low\") }", false),
      ("Color.red.ignoresSafeArea()", false),
      ("ScrollView { Text(\"Long\").frame(height: 2000, alignment: .bottom) }", false),
      ("TabView { Color.red.tabItem { Label(\"One\", systemImage: \"circle\") } }", false),
    ] as [(String, Bool)])
  func findings(body: String, isFound: Bool) throws {
    let rules = try Self.outcome(body).result.findings.map(\.rule.rawValue)
    #expect(rules.contains("under-keyboard") == isFound, "\(rules)")
  }

  @Test("Items above it aren't drawn, and that is said")
  func itemsAbove() throws {
    let body = """
      NavigationStack {
        TextField("Name", text: $text)
          .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { } } }
      }
      """
    #expect(try Self.outcome(body).notes.contains("keyboard-bar"))
  }
}
