import Cells
import LayoutSolver
import Testing

@testable import Playground

@Suite("A scene's colours")
struct TonedColorTests {
  @Test(
    "What can't be seen has no background",
    arguments: [Color.named(.clear), .opacity(.named(.red), 0)])
  func invisible(color: Color) {
    #expect(TonedColor(color).background == nil)
  }

  @Test("Text in the terminal's own black or white keeps the terminal's colour")
  func plainText() {
    #expect(TonedColor(.named(.primary)).foreground == .standard)
    #expect(TonedColor(.named(.black)).foreground == .standard)
    #expect(TonedColor(.named(.red)).foreground != .standard)
  }

  @Test("Where there are no colours, fills are shaded")
  func shading() {
    let result = PlaygroundTests.box(100, 60).laidOut(100, 60)
    #expect(picture(result) { $0.colors = 0 }.contains("░"))
  }
}
