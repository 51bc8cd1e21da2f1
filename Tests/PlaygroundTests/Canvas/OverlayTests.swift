import Cells
import LayoutSolver
import Testing

@testable import Playground

@Suite("Overlays")
struct OverlayTests {
  private func marks(
    _ view: View, _ overlay: CanvasOverlay, selecting name: String? = nil,
    in space: CoordinateSpace = .global, insets: EdgeInsets = .zero
  ) -> [OverlayMark] {
    let result = view.laidOut(200, 200, insets: insets)
    let selected = name.flatMap(result.node(identifier:))?.id ?? result.root
    return OverlayMarks(result: result, selection: selected, space: space).marks(of: [overlay])
  }

  @Test("Padding is the four bands between a view's frame and what it wraps")
  func padding() {
    // 100 by 60 with 10 around it, in the middle of 200 by 200: 40, 60 to 160, 140.
    let found = marks(box(100, 60).padding(10), .padding)
    #expect(found.map(\.label) == ["10", "10", "10", "10"])
    #expect(
      found.map(\.form) == [
        .area(Rect(x: 40, y: 60, width: 120, height: 10)),
        .area(Rect(x: 40, y: 130, width: 120, height: 10)),
        .area(Rect(x: 40, y: 70, width: 10, height: 60)),
        .area(Rect(x: 150, y: 70, width: 10, height: 60)),
      ])
  }

  @Test("Spacing is the gap between neighbours, across all of the stack")
  func spacing() {
    // 20, 12 and 30 points one above the other are 62 high, so they begin at 69.
    let found = marks(vStack([box(50, 20), box(80, 30)], spacing: 12), .spacing)
    #expect(found.map(\.label) == ["12"])
    #expect(found.first?.form == .area(Rect(x: 60, y: 89, width: 80, height: 12)))
    #expect(marks(hStack([box(50, 20), box(80, 30)], spacing: 0), .spacing).isEmpty)
  }

  /// Puts its subviews side by side, and may be called as a stack is.
  private struct Row: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) -> Size { Size(width: 100, height: 20) }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: Point(x: bounds.minX + Double(index) * 60, y: bounds.minY), anchor: .topLeading,
          proposal: .unspecified)
      }
    }
  }

  @Test("A scene's own layout of a stack's name is none")
  func ownStack() {
    let boxes = View(.group([box(40, 20), box(40, 20)]))
    #expect(marks(View(.container(.custom(name: "HStack", Row()), boxes)), .spacing).isEmpty)
  }

  @Test("A stack's subviews line up along its guide; a text has its baselines")
  func alignment() {
    let column = View(
      .container(
        .vStack(alignment: AlignmentGuide(.trailing), spacing: 0),
        View(.group([box(50, 20).id("small"), box(80, 20)]))))
    let found = marks(column, .alignment, selecting: "small")
    // The frame in which the colour is centred has its own guides.
    #expect(
      marks(column, .alignment).map(\.form) == [.vertical(x: 140, from: 80, to: 120)])
    #expect(found.map(\.label) == ["center", "center"])
    #expect(found.first?.form == .vertical(x: 115, from: 80, to: 100))
    let names = marks(text("Words"), .alignment).map { $0.label }
    #expect(names == ["firstTextBaseline", "lastTextBaseline"])
  }

  @Test("A grid's tracks have the lengths of their longest cells")
  func grid() {
    let row = { (cells: [View]) in
      View(.container(.gridRow(alignment: nil), View(.group(cells))))
    }
    let grid = View(
      .container(
        .grid(
          alignment: .center, horizontalSpacing: 10, verticalSpacing: 5),
        View(.group([row([box(30, 20), box(40, 10)]), row([box(50, 15), box(20, 15)])]))))
    let result = grid.laidOut(200, 200)
    let lines = result.root.flatMap(result.gridLines)
    #expect(lines?.columns == [0...50, 60...100])
    #expect(lines?.rows == [0...20, 25...40])
    #expect(marks(grid, .grid).map(\.label).filter { !$0.isEmpty } == ["50", "40", "20", "15"])
  }

  @Test("The safe area's insets, the axes of a space and the rulers have their numbers")
  func numbers() {
    let insets = EdgeInsets(top: 20, bottom: 30)
    #expect(marks(color(), .safeArea, insets: insets).map(\.label) == ["20", "30"])
    let view = box(100, 50).id("box")
    #expect(
      marks(view, .rulers, selecting: "box").map(\.label)
        == ["minX 50", "midX 100", "maxX 150", "minY 75", "midY 100", "maxY 125"])
    #expect(
      marks(view, .rulers, selecting: "box", in: .local).first?.label == "minX 0")
    let axes = marks(view, .axes, selecting: "box", in: .local)
    #expect(axes[0].form == .horizontal(y: 75, from: 0, to: 200))
    #expect(axes[1].form == .vertical(x: 50, from: 0, to: 200))
    #expect(axes.map(\.label).filter { !$0.isEmpty } == ["0", "100", "100"])
  }

  @Test("Areas are filled under the frames, each with a pattern of its own and its number")
  func picture() {
    // 60 points are six columns and three rows.
    let view = vStack([box(100, 60), box(100, 60)], spacing: 60).padding(60)
    let shown = PlaygroundTests.picture(view.laidOut(220, 300)) {
      $0.labelling = .frames
      $0.overlays = [.padding, .spacing]
    }
    #expect(
      shown == """
        ┌────────────────────┐
        │·········60·········│
        │····················│
        │·····┌────────┐·····│
        │·····│        │·····│
        │·····├────────┤·····│
        │·····│╱╱╱╱╱╱╱╱│·····│
        │·60··│╱╱╱60╱╱╱│··60·│
        │·····│╱╱╱╱╱╱╱╱│·····│
        │·····├────────┤·····│
        │·····│        │·····│
        │·····└────────┘·····│
        │····················│
        │·········60·········│
        └────────────────────┘
        """)
  }

  @Test("V opens the list, Space switches, and R is the switch of the rulers")
  func switching() {
    let session = Session(threeViews.padding(30)).type("V ").press([.escape])
    #expect(session.app.canvas.overlays == [.padding])
    #expect(session.shows("··"))
    #expect(session.type("R").app.canvas.overlays == [.padding, .rulers])
    #expect(session.shows("midX"))
    session.type("V").press([.end]).type(" ")
    #expect(session.app.canvas.axesSpace == .local)
  }
}
