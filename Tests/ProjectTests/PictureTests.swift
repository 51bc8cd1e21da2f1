import Cells
import Foundation
import LayoutSolver
import Playground
import SceneLoader
import Testing

/// A picture of the playground in `Pictures`, made by the keys that lead there.
struct PanelPicture: Sendable, CustomTestStringConvertible {
  /// Of the file, without `.svg`.
  var name: String
  /// Under it in README.
  var caption: String
  /// In the folder `Scenes`.
  var scene: String
  var container: Size?
  var columns = 100
  var rows = 28
  var appearance = Appearance.dark
  var keys: [Key]

  var testDescription: String { name }
  var path: String { "Pictures/\(name).svg" }

  /// Each letter is a key.
  static func typed(_ letters: String) -> [Key] { letters.map { .character($0) } }

  static let main = [Appearance.dark, .light].map { appearance in
    PanelPicture(
      name: "playground-\(appearance.rawValue)", caption: "", scene: "07-flexibility",
      container: Size(width: 400, height: 560), columns: 132, rows: 40, appearance: appearance,
      keys: typed("j"))
  }

  /// The type sizes up to accessibility2, five steps from the standard one.
  private static func matrix(
    _ name: String, _ caption: String, _ columns: Int, _ rows: Int, _ appearance: Appearance
  ) -> PanelPicture {
    PanelPicture(
      name: name,
      caption:
        "**Matrix.** Type sizes, devices or languages side by side, with what is wrong under "
        + "each: \(caption)",
      scene: "15-type-sizes", container: Size(width: 402, height: 640), columns: columns,
      rows: rows,
      appearance: appearance, keys: typed("Mlllll"))
  }

  static let panels = [
    PanelPicture(
      name: "geometry",
      caption: "**Geometry.** What a `GeometryReader` in the view's place would be told, in every "
        + "space around it.",
      scene: "04-coordinate-spaces", keys: typed("jj3")),
    PanelPicture(
      name: "why",
      caption: "**Why this size?** The proposal, the rule and the sum, up to the container.",
      scene: "07-flexibility", container: Size(width: 400, height: 420), keys: typed("ji")),
    PanelPicture(
      name: "negotiation",
      caption: "**The negotiation.** Step through it, and the canvas shows the tree as of that "
        + "call.",
      scene: "12-eavesdropper", keys: typed("4") + [.home] + typed("jjjjjjj")),
    PanelPicture(
      name: "overlays",
      caption: "**Overlays.** Padding, gaps, guides, grid tracks, safe area, axes and rulers.",
      scene: "01-text-and-reader", keys: typed("V j jj") + [.escape]),
    PanelPicture(
      name: "side-by-side",
      caption: "**Side by side.** Two sizes or two scenes, with what differs marked.",
      scene: "01-text-and-reader", container: Size(width: 320, height: 240), columns: 116,
      keys: typed("Bs200x240") + [.enter] + typed("|")),
    PanelPicture(
      name: "size-curve",
      caption: "**Size curve.** A view's size against the container's width, with its breakpoints.",
      scene: "03-proxy-values", keys: typed("jjjllc")),
    PanelPicture(
      name: "findings",
      caption: "**Findings.** What is most likely not meant, with its place and a remedy.",
      scene: "08-unused-space", keys: typed("6")),
    PanelPicture(
      name: "source",
      caption: "**Source.** `+` and `-` change the number under the cursor, and the scene reflows.",
      scene: "01-text-and-reader", keys: typed("5+++")),
    matrix("matrix", "in a wide window.", 200, 50, .dark),
    matrix("matrix-light", "the same on a light terminal.", 200, 50, .light),
    matrix("matrix-narrow", "at 120 by 40.", 120, 40, .dark),
    matrix("matrix-narrow-light", "at 120 by 40, light.", 120, 40, .light),
    PanelPicture(
      name: "lesson",
      caption: "**Lessons.** Each scene of the gallery asks what you expect before it shows it.",
      scene: "01-text-and-reader", keys: typed("A")),
    PanelPicture(
      name: "gallery",
      caption: "**Gallery.** Scenes that teach one thing each.", scene: "01-text-and-reader",
      keys: typed("t")),
  ]

  /// Moments without a key, in each of which one of a matrix's pictures is laid out.
  private static let pause = 16

  /// What is on the screen after the keys.
  func screen() throws -> CellGrid {
    let path = Project.root.appending(path: "Scenes/\(scene).swift").path
    var capabilities = TerminalCapabilities(
      colors: TerminalCapabilities.trueColors, unicode: true, mouse: false)
    capabilities.blocks = .sextants
    let terminal = ScriptedTerminal(
      columns: columns, rows: rows,
      keys.map { .key($0) }
        + Array(repeating: .idle, count: Self.pause), capabilities: capabilities)
    let settings = LayoutSettings(
      container: LayoutContainer(size: container ?? Size(width: 402, height: 874)))
    let playground = Playground(
      scene: try Scene(path: path), library: .bundled(), settings: settings,
      container: container.map { .exact($0) } ?? .window, size: (columns, rows),
      capabilities: capabilities)
    playground.terminal.appearance = appearance
    playground.run(on: terminal)
    return try #require(terminal.grids.last)
  }

  func svg() throws -> String {
    SVGPicture(appearance).document(try screen(), title: caption.isEmpty ? "Reflow" : name)
  }
}

extension GeneratedTests {
  @Test(
    "Every picture is what the playground paints",
    arguments: PanelPicture.main + PanelPicture.panels)
  func pictures(picture: PanelPicture) throws {
    try expectGenerated(file: picture.path, try picture.svg())
  }

  @Test("README shows every picture, and there is no other")
  func gallery() throws {
    let rows = PanelPicture.panels.flatMap { picture in
      ["", picture.caption, "", "<img src=\"\(picture.path)\" alt=\"\(picture.name)\">"]
    }
    try expectGenerated("panels", in: "README.md", Array(rows.dropFirst()))
    let names = (PanelPicture.main + PanelPicture.panels).map { "\($0.name).svg" }
    let screens =
      ScreenPicture.all.flatMap { [$0.fileName, $0.cellsFile] } + ControlSheet.all.map(\.fileName)
    #expect(try Project.entries("Pictures") == (names + screens).sorted())
    let readme = try Project.text("README.md")
    for picture in PanelPicture.main { #expect(readme.contains(picture.path)) }
  }
}
