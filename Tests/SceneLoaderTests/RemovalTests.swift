import LayoutSolver
import SceneLoader
import Testing

/// A view that leaves the tree disappears, and its state ends with it; one that is only out of sight
/// disappears as well, and keeps its state (WWDC21, "Demystify SwiftUI": "the lifetime of a view is
/// the duration of the identity").
struct RemovalTests {
  private static let counter = """
    import SwiftUI
    struct Counter: View {
      @State private var count = 0
      let log: (String) -> Void
      var body: some View {
        Button("count \\(count)") { count += 1 }
          .onAppear { log("in") }.onDisappear { log("out") }
      }
    }

    """

  /// A scene whose buttons are pressed by their titles.
  private final class Pressed {
    private let scene: Scene
    private let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 400, height: 400)))

    init(_ source: String) {
      scene = Scene(files: [.init(name: "-", text: RemovalTests.counter + source)], name: "-")
    }

    func texts() throws -> [String] {
      let outcome = scene.layout(settings)
      #expect(outcome.diagnostics.map(\.message) == [])
      return try #require(outcome.result).nodes.flatMap(\.textLines)
    }

    func press(_ title: String) throws {
      let result = try #require(scene.layout(settings).result)
      let text = try #require(result.nodes.first { $0.textLines == [title] })
      let button = sequence(first: text) { $0.parent.map { result.node($0) } }
      let tap = try #require(button.lazy.compactMap(\.tap).first)
      tap()
    }
  }

  /// Whatever is around, as long as that is there itself.
  @Test(arguments: ["Page()", "NavigationStack { Page() }", "TabView { Page() }"])
  func aViewThatLeavesEndsItsState(screen: String) throws {
    let scene = Pressed(
      """
      struct Page: View {
        @State private var isThere = true
        @State private var events: [String] = []
        var body: some View {
          VStack {
            Button("toggle") { isThere.toggle() }
            if isThere { Counter { events.append($0) } }
            Text(events.joined(separator: " "))
          }
        }
      }
      #Preview { \(screen) }
      """)
    #expect(try scene.texts() == ["toggle", "count 0", "in"])
    try scene.press("count 0")
    #expect(try scene.texts() == ["toggle", "count 1", "in"])
    try scene.press("toggle")
    #expect(try scene.texts() == ["toggle", "in out"])
    try scene.press("toggle")
    #expect(try scene.texts() == ["toggle", "count 0", "in out in"])
  }

  @Test(arguments: ["Counter { events.append($0) }.id(number)", "rows"])
  func anotherIdentityIsAnotherView(content: String) throws {
    let scene = Pressed(
      """
      struct Page: View {
        @State private var number = 1
        @State private var events: [String] = []
        var body: some View {
          VStack {
            Button("next") { number += 1 }
            \(content)
            Text(events.joined(separator: " "))
          }
        }
        var rows: some View {
          ForEach(number..<number + 1, id: \\.self) { _ in Counter { events.append($0) } }
        }
      }
      """)
    try scene.press("count 0")
    #expect(try scene.texts() == ["next", "count 1", "in"])
    try scene.press("next")
    #expect(try scene.texts() == ["next", "count 0", "in in out"])
  }

  /// An object that a view keeps goes with it, once the tree that showed it is gone as well.
  @Test func anObjectGoesWithItsView() throws {
    let scene = Pressed(
      """
      final class Model: ObservableObject {
        let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        deinit { end() }
      }
      struct Kept: View {
        @StateObject var model: Model
        init(_ end: @escaping () -> Void) { _model = StateObject(wrappedValue: Model(end)) }
        var body: some View { Text("kept") }
      }
      struct Page: View {
        @State private var isThere = true
        @State private var ends = 0
        @State private var looks = 0
        var body: some View {
          VStack {
            Button("remove") { isThere = false }
            Button("look \\(looks)") { looks += 1 }
            if isThere { Kept { DispatchQueue.main.async { ends += 1 } } }
            Text("ends \\(ends)")
          }
        }
      }
      """)
    #expect(try scene.texts() == ["remove", "look 0", "kept", "ends 0"])
    try scene.press("remove")
    #expect(try scene.texts().first == "remove")
    try scene.press("look 0")
    #expect(try scene.texts() == ["remove", "look 1", "ends 1"])
  }

  /// The pages of tabs and the rows of lazy containers stay alive.
  @Test func whatIsOutOfSightKeepsItsState() throws {
    let scene = Pressed(
      """
      struct Page: View {
        @State private var tab = 1
        @State private var events: [String] = []
        var body: some View {
          VStack {
            Button("switch") { tab = 3 - tab }
            Text(events.joined(separator: " "))
            TabView(selection: $tab) {
              Counter { events.append($0) }.tag(1)
              Text("other").tag(2)
            }.tabViewStyle(.page(indexDisplayMode: .never))
          }
        }
      }
      """)
    try scene.press("count 0")
    #expect(try scene.texts() == ["switch", "in", "count 1"])
    try scene.press("switch")
    #expect(try scene.texts() == ["switch", "in out", "other"])
    try scene.press("switch")
    #expect(try scene.texts() == ["switch", "in out in", "count 1"])
  }
}
