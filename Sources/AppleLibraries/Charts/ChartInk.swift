import Foundation
import LayoutSolver

/// A chart's marks in the room between its axes.
struct ChartInk {
  let plot: ChartPlot
  let room: Rect
  /// The least distances between two places of marks, in points.
  private let pitch: (x: Double, y: Double)

  init(plot: ChartPlot, room: Rect) {
    self.plot = plot
    self.room = room
    func least(_ scale: ChartScale, _ length: Double, _ spans: [ChartMark.Span?]) -> Double {
      guard scale.categories.isEmpty else { return length * scale.band }
      let places = Set(spans.compactMap { $0.map { scale.place($0.start, on: length) } }).sorted()
      return zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? length * 0.2
    }
    pitch = (
      least(plot.x, room.width, plot.marks.map(\.x)),
      least(plot.y, room.height, plot.marks.map(\.y))
    )
  }

  /// Areas are drawn behind bars, bars behind lines, and point symbols in front of all of them.
  var marks: [CanvasMark] {
    let alone = plot.marks.enumerated().compactMap { index, mark in self.alone(mark, index) }
    return joined(.area) + alone.filter { !$0.isPoint }.map(\.mark) + joined(.line)
      + alone.filter(\.isPoint).map(\.mark)
  }

  private func across(_ value: ChartValue) -> Double { plot.across(value, in: room) }
  private func down(_ value: ChartValue) -> Double { plot.down(value, in: room) }
  private func down(_ number: Double) -> Double { down(.number(number)) }

  /// The smallest rectangle around a mark; nil for one that draws nothing.
  func bounds(of mark: ChartMark, _ index: Int) -> Rect? {
    switch mark.kind {
    case .bar, .rectangle: return rectangle(mark, plot.stacked[index])
    case .rule: return rule(mark)
    case .sector: return nil
    case .point, .line, .area:
      guard let x = mark.x?.start, let y = mark.y else { return nil }
      let place = Point(
        x: across(x), y: plot.stacked[index].map { down($0.upperBound) } ?? down(y.end))
      let radius = radius(of: mark)
      return Rect(
        x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
    }
  }

  // MARK: One by one

  /// The part of a band that a bar takes.
  private static let barShare = 0.68

  /// The radius of a point, in points.
  private func radius(of mark: ChartMark) -> Double {
    mark.symbolArea.map { ($0 / .pi).squareRoot() } ?? 4
  }

  private func alone(_ mark: ChartMark, _ index: Int) -> (mark: CanvasMark, isPoint: Bool)? {
    func filled(_ path: ShapePath, isPoint: Bool = false) -> (CanvasMark, Bool) {
      (CanvasMark(.fill(path, plot.style(of: mark)), opacity: mark.opacity), isPoint)
    }
    guard let bounds = bounds(of: mark, index) else { return nil }
    switch mark.kind {
    case .bar, .rectangle:
      guard mark.cornerRadius > 0 else { return filled(ShapePath(.rectangle, in: bounds)) }
      return filled(ShapePath(.roundedRectangle(cornerRadius: mark.cornerRadius), in: bounds))
    case .rule:
      guard let line = mark.line else {
        return filled(ShapePath(.rectangle, in: bounds), isPoint: true)
      }
      var path = ShapePath()
      path.move(to: bounds.origin)
      path.addLine(
        to: bounds.width > bounds.height
          ? Point(x: bounds.maxX, y: bounds.minY) : Point(x: bounds.minX, y: bounds.maxY))
      return (
        CanvasMark(.stroke(path, plot.style(of: mark), line), opacity: mark.opacity), true
      )
    case .point, .line:
      // A symbol that the scene draws itself replaces the mark's.
      guard !mark.annotations.contains(where: { $0.position == "symbol" }),
        let symbol = mark.symbol ?? (mark.kind == .point ? .circle : nil)
      else { return nil }
      let middle = Point(x: bounds.midX, y: bounds.midY)
      return filled(symbol.path(at: middle, radius: radius(of: mark)), isPoint: true)
    case .area, .sector: return nil
    }
  }

  private func rectangle(_ mark: ChartMark, _ stack: ClosedRange<Double>?) -> Rect? {
    guard let x = mark.x, let y = mark.y else { return nil }
    let (left, right) = edges(
      x, of: mark, isAcross: true, stack: mark.lies ? stack : nil, isLength: mark.lies, across)
    let (top, bottom) = edges(
      y, of: mark, isAcross: false, stack: mark.lies ? nil : stack,
      isLength: !mark.lies && mark.kind == .bar, down)
    return Rect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
  }

  /// Both ends along one axis: from one value to another, from zero to the value, or around a
  /// place.
  private func edges(
    _ span: ChartMark.Span, of mark: ChartMark, isAcross: Bool, stack: ClosedRange<Double>?,
    isLength: Bool, _ place: (ChartValue) -> Double
  ) -> (Double, Double) {
    if !span.isPlace { return (place(span.start), place(span.end)) }
    if let stack { return (place(.number(stack.lowerBound)), place(.number(stack.upperBound))) }
    if isLength { return (place(.number(0)), place(span.end)) }
    let room = self.room(for: span, isAcross: isAcross, place)
    let wished = isAcross ? mark.thickness.x : mark.thickness.y
    var width =
      switch wished {
      case .share(let part): room * part
      case .points(let points): points
      case .inset(let inset): max(room - 2 * inset, 0)
      case nil: room * Self.barShare
      }
    var middle = place(span.start)
    if let group = mark.group.flatMap({ plot.groups.firstIndex(of: $0) }), plot.groups.count > 1 {
      // Beside each other in the room of one.
      let slot = width / Double(plot.groups.count)
      middle += (Double(group) + 0.5) * slot - width / 2
      width = slot * 0.92
    }
    return (middle - width / 2, middle + width / 2)
  }

  /// The room of a bar: its band, its unit, or the smallest distance between two bars.
  private func room(
    for span: ChartMark.Span, isAcross: Bool, _ place: (ChartValue) -> Double
  ) -> Double {
    guard let unit = span.unit else { return isAcross ? pitch.x : pitch.y }
    return abs(place(.date(unit.upperBound)) - place(.date(unit.lowerBound)))
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
            Point(
              x: across(x.start), y: plot.stacked[index].map { down($0.upperBound) } ?? down(y.end))
          }
        }
      }
      var path = ShapePath()
      first.interpolation.lead(through: tops, &path)
      guard kind == .area else {
        return CanvasMark(
          .stroke(path, plot.style(of: first), first.line ?? StrokeStyle(lineWidth: 2)),
          opacity: first.opacity)
      }
      let bases = own.compactMap { index, mark in
        mark.x.flatMap { x in
          mark.y.map { y in Point(x: across(x.start), y: base(of: y, plot.stacked[index])) }
        }
      }
      first.interpolation.lead(through: bases.reversed(), &path)
      path.close()
      return CanvasMark(.fill(path, plot.style(of: first)), opacity: first.opacity)
    }
  }

  private func base(of y: ChartMark.Span, _ stack: ClosedRange<Double>?) -> Double {
    if !y.isPlace { return down(y.start) }
    return down(stack?.lowerBound ?? max(0, plot.y.domain.lowerBound))
  }

  // MARK: Sectors

  /// A sector's edges in radians, clockwise from the top.
  private var angles: [(mark: ChartMark, start: Double, sweep: Double)] {
    let sectors = plot.marks.filter { $0.kind == .sector }
    let whole = sectors.reduce(0) { $0 + max($1.angle ?? 0, 0) }
    guard whole > 0 else { return [] }
    var start = -Double.pi / 2
    return sectors.map { mark in
      let sweep = max(mark.angle ?? 0, 0) / whole * 2 * .pi
      defer { start += sweep }
      return (mark, start, sweep)
    }
  }

  var sectors: [CanvasMark] {
    let radius = min(room.width, room.height) / 2
    guard radius > 0 else { return [] }
    let center = Point(x: room.midX, y: room.midY)
    return angles.map { mark, start, sweep in
      let (inner, outer) = (radius * min(mark.radii.inner, 0.95), radius * mark.radii.outer)
      // Half of the gap on either side, as far as the sector is wide.
      let gap = outer > 0 ? min(mark.inset / outer, sweep / 2) : 0
      let (first, length) = (start + gap / 2, sweep - gap)
      var path = ShapePath()
      path.addArc(center: center, radius: outer, from: first, by: length)
      if inner > 0 {
        path.addArc(center: center, radius: inner, from: first + length, by: -length)
      } else {
        path.addLine(to: center)
      }
      path.close()
      return CanvasMark(.fill(path, plot.style(of: mark)), opacity: mark.opacity)
    }
  }

  /// The middles of the sectors, where their annotations are written.
  var sectorMiddles: [Point] {
    let radius = min(room.width, room.height) / 2
    return angles.map { mark, start, sweep in
      let middle = radius * (mark.radii.inner + mark.radii.outer) / 2
      return Point(
        x: room.midX + middle * cos(start + sweep / 2),
        y: room.midY + middle * sin(start + sweep / 2))
    }
  }
}
