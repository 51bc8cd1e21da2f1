import LayoutSolver
import SwiftUILibrary

/// The annotations of a chart's marks: views of their own size, each at the edge of its mark.
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
    guard let side = ChartMark.Annotation.sides.first(where: { $0.name == annotation.position })
    else { return .empty }
    // Around a point, a frame without a size aligns the view to that edge.
    let sized = View(.modified(annotation.view, .fixedSize(horizontal: true, vertical: true)))
    let point = View(.modified(sized, .frame(width: 0, height: 0, alignment: side.alignment)))
    let place = Point(
      x: mark.minX + side.anchor.x * mark.width + side.away.x * annotation.spacing,
      y: mark.minY + side.anchor.y * mark.height + side.away.y * annotation.spacing)
    return View(.modified(point, .position(place)))
  }
}

extension ChartMark.Annotation {
  /// Where an annotation goes: a point on the mark, the direction from it, and the point of the
  /// view that is placed there.
  struct Side {
    /// The name that SwiftUI has for it.
    let name: String
    let anchor: UnitPoint
    let away: (x: Double, y: Double)
    let alignment: Alignment

    fileprivate init(
      _ name: String, _ anchor: UnitPoint, away: (x: Double, y: Double) = (0, 0),
      _ horizontal: AlignmentGuide = .horizontalCenter,
      _ vertical: AlignmentGuide = .verticalCenter
    ) {
      self.name = name
      self.anchor = anchor
      self.away = away
      alignment = Alignment(horizontal: horizontal, vertical: vertical)
    }
  }

  /// A symbol that the scene draws itself is placed over its mark.
  static var sides: [Side] {
    [
      Side("automatic", .top, away: (0, -1), .horizontalCenter, .bottom),
      Side("overlay", .center),
      Side("top", .top, away: (0, -1), .horizontalCenter, .bottom),
      Side("topLeading", .topLeading, away: (0, -1), .leading, .bottom),
      Side("topTrailing", .topTrailing, away: (0, -1), .trailing, .bottom),
      Side("bottom", .bottom, away: (0, 1), .horizontalCenter, .top),
      Side("bottomLeading", .bottomLeading, away: (0, 1), .leading, .top),
      Side("bottomTrailing", .bottomTrailing, away: (0, 1), .trailing, .top),
      Side("leading", .leading, away: (-1, 0), .trailing),
      Side("trailing", .trailing, away: (1, 0), .leading),
      Side("symbol", .center),
    ]
  }
}
