import Cells
import LayoutSolver
import Testing

@testable import Playground

/// The screen alone, at 10 points a column and 20 a row.
private func drawn(
  _ view: View, _ width: Double, _ height: Double, colors: Int = TerminalCapabilities.trueColors
) -> DrawnPicture {
  var options = CanvasPicture.Options()
  options.colors = colors
  options.layers = .screen
  return CanvasPicture(
    view.laidOut(width, height), scale: CellScale(pointsPerColumn: 10), options: options
  ).drawn()
}

/// Whether any cell has a colour, in front or behind.
private func shows(_ color: UInt32, _ grid: CellGrid) -> Bool {
  grid.cells.contains {
    $0.style.background == .rgb(color) || $0.style.foreground == .rgb(color)
  }
}

private func shape(_ outline: Drawing.Outline, _ name: Color.Name = .red) -> View {
  View(
    .leaf(
      .shape(
        Shape(name: "Shape", outline: outline, drawing: .fill(outline, .named(name))))))
}

private let red: UInt32 = 0xFF383C
private let white: UInt32 = 0xFFFFFF

@Suite("The screen's colours")
struct ScreenColorTests {
  /// The Human Interface Guidelines' values.
  @Test("System colours have their light and their dark form")
  func schemes() {
    #expect(drawn(color(.red), 100, 60).grid[5, 1].style.background == .rgb(0xFF383C))
    let dark = View(.environment(color(.red)) { $0.colorScheme = .dark })
    #expect(drawn(dark, 100, 60).grid[5, 1].style.background == .rgb(0xFF4245))
    let older = View(
      .environment(color(.red)) { $0.platform = Platform(kind: .ios, os: 18) })
    #expect(drawn(older, 100, 60).grid[5, 1].style.background == .rgb(0xFF3B30))
    // Where nothing is drawn, the screen is white or black.
    #expect(drawn(box(20, 20), 100, 60).grid[0, 0].style.background == .rgb(white))
    let small = View(.environment(box(20, 20)) { $0.colorScheme = .dark })
    #expect(drawn(small, 100, 60).grid[0, 0].style.background == .rgb(0))
  }

  @Test("Colours by components are shown as they are, half of one mixed with what is behind")
  func components() {
    let plain = View(.leaf(.color(.rgb(red: 0.2, green: 0.4, blue: 0.6))))
    #expect(drawn(plain, 40, 40).grid[1, 1].style.background == .rgb(0x336699))
    let half = View(.decorated(plain, .opacity(0.5)))
    // 51, 102 and 153 half way to 255.
    #expect(drawn(half, 40, 40).grid[1, 1].style.background == .rgb(0x99B2CC))
  }

  @Test("Several views fade as one: what is behind another one isn't seen through it")
  func groups() {
    let both = zStack([
      View(.leaf(.color(.rgb(red: 1, green: 0, blue: 0)))),
      View(.leaf(.color(.rgb(red: 0.2, green: 0.4, blue: 0.6)))),
    ])
    let half = View(.decorated(both, .opacity(0.5)))
    // As the one in front alone.
    #expect(drawn(half, 40, 40).grid[1, 1].style.background == .rgb(0x99B2CC))
  }

  @Test("A text in a group has its colour, and one behind it is seen through it")
  func groupedTexts() throws {
    let plate = zStack([color(.red), text("FRONT")])
    let faded = View(.decorated(plate, .opacity(0.25)))
    func ink(_ view: View, of letter: Character) throws -> CellColor {
      let cells = drawn(view, 200, 100).grid.cells
      return try #require(cells.first { $0.grapheme == letter }).style.foreground
    }
    // Black, a quarter of it on white.
    #expect(try ink(faded, of: "F") == .rgb(0xBFBFBF))
    let behind = zStack([
      text("BEHIND"), View(.decorated(zStack([color(.red)]), .opacity(0.25))),
    ])
    #expect(try ink(behind, of: "B") != .rgb(0))
  }

  /// By the W3C's matrices: red 255, 56 and 60 has a luminance of 98.7.
  @Test(
    "Effects change colours as filters do",
    arguments: [
      (ColorEffect.saturation(0), UInt32(0x636363)), (.inverted, 0x00C7C3),
      (.brightness(0.2), 0xFF6B6F), (.contrast(0), 0x808080), (.hueRotation(0), 0xFF383C),
      (.multiplied(.rgb(red: 1, green: 0, blue: 0.5)), 0xFF001E),
      // Black, two fifths of it, on white.
      (.luminanceToAlpha, 0x9C9C9C),
    ])
  func effects(_ effect: ColorEffect, _ expected: UInt32) {
    let view = View(.decorated(color(.red), .color(effect)))
    #expect(drawn(view, 40, 40).grid[1, 1].style.background == .rgb(expected))
  }

  @Test("The inner effect comes first")
  func effectsInTurn() {
    func shown(_ effects: [ColorEffect]) -> CellColor {
      let view = effects.reduce(color(.red)) { View(.decorated($0, .color($1))) }
      return drawn(view, 40, 40).grid[1, 1].style.background
    }
    #expect(shown([.inverted, .brightness(1)]) == .rgb(white))
    #expect(shown([.brightness(1), .inverted]) == .rgb(0))
    let stacked = View(
      .decorated(vStack([View(.decorated(color(.red), .color(.inverted)))]), .color(.brightness(1)))
    )
    #expect(drawn(stacked, 40, 40).grid[1, 1].style.background == .rgb(white))
  }

  @Test("A linear gradient grows lighter from its start to its end")
  func linear() {
    let style = ShapeStyle.gradient(
      Gradient(
        colors: [.named(.black), .named(.white)], .linear(from: .leading, to: .trailing)))
    let view = View(
      .leaf(.shape(Shape(name: "G", outline: .rectangle, drawing: .fill(.rectangle, style)))))
    let grid = drawn(view, 300, 100).grid
    let row = (0..<30).map { grid[$0, 2].style.background.components?.green ?? -1 }
    #expect(row == row.sorted() && Set(row).count == 30)
  }

  @Test("A mesh has its colours at its corners, and all of them in the middle")
  func mesh() throws {
    let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { UnitPoint(x: $0.0, y: $0.1) }
    let mesh = try #require(
      Mesh(
        columns: 2, rows: 2, points: corners,
        colors: [
          .rgb(red: 1, green: 0, blue: 0), .rgb(red: 0, green: 1, blue: 0),
          .rgb(red: 0, green: 0, blue: 1), .rgb(red: 1, green: 1, blue: 1),
        ], background: .named(.clear)))
    let shape = Shape(name: "M", outline: .rectangle, drawing: .fill(.rectangle, .mesh(mesh)))
    let grid = drawn(View(.leaf(.shape(shape))), 310, 100).grid
    func parts(_ column: Int, _ row: Int) throws -> [Double] {
      let (red, green, blue) = try #require(grid[column, row].style.background.components)
      return [red, green, blue]
    }
    let (columns, rows) = (grid.columns - 1, grid.rows - 1)
    for (place, color) in [
      ((0, 0), [1.0, 0, 0]), ((columns, 0), [0, 1, 0]), ((0, rows), [0, 0, 1]),
      ((columns, rows), [1, 1, 1]),
    ] {
      for (part, wanted) in zip(try parts(place.0, place.1), color) {
        #expect(abs(part - wanted) < 0.3, "\(place)")
      }
    }
    // A quarter of each: half of every component.
    for part in try parts(columns / 2, rows / 2) { #expect(abs(part - 0.5) < 0.15) }
  }

  @Test("A mesh's moved point brings its colour along, and what it leaves has the background")
  func movedMesh() throws {
    let points = [(0.0, 0.0), (1, 0), (0, 1), (0.7, 0.7)].map { UnitPoint(x: $0.0, y: $0.1) }
    let mesh = try #require(
      Mesh(
        columns: 2, rows: 2, points: points,
        colors: [.named(.red), .named(.red), .named(.red), .named(.blue)],
        background: .named(.green)))
    let size = Size(width: 100, height: 100)
    func most(_ x: Double, _ y: Double) -> Color? {
      mesh.shares(at: Point(x: x, y: y), in: size).max { $0.share < $1.share }?.color
    }
    #expect(most(69, 69) == .named(.blue))
    #expect(most(5, 5) == .named(.red))
    #expect(most(90, 90) == .named(.green))
    #expect(Mesh(columns: 2, rows: 2, points: [], colors: [], background: .named(.red)) == nil)
  }

  @Test("A shadow darkens what is behind, on the side it falls to")
  func shadow() {
    let thrown = View(
      .decorated(
        box(100, 40),
        .shadow(Shadow(color: .opacity(.named(.black), 0.33), radius: 0, x: 0, y: 40))))
    let grid = drawn(thrown, 200, 160).grid
    // 100 by 40 in the middle: y 60 to 100; the shadow reaches 140, row 6.
    #expect(grid[10, 6].style.background != .rgb(white))
    #expect(grid[10, 1].style.background == .rgb(white))
  }
}

@Suite("The screen's areas")
struct ScreenAreaTests {
  /// How much of a line of cells is in a colour, in cells.
  private func length(_ cells: [Cell], in color: UInt32) -> Double {
    cells.reduce(0) { sum, cell in
      let front = Double((cell.grapheme.flatMap(BlockGlyphs.samples) ?? 0).nonzeroBitCount) / 64
      return sum + front * share(of: color, in: cell.style.foreground)
        + (1 - front) * share(of: color, in: cell.style.background)
    }
  }

  /// How much of a colour one has that is mixed of it and white, from 0 to 1.
  private func share(of color: UInt32, in mixed: CellColor) -> Double {
    guard case .rgb(let mixed) = mixed else { return 0 }
    func green(_ color: UInt32) -> Double { Double(color >> 8 & 255) }
    return (green(white) - green(mixed)) / (green(white) - green(color))
  }

  @Test("Three equal squares are equally high, to an eighth of a row", arguments: [16.0, 23, 30.5])
  func squares(_ side: Double) {
    let view = vStack((0..<3).map { _ in color(.red).frame(40, side) }, spacing: 10)
    let grid = drawn(view, 60, 160).grid
    let column = (0..<grid.rows).map { grid[3, $0] }
    // All of it, since each may be an eighth off.
    #expect(abs(length(column, in: red) - 3 * side / 20) <= 3.0 / 8)
  }

  /// Each side is drawn at its nearest eighth of a cell, so a length is an eighth off at most, and an
  /// area is by as much as its sides are long.
  @Test(
    "Rectangles anywhere and at any scale have their sides and areas to an eighth",
    arguments: 0..<120)
  func rectangles(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let points = random.next(in: 2...20)
    // Wider than two cells, so that no cell has two edges.
    let (width, height) = (random.next(in: 2...20), random.next(in: 2...10))
    let (x, y) = (random.next(in: 0...8), random.next(in: 0...6))
    let view = View(
      .modified(
        color(.red).frame(width * points, height * points * 2),
        .offset(x: x * points, y: y * points * 2)))
    let whole = Size(width: 30 * points, height: 40 * points)
    let corner = View(
      .modified(
        view,
        .flexibleFrame(
          FlexibleFrame(
            maxWidth: .infinity, maxHeight: .infinity,
            alignment: Alignment(horizontal: .leading, vertical: .top)))))
    var options = CanvasPicture.Options()
    options.layers = .screen
    let grid = CanvasPicture(
      corner.laidOut(whole.width, whole.height), scale: CellScale(pointsPerColumn: points),
      options: options
    ).grid()
    let row = (0..<grid.columns).map { grid[$0, Int(y + height / 2)] }
    let column = (0..<grid.rows).map { grid[Int(x + width / 2), $0] }
    #expect(abs(length(row, in: red) - width) <= 0.126)
    #expect(abs(length(column, in: red) - height) <= 0.126)
    let area = length(grid.cells, in: red)
    #expect(abs(area - width * height) <= (width + height) / 8 + 0.126)
    let left = row.firstIndex { length([$0], in: red) > 0 } ?? 0
    #expect(abs(Double(left + 1) - length([row[left]], in: red) - x) <= 0.0626)
    let top = column.firstIndex { length([$0], in: red) > 0 } ?? 0
    #expect(abs(Double(top + 1) - length([column[top]], in: red) - y) <= 0.0626)
  }

  @Test("A gap of two points is seen at 16 points a row")
  func gap() {
    var options = CanvasPicture.Options()
    options.layers = .screen
    let grid = CanvasPicture(
      vStack([color(.red), color(.red)], spacing: 2).laidOut(60, 160),
      scale: CellScale(pointsPerColumn: 8), options: options
    ).grid()
    let column = (0..<grid.rows).map { grid[3, $0] }
    #expect(
      column.contains { $0.style.foreground == .rgb(white) || $0.style.background == .rgb(white) })
  }

  @Test("A circle is round: as wide as high, and its corners are free")
  func circle() {
    let grid = drawn(shape(.circle).frame(120, 120), 160, 160).grid
    // A radius of 60 around 80, 80: its middle row reaches from 20 to 140.
    #expect(abs(length((0..<16).map { grid[$0, 4] }, in: red) - 12) <= 0.5)
    #expect(grid[2, 1].style.background == .rgb(white))
    #expect(abs(length(grid.cells, in: red) - .pi * 3600 / 200) < 3)
  }

  @Test("A stroke follows its outline and leaves its inside free")
  func stroke() {
    let ring = View(
      .leaf(
        .shape(
          Shape(
            name: "Circle", outline: .circle,
            drawing: .stroke(.circle, .named(.red), StrokeStyle(lineWidth: 8))))))
    let grid = drawn(ring.frame(80, 80), 120, 120).grid
    #expect(grid[5, 2].style.background == .rgb(white))
    // About 2π · 40 · 8 square points of 200 a cell.
    #expect(abs(length(grid.cells, in: red) - 10) < 4)
  }

  @Test("A stepper's buttons stand as it is laid out: beside each other, or one above the other")
  func steppers() {
    let stepper = View(.leaf(.control(.stepper)))
    let lying = drawn(stepper.frame(94, 32), 100, 40).grid.text.split(separator: "\n")
    #expect(lying.contains { $0.contains("−") && $0.contains("+") })
    let mac = View(.environment(stepper) { $0.platform.kind = .mac })
    let scale = CellScale(pointsPerColumn: 5)
    var options = CanvasPicture.Options()
    options.layers = .screen
    let upright = CanvasPicture(mac.laidOut(40, 40), scale: scale, options: options).drawn().grid
      .text.split(separator: "\n")
    let (up, down) = (
      upright.firstIndex { $0.contains("▴") }, upright.firstIndex { $0.contains("▾") }
    )
    #expect(up != nil && down != nil && (up ?? 0) < (down ?? 0))
    // In a row and a half there is room for one mark.
    #expect(drawn(mac, 40, 40).grid.text.contains("↕"))
  }

  @Test("A border lies inside the edges, a hairline of an eighth at least")
  func border() {
    let bordered = View(.decorated(color(.clear).frame(100, 60), .border(.named(.red), width: 1)))
    let grid = drawn(bordered, 200, 100).grid
    // x 50 to 150, y 20 to 80.
    #expect(grid[5, 2].style.foreground == .rgb(red) || grid[5, 2].style.background == .rgb(red))
    #expect(grid[10, 1].style.foreground == .rgb(red) || grid[10, 1].style.background == .rgb(red))
    #expect(grid[10, 2].style == CellStyle(background: .rgb(white)))
    #expect(grid[4, 2].style == CellStyle(background: .rgb(white)))
  }

  @Test("What is hidden or clipped away isn't drawn")
  func hiding() {
    #expect(!drawn(View(.decorated(text("gone"), .hidden)), 200, 100).grid.text.contains("gone"))
    let faded = View(.decorated(text("gone"), .opacity(0)))
    #expect(!drawn(faded, 200, 100).grid.text.contains("gone"))
    let wide = text("left middle right").fixedSize()
    let cut = drawn(View(.decorated(wide.frame(50, 40), .clip(.area(.rectangle)))), 200, 100)
    #expect(!cut.grid.text.contains("left") && !cut.grid.text.contains("right"))
  }

  @Test("Without colours areas are shaded")
  func plain() {
    let grid = drawn(box(100, 60), 200, 100, colors: 0).grid
    #expect(grid.text.contains("░") || grid.text.contains("▒"))
    #expect(grid.cells.allSatisfy { $0.style.background == .standard })
  }
}

@Suite("The screen's texts")
struct ScreenTextTests {
  @Test("What is in front hides what is behind, texts too")
  func order() {
    let covered = zStack([text("OVER"), color(.red), text("TOP")])
    let picture = drawn(covered, 200, 100).grid.text
    #expect(picture.contains("TOP"))
    #expect(!picture.contains("OVER"))
    let raised = zStack([View(.trait(text("TOP"), .zIndex(1))), color(.red)])
    #expect(drawn(raised, 200, 100).grid.text.contains("TOP"))
    let veiled = zStack([text("OVER"), View(.decorated(color(.red), .opacity(0.5)))])
    #expect(drawn(veiled, 200, 100).grid.text.contains("OVER"))
  }

  @Test(
    "The lines of a text stand as they are aligned, in consecutive rows",
    arguments: [
      (TextAlignment.leading, LayoutDirection.leftToRight, 0), (.center, .leftToRight, 1),
      (.trailing, .leftToRight, 2), (.leading, .rightToLeft, 2),
    ])
  func alignment(alignment: TextAlignment, direction: LayoutDirection, place: Int) throws {
    let lines = View(
      .environment(text("WWWW WWWW\nWW")) {
        $0.multilineTextAlignment = alignment
        $0.layoutDirection = direction
      })
    let result = lines.laidOut(200, 80)
    let frame = try #require(result.nodes.first { $0.name == "Text" }).frame
    let runs = drawn(lines, 200, 80).texts
    #expect(runs.map(\.text) == ["WWWW WWWW", "WW"])
    #expect(runs[1].row == runs[0].row + 1)
    for run in runs {
      switch place {
      case 0: #expect(run.column == Int(frame.minX / 10))
      case 1:
        let middle = Double(run.column) + Double(run.columns) / 2
        #expect(abs(middle - frame.midX / 10) <= 1)
      default: #expect(run.column + run.columns == Int((frame.maxX / 10).rounded(.up)))
      }
    }
  }

  @Test("Views that begin at one x have their texts in one column")
  func leading() {
    let column = View(
      .container(
        .vStack(alignment: .leading, spacing: 8),
        View(.group([text("one"), text("two and a half"), text("three, the longest of them")]))))
    let runs = drawn(column, 400, 200).texts
    #expect(runs.count == 3)
    #expect(Set(runs.map(\.column)).count == 1)
  }

  @Test("What doesn't fit its frame's cells ends in a mark that isn't the device's")
  func cutting() throws {
    // Eleven letters i are much narrower in points than in cells.
    let narrow = drawn(text("iiiiiiiiiii"), 44, 60)
    let run = try #require(narrow.texts.first)
    #expect(run.text.hasSuffix("»") && run.text.hasPrefix("ii"))
    #expect(narrow.grid.text.contains(run.text))
  }

  @Test("What is whole in points takes free cells beside its frame")
  func room() throws {
    let letters = "iiiiiiiiiii"
    #expect(drawn(text(letters), 300, 60).texts.map(\.text) == [letters])
    // Not those of the view beside it, nor those outside of what is behind it.
    let side = drawn(hStack([text(letters), text("lll")], spacing: 8), 300, 60).texts
    #expect(side.contains { $0.text == "lll" })
    let columns = side.map { $0.column..<$0.column + $0.columns }
    #expect(columns.count == 2 && !columns[0].overlaps(columns[1]))
    // An image above it may have a part of its row.
    let titled = vStack([box(30, 15), text(letters)], spacing: 0)
    #expect(drawn(titled, 300, 70).texts.map(\.text) == [letters])
    // What stands below the area behind it takes no room.
    let area = Backdrop(.rectangle, .color(.named(.blue)))
    let above = View(.decorated(text(letters).frame(280, 40), .backdrop(area)))
    let below = hStack([text("lll"), text("lll")], spacing: 60)
    #expect(drawn(zStack([below, above]), 300, 60).texts.map(\.text).contains(letters))
    #expect(!drawn(zStack([above, below]), 300, 60).texts.map(\.text).contains(letters))
  }

  @Test("No letter is written over another text's unless their frames overlap")
  func collisions() {
    let side = hStack([text("iiiiiiii"), text("llllllll"), text("iiiiiiii")], spacing: 0)
    for run in drawn(side, 300, 60).texts {
      #expect(run.text.allSatisfy { "il»".contains($0) })
      #expect(!(run.text.contains("i") && run.text.contains("l")))
    }
    let over = zStack([text("MMMM WWWW"), text("OO")])
    let picture = drawn(over, 300, 60)
    #expect(picture.texts.last?.text == "OO")
    // What is left of the first are whole words.
    let rest = picture.texts.dropLast().first?.text.split(separator: " ").map(String.init) ?? []
    #expect(rest.allSatisfy { ["MMMM", "WWWW"].contains($0) })
  }

  @Test("Bold, italic, underlined and struck through letters look so")
  func looks() throws {
    let runs: [TextContent.Run] = [
      .init("a") { $0.bold = true }, .init("b") { $0.italic = true },
      .init("c") { $0.isUnderlined = true }, .init("d") { $0.isStruckThrough = true }, .init("e"),
    ]
    let picture = drawn(View(.leaf(.text(TextContent(runs: runs)))), 200, 60)
    let run = try #require(picture.texts.first)
    let styles = (0..<5).map { picture.grid[run.column + $0, run.row].style }
    #expect(styles.map(\.bold) == [true, false, false, false, false])
    #expect(styles.map(\.italic) == [false, true, false, false, false])
    #expect(styles.map(\.underline) == [false, false, true, false, false])
    #expect(styles.map(\.strikethrough) == [false, false, false, true, false])
  }

  @Test("Texts too small to be read are bars")
  func bars() {
    var options = CanvasPicture.Options()
    options.layers = .screen
    let result = text("small words").laidOut(400, 400)
    let picture = CanvasPicture(
      result, scale: CellScale(pointsPerColumn: 32), options: options
    ).drawn()
    #expect(picture.texts.isEmpty)
    // Black of 40 % over white.
    #expect(shows(0x999999, picture.grid))
  }
}

@Suite("Symbols")
struct SymbolGlyphTests {
  @Test("The longest known part of a symbol's name decides")
  func names() {
    #expect(SymbolGlyphs.glyph(of: "star.fill") == "★")
    #expect(SymbolGlyphs.glyph(of: "star.leadinghalf.filled") == "☆")
    #expect(SymbolGlyphs.glyph(of: "no.such.symbol") == "◆")
  }

  @Test("Each is a column wide")
  func widths() {
    for (name, glyph) in SymbolGlyphs.all {
      #expect(TextWidth.of(glyph) == 1, "\(name)")
    }
    #expect(SymbolGlyphs.all.count >= 300)
  }
}

/// Numbers that are the same in each run.
private struct SplitMix {
  var state: UInt64

  mutating func next(in range: ClosedRange<Double>) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    let share = Double((bits ^ bits >> 31) >> 11) / Double(1 << 53)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }
}

@Suite("Places of texts and symbols")
struct ScreenFormTests {
  @Test("Redacted texts are blocks in their places")
  func redacted() {
    let view = View(.environment(text("Some words")) { $0.redactionReasons = .placeholder })
    let grid = drawn(view, 120, 40).grid
    #expect(!grid.text.contains { $0.isLetter })
    // Black of 16 % over white.
    #expect(shows(0xD6D6D6, grid))
    #expect(drawn(text("Some words"), 120, 40).grid.text.contains("Some words"))
  }

  @Test("For privacy, only what is sensitive is a block")
  func privacy() {
    func words(_ isSensitive: Bool) -> String {
      let view = View(
        .environment(text("Some words")) {
          $0.redactionReasons = .privacy
          $0.isPrivacySensitive = isSensitive
        })
      return drawn(view, 120, 40).grid.text
    }
    #expect(words(false).contains("Some words"))
    #expect(!words(true).contains { $0.isLetter })
  }

  /// The picture's rows are 20 points high: a text of 20 and an area below it that begins at 26 share
  /// the second row, half of which the area has.
  @Test("An area beside a text covers none of its letters, though they share a cell")
  func beside() {
    let column = View(
      .container(
        .vStack(alignment: .horizontalCenter, spacing: 0),
        View(
          .group([
            View(.modified(text("Label"), .frame(width: 100, height: 30, alignment: .center))),
            View(.modified(color(.red), .frame(width: 100, height: 50, alignment: .center))),
          ]))))
    #expect(drawn(column, 100, 80).grid.text.contains("Label"))
  }

  @Test("A large symbol is its shape: a filled circle shows what is behind it in its middle")
  func disc() {
    func grid(_ name: String) -> CellGrid {
      let symbol = View(.leaf(.image(Image(name: name, isSystem: true, naturalSize: nil))))
      let large = View(
        .environment(symbol) {
          $0.font = Font(.size(100))
          $0.foreground = .named(.red)
        })
      return drawn(large, 200, 200).grid
    }
    let disc = grid("play.circle.fill")
    // In the disc, 40 points left of its middle, and in the sign in its middle.
    #expect(disc[6, 5].style.background == .rgb(red))
    #expect(disc[10, 5].style.background == .rgb(white))
    let ring = grid("play.circle")
    #expect(ring[6, 5].style.background == .rgb(white))
    #expect(ring[10, 5].style.background == .rgb(red))
  }
}

@Suite("A picture that is too much work")
struct PaintBudgetTests {
  @Test("Ten thousand gradients over each other end soon, and the picture says so")
  func gradients() {
    let style = ShapeStyle.gradient(
      Gradient(colors: [.named(.red), .named(.blue)], .linear(from: .top, to: .bottom)))
    let gradient = View(
      .leaf(.shape(Shape(name: "G", outline: .rectangle, drawing: .fill(.rectangle, style)))))
    let pile = View(
      .container(
        .zStack(alignment: .center), View(.group(Array(repeating: gradient, count: 10_000)))))
    let picture = drawn(pile, 1_000, 600)
    #expect(picture.grid.text.contains("views aren't drawn"))
  }

  /// A picture's work is its outlines' points as well, which may be many in a small area.
  @Test("Wide lines along many points end soon, and the picture says so")
  func outlines() {
    let drawing = Drawing.stroke(.path, nil, StrokeStyle(lineWidth: 1_000))
    let (count, points) = (4, 80_000)
    let zigzag = ShapePath([(0..<points).map { Point(x: Double($0 % 7), y: Double($0 % 5)) }])
    var shape = Shape(name: "Zigzag", outline: .path, drawing: drawing)
    shape.path = { _ in zigzag }
    let pile = View(
      .container(
        .zStack(alignment: .center),
        View(.group(Array(repeating: View(.leaf(.shape(shape))), count: count)))))
    #expect(drawn(pile, 1_000, 600).grid.text.contains("views aren't drawn"))
  }
}

@Suite("Texts and controls in cells")
struct ScreenPartTests {
  private func word(_ string: String) -> View { View(.leaf(.text(TextContent(string)))) }

  /// The row and column of a text's first letter.
  private func place(of text: String, _ grid: CellGrid) -> (column: Int, row: Int)? {
    for row in 0..<grid.rows {
      let line = (0..<grid.columns).map { grid[$0, row].grapheme.map(String.init) ?? " " }
      if let column = line.indices.first(where: { line[$0...].joined().hasPrefix(text) }) {
        return (column, row)
      }
    }
    return nil
  }

  @Test("A text with room for more lines is in the upper of them")
  func reserved() {
    func row(_ text: View) -> Int? {
      let top = Alignment(horizontal: .leading, vertical: .top)
      let framed = View(.modified(text, .frame(width: 200, height: 120, alignment: top)))
      return place(of: "Words", drawn(framed, 200, 120).grid)?.row
    }
    let reserving = View(.environment(word("Words")) { $0.reservedLines = 5 })
    #expect(row(word("Words")) == 0)
    #expect(row(reserving) == 0)
  }

  @Test("A clip at a text's own edges leaves all of its letters")
  func clipped() {
    for shift in stride(from: 0.0, to: 10, by: 1) {
      let edges = Shape(
        name: "Rectangle", outline: .rectangle, drawing: .fill(.rectangle, .named(.black)))
      let clipped = View(.decorated(word("Words"), .clip(edges)))
      let insets = EdgeInsets(leading: 20 + shift)
      let grid = drawn(View(.modified(clipped, .paddingInsets(insets))), 120, 40).grid
      let words = grid.cells.compactMap(\.grapheme).map(String.init).joined()
      #expect(words.contains("Words"), "\(shift): \(words)")
    }
  }

  /// Of a point each, at which a row's end is in the middle of an eighth of a cell, too.
  @Test("Rows are parted by lines wherever the list begins", arguments: 0..<20)
  func separators(start: Int) {
    let backdrop = ListRowBackdrop(
      card: .color(.named(.white)), cornerRadius: 20, margins: .zero, separator: .zero)
    let row = View(.decorated(color(.clear).frame(100, 44), .listRow(backdrop)))
    let list = vStack([row, row, row], spacing: 0)
    let insets = EdgeInsets(top: Double(start))
    let grid = drawn(View(.modified(list, .paddingInsets(insets))), 100, 180).grid
    let line: UInt32 = 0xC6C6C8
    let rows = (0..<grid.rows).filter { row in
      let style = grid[5, row].style
      return style.background == .rgb(line) || style.foreground == .rgb(line)
    }
    #expect(rows.count == 2)
  }

  @Test("A stepper's button is faint at the end of its range", arguments: [true, false])
  func stepper(canStepUp: Bool) throws {
    let stepper = View(
      .leaf(.control(.stepper, state: .steps(down: !canStepUp, up: canStepUp))))
    let grid = drawn(stepper, 120, 40).grid
    func color(_ mark: String) throws -> CellStyle {
      let mark = try #require(place(of: mark, grid))
      return grid[mark.column, mark.row].style
    }
    let (faint, full) = canStepUp ? ("−", "+") : ("+", "−")
    #expect(try color(full).foreground == .rgb(0))
    #expect(try color(faint).foreground != .rgb(0))
  }
}
