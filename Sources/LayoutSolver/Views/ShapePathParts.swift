import Numbers

extension ShapePath {
  /// The part between two shares of the path's length, 0 to 1; nothing where they don't follow each
  /// other.
  public func trimmed(from start: Double, to end: Double) -> ShapePath {
    let length = length
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start < end else { return ShapePath() }
    if start == 0 && end == 1 { return self }
    return pieces([ClosedRange(between: start * length, and: end * length)])
  }

  /// Each point where `place` puts it.
  public func mapping(_ place: (Point) -> Point) -> ShapePath {
    var path = ShapePath(lines.map { $0.map(place) })
    path.isEvenOdd = isEvenOdd
    return path
  }

  /// The dashes of a line, with lengths and gaps in turn, in points.
  public func dashed(_ style: StrokeStyle) -> ShapePath {
    // An odd number of lengths is gone through twice, once with lines and gaps exchanged.
    let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let period = pattern.reduce(0, +)
    guard period > 0, pattern.allSatisfy({ $0 >= 0 }), period.isFinite else { return self }
    // Indistinguishable dashes are a line.
    let length = length
    guard length / period < 10_000 else { return self }
    var parts: [ClosedRange<Double>] = []
    var place = -(style.dashPhase - (style.dashPhase / period).rounded(.down) * period)
    // A phase that isn't a number, or too large to have a part of a period, counts as none.
    if !(place > -period) { place = 0 }
    while place < length {
      for (index, step) in pattern.enumerated() {
        if index % 2 == 0, place + step > 0, place < length {
          parts.append(ClosedRange(between: max(place, 0), and: min(place + step, length)))
        }
        place += step
      }
    }
    return pieces(parts)
  }

  /// Whether a point lies inside, by the path's windings around it: none is outside, and, with
  /// `isEvenOdd`, an even number.
  public func contains(_ point: Point, isEvenOdd: Bool = false) -> Bool {
    let winding = Self.winding(around: point, lines)
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  /// Whether a point lies inside of lines, by their windings around it.
  public static func encloses(_ point: Point, _ lines: [[Point]]) -> Bool {
    winding(around: point, lines) != 0
  }

  /// How often lines go around a point, counter-clockwise less clockwise or the other way round.
  private static func winding(around point: Point, _ lines: [[Point]]) -> Int {
    var winding = 0
    for line in lines {
      guard var from = line.last else { continue }
      for to in line {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return winding
  }

  /// How long all its lines are together, in points.
  var length: Double {
    lines.reduce(0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
  }

  /// The parts at these distances from the beginning, in order and without overlap.
  private func pieces(_ parts: [ClosedRange<Double>]) -> ShapePath {
    var path = ShapePath()
    var next = 0
    var place = 0.0
    for line in lines {
      var isDown = false
      for (from, to) in zip(line, line.dropFirst()) {
        let step = from.distance(to: to)
        while next < parts.count, parts[next].lowerBound <= place + step {
          let part = parts[next]
          func point(_ distance: Double) -> Point {
            let share = step > 0 ? (distance - place) / step : 0
            return Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
          }
          if !isDown { path.move(to: point(max(part.lowerBound, place))) }
          path.addLine(to: point(min(part.upperBound, place + step)))
          isDown = part.upperBound > place + step
          if isDown { break }
          next += 1
        }
        place += step
      }
    }
    return path
  }
}

extension Point {
  func distance(to other: Point) -> Double {
    let (x, y) = (other.x - self.x, other.y - self.y)
    return (x * x + y * y).squareRoot()
  }
}
