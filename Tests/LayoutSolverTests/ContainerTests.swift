import Testing

@testable import LayoutSolver

@Suite struct LazyGridTests {
  private func grid(_ items: [GridItem], width: Double, count: Int = 6) -> LayoutResult {
    let cells = (0..<count).map { color().frame(nil, 50).id("cell\($0)") }
    return View(
      .container(
        .lazyVGrid(columns: items, alignment: .horizontalCenter, spacing: 10),
        View(.group(cells)))
    ).frame(width, nil).laidOut(width, 400)
  }

  @Test func adaptiveColumnCollapsesButKeepsItsCell() {
    let result = grid(
      [
        GridItem(.flexible(minimum: 100)), GridItem(.fixed(100)),
        GridItem(.adaptive(minimum: 100)), GridItem(.fixed(100)),
      ], width: 300)
    #expect(result.frame("cell0")?.minX == -12)
    #expect(result.frame("cell2")?.width == 0)
    #expect(result.frame("cell3")?.minX == 212)
  }

  @Test func overflowingMinimaAreResolvedTwice() {
    let result = grid(
      [GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 120))], width: 200)
    #expect(result.frame("cell0")?.width == 108)
    #expect(result.frame("cell1")?.width == 120)
  }

  @Test func adaptiveColumnSplitsIntoTracks() {
    let result = grid([GridItem(.adaptive(minimum: 50, maximum: 100))], width: 300)
    #expect(result.frame("cell1")?.minX == 61.6)
    #expect(result.frame("cell5")?.minX == 0)
  }

  @Test func fixedBesideAdaptive() {
    let result = grid([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], width: 200)
    #expect(result.frame("cell1")?.width == 57)
    #expect(result.frame("cell2")?.minX == 143)
  }
}

@Suite struct GridTests {
  private func cell(_ name: String, _ width: Double, _ height: Double) -> View {
    box(width, height).id(name)
  }

  private func grid(_ rows: [[View]], _ gaps: (Double, Double)) -> View {
    let rows = rows.map { View(.container(.gridRow(alignment: nil), View(.group($0)))) }
    return View(
      .container(
        .grid(alignment: .center, horizontalSpacing: gaps.0, verticalSpacing: gaps.1),
        View(.group(rows)))
    ).id("table")
  }

  @Test func widestAndTallestCellsDecide() {
    let result = grid(
      [
        [cell("a1", 40, 20), cell("b1", 30, 30)], [cell("a2", 20, 10), cell("b2", 50, 10)],
      ], (10, 6)
    ).laidOut(200, 100)
    #expect(result.frame("table") == Rect(x: 50, y: 27, width: 100, height: 46))
    #expect(result.frame("a1") == Rect(x: 50, y: 32, width: 40, height: 20))
    #expect(result.frame("b2") == Rect(x: 100, y: 63, width: 50, height: 10))
  }

  @Test func aCellAcrossTwoColumnsIsCentredInBoth() {
    let pair = View(.trait(cell("pair", 50, 10), .gridCellColumns(2)))
    let result = grid(
      [
        [cell("a", 40, 20), cell("b", 60, 20), cell("c", 30, 20)], [pair, cell("last", 20, 10)],
      ], (0, 0)
    ).laidOut(200, 100)
    #expect(result.frame("pair") == Rect(x: 60, y: 55, width: 50, height: 10))
    #expect(result.frame("last") == Rect(x: 140, y: 55, width: 20, height: 10))
  }

  @Test(
    "A row of more columns than a picture could have is cut, with a warning", arguments: [1, 3])
  func columnsWithoutEnd(cells: Int) {
    let wide = (0..<cells).map {
      View(.trait(cell("\($0)", 50, 10), .gridCellColumns($0 == 1 ? .max : 1_000_000)))
    }
    let result = grid([wide, [cell("a", 40, 20)]], (0, 0)).laidOut(200, 100)
    #expect(result.findings.map(\.rule.rawValue).contains("grid-columns"))
    #expect(result.frame("a")?.size == Size(width: 40, height: 20))
    #expect(result.frame("0")?.size == Size(width: 50, height: 10))
  }

  @Test func flexibleColumnsShareEqually() {
    let rows = [
      [box(9, 16), color().frame(nil, 20).id("red"), box(28, 16)],
      [color().frame(nil, 30).id("blue"), box(8, 16), color().frame(nil, 30).id("green")],
    ]
    let result = grid(rows, (8, 8)).frame(280, nil).laidOut(320, 200)
    #expect(result.frame("red")?.width == 88)
    #expect(result.frame("green")?.minX == 212)
  }
}

@Suite struct ScrollViewTests {
  private func scroll(_ axes: Axis.Set, _ content: [View]) -> View {
    View(.container(.scrollView(axes: axes), View(.group(content))))
  }

  @Test func takesTheContentsLengthAcross() {
    let result = scroll(.vertical, [box(100, 50).id("content")]).id("scroll").laidOut(320, 480)
    #expect(result.frame("scroll") == Rect(x: 110, y: 0, width: 100, height: 480))
    #expect(result.frame("content") == Rect(x: 110, y: 0, width: 100, height: 50))
  }

  @Test func gathersSeveralViewsInAColumn() {
    let result = scroll(.horizontal, [box(80, 40).id("first"), box(120, 60).id("second")])
      .laidOut(200, 300)
    #expect(result.frame("first")?.minX == 20)
    #expect(result.frame("second")?.minY == 144)
  }

  @Test func startsAtTheFarEndRightToLeft() {
    let row = hStack((0..<6).map { box(50, 40).id("s\($0)") }, spacing: 10).id("content")
    let result = scroll(.horizontal, [row]).frame(180, 60).rightToLeft.laidOut(200, 80)
    #expect(result.frame("content") == Rect(x: -160, y: 20, width: 350, height: 40))
    #expect(result.frame("s0")?.minX == 140)
  }

  @Test func squeezesAReaderToTen() {
    let result = scroll(.vertical, [reader { _ in color() }.id("reader")]).laidOut(300, 200)
    #expect(result.frame("reader")?.size == Size(width: 300, height: 10))
  }
}

@Suite struct LazyStackTests {
  @Test func fillsAcrossAndSumsAlong() {
    let rows = [box(50, 20).id("first"), box(80, 30).id("second")]
    let list = View(
      .container(.lazyVStack(alignment: .horizontalCenter, spacing: 10), View(.group(rows)))
    ).id("list")
    let result = View(.container(.scrollView(axes: .vertical), list)).laidOut(200, 300)
    #expect(result.frame("list") == Rect(x: 0, y: 0, width: 200, height: 60))
    #expect(result.frame("second") == Rect(x: 60, y: 30, width: 80, height: 30))
  }
}

@Suite struct ViewThatFitsTests {
  private func fits(_ axes: Axis.Set, _ views: [View]) -> View {
    View(.container(.viewThatFits(axes: axes), View(.group(views))))
  }

  @Test func theChosenViewGetsTheWholeOffer() {
    let elastic = color().flexible(minWidth: 50, idealWidth: 150, maxWidth: .infinity)
      .frame(nil, 20).id("elastic")
    let result = fits(.horizontal, [elastic, box(40, 20).id("tiny")]).laidOut(200, 100)
    #expect(result.frame("elastic") == Rect(x: 0, y: 40, width: 200, height: 20))
    #expect(result.node(identifier: "tiny")?.isPlaced == false)
  }

  @Test func anUncheckedAxisMayOverflow() {
    let views = [box(150, 200), box(150, 60).id("flat"), box(40, 20)]
    #expect(
      fits(.vertical, views).laidOut(100, 100).frame("flat")
        == Rect(x: -25, y: 20, width: 150, height: 60))
  }

  @Test func theLastIsShownWhenNoneFits() {
    let views = [box(150, 20), box(120, 20).id("last")]
    #expect(fits(.horizontal, views).laidOut(100, 100).frame("last")?.minX == -10)
  }
}

@Suite struct SafeAreaTests {
  private func inset(_ view: View, _ edge: Edge, _ bar: View) -> View {
    let guide: AlignmentGuide =
      edge == .top || edge == .bottom ? .horizontalCenter : .verticalCenter
    return view.modified(.safeAreaInset(edge: edge, alignment: guide, spacing: nil, bar))
  }

  @Test func barsOnEveryEdge() {
    var view = color().id("field")
    view = inset(view, .leading, color().frame(10, nil).id("leading"))
    view = inset(view, .top, color().frame(nil, 20).id("top"))
    view = inset(view, .trailing, color().frame(30, nil).id("trailing"))
    view = inset(view, .bottom, color().frame(nil, 40).id("bottom"))
    let result = view.laidOut(200, 200)
    #expect(result.frame("field") == Rect(x: 18, y: 28, width: 144, height: 124))
    #expect(result.frame("leading") == Rect(x: 0, y: 28, width: 10, height: 124))
    #expect(result.frame("top") == Rect(x: 0, y: 0, width: 162, height: 20))
    #expect(result.frame("trailing") == Rect(x: 170, y: 0, width: 30, height: 152))
    #expect(result.frame("bottom") == Rect(x: 0, y: 160, width: 200, height: 40))
  }

  @Test func aRootReaderReadsTheWholeInsets() {
    var insets = EdgeInsets.zero
    let view = reader { proxy in
      insets = proxy.safeAreaInsets
      return color()
    }
    _ = Negotiation(root: view, container: phone).layout()
    #expect(insets == EdgeInsets(top: 62, bottom: 34))
  }

  @Test func aViewInTheMiddleReadsNone() {
    let result = Negotiation(root: box(50, 50), container: phone).layout()
    #expect(result.root.map(result.safeAreaInsets(of:)) == .zero)
  }

  @Test func ignoringReachesTheScreensEdges() {
    let view = color().id("ground").modified(.ignoresSafeArea(edges: .all))
    let result = Negotiation(root: view, container: phone).layout()
    #expect(result.frame("ground") == Rect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test func aBarIsPartOfTheSafeAreaInside() {
    let view = inset(color().id("field"), .bottom, color().frame(nil, 20))
    let result = Negotiation(root: view, container: phone).layout()
    let field = result.node(identifier: "field")?.id
    #expect(field.map(result.safeAreaInsets(of:)) == EdgeInsets(top: 62, bottom: 62))
  }
}
