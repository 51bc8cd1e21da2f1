import Foundation
import Testing

@testable import Cells

private let red = Raster.Ink(0xFF0000)
private let blue = Raster.Ink(0x0000FF)

/// How much of each cell a picture shows in a colour, read back from its characters.
private func share(of color: UInt32, _ cell: Cell) -> Double {
  let mask = cell.grapheme.flatMap(BlockGlyphs.samples) ?? 0
  let front = Double(mask.nonzeroBitCount) / 64
  var share = 0.0
  if cell.style.foreground == .rgb(color) { share += front }
  if cell.style.background == .rgb(color) { share += 1 - front }
  return share
}

/// Whether a cell shows a colour: behind its character, or as a block or a line.
private func shows(_ color: UInt32, _ cell: Cell) -> Bool {
  cell.style.background == .rgb(color)
    || cell.style.foreground == .rgb(color) && cell.grapheme ?? " " != " "
}

@Suite struct CoverageTests {
  private let limit = CellRect(column: 0, row: 0, columns: 4, rows: 3)

  @Test func rectanglesGoToTheNearestEighth() {
    // From 0.25 to 1.5 columns: six eighths of the first cell, four of the second.
    let coverage = Coverage(x: 0.25...1.5, y: 0...1, within: limit)
    #expect(coverage[0, 0].nonzeroBitCount == 48)
    #expect(coverage[1, 0].nonzeroBitCount == 32)
    #expect(coverage[2, 0] == 0 && coverage[0, 1] == 0)
  }

  @Test func hairlinesAreSeen() {
    let coverage = Coverage(x: 0...4, y: 1.01...1.02, within: limit)
    #expect((0..<4).allSatisfy { coverage[$0, 1].nonzeroBitCount == 8 })
    #expect(Coverage(x: 1...1, y: 0...1, within: limit).isEmpty)
  }

  @Test func nothingIsCoveredOutsideOfTheLimit() {
    let coverage = Coverage(x: -5...50, y: -5...50, within: limit)
    #expect(coverage.bounds == limit)
    #expect((0..<3).allSatisfy { row in (0..<4).allSatisfy { coverage[$0, row] == .max } })
  }

  @Test func polygonsCoverWhatTheyWindAround() {
    let square = [(0.5, 0.5), (2.5, 0.5), (2.5, 1.5), (0.5, 1.5)].map { CellPoint(x: $0, y: $1) }
    let polygon = Coverage(inside: [square], within: limit)
    let rectangle = Coverage(x: 0.5...2.5, y: 0.5...1.5, within: limit)
    for row in 0..<3 {
      for column in 0..<4 { #expect(polygon[column, row] == rectangle[column, row]) }
    }
    // The hole winds the other way round.
    let hole = [(1.0, 0.5), (1, 1.5), (2, 1.5), (2, 0.5)].map { CellPoint(x: $0, y: $1) }
    let ring = Coverage(inside: [square, hole], within: limit)
    #expect(ring[1, 0] == 0 && ring[0, 0] == rectangle[0, 0])
    // Going the same way round it is one only where even numbers are outside.
    let same = [square, hole.reversed()]
    #expect(Coverage(inside: same, within: limit)[1, 0] == rectangle[1, 0])
    let evenOdd = Coverage(inside: same, within: limit, isEvenOdd: true)
    #expect(evenOdd[1, 0] == 0 && evenOdd[0, 0] == rectangle[0, 0])
  }

  /// Each eighth's middle is looked at on its own: how often the edges wind around it is how many
  /// cross the ray to its right, downwards less upwards.
  @Test(arguments: [3, 10, 200], [false, true])
  func anyPolygonCoversWhatItWindsAround(_ corners: Int, _ isEvenOdd: Bool) {
    var random = SeededNumbers(corners)
    let polygon = (0..<corners).map { _ in
      CellPoint(x: random.next(in: -1...5), y: random.next(in: -1...4))
    }
    let coverage = Coverage(inside: [polygon], within: limit, isEvenOdd: isEvenOdd)
    for row in 0..<24 {
      for column in 0..<32 {
        let (x, y) = ((Double(column) + 0.5) / 8, (Double(row) + 0.5) / 8)
        var winding = 0
        for (from, to) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
        where (from.y < y) != (to.y < y) {
          let crossed = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
          if crossed > x { winding += from.y < to.y ? 1 : -1 }
        }
        let isInside = isEvenOdd ? winding % 2 != 0 : winding != 0
        let bit = (row % 8) * 8 + column % 8
        let isCovered = coverage[column / 8, row / 8] >> UInt64(bit) & 1 == 1
        #expect(isCovered == isInside, "\(column), \(row)")
      }
    }
  }

  @Test func linesAreNeverThinnerThanAnEighth() {
    let line = [CellPoint(x: 0, y: 1.5), CellPoint(x: 4, y: 1.5)]
    let coverage = Coverage(along: [line], half: (0.001, 0.001), within: limit)
    #expect((0..<4).allSatisfy { coverage[$0, 1].nonzeroBitCount >= 8 })
  }
}

@Suite struct RasterTests {
  private func raster(_ paint: (inout Raster) -> Void) -> Raster {
    var raster = Raster(columns: 4, rows: 3, backdrop: 0)
    paint(&raster)
    return raster
  }

  @Test func coloursAreMixedByTheirAlpha() {
    // Half of red over blue, to a 255th.
    #expect(Raster.mixed(Raster.Ink(0xFF0000, alpha: 128), over: 0x0000FF) == 0x80007F)
    #expect(Raster.mixed(red, over: 0x0000FF) == 0xFF0000)
  }

  @Test func whatCoversACellIsAllThatIsSeen() {
    let all = CellRect(column: 0, row: 0, columns: 4, rows: 3)
    let picture = raster {
      $0.fill(Coverage(x: 0.3...1.7, y: 0...3, within: all), blue)
      $0.fill(Coverage(x: 0...4, y: 0...3, within: all), red)
    }
    #expect(picture.uniform(0, 0) == 0xFF0000)
    #expect(picture.grid(.quadrants)[0, 0] == Cell(style: CellStyle(background: .rgb(0xFF0000))))
  }

  /// What is read back of the characters differs from the rectangle by an eighth of a cell a side.
  @Test(arguments: 0..<200) func edgesAreReadBackToAnEighth(_ seed: Int) {
    var random = SeededNumbers(seed)
    let all = CellRect(column: 0, row: 0, columns: 12, rows: 8)
    let (x, y) = (random.next(in: 0...6), random.next(in: 0...4))
    // Wider than two cells, so that no cell has two edges.
    let (width, height) = (random.next(in: 2...5.9), random.next(in: 2...3.9))
    var picture = Raster(columns: 12, rows: 8, backdrop: 0)
    picture.fill(Coverage(x: 0...12, y: 0...8, within: all), blue)
    picture.fill(Coverage(x: x...x + width, y: y...y + height, within: all), red)
    let grid = picture.grid(.quadrants)
    let (column, row) = (Int(x + width / 2), Int(y + height / 2))
    let across = (0..<12).reduce(0) { $0 + share(of: 0xFF0000, grid[$1, row]) }
    let down = (0..<8).reduce(0) { $0 + share(of: 0xFF0000, grid[column, $1]) }
    #expect(abs(across - width) <= 0.126, "\(x) \(width)")
    #expect(abs(down - height) <= 0.126, "\(y) \(height)")
    let first = (0..<12).first { share(of: 0xFF0000, grid[$0, row]) > 0 } ?? 0
    let left = Double(first + 1) - share(of: 0xFF0000, grid[first, row])
    #expect(abs(left - x) <= 0.0626)
  }

  @Test func halfACellOfTwoColoursIsPainted() {
    // Two eighths of rows above each other in the left half, as at the edge of a canvas.
    var samples = [UInt32](repeating: Raster.nothing, count: 64)
    for row in 0..<8 { for column in 0..<4 { samples[row * 8 + column] = row < 3 ? 0xFF : 0xFF00 } }
    #expect(samples.withUnsafeBufferPointer { CellColors($0).prevailing } == 0xFF00)
    samples[3] = Raster.nothing
    #expect(samples.withUnsafeBufferPointer { CellColors($0).prevailing } == Raster.nothing)
  }

  @Test func aLineOverACornerLiesOnTheArea() {
    let all = CellRect(column: 0, row: 0, columns: 4, rows: 3)
    // Five eighths wide and six high: less than half of the corner's cell, and more of each edge's.
    let picture = raster { $0.fill(Coverage(x: 0...1.625, y: 0...1.75, within: all), red) }
    let cells = picture.readCells()
    let colors = [(0, 0), (1, 0), (0, 1), (1, 1)].map { cells.middle($0.0, $0.1) }
    #expect(colors == Array(repeating: cells.middle(0, 0), count: 4))
    #expect(cells.middle(2, 1) != cells.middle(0, 0))
    // A thin line through the middle isn't what another one lies on.
    let crossed = raster { $0.fill(Coverage(x: 0...4, y: 1.4375...1.5625, within: all), red) }
    #expect(crossed.readCells().middle(1, 1) == cells.middle(3, 2))
  }

  @Test func thinGapsAreSeen() {
    let all = CellRect(column: 0, row: 0, columns: 4, rows: 3)
    for start in 1..<24 {
      let gap = Double(start) / 8
      guard gap + 0.125 < 3 else { continue }
      let picture = raster {
        $0.fill(Coverage(x: 0...4, y: 0...3, within: all), blue)
        $0.fill(Coverage(x: 0...4, y: 0...gap, within: all), red)
        $0.fill(Coverage(x: 0...4, y: gap + 0.125...3, within: all), red)
      }
      let grid = picture.grid(.quadrants)
      let styles = (0..<3).map { grid[1, $0].style }
      #expect(
        styles.contains { $0.foreground == .rgb(0x0000FF) || $0.background == .rgb(0x0000FF) },
        "the gap at \(gap)")
    }
  }

  /// A thin ring is dots all around, wherever cells cut it: blocks would make it thick in places.
  @Test(arguments: 0..<40) func aThinRingIsOfOneKind(_ seed: Int) {
    var random = SeededNumbers(seed)
    let (x, y) = (random.next(in: 5...7), random.next(in: 3...5))
    let radius = random.next(in: 1.2...2.4)
    let all = CellRect(column: 0, row: 0, columns: 12, rows: 8)
    let circle = (0...120).map { step in
      let angle = Double(step) / 60 * .pi
      return CellPoint(x: x + 2 * radius * cos(angle), y: y + radius * sin(angle))
    }
    var picture = Raster(columns: 12, rows: 8, backdrop: 0)
    picture.fill(Coverage(x: 0...12, y: 0...8, within: all), blue)
    picture.fill(Coverage(along: [circle], half: (0.13, 0.065), within: all), red)
    let shown = picture.grid(.octants).cells.compactMap(\.grapheme).filter { $0 != " " }
    let lines: [Character] = ["▏", "│", "▕", "▎", "┃", "▔", "─", "▁", "▂", "━"]
    #expect(shown.count > 8)
    #expect(shown.allSatisfy { Subcells.Dots($0) != nil || lines.contains($0) }, "\(shown)")
  }

  /// Corners that take little of their cell don't stick out of their rectangle.
  @Test(arguments: 0..<40) func cornersAreNoSpikes(_ seed: Int) {
    var random = SeededNumbers(seed)
    let all = CellRect(column: 0, row: 0, columns: 12, rows: 8)
    let (x, y) = (random.next(in: 2...6), random.next(in: 2...4))
    let (width, height) = (random.next(in: 2...5), random.next(in: 2...3.5))
    var picture = Raster(columns: 12, rows: 8, backdrop: 0)
    picture.fill(Coverage(x: 0...12, y: 0...8, within: all), blue)
    let area = Coverage(x: x...x + width, y: y...y + height, within: all)
    picture.fill(area, red)
    let grid = picture.grid(.quadrants)
    for column in [area.bounds.column, area.bounds.endColumn - 1] {
      for row in [area.bounds.row, area.bounds.endRow - 1] {
        let count = area[column, row].nonzeroBitCount
        guard count <= 16 else { continue }
        #expect(share(of: 0xFF0000, grid[column, row]) * 64 <= Double(count) * 1.5)
      }
    }
  }

  /// A card's border a tenth as dark as its grey: faint, and whole all around.
  @Test(arguments: 0..<40) func aFaintBorderIsWhole(_ seed: Int) {
    var random = SeededNumbers(seed)
    let all = CellRect(column: 0, row: 0, columns: 12, rows: 8)
    let (x, y) = (random.next(in: 1...3), random.next(in: 1...3))
    let (right, bottom) = (x + random.next(in: 5...8), y + random.next(in: 2.2...4))
    var picture = Raster(columns: 12, rows: 8, backdrop: 0)
    picture.fill(Coverage(x: 0...12, y: 0...8, within: all), Raster.Ink(0xFFFFFF))
    let outer = Coverage(x: x...right, y: y...bottom, within: all)
    let inner = Coverage(
      x: (x + 0.125)...(right - 0.125), y: (y + 0.125)...(bottom - 0.125), within: all)
    picture.fill(outer.subtracting(inner), Raster.Ink(0x8E8E93, alpha: 26))
    let grid = picture.grid(.quadrants)
    let faint = Raster.mixed(Raster.Ink(0x8E8E93, alpha: 26), over: 0xFFFFFF)
    let (columns, rows) = (outer.bounds.column..<outer.bounds.endColumn, outer.bounds)
    for column in columns.dropFirst().dropLast() {
      #expect(shows(faint, grid[column, rows.row]))
      #expect(shows(faint, grid[column, rows.endRow - 1]))
    }
    for row in (rows.row..<rows.endRow).dropFirst().dropLast() {
      #expect(shows(faint, grid[columns.lowerBound, row]))
      #expect(shows(faint, grid[columns.upperBound - 1, row]))
    }
  }

  /// Over a gradient an area has other colours in every cell, and is no thin line for that.
  @Test func areasOverGradientsHaveNoDots() {
    let all = CellRect(column: 0, row: 0, columns: 24, rows: 12)
    let circle = (0..<60).map { step in
      let angle = Double(step) / 30 * .pi
      return CellPoint(x: 12 + 9.3 * cos(angle), y: 6 + 4.7 * sin(angle))
    }
    var picture = Raster(columns: 24, rows: 12, backdrop: 0)
    picture.fill(Coverage(x: 0...24, y: 0...12, within: all)) { column, row in
      func ink(_ step: Int) -> Raster.Ink { Raster.Ink(UInt32(step) << 17 | 0x003060) }
      return (ink(column * 2 + row * 4), ink(column * 2 + row * 4 + 2))
    }
    picture.fill(Coverage(inside: [circle], within: all), Raster.Ink(0xFFFFFF, alpha: 200))
    let shown = picture.grid(.octants).cells.compactMap(\.grapheme)
    #expect(!shown.contains { Subcells.Dots($0) != nil && $0 != " " })
  }

  /// A line under an area tints what is below it rather than be an area of its own.
  @Test func aLineBelowABarIsNoArea() {
    let all = CellRect(column: 0, row: 0, columns: 4, rows: 3)
    let picture = raster {
      $0.fill(Coverage(x: 0...4, y: 0...3, within: all), Raster.Ink(0xFFFFFF))
      $0.fill(Coverage(x: 0...4, y: 1.625...1.75, within: all), Raster.Ink(0xD1D1D6))
      $0.fill(Coverage(x: 1...3, y: 0...1.625, within: all), Raster.Ink(0xFF9500))
    }
    let cell = picture.grid(.octants)[1, 1]
    let colors: [CellColor] = [cell.style.foreground, cell.style.background]
    #expect(colors.contains { if case .rgb(let it) = $0 { it & 255 > 0xEA } else { false } })
    #expect(picture.grid(.octants)[0, 1].style.foreground == .rgb(0xD1D1D6))
  }

  @Test func linesEndAtTheCellNearestToTheirEnd() {
    let all = CellRect(column: 0, row: 0, columns: 4, rows: 3)
    let row = [2.375, 2.5, 2.75].map { end in
      let picture = raster {
        $0.fill(Coverage(x: 0...4, y: 0...3, within: all), blue)
        $0.fill(Coverage(x: 0.25...end, y: 1.5...1.625, within: all), red)
      }
      return String((0..<4).compactMap { picture.grid(.octants)[$0, 1].grapheme })
    }
    #expect(row == ["──  ", "─── ", "─── "])
  }

  @Test(arguments: BlockGlyphs.allCases) func setsDegradeToTheNext(_ set: BlockGlyphs) {
    let all = CellRect(column: 0, row: 0, columns: 4, rows: 3)
    let picture = raster {
      $0.fill(Coverage(x: 0...4, y: 0...3, within: all), blue)
      $0.fill(Coverage(x: 0...2.5, y: 0...1.33, within: all), red)
    }
    let known = Set(set.glyphs.map(\.character) + [" "])
    let grid = picture.grid(set)
    #expect(grid.cells.allSatisfy { cell in cell.grapheme.map(known.contains) ?? false })
    #expect(grid[0, 0].style.background == .rgb(0xFF0000))
  }

  @Test func everyGlyphOfASetIsAnother() {
    for set in BlockGlyphs.allCases {
      #expect(Set(set.glyphs.map(\.mask)).count == set.glyphs.count)
    }
    #expect(BlockGlyphs.sextants.glyphs.contains { $0.character == "🬀" })
    #expect(BlockGlyphs.samples(of: "▌") == 0x0F0F_0F0F_0F0F_0F0F)
    #expect(BlockGlyphs.samples(of: "a") == nil)
  }

  @Test func withoutColoursAreasAreShaded() {
    let all = CellRect(column: 0, row: 0, columns: 4, rows: 3)
    let picture = raster {
      $0.fill(Coverage(x: 0...4, y: 0...3, within: all), Raster.Ink(0xFFFFFF))
      $0.fill(Coverage(x: 0...2, y: 0...3, within: all), Raster.Ink(0))
    }
    let grid = picture.shaded(ground: 0xFFFFFF, style: .plain)
    #expect(grid.text == "▓▓\n▓▓\n▓▓")
  }
}

/// Numbers that are the same in each run.
private struct SeededNumbers {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(in range: ClosedRange<Double>) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    let share = Double(state >> 11) / Double(1 << 53)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }
}
