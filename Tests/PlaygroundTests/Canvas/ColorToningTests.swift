import Cells
import LayoutSolver
import Testing

@testable import Playground

@Suite("A scene's colours")
struct ColorToningTests {
  private let dark = ColorToning(appearance: .dark, colors: 256)
  private let light = ColorToning(appearance: .light, colors: 256)

  @Test(
    "What can't be seen has no background",
    arguments: [Color.named(.clear), .opacity(.named(.red), 0)])
  func invisible(color: Color) {
    #expect(dark.fill(DrawnColor(color)) == nil)
  }

  @Test("Text in the terminal's own black or white keeps the terminal's colour")
  func plainText() {
    #expect(dark.ink(DrawnColor(.named(.primary))) == .standard)
    #expect(dark.ink(DrawnColor(.named(.black))) == .standard)
    #expect(dark.ink(DrawnColor(.named(.red))) != .standard)
  }

  @Test("Fills are dark on a dark terminal, light on a light one, and keep their hue")
  func tones() throws {
    for name in [Color.Name.red, .orange, .green, .mint, .blue, .purple, .pink] {
      let (low, high) = (dark.fill(DrawnColor(.named(name))), light.fill(DrawnColor(.named(name))))
      let shade = try #require(low?.components)
      let tint = try #require(high?.components)
      #expect(max(shade.red, shade.green, shade.blue) <= 0.6, "\(name)")
      #expect(max(shade.red, shade.green, shade.blue) > min(shade.red, shade.green, shade.blue))
      #expect(0.2126 * tint.red + 0.7152 * tint.green + 0.0722 * tint.blue >= 0.7, "\(name)")
    }
  }

  @Test("Half transparent, a colour goes half the way from what is below")
  func blending() {
    let half = light.fill(DrawnColor(.opacity(.named(.black), 0.5)), over: .palette(231))
    // Black, 0.1 here, is drawn as 0.75 of white; half the way to that is 0.875 or 223 of 255, and
    // the nearest grey 228.
    #expect(half == .palette(254))
  }

  @Test("Colours mix in proportion; what is clear lends no hue")
  func mixing() {
    let (red, blue) = (Color.rgb(red: 1, green: 0, blue: 0), Color.rgb(red: 0, green: 0, blue: 1))
    let quarter = DrawnColor(red).mixed(with: DrawnColor(blue), 0.25)
    #expect(quarter.components == (0.75, 0, 0.25) && quarter.opaqueness == 1)
    let fading = DrawnColor(red).mixed(with: DrawnColor(.named(.clear)), 0.5)
    #expect(fading.components == (1, 0, 0) && fading.opaqueness == 0.5)
  }

  @Test("Where there are no colours, fills are shaded")
  func shading() {
    let result = PlaygroundTests.box(100, 60).laidOut(100, 60)
    #expect(picture(result) { $0.colors = 0 }.contains("░"))
  }
}
