import LayoutSolver
import SceneLoader
import Testing

/// SwiftUI runs a body again only where something that the view depends on has changed; a view whose
/// parent's body didn't run keeps its value, and with it the objects that its properties made
/// (WWDC21, "Demystify SwiftUI"). What is written after the first layout shows in the last.
struct ViewUpdateTests {
  private static let model = """
    import SwiftUI
    class Model: ObservableObject { @Published var count = 1 }
    @Observable class Observed { var count = 1 }
    struct Height: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }
    struct Child: View {
      @ObservedObject var model: Model
      var body: some View { Text("child \\(model.count)").onAppear { model.count += 1 } }
    }

    """

  @Test(arguments: [
    // Changed by a preference of the view's own.
    (
      """
      struct ContentView: View {
        @ObservedObject var model = Model()
        var body: some View {
          Text("\\(model.count)").preference(key: Height.self, value: 7)
            .onPreferenceChange(Height.self) { model.count = $0 }
        }
      }
      #Preview { ContentView() }
      """, ["7"]
    ),
    // Changed by a child.
    (
      """
      struct ContentView: View {
        @ObservedObject var model = Model()
        var body: some View { VStack { Text("\\(model.count)"); Child(model: model) } }
      }
      struct Outer: View { var body: some View { ContentView() } }
      #Preview { Outer() }
      """, ["2", "child 2"]
    ),
    // The parent's own state is written too, so its body makes the child anew, as it does in Xcode.
    (
      """
      struct ContentView: View {
        @ObservedObject var model = Model()
        var body: some View { Text("\\(model.count)").onAppear { model.count = 5 } }
      }
      struct Outer: View {
        @State private var isThere = false
        var body: some View {
          VStack { ContentView() }.opacity(isThere ? 1 : 0.5).onAppear { isThere = true }
        }
      }
      #Preview { Outer() }
      """, ["1"]
    ),
    // What the body doesn't read doesn't run it again (`wasRead` of the location behind a `State`).
    (
      """
      struct ContentView: View {
        @ObservedObject var model = Model()
        var body: some View { Text("\\(model.count)").onAppear { model.count = 5 } }
      }
      struct Switch: View { @Binding var isOn: Bool; var body: some View { Text("\\(isOn)") } }
      struct Outer: View {
        @State private var isThere = false
        var body: some View {
          VStack { ContentView(); Switch(isOn: $isThere) }.onAppear { isThere = true }
        }
      }
      #Preview { Outer() }
      """, ["5", "true"]
    ),
    // A property of an object in a stored `let`, set by the struct's method.
    (
      """
      struct ContentView: View {
        let model: Observed
        var body: some View { Text("\\(model.count)").onAppear { change() } }
        private func change() { model.count = 9 }
      }
      #Preview { ContentView(model: Observed()) }
      """, ["9"]
    ),
    // An object's end, and an observer, write to another.
    (
      """
      class Ending { let model: Observed; init(_ model: Observed) { self.model = model }
        deinit { model.count += 10 } }
      class Noted { var model: Observed?; var value = 0 { didSet { model?.count += value } } }
      struct ContentView: View {
        @State private var model = Observed()
        var body: some View {
          Text("\\(model.count)").onAppear {
            _ = Ending(model)
            let noted = Noted()
            noted.model = model
            noted.value = 100
          }
        }
      }
      #Preview { ContentView() }
      """, ["111"]
    ),
    // A body that makes a model which begins work: the body doesn't run again when that is done, so
    // the work isn't begun again.
    (
      """
      class Store: ObservableObject {
        @Published var names: [String] = []
        init() { DispatchQueue.main.async { self.names = ["loaded"] } }
        func load() { DispatchQueue.main.async { self.names.append("later") } }
      }
      struct Names: View {
        @ObservedObject var store: Store
        var body: some View { Text(store.names.joined(separator: " ")).onAppear { store.load() } }
      }
      struct ContentView: View { var body: some View { Names(store: Store()) } }
      @main struct Shown: App { var body: some Scene { WindowGroup { ContentView() } } }
      """, ["loaded later"]
    ),
    // A model given to the environment is made once: what asks for its type hasn't read it.
    (
      """
      struct Reader: View {
        @Environment(Observed.self) var model
        var body: some View { Text("\\(model.count)").onAppear { model.count = 5 } }
      }
      #Preview { Reader().environment(Observed()) }
      """, ["5"]
    ),
    (
      """
      @Observable class Box<T> { var value: T; init(_ value: T) { self.value = value } }
      struct Reader: View {
        @Environment(Box<Int>.self) var box
        @State private var isThere = false
        var body: some View {
          Text("\\(box.value) \\(isThere)").onAppear {
            box.value = 5
            isThere = true
          }
        }
      }
      struct Outer: View { var body: some View { Reader().environment(Box(1)) } }
      #Preview { Outer() }
      """, ["5 true"]
    ),
    // Of two views that the parent made, the other stands in the place: it goes on with nothing.
    (
      """
      struct Badge: View { let n: Int; var body: some View { Text("badge \\(n)") } }
      struct Choice: View {
        let first: AnyView, second: AnyView
        @State private var isSecond = false
        var body: some View {
          VStack { isSecond ? second : first }.onAppear { isSecond = true }
        }
      }
      #Preview { Choice(first: AnyView(Badge(n: 1)), second: AnyView(Badge(n: 2))) }
      """, ["badge 2"]
    ),
    (
      """
      struct Tint: ViewModifier {
        let n: Int
        func body(content: Content) -> some View { VStack { content; Text("tint \\(n)") } }
      }
      struct Choice: View {
        let first: AnyView, second: AnyView
        @State private var isSecond = false
        var body: some View {
          VStack { isSecond ? second : first }.onAppear { isSecond = true }
        }
      }
      #Preview {
        Choice(
          first: AnyView(Text("a").modifier(Tint(n: 1))),
          second: AnyView(Text("b").modifier(Tint(n: 2))))
      }
      """, ["b", "tint 2"]
    ),
  ])
  func whatIsWrittenLaterShows(_ code: String, _ expected: [String]) throws {
    let scene = Scene(files: [.init(name: "-", text: Self.model + code)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.diagnostics.map(\.message) == [])
    let texts = outcome.result?.nodes.filter { $0.name == "Text" }.map(\.detail) ?? []
    #expect(texts == expected.map { "\"\($0)\"" })
  }

  /// Each writes 7 once its view has appeared. What the view doesn't hear of, it doesn't show, and the
  /// scene says so (Apple, "Managing model data in your app": a view updates when it observes).
  @Test(arguments: [
    ("a property of an object that isn't observed", "let model: Model", "model", "count", false),
    ("of an observed object", "@ObservedObject var model: Model", "model", "count", true),
    ("of one in a @State", "@State var model: Model", "model", "count", false),
    ("that isn't published", "@ObservedObject var model: Model", "model", "silent", false),
    ("that tells of itself", "@ObservedObject var model: Model", "model", "told", true),
    (
      "of an object with its own publisher", "@ObservedObject var model: Own", "model", "told", true
    ),
    ("that is published to nobody", "@ObservedObject var model: Own", "model", "count", false),
    (
      "of an object that passes on", "@ObservedObject var model: Outer", "model.inner", "count",
      true
    ),
    ("of a plain object", "let model: Plain", "model", "count", false),
    ("of an @Observable object", "let model: Observed", "model", "count", true),
    ("that is ignored", "let model: Observed", "model", "ignored", false),
    ("of an @Observable object in an array", "var model = [Observed()]", "model[0]", "count", true),
    ("a global variable", "let model = 0", "", "number", false),
    ("a static variable", "let model = 0", "Plain", "shared", false),
  ])
  func onlyWhatIsObservedShows(
    _ comment: Comment, _ property: String, _ owner: String, _ name: String, _ isShown: Bool
  ) throws {
    let path = owner.isEmpty ? name : "\(owner).\(name)"
    let type = property.split(separator: " ").last.map(String.init) ?? ""
    let argument = property.contains(":") ? "model: \(type)()" : ""
    let text = """
      import Combine
      import SwiftUI
      class Model: ObservableObject {
        @Published var count = 1
        var silent = 1
        var told = 1 { willSet { objectWillChange.send() } }
      }
      class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        @Published var count = 1
        var told = 1 { didSet { objectWillChange.send() } }
      }
      class Outer: ObservableObject {
        let inner = Model()
        private var kept: Set<AnyCancellable> = []
        init() {
          inner.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
            .store(in: &kept)
        }
      }
      class Plain { var count = 1; nonisolated(unsafe) static var shared = 1 }
      @Observable class Observed { var count = 1; @ObservationIgnored var ignored = 1 }
      nonisolated(unsafe) var number = 1
      struct ContentView: View {
        \(property)
        var body: some View { Text("\\(\(path))").onAppear { \(path) = 7 } }
      }
      #Preview { ContentView(\(argument)) }
      """
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.diagnostics.map(\.message) == [])
    let texts = outcome.result?.nodes.filter { $0.name == "Text" }.map(\.detail) ?? []
    #expect(texts == [isShown ? "\"7\"" : "\"1\""], comment)
    #expect(outcome.notes.map(\.identifier.name) == (isShown ? [] : ["unobserved-write"]), comment)
  }

  /// A body that doesn't run again makes no objects again, and prints nothing again.
  @Test(arguments: [
    "#Preview { Page().environmentObject(made()) }",
    "struct Root: View { var body: some View { Page().environmentObject(made()) } }"
      + "\n#Preview { Root() }",
    "struct Giving: ViewModifier { func body(content: Content) -> some View {"
      + " content.environmentObject(made()) } }\n#Preview { Page().modifier(Giving()) }",
    "extension View { func giving() -> some View { let model = made();"
      + " return environmentObject(model) } }\n#Preview { Page().giving() }",
    "@main struct Shown: App { var body: some Scene {"
      + " WindowGroup { Page().environmentObject(made()) } } }",
    // A sheet that comes and shows.
    "struct Root: View { var body: some View { Page().environmentObject(made())"
      + ".sheet(isPresented: .constant(true)) { Color.red } } }\n#Preview { Root() }",
  ])
  func bodiesThatStayMakeNothing(_ root: String) throws {
    let text = """
      func made() -> Model { print("made"); return Model() }
      struct Page: View {
        @EnvironmentObject var model: Model
        @State private var isThere = false
        var body: some View {
          Text("\\(model.count)").onAppear { isThere = true }
            .onChange(of: isThere) { model.count = 7 }
        }
      }

      """
    let scene = Scene(files: [.init(name: "-", text: Self.model + text + root)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.diagnostics.map(\.message) == [])
    let texts = outcome.result?.nodes.filter { $0.name == "Text" }.map(\.detail) ?? []
    #expect(texts == ["\"7\""])
    #expect(outcome.output == ["made"])
  }

  /// The setter of an observable property tells nobody of a value that equals the last
  /// (`shouldNotifyObservers` in what the compiler's `@Observable` expands to), so the body runs no
  /// more; what changes in its place is always told.
  @Test(arguments: [
    ("model.count = 1", ["body 1 a"]),
    ("model.count += 0", ["body 1 a", "body 1 a"]),
    ("model.count = 2", ["body 1 a", "body 2 a"]),
    ("model.tag = Tag(id: 1, label: \"b\")", ["body 1 a"]),
    ("model.tag.label = \"b\"", ["body 1 a", "body 1 b"]),
  ])
  func equalValuesAreNoNews(_ write: String, _ printed: [String]) throws {
    let text = """
      import SwiftUI
      struct Tag: Equatable {
        var id: Int
        var label: String
        static func == (a: Tag, b: Tag) -> Bool { a.id == b.id }
      }
      @Observable class Model { var count = 1; var tag = Tag(id: 1, label: "a") }
      struct ContentView: View {
        @State private var model = Model()
        var body: some View {
          let _ = print("body", model.count, model.tag.label)
          Text("a").onAppear { \(write) }
        }
      }
      """
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.output == printed)
  }

  /// A class's identity is that of the object: `Identifiable`'s default, and `NSObject`'s `==`.
  @Test func objectsIdentifyThemselves() throws {
    let text = """
      import SwiftUI
      @Observable class Item: NSObject, Identifiable {
        let name: String
        init(name: String) { self.name = name }
      }
      struct ContentView: View {
        let items = [Item(name: "a"), Item(name: "b")]
        var body: some View {
          NavigationStack {
            List(items) { item in NavigationLink(value: item) { Text(item.name) } }
              .navigationDestination(for: Item.self) { Text($0.name) }
          }
          .onAppear { print(items[0] == items[0], items[0] == items[1], items[0].isEqual(items[1])) }
        }
      }
      """
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 800))))
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(outcome.output == ["true false false"])
  }

  /// Where the preview itself fails, nothing is said of what the errors elsewhere leave alone.
  @Test func aPreviewThatTrapsIsNotLeftAlone() {
    let text = """
      import SwiftUI
      struct Broken: View { var body: some View { Text(nothing) } }
      #Preview { let none: [Int] = []; return VStack { Text("\\(none[3])") } }
      """
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.diagnostics.map(\.message) == ["Index out of range"])
  }
}
