import LayoutSolver
import Testing

@testable import Playground

@Suite("What the root is offered")
struct RootProposalTests {
  @Test(
    "What is typed",
    arguments: [
      ("nilx400", RootProposal(width: .exactly(nil), height: .exactly(400))),
      ("inf × room", RootProposal(width: .exactly(.infinity))),
      ("0, nil", RootProposal(width: .exactly(0), height: .exactly(nil))),
    ])
  func typed(text: String, proposal: RootProposal) {
    #expect(RootProposal(typed: text) == proposal)
  }

  @Test("What isn't", arguments: ["", "nil", "nilx", "axnil", "-1xnil", "1x2x3"])
  func untyped(text: String) { #expect(RootProposal(typed: text) == nil) }

  /// 200 by 100 with an ideal of 30 by 20.
  private func layout(_ proposal: RootProposal) -> LayoutResult {
    let view = color().modified(.flexibleFrame(FlexibleFrame(idealWidth: 30, idealHeight: 20)))
    var container = LayoutContainer(size: Size(width: 200, height: 100))
    container.proposal = proposal
    return Negotiation(root: view, container: container).layout()
  }

  @Test("nil asks for the ideal, which stands in the middle of the container")
  func ideal() throws {
    let result = layout(RootProposal(width: .exactly(nil)))
    let root = result.nodes[0]
    #expect(root.proposal == ProposedViewSize(width: nil, height: 100))
    #expect(root.frame == Rect(x: 85, y: 0, width: 30, height: 100))
  }

  @Test("0 asks for the minimum")
  func minimum() {
    #expect(layout(RootProposal(height: .exactly(0))).nodes[0].size == Size(width: 200, height: 0))
  }

  @Test("An infinite answer is recorded, and placed with the container's length")
  func maximum() throws {
    let result = layout(RootProposal(width: .exactly(.infinity)))
    let asked = try #require(result.events.first)
    #expect(asked.proposal == ProposedViewSize(width: .infinity, height: 100))
    #expect(asked.answer == Size(width: .infinity, height: 100))
    #expect(result.nodes[0].frame == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("It is typed where a size is, shown in the title, changed in the settings, undone by 0")
  func session() {
    let session = Session(container: .exact(Size(width: 300, height: 400))).type("snilx400")
    #expect(session.shows("offered to the root"))
    session.press([.enter])
    #expect(session.shows("300×400 pt · offers nil×400"))
    #expect(
      session.app.result?.nodes[0].proposal == ProposedViewSize(width: nil, height: 400))
    session.type("S")
    #expect(session.shows("Offered width   nil, for the ideal"))
    session.press([.escape])
    session.type("0")
    #expect(session.app.conditions.rootProposal == .room && !session.shows("offers"))
  }

  @Test(
    "Where there is little room it stands in the title, and where that has none in the last row",
    arguments: [(40, 12), (40, 11), (20, 6)])
  func small(columns: Int, rows: Int) {
    let session = Session(columns: columns, rows: rows)
    session.app.conditions.rootProposal = RootProposal(width: .exactly(nil), height: .exactly(0))
    let lines = session.run([]).screen.split(separator: "\n")
    let line = session.app.screenLayout.canvasTitle == nil ? lines.last : lines.first
    #expect(line?.contains("nil×0") == true)
  }
}
