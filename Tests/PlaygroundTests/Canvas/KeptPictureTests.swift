import Cells
import Foundation
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

/// What is kept from one picture to the next must not be seen in any.
@Suite("Pictures with and without what is kept")
struct KeptPictureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every fourth: what is kept depends on the kind of a scene's drawing, of which each has several.
  private static let scenes = stride(from: 0, to: TextPropertyTests.scenes.count, by: 4)
    .map { TextPropertyTests.scenes[$0] }

  private static func layout(_ scene: String) throws -> LayoutResult? {
    let container = LayoutContainer(size: Size(width: 402, height: 874))
    return try Scene(path: "\(root.path)/\(scene)").layout(LayoutSettings(container: container))
      .result
  }

  /// Each differs from the one before it in what the screen depends on or in what it doesn't.
  private static let changes:
    [@Sendable (inout CanvasPicture.Options, inout (column: Int, row: Int)) -> Void] =
      [
        { _, _ in },
        { options, _ in options.labelling = .frames },
        { _, origin in origin.row = -7 },
        { options, _ in options.overlays = [.padding, .spacing, .axes] },
        { _, origin in origin.column = -3 },
        { options, _ in options.theme = .light },
        { options, _ in options.blocks = .octants },
        { options, _ in options.colors = 0 },
        { options, _ in options.theme = .dark },
        { options, _ in options.colors = 256 },
        { options, _ in options.layers = .frames },
        { options, _ in options.layers = .screen },
        { options, _ in options.layers = .all },
        { options, _ in options.framesPieces = true },
      ]

  @Test("One plan draws what a new one draws", arguments: scenes)
  func plans(scene: String) throws {
    guard let result = try Self.layout(scene) else { return }
    let scale = CellScale(pointsPerColumn: 8)
    let plan = CanvasPlan(result, scale: scale)
    var options = CanvasPicture.Options()
    var origin = (column: 0, row: 0)
    for (index, change) in Self.changes.enumerated() {
      change(&options, &origin)
      options.selection = result.nodes[index * 7 % result.nodes.count].id
      let (columns, rows) = Self.sizes[index % Self.sizes.count]
      let kept = CanvasPicture(plan, options: options)
        .drawn(columns: columns, rows: rows, origin: origin)
      let new = CanvasPlan(result, scale: scale, surroundings: plan.surroundings)
      let fresh = CanvasPicture(new, options: options)
        .drawn(columns: columns, rows: rows, origin: origin)
      #expect(kept.grid == fresh.grid, "change \(index)")
      #expect(kept.texts.map(\.text) == fresh.texts.map(\.text), "change \(index)")
    }
  }

  /// Of the canvas: three pictures in a row may keep the screen, then one length is another.
  private static let sizes = [(36, 16), (36, 16), (36, 16), (36, 12), (36, 12), (28, 12)]

  /// Select, zoom, resize, pan, step through the negotiation, and change what is shown over it.
  private static let keys: [Key] =
    "jlb}jT+$j-l,.v4kk1>Rb".map { Key.character($0) } + [.control("d"), .tab, .control("u")]

  @Test("A session paints what it paints without its plans", arguments: scenes)
  func sessions(scene: String) throws {
    let app = Playground(
      scene: try Scene(path: "\(Self.root.path)/\(scene)"), library: .bundled(),
      settings: LayoutSettings(container: LayoutContainer(size: Size(width: 100, height: 100))),
      size: (90, 24), capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
    // Some keys of all, others for each scene.
    let first = (Self.scenes.firstIndex(of: scene) ?? 0) * 3
    _ = app.paint()
    for index in first..<first + 4 {
      app.handle(.key(Self.keys[index % Self.keys.count]))
      let kept = app.paint()
      app.canvas.plans = CanvasPlanCache()
      #expect(kept == app.paint(), "\(Self.keys[index % Self.keys.count])")
    }
  }
}
