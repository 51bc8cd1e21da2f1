import Cells
import LayoutSolver
import Testing

@testable import Playground

/// What a scene draws, without frames, at 10 points a column and 20 a row.
private func ink(_ view: View, _ width: Double, _ height: Double, colors: Int = 0) -> CellGrid {
  var options = CanvasPicture.Options()
  options.colors = colors
  options.labelling = .picture
  return CanvasPicture(
    view.laidOut(width, height), scale: CellScale(pointsPerColumn: 10), options: options
  ).grid()
}

private func shape(_ outline: Drawing.Outline, _ name: Color.Name = .red) -> View {
  View(
    .leaf(
      .shape(
        Shape(name: "Shape", outline: outline, drawing: .fill(outline, [.named(name)])))))
}

@Suite("What a scene draws")
struct SceneInkTests {
  @Test("A circle is round, to a quarter of a cell")
  func circle() {
    // A radius of 60 around 80, 80: at y 25 it reaches 24 to either side, so from x 57.5 to 102.5;
    // at 35 it reaches 39.7, at 45 48.7, at 55 54.5, at 65 58.1 and at 75 59.8.
    #expect(
      ink(shape(.circle).frame(120, 120), 160, 160).text == """
        ┌───────────────┐
        │     ▄▄▄▄▄     │
        │  ▗▟░░░░░░░▙▖  │
        │ ▗░░░░░░░░░░░▖ │
        │ ▐░░░░░░░░░░░▌ │
        │ ▝░░░░░░░░░░░▘ │
        │  ▝▜░░░░░░░▛▘  │
        │     ▀▀▀▀▀     │
        └───────────────┘
        """)
  }

  @Test("A stroke is a line of dots")
  func stroke() {
    let ring = View(
      .leaf(
        .shape(
          Shape(
            name: "Circle", outline: .circle, drawing: .stroke(.circle, nil, lineWidth: 1)))))
    let lines = ink(ring.frame(80, 80), 120, 120).text.split(separator: "\n")
    let isDotted = { (line: Substring) in line.contains { Subcells.Dots($0) != nil && $0 != " " } }
    #expect(lines.map(isDotted) == [false, true, true, true, true, true, false])
    // The middle row is crossed at the left and the right edge.
    #expect(lines[3].filter { Subcells.Dots($0) != nil }.count == 2)
  }

  @Test("What is in front hides what is behind, texts too")
  func order() {
    let covered = zStack([text("behind"), color(.red), text("front")])
    let picture = ink(covered, 200, 100, colors: 256).text
    #expect(picture.contains("front"))
    #expect(!picture.contains("behind"))
    let raised = zStack([
      View(.trait(text("raised"), .zIndex(1))), color(.red),
    ])
    #expect(ink(raised, 200, 100, colors: 256).text.contains("raised"))
  }

  @Test("Half a colour lets a text be seen through it")
  func opacity() {
    let veiled = zStack([
      text("behind"), View(.decorated(color(.red), .opacity(0.5))),
    ])
    let grid = ink(veiled, 200, 100, colors: 256)
    #expect(grid.text.contains("behind"))
    #expect(grid[5, 1].style.background != .standard)
  }

  @Test("What is hidden or clipped away isn't drawn")
  func hiding() {
    #expect(!ink(View(.decorated(text("gone"), .hidden)), 200, 100).text.contains("gone"))
    #expect(!ink(View(.decorated(text("gone"), .opacity(0))), 200, 100).text.contains("gone"))
    let wide = text("left middle right").fixedSize()
    let cut = ink(View(.decorated(wide.frame(50, 40), .clip(.rectangle))), 200, 100).text
    #expect(cut.contains("ddl"))
    #expect(!cut.contains("left") && !cut.contains("right"))
  }
}

@Suite("Symbols")
struct SymbolGlyphTests {
  @Test("The longest known part of a symbol's name decides")
  func names() {
    #expect(SymbolGlyphs.glyph(of: "star.fill") == "★")
    #expect(SymbolGlyphs.glyph(of: "star.leadinghalf.filled") == "☆")
    #expect(SymbolGlyphs.glyph(of: "chevron.right.circle") == "›")
    #expect(SymbolGlyphs.glyph(of: "no.such.symbol") == "◆")
  }
}
