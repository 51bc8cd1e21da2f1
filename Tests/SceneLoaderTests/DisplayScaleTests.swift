import LayoutSolver
import Testing

@testable import SceneLoader

/// `displayScale`: pixels per point, to which what is inside is rounded.
@Suite struct DisplayScaleTests {
  private func outcome(
    _ body: String, members: String = "", scale: Double? = nil
  ) throws -> SceneResult {
    let text = """
      import SwiftUI
      struct ContentView: View {
        \(members)
        var body: some View { \(body) }
      }
      """
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    var settings = LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400)))
    settings.chosenScale = scale
    settings.takeScale(of: nil)
    return scene.layout(settings)
  }

  /// A line of 17 points is 20.287 high, in whole pixels; on a phone a divider is one pixel high.
  @Test(arguments: [
    ("displayScale, 1", 21, 1), ("displayScale, 2", 20.5, 0.5),
    ("displayScale, 3", 61 / 3.0, 1 / 3.0),
    // What no display has.
    ("displayScale, 0", 21, 1), ("displayScale, .nan", 21, 1), ("displayScale, -2", 21, 1),
  ])
  func aSceneSetsIt(_ key: String, height: Double, pixel: Double) throws {
    let outcome = try outcome(
      """
      VStack {
        VStack { Text("inside").accessibilityIdentifier("text"); Divider(); Inner() }
          .environment(\\.\(key))
        Text("outside").accessibilityIdentifier("outside")
      }
      """,
      members: """
        struct Inner: View {
          @Environment(\\.pixelLength) private var pixel
          var body: some View { let _ = print(pixel); Color.red }
        }
        """)
    let result = try #require(outcome.result)
    #expect(abs((result.node(identifier: "text")?.size.height ?? 0) - height) < 1e-9)
    #expect(abs((result.node(identifier: "outside")?.size.height ?? 0) - 61 / 3.0) < 1e-9)
    let divider = try #require(result.nodes.first { $0.name == "Divider" })
    #expect(abs(divider.size.height - pixel) < 1e-9)
    #expect(outcome.output == ["\(pixel)"])
  }

  @Test func itIsTransformedAndReadBack() throws {
    let outcome = try outcome(
      "Shown().transformEnvironment(\\.displayScale) { $0 -= 1 }",
      members: """
        struct Shown: View {
          @Environment(\\.displayScale) private var scale
          var body: some View { Text("\\(scale)") }
        }
        """, scale: 3)
    #expect(outcome.result?.nodes.flatMap(\.textLines) == ["2.000000"])
  }

  /// One that was chosen goes before a device's; a Mac has two pixels whatever the device.
  @Test func aChosenOneGoesFirst() throws {
    let phone = try #require(Device.named("iphone-se-3"))
    let other = try #require(Device.named("iphone-16-pro"))
    var settings = phone.settings()
    func scale(_ kind: Platform.Kind, _ chosen: Double?, of device: Device?) -> Double {
      settings.platform.kind = kind
      settings.chosenScale = chosen
      settings.takeScale(of: device)
      return settings.platform.displayScale
    }
    #expect(scale(.ios, nil, of: phone) == 2)
    #expect(scale(.ios, 3, of: phone) == 3)
    #expect(scale(.ios, nil, of: nil) == 3)
    #expect(scale(.mac, nil, of: other) == 2)
    #expect(scale(.mac, 1, of: phone) == 1)
  }

  /// Of several files the one for the display counts.
  @Test func aPicturesFileIsThatOfTheDisplay() throws {
    let folder = try Folder()
    defer { folder.remove() }
    func png(_ side: UInt8) -> [UInt8] {
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, side, 0, 0, 0, side]
    }
    for (name, side) in [("dot", 10), ("dot@2x", 21), ("dot@3x", 32)] as [(String, UInt8)] {
      try folder.write("\(name).png", png(side))
    }
    let code = "import SwiftUI\nstruct V: View { var body: some View { Image(\"dot\") } }"
    try folder.write("V.swift", Array(code.utf8))
    let scene = try Scene(path: folder.path)
    for (scale, width) in [(3, 32 / 3.0), (1, 10), (2, 10.5), (3, 32 / 3.0)] as [(Double, Double)] {
      var settings = LayoutSettings(container: LayoutContainer(size: Size(width: 90, height: 90)))
      settings.chosenScale = scale
      settings.takeScale(of: nil)
      let result = try #require(scene.layout(settings).result)
      #expect(abs(result.nodes[0].size.width - width) < 0.01)
    }
  }
}
