import Cells
import LayoutSolver
import Testing

@testable import Playground

@Suite("A scene's colours")
struct TonedColorTests {
  @Test(
    "With few colours the hue is kept",
    arguments: [
      (Color.Name.red, UInt8(1)), (.green, 2), (.yellow, 3), (.blue, 4), (.teal, 6), (.white, 7),
      (.black, 0),
    ])
  func hues(name: Color.Name, index: UInt8) {
    #expect(TonedColor(.named(name)).background(colors: 8) == .palette(index))
  }

  @Test(
    "What can't be seen has no background",
    arguments: [Color.named(.clear), .opacity(.named(.red), 0)])
  func invisible(color: Color) {
    #expect(TonedColor(color).background(colors: 256) == nil)
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
