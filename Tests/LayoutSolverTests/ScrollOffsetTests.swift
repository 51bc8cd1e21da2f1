import Testing

@testable import LayoutSolver

@Suite struct ScrollOffsetTests {
  private func scroll(
    _ content: View, _ axes: Axis.Set = .vertical, anchors: ScrollAnchors = ScrollAnchors()
  ) -> View {
    let view = View(.container(.scrollView(axes: axes), content)).id("scroll")
    return View(.environment(view) { $0.scrollAnchors = anchors })
  }

  private func column(_ count: Int) -> View {
    vStack((0..<count).map { View(.identity(box(100, 50).id("\($0)"), $0)) }, spacing: 0)
  }

  private func negotiation(_ view: View) -> Negotiation {
    Negotiation(root: view, container: LayoutContainer(size: Size(width: 100, height: 120)))
  }

  @Test func theContentMovesAndTheViewStays() throws {
    let negotiation = negotiation(scroll(column(10)))
    let view = try #require(negotiation.layout().scrollViews.first)
    #expect(view.contentSize == Size(width: 100, height: 500))
    #expect(view.offset == Point())
    let result = negotiation.layout(scrollOffsets: [view.identity: Point(x: 0, y: 70)])
    #expect(result.frame("scroll")?.minY == 0)
    #expect(result.frame("0")?.minY == -70)
    #expect(result.scrollViews.first?.offset == Point(x: 0, y: 70))
  }

  @Test func theContentsEndsStopIt() throws {
    let negotiation = negotiation(scroll(column(10)))
    let view = try #require(negotiation.layout().scrollViews.first)
    #expect(view.clamped(Point(x: 9, y: 1000)) == Point(x: 0, y: 380))
    #expect(view.clamped(Point(x: 0, y: -5)) == Point())
    let result = negotiation.layout(scrollOffsets: [view.identity: Point(x: 0, y: 1000)])
    #expect(result.frame("9")?.maxY == 120)
  }

  /// `defaultScrollAnchor(.bottom)`: offset = content − viewport.
  @Test func anAnchorIsWhereItBegins() {
    let anchors = ScrollAnchors(initialOffset: .bottom, alignment: .bottom)
    let result = negotiation(scroll(column(10), anchors: anchors)).layout()
    #expect(result.scrollViews.first?.offset.y == 380)
    #expect(result.frame("9")?.maxY == 120)
  }

  @Test func anAnchorAlignsShorterContent() {
    let anchors = ScrollAnchors(alignment: .center)
    let result = negotiation(scroll(column(1), anchors: anchors)).layout()
    #expect(result.frame("0")?.minY == 35)
    #expect(negotiation(scroll(column(1))).layout().frame("0")?.minY == 0)
  }

  @Test func anAnchorIsNotThatOfScrollViewsInside() {
    let anchors = ScrollAnchors(initialOffset: .trailing)
    let inner = View(.container(.scrollView(axes: .horizontal), box(300, 20).id("inner")))
    let result = negotiation(scroll(vStack([inner, box(10, 500)]), anchors: anchors)).layout()
    #expect(result.frame("inner")?.minX == 0)
  }

  /// Without an anchor the shortest way that shows all of it, else the anchors meet.
  @Test(
    arguments: [
      (4, nil, 130), (4, .top, 200), (4, .bottom, 130), (4, .center, 165), (0, nil, 0),
      (9, .top, 380),
    ] as [(Int, UnitPoint?, Double)])
  func showsAView(_ id: Int, _ anchor: UnitPoint?, _ offset: Double) throws {
    let result = negotiation(scroll(column(10))).layout()
    let found = try #require(result.scrollView(showing: AnyHashable(id), anchor: anchor))
    #expect(found.offset == Point(x: 0, y: offset))
  }

  @Test func whatIsInSightStaysThere() throws {
    let negotiation = negotiation(scroll(column(10)))
    let view = try #require(negotiation.layout().scrollViews.first)
    let result = negotiation.layout(scrollOffsets: [view.identity: Point(x: 0, y: 190)])
    #expect(result.scrollView(showing: AnyHashable(4), anchor: nil)?.offset.y == 190)
    #expect(result.scrollView(showing: AnyHashable(2), anchor: nil)?.offset.y == 100)
    #expect(result.scrollView(showing: AnyHashable(77), anchor: nil) == nil)
  }

  @Test func framesInTheScrollViewsSpace() throws {
    var frames: [Rect] = []
    var bounds: Rect?
    let inside = reader { proxy in
      frames = [
        proxy.frame(in: .scrollView(axis: nil)), proxy.frame(in: .scrollView(axis: .horizontal)),
      ]
      bounds = proxy.bounds(of: .scrollView(axis: .vertical))
      return color()
    }
    let view = vStack(
      [box(100, 20), scroll(vStack([inside.frame(100, 50), box(10, 500)], spacing: 0))],
      spacing: 0)
    let negotiation = negotiation(view)
    let scrollView = try #require(negotiation.layout().scrollViews.first)
    _ = negotiation.layout(scrollOffsets: [scrollView.identity: Point(x: 0, y: 30)])
    #expect(frames[0] == Rect(x: 0, y: -30, width: 100, height: 50))
    // No scroll view around scrolls horizontally, so it is the container's space.
    #expect(frames[1] == Rect(x: 0, y: -10, width: 100, height: 50))
    #expect(bounds == Rect(x: 0, y: 30, width: 100, height: 100))
  }

  @Test func aVisualEffectMovesWhatIsDrawn() throws {
    let effect = box(100, 50).id("it").modified(
      .visualEffect(name: "visualEffect") { proxy in
        [
          .offset(x: 0, y: -proxy.frame(in: .scrollView(axis: nil)).minY / 2),
          .scale(x: 2, y: 2, anchor: .topLeading),
        ]
      })
    let negotiation = negotiation(scroll(vStack([effect, box(10, 500)], spacing: 0)))
    let view = try #require(negotiation.layout().scrollViews.first)
    let result = negotiation.layout(scrollOffsets: [view.identity: Point(x: 0, y: 40)])
    // At −40, moved by 20 to −20; from its corner at −40 twice as far away: 0.
    #expect(result.frame("it") == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(result.node(identifier: "it")?.size == Size(width: 100, height: 50))
  }
}
