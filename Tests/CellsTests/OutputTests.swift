import Testing

@testable import Cells

private func terminal(_ colors: Int, unicode: Bool = true) -> TerminalCapabilities {
  TerminalCapabilities(colors: colors, unicode: unicode, mouse: false)
}

@Suite struct OutputTests {
  private let orange = grid(4, 1) {
    $0.write("ab", column: 0, row: 0, style: CellStyle(foreground: .palette(208), bold: true))
    $0.write("c", column: 2, row: 0)
  }

  @Test func plainTextHasNoEscapes() {
    #expect(orange.ansiText(for: terminal(0)) == "\u{1B}[0;1mab\u{1B}[0mc")
    #expect(CellGrid(text: "ab").ansiText(for: terminal(256)) == "ab")
  }

  @Test func coloursFollowTheTerminal() {
    #expect(orange.ansiText(for: terminal(256)) == "\u{1B}[0;1;38;5;208mab\u{1B}[0mc")
    #expect(orange.ansiText(for: terminal(16)) == "\u{1B}[0;1;91mab\u{1B}[0mc")
  }

  @Test func everyAttributeHasItsCode() {
    let style = CellStyle(
      foreground: .palette(12), background: .palette(1), bold: true, dim: true, reverse: true,
      underline: true)
    let painted = grid(1, 1) { $0[0, 0] = Cell("x", style: style) }
    #expect(painted.ansiText(for: terminal(256)) == "\u{1B}[0;1;2;4;7;94;41mx\u{1B}[0m")
  }

  @Test func trueColoursAreWrittenByTheirComponents() {
    let painted = grid(1, 1) {
      $0[0, 0] = Cell("x", style: CellStyle(foreground: .rgb(0xFF9500), background: .rgb(0)))
    }
    let expected = "\u{1B}[0;38;2;255;149;0;48;2;0;0;0mx\u{1B}[0m"
    #expect(painted.ansiText(for: terminal(TerminalCapabilities.trueColors)) == expected)
  }

  @Test func colouredBlanksAtTheEndAreKept() {
    let painted = grid(3, 1) { $0[1, 0] = Cell(style: CellStyle(background: .palette(4))) }
    #expect(painted.ansiText(for: terminal(8)) == " \u{1B}[0;44m \u{1B}[0m")
  }

  @Test func withoutUnicodeEverythingIsASCII() {
    let painted = grid(8, 4) {
      $0.drawBox(rect(0, 0, 4, 3), .rounded)
      $0.drawHorizontalLine(column: 4, row: 0, length: 4, .double)
      $0.write("→…世é", column: 1, row: 1)
      $0.write("×▒▼≈", column: 0, row: 3)
    }
    expectPicture(
      painted.adapted(to: terminal(256, unicode: false)), "+--+====\n|>.???\n+--+\nx#v~")
  }

  @Test func svgHasItsTextAndItsLines() {
    let painted = grid(6, 1) {
      $0.drawBox(rect(0, 0, 2, 1))
      $0.write("a<b", column: 3, row: 0)
    }
    let svg = SVGPicture().document(painted, title: "x & y")
    #expect(svg.contains("<title>x &amp; y</title>"))
    #expect(svg.contains(">a&lt;b</text>") || svg.contains("> a&lt;b</text>"))
    #expect(svg.contains("<path d=\"M4 8.5l4 0M4 8.5l-4 0M12 8.5l4 0M12 8.5l-4 0\""))
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
  }

  @Test func svgRoundsCornersAndBreaksDashes() {
    let svg = SVGPicture().document(CellGrid(text: "╭╌"), title: "")
    #expect(svg.contains("M4 17Q4 8.5 8 8.5M12 8.5l1.6 0M12 8.5l-1.6 0"))
  }

  /// A browser would put them in order once more.
  @Test func picturesKeepTheOrderOfCells() {
    #expect(
      SVGPicture().document(CellGrid(text: "אב"), title: "").contains(
        "direction=\"ltr\" unicode-bidi=\"bidi-override\""))
    #expect(!SVGPicture().document(CellGrid(text: "ab"), title: "").contains("bidi"))
  }

  @Test func svgDrawsBlocksAndDotsAsAreas() {
    let svg = SVGPicture().document(CellGrid(text: "▘⠁"), title: "")
    // A quarter of a cell of 8 by 17; a dot is a quarter of a column wide, an eighth of a row high.
    #expect(svg.contains("<path d=\"M0 0h4v8.5h-4zM9 1.06h2v2.13h-2z\""))
    #expect(!svg.contains("<text"))
  }

  @Test func svgSwapsReversedColours() {
    let style = CellStyle(foreground: .palette(196), reverse: true)
    let svg = SVGPicture().document(grid(1, 1) { $0[0, 0] = Cell("x", style: style) }, title: "")
    #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"8\" height=\"17\" fill=\"#ff0000\"/>"))
    #expect(svg.contains("fill=\"#15171c\">x</text>"))
  }
}
