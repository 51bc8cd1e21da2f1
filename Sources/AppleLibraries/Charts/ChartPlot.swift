import Foundation
import LayoutSolver

/// What a chart draws in any size: its marks over a grid, labels at the end of the rows and below,
/// and a legend where series are told apart by colour.
struct ChartPlot {
  let marks: [ChartMark]
  let x: ChartScale
  let y: ChartScale
  let series: [ChartValue]
  private let hidden: Set<String>
  /// The stacked ends of each mark, by its place; nil for one that isn't stacked.
  private let stacked: [ClosedRange<Double>?]

  static func hiddenKey(_ part: String) -> String { "Charts.hides\(part)" }

  init(_ marks: [ChartMark], in environment: EnvironmentValues) {
    self.marks = marks
    hidden = Set(
      ["XAxis", "YAxis", "Legend"].filter {
        environment.custom[Self.hiddenKey($0)] as? Bool == true
      })
    var seen: Set<ChartValue> = []
    series = marks.compactMap(\.series).filter { seen.insert($0).inserted }
    stacked = Self.stacks(marks)
    // Bars lie where their lengths go from left to right.
    let lies = marks.contains {
      $0.kind == .bar && $0.x?.start.number != nil && $0.y?.start.number == nil
    }
    x = ChartScale(Self.ends(marks.compactMap(\.x), stacked, if: lies), includesZero: lies)
    y = ChartScale(
      Self.ends(marks.compactMap(\.y), stacked, if: !lies), includesZero: !lies, descends: true)
  }

  private static func ends(
    _ spans: [ChartMark.Span], _ stacked: [ClosedRange<Double>?], if isStacked: Bool
  ) -> [ChartValue] {
    let tops = stacked.compactMap { $0?.upperBound }.map(ChartValue.number)
    return spans.flatMap { [$0.start, $0.end] } + (isStacked ? tops : [])
  }

  /// Bars and areas of several series stand on each other.
  private static func stacks(_ marks: [ChartMark]) -> [ClosedRange<Double>?] {
    struct Place: Hashable {
      var kind: ChartMark.Kind
      var at: ChartValue
    }
    var heights: [Place: Double] = [:]
    return marks.map { mark in
      guard mark.kind == .bar || mark.kind == .area, let x = mark.x, let y = mark.y, x.isPlace,
        y.isPlace
      else { return nil }
      let lies = mark.kind == .bar && x.start.number != nil && y.start.number == nil
      guard let length = (lies ? x : y).start.number, length >= 0 else { return nil }
      let place = Place(kind: mark.kind, at: (lies ? y : x).start)
      let base = heights[place] ?? 0
      heights[place] = base + length
      return base...base + length
    }
  }

  // MARK: Drawing

  private static let labelHeight = 14.0
  private static let letter = 6.5

  func drawn(in size: Size) -> [CanvasMark] {
    guard size.width > 0, size.height > 0 else { return [] }
    var drawn: [CanvasMark] = []
    var room = Rect(size: size)
    if series.count > 1, !hidden.contains("Legend"), marks.contains(where: { $0.style == nil }) {
      room.size.height = max(room.height - Self.labelHeight - 6, 0)
      drawn += legend(below: room)
    }
    guard !marks.contains(where: { $0.kind == .sector }) else { return drawn + sectors(in: room) }
    if !hidden.contains("YAxis") {
      let widest = y.ticks.map(\.words.count).max() ?? 0
      room.size.width = max(room.width - Double(widest) * Self.letter - 8, room.width / 2)
    }
    if !hidden.contains("XAxis") { room.size.height = max(room.height - Self.labelHeight - 4, 0) }
    drawn += hidden.contains("YAxis") ? [] : rows(in: room, width: size.width)
    drawn += hidden.contains("XAxis") ? [] : columns(in: room, width: size.width)
    return drawn + ChartInk(plot: self, stacked: stacked, room: room).marks
  }

  /// Lines across and their labels at the trailing edge.
  private func rows(in room: Rect, width: Double) -> [CanvasMark] {
    y.ticks.flatMap { tick -> [CanvasMark] in
      let place = room.maxY - y.place(tick) * room.height
      let label = Rect(
        x: room.maxX + 4, y: place - Self.labelHeight / 2, width: max(width - room.maxX - 4, 0),
        height: Self.labelHeight)
      let line = ShapePath(.rectangle, in: Rect(x: 0, y: place, width: room.width, height: 0.5))
      return (y.categories.isEmpty ? [CanvasMark(.fill(line, Self.gridColor))] : [])
        + [CanvasMark(.text([tick.words], .color(.named(.secondary)), in: label))]
    }
  }

  static let gridColor = ShapeStyle.color(.system(.systemGray4))

  /// Labels below, as many as there is room for: a category's in its band, a number's under its place.
  private func columns(in room: Rect, width whole: Double) -> [CanvasMark] {
    let widest = Double(x.ticks.map(\.words.count).max() ?? 0) * Self.letter + 10
    let pitch = room.width / Double(max(x.ticks.count, 1))
    let every = max(Int((widest / max(pitch, 1)).rounded(.up)), 1)
    return x.ticks.enumerated().filter { $0.offset % every == 0 }.map { _, tick in
      let middle = room.minX + x.place(tick) * room.width
      let width =
        x.categories.isEmpty ? Double(tick.words.count) * Self.letter : max(widest, pitch * 0.9)
      let left = min(max(middle - width / 2, 0), max(whole - width, 0))
      let label = Rect(x: left, y: room.maxY + 4, width: width, height: Self.labelHeight)
      return CanvasMark(.text([tick.words], .color(.named(.secondary)), in: label))
    }
  }

  private func legend(below room: Rect) -> [CanvasMark] {
    var x = room.minX
    return series.enumerated().flatMap { index, value -> [CanvasMark] in
      let y = room.maxY + 6
      let dot = ShapePath(.circle, in: Rect(x: x, y: y + 3, width: 8, height: 8))
      let width = Double(value.words.count) * Self.letter + 10
      let label = Rect(x: x + 10, y: y, width: width, height: Self.labelHeight)
      x = label.maxX + 8
      return [
        CanvasMark(.fill(dot, .color(Self.color(of: index)))),
        CanvasMark(.text([value.words], .color(.named(.secondary)), in: label)),
      ]
    }
  }

  // MARK: Colours

  private static let palette: [Color.Name] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ]

  private static func color(of index: Int) -> Color { .named(palette[index % palette.count]) }

  func style(of mark: ChartMark) -> ShapeStyle {
    if let style = mark.style { return style }
    let index = mark.series.flatMap { series.firstIndex(of: $0) } ?? 0
    return .color(Self.color(of: index))
  }

  // MARK: Sectors

  /// Clockwise from the top.
  private func sectors(in room: Rect) -> [CanvasMark] {
    let whole = marks.reduce(0) { $0 + max($1.angle ?? 0, 0) }
    let radius = min(room.width, room.height) / 2
    guard whole > 0, radius > 0 else { return [] }
    let center = Point(x: room.midX, y: room.midY)
    var start = -Double.pi / 2
    return marks.filter { $0.kind == .sector }.map { mark in
      let sweep = max(mark.angle ?? 0, 0) / whole * 2 * .pi
      defer { start += sweep }
      var path = ShapePath()
      path.addArc(center: center, radius: radius, from: start, by: sweep)
      if mark.hole > 0 {
        path.addInnerArc(
          center: center, radius: radius * mark.hole, from: start + sweep, by: -sweep)
      } else {
        path.addLine(to: center)
      }
      path.close()
      return CanvasMark(.fill(path, style(of: mark)), opacity: mark.opacity)
    }
  }
}

extension ShapePath {
  /// An arc that the line before it leads to.
  fileprivate mutating func addInnerArc(
    center: Point, radius: Double, from start: Double, by delta: Double
  ) {
    let steps = max(Int(abs(delta) / 0.1), 2)
    for step in 0...steps {
      let angle = start + delta * Double(step) / Double(steps)
      addLine(
        to: Point(
          x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
    }
  }
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
