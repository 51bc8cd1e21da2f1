import LayoutSolver
import SceneLoader
import Testing

/// Scenes whose names and types are found by Swift's own rules, where SwiftUI's declarations meet a
/// project's.
struct NamesAndTypesTests {
  /// A member type of a generic parameter, `K.Value`, is the witness of what `K` stands for.
  @Test func layoutValuesAreOfTheirKeysType() throws {
    let printed = try output(
      """
      enum Side { case leading, trailing }
      struct SideKey: LayoutValueKey { static let defaultValue: Side = .leading }
      struct Sides: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          print(subviews.map { $0[SideKey.self] == .trailing })
          return CGSize(width: 10, height: 10)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      extension View {
        func side(_ side: Side) -> some View { layoutValue(key: SideKey.self, value: side) }
      }
      #Preview {
        Sides { Color.red.layoutValue(key: SideKey.self, value: .trailing); Color.blue.side(.leading) }
      }
      """)
    #expect(printed.first == "[true, false]")
  }

  /// A wrapper without a value to begin with is a parameter of the memberwise initialiser.
  @Test func focusIsHandedOn() throws {
    let printed = try output(
      """
      struct Row: View {
        let title: String
        @FocusState var isFocused: Bool
        var body: some View {
          print(isFocused)
          return TextField(title, text: .constant("")).focused($isFocused)
        }
      }
      struct Rows: View {
        @FocusState private var isFocused: Bool
        var body: some View {
          Row(title: "a", isFocused: _isFocused)
          Row(title: "b")
        }
      }
      #Preview { Rows() }
      """)
    #expect(printed == ["false", "false"])
  }

  /// What a macro makes of a property names the project's types, though SwiftUI has one of the name.
  @Test func queriesAreOfTheProjectsTypes() throws {
    let printed = try output(
      """
      import SwiftData
      @Model final class Table {
        var id = UUID()
        var title: String
        init(title: String) { self.title = title }
      }
      struct Tables: View {
        @Query private var tables: [Table]
        var body: some View {
          print(tables.filter { $0.id.uuidString != "" }.map { $0.title })
          return ForEach(tables) { Text($0.title) }
        }
      }
      #Preview { Tables() }
      """)
    #expect(printed == ["[]"])
  }

  /// Availability is known, so a branch that can't be run may name what isn't there.
  @Test func unreachedBranchesAreNotRead() throws {
    let printed = try output(
      """
      struct Lines<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          if #available(iOS 13, macOS 10.15, *) { content } else { AncientLines(content) }
        }
      }
      func width() -> Int {
        if #available(iOS 999, macOS 999, *) { return tomorrow() } else { return 3 }
      }
      func name() -> String { if #available(iOS 13, *) { "new" } else { ancientName } }
      #Preview {
        let _ = print(width(), name())
        Lines { Color.red.frame(width: 10, height: 10) }
      }
      """)
    #expect(printed == ["3 new"])
  }

  /// Two objects of one generic class with different arguments are of different types.
  @Test func environmentObjectsOfGenericClassesAreTheirOwn() throws {
    let printed = try output(
      """
      struct Counts { var count = 3 }
      struct Titles { var title = "t" }
      final class Store<State>: ObservableObject {
        @Published private(set) var state: State
        init(state: State) { self.state = state }
      }
      struct Screen: View {
        @EnvironmentObject var counts: Store<Counts>
        @EnvironmentObject private var titles: Store<Titles>
        var body: some View {
          let _ = print(counts.state.count, titles.state.title)
          Color.red
        }
      }
      #Preview {
        Screen()
          .environmentObject(Store(state: Counts()))
          .environmentObject(Store(state: Titles()))
      }
      """)
    #expect(printed == ["3 t"])
  }

  /// The root of a key path goes on as long as its components name types.
  /// What a scene has the compiler say is said, wherever it stands, and changes nothing.
  @Test func writtenWarningsAreSaid() {
    let text =
      """
      import SwiftUI
      #warning("outside")
      struct ContentView: View {
        #warning("in a type")
        var body: some View {
          #warning("in a body")
          VStack {
            #warning("in a builder")
            Text("\\(sum())")
          }
        }
        func sum() -> Int {
          #error("in a function")
          return 3
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let said = scene.diagnostics.filter { $0.identifier.name.hasPrefix("written-") }
    #expect(
      said.map { "\($0.severity) \($0.message)" } == [
        "warning outside", "warning in a type", "warning in a body", "warning in a builder",
        "error in a function",
      ])
  }

  /// The message names the object that is missing, as SwiftUI's does.
  @Test func aMissingObjectIsNamed() {
    let outcome = layout(
      """
      import SwiftUI
      class Store: ObservableObject { @Published var name = "a" }
      struct ContentView: View {
        @EnvironmentObject private var store: Store
        var body: some View { Text(store.name) }
      }
      """)
    #expect(
      outcome.diagnostics.contains { $0.message.contains("No ObservableObject of type Store") })
  }

  @Test func keyPathsBeginAtNestedTypes() throws {
    let printed = try output(
      """
      struct Hike { struct Observation { var elevation: Range<Double> }; var all: [Observation] }
      func low(_ hike: Hike, _ path: KeyPath<Hike.Observation, Range<Double>>) -> Double {
        hike.all.lazy.map { $0[keyPath: path].lowerBound }.min() ?? 0
      }
      #Preview {
        let _ = print(
          low(Hike(all: [.init(elevation: 1..<2), .init(elevation: 0..<3)]), \\Hike.Observation.elevation))
        Color.red
      }
      """)
    #expect(printed == ["0.0"])
  }

  /// An implicit member is one of the type expected; a project's static of another type doesn't hide
  /// it, and is meant where its own type is expected.
  @Test func staticsOfOnesOwnHideOnlyWhatTheyCanBe() throws {
    let result = try run(
      """
      extension Font { static let subheadline = 40.0; static let small: Font = .system(size: 9) }
      #Preview {
        VStack {
          Text(verbatim: "a").font(.subheadline).accessibilityIdentifier("library")
          Text(verbatim: "\\(Font.subheadline)").accessibilityIdentifier("own")
          Text(verbatim: "a").font(.small).accessibilityIdentifier("small")
        }
      }
      """)
    #expect(result.nodes.contains { $0.detail == "\"40.0\"" })
    #expect(try #require(result.node(identifier: "library")).frame.height < 30)
  }

  /// The literals of `Array(repeating: 0, count:)` are what the state is declared to hold, and a
  /// dictionary's subscript with a default gives no optional.
  @Test func genericValuesTakeTheirLiteralsFromTheSurroundings() throws {
    let printed = try output(
      """
      struct Item: Identifiable { var id: Int }
      struct Groups: View {
        var groups = ["a": [Item(id: 1), Item(id: 2)]]
        @State private var heights: [Double]
        init(count: Int) { _heights = State(initialValue: Array(repeating: 0, count: count)) }
        var body: some View {
          let _ = print(heights)
          ForEach(groups["a", default: []], id: \\.id) { item in let _ = print(item.id); Color.red }
          ForEach(groups["b", default: []]) { item in let _ = print(item.id); Color.red }
        }
      }
      #Preview { Groups(count: 2) }
      """)
    #expect(printed == ["[0.0, 0.0]", "1", "2"])
  }

  /// Each file has the views, constants and helpers that it keeps for itself.
  @Test func privateNamesAreTheirFilesOwn() throws {
    let first = """
      import SwiftUI
      private let gap: CGFloat = 2
      private struct Row: View { var body: some View { Color.red.frame(width: 10, height: gap) } }
      extension View { fileprivate func decorated() -> some View { padding(1) } }
      struct First: View { var body: some View { Row().decorated().accessibilityIdentifier("first") } }
      """
    let second = """
      import SwiftUI
      private let gap: CGFloat = 30
      private struct Row: View { var body: some View { Color.red.frame(width: 20, height: gap) } }
      extension View { fileprivate func decorated() -> some View { padding(5) } }
      struct Second: View { var body: some View { Row().decorated().accessibilityIdentifier("second") } }
      #Preview { VStack { First(); Second() } }
      """
    let scene = Scene(
      files: [
        Scene.File(name: "First.swift", text: first),
        Scene.File(name: "Second.swift", text: second),
      ],
      name: "two files")
    #expect(scene.diagnostics == [])
    let outcome = scene.layout(settings)
    #expect(outcome.diagnostics == [])
    let result = try #require(outcome.result)
    #expect(result.node(identifier: "first")?.frame.size == Size(width: 12, height: 4))
    #expect(result.node(identifier: "second")?.frame.size == Size(width: 30, height: 40))
  }

  private let settings = LayoutSettings(
    container: LayoutContainer(size: Size(width: 300, height: 400)))

  private func run(_ source: String) throws -> LayoutResult {
    let outcome = layout(source)
    #expect(outcome.diagnostics == [])
    return try #require(outcome.result)
  }

  /// A list at the end of a chain of optionals, with `??`, is a collection, not a range of numbers.
  @Test func rowsOfChains() throws {
    let printed = try output(
      """
      struct Item: Identifiable { let id: Int; var name = "n" }
      final class Model: ObservableObject {
        @Published var items: [Item]? = [Item(id: 2), Item(id: 1)]
      }
      struct Rows: View {
        @StateObject var model = Model()
        var body: some View {
          VStack {
            ForEach(model.items?.sorted { $0.id < $1.id } ?? []) { item in
              let _ = print(item.id, item.name)
              Text(item.name)
            }
            ForEach(model.items?.sorted(by: { $0.id > $1.id }) ?? [], id: \\.id) { item in
              let _ = print(item.name, item.id)
              Text(item.name)
            }
          }
        }
      }
      #Preview { Rows() }
      """)
    #expect(printed == ["1 n", "2 n", "n 2", "n 1"])
  }

  /// Views in parameter packs are those of a builder's content and of tuple views.
  @Test func packsOfViews() {
    let outcome = layout(
      """
      @resultBuilder enum Lines {
        static func buildBlock<each C: View>(_ content: repeat each C) -> TupleView<(repeat each C)> {
          TupleView((repeat each content))
        }
      }
      struct Card<each V: View>: View {
        let views: (repeat each V)
        init(_ views: repeat each V) { self.views = (repeat each views) }
        var body: some View { VStack { TupleView((repeat each views)) } }
      }
      struct Rows<each V: View>: View {
        let content: TupleView<(repeat each V)>
        init(@ViewBuilder _ content: () -> TupleView<(repeat each V)>) { self.content = content() }
        var body: some View { content }
      }
      struct Line<Content: View>: View {
        let content: Content
        init(@Lines _ content: () -> Content) { self.content = content() }
        var body: some View { HStack { content } }
      }
      func padded<each V: View>(_ views: repeat each V) -> some View {
        VStack { TupleView((repeat (each views).padding(2))) }
      }
      #Preview {
        VStack {
          Card(Text("a"), Color.red.frame(width: 10, height: 10), Card(Text("b")))
          Rows { Text("c"); Text("d") }
          Line { Text("e"); Text("f") }
          padded(Text("g"), Text("h"))
        }
      }
      """)
    #expect(outcome.diagnostics == [])
    let nodes = outcome.result?.nodes ?? []
    #expect(
      nodes.filter { $0.name == "Text" }.map(\.detail)
        == ["a", "b", "c", "d", "e", "f", "g", "h"].map { "\"\($0)\"" })
    #expect(nodes.filter { $0.name == "padding" }.count == 2)
  }

  /// Which initialiser is meant the number of views in a builder's closure tells.
  @Test func tupleViewsByTheirNumber() throws {
    let printed = try output(
      """
      struct Wrap: View {
        let parts: [AnyView]
        let kind: String
        init<A: View>(@ViewBuilder content: @escaping () -> A) {
          parts = [AnyView(content())]
          kind = "one"
        }
        init<A: View, B: View>(@ViewBuilder content: @escaping () -> TupleView<(A, B)>) {
          parts = [AnyView(content().value.0), AnyView(content().value.1)]
          kind = "two"
        }
        init<A: View, B: View, C: View>(@ViewBuilder content: @escaping () -> TupleView<(A, B, C)>) {
          let value = content().value
          parts = [AnyView(value.0), AnyView(value.1), AnyView(value.2)]
          kind = "three"
        }
        init<D: RandomAccessCollection, C: View>(
          _ data: D, id: KeyPath<D.Element, D.Element> = \\.self,
          @ViewBuilder content: @escaping (D.Element) -> C
        ) {
          parts = data.map { AnyView(content($0[keyPath: id])) }
          kind = "data"
        }
        var body: some View {
          print(kind, parts.count)
          return VStack { ForEach(parts.indices, id: \\.self) { parts[$0] } }
        }
      }
      #Preview {
        VStack {
          Wrap { Text("a") }
          Wrap { Text("a"); Color.red }
          Wrap { let b = "b"; Text("a"); Color.red; Text(b) }
          Wrap { if Bool.random() { Text("x") } }
          Wrap(1...3) { Text("\\($0)") }
          Wrap(1...9, id: \\.self) { if $0 != 2 { Text("\\($0)") } }
          Wrap { ForEach(0..<2) { Text("\\($0)") } }
        }
      }
      """)
    #expect(printed == ["one 1", "two 2", "three 3", "one 1", "data 3", "data 9", "one 1"])
  }

  /// State without a value to begin with is asked of who makes the view, save for an optional.
  @Test func stateWithoutAValue() {
    let row = """
      struct Row: View {
        @State var count: Int
        @State var name: String?
        @State private var hidden: Int?
        var body: some View { Text("\\(count) \\(name ?? "none") \\(hidden ?? 0)") }
      }

      """
    let nodes =
      layout(row + "#Preview { VStack { Row(count: 3); Row(count: 4, name: \"x\") } }")
      .result?.nodes ?? []
    #expect(
      nodes.filter { $0.name == "Text" }.map(\.detail) == ["\"3 none 0\"", "\"4 x 0\""])
    let scene = Scene(
      files: [Scene.File(name: "-", text: "import SwiftUI\n" + row + "#Preview { Row() }")],
      name: "-")
    #expect(scene.diagnostics.map(\.message) == ["missing argument for parameter 'count' in call"])
  }

  /// What state begins with is known of a generic parameter only where the view is made.
  @Test func stateOfAGenericType() {
    let nodes =
      layout(
        """
        protocol Source: AnyObject { var count: Int { get } }
        final class Fixed: Source { let count = 4 }
        struct Listed<T>: View where T: Source {
          @State private var source: T
          init(source: T) { _source = .init(initialValue: source) }
          var body: some View { Text("\\(source.count)") }
        }
        #Preview { Listed(source: Fixed()) }
        """
      ).result?.nodes ?? []
    #expect(nodes.filter { $0.name == "Text" }.map(\.detail) == ["\"4\""])
  }

  /// A project may have a name of SwiftUI's for a type of UIKit's, as generated code has: SwiftUI's own
  /// declarations go on meaning theirs.
  @Test func anAliasOfALibrarysName() {
    let nodes =
      layout(
        """
        import UIKit.UIFont
        typealias Font = Face.Font
        struct Face {
          let name: String
          typealias Font = UIFont
          func font(size: CGFloat) -> Font {
            guard let font = Font(face: self, size: size) else { fatalError() }
            return font
          }
        }
        extension Face.Font {
          convenience init?(face: Face, size: CGFloat) { self.init(name: face.name, size: size) }
        }
        extension SwiftUI.Font {
          static func custom(_ face: Face, size: CGFloat) -> SwiftUI.Font {
            custom(face.name, size: size)
          }
        }
        struct Labels: View {
          let title: SwiftUI.Font = .title
          var body: some View {
            VStack {
              Text("a").font(.custom(Face(name: "Inter"), size: 20))
              Text("b").font(.headline)
              Text("c").font(title)
            }
          }
        }
        #Preview { Labels() }
        """
      ).result?.nodes ?? []
    #expect(nodes.filter { $0.name == "Text" }.map(\.detail) == ["\"a\"", "\"b\"", "\"c\""])
  }

  /// An extension of what an alias within a type names may be read before the alias is.
  @Test func anAliasThatIsExtended() {
    let nodes =
      layout(
        """
        struct Asset {
          let name: String
          typealias Image = UIImage
          var image: Image {
            guard let image = Image(named: name) else { fatalError() }
            return image
          }
        }
        extension Asset.Image { convenience init?(asset: Asset) { self.init(named: asset.name) } }
        struct Labels: View {
          let asset = Asset(name: "photo")
          var body: some View { Text(String(describing: type(of: asset.image))) }
        }
        #Preview { Labels() }
        """
      ).result?.nodes ?? []
    #expect(nodes.filter { $0.name == "Text" }.map(\.detail) == ["\"UIImage\""])
  }

  /// Of two functions that differ in `async` alone the one is meant that is awaited or not (SE-0296).
  @Test func overloadsByAsync() {
    let nodes =
      layout(
        """
        @MainActor final class Model: ObservableObject {
          @Published var news = "none"
          func fetch() { Task { news = "\\(await fetch())" } }
          func fetch() async -> Int { 3 }
          func both() async -> Int {
            async let first = self.fetch()
            return await first + fetch()
          }
        }
        struct Reader: View {
          @StateObject private var model = Model()
          @State private var sum = 0
          var body: some View {
            Text("\\(model.news) \\(sum)").onAppear { model.fetch() }.task { sum = await model.both() }
          }
        }
        #Preview { Reader() }
        """
      ).result?.nodes ?? []
    #expect(nodes.filter { $0.name == "Text" }.map(\.detail) == ["\"3 6\""])
  }

  /// What Apple's systems have and the machine's own Swift compiler lacks.
  @Test func locksAndRandomBytes() throws {
    let printed = try output(
      """
      import os
      struct ContentView: View {
        var body: some View {
          let lock = OSAllocatedUnfairLock(initialState: 3)
          let plain = OSAllocatedUnfairLock()
          var number: UInt64 = 0
          arc4random_buf(&number, MemoryLayout<UInt64>.size)
          var bytes = [UInt8](repeating: 0, count: 16)
          arc4random_buf(&bytes, bytes.count)
          var numbers = [UInt16](repeating: 7, count: 3)
          arc4random_buf(&numbers, 2)
          print(lock.withLock { $0 += 1; return $0 }, plain.withLock { "held" })
          print(DispatchQueue(label: "queue").asyncAndWait { 4 })
          print(number > 0, bytes.contains { $0 != 0 }, numbers[1...] == [7, 7])
          print(readLine() == nil)
          return Text("")
        }
      }
      #Preview { ContentView() }
      """)
    #expect(printed == ["4 held", "4", "true true true", "true"])
  }

  @Test func aProgramThatEndsItselfIsToldSo() {
    let outcome = layout(
      """
      struct ContentView: View {
        var body: some View {
          let _ = exit(2)
          Text("")
        }
      }
      #Preview { ContentView() }
      """)
    #expect(outcome.diagnostics.map(\.message).contains("Fatal error: exit(2) ends the program"))
  }

  /// An attribute's runs are those of neighbours that have the same, each with its range.
  @Test func runsOfOneAttribute() throws {
    let printed = try output(
      """
      struct ContentView: View {
        var body: some View {
          var text = AttributedString("see here now")
          if let range = text.range(of: "here") { text[range].link = URL(string: "https://a.b") }
          if let range = text.range(of: "now") { text[range].font = .title }
          print(text.runs.count)
          for (link, range) in text.runs[\\.link] {
            print(link?.absoluteString ?? "none", String(text[range].characters))
          }
          let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 20), .kern: 2.0])
          print(container.font != nil, container.kern ?? 0, container.link == nil)
          return Text(text)
        }
      }
      #Preview { ContentView() }
      """)
    #expect(
      printed == ["4", "none see ", "https://a.b here", "none  now", "true 2.0 true"])
  }

  private func output(_ source: String) throws -> [String] {
    let outcome = layout(source)
    #expect(outcome.diagnostics == [])
    return outcome.output
  }

  private func layout(_ source: String) -> SceneResult {
    let scene = Scene(
      files: [Scene.File(name: "-", text: "import SwiftUI\n" + source)], name: "-")
    #expect(scene.diagnostics == [])
    return scene.layout(settings)
  }
}
