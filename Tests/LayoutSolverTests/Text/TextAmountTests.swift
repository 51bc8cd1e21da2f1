import Testing

@testable import LayoutSolver

/// A layout's texts are broken into lines for its picture as far as a number of letters goes.
struct TextAmountTests {
  private func result(mostLetters: Int) -> LayoutResult {
    let column = vStack((0..<4).map { text("some words \($0)") })
    let negotiation = Negotiation(
      root: column, container: LayoutContainer(size: Size(width: 40, height: 400)))
    negotiation.solver.mostLetters = mostLetters
    return negotiation.layout()
  }

  @Test func textsWithinTheNumberAreBroken() {
    let result = result(mostLetters: 48)
    #expect(!result.findings.contains { $0.rule == .tooMuchText })
    let lines = result.nodes.map(\.textLines).filter { !$0.isEmpty }
    #expect(lines.count == 4 && lines.allSatisfy { $0.count > 1 })
  }

  @Test func textsBeyondItAreOneLineAndSaySo() throws {
    // Each has twelve letters, so that two are within.
    let result = result(mostLetters: 30)
    let lines = result.nodes.map(\.textLines).filter { !$0.isEmpty }
    #expect(lines[0].count > 1 && lines[1].count > 1)
    #expect(lines[2] == ["some words 2"] && lines[3] == ["some words 3"])
    let findings = result.findings.filter { $0.rule == .tooMuchText }
    #expect(findings.count == 1)
    let node = try #require(findings.first?.node)
    #expect(result.node(node).textLines == ["some words 2"])
    #expect(result.node(node).detail == "\"some words 2\"")
    // The layout itself is the same.
    let sizes = self.result(mostLetters: 48).nodes.map(\.size)
    #expect(result.nodes.map(\.size) == sizes)
  }
}
