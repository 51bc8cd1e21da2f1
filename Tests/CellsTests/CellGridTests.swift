import Testing

@testable import Cells

@Suite struct CellGridTests {
  @Test func fillIsClipped() {
    expectPicture(
      grid(4, 3) { $0.fill(rect(2, -1, 9, 3), with: Cell("x")) },
      """
        xx
        xx

      """)
  }

  @Test func aGridIsCopiedWhereItFits() {
    let stamp = CellGrid(text: "12\n34")
    let painted = grid(4, 3) {
      $0.blit(stamp, column: -1, row: -1)
      $0.blit(stamp, column: 3, row: 1)
      $0.blit(stamp, column: 1, row: 1)
    }
    expectPicture(painted, "4\n 121\n 343")
  }

  @Test func aWideCharacterCutByCopyingIsABlank() {
    let stamp = CellGrid(text: "世a")
    expectPicture(grid(3, 1) { $0.blit(stamp, column: -1, row: 0) }, " a")
    expectPicture(grid(3, 1) { $0.blit(stamp, column: 2, row: 0) }, "")
    expectPicture(grid(3, 1) { $0.blit(stamp, column: 0, row: 0) }, "世a")
  }

  @Test func aPartOutsideIsBlank() {
    expectPicture(CellGrid(text: "abc\ndef").part(rect(1, 1, 3, 2)), "ef\n")
  }

  @Test func restylingKeepsBothCellsOfAWideCharacterAlike() {
    let reversed = CellStyle(reverse: true)
    for column in 0...1 {
      let painted = grid(3, 1) {
        $0.write("世x", column: 0, row: 0)
        $0.restyle(column: column, row: 0) { $0.reverse = true }
      }
      #expect(painted.styleText([reversed: "r"]) == "rr")
      expectPicture(painted, "世x")
    }
  }

  @Test func negativeSizesAreEmpty() {
    #expect(CellGrid(columns: -1, rows: 3).cells.isEmpty)
    #expect(rect(0, 0, -2, 1).isEmpty)
    #expect(rect(0, 0, 3, 1).inset(by: 1).isEmpty)
  }

  @Test func rectanglesMeetOrDoNot() {
    #expect(rect(0, 0, 4, 4).intersection(rect(2, 1, 9, 2)) == rect(2, 1, 2, 2))
    #expect(rect(0, 0, 2, 2).intersection(rect(2, 0, 2, 2)).isEmpty)
    #expect(rect(1, 1, 2, 2).contains(column: 2, row: 2))
    #expect(!rect(1, 1, 2, 2).contains(column: 3, row: 2))
  }
}
