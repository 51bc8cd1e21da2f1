/// A scene for each diagnostic that one of a few lines can show, for its section of `Sources/Findings.md`.
enum DiagnosticExamples {
  /// By the diagnostic's name; each begins with `import SwiftUI`, unless it is a part of a file.
  static let scenes: [String: String] = [
    "ambiguous": #"""
    func size(_ name: String) -> Int { 8 }
    func size(_ name: String) -> Double { 16 }

    #Preview { Text("\(size("A"))") }
    """#,
    "arguments": #"""
    struct Row: View {
      let name: String
      var body: some View { Text(name) }
    }

    #Preview { Row(title: "A") }
    """#,
    "arithmetic": #"""
    #Preview {
      let columns = [Int]().count
      Text("\(100 / columns)")
    }
    """#,
    "async": #"""
    func load() async -> String { "A" }

    func title() -> String { load() }

    #Preview { Text(title()) }
    """#,
    "builder": #"""
    @resultBuilder enum Names {
      static func buildBlock(_ names: String...) -> [String] { names }
    }

    @Names func names(_ isLong: Bool) -> [String] {
      if isLong { "Anna Maria" }
    }

    #Preview { Text(names(true)[0]) }
    """#,
    "cast": #"""
    #Preview {
      let value: Any = 1
      Text(value as! String)
    }
    """#,
    "closure": #"""
    #Preview { Text([1, 2].map { a, b in "\(a)" }[0]) }
    """#,
    "conformance": #"""
    protocol Named { var name: String { get } }
    struct Person: Named {}

    #Preview { Text("A") }
    """#,
    "declaration": #"""
    enum Level: Int { case low = 1, high = 1 }

    #Preview { Text("\(Level.low.rawValue)") }
    """#,
    "example-arguments": #"""
    struct Row: View {
      let name: String
      var body: some View { Text(name) }
    }
    """#,
    "exhaustive": #"""
    enum Level { case low, high }

    func name(_ level: Level) -> String {
      switch level {
      case .low: "Low"
      }
    }

    #Preview { Text(name(.low)) }
    """#,
    "expectation": #"""
    #Preview {
      // reflow: expect title is not truncated
      Text("A longer title").lineLimit(1).frame(width: 60).accessibilityIdentifier("title")
    }
    """#,
    "foreign-name": #"""
    #Preview { Text(UIDevice.current.serialNumberText) }
    """#,
    "foreign-type": #"""
    final class Session: ARSession { let title = "A" }

    #Preview { Text(Session().title) }
    """#,
    "fragment": #"""
    VStack {
      Text("A")
    }
    """#,
    "guard": #"""
    func name(_ name: String?) -> String {
      guard let name else { print("none") }
      return name
    }

    #Preview { Text(name("A")) }
    """#,
    "heterogeneous": #"""
    #Preview {
      let values = [1, "A"]
      Text("\(values.count)")
    }
    """#,
    "hidden-columns": #"""
    struct Person: Identifiable {
      let id: Int
      let name: String
    }

    #Preview {
      Table([Person(id: 1, name: "Anna")]) {
        TableColumn("Name", value: \.name)
        TableColumn("Number") { Text("\($0.id)") }
      }
    }
    """#,
    "immutable": #"""
    #Preview {
      let count = 1
      let _ = count += 1
      Text("\(count)")
    }
    """#,
    "implicit-member": #"""
    #Preview {
      let color = .red
      Text("A").foregroundStyle(color)
    }
    """#,
    "index": #"""
    #Preview {
      let names = ["Anna", "Ben"]
      Text(names[2])
    }
    """#,
    "initializer": #"""
    class Model { let name: String }

    #Preview { Text("A") }
    """#,
    "inout": #"""
    func raise(_ count: inout Int) { count += 1 }

    func raised() -> Int {
      var count = 1
      raise(count)
      return count
    }

    #Preview { Text("\(raised())") }
    """#,
    "jump": #"""
    func leave() { break }

    #Preview { Text("A") }
    """#,
    "keyboard": #"""
    struct Form: View {
      @State private var name = ""
      @FocusState private var isTyping: Bool
      var body: some View {
        TextField("Name", text: $name).focused($isTyping).onAppear { isTyping = true }
      }
    }

    #Preview { Form() }
    """#,
    "layout-loop": #"""
    struct Growing: View {
      @State private var width = 10.0
      var body: some View {
        Color.red.frame(width: width)
          .onGeometryChange(for: Double.self, of: { $0.size.width }) { width = $0 + 1 }
      }
    }

    #Preview { Growing() }
    """#,
    "left-out": #"""
    struct Row: View {
      var body: some View {
        Text("A")
      }
      ...
    }

    #Preview { Row() }
    """#,
    "literal": #"""
    #Preview {
      let names = []
      Text("\(names.count)")
    }
    """#,
    "literal-overflow": #"""
    #Preview {
      let level: Int8 = 300
      Text("\(level)")
    }
    """#,
    "malformed-directive": #"""
    #Preview {
      // reflow: expect title is narow
      Text("A").accessibilityIdentifier("title")
    }
    """#,
    "missing-environment-object": #"""
    final class Model: ObservableObject { let name = "A" }

    struct Row: View {
      @EnvironmentObject var model: Model
      var body: some View { Text(model.name) }
    }

    #Preview { Row() }
    """#,
    "missing-return": #"""
    func name(_ isLong: Bool) -> String {
      if isLong { return "Anna Maria" }
    }

    #Preview { Text(name(true)) }
    """#,
    "nil": #"""
    #Preview {
      let name = nil
      Text("A")
    }
    """#,
    "nil-unwrapped": #"""
    #Preview {
      let number = Int("three")
      Text("\(number!)")
    }
    """#,
    "no-bar": #"""
    #Preview { Text("A").navigationTitle("Friends") }
    """#,
    "no-initializer": #"""
    protocol Named { var name: String { get } }

    #Preview { Text(Named().name) }
    """#,
    "no-view": #"""
    struct Person { let name = "A" }
    """#,
    "not-callable": #"""
    #Preview {
      let name = "A"
      Text(name())
    }
    """#,
    "optional": #"""
    #Preview {
      let count: Int? = 1
      Text("\(count + 1)")
    }
    """#,
    "override": #"""
    class Shape { func name() -> String { "shape" } }
    class Circle: Shape { func name() -> String { "circle" } }

    #Preview { Text(Circle().name()) }
    """#,
    "pattern": #"""
    #Preview {
      let count = 1
      switch count {
      case "one": Text("One")
      default: Text("More")
      }
    }
    """#,
    "platform-view": #"""
    struct Map: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {}
    }

    #Preview { Map() }
    """#,
    "preference-overwrites": #"""
    struct WidthKey: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    struct Pair: View {
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          ForEach(["A", "Longer"], id: \.self) { name in
            Text(name).background(
              GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
          }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }

    #Preview { Pair() }
    """#,
    "private": #"""
    struct Person { private var name = "A" }

    #Preview { Text(Person().name) }
    """#,
    "range": #"""
    #Preview {
      let count = -1
      Text("\((0..<count).count)")
    }
    """#,
    "redeclaration": #"""
    struct Person {
      let name = "A"
      let name = "B"
    }

    #Preview { Text("A") }
    """#,
    "regex": #"""
    #Preview {
      let pattern = /[a-/
      Text("A")
    }
    """#,
    "static": #"""
    struct Theme { static let title = "A" }

    #Preview { Text(Theme().title) }
    """#,
    "string-index": #"""
    #Preview {
      let name = "Anna"
      Text(String(name[0]))
    }
    """#,
    "super": #"""
    struct Person { func name() -> String { super.name() } }

    #Preview { Text(Person().name()) }
    """#,
    "switch": #"""
    func name(_ count: Int) -> String {
      switch count {
      case 1:
      default: "more"
      }
    }

    #Preview { Text(name(1)) }
    """#,
    "syntax": #"""
    #Preview {
      VStack {
        Text("A"
      }
    }
    """#,
    "thrown": #"""
    func check() throws { throw "empty" }

    #Preview { Text("A") }
    """#,
    "trap": #"""
    func name() -> String { fatalError("no name") }

    #Preview { Text(name()) }
    """#,
    "try": #"""
    func name() throws -> String { "A" }

    #Preview { Text(name()) }
    """#,
    "type-mismatch": #"""
    #Preview {
      let count: Int = "three"
      Text("\(count)")
    }
    """#,
    "uninitialized": #"""
    func name() -> String {
      let name: String
      return name
    }

    #Preview { Text(name()) }
    """#,
    "unknown-color": #"""
    #Preview { Color("Brand") }
    """#,
    "unknown-image": #"""
    #Preview { Image("photo") }
    """#,
    "unknown-macro": #"""
    #Preview { Text(#symbol("star")) }
    """#,
    "unknown-member": #"""
    struct Person { let name = "A" }

    #Preview { Text(Person().nmae) }
    """#,
    "unknown-modifier": #"""
    #Preview { Text("A").sparkling() }
    """#,
    "unknown-module": #"""
    import DesignSystem

    #Preview { Text("A") }
    """#,
    "unknown-name": #"""
    #Preview {
      let name = "A"
      Text(nmae)
    }
    """#,
    "unknown-operator": #"""
    #Preview { Text("A" <+> "B") }
    """#,
    "unknown-type": #"""
    struct Row: View {
      let person: Persn
      var body: some View { Text("A") }
    }

    #Preview { Text("A") }
    """#,
    "unknown-view": #"""
    #Preview { VStack { Sparkle() } }
    """#,
    "unobserved-write": #"""
    final class Model { var name = "A" }

    struct Row: View {
      let model = Model()
      var body: some View {
        Text(model.name).onAppear { model.name = "B" }
      }
    }

    #Preview { Row() }
    """#,
    "unplaced-state": #"""
    struct Counter: View {
      @State private var count = 0
      init(count: Int) { self.count = count }
      var body: some View { Text("\(count)") }
    }

    #Preview { Counter(count: 3) }
    """#,
    "view-recursion": #"""
    struct Tree: View {
      var body: some View { VStack { Tree() } }
    }

    #Preview { Tree() }
    """#,
    "written-warning": #"""
    #Preview {
      #warning("is a placeholder")
      Text("A")
    }
    """#,
    "waits": #"""
    struct Row: View {
      @State private var name = "A"
      var body: some View {
        Text(name).task {
          try? await Task.sleep(for: .seconds(2))
          name = "B"
        }
      }
    }

    #Preview { Row() }
    """#,
  ]
}
