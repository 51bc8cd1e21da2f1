import LayoutSolver

/// A piece of an overlay, in the container's space.
struct OverlayMark: Equatable {
  enum Form: Equatable {
    case area(Rect)
    /// At an x, from top to bottom.
    case vertical(x: Double, from: Double, to: Double)
    /// At a y, from left to right.
    case horizontal(y: Double, from: Double, to: Double)
    /// Nothing but its label.
    case point(Point)
  }

  var overlay: CanvasOverlay
  var form: Form
  var label: String
}

/// Works out what the overlays show of a layout; no cell is known here.
struct OverlayMarks {
  let result: LayoutResult
  var selection: NodeID?
  /// The space that axes and rulers are numbered in.
  var space = CoordinateSpace.global
  /// How far apart the numbers along an axis are, in points.
  var tick = 100.0

  func marks(of overlays: Set<CanvasOverlay>) -> [OverlayMark] {
    CanvasOverlay.allCases.filter(overlays.contains).flatMap(marks)
  }

  private func marks(of overlay: CanvasOverlay) -> [OverlayMark] {
    switch overlay {
    case .padding: placed.flatMap(padding)
    case .spacing: placed.flatMap(spacing)
    case .alignment: alignment()
    case .grid: placed.flatMap(grid)
    case .safeArea: safeArea()
    case .axes: axes()
    case .rulers: rulers()
    }
  }

  private var placed: [PlacedNode] { result.nodes.filter(\.isPlaced) }
  private var container: Rect { Rect(size: result.container.size) }

  // MARK: Areas

  private func padding(_ node: PlacedNode) -> [OverlayMark] {
    guard node.isPadding || node.isSafeAreaPadding, let child = node.children.first,
      result.node(child).isPlaced
    else { return [] }
    return band(.padding, around: result.node(child).frame, in: node.frame)
  }

  private func safeArea() -> [OverlayMark] {
    band(.safeArea, around: result.container.safeArea, in: container)
  }

  /// What a rectangle leaves of the one around it: above and below in full width, then the sides.
  private func band(_ overlay: CanvasOverlay, around inner: Rect, in outer: Rect) -> [OverlayMark] {
    let parts = [
      (inner.minY - outer.minY, Rect(outer.minX, outer.minY, outer.maxX, inner.minY)),
      (outer.maxY - inner.maxY, Rect(outer.minX, inner.maxY, outer.maxX, outer.maxY)),
      (inner.minX - outer.minX, Rect(outer.minX, inner.minY, inner.minX, inner.maxY)),
      (outer.maxX - inner.maxX, Rect(inner.maxX, inner.minY, outer.maxX, inner.maxY)),
    ]
    return parts.filter { $0.0 > Self.least }.map { length, rect in
      OverlayMark(overlay: overlay, form: .area(rect), label: points(length))
    }
  }

  private func spacing(_ node: PlacedNode) -> [OverlayMark] {
    guard let axis = node.stackAxis else { return [] }
    let frames = node.children.map(result.node).filter(\.isPlaced).map(\.frame)
      .sorted { $0.start(axis) < $1.start(axis) }
    return zip(frames, frames.dropFirst()).compactMap { before, after in
      let (start, end) = (before.end(axis), after.start(axis))
      guard end - start > Self.least else { return nil }
      let rect =
        axis == .horizontal
        ? Rect(start, node.frame.minY, end, node.frame.maxY)
        : Rect(node.frame.minX, start, node.frame.maxX, end)
      return OverlayMark(overlay: .spacing, form: .area(rect), label: points(end - start))
    }
  }

  /// Less is what sums of floating point numbers leave over.
  private static let least = 0.001

  // MARK: Lines

  private func alignment() -> [OverlayMark] {
    guard let selection else { return [] }
    var marks = result.explicitGuides(of: selection).map { line(.alignment, $0, of: selection) }
    var next: NodeID? = selection
    while let id = next {
      let lines = result.alignmentLines(of: id)
      if !lines.isEmpty {
        marks += lines.map { line(.alignment, $0, of: id) }
        break
      }
      next = result.node(id).parent
    }
    return marks
  }

  /// A guide across the view it belongs to.
  private func line(
    _ overlay: CanvasOverlay, _ guide: AlignmentLine, of id: NodeID
  ) -> OverlayMark {
    let frame = result.node(id).frame
    let form: OverlayMark.Form =
      switch guide.axis {
      case .horizontal:
        .vertical(x: frame.minX + guide.position, from: frame.minY, to: frame.maxY)
      case .vertical:
        .horizontal(y: frame.minY + guide.position, from: frame.minX, to: frame.maxX)
      }
    return OverlayMark(overlay: overlay, form: form, label: guide.name)
  }

  private func grid(_ node: PlacedNode) -> [OverlayMark] {
    guard let lines = result.gridLines(of: node.id) else { return [] }
    let frame = node.frame
    let columns = lines.columns.flatMap { track in
      [track.lowerBound, track.upperBound].map { x in
        OverlayMark(
          overlay: .grid,
          form: .vertical(x: frame.minX + x, from: frame.minY, to: frame.maxY),
          label: x == track.lowerBound ? points(track.upperBound - x) : "")
      }
    }
    let rows = lines.rows.flatMap { track in
      [track.lowerBound, track.upperBound].map { y in
        OverlayMark(
          overlay: .grid,
          form: .horizontal(y: frame.minY + y, from: frame.minX, to: frame.maxX),
          label: y == track.lowerBound ? points(track.upperBound - y) : "")
      }
    }
    return columns + rows
  }

  /// Where the space's origin is in the container.
  private var origin: Point {
    guard let selection else { return .zero }
    let inside = result.frame(of: selection, in: space)
    let global = result.frame(of: selection, in: .global)
    if space == .local { return global.origin }
    return Point(x: global.minX - inside.minX, y: global.minY - inside.minY)
  }

  private func axes() -> [OverlayMark] {
    let origin = origin
    var marks = [
      OverlayMark(
        overlay: .axes,
        form: .horizontal(y: origin.y, from: container.minX, to: container.maxX), label: ""),
      OverlayMark(
        overlay: .axes,
        form: .vertical(x: origin.x, from: container.minY, to: container.maxY), label: ""),
      OverlayMark(overlay: .axes, form: .point(origin), label: "0"),
    ]
    for value in numbers(from: container.minX - origin.x, to: container.maxX - origin.x) {
      let place = Point(x: origin.x + value, y: origin.y)
      marks.append(
        OverlayMark(overlay: .axes, form: .point(place), label: points(value)))
    }
    for value in numbers(from: container.minY - origin.y, to: container.maxY - origin.y) {
      let place = Point(x: origin.x, y: origin.y + value)
      marks.append(
        OverlayMark(overlay: .axes, form: .point(place), label: points(value)))
    }
    return marks
  }

  /// The multiples of the tick in a stretch, without 0.
  private func numbers(from start: Double, to end: Double) -> [Double] {
    guard tick > 0, (end - start) / tick < 1000 else { return [] }
    return Array(stride(from: (start / tick).rounded(.up) * tick, through: end, by: tick))
      .filter { $0 != 0 }
  }

  private func rulers() -> [OverlayMark] {
    guard let selection else { return [] }
    let frame = result.node(selection).frame
    let inside = result.frame(of: selection, in: space)
    let across = [
      ("minX", frame.minX, inside.minX), ("midX", frame.midX, inside.midX),
      ("maxX", frame.maxX, inside.maxX),
    ].map { name, x, value in
      OverlayMark(
        overlay: .rulers, form: .vertical(x: x, from: container.minY, to: container.maxY),
        label: "\(name) \(points(value))")
    }
    let down = [
      ("minY", frame.minY, inside.minY), ("midY", frame.midY, inside.midY),
      ("maxY", frame.maxY, inside.maxY),
    ].map { name, y, value in
      OverlayMark(
        overlay: .rulers, form: .horizontal(y: y, from: container.minX, to: container.maxX),
        label: "\(name) \(points(value))")
    }
    return across + down
  }

  /// To a tenth, as there is little room.
  private func points(_ value: Double) -> String {
    PointsText.text((value * 10).rounded() / 10)
  }
}

extension Rect {
  /// From its edges.
  fileprivate init(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    self.init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
  fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
