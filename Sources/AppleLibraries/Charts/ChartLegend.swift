import LayoutSolver
import SwiftUILibrary

/// Where a chart names its series: in a row above or below, in a column beside the chart, or over
/// its plot. Apple doesn't document where in that room the legend is. Here it is at the leading end
/// or the top, and in the middle over the plot.
struct ChartLegend {
  enum Side { case above, below, leading, trailing, over }

  static let key = "Charts.legend"
  static let hidesKey = "Charts.hidesLegend"
  static let lineHeight = 14.0
  /// The width of a series' sign and what follows it.
  private static let signWidth = 10.0
  /// Between the series of a row.
  private static let gap = 8.0

  private(set) var side = Side.below
  /// The part of the free room that comes before it: 0 at the leading end or the top, 1 at the
  /// other end.
  private var across = 0.0
  private var down = 0.0
  /// Between the legend and the chart, in points.
  private var spacing = 6.0

  init() {}

  /// - Parameter position: a case of `AnnotationPosition`.
  init(position: String, alignment: Alignment?, spacing: Double?) {
    switch position {
    case "top", "topLeading", "topTrailing": side = .above
    case "leading": side = .leading
    case "trailing": side = .trailing
    case "overlay": (side, across, down) = (.over, 0.5, 0.5)
    default: side = .below
    }
    if position.hasSuffix("Trailing") { across = 1 }
    if let alignment {
      across = Self.part(alignment.horizontal.key, end: .trailing, middle: .horizontalCenter)
      down = Self.part(alignment.vertical.key, end: .bottom, middle: .verticalCenter)
    }
    if let spacing, spacing.isFinite { self.spacing = spacing }
  }

  private static func part(_ key: AlignmentKey, end: AlignmentKey, middle: AlignmentKey) -> Double {
    key == end ? 1 : key == middle ? 0.5 : 0
  }

  private var isColumn: Bool { side == .leading || side == .trailing }

  /// The room it takes from a chart's size.
  /// - Parameter labels: the widths of the series' names.
  private func size(_ labels: [Double]) -> Size {
    let widths = labels.map { $0 + Self.signWidth }
    return isColumn
      ? Size(width: widths.max() ?? 0, height: Double(labels.count) * Self.lineHeight)
      : Size(
        width: widths.reduce(0, +) + Double(max(labels.count - 1, 0)) * Self.gap,
        height: Self.lineHeight)
  }

  /// The room it leaves to the chart itself.
  func rest(of size: Size, _ labels: [Double]) -> Rect {
    let own = self.size(labels)
    var (x, y) = (0.0, 0.0)
    var (width, height) = (size.width, size.height)
    switch side {
    case .above:
      y = own.height + spacing
      height -= y
    case .below: height -= own.height + spacing
    case .leading:
      x = own.width + spacing
      width -= x
    case .trailing: width -= own.width + spacing
    case .over: break
    }
    return Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }

  /// The places of the series' signs and of their names.
  /// - Parameter plot: the room between the axes.
  func places(
    _ labels: [Double], in size: Size, over plot: Rect
  ) -> [(sign: Rect, label: Rect)] {
    let own = self.size(labels)
    let room = side == .over ? plot : Rect(x: 0, y: 0, width: size.width, height: size.height)
    // Beside the chart there is free room in one direction only.
    let across =
      switch side {
      case .leading: 0.0
      case .trailing: 1.0
      default: self.across
      }
    let down =
      switch side {
      case .above: 0.0
      case .below: 1.0
      default: self.down
      }
    var x = room.minX + max(room.width - own.width, 0) * across
    var y = room.minY + max(room.height - own.height, 0) * down
    return labels.map { width in
      let sign = Rect(x: x, y: y, width: 8, height: Self.lineHeight)
      let label = Rect(x: x + Self.signWidth, y: y, width: width, height: Self.lineHeight)
      if isColumn { y += Self.lineHeight } else { x = label.maxX + Self.gap }
      return (sign, label)
    }
  }
}
