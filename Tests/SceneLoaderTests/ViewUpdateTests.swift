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
        var body: some View { VStack { ContentView() }.onAppear { isThere = true } }
      }
      #Preview { Outer() }
      """, ["1"]
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
