import Cells
import LayoutSolver
import Testing

@testable import Playground

@Suite("The part of a picture that is seen")
struct ViewportTests {
  private let phone = ContainerChoice.exact(Size(width: 402, height: 874))

  @Test("A phone too tall for a small terminal is whole; f makes it as wide as its texts need")
  func tallPhone() {
    let session = Session(columns: 80, rows: 24, container: phone).run([])
    // 874 points in 21 rows.
    #expect(session.app.scale.pointsPerColumn == 20.81)
    #expect(session.app.seenPart == nil)
    // 402 points in 44 columns, and 21 rows of twice as much.
    #expect(session.type("f").app.scale.pointsPerColumn == 9.14)
    #expect(session.shows("y 0–384"))
    #expect(session.type("f").app.seenPart == nil)
  }

  @Test("Pages, the wheel and dragging with the right button move the picture, to its ends")
  func panning() {
    let session = zoomed(Session(columns: 80, rows: 24, container: phone))
    // Half of 21 rows.
    #expect(session.press([.pageDown]).shows("y 200–620"))
    session.run([.mouse(.wheelDown, column: 10, row: 10)])
    #expect(session.shows("y 260–680"))
    session.run([
      .mouse(.press(.right), column: 10, row: 10), .mouse(.drag(.right), column: 10, row: 12),
      .mouse(.release(.right), column: 10, row: 12),
    ])
    #expect(session.shows("y 220–640"))
    #expect(session.press([.pageDown, .pageDown, .pageDown]).shows("y 460–874"))
  }

  private func zoomed(_ session: Session) -> Session {
    session.app.zoom(to: CellScale(pointsPerColumn: 10))
    return session
  }

  @Test("What is selected out of sight comes into sight")
  func following() {
    let tall = vStack([text("top").id("top"), box(50, 700), text("bottom").id("bottom")])
    let session = zoomed(Session(tall, columns: 80, rows: 24, container: phone)).type("jll")
    #expect(session.shows("bottom"))
    session.press([.pageUp, .pageUp, .pageUp])
    #expect(session.app.canvas.pan != nil)
    #expect(session.type("hh").shows("top"))
    #expect(session.type("ll").shows("bottom"))
  }
}
