import Foundation
import LayoutSolver
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Pixels

@Suite struct PixelSurfaceTests {
  let red = RGBA(0xFF0000)
  let whole = Size(width: 8, height: 8)

  private func artwork(_ operations: Artwork.Operation..., size: Size? = nil) -> Artwork {
    var artwork = Artwork(size: size ?? whole)
    operations.forEach { artwork.add($0) }
    return artwork
  }

  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ShapePath {
    ShapePath(.rectangle, in: Rect(x: x, y: y, width: width, height: height))
  }

  private func drawn(_ artwork: Artwork, scale: Double = 1) throws -> PixelSurface {
    let surface = try PixelSurface(artwork.size, scale: scale)
    surface.draw(artwork)
    return surface
  }

  /// The pixels that something is drawn in.
  private func ink(_ surface: PixelSurface) -> Set<[Int]> {
    var ink: Set<[Int]> = []
    for y in 0..<surface.height {
      for x in 0..<surface.width where surface.pixel(x, y)?.alpha != 0 { ink.insert([x, y]) }
    }
    return ink
  }

  @Test(arguments: [1.0, 2, 3])
  func fillsTheExactPixelsOfARectangle(scale: Double) throws {
    let surface = try drawn(
      artwork(.fill(rectangle(2, 3, 4, 1), .color(red), clip: nil)), scale: scale)
    let factor = Int(scale)
    #expect(surface.width == 8 * factor)
    var expected: Set<[Int]> = []
    for y in 3 * factor..<4 * factor {
      for x in 2 * factor..<6 * factor { expected.insert([x, y]) }
    }
    #expect(ink(surface) == expected)
    let pixel = try #require(surface.pixel(2 * factor, 3 * factor))
    #expect(pixel == (255, 0, 0, 255))
  }

  /// As SwiftUI mixes them: popcorn's cards, whose white vanishes over blue, are nowhere darker than it.
  @Test func whiteThatVanishesStaysWhite() throws {
    let stops = [GradientPaint.Stop(0, RGBA(0xFFFFFF)), .init(1, RGBA(0x000000, alpha: 0))]
    let paint = GradientPaint(
      .linear(from: .zero, to: Point(x: 8, y: 0)), stops, .identity)
    let surface = try drawn(
      artwork(
        .fill(rectangle(0, 0, 8, 8), .color(RGBA(0x0000FF)), clip: nil),
        .fill(rectangle(0, 0, 8, 8), .gradient(paint), clip: nil)))
    for x in 0..<8 {
      let pixel = try #require(surface.pixel(x, 4))
      #expect(pixel.blue == 255)
      #expect(abs(Double(pixel.red) - 255 * (1 - (Double(x) + 0.5) / 8)) < 3)
    }
  }

  @Test func betweenOpacitiesColoursAreMixedByWhatTheyHide() throws {
    let stops = [
      GradientPaint.Stop(0, RGBA(0xFF0000, alpha: 0.25)), .init(1, RGBA(0x0000FF, alpha: 0.75)),
    ]
    let paint = GradientPaint(.linear(from: .zero, to: Point(x: 8, y: 0)), stops, .identity)
    let middle = paint.color(at: 0.5)
    #expect(abs(middle.red - 0.25) < 1e-9 && abs(middle.blue - 0.75) < 1e-9)
    #expect(abs(middle.alpha - 0.5) < 1e-9)
  }

  @Test func whatIsNoAreaThrowsAShadow() throws {
    let drawing = Artwork.Operation.fill(rectangle(1, 1, 2, 2), .color(RGBA(0x00FF00)), clip: nil)
    let shadow = Shadow(color: .named(.black), radius: 0, x: 3, y: 4)
    let surface = try drawn(
      artwork(
        .cast([drawing], shadow, within: Rect(x: 4, y: 5, width: 2, height: 2), red, clip: nil)))
    #expect(ink(surface) == [[4, 5], [5, 5], [4, 6], [5, 6]])
    let pixel = try #require(surface.pixel(4, 5))
    #expect(pixel == (255, 0, 0, 255))
  }

  @Test func aHairlineTakesAWholePixel() throws {
    let surface = try drawn(artwork(.fill(rectangle(0, 3.2, 8, 0.33), .color(red), clip: nil)))
    #expect(ink(surface) == Set((0..<8).map { [$0, 3] }))
    #expect(surface.pixel(0, 3)?.alpha == 255)
  }

  @Test func nothingIsDrawnOutsideOfAnyClip() throws {
    var picture = Artwork(size: whole)
    let outer = picture.addClip(rectangle(0, 0, 4, 8), within: nil)
    let inner = picture.addClip(rectangle(2, 2, 6, 2), within: outer)
    picture.add(.fill(rectangle(0, 0, 8, 8), .color(red), clip: inner))
    picture.add(.fill(rectangle(7, 7, 1, 1), .color(red), clip: nil))
    let expected: Set = [[2, 2], [3, 2], [2, 3], [3, 3], [7, 7]]
    #expect(try ink(drawn(picture)) == expected)
  }

  @Test func whatIsSeenThroughIsMixed() throws {
    let surface = try drawn(
      artwork(
        .fill(rectangle(0, 0, 8, 8), .color(RGBA(0xFFFFFF)), clip: nil),
        .fill(rectangle(0, 0, 8, 8), .color(RGBA(0x000000, alpha: 0.5)), clip: nil)))
    let pixel = try #require(surface.pixel(4, 4))
    #expect((126...128).contains(pixel.red))
    #expect(pixel.alpha == 255)
  }

  @Test func aGradientGoesFromItsFirstColourToItsLast() throws {
    let gradient = GradientPaint(
      .linear(from: .zero, to: Point(x: 8, y: 0)),
      [.init(0, RGBA(0x000000)), .init(1, RGBA(0xFFFFFF))], .identity)
    let surface = try drawn(artwork(.fill(rectangle(0, 0, 8, 8), .gradient(gradient), clip: nil)))
    let row = try (0..<8).map { try #require(surface.pixel($0, 4)).red }
    #expect(row == row.sorted())
    #expect(row[0] < 32)
    #expect(row[7] > 223)
  }

  @Test func anAngularGradientTurns() throws {
    let gradient = GradientPaint(
      .angular(center: Point(x: 4, y: 4), from: 0, to: 2 * .pi),
      [.init(0, RGBA(0x000000)), .init(1, RGBA(0xFFFFFF))], .identity)
    let surface = try drawn(artwork(.fill(rectangle(0, 0, 8, 8), .gradient(gradient), clip: nil)))
    // A quarter around is below, half is to the left, three quarters above.
    let places = [(4, 7), (0, 4), (4, 0)]
    let values = try places.map { Int(try #require(surface.pixel($0.0, $0.1)).red) }
    for (value, expected) in zip(values, [64, 128, 191]) { #expect(abs(value - expected) < 24) }
  }

  @Test func aShadowIsOutsideOfWhatThrowsIt() throws {
    let surface = try drawn(
      artwork(
        .shadow(
          rectangle(10, 10, 20, 20), RGBA(0x000000), radius: 6,
          besides: [rectangle(10, 10, 20, 20)],
          clip: nil), size: Size(width: 40, height: 40)))
    #expect(surface.pixel(20, 20)?.alpha == 0)
    let rim = try #require(surface.pixel(20, 8)).alpha
    let further = try #require(surface.pixel(20, 5)).alpha
    #expect(rim > further)
    #expect(further > 0)
    #expect(surface.pixel(0, 0)?.alpha == 0)
  }

  @Test func glassBlursWhatIsBehind() throws {
    let surface = try drawn(
      artwork(
        .fill(rectangle(0, 0, 20, 40), .color(RGBA(0x000000)), clip: nil),
        .fill(rectangle(20, 0, 20, 40), .color(RGBA(0xFFFFFF)), clip: nil),
        .blur(rectangle(0, 0, 40, 20), radius: 8, clip: nil), size: Size(width: 40, height: 40)))
    #expect(surface.pixel(19, 30)?.red == 0)
    let edge = try #require(surface.pixel(19, 10)).red
    #expect((64...192).contains(edge))
    #expect(surface.pixel(0, 10)?.red ?? 255 < 16)
  }

  /// One of them must not keep what comes after it from being drawn.
  @Test func whatHasNoPlaceIsLeftOut() throws {
    let nowhere = ShapePath([[Point(x: .nan, y: 0), Point(x: 9, y: .infinity), Point(x: 0, y: 9)]])
    let flat = Placement(origin: .zero, across: .zero, down: Point(x: 0, y: 1))
    let line = TextLine([TextLine.Run("a", DrawnFont(size: 0), .color(red))], at: .zero, in: flat)
    let gradient = GradientPaint(.linear(from: .zero, to: .zero), [.init(0, red)], flat)
    let surface = try drawn(
      artwork(
        .fill(nowhere, .color(red), clip: nil), .line(line, clip: nil),
        .fill(rectangle(-1e300, -1e300, 1, 1), .color(red), clip: nil),
        .fill(rectangle(0, 0, 8, 8), .gradient(gradient), clip: nil),
        .fill(rectangle(-1e9, 2, 2e9, 2), .color(RGBA(0x0000FF)), clip: nil)))
    #expect(surface.notes.isEmpty)
    let pixel = try #require(surface.pixel(4, 3))
    #expect(pixel == (0, 0, 255, 255))
  }

  private func layer(
    _ layer: Artwork.Layer, _ operations: Artwork.Operation..., behind: Artwork.Operation? = nil,
    side: Double = 8
  ) -> Artwork {
    var artwork = Artwork(size: Size(width: side, height: side))
    if let behind { artwork.add(behind) }
    artwork.begin(layer, clip: nil)
    operations.forEach { artwork.add($0) }
    artwork.end()
    return artwork
  }

  @Test func aLayerIsFadedAsOnePicture() throws {
    let square = rectangle(0, 0, 8, 8)
    let surface = try drawn(
      layer(
        .opacity(0.5), .fill(square, .color(red), clip: nil),
        .fill(square, .color(RGBA(0x0000FF)), clip: nil),
        behind: .fill(square, .color(RGBA(0xFFFFFF)), clip: nil)))
    let pixel = try #require(surface.pixel(4, 4))
    // Half of blue over white, and nothing of the red behind the blue.
    #expect((127...128).contains(pixel.red) && (127...128).contains(pixel.green))
    #expect(pixel.blue == 255)
  }

  /// By the formulas of PDF 1.7 (11.3.5), which Apple's names are those of.
  @Test(arguments: [
    (BlendMode.multiply, 0x000000), (.screen, 0xFFFF00), (.darken, 0x000000),
    (.lighten, 0xFFFF00), (.difference, 0xFFFF00), (.plusLighter, 0xFFFF00), (.normal, 0x00FF00),
    (.destinationOver, 0xFF0000), (.sourceAtop, 0x00FF00),
  ])
  func aLayerIsBlended(mode: BlendMode, expected: Int) throws {
    let square = rectangle(0, 0, 8, 8)
    let surface = try drawn(
      layer(
        .blend(mode), .fill(square, .color(RGBA(0x00FF00)), clip: nil),
        behind: .fill(square, .color(red), clip: nil)))
    let pixel = try #require(surface.pixel(4, 4))
    #expect(Int(pixel.red) << 16 | Int(pixel.green) << 8 | Int(pixel.blue) == expected)
  }

  @Test func inAGroupNothingBehindItIsBlendedWith() throws {
    let square = rectangle(0, 0, 8, 8)
    var artwork = Artwork(size: whole)
    artwork.add(.fill(square, .color(red), clip: nil))
    artwork.begin(.opacity(1), clip: nil)
    artwork.begin(.blend(.multiply), clip: nil)
    artwork.add(.fill(square, .color(RGBA(0x00FF00)), clip: nil))
    artwork.end()
    artwork.end()
    let pixel = try #require(try drawn(artwork).pixel(4, 4))
    #expect((pixel.red, pixel.green) == (0, 255))
  }

  @Test func aBlurredLayerKeepsItsInkAndSpreadsIt() throws {
    let sharp = layer(
      .opacity(1), .fill(rectangle(30, 30, 20, 20), .color(red), clip: nil), side: 80)
    let soft = layer(
      .blur(deviation: 4), .fill(rectangle(30, 30, 20, 20), .color(red), clip: nil), side: 80)
    func sum(_ surface: PixelSurface) -> Int {
      surface.pixels().reduce(0) { $0 + Int($1 >> 24) }
    }
    let (first, second) = (try drawn(sharp), try drawn(soft))
    #expect(abs(sum(first) - sum(second)) < sum(first) / 50)
    #expect(first.pixel(26, 40)?.alpha == 0)
    // Half of a normal distribution lies on each side of an edge, and a sixth beyond one deviation.
    #expect((115...140).contains(try #require(second.pixel(30, 40)).alpha))
    #expect((30...55).contains(try #require(second.pixel(25, 40)).alpha))
    #expect(second.pixel(10, 40)?.alpha == 0)
  }

  @Test func holesAreCutOut() throws {
    let line = ShapePath([[Point(x: 0, y: 4), Point(x: 8, y: 4)]])
    let surface = try drawn(
      artwork(
        .fill(rectangle(0, 0, 8, 8), .color(RGBA(0x0000FF)), clip: nil),
        .cut(
          rectangle(0, 0, 8, 8), .color(red), lines: line, width: 2, areas: ShapePath(), clip: nil))
    )
    let (hole, rest) = try (#require(surface.pixel(4, 4)), #require(surface.pixel(4, 1)))
    #expect(hole == (0, 0, 255, 255))
    #expect(rest == (255, 0, 0, 255))
  }

  /// Between the points of a flattened circle a straight line would be a fifth of a point inside of it.
  @Test func aLargeCircleHasNoCorners() {
    let path = ShapePath(.circle, in: Rect(x: 0, y: 0, width: 200, height: 200))
    var (from, curves) = (Point.zero, 0)
    for step in path.steps {
      switch step {
      case .move(let to), .line(let to): from = to
      case .close: break
      case .curve(let one, let two, let to):
        curves += 1
        let x = 0.125 * (from.x + to.x) + 0.375 * (one.x + two.x) - 100
        let y = 0.125 * (from.y + to.y) + 0.375 * (one.y + two.y) - 100
        #expect(abs((x * x + y * y).squareRoot() - 100) < 0.01)
        from = to
      }
    }
    #expect(curves == 48)
  }

  @Test func cornersStayCorners() {
    let square = ShapePath([
      [.zero, Point(x: 9, y: 0), Point(x: 9, y: 9), Point(x: 0, y: 9), .zero]
    ])
    let curves = square.steps.filter { if case .curve = $0 { true } else { false } }
    #expect(curves.isEmpty)
  }

  // MARK: Texts

  private func line(
    _ text: String, width: Double?, at x: Double = 10, _ anchor: TextLine.Anchor = .start
  ) -> Artwork.Operation {
    .line(
      TextLine(
        [TextLine.Run(text, DrawnFont(size: 20), .color(red))], at: Point(x: x, y: 30), anchor,
        width: width, in: .identity), clip: nil)
  }

  @Test(arguments: [80.0, 120])
  func aLineIsAsWideAsItsLayoutMadeIt(width: Double) throws {
    let surface = try drawn(
      artwork(line("Hamburgers", width: width), size: Size(width: 200, height: 50)))
    let columns = ink(surface).map { $0[0] }
    let (first, last) = try (#require(columns.min()), #require(columns.max()))
    // H and s have a little room at their sides.
    #expect((10...14).contains(first))
    #expect(abs(Double(last) - 10 - width) < 5)
    // From above the capitals to below the g.
    let rows = ink(surface).map { $0[1] }
    #expect(try #require(rows.min()) > 10)
    #expect(try #require(rows.max()) < 37)
  }

  @Test func aLineEndsAtItsAnchor() throws {
    let size = Size(width: 200, height: 50)
    let ends = try drawn(artwork(line("Hamburgers", width: 100, at: 190, .end), size: size))
    #expect(try #require(ink(ends).map { $0[0] }.max()) <= 190)
    #expect(try #require(ink(ends).map { $0[0] }.min()) >= 88)
  }

  @Test func runsHaveTheirOwnColours() throws {
    let runs = [
      TextLine.Run("HHHH", DrawnFont(size: 20), .color(RGBA(0xFF0000))),
      TextLine.Run("HHHH", DrawnFont(size: 20, weight: .bold), .color(RGBA(0x0000FF))),
    ]
    let surface = try drawn(
      artwork(
        .line(TextLine(runs, at: Point(x: 0, y: 30), width: 100, in: .identity), clip: nil),
        size: Size(width: 100, height: 40)))
    func colours(_ columns: Range<Int>) -> Set<String> {
      var found: Set<String> = []
      for x in columns {
        for y in 0..<40 {
          guard let pixel = surface.pixel(x, y), pixel.alpha > 200 else { continue }
          found.insert(pixel.red > pixel.blue ? "red" : "blue")
        }
      }
      return found
    }
    #expect(colours(0..<40) == ["red"])
    #expect(colours(60..<100) == ["blue"])
  }

  // MARK: Files

  @Test func thePictureIsTheSameEachTime() throws {
    let picture = artwork(
      .shadow(
        rectangle(10, 10, 60, 20), RGBA(0x000000, alpha: 0.5), radius: 5, besides: [], clip: nil),
      line("Same", width: 60), size: Size(width: 100, height: 60))
    let first = try drawn(picture, scale: 2).png()
    #expect(try drawn(picture, scale: 2).png() == first)
    #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  /// Width and height stand in the file's header.
  @Test func thePictureHasItsPixels() throws {
    let png = try drawn(artwork(size: Size(width: 30, height: 20)), scale: 3).png()
    #expect(Array(png[16..<24]) == [0, 0, 0, 90, 0, 0, 0, 60])
  }

  @Test func aPictureTooLargeIsRefused() {
    #expect(throws: PixelSurface.Problem.self) {
      try PixelSurface(Size(width: 1e6, height: 10), scale: 1)
    }
    #expect(throws: PixelSurface.Problem.self) {
      try PixelSurface(Size(width: 20_000, height: 20_000), scale: 1)
    }
  }

  @Test func aMissingLibraryIsSaidWithItsRemedy() throws {
    var names = GraphicsLibraries.Names.machine
    names.pango = ["libnobody-has-this.so.0"]
    let error = try #require(throws: MissingLibrary.self) { try GraphicsLibraries(names) }
    #expect(error.description.contains("libnobody-has-this.so.0"))
    #expect(error.description.contains("install"))
  }

  /// The package's own fonts are a third of what makes a picture look right.
  @Test func theFontThatPicturesAreSetInIsThere() throws {
    // A machine without it draws the same words in another font: as wide as that is.
    let library = try GraphicsLibraries.load()
    func width(_ family: String) -> Double {
      let setter = TextSetter(library)
      let font = DrawnFont(size: 100, family: family)
      setter.set(
        TextLine([.init("Ragl", font, .color(red))], at: .zero, in: .identity), colored: false)
      return setter.width
    }
    #expect(width("Inter") != width("DejaVu Sans"), "install fonts-inter")
  }
}

@Suite struct PictureFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "reflow-pictures-\(UUID().uuidString)")

  private func notes(_ bytes: [UInt8], _ check: (PixelSurface) throws -> Void = { _ in }) throws
    -> [String]
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "picture.png").path
    try Data(bytes).write(to: URL(filePath: path))
    var artwork = Artwork(size: Size(width: 8, height: 8))
    let area = ShapePath(.rectangle, in: Rect(x: 0, y: 0, width: 8, height: 8))
    artwork.add(
      .picture(
        Picture(
          path: path, frame: Rect(x: 0, y: 0, width: 8, height: 8), placement: .identity, alpha: 1),
        instead: [.fill(area, .color(RGBA(0x00FF00)), clip: nil)], clip: nil))
    let surface = try PixelSurface(artwork.size, scale: 1)
    surface.draw(artwork)
    try check(surface)
    return surface.notes
  }

  private func blue() throws -> [UInt8] {
    let surface = try PixelSurface(Size(width: 4, height: 4), scale: 1)
    var artwork = Artwork(size: Size(width: 4, height: 4))
    artwork.add(
      .fill(
        ShapePath(.rectangle, in: Rect(x: 0, y: 0, width: 4, height: 4)), .color(RGBA(0x0000FF)),
        clip: nil))
    surface.draw(artwork)
    return surface.png()
  }

  @Test func aPictureFillsItsFrame() throws {
    let notes = try notes(blue()) { surface in
      for place in [0, 4, 7] {
        let pixel = try #require(surface.pixel(place, place))
        #expect(pixel == (0, 0, 255, 255))
      }
    }
    #expect(notes.isEmpty)
  }

  /// A picture of three by three points, each pixel of its own red, drawn into nine by six.
  private func columns(_ filling: PictureFilling, tint: Paint? = nil) throws -> [[UInt8]] {
    let small = try PixelSurface(Size(width: 3, height: 3), scale: 1)
    var artwork = Artwork(size: Size(width: 3, height: 3))
    for column in 0..<3 {
      for row in 0..<3 where (column, row) != (1, 1) {
        let rect = Rect(x: Double(column), y: Double(row), width: 1, height: 1)
        let color = RGBA(UInt32(20 + 80 * column + 20 * row) << 16)
        artwork.add(.fill(ShapePath(.rectangle, in: rect), .color(color), clip: nil))
      }
    }
    small.draw(artwork)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "picture.png").path
    try Data(small.png()).write(to: URL(filePath: path))
    var large = Artwork(size: Size(width: 9, height: 6))
    large.add(
      .picture(
        Picture(
          path: path, frame: Rect(x: 0, y: 0, width: 9, height: 6), placement: .identity, alpha: 1,
          tint: tint, filling: filling, size: Size(width: 3, height: 3)),
        instead: [], clip: nil))
    let surface = try PixelSurface(large.size, scale: 1)
    surface.draw(large)
    return (0..<6).map { y in (0..<9).map { surface.pixel($0, y)?.red ?? 0 } }
  }

  @Test func aTiledPictureIsRepeatedFromItsCorner() throws {
    let rows = try columns(PictureFilling(isTiled: true))
    for (y, row) in rows.enumerated() {
      for (x, red) in row.enumerated() {
        let isHole = x % 3 == 1 && y % 3 == 1
        #expect(Int(red) == (isHole ? 0 : 20 + 80 * (x % 3) + 20 * (y % 3)), "\(x), \(y)")
      }
    }
  }

  @Test func capsKeepTheirSizeAndTheRestIsStretched() throws {
    let caps = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let rows = try columns(PictureFilling(caps: caps))
    #expect(rows[0] == [20] + Array(repeating: 100, count: 7) + [180])
    #expect(rows[5] == [60] + Array(repeating: 140, count: 7) + [220])
    #expect(rows[2] == [40] + Array(repeating: 0, count: 7) + [200])
  }

  @Test func aTemplateHasOneColourWhereItIsNotTransparent() throws {
    let rows = try columns(
      PictureFilling(isTiled: true, isTemplate: true), tint: .color(RGBA(0x990000)))
    #expect(Set(rows.joined()) == [0, 0x99])
    #expect(rows[1][1] == 0 && rows[0][0] == 0x99)
  }

  @Test func aBrokenPictureIsAPlaceholderAndANote() throws {
    let whole = try blue()
    var huge = whole
    // A hundred thousand pixels wide, as its header says.
    huge.replaceSubrange(16..<20, with: [0, 1, 0x86, 0xA0])
    let broken: [[UInt8]] = [
      [], [1, 2, 3], Array(whole.prefix(20)), Array(whole.prefix(40)), huge,
      Array("<html/>".utf8) + Array(repeating: 32, count: 40),
    ]
    for bytes in broken {
      let notes = try notes(bytes) { surface in
        let pixel = try #require(surface.pixel(4, 4))
        #expect(pixel == (0, 255, 0, 255))
      }
      #expect(notes.count == 1)
      #expect(notes.first?.contains("picture.png") == true)
    }
  }
}

@Suite struct ArtworkSVGTests {
  private var picture: Artwork {
    var artwork = Artwork(size: Size(width: 100, height: 40))
    let clip = artwork.addClip(
      ShapePath(.rectangle, in: Rect(x: 0, y: 0, width: 50, height: 40)), within: nil)
    artwork.add(
      .line(
        TextLine(
          [TextLine.Run("a < b & \"c\"", DrawnFont(size: 17), .color(RGBA(0x336699)))],
          at: Point(x: 4, y: 20), width: 60.25, in: .identity), clip: clip))
    return artwork
  }

  @Test func textsStayTexts() {
    let document = ArtworkSVG(picture).document(title: "<t>")
    #expect(document.contains(">a &lt; b &amp; &quot;c&quot;</tspan>"))
    #expect(document.contains("textLength=\"60.25\""))
    #expect(document.contains("fill=\"#336699\""))
    #expect(document.contains("<title>&lt;t&gt;</title>"))
  }

  @Test func itIsWellFormed() {
    let parser = XMLParser(data: Data(ArtworkSVG(picture).document(title: "x").utf8))
    #expect(parser.parse())
  }
}
