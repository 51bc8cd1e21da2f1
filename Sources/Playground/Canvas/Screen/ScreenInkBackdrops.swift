import Cells
import LayoutSolver
import Numbers

/// What is behind a node's contents: the looks of controls and bars, and the cards of lists.
extension ScreenInk {
  mutating func paintBackdrops(of node: PlacedNode, _ effects: InkEffects) {
    for decoration in node.decorations {
      switch decoration {
      case .backdrop(let backdrop): paint(backdrop, node, effects)
      case .listRow(let row): paint(row, node, effects)
      case .border, .clip, .opacity, .color, .shadow, .layer, .hidden, .contentShape,
        .containerShape, .ignoresTouches, .takesTouchesWhereDrawn, .withoutEffect:
        break
      }
    }
  }

  private mutating func paint(_ backdrop: Backdrop, _ node: PlacedNode, _ effects: InkEffects) {
    var insets = backdrop.insets
    if backdrop.extendsIntoSafeArea {
      let unsafe = result.safeAreaInsets(of: node.id)
      insets.top -= unsafe.top
      insets.leading -= unsafe.leading
      insets.bottom -= unsafe.bottom
      insets.trailing -= unsafe.trailing
    }
    let rect = Rect(
      x: insets.leading, y: insets.top,
      width: max(node.size.width - insets.leading - insets.trailing, 0),
      height: max(node.size.height - insets.top - insets.bottom, 0))
    let shape = PlacedShape(backdrop.outline, in: rect, of: node, in: result)
    let style = PlacedStyle(shown(backdrop.style), of: node, effects, in: result)
    if let width = backdrop.lineWidth {
      stroke(shape, StrokeStyle(lineWidth: width), style, effects)
    } else {
      castShadows(of: shape, effects)
      if backdrop.style == .color(.glass) { castGlassShadow(of: shape, effects) }
      if let ink = style.uniform, Self.glass.contains(ink.alpha) { blurBehind(shape, effects) }
      fill(shape, style, effects)
    }
  }

  /// What an area hides, 0 to 255, that is seen through like glass rather than like a tint.
  private static var glass: Range<UInt32> { 100..<250 }

  // MARK: Rows

  private mutating func paint(
    _ row: ListRowBackdrop, _ node: PlacedNode, _ effects: InkEffects
  ) {
    let neighbours = plan.rows[node.id] ?? CanvasRows.Neighbours()
    var card = node.frame
    card.origin.x += row.margins.leading
    card.size.width -= row.margins.leading + row.margins.trailing
    if let style = row.card {
      let style = PlacedStyle(style, of: node, effects, in: result)
      let path = ShapePath.card(
        card, radius: row.cornerRadius, top: !neighbours.hasAbove, bottom: !neighbours.hasBelow)
      fill(PlacedShape(inContainer: path), style, effects)
    }
    guard let inset = row.separator, neighbours.hasBelow else { return }
    let isMirrored = node.look.isRightToLeft
    let ends = result.separatorEnds(of: node.id)
    // A faint line since iOS 26, which cells wouldn't show.
    let isFaint =
      plan.scale.isFine && !node.look.colorAppearance.isBefore26 && node.look.platform == .ios
    let line = hairline(
      below: node.frame.maxY, thickness: isFaint ? 1 : nil,
      from: ends.left.map { node.frame.minX + $0 }
        ?? card.minX + (isMirrored ? inset.trailing : inset.leading),
      to: ends.right.map { node.frame.minX + $0 }
        ?? card.maxX - (isMirrored ? inset.leading : inset.trailing))
    let ink = ScreenColors.ink(
      isFaint ? .rowSeparator : .system(.separator), in: node.look.colorAppearance, effects)
    fill(PlacedShape(inContainer: ShapePath(.rectangle, in: line)), ink, effects)
  }

  /// The last eighth of a row above a place, between whole cells: all rows of a list are parted by
  /// lines that are equally strong and long. Of an eighth whose middle the place is, the card of the row
  /// below has all, and would cover the line.
  ///
  /// - Parameter thickness: in points, where an eighth of a row is less; nil for a pixel.
  private func hairline(
    below y: Double, thickness: Double?, from left: Double, to right: Double
  ) -> Rect {
    let (column, eighth) = (plan.scale.pointsPerColumn, plan.scale.pointsPerRow / 8)
    if let thickness, thickness > eighth {
      return Rect(x: left, y: y - thickness, width: max(right - left, 0), height: thickness)
    }
    let bottom = (y / eighth - 0.5 - 1e-6).rounded(.up) * eighth
    let (start, end) = ((left / column).rounded() * column, (right / column).rounded() * column)
    return Rect(x: start, y: bottom - eighth, width: max(end - start, 0), height: eighth)
  }
}

/// Which rows of lists follow each other without a gap, and so stand on one card.
struct CanvasRows {
  struct Neighbours {
    var hasAbove = false
    var hasBelow = false
  }

  private let neighbours: [NodeID: Neighbours]

  subscript(id: NodeID) -> Neighbours? { neighbours[id] }

  init(_ result: LayoutResult) {
    /// Where one row ends and another may begin, in quarters of a point.
    struct Edge: Hashable {
      var left: Int
      var y: Int
      init(_ x: Double, _ y: Double) {
        func quarters(_ length: Double) -> Int {
          Int(clamped: (min(max(length, -1e9), 1e9) * 4).rounded())
        }
        (left, self.y) = (quarters(x), quarters(y))
      }
    }
    let rows = result.nodes.filter { $0.isPlaced && $0.isListRow }
    let starts = Set(rows.map { Edge($0.frame.minX, $0.frame.minY) })
    let ends = Set(rows.map { Edge($0.frame.minX, $0.frame.maxY) })
    neighbours = Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (
          row.id,
          Neighbours(
            hasAbove: ends.contains(Edge(row.frame.minX, row.frame.minY)),
            hasBelow: starts.contains(Edge(row.frame.minX, row.frame.maxY)))
        )
      })
  }
}

extension PlacedNode {
  fileprivate var isListRow: Bool {
    decorations.contains { if case .listRow = $0 { true } else { false } }
  }
}

extension ShapePath {
  /// A rectangle with round corners above, below, or both.
  static func card(_ rect: Rect, radius: Double, top: Bool, bottom: Bool) -> ShapePath {
    var path = ShapePath()
    let radius = min(max(radius, 0), rect.width / 2, rect.height / 2)
    let corners: [(x: Double, y: Double, isRound: Bool)] = [
      (rect.maxX, rect.maxY, bottom), (rect.minX, rect.maxY, bottom), (rect.minX, rect.minY, top),
      (rect.maxX, rect.minY, top),
    ]
    path.move(to: Point(x: rect.maxX, y: rect.midY))
    for (quarter, corner) in corners.enumerated() {
      guard corner.isRound, radius > 0 else {
        path.addLine(to: Point(x: corner.x, y: corner.y))
        continue
      }
      let center = Point(
        x: corner.x == rect.minX ? corner.x + radius : corner.x - radius,
        y: corner.y == rect.minY ? corner.y + radius : corner.y - radius)
      path.addArc(
        center: center, radius: radius, from: Double(quarter) * .pi / 2, by: .pi / 2)
    }
    path.close()
    return path
  }
}
