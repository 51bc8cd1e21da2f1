import Testing

@testable import Cells

@Suite struct WritingTests {
  @Test func textIsClippedAtBothEdges() {
    expectPicture(grid(4, 1) { $0.write("abcdef", column: -2, row: 0) }, "cdef")
    expectPicture(grid(4, 1) { $0.write("abcdef", column: 2, row: 0) }, "  ab")
  }

  @Test func textOutsideIsNotWritten() {
    let painted = grid(3, 2) {
      $0.write("abc", column: 0, row: 2)
      $0.write("abc", column: 3, row: 0)
      $0.write("abc", column: -3, row: 1)
      $0.write("abc", column: 0, row: -1)
    }
    expectPicture(painted, "\n")
  }

  @Test func textStopsAtItsLimit() {
    expectPicture(grid(9, 1) { $0.write("abcdef", column: 1, row: 0, limit: 3) }, " abc")
    expectPicture(grid(9, 1) { $0.write("abcdef", column: 1, row: 0, limit: 0) }, "")
  }

  /// UAX #9: Hebrew is read from the right, numbers in it from the left.
  @Test func lettersFromRightToLeftStandInTheirOrder() {
    expectPicture(grid(20, 1) { $0.write("a אבג 12 d", column: 0, row: 0) }, "a 12 גבא d")
    expectPicture(grid(20, 1) { $0.write("Text \"(אב)\"", column: 0, row: 0) }, "Text \"(בא)\"")
  }

  @Test func tellsWhereTheTextEnded() {
    _ = grid(6, 1) {
      #expect($0.write("世a", column: 1, row: 0) == 4)
      #expect($0.write("abcdef", column: 4, row: 0) == 6)
    }
  }

  @Test func halfAWideCharacterIsABlank() {
    expectPicture(grid(4, 1) { $0.write("a世b界c", column: 0, row: 0) }, "a世b")
    expectPicture(grid(3, 1) { $0.write("a世", column: 1, row: 0) }, " a")
    expectPicture(grid(4, 1) { $0.write("世ab", column: -1, row: 0) }, " ab")
    expectPicture(grid(4, 1) { $0.write("a世b", column: 0, row: 0, limit: 2) }, "a")
  }

  @Test func overwritingHalfOfAWideCharacterBlanksTheOther() {
    let wide = grid(5, 1) { $0.write("世界x", column: 0, row: 0) }
    var left = wide
    left[0, 0] = Cell("a")
    expectPicture(left, "a 界x")
    var right = wide
    right[1, 0] = Cell("b")
    expectPicture(right, " b界x")
    var across = wide
    across[1, 0] = Cell("平")
    expectPicture(across, " 平 x")
  }

  /// What can't be seen is shown to be there; a mark that belongs to a letter takes no cell.
  @Test func charactersWithoutAPictureAreSeen() {
    expectPicture(grid(3, 1) { $0.write("a\u{200B}b", column: 0, row: 0) }, "a\u{FFFD}b")
    expectPicture(grid(3, 1) { $0.write("e\u{301}b", column: 0, row: 0) }, "e\u{301}b")
  }

  @Test func backgroundCanShowThrough() {
    let blue = CellStyle(background: .palette(4))
    let red = CellStyle(foreground: .palette(1))
    let both = CellStyle(foreground: .palette(1), background: .palette(4))
    let painted = grid(4, 1) {
      $0.fill(rect(0, 0, 2, 1), with: Cell(style: blue))
      $0.write("abc", column: 1, row: 0, style: red, keepingBackground: true)
    }
    #expect(painted.styleText([blue: "b", red: "r", both: "p"]) == "bprr")
  }

  @Test func aPictureBecomesAGridAgain() {
    let picture = "┌──┐\n│世│\n└──┘"
    let grid = CellGrid(text: picture)
    #expect(grid.columns == 4 && grid.rows == 3)
    #expect(grid[2, 1].grapheme == nil)
    expectPicture(grid, picture)
  }
}
