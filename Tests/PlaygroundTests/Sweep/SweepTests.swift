import LayoutSolver
import Testing

@testable import Playground

@Suite("Size curves")
struct SweepTests {
  /// Straight up to 300, then clamped.
  private func pieces() -> [SizeSweep.Piece] {
    var sweep = SizeSweep { Size(width: min($0, 300), height: $0 < 200 ? 40 : 20) }
    return sweep.pieces(over: 100...500)
  }

  @Test("Breakpoints are found to a tenth of a point")
  func breakpoints() {
    let starts = pieces().map(\.start.length)
    #expect(starts.count == 3)
    #expect(abs(starts[1] - 200) < 0.1 && abs(starts[2] - 300) < 0.1)
  }

  @Test("Sizes between are on the line")
  func between() {
    let view = SweepView(
      axis: .horizontal, label: "box", pieces: pieces(), current: 250,
      stretches: ConditionStretches([:]) { _ in .fits })
    #expect(abs(view.size(at: 250).width - 250) < 0.1)
    #expect(view.size(at: 450) == Size(width: 300, height: 20))
  }

  @Test("A curve is drawn from the lowest row to the highest")
  func plot() {
    let plot = CurvePlot(columns: 5, rows: 3, unicode: false, domain: 0...4, range: 0...2)
    let lines = plot.lines { min($0, 2) }
    // Jumps are filled, so each column reaches from its neighbour's row to its own.
    #expect(lines == ["  ***", " **  ", "**   "])
  }

  @Test("c shows the curve, and choosing a piece makes the container so large")
  func choosing() {
    let view = color(.red).modified(.flexibleFrame(FlexibleFrame(maxWidth: 250)))
    let session = Session(view, container: .exact(Size(width: 300, height: 200)))
    session.type("c")
    let title = (session.app.overlay?.kind as? SweepOverlay)?.sweep.title ?? ""
    #expect(title.contains("'s size against the container's width"))
    #expect(session.shows("from 250"))
    session.press([.end, .enter])
    let width = session.app.effectiveSettings.container.size.width
    #expect(abs(width - 250) < 0.1)
  }

  @Test("A limit bounds the layouts, however many breakpoints there are", arguments: [90.0, 9000])
  func limit(_ length: Double) {
    var layouts = 0
    var sweep = SizeSweep(limit: 100) {
      layouts += 1
      return Size(width: ($0 * 7).rounded() / 7, height: 10)
    }
    let pieces = sweep.pieces(over: 0...length)
    // The ends of the twelve stretches that are always looked at come on top.
    #expect(layouts <= 100 + 13 + 3)
    #expect(sweep.isCoarse)
    #expect(pieces.last?.end.length == length)
  }

  /// A text of 213 points in the middle of a window is whole from there on, and broken or cut below.
  @Test("Stretches are told from the widest on, with borders to half a point")
  func stretches() {
    let truth = { (length: Double) -> ViewCondition in
      length >= 488.7 ? .fits : length >= 262.9 ? .truncated : .invisible
    }
    let known = Dictionary(
      uniqueKeysWithValues: stride(from: 200.0, through: 600, by: 4).map { ($0, truth($0)) })
    let stretches = ConditionStretches(known, measure: truth)
    #expect(stretches.all.map(\.condition) == [.invisible, .truncated, .fits])
    #expect(
      zip(stretches.all.dropFirst(), [262.9, 488.7]).allSatisfy { abs($0.start - $1) <= 0.5 })
    #expect(
      stretches.sentence { "\(Int($0.rounded()))" }
        == "fits from 489 · truncated 263 to 489 · invisible below 263")
    #expect(
      ConditionStretches([100: .fits, 300: .fits], measure: truth).sentence { "\($0)" }
        == "fits everywhere")
  }
}
