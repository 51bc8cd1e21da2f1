import LayoutSolver
import SceneLoader
import Testing

/// A layout from the start is the same whatever was laid out before it, also where it goes on with
/// state that was made for another one.
struct LayoutFromStartTests {
  private static let settings: [LayoutSettings] = {
    let devices = ["iphone-se-1", "iphone-16-pro", "ipad-pro-11"].compactMap(Device.named)
    return devices.map { $0.settings(.portrait) }.flatMap { screen in
      [DynamicTypeSize.large, .accessibility2].map { size in
        var settings = screen
        settings.dynamicTypeSize = size
        return settings
      }
    }
  }()

  /// What a result says, without what the first start alone printed.
  private static func words(_ outcome: SceneResult) -> [String] {
    let nodes = outcome.result?.nodes.map { node in
      "\(node.name) \(node.frame) \(node.textLines)"
    }
    return (nodes ?? []) + outcome.diagnostics.map(\.message)
  }

  /// Lays out in an order in which each setting follows another one, and compares with scenes that
  /// start over.
  private static func compare(_ one: Scene, _ other: Scene, _ comment: Comment) {
    let previews: [Int?] = one.previews.isEmpty ? [nil] : Array(one.previews.indices)
    for preview in previews {
      for settings in settings + settings.reversed() {
        let found = one.layoutFromStart(settings, showing: preview)
        other.startOver(showing: preview)
        #expect(words(found) == words(other.layout(settings)), comment)
      }
    }
  }

  private static func scene(_ declarations: String) -> Scene {
    let text = "import SwiftUI\n" + declarations
    return Scene(files: [Scene.File(name: "-", text: text)], name: "-")
  }

  @Test("Scenes in the styles people write", arguments: CorpusTests.paths)
  func scenes(path: String) throws {
    try Self.compare(Scene(path: path), Scene(path: path), "\(path)")
  }

  @Test(
    "What happened before is undone",
    arguments: [
      "state that an action writes": """
      struct ContentView: View {
        @State private var width = 10.0
        var body: some View {
          GeometryReader { proxy in
            Color.red.frame(width: width)
              .onAppear { if proxy.size.width > 400 { width = proxy.size.width / 2 } }
          }
        }
      }
      """,
      "an object that an action writes": """
      class Model: ObservableObject { @Published var count = 1 }
      struct ContentView: View {
        @StateObject private var model = Model()
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          VStack { ForEach(0..<model.count, id: \\.self) { Text("\\($0)") } }
            .onAppear { if size.isAccessibilitySize { model.count += 2 } }
        }
      }
      """,
      "a global that a body writes": """
      var bodies = 0
      struct ContentView: View {
        var body: some View {
          bodies += 1
          return Color.red.frame(width: Double(bodies) * 10, height: 10)
        }
      }
      """,
      "state that counts itself": """
      class Counter { static let shared = Counter(); var count = 0 }
      struct Part: View {
        @State private var number = { Counter.shared.count += 1; return Counter.shared.count }()
        var body: some View { Color.red.frame(width: Double(number) * 10, height: 10) }
      }
      struct ContentView: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          HStack {
            if size.isAccessibilitySize { Part().id(1) } else { Part().id(2); Part().id(3) }
          }
        }
      }
      """,
      "random numbers in state and in a body": """
      struct ContentView: View {
        @State private var width = Double.random(in: 10...90)
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          Color.red.frame(
            width: width, height: size.isAccessibilitySize ? Double.random(in: 10...90) : 10)
        }
      }
      """,
      "random numbers in state that only some conditions have": """
      struct Part: View {
        @State private var width = Double.random(in: 10...90)
        var body: some View { Color.red.frame(width: width, height: 10) }
      }
      struct ContentView: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          VStack { Part(); if size.isAccessibilitySize { Part() } }
        }
      }
      """,
      "the screen in state": """
      struct ContentView: View {
        @State private var width = UIScreen.main.bounds.width / 2
        var body: some View { Color.red.frame(width: width, height: 10) }
      }
      """,
      "the screen's traits in state and in a body": """
      struct ContentView: View {
        @State private var isWide = UITraitCollection.current.horizontalSizeClass == .regular
        var body: some View {
          Color.red.frame(
            width: isWide ? 90 : 40, height: UIDevice.current.userInterfaceIdiom == .pad ? 20 : 10)
        }
      }
      """,
      "a title that comes and goes": """
      struct ContentView: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          NavigationStack {
            Text("Page").navigationTitle(size.isAccessibilitySize ? "" : "Title")
          }
        }
      }
      """,
      "a change that is watched": """
      struct ContentView: View {
        @State private var changes = 1
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          Color.red.frame(width: Double(changes) * 10, height: 10)
            .onChange(of: size) { changes += 1 }
        }
      }
      """,
      "a scroll to what is far": """
      struct ContentView: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView {
              LazyVStack { ForEach(0..<200) { Text("Row \\($0)").id($0) } }
            }.onAppear { if size.isAccessibilitySize { proxy.scrollTo(150) } }
          }
        }
      }
      """,
      "a warning of a first value": """
      struct ContentView: View {
        @State private var width = { let a: [Int] = []; return a.first ?? unknownOf(3) }()
        var body: some View { Color.red.frame(width: Double(width), height: 10) }
      }
      """,
    ])
  func undone(what: String, declarations: String) {
    Self.compare(Self.scene(declarations), Self.scene(declarations), "\(what)")
  }

  @Test("State that nobody wrote to is made once")
  func once() {
    let scene = Self.scene(
      """
      class Model: ObservableObject {
        @Published var count = 1
        var parts: [Part] = []
        init() {
          for number in 1...3 {
            let part = Part()
            part.number = number
            parts.append(part)
          }
          print("made")
        }
      }
      class Part { var number = 0 }
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View { NavigationStack { Text("\\(model.count)").navigationTitle("Title") } }
      }
      """)
    let printed = Self.settings.map { scene.layoutFromStart($0).output }
    // A catalogue may have other texts for a tablet, so its first values may differ.
    #expect(printed == [["made"], [], [], [], ["made"], []])
  }

  @Test("At another type size, bodies run that read it")
  func bodies() throws {
    let scene = Self.scene(
      """
      struct Plain: View {
        let number: Int
        var body: some View { Text("Plain \\(number)") }
      }
      struct Asking: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View { Text(size.isAccessibilitySize ? "large" : "small") }
      }
      struct Scaled: View {
        @ScaledMetric private var side = 10
        var body: some View { Color.red.frame(width: side, height: side) }
      }
      struct ContentView: View {
        var body: some View {
          VStack { ForEach(0..<3) { Plain(number: $0) }; Asking(); Scaled() }
        }
      }
      """)
    let device = try #require(Device.named("iphone-16-pro"))
    var settings = device.settings(.portrait)
    let counts = [DynamicTypeSize.large, .accessibility2, .accessibility2, .large].map { size in
      settings.dynamicTypeSize = size
      let before = scene.evaluatedBodies
      let found = scene.layoutFromStart(settings)
      let texts = found.result?.nodes.flatMap(\.textLines) ?? []
      let expected = ["Plain 0", "Plain 1", "Plain 2", size == .large ? "small" : "large"]
      #expect(texts.map { "\($0)" } == expected)
      return scene.evaluatedBodies - before
    }
    // All six; those of Asking and Scaled; none where the tree is the same.
    #expect(counts == [6, 2, 0, 2])
  }
}
