import SwiftInterpreter

/// Makes scenes with a value, a view, a text or a type that holds the one before it twice, some dozens
/// of times over: few bytes while it is shared, more than any memory for who walks it.
struct DoublingMaker {
  private var random: RandomSource

  init(seed: UInt64) {
    random = RandomSource(seed: seed &* 0xE703_7ED1_A0B4_28DB)
  }

  mutating func subject(_ seed: UInt64) -> Subject {
    let text = Int.random(in: 0..<4, using: &random) == 0 ? types : values
    return Subject(name: "doubling \(seed)", text: "import SwiftUI\n" + text)
  }

  // MARK: Values

  private struct Kind {
    let type: String
    let first: String
    /// Of `p`, the value before.
    let steps: [String]
    /// What is done with `v`.
    let uses: [String]
  }

  private static let containers: [String] = [
    "Group { p; p }", "VStack { p; p }", "HStack { p; p }", "ZStack { p; p }", "List { p; p }",
    "Form { p; p }", "Section { p; p }", "Section { p } header: { p }", "TabView { p; p }",
    "Picker(\"x\", selection: .constant(1)) { p; p }", "ScrollView { p; p }",
    "LazyVStack { p; p }", "LazyHStack { p; p }", "Grid { GridRow { p; p } }",
    "Menu(\"x\") { p; p }",
    "NavigationStack { p; p }", "DisclosureGroup { p; p } label: { p }", "Label { p } icon: { p }",
    "Button { } label: { p; p }", "Toggle(isOn: .constant(true)) { p; p }",
    "LabeledContent { p } label: { p }", "GroupBox { p; p }", "ControlGroup { p; p }",
    "ViewThatFits { p; p }", "p.overlay { p }", "p.background(p)", "p.mask(p)",
    "p.tabItem { p; p }",
    "p.toolbar { p; p }", "p.contextMenu { p; p }", "p.swipeActions { p; p }",
    "p.safeAreaInset(edge: .top) { p }",
    "p.navigationTitle(Text(\"a\")).sheet(isPresented: .constant(true)) { p; p }",
    "NavigationLink { p } label: { p }", "Link(destination: URL(string: \"a\")!) { p; p }",
    "GeometryReader { _ in p; p }", "ForEach(0..<2) { _ in p }",
    "Gauge(value: 0.5) { p } currentValueLabel: { p }",
    "ProgressView { p; p }", "Stepper { p; p } onIncrement: { } onDecrement: { }",
    "HSplit { p; p }", "TimelineView(.everyMinute) { _ in p; p }",
    "ContentUnavailableView { p } description: { p }",
    "LazyVGrid(columns: [GridItem()]) { p; p }", "p.badge(1).listRowBackground(p)",
    "Twice(a: p, b: p)",
    "p.confirmationDialog(\"a\", isPresented: .constant(true)) { p; p }",
    "p.matchedGeometryEffect(id: 1, in: Namespace().wrappedValue).overlay(p)",
  ]

  private static let kinds: [Kind] = [
    Kind(
      type: "Text", first: "Text(\"a\")",
      steps: ["Text(\"\\(p)\\(p)\")", "p + p", "Text(\"**\\(p)** \\(p)\")", "(p + p).bold()"],
      uses: ["v", "v.bold()"]),
    Kind(
      type: "LocalizedStringKey", first: "\"a\"", steps: ["\"\\(Text(p))\\(Text(p))\""],
      uses: ["Text(v)"]),
    Kind(
      type: "Path", first: "Path(CGRect(x: 0, y: 0, width: 9, height: 9))",
      steps: [
        "{ var q = p; q.addPath(p); return q }()",
        "p.strokedPath(StrokeStyle(lineWidth: 1, dash: [0.1]))",
        "p.strokedPath(StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))",
        "Path { q in q.addPath(p); q.addPath(p, transform: .init(translationX: 1, y: 1)) }",
        "p.union(p.offsetBy(dx: 1, dy: 1))",
      ],
      uses: [
        "v", "v.stroke(style: .init(lineWidth: 1, dash: [1]))", "Text(\"\\(v)\")",
        "Text(\"\\(v == v)\")", "Text(\"\\(v.contains(.zero))\")",
      ]),
    Kind(
      type: "AnyShape", first: "AnyShape(Circle())",
      steps: ["AnyShape(Both(a: p, b: p))", "AnyShape(p.rotation(.degrees(1)))"],
      uses: ["v", "v.stroke()", "Text(\"a\").clipShape(v)"]),
    Kind(
      type: "CharacterSet", first: "CharacterSet.letters",
      steps: [
        "p.union(p)", "p.intersection(p)", "p.union(p.inverted)", "p.symmetricDifference(p)",
        "p.subtracting(p)",
      ],
      uses: [
        "Text(\"a1\".trimmingCharacters(in: v))", "Text(\"\\(v.contains(\"a\"))\")",
        "Text(\"\\(v == v)\")", "Text(\"\\(v.isEmpty)\")",
      ]),
    Kind(
      type: "GraphicsContext.Shading", first: "GraphicsContext.Shading.color(.red)",
      steps: ["GraphicsContext.Shading.palette([p, p])"],
      uses: ["Canvas { c, s in c.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: v) }"]),
    Kind(
      type: "Gradient", first: "Gradient(colors: [.red, .blue])",
      steps: ["Gradient(stops: p.stops + p.stops)"],
      uses: ["Rectangle().fill(LinearGradient(gradient: v, startPoint: .top, endPoint: .bottom))"]),
    Kind(
      type: "Color", first: "Color.red", steps: ["p.mix(with: p, by: 0.5)", "p.opacity(0.9)"],
      uses: ["v", "Text(\"\\(v)\")"]),
    Kind(
      type: "AttributedString", first: "AttributedString(\"a\")", steps: ["p + p"],
      uses: ["Text(v)", "Text(\"\\(v == v)\")"]),
    Kind(
      type: "String", first: "\"ab\"", steps: ["p + p", "\"\\(p)\\(p)\"", "[p, p].joined()"],
      uses: ["Text(v)", "Text(\"\\(v.hashValue)\")"]),
    Kind(
      type: "[Int]", first: "[1, 2]", steps: ["p + p"],
      uses: ["Text(\"\\(v.count)\")", "Text(\"\\(v.sorted())\")"]),
    Kind(
      type: "Any", first: "1",
      steps: [
        "[p, p]", "(p, p)", "[\"a\": p, \"b\": p]", "Pair(a: p, b: p)",
        "Optional<Any>.some([p, p])", "Node(p, p)",
      ],
      uses: [
        "Text(\"\\(v)\")", "Text(String(describing: v))", "Text(String(reflecting: v))",
        "Text(\"\\(v is [Any])\")",
        "Text(\"\\(Mirror(reflecting: v).children.count)\")", "Text(\"\\(type(of: v))\")",
        "dumped(v)", "Text(\"\\((v as? [[Int]]) == nil)\")",
      ]),
    Kind(
      type: "AnyHashable", first: "1",
      steps: [
        "[p, p] as [AnyHashable]", "[p: p]", "Tree.both(p, p)", "Set([p, [p]] as [AnyHashable])",
      ],
      uses: [
        "Text(\"\\(v == v)\")", "Text(\"\\(v.hashValue)\")", "Text(\"\\([v: 1].count)\")",
        "Text(\"a\").id(v)", "ForEach([v], id: \\.self) { _ in Text(\"a\") }",
      ]),
    Kind(
      type: "Coded", first: "Coded()", steps: ["Coded(parts: [p, p])"],
      uses: [
        "Text(\"\\((try? JSONEncoder().encode(v))?.count ?? 0)\")", "Text(\"\\(v == v)\")",
        "Text(\"\\(v.hashValue)\")",
      ]),
    Kind(
      type: "() -> Int", first: "{ 1 }",
      steps: ["{ p() &+ p() }", "{ [p, p].map { $0() }.count }"], uses: ["Text(\"\\(v())\")"]),
    Kind(
      type: "Data", first: "Data([1])", steps: ["p + p"],
      uses: ["Text(\"\\(v.count)\")", "Text(v.base64EncodedString())"]),
    Kind(
      type: "AnyTransition", first: "AnyTransition.opacity",
      steps: ["p.combined(with: p)", "AnyTransition.asymmetric(insertion: p, removal: p)"],
      uses: ["Text(\"a\").transition(v)"]),
    Kind(
      type: "Animation", first: "Animation.default", steps: ["p.delay(1).repeatCount(2)"],
      uses: ["Text(\"\\(v)\").animation(v, value: 1)"]),
    Kind(
      type: "any Publisher<Int, Never>", first: "Just(1)",
      steps: ["p.eraseToAnyPublisher().merge(with: p.eraseToAnyPublisher())"],
      uses: ["Text(\"\\(v)\")"]),
    Kind(
      type: "AnyShapeStyle", first: "AnyShapeStyle(.red)",
      steps: ["AnyShapeStyle(p.opacity(0.5).shadow(.drop(radius: 1)))"],
      uses: ["Rectangle().fill(v)"]),
    Kind(
      type: "NSPredicate", first: "NSPredicate(value: true)",
      steps: ["NSCompoundPredicate(andPredicateWithSubpredicates: [p, p])"],
      uses: ["Text(\"\\(v.evaluate(with: 1))\")", "Text(\"\\(v)\")"]),
  ]

  private static let helpers = """
    import Combine
    struct Twice: View { let a: AnyView; let b: AnyView; var body: some View { a; b } }
    struct Both: Shape { let a: AnyShape; let b: AnyShape
      func path(in r: CGRect) -> Path { var p = a.path(in: r); p.addPath(b.path(in: r)); return p } }
    struct Pair { var a: Any; var b: Any }
    final class Node { let a: Any; let b: Any; init(_ a: Any, _ b: Any) { self.a = a; self.b = b } }
    indirect enum Tree: Hashable { case both(AnyHashable, AnyHashable) }
    struct Coded: Codable, Hashable { var parts: [Coded] = [] }
    func dumped(_ v: Any) -> Text { var s = ""; dump(v, to: &s); return Text("\\(s.count)") }
    struct Box<T> { var t: T }

    """

  private var values: String {
    mutating get {
      let isView = Int.random(in: 0..<2, using: &random) == 0
      let kind =
        isView
        ? Kind(
          type: "AnyView",
          first: pick(["AnyView(Text(\"a\"))", "AnyView(EmptyView())", "AnyView(Color.red)"]),
          steps: Self.containers.map { "AnyView(\($0))" },
          uses: ["v", "VStack { v; v }", "List { v }", "v.frame(width: 9)"])
        : Self.kinds[Int.random(in: 0..<Self.kinds.count, using: &random)]
      let count = pick(["8", "14", "20", "40", "60"])
      let first = pick(kind.steps)
      let second = Int.random(in: 0..<3, using: &random) == 0 ? pick(kind.steps) : first
      let use = pick(kind.uses)
      if Int.random(in: 0..<4, using: &random) == 0 {
        // Named one by one, so that each is a value of the file's.
        let names = (0..<min(Int(count) ?? 8, 40)).map { number in
          let step = number.isMultiple(of: 2) ? first : second
          return "let v\(number + 1): \(kind.type) = { let p = v\(number); return \(step) }()"
        }
        let last = "v\(names.count)"
        return Self.helpers + "let v0: \(kind.type) = \(kind.first)\n"
          + names.joined(separator: "\n")
          + "\n#Preview { let v = \(last); \(use) }\n"
      }
      return Self.helpers + """
        func make() -> \(kind.type) {
          var v: \(kind.type) = \(kind.first)
          for i in 0..<\(count) { let p = v; if i % 2 == 0 { v = \(first) } else { v = \(second) } }
          return v
        }
        #Preview { let v = make(); \(use) }

        """
    }
  }

  // MARK: Types

  private static let pairs = [
    "(T, T)", "[T: T]", "Pair<T, T>", "(T) -> T", "(T?, [T])", "Either<T, T>", "Pair<T, T>?",
    "() -> (T, T)", "(a: T, b: T)", "[(T, T)]",
  ]

  private static let typeHelpers = """
    struct Pair<A, B> {}
    enum Either<A, B> { case a(A), b(B) }

    """

  private var types: String {
    mutating get {
      let count = Int(pick(["8", "12", "40", "60"])) ?? 8
      let pair = pick(Self.pairs)
      return Self.typeHelpers + typesOfPairs(pair, count) + "\n"
    }
  }

  private mutating func typesOfPairs(_ pair: String, _ count: Int) -> String {
    let last = count - 1
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      let aliases = Self.lines(1..<count) { number in
        "typealias A\(number) = " + Self.pair(pair, of: "A\(number - 1)")
      }
      let use = pick([
        "let x: L? = nil\n#Preview { Text(\"\\(x == nil)\") }",
        "func g(_ a: L?) -> Int { 1 }\n#Preview { Text(\"\\(g(nil))\") }",
        "#Preview { Text(\"\\(L.self)\") }",
        "struct S { var x: L? }\n#Preview { Text(\"\\(S().x == nil)\") }",
        "extension L { var n: Int { 1 } }\n#Preview { Text(\"a\") }",
      ])
      return "typealias A0 = Int\n\(aliases)\ntypealias L = A\(last)\n\(use)"
    case 1:
      let end = min(last, 19)
      let aliases = Self.lines(1..<end + 1) { "typealias A\($0)<T> = A\($0 - 1)<A\($0 - 1)<T>>" }
      return "typealias A0<T> = \(pair)\n\(aliases)\nlet x: A\(end)<Int>? = nil\n"
        + "#Preview { Text(\"\\(x == nil)\") }"
    case 2:
      let argument = pick([
        "(t, t)", "[t: t] as Any", "{ (t, t) }", "Pair<T, T>()", "[(t, t)]", "(a: t, b: t)",
      ])
      return "func f<T>(_ t: T, _ n: Int) -> Int { n == 0 ? 1 : f(\(argument), n - 1) }\n"
        + "#Preview { Text(\"\\(f(1, \(count)))\") }"
    case 3:
      return "struct A<T> { static var n: Int { A<\(pair)>.n + 1 } }\n"
        + "#Preview { Text(\"\\(A<Int>.n)\") }"
    case 4:
      return "struct A<T> { static func m(_ n: Int) -> Int { n == 0 ? 1 : A<\(pair)>.m(n - 1) } }\n"
        + "#Preview { Text(\"\\(A<Int>.m(\(count)))\") }"
    case 5:
      let classes = Self.lines(1..<count) { "class C\($0)<T>: C\($0 - 1)<\(pair)> {}" }
      return "class C0<T> {}\n\(classes)\n#Preview { Text(\"\\(C\(last)<Int>())\") }"
    case 6:
      let values = Self.lines(1..<count) { "let v\($0) = (v\($0 - 1), v\($0 - 1))" }
      return "let v0 = 1\n\(values)\n#Preview { Text(\"\\(type(of: v\(last)))\") }"
    case 7:
      return "struct A<T> { var next: A<\(pair)>? { nil } }\n"
        + "#Preview { Text(\"\\(A<Int>().next?.next?.next == nil)\") }"
    default:
      let depth = min(count, 40)
      let nested =
        String(repeating: "d(", count: depth) + "1" + String(repeating: ")", count: depth)
      return "func d<T>(_ t: T) -> (T, T) { (t, t) }\n"
        + "#Preview { let x = \(nested); Text(\"\\(type(of: x))\") }"
    }
  }

  /// A pair's type with another in the place of `T`.
  private static func pair(_ pair: String, of type: String) -> String {
    pair.map { $0 == "T" ? type : String($0) }.joined()
  }

  private static func lines(_ numbers: Range<Int>, _ line: (Int) -> String) -> String {
    numbers.map(line).joined(separator: "\n")
  }

  private mutating func pick(_ elements: [String]) -> String {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
