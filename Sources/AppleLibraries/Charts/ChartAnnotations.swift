import LayoutSolver
import SwiftUILibrary

/// What is written beside a chart's marks: views of their own size, each at its mark's edge.
struct ChartAnnotations {
  let plot: ChartPlot

  var isEmpty: Bool { plot.marks.allSatisfy(\.annotations.isEmpty) }

  /// A view as large as the chart with the annotations in their places.
  var view: View {
    View(.geometryReader { proxy, _ in View(.group(placed(in: proxy.size))) })
  }

  private func placed(in size: Size) -> [View] {
    let ink = ChartInk(plot: plot, room: plot.room(in: size))
    let middles = plot.isRound ? ink.sectorMiddles : []
    var sector = 0
    return plot.marks.enumerated().flatMap { index, mark -> [View] in
      var bounds = ink.bounds(of: mark, index)
      if mark.kind == .sector, middles.indices.contains(sector) {
        bounds = Rect(origin: middles[sector], size: .zero)
        sector += 1
      }
      guard let bounds else { return [] }
      return mark.annotations.map { place($0, beside: bounds) }
    }
  }

  private func place(_ annotation: ChartMark.Annotation, beside mark: Rect) -> View {
    let name = annotation.position
    let isOver = ["overlay", "symbol"].contains(name)
    let isAbove = name.hasPrefix("top") || name == "automatic"
    let isBelow = name.hasPrefix("bottom")
    let vertical: AlignmentGuide = isAbove ? .bottom : isBelow ? .top : .verticalCenter
    let horizontal: AlignmentGuide =
      name == "leading" || name.hasSuffix("Trailing")
      ? .trailing : name == "trailing" || name.hasSuffix("Leading") ? .leading : .horizontalCenter
    let place = Point(
      x: name == "leading" || name.hasSuffix("Leading")
        ? mark.minX - (name == "leading" ? annotation.spacing : 0)
        : name == "trailing" || name.hasSuffix("Trailing")
          ? mark.maxX + (name == "trailing" ? annotation.spacing : 0) : mark.midX,
      y: isAbove
        ? mark.minY - annotation.spacing
        : isBelow ? mark.maxY + annotation.spacing : mark.midY)
    // Around a point, a frame without a size aligns the view to that edge.
    let alignment = Alignment(
      horizontal: isOver ? .horizontalCenter : horizontal,
      vertical: isOver ? .verticalCenter : vertical)
    let sized = View(.modified(annotation.view, .fixedSize(horizontal: true, vertical: true)))
    let point = View(.modified(sized, .frame(width: 0, height: 0, alignment: alignment)))
    return View(.modified(point, .position(place)))
  }
}
