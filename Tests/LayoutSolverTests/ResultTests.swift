import Testing

@testable import LayoutSolver

@Suite struct DetailTests {
  @Test func aGradientOfManyColorsIsToldInFew() {
    let colors = (0..<2_000).map { Color.named($0 == 0 ? .blue : $0 == 1_999 ? .green : .red) }
    let gradient = Gradient(colors: colors, .linear(from: .top, to: .bottom))
    let shape = Shape(
      name: "Gradient", outline: .rectangle, drawing: .fill(.rectangle, .gradient(gradient)))
    let result = View(.leaf(.shape(shape))).laidOut(100, 100)
    #expect(result.nodes.first?.detail == "blue, red, red, … (2000 in all), green")
  }
}

@Suite struct ActionTests {
  private func marked(_ view: View) -> View { View(.action(view, .onAppear {})) }

  @Test func theInsideComesFirstAndSiblingsInOrder() {
    let view = marked(hStack([marked(box(1, 1)), marked(box(2, 2))]).id("row"))
    let result = view.laidOut(100, 100)
    #expect(result.actions.map { result.node($0.node).size.width } == [1, 2, 11])
  }

  @Test func everyActionHasAPlaceOfItsOwnThatStays() {
    let view = hStack([marked(marked(box(1, 1))), marked(box(2, 2))])
    let first = view.laidOut(100, 100).actions.map(\.identity)
    #expect(Set(first).count == 3)
    #expect(view.laidOut(50, 50).actions.map(\.identity) == first)
  }
}

@Suite struct PreferenceTests {
  private let sum = PreferenceKey(
    name: "sum", defaultValue: { 100 },
    reduce: { value, next in value = (value as? Int ?? 0) + (next() as? Int ?? 0) })

  private func preferring(_ value: Int) -> View {
    View(.trait(box(10, 10), .preference(key: sum, value)))
  }

  private func value(_ view: View) -> Int? {
    let result = view.laidOut(100, 100)
    return result.root.flatMap { result.preference(sum, of: $0) as? Int }
  }

  @Test func subviewsAreReduced() {
    #expect(value(hStack([preferring(1), preferring(2), box(1, 1)])) == 3)
  }

  @Test func aViewThatSetsItHidesTheInside() {
    #expect(value(View(.trait(hStack([preferring(1)]), .preference(key: sum, 7)))) == 7)
  }

  @Test func aViewThatTransformsItSeesTheInside() {
    let doubled = View(
      .trait(
        preferring(4),
        .transformPreference(key: sum) { value in value = (value as? Int ?? 0) * 2 }))
    #expect(value(doubled) == 8)
  }

  @Test func theDefaultStandsWhereNobodySetsIt() {
    #expect(value(box(1, 1)) == 100)
  }

  @Test func anOverlayIsMadeOfAnAnchor() {
    let bounds = PreferenceKey(name: "bounds", defaultValue: { [Anchor]() }, reduce: { _, _ in })
    let inside = View(
      .trait(box(20, 10), .anchorPreference(key: bounds, source: .bounds) { [$0] })
    ).padding(5)
    let view = inside.modified(
      .overlayPreferenceValue(key: bounds, alignment: .topLeading) { value in
        let anchors = value as? [Anchor] ?? []
        return reader { proxy in
          let rect = anchors.first.map { proxy[$0] } ?? .zero
          return color().frame(rect.width, rect.height).modified(
            .offset(x: rect.minX, y: rect.minY)
          )
          .id("marker")
        }
      })
    let result = view.laidOut(100, 100)
    let marker = result.node(identifier: "marker")
    #expect(marker?.size == Size(width: 20, height: 10))
    #expect(marker.map { result.node($0.children[0]).frame.minX } == 40)
  }
}

@Suite struct ProxyTests {
  @Test func spacesAndBounds() {
    var frames: [Rect] = []
    var bounds: Rect?
    let inside = reader { proxy in
      frames = [
        proxy.frame(in: .local), proxy.frame(in: .named("column")), proxy.frame(in: .global),
      ]
      bounds = proxy.bounds(of: .named("column"))
      return color()
    }
    let column = vStack([box(10, 200), inside], spacing: 8)
      .modified(.coordinateSpace(name: "column"))
    _ = hStack([color().frame(30, nil), column], spacing: 8).laidOut(300, 600)
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 262, height: 392), Rect(x: 0, y: 208, width: 262, height: 392),
        Rect(x: 38, y: 208, width: 262, height: 392),
      ])
    #expect(bounds == Rect(x: 0, y: -208, width: 262, height: 600))
  }

  @Test func globalFramesAreTransformed() {
    var frame = Rect.zero
    let inside = reader { proxy in
      frame = proxy.frame(in: .global)
      return color()
    }
    _ = box(100, 100).background(inside)
      .modified(.scaleEffect(x: 2, y: 3, anchor: .center)).laidOut(400, 400)
    #expect(frame == Rect(x: 100, y: 50, width: 200, height: 300))
  }
}

@Suite struct ResultTests {
  @Test func anEarlierResultStaysTrue() {
    let negotiation = Negotiation(
      root: color().id("it"), container: LayoutContainer(size: Size(width: 10, height: 20)))
    let first = negotiation.layout()
    let second = negotiation.layout(in: LayoutContainer(size: Size(width: 30, height: 40)))
    #expect(first.frame("it")?.width == 10)
    #expect(second.frame("it")?.width == 30)
    #expect(first.root.map { first.size(of: $0, for: .unspecified) } == Size(width: 10, height: 10))
  }

  @Test func anEmptySceneHasNoRoot() {
    #expect(View.empty.laidOut(100, 100).root == nil)
  }

  @Test func ownersAndIdentifiersAreKept() {
    let card = View(.composite(name: "Card") { _ in box(1, 1).padding(2) })
    let result = View(.composite(name: "ContentView") { _ in hStack([card, card]) })
      .laidOut(100, 100)
    #expect(result.nodes.compactMap(\.owner) == ["ContentView", "Card", "Card"])
    #expect(result.nodes.map(\.name).prefix(4) == ["HStack", "padding", "frame", "Color"])
  }

  @Test func modifiersOnAGroupApplyToEveryMember() {
    let group = View(.group([box(1, 1), box(2, 2)])).padding(3).id("member")
    let result = vStack([group], spacing: 0).laidOut(100, 100)
    #expect(result.nodes.filter { $0.identifier == "member" }.map(\.size.width) == [7, 8])
  }

  @Test func aNegotiationGoesWithItsLastResult() {
    weak var negotiation: Negotiation?
    var result: LayoutResult?
    do {
      let made = Negotiation(root: box(10, 10), container: phone)
      result = made.layout()
      negotiation = made
    }
    #expect(negotiation != nil)
    #expect(result?.nodes.isEmpty == false)
    result = nil
    #expect(negotiation == nil)
  }
}

@Suite("Memory while a layout is made")
struct MemoryLookTests {
  /// Each may take megabytes, so waiting for some thousand answers would be too late.
  @Test("Whether a layout is still wanted is asked after each long text")
  func longTexts() {
    let texts = (0..<5).map { text(String(repeating: "word ", count: 3_000) + "\($0)") }
    let negotiation = Negotiation(
      root: vStack(texts), container: LayoutContainer(size: Size(width: 300, height: 600)))
    var asked = 0
    negotiation.givesUp = {
      asked += 1
      return false
    }
    _ = negotiation.layout()
    #expect(asked >= texts.count)
  }
}
