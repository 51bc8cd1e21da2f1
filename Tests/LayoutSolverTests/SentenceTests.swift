import LayoutSentences
import Testing

@testable import LayoutSolver

/// What is said first of a view's size, and what is found about a layout, is so.
@Suite struct SentenceTests {
  /// On trees made by lot, one container in three of them too small for anything.
  @Test func sentencesAgreeWithTheLayout() {
    var checked = 0
    for seed in 0..<300 {
      var trees = RandomTrees(seed: seed, readsPosition: false)
      let size = [Size(width: 320, height: 480), Size(width: 60, height: 90), Size()][seed % 3]
      let result = Negotiation(
        root: trees.view(4), container: LayoutContainer(size: size)
      ).layout()
      let sentences = LayoutSentences(result)
      for wrong in sentences.contradictions { Issue.record("seed \(seed): \(wrong)") }
      checked += sentences.checkedCount
    }
    #expect(checked > 500)
  }

  private func verdict(_ view: View, _ width: Double, _ height: Double) -> String {
    let result = view.laidOut(width, height)
    return result.node(identifier: "it").map { result.verdict(of: $0.id) } ?? ""
  }

  private func limited(_ string: String, _ lines: Int) -> View {
    View(.environment(text(string), { $0.lineLimit = lines }))
  }

  /// The widths are those that the text itself answers.
  @Test func aCutTextSaysWhatItNeedsAndHas() {
    let string = "A rather long title of a book"
    let needs = PointsText.text(text(string).id("it").laidOut(1000, 100).nodes[0].size.width)
    #expect(verdict(limited(string, 1).id("it"), 86, 100) == "cut to 86 of \(needs): lineLimit(1)")
    #expect(verdict(text(string).id("it"), 1000, 100).hasPrefix("on one line, \(needs)×"))
    let lines = text(string).id("it").laidOut(86, 400).nodes[0].textLines.count
    #expect(lines > 2)
    #expect(
      verdict(limited(string, 2).id("it"), 86, 400) == "cut to 2 of \(lines) lines: lineLimit(2)")
    #expect(
      verdict(text(string).id("it"), 86, 25).hasPrefix("cut to 1 of \(lines) lines: they need"))
    #expect(
      verdict(text(string).id("it"), 86, 400).hasPrefix("wrapped to \(lines) lines in the 86"))
  }

  @Test func aWordThatGoesOnInTheNextLineIsNamed() {
    let whole = text("Continue").laidOut(500, 100).nodes[0].size.width
    let sentence = verdict(text("Continue").id("it"), 40, 400)
    #expect(
      sentence == "broken inside \"Continue\": the word needs \(PointsText.text(whole)) and a line "
        + "has 40")
    #expect(!verdict(text("Go on").id("it"), 40, 400).contains("broken"))
  }

  @Test func aStackThatIsTooLongNamesWhatDoesNotShrink() {
    let row = hStack(
      [box(30, 10), text("On my way to the station").fixedSize(), box(20, 10)], spacing: 10
    ).id("it")
    let result = row.laidOut(100, 50)
    let stack = result.nodes.first { $0.name == "HStack" }
    let excess = PointsText.text((stack?.size.width ?? 0) - 100)
    #expect(
      verdict(row, 100, 50)
        == "HStack #it is \(excess) too wide for the 100 offered: Text \"On my way to the station\" "
        + "won't shrink (fixedSize)")
  }

  @Test func whatIsNotSeenIsSaidToBeSo() {
    let hidden = View(.decorated(box(30, 20), .hidden)).id("it")
    #expect(verdict(hidden, 100, 100).hasPrefix("not seen"))
    let choice = View(
      .container(
        .viewThatFits(axes: [.horizontal, .vertical]),
        View(.group([box(300, 20).id("it"), text("Short")]))))
    #expect(
      verdict(choice, 100, 100)
        == "left out by ViewThatFits, which shows Text \"Short\"; ideally it is 300×20 and 100×100 "
        + "are offered")
  }

  @Test func aSpacerSaysWhatItGotOrWhyItGotNothing() {
    #expect(
      verdict(hStack([box(30, 10), spacer().id("it")], spacing: 0), 100, 10)
        == "takes the 70 that are left for it")
    let row = hStack([box(100, 10), spacer().id("it")], spacing: 0)
    #expect(verdict(row, 100, 10).hasPrefix("no room is left"))
    #expect(verdict(row.fixedSize(), 100, 10).hasPrefix("can't grow: no width is offered"))
  }

  @Test func aTruncatedTextIsNotExplainedAsUnwrapped() {
    let view = limited("A rather long title of a book", 1).id("it")
    let result = view.laidOut(86, 100)
    let why = result.node(identifier: "it").map { result.explanation(of: $0.id) } ?? ""
    #expect(why.contains("lineLimit(1)") && !why.contains("unwrapped"))
  }
}
