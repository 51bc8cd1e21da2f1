import Testing

@testable import LayoutSolver

/// Why a view stands where it does: who put it there, by what, on both axes.
@Suite struct PlaceTests {
  private func sentence(
    _ view: View, _ width: Double = 400, _ height: Double = 300, insets: EdgeInsets = .zero,
    of name: String = "it"
  ) -> String {
    let result = Negotiation(
      root: view,
      container: LayoutContainer(
        size: Size(width: width, height: height), safeAreaInsets: insets)
    ).layout()
    return result.node(identifier: name).map { result.placeSentence(of: $0.id) } ?? ""
  }

  private var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .verticalCenter) }

  /// 361 less 37 is 324; the row is as high as the box and has it at its top.
  @Test func aFrameDecidesOneAxisAndTheStackAroundItTheOther() {
    let row = hStack(
      [box(37, 20).id("it").flexible(maxWidth: .infinity, trailing), box(10, 80)], .top, spacing: 0)
    #expect(
      sentence(row.frame(371, nil)) == "trailing in the 361 wide frame, at 324; top in the 80 high "
        + "HStack, at 0")
  }

  @Test func subviewsOfAStackStandBehindOneAnother() {
    let stack = vStack(
      [box(100, 20).id("first"), box(40, 30).id("it"), box(1, 5).id("last")], spacing: 8)
    #expect(
      sentence(stack, of: "first")
        == "centred in the 400 wide container, at 150; first in the 71 high VStack, at 0")
    #expect(
      sentence(stack) == "centred in the 100 wide VStack, at 30; 8 below first in VStack, at 28")
    #expect(
      sentence(hStack([box(100, 20).id("first"), box(40, 30).id("it")], spacing: 0))
        == "right after first in HStack, at 100; centred in the 300 high container, at 135")
  }

  /// The small text's baseline is 10 of 12 say; whatever they are, both lie on one line.
  @Test func baselinesAreNamedWithTheirLine() throws {
    let large = View(.environment(text("Large"), { $0.font = Font(.size(34)) }))
    let result = hStack([large.id("large"), text("small").id("it")], .firstTextBaseline)
      .laidOut(400, 300)
    let small = try #require(result.node(identifier: "it"))
    let reason = try #require(result.placeReasons(of: small.id).last)
    guard case .aligned(let guide, let own, let line, let isPlain) = reason.rule else {
      Issue.record("\(reason)")
      return
    }
    #expect(guide == "firstTextBaseline" && !isPlain)
    #expect(abs(line - own - reason.position) < 0.001)
    let largest = try #require(result.node(identifier: "large"))
    let baseline = try #require(
      result.explicitGuides(of: largest.id).first { $0.name == "firstTextBaseline" })
    #expect(abs(baseline.position - line) < 0.001)
    #expect(
      result.placeSentence(of: small.id).contains(
        "its firstTextBaseline, \(PointsText.text(own)), on the line at \(PointsText.text(line))"))
  }

  @Test func everyModifierSaysItsOwn() {
    #expect(
      sentence(box(40, 30).id("it").padding(16).frame(100, 100))
        == "16 inside the leading edge of padding, at 16; 16 inside the top edge of padding, at 16")
    #expect(
      sentence(box(40, 30).id("it").modified(.position(Point(x: 50, y: 60))))
        == "its middle at 50 by position, at 30; its middle at 60 by position, at 45")
    #expect(
      sentence(box(40, 30).id("it").modified(.offset(x: 5, y: -7)))
        == "moved 5 by offset, at 5; moved -7 by offset, at -7")
    #expect(
      sentence(reader { _ in box(40, 30).id("it") })
        == "at the leading edge of the 400 wide GeometryReader, at 0; at the top edge of the 300 "
        + "high GeometryReader, at 0")
  }

  @Test func theContainerIsNamedWithItsSafeArea() {
    let insets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    #expect(
      sentence(box(40, 20).id("it"), 400, 496, insets: insets)
        == "centred in the container's 400 wide safe area, at 180; centred in the container's 400 "
        + "high safe area, at 252")
    #expect(
      sentence(color().id("it"), 400, 300).hasPrefix("as wide as the 400 wide container, at 0"))
  }

  /// Derived from the frames by themselves: the distance to the placer, the line that siblings share,
  /// the gap that the stack keeps.
  @Test func reasonsAgreeWithFramesOnRandomTrees() {
    var kinds: [String: Int] = [:]
    for seed in 0..<400 {
      var trees = RandomTrees(seed: seed, readsPosition: false)
      let result = Negotiation(
        root: trees.view(5), container: LayoutContainer(size: Size(width: 320, height: 480))
      ).layout()
      var lines: [NodeID: Double] = [:]
      for node in result.nodes where node.isPlaced {
        for reason in result.placeReasons(of: node.id) {
          let where_ = "seed \(seed), \(node.name) \(node.id.index): \(result.words(of: reason))"
          let place = result.storage.placed.rect(node.id.index)
          let around = reason.placer.map { result.storage.placed.rect($0.index) } ?? Rect()
          let distance = place.origin[reason.axis] - around.origin[reason.axis]
          #expect(abs(distance - reason.position) < 0.02, "\(where_)")
          switch reason.rule {
          case .aligned(_, let own, let line, _):
            kinds["aligned", default: 0] += 1
            #expect(abs(line - own - start(of: place, reason, result)) < 0.02, "\(where_)")
            if let placer = reason.placer, result.node(placer).stackAxis != nil,
              !result.node(placer).children.isEmpty
            {
              let known = lines[placer] ?? line
              #expect(abs(known - line) < 0.02, "\(where_) is not on \(known)")
              lines[placer] = known
            }
          case .following(let before?, let gap):
            kinds["following", default: 0] += 1
            guard let stack = reason.placer,
              let kept = result.gaps(of: stack).first(where: { $0.first == before })
            else { break }
            #expect(abs(kept.length - gap) < 0.02, "\(where_)")
          case .filling:
            kinds["filling", default: 0] += 1
            #expect(abs(place.size[reason.axis] - reason.length) < 0.02, "\(where_)")
          case .middle:
            kinds["middle", default: 0] += 1
            // A chain of views without a difference of their own stands in the middle together.
            #expect(
              abs(reason.length / 2 - reason.position - place.size[reason.axis] / 2) < 0.05,
              "\(where_)")
          default: kinds["other", default: 0] += 1
          }
        }
      }
    }
    #expect(
      ["aligned", "following", "filling", "middle", "other"].allSatisfy {
        kinds[$0, default: 0] > 50
      }, "\(kinds)")
  }

  /// How far behind its placer's leading or top edge a view begins: guides are counted from there.
  private func start(of place: Rect, _ reason: PlaceReason, _ result: LayoutResult) -> Double {
    guard let placer = reason.placer, reason.axis == .horizontal,
      result.storage.negotiation.solver.isRightToLeft(placer.index)
    else { return reason.position }
    return reason.length - reason.position - place.width
  }
}
