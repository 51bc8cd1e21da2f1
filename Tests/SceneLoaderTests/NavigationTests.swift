import LayoutSolver
import SceneLoader
import Testing

struct NavigationTests {
  /// The selection says of what type the tabs' values are.
  @Test func aTabsValueMayBeAnImplicitMember() throws {
    let text = """
      import SwiftUI
      enum Page { case home, search }
      struct ContentView: View {
        @State private var page = Page.search
        var body: some View {
          TabView(selection: $page) {
            Tab("Home", systemImage: "house", value: .home) { Text("at home") }
            Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("seeking") }
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    // Below the page stand the tabs' own titles.
    #expect(outcome.result?.nodes.flatMap(\.textLines) == ["seeking", "Home", "Search"])
  }

  /// Several views of a page stand below each other under one bar, whichever of them has the title.
  @Test func severalViewsAreOnePage() throws {
    let text = """
      import SwiftUI
      struct Page: View {
        var body: some View {
          NavigationStack {
            Color.red.frame(height: 40).accessibilityIdentifier("first")
            Color.blue.navigationTitle("Title").accessibilityIdentifier("second")
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics.map(\.message) == [])
    let result = try #require(outcome.result)
    let first = try #require(result.node(identifier: "first")).frame
    let second = try #require(result.node(identifier: "second")).frame
    // The safe area of 62 points and the bar of 54 and 52 points; 8 between the two.
    #expect(abs(first.minY - (62 + 54 + 52)) < 0.001)
    #expect(first.size == Size(width: 402, height: 40))
    #expect(second.minY == first.maxY + 8)
    #expect(result.nodes.count { $0.name == "bar" } == 1)
  }

  private func layout(
    _ body: String, os: Int = 26, state: String = "", size: Size? = nil,
    typeSize: DynamicTypeSize = .large
  ) throws -> LayoutResult {
    let text = """
      import SwiftUI
      struct Page: View {
        \(state)
        var body: some View { \(body) }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    var settings = device.settings(.portrait, os: os)
    if let size { settings.container = LayoutContainer(size: size) }
    settings.dynamicTypeSize = typeSize
    let outcome = scene.layout(settings)
    #expect(outcome.diagnostics.map(\.message) == [])
    return try #require(outcome.result)
  }

  /// Bars stay small "no matter the selected Dynamic Type Size"; the large content viewer is there
  /// for what they say. The page's own text grows.
  @Test(
    arguments: [
      ".toolbar { Button(\"Item\") {} }",
      ".toolbar { Button { } label: { Image(systemName: \"star\") } }",
      ".navigationBarItems(leading: Button(action: {}) { Text(\"Item\") })",
      ".toolbar { ToolbarItem(placement: .principal) { Text(\"Item\") } }",
      ".toolbar { ToolbarItem(placement: .bottomBar) { Button(\"Item\") {} } }",
    ], [18, 26])
  func aBarsItemsKeepTheirSize(_ items: String, os: Int) throws {
    let body = "NavigationStack { Text(\"Page\")\(items) }"
    try expectBarsToKeepTheirSize(body, os: os)
  }

  @Test(arguments: [18, 26])
  func aTabBarsItemsKeepTheirSize(os: Int) throws {
    try expectBarsToKeepTheirSize(
      "TabView { Text(\"Page\").tabItem { Label(\"Item\", systemImage: \"star\") } }", os: os)
  }

  private func expectBarsToKeepTheirSize(_ body: String, os: Int) throws {
    let small = try layout(body, os: os)
    let large = try layout(body, os: os, typeSize: .accessibility5)
    func bars(_ result: LayoutResult) -> [PlacedNode] {
      result.nodes.filter {
        ($0.name == "Text" && $0.textLines != ["Page"]) || $0.name == "Image"
      }
    }
    func page(_ result: LayoutResult) throws -> Rect {
      try #require(result.nodes.first { $0.textLines == ["Page"] }).frame
    }
    #expect(!bars(small).isEmpty)
    #expect(bars(large).map(\.frame) == bars(small).map(\.frame))
    #expect(try page(large).height > page(small).height)
  }

  /// What a bar sets for its items ends at what one of them presents.
  @Test func whatABarsItemPresentsIsOfThePagesSize() throws {
    func sheet(_ body: String) throws -> [Rect] {
      let result = try layout(
        body, state: "@State private var isOpen = true", typeSize: .accessibility3)
      return result.nodes.filter { $0.textLines.first?.hasPrefix("On the") == true }.map(\.frame)
    }
    let text = "Text(\"On the sheet stand more words than one of its lines has room for\")"
    let presented = ".sheet(isPresented: $isOpen) { \(text) }"
    let ofPage = try sheet("NavigationStack { Color.red\(presented) }")
    let ofItem = try sheet(
      "NavigationStack { Color.red.toolbar { Button(\"Item\") {}\(presented) } }")
    #expect(ofPage.count == 1)
    #expect(ofItem == ofPage)
  }

  /// UIKit's containers take the room there is and let what they contain overflow.
  @Test(arguments: ["TabView", "NavigationStack", "NavigationView"])
  func aContainerIsAsLargeAsItIsOffered(_ container: String) throws {
    let result = try layout(
      "\(container) { Color.red.frame(width: 600, height: 900) }.accessibilityIdentifier(\"it\")",
      size: Size(width: 370, height: 400))
    #expect(result.node(identifier: "it")?.size == Size(width: 370, height: 400))
  }

  /// A bar without a title is one for its items: 54 points below the 62 of the safe area since iOS 26,
  /// before 44 from where the status bar ends on this phone, at 56.333; the bar of tools 44 above the 34
  /// at the bottom, and 76 from the edge.
  @Test(arguments: [(18, 100.333, 796.0, 78.333, 818.0), (26, 116, 798, 84, 822)])
  func itemsHaveABar(os: Int, top: Double, bottom: Double, above: Double, below: Double) throws {
    let result = try layout(
      """
      NavigationStack {
        Color.red.accessibilityIdentifier("page").toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Image(systemName: "plus").accessibilityIdentifier("add")
          }
          ToolbarItem(placement: .bottomBar) { Text("3 items").accessibilityIdentifier("count") }
        }
      }
      """, os: os)
    let page = try #require(result.node(identifier: "page")).frame
    #expect(abs(page.minY - top) < 0.001 && page.maxY == bottom)
    let add = try #require(result.node(identifier: "add")).frame
    #expect(abs(add.midY - above) < 0.5 && add.maxX <= 402 - 16 && add.minX > 300)
    let count = try #require(result.node(identifier: "count")).frame
    #expect(abs(count.midY - below) < 0.5 && abs(count.midX - 201) < 0.5)
  }

  /// A field of 48 points begins 76 from the screen's edge; where tabs stand, it ends above them.
  /// A tab's icon stands above its title, whichever is written first.
  @Test func aTabsIconIsAboveItsTitle() throws {
    let text = """
      import SwiftUI
      #Preview {
        TabView {
          Text("page").tabItem {
            Text("Title").accessibilityIdentifier("title")
            Image(systemName: "star").accessibilityIdentifier("icon")
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let device = try #require(Device.named("iphone-16-pro"))
    let result = try #require(scene.layout(device.settings(.portrait)).result)
    let title = try #require(result.node(identifier: "title"))
    let icon = try #require(result.node(identifier: "icon"))
    #expect(icon.frame.maxY <= title.frame.minY)
  }

  /// Pages that are swiped through have a dot each, unless there is one alone or none are wanted
  /// (`PageTabViewStyle.IndexDisplayMode`).
  @Test(arguments: [
    ("page", 3, 3), ("page", 1, 0), ("page(indexDisplayMode: .always)", 1, 1),
    ("page(indexDisplayMode: .never)", 3, 0),
  ])
  func pagesHaveDots(style: String, pages: Int, dots: Int) throws {
    let result = try layout(
      "TabView { ForEach(0..<\(pages), id: \\.self) { Text(\"\\($0)\") } }.tabViewStyle(.\(style))")
    let circles = result.nodes.filter { $0.name == "Circle" }
    #expect(circles.count == dots)
    #expect(circles.allSatisfy { $0.frame.maxY > 800 && $0.size.width == 7 })
  }

  /// A bar's titles stand on one line, whatever their icons' heights and however they are written.
  @Test(arguments: [18, 26]) func titlesOfTabsStandOnOneLine(os: Int) throws {
    let result = try layout(
      """
      TabView {
        Text("page").tabItem { Label("One", systemImage: "minus") }
        Text("page").tabItem { Label("Two", systemImage: "person.3.fill") }
        Text("page").tabItem { Image(systemName: "ellipsis"); Text("Three") }
        Text("page").tabItem { Image(systemName: "star.fill"); Text("Four") }
      }
      """, os: os)
    let titles = ["One", "Two", "Three", "Four"].compactMap { title in
      result.nodes.first { $0.textLines == [title] }
    }
    #expect(titles.count == 4)
    #expect(Set(titles.map(\.frame.minY)).count == 1)
  }

  @Test(arguments: [("", 798.0, 798.0), (".tabItem { Text(\"One\") }", 743, 743)])
  func aSearchFieldReachesTheTabs(tab: String, bottom: Double, field: Double) throws {
    let stack = """
      NavigationStack {
        Color.red.accessibilityIdentifier("page").searchable(text: .constant(""), prompt: "Words")
      }
      """
    let result = try layout(tab.isEmpty ? stack : "TabView { \(stack)\(tab) }", os: 26)
    #expect(try #require(result.node(identifier: "page")).frame.maxY == bottom)
    let words = try #require(result.nodes.first { $0.detail == "\"Words\"" }).frame
    #expect(abs(words.midY - (field + 24)) < 0.5)
  }

  /// A tab's label selects its page.
  @Test func aTabIsTapped() throws {
    let text = """
      import SwiftUI
      struct Page: View {
        var body: some View {
          TabView {
            Text("one").tabItem { Label("One", systemImage: "star") }
            Text("two").tabItem { Label("Two", systemImage: "circle").accessibilityIdentifier("2") }
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let settings = LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400)))
    let first = try #require(scene.layout(settings).result)
    #expect(first.nodes.flatMap(\.textLines).contains("one"))
    let taps = first.nodes.compactMap(\.tap)
    #expect(taps.count == 2)
    taps.last?()
    let second = try #require(scene.layout(settings).result)
    #expect(second.nodes.flatMap(\.textLines).contains("two"))
  }

  /// A sheet whose binding is true is on screen: from the safe area's edge, before iOS 26 10 points
  /// below it, or as high as its lowest detent, with the unsafe 34 points at its end kept free. Medium
  /// is 0.578 of the large 812 points, half the screen before.
  @Test(arguments: [
    ("", 26, 62.0), ("", 18, 72), (".presentationDetents([.medium, .large])", 26, 404.664),
    (".presentationDetents([.medium, .large])", 18, 437),
  ])
  func aSheetIsOnScreen(detents: String, os: Int, top: Double) throws {
    let result = try layout(
      """
      Text("behind").sheet(isPresented: $isShown) {
        Color.red.accessibilityIdentifier("sheet")\(detents)
      }
      """, os: os, state: "@State private var isShown = true")
    let sheet = try #require(result.node(identifier: "sheet")).frame
    #expect(abs(sheet.minY - top) < 0.001 && sheet.maxY == 840 && sheet.width == 402)
  }

  /// An alert stands in the middle, its two buttons side by side, the one that cancels first (HIG,
  /// "Alerts"), since iOS 26 as capsules with room between them; a button closes it.
  @Test(arguments: [(18, 135.0), (26, 140)])
  func anAlertIsOnScreen(os: Int, apart: Double) throws {
    let text = """
      import SwiftUI
      struct Page: View {
        @State private var isShown = true
        var body: some View {
          Text(isShown ? "shown" : "closed").alert("Delete?", isPresented: $isShown) {
            Button("No") {}.accessibilityIdentifier("no")
            Button("Yes", role: .cancel) {}.accessibilityIdentifier("yes")
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    var settings = LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 600)))
    settings.platform = Platform(kind: .ios, os: os)
    let result = try #require(scene.layout(settings).result)
    let yes = try #require(result.node(identifier: "yes"))
    let no = try #require(result.node(identifier: "no"))
    #expect(yes.frame.midY == no.frame.midY && no.frame.midX - yes.frame.midX == apart)
    let press = try #require(no.tap)
    press()
    let after = try #require(scene.layout(settings).result)
    #expect(after.nodes.flatMap(\.textLines) == ["closed"])
  }

  /// A search that is asked for around a navigation container is its page's, as within it.
  @Test(arguments: [
    "NavigationStack { Text(\"page\") }.searchable(text: $text, prompt: \"Find\")",
    "NavigationView { Text(\"page\") }.searchable(text: $text, prompt: \"Find\")",
    "NavigationStack { Text(\"page\").searchable(text: $text, prompt: \"Find\") }",
  ])
  func aSearchAroundAContainer(view: String) throws {
    let text = """
      import SwiftUI
      struct Page: View {
        @State private var text = ""
        var body: some View { \(view) }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(outcome.result?.nodes.flatMap(\.textLines).sorted() == ["Find", "page"])
  }

  /// One thing is presented at a time, whatever else asks for it; what that presents in turn is shown
  /// above it.
  @Test func oneViewIsPresentedAtATime() throws {
    func identifiers(_ view: String) throws -> [String] {
      let text = """
        import SwiftUI
        struct Page: View {
          @State private var isShown = true
          var body: some View { \(view) }
        }
        """
      let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
      let settings = LayoutSettings(
        container: LayoutContainer(size: Size(width: 400, height: 600)))
      let result = try #require(scene.layout(settings).result)
      return result.nodes.compactMap(\.identifier)
    }
    let alert = ".alert(\"Over\", isPresented: $isShown) { "
    #expect(
      try identifiers(
        "HStack { ForEach(0..<3) { n in Text(\"\\(n)\")\(alert)"
          + "Button(\"Yes\") {}.accessibilityIdentifier(\"yes \\(n)\") } } }") == ["yes 0"])
    #expect(
      try identifiers(
        "Text(\"a\").sheet(isPresented: $isShown) { Text(\"b\").accessibilityIdentifier(\"sheet\")"
          + "\(alert)Button(\"Yes\") {}.accessibilityIdentifier(\"yes\") } }")
        == ["sheet", "yes"])
  }

  /// A view that is no toolbar item stands where an item of automatic placement does.
  @Test(arguments: ["Button(\"Done\") {}", "ToolbarItem { Button(\"Done\") {} }"])
  func aBareViewIsAnItem(content: String) throws {
    let text = """
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          NavigationStack { Text("page").navigationTitle("Title").toolbar { \(content) } }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let result = try #require(
      scene.layout(
        LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 800)))
      ).result)
    let button = try #require(result.nodes.first { $0.textLines == ["Done"] })
    // Half of the bar's row of 54 points, and at its end.
    #expect(button.frame.midY < 54 && button.frame.maxX > 350)
  }

  /// Of a label a bar shows the icon, unless its style asks for both; what it presents is no part of
  /// the bar.
  @Test(arguments: [
    ("", false), (".labelStyle(.titleAndIcon)", true), (".labelStyle(.titleOnly)", true),
  ])
  func labelsInBarsAreIcons(style: String, hasTitle: Bool) throws {
    let result = try layout(
      """
      NavigationStack {
        Text("page").toolbar {
          Button("Add", systemImage: "plus") {}\(style)
          Button("Edit") {}
        }
        .sheet(isPresented: .constant(true)) { Label("Inside", systemImage: "star") }
      }
      """)
    let texts = result.nodes.flatMap(\.textLines)
    #expect(texts.contains("Add") == hasTitle)
    #expect(texts.contains("Edit") && texts.contains("Inside"))
  }

  /// What Reflow builds around a scene to present something is no view that anybody wrote.
  @Test func aSheetHasItsNameAndTheSceneIsTheRoot() throws {
    let result = try layout(
      """
      Text("behind").sheet(isPresented: .constant(true)) { Text("front") }
      """)
    let written = result.nodes.filter { !$0.isHidden }.map { result.name(of: $0.id).word }
    #expect(written.contains("Sheet") && written.filter { $0 == "Text" }.count == 2)
    #expect(!written.contains("overlayPreferenceValue") && !written.contains("ZStack"))
  }

  /// "text: The text to display and edit in the search field" (Apple on `searchable`).
  @Test(arguments: [("", "\"Words\""), ("leaf", "\"leaf\"")])
  func aSearchFieldShowsWhatIsSearchedFor(text: String, shown: String) throws {
    let result = try layout(
      """
      NavigationStack {
        Color.red.searchable(text: .constant("\(text)"), prompt: "Words")
      }
      """, os: 26)
    #expect(result.nodes.filter { $0.name == "Text" }.map(\.detail) == [shown])
  }

  /// "navigationBarDrawer: the search field appears in the navigation bar", whatever iOS 26 does with one
  /// whose place isn't asked for.
  @Test(arguments: [
    ("", true), (", placement: .toolbar", true), (", placement: .navigationBarDrawer", false),
    (", placement: .navigationBarDrawer(displayMode: .always)", false),
  ])
  func aDrawersSearchFieldIsUnderTheTitle(_ placement: String, isBelow: Bool) throws {
    let result = try layout(
      """
      NavigationStack {
        Color.red.navigationTitle("Title").searchable(text: .constant("")\(placement), prompt: "Words")
      }
      """, os: 26)
    func middle(_ words: String) throws -> Double {
      try #require(result.nodes.first { $0.textLines == [words] }).frame.midY
    }
    let page = try #require(result.nodes.first { $0.name == "Color" && $0.detail == "red" }).frame
    #expect(try (middle("Words") > page.midY) == isBelow)
    #expect(try middle("Words") > middle("Title"))
    #expect((page.maxY >= 840) == !isBelow)
  }

  /// A link without a label has nothing in the picture to be noted at.
  @Test(arguments: ["{}", "{ EmptyView() }", "{ Text(\"link\") }"])
  func anActiveLinkIsSaidToBeMissed(_ label: String) throws {
    let text = """
      import SwiftUI
      struct ContentView: View {
        @State private var isActive = true
        var body: some View {
          NavigationView {
            VStack {
              NavigationLink(destination: Text("page"), isActive: $isActive) \(label)
              Text("main")
            }
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "scene.swift", text: text)], name: "scene")
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    let said = outcome.diagnostics.map(\.message) + (outcome.result?.findings ?? []).map(\.message)
    #expect(said == ["an active NavigationLink changes nothing here: Reflow doesn't draw it"])
  }
}
