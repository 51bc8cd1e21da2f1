import LayoutSolver
import SceneLoader
import Testing

/// State: written by actions, kept from layout to layout.
struct StateTests {
  @Test func tapRunsTheActionAndTheSceneReflows() throws {
    let scene = try scene(
      """
      @State private var width: CGFloat = 10
      var body: some View {
        Button("Grow") { width += 30 }
          .frame(width: width, height: 20)
          .accessibilityIdentifier("box")
      }
      """)
    #expect(frame("box", scene)?.width == 10)
    try tap(scene)
    #expect(frame("box", scene)?.width == 40)
    try tap(scene)
    #expect(frame("box", scene)?.width == 70)
  }

  /// A state that has a value beside it keeps that in an initialiser that assigns another, once all
  /// properties have one: its setter has no place to write to yet. Without a value beside it, or with
  /// another property that has none, the assignment makes the state (SE-0258).
  @Test(arguments: [
    ("@State var n = 0", "self.n = n", 0), ("@State var n: Int", "self.n = n", 7),
    ("@State var n = 0", "_n = State(initialValue: n)", 7),
    ("@State var n = 0; let m: Int", "self.n = n; m = 1", 7),
    ("@State var n = 0; let m: Int", "m = 1; self.n = n", 0),
  ])
  func assignedInAnInitialiser(_ box: (properties: String, body: String, width: Double)) throws {
    let scene = try scene(
      """
      struct Box: View {
        \(box.properties)
        init(n: Int) { \(box.body) }
        var body: some View {
          Color.red.frame(width: CGFloat(n), height: 20).accessibilityIdentifier("box")
        }
      }
      var body: some View { Box(n: 7) }
      """)
    #expect(frame("box", scene)?.width == box.width)
  }

  /// A key of the user defaults is one value, whoever asks for it, and however.
  @Test(arguments: [
    // Two views, and a write of one.
    ("@AppStorage(\"w\") var w = 10.0", "w = 30", 30),
    ("@AppStorage(\"w\") var w = 10.0", "UserDefaults.standard.set(40.0, forKey: \"w\")", 40),
    (
      "@AppStorage(\"w\") var w = 10",
      "w = 30; w = UserDefaults.standard.integer(forKey: \"w\") + 1", 31
    ),
    (
      "@AppStorage(\"w\") var w: Int?", "w = 20; UserDefaults.standard.removeObject(forKey: \"w\")",
      5
    ),
    ("@AppStorage(\"w\") var w = Width.narrow", "w = .wide", 50),
    (
      "@AppStorage(\"w\") var w = Width.narrow",
      "UserDefaults.standard.set(\"wide\", forKey: \"w\")", 50
    ),
    ("@AppStorage(\"w\") var w: Width?", "w = .wide", 50),
    ("@SceneStorage(\"w\") var w = 10", "w = 30", 30),
  ])
  func valuesByTheirKeys(_ box: (property: String, action: String, width: Double)) throws {
    let scene = try scene(
      """
      enum Width: String { case narrow, wide }
      struct Box: View {
        \(box.property)
        private func width(_ value: Any?) -> CGFloat {
          switch value {
          case let value as Width: value == .wide ? 50 : 1
          case let value as Int: CGFloat(value)
          case let value as Double: value
          default: 5
          }
        }
        var body: some View {
          Color.red.frame(width: width(w), height: 20).accessibilityIdentifier("box")
        }
      }
      struct Writer: View {
        \(box.property)
        var body: some View { Text("").onAppear { \(box.action) } }
      }
      var body: some View { VStack { Box(); Writer() } }
      """)
    #expect(frame("box", scene)?.width == box.width)
  }

  /// The defaults give numbers and texts as what is asked for (Foundation, `UserDefaults`).
  @Test func defaultsConvert() throws {
    let scene = try scene(
      """
      var body: some View {
        let defaults = UserDefaults.standard
        defaults.set(7, forKey: "seven")
        defaults.set("12", forKey: "twelve")
        defaults.set(true, forKey: "yes")
        defaults.set(2.5, forKey: "half")
        let sum = defaults.double(forKey: "seven") + Double(defaults.integer(forKey: "twelve"))
          + Double(defaults.integer(forKey: "yes")) + Double(defaults.integer(forKey: "half"))
        let isRight = defaults.string(forKey: "seven") == "7" && defaults.bool(forKey: "seven")
        return Color.red.frame(width: isRight ? sum : 1, height: 20).accessibilityIdentifier("box")
      }
      """)
    #expect(frame("box", scene)?.width == 22)
  }

  /// An object that may be missing from the environment is nil there; so is what a binding to an
  /// optional holds.
  @Test func whatMayBeMissing() throws {
    let scene = try scene(
      """
      @Observable class Model { var width: CGFloat = 20 }
      struct Box: View {
        @Environment(Model.self) private var model: Model?
        let name: String
        var body: some View {
          Color.red.frame(width: model?.width ?? 5, height: 20).accessibilityIdentifier(name)
        }
      }
      struct Bound: View {
        @Binding var width: CGFloat
        var body: some View {
          Color.red.frame(width: width, height: 20).accessibilityIdentifier("bound")
            .onAppear { width += 1 }
        }
      }
      @State private var some: CGFloat? = 30
      @State private var none: CGFloat?
      var body: some View {
        VStack {
          Box(name: "without")
          Box(name: "with").environment(Model())
          if let width = Binding($some) { Bound(width: width) }
          if let width = Binding($none) { Bound(width: width) }
        }
      }
      """)
    #expect(frame("without", scene)?.width == 5)
    #expect(frame("with", scene)?.width == 20)
    #expect(frame("bound", scene)?.width == 31)
  }

  /// Each view of a tree has a place of its own, and its state is there: a counter that counts up when
  /// it appears comes to 1 wherever it stands beside others.
  @Test(arguments: [
    ("Counter().overlay(Counter()).overlay(Counter())", 3),
    ("Counter().background(Counter()).overlay { Counter() }", 3),
    ("Counter().background { Counter() }.padding().background { Counter() }", 3),
    ("Counter().overlay(Counter().overlay(Counter()))", 3),
    ("VStack { Group { Counter(); Counter() }.overlay(Counter()) }", 4),
    ("VStack { ForEach(0..<3) { _ in Counter() }.background { Counter() } }", 6),
    ("VStack { Pair().overlay(Counter()) }", 4),
    (
      "Counter().safeAreaInset(edge: .top) { Counter() }.safeAreaInset(edge: .top) { Counter() }",
      3
    ),
    (
      "Counter().overlayPreferenceValue(Key.self) { _ in Counter() }"
        + ".backgroundPreferenceValue(Key.self) { _ in Counter() }", 3
    ),
    ("Counter().mask { Counter() }.overlay { Counter() }", 2),
  ])
  func viewsBesideEachOtherHaveTheirOwn(_ views: (body: String, counters: Int)) throws {
    let scene = try scene(
      """
      struct Counter: View {
        @State private var count = 0
        var body: some View { Text("c \\(count)").fixedSize().onAppear { count += 1 } }
      }
      struct Pair: View { var body: some View { Counter(); Counter() } }
      struct Key: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) {}
      }
      var body: some View { \(views.body) }
      """)
    let result = try #require(scene.layout(settings(300)).result)
    let texts = result.nodes.flatMap(\.textLines).filter { $0.hasPrefix("c ") }
    #expect(texts == Array(repeating: "c 1", count: views.counters))
  }

  /// What a `DynamicProperty` has of state is the view's, and it is updated before each body.
  @Test func dynamicPropertiesHaveStateOfTheirOwn() throws {
    let scene = try scene(
      """
      @propertyWrapper struct Doubled: DynamicProperty {
        @State private var half: CGFloat
        @Environment(\\.layoutDirection) private var direction
        private var extra: CGFloat = 0
        init(wrappedValue: CGFloat) { half = wrappedValue / 2 }
        mutating func update() { extra = direction == .leftToRight ? 1 : 2 }
        var wrappedValue: CGFloat {
          get { half * 2 + extra }
          nonmutating set { half = newValue / 2 }
        }
      }
      @Doubled private var width = 10
      @Doubled private var height = 20
      var body: some View {
        Color.red
          .frame(width: width, height: height)
          .accessibilityIdentifier("box")
          .onTapGesture { width += 29 }
      }
      """)
    #expect(frame("box", scene)?.width == 11)
    try tap(scene)
    #expect(frame("box", scene)?.width == 41)
    #expect(frame("box", scene)?.height == 21)
  }

  @Test func writtenStateOutlivesAnotherTextAndPlatform() throws {
    let scene = try scene(
      """
      @State private var count = 1
      @State private var unwritten = 5
      @State private var names: [String] = []
      var body: some View {
        Color.red
          .frame(width: CGFloat(count * 10 + unwritten), height: 20)
          .accessibilityIdentifier("box")
          .onTapGesture { count += 1; names.append("a") }
          .onAppear { print("appears") }
      }
      """)
    #expect(frame("box", scene)?.width == 15)
    try tap(scene)
    #expect(frame("box", scene)?.width == 25)
    // As scrubbing does: another number for what was never written, and one in the body.
    var files = scene.files
    files[0].text = files[0].text.replacing("unwritten = 5", with: "unwritten = 6")
      .replacing("count * 10", with: "count * 20")
    let edited: Scene = scene.edited(files)
    let outcome = edited.layout(settings(300))
    #expect(outcome.result?.node(identifier: "box")?.size.width == 46)
    #expect(outcome.output.isEmpty, "it has appeared before")
    var earlier = settings(300)
    earlier.platform.os = 15
    #expect(edited.layout(earlier).result?.node(identifier: "box")?.size.width == 46)
  }

  /// What a view writes in every pass settles once it writes what is there.
  @Test func writingTheSameValueChangesNothing() throws {
    let scene = try scene(
      """
      struct Measured { var width: CGFloat = 0; var count = 0 }
      @State private var measured = Measured()
      var body: some View {
        GeometryReader { proxy -> Color in
          DispatchQueue.main.async { measured.width = proxy.size.width }
          return Color.red
        }
        .frame(width: 50, height: measured.width)
        .accessibilityIdentifier("box")
      }
      """)
    let outcome = scene.layout(settings(300))
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(outcome.result?.node(identifier: "box")?.size == Size(width: 50, height: 50))
  }

  /// A type's `==` may leave out what the view shows.
  @Test func equalValuesOfATypeAreStillWritten() throws {
    let scene = try scene(
      """
      struct Task: Equatable {
        var id = 1
        var width: CGFloat = 10
        static func == (a: Task, b: Task) -> Bool { a.id == b.id }
      }
      @State private var task = Task()
      var body: some View {
        Color.red
          .frame(width: task.width, height: 20)
          .accessibilityIdentifier("box")
          .onTapGesture { task.width += 15 }
      }
      """)
    #expect(frame("box", scene)?.width == 10)
    try tap(scene)
    #expect(frame("box", scene)?.width == 25)
  }

  /// An observer hears what its content says, not what is set outside of it.
  @Test func aPreferenceIsObservedWithinTheObserver() throws {
    let scene = try scene(
      """
      @State private var heard: [String] = []
      func hear(_ name: String) -> (Int) -> Void { { heard.append("\\(name)\\($0)") } }
      var body: some View {
        VStack {
          Text("a").onPreferenceChange(CountKey.self, perform: hear("a"))
            .preference(key: CountKey.self, value: 5)
          Text("b").preference(key: CountKey.self, value: 1)
            .onPreferenceChange(CountKey.self, perform: hear("b"))
            .transformPreference(CountKey.self) { $0 += 10 }
            .onPreferenceChange(CountKey.self, perform: hear("c"))
            .preference(key: CountKey.self, value: 9)
        }
        .onPreferenceChange(CountKey.self, perform: hear("all"))
        Text(heard.joined(separator: " ")).accessibilityIdentifier("heard")
      }
      """,
      also: """
        struct CountKey: PreferenceKey {
          static let defaultValue = 0
          static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        """)
    let outcome = scene.layout(settings(300))
    #expect(outcome.diagnostics == [])
    let heard = outcome.result?.node(identifier: "heard")?.textLines
    #expect(heard == ["a0 b1 c11 all14"])
  }

  /// SwiftUI leaves the inner view alone as the outer one changes, so that it draws no other number.
  @Test func aBodyThatDrawsANumberSettles() throws {
    let scene = try scene(
      """
      @State private var number: CGFloat = 0
      @State private var drawn: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: number).accessibilityIdentifier("box")
          Inner()
          Color.blue.frame(width: drawn, height: 10)
            .accessibilityIdentifier("dice")
            .onTapGesture { drawn = CGFloat.random(in: 1...100) }
        }
        .onPreferenceChange(NumberKey.self) { number = $0 }
      }
      """,
      also: """
        struct NumberKey: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
        }
        struct Inner: View {
          var body: some View {
            Color.green.frame(height: 5)
              .preference(key: NumberKey.self, value: CGFloat.random(in: 1...100))
          }
        }
        """)
    let outcome = scene.layout(settings(300))
    #expect(outcome.diagnostics == [])
    let height = try #require(frame("box", scene)?.height)
    #expect(height >= 1)
    #expect(frame("box", scene, width: 400)?.height == height)
    // What an action draws is another number each time.
    try tap(scene)
    let first = frame("dice", scene)?.width
    try tap(scene)
    #expect(frame("dice", scene)?.width != first)
  }

  @Test func stateOutlivesAnotherContainer() throws {
    let scene = try scene(
      """
      @State private var isWide = false
      var body: some View {
        Color.red
          .frame(width: isWide ? 80 : 40, height: 20)
          .accessibilityIdentifier("box")
          .onTapGesture { isWide.toggle() }
      }
      """)
    #expect(frame("box", scene)?.width == 40)
    try tap(scene)
    #expect(frame("box", scene, width: 500)?.width == 80)
  }

  @Test func onAppearRunsOnce() throws {
    let scene = try scene(
      """
      var body: some View { Color.red.onAppear { print("hello") } }
      """)
    #expect(scene.layout(settings(300)).output == ["hello"])
    #expect(scene.layout(settings(200)).output == [])
  }

  @Test func stateWrittenOnAppearIsLaidOut() throws {
    let scene = try scene(
      """
      @State private var side: CGFloat = 5
      var body: some View {
        Color.red.frame(width: side, height: side).accessibilityIdentifier("box")
          .onAppear { side = 60 }
      }
      """)
    let outcome = scene.layout(settings(300))
    #expect(outcome.passes == 2)
    #expect(outcome.result?.node(identifier: "box")?.size == Size(width: 60, height: 60))
  }

  @Test func modelsObjectsAreWatched() throws {
    let scene = try scene(
      """
      @StateObject private var model = Model()
      var body: some View {
        Button("Add") { model.count += 1 }
          .frame(width: CGFloat(model.count * 10), height: 10)
          .accessibilityIdentifier("box")
      }
      """, also: "final class Model: ObservableObject { @Published var count = 1 }")
    #expect(frame("box", scene)?.width == 10)
    try tap(scene)
    #expect(frame("box", scene)?.width == 20)
  }

  @Test func bindingWritesTheOwnersState() throws {
    let scene = try scene(
      """
      @State private var isOn = false
      var body: some View {
        Knob(isOn: $isOn)
          .frame(width: isOn ? 50 : 25, height: 10)
          .accessibilityIdentifier("box")
      }
      """,
      also: """
        struct Knob: View {
          @Binding var isOn: Bool
          var body: some View { Color.blue.onTapGesture { isOn.toggle() } }
        }
        """)
    try tap(scene)
    #expect(frame("box", scene)?.width == 50)
  }

  @Test func measuredPreferenceStartsAnotherPass() throws {
    let scene = try scene(
      """
      @State private var height: CGFloat = 0
      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: 70)
            .background(GeometryReader { proxy in
              Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            })
          Color.blue.frame(width: 10, height: height).accessibilityIdentifier("copy")
        }
        .onPreferenceChange(HeightKey.self) { height = $0 }
      }
      """,
      also: """
        struct HeightKey: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
            value = max(value, nextValue())
          }
        }
        """)
    #expect(frame("copy", scene)?.height == 70)
  }

  @Test func loopThatDoesNotSettleIsNamed() throws {
    let scene = try scene(
      """
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 + 1 }
      }
      """)
    let loop = scene.layout(settings(300)).diagnostics.first { $0.identifier.name == "layout-loop" }
    #expect(loop?.message.contains("'ContentView.width' is written") == true)
  }

  /// Several views are columns: a phone shows the first of them alone.
  @Test func columnsAreOnePage() throws {
    let scene = try scene(
      """
      var body: some View {
        NavigationView {
          Text("Primary").accessibilityIdentifier("primary").navigationTitle("Title")
          Text("Detail").accessibilityIdentifier("detail")
        }
      }
      """)
    let outcome = scene.layout(settings(300))
    #expect(outcome.diagnostics == [])
    let result = try #require(outcome.result)
    #expect(result.node(identifier: "primary") != nil)
    #expect(result.node(identifier: "detail") == nil)
  }

  /// An app would have ended where its view fails; a view that contains itself is costly enough once.
  @Test func nothingSettlesAfterAFailure() throws {
    let scene = try scene(
      """
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 + 1 }
        List { listStyle(.plain) }
      }
      """)
    let outcome = scene.layout(settings(300))
    #expect(outcome.passes == 1)
    #expect(outcome.diagnostics.map(\.severity) == [.error])
    let message = try #require(outcome.diagnostics.first?.message)
    #expect(message.hasPrefix("views or calls are nested too deeply"))
  }

  /// Four times itself at every level: only the first way down is gone, and none is laid out.
  @Test func aViewThatContainsItselfManyTimesEnds() throws {
    let scene = try scene(
      """
      var body: some View {
        VStack { ForEach(0..<4) { _ in background(.red) } }
      }
      """)
    let outcome = scene.layout(settings(300))
    #expect(outcome.diagnostics.map(\.identifier.name) == ["view-recursion"])
    #expect(outcome.result?.nodes.map(\.name) == ["Scene"])
  }

  /// Rows are made while the list around them is laid out, which each of them asks for again.
  @Test(arguments: ["List", "ScrollView { LazyVStack", "GeometryReader { _ in VStack"])
  func aRowThatContainsItsListEnds(container: String) throws {
    let end = container.contains("{") ? "} }" : "}"
    let scene = try scene(
      """
      var body: some View {
        \(container) { Text("a"); ForEach(0..<3) { _ in background(.red) } \(end)
      }
      """)
    let outcome = scene.layout(settings(300))
    #expect(outcome.diagnostics.map(\.identifier.name) == ["view-recursion"])
    #expect(outcome.result?.nodes.map(\.name) == ["Scene"])
  }

  /// An animation completes after a time, and time stands still.
  @Test func aCompletionThatAnimatesAgainDoesNotRun() throws {
    let scene = try scene(
      """
      @State private var isFlipped = false
      var body: some View {
        Color.red.frame(width: isFlipped ? 20 : 10, height: 10).accessibilityIdentifier("card")
          .onAppear { flip() }
      }
      func flip() {
        withAnimation(.easeInOut(duration: 1)) { isFlipped.toggle() } completion: { flip() }
      }
      """)
    #expect(frame("card", scene)?.width == 20)
  }

  /// A static `@State` has no place in a view: its binding is a constant, as SwiftUI says when it is asked
  /// for one, and what is written to it is said to be lost.
  @Test(arguments: ["Flag(isOn: $isOn)", "GeometryReader { _ in Flag(isOn: $isOn) }"])
  func staticStateIsConstant(_ view: String) throws {
    let scene = Scene(
      files: [
        Scene.File(
          name: "-",
          text: """
            import SwiftUI
            struct Flag: View {
              @Binding var isOn: Bool
              var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
            }
            struct Flag_Previews: PreviewProvider {
              @State private static var isOn = false
              static var previews: some View { \(view) }
            }
            """)
      ], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    try tap(scene)
    let outcome = scene.layout(settings(300))
    #expect(outcome.result?.nodes.first { $0.name == "Text" }?.textLines == ["off"])
    #expect(outcome.diagnostics.map(\.identifier.name) == ["unplaced-state"])
  }

  private func settings(_ width: Double) -> LayoutSettings {
    LayoutSettings(container: LayoutContainer(size: Size(width: width, height: 400)))
  }

  private func scene(_ members: String, also more: String = "") throws -> Scene {
    let text = "import SwiftUI\n\(more)\nstruct ContentView: View {\n\(members)\n}\n"
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    return scene
  }

  private func frame(_ identifier: String, _ scene: Scene, width: Double = 300) -> Rect? {
    scene.layout(settings(width)).result?.node(identifier: identifier)?.frame
  }

  /// Presses the first view that can be pressed.
  private func tap(_ scene: Scene) throws {
    let nodes = try #require(scene.layout(settings(300)).result?.nodes)
    let action = try #require(nodes.compactMap(\.tap).first)
    action()
  }
}
