import LayoutSolver
import Testing

@Suite("Text: heights and baselines")
struct TextHeightTests {
  @Test(
    "One, two and three lines of each style at 3 pixels a point, one at 2",
    arguments: [
      (Font.TextStyle.largeTitle, 40.6667, 81.6667, 122.6667, 41.0),
      (.title, 33.6667, 67.6667, 101.6667, 33.5),
      (.title2, 26.3333, 54.3333, 82.3333, 26.5),
      (.title3, 24, 49, 74, 24),
      (.headline, 20.3333, 42.3333, 64.3333, 20.5),
      (.body, 20.3333, 42.3333, 64.3333, 20.5),
      (.callout, 19.3333, 40.3333, 61.3333, 19.5),
      (.subheadline, 18, 38, 58, 18),
      (.footnote, 15.6667, 33.6667, 51.6667, 16),
      (.caption, 14.3333, 30.3333, 46.3333, 14.5),
      (.caption2, 13.3333, 26.3333, 39.3333, 13.5),
    ])
  func styles(style: Font.TextStyle, one: Double, two: Double, three: Double, atTwo: Double) {
    expect(height("a") { $0.font = Font(.style(style)) }, one)
    expect(height("a\nb") { $0.font = Font(.style(style)) }, two)
    expect(height("a\nb\nc") { $0.font = Font(.style(style)) }, three)
    let twoPixels = height("a") {
      $0.font = Font(.style(style))
      $0.platform.displayScale = 2
    }
    expect(twoPixels, atTwo)
  }

  @Test("Lines of a font given in points follow each other without leading")
  func pointSize() {
    expect(height("a\nb") { $0.font = Font(.size(15)) }, 36)
  }

  @Test(
    "Dynamic Type scales text styles and nothing else",
    arguments: [
      (DynamicTypeSize.xSmall, 17.0), (.large, 20.3333), (.xxxLarge, 27.6667),
      (.accessibility1, 33.6667), (.accessibility5, 63.3333),
    ])
  func dynamicType(size: DynamicTypeSize, expected: Double) {
    expect(height("a") { $0.dynamicTypeSize = size }, expected)
    let fixed = height("a") {
      $0.font = Font(.size(17))
      $0.dynamicTypeSize = size
    }
    expect(fixed, 20.3333)
  }

  @Test("A custom font scales with the style it is relative to")
  func customFont() {
    let text = measurer("a") {
      $0.font = Font(.custom(name: "Avenir", size: 34, relativeTo: .largeTitle))
      $0.dynamicTypeSize = .xSmall
    }
    // 34 * 38 / 41 = 31.512, 31.667 in pixels; times 1.193359.
    expect(text.size(width: nil, height: nil).height, 38)
    #expect(text.layout(width: nil, height: nil).confidence == .inferred)
  }

  @Test(
    "Scaled lengths as observed on iOS",
    arguments: [(DynamicTypeSize.large, 17.0), (.medium, 16.3333), (.accessibility5, 48)])
  func scaledLengths(size: DynamicTypeSize, expected: Double) {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    expect(environment.scaled(17), expected)
  }

  @Test("Nothing scales on a Mac")
  func scaledOnMac() {
    #expect(macEnvironment { $0.dynamicTypeSize = .accessibility5 }.scaled(17) == 17)
  }

  @Test(
    "Line heights of fonts in points recorded on macOS 26.2",
    arguments: [(10.0, 13.0), (11, 14), (12, 15), (15, 19), (17, 20), (20, 24), (26, 30), (40, 47)])
  func macHeights(points: Double, expected: Double) {
    expect(
      mac("Hg") { $0.font = Font(.size(points)) }.size(width: nil, height: nil).height, expected)
  }

  @Test("The default font of a Mac has 16 point lines with the baseline at 13")
  func macBaselines() {
    let layout = mac("Left\nRight side").layout(width: nil, height: nil)
    expect(layout.size, Size(width: 60.5, height: 32))
    expect(layout.firstBaseline, 13)
    expect(layout.lastBaseline, 29)
  }

  @Test("Spacing metrics of a Mac's default font give the recorded gaps")
  func macSpacing() {
    // Above a text 4.7421875 and below 8.15087890625 were recorded, with a tenth of the line
    // rounded up to 2 points.
    let metrics = mac("a").metrics
    #expect(metrics.descent + 2 == 4.7421875)
    #expect(metrics.ascent + metrics.descent + 2 - metrics.capHeight == 8.15087890625)
    #expect(metrics.leading == 0)
  }

  @Test("The first baseline is rounded to a pixel and the last follows it")
  func baselines() {
    let layout = measurer("a\nb").layout(width: nil, height: nil)
    expect(layout.firstBaseline, 16.3333)
    expect(layout.lastBaseline, 38.3333)
  }

  @Test(
    "Line spacing counts the style's leading",
    arguments: [(0.0, 42.3333), (1, 42.3333), (4, 44.6667), (10, 50.6667)])
  func lineSpacing(spacing: Double, expected: Double) {
    expect(height("a\nb") { $0.lineSpacing = spacing }, expected)
    expect(height("a") { $0.lineSpacing = spacing }, 20.3333)
  }

  @Test("Line spacing on macOS 26.2", arguments: [(0.0, 64.0), (4, 76), (10, 94)])
  func macLineSpacing(spacing: Double, expected: Double) {
    let text = mac(paragraph) { $0.lineSpacing = spacing }
    expect(text.size(width: 150, height: nil).height, expected)
  }

  private func height(
    _ string: String, _ change: (inout EnvironmentValues) -> Void
  ) -> Double {
    measurer(string, change).size(width: nil, height: nil).height
  }
}
