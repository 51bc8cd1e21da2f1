import Testing

@testable import LayoutSolver

@Suite struct ExplanationTests {
  private func elastic(_ name: String, _ minimum: Double, _ maximum: Double) -> View {
    color().frame(100, nil).flexible(minHeight: minimum, maxHeight: maximum).id(name)
  }

  private func explanation(_ view: View, _ width: Double, _ height: Double) -> String {
    let result = view.laidOut(width, height)
    return result.node(identifier: "it").map { result.explanation(of: $0.id) } ?? ""
  }

  @Test func aStackTellsItsShares() {
    let view = vStack(
      [elastic("red", 10, 100), box(100, 100).id("blue"), elastic("yellow", 50, 100)], spacing: 10)
    #expect(
      explanation(view.id("it"), 300, 500)
        == "VStack, offered 300×500: 480 left for 3 after gaps of 20, 160 each; least flexible "
        + "first: blue (0) is offered 160 and takes 100, yellow (50) is offered 190 and takes 100, "
        + "red (90) is offered 280 and takes 100. 100 + 100 + 100 + 20 of gaps = 320.")
  }

  @Test func paddingAddsUp() {
    #expect(
      explanation(box(94, 20).padding(10).id("it"), 402, 778)
        == "padding, offered 402×778: the subview and the insets, 10 + 94 + 10 = 114 wide, "
        + "10 + 20 + 10 = 40 high.")
  }

  @Test func aRuleThatNobodyMeasuredIsNamed() {
    let symbol = View(
      .leaf(.image(Image(name: "no.such.symbol", isSystem: true, naturalSize: nil))))
    let result = vStack([symbol, box(10, 10)]).id("it").laidOut(100, 100)
    #expect(
      result.node(identifier: "it").flatMap { result.leastCertainRule(of: $0.id) }?.name
        == "symbol image")
  }
}

@Suite struct FindingTests {
  private func rules(_ view: View, _ width: Double = 300, _ height: Double = 300) -> [String] {
    view.laidOut(width, height).findings.map(\.rule)
  }

  @Test func aSoundLayoutHasNone() {
    #expect(rules(vStack([text("Hello"), spacer(), color()])) == [])
  }

  @Test func framesAreCheckedAsInSwiftUI() {
    #expect(rules(color().frame(-5, nil)) == ["invalid-frame"])
    #expect(rules(color().frame(nil, .infinity)) == ["invalid-frame"])
    #expect(rules(color().flexible(minWidth: 50, maxWidth: 20)) == ["contradictory-frame"])
    #expect(rules(color().flexible(minWidth: 50, maxWidth: .infinity)) == [])
  }

  @Test func aReaderInAScrollViewIsSqueezed() {
    let view = View(.container(.scrollView(axes: .vertical), reader { _ in color() }))
    #expect(rules(view) == ["reader-squeezed"])
  }

  @Test func aStackThatNeedsMoreThanThereIsOverflows() {
    #expect(rules(hStack([box(200, 10), box(200, 10)], spacing: 0)) == ["overflow"])
  }

  @Test func roomThatASubviewWouldHaveTakenIsNoticed() {
    let view = vStack(
      [
        color().flexible(minHeight: 200, maxHeight: 250),
        color().flexible(minHeight: 0, maxHeight: 60),
      ], spacing: 0)
    #expect(rules(view) == ["unused-room"])
  }

  @Test func positionInAStackTakesItAll() {
    let view = hStack([box(10, 10), box(10, 10).modified(.position(Point(x: 5, y: 5)))])
    #expect(rules(view) == ["greedy-position"])
  }

  /// The inner column shares out its width anew when the row asks for its baseline; that is no rule
  /// of the row's.
  @Test func aRowExplainsItselfThoughItAsksForBaselines() {
    let column = vStack([text("one"), text("two"), text("three")], spacing: 3)
    let row = hStack([column, text("four")], .firstTextBaseline, spacing: 50).id("row").fixedSize()
    let result = row.laidOut(300, 300)
    let event = result.node(identifier: "row").flatMap { result.decidingEvent(of: $0.id) }
    #expect(event?.rule == .stackIdeal)
    #expect(event?.operands == [50])
  }
}
