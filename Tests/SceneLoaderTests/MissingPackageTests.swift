import LayoutSolver
import SceneLoader
import Testing

/// What a scene does with a package that isn't there costs that alone: the rest is shown as the
/// compiler would have it shown, without an error.
struct MissingPackageTests {
  /// The texts that a scene shows; the missing module is all that may be wrong.
  private func texts(_ source: String) throws -> [String] {
    let scene = Scene(files: [Scene.File(name: "scene.swift", text: source)], name: "scene")
    #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let result = try #require(outcome.result)
    return result.nodes.filter { $0.name == "Text" }.map { $0.detail.replacing("\"", with: "") }
  }

  @Test("A package may add members to the libraries' types")
  func membersThatPackagesAdd() throws {
    let shown = try texts(
      """
      import Algorithms
      import SwiftUI
      struct ContentView: View {
        let numbers = [3, 1, 2]
        var body: some View {
          VStack {
            Text("before")
            ForEach(numbers.chunks(ofCount: 2), id: \\.self) { part in Text("part") }
            Text("a".fancyTrimmed)
            Text("after").shimmering()
          }
          .padding(.all.halved)
        }
      }
      """)
    #expect(shown.first == "before")
    #expect(shown.last == "after")
  }

  @Test("A package's types may be keys and elements")
  func typesAsKeys() throws {
    let shown = try texts(
      """
      import Stripes
      import SwiftUI
      final class Model: ObservableObject {
        @Published var prices: [StripeProduct: Int] = [:]
        @Published var seen = Set<StripeID>()
        var byKind: [StripeKind: [StripeProduct]] = [.plain: []]
        func note(_ product: StripeProduct) {
          prices[product, default: 0] += 1
          seen.insert(product.id)
          byKind[product.kind]?.append(product)
        }
      }
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            Text("\\(model.prices.count) \\(model.seen.count)")
            ForEach(Array(model.prices.keys), id: \\.self) { key in Text(key.name) }
            Text("end")
          }
          .onAppear { model.note(StripeProduct(id: "a")) }
        }
      }
      """)
    #expect(shown.first?.isEmpty == false)
    #expect(shown.last == "end")
  }

  @Test("A subclass calls what a class has that is here in part")
  func superIntoPartialClasses() throws {
    let shown = try texts(
      """
      import Fluent
      import SwiftUI
      final class Store: FluentStore {
        private(set) var log: [String] = []
        override init(name: String) {
          super.init(name: name)
          log.append("made")
        }
        override func save() { super.save(); log.append("saved") }
        override var title: String { super.title + "!" }
      }
      final class Window: UIWindow {
        override func layoutSubviews() { super.layoutSubviews() }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
          super.motionEnded(motion, with: event)
        }
      }
      struct ContentView: View {
        let store = Store(name: "a")
        var body: some View {
          VStack {
            Text("first")
            Text("second").onTapGesture { store.save() }
          }
        }
      }
      """)
    #expect(shown == ["first", "second"])
  }

  @Test("A package's wrappers have projections, and its functions closures of any shape")
  func wrappersAndClosures() throws {
    let shown = try texts(
      """
      import Fancy
      import SwiftUI
      struct ContentView: View {
        @FancyState var count = 1
        @FancyStore(\\.name, "k") var name: String
        @Fetched var people: [String]
        @FancyFlag("a") private var flag: Bool
        var body: some View {
          VStack {
            Text("one").fancy($count, $name).fancyGesture { value, state, transaction in
              state = value.size.width + 1
            }
            TextField("n", text: $name)
            Toggle("on", isOn: $flag)
            Stepper("step", value: $count)
            Button("run") {
              fancyCall(1) { a, b, c, d in a + b }
              fancyTask { try await fetch($0.url, $1) } then: { [weak store] in store?.load() }
            }
            ForEach(people, id: \\.self) { Text($0) }
            Text("two")
          }
        }
      }
      """)
    #expect(shown.first == "one")
    #expect(shown.last == "two")
    #expect(shown.contains("on") && shown.contains("step") && shown.contains("run"))
  }

  /// What the wrapper would do nobody knows, but a value to begin with is there, and the view keeps
  /// what is set; the memberwise initialiser is as with `@State`.
  @Test("A package's property wrapper keeps the value it begins with")
  func wrappersWithValues() throws {
    let shown = try texts(
      """
      import Fancy
      import SwiftUI
      struct Row: View {
        @Binding var count: Int
        let title: String
        @FancyStore("k", in: .shared) private var name = "Ada"
        var body: some View { Text("\\(title) \\(count) \\(name)") }
      }
      struct ContentView: View {
        @FancyStore("count") private var count = 4
        @FancyStore("text", in: .shared) var text: String = "hello"
        var body: some View {
          VStack {
            TextField("placeholder", text: $text)
            Row(count: $count, title: "row")
            Text("done").fancy($count.publisher, $text.fancyValidated())
          }
          .onAppear { count += 1 }
        }
      }
      """)
    #expect(shown == ["hello", "row 5 Ada", "done"])
  }

  @Test("A package's value is the first of the cases that code tells apart")
  func casesOfPackagesValues() throws {
    let shown = try texts(
      """
      import Stores
      import SwiftUI
      enum Side { case left, right }
      struct Opened: View {
        let side: Side
        var body: some View { Text(side == .left ? "left" : "right") }
      }
      struct ContentView: View {
        let store = Store()
        var label: String {
          switch store.step {
          case .one(let step): return "one"
          case .two: return "two"
          }
        }
        var isThere: Bool { if case .one = store.step { true } else { false } }
        var body: some View {
          VStack {
            switch store.step {
            case .one(let step): Text("first").id(step.id)
            case .two: Text("second")
            }
            switch store.page {
            case .none: Text("no page")
            case .some(.about): Text("about")
            }
            Text(label)
            Text(isThere ? "matches" : "matches nothing")
            Opened(side: store.side)
          }
        }
      }
      """)
    #expect(shown == ["first", "no page", "one", "matches nothing", "left"])
  }

  @Test("Bindings to a package's values show nothing and change nothing")
  func bindingsOfPackages() throws {
    let shown = try texts(
      """
      import Stores
      import SwiftUI
      struct Settings { enum Scheme { case system, dark } }
      struct Choice: View {
        @Binding var scheme: Settings.Scheme
        var body: some View { Text(scheme == .system ? "system" : "dark") }
      }
      struct ContentView: View {
        @Bindable var store: StoreOf<Settings>
        var body: some View {
          VStack {
            Picker("Scheme", selection: $store.scheme) { Text("System").tag(1) }
            Slider(value: $store.volume.animation(), in: 0...1)
            Toggle("On", isOn: $store.isOn)
            Choice(scheme: $store.scheme)
          }
        }
      }
      extension StoreOf<Settings> {
        static var preview: Self { Self(initialState: .init(volume: 3)) { Settings() } }
      }
      #Preview { ContentView(store: .preview) }
      """)
    #expect(shown.last == "system")
  }

  @Test("A package's functions, and what the scene adds to its types, are told from near names")
  func nearNames() throws {
    let shown = try texts(
      """
      import Overtones
      import SwiftUI
      func updated() -> Int { 1 }
      extension NSMutableNote {
        func addAttributes(_ all: [String]) { for one in all { addAttribute(one) } }
      }
      extension FontName { static let plain: Self = "Plain" }
      typealias FontName = Tagged<Font, String>
      extension Font {
        static func custom(_ name: FontName, size: CGFloat) -> Font {
          .custom(name.rawValue, size: size)
        }
      }
      struct ContentView: View {
        let note = NSMutableNote()
        var body: some View {
          VStack {
            Text(upgrade(3) == nil ? "upgraded" : "\\(updated())")
            Text("font").font(.custom(.plain, size: 12))
            Text("drawn").onAppear { note.addAttributes(["a"]); _ = CGFont("b") }
          }
        }
      }
      """)
    #expect(shown == ["upgraded", "font", "drawn"])
  }

  @Test("A package's value is zero as a number of any width")
  func numbersOfPackages() throws {
    let shown = try texts(
      """
      import Meters
      import SwiftUI
      struct ContentView: View {
        let meter = Meter()
        var body: some View {
          Text("\\(Int16(meter.kind.rawValue)) \\(UInt64(meter.total)) \\(Int(meter.count))")
        }
      }
      """)
    #expect(shown == ["0 0 0"])
  }

  @Test("A scene's own form of a package's function calls the package's, not itself")
  func formsOfPackagesFunctions() throws {
    let shown = try texts(
      """
      import Catchers
      import SwiftUI
      extension ExceptionCatcher {
        static func perform<T>(_ block: () throws -> T) throws -> T {
          var result: Result<T, any Error>?
          try perform { result = Result(catching: block) }
          return try result!.get()
        }
      }
      struct ContentView: View {
        var body: some View { Text((try? ExceptionCatcher.perform { "caught" }) ?? "nothing") }
      }
      """)
    #expect(shown == ["caught"])
  }

  @Test("Nothing is known of what is in a package's dictionary")
  func dictionaries() throws {
    let shown = try texts(
      """
      import Stripes
      import SwiftUI
      struct Prices { var all: [Int: Double] = [:] }
      let store = StripeStore<Prices>(Prices(all: [1: 2]))
      extension Prices {
        func kept(above least: Double) -> [Int] {
          all.filter { $0.value > least }.sorted { $0.value < $1.value }.map(\\.key)
        }
      }
      struct ContentView: View {
        var body: some View {
          Text("kept \\(store.state.kept(above: 1).count)")
          Text("named \\(store.state.all.mapValues { $0 + 1 }.count)")
        }
      }
      """)
    #expect(shown.count == 2)
  }
}
