import LayoutSolver
import Pixels
import Playground
import SceneLoader
import Testing

/// A phone's picture in pixels has a status bar, unless a view hides it.
@Suite("Status bar")
struct StatusBarTests {
  @Test(
    "It is hidden by what says so",
    arguments: [
      ("", "iphone-16-pro", true), (".statusBarHidden()", "iphone-16-pro", false),
      (".statusBarHidden(false)", "iphone-16-pro", true),
      (".statusBar(hidden: true)", "iphone-se-3", false),
      (".statusBar(hidden: false)", "iphone-se-3", true), ("", "ipad-mini-6", false),
    ])
  func isShown(modifier: String, on name: String, _ isShown: Bool) throws {
    let text = "import SwiftUI\n#Preview { Color.red\(modifier) }\n"
    let scene = Scene(files: [Scene.File(name: "a.swift", text: text)], name: "a")
    let device = try #require(Device.named(name))
    let result = try #require(scene.layout(device.settings(.portrait)).result)
    let document = ArtworkSVG(ScreenArtwork(result).artwork).document(title: "a")
    #expect(document.contains("9:41") == isShown)
  }
}
