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

  /// The article's offers: 480 ÷ 3, 380 ÷ 2, and 280 for the last.
  @Test func aShareIsToldAsASum() {
    let view = vStack(
      [elastic("red", 10, 100), box(100, 100).id("blue"), elastic("yellow", 50, 100)], spacing: 10)
    let result = view.laidOut(300, 500)
    func sum(_ name: String) -> String? {
      let id = result.node(identifier: name)?.id
      return result.events.first { $0.node == id && $0.phase == .size }.flatMap(result.arithmetic)
    }
    #expect(sum("blue") == "(500 − 20) ÷ 3 = 160")
    #expect(sum("yellow") == "(500 − 20 − 100) ÷ 2 = 190")
    #expect(sum("red") == "500 − 20 − 100 − 100 = 280")
  }

  @Test func aGapNamesTheRuleThatChoseIt() {
    let view = vStack([box(10, 10), spacer(), text("a"), box(10, 10)]).id("it")
    let result = view.laidOut(100, 100)
    let gaps = result.node(identifier: "it").map { result.gaps(of: $0.id) } ?? []
    #expect(gaps.map(\.reason) == [.preferred, .preferred, .belowText])
    #expect(gaps.map(\.length).prefix(2) == [0, 0])
    #expect(explanation(view, 100, 100).contains("0, what one of them keeps"))
    let given = vStack([text("a"), text("b")], spacing: 5).id("it").laidOut(100, 100)
    #expect(given.node(identifier: "it").map { given.gaps(of: $0.id).map(\.reason) } == [.given])
  }

  /// 60 and 120 at least in 150: (150 − 8) / 2 = 71 and 120, reported 199; then 95.5 and 120.
  @Test func aLazyGridTellsBothPasses() {
    let grid = View(
      .container(
        .lazyVGrid(
          columns: [GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 120))],
          alignment: .horizontalCenter, spacing: 0),
        View(.group([box(10, 20), box(10, 30)])))
    ).id("it")
    let result = grid.frame(150, nil).laidOut(300, 300)
    let passes = result.node(identifier: "it").flatMap { result.trackPasses(of: $0.id) }
    #expect(passes?.measured == [71, 120])
    #expect(passes?.placed == [95.5, 120])
    #expect(
      explanation(grid.frame(150, nil), 300, 300)
        == "LazyVGrid, offered 150×300: columns of 71, 120, and when it is placed in 199, of 95.5, "
        + "120; 1 line with the gaps are 30 long.")
  }

  @Test func viewThatFitsTellsWhatItTried() {
    let view = View(
      .container(
        .viewThatFits(axes: [.horizontal, .vertical]),
        View(.group([box(300, 20).id("wide"), box(80, 20).id("narrow"), box(1, 1)])))
    ).id("it")
    #expect(
      explanation(view, 200, 100)
        == "ViewThatFits, offered 200×100: wide would ideally be 300×20 and doesn't fit, narrow "
        + "would ideally be 80×20 and fits; offered the same, it answers 80×20.")
  }

  @Test func aZStackTellsWhoCounts() {
    let view = zStack([box(50, 80).id("a"), box(100, 20).id("b").priority(1)]).id("it")
    #expect(
      explanation(view, 200, 200)
        == "ZStack, offered 200×200: the union of its subviews lined up by their guides of layout "
        + "priority 1, the others don't count: b 100×20 make 100×20.")
  }

  @Test func aGridAddsUpItsTracks() {
    let row = View(
      .container(.gridRow(alignment: nil), View(.group([box(30, 10), box(20, 40)]))))
    let grid = View(
      .container(.grid(alignment: .center, horizontalSpacing: 8, verticalSpacing: 4), row))
    #expect(
      explanation(grid.id("it"), 200, 200)
        == "Grid, offered 200×200: columns 30 + 20 + 8 of gaps = 58. Rows 40 = 40.")
  }

  /// (390 − 3 × 10) ÷ 4 = 90; three of them and two gaps are 290.
  @Test func aRelativeFrameTellsItsColumns() {
    let view = color().modified(
      .containerRelativeFrame(
        ContainerRelativeFrame(axes: .horizontal, count: 4, span: 3, spacing: 10))
    ).id("it")
    #expect(
      explanation(view, 390, 100)
        == "containerRelativeFrame, offered 390×100: width 290 from 3 columns of "
        + "(390 − 3 × 10) ÷ 4 and 2 gaps of 10, height 100 from the subview.")
  }

  @Test func everyKindOfViewHasItsReason() {
    let list = View(
      .container(
        .lazyVStack(alignment: .leading, spacing: 0),
        View(.forEach(count: 100, identity: { $0 }, content: { _ in box(10, 50) }))))
    let reasons: [(View, String)] = [
      (
        View(.container(.scrollView(axes: .vertical), box(30, 500))),
        "width 30 from its content, across its axis, height all it is offered, for content of 500."
      ),
      (
        list,
        "all it is offered across; 4 subviews are measured and 96 out of sight taken for average, "
          + "together 5000 long."
      ),
      (color(), "width all it is offered, height all it is offered."),
      (
        color().fixedSize(),
        "its subview is offered nil×nil, nothing where the size is fixed, and answers 10×10."
      ),
      (circle(), "a square of the shorter side, the smaller of 300 and 200: 200×200."),
      (
        box(20, 20).overlay(color()),
        "what it is applied to answers 20×20; the view beside it is offered that size and doesn't "
          + "count."
      ),
      (
        color().flexible(minWidth: 0, maxWidth: 100),
        "width 100 as the offer of 300 within its limits, height "
          + "200 from the subview."
      ),
      (
        color().modified(
          .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 8, box(10, 30))),
        "bar, gap and view, 30 + 8 + 162 = 200. 300×200."
      ),
    ]
    for (view, reason) in reasons {
      #expect(explanation(view.id("it"), 300, 200).hasSuffix(": " + reason))
    }
  }

  @Test func paddingAddsUp() {
    #expect(
      explanation(box(94, 20).padding(10).id("it"), 402, 778)
        == "padding, offered 402×778: the subview and the insets, 10 + 94 + 10 = 114 wide, "
        + "10 + 20 + 10 = 40 high.")
  }

  @Test(arguments: [
    ("no.such.symbol", "unknown symbol"), ("document", "symbol image"), ("dice", "drawn symbol"),
    ("mappin.fill", "symbol image"),
  ])
  func aRuleThatNobodyMeasuredIsNamed(name: String, rule: String) {
    let symbol = View(.leaf(.image(Image(name: name, isSystem: true, naturalSize: nil))))
    let result = vStack([symbol, box(10, 10)]).id("it").laidOut(100, 100)
    #expect(
      result.node(identifier: "it").flatMap { result.leastCertainRule(of: $0.id) }?.name
        == rule)
  }
}

@Suite struct FindingTests {
  private func rules(_ view: View, _ width: Double = 300, _ height: Double = 300) -> [String] {
    view.laidOut(width, height).findings.map(\.rule.rawValue)
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

  /// Two columns that don't give way are each offered half; the first takes more than that, and the
  /// stack around has it.
  @Test func aStackThatGoesBeyondItsShareAloneDoesNotOverflow() {
    let view = vStack(
      [
        vStack([box(10, 50), box(10, 50)], spacing: 0),
        vStack([box(10, 10), box(10, 10)], spacing: 0),
      ], spacing: 0)
    #expect(rules(view, 300, 130) == [])
    #expect(rules(view, 300, 110).contains("overflow"))
  }

  @Test func roomThatASubviewWouldHaveTakenIsNoticed() {
    let view = vStack(
      [
        color().flexible(minHeight: 200, maxHeight: 250),
        color().flexible(minHeight: 0, maxHeight: 60),
      ], spacing: 0)
    #expect(rules(view) == ["unused-room"])
  }

  @Test func aReaderInACellIsSqueezed() {
    let grid = View(
      .container(
        .lazyVGrid(columns: [GridItem()], alignment: .horizontalCenter, spacing: 0),
        View(.group([reader { _ in color() }]))))
    #expect(rules(grid) == ["reader-squeezed"])
  }

  @Test func aRootLargerThanTheContainerIsNoticed() {
    #expect(rules(box(400, 100)) == ["larger-than-container"])
    #expect(rules(box(300, 300)) == [])
    #expect(rules(box(290, 290).padding(10)) == ["larger-than-container"])
  }

  @Test func tracksThatChangeAreNoticed() {
    let items = [GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 120))]
    func grid(_ width: Double) -> View {
      View(
        .container(
          .lazyVGrid(columns: items, alignment: .horizontalCenter, spacing: 0), box(10, 10))
      ).frame(width, nil)
    }
    #expect(rules(grid(150)) == ["tracks-change"])
    #expect(rules(grid(280)) == [])
  }

  @Test func aHiddenPriorityIsNoticed() {
    let high = color().priority(1)
    #expect(rules(hStack([high.padding(), color()])) == ["hidden-value"])
    #expect(rules(hStack([high.frame(nil, 20), color()])) == ["hidden-value"])
    #expect(rules(hStack([custom(OneChild(), [high]), color()])) == ["hidden-value"])
    #expect(rules(hStack([high, color()])) == [])
    #expect(rules(hStack([high.overlay(color()), color()])) == [])
    #expect(rules(high.padding()) == [])
  }

  @Test func aHiddenLayoutValueIsNoticed() {
    let view = View(.trait(box(10, 10), .layoutValue(key: "span", 2)))
    let wrapped = custom(OneChild(), [view])
    #expect(rules(custom(Row(), [wrapped, box(1, 1)])) == ["hidden-value"])
    #expect(rules(custom(Row(), [view, box(1, 1)])) == [])
  }

  @Test func everyFindingHasARemedy() {
    let view = vStack([
      hStack([color().priority(1).padding(), box(400, 10)]),
      color().flexible(minWidth: 5, maxWidth: 1),
    ])
    let findings = view.laidOut(300, 300).findings
    #expect(findings.count > 2)
    #expect(findings.allSatisfy { $0.remedy != nil && $0.node != nil })
  }

  /// A stack that has no room left squeezes a text; a layout that offers nothing at all hides it.
  @Test func whatALayoutPutsAwayIsNotSqueezed() throws {
    let line = SourceRange(file: 0, line: 1, column: 1, start: 0, end: 9, lastLine: 1)
    let letter = View(.leaf(.text(TextContent("letter"))), source: line)
    func squeezed(_ view: View) -> LayoutFinding? {
      view.laidOut(300, 300).findings.first { $0.rule == .squeezedText }
    }
    func given(_ width: Double, _ height: Double, _ view: View) -> View {
      custom(Giving(offer: ProposedViewSize(width: width, height: height)), [view])
    }
    let crowded = hStack([box(300, 10), letter], spacing: 0)
    #expect(squeezed(crowded)?.remedy?.hasPrefix("give it room") == true)
    #expect(squeezed(given(0, 0, letter)) == nil)
    #expect(squeezed(given(0, 0, letter.padding(4))) == nil)
    #expect(squeezed(given(0, 40, letter))?.remedy == "let Giving propose more than 0×40")
    // What is squeezed inside of a layout by something else is said as before.
    #expect(squeezed(given(300, 300, crowded))?.remedy?.hasPrefix("give it room") == true)
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

/// Hands everything on to its only subview, as a wrapper that observes it would.
private struct OneChild: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size { subviews[0].sizeThatFits(proposal) }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
}

/// Offers its only subview the same, whatever it is offered itself.
private struct Giving: Layout {
  var offer: ProposedViewSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size { Size(width: 100, height: 100) }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) { subviews[0].place(at: bounds.origin, proposal: offer) }
}

/// Takes what it is offered and puts its subviews into the middle.
private struct Row: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {}
}
