import LayoutSolver
import SceneLoader
import Testing

/// The items of bars: which share a capsule of glass since iOS 26, what they are coloured with, and
/// what there is no room for.
struct ToolbarTests {
  private func result(_ toolbar: String, around: String = "", os: Int = 26) throws -> LayoutResult {
    let text = """
      import SwiftUI
      struct Page: View {
        var body: some View {
          NavigationStack {
            Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
              .toolbar { \(toolbar) }
          }
          \(around)
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-17-pro"))
    let outcome = scene.layout(device.settings(.portrait, os: os))
    #expect(outcome.diagnostics.map(\.message) == [])
    return try #require(outcome.result)
  }

  /// The capsules in sight, from left to right.
  private func capsules(_ result: LayoutResult) -> [Rect] {
    result.nodes.filter { $0.name == "Capsule" && $0.isPlaced }.map(\.frame)
      .sorted { $0.minX < $1.minX }
  }

  private func frame(_ result: LayoutResult, _ symbol: String) throws -> Rect {
    try #require(
      result.nodes.first {
        $0.name == "Image" && $0.detail.contains("\"\(symbol)\"") && $0.isPlaced
      }
    ).frame
  }

  private static let two = """
    Button("A", systemImage: "plus") {}
    Button("B", systemImage: "ellipsis") {}
    """

  /// Encounter's bar on iOS 26, 402 points wide: a button of a plus is {{290.7, 66}, {37.3, 36}}, and
  /// the one of an ellipsis beside it {{344, 66}, {38, 36}}: symbols of 18 and 18.667 points, 16 between
  /// the buttons, 4 to the end of their capsule.
  @Test(arguments: [
    "ToolbarItemGroup(placement: .topBarTrailing) { \(two) }",
    """
    ToolbarItem(placement: .topBarTrailing) { Button("A", systemImage: "plus") {} }
    ToolbarItem(placement: .topBarTrailing) { Button("B", systemImage: "ellipsis") {} }
    """,
    """
    ToolbarItem(placement: .primaryAction) { Button("A", systemImage: "plus") {} }
    ToolbarItem(placement: .secondaryAction) { Button("B", systemImage: "archivebox") {} }
    """,
  ])
  func itemsBesideEachOtherShareACapsule(_ items: String) throws {
    let result = try result(items)
    let all = capsules(result)
    #expect(all.count == 1)
    let capsule = try #require(all.first)
    #expect(abs(capsule.minX - 286.667) < 0.01 && abs(capsule.maxX - 386) < 0.01)
    #expect(capsule.minY == 62 && capsule.height == 44)
    let (plus, ellipsis) = (try frame(result, "plus"), try frame(result, "ellipsis"))
    #expect(abs(plus.midX - (290.667 + 37.333 / 2)) < 0.01 && abs(ellipsis.midX - 363) < 0.01)
  }

  /// "ToolbarSpacer: creates a visual break between items" and "sharedBackgroundVisibility: controls the
  /// visibility of the glass background effect … shared with other items" (Apple).
  @Test(arguments: [
    ("ToolbarSpacer(.fixed, placement: .topBarTrailing)", "", 2),
    ("", ".sharedBackgroundVisibility(.hidden)", 1), ("", "", 1),
  ])
  func whatPartsItems(spacer: String, modifier: String, count: Int) throws {
    let result = try result(
      """
      ToolbarItem(placement: .topBarTrailing) { Button("A", systemImage: "plus") {} }
      \(spacer)
      ToolbarItem(placement: .topBarTrailing) { Button("B", systemImage: "ellipsis") {} }\(modifier)
      """)
    let all = capsules(result)
    #expect(all.count == count)
    let (plus, ellipsis) = (try frame(result, "plus"), try frame(result, "ellipsis"))
    #expect(all.contains { $0.minX < plus.minX && $0.maxX > plus.maxX })
    // A capsule holds both, or a spacer or a bare item ends it between them.
    let isShared = all.contains { $0.minX < plus.minX && $0.maxX > ellipsis.maxX }
    #expect(isShared == (spacer.isEmpty && modifier.isEmpty))
  }

  /// Since iOS 26 a bar's buttons are black unless something has a tint; before they have the accent
  /// colour. One that confirms is filled with it.
  @Test(arguments: [
    ("", "", 26, Color.named(.primary)), (".tint(.red)", "", 26, .named(.red)),
    ("", ".tint(.green)", 26, .named(.green)), (".tint(.red)", ".tint(.green)", 26, .named(.red)),
    ("", "", 18, .named(.accentColor)), (".tint(.red)", "", 18, .named(.red)),
  ])
  func colours(own: String, around: String, os: Int, color: Color) throws {
    let result = try result(
      "ToolbarItem(placement: .topBarLeading) { Button(\"Delete\", systemImage: \"trash\") {}\(own) }",
      around: around, os: os)
    let trash = try #require(
      result.nodes.first { $0.name == "Image" && $0.detail.contains("trash") })
    #expect(trash.look.foreground == .color(color))
  }

  @Test(arguments: [
    (
      "ToolbarItem(placement: .confirmationAction) { Button(\"Done\") {} }",
      Color.named(.accentColor)
    ),
    (
      "ToolbarItem(placement: .confirmationAction) { Button(\"Done\") {}.tint(.red) }", .named(.red)
    ),
    ("Button(\"Done\") {}.buttonStyle(.glassProminent)", .named(.accentColor)),
  ])
  func aConfirmationIsFilled(item: String, color: Color) throws {
    let result = try result(item)
    let capsule = try #require(result.nodes.first { $0.name == "Capsule" && $0.isPlaced })
    guard case .fill(_, .color(let fill)) = capsule.drawing else {
      Issue.record("\(capsule.drawing)")
      return
    }
    #expect(fill == color)
    // The text keeps 12 points and its capsule 4 at each side (agent-device, iOS 27: "Close" is 43 wide,
    // its button 67).
    let done = try #require(result.nodes.first { $0.textLines == ["Done"] }).frame
    #expect(abs(capsule.frame.width - done.width - 32) < 0.01)
  }

  /// A long title in the bar leaves no room for three items: those that don't fit fold into the menu
  /// More, and nothing overlaps (manaflow-ai/cmux, pull request 10376).
  @Test(arguments: [26, 18])
  func whatDoesNotFitFoldsIntoMore(os: Int) throws {
    let result = try result(
      """
      ToolbarItem(placement: .topBarLeading) {
        Text("AGI (Austin General Intelligence)").font(.headline)
      }
      ToolbarItem(placement: .topBarTrailing) { Button("Chat", systemImage: "bubble") {} }
      ToolbarItem(placement: .topBarTrailing) { Button("Terminal", systemImage: "terminal") {} }
      ToolbarItem(placement: .topBarTrailing) { Button("Changes", systemImage: "plusminus") {} }
      """, os: os)
    let inBar = result.nodes.filter {
      $0.isPlaced && ($0.name == "Image" || $0.name == "Text") && $0.frame.midY < 120
        && $0.frame.width > 0
    }
    #expect(inBar.contains { $0.detail.contains("ellipsis") })
    #expect(!inBar.contains { $0.detail.contains("plusminus") })
    for (index, one) in inBar.enumerated() {
      for other in inBar[(index + 1)...] {
        let isApart = one.frame.maxX <= other.frame.minX || other.frame.maxX <= one.frame.minX
        #expect(isApart, "\(one.detail) \(one.frame) over \(other.detail) \(other.frame)")
      }
    }
  }

  /// UIKit centres a title unless items are in its way, then it moves aside.
  @Test func aTitleMovesAside() throws {
    let items = (1...4).map { number in
      "ToolbarItem(placement: .topBarTrailing) { Button(\"\(number)\", systemImage: \"star\") {} }"
    }
    let crowded = try result(items.joined(separator: "\n"))
    let title = try #require(crowded.nodes.first { $0.textLines == ["Title"] && $0.isPlaced }).frame
    let capsule = try #require(capsules(crowded).first)
    #expect(title.maxX <= capsule.minX)
    let free = try result(items[0])
    let centred = try #require(free.nodes.first { $0.textLines == ["Title"] && $0.isPlaced }).frame
    #expect(abs(centred.midX - 201) < 0.5)
  }

  /// A navigation stack keeps its bar clear of the status bar though what is around ignores the safe
  /// area, and its list still reaches the screen's edges.
  @Test(arguments: [
    "NavigationStack { PAGE }.ignoresSafeArea()",
    "ZStack { NavigationStack { PAGE } }.ignoresSafeArea()",
  ])
  func barsKeepToTheSafeArea(_ body: String) throws {
    let page = """
      Color.red.accessibilityIdentifier("page").navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
      """
    let text = """
      import SwiftUI
      struct Page: View { var body: some View { \(body.replacing("PAGE", with: page)) } }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let device = try #require(Device.named("iphone-17-pro"))
    let result = try #require(scene.layout(device.settings(.portrait, os: 26)).result)
    let frame = try #require(result.node(identifier: "page")).frame
    #expect(frame.minY == 116 && frame.maxY == 840)
  }

  /// What a view insets around a navigation stack doesn't reach the stack's list on iOS 26: the list
  /// ends under the bar (feedback-assistant/reports 824). Before, it ends above it.
  @Test(arguments: [(26, 840.0), (18, 780)])
  func anInsetAroundAStack(os: Int, bottom: Double) throws {
    let text = """
      import SwiftUI
      struct Page: View {
        var body: some View {
          NavigationStack { Color.red.accessibilityIdentifier("page") }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.teal.frame(height: 60) }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let device = try #require(Device.named("iphone-17-pro"))
    let result = try #require(scene.layout(device.settings(.portrait, os: os)).result)
    #expect(try #require(result.node(identifier: "page")).frame.maxY == bottom)
  }

  /// A view of the scene's own may have its tab's label and tag at the root of its body.
  @Test func aTabMayBeNamedInTheBodyOfItsPage() throws {
    let text = """
      import SwiftUI
      struct Home: View {
        var body: some View {
          Text("at home").tabItem { Label("Home", systemImage: "house") }.tag("home")
        }
      }
      struct Other: View {
        var body: some View { Inner() }
      }
      struct Inner: View {
        @State private var count = 3
        var body: some View {
          Text("elsewhere \\(count)").tabItem { Label("Other", systemImage: "star") }.tag("other")
        }
      }
      struct Page: View {
        @State private var tab = "other"
        var body: some View { TabView(selection: $tab) { Home(); Other() } }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics.map(\.message) == [])
    let settings = LayoutSettings(container: LayoutContainer(size: Size(width: 402, height: 874)))
    let result = try #require(scene.layout(settings).result)
    #expect(result.nodes.flatMap(\.textLines) == ["elsewhere 3", "Home", "Other"])
  }

  /// Four tabs on iOS 26: the second one's button is {{110.7, 795}, {95, 54}} of 402 points (the tree of an
  /// XCUITest), on a capsule of 62 points from 791.
  @Test func tabsStandOnACapsuleOfTheirWidth() throws {
    func tabs(_ count: Int) throws -> LayoutResult {
      let tabs = (1...count).map { "Tab(\"T\($0)\", systemImage: \"star\") { Color.red }" }
      let text = """
        import SwiftUI
        struct Page: View { var body: some View { TabView { \(tabs.joined(separator: "; ")) } } }
        """
      let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
      let device = try #require(Device.named("iphone-17-pro"))
      return try #require(scene.layout(device.settings(.portrait, os: 26)).result)
    }
    let four = try tabs(4)
    let second = try #require(four.nodes.first { $0.textLines == ["T2"] }).frame
    #expect(abs(second.midX - (110.667 + 47.5)) < 0.4)
    let capsule = try #require(capsules(four).first)
    #expect(capsule.minY == 791 && capsule.height == 62)
    #expect(abs(capsule.minX - 21) < 0.01 && abs(capsule.width - 360) < 0.01)
    let two = try #require(capsules(try tabs(2)).first)
    #expect(two.width < 200 && abs(two.midX - 201) < 0.01)
  }

  /// A popover is as large as its content, below the view that presents it, where it is asked to stay one
  /// on a phone; else it is a sheet (Apple, presentationCompactAdaptation).
  @Test(arguments: [
    (".presentationCompactAdaptation(.popover)", Size(width: 60, height: 40)), ("", nil),
  ])
  func popoversOnAPhone(modifier: String, size: Size?) throws {
    let text = """
      import SwiftUI
      struct Page: View {
        @State private var isShown = true
        var body: some View {
          Button("Choose") {}.accessibilityIdentifier("button").popover(isPresented: $isShown) {
            Color.teal.frame(minWidth: 60, minHeight: 40).frame(idealWidth: 60, idealHeight: 40)
              .accessibilityIdentifier("content")\(modifier)
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let device = try #require(Device.named("iphone-17-pro"))
    let result = try #require(scene.layout(device.settings(.portrait, os: 26)).result)
    let content = try #require(result.node(identifier: "content")).frame
    let button = try #require(result.node(identifier: "button")).frame
    if let size {
      #expect(content.size == size && abs(content.midX - button.midX) < 0.01)
      #expect(content.minY > button.maxY && content.minY < button.maxY + 20)
    } else {
      #expect(content.width == 402 && content.minY == 62)
    }
  }

  /// A sheet cuts off what is too high for it: the title above it isn't in the picture.
  @Test func aSheetClips() throws {
    let text = """
      import SwiftUI
      struct Page: View {
        @State private var isShown = true
        var body: some View {
          Color.white.sheet(isPresented: $isShown) {
            VStack {
              Text("Pages").font(.title)
              ForEach(0..<16) { Text("Page \\($0)").padding() }
            }
            .presentationDetents([.medium])
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    let device = try #require(Device.named("iphone-17-pro"))
    let result = try #require(scene.layout(device.settings(.portrait, os: 26)).result)
    let title = try #require(result.nodes.first { $0.textLines == ["Pages"] })
    var around = title.parent
    var clips: Rect?
    while let id = around, clips == nil {
      let node = result.node(id)
      if node.decorations.contains(where: { if case .clip = $0 { true } else { false } }) {
        clips = node.frame
      }
      around = node.parent
    }
    #expect(try #require(clips).minY > title.frame.maxY)
  }
}
