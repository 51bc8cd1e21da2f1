import Cells
import LayoutSolver
import Testing

@testable import Playground

/// The rows of a panel, without what is kept at their right end.
private func rows(_ panel: Panel, _ session: Session) -> String {
  let content = session.app.content(of: panel, columns: 60)
  return (0..<content.count).map { row in
    content.line(row).spans.map(\.text).joined()
  }.joined(separator: "\n")
}

/// 200 by 300 points: text, 20, an 80 by 60 box, 20, and a colour in what is left.
private func session(_ view: View = threeViews) -> Session {
  Session(view, container: .exact(Size(width: 200, height: 300))).run([])
}

@Suite("Panels")
struct PanelTests {
  @Test("The tree shows views as they were written, and what tells one from its like")
  func tree() {
    #expect(
      rows(.tree, session()) == """
        ▾ VStack spacing 20
            Text "Hello, world." #greeting
          ▾ Color blue
             .frame width 80, height 60
            Color red #rest
        """)
  }

  @Test("One key shows the tree as it is laid out, another time without neutral wrappers")
  func laidOut() {
    #expect(
      rows(.tree, session().type("v")) == """
        ▾ VStack spacing 20
            Text "Hello, world." #greeting
          ▾ frame width 80, height 60
              Color blue
            Color red #rest
        """)
    #expect(!rows(.tree, session().type("vv")).contains("frame"))
  }

  @Test("A modifier that is accepted and changes nothing stands behind its view with a minus")
  func withoutEffect() {
    let view = View(.decorated(text("Page"), .withoutEffect(modifier: "toolbar", at: nil)))
    #expect(rows(.tree, session(view)) == "  Text \"Page\" -toolbar")
  }

  @Test("A folded row hides what is under it")
  func folding() {
    #expect(
      rows(.tree, session().type("2jjh")) == """
        ▾ VStack spacing 20
            Text "Hello, world." #greeting
          ▸ Color blue
            Color red #rest
        """)
  }

  @Test("The geometry of a text: 94.333 wide in the middle of 200, offered a third of 260")
  func geometry() {
    #expect(
      rows(.geometry, session().type("j")) == """
        Text "Hello, world." #greeting
        made      line 3
        proposed  200×86.667
        reported  94.333×20.333
        insets    none
        frame in  min x, y → max x, y
          local   0, 0 → 94.333, 20.333
          global  52.833, 0 → 147.167, 20.333
        answers to 0, nil, ∞
          minimum 0×0
          ideal   94.333×20.333
          maximum 94.333×20.333
        """)
  }

  @Test("Named spaces around a view have their rows")
  func spaces() {
    let inner = PlaygroundTests.box(50, 50).id("inner")
    let view = inner.padding(10).modified(.coordinateSpace(name: "card")).padding(20)
    let session = session(view)
    session.app.select(session.app.result?.node(identifier: "inner")?.id)
    #expect(rows(.geometry, session).contains("\"card\"  10, 10 → 60, 60"))
  }

  @Test("The source marks the selected view's line, and a line selects its view")
  func source() {
    let session = session().type("j")
    #expect(session.app.content(of: .source, columns: 60).current == 2)
    session.type("5jj")
    #expect(session.app.selectedNode?.identifier == "rest")
  }

  @Test("A marked view tells its gap to the selected one")
  func gap() {
    // From the text's bottom at 20.333 to the box's top at 40.333; none across.
    let session = session().type("jml")
    #expect(rows(.geometry, session).contains("gap       none across, 20 down to greeting"))
  }

  @Test("Any proposal can be asked: a box of 80 by 60 answers its own size to each")
  func asking() {
    let session = session().type("jla100xnil")
    #expect(session.shows("100×nil"))
    session.press([.enter])
    #expect(rows(.geometry, session).contains("100×nil"))
  }

  @Test(
    "What is typed as a proposal",
    arguments: [
      ("100xnil", ProposedViewSize(width: 100, height: nil)),
      ("inf × 0", ProposedViewSize(width: .infinity, height: 0)),
      ("nil, nil", .unspecified),
    ])
  func proposals(text: String, proposal: ProposedViewSize) {
    #expect(ProposedViewSize(typed: text) == proposal)
  }

  @Test("What isn't a proposal", arguments: ["", "100", "-1x2", "axb", "1x2x3", "nanx1"])
  func noProposals(text: String) {
    #expect(ProposedViewSize(typed: text) == nil)
  }

  @Test("Why this size: the selected view first, the container last")
  func why() {
    let lines = WhyOverlay().entries(in: session().type("ji").app, typed: "").map(\.line.text)
    // The verdict, then what was proposed, on a line of its own in a narrow list.
    #expect(lines[0].hasPrefix("Text #greeting: on one line,"))
    #expect(lines.contains("Text \"Hello, world.\""))
    #expect(lines.contains("  200×86.667 proposed → 94.333×20.333"))
    #expect(lines.contains { $0.contains("200×300 proposed") })
    #expect(lines.contains { $0.hasPrefix("The container is 200×300") })
  }
}

@Suite("Containers people type")
struct ContainerChoiceTests {
  @Test("A size", arguments: ["390x844", "390 844", "390×844", "390, 844"])
  func size(text: String) {
    #expect(ContainerChoice(size: text) == .exact(Size(width: 390, height: 844)))
  }

  @Test("Nothing else", arguments: ["", "390", "x", "-1x5", "nokia", "1e9x5", "nanx5"])
  func neither(text: String) { #expect(ContainerChoice(size: text) == nil) }
}
