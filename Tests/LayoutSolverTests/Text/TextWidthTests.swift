import LayoutSolver
import Testing

/// Widths of one line against measurements that others published of Apple's own text.
@Suite("Text: widths")
struct TextWidthTests {
  @Test(
    "iOS 14 and later, at 3 pixels a point",
    arguments: [
      // The article on the layout process inspector.
      ("Hello, world.", Font.body, Size(width: 94.3333, height: 20.3333)),
      // DisplayListExplorer's captures of SwiftUI on an iPhone 17 Pro.
      ("Hello, world!", .body, Size(width: 94.6667, height: 20.3333)),
      ("OpenSwiftUI Example", Font(.style(.title)), Size(width: 263.6667, height: 33.6667)),
      ("Color & Shape & Image", .body, Size(width: 176.6667, height: 20.3333)),
      // The sample log of ole/swiftui-layout-inspector.
      ("Hello world", .body, Size(width: 85.3333, height: 20.3333)),
      ("Hello", .body, Size(width: 39, height: 20.3333)),
      ("Delete File?", Font(.style(.headline)), Size(width: 92, height: 20.3333)),
      ("Settings", Font(.size(34), weight: .bold), Size(width: 133, height: 40.6667)),
    ])
  func iosSizes(string: String, font: Font, expected: Size) {
    let text = measurer(string) { $0.font = font }
    expect(text.size(width: nil, height: nil), expected)
    #expect(text.layout(width: nil, height: nil).confidence == .observed)
  }

  @Test(
    "macOS 26.2, 13 points at 2 pixels a point",
    arguments: [
      ("One", 25), ("Two", 25), ("Three", 35.5), ("Four", 27.5), ("Five", 25), ("Six", 18.5),
      ("A", 9), ("BB", 17), ("CCC", 28), ("E", 8), ("G", 10), ("H", 10), ("Alpha", 34.5),
      ("Beta", 28), ("Header", 44.5), ("Footer", 39.5), ("Top", 22.5), ("Bottom", 44.5),
      ("Hi", 13), ("Tilt", 19.5), ("Vegetables", 68), ("100", 22.5), ("Option", 41),
      ("Check the spelling or try a new search.", 235.5), ("Count: 0", 52), ("−", 8.5),
    ])
  func macWidths(string: String, width: Double) {
    expect(mac(string).size(width: nil, height: nil), Size(width: width, height: 16))
  }

  @Test(
    "Weights on macOS 26.2",
    arguments: [
      (Font.Weight.medium, "Vegetables", 69.5), (.semibold, "Vegetables", 71),
      (.bold, "Vegetables", 72.5), (.medium, "Bold", 28), (.semibold, "Bold", 28.5),
      (.bold, "Bold", 29.5), (.heavy, "Bold", 30.5), (.semibold, "Weight", 44.5),
      (.bold, "Fruits", 38),
    ])
  func macWeights(weight: Font.Weight, string: String, width: Double) {
    expect(mac(string) { $0.fontWeight = weight }.size(width: nil, height: nil).width, width)
  }

  @Test(
    "The secondary scale of \"Hello\" on macOS 26.2; the line stays as high",
    arguments: [
      (Font(.style(.largeTitle)), 46), (Font(.style(.title)), 41), (Font(.style(.title2)), 34.5),
      (Font(.style(.title3)), 31), (Font(.style(.headline)), 30), (.body, 27.5),
      (Font(.style(.callout)), 26), (Font(.style(.subheadline)), 24),
      (Font(.style(.footnote)), 22.5), (Font(.style(.caption2)), 23.5), (Font(.size(20)), 38.5),
    ])
  func secondaryScale(font: Font, width: Double) {
    func size(_ isSecondary: Bool) -> Size {
      mac("Hello") {
        $0.font = font
        $0.isSecondaryText = isSecondary
      }.size(width: nil, height: nil)
    }
    expect(size(true).width, width)
    #expect(size(true).height == size(false).height)
  }

  @Test("Runs of two weights measure as one text")
  func runs() {
    let content = TextContent(runs: [
      .init("Hello, ", style: { $0.fontWeight = .bold }), .init("World"),
    ])
    let text = TextMeasurer(content: content, environment: macEnvironment())
    expect(text.size(width: nil, height: nil), Size(width: 76.5, height: 16))
  }

  @Test("A line takes the tallest font on it")
  func tallestFont() {
    let content = TextContent(runs: [
      .init("Big ", style: { $0.font = Font(.size(34)) }), .init("small"),
    ])
    let layout = TextMeasurer(content: content, environment: EnvironmentValues())
      .layout(width: nil, height: nil)
    expect(layout.size.height, 40.6667)
    expect(layout.firstBaseline, 32.3333)
  }

  @Test("Bold is semibold in the body style and bold in a font of points")
  func boldTrait() {
    let body = measurer("Delete File?") { $0.bold = true }
    expect(body.size(width: nil, height: nil).width, 92)
    let points = measurer("Settings") {
      $0.font = Font(.size(34))
      $0.bold = true
    }
    expect(points.size(width: nil, height: nil).width, 133)
  }

  @Test("Every character of a monospaced font is 1266/2048 of the size wide")
  func monospaced() {
    let text = measurer("iW") { $0.fontDesign = .monospaced }
    expect(text.size(width: nil, height: nil).width, 21.3333)
  }

  @Test("Kerning asked for by the scene is added to each character")
  func kerning() {
    let text = measurer("Hello, world.") { $0.kerning = 2 }
    expect(text.size(width: nil, height: nil).width, 120.3333)
  }

  @Test("Text case applies before measuring")
  func textCase() {
    let upper = measurer("hello") { $0.textCase = .uppercase }
    #expect(upper.layout(width: nil, height: nil).lines == ["HELLO"])
    #expect(upper.size(width: nil, height: nil) == measurer("HELLO").size(width: nil, height: nil))
  }

  @Test(
    "What was not measured says so",
    arguments: ["naïve", "a – b", "你好", "👍", "łódź", "e\u{301}"])
  func estimates(string: String) {
    let layout = measurer(string).layout(width: nil, height: nil)
    #expect(layout.confidence == .inferred)
    #expect(layout.size.width > 0)
  }

  @Test("An accented letter is as wide as its base letter, composed or not")
  func accents() {
    let plain = measurer("cafe").size(width: nil, height: nil)
    #expect(measurer("café").size(width: nil, height: nil) == plain)
    #expect(measurer("cafe\u{301}").size(width: nil, height: nil) == plain)
  }

  @Test(
    "Letters that look alike in Latin, Greek and Cyrillic are equally wide",
    arguments: [("HOPE", "НОРЕ"), ("TEXAC", "ТЕХАС"), ("AEHIKMNOPTXYZ", "ΑΕΗΙΚΜΝΟΡΤΧΥΖ")])
  func lookalikes(latin: String, other: String) {
    let sizes = [latin, other].map { measurer($0).size(width: nil, height: nil) }
    #expect(sizes[0] == sizes[1])
    #expect(measurer(other).layout(width: nil, height: nil).confidence == .inferred)
  }

  @Test("A Chinese character is as wide as the font's size, a line as high as ever")
  func chinese() {
    let text = measurer("中文布局系统") { $0.font = Font(.style(.subheadline)) }
    let size = text.size(width: nil, height: nil)
    expect(size.width, 90)
    expect(size.height, 18)
  }

  @Test(
    "Arabic is as wide as its joined letters, to three of a hundred",
    // Runs that textual recorded on iOS 26 at 16 points.
    arguments: [("مرحبا", 34.67), ("كيف حالك؟", 73.33)])
  func arabic(string: String, width: Double) {
    let text = measurer(string) { $0.font = Font(.size(16)) }
    let ours = text.size(width: nil, height: nil).width
    #expect(abs(ours / width - 1) < 0.03, "\(ours)")
    #expect(text.layout(width: nil, height: nil).confidence == .inferred)
  }

  @Test("Lam and alef are one sign; what doesn't join leaves the next letter alone")
  func arabicForms() {
    func width(_ string: String) -> Double {
      measurer(string) { $0.font = Font(.size(30)) }.size(width: nil, height: nil).width
    }
    #expect(width("لا") < width("ل") + width("ا") - 8)
    #expect(abs(width("دا") - width("د") - width("ا")) < 0.7)
    #expect(width("ببب") < width("ب") * 3 - 30)
  }

  @Test("A Chinese character beside kana is as wide as kana; Latin letters stand apart since 26")
  func japanese() {
    func width(_ string: String, os: Int) -> Double {
      mac(string) {
        $0.font = Font(.size(13))
        $0.platform.os = os
      }.size(width: nil, height: nil).width
    }
    expect(width("初期値レ", os: 26), 48.5)
    expect(width("初期値", os: 26), 39)
    #expect(width("時にK", os: 26) > width("時にK", os: 18) + 1)
  }

  @Test("A family emoji is one character")
  func emojiCluster() {
    #expect(
      measurer("👨‍👩‍👧").size(width: nil, height: nil) == measurer("👍").size(width: nil, height: nil))
  }

  @Test("Mistaken font sizes give finite numbers", arguments: [-.infinity, -3, 0, .nan, 1e300])
  func mistakenFontSize(points: Double) {
    let size = measurer("Hello") { $0.font = Font(.size(points)) }.size(width: 50, height: nil)
    #expect(size.width.isFinite && size.height.isFinite && size.width >= 0)
  }
}
