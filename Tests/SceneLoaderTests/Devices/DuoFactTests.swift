import LayoutSolver
import SceneLoader
import Testing

/// What the public has printed and measured of iPhone Duo, row by row, in the simulator of iOS 27.1:
/// kusumotoa/iPhoneDuoLab (docs/02-api-reference.md and 03-verification.md), and beside the system's own bar
/// berkaycatak/adaptive_platform_ui (1.0.1).
@Suite("iPhone Duo, fact by fact")
struct DuoFactTests {
  enum Pose: String, CaseIterable {
    case closedUpright, closedTurned, openUpright, openTurned, foldedUpright, foldedTurned
    /// The other way than `closedTurned`: the bar is on the left.
    case closedLeftTurned

    var device: String {
      switch self {
      case .closedUpright, .closedTurned: "iphone-duo"
      case .closedLeftTurned: "iphone-duo-left"
      case .openUpright, .openTurned: "iphone-duo-open"
      case .foldedUpright, .foldedTurned: "iphone-duo-folded"
      }
    }
    var orientation: Device.Orientation { rawValue.hasSuffix("Turned") ? .landscape : .portrait }
  }

  private static func result(_ body: String, _ pose: Pose) throws -> LayoutResult {
    let text =
      "import SwiftUI\nstruct V: View {\n  @Environment(\\.toolbarVerticalEdge) var edge\n"
      + "  var body: some View {\n\(body)\n  }\n}\n"
    let scene = Scene(
      files: [.init(name: "-", text: text)], name: "-", for: Platform(kind: .ios, os: 27))
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named(pose.device))
    return try #require(scene.layout(device.settings(pose.orientation, os: 27)).result)
  }

  private static func frame(_ identifier: String, _ result: LayoutResult) throws -> Rect {
    try #require(result.node(identifier: identifier)).frame
  }

  /// Within half a point: the sources round.
  private static func isNear(_ a: Rect, _ b: Rect) -> Bool {
    [(a.minX, b.minX), (a.minY, b.minY), (a.maxX, b.maxX), (a.maxY, b.maxY)]
      .allSatisfy { abs($0 - $1) <= 0.51 }
  }

  // MARK: Arrangements

  /// The primary and the secondary view on the screen, under a large title; nil where it isn't to be seen.
  struct Panes {
    var primary: Rect
    var secondary: Rect?
  }

  private static func rect(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Rect {
    Rect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private static func page(_ pose: Pose) -> Rect {
    switch pose {
    case .closedUpright: rect(0...382, 82...644)
    case .closedTurned: rect(0...594, 82...432)
    case .closedLeftTurned: rect(84...678, 82...432)
    case .openUpright, .foldedUpright: rect(0...669, 82...917)
    case .openTurned, .foldedTurned: rect(0...867, 82...635)
    }
  }

  private static func split(_ pose: Pose) -> Panes {
    switch pose {
    case .closedUpright:
      Panes(primary: rect(0...382, 82...363), secondary: rect(0...382, 363...644))
    case .closedTurned, .closedLeftTurned: Panes(primary: page(pose), secondary: nil)
    case .openUpright:
      Panes(primary: rect(0...669, 82...499.5), secondary: rect(0...669, 499.5...917))
    case .openTurned:
      Panes(primary: rect(0...433.5, 82...635), secondary: rect(433.5...867, 82...635))
    case .foldedUpright:
      Panes(primary: rect(0...669, 82...455.5), secondary: rect(0...669, 495.5...917))
    case .foldedTurned:
      Panes(primary: rect(0...455.5, 82...635), secondary: rect(495.5...867, 82...635))
    }
  }

  private static func arranged(_ style: String, _ pose: Pose) throws -> (Rect?, Rect?) {
    let result = try result(
      """
      NavigationStack {
        ArrangementView { Color.blue.accessibilityIdentifier("primary") } secondary: {
          Color.orange.accessibilityIdentifier("secondary")
        }
        .arrangementViewStyle(\(style)).navigationTitle("Title")
      }
      """, pose)
    func seen(_ name: String) -> Rect? {
      result.node(identifier: name).flatMap { $0.isPlaced ? $0.frame : nil }
    }
    return (seen("primary"), seen("secondary"))
  }

  @Test(
    "Both views of a split stand where they were measured",
    arguments: [".automatic", ".split", ".split.axes(.vertical)", ".split.axes(.horizontal)"],
    Pose.allCases)
  func splits(_ style: String, _ pose: Pose) throws {
    var wanted = Self.split(pose)
    let isTurned = pose.orientation == .landscape
    if style == ".split.axes(.vertical)" && isTurned
      || style == ".split.axes(.horizontal)" && !isTurned
    {
      wanted = Panes(primary: Self.page(pose), secondary: nil)
    }
    let (primary, secondary) = try Self.arranged(style, pose)
    #expect(try Self.isNear(#require(primary), wanted.primary), "\(primary as Any)")
    if let other = wanted.secondary {
      #expect(try Self.isNear(#require(secondary), other), "\(secondary as Any)")
    } else {
      #expect(secondary == nil)
    }
  }

  @Test(
    "Both views of an overlay have the page, but on both sides of an active fold",
    arguments: [".overlay", ".overlay.axes(.vertical)", ".overlay.axes(.horizontal)"],
    Pose.allCases)
  func overlays(_ style: String, _ pose: Pose) throws {
    let isTurned = pose.orientation == .landscape
    let mayPart =
      style == ".overlay"
      || style == (isTurned ? ".overlay.axes(.horizontal)" : ".overlay.axes(.vertical)")
    var wanted = Panes(primary: Self.page(pose), secondary: Self.page(pose))
    if pose == .foldedUpright || pose == .foldedTurned, mayPart {
      let split = Self.split(pose)
      // The other way round.
      wanted = Panes(primary: try #require(split.secondary), secondary: split.primary)
    }
    let (primary, secondary) = try Self.arranged(style, pose)
    #expect(try Self.isNear(#require(primary), wanted.primary), "\(primary as Any)")
    #expect(
      try Self.isNear(#require(secondary), #require(wanted.secondary)), "\(secondary as Any)")
  }

  // MARK: Regions and margins

  /// Of the fold, then of what covers the display: place and size in the proxy's space under a large title,
  /// and whether it is active.
  private static func regions(_ pose: Pose) -> (fold: String, covers: [String]) {
    switch pose {
    case .closedUpright: ("", ["399.7 -52.7 37 37 true", "382.0 -82.0 84 170 true"])
    case .closedTurned: ("", ["611.7 317.7 37 37 true", "594.0 302.0 84 82 true"])
    case .closedLeftTurned: ("", ["-54.7 -52.7 37 37 true", "-84.0 -82.0 84 82 true"])
    case .openUpright:
      ("0.0 373.5 669 40 false", ["21.0 133.7 37 58 false", "535.0 -82.0 134 82 true"])
    case .openTurned:
      ("455.5 -82.0 40 669 false", ["677.3 -61.0 58 37 false", "867.0 -82.0 84 120 true"])
    case .foldedUpright:
      ("0.0 373.5 669 40 true", ["21.0 133.7 37 58 false", "535.0 -82.0 134 82 true"])
    case .foldedTurned:
      ("455.5 -82.0 40 669 true", ["677.3 -61.0 58 37 false", "867.0 -82.0 84 120 true"])
    }
  }

  @Test("The fold, cameras and status bar are where a proxy reports them", arguments: Pose.allCases)
  func reserved(_ pose: Pose) throws {
    let result = try Self.result(
      """
      NavigationStack {
        GeometryReader { proxy in
          let folds = proxy.reservedRegions(kind: .division, options: .includeInactive)
          let covers = proxy.reservedRegions(kind: .occlusion, options: .includeInactive)
          VStack {
            ForEach(folds + covers) { region in
              Text("\\(String(format: "%.1f %.1f %.0f %.0f", region.frame.minX, region.frame.minY, region.frame.width, region.frame.height)) \\(region.isActive)")
            }
            Text("active \\(proxy.reservedRegions(kind: .division).count) \\(proxy.reservedRegions(kind: .occlusion).count)")
          }
        }
        .navigationTitle("Title")
      }
      """, pose)
    let texts = result.nodes.filter { $0.name == "Text" && $0.isPlaced }
      .map { $0.textLines.joined(separator: " ") }.filter { $0 != "Title" }
    let wanted = Self.regions(pose)
    let all = (wanted.fold.isEmpty ? [] : [wanted.fold]) + wanted.covers
    let active = wanted.covers.filter { $0.hasSuffix("true") }.count
    #expect(
      Set(texts) == Set(all + ["active \(wanted.fold.hasSuffix("true") ? 1 : 0) \(active)"]),
      "\(texts)")
  }

  private static func sides(_ pose: Pose) -> ClosedRange<Double> {
    switch pose {
    case .closedUpright: 20...382
    case .closedTurned: 20...594
    case .closedLeftTurned: 84...658
    case .openUpright, .foldedUpright: 20...649
    case .openTurned, .foldedTurned: 20...867
    }
  }

  @Test(
    "contentMargins moves what is flexible in from the sides, with and without the safe area",
    arguments: Pose.allCases)
  func margins(_ pose: Pose) throws {
    func x(_ modifiers: String) throws -> ClosedRange<Double> {
      let result = try Self.result(
        "Color.blue.accessibilityIdentifier(\"ground\")\(modifiers)", pose)
      let frame = try Self.frame("ground", result)
      return frame.minX...frame.maxX
    }
    let container = try #require(Device.named(pose.device)).container(pose.orientation, os: 27)
    let whole = container.size.width
    let wanted = Self.sides(pose)
    #expect(try x(".contentMargins(for: .container)") == wanted)
    #expect(try x(".ignoresSafeArea()") == 0...whole)
    let reaching =
      pose == .closedLeftTurned ? 0...658 : 20...(container.hasVerticalBars ? whole : 649)
    #expect(try x(".contentMargins(for: .container).ignoresSafeArea()") == reaching)
    #expect(try x(".ignoresSafeArea().contentMargins(for: .container)") == reaching)
  }

  @Test("contentMargins leaves alone what has a size of its own", arguments: Pose.allCases)
  func fixedMargins(_ pose: Pose) throws {
    let body =
      "Color.blue.frame(width: 100, height: 100).accessibilityIdentifier(\"square\")"
    let plain = try Self.frame("square", Self.result(body, pose))
    let moved = try Self.frame(
      "square",
      Self.result(body + ".contentMargins(for: .container, edges: .horizontal)", pose))
    #expect(plain == moved)
  }

  // MARK: Sheets

  /// Within the safe area: of a plain sheet, and under a large title.
  @Test(
    "Sheets are as large as they were measured",
    arguments: [
      (Pose.closedUpright, 374, 636, 562), (.closedTurned, 586, 424, 350),
      (.openUpright, 653, 827, 753), (.openTurned, 653, 627, 553), (.foldedUpright, 653, 827, 753),
      (.foldedTurned, 459.5, 627, 553), (.closedLeftTurned, 586, 424, 350),
    ] as [(Pose, Double, Double, Double)])
  func sheets(_ pose: Pose, width: Double, plain: Double, titled: Double) throws {
    func size(_ content: String) throws -> Size {
      try Self.frame(
        "room",
        Self.result("Color.blue.sheet(isPresented: .constant(true)) { \(content) }", pose)
      ).size
    }
    let room = "GeometryReader { _ in Color.clear }.accessibilityIdentifier(\"room\")"
    #expect(try size(room) == Size(width: width, height: plain))
    #expect(
      try size("NavigationStack { \(room).navigationTitle(\"Title\") }")
        == Size(width: width, height: titled))
  }

  @Test(
    "A placement at the trailing edge has an upright bar on the inner display turned, the others none",
    arguments: ["automatic", "leading", "center", "trailing"], Pose.allCases)
  func placements(_ placement: String, _ pose: Pose) throws {
    let result = try Self.result(
      """
      Color.blue.sheet(isPresented: .constant(true)) {
        NavigationStack {
          GeometryReader { _ in Color.clear }.accessibilityIdentifier("room").navigationTitle("Title")
            .toolbar {
              Button("Add", systemImage: "plus") { }.accessibilityIdentifier("item")
            }
        }
        .presentationPlacement(.\(placement))
      }
      """, pose)
    let room = try Self.frame("room", result)
    let widths: [Pose: Double] = [
      .closedUpright: 374, .closedTurned: 586, .closedLeftTurned: 586, .openUpright: 653,
      .foldedUpright: 653,
      .openTurned: placement == "trailing" ? 577 : 653,
      .foldedTurned: placement == "trailing" ? 383.5 : 459.5,
    ]
    #expect(room.width == widths[pose])
    let item = try Self.frame("item", result)
    let stands = item.minX >= room.maxX || item.maxX <= room.minX
    let isOuter = [.closedUpright, .closedTurned, .closedLeftTurned].contains(pose)
    let isTurned = pose.orientation == .landscape
    #expect(stands == (isOuter || isTurned && placement == "trailing"))
  }

  @Test("An alert stands in the middle, while the phone is folded and turned before the fold")
  func alerts() throws {
    func middle(_ pose: Pose) throws -> Double {
      let result = try Self.result(
        "Color.blue.alert(\"Title\", isPresented: .constant(true)) { Button(\"OK\") { } }", pose)
      return try #require(result.nodes.last { $0.name == "Background" && $0.isPlaced }).frame.midX
    }
    #expect(try middle(.openTurned) == 951 / 2)
    #expect(try middle(.foldedTurned) == 455.5 / 2)
    #expect(try middle(.foldedUpright) == 669 / 2)
  }

  // MARK: Bars

  /// Of six items of two groups, one of them at the bottom, and three tabs.
  @Test(
    "Upright, groups have a capsule 48 wide each, 12 apart, and tabs one at the lower end",
    arguments: [(Pose.closedUpright, 170, 654), (.openTurned, 120, 645), (.closedTurned, 24, 373)]
      as [(Pose, Double, Double)])
  func capsules(_ pose: Pose, top: Double, bottom: Double) throws {
    let result = try Self.result(
      """
      TabView {
        NavigationStack {
          Color.red.navigationTitle("Title").toolbar {
            Button("One", systemImage: "plus") { }.accessibilityIdentifier("one")
            Button("Two", systemImage: "minus") { }.accessibilityIdentifier("two")
            ToolbarSpacer(.fixed)
            Button("Three", systemImage: "gear") { }.accessibilityIdentifier("three")
            Button("Done") { }.accessibilityIdentifier("done")
          }
        }
        .tabItem { Label("First", systemImage: "tray") }
        Text("b").tabItem { Label("Second", systemImage: "person") }
      }
      """, pose)
    let container = result.container
    let capsules = result.nodes.filter {
      $0.name == "Capsule" && $0.isPlaced && $0.frame.minX > container.safeArea.maxX
    }.map(\.frame)
    #expect(
      capsules.allSatisfy { $0.width == 48 && abs($0.midX - (container.size.width - 48)) < 0.01 })
    let heights = capsules.map(\.height)
    #expect(heights.contains(100) && heights.contains(48) && heights.contains(112))
    #expect(capsules.map(\.minY).min() == top)
    #expect(capsules.map(\.maxY).max() == bottom)
    let first = try #require(capsules.first { $0.height == 100 })
    let second = try #require(capsules.first { $0.height == 48 })
    #expect(second.minY == first.maxY + 12)
    #expect(try abs(Self.frame("two", result).midY - Self.frame("one", result).midY - 52) < 0.01)
    // Words lie above the page, and the page reaches the home indicator's room.
    #expect(try Self.frame("done", result).maxX < container.safeArea.maxX)
  }

  @Test("Items that don't fit beside the tabs fold into a menu, the last ones first")
  func overflow() throws {
    let items = (0..<8).map {
      "Button(\"Item\", systemImage: \"plus\") { }.accessibilityIdentifier(\"\($0)\")"
    }
    let result = try Self.result(
      """
      TabView {
        NavigationStack {
          Color.red.navigationTitle("Title").toolbar { \(items.joined(separator: "\n")) }
        }
        .tabItem { Label("First", systemImage: "tray") }
      }
      """, .closedTurned)
    let shown = (0..<8).map { result.node(identifier: "\($0)")?.isPlaced == true }
    #expect(shown.first == true && shown.last == false)
    #expect(shown == shown.sorted { $0 && !$1 })
    #expect(
      result.findings.contains { $0.rule == .toolbarFolds && $0.message.contains("upright bar") })
  }

  /// Apple, Preparing your app for iPhone Duo: what has a title alone or is a custom view isn't presented
  /// vertically; TablePro 3035 says the same of a bare image.
  @Test("Controls by symbols stand, other views lie unless they ask to stand")
  func axes() throws {
    let result = try Self.result(
      """
      NavigationStack {
        Color.red.navigationTitle("Title").toolbar {
          ToolbarItem { Button { } label: { Image(systemName: "plus") }.accessibilityIdentifier("button") }
          ToolbarItem { Menu("Sort", systemImage: "minus") { Button("A") { } }.accessibilityIdentifier("menu") }
          ToolbarItem { Image(systemName: "lock.fill").accessibilityIdentifier("image") }
          ToolbarItem { Circle().frame(width: 20, height: 20).accessibilityIdentifier("custom") }
          ToolbarItem { Circle().frame(width: 20, height: 20).accessibilityIdentifier("asks") }
            .axisBehavior(.verticalPreferred)
          ToolbarItem { Button("Edit", systemImage: "pencil") { }.accessibilityIdentifier("keeps") }
            .axisBehavior(.horizontalOnly)
        }
      }
      """, .openTurned)
    let edge = result.container.safeArea.maxX
    for (name, stands) in [
      ("button", true), ("menu", true), ("image", false), ("custom", false), ("asks", true),
      ("keeps", false),
    ] {
      #expect(try (Self.frame(name, result).minX >= edge) == stands, "\(name)")
    }
  }

  /// mlem 2980: in a post's editor the keyboard is up, and its three items collapse on the outer display.
  @Test("A keyboard shortens the upright bar")
  func keyboard() throws {
    let text = """
      import SwiftUI
      #Preview {
        NavigationStack {
          TextEditor(text: .constant("Post")).toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Close", systemImage: "xmark") { } }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Menu("Add", systemImage: "plus") { Button("Tag") { } }
              Button("Send", systemImage: "paperplane") { }
            }
          }
        }
      }
      """
    let scene = Scene(
      files: [.init(name: "-", text: text)], name: "-", for: Platform(kind: .ios, os: 27))
    let device = try #require(Device.named("iphone-duo"))
    var settings = device.settings(os: 27)
    func folds() throws -> Bool {
      try #require(scene.layout(settings).result).findings.contains { $0.rule == .toolbarFolds }
    }
    #expect(try !folds())
    settings.hasKeyboard = true
    settings.takeKeyboard(of: device)
    #expect(try folds())
    let shown = try #require(scene.layout(settings).result).nodes.filter {
      $0.name == "Image" && $0.isPlaced && $0.frame.minX > 382
    }
    // The first, and the menu of the others.
    #expect(shown.count == 2)
  }

  @Test(
    "toolbarVerticalEdge is where bars stand, and nil where they lie", arguments: Pose.allCases)
  func edges(_ pose: Pose) throws {
    let result = try Self.result(
      "Text(edge == .trailing ? \"trailing\" : edge == nil ? \"nil\" : \"leading\")", pose)
    let text = try #require(result.nodes.first { $0.name == "Text" }).textLines
    let isUpright = pose == .openUpright || pose == .foldedUpright
    #expect(
      text == [isUpright ? "nil" : pose == .closedLeftTurned ? "leading" : "trailing"])
  }

  /// Symbols and the bar below move to the upright bar, words and `.horizontalOnly` stay; with
  /// `toolbarVerticalBehavior(.disabled)` all stay and the edge is nil (the documents' ToolbarLab).
  @Test(
    "All items lie where upright bars are turned off",
    arguments: [Pose.closedUpright, .closedTurned, .closedLeftTurned, .openTurned, .foldedTurned],
    [false, true])
  func disabled(_ pose: Pose, _ isOff: Bool) throws {
    let text = """
      import SwiftUI
      struct Page: View {
        @Environment(\\.toolbarVerticalEdge) var edge
        var body: some View { Text(edge == nil ? "nil" : "stands") }
      }
      #Preview {
        NavigationStack {
          Page().navigationTitle("Title").toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button("Share", systemImage: "square") { }.accessibilityIdentifier("symbol")
            }
            ToolbarItem(placement: .topBarTrailing) {
              Button("Settings", systemImage: "gear") { }.accessibilityIdentifier("horizontal")
            }
            .axisBehavior(.horizontalOnly)
            ToolbarItem(placement: .topBarPinnedTrailing) {
              Button("Done") { }.accessibilityIdentifier("word")
            }
            ToolbarItem(placement: .bottomBar) {
              Button("Back", systemImage: "minus") { }.accessibilityIdentifier("bottom")
            }
          }
          .toolbarVerticalBehavior(\(isOff ? ".disabled" : ".automatic"))
        }
      }
      """
    let scene = Scene(
      files: [.init(name: "-", text: text)], name: "-", for: Platform(kind: .ios, os: 27))
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named(pose.device))
    let result = try #require(scene.layout(device.settings(pose.orientation, os: 27)).result)
    let page = result.container.safeArea
    func stands(_ name: String) throws -> Bool {
      let frame = try Self.frame(name, result)
      return frame.minX >= page.maxX || frame.maxX <= page.minX
    }
    for (name, isUpright) in [
      ("symbol", true), ("horizontal", false), ("word", false), ("bottom", true),
    ] {
      #expect(try stands(name) == (isUpright && !isOff), "\(name)")
    }
    #expect(result.nodes.contains { $0.textLines == [isOff ? "nil" : "stands"] })
  }

  @Test("A bar on the left is the other one's mirror image")
  func left() throws {
    func items(_ pose: Pose) throws -> [Rect] {
      let result = try Self.result(
        """
        NavigationStack {
          Color.red.navigationTitle("Title").toolbar {
            Button("One", systemImage: "plus") { }.accessibilityIdentifier("one")
            Button("Two", systemImage: "minus") { }.accessibilityIdentifier("two")
          }
        }
        """, pose)
      return try ["one", "two"].map { try Self.frame($0, result) }
    }
    let (right, left) = (try items(.closedTurned), try items(.closedLeftTurned))
    for (right, left) in zip(right, left) {
      #expect(abs(right.midX + left.midX - 678) < 0.01)
    }
    // The camera and the status bar are above, where the others are below.
    #expect(abs(left[0].minY - right[0].minY - (82 - 24)) < 0.01)
  }

  /// Attached to the secondary view, while the phone is folded: at the primary view's edge it stands where
  /// that one does, elsewhere it stays; otherwise nothing changes.
  @Test(
    "overlayArrangementEdge moves the secondary view of a parted overlay",
    arguments: ["top", "leading", "bottom", "trailing"], Pose.allCases)
  func overlayEdge(_ edge: String, _ pose: Pose) throws {
    func frames(_ modifier: String) throws -> [Rect] {
      let result = try Self.result(
        """
        NavigationStack {
          ArrangementView { Color.blue.accessibilityIdentifier("primary") } secondary: {
            Color.orange.accessibilityIdentifier("secondary")\(modifier)
          }
          .arrangementViewStyle(.overlay).navigationTitle("Title")
        }
        """, pose)
      return try ["primary", "secondary"].map { try Self.frame($0, result) }
    }
    let plain = try frames("")
    let isMoved =
      pose == .foldedUpright && edge == "bottom" || pose == .foldedTurned && edge == "trailing"
    let moved = try frames(".overlayArrangementEdge(.\(edge))")
    #expect(moved == (isMoved ? [plain[0], plain[0]] : plain))
  }

  @Test(
    "The hinge is told of when a view appears, after none", arguments: Pose.allCases)
  func hinge(_ pose: Pose) throws {
    let text = """
      import SwiftUI
      struct V: View {
        @State private var told = "none"
        var body: some View {
          Text(told).onHingeChange { old, new in
            told = "\\(old.hinge == nil) \\(new.hinge!.status) \\(Int(new.hinge!.angle.degrees))"
          }
        }
      }
      """
    let scene = Scene(
      files: [.init(name: "-", text: text)], name: "-", for: Platform(kind: .ios, os: 27))
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named(pose.device))
    let result = scene.layoutFromStart(
      device.settings(pose.orientation, os: 27), showing: 0, recording: .off
    ).result
    let wanted =
      pose.rawValue.hasPrefix("closed")
      ? "true closed 0"
      : pose.rawValue.hasPrefix("open") ? "true fullyOpen 180" : "true partiallyOpen 127"
    #expect(try #require(result).nodes.flatMap(\.textLines).joined(separator: " ") == wanted)
  }
}
