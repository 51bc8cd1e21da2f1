import LayoutSolver

/// A system symbol as lines and areas in a square of 24 units.
public struct SymbolShape: Sendable {
  let layers: [SymbolLayer]

  /// A part of a symbol where it is drawn, in points.
  public struct Part: Sendable {
    public enum Drawing: Sendable {
      case lines(ShapePath, width: Double)
      case area(ShapePath)
      /// An area out of which lines, and areas, are cut.
      case cut(ShapePath, lines: ShapePath, width: Double, areas: ShapePath)
    }
    public let drawing: Drawing
    /// Which of a symbol's colours it has, where it has several; 0 is the first.
    public let level: Int
    /// Areas outside of which it isn't drawn, so that it stays clear of parts over it.
    public let clips: [ShapePath]
  }

  /// A symbol by its name: one of the table, or what its name makes of one, as `fill`, `slash`,
  /// `circle` or `badge.plus`. Of an unknown one a neutral shape.
  public static func of(_ name: String) -> SymbolShape {
    SymbolShape(layers: SymbolComposer.layers(of: name) ?? neutral)
  }

  /// Whether a symbol is unknown, so that a neutral shape stands for it.
  static func isNeutral(_ name: String) -> Bool { SymbolComposer.layers(of: name) == nil }

  /// A dot in a frame with round corners, which is no sign of anything.
  private static let neutral = SymbolReader.layers(of: "R 3 3 18 18 6 F O 12 12 2.5")

  // MARK: Fitting

  /// How wide lines are, of 24 units.
  static let lineWidth = 1.8
  /// Of its frame, how much a symbol takes.
  private static let share = 0.95

  /// How much more a symbol is stretched one way than the other at most.
  private static let mostStretch = 1.4

  /// Its parts in the middle of a size, from back to front.
  /// - Parameters:
  ///   - room: what stays free of the size, whose proportions the symbol takes then; nil where
  ///     it keeps its own and is as large as it fits.
  ///   - isLayered: whether parts have colours of their own; otherwise signs are cut out of areas.
  public func fitted(
    to size: Size, room: Size? = nil, weight: Font.Weight, isLayered: Bool = false
  ) -> [Part] {
    let width = Self.lineWidth * Self.factors[min(max(weight.rawValue, 0), 8)]
    let drawn = layers.map { $0.bounds(lineWidth: width) }.filter { !$0.isNull }
    guard let left = drawn.map(\.minX).min(), let right = drawn.map(\.maxX).max(),
      let top = drawn.map(\.minY).min(), let bottom = drawn.map(\.maxY).max()
    else { return [] }
    let bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)
    let free =
      room ?? Size(width: size.width * (1 - Self.share), height: size.height * (1 - Self.share))
    var across = (size.width - free.width) / bounds.width
    var down = (size.height - free.height) / bounds.height
    let scale = min(across, down)
    guard scale.isFinite, scale > 0 else { return [] }
    // Circles stay round, as do those with something at a corner.
    let isWhole = room == nil || layers.contains { !$0.clearing.isEmpty }
    let most = isWhole || max(across, down) < 1.06 * scale ? 1 : Self.mostStretch
    (across, down) = (min(across, most * scale), min(down, most * scale))
    let middle = Point(x: size.width / 2, y: size.height / 2)
    func place(_ path: ShapePath) -> ShapePath {
      path.mapping { point in
        Point(
          x: middle.x + (point.x - bounds.midX) * across,
          y: middle.y + (point.y - bounds.midY) * down)
      }
    }
    return layers.flatMap { $0.parts(lineWidth: width * scale, isLayered: isLayered, place) }
  }

  /// By weight, of a regular line's width.
  private static let factors = [0.4, 0.55, 0.75, 1, 1.15, 1.35, 1.55, 1.8, 2.1]
}

/// What of a symbol has one colour.
struct SymbolLayer: Sendable {
  /// Lines as wide as the symbol's weight.
  var lines = ShapePath()
  var areas = ShapePath()
  /// What is filled and has holes.
  var cut = ShapePath()
  var holes = ShapePath()
  var roundHoles = ShapePath()
  var level = 0
  var clearing: [ShapePath] = []

  /// All that it draws; null where that is nothing.
  func bounds(lineWidth: Double) -> Rect {
    guard let bounds = ShapePath(lines.lines + areas.lines + cut.lines).bounds else { return .null }
    return lines.isEmpty && cut.isEmpty ? bounds : bounds.grown(by: lineWidth / 2)
  }

  /// The same with every path moved.
  func moved(_ place: (Point) -> Point) -> SymbolLayer {
    var layer = self
    for path in [\SymbolLayer.lines, \.areas, \.cut, \.holes, \.roundHoles] {
      layer[keyPath: path] = layer[keyPath: path].mapping(place)
    }
    layer.clearing = clearing.map { $0.mapping(place) }
    return layer
  }

  fileprivate func parts(
    lineWidth: Double, isLayered: Bool, _ place: (ShapePath) -> ShapePath
  ) -> [SymbolShape.Part] {
    let clips = clearing.map { clear in
      var outside = ShapePath(.rectangle, in: Rect(x: -24, y: -24, width: 72, height: 72))
      outside.add(clear)
      outside.isEvenOdd = true
      return place(outside)
    }
    func part(_ drawing: SymbolShape.Part.Drawing, _ level: Int) -> SymbolShape.Part {
      SymbolShape.Part(drawing: drawing, level: level, clips: clips)
    }
    var parts: [SymbolShape.Part] = []
    if !cut.isEmpty {
      // A sign in front of what has another colour isn't cut out.
      let isBehind = isLayered && level > 0
      let inside = isBehind ? [ShapePath(), ShapePath()] : [place(holes), place(roundHoles)]
      parts.append(
        part(.cut(place(cut), lines: inside[0], width: lineWidth, areas: inside[1]), level))
      if isBehind, !holes.isEmpty {
        parts.append(part(.lines(place(holes), width: lineWidth), level - 1))
      }
      if isBehind, !roundHoles.isEmpty { parts.append(part(.area(place(roundHoles)), level - 1)) }
    }
    if !lines.isEmpty { parts.append(part(.lines(place(lines), width: lineWidth), level)) }
    if !areas.isEmpty { parts.append(part(.area(place(areas)), level)) }
    return parts
  }
}

extension Rect {
  fileprivate static let null = Rect(x: 0, y: 0, width: -1, height: -1)
  fileprivate var isNull: Bool { width < 0 }

  /// The same, as much larger on each side.
  func grown(by length: Double) -> Rect {
    Rect(
      x: minX - length, y: minY - length, width: width + 2 * length, height: height + 2 * length)
  }
}
