import Testing

@testable import LayoutSolver

/// Deep trees cost in proportion to their size, and too deep ones end in a finding.
@Suite struct DepthTests {
  private func nested(_ depth: Int, _ wrap: (View) -> View) -> View {
    (0..<depth).reduce(box(10, 10)) { view, _ in wrap(view) }
  }

  @Test func aThousandStacks() {
    let view = nested(900) { hStack([vStack([$0, box(10, 10)], spacing: 0)], spacing: 0) }
    #expect(view.laidOut(300, 300).findings.map(\.rule).contains("too-deep") == false)
  }

  @Test func aThousandPaddings() {
    let result = nested(1000) { $0.padding(1) }.id("it").laidOut(300, 300)
    #expect(result.frame("it")?.size == Size(width: 2010, height: 2010))
  }

  @Test func whatIsTooDeepIsReported() {
    let result = nested(11_000) { $0.padding(1) }.laidOut(300, 300)
    #expect(result.findings.map(\.rule) == ["too-deep"])
  }

  @Test func aReaderInsideItselfEnds() {
    func endless() -> View {
      View(.composite(name: "Endless") { _ in reader { _ in endless().padding(1) } })
    }
    #expect(endless().laidOut(300, 300).findings.map(\.rule).contains("too-deep"))
  }

  /// Distinct questions to the innermost view don't multiply from level to level.
  @Test func questionsGrowWithTheDepthOnly() {
    var counts: [Int] = []
    for depth in [20, 40] {
      let output = Output()
      var view = box(10, 10).inspected("inner", output)
      for level in 0..<depth {
        let children = [box(10, 10), view]
        view = level % 2 == 0 ? hStack(children, spacing: 0) : vStack(children, spacing: 0)
      }
      _ = view.laidOut(800, 600)
      counts.append(output.lines.count)
    }
    #expect(counts[1] <= counts[0] + 2)
  }
}
