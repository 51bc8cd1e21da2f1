import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// A chart whose plot has the size that `chartPlotStyle` sets, with its axes around it.
///
/// Proposes: to the plot, the offer less the axes' room; to the chart with its axes, its own size.
/// Reports: the plot and the axes' room.
/// Places: the plot between the axes, behind what the chart draws.
struct StyledPlot: Layout {
  static let key = "Charts.plotStyles"

  let plot: ChartPlot

  /// - Parameter styles: The modifiers of the plot, the last first.
  static func apply(
    _ styles: [Closure], to chart: View, _ plot: ChartPlot, _ context: SceneContext
  ) -> View {
    guard !styles.isEmpty else { return chart }
    let area = styles.reduce(View(.leaf(.color(.named(.clear))))) { area, style in
      context.guardedView("Chart") {
        try context.view(style(context.interpreter.host("_ErasedView", area)))
      }
    }
    return View(
      .container(
        .custom(name: "StyledPlot", StyledPlot(plot: plot)), View(.group([area, chart]))),
      source: chart.source)
  }

  /// The room of the axes around the plot. It is that of a large chart, because a small one cuts
  /// labels off.
  private var axes: EdgeInsets {
    let (whole, room) = (1000.0, plot.room(in: Size(width: 1000, height: 1000)))
    return EdgeInsets(
      top: room.minY, leading: room.minX, bottom: whole - room.maxY, trailing: whole - room.maxX)
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - axes.leading - axes.trailing, 0) },
      height: proposal.height.map { max($0 - axes.top - axes.bottom, 0) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    guard let area = subviews.first else { return .zero }
    let size = area.sizeThatFits(inside(proposal))
    return Size(
      width: size.width + axes.leading + axes.trailing,
      height: size.height + axes.top + axes.bottom)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      let origin = Point(
        x: bounds.minX + (index == 0 ? axes.leading : 0),
        y: bounds.minY + (index == 0 ? axes.top : 0))
      subview.place(
        at: origin, proposal: index == 0 ? inside(proposal) : ProposedViewSize(bounds.size))
    }
  }
}
