import Cells
import Foundation
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

/// A title in a bar, which is as high as the screen's unsafe edge leaves it.
private let titled = """
  import SwiftUI
  struct Screen: View {
    var body: some View {
      NavigationStack {
        List { Text("Row") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
  }
  """

private func session(
  _ container: ContainerChoice = .window, size: (columns: Int, rows: Int) = (160, 48)
) -> Playground {
  Playground(
    scene: Scene(files: [Scene.File(name: "-", text: titled)], name: "titled"),
    library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
      .failure(SceneReadError(path: entry.path, reason: .notFound))
    },
    settings: LayoutSettings(container: LayoutContainer(size: .zero)), container: container,
    size: size, capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
}

@Suite("The container of the window")
struct WindowContainerTests {
  /// In which a session may begin.
  static let starts = [(160, 48), (80, 24), (119, 40), (60, 20), (200, 50), (300, 100), (40, 12)]

  @Test(
    "A column more is a column of points more, there and back, whatever panels there are",
    arguments: starts)
  func columns(columns: Int, rows: Int) {
    let app = session(size: (columns, rows))
    for rows in [12, 24, 30, 48, 100] {
      for focus in Panel.all {
        app.focus(focus)
        var sizes: [Int: Size] = [:]
        for columns in Array((40...300).reversed()) + Array(40...300) {
          app.resize(to: (columns, rows))
          let size = app.windowContainer
          // The way back gives the same sizes.
          if let there = sizes[columns] { #expect(there == size) }
          sizes[columns] = size
          if let narrower = sizes[columns - 1], let wider = sizes[columns] {
            expectStep(narrower.width, wider.width, app.scale.pointsPerColumn, app, columns - 1)
            #expect(narrower.height <= wider.height)
          }
        }
      }
    }
  }

  @Test("A row more is a row of points more, and as wide", arguments: starts)
  func rows(columns: Int, rows: Int) {
    let app = session(size: (columns, rows))
    for columns in [40, 60, 80, 110, 120, 160, 300] {
      for focus in Panel.all {
        app.focus(focus)
        app.resize(to: (columns, 100))
        var taller = app.windowContainer
        for rows in (12...99).reversed() {
          app.resize(to: (columns, rows))
          let size = app.windowContainer
          #expect(abs(taller.height - size.height - app.scale.pointsPerRow) < 1e-9)
          #expect(size.width == taller.width)
          taller = size
        }
      }
    }
  }

  /// By the scale of the wider window, or of the narrower one where it has fewer panels, to what
  /// scales are rounded to.
  private func expectStep(
    _ narrow: Double, _ wide: Double, _ points: Double, _ app: Playground, _ columns: Int
  ) {
    let rung = app.screenLayout.rung
    app.resize(to: (columns, app.terminal.size.rows))
    let isSame = app.screenLayout.rung == rung
    let step = app.scale.pointsPerColumn
    #expect(wide > narrow)
    #expect(abs(wide - narrow - step) < (isSame ? 1e-9 : 3), "\(columns) to \(columns + 1)")
    if isSame { #expect(step == points) }
  }

  @Test("It fills the canvas, at the scale chosen at the start", arguments: starts)
  func fills(columns: Int, rows: Int) {
    let app = session(size: (columns, rows))
    let scale = app.scale
    #expect((6...8).contains(scale.pointsPerColumn))
    for columns in 40...300 {
      app.resize(to: (columns, rows))
      let canvas = app.screenLayout.canvas
      #expect(app.scale.cells(app.windowContainer) == (canvas.columns, canvas.rows))
    }
    app.resize(to: (columns, rows))
    #expect(app.scale == scale)
  }

  @Test("Keys change the scale, which stays from there on")
  func zooming() {
    let session = Session(columns: 160, rows: 48).type("z")
    let scale = session.app.scale
    #expect(scale.pointsPerColumn == 5)
    session.run([.resize(columns: 150, rows: 40)])
    #expect(session.app.scale == scale)
    let canvas = session.app.screenLayout.canvas
    #expect(
      session.app.windowContainer
        == Size(width: Double(canvas.columns) * 5, height: Double(canvas.rows) * 10))
    #expect(session.type("f").app.scale.pointsPerColumn == 6)
  }

  @Test("A line between panels that is dragged leaves the scale as it is")
  func splitting() throws {
    let session = Session(columns: 160, rows: 48).run([])
    let (scale, width) = (session.app.scale, session.app.windowContainer.width)
    let line = try #require(session.app.panelLayout.dividers.last?.rect.column)
    session.run([
      .mouse(.press(.left), column: line, row: 20), .mouse(.drag(.left), column: line - 9, row: 20),
      .mouse(.release(.left), column: line - 9, row: 20),
    ])
    #expect(session.app.scale == scale)
    #expect(session.app.windowContainer.width == width - 9 * scale.pointsPerColumn)
  }

  @Test(
    "w keeps the size or ties it to the window, 0 goes back to the device; the title says which")
  func tying() throws {
    let session = Session(columns: 160, rows: 48).run([])
    #expect(session.shows("follows the window"))
    #expect(session.type("w").shows("exact size"))
    let text = "// reflow: device iphone-16-pro\n" + titled
    session.scene.directives =
      Scene(files: [Scene.File(name: "-", text: text)], name: "-").directives
    #expect(session.type("0").shows("402×874 pt · iPhone 16 Pro"))
    #expect(session.type("w").shows("follows the window"))
    #expect(session.type("0").shows("402×874 pt · iPhone 16 Pro"))
  }

  @Test("A device that a save asks for is taken, unless another container was chosen")
  func saving() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "device-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Row.swift")
    let text = "import SwiftUI\n#Preview { Text(\"Row\") }\n"
    func save(_ device: String?) throws {
      let comment = device.map { "// reflow: device \($0)\n" } ?? ""
      try (comment + text).write(to: file, atomically: true, encoding: .utf8)
    }
    try save(nil)
    let app = SceneSession(try Scene(path: file.path), columns: 120, rows: 40).app
    app.conditions.container = .window
    try save("iphone-16-pro")
    #expect(app.pollFiles())
    #expect(app.conditions.container.words == "iPhone 16 Pro")
    try save("iphone-se-3 landscape")
    #expect(app.pollFiles())
    #expect(app.conditions.container.words == "iPhone SE 3, landscape")
    try save(nil)
    #expect(app.pollFiles())
    #expect(app.conditions.container == .window)
    let chosen = ContainerChoice.exact(Size(width: 300, height: 200))
    app.conditions.container = chosen
    try save("iphone-16-pro")
    #expect(app.pollFiles())
    #expect(app.conditions.container == chosen)
  }
}

@Suite("A device on the canvas")
struct WholeDeviceTests {
  @Test(
    "All of it is in sight, with its edge, at the finest scale at which it fits",
    arguments: [(200, 50), (160, 48), (120, 40), (100, 30), (80, 24), (60, 20)],
    ["iphone-16-pro", "iphone-se-3", "ipad-pro-11"])
  func whole(_ size: (columns: Int, rows: Int), name: String) throws {
    let device = try #require(Device.named(name))
    for orientation in Device.Orientation.allCases {
      let session = Session(
        columns: size.columns, rows: size.rows, container: .device(device, orientation)
      ).run([])
      let canvas = session.app.screenLayout.canvas
      let place = session.app.mouse.screen.container
      #expect(session.app.seenPart == nil)
      let edge = place.inset(by: -1)
      #expect(edge.intersection(canvas) == edge)
      let grid = try #require(session.terminal.grids.last)
      let corners = [
        grid[edge.column, edge.row], grid[edge.endColumn - 1, edge.row],
        grid[edge.column, edge.endRow - 1], grid[edge.endColumn - 1, edge.endRow - 1],
      ]
      #expect(corners.map(\.grapheme) == ["╭", "╮", "╰", "╯"])
      // A hundredth of a point finer, a side has more cells than there are.
      let finer = CellScale(pointsPerColumn: session.app.scale.pointsPerColumn - 0.01)
        .cells(device.container(orientation).size)
      #expect(finer.columns > canvas.columns - 2 || finer.rows > canvas.rows - 2)
    }
  }

  @Test("What is outside of the canvas is marked where it is, with how far it goes")
  func cut() {
    let session = Session(
      columns: 80, rows: 24, container: .exact(Size(width: 402, height: 874))
    ).run([])
    #expect(!session.shows("pt more"))
    session.app.zoom(to: CellScale(pointsPerColumn: 10))
    session.run([])
    // 44 columns of 10 points, 21 rows of 20.
    #expect(session.shows("▾ 454 pt more") && !session.shows("▴"))
    #expect(session.press([.pageDown]).shows("▴ 200 pt more"))
    #expect(session.shows("▾ 254 pt more"))
    session.app.zoom(to: CellScale(pointsPerColumn: 5))
    session.run([])
    #expect(session.shows("pt more") && session.screen.contains { "◂▸".contains($0) })
  }

  @Test("A folder with an app opens as a phone, one of views follows the window")
  func app() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ text: String, _ name: String) throws {
      try ("import SwiftUI\n" + text).write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    func container() throws -> ContainerChoice {
      Playground(
        scene: try Scene(path: folder.path),
        library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
          .failure(SceneReadError(path: entry.path, reason: .notFound))
        },
        settings: LayoutSettings(container: LayoutContainer(size: .zero)), size: (160, 48),
        capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true)
      ).conditions.container
    }
    try write("struct ContentView: View { var body: some View { Text(\"Hi\") } }", "Content.swift")
    #expect(try container() == .window)
    try write(
      "@main struct Main: App { var body: some Scene { WindowGroup { ContentView() } } }",
      "Main.swift")
    let phone = try #require(Device.named("iphone-16-pro"))
    #expect(try container() == .device(phone, .portrait))
  }
}

@Suite("Devices in the playground")
struct PlaygroundDeviceTests {
  @Test("A device chosen after the window lays out as one given from the start")
  func chosen() throws {
    let device = try #require(Device.named("iphone-16-pro"))
    let app = session()
    _ = app.result
    app.conditions.container = .device(device, .portrait)
    let scene = Scene(files: [Scene.File(name: "-", text: titled)], name: "titled")
    let expected = try #require(scene.layout(device.settings(.portrait)).result)
    let result = try #require(app.result)
    #expect(result.nodes.map(\.frame) == expected.nodes.map(\.frame))
    // Recorded: 54 points under an inline title.
    #expect(result.nodes.contains { $0.name == "frame" && $0.size.height == 54 })
  }

  @Test("Made wider it keeps its safe area and bar; turned, too")
  func wider() throws {
    let device = try #require(Device.named("iphone-16-pro"))
    let app = session(.device(device, .portrait))
    app.stepContainer(width: 3)
    let container = app.effectiveSettings.container
    #expect(container.size.width > 402 && container.size.height == 874)
    #expect(container.safeAreaInsets.top == 62)
    #expect(app.result?.nodes.contains { $0.name == "frame" && $0.size.height == 54 } == true)
    app.turnContainer()
    #expect(
      app.effectiveSettings.container.size
        == Size(width: container.size.height, height: container.size.width))
    #expect(
      app.effectiveSettings.container.safeAreaInsets
        == device.container(.landscape).safeAreaInsets)
  }

  @Test("The keyboard goes up and down, turns with the device, and lies over the picture")
  func keyboard() throws {
    let device = try #require(Device.named("iphone-16-pro"))
    let session = Session(View(.leaf(.color(.named(.red)))), container: .device(device, .portrait))
    let before = session.screen
    #expect(session.type("#").shows("The keyboard is up, 335 high"))
    let root = try #require(session.app.result?.nodes.first { $0.name == "Color" })
    #expect(root.frame.maxY == 539)
    #expect(session.screen != before)
    session.app.turnContainer()
    #expect(session.app.effectiveSettings.container.keyboard == 208)
    let record = session.app.record.settings
    var other = Conditions(
      settings: LayoutSettings(container: .init(size: .zero)), container: .window)
    record.apply(to: &other)
    #expect(other.settings.hasKeyboard)
    session.app.turnContainer()
    session.type("#")
    #expect(session.app.effectiveSettings.container.keyboard == 0)
    #expect(session.app.result?.nodes.first { $0.name == "Color" }?.frame.maxY == 840)
    session.app.conditions.settings.platform.kind = .mac
    #expect(session.type("#").shows("A Mac has no keyboard on its screen"))
  }

  @Test(
    "A device is found by its name, turned if that is typed",
    arguments: [
      ("iphone-se-3", Size(width: 375, height: 667)),
      ("iphone-se-3 landscape", Size(width: 667, height: 375)),
      ("se 3 land", Size(width: 667, height: 375)),
    ])
  func typed(name: String, size: Size) {
    let session = Session().type("s").type(name).press([.enter])
    #expect(session.app.effectiveSettings.container.size == size)
  }

  @Test("The step of the keys can be a point, and is said")
  func step() {
    let session = Session(container: .exact(Size(width: 300, height: 400))).type("uu>")
    // From a cell to 1 point, to 5.
    #expect(session.app.effectiveSettings.container.size.width == 305)
    #expect(session.shows("by 5 points, u changes"))
    session.app.conditions.step = .one
    #expect(session.type(":12<").press([.enter]).app.effectiveSettings.container.size.width == 293)
  }
}
