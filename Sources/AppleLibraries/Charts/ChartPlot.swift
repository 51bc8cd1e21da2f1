import LayoutSolver
import SwiftUILibrary

/// What a chart draws in any size: its marks over a grid, labels at the edges that its axes name,
/// and a legend where series are told apart by colour.
struct ChartPlot {
  /// Colours of the series that a chart names.
  enum Colors {
    case mapped([(ChartValue, ShapeStyle)])
    case range([ShapeStyle], domain: [ChartValue]?)

    static let key = "Charts.colors"
  }

  /// Symbols of the series that a chart names.
  static let symbolsKey = "Charts.symbols"
  static let hidesLegendKey = "Charts.hidesLegend"
  static let legendEdgeKey = "Charts.legendEdge"
  static let legendSpacingKey = "Charts.legendSpacing"

  let marks: [ChartMark]
  let x: ChartScale
  let y: ChartScale
  let series: [ChartValue]
  /// The stacked ends of each mark, by its place; nil for one that isn't stacked.
  let stacked: [ClosedRange<Double>?]
  /// What bars at one place stand beside each other for.
  let groups: [ChartValue]
  private let columns: [ChartTicks]
  private let rows: [ChartTicks]
  private let xTitle: String?
  private let yTitle: String?
  private let hasLegend: Bool
  private let isLegendTop: Bool
  /// Between the legend and the chart, in points.
  private let legendSpacing: Double
  private let colors: Colors?

  init(_ marks: [ChartMark], in build: BuildContext, _ context: SceneContext) {
    let custom = build.environment.custom
    self.marks = marks
    series = Self.distinct(marks.compactMap(\.series))
    groups = Self.distinct(marks.compactMap(\.group))
    let stacks = ChartStacks.ends(of: marks)
    stacked = stacks
    colors = custom[Colors.key] as? Colors
    // Bars lie where their lengths go from left to right.
    let lies = marks.contains { $0.kind == .bar && $0.lies }
    let isShare = marks.contains { $0.stacking == .normalized }
    let tops = stacks.compactMap(\.self).flatMap { [$0.lowerBound, $0.upperBound] }
      .map(ChartValue.number)
    func scale(_ name: String, _ spans: [ChartMark.Span?], isLength: Bool) -> ChartScale {
      // A length that is stacked ends elsewhere.
      let ends = zip(spans, stacks).flatMap { span, stack in
        isLength && stack != nil ? [] : span?.ends ?? []
      }
      return ChartScale(
        ChartScale.Data(
          values: ends + (isLength ? tops : []), includesZero: isLength, descends: name == "Y",
          isShare: isLength && isShare),
        custom[ChartAxis.Setting.scale.key(name)] as? ChartScale.Wishes ?? ChartScale.Wishes())
    }
    x = scale("X", marks.map(\.x), isLength: lies)
    y = scale("Y", marks.map(\.y), isLength: !lies)
    func ticks(_ name: String, _ scale: ChartScale) -> [ChartTicks] {
      guard custom[ChartAxis.Setting.isHidden.key(name)] as? Bool != true else { return [] }
      let content = custom[ChartAxis.Setting.content.key(name)] as? View
      let axes = content?.subviews(in: build).compactMap {
        $0.containerValue(ChartAxis.key) as? ChartAxis
      }
      return (axes ?? [ChartAxis()]).map {
        ChartTicks(
          $0, on: scale, hasLines: name == "Y" && scale.categories.isEmpty, in: build, context)
      }
    }
    columns = ticks("X", x)
    rows = ticks("Y", y)
    xTitle = custom[ChartAxis.Setting.title.key("X")] as? String
    yTitle = custom[ChartAxis.Setting.title.key("Y")] as? String
    hasLegend =
      series.count > 1 && custom[Self.hidesLegendKey] as? Bool != true
      && marks.contains { $0.style == nil }
    isLegendTop = custom[Self.legendEdgeKey] as? String == "top"
    let spacing = custom[Self.legendSpacingKey] as? Double ?? 6
    legendSpacing = spacing.isFinite ? spacing : 6
  }

  private static func distinct(_ values: [ChartValue]) -> [ChartValue] {
    var seen: Set<ChartValue> = []
    return values.filter { seen.insert($0).inserted }
  }

  var isRound: Bool { marks.contains { $0.kind == .sector } }

  // MARK: Rooms

  private static let lineHeight = 14.0
  private static let letter = 6.5
  static let gridColor = ShapeStyle.color(.system(.systemGray4))

  /// The room between the axes, in a chart of a size.
  func room(in size: Size) -> Rect {
    var (top, bottom) = (0.0, size.height)
    var (left, right) = (0.0, size.width)
    if hasLegend {
      let room = Self.lineHeight + legendSpacing
      if isLegendTop { top += room } else { bottom -= room }
    }
    guard !isRound else { return Rect(x: 0, y: top, width: right, height: max(bottom - top, 0)) }
    if yTitle != nil { top += Self.lineHeight + 4 }
    if xTitle != nil { bottom -= Self.lineHeight + 4 }
    for axis in columns where axis.widest > 0 {
      if axis.isTop { top += Self.lineHeight + 4 } else { bottom -= Self.lineHeight + 4 }
    }
    for axis in rows where axis.widest > 0 {
      let width = min(Double(axis.widest) * Self.letter + 8, (right - left) / 2)
      if axis.isTrailing { right -= width } else { left += width }
    }
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  func across(_ value: ChartValue, in room: Rect) -> Double {
    room.minX + x.place(value, on: room.width)
  }

  func down(_ value: ChartValue, in room: Rect) -> Double {
    room.maxY - y.place(value, on: room.height)
  }

  // MARK: Drawing

  func drawn(in size: Size) -> [CanvasMark] {
    guard size.width > 0, size.height > 0 else { return [] }
    let room = room(in: size)
    let legend = hasLegend ? legend(at: isLegendTop ? 0 : size.height - Self.lineHeight) : []
    guard !isRound else { return legend + ChartInk(plot: self, room: room).sectors }
    return legend + titles(around: room, in: size) + rows.flatMap { rowMarks($0, room, size) }
      + columns.flatMap { columnMarks($0, room, size) } + ChartInk(plot: self, room: room).marks
  }

  private func text(_ words: String, _ style: ShapeStyle? = nil, in rect: Rect) -> CanvasMark {
    CanvasMark(.text([words], style ?? .color(.named(.secondary)), in: rect))
  }

  private func width(_ words: String) -> Double { Double(words.count) * Self.letter }

  private func titles(around room: Rect, in size: Size) -> [CanvasMark] {
    var marks: [CanvasMark] = []
    if let yTitle {
      let width = width(yTitle)
      marks.append(
        text(
          yTitle,
          in: Rect(
            x: max(size.width - width, 0), y: room.minY - Self.lineHeight - 4, width: width,
            height: Self.lineHeight)))
    }
    if let xTitle {
      let labels = columns.contains { !$0.isTop && $0.widest > 0 } ? Self.lineHeight + 4 : 0
      marks.append(
        text(
          xTitle,
          in: Rect(
            x: room.minX, y: room.maxY + labels + 4, width: width(xTitle), height: Self.lineHeight))
      )
    }
    return marks
  }

  /// Lines across and their labels at an edge.
  private func rowMarks(_ axis: ChartTicks, _ room: Rect, _ size: Size) -> [CanvasMark] {
    axis.all.flatMap { tick -> [CanvasMark] in
      let place = down(tick.value, in: room)
      let lines = tick.lines.map { line -> CanvasMark in
        let start = !line.isShort ? room.minX : axis.isTrailing ? room.maxX : room.minX - 4
        let end = !line.isShort ? room.maxX : axis.isTrailing ? room.maxX + 4 : room.minX
        return stroked(
          from: Point(x: start, y: place), to: Point(x: end, y: place), line)
      }
      guard let label = tick.label else { return lines }
      let width = axis.isTrailing ? size.width - room.maxX - 4 : min(width(label), room.minX - 4)
      let left = axis.isTrailing ? room.maxX + 4 : room.minX - 4 - width
      let rect = Rect(
        x: left, y: place - Self.lineHeight / 2, width: max(width, 0), height: Self.lineHeight)
      return lines + [text(label, tick.labelStyle, in: rect)]
    }
  }

  /// Lines down and their labels at an edge, as many as there is room for: a category's in its band,
  /// a number's under its place.
  private func columnMarks(_ axis: ChartTicks, _ room: Rect, _ size: Size) -> [CanvasMark] {
    let widest = Double(axis.widest) * Self.letter + 10
    let pitch = room.width / Double(max(axis.all.count, 1))
    let every = max(Int((widest / max(pitch, 1)).rounded(.up)), 1)
    return axis.all.enumerated().flatMap { index, tick -> [CanvasMark] in
      let middle = across(tick.value, in: room)
      let lines = tick.lines.map { line -> CanvasMark in
        let start = !line.isShort ? room.minY : axis.isTop ? room.minY - 4 : room.maxY
        let end = !line.isShort ? room.maxY : axis.isTop ? room.minY : room.maxY + 4
        return stroked(
          from: Point(x: middle, y: start), to: Point(x: middle, y: end), line)
      }
      guard let label = tick.label, index % every == 0 else { return lines }
      let width = x.categories.isEmpty ? width(label) : max(widest, pitch * 0.9)
      let center = tick.labelValue.map { across($0, in: room) } ?? middle
      let left = min(max(center - width / 2, 0), max(size.width - width, 0))
      let top = axis.isTop ? room.minY - 4 - Self.lineHeight : room.maxY + 4
      let rect = Rect(x: left, y: top, width: width, height: Self.lineHeight)
      return lines + [text(label, tick.labelStyle, in: rect)]
    }
  }

  private func stroked(from start: Point, to end: Point, _ line: ChartTicks.Line) -> CanvasMark {
    let style = line.style ?? Self.gridColor
    guard let stroke = line.stroke else {
      let isLevel = start.y == end.y
      let rect = Rect(
        x: start.x, y: start.y, width: isLevel ? end.x - start.x : 0.5,
        height: isLevel ? 0.5 : end.y - start.y)
      return CanvasMark(.fill(ShapePath(.rectangle, in: rect), style))
    }
    var path = ShapePath()
    path.move(to: start)
    path.addLine(to: end)
    return CanvasMark(.stroke(path, style, stroke))
  }

  private func legend(at top: Double) -> [CanvasMark] {
    var x = 0.0
    return series.enumerated().flatMap { index, value -> [CanvasMark] in
      // A letter, since a circle of eight points is less than most cells show.
      let dot = Rect(x: x, y: top, width: 8, height: Self.lineHeight)
      let label = Rect(
        x: x + 10, y: top, width: width(value.words) + 10, height: Self.lineHeight)
      x = label.maxX + 8
      return [text("●", color(of: value), in: dot), text(value.words, in: label)]
    }
  }

  // MARK: Colours

  private static let palette: [Color.Name] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ]

  private func color(of value: ChartValue?) -> ShapeStyle {
    let index = value.flatMap { series.firstIndex(of: $0) } ?? 0
    switch colors {
    case .mapped(let all): if let own = all.first(where: { $0.0 == value }) { return own.1 }
    case .range(let styles, let domain) where !styles.isEmpty:
      let place = domain.flatMap { domain in value.flatMap { domain.firstIndex(of: $0) } } ?? index
      return styles[place % styles.count]
    default: break
    }
    return .color(.named(Self.palette[index % Self.palette.count]))
  }

  func style(of mark: ChartMark) -> ShapeStyle { mark.style ?? color(of: mark.series) }
}

/// Bars and areas of several series that stand on each other.
enum ChartStacks {
  private struct Place: Hashable {
    var kind: ChartMark.Kind
    var at: ChartValue
    var group: ChartValue?
  }

  /// The stacked ends of each mark; nil for one that isn't stacked.
  static func ends(of marks: [ChartMark]) -> [ClosedRange<Double>?] {
    var heights: [Place: Double] = [:]
    let placed = marks.map { mark -> (Place, ClosedRange<Double>)? in
      guard mark.kind == .bar || mark.kind == .area, mark.stacking != .unstacked, let x = mark.x,
        let y = mark.y, x.isPlace, y.isPlace, let length = (mark.lies ? x : y).start.number,
        length >= 0
      else { return nil }
      let place = Place(
        kind: mark.kind, at: (mark.lies ? y : x).start, group: mark.group)
      let base = heights[place] ?? 0
      heights[place] = base + length
      return (place, base...base + length)
    }
    return zip(marks, placed).map { mark, end in
      guard let (place, ends) = end, let whole = heights[place] else { return nil }
      switch mark.stacking {
      case .normalized where whole > 0:
        return ends.lowerBound / whole...ends.upperBound / whole
      case .center: return ends.lowerBound - whole / 2...ends.upperBound - whole / 2
      default: return ends
      }
    }
  }
}

extension ChartMark {
  /// Whether its length goes from left to right.
  var lies: Bool { kind == .bar && x?.start.number != nil && x?.unit == nil && isPlaceDown }

  /// A date with a unit is a place along the axis, as a category is.
  private var isPlaceDown: Bool { y?.start.number == nil || y?.unit != nil }
}

/// Keeps what a chart draws in a size, since a picture asks for it again and again.
final class ChartDrawing {
  private let plot: ChartPlot
  private var kept: (size: Size, marks: [CanvasMark])?

  init(_ plot: ChartPlot) { self.plot = plot }

  func marks(in size: Size) -> [CanvasMark] {
    if let kept, kept.size == size { return kept.marks }
    let marks = plot.drawn(in: size)
    kept = (size, marks)
    return marks
  }
}
