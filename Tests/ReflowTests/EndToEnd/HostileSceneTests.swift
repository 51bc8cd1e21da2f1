import Foundation
import Testing

/// Whatever a scene nests, computes or holds, the program ends by itself with an exit code of its
/// own, and says what was too much; never by a signal.
@Suite(.serialized) struct HostileSceneTests {
  private func check(
    _ source: String, by command: String = "inspect", says message: String?
  ) throws {
    let run = try ReflowProcess([command, "-"], input: source)
    // A signal's number would be the code otherwise.
    #expect([0, 1].contains(run.exitCode), "\(run.messages.suffix(300))")
    if let message { #expect(run.messages.contains(message), "\(run.messages.prefix(300))") }
  }

  private func view(_ content: String, _ declarations: String = "") -> String {
    "import SwiftUI\n\(declarations)\n#Preview { \(content) }\n"
  }

  // MARK: Nesting of source

  private static let deepSources: [(source: String, message: String)] = [
    (
      "let x = " + Array(repeating: "1", count: 60_000).joined(separator: " + "),
      "expression is nested too deeply"
    ),
    (
      "func f(_ a: Int) {\nif a == 0 { }"
        + (0..<40_000).map { " else if a == \($0) { }\n" }.joined() + "}",
      "'else' follows 'else' too often"
    ),
    (
      "let x = " + String(repeating: "true ? 1 : ", count: 100_000) + "2",
      "expression is nested too deeply"
    ),
    ("let " + String(repeating: "a = /", count: 100_000), "expression is nested too deeply"),
    ("let x: Int" + String(repeating: "?", count: 50_000), "expression is nested too deeply"),
    ("let x = 1" + String(repeating: " as Int", count: 50_000), "expression is nested too deeply"),
    (
      "let y: Int? = 1\nlet x = " + String(repeating: "y ?? ", count: 60_000) + "1",
      "expression is nested too deeply"
    ),
    (
      String(repeating: "struct A {", count: 30_000) + String(repeating: "}", count: 30_000),
      "brackets are nested too deeply"
    ),
    ("@" + String(repeating: "a(@", count: 20_000), "brackets are nested too deeply"),
    (String(repeating: "#if A\n", count: 20_000), "conditions are nested too deeply"),
  ]

  @Test(arguments: deepSources.indices) func deepSource(index: Int) throws {
    let (source, message) = Self.deepSources[index]
    try check(view("Text(\"a\")") + source, says: "error: \(message)")
  }

  // MARK: Circles

  private static let circles = [
    ("class A: B {}\nclass B: A {}\nlet a = A()", "'A' inherits from itself"),
    ("class E: E {}\nlet x: Int = E.y", "'E' inherits from itself"),
    ("class A<T>: B<[T]> {}\nclass B<T>: A<T?> {}", "'A' inherits from itself"),
    ("protocol A: B, View {}\nprotocol B: A {}", "protocol 'B' refines itself"),
    ("struct A: B {}\nstruct B: A {}", "inheritance from non-protocol type 'B'"),
    ("typealias X = Y\ntypealias Y = X\nlet x: X = 1", "type alias 'X' references itself"),
    ("@propertyWrapper struct W { @W var wrappedValue: Int }", "circular reference"),
    (
      "enum A: Int { case a = 9223372036854775807, b }",
      "integer literal '9223372036854775808' overflows when stored into 'Int'"
    ),
  ]

  @Test(arguments: circles) func circle(source: String, message: String) throws {
    try check(view("Text(\"a\")") + source, says: "error: \(message)")
  }

  // MARK: Doubling

  private static func doubled(_ type: String, _ first: String, _ step: String) -> String {
    """
    func make() -> \(type) {
      var v: \(type) = \(first)
      for _ in 0..<40 { let p = v; v = \(step) }
      return v
    }
    """
  }

  private static let views = "a view is made of more than 200000 views"

  private static let doublings: [(source: String, content: String, message: String?)] = [
    (doubled("AnyView", "AnyView(EmptyView())", "AnyView(Group { p; p })"), "make()", views),
    (doubled("AnyView", "AnyView(Text(\"a\"))", "AnyView(List { p; p })"), "make()", nil),
    (
      doubled(
        "AnyView", "AnyView(Text(\"a\"))",
        "AnyView(Picker(\"x\", selection: .constant(1)) { p; p })"), "make()", nil
    ),
    (
      doubled("Text", "Text(\"a\")", "Text(\"\\(p)\\(p)\")"), "make()",
      "a text has more than 100000 parts in styles of their own"
    ),
    (
      doubled(
        "Path", "Path(CGRect(x: 0, y: 0, width: 9, height: 9))",
        "{ var q = p; q.addPath(p); return q }()"),
      "make()", "a path has more than 200000 points"
    ),
    (
      doubled("CharacterSet", ".letters", "p.union(p)"),
      "Text(\"a\".trimmingCharacters(in: make()))",
      "a character set is made of more than 1000 others"
    ),
    (
      "func f<T>(_ t: T, _ n: Int) -> Int { n == 0 ? 1 : f((t, t), n - 1) }",
      "Text(\"\\(f(1, 60))\")", "the type has more than 1000 parts"
    ),
    (
      "typealias A0 = Int\n"
        + (1..<40).map { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" }.joined(separator: "\n")
        + "\nlet x: A39? = nil", "Text(\"a\")", "the type has more than 1000 parts"
    ),
    (
      (0..<40).map { "struct A\($0) {}\nfunc + (a: A\($0), b: A\($0)) -> A\($0) { a }" }
        .joined(separator: "\n") + "\nlet x = "
        + (0..<40).map { "(\($0) + \($0))" }.joined(separator: " + "), "Text(\"a\")", nil
    ),
  ]

  @Test(arguments: doublings.indices) func doubling(index: Int) throws {
    let (source, content, message) = Self.doublings[index]
    try check(view(content, source), says: message)
  }

  // MARK: Numbers

  @Test(
    "Numbers that no place, colour or count can be are taken as what comes next to them",
    arguments: [
      "Color.red.opacity(1e308)", "Color(white: .infinity)",
      "Text(\"\\(Color.red.opacity(.nan))\")",
      "ForEach(Int.min..<Int.max, id: \\.self) { _ in Text(\"a\") }",
      "List(Int.min..<Int.max, id: \\.self) { _ in Text(\"a\") }",
      "Chart { PointMark(x: .value(\"x\", 1), y: .value(\"y\", 0.0 / 0.0)) }",
      "Chart { BarMark(x: .value(\"x\", 1e308), y: .value(\"y\", -1e308)) }",
      "Text(\"\\(Decimal(Double.infinity))\")",
      "Path { $0.addLine(to: CGPoint(x: 1e308, y: .nan)) }.stroke(style: .init(lineWidth: 1, dash: [.nan, 1], dashPhase: 1e308))",
    ])
  func numbers(content: String) throws {
    try check("import Charts\n" + view(content), says: nil)
  }

  // MARK: Nesting of values

  @Test func linkedLists() throws {
    try check(
      view(
        "V()",
        """
        final class Node { var next: Node?; init(_ next: Node?) { self.next = next } }
        func make() -> Node? {
          var list: Node? = nil
          for _ in 0..<50_000 { list = Node(list) }
          return list
        }
        struct V: View { @State var list = make(); var body: some View { Text("\\(list == nil)") } }
        """), says: nil)
  }

  @Test func indirectEnums() throws {
    try check(
      view(
        "V()",
        """
        indirect enum E: Hashable { case end, more(E) }
        func make() -> E { var e = E.end; for _ in 0..<50_000 { e = .more(e) }; return e }
        struct V: View {
          @State var list = make()
          var body: some View { Text("\\(list == make())") }
        }
        """), says: "a value is nested too deeply to be compared")
  }

  @Test(arguments: ["N(next: v)", "(1, v)", "[v]", "[\"a\": v]", "Optional(v) as Any", "{ v }"])
  func values(within: String) throws {
    try check(
      view(
        "let _ = make(); Text(\"made\")",
        """
        struct N { var next: Any? }
        func make() -> Any { var v: Any = 1; for _ in 0..<60_000 { v = \(within) }; return v }
        """), says: nil)
  }

  @Test(arguments: [3_000, 30_000]) func views(count: Int) throws {
    try check(
      view(
        "make()",
        """
        func make() -> AnyView {
          var v = AnyView(Text("x"))
          for _ in 0..<\(count) { v = AnyView(v.padding(0)) }
          return v
        }
        """), says: count > 10_000 ? "views are nested more than 10000 deep" : nil)
  }

  // MARK: Work and memory

  @Test(arguments: [
    (
      "(0..<1000).map { Array(repeating: $0, count: 1_000_000) }.count",
      "the scene holds more than 384 MB"
    ),
    // A text is counted in rounds too, so that these are up first.
    (
      "(0..<1000).map { _ in String(repeating: \"x\", count: 9_000_000) }.count",
      "evaluation took more than 10000000 calls"
    ),
  ])
  func memory(expression: String, message: String) throws {
    try check(view("Text(\"\\(\(expression))\")"), says: message)
  }

  @Test(arguments: [
    "s[s.index(s.startIndex, offsetBy: $0)] == \"x\" ? 1 : 0", "s.reversed().count + $0",
    "s.replacing(\"x\", with: \"yy\").count + $0", "s.components(separatedBy: \"y\").count + $0",
    "s.range(of: \"y\") == nil ? $0 : 0",
    "\"a\".padding(toLength: 1_000_000, withPad: \"xy\", startingAt: 0).count + $0",
    "Array(0..<10_000).sorted().count + $0",
  ])
  func work(expression: String) throws {
    try check(
      view(
        "Text(\"\\(count())\")",
        """
        func count() -> Int {
          let s = String(repeating: "x", count: 1_000_000)
          return (0..<1_000_000).map { \(expression) }.reduce(0, +)
        }
        """), says: "evaluation took more than")
  }

  @Test func joinedTexts() throws {
    try check(
      view(
        "Text(\"\\(Array(repeating: String(repeating: \"x\", count: 9_000_000), count: 1000)"
          + ".joined().count)\")"), says: "a string grew beyond")
  }

  @Test func sumsOfTexts() throws {
    try check(
      view(
        "t()", "func t() -> Text { var t = Text(\"a\"); for _ in 0..<40 { t = t + t }; return t }"),
      says: "error: ")
  }

  @Test func endlessRegularExpressions() throws {
    try check(
      view(
        "let s = String(repeating: \"a\", count: 60); Text(s.contains(/(a+)+b/) ? \"y\" : \"n\")"),
      says: "a search with a regular expression took more than 2 seconds")
  }

  @Test(arguments: [".infinity", "-.infinity", ".nan", "1e308", "-1e308", "5e-324"])
  func whatHasNoEndInNumbers(_ number: String) throws {
    for command in ["inspect", "render"] {
      try check(
        view("Drawing(v: \(number))", Self.drawing),
        by: command, says: nil)
    }
  }

  /// Everything that is drawn by a number of the scene's.
  private static let drawing = """
    extension View { func shown() -> some View { frame(width: 40, height: 20) } }
    struct Drawing: View {
      var v: CGFloat
      var body: some View {
        VStack {
          Group {
            Rectangle().stroke(.red, lineWidth: v).shown()
            Circle().stroke(Color(red: v, green: v, blue: v), lineWidth: v).shown()
            Capsule().strokeBorder(.red, lineWidth: v).shown()
            Circle().stroke(style: StrokeStyle(lineWidth: v, dash: [v, v], dashPhase: v)).shown()
            RoundedRectangle(cornerRadius: v).shown()
            Circle().trim(from: v, to: v).stroke(.red, lineWidth: 2).shown()
            Rectangle().inset(by: v).shown()
            Circle().scale(x: v, y: v).shown()
            Circle().rotation(.degrees(v)).shown()
            Circle().offset(x: v, y: v).shown()
          }
          Group {
            Color(hue: v, saturation: v, brightness: v).shown()
            Color.red.opacity(v).shown()
            Color.red.shown().opacity(v)
            Color.red.shown().shadow(color: .black, radius: v, x: v, y: v)
            Color.red.shown().blur(radius: v)
            Color.red.shown().cornerRadius(v)
            Color.red.shown().rotationEffect(.degrees(v))
            Color.red.shown().scaleEffect(v)
            Color.red.shown().offset(x: v, y: v)
            Color.red.shown().border(.blue, width: v)
            Color.red.shown().transformEffect(CGAffineTransform(a: v, b: v, c: v, d: v, tx: v, ty: v))
          }
          Group {
            LinearGradient(
              stops: [.init(color: .red, location: v), .init(color: .blue, location: v)],
              startPoint: UnitPoint(x: v, y: v), endPoint: UnitPoint(x: v, y: v)).shown()
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: v, endRadius: v).shown()
            AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(v)).shown()
            Path { p in
              p.move(to: CGPoint(x: v, y: v))
              p.addLine(to: CGPoint(x: v, y: 10))
              p.addQuadCurve(to: CGPoint(x: 10, y: v), control: CGPoint(x: v, y: v))
              p.addArc(
                center: CGPoint(x: v, y: v), radius: v, startAngle: .degrees(v), endAngle: .degrees(-v),
                clockwise: true)
              p.addEllipse(in: CGRect(x: v, y: v, width: v, height: v))
            }.stroke(.red, lineWidth: 3).shown()
            Canvas { context, size in
              context.fill(Path(CGRect(x: v, y: v, width: v, height: v)), with: .color(.red))
              context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: v, height: v)), with: .color(.red), lineWidth: v)
            }.shown()
            Text("a").font(.system(size: v)).shown()
            Text("a").tracking(v).kerning(v).baselineOffset(v).shown()
            Text("a").lineSpacing(v).minimumScaleFactor(v).shown()
            Slider(value: .constant(v)).shown()
            ProgressView(value: v).shown()
            Gauge(value: v) { Text("g") }.shown()
          }
        }
      }
    }
    """
}
