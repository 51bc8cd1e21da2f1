import Cells
import LayoutSolver
import Testing

@testable import Playground

@Suite("The part of a picture that is seen")
struct ViewportTests {
  private let phone = ContainerChoice.exact(Size(width: 402, height: 874))

  @Test("A phone too tall for a small terminal is as wide as its texts need, from the top")
  func tallPhone() {
    let session = Session(columns: 80, rows: 24, container: phone).run([])
    #expect(session.app.scale.pointsPerColumn == 10)
    // 22 rows of 20 points.
    #expect(session.shows("y 0–440"))
    #expect(session.type("f").app.scale.pointsPerColumn == 20)
    #expect(session.app.seenPart == nil)
    #expect(session.type("f").app.scale.pointsPerColumn == 10)
  }

  @Test("Pages, the wheel and dragging with the right button move the picture, to its ends")
  func panning() {
    let session = Session(columns: 80, rows: 24, container: phone).press([.pageDown])
    // Half of 22 rows.
    #expect(session.shows("y 220–660"))
    session.run([.mouse(.wheelDown, column: 10, row: 10)])
    #expect(session.shows("y 280–720"))
    session.run([
      .mouse(.press(.right), column: 10, row: 10), .mouse(.drag(.right), column: 10, row: 12),
      .mouse(.release(.right), column: 10, row: 12),
    ])
    #expect(session.shows("y 240–680"))
    #expect(session.press([.pageDown, .pageDown, .pageDown]).shows("y 440–874"))
  }

  @Test("What is selected out of sight comes into sight")
  func following() {
    let tall = vStack([text("top").id("top"), box(50, 700), text("bottom").id("bottom")])
    let session = Session(tall, columns: 80, rows: 24, container: phone).type("jll")
    #expect(session.shows("bottom"))
    session.press([.pageUp, .pageUp, .pageUp])
    #expect(session.app.canvas.pan != nil)
    #expect(session.type("hh").shows("top"))
    #expect(session.type("ll").shows("bottom"))
  }
}
