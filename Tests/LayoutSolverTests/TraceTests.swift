import Testing

@testable import LayoutSolver

/// The logs of the layout process inspector article, call by call.
@Suite struct TraceTests {
  private let output = Output()

  private func calls(_ view: View) -> [String] {
    _ = Negotiation(root: view, container: phone).layout()
    return output.lines.filter { !$0.contains(" = ") }
  }

  private func elastic(_ tag: String, _ minimum: Double, _ maximum: Double) -> View {
    color().frame(100, nil).flexible(minHeight: minimum, maxHeight: maximum)
      .inspected(tag, output)
  }

  private func bar(_ tag: String, _ minimum: Double, _ maximum: Double) -> View {
    color().flexible(minHeight: minimum, maxHeight: maximum).inspected(tag, output)
  }

  private var three: View {
    vStack(
      [
        elastic("red", 10, 100), box(100, 100).inspected("blue", output),
        elastic("yellow", 50, 100),
      ], spacing: 10)
  }

  @Test func probesAsInsertionSortAsksAndServesTheLeastFlexibleFirst() {
    #expect(
      calls(three.frame(300, 500)) == [
        "blue 300.0 0.0", "blue 300.0 inf", "red 300.0 0.0", "red 300.0 inf",
        "yellow 300.0 0.0", "yellow 300.0 inf", "blue 300.0 160.0", "yellow 300.0 190.0",
        "red 300.0 280.0",
      ])
  }

  @Test func answersOfThree() {
    _ = calls(three.inspected("stack", output).frame(300, 500))
    #expect(output.lines.last == "stack = 100.0 320.0")
    #expect(output.lines.count == 20)
  }

  @Test func placementAsksAgainWithTheStacksOwnWidth() {
    #expect(
      calls(three.inspected("stack", output).fixedSize()) == [
        "stack nil nil", "red nil nil", "blue nil nil", "yellow nil nil", "red 100.0 nil",
        "blue 100.0 nil", "yellow 100.0 nil",
      ])
  }

  @Test func roomMayStayUnused() {
    let view = vStack([bar("red", 200, 250), bar("blue", 0, 60)], spacing: 0).frame(300, 300)
    #expect(
      calls(view) == [
        "blue 300.0 0.0", "blue 300.0 inf", "red 300.0 0.0", "red 300.0 inf",
        "red 300.0 150.0", "blue 300.0 100.0",
      ])
  }

  @Test func aspectRatioWithoutARatioAsksForTheIdealFirst() {
    let symbol = View(
      .leaf(
        .image(
          Image(
            name: "swift", isSystem: true,
            naturalSize: Size(width: 18.666667938232422, height: 16.666667938232422),
            isResizable: true))))
    _ = calls(
      symbol.inspected("resizable", output).aspectRatio(nil).inspected("aspectRatio", output))
    #expect(
      output.lines == [
        "aspectRatio 402.0 778.0", "resizable nil nil",
        "resizable = 18.666667938232422 16.666667938232422",
        "resizable 402.00000000000006 358.92857436257947",
        "resizable = 402.00000000000006 358.92857436257947",
        "aspectRatio = 402.00000000000006 358.92857436257947",
      ])
  }

  @Test func aFrameHasTheInsidePlacedOnceAtTheOrigin() {
    let view = vStack([box(94, 20).inspected("box", output, position: true)]).frame(300, 300)
    _ = calls(view)
    #expect(output.lines.filter { $0.contains("at") } == ["box at 0.0 0.0", "box at 154.0 441.0"])
  }

  @Test func aBorderDoesSoToo() {
    let view = View(
      .decorated(
        box(94, 20).inspected("box", output, position: true), .border(nil, width: 1)))
    _ = calls(view)
    #expect(output.lines.filter { $0.contains("at") } == ["box at 0.0 0.0", "box at 154.0 441.0"])
  }

  @Test func aWrapperHidesThePriority() {
    let view = vStack(
      [
        bar("red", 200, 250).id("red"),
        bar("blue", 0, 60).priority(1).inspected("priority", output).id("blue"),
      ], spacing: 0
    ).frame(300, 300)
    #expect(view.laidOut(400, 400).frame("red")?.height == 200)
  }

  @Test func thePriorityFillsTheStack() {
    let view = vStack(
      [bar("red", 200, 250).id("red"), bar("blue", 0, 60).priority(1).id("blue")],
      spacing: 0
    ).frame(300, 300)
    let result = view.laidOut(400, 400)
    #expect(result.frame("red")?.height == 240)
    #expect(result.frame("blue")?.height == 60)
  }
}
