import LayoutSolver
import SceneLoader
import Testing

struct DirectiveTests {
  private func directives(_ text: String) -> SceneDirectives {
    Scene(files: [Scene.File(name: "-", text: text)], name: "-").directives
  }

  @Test func titleMayBeQuoted() {
    #expect(directives("// reflow: title \"A greedy reader\"\n").title == "A greedy reader")
    #expect(directives("// reflow: title A greedy reader\n").title == "A greedy reader")
  }

  @Test func deviceMayBeTurned() {
    let device = directives("// reflow: device iphone-16-pro landscape\n").device
    #expect(device?.name == "iphone-16-pro")
    #expect(device?.isLandscape == true)
    #expect(directives("//reflow: device iphone-se\n").device?.isLandscape == false)
  }

  @Test func imagesHaveASizeInPoints() {
    let sizes = directives("// reflow: image barbarian 512x768\n// reflow: image a b 1.5x2\n")
      .imageSizes
    #expect(sizes["barbarian"] == Size(width: 512, height: 768))
    #expect(sizes["a b"] == Size(width: 1.5, height: 2))
  }

  @Test func onlyLeadingCommentsCount() {
    #expect(directives("import SwiftUI\n// reflow: title Late\n").title == nil)
    #expect(directives("// About this file\n\n// reflow: title Early\n").title == "Early")
  }
}
