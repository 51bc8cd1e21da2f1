import Testing

@testable import Cells

@Suite struct PaletteTests {
  @Test func coloursBecomeTheNearestEntry() {
    func nearest(_ red: Double, _ green: Double, _ blue: Double) -> CellColor {
      CellColor(red: red, green: green, blue: blue).reduced(to: 256)
    }
    #expect(nearest(1, 0, 0) == .palette(196))
    #expect(nearest(0, 0, 0) == .palette(16))
    #expect(nearest(1, 1, 1) == .palette(231))
    #expect(nearest(0.5, 0.5, 0.5) == .palette(244))
  }

  @Test func trueColoursStayWhatTheyAre() {
    let orange = CellColor(red: 1, green: 149.0 / 255, blue: 0)
    #expect(orange == .rgb(0xFF9500))
    #expect(orange.reduced(to: TerminalCapabilities.trueColors) == orange)
    #expect(orange.hexText == "#ff9500")
  }

  /// 4.5 is what WCAG 2.2 asks of text (1.4.3).
  @Test(arguments: [8, 16, 256]) func lettersStandOutFromTheirCells(_ colors: Int) throws {
    var worst = Double.infinity
    for red in stride(from: UInt32(0), through: 255, by: 51) {
      for green in stride(from: UInt32(0), through: 255, by: 51) {
        for blue in stride(from: UInt32(0), through: 255, by: 51) {
          let behind = CellColor.rgb(red << 16 | green << 8 | blue)
          for front in [behind, .rgb(0xFFFFFF), .rgb(0), .rgb(0x8E8E93), .rgb(0x007AFF)] {
            let style = CellStyle(foreground: front, background: behind).reduced(to: colors)
            let (one, two) = (try #require(style.foreground.rgb), style.background.rgb)
            worst = min(worst, one.contrast(with: try #require(two)))
          }
        }
      }
    }
    #expect(worst >= 4.5)
  }

  @Test(arguments: [
    (UInt8(196), 16, UInt8(9)), (196, 8, 1), (46, 16, 10), (46, 8, 2), (208, 8, 1), (231, 16, 15),
    (231, 8, 7), (16, 16, 0), (9, 8, 1), (8, 8, 7), (5, 8, 5), (208, 88, 9),
    (58, 8, 3), (58, 16, 8), (22, 8, 2), (17, 8, 4), (25, 8, 4), (236, 8, 0),
  ])
  func fewerColoursGetTheNearest(_ index: UInt8, _ colors: Int, _ expected: UInt8) {
    #expect(CellColor.palette(index).reduced(to: colors) == .palette(expected))
  }

  @Test(arguments: [0, 2, 7]) func monochromeTerminalsGetNone(_ colors: Int) {
    #expect(CellColor.palette(208).reduced(to: colors) == .standard)
  }

  @Test func allColoursStayAt256() {
    let all = (0...255).map { CellColor.palette($0) }
    #expect(all.map { $0.reduced(to: 256) } == all)
  }

  @Test func textStaysLegibleWithFewColours() {
    for colors in [8, 16] {
      for (front, back) in [(UInt8(196), UInt8(160)), (52, 88), (231, 254), (233, 16), (17, 18)] {
        let style = CellStyle(foreground: .palette(front), background: .palette(back))
        let reduced = style.reduced(to: colors)
        #expect(reduced.foreground != reduced.background, "\(front) on \(back) with \(colors)")
      }
      let dark = CellStyle(foreground: .palette(233)).reduced(to: colors)
      #expect(dark.foreground == .standard)
    }
  }

  @Test(arguments: Appearance.allCases) func faintTextIsSeenOnAnyBackgroundOfEightColours(
    _ appearance: Appearance
  ) {
    let faint = Theme.standard(for: appearance).faint.reduced(to: 8)
    #expect(faint == CellStyle(dim: true))
    // What the scene draws is as black or white as before.
    let grey = CellStyle(foreground: .palette(242), background: .palette(231)).reduced(to: 8)
    #expect(grey.foreground == .palette(0) && !grey.dim)
    // A line, too, but not an area.
    var grid = CellGrid(columns: 2, rows: 1)
    grid[0, 0] = Cell("─", style: CellStyle(foreground: .palette(242)))
    grid[1, 0] = Cell("█", style: CellStyle(foreground: .palette(242)))
    let shown = grid.adapted(to: TerminalCapabilities(colors: 8, unicode: true, mouse: false))
    #expect(shown[0, 0].style == CellStyle(dim: true))
    #expect(shown[1, 0].style.foreground != .standard)
  }

  @Test func attributesSurvive() {
    let style = CellStyle(foreground: .palette(208), bold: true, reverse: true)
    #expect(style.reduced(to: 0) == CellStyle(bold: true, reverse: true))
  }
}
