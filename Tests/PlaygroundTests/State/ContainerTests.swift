import Cells
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

private func session(_ container: ContainerChoice = .window) -> Playground {
  Playground(
    scene: Scene(files: [Scene.File(name: "-", text: titled)], name: "titled"),
    library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
      .failure(SceneReadError(path: entry.path, reason: .notFound))
    },
    settings: LayoutSettings(container: LayoutContainer(size: .zero)), container: container,
    size: (160, 48), capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
}

@Suite("The container of the window")
struct WindowContainerTests {
  @Test("A larger window never gives a shorter side, from 20 by 6 to 300 by 100")
  func grows() {
    let app = session()
    var above: [Size] = []
    for rows in 6...100 {
      var row: [Size] = []
      for columns in 20...300 {
        app.resize(to: (columns, rows))
        let size = app.windowContainer
        if let left = row.last, left.width > size.width || left.height > size.height {
          Issue.record("\(left) at \(columns - 1)×\(rows), \(size) at \(columns)×\(rows)")
          return
        }
        if !above.isEmpty {
          let smaller = above[columns - 20]
          guard smaller.width <= size.width, smaller.height <= size.height else {
            Issue.record("\(smaller) at \(columns)×\(rows - 1), \(size) at \(columns)×\(rows)")
            return
          }
        }
        row.append(size)
      }
      above = row
    }
  }

  @Test("All of it is in sight, and a larger window of panels beside the canvas isn't coarser")
  func fits() {
    let app = session()
    for rows in [14, 20, 24, 30, 48, 60, 100] {
      var coarsest = Double.infinity
      for columns in 64...300 {
        app.resize(to: (columns, rows))
        let cells = app.scale.cells(app.windowContainer)
        let canvas = app.screenLayout.canvas
        #expect(cells.columns <= canvas.columns && cells.rows <= canvas.rows, "\(columns)×\(rows)")
        #expect(app.scale.pointsPerColumn <= coarsest, "\(columns)×\(rows)")
        coarsest = app.scale.pointsPerColumn
      }
    }
  }

  @Test("From 120 columns there are 6 points a column, at which texts are legible, or fewer")
  func legible() {
    let app = session()
    for columns in 120...300 {
      app.resize(to: (columns, 48))
      #expect(app.scale.pointsPerColumn <= 6.1)
    }
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
