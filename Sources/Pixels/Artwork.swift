import LayoutSolver

/// A picture as a list of what is drawn, from back to front, in points.
///
/// It is drawn by ``PixelSurface`` into pixels and by ``ArtworkSVG`` into shapes and texts of a
/// document. For pixels were compared: Cairo with Pango linked to the program, which then starts with
/// twenty more libraries and not at all on a machine without them; HarfBuzz and FreeType by hand, which
/// leave fallback fonts, bidirectional order and rasterising to be written; resvg, which is Rust and
/// draws what an SVG can say; and Skia, which no distribution packages and takes an hour to build.
/// Cairo and Pango, loaded when the first picture is drawn, need nothing of a machine that draws none.
public struct Artwork: Sendable {
  public let size: Size
  /// Of all layers that have ended.
  public private(set) var operations: [Operation] = []
  private(set) var clips: [Clip] = []
  /// What is open within each other: how it is laid over the rest, and what is outside of it so far.
  private var open: [(layer: Layer, clip: ClipID?, outside: [Operation])] = []

  public init(size: Size) { self.size = size }

  public indirect enum Operation: Sendable {
    case fill(ShapePath, Paint, clip: ClipID?)
    case stroke(ShapePath, StrokeStyle, Paint, clip: ClipID?)
    /// An area out of which lines, and other areas, are cut.
    case cut(
      ShapePath, Paint, lines: ShapePath, width: Double, areas: ShapePath, clip: ClipID?)
    /// What an area throws behind itself, but not onto some other areas.
    case shadow(ShapePath, RGBA, radius: Double, besides: [ShapePath], clip: ClipID?)
    /// What letters, symbols and pictures throw behind themselves.
    /// - Parameter within: where they are, moved as the shadow is.
    case cast([Operation], Shadow, within: Rect, RGBA, clip: ClipID?)
    /// Glass: what is behind is seen blurred through an area.
    case blur(ShapePath, radius: Double, clip: ClipID?)
    case line(TextLine, clip: ClipID?)
    /// - Parameter instead: what is drawn where the picture's file can't be read.
    case picture(Picture, instead: [Operation], clip: ClipID?)
    /// Several things laid as one picture over what is behind them.
    case layer([Operation], Layer, clip: ClipID?)
  }

  /// How several things are laid as one picture over what is behind them.
  public enum Layer: Hashable, Sendable {
    /// 0 to 1.
    case opacity(Double)
    /// In points.
    case blur(deviation: Double)
    case blend(BlendMode)
  }

  /// An area outside of which nothing is drawn.
  public struct ClipID: Hashable, Sendable { let index: Int }

  struct Clip: Sendable {
    let path: ShapePath
    let outer: ClipID?
  }

  public mutating func add(_ operation: Operation) { operations.append(operation) }

  /// Has what is added next laid as one picture over the rest.
  public mutating func begin(_ layer: Layer, clip: ClipID?) {
    open.append((layer, clip, operations))
    operations = []
  }

  /// Ends the layer that was begun last.
  public mutating func end() {
    guard let last = open.popLast() else { return }
    let inside = operations
    operations = last.outside
    if !inside.isEmpty { operations.append(.layer(inside, last.layer, clip: last.clip)) }
  }

  /// Puts operations before those from a place on, which they are told.
  public mutating func insert(at place: Int, _ made: ([Operation]) -> [Operation]) {
    operations.insert(contentsOf: made(Array(operations[place...])), at: place)
  }

  /// The same picture with other operations.
  func with(_ operations: [Operation]) -> Artwork {
    var other = self
    other.operations = operations
    return other
  }

  /// - Returns: an area that clips what is drawn with it, within another one.
  public mutating func addClip(_ path: ShapePath, within outer: ClipID?) -> ClipID {
    clips.append(Clip(path: path, outer: outer))
    return ClipID(index: clips.count - 1)
  }

  /// The areas that clip what is drawn with one, from the outermost.
  func chain(_ clip: ClipID?) -> [Int] {
    var chain: [Int] = []
    var next = clip
    while let id = next {
      chain.append(id.index)
      next = clips[id.index].outer
    }
    return chain.reversed()
  }
}

/// A colour of a point, components from 0 to 1 that aren't multiplied with its opacity.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// - Parameter color: `0xRRGGBB`.
  public init(_ color: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(color >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}

/// Where something drawn in a space of its own stands in the picture: (x, y) is at
/// (a·x + c·y + tx, b·x + d·y + ty).
public struct Placement: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  /// By where the points (0, 0), (1, 0) and (0, 1) come to.
  public init(origin: Point, across: Point, down: Point) {
    (a, b) = (across.x - origin.x, across.y - origin.y)
    (c, d) = (down.x - origin.x, down.y - origin.y)
    (tx, ty) = (origin.x, origin.y)
  }

  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The picture's own space.
  public static let identity = Placement(
    origin: .zero, across: Point(x: 1, y: 0), down: Point(x: 0, y: 1))

  /// Whether there is a way back.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12
  }
}

/// What an area, a line or letters are coloured with.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  case gradient(GradientPaint)
  case mesh(MeshPaint)

  /// The opacity of a colour; 1 of what has several.
  var alpha: Double { if case .color(let color) = self { color.alpha } else { 1 } }

  /// A colour without its opacity.
  var opaque: Paint {
    guard case .color(var color) = self else { return self }
    color.alpha = 1
    return .color(color)
  }
}

public struct GradientPaint: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case linear(from: Point, to: Point)
    case radial(center: Point, from: Double, to: Double)
    /// Angles in radians, from the right towards the bottom.
    case angular(center: Point, from: Double, to: Double)
  }
  public struct Stop: Hashable, Sendable {
    public var location: Double
    public var color: RGBA

    public init(_ location: Double, _ color: RGBA) {
      (self.location, self.color) = (location, color)
    }
  }
  public var kind: Kind
  /// In the order of their locations.
  public var stops: [Stop]
  public var placement: Placement

  public init(_ kind: Kind, _ stops: [Stop], _ placement: Placement) {
    self.kind = kind
    self.stops = zip(stops, stops.dropFirst()).flatMap(Self.between) + stops.suffix(1)
    self.placement = placement
  }

  /// A stop, and further ones up to the next where their opacities differ. SwiftUI mixes colours
  /// by what each hides: white that vanishes stays white. Cairo and SVG mix them all the same.
  private static func between(_ stop: Stop, _ next: Stop) -> [Stop] {
    let (from, to) = (stop.color, next.color)
    guard from.alpha != to.alpha, next.location > stop.location else { return [stop] }
    func stops(_ shares: [Double]) -> [Stop] {
      shares.map { share in
        let (old, new) = (from.alpha * (1 - share), to.alpha * share)
        let alpha = old + new
        func mix(_ a: Double, _ b: Double) -> Double { (a * old + b * new) / alpha }
        let color = RGBA(
          red: mix(from.red, to.red), green: mix(from.green, to.green),
          blue: mix(from.blue, to.blue), alpha: alpha)
        return Stop(stop.location + (next.location - stop.location) * share, color)
      }
    }
    if to.alpha == 0 {
      var vanishing = from
      vanishing.alpha = 0
      return [stop, Stop(next.location, vanishing)]
    }
    if from.alpha == 0 {
      var vanishing = to
      vanishing.alpha = 0
      return [Stop(stop.location, vanishing)]
    }
    return [stop] + stops([0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875])
  }

  /// The colour at a part of the gradient.
  func color(at location: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return RGBA(0, alpha: 0) }
    guard let next = stops.firstIndex(where: { $0.location > location }) else { return last.color }
    guard next > 0 else { return first.color }
    let (before, after) = (stops[next - 1], stops[next])
    let share = (location - before.location) / (after.location - before.location)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return RGBA(
      red: mix(before.color.red, after.color.red),
      green: mix(before.color.green, after.color.green),
      blue: mix(before.color.blue, after.color.blue),
      alpha: mix(before.color.alpha, after.color.alpha))
  }
}

/// A grid of coloured points, between which colours go over into each other.
public struct MeshPaint: Hashable, Sendable {
  public var columns: Int
  public var points: [Point]
  public var colors: [RGBA]
  public var background: RGBA

  public init(columns: Int, points: [Point], colors: [RGBA], background: RGBA) {
    (self.columns, self.points, self.colors) = (columns, points, colors)
    self.background = background
  }
}

/// A picture's file, drawn into a rectangle of its view's space.
public struct Picture: Sendable {
  public var path: String
  public var frame: Rect
  public var placement: Placement
  public var alpha: Double
  /// What all of it is coloured with; nil for its own colours.
  public var tint: Paint?
  public var filling: PictureFilling
  /// Its own size, in points.
  public var size: Size
  /// Whether a drawing stays one at any size, rather than being pixels of a display at its own.
  public var keepsDrawing: Bool

  /// - Parameters:
  ///   - tint: what a template is coloured with.
  ///   - keepsDrawing: whether a drawing stays one at any size.
  public init(
    path: String, frame: Rect, placement: Placement, alpha: Double, tint: Paint? = nil,
    filling: PictureFilling = PictureFilling(), size: Size = .zero, keepsDrawing: Bool = true
  ) {
    (self.path, self.frame, self.placement, self.alpha) = (path, frame, placement, alpha)
    (self.tint, self.filling, self.size) = (tint, filling, size)
    self.keepsDrawing = keepsDrawing
  }

  /// The rectangles of the picture, as parts of its own size, and where in its frame each is drawn.
  /// Its caps keep their size; what is between them is stretched, or repeated.
  var pieces: [Piece] {
    let caps = filling.caps
    guard size.width > 0, size.height > 0, filling != PictureFilling() else {
      return [Piece(source: Rect(size: Size(width: 1, height: 1)), frame: frame, repeats: nil)]
    }
    func spans(_ low: Double, _ high: Double, _ own: Double, _ start: Double, _ length: Double)
      -> [(source: (Double, Double), frame: (Double, Double), isMiddle: Bool)]
    {
      let (low, high) = (min(max(low, 0), own), min(max(high, 0), own - min(max(low, 0), own)))
      return [
        ((0, low), (start, low), false),
        ((low, own - low - high), (start + low, max(length - low - high, 0)), true),
        ((own - high, high), (start + length - high, high), false),
      ].filter { $0.0.1 > 0 && $0.1.1 > 0 }
    }
    let columns = spans(caps.leading, caps.trailing, size.width, frame.minX, frame.width)
    let rows = spans(caps.top, caps.bottom, size.height, frame.minY, frame.height)
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          source: Rect(
            x: column.source.0 / size.width, y: row.source.0 / size.height,
            width: column.source.1 / size.width, height: row.source.1 / size.height),
          frame: Rect(
            x: column.frame.0, y: row.frame.0, width: column.frame.1, height: row.frame.1),
          repeats: filling.isTiled && (column.isMiddle || row.isMiddle)
            ? Size(
              width: column.isMiddle ? column.source.1 : column.frame.1,
              height: row.isMiddle ? row.source.1 : row.frame.1) : nil)
      }
    }
  }

  struct Piece {
    /// As parts of the picture.
    let source: Rect
    let frame: Rect
    /// The size of one copy; nil where there is one alone, stretched.
    let repeats: Size?
  }
}
