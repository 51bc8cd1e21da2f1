import Testing

@testable import LayoutSolver

/// Deep trees cost in proportion to their size, and too deep ones end in a finding.
@Suite struct DepthTests {
  private func nested(_ depth: Int, _ wrap: (View) -> View) -> View {
    (0..<depth).reduce(box(10, 10)) { view, _ in wrap(view) }
  }

  @Test func aThousandStacks() {
    let view = nested(900) { hStack([vStack([$0, box(10, 10)], spacing: 0)], spacing: 0) }
    #expect(view.laidOut(300, 300).findings.map(\.rule.rawValue).contains("too-deep") == false)
  }

  @Test func aThousandPaddings() {
    let result = nested(1000) { $0.padding(1) }.id("it").laidOut(300, 300)
    #expect(result.frame("it")?.size == Size(width: 2010, height: 2010))
  }

  @Test func whatIsTooDeepIsReported() {
    let result = nested(11_000) { $0.padding(1) }.laidOut(300, 300)
    // The box at the end is among what is left out, so that there is nothing to see.
    #expect(
      result.findings.map(\.rule.rawValue) == [
        "too-deep", "larger-than-container", "nothing-visible",
      ])
  }

  @Test func aReaderInsideItselfEnds() {
    func endless() -> View {
      View(.composite(name: "Endless") { _ in reader { _ in endless().padding(1) } })
    }
    #expect(endless().laidOut(300, 300).findings.map(\.rule.rawValue).contains("too-deep"))
  }

  /// A way to nest a view once more.
  struct Nesting: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let wrap: @Sendable (View, Int) -> View

    init(_ name: String, _ wrap: @escaping @Sendable (View, Int) -> View) {
      testDescription = name
      self.wrap = wrap
    }

    static let all: [Nesting] = [
      Nesting("stacks in turns") { view, level in
        level % 2 == 0
          ? hStack([text("a few words"), view], spacing: 0)
          : vStack([text("a few words"), view], spacing: 0)
      },
      Nesting("stacks lined up by baselines") { view, _ in
        hStack([text("one"), vStack([text("two"), view], .leading)], .firstTextBaseline)
      },
      Nesting("stacks with priorities") { view, level in
        vStack([color().priority(1), view, spacer()], spacing: Double(level % 3))
      },
      Nesting("layouts of the scene's own") { view, _ in
        custom(Questioner(), [view, text("beside it")])
      },
      Nesting("grids") { view, _ in
        let rows = [view, text("below")].map {
          View(.container(.gridRow(alignment: nil), View(.group([text("cell"), $0]))))
        }
        return View(
          .container(
            .grid(alignment: .center, horizontalSpacing: 1, verticalSpacing: 1),
            View(.group(rows))))
      },
      Nesting("lazy grids") { view, _ in
        View(
          .container(
            .lazyVGrid(
              columns: [GridItem(), GridItem(.adaptive(minimum: 30))],
              alignment: .horizontalCenter, spacing: nil), View(.group([text("cell"), view]))))
      },
      Nesting("lazy stacks") { view, level in
        View(
          .container(
            level % 2 == 0
              ? .lazyVStack(alignment: .leading, spacing: 1)
              : .lazyHStack(alignment: .verticalCenter, spacing: 1),
            View(.group([text("row"), view]))))
      },
      Nesting("readers") { view, _ in
        reader { proxy in hStack([view, box(proxy.size.width / 2, 1)]) }
      },
      Nesting("views that fit") { view, _ in
        View(
          .container(
            .viewThatFits(axes: .horizontal),
            View(.group([hStack([view, box(500, 10)]), text("else")]))))
      },
      Nesting("scroll views") { view, level in
        View(
          .container(
            .scrollView(axes: level % 2 == 0 ? .vertical : .horizontal),
            hStack([view, text("beside it")])))
      },
      Nesting("overlays and backgrounds") { view, _ in
        vStack([view.overlay(text("over"), .topLeading).background(color()), divider()])
      },
      Nesting("frames and ratios") { view, _ in
        hStack([
          view.flexible(minWidth: 10, maxHeight: .infinity).aspectRatio(nil).fixedSize(
            horizontal: false), text("beside it"),
        ])
      },
      Nesting("guides") { view, _ in
        vStack([view, text("below")], .leading).guide(.leading) { $0.width / 3 }
      },
      Nesting("safe area insets") { view, _ in
        vStack([view, color()]).modified(
          .safeAreaInset(edge: .bottom, alignment: .leading, spacing: nil, text("bar")))
      },
    ]
  }

  /// A layout that asks for sizes, guides and distances whenever it may.
  private struct Questioner: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> Size {
      subviews.reduce(into: Size()) { size, subview in
        let ideal = subview.sizeThatFits(.unspecified)
        let fitting = subview.dimensions(in: proposal)
        size.width = max(size.width, fitting.width, ideal.width)
        size.height += fitting[.firstTextBaseline] + subview.sizeThatFits(.zero).height
      }
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  /// No kind of container multiplies the questions from level to level. Where every level brings
  /// new lengths on both axes, as text does, the proposals a view is asked grow with the depth's
  /// square or so; doubling at every level would make thousands of times the calls.
  @Test(arguments: Nesting.all)
  func questionsDoNotMultiply(nesting: Nesting) {
    let calls = [12, 24, 48].map { depth -> Int in
      var view = text("innermost")
      for level in 0..<depth { view = nesting.wrap(view, level) }
      return view.laidOut(390, 800).events.count
    }
    #expect(calls[1] <= 16 * calls[0] && calls[2] <= 16 * calls[1], "\(calls)")
  }

  /// Distinct questions to the innermost view don't multiply from level to level.
  @Test func questionsGrowWithTheDepthOnly() {
    var counts: [Int] = []
    for depth in [20, 40] {
      let output = Output()
      var view = box(10, 10).inspected("inner", output)
      for level in 0..<depth {
        let children = [box(10, 10), view]
        view = level % 2 == 0 ? hStack(children, spacing: 0) : vStack(children, spacing: 0)
      }
      _ = view.laidOut(800, 600)
      counts.append(output.lines.count)
    }
    #expect(counts[1] <= counts[0] + 2)
  }
}
