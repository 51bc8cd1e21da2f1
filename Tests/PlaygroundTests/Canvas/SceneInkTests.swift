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
        Shape(name: "Shape", outline: outline, drawing: .fill(outline, .named(name))))))
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
            name: "Circle", outline: .circle, drawing: .stroke(.circle, nil, StrokeStyle())))))
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

  @Test(
    "The lines of a text stand as they are aligned",
    arguments: [
      (TextAlignment.leading, LayoutDirection.leftToRight, 0), (.center, .leftToRight, 1),
      (.trailing, .leftToRight, 2), (.leading, .rightToLeft, 2),
    ])
  func alignment(alignment: TextAlignment, direction: LayoutDirection, place: Int) throws {
    let lines = View(
      .environment(text("a longer line\nhi")) {
        $0.multilineTextAlignment = alignment
        $0.layoutDirection = direction
      })
    let rows = ink(lines, 200, 80).text.split(separator: "\n").map(Array.init)
    func columns(_ text: String) throws -> (first: Int, last: Int) {
      let row = try #require(rows.first { String($0).contains(text) })
      let letters = row.indices.filter { row[$0] != " " && row[$0] != "│" }
      return (try #require(letters.first), try #require(letters.last))
    }
    let (long, short) = (try columns("longer"), try columns("hi"))
    switch place {
    case 0: #expect(short.first == long.first)
    case 1: #expect(abs((short.first - long.first) - (long.last - short.last)) <= 1)
    default: #expect(short.last == long.last)
    }
  }

  @Test("What is hidden or clipped away isn't drawn")
  func hiding() {
    #expect(!ink(View(.decorated(text("gone"), .hidden)), 200, 100).text.contains("gone"))
    #expect(!ink(View(.decorated(text("gone"), .opacity(0))), 200, 100).text.contains("gone"))
    let wide = text("left middle right").fixedSize()
    let cut = ink(View(.decorated(wide.frame(50, 40), .clip(.area(.rectangle)))), 200, 100).text
    #expect(cut.contains("ddl"))
    #expect(!cut.contains("left") && !cut.contains("right"))
  }
}

@Suite("Gradients, borders and strokes")
struct ColoredInkTests {
  private func gradient(_ geometry: Gradient.Geometry) -> View {
    let style = ShapeStyle.gradient(Gradient(colors: [.named(.black), .named(.white)], geometry))
    return View(
      .leaf(.shape(Shape(name: "G", outline: .rectangle, drawing: .fill(.rectangle, style)))))
  }

  /// The backgrounds of a row of cells, as light as they are.
  private func lightness(_ grid: CellGrid, row: Int) -> [Double] {
    (1..<grid.columns - 1).map { grid[$0, row].style.background.components?.green ?? 0 }
  }

  @Test("A linear gradient grows lighter from its start to its end")
  func linear() {
    let grid = ink(gradient(.linear(from: .leading, to: .trailing)), 300, 100, colors: 256)
    let row = lightness(grid, row: 2)
    #expect(row == row.sorted() && Set(row).count > 3)
    #expect(lightness(grid, row: 1) == row)
  }

  @Test("A radial gradient is lightest at its radius, and the same all around")
  func radial() {
    let grid = ink(
      gradient(.radial(center: .center, from: 0, to: 100)), 200, 200, colors: 256)
    let row = lightness(grid, row: 5)
    #expect(row == row.reversed() && row.min() == row[row.count / 2])
  }

  @Test("Without colours a gradient's lighter parts are shaded denser")
  func mono() {
    let row = ink(gradient(.linear(from: .leading, to: .trailing)), 300, 100)
      .text.split(separator: "\n")[2]
    #expect(row.contains("░▒") && row.contains("▒▓") && !row.contains("▒░"))
  }

  @Test("A border is drawn in its colour over what is inside; the outline takes it on")
  func border() {
    let bordered = View(.decorated(box(100, 60), .border(.named(.red), width: 1)))
    let red = ColorToning(appearance: .dark, colors: 256).ink(DrawnColor(.named(.red)))
    let grid = ink(bordered, 200, 100, colors: 256)
    // 100 by 60 in the middle of 200 by 100: x 50 to 150, y 20 to 80.
    #expect(grid[5, 1].grapheme == "┌" && grid[15, 4].grapheme == "┘")
    #expect(grid[10, 1].style.foreground == red && grid[5, 3].style.foreground == red)
    var options = CanvasPicture.Options()
    options.labelling = .frames
    let framed = CanvasPicture(
      bordered.laidOut(200, 100), scale: CellScale(pointsPerColumn: 10), options: options
    ).grid()
    #expect(framed[10, 1].style.foreground == red)
  }

  @Test("A wide border is an area inside the edges")
  func wideBorder() {
    let bordered = View(.decorated(color(.clear).frame(120, 120), .border(.named(.red), width: 40)))
    let grid = ink(bordered, 160, 160, colors: 256)
    // From 20 to 60 points on each side: columns 2 to 5 and rows 1 and 2 are covered.
    #expect([3, 5].allSatisfy { grid[$0, 4].style.background != .standard })
    #expect([7, 9].allSatisfy { grid[$0, 4].style.background == .standard })
  }

  @Test("A text is in its own colour, and in its gradient's letter by letter")
  func texts() {
    let style = ShapeStyle.gradient(
      Gradient(colors: [.named(.red), .named(.blue)], .linear(from: .leading, to: .trailing)))
    let words = View(
      .leaf(.text(TextContent(runs: [.init("from red to blue") { $0.foreground = style }]))))
    let grid = ink(words, 200, 40, colors: 256)
    let letters = grid.cells.filter { $0.grapheme?.isLetter == true }.map(\.style.foreground)
    let toning = ColorToning(appearance: .dark, colors: 256)
    #expect(letters.first == toning.ink(DrawnColor(.named(.red))))
    #expect(letters.last != letters.first)
    #expect(Set(letters).count > 3)
  }

  @Test("A shadow darkens what is behind, on the side it falls to")
  func shadow() {
    let thrown = View(
      .decorated(
        box(100, 40),
        .shadow(Shadow(color: .opacity(.named(.black), 0.33), radius: 0, x: 0, y: 40))))
    var options = CanvasPicture.Options()
    options.theme = .light
    options.labelling = .picture
    let grid = CanvasPicture(
      thrown.laidOut(200, 160), scale: CellScale(pointsPerColumn: 10), options: options
    ).grid()
    // 100 by 40 in the middle: y 60 to 100; the shadow reaches 140, row 7.
    #expect(grid[10, 6].style.background != .standard)
    #expect(grid[10, 2].style.background == .standard)
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
