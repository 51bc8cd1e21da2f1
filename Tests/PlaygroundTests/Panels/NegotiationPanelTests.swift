import Cells
import LayoutSolver
import Testing

@testable import Playground

/// The rows of the negotiation.
private func rows(_ session: Session) -> [String] {
  let content = session.app.content(of: .negotiation, columns: 60)
  return (0..<content.count).map { content.line($0).text }
}

private func session(_ view: View = threeViews) -> Session {
  Session(view, container: .exact(Size(width: 200, height: 300))).run([])
}

@Suite("Negotiation")
struct NegotiationPanelTests {
  @Test("A fixed frame answers alone, its colour when placed")
  func frame() {
    // In the middle of 200 by 300: (200 − 100) / 2, (300 − 60) / 2.
    #expect(
      rows(session(PlaygroundTests.box(100, 60))) == [
        "size   frame 200×300 → 100×60",
        "place  frame at 50, 120 100×60",
        "size    Color 100×60 → 100×60",
        "place   Color at 50, 120 100×60",
      ])
  }

  @Test("A proposal and its answer stand around what was asked for the answer")
  func nesting() {
    // The padding's own insets off the offer, and on the answer.
    #expect(
      Array(rows(session(PlaygroundTests.box(100, 60).padding(10))).prefix(3)) == [
        "size   padding 200×300 →",
        "size    frame 180×280 → 100×60",
        "       padding → 120×80",
      ])
  }

  @Test("A stack's probes are one row with their number until they are unfolded")
  func probes() {
    let session = session()
    // A minimum and a maximum of each of three subviews.
    #expect(rows(session).contains("probes  6 for minimum and maximum"))
    let unfolded = rows(session.type("x"))
    #expect(!unfolded.contains { $0.hasPrefix("probes") })
    #expect(unfolded.contains { $0.hasPrefix("min     Text#greeting 200×0 → ") })
    #expect(unfolded.contains { $0.hasPrefix("max     Text#greeting 200×∞ → ") })
    #expect(unfolded.count > rows(session.type("x")).count)
  }

  @Test("Enter on the row of probes unfolds that stack's, and they stay so in another size")
  func unfolding() {
    let session = session()
    let row = rows(session).firstIndex { $0.hasPrefix("probes") } ?? 0
    session.app.focus(.negotiation)
    session.app.trace.stepRow(-1000)
    session.type(String(repeating: "j", count: row)).press([.enter])
    #expect(!rows(session).contains { $0.hasPrefix("probes") })
    session.app.conditions.container = .exact(Size(width: 210, height: 300))
    #expect(!rows(session.run([])).contains { $0.hasPrefix("probes") })
  }

  @Test("What was asked before is marked as answered from memory")
  func memory() {
    let twice = View(
      .container(
        .viewThatFits(axes: [.horizontal, .vertical]),
        View(.group([box(100, 60), box(50, 30)]))))
    let all = session(twice.padding(1)).app.trace.events
    let shown = rows(session(twice.padding(1)))
    #expect(shown.filter { $0.hasPrefix("memory ") }.count == all.filter(\.isRepeat).count)
  }

  @Test("The calls of one view, followed as the selection goes")
  func oneView() {
    let session = session().type("j\\")
    #expect(rows(session).allSatisfy { $0.contains("Text#greeting") })
    // A minimum, a maximum, a size and a place.
    #expect(rows(session).count == 4)
    #expect(session.type("4k").app.selectedNode?.identifier == "greeting")
    #expect(session.app.trace.currentRow == 1)
  }

  @Test("/ in the panel leaves the calls with the words as they are typed; Esc shows all again")
  func filtering() {
    let session = session()
    let all = rows(session)
    session.type("4/place greet")
    #expect(rows(session) == ["place  Text#greeting at 52.833, 0 94.333×20.333"])
    #expect(session.shows("Calls with place greet"))
    session.press([.escape])
    #expect(rows(session) == all)
    session.type("/frame").press([.enter])
    #expect(rows(session).allSatisfy { $0.contains("frame") })
    #expect(session.app.selectedNode?.name == "frame")
    #expect(session.shows("with frame"))
    session.press([.escape])
    #expect(rows(session) == all)
  }

  @Test("n and N go to the calls with the words, also among all")
  func searching() {
    let session = session().type("4/greet").press([.enter, .escape])
    let first = session.app.trace.position
    session.type("n")
    let second = session.app.trace.position
    #expect(second > first && session.app.selectedNode?.identifier == "greeting")
    #expect(session.type("N").app.trace.position == first)
    #expect(
      session.type(":8n").press([.enter]).type(":8N").press([.enter]).app.trace.position == first)
  }

  @Test("A step back from the end takes a place, then comes a proposal before its answer")
  func steps() {
    let session = session(PlaygroundTests.box(100, 60)).type("4gg")
    // The frame's proposal and answer, its place, the colour's proposal, answer and place.
    #expect(session.app.trace.timeline.count == 6)
    session.type(":20,").press([.enter])
    #expect(session.shows("step 1 of 6"))
    #expect(session.shows("frame 200×300 → …"))
    #expect(session.type(".").shows("frame 200×300 → 100×60"))
    #expect(session.type(":9.").press([.enter]).app.trace.cursor == nil)
  }

  @Test("[ and ] go through the selected view's steps, as many as are counted")
  func ownSteps() {
    let session = session().type("j")
    session.type(":9[").press([.enter])
    let timeline = session.app.trace.timeline
    let own = timeline.events(of: session.app.selection.node ?? NodeID(0)).map(Int.init)
    #expect(session.app.trace.position == timeline.steps(of: own[0]).lowerBound)
    session.type("]")
    #expect(session.app.trace.position == timeline.steps(of: own[0]).upperBound)
    session.type(":99]").press([.enter])
    #expect(session.app.trace.currentEvent?.phase == .place)
    #expect(session.app.selectedNode?.identifier == "greeting")
  }

  @Test("Playing goes through proposals and answers, can be paused, and ends at the end")
  func playing() {
    let session = session(PlaygroundTests.box(100, 60)).type(" ")
    #expect(session.shows("step 1 of 6, playing"))
    session.run([.idle])
    #expect(session.app.trace.position == 2)
    session.type(" ").run([.idle, .idle])
    #expect(session.app.trace.position == 2)
    session.type(" ").run(Array(repeating: .idle, count: 6))
    #expect(session.app.trace.cursor == nil && !session.app.trace.isPlaying)
  }
}
