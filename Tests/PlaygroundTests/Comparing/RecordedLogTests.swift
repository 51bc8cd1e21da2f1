import Cells
import LayoutSolver
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
    let ours = log.split(separator: "\n").map(String.init)
    #expect(recorded.firstDifference(from: ours, and: nil) == nil)
    let other = ours.map { $0.replacing("(10.0, 0.0)", with: "(10.0, 1.0)") }
    #expect(recorded.firstDifference(from: other, and: nil)?.line == 2)
  }

  @Test("A hundredth of a point is no difference, a word is")
  func tolerance() {
    let recorded = RecordedLog(text: "【A】report size: (402.00000000000006, 18.666667938232422)")
    let near = ["【A】report size: (402.0, 18.666666666666668)"]
    #expect(recorded.firstDifference(from: near, and: nil) == nil)
    let far = ["【A】report size: (402.0, 18.7)"]
    #expect(recorded.firstDifference(from: far, and: nil)?.line == 1)
    let other = ["【B】report size: (402.0, 18.666666666666668)"]
    #expect(recorded.firstDifference(from: other, and: nil)?.line == 1)
  }

  /// The sample log of Layout Inspector (ole/swiftui-layout-inspector, LogEntry.swift) for a text
  /// and two colours in a stack of 300 by 100, without its first probe: a text offered no width.
  private let table = """
    View\tProposal\tResponse
    HStack\t300.0\u{2009}×\u{2009}100.0\t…
    Text\tinf\u{2009}×\u{2009}100.0\t85.3\u{2009}×\u{2009}20.3
    green\t0.0 × 100.0\t0.0 × 100.0
    """

  @Test("Layout Inspector's table is read with tabs, bars or blanks")
  func readingTables() throws {
    let steps = try #require(RecordedLog(text: table).table?.steps)
    #expect(steps.map(\.line) == [2, 3, 3, 4, 4])
    #expect(steps.map(\.label) == ["HStack", "Text", "Text", "green", "green"])
    #expect(steps[1].size == ProposedViewSize(width: .infinity, height: 100))
    #expect(steps[2].isResponse && !steps[3].isResponse)
    let bars = table.replacing("\t", with: " | ")
    #expect(RecordedLog(text: bars).table?.steps.map(\.size) == steps.map(\.size))
    #expect(RecordedLog(text: log).table == nil)
  }

  @Test("The table is compared with the negotiation, and a changed row is named")
  func tableAgainstNegotiation() {
    // As in the inspector article, the second subview is asked before the first.
    let scene = hStack([box(30, 20).id("small"), color(.green).id("green")], spacing: 10)
      .frame(300, 100)
    let recorded = """
      View    Proposal       Response
      HStack  300.0 × 100.0  …
      green   0.0 × 100.0    0.0 × 100.0
      green   inf × 100.0    inf × 100.0
      small   0.0 × 100.0    30.0 × 20.0
      small   inf × 100.0    30.0 × 20.0
      small   145.0 × 100.0  30.0 × 20.0
      green   260.0 × 100.0  260.0 × 100.0
      HStack  …              300.0 × 100.0
      """
    let result = scene.laidOut(400, 400)
    #expect(RecordedLog(text: recorded).firstDifference(from: [], and: result) == nil)
    let changed = recorded.replacing("260.0 × 100.0  260.0", with: "260.0 × 100.0  250.0")
    let difference = RecordedLog(text: changed).firstDifference(from: [], and: result)
    #expect(difference?.line == 8)
    #expect(difference?.ours == "green responds 260×100")
    let session = Session(scene, container: .exact(Size(width: 400, height: 400))).run([])
    session.run([.event(.paste(changed))])
    #expect(session.shows("line 8 differs"))
    #expect(session.shows("≠ 8 green"))
  }

  @Test("A pasted log is compared with what the scene prints")
  func pasting() {
    let session = Session()
    session.scene.printed = [
      "【A】proposal size: ProposedViewSize(width: nil, height: Optional(0.0))"
    ]
    session.run([.event(.paste(log))])
    #expect(session.shows("line 2 differs"))
    #expect(session.shows("(here it ends)"))
    session.press([.escape])
    session.scene.printed = RecordedLog(text: log).lines.map(\.text)
    session.type("r").run([.event(.paste(log))])
    #expect(session.shows("equal: 2 lines"))
  }

  @Test("O asks for a file, and says so when it can't be read")
  func path() {
    let session = Session().type("Ono/such/file")
    session.press([.enter])
    #expect(session.app.message == "can't read no/such/file: No such file or directory")
  }
}
