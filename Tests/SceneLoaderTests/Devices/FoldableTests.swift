import LayoutSolver
import SceneLoader
import Testing

/// iPhone Duo, by what two people printed in the simulator of iOS 27.1 independently of each other
/// (kusumotoa/iPhoneDuoLab, alexey1312/iPhone-Duo-Agent-Skill), and by Apple's tech talk 111462.
@Suite("A phone that folds")
struct FoldableTests {
  static let names = ["iphone-duo", "iphone-duo-open", "iphone-duo-folded", "iphone-duo-left"]

  private static func device(_ name: String) throws -> Device { try #require(Device.named(name)) }

  private static func result(
    _ body: String, _ name: String, _ orientation: Device.Orientation = .portrait
  ) throws -> LayoutResult {
    let text =
      "import SwiftUI\nstruct V: View {\n  @Environment(\\.toolbarVerticalEdge) var edge\n"
      + "  var body: some View {\n\(body)\n  }\n}\n"
    let scene = Scene(
      files: [.init(name: "-", text: text)], name: "-", for: Platform(kind: .ios, os: 27))
    #expect(scene.diagnostics.map(\.message) == [])
    return try #require(scene.layout(try device(name).settings(orientation, os: 27)).result)
  }

  /// Of what is called so.
  private static func frame(_ name: String, _ result: LayoutResult) throws -> Rect {
    try #require(result.nodes.last { $0.name == name && $0.isPlaced }).frame
  }

  @Test(
    "Points and size classes by pose",
    arguments: [
      ("iphone-duo", .portrait, 466, 678, .compact, .regular),
      ("iphone-duo", .landscape, 678, 466, .compact, .compact),
      ("iphone-duo-open", .portrait, 669, 951, .regular, .regular),
      ("iphone-duo-open", .landscape, 951, 669, .regular, .regular),
      ("iphone-duo-folded", .landscape, 951, 669, .regular, .regular),
    ]
      as [(
        String, Device.Orientation, Double, Double, UserInterfaceSizeClass, UserInterfaceSizeClass
      )])
  func poses(
    name: String, orientation: Device.Orientation, width: Double, height: Double,
    horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass
  ) throws {
    let settings = try Self.device(name).settings(orientation, os: 27)
    #expect(settings.container.size == Size(width: width, height: height))
    #expect(settings.horizontalSizeClass == horizontal)
    #expect(settings.verticalSizeClass == vertical)
    #expect(settings.platform.displayScale == 3)
  }

  /// The content's size without a bar, and under a large title.
  @Test(
    "Bars stand at the trailing edge of the outer display, and of the inner one turned",
    arguments: [
      ("iphone-duo", .portrait, Size(width: 382, height: 644), Size(width: 382, height: 562)),
      ("iphone-duo", .landscape, Size(width: 594, height: 432), Size(width: 594, height: 350)),
      ("iphone-duo-open", .portrait, Size(width: 669, height: 917), Size(width: 669, height: 835)),
      ("iphone-duo-open", .landscape, Size(width: 867, height: 635), Size(width: 867, height: 553)),
    ] as [(String, Device.Orientation, Size, Size)])
  func rooms(name: String, orientation: Device.Orientation, plain: Size, titled: Size) throws {
    let page = try Self.result("GeometryReader { _ in Color.clear }", name, orientation)
    #expect(try Self.frame("GeometryReader", page).size == plain)
    let stack = """
      NavigationStack { GeometryReader { _ in Color.clear }.navigationTitle("Title") }
      """
    #expect(try Self.frame("GeometryReader", Self.result(stack, name, orientation)).size == titled)
  }

  @Test("A bar below takes 52 more on the inner display, an inline title 24")
  func otherBars() throws {
    let body = """
      NavigationStack {
        GeometryReader { _ in Color.clear }.navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") { } } }
      }
      """
    let below = try Self.frame("GeometryReader", Self.result(body, "iphone-duo-open"))
    #expect(below.size == Size(width: 669, height: 783))
    let inline = body.replacing(
      ".toolbar { ToolbarItem(placement: .bottomBar) { Button(\"Below\") { } } }",
      with: ".navigationBarTitleDisplayMode(.inline)")
    #expect(try Self.frame("GeometryReader", Self.result(inline, "iphone-duo")).minY == 24)
  }

  @Test("Symbols stand in a bar 56 wide, 20 before the edge; words stay above")
  func uprightItems() throws {
    let body = """
      NavigationStack {
        Color.clear.navigationTitle("Title").toolbar {
          Button { } label: { Image(systemName: "plus") }
          Button { } label: { Image(systemName: "trash") }
        }
      }
      """
    let result = try Self.result(body, "iphone-duo-open", .landscape)
    let symbols = result.nodes.filter { $0.name == "Image" && $0.isPlaced }.map(\.frame)
    #expect(symbols.count == 2)
    for symbol in symbols { #expect(abs(symbol.midX - (875 + 931) / 2) < 0.5) }
    #expect(symbols[0].maxY < symbols[1].minY)
    let upright = try Self.result(body, "iphone-duo-open")
    let beside = upright.nodes.filter { $0.name == "Image" && $0.isPlaced }.map(\.frame)
    #expect(beside[0].midY == beside[1].midY)
  }

  @Test("The fold is 40 points across the longer side, active where the phone is folded")
  func fold() throws {
    func fold(_ name: String, _ orientation: Device.Orientation) throws -> ScreenFold? {
      try Self.device(name).container(orientation, os: 27).fold
    }
    let upright = Rect(x: 0, y: 455.5, width: 669, height: 40)
    let turned = Rect(x: 455.5, y: 0, width: 40, height: 669)
    #expect(try fold("iphone-duo-open", .portrait) == ScreenFold(frame: upright, isActive: false))
    #expect(try fold("iphone-duo-folded", .portrait) == ScreenFold(frame: upright, isActive: true))
    #expect(try fold("iphone-duo-folded", .landscape) == ScreenFold(frame: turned, isActive: true))
    #expect(try fold("iphone-duo", .portrait) == nil)
  }

  @Test("A proxy tells of the fold in its own space, and the environment of upright bars")
  func regions() throws {
    let body = """
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        GeometryReader { proxy in
          let all = proxy.reservedRegions(kind: .division, options: [.includeInactive])
          let active = proxy.reservedRegions(kind: .division)
          let margins = proxy.contentMargins(for: .container)
          VStack {
            Text("all \\(all.count) active \\(active.count) occluded \\(proxy.reservedRegions(kind: .occlusion).count)")
            if let fold = all.first { Text("\\(fold.frame.minX) \\(fold.frame.minY) \\(fold.frame.width)") }
            Text("margins \\(margins.leading) \\(margins.trailing)")
            Text(edge == .trailing ? "upright" : "lying")
          }
        }
      }
      """
    func texts(_ name: String, _ orientation: Device.Orientation) throws -> [String] {
      try Self.result(body, name, orientation).nodes.filter { $0.name == "Text" }
        .map { $0.textLines.joined(separator: " ") }
    }
    #expect(
      try texts("iphone-duo-folded", .landscape) == [
        "all 1 active 1 occluded 1", "455.500000 -100.000000 40.000000",
        "margins 20.000000 0.000000", "upright",
      ])
    #expect(
      try texts("iphone-duo-open", .portrait) == [
        "all 1 active 0 occluded 1", "0.000000 355.500000 669.000000",
        "margins 20.000000 20.000000", "lying",
      ])
    #expect(
      try texts("iphone-duo", .portrait) == [
        "all 0 active 0 occluded 2", "margins 20.000000 0.000000", "upright",
      ])
    #expect(try texts("iphone-17", .portrait).last == "lying")
  }

  /// 951 by 669 less 84: 455.5, the fold's 40 and 371.5; over a ratio the fold wins.
  @Test(
    "An arrangement keeps clear of an active fold",
    arguments: ["", ".splitArrangementLayoutRatio(0.2)"])
  func arrangements(modifier: String) throws {
    let body = "ArrangementView { Color.red } secondary: { Color.blue }\(modifier)"
    func widths(_ name: String) throws -> [Double] {
      try Self.result(body, name, .landscape).nodes.filter { $0.name == "Color" }
        .map { $0.frame.width }
    }
    #expect(try widths("iphone-duo-folded") == [455.5, 371.5])
    let flat = try widths("iphone-duo-open")
    #expect(flat.reduce(0, +) == 867)
    if modifier.isEmpty { #expect(flat[0] == flat[1]) }
    let frames = try Self.result(body, "iphone-duo-folded", .portrait).nodes
      .filter { $0.name == "Color" }.map(\.frame)
    #expect(frames.map(\.minY) == [0, 495.5])
    #expect(frames[0].height == 455.5)
  }

  @Test("An overlay parted by the fold has its primary view behind it, to be seen alone otherwise")
  func overlays() throws {
    let body = """
      ArrangementView { Text("Primary") } secondary: { Color.blue }.arrangementViewStyle(.overlay)
      """
    let parted = try Self.result(body, "iphone-duo-folded", .landscape)
    #expect(try Self.frame("Text", parted).minX >= 495.5)
    #expect(try Self.frame("Color", parted).maxX == 455.5)
    let flat = try Self.result(body, "iphone-duo-open", .landscape)
    #expect(try Self.frame("Text", flat).origin == Point(x: 0, y: 0))
  }

  @Test(
    "Sheets keep 8 points at their sides, and the upright bar lies over their trailing edge",
    arguments: [
      ("iphone-duo", .portrait, "automatic", 450, 374),
      ("iphone-duo-open", .portrait, "automatic", 653, 653),
      ("iphone-duo-open", .landscape, "automatic", 653, 653),
      ("iphone-duo-open", .landscape, "trailing", 653, 577),
      ("iphone-duo-open", .landscape, "leading", 653, 653),
      ("iphone-duo-folded", .landscape, "leading", 459.5, 459.5),
    ] as [(String, Device.Orientation, String, Double, Double)])
  func sheets(
    name: String, orientation: Device.Orientation, placement: String, width: Double, content: Double
  ) throws {
    let body = """
      Color.blue.sheet(isPresented: .constant(true)) {
        NavigationStack { GeometryReader { _ in Color.clear }.navigationTitle("Title") }
          .presentationPlacement(.\(placement))
      }
      """
    let result = try Self.result(body, name, orientation)
    #expect(try Self.frame("Background", result).width == width)
    let page = try Self.frame("GeometryReader", result)
    #expect(page.width == content)
    if name == "iphone-duo" { #expect(page.height == 562) }
  }

  @Test("Closed and turned, a split arrangement has its primary view alone")
  func closedTurned() throws {
    let body =
      "ArrangementView { Text(\"Primary\") } secondary: { Color.blue }.arrangementViewStyle(.split)"
    let result = try Self.result(body, "iphone-duo", .landscape)
    #expect(!result.nodes.contains { $0.name == "Color" && $0.isPlaced })
    let open = try Self.result(body, "iphone-duo-open", .landscape)
    #expect(open.nodes.contains { $0.name == "Color" && $0.isPlaced })
  }

  @Test("The upright bar isn't mirrored, and a sidebar has none")
  func uprightBars() throws {
    let stack = """
      NavigationStack {
        Color.red.navigationTitle("T").toolbar {
          Button("A", systemImage: "plus") { }.accessibilityIdentifier("item")
        }
      }
      """
    let turned = stack + ".environment(\\.layoutDirection, .rightToLeft)"
    let plain = try #require(Self.result(stack, "iphone-duo").node(identifier: "item")).frame
    let mirrored = try #require(Self.result(turned, "iphone-duo").node(identifier: "item")).frame
    #expect(abs(mirrored.minX - plain.minX) < 0.001 && mirrored.minY == plain.minY)
    let columns = """
      NavigationSplitView {
        List { Text("Row") }.toolbar { Button("A", systemImage: "plus") { }.accessibilityIdentifier("side") }
      } detail: {
        Color.red.toolbar { Button("B", systemImage: "minus") { }.accessibilityIdentifier("detail") }
      }
      """
    let split = try Self.result(columns, "iphone-duo-open", .landscape)
    #expect(try #require(split.node(identifier: "side")).frame.maxX < 320)
    #expect(try #require(split.node(identifier: "detail")).frame.minX > 867)
  }

  @Test("Of a loop's items symbols stand, but those that ask to stay above")
  func loops() throws {
    let body = """
      NavigationStack {
        Color.red.navigationTitle("T").toolbar {
          ForEach(0..<2) { place in
            Button("A", systemImage: "plus") { }.accessibilityIdentifier("\\(place)")
          }
          ToolbarItem { Button("B", systemImage: "minus") { }.accessibilityIdentifier("above") }
            .axisBehavior(.horizontalOnly)
        }
      }
      """
    let result = try Self.result(body, "iphone-duo")
    for name in ["0", "1"] {
      #expect(try #require(result.node(identifier: name)).frame.minX > 382, "\(name)")
    }
    #expect(try #require(result.node(identifier: "above")).frame.maxX < 382)
  }

  @Test("Items without a symbol are told of where bars stand upright")
  func lyingItems() throws {
    let body = """
      NavigationStack {
        Color.red.navigationTitle("T").toolbar {
          Button("A", systemImage: "plus") { }
          Menu { Button("One") { } } label: { HStack { Text("Database"); Image(systemName: "chevron.down") } }
        }
      }
      """
    func told(_ name: String, _ orientation: Device.Orientation = .portrait) throws -> [String] {
      try Self.result(body, name, orientation).findings.filter { $0.rule == .toolbarLies }.map(
        \.message)
    }
    let closed = try told("iphone-duo")
    #expect(closed.count == 1 && closed[0].hasPrefix("Menu lies above the page"), "\(closed)")
    #expect(try told("iphone-duo-open").isEmpty)
    #expect(try told("iphone-duo-open", .landscape).count == 1)
  }

  @Test("What is read in the fold is found, while the phone is folded")
  func findings() throws {
    let body =
      "HStack { Text(\"Left\"); Spacer(); Text(\"Middle of it\"); Spacer(); Text(\"Right\") }"
    let row = try Self.result("\(body).frame(width: 950)", "iphone-duo-folded", .landscape)
    #expect(row.findings.contains { $0.rule == .inFold && $0.message.contains("Middle of it") })
    #expect(
      try Self.result("\(body).frame(width: 950)", "iphone-duo-open", .landscape).findings
        .allSatisfy { $0.rule != .inFold })
  }

  @Test("What lies under the camera, the status bar and the upright bar is found")
  func covered() throws {
    func told(_ alignment: String, _ name: String) throws -> String {
      let body = """
        Color.yellow.overlay(alignment: .\(alignment)) { Text("Close").padding(24) }.ignoresSafeArea()
        """
      return try Self.result(body, name).findings.first { $0.rule == .underSafeArea }?.message
        ?? ""
    }
    #expect(try told("topTrailing", "iphone-duo").contains("\"Close\" lies under the camera"))
    #expect(try told("trailing", "iphone-duo").contains("\"Close\" lies under the upright bar"))
    #expect(
      try told("topTrailing", "iphone-duo-open").contains("\"Close\" lies under the status bar"))
    #expect(try told("topLeading", "iphone-duo").isEmpty)
  }

  @Test("It runs nothing older than 27", arguments: names)
  func releases(name: String) throws {
    let device = try Self.device(name)
    #expect(device.firstRelease == 27)
    #expect(device.settings(os: 26).platform.os == 27)
    #expect(Device.all.filter { $0.firstRelease <= 26 }.contains { $0.id == name } == false)
  }

  @Test(
    "What nobody has published of it is said",
    arguments: [("iphone-duo-folded", true), ("iphone-duo-open", false), ("iphone-17", false)])
  func unmeasured(name: String, isSaid: Bool) throws {
    let text =
      "import SwiftUI\n#Preview { Text(\"Page\").sheet(isPresented: .constant(true)) { Text(\"Sheet\") } }\n"
    let scene = Scene(
      files: [.init(name: "-", text: text)], name: "-", for: Platform(kind: .ios, os: 27))
    let notes = scene.layout(try Self.device(name).settings(.landscape, os: 27)).notes
    #expect(notes.contains { $0.identifier.name == "foldable-bars" } == isSaid)
  }
}
