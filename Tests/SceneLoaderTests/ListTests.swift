import LayoutSolver
import SceneLoader
import Testing

/// Rows, sections, tabs and sliders by their documentation; the sizes are recorded ones.
struct ListTests {
  /// A view of the scene's that stands for sections and rows is those sections and rows.
  @Test func sectionsInAViewOfTheScenesAreSections() throws {
    let rows = """
      Section("A") { Text("1"); Text("2") }
      Section { Text("3") }
      """
    let direct = try run("List { \(rows) }")
    let inside = try run(
      "List { Rows() }", declarations: "struct Rows: View { var body: some View { \(rows) } }")
    #expect(texts(direct).map(\.frame) == texts(inside).map(\.frame))
  }

  /// An outline of one root is a row, its branches closed.
  @Test func anOutlineOfOneRoot() throws {
    let result = try run(
      "List { OutlineGroup(Item(name: \"Root\", children: []), children: \\.children) { Text($0.name) } }",
      declarations:
        "struct Item: Identifiable { var id: String { name }; var name: String; var children: [Item]? }"
    )
    #expect(texts(result).map(\.textLines) == [["Root"]])
  }

  private static let tree = """
    struct Item: Identifiable { var id: String { name }; var name: String; var children: [Item]? }
    let tree = [
      Item(name: "Folder", children: [Item(name: "Inner", children: []), Item(name: "File")]),
      Item(name: "Leaf"),
    ]
    """

  /// What a group holds is rows of their own, further in; an outline's branch is such a group, which
  /// begins closed.
  @Test(arguments: [
    "List { DisclosureGroup(\"Folder\") { Text(\"Inner\"); Text(\"File\") }; Text(\"Leaf\") }",
    "List(tree, children: \\.children) { Text($0.name) }",
    "List { OutlineGroup(tree, children: \\.children) { Text($0.name) } }",
  ])
  func whatAGroupHoldsIsRows(list: String) throws {
    let scene = scene(list, declarations: Self.tree)
    let settings = LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 600)))
    let closed = try #require(scene.layout(settings).result)
    #expect(texts(closed).flatMap(\.textLines) == ["Folder", "Leaf"])
    try press("Folder", of: closed)
    let open = try #require(scene.layout(settings).result)
    #expect(texts(open).flatMap(\.textLines) == ["Folder", "Inner", "File", "Leaf"])
    let frames = texts(open).map(\.frame)
    #expect(
      frames.map(\.minX) == [
        frames[0].minX, frames[3].minX + 20, frames[3].minX + 20, frames[0].minX,
      ])
    let (inside, outside) = (
      try distance(open, "Inner", "File"), try distance(closed, "Folder", "Leaf")
    )
    #expect(abs(inside - outside) < 0.001)
  }

  /// A group within a row stays part of the row.
  @Test func aGroupWithinARowIsPartOfIt() throws {
    let result = try run(
      "List { VStack { DisclosureGroup(\"A\", isExpanded: .constant(true)) { Text(\"B\") } } }")
    #expect(try distance(result, "A", "B") < 30)
  }

  /// Insets of a header's own take the place of those that it has.
  @Test func aHeadersInsets() throws {
    func header(_ insets: String) throws -> Rect {
      let result = try run(
        "List { Section { Text(\"Row\") } header: { Text(\"Header\")\(insets) } }")
      return try #require(texts(result).first { $0.textLines == ["Header"] }).frame
    }
    let own = try header(
      ".listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0))")
    let usual = try header("")
    // The rows' own insets are as wide as the list's margin.
    #expect(own.minX == usual.minX / 2 + 3)
  }

  /// A header's words are grey and what is pressed in it is tinted; a labelled value is grey.
  @Test func usualColours() throws {
    let result = try run(
      """
      List {
        Section { LabeledContent("Version", value: "1.0") } header: {
          HStack { Text("Header"); Button("Plain") {} }
        }
        Section { Text("Row") } header: {
          HStack { Button("Own") {}; Text("Green") }.foregroundStyle(.green)
        }
      }
      """)
    func color(_ text: String) throws -> ShapeStyle? {
      try #require(texts(result).first { $0.textLines == [text] }).look.foreground
    }
    #expect(try color("Header") == .named(.secondary))
    #expect(try color("Plain") == .color(.named(.accentColor)))
    #expect(try color("Own") == color("Green") && color("Own") != color("Header"))
    #expect(try color("1.0") == .named(.secondary))
    #expect(try color("Version") == nil)
  }

  /// In edit mode what can be deleted has a button before it, what can be moved a handle behind it.
  @Test(arguments: [
    (".onDelete { _ in }", ["minus.circle.fill"]), (".onMove { _, _ in }", ["line.3.horizontal"]),
    (".onDelete { _ in }.onMove { _, _ in }", ["minus.circle.fill", "line.3.horizontal"]),
    (".onDelete(perform: nil)", []), ("", []),
  ])
  func rowsInEditMode(modifiers: String, symbols: [String]) throws {
    let rows = "ForEach([\"Row\"], id: \\.self) { Text($0) }\(modifiers)"
    let scene = scene("NavigationStack { List { \(rows) }.toolbar { EditButton() } }")
    let settings = LayoutSettings(container: LayoutContainer(size: Size(width: 390, height: 800)))
    func shown() throws -> (result: LayoutResult, symbols: [String]) {
      let result = try #require(scene.layout(settings).result)
      let row = try #require(texts(result).first { $0.textLines == ["Row"] }).frame
      let images = result.nodes.filter { $0.name == "Image" && abs($0.frame.midY - row.midY) < 1 }
      return (result, images.compactMap { $0.detail.split(separator: "\"").last.map(String.init) })
    }
    let before = try shown()
    #expect(before.symbols == [])
    try press("Edit", of: before.result)
    let during = try shown()
    #expect(during.symbols == symbols)
    try press("Done", of: during.result)
    #expect(try shown().symbols == [])
  }

  private func press(_ title: String, of result: LayoutResult) throws {
    let text = try #require(texts(result).first { $0.textLines == [title] })
    let views = sequence(first: text) { $0.parent.map { result.node($0) } }
    let tap = try #require(views.lazy.compactMap(\.tap).first)
    tap()
  }

  /// The body of a row is evaluated once, with what a row finds around it.
  @Test func aRowOfTheScenesIsEvaluatedOnce() throws {
    let outcome = layout(
      "List { ForEach(0..<2) { Row(number: $0) } }",
      declarations: """
        struct Row: View {
          let number: Int
          @State var count = 0
          var body: some View { let _ = print(number, count); Text("\\(count)") }
        }
        """)
    #expect(outcome.output == ["0 0", "1 0"])
  }

  /// "A layout that matches the label of the `Picker`" is what labelled content has in a form: its
  /// row grows with the value, so the picker's does, and the text has the height of its lines.
  @Test func aPickersRowGrowsWithItsValue() throws {
    let value = "Bosnia and Herzegovina"
    func rows(_ row: String) throws -> (text: PlacedNode, next: PlacedNode) {
      let outcome = layout("Form { \(row); Text(\"Next\") }") {
        $0.dynamicTypeSize = .accessibility2
      }
      #expect(outcome.diagnostics == [])
      let all = texts(try #require(outcome.result))
      return (
        try #require(all.first { $0.detail == "\"\(value)\"" }),
        try #require(all.first { $0.detail == "\"Next\"" })
      )
    }
    let picker = try rows(
      "Picker(\"Country\", selection: .constant(1)) { Text(\"\(value)\").tag(1) }")
    #expect(picker.text.textLines.count > 1)
    #expect(!picker.text.textLines.joined().contains("…"))
    #expect(picker.text.frame.maxY < picker.next.frame.minY)
    // The value is narrower by the chevrons, and what room it has left stands in as many lines.
    let content = try rows("LabeledContent(\"Country\", value: \"\(value)\")")
    #expect(content.text.textLines.count <= picker.text.textLines.count)
    #expect(content.text.frame.height <= picker.text.frame.height)
  }

  @Test func rowsHaveSpacing() throws {
    let plain = try run("List { Text(\"1\"); Text(\"2\") }")
    let spaced = try run("List { Text(\"1\"); Text(\"2\") }.listRowSpacing(7)")
    let (wider, own) = (try distance(spaced, "1", "2"), try distance(plain, "1", "2"))
    #expect(wider == own + 7)
  }

  /// "If adjacent sections have different spacing applied, each section applies half its spacing
  /// above and below. Sections without explicit spacing apply the spacing of their adjacent
  /// sections." The rows are 52 high.
  @Test(arguments: [
    ("", ".listSectionSpacing(5)", 5.0), (".listSectionSpacing(10)", "", 10),
    (".listSectionSpacing(10)", ".listSectionSpacing(.custom(20))", 15),
    // A missing footer and a missing header, each 17.5 points.
    ("", ".listSectionSpacing(.default)", 35), ("", "", 35),
  ])
  func sectionsHaveSpacing(first: String, list: String, gap: Double) throws {
    let result = try run(
      """
      List { Section { Text("1") }\(first); Section { Text("2") } }\(list)
      """)
    let expected = try distance(run("List { Text(\"1\"); Text(\"2\") }"), "1", "2") + gap
    let actual = try distance(result, "1", "2")
    #expect(abs(actual - expected) < 1e-9)
  }

  @Test func rowInsetsCanBeSetByEdge() throws {
    let result = try run(
      """
      List {
        Text("1").listRowInsets(.leading, 50)
        Text("2").listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
        Text("3")
      }
      """)
    let lefts = texts(result).map(\.frame.minX)
    #expect(lefts == [66, 19, 32])
  }

  @Test func contentMarginsAndSectionMarginsTakeThePlaceOfTheLists() throws {
    let result = try run(
      """
      List {
        Text("1")
        Section { Text("2") }.listSectionMargins(.horizontal, 0)
      }
      .contentMargins(.horizontal, 40).contentMargins(.top, 0)
      """)
    let lefts = texts(result).map(\.frame.minX)
    #expect(lefts == [56, 16])
    let first = try #require(result.nodes.first { $0.name == "LazyVStack" })
    #expect(first.frame.minY == 0)
    #expect(texts(result)[0].frame.minY < 52)
  }

  @Test(arguments: [
    ("selection: .constant(2)", "Text(\"1\").tag(1); Text(\"2\").tag(2)", "2"),
    ("selection: .constant(3)", "ForEach(1..<5, id: \\.self) { Text(\"\\($0)\") }", "3"),
    ("selection: .constant(9)", "Text(\"1\").tag(1); Text(\"2\").tag(2)", "1"),
    (
      "selection: .constant(\"b\")",
      "Tab(\"A\", systemImage: \"star\", value: \"a\") { Text(\"1\") }; "
        + "Tab(\"B\", systemImage: \"star\", value: \"b\") { Text(\"2\") }", "2"
    ),
  ])
  func aTabViewShowsTheSelection(selection: String, tabs: String, shown: String) throws {
    let result = try run("TabView(\(selection)) { \(tabs) }")
    // Titles of tabs, if any, follow the page.
    let numbers = texts(result).map(\.detail).filter { $0.dropFirst().first?.isNumber == true }
    #expect(numbers == ["\"\(shown)\""])
  }

  /// What a condition leaves out is no tab, and what modifies several tabs, one in a group or none
  /// modifies each that is there.
  @Test(arguments: [
    ("ForEach(0..<3) { n in if n != 1 { tab(n) } }", ["0", "2"]),
    ("ForEach(0..<3) { n in if n != 1 { tab(n) } }.opacity(0.5)", ["0", "2"]),
    ("ForEach(0..<2) { n in Group { tab(n) } }", ["0", "1"]),
    ("Group { tab(0); tab(1) }.padding(); if false { tab(2) }", ["0", "1"]),
    ("Group { if false { tab(0) } }.opacity(0.5); tab(1)", ["1"]),
  ])
  func tabsAreWhatStandsThere(_ tabs: String, _ titles: [String]) throws {
    let tab = "func tab(_ n: Int) -> some View { Color.red.tabItem { Text(\"\\(n)\") } }"
    let text = "import SwiftUI\n\(tab)\n#Preview { TabView { \(tabs) } }"
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 600))))
    #expect(outcome.diagnostics.map(\.message) == [])
    let words = outcome.result?.nodes.filter { $0.name == "Text" }.map(\.detail) ?? []
    #expect(words == titles.map { "\"\($0)\"" })
    let bar = outcome.result?.nodes.filter { $0.name == "VStack" && $0.size.height < 50 } ?? []
    #expect(bar.count == titles.count)
  }

  /// Pages have no bar below them.
  @Test func aPageTakesAllOfATabView() throws {
    let result = try run(
      "TabView { ForEach(0..<3) { _ in Color.red } }.tabViewStyle(.page)")
    let pages = result.nodes.filter { $0.name == "Color" }
    #expect(pages.map(\.size) == [Size(width: 300, height: 600)])
  }

  /// UIKit's compact picker of a date is 34 points high.
  @Test func aDatePickerIsNoHigherThanItsRow() throws {
    let result = try run(
      """
      VStack {
        DatePicker("When", selection: .constant(.now), displayedComponents: .date)
          .accessibilityIdentifier("picker")
      }
      """)
    #expect(result.node(identifier: "picker")?.size.height == 34)
  }

  /// A field is as high as its font's line (22 recorded at 17 points, 34 with a border), whatever its
  /// title.
  @Test(arguments: [("", 22.0), (".textFieldStyle(.roundedBorder)", 34)])
  func aFieldWithoutAWordKeepsItsLine(style: String, height: Double) throws {
    let result = try run(
      """
      VStack {
        TextField("", text: .constant(""))\(style).accessibilityIdentifier("empty")
        TextField("Name", text: .constant(""))\(style).accessibilityIdentifier("titled")
      }
      """)
    for name in ["empty", "titled"] {
      #expect(result.node(identifier: name)?.size.height == height)
    }
  }

  /// A Mac's tab shows its title alone, written as a `Label` or as its parts.
  @Test(arguments: [
    #"Label("One", systemImage: "star")"#, #"Image(systemName: "star"); Text("One")"#,
    #"Text("One"); Image(systemName: "star")"#, #"Text("One")"#,
  ])
  func aMacsTabIsItsTitle(label: String) throws {
    let result = try run(
      "TabView { Color.red.tabItem { \(label) }; Color.blue.tabItem { Text(\"Two\") } }",
      platform: Platform(kind: .mac, displayScale: 2), width: 320)
    #expect(result.nodes.flatMap(\.textLines) == ["One", "Two"])
    #expect(!result.nodes.contains { $0.name == "Image" })
  }

  /// Recorded on macOS 26.2 (swiftui-web, slider/basic): the label and, at the ends of the track,
  /// small ones, all 8 points apart.
  @Test func aMacsSliderHasLabels() throws {
    let result = try run(
      """
      Slider(value: .constant(0.5), in: 0...1) { Text("Volume") } minimumValueLabel: { Text("Min") }
        maximumValueLabel: { Text("Max") }
      """, platform: Platform(kind: .mac, displayScale: 2), width: 320)
    #expect(texts(result).map(\.frame.minX) == [0, 53, 300])
    #expect(texts(result).map(\.frame.width) == [45, 17.5, 20])
  }

  /// Recorded on macOS 26.2 (swiftui-web, form/basic): the longest label, "Volume", is 45 wide.
  @Test func aMacsFormHasColumns() throws {
    let result = try run(
      """
      Form {
        TextField("Name", text: .constant("Hello")).accessibilityIdentifier("field")
        Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("toggle")
        Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1); Text("Banana").tag(2) }
          .accessibilityIdentifier("picker")
        Slider(value: .constant(0.5)) { Text("Volume") }.accessibilityIdentifier("slider")
        Stepper("Count", value: .constant(1)).accessibilityIdentifier("stepper")
        Button("Save") {}.accessibilityIdentifier("button")
        Text("Plain").accessibilityIdentifier("text")
      }
      .accessibilityIdentifier("form")
      """, platform: Platform(kind: .mac, displayScale: 2), width: 360)
    let expected = [
      ("field", 9.5, 350.5), ("toggle", 53, 70), ("picker", 17, 128.5), ("slider", 0, 360),
      ("stepper", 8.5, 64.5), ("button", 53, 53.5), ("text", 53, 29.5), ("form", 0, 360),
    ]
    for (identifier, x, width) in expected {
      let frame = try #require(result.node(identifier: identifier)).frame
      #expect([frame.minX, frame.width] == [x, width], "\(identifier)")
    }
  }

  /// Recorded on macOS 26.2 (swiftui-web, picker/basic): "Banana" is 45 wide, "Fruit" 28.
  @Test(arguments: [
    ("", 128.5), (".labelsHidden()", 92.5), (".pickerStyle(.segmented)", 234.0),
    (".pickerStyle(.radioGroup)", 102.0),
  ])
  func aMacsPickerHasItsWidestOption(modifiers: String, width: Double) throws {
    let result = try run(
      """
      Picker("Fruit", selection: .constant(1)) {
        Text("Apple").tag(1); Text("Banana").tag(2); Text("Kiwi").tag(3)
      }
      \(modifiers).accessibilityIdentifier("picker")
      """, platform: Platform(kind: .mac, displayScale: 2), width: 360)
    let size = try #require(result.node(identifier: "picker")).size
    #expect(size.width == width)
    if !modifiers.contains("radio") { #expect(size.height == 24) }
  }

  @Test func contentWithALabelTakesAStyle() throws {
    let result = try run(
      "LabeledContent(\"Name\") { Color.red.frame(width: 20) }.labeledContentStyle(Stacked())",
      declarations: """
        struct Stacked: LabeledContentStyle {
          func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) { configuration.content; configuration.label }
          }
        }
        """)
    #expect(texts(result)[0].frame.maxY == 600)
  }

  /// A phone's slider shows the labels of its ends only.
  @Test func aPhonesSliderHasNoLabelOfItsOwn() throws {
    let result = try run(
      """
      Slider(value: .constant(5), in: 0...10, step: 1) { Text("Volume") } minimumValueLabel: {
        Text("Min") } maximumValueLabel: { Text("Max") }
      """)
    #expect(texts(result).map(\.detail) == ["\"Min\"", "\"Max\""])
  }

  /// By `LayoutDirectionBehavior`'s documentation.
  @Test(arguments: [
    ("layoutDirectionBehavior(.mirrors)", LayoutDirection.rightToLeft, true),
    ("layoutDirectionBehavior(.mirrors)", .leftToRight, false),
    ("layoutDirectionBehavior(.mirrors(in: .leftToRight))", .leftToRight, true),
    ("layoutDirectionBehavior(.fixed)", .rightToLeft, false),
    ("flipsForRightToLeftLayoutDirection(true)", .rightToLeft, true),
  ])
  func viewsAreMirrored(modifier: String, direction: LayoutDirection, isMirrored: Bool) throws {
    let outcome = layout("Color.red.\(modifier)") { $0.layoutDirection = direction }
    let result = try #require(outcome.result)
    #expect(result.nodes.contains { $0.name == "scaleEffect" } == isMirrored)
  }

  /// A badge stands at its row's end, a link's before the chevron; there is none of zero.
  @Test func badgesStandAtTheEndsOfRows() throws {
    let result = try run(
      """
      NavigationStack {
        List {
          Text("Mail").badge(12)
          NavigationLink("Drafts") { Text("page") }.badge(3)
          Text("Spam").badge(0)
        }
      }
      """, width: 400)
    func frame(_ words: String) throws -> Rect {
      try #require(texts(result).first { $0.textLines == [words] }).frame
    }
    let (plain, mail) = (try frame("12"), try frame("Mail"))
    let (link, drafts) = (try frame("3"), try frame("Drafts"))
    // The card's margin of 16 points and the row's of 16.
    #expect(plain.maxX == 400 - 32 && plain.midY == mail.midY)
    #expect(link.maxX < plain.maxX - 12 && link.midY == drafts.midY)
    #expect(texts(result).allSatisfy { $0.textLines != ["0"] })
    // A badge is called by its own name, and nothing by its words.
    let names = ViewNames(result.nodes)
    let called = result.nodes.map { names.name(of: $0.id).text }
    #expect(called.filter { $0.contains("12") } == ["Badge \"12\""])
  }

  /// A link that scrolls within a row isn't the row's, as the categories of Apple's "Composing complex
  /// interfaces"; one that a binding follows is a row's like any other.
  @Test func linksOfARowHaveAChevron() throws {
    let result = try run(
      """
      NavigationStack {
        List {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              NavigationLink { Text("page") } label: { Color.red.frame(width: 80, height: 40) }
              NavigationLink { Text("page") } label: { Color.blue.frame(width: 80, height: 40) }
            }
          }
          NavigationLink(destination: Text("page"), isActive: .constant(false)) { Text("link") }
        }
      }
      """, width: 400)
    #expect(result.nodes.filter { $0.name == "RowChevron" }.count == 1)
    let colors = result.nodes.filter { $0.name == "Color" }.map(\.frame.minX)
    #expect(colors == [32, 112])
  }

  /// "Hides the labels of any controls contained within this view" (Apple on `labelsHidden`).
  @Test(arguments: [
    "DatePicker(\"Label\", selection: .constant(.now))", "Toggle(\"Label\", isOn: .constant(true))",
    "Stepper(\"Label\", value: .constant(1))", "ColorPicker(\"Label\", selection: .constant(.red))",
    "DatePicker(\"Label\", selection: .constant(.now)).datePickerStyle(.wheel)",
    "Picker(\"Label\", selection: .constant(1)) { Text(\"one\").tag(1) }",
  ])
  func labelsAreHidden(_ control: String) throws {
    for body in ["\(control)", "List { \(control) }"] {
      let shown = texts(try run(body)).flatMap(\.textLines)
      let hidden = texts(try run("VStack { \(body) }.labelsHidden()")).flatMap(\.textLines)
      #expect(hidden == shown.filter { $0 != "Label" })
    }
  }

  /// A date outside of a picker's range is shown as the range's end, as `UIDatePicker` does.
  @Test(arguments: [
    ("...date(20)", "Jan 20, 2001"), ("date(5)...date(20)", "Jan 9, 2001"),
    ("date(12)...", "Jan 12, 2001"),
  ])
  func aDatePickerShowsADateOfItsRange(_ range: String, _ day: String) throws {
    let result = try run(
      "DatePicker(\"Day\", selection: .constant(date(\(range.hasPrefix("...") ? 30 : 9))), in: \(range), displayedComponents: .date)",
      declarations:
        "func date(_ day: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(day - 1) * 86400) }"
    )
    let shown = result.nodes.compactMap { node -> [String]? in
      if case .control(_, .choices(let words, _)) = node.drawing { words } else { nil }
    }
    #expect(shown == [[day]])
  }

  /// As wide as its titles need where nothing is offered: UIKit's segments are as wide as the widest.
  @Test func segmentsHaveAnIdealWidth() throws {
    let result = try run(
      """
      Picker("", selection: .constant(0)) { Text("Surveys").tag(0); Text("Questions").tag(1) }
        .pickerStyle(.segmented).fixedSize().accessibilityIdentifier("picker")
      """, width: 400)
    // A title of 62 points with 10 at either side, twice, and a point between them.
    let width = try #require(result.node(identifier: "picker")).size.width
    #expect(abs(width - (2 * (62 + 20) + 1)) < 1e-6)
  }

  @Test func rowsHaveTheirOwnBackgroundsAndMayLackASeparator() throws {
    let result = try run(
      """
      List {
        Text("red").listRowBackground(Color.red)
        Text("bare").listRowSeparator(.hidden)
        Text("plain").listRowBackground(nil).listRowSeparator(.hidden, edges: .top)
      }
      """)
    let rows = result.nodes.flatMap { node in
      node.decorations.compactMap { if case .listRow(let row) = $0 { row } else { nil } }
    }
    try #require(rows.count == 3)
    #expect(rows[0].card == .color(.named(.red)) && rows[0].separator != nil)
    #expect(rows[1].separator == nil && rows[1].card == rows[2].card)
    #expect(rows[2].separator != nil)
  }

  /// A tab's badge is over its label and takes no room beside it.
  @Test func badgesOfTabsTakeNoRoom() throws {
    func labels(_ badge: String) throws -> LayoutResult {
      try run(
        """
        TabView {
          Tab("Home", systemImage: "house") { Text("page") }\(badge)
          Tab("More", systemImage: "ellipsis") { Text("other") }
        }
        """, width: 400)
    }
    let (plain, badged) = (try labels(""), try labels(".badge(\"new\")"))
    func home(_ result: LayoutResult) -> Rect? {
      texts(result).first { $0.textLines == ["Home"] }?.frame
    }
    #expect(home(plain) == home(badged) && home(plain) != nil)
    let badge = try #require(texts(badged).first { $0.textLines == ["new"] })
    #expect(badge.frame.minY < (home(badged)?.minY ?? 0))
  }

  /// A tab's badge is the tab's alone; that of a link in a list stands in its row.
  @Test func badgesAreThoseOfWhatTheyAreSetOn() throws {
    let tab = try run(
      """
      TabView {
        NavigationStack { List { Text("One"); NavigationLink("Two") { Text("x") } } }
          .tabItem { Label("Mail", systemImage: "envelope") }
          .badge(12)
        Text("x").tabItem { Label("X", systemImage: "star") }
      }
      """)
    #expect(texts(tab).flatMap(\.textLines).filter { $0 == "12" }.count == 1)
    let row = try run(
      "List { Row().badge(7) }",
      declarations:
        "struct Row: View { var body: some View { NavigationLink(\"Two\") { Text(\"x\") } } }"
    )
    #expect(texts(row).flatMap(\.textLines) == ["Two", "7"])
  }

  /// Separators begin at the first text of the row below which they are, or where the row sets
  /// `listRowSeparatorLeading` (swiftlang/swift issue 62910; feedback-assistant/reports 610).
  @Test func separatorsBeginAtTheFirstText() throws {
    let result = try run(
      """
      List {
        HStack { Image(systemName: "star"); Text("Cake"); Spacer(); Text("now") }
        Label("Tea", systemImage: "star")
        Text("Coffee").alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
        VStack { Text("Milk") }.alignmentGuide(.listRowSeparatorTrailing) { _ in 90 }
        Color.red
      }
      .listStyle(.plain)
      """, platform: Platform(kind: .ios, os: 26))
    let rows = result.nodes.filter {
      $0.decorations.contains { if case .listRow = $0 { true } else { false } }
    }
    let ends = rows.map { row -> (Double?, Double?) in
      let ends = result.separatorEnds(of: row.id)
      return (ends.left.map { row.frame.minX + $0 }, ends.right.map { row.frame.minX + $0 })
    }
    func left(_ words: String) throws -> Double {
      try #require(texts(result).first { $0.textLines == [words] }).frame.minX
    }
    #expect(ends.count == 5)
    let (cake, tea) = (try left("Cake"), try left("Tea"))
    let (coffee, milk) = (try left("Coffee"), try left("Milk"))
    #expect(ends[0].0 == cake && ends[1].0 == tea)
    #expect(ends[2].0 == coffee + 100 && ends[3].1 == milk + 90)
    #expect(ends[4].0 == nil && ends[0].1 == nil)
  }

  /// "SwiftUI applies the equivalent of .frame(minHeight: defaultMinListRowHeight) to each item"
  /// (mlemgroup/mlem, pull request 2902): a caption's 14.333 points and its insets, or the 80 asked for.
  @Test(arguments: [(0, 18.333), (80, 80.0)])
  func rowsAreAsHighAsTheSceneSays(least: Int, height: Double) throws {
    let result = try run(
      """
      List {
        Text("One").font(.caption)
          .listRowInsets(EdgeInsets(top: 2, leading: 16, bottom: 2, trailing: 16))
        Text("Two").font(.caption)
          .listRowInsets(EdgeInsets(top: 2, leading: 16, bottom: 2, trailing: 16))
      }
      .listStyle(.plain)
      .environment(\\.defaultMinListRowHeight, \(least))
      """)
    let distance = try distance(result, "One", "Two")
    #expect(abs(distance - height) < 0.01)
  }

  /// A Mac's grouped form has labels at one end and fields' texts, switches and values at the other
  /// (yazinsai/OpenOats, pull request 637).
  @Test func aMacsGroupedFormHasItsValuesAtTheEnd() throws {
    let result = try run(
      """
      Form {
        TextField("Name", text: .constant("Sprint planning"))
        Toggle("Record", isOn: .constant(true))
        LabeledContent("Size", value: "12 MB")
      }
      .formStyle(.grouped)
      """, platform: Platform(kind: .mac, os: 26), width: 400)
    func frame(_ words: String) throws -> Rect {
      try #require(texts(result).first { $0.textLines == [words] }).frame
    }
    let toggle = try #require(
      result.nodes.first { $0.name == "toggle" || $0.name == "Toggle" && $0.children.isEmpty })
    let left = try frame("Record").minX
    #expect(try frame("Name").minX == left && frame("Size").minX == left)
    let right = try frame("12 MB").maxX
    let field = try frame("Sprint planning")
    #expect(abs(field.maxX - right) < 0.01)
    #expect(abs(toggle.frame.maxX - right) < 0.01 && toggle.size == Size(width: 54, height: 24))
  }

  private func texts(_ result: LayoutResult) -> [PlacedNode] {
    result.nodes.filter { $0.name == "Text" }
  }

  /// From the top of one text to the top of another.
  private func distance(_ result: LayoutResult, _ a: String, _ b: String) throws -> Double {
    let (first, second) = (
      try #require(texts(result).first { $0.detail == "\"\(a)\"" }),
      try #require(texts(result).first { $0.detail == "\"\(b)\"" })
    )
    return second.frame.minY - first.frame.minY
  }

  private func run(
    _ body: String, declarations: String = "", platform: Platform = Platform(), width: Double = 300
  ) throws -> LayoutResult {
    let outcome = layout(body, declarations: declarations, width: width) {
      $0.platform = platform
    }
    #expect(outcome.diagnostics == [])
    return try #require(outcome.result)
  }

  private func layout(
    _ body: String, declarations: String = "", width: Double = 300,
    _ change: (inout LayoutSettings) -> Void = { _ in }
  ) -> SceneResult {
    let scene = scene(body, declarations: declarations)
    var settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: width, height: 600)))
    change(&settings)
    return scene.layout(settings)
  }

  private func scene(_ body: String, declarations: String = "") -> Scene {
    let source = """
      import SwiftUI
      \(declarations)
      struct ContentView: View { var body: some View { \(body) } }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: source)], name: "-")
    #expect(scene.diagnostics == [])
    return scene
  }
}
