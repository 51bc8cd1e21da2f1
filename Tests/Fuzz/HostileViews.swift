/// Views within views, of sizes and numbers that nobody has a screen for.
extension Hostility {
  static let viewDeclarations = """
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
    struct Greedy: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> CGSize {
        for a in subviews { for b in subviews { _ = a.sizeThatFits(.unspecified); _ = b.dimensions(in: .init(width: 1, height: 1)) } }
        cache += cache
        return CGSize(width: 1e308, height: -1e308)
      }
      func makeCache(subviews: Subviews) -> [Int] { [1] }
      func updateCache(_ cache: inout [Int], subviews: Subviews) { cache.append(1) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) {
        for view in subviews { for _ in 0..<1_000 { view.place(at: CGPoint(x: 1e308, y: Double.nan), proposal: .infinity) } }
      }
    }
    struct Item: Identifiable { var id = 1; var name = "a"; var children: [Item]? { [Item(), Item()] } }
    struct Star: Shape {
      var points = 1_000_000
      func path(in rect: CGRect) -> Path { Path { p in for i in 0..<points { p.addLine(to: CGPoint(x: i, y: -i)) } } }
    }
    struct Same: View { var n: Int; var body: some View { ForEach(0..<n, id: \\.self) { _ in Text("x").id(1) } } }
    extension EnvironmentValues { @Entry var deep = 0 }
    struct Deeper: View {
      @Environment(\\.deep) var deep
      var body: some View { AnyView(Deeper().environment(\\.deep, deep + 1)) }
    }
    func sum(_ n: Int) -> Text { var t = Text("a"); for _ in 0..<n { t = t + Text("b") }; return t }
    func doubled(_ n: Int) -> Text { var t = Text("a"); for _ in 0..<n { t = t + t }; return t }
    """

  mutating func view(depth: Int) -> String {
    guard depth < 5, Int.random(in: 0..<5, using: &random) != 0 else { return leaf() }
    let inner = view(depth: depth + 1)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 6: return "\(inner)\(modifier())\(modifier())\(modifier())"
    case 7:
      return "\(pick(Self.containers)) { \(inner).overlay { \(inner) }.background { \(inner) } }"
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

  mutating func leaf() -> String {
    pick(Self.leaves).replacing("NUMBER", with: pick(Self.wide))
      .replacing("COUNT", with: pick(Self.sizes))
  }

  mutating func modifier() -> String {
    pick(Self.modifiers).replacing("NUMBER", with: pick(Self.wide))
  }

  static let sizes = ["2", "3", "10", "30", "200", "300", "2_000", "100_000", "10_000_000"]

  static let wide = [
    "0", "-1", "1e9", "1e300", ".infinity", "-.infinity", ".nan", "10_000", "0.001", "5e-324", "40",
  ]

  static let containers = [
    "Greedy()", "ControlGroup", "DisclosureGroup(\"d\", isExpanded: .constant(true))",
    "Menu(\"m\")",
    "GroupBox", "LabeledContent(\"l\")", "NavigationSplitView",
    "AnyLayout(Asking())", "ViewThatFits(in: .vertical)",
    "LazyVStack(pinnedViews: .sectionHeaders)",
    "LazyHGrid(rows: [.init(.adaptive(minimum: 1e-9))])", "Grid(horizontalSpacing: 1e300)",
    "LazyVGrid(columns: Array(repeating: GridItem(.adaptive(minimum: 1)), count: 1_000))",
    "VStack", "HStack", "ZStack", "Group", "List", "Form", "ScrollView", "LazyVStack", "LazyHStack",
    "ViewThatFits", "Asking()", "Section", "NavigationStack",
    "LazyVGrid(columns: [.init(.adaptive(minimum: 1))])",
    "LazyVGrid(columns: Array(repeating: GridItem(), count: 1_000))", "TabView", "Grid", "GridRow",
    "VStack(spacing: 1e9)", "HStack(spacing: -50)", "ScrollView([.horizontal, .vertical])",
  ]

  static let leaves = [
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
    "Text(LocalizedStringKey(String(repeating: \"[a](b)\", count: min(COUNT, 10_000))))",
    "Text(String(repeating: \"W\", count: min(COUNT, 1_000_000))).font(.system(size: NUMBER)).minimumScaleFactor(0.001)",
    "Text(String(repeating: \"\\u{1F468}\\u{200D}\", count: min(COUNT, 100_000)))",
    "Same(n: COUNT)", "Deeper()",
    "Text(String(repeating: \"\\u{202E}a\\u{300}\", count: min(COUNT, 100_000))).lineLimit(3)",
    "Circle().stroke(style: StrokeStyle(lineWidth: NUMBER, dash: [NUMBER]))",
    "Star(points: COUNT).fill(.red)",
    "Rectangle().stroke(style: StrokeStyle(lineWidth: 1, dash: [1e-9, NUMBER])).frame(width: 1e9)",
    "Star(points: min(COUNT, 100_000)).stroke(lineWidth: NUMBER)",
    "Star().trim(from: 0, to: NUMBER)",
    "Path(roundedRect: CGRect(x: 0, y: 0, width: NUMBER, height: NUMBER), cornerRadius: NUMBER)",
    "Path { p in p.addArc(center: .zero, radius: NUMBER, startAngle: .degrees(NUMBER), endAngle: .degrees(1e9), clockwise: true) }",
    "RoundedRectangle(cornerRadius: NUMBER).strokeBorder(.red, lineWidth: NUMBER)",
    "ProgressView(value: NUMBER)",
    "Gauge(value: NUMBER, in: 0...1) { Text(\"g\") }",
    "DatePicker(\"d\", selection: .constant(.distantFuture))",
    "OutlineGroup([Item()], children: \\.children) { Text($0.name) }",
    "List([Item()], children: \\.children) { Text($0.name) }",
    "TimelineView(.periodic(from: .now, by: 1e-9)) { _ in Text(\"t\") }",
    "TextEditor(text: .constant(String(repeating: \"a b\", count: COUNT)))",
    "TextField(\"f\", text: .constant(String(repeating: \"a b\", count: min(COUNT, 1_000_000))), axis: .vertical)",
    "Picker(\"p\", selection: .constant(1)) { ForEach(0..<COUNT, id: \\.self) { Text(\"\\($0)\").tag($0) } }.pickerStyle(.wheel)",
    "AngularGradient(stops: (0..<min(COUNT, 100_000)).map { .init(color: .red, location: Double($0)) }, center: .center)",
    "MeshGradient(width: COUNT, height: COUNT, points: [], colors: [])",
    "Color(hue: NUMBER, saturation: NUMBER, brightness: NUMBER)",
    "Canvas { c, s in for i in 0..<COUNT { var d = c; d.scaleBy(x: NUMBER, y: 2); d.draw(Text(\"x\"), at: .zero) } }",
    "Canvas { c, s in c.stroke(Star(points: min(COUNT, 100_000)).path(in: .zero), with: .color(.red), style: StrokeStyle(lineWidth: 1, dash: [0.001])) }",
    "Table(of: Item.self) { TableColumn(\"a\", value: \\.name) } rows: { ForEach(0..<COUNT) { _ in TableRow(Item()) } }",
    "ScrollViewReader { r in ScrollView { LazyVStack { ForEach(0..<COUNT, id: \\.self) { Text(\"\\($0)\").id($0) } } }.onAppear { r.scrollTo(COUNT - 1) } }",
    "ForEach(0..<min(COUNT, 3_000), id: \\.self) { _ in Image(systemName: \"star\").resizable().scaledToFit() }",
    "Button(\"b\") { }.buttonStyle(.borderedProminent).controlSize(.extraLarge)",
    "Image(decorative: \"none\").resizable(capInsets: .init(top: NUMBER, leading: NUMBER, bottom: 1, trailing: 1))",
    "Text(Date(timeIntervalSince1970: NUMBER), style: .relative)",
    "Text(timerInterval: .distantPast ... .distantFuture)",
    "Text(\"\\(NUMBER, specifier: \"%.300f\")\")",
    "Text(Array(repeating: \"a\", count: min(COUNT, 100_000)), format: .list(type: .and))",
  ]

  static let modifiers = [
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
    ".overlayPreferenceValue(Key.self) { v in Text(\"\\(v)\") }",
    ".transformPreference(Key.self) { $0 += $0 }",
    ".anchorPreference(key: Key.self, value: .bounds) { _ in [1, 2] }",
    ".containerRelativeFrame(.vertical, count: 1_000_000, spacing: NUMBER)",
    ".gridCellColumns(1_000_000)", ".gridCellColumns(3)", ".gridCellUnsizedAxes(.horizontal)",
    ".tracking(NUMBER)",
    ".baselineOffset(NUMBER)", ".lineLimit(1_000_000...)", ".truncationMode(.middle).lineLimit(2)",
    ".dynamicTypeSize(.accessibility5)",
    ".mask { Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [0.01])) }",
    ".clipShape(Star(points: 1_000))",
    ".animation(.easeInOut(duration: NUMBER).repeatForever(), value: 1)",
    ".transition(.move(edge: .leading))",
    ".projectionEffect(.init(.init(scaleX: NUMBER, y: NUMBER)))",
    ".rotation3DEffect(.degrees(NUMBER), axis: (1, NUMBER, 0))",
    ".navigationTitle(String(repeating: \"t\", count: 100_000))",
    ".toolbar { ForEach(0..<2_000, id: \\.self) { Text(\"\\($0)\") } }",
    ".sheet(isPresented: .constant(true)) { Nested(depth: 10) }",
    ".searchable(text: .constant(\"q\"))", ".badge(1_000_000_000)",
    ".listRowInsets(.init(top: NUMBER, leading: NUMBER, bottom: 0, trailing: 0))",
    ".environment(\\.deep, 1)", ".scrollPosition(id: .constant(3))",
    ".matchedGeometryEffect(id: 1, in: Namespace().wrappedValue)",
    ".coordinateSpace(.named(\"c\"))", ".redacted(reason: .placeholder)",
    ".accessibilityLabel(String(repeating: \"a\", count: 1_000_000))",
    ".accessibilityIdentifier(\"\\u{1B}[2J\")", ".tag(NUMBER)",
    ".visualEffect { c, p in c.scaleEffect(NUMBER).blur(radius: NUMBER) }",
    ".scrollTransition { c, p in c.opacity(p.value * NUMBER) }",
    ".modifier(EmptyModifier())", ".contentMargins(NUMBER)", ".safeAreaPadding(NUMBER)",
    ".defaultScrollAnchor(.bottom)",
    ".multilineTextAlignment(.trailing).lineSpacing(NUMBER)",
    ".flipsForRightToLeftLayoutDirection(true)", ".drawingGroup()",
  ]
}
