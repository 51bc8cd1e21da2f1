import Testing

@testable import Cells

@Suite struct LinesTests {
  @Test(arguments: [
    (LineStyle.light, "┌──┐\n│  │\n└──┘"), (.heavy, "┏━━┓\n┃  ┃\n┗━━┛"),
    (.double, "╔══╗\n║  ║\n╚══╝"), (.rounded, "╭──╮\n│  │\n╰──╯"),
    (.dashed, "┌╌╌┐\n╎  ╎\n└╌╌┘"),
  ])
  func everyStyleHasABox(_ line: LineStyle, _ picture: String) {
    expectPicture(grid(4, 3) { $0.drawBox(rect(0, 0, 4, 3), line) }, picture)
  }

  @Test func boxesJoinWhereTheyMeet() {
    let painted = grid(7, 5) {
      $0.drawBox(rect(0, 0, 5, 3))
      $0.drawBox(rect(4, 0, 3, 3))
      $0.drawBox(rect(2, 2, 3, 3))
    }
    expectPicture(
      painted,
      """
      ┌───┬─┐
      │   │ │
      └─┬─┼─┘
        │ │
        └─┘
      """)
  }

  @Test func crossingBoxesCross() {
    let painted = grid(5, 4) {
      $0.drawBox(rect(0, 0, 4, 3))
      $0.drawBox(rect(2, 1, 3, 3), .heavy)
    }
    expectPicture(painted, "┌──┐\n│ ┏┿┓\n└─╂┘┃\n  ┗━┛")
  }

  @Test func doubleJoinsLightWhereUnicodeCan() {
    let painted = grid(5, 3) {
      $0.drawBox(rect(0, 0, 5, 3), .double)
      $0.drawVerticalLine(column: 2, row: 0, length: 3)
    }
    expectPicture(painted, "╔═╤═╗\n║ │ ║\n╚═╧═╝")
  }

  @Test func whereUnicodeCannotTheNewestWeightWins() {
    let painted = grid(3, 3) {
      $0.drawHorizontalLine(column: 0, row: 1, length: 3, .heavy)
      $0.drawVerticalLine(column: 1, row: 0, length: 3, .double)
    }
    expectPicture(painted, " ║\n━╬━\n ║")
  }

  @Test func aLineBetweenTheSidesOfABoxDividesIt() {
    let painted = grid(5, 5) {
      $0.drawBox(rect(0, 0, 5, 5), .rounded)
      $0.drawHorizontalLine(column: 0, row: 2, length: 5)
    }
    expectPicture(painted, "╭───╮\n│   │\n├───┤\n│   │\n╰───╯")
  }

  @Test func thinBoxesAreLines() {
    expectPicture(grid(3, 1) { $0.drawBox(rect(0, 0, 3, 1)) }, "───")
    expectPicture(grid(1, 3) { $0.drawBox(rect(0, 0, 1, 3), .double) }, "║\n║\n║")
    expectPicture(grid(1, 1) { $0.drawBox(rect(0, 0, 1, 1)) }, "·")
    expectPicture(grid(2, 2) { $0.drawBox(rect(0, 0, 2, 2)) }, "┌┐\n└┘")
    expectPicture(grid(1, 1) { $0.drawBox(rect(0, 0, 0, 3)) }, "")
  }

  @Test func aLineOfOneCellIsALine() {
    expectPicture(grid(1, 1) { $0.drawHorizontalLine(column: 0, row: 0, length: 1) }, "─")
    expectPicture(grid(1, 1) { $0.drawVerticalLine(column: 0, row: 0, length: 1) }, "│")
    expectPicture(grid(1, 1) { $0.drawVerticalLine(column: 0, row: 0, length: -1) }, "")
  }

  @Test func boxesAreClippedAndKeepTheirCorners() {
    expectPicture(grid(3, 2) { $0.drawBox(rect(-1, -1, 3, 3)) }, " │\n─┘")
    let huge = grid(3, 2) { $0.drawBox(rect(1, 0, .max / 2, .max / 2)) }
    expectPicture(huge, " ┌─\n │")
  }

  @Test func aLineOverTextReplacesIt() {
    let painted = grid(3, 1) {
      $0.write("abc", column: 0, row: 0)
      $0.drawHorizontalLine(column: 1, row: 0, length: 1)
    }
    expectPicture(painted, "a─c")
  }
}
