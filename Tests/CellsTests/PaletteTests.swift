import Testing

@testable import Cells

@Suite struct PaletteTests {
  @Test func coloursBecomeTheNearestEntry() {
    #expect(CellColor(red: 1, green: 0, blue: 0) == .palette(196))
    #expect(CellColor(red: 0, green: 0, blue: 0) == .palette(16))
    #expect(CellColor(red: 1, green: 1, blue: 1) == .palette(231))
    #expect(CellColor(red: 0.5, green: 0.5, blue: 0.5) == .palette(244))
  }

  @Test(arguments: [
    (UInt8(196), 16, UInt8(9)), (196, 8, 1), (46, 16, 10), (46, 8, 2), (208, 8, 3), (231, 16, 15),
    (231, 8, 7), (16, 16, 0), (9, 8, 1), (8, 8, 7), (5, 8, 5), (208, 88, 3),
    (58, 8, 3), (58, 16, 3), (22, 8, 2), (17, 8, 4), (25, 8, 4), (236, 8, 0),
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

  @Test func attributesSurvive() {
    let style = CellStyle(foreground: .palette(208), bold: true, reverse: true)
    #expect(style.reduced(to: 0) == CellStyle(bold: true, reverse: true))
  }
}
