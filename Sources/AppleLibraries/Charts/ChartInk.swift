import LayoutSolver

/// A chart's marks in the room between its axes.
struct ChartInk {
  let plot: ChartPlot
  let stacked: [ClosedRange<Double>?]
  let room: Rect

  /// Areas behind bars, bars behind lines, and what is set at a point before all of them.
  var marks: [CanvasMark] {
    let alone = plot.marks.enumerated().compactMap { index, mark in self.alone(mark, index) }
    return joined(.area) + alone.filter { !$0.isPoint }.map(\.mark) + joined(.line)
      + alone.filter(\.isPoint).map(\.mark)
  }

  private func across(_ value: ChartValue) -> Double {
    room.minX + plot.x.place(value) * room.width
  }

  private func down(_ value: ChartValue) -> Double {
    room.maxY - plot.y.place(value) * room.height
  }

  private func down(_ number: Double) -> Double { down(.number(number)) }

  // MARK: One by one

  /// The part of a band that a bar takes.
  private static let barShare = 0.68
  /// Of a point, in points.
  private static let radius = 4.0

  private func alone(_ mark: ChartMark, _ index: Int) -> (mark: CanvasMark, isPoint: Bool)? {
    func filled(_ path: ShapePath, isPoint: Bool = false) -> (CanvasMark, Bool) {
      (CanvasMark(.fill(path, plot.style(of: mark)), opacity: mark.opacity), isPoint)
    }
    switch mark.kind {
    case .bar, .rectangle:
      return rectangle(mark, stacked[index]).map { filled(ShapePath(.rectangle, in: $0)) }
    case .rule: return rule(mark).map { filled(ShapePath(.rectangle, in: $0), isPoint: true) }
    case .point:
      guard let x = mark.x?.start, let y = mark.y?.start else { return nil }
      let side = 2 * Self.radius
      let place = Rect(
        x: across(x) - Self.radius, y: down(y) - Self.radius, width: side, height: side)
      return filled(ShapePath(.circle, in: place), isPoint: true)
    case .line, .area, .sector: return nil
    }
  }

  private func rectangle(_ mark: ChartMark, _ stack: ClosedRange<Double>?) -> Rect? {
    guard let x = mark.x, let y = mark.y else { return nil }
    let lies = x.start.number != nil && y.start.number == nil
    let (left, right) = edges(
      x, plot.x, stack: lies ? stack : nil, thickness: thickness(room.width, plot.x, \.x),
      isLength: lies, across)
    let (top, bottom) = edges(
      y, plot.y, stack: lies ? nil : stack, thickness: thickness(room.height, plot.y, \.y),
      isLength: !lies && mark.kind == .bar, down)
    return Rect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
  }

  /// Both ends along one axis: from a value to another, from zero, or around a place.
  private func edges(
    _ span: ChartMark.Span, _ scale: ChartScale, stack: ClosedRange<Double>?, thickness: Double,
    isLength: Bool, _ place: (ChartValue) -> Double
  ) -> (Double, Double) {
    if !span.isPlace { return (place(span.start), place(span.end)) }
    if let stack { return (place(.number(stack.lowerBound)), place(.number(stack.upperBound))) }
    if isLength { return (place(.number(0)), place(span.end)) }
    return (place(span.start) - thickness / 2, place(span.start) + thickness / 2)
  }

  /// Of a bar: a part of its band, or of the least distance between two of them.
  private func thickness(
    _ length: Double, _ scale: ChartScale, _ span: KeyPath<ChartMark, ChartMark.Span?>
  ) -> Double {
    guard scale.categories.isEmpty else { return length * scale.band * Self.barShare }
    let places = Set(plot.marks.compactMap { $0[keyPath: span].map { scale.place($0.start) } })
      .sorted()
    let least = zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? 0.2
    return length * least * Self.barShare
  }

  private func rule(_ mark: ChartMark) -> Rect? {
    switch (mark.x, mark.y) {
    case (nil, nil): return nil
    case (let x, let y?) where y.isPlace:
      let (left, right) = x.map { (across($0.start), across($0.end)) } ?? (room.minX, room.maxX)
      return Rect(x: min(left, right), y: down(y.start), width: abs(right - left), height: 1)
    case (let x?, let y):
      let (top, bottom) = y.map { (down($0.end), down($0.start)) } ?? (room.minY, room.maxY)
      return Rect(x: across(x.start), y: min(top, bottom), width: 1, height: abs(bottom - top))
    default: return nil
    }
  }

  // MARK: One through several

  /// A series' marks of a kind as one line or one area.
  private func joined(_ kind: ChartMark.Kind) -> [CanvasMark] {
    let all = plot.marks.enumerated().filter { $0.element.kind == kind }
    let series: [ChartValue?] = plot.series + [nil]
    return series.compactMap { name -> CanvasMark? in
      let own = all.filter { $0.element.series == name && $0.element.x != nil }
      guard let first = own.first?.element, own.count > 1 else { return nil }
      let tops = own.compactMap { index, mark in
        mark.x.flatMap { x in
          mark.y.map { y in
            Point(x: across(x.start), y: stacked[index].map { down($0.upperBound) } ?? down(y.end))
          }
        }
      }
      guard kind == .area else {
        return CanvasMark(
          .stroke(path(tops), plot.style(of: first), StrokeStyle(lineWidth: 2)),
          opacity: first.opacity)
      }
      let bases = own.compactMap { index, mark in
        mark.x.flatMap { x in
          mark.y.map { y in Point(x: across(x.start), y: base(of: y, stacked[index])) }
        }
      }
      var area = path(tops + bases.reversed())
      area.close()
      return CanvasMark(.fill(area, plot.style(of: first)), opacity: first.opacity)
    }
  }

  private func base(of y: ChartMark.Span, _ stack: ClosedRange<Double>?) -> Double {
    if !y.isPlace { return down(y.start) }
    return down(stack?.lowerBound ?? 0)
  }

  private func path(_ points: [Point]) -> ShapePath {
    var path = ShapePath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}
