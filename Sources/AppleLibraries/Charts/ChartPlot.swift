import LayoutSolver
import Numbers
import SwiftUILibrary

/// What a chart draws in any size: its marks over a grid, labels at the edges that its axes name,
/// and a legend where colours distinguish series.
struct ChartPlot {
  /// Colours of the series that a chart names.
  enum Colors {
    case mapped([(ChartValue, ShapeStyle)])
    case range([ShapeStyle], domain: [ChartValue]?)

    static let key = "Charts.colors"
  }

  let marks: [ChartMark]
  let x: ChartScale
  let y: ChartScale
  let series: [ChartValue]
  /// The stacked ends of each mark, by its index; nil for one that isn't stacked.
  let stacked: [ClosedRange<Double>?]
  /// The values by which bars at one place are placed beside each other.
  let groups: [ChartValue]
  private let columns: [ChartTicks]
  private let rows: [ChartTicks]
  private let xTitle: String?
  private let yTitle: String?
  /// Nil where the chart has none.
  private let legend: ChartLegend?
  private let colors: Colors?

  init(_ marks: [ChartMark], in build: BuildContext, _ context: SceneContext) {
    let custom = build.environment.custom
    self.marks = marks
    series = Self.distinct(marks.compactMap(\.series))
    groups = Self.distinct(marks.compactMap(\.group))
    let stacks = ChartStacks.ends(of: marks)
    stacked = stacks
    colors = custom[Colors.key] as? Colors
    // Bars are horizontal where their lengths go from left to right.
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
    let hasLegend =
      series.count > 1 && custom[ChartLegend.hidesKey] as? Bool != true
      && marks.contains { $0.style == nil }
    legend = hasLegend ? custom[ChartLegend.key] as? ChartLegend ?? ChartLegend() : nil
  }

  private static func distinct(_ values: [ChartValue]) -> [ChartValue] {
    var seen: Set<ChartValue> = []
    return values.filter { seen.insert($0).inserted }
  }

  var isRound: Bool { marks.contains { $0.kind == .sector } }

  // MARK: Rooms

  private static let lineHeight = ChartLegend.lineHeight
  private static let letter = 6.5
  static let gridColor = ShapeStyle.color(.system(.systemGray4))

  /// The room between the axes, in a chart of a size.
  func room(in size: Size) -> Rect { room(within: frame(in: size)) }

  /// The chart with its axes, without a legend.
  private func frame(in size: Size) -> Rect {
    legend?.rest(of: size, legendWidths)
      ?? Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  private func room(within frame: Rect) -> Rect {
    guard !isRound else { return frame }
    var (top, bottom) = (frame.minY, frame.maxY)
    var (left, right) = (frame.minX, frame.maxX)
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
    let frame = frame(in: size)
    let room = room(within: frame)
    let ink = ChartInk(plot: self, room: room)
    let own =
      isRound
      ? ink.sectors
      : titles(around: room, in: frame) + rows.flatMap { rowMarks($0, room, frame) }
        + columns.flatMap { columnMarks($0, room, frame) } + ink.marks
    let names = legendMarks(in: size, over: room)
    return legend?.side == .over ? own + names : names + own
  }

  private func text(_ words: String, _ style: ShapeStyle? = nil, in rect: Rect) -> CanvasMark {
    CanvasMark(.text([words], style ?? .color(.named(.secondary)), in: rect))
  }

  private func width(_ words: String) -> Double { Double(words.count) * Self.letter }

  private func titles(around room: Rect, in frame: Rect) -> [CanvasMark] {
    var marks: [CanvasMark] = []
    if let yTitle {
      let width = width(yTitle)
      let left = max(frame.maxX - width, frame.minX)
      let top = room.minY - Self.lineHeight - 4
      marks.append(
        text(yTitle, in: Rect(x: left, y: top, width: width, height: Self.lineHeight)))
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
  private func rowMarks(_ axis: ChartTicks, _ room: Rect, _ frame: Rect) -> [CanvasMark] {
    axis.all.flatMap { tick -> [CanvasMark] in
      let place = down(tick.value, in: room)
      let lines = tick.lines.map { line -> CanvasMark in
        let start = !line.isShort ? room.minX : axis.isTrailing ? room.maxX : room.minX - 4
        let end = !line.isShort ? room.maxX : axis.isTrailing ? room.maxX + 4 : room.minX
        return stroked(
          from: Point(x: start, y: place), to: Point(x: end, y: place), line)
      }
      guard let label = tick.label else { return lines }
      let space = (axis.isTrailing ? frame.maxX - room.maxX : room.minX - frame.minX) - 4
      let width = axis.isTrailing ? space : min(width(label), space)
      let left = axis.isTrailing ? room.maxX + 4 : room.minX - 4 - width
      let rect = Rect(
        x: left, y: place - Self.lineHeight / 2, width: max(width, 0), height: Self.lineHeight)
      return lines + [text(label, tick.labelStyle, in: rect)]
    }
  }

  /// Vertical lines and their labels at an edge, as many as there is room for: a category's label
  /// is inside its band, a number's is under its place.
  private func columnMarks(_ axis: ChartTicks, _ room: Rect, _ frame: Rect) -> [CanvasMark] {
    let widest = Double(axis.widest) * Self.letter + 10
    let pitch = room.width / Double(max(axis.all.count, 1))
    let every = max(Int(clamped: (widest / max(pitch, 1)).rounded(.up)), 1)
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
      let left = min(
        max(center - width / 2, frame.minX), max(frame.maxX - width, frame.minX))
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

  /// The widths of the series' names, with a little more than they need.
  private var legendWidths: [Double] { series.map { width($0.words) + 10 } }

  private func legendMarks(in size: Size, over room: Rect) -> [CanvasMark] {
    guard let legend else { return [] }
    let places = legend.places(legendWidths, in: size, over: room)
    return zip(series, places).flatMap { value, place in
      // A letter, because a circle of eight points is too small for most cells to show.
      [text("●", color(of: value), in: place.sign), text(value.words, in: place.label)]
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

/// Stacks the bars and areas of several series.
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
      return (place, ClosedRange(between: base, and: base + length))
    }
    return zip(marks, placed).map { mark, end in
      guard let (place, ends) = end, let whole = heights[place] else { return nil }
      switch mark.stacking {
      case .normalized where whole > 0:
        return ClosedRange(between: ends.lowerBound / whole, and: ends.upperBound / whole)
      case .center:
        return ClosedRange(between: ends.lowerBound - whole / 2, and: ends.upperBound - whole / 2)
      default: return ends
      }
    }
  }
}

extension ChartMark {
  /// Whether the bar is horizontal.
  var lies: Bool { kind == .bar && x?.start.number != nil && x?.unit == nil && isPlaceDown }

  /// A date with a unit is a place along the axis, as a category is.
  private var isPlaceDown: Bool { y?.start.number == nil || y?.unit != nil }
}

/// Keeps what a chart draws in a size, because a picture asks for it many times.
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
