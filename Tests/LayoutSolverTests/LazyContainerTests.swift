import Testing

@testable import LayoutSolver

/// Lazy containers make what is in sight and take the rest for average, as "Dive into lazy stacks
/// and scrolling" (WWDC26) tells.
@Suite struct LazyContainerTests {
  /// Counts the rows it makes.
  private final class Rows {
    var made: Set<Int> = []

    func list(
      _ count: Int, spacing: Double? = 0, pinned: PinnedViews = [],
      _ row: @escaping (Int) -> View
    ) -> View {
      View(
        .container(
          .lazyVStack(alignment: .horizontalCenter, spacing: spacing, pinned: pinned),
          elements(count, row)))
    }

    func elements(_ count: Int, _ row: @escaping (Int) -> View) -> View {
      View(
        .forEach(
          count: count, identity: { AnyHashable($0) },
          content: { index in
            self.made.insert(index)
            return row(index)
          }))
    }
  }

  private func scroll(_ content: View) -> View {
    View(.container(.scrollView(axes: .vertical), content)).id("scroll")
  }

  private func scrolled(
    _ view: View, to y: Double, _ width: Double = 200, _ height: Double = 300
  ) throws -> LayoutResult {
    let container = LayoutContainer(size: Size(width: width, height: height))
    let negotiation = Negotiation(root: view, container: container)
    let scrollView = try #require(negotiation.layout().scrollViews.first)
    return negotiation.layout(scrollOffsets: [scrollView.identity: Point(x: 0, y: y)])
  }

  @Test func aLayoutThatIsGivenUpMakesNoMoreRows() {
    let rows = Rows()
    let list = rows.list(1_000_000) { _ in box(100, 0) }
    let negotiation = Negotiation(
      root: scroll(list), container: LayoutContainer(size: Size(width: 200, height: 300)))
    let before = rows.made.count
    negotiation.givesUp = { true }
    _ = negotiation.layout()
    #expect(rows.made.count == before)
  }

  /// Rows that are in sight again are made of the same views; where the closures did something else
  /// besides, they are called again.
  @Test func rowsInSightAgainAreNotAskedForAgain() {
    let rows = Rows()
    var calls = 0
    let list = rows.list(1_000) { index in
      calls += 1
      return View(.composite(name: "Row") { _ in box(100, Double(20 + index % 3)) })
    }
    let negotiation = Negotiation(
      root: scroll(list), container: LayoutContainer(size: Size(width: 200, height: 300)),
      recording: .off)
    func callsOfALayout(_ width: Double) -> Int {
      let before = calls
      _ = negotiation.layout(in: LayoutContainer(size: Size(width: width, height: 300)))
      return calls - before
    }
    let first = callsOfALayout(200)
    #expect(first > 10 && callsOfALayout(150) == first)
    negotiation.effects = { 0 }
    #expect(callsOfALayout(200) == first && callsOfALayout(150) == 0)
    var effects = 0
    negotiation.effects = {
      effects += 1
      return effects
    }
    let other = Negotiation(
      root: scroll(list), container: negotiation.container, recording: .off)
    other.effects = negotiation.effects
    let before = calls
    _ = other.layout()
    let made = calls - before
    _ = other.layout()
    #expect(made > 10 && calls - before == 2 * made)
  }

  @Test func rowsWithoutAViewAreGivenUpToo() {
    let rows = Rows()
    let list = rows.list(1_000_000) { index in index == 0 ? box(100, 10) : View(.empty) }
    let negotiation = Negotiation(
      root: scroll(list), container: LayoutContainer(size: Size(width: 200, height: 300)))
    negotiation.givesUp = { rows.made.count > 10_000 }
    _ = negotiation.layout()
    // It is asked after every 4,096.
    #expect(rows.made.count < 20_000)
  }

  @Test func rowsOfSeveralMembersAreFoundInEveryOrder() {
    let rows = Rows()
    let list = rows.list(10_000) { index in
      View(.group([box(100, 10).id("\(index)a"), box(100, 10).id("\(index)b")]))
    }
    let view = scroll(list.id("list"))
    let container = LayoutContainer(size: Size(width: 200, height: 300))
    let negotiation = Negotiation(root: view, container: container)
    #expect(negotiation.layout().frame("14b")?.minY == 290)
    guard let scrollView = negotiation.layout().scrollViews.first?.identity else { return }
    for (offset, row, y) in [(1_500.0, "75a", 0.0), (40.0, "2b", 10), (1_000, "50b", 10)] {
      let result = negotiation.layout(scrollOffsets: [scrollView: Point(x: 0, y: offset)])
      #expect(result.frame(row)?.minY == y, "\(row)")
    }
  }

  @Test func aMillionRowsCostAScreen() {
    let rows = Rows()
    let list = rows.list(1_000_000) { box(100, 20).id("\($0)") }.id("list")
    let result = scroll(list).laidOut(200, 300)
    #expect(rows.made == Set(0..<15))
    #expect(result.frame("list") == Rect(x: 0, y: 0, width: 200, height: 20_000_000))
    #expect(result.frame("14")?.minY == 280)
    #expect(result.node(identifier: "15") == nil)
  }

  @Test func aMillionCellsCostAScreen() {
    let rows = Rows()
    let grid = View(
      .container(
        .lazyVGrid(columns: [GridItem(), GridItem()], alignment: .horizontalCenter, spacing: 0),
        rows.elements(1_000_000) { box(50, 20).id("\($0)") })
    ).id("grid")
    let result = scroll(grid).laidOut(208, 300)
    #expect(rows.made == Set(0..<30))
    #expect(result.frame("grid")?.height == 10_000_000)
    // Two tracks of 100 with a gap of 8, each with a box of 50 in its middle.
    #expect(result.frame("29") == Rect(x: 133, y: 280, width: 50, height: 20))
  }

  /// 20 and 40 by turns: ten rows of 30 on the average fill 300, and so ten of a hundred are known.
  @Test func whatIsOutOfSightIsTakenForAverage() {
    let list = Rows().list(100) { box(10, $0 % 2 == 0 ? 20 : 40) }.id("list")
    #expect(scroll(list).laidOut(200, 300).frame("list")?.height == 3000)
  }

  /// Rows scrolled by have been measured: 10 of 20, then 40s up to 400 + 300.
  @Test func whatWasScrolledByIsKnown() throws {
    let list = Rows().list(1000) { box(10, $0 < 10 ? 20 : 40).id("\($0)") }.id("list")
    let result = try scrolled(scroll(list), to: 400)
    // Row 15 begins at 200 + 5 * 40.
    #expect(result.frame("15")?.minY == 0)
    #expect(result.node(identifier: "14")?.isPlaced == false)
    // 23 rows are 10 * 20 + 13 * 40 = 720, the other 977 as long as their average.
    let height = try #require(result.frame("list")?.height)
    #expect(abs(height - (720 + 977 * 720 / 23)) < 1e-6)
  }

  @Test func theMiddleOfAMillionIsFoundByEstimate() throws {
    let rows = Rows()
    let list = rows.list(1_000_000) { box(10, 20).id("\($0)") }
    let result = try scrolled(scroll(list), to: 10_000_010)
    #expect(result.frame("500000")?.minY == -10)
    #expect(result.frame("500015")?.minY == 290)
    #expect(rows.made.count < 300)
  }

  /// However wrong the estimate was, the last row ends where the content does.
  @Test func theEndIsTheEnd() throws {
    let list = Rows().list(10_000) { box(10, $0 < 50 ? 10 : 50).id("\($0)") }
    let result = try scrolled(scroll(list), to: .greatestFiniteMagnitude)
    #expect(result.frame("9999")?.maxY == 300)
    #expect(result.frame("9994")?.minY == 0)
  }

  @Test func theFirstSubviewIsTheIdealLengthAcross() {
    let list = Rows().list(3) { box(50 + 10 * Double($0), 20) }.id("list").fixedSize(
      horizontal: true, vertical: true)
    #expect(list.laidOut(200, 300).frame("list")?.width == 50)
  }

  @Test func elementsOfNoneOrSeveralViews() {
    let rows = Rows()
    let list = rows.list(1000) { index in
      View(
        .group(
          (0..<index % 3).map { part in box(10, 20).id("\(index).\(part)") }))
    }
    let result = scroll(list).laidOut(200, 100)
    #expect(result.frame("1.0")?.minY == 0)
    #expect(result.frame("2.1")?.minY == 40)
    #expect(result.frame("4.0")?.minY == 60)
    #expect(rows.made.count < 10)
  }

  @Test func layingOutAgainMakesTheSameNodes() throws {
    let list = Rows().list(1000) { box(10, 20).id("\($0)") }
    let container = LayoutContainer(size: Size(width: 200, height: 100))
    let negotiation = Negotiation(root: scroll(list), container: container)
    let first = negotiation.layout().nodes.map(\.frame)
    _ = negotiation.layout(in: LayoutContainer(size: Size(width: 50, height: 400)))
    #expect(negotiation.layout().nodes.map(\.frame) == first)
  }

  // MARK: Sections

  /// Sections of a header of 40, ten rows of 30 and a footer of 10: 350 each.
  private func sections(_ pinned: PinnedViews) -> View {
    let rows = Rows()
    return scroll(
      rows.list(100, pinned: pinned) { number in
        View(
          .section(
            header: box(100, 40).id("header \(number)"),
            content: View(.group((0..<10).map { box(100, 30).id("row \(number).\($0)") })),
            footer: box(100, 10).id("footer \(number)")))
      })
  }

  @Test func headersScrollUnlessPinned() throws {
    let result = try scrolled(sections([]), to: 130)
    #expect(result.node(identifier: "header 0")?.isPlaced == false)
    #expect(result.frame("row 0.3")?.minY == 0)
  }

  @Test func aPinnedHeaderStaysInSight() throws {
    let result = try scrolled(sections(.sectionHeaders), to: 130)
    #expect(result.frame("header 0")?.minY == 0)
    #expect(result.frame("row 0.3")?.minY == 0)
    #expect(result.node(identifier: "header 0")?.zIndex == 1)
    #expect(result.frame("header 1")?.minY == 220)
  }

  /// The section ends at 350; its header, 40 high, can't stay at 330.
  @Test func theNextSectionPushesAHeaderOut() throws {
    let result = try scrolled(sections(.sectionHeaders), to: 330)
    #expect(result.frame("header 0")?.minY == -20)
    #expect(result.frame("header 1")?.minY == 20)
  }

  @Test func aPinnedFooterStaysInSight() throws {
    let result = try scrolled(sections(.sectionFooters), to: 0)
    #expect(result.frame("footer 0")?.maxY == 300)
    let later = try scrolled(sections(.sectionFooters), to: 60)
    #expect(later.frame("footer 0")?.minY == 280)
  }

  @Test func aHeaderHasALineOfAGridToItself() {
    let rows = Rows()
    let grid = View(
      .container(
        .lazyVGrid(columns: [GridItem(), GridItem()], alignment: .horizontalCenter, spacing: 0),
        View(
          .section(
            header: color().frame(nil, 40).id("header"),
            content: rows.elements(3) { color().frame(nil, 30).id("\($0)") }, footer: .empty))))
    let result = scroll(grid).laidOut(208, 300)
    #expect(result.frame("header") == Rect(x: 0, y: 0, width: 208, height: 40))
    #expect(result.frame("1") == Rect(x: 108, y: 40, width: 100, height: 30))
    #expect(result.frame("2")?.minY == 70)
  }

  // MARK: Bounds

  @Test func whatIsTooMuchIsReported() {
    let stack = vStack([Rows().elements(1_000_000) { _ in color() }])
    let result = Negotiation(
      root: stack, container: LayoutContainer(size: Size(width: 200, height: 300)),
      recording: .off
    ).layout()
    #expect(result.findings.map(\.rule.rawValue).contains("too-many-views"))
    #expect(result.nodes.count <= TreeBuilder.nodeLimit + 1)
  }

  @Test func moreIsAllowedWhereAskedFor() {
    let count = TreeBuilder.nodeLimit + 10
    let result = Negotiation(
      root: vStack([Rows().elements(count) { _ in color() }]),
      container: LayoutContainer(size: Size(width: 200, height: 300)), recording: .off, bounds: 2
    ).layout()
    #expect(result.findings.map(\.rule.rawValue).contains("too-many-views") == false)
    #expect(result.nodes.count == count + 1)
  }

  /// With a log and without: what is asked after the limit is nothing, and the first says so.
  @Test(arguments: [Recording.on, .off])
  func aLayoutThatAsksTooMuchIsGivenUp(_ recording: Recording) {
    var view = color()
    for _ in 0..<12 { view = vStack([hStack([view, color()]), color()]) }
    let negotiation = Negotiation(
      root: view, container: LayoutContainer(size: Size(width: 200, height: 300)),
      recording: recording)
    #expect(!negotiation.layout().findings.contains { $0.severity == .error })
    negotiation.solver.answerLimit = 40
    let findings = negotiation.layout().findings.filter { $0.severity == .error }
    #expect(findings.map(\.rule.rawValue) == ["too-much-asked"])
  }

  /// Views beside sections were copied for each one after them.
  @Test func viewsOfAContentAreFoundInTurn() {
    let context = BuildContext(environment: EnvironmentValues(), identity: Identity())
    let content = View(
      .group([
        View(.forEach(count: 20_000, identity: { $0 }, content: { _ in color() })),
        View(.section(header: color(), content: color(), footer: color())), color(), color(),
      ]))
    let sections = content.sections(in: context)
    #expect(sections.map(\.content.count) == [20_000, 1, 2])
  }

  /// A picker goes through all of its options before it is laid out.
  @Test func viewsOfAContentWithoutAnEnd() {
    let context = BuildContext(environment: EnvironmentValues(), identity: Identity())
    let content = View(
      .forEach(count: .max, identity: { $0 }, content: { $0 < 3 ? color() : View(.empty) }))
    let names = content.subviews(in: context).map { subview -> String in
      var view = subview.view
      while case .identity(let inner, _) = view.content { view = inner }
      if case .leaf(.placeholder(let name)) = view.content { return name }
      return "color"
    }
    #expect(names == ["color", "color", "color", "those after 200000 views"])
  }

  /// Columns whose widths are logged with every answer take more room than the answers do.
  @Test func aLayoutThatLogsTooMuchIsGivenUp() {
    let row = View(
      .container(.gridRow(alignment: nil), View(.group((0..<40).map { _ in color() }))))
    let grid = View(
      .container(
        .grid(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil),
        View(.group([row]))))
    let negotiation = Negotiation(
      root: vStack([hStack([grid, color()]), color()]),
      container: LayoutContainer(size: Size(width: 200, height: 300)), recording: .on)
    let whole = negotiation.layout()
    #expect(!whole.findings.contains { $0.severity == .error })
    // What reading it takes is known before.
    let operands = whole.events.reduce(0) { $0 + $1.operands.count }
    #expect(
      negotiation.bytesOfEvents
        > whole.events.count * MemoryLayout<LayoutEvent>.stride
        + operands * MemoryLayout<Double>.stride)
    negotiation.solver.logLimit = 1000
    let findings = negotiation.layout().findings.filter { $0.severity == .error }
    #expect(findings.map(\.rule.rawValue) == ["too-much-asked"])
  }
}
