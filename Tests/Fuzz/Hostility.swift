import SwiftInterpreter

/// Makes programs that try to run or grow without end, each following from its seed: loops within
/// loops, collections and texts that double, values within values, calls within calls, views within
/// views, and numbers that no screen has.
struct Hostility {
  private var random: RandomSource

  init(seed: UInt64) {
    random = RandomSource(seed: seed &* 0xD1B5_4A32_D192_ED03)
  }

  /// A program by itself, a scene whose body does the same, or a scene that attacks by its views.
  mutating func subject(_ seed: UInt64) -> Subject {
    let text =
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        "\(Self.declarations)\n\(Self.variables)\n\(body)\nprint(n, s.count, a.count)"
      case 2:
        """
        import SwiftUI
        \(Self.declarations)
        func attack() -> Int { \(Self.variables)
        \(body)
        return n }
        #Preview { let n = attack(); Text("\\(n)") }
        """
      case 3: stateful
      default:
        """
        import SwiftUI
        \(Self.viewDeclarations)
        #Preview { \(view(depth: 0)) }
        """
      }
    return Subject(name: "hostile \(seed)", text: text)
  }

  private var body: String {
    mutating get {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in statement(depth: 0) }
        .joined(separator: "\n")
    }
  }

  // MARK: Statements

  private static let declarations = """
    import Foundation
    final class Node { var next: Any?; var more: [Any] = []; init(_ next: Any?) { self.next = next } }
    indirect enum E: Hashable { case end, more(E), both(E, E) }
    struct Pair: Hashable { var x: AnyHashable; var y: AnyHashable }
    struct Wide: Hashable { var a = 1.0, b = 2.0, c = "c", d: [Int] = [1, 2] }
    func deep(_ n: Int) -> Int { n <= 0 ? 0 : 1 + deep(n - 1) }
    func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) &+ fibonacci(n - 2) }
    func twice(_ f: @escaping () -> Int) -> () -> Int { { f() + f() } }
    """

  private static let variables = """
    var n = 0
    var s = "ab"
    var a: [Any] = [1]
    var w: [Int] = [3, 1, 2]
    var t: [String] = ["b", "a"]
    var x = 1.5
    var d: [AnyHashable: Any] = [:]
    var u: Set<Int> = []
    var e = E.end
    var node: Node? = nil
    var f = { 1 }
    """

  private mutating func statement(depth: Int) -> String {
    let inner = depth < 3 ? statement(depth: depth + 1) : pick(Self.steps)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2: return pick(Self.steps)
    case 3, 4, 5: return "for i in 0..<\(pick(Self.counts)) { n &+= i; \(inner) }"
    case 6: return "while n >= 0 || true { n &+= 1; \(inner) }"
    case 7: return "(0..<\(pick(Self.counts))).forEach { i in n &+= i; \(inner) }"
    default: return "\(pick(Self.steps)); \(inner)"
    }
  }

  private static let counts = ["3", "40", "1_000", "1_000_000", "1_000_000_000"]

  private static let steps = texts + searches + collections + numbers + values

  private static let texts = [
    "s += s", "s = s.replacingOccurrences(of: \"a\", with: \"aba\")", "s = String(s.reversed())",
    "s = s.components(separatedBy: \"a\").joined(separator: \"aa\")", "s += \"\\(a.count)\\(s)\"",
    "if n % 1_000 < s.count { s.insert(\"x\", at: s.index(s.startIndex, offsetBy: n % 1_000)) }",
    "s = s.padding(toLength: 1_000_000, withPad: \"xy\", startingAt: 0)", "s = s.uppercased() + s",
    "s = String(repeating: s, count: 100)", "s = String(s.prefix(1_000_000)) + s.dropFirst(3)",
    "t = s.split(separator: \"b\").map(String.init)", "t += t", "s = t.joined()",
    "s = s.map { \"\\($0)\\($0)\" }.joined()", "s = String(s.sorted())", "s = s.lowercased()",
    "n &+= s.utf8.reduce(0) { $0 &+ Int($1) }", "n &+= s.unicodeScalars.count",
    "n &+= s.hasSuffix(s) ? 1 : 0", "n &+= s == s + \"\" ? 1 : 0", "s = s.capitalized",
    "s = s.trimmingCharacters(in: .whitespaces) + \" \"", "n &+= s.hashValue",
    "s = String(format: \"%@%1000d\", s, n)", "n &+= Array(s).count", "s.removeLast(s.count / 3)",
    "s = s.replacing(\"a\", with: \"bab\")", "s.append(contentsOf: s)",
    "s = s.filter { $0 != \"b\" }",
    "s = \"e\\u{301}\\u{301}\\u{301}\" + s", "n &+= s.distance(from: s.startIndex, to: s.endIndex)",
    "if let i = s.lastIndex(of: \"a\") { s.remove(at: i) }",
    "s = s.applyingTransform(.latinToGreek, reverse: false) ?? s",
    "s = s.enumerated().map { \"\\($0.offset)\\($0.element)\" }.joined()", "print(s)",
    "s = \"\\(d)\\(a)\"", "s = String(describing: t)",
    "s = s.data(using: .utf8).map { \"\\($0)\" } ?? s",
    "s = AttributedString(s).description", "s = s.localizedUppercase",
  ]

  /// Patterns that divide a text in every way get short ones alone: a search that is given up goes
  /// on beside all later cases.
  private static let searches = [
    "n &+= s.range(of: \"ba\") == nil ? 1 : 2", "n &+= s.prefix(14).contains(/(a+b*)+c/) ? 1 : 0",
    "n &+= s.matches(of: /a/).count", "n &+= s.ranges(of: \"a\").count",
    "s = s.replacing(/b/, with: \"aa\")", "n &+= s.contains(\"abc\") ? 1 : 0",
    "n &+= s.firstMatch(of: /b$/) == nil ? 1 : 0", "t = s.split(separator: /ab/).map(String.init)",
    "s = s.replacing(/(a)(b)/) { \"\\($0.1)\\($0.2)\\($0.2)\" }",
  ]

  private static let collections = [
    "a += a", "a.append(a)", "a = [a, a]", "w += w", "w.sort()", "w = w.sorted(by: >)",
    "a.append(contentsOf: Array(repeating: n, count: 100_000))", "w = w.map { $0 &* 31 &+ n }",
    "a.insert(n, at: 0)", "if !a.isEmpty { a.removeFirst() }", "a = a.reversed()", "a.shuffle()",
    "a = (0..<100_000).map { $0 }", "a = a.flatMap { [$0, $0] }", "let b = a; a.append(b.count)",
    "w = w.filter { $0 % 3 != 0 } + w", "w = Array(Set(w))", "u.formUnion(0..<n)", "u.insert(n)",
    "u = u.union(u.map { $0 &+ 1 })", "u = Set(w).symmetricDifference(u)",
    "n &+= w.reduce(0, &+)", "n &+= w.max() ?? 0", "n &+= w.firstIndex(of: -1) ?? 1",
    "n &+= w.contains(-1) ? 1 : 0", "w.removeAll { $0 % 2 == 0 }", "w.reverse()",
    "w.insert(contentsOf: w, at: w.count / 2)", "w = Array(w.prefix(10_000)) + w.suffix(10)",
    "n &+= w == w.map { $0 } ? 1 : 0", "n &+= w.hashValue",
    "w = Array(repeating: n, count: 1_000_000)",
    "d[n] = d", "d[s] = a", "d = d.filter { _ in true }", "d[Pair(x: n, y: s)] = s",
    "d = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ($0, s) })", "d.merge(d) { $1 }",
    "d = Dictionary(grouping: w, by: { AnyHashable($0 % 100) }).mapValues { $0 as Any }",
    "n &+= Set(d.keys).count", "n &+= d.description.count", "n &+= \"\\(a)\".count",
    "n &+= (0..<1_000_000).lazy.filter { $0 % 2 == 0 }.map { $0 }.count",
    "n &+= (0...).lazy.map { $0 * 2 }.first { $0 < 0 } ?? 0",
    "n &+= sequence(first: 1) { $0 &+ 1 }.prefix(1_000_000).reduce(0, &+)",
    "n &+= stride(from: 0, to: 1e9, by: 0.5).reduce(0) { $0 &+ Int($1) }",
    "n &+= Array(stride(from: 0, through: 1_000_000_000, by: 1)).count",
    "n &+= Array(0..<1_000_000_000).count", "n &+= (0..<Int.max).count",
    "n &+= (0...).prefix(n).count",
    "n &+= Array(0..<100_000).sorted { $0 > $1 }.count", "n &+= zip(a, a).map { _ in 1 }.count",
    "s = a.map { \"\\($0)\" }.joined()", "n &+= Array(zip(w, w.dropFirst())).count",
    "w = w.enumerated().map { $0.offset &+ $0.element }", "a = a.map { [$0] }",
    "w.swapAt(0, w.count - 1)",
    "w = (0..<1_000).flatMap { i in w.prefix(1_000).map { $0 &+ i } }", "w = w.lazy.reversed() + w",
    "t = w.map(String.init)", "t.sort { $0.count > $1.count }", "t.sort()", "a.append(t)",
    "var m = Array(repeating: Array(repeating: 0, count: 1_000), count: 1_000); m[0][0] = n; a = m",
    "n &+= Data(repeating: 1, count: 100_000_000).count", "w = [UInt8](s.utf8).map(Int.init)",
    "w[...] = w[...]", "w.replaceSubrange(0..<0, with: w)", "n &+= w.split(separator: 1).count",
    "n &+= w.indices.map { w[$0] }.count", "w = w.partition(by: { $0 > 2 }) > 0 ? w : w + w",
    "n &+= w.lexicographicallyPrecedes(w) ? 1 : 0",
    "w = w.difference(from: [1, 2, 3]).map { _ in 1 }",
    "n &+= w.min { $0 > $1 } ?? 1", "n &+= w.allSatisfy { $0 > -1 } ? 1 : 2",
    "w = w.drop { $0 < 0 } + [n]",
  ]

  private static let numbers = [
    "n &+= deep(n)", "n &+= fibonacci(n % 40)", "n = Int(\"9\" + s) ?? n", "x = pow(x, 100)",
    "x /= 0", "x = .nan", "n = n << (n % 64)", "n = Int.max", "n += n", "n *= 2", "n = n / (n % 2)",
    "n = Int(x)", "x = x.rounded() * 1e300", "n &+= Int.random(in: 0...9)", "s = \"\\(x)\"",
    "s = (Decimal(n) * Decimal(n)).description", "s = x.formatted() + n.formatted()",
    "s = String(n, radix: 2)", "n &+= n.nonzeroBitCount",
    "s = Date(timeIntervalSince1970: x).formatted()",
    "n &+= Calendar.current.dateComponents([.day], from: .distantPast, to: .distantFuture).day ?? 0",
    "var g = SystemRandomNumberGenerator(); n &+= w.randomElement(using: &g) ?? 0",
    "n &+= UUID().uuidString.count", "s = NumberFormatter().string(from: NSNumber(value: x)) ?? s",
    "x = sin(x) + cos(x) + exp(x)", "n &+= Int(exactly: x) ?? 1", "s = x.description + s",
  ]

  private static let values = [
    "e = .more(e)", "e = .both(e, e)", "n &+= e.hashValue", "n &+= e == .more(e) ? 1 : 0",
    "n &+= Set([e, .end]).count", "s = \"\\(e)\"", "node = Node(node)",
    "node?.more.append(node as Any)", "node = nil", "let g = f; f = { g() &+ 1 }", "f = twice(f)",
    "n &+= f()", "d[e] = e", "a.append(e)", "a.append(Wide())", "n &+= Wide().hashValue",
    "a = [Optional(a) as Any]", "n &+= Mirror(reflecting: a).children.count", "dump(a)",
    "let k = \\Wide.c; n &+= Wide()[keyPath: k].count", "n &+= (a as? [Int])?.count ?? 0",
    "if let data = try? JSONEncoder().encode(t) { n &+= data.count; t = (try? JSONDecoder().decode([String].self, from: data)) ?? [] }",
    "a = a.map { ($0, $0) }", "defer { n &+= 1 }; n &+= a.count", "a = a as [Any] + [f]",
  ]

  // MARK: Views

  private static let viewDeclarations = """
    struct Nested: View {
      var depth: Int
      var body: some View {
        if depth > 0 { VStack { Nested(depth: depth - 1); Nested(depth: depth - 1) } } else { Text("x") }
      }
    }
    struct Chain: View {
      var depth: Int
      var body: some View { if depth > 0 { AnyView(Chain(depth: depth - 1).padding(1)) } else { Text("x") } }
    }
    struct Endless: View { var body: some View { VStack { AnyView(Endless()) } } }
    struct Asking: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for view in subviews { for i in 0..<100 { _ = view.sizeThatFits(.init(width: Double(i), height: nil)) } }
        return proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
      }
    }
    struct Key: PreferenceKey {
      static let defaultValue: [Int] = []
      static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() + value }
    }
    func wrapped(_ n: Int) -> AnyView {
      var v = AnyView(Text("x"))
      for _ in 0..<n { v = AnyView(v) }
      return v
    }
    func sum(_ n: Int) -> Text { var t = Text("a"); for _ in 0..<n { t = t + Text("b") }; return t }
    func doubled(_ n: Int) -> Text { var t = Text("a"); for _ in 0..<n { t = t + t }; return t }
    """

  private mutating func view(depth: Int) -> String {
    guard depth < 5, Int.random(in: 0..<5, using: &random) != 0 else { return leaf() }
    let inner = view(depth: depth + 1)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\(inner)\(modifier())"
    case 1: return "\(pick(Self.containers)) { \(inner); \(view(depth: depth + 1)) }"
    case 2:
      return
        "\(pick(Self.containers)) { ForEach(0..<\(pick(Self.sizes)), id: \\.self) { i in \(inner) } }"
    case 3: return "\(pick(Self.containers)) { \(inner) }\(modifier())"
    case 4:
      let (rows, columns) = (pick(Self.sizes), pick(Self.sizes))
      return "Grid { ForEach(0..<\(rows), id: \\.self) { i in GridRow { "
        + "ForEach(0..<\(columns), id: \\.self) { j in \(inner) } } } }"
    default: return "GeometryReader { p in \(inner) }"
    }
  }

  private mutating func leaf() -> String {
    pick(Self.leaves).replacing("NUMBER", with: pick(Self.wide))
      .replacing("COUNT", with: pick(Self.sizes))
  }

  private mutating func modifier() -> String {
    pick(Self.modifiers).replacing("NUMBER", with: pick(Self.wide))
  }

  private static let sizes = ["2", "3", "10", "30", "200", "300", "2_000", "100_000", "10_000_000"]

  private static let wide = [
    "0", "-1", "1e9", "1e300", ".infinity", "-.infinity", ".nan", "10_000", "0.001", "5e-324", "40",
  ]

  private static let containers = [
    "VStack", "HStack", "ZStack", "Group", "List", "Form", "ScrollView", "LazyVStack", "LazyHStack",
    "ViewThatFits", "Asking()", "Section", "NavigationStack",
    "LazyVGrid(columns: [.init(.adaptive(minimum: 1))])",
    "LazyVGrid(columns: Array(repeating: GridItem(), count: 1_000))", "TabView", "Grid", "GridRow",
    "VStack(spacing: 1e9)", "HStack(spacing: -50)", "ScrollView([.horizontal, .vertical])",
  ]

  private static let leaves = [
    "Text(\"COUNT\")", "Text(String(repeating: \"word \", count: min(COUNT, 100_000)))",
    "Color.red.frame(width: NUMBER, height: NUMBER)", "Nested(depth: min(COUNT, 30))",
    "Chain(depth: COUNT)", "Endless()", "wrapped(min(COUNT, 100_000))", "sum(min(COUNT, 20_000))",
    "doubled(min(COUNT, 50))", "Spacer(minLength: NUMBER)", "Circle().stroke(lineWidth: NUMBER)",
    "Text(\"x\").font(.system(size: NUMBER))", "Image(systemName: \"star\").resizable()",
    "Path { p in for i in 0..<COUNT { p.addLine(to: CGPoint(x: i, y: i)) } }",
    "Canvas { c, s in for i in 0..<COUNT { c.fill(Path(CGRect(x: 0, y: 0, width: i, height: 1)), with: .color(.red)) } }",
    "Rectangle().rotation(.degrees(NUMBER))",
    "Text(\"a\\u{301}\\u{301}\" + String(repeating: \"\\u{301}\", count: min(COUNT, 100_000)))",
    "ForEach(0..<COUNT, id: \\.self) { Text(\"\\($0)\") }",
    "Text(verbatim: \"\\(Array(0..<min(COUNT, 100_000)))\")",
    "Picker(\"p\", selection: .constant(1)) { ForEach(0..<COUNT, id: \\.self) { Text(\"\\($0)\") } }",
    "Slider(value: .constant(NUMBER), in: 0...1)", "Stepper(\"s\", value: .constant(NUMBER))",
    "Text(String(repeating: \"\\n\", count: min(COUNT, 100_000)))", "EmptyView()", "Divider()",
    "LinearGradient(colors: Array(repeating: Color.red, count: min(COUNT, 100_000)), startPoint: .top, endPoint: .bottom)",
    "Text(LocalizedStringKey(String(repeating: \"**\", count: min(COUNT, 10_000))))",
  ]

  private static let modifiers = [
    ".padding(NUMBER)", ".frame(width: NUMBER)", ".frame(maxWidth: NUMBER, maxHeight: NUMBER)",
    ".frame(minWidth: NUMBER)", ".offset(x: NUMBER, y: NUMBER)", ".fixedSize()",
    ".scaleEffect(NUMBER)",
    ".layoutPriority(NUMBER)", ".aspectRatio(NUMBER, contentMode: .fit)",
    ".overlay { Nested(depth: 8) }",
    ".background { Color.red.padding(NUMBER) }", ".lineLimit(1)", ".position(x: NUMBER, y: NUMBER)",
    ".rotationEffect(.degrees(NUMBER))", ".preference(key: Key.self, value: [1])",
    ".blur(radius: NUMBER)",
    ".onPreferenceChange(Key.self) { _ in }", ".alignmentGuide(.leading) { d in d.width * NUMBER }",
    ".containerRelativeFrame(.horizontal)", ".opacity(NUMBER)", ".zIndex(NUMBER)",
    ".shadow(radius: NUMBER)",
    ".font(.system(size: NUMBER))", ".lineSpacing(NUMBER)", ".minimumScaleFactor(NUMBER)",
    ".clipped()",
    ".safeAreaInset(edge: .top) { Text(\"a\") }", ".ignoresSafeArea()", ".kerning(NUMBER)",
    ".hidden()",
    ".cornerRadius(NUMBER)", ".border(.red, width: NUMBER)",
    ".transformEffect(.init(scaleX: NUMBER, y: 2))",
    ".frame(idealWidth: NUMBER).fixedSize()", ".padding(.horizontal, NUMBER)", ".id(NUMBER)",
    ".visualEffect { c, p in c.offset(x: NUMBER) }",
    ".backgroundPreferenceValue(Key.self) { v in Text(\"\\(v.count)\") }",
  ]

  // MARK: State

  /// A scene whose state is written while it is laid out, in pass after pass.
  private var stateful: String {
    mutating get {
      let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ in pick(Self.changes) }
      let triggers = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        pick(Self.triggers).replacing("CHANGE", with: changes.joined(separator: "; "))
      }
      return """
        import SwiftUI
        \(Self.viewDeclarations)
        @Observable final class Model { var n = 0; var items: [Int] = []; var next: Model? }
        struct Child: View { @Binding var n: Int; var body: some View { Text("\\(n)").onAppear { n += 1 } } }
        struct Attack: View {
          @State var n = 0
          @State var items: [Int] = [1]
          @State var s = "a"
          @State var model = Model()
          @State var e: [AnyHashable] = []
          var body: some View {
            VStack {
              Text("\\(n) \\(s.count) \\(items.count) \\(model.n)")
              ForEach(items, id: \\.self) { i in Text("\\(i)") }
              \(pick(["Child(n: $n)", "if n % 2 == 0 { Child(n: $n) }", view(depth: 3)]))
            }
            \(triggers.joined(separator: "\n    "))
          }
        }
        #Preview { Attack() }
        """
    }
  }

  private static let changes = [
    "n += 1", "items += items.map { $0 + items.count }", "s += s", "model.n += 1",
    "items.append(n)",
    "model.items.append(contentsOf: 0..<1_000)", "e = [e]", "items = Array(0..<n)", "n *= 2",
    "let m = Model(); m.next = model; model = m", "for _ in 0..<1_000_000 { n += 1 }",
    "s = \"\\(e)\"",
    "items.shuffle()", "Task { n += 1 }", "withAnimation { n += 1 }", "n = n > 0 ? 0 : 1",
  ]

  private static let triggers = [
    ".onAppear { CHANGE }", ".onChange(of: n) { CHANGE }", ".task { CHANGE }",
    ".task(id: n) { CHANGE }",
    ".onChange(of: items) { CHANGE }",
    ".onGeometryChange(for: CGSize.self) { $0.size } action: { _ in CHANGE }",
    ".onPreferenceChange(Key.self) { _ in CHANGE }",
    ".onChange(of: s) { CHANGE }.onAppear { CHANGE }",
    ".onReceive(Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()) { _ in CHANGE }",
    ".background { GeometryReader { p in Color.clear.onAppear { CHANGE }.id(n) } }",
  ]

  private mutating func pick(_ elements: [String]) -> String {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
