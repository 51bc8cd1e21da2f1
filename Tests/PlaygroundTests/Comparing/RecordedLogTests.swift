import Cells
import Testing

@testable import Playground

@Suite("Recorded logs")
struct RecordedLogTests {
  private let log = """
    1【A】proposal size: ProposedViewSize(width: nil, height: Optional(0.0))
    2【A】report size: (10.0, 0.0)
    """

  @Test("Running numbers, blanks and time stamps don't count")
  func noise() {
    let stamped = "2026-01-02 10:11:12.345+0900 App[1:2] 【A】report size: (10.0, 0.0)\n\n"
    #expect(RecordedLog(text: stamped).lines.map(\.text) == ["【A】report size: (10.0, 0.0)"])
  }

  @Test("The first line that differs is named")
  func difference() {
    let recorded = RecordedLog(text: log)
    let ours = RecordedLog(text: log.replacing("(10.0, 0.0)", with: "(10.0, 1.0)"))
    #expect(ours.firstDifference(from: recorded)?.line == 2)
    #expect(recorded.firstDifference(from: recorded) == nil)
  }

  @Test("A pasted log is compared with what the scene prints")
  func pasting() {
    let session = Session()
    session.scene.printed = [
      "【A】proposal size: ProposedViewSize(width: nil, height: Optional(0.0))"
    ]
    session.run([.event(.paste(log))])
    #expect(session.shows("line 2 differs"))
    #expect(session.shows("(the scene prints no more)"))
    session.press([.escape])
    session.scene.printed = RecordedLog(text: log).lines.map(\.text)
    session.type("r").run([.event(.paste(log))])
    #expect(session.shows("equal: 2 lines"))
  }

  @Test("O asks for a file, and says so when it can't be read")
  func path() {
    let session = Session().type("Ono/such/file")
    #expect(session.press([.enter]).shows("no/such/file can't be read as text"))
  }
}
