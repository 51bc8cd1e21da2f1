import Cells
import LayoutSolver
import Numbers

/// A picture in pixels, drawn by Cairo with texts by Pango.
public final class PixelSurface {
  typealias Handle = GraphicsLibraries.Handle

  public let width: Int
  public let height: Int
  /// Pixels a point.
  public let scale: Scale
  /// The point of the picture in the upper left corner, at a pixel's edge.
  private let origin: Point
  /// What couldn't be drawn, a sentence each.
  public private(set) var notes: [String] = []

  /// Pixels a point, which aren't as many in both directions where cells aren't twice as high as wide.
  public struct Scale: Equatable, Sendable {
    public var across: Double
    public var down: Double

    public init(across: Double, down: Double) { (self.across, self.down) = (across, down) }
  }

  let library: GraphicsLibraries
  let surface: Handle
  let context: Handle
  private let tools: DrawingTools
  private var texts: TextSetter { tools.texts }
  private var lacksFonts = false

  /// Why a picture isn't drawn.
  public enum Problem: Error, CustomStringConvertible {
    case tooLarge(width: Int, height: Int)
    case noMemory

    public var description: String {
      switch self {
      case .tooLarge(let width, let height):
        "a picture of \(width)×\(height) pixels is too large; take a smaller container or --scale-factor"
      case .noMemory:
        "there is no memory for the picture; take a smaller container or --scale-factor"
      }
    }
  }

  /// More pixels than a large desktop has.
  private static let mostPixels = 100_000_000
  private static let longestSide = 30_000

  /// Why no pixels can be drawn on this machine; nil where they can.
  public static var missing: MissingLibrary? {
    do {
      _ = try GraphicsLibraries.load()
      return nil
    } catch {
      return error as? MissingLibrary
    }
  }

  /// All of a picture.
  /// - Throws: ``MissingLibrary`` or ``Problem``.
  public convenience init(_ size: Size, scale: Double) throws {
    try self.init(size, scale: scale, GraphicsLibraries.load())
  }

  convenience init(_ size: Size, scale: Double, _ library: GraphicsLibraries) throws {
    try self.init(size, scale: scale, DrawingTools(library))
  }

  convenience init(_ size: Size, scale: Double, _ tools: DrawingTools) throws {
    try self.init(
      width: max(Int(clamped: (size.width * scale).rounded()), 1),
      height: max(Int(clamped: (size.height * scale).rounded()), 1),
      scale: Scale(across: scale, down: scale), tools: tools)
  }

  /// A part of a picture.
  /// - Parameters:
  ///   - width: in pixels, as the height.
  ///   - origin: the point in the upper left corner, at a pixel's edge.
  /// - Throws: ``Problem``.
  public init(
    width: Int, height: Int, scale: Scale, from origin: Point = .zero, tools: DrawingTools
  ) throws {
    let library = tools.library
    guard (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height),
      width * height <= Self.mostPixels
    else { throw Problem.tooLarge(width: width, height: height) }
    guard let surface = library.createSurface(0, Int32(clamping: width), Int32(clamping: height)),
      let context = library.create(surface), library.surfaceStatus(surface) == 0
    else { throw Problem.noMemory }
    library.scale(context, scale.across, scale.down)
    library.translate(context, -origin.x, -origin.y)
    (self.library, self.tools, self.surface, self.context) = (library, tools, surface, context)
    (self.width, self.height, self.scale, self.origin) = (width, height, scale, origin)
  }

  deinit {
    library.destroy(context)
    library.destroySurface(surface)
  }

  // MARK: Reading

  /// The colours of a pixel and what it hides, 0 to 255, multiplied with that; nil outside.
  public func pixel(_ x: Int, _ y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    library.flush(surface)
    guard let data = library.surfaceData(surface) else { return nil }
    let row = data + y * Int(library.surfaceStride(surface))
    let color = UnsafeRawPointer(row + 4 * x).loadUnaligned(as: UInt32.self)
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: color >> shift) }
    return (part(16), part(8), part(0), part(24))
  }

  /// All pixels, row by row: `0xAARRGGBB`, the colours multiplied with what they hide.
  public func pixels() -> [UInt32] {
    library.flush(surface)
    guard let data = library.surfaceData(surface) else { return [] }
    let stride = Int(library.surfaceStride(surface))
    return [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for row in 0..<height {
        UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(pixels)[(row * width * 4)...]
        )
        .copyMemory(from: UnsafeRawBufferPointer(start: data + row * stride, count: width * 4))
      }
      count = width * height
    }
  }

  /// The PNG file of the picture.
  public func png() -> [UInt8] { Self.png(of: surface, library) }

  static func png(of surface: Handle, _ library: GraphicsLibraries) -> [UInt8] {
    library.flush(surface)
    guard let data = library.surfaceData(surface) else { return [] }
    // Cairo's rows begin at whole pixels.
    let stride = Int(library.surfaceStride(surface)) / 4
    let (width, height) = (
      Int(library.surfaceWidth(surface)), Int(library.surfaceHeight(surface))
    )
    return data.withMemoryRebound(to: UInt32.self, capacity: stride * height) {
      PNGFile.bytes(
        UnsafeBufferPointer(start: $0, count: stride * height), width: width, height: height,
        stride: stride)
    }
  }

  // MARK: Drawing

  /// Has nothing drawn outside of a picture of this size.
  public func clip(to size: Size) { clip(ShapePath(.rectangle, in: Rect(size: size))) }

  public func draw(_ artwork: Artwork) {
    draw(artwork.operations, of: artwork, within: [])
    if library.status(context) != 0 {
      notes.append("the picture isn't whole: Cairo gave up (\(library.status(context)))")
    }
  }

  /// - Parameter outer: the clips that are there already.
  private func draw(_ operations: [Artwork.Operation], of artwork: Artwork, within outer: [Int]) {
    var current = outer
    library.save(context)
    for operation in operations {
      let clips = artwork.chain(operation.clip)
      if clips != current {
        library.restore(context)
        library.save(context)
        for index in clips.dropFirst(outer.count) { clip(artwork.clips[index].path) }
        current = clips
      }
      switch operation {
      case .cast(let operations, let shadow, let area, let color, _):
        castShadow(of: artwork.with(operations), shadow, within: area, color)
      case .layer(let operations, let layer, _):
        draw(operations, layer, of: artwork, within: clips)
      default: draw(operation)
      }
    }
    library.restore(context)
  }

  /// Lays several things as one picture over what is there.
  private func draw(
    _ operations: [Artwork.Operation], _ layer: Artwork.Layer, of artwork: Artwork,
    within clips: [Int]
  ) {
    if case .blur(let deviation) = layer {
      return drawBlurred(operations, deviation, of: artwork, within: clips)
    }
    library.pushGroup(context)
    draw(operations, of: artwork, within: clips)
    library.popGroup(context)
    switch layer {
    case .opacity(let part): library.paintWithAlpha(context, part)
    case .blend(let mode):
      if mode == .plusDarker {
        note("plusDarker is drawn as multiply, which is lighter where both are dark")
      }
      library.setOperator(context, mode.cairoOperator)
      library.paint(context)
      library.setOperator(context, Self.over)
    case .blur: break
    }
  }

  private func drawBlurred(
    _ operations: [Artwork.Operation], _ deviation: Double, of artwork: Artwork,
    within clips: [Int]
  ) {
    // Of what is blurred further nothing can be told.
    let deviation = min(deviation, 1_000)
    let reach = deviation * 3
    let whole = Rect(
      x: origin.x, y: origin.y, width: Double(width) / scale.across,
      height: Double(height) / scale.down)
    guard let bounds = visible(whole, beyond: reach) else { return }
    paintBlurred(bounds, deviation: deviation) { small in
      small.draw(operations, of: artwork, within: clips)
    } paint: {
      library.setSource(context, $0); library.paint(context)
    }
  }

  private func note(_ words: String) {
    if !notes.contains(words) { notes.append(words) }
  }

  private func clip(_ path: ShapePath) {
    trace(path)
    library.clip(context)
  }

  private func draw(_ operation: Artwork.Operation) {
    switch operation {
    case .fill(let path, let paint, _):
      withSource(paint) {
        trace(path)
        library.fill(context)
      }
    case .stroke(let path, let style, let paint, _):
      withSource(paint) { stroke(path, style) }
    case .cut(let path, let paint, let lines, let width, let areas, _):
      library.pushGroup(context)
      withSource(paint.opaque) {
        trace(path)
        library.fill(context)
        stroke(path, StrokeStyle(lineWidth: width, join: .round))
      }
      library.setOperator(context, Self.cuts)
      trace(areas)
      library.fill(context)
      stroke(lines, StrokeStyle(lineWidth: width, cap: .round, join: .round))
      library.setOperator(context, Self.over)
      library.popGroup(context)
      library.paintWithAlpha(context, paint.alpha)
    case .shadow(let path, let color, let radius, let others, _):
      castShadow(of: path, color, radius, besides: others)
    case .cast, .layer: break
    case .blur(let path, let radius, _): blur(path, radius)
    case .line(let line, _): draw(line)
    case .picture(let picture, let instead, _):
      if !draw(picture) { instead.forEach(draw) }
    }
  }

  /// How something is laid over what is there: in front, and as a hole in it.
  private static let (over, cuts): (Int32, Int32) = (2, 9)

  /// Begins a path anew. An upright rectangle has its edges between pixels, at least one apart, so that
  /// they are sharp.
  func trace(_ path: ShapePath) {
    library.newPath(context)
    library.setFillRule(context, path.isEvenOdd ? 1 : 0)
    if let rect = path.uprightRectangle {
      let (left, width) = snapped(rect.minX, rect.maxX, scale.across)
      let (top, height) = snapped(rect.minY, rect.maxY, scale.down)
      return library.rectangle(context, left, top, width, height)
    }
    add(path.steps)
  }

  private func add(_ steps: [PathStep]) { Self.add(steps, to: context, library) }

  private func snapped(
    _ low: Double, _ high: Double, _ scale: Double
  ) -> (start: Double, length: Double) {
    let (low, high) = (Self.near(low), Self.near(high))
    var (first, last) = ((low * scale).rounded(), (high * scale).rounded())
    if first == last, high > low {
      first = (low * scale).rounded(.down)
      last = first + 1
    }
    return (first / scale, (last - first) / scale)
  }

  private func stroke(_ path: ShapePath, _ style: StrokeStyle) {
    library.newPath(context)
    add(path.steps)
    library.setLineWidth(context, style.lineWidth)
    library.setLineCap(context, style.cap == .butt ? 0 : style.cap == .round ? 1 : 2)
    library.setLineJoin(context, style.join == .miter ? 0 : style.join == .round ? 1 : 2)
    library.setMiterLimit(context, style.miterLimit)
    let isDashed = style.dash.contains { $0 > 0 } && style.dash.allSatisfy { $0 >= 0 }
    if isDashed {
      library.setDash(context, style.dash, Int32(clamping: style.dash.count), style.dashPhase)
    }
    library.stroke(context)
    if isDashed { library.setDash(context, nil, 0, 0) }
  }

  // MARK: Sources

  func withSource(_ paint: Paint, _ body: () -> Void) {
    switch paint {
    case .color(let color):
      library.setColor(context, color.red, color.green, color.blue, color.alpha)
      body()
    case .gradient(let gradient):
      guard let pattern = pattern(gradient) else { return }
      library.setSource(context, pattern)
      body()
      library.destroyPattern(pattern)
    case .mesh(let mesh):
      let pattern = pattern(mesh)
      library.setSource(context, pattern)
      body()
      library.destroyPattern(pattern)
    }
  }

  /// A pattern in a space of its own; nil where that is a line or a point.
  private func pattern(_ gradient: GradientPaint) -> Handle? {
    guard gradient.placement.isInvertible else { return nil }
    let pattern: Handle?
    switch gradient.kind {
    case .linear(let from, let to): pattern = library.linear(from.x, from.y, to.x, to.y)
    case .radial(let center, let from, let to):
      pattern = library.radial(center.x, center.y, from, center.x, center.y, to)
    case .angular(let center, let from, let to):
      pattern = angular(gradient, around: center, from, to)
    }
    if case .angular = gradient.kind {
    } else {
      for stop in gradient.stops {
        let color = stop.color
        library.addStop(
          pattern, min(max(stop.location, 0), 1), color.red, color.green, color.blue, color.alpha)
      }
    }
    library.setExtend(pattern, 3)
    let place = gradient.placement
    var matrix = [place.a, place.b, place.c, place.d, place.tx, place.ty]
    guard library.invertMatrix(&matrix) == 0 else { return pattern }
    library.setPatternMatrix(pattern, matrix)
    return pattern
  }

  /// Wedges around the middle, so far that they reach over any view.
  private func angular(
    _ gradient: GradientPaint, around center: Point, _ from: Double, _ to: Double
  ) -> Handle? {
    let pattern = library.mesh()
    let (reach, steps, turn) = (5000.0, 120, 2 * Double.pi)
    let length = min(abs(to - from), turn)
    func color(_ angle: Double) -> RGBA {
      // What is beyond the end belongs to the nearer one.
      if angle > length { return gradient.color(at: angle - length > (turn - length) / 2 ? 0 : 1) }
      return gradient.color(at: length > 0 ? angle / length : 0)
    }
    for step in 0..<steps {
      let (start, end) = (
        turn * Double(step) / Double(steps), turn * Double(step + 1) / Double(steps)
      )
      library.beginPatch(pattern)
      library.patchMoveTo(pattern, center.x, center.y)
      for angle in [start, end] {
        let (x, y) = Self.direction(from + angle)
        library.patchLineTo(pattern, center.x + reach * x, center.y + reach * y)
      }
      library.patchLineTo(pattern, center.x, center.y)
      for (corner, angle) in [start, start, end - 1e-9, end - 1e-9].enumerated() {
        let color = color(angle)
        library.patchColor(
          pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
      }
      library.endPatch(pattern)
    }
    return pattern
  }

  private func pattern(_ mesh: MeshPaint) -> Handle? {
    let pattern = library.mesh()
    let rows = mesh.points.count / max(mesh.columns, 1)
    guard rows > 1, mesh.columns > 1, mesh.colors.count == mesh.points.count else { return pattern }
    for row in 0..<rows - 1 {
      for column in 0..<mesh.columns - 1 {
        let first = row * mesh.columns + column
        let corners = [first, first + 1, first + mesh.columns + 1, first + mesh.columns]
        library.beginPatch(pattern)
        for (number, corner) in corners.enumerated() {
          let point = mesh.points[corner]
          if number == 0 {
            library.patchMoveTo(pattern, point.x, point.y)
          } else {
            library.patchLineTo(pattern, point.x, point.y)
          }
        }
        for (number, corner) in corners.enumerated() {
          let color = mesh.colors[corner]
          library.patchColor(
            pattern, UInt32(number), color.red, color.green, color.blue, color.alpha)
        }
        library.endPatch(pattern)
      }
    }
    return pattern
  }

  // MARK: Texts

  private func draw(_ line: TextLine) {
    guard line.placement.isInvertible, let first = line.runs.first else { return }
    let paints = Set(line.runs.map(\.paint))
    texts.set(line, colored: paints.count > 1)
    if texts.unknownLetters > 0, !lacksFonts {
      lacksFonts = true
      notes.append(
        "no font here has '\(line.string.prefix(40))'; install one, such as fonts-noto-core, "
          + "fonts-noto-cjk or fonts-noto-color-emoji")
    }
    let natural = texts.width
    let stretch = line.stretch(of: natural)
    withSource(first.paint) {
      library.save(context)
      let place = line.placement
      library.transform(context, [place.a, place.b, place.c, place.d, place.tx, place.ty])
      library.translate(context, line.start(natural * stretch), line.origin.y)
      library.scale(context, stretch, 1)
      library.moveTo(context, 0, -texts.baseline)
      texts.show(in: context)
      drawSymbols(of: line)
      library.restore(context)
    }
  }

  /// The symbols among a line's letters, from its baseline's beginning on.
  private func drawSymbols(of line: TextLine) {
    var byte = 0
    for run in line.runs {
      if let name = run.symbol {
        let place = texts.place(ofByte: byte)
        let side = run.font.size * 1.1
        library.save(context)
        library.translate(
          context, place.midX - side / 2, -run.font.size * 0.36 - side / 2)
        withSource(run.paint) {
          let size = Size(width: side, height: side)
          for part in SymbolShape.of(name).fitted(to: size, weight: run.font.weight) {
            library.save(context)
            part.clips.forEach(clip)
            switch part.drawing {
            case .lines(let path, let width):
              stroke(path, StrokeStyle(lineWidth: width, cap: .round, join: .round))
            case .area(let path):
              trace(path)
              library.fill(context)
            case .cut(let path, let lines, let width, let areas):
              draw(.cut(path, run.paint, lines: lines, width: width, areas: areas, clip: nil))
            }
            library.restore(context)
          }
        }
        library.restore(context)
      }
      byte += run.string.utf8.count
    }
  }

  // MARK: Shadows and glass

  /// The pixels of a small picture that is as sharp as something blurred needs to be.
  private func blurred(
    _ area: Rect, deviation: Double, format: Int32, _ paint: (Handle) -> Void
  ) -> (surface: Handle, scale: Double)? {
    // Blurred over four pixels, more of them aren't told apart.
    let scale = min(self.scale.across, 4 / max(deviation, 0.1))
    let width = Int(clamped: (area.width * scale).rounded(.up)) + 1
    let height = Int(clamped: (area.height * scale).rounded(.up)) + 1
    guard width <= Self.longestSide, height <= Self.longestSide, width * height <= Self.mostPixels,
      let small = library.createSurface(format, Int32(clamping: width), Int32(clamping: height)),
      let drawing = library.create(small)
    else { return nil }
    library.scale(drawing, scale, scale)
    library.translate(drawing, -area.minX, -area.minY)
    paint(drawing)
    library.destroy(drawing)
    blur(small, width, height, deviation: deviation * scale, channels: format == 0 ? 4 : 1)
    return (small, scale)
  }

  /// - Parameter deviation: in pixels.
  private func blur(
    _ surface: Handle, _ width: Int, _ height: Int, deviation: Double, channels: Int
  ) {
    library.flush(surface)
    if let data = library.surfaceData(surface) {
      Blur(deviation: deviation).apply(
        data, width: width, height: height, stride: Int(library.surfaceStride(surface)),
        channels: channels)
    }
    library.markDirty(surface)
  }

  /// Uses a small picture of an area as the source or the mask of what is drawn.
  private func withPattern(
    _ surface: Handle, scale: Double, _ area: Rect, _ body: (Handle?) -> Void
  ) {
    let pattern = library.surfacePattern(surface)
    library.setPatternMatrix(
      pattern, [scale, 0, 0, scale, -area.minX * scale, -area.minY * scale])
    body(pattern)
    library.destroyPattern(pattern)
  }

  /// What SwiftUI calls a shadow's radius is twice the deviation of its blur.
  private func castShadow(
    of path: ShapePath, _ color: RGBA, _ radius: Double, besides others: [ShapePath]
  ) {
    library.save(context)
    for other in others { clipOut(other) }
    if radius > 0, let bounds = visible(path.bounds, beyond: radius * 2) {
      let small = blurred(bounds, deviation: radius / 2, format: 2) { drawing in
        library.setColor(drawing, 0, 0, 0, 1)
        library.setFillRule(drawing, path.isEvenOdd ? 1 : 0)
        Self.add(path.steps, to: drawing, library)
        library.fill(drawing)
      }
      if let small {
        library.setColor(context, color.red, color.green, color.blue, color.alpha)
        withPattern(small.surface, scale: small.scale, bounds) { library.mask(context, $0) }
        library.destroySurface(small.surface)
      }
    } else {
      withSource(.color(color)) {
        trace(path)
        library.fill(context)
      }
    }
    library.restore(context)
  }

  /// What is drawn throws the same shadow wherever it is not transparent.
  private func castShadow(
    of artwork: Artwork, _ shadow: Shadow, within area: Rect, _ color: RGBA
  ) {
    guard let bounds = visible(area, beyond: shadow.radius * 2) else { return }
    var source = bounds
    source.origin.x -= shadow.x
    source.origin.y -= shadow.y
    paintBlurred(source, deviation: shadow.radius / 2, at: bounds) { small in
      small.draw(artwork)
    } paint: { pattern in
      library.setColor(context, color.red, color.green, color.blue, color.alpha)
      library.mask(context, pattern)
    }
  }

  /// Draws an area on a surface of its own, as sharp as what is blurred needs to be.
  /// - Parameters:
  ///   - place: where it is painted; nil for where it is.
  ///   - paint: uses the blurred surface as a source or a mask.
  private func paintBlurred(
    _ area: Rect, deviation: Double, at place: Rect? = nil, draw: (PixelSurface) -> Void,
    paint: (Handle?) -> Void
  ) {
    let scale = deviation > 0 ? min(self.scale.across, 4 / deviation) : self.scale.across
    guard
      let small = try? PixelSurface(
        width: Int(clamped: (area.width * scale).rounded(.up)) + 1,
        height: Int(clamped: (area.height * scale).rounded(.up)) + 1,
        scale: Scale(across: scale, down: scale), from: area.origin, tools: tools)
    else { return }
    draw(small)
    blur(
      small.surface, small.width, small.height, deviation: deviation * scale, channels: 4)
    withPattern(small.surface, scale: scale, place ?? area, paint)
  }

  private static func add(_ steps: [PathStep], to drawing: Handle, _ library: GraphicsLibraries) {
    for step in steps {
      switch step {
      case .move(let to): library.moveTo(drawing, near(to.x), near(to.y))
      case .line(let to): library.lineTo(drawing, near(to.x), near(to.y))
      case .curve(let one, let two, let to):
        library.curveTo(
          drawing, near(one.x), near(one.y), near(two.x), near(two.y), near(to.x), near(to.y))
      case .close: library.closePath(drawing)
      }
    }
  }

  /// Cairo counts in parts of a pixel, of which so many points are safe.
  private static func near(_ length: Double) -> Double { min(max(length, -1e6), 1e6) }

  /// Nothing is drawn inside of an area any more.
  private func clipOut(_ path: ShapePath) {
    library.newPath(context)
    library.rectangle(context, -1e5, -1e5, 2e5, 2e5)
    add(path.steps)
    library.setFillRule(context, 1)
    library.clip(context)
  }

  private func blur(_ path: ShapePath, _ radius: Double) {
    guard radius > 0, let bounds = visible(path.bounds, beyond: 0) else { return }
    library.flush(surface)
    let small = blurred(bounds, deviation: radius / 2, format: 0) { drawing in
      let whole = library.surfacePattern(surface)
      library.setPatternMatrix(
        whole,
        [
          scale.across, 0, 0, scale.down, -origin.x * scale.across, -origin.y * scale.down,
        ])
      library.setExtend(whole, 3)
      library.setFilter(whole, 1)
      library.setSource(drawing, whole)
      library.paint(drawing)
      library.destroyPattern(whole)
    }
    guard let small else { return }
    withPattern(small.surface, scale: small.scale, bounds) { pattern in
      library.setExtend(pattern, 3)
      library.setSource(context, pattern)
      trace(path)
      library.fill(context)
    }
    library.destroySurface(small.surface)
  }

  /// The part of an area, and of what is around it, that lies on the surface or near enough to be seen
  /// there; nil where there is none.
  private func visible(_ bounds: Rect?, beyond reach: Double) -> Rect? {
    guard let bounds else { return nil }
    let right = origin.x + Double(width) / scale.across + reach
    let bottom = origin.y + Double(height) / scale.down + reach
    let left = max(bounds.minX - reach, origin.x - reach)
    let top = max(bounds.minY - reach, origin.y - reach)
    let rect = Rect(
      x: left, y: top, width: min(bounds.maxX + reach, right) - left,
      height: min(bounds.maxY + reach, bottom) - top)
    return rect.width > 0 && rect.height > 0 ? rect : nil
  }

  // MARK: Pictures

  /// - Returns: false where its file can't be read.
  private func draw(_ picture: Picture) -> Bool {
    guard picture.placement.isInvertible else { return true }
    guard
      let source = tools.surface(
        of: picture, across: scale.across, down: scale.down, failed: { note("\($0)") })
    else { return false }
    let (columns, rows) = (library.surfaceWidth(source), library.surfaceHeight(source))
    guard columns > 0, rows > 0 else { return false }
    guard picture.frame.width > 0, picture.frame.height > 0 else { return true }
    func draw(_ lay: (Handle?) -> Void) {
      library.save(context)
      let place = picture.placement
      library.transform(context, [place.a, place.b, place.c, place.d, place.tx, place.ty])
      for piece in picture.pieces {
        drawPiece(piece, of: source, Double(columns), Double(rows), lay)
      }
      library.restore(context)
    }
    if let tint = picture.tint {
      withSource(tint) { draw { library.mask(context, $0) } }
    } else {
      draw {
        library.setSource(context, $0)
        library.paintWithAlpha(context, picture.alpha)
      }
    }
    return true
  }

  /// - Parameter lay: fills the piece's frame, by its pattern.
  private func drawPiece(
    _ piece: Picture.Piece, of source: Handle, _ columns: Double, _ rows: Double,
    _ lay: (Handle?) -> Void
  ) {
    let (part, frame) = (piece.source, piece.frame)
    let (across, down) = (part.width * columns, part.height * rows)
    guard
      let cut = library.partOfSurface(
        source, part.minX * columns, part.minY * rows, across, down)
    else { return }
    let pattern = library.surfacePattern(cut)
    // The edges of copies aren't mixed with those of their neighbours.
    library.setExtend(pattern, piece.repeats == nil ? 3 : 1)
    library.setFilter(pattern, piece.repeats == nil ? 1 : 3)
    let copy = piece.repeats ?? frame.size
    library.save(context)
    library.newPath(context)
    library.rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
    library.clip(context)
    library.translate(context, frame.minX, frame.minY)
    library.scale(context, copy.width / across, copy.height / down)
    lay(pattern)
    library.restore(context)
    library.destroyPattern(pattern)
    library.destroySurface(cut)
  }

  private static func direction(_ angle: Double) -> (Double, Double) {
    var path = ShapePath()
    path.addArc(center: .zero, radius: 1, from: angle, by: 0)
    let point = path.current ?? .zero
    return (point.x, point.y)
  }
}

extension Artwork.Operation {
  var clip: Artwork.ClipID? {
    switch self {
    case .fill(_, _, let clip), .stroke(_, _, _, let clip), .shadow(_, _, _, _, let clip),
      .cut(_, _, _, _, _, let clip), .blur(_, _, let clip), .line(_, let clip),
      .picture(_, _, let clip), .cast(_, _, _, _, let clip), .layer(_, _, let clip):
      clip
    }
  }
}

extension BlendMode {
  /// Of `cairo_operator_t`.
  fileprivate var cairoOperator: Int32 {
    switch self {
    case .normal: 2
    case .sourceAtop: 5
    case .destinationOver: 7
    case .destinationOut: 9
    case .plusLighter: 12
    case .multiply, .plusDarker: 14
    case .screen: 15
    case .overlay: 16
    case .darken: 17
    case .lighten: 18
    case .colorDodge: 19
    case .colorBurn: 20
    case .hardLight: 21
    case .softLight: 22
    case .difference: 23
    case .exclusion: 24
    case .hue: 25
    case .saturation: 26
    case .color: 27
    case .luminosity: 28
    }
  }
}
