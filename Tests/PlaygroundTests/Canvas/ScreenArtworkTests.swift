import LayoutSolver
import Pixels
import Testing

@testable import Playground

private func operations(
  _ view: View, _ width: Double = 200, _ height: Double = 120
) -> [Artwork.Operation] {
  ScreenArtwork(view.laidOut(width, height)).artwork.operations
}

private func lines(_ view: View, _ width: Double = 200, _ height: Double = 120) -> [TextLine] {
  operations(view, width, height).compactMap {
    if case .line(let line, _) = $0 { line } else { nil }
  }
}

/// A picture drawn at one pixel a point.
private func drawn(_ view: View, _ width: Double, _ height: Double) throws -> PixelSurface {
  let artwork = ScreenArtwork(view.laidOut(width, height)).artwork
  let surface = try PixelSurface(artwork.size, scale: 1)
  surface.draw(artwork)
  return surface
}

@Suite("The screen in points")
struct ScreenArtworkTests {
  @Test("A text has a line for each that the layout broke it into, as wide as it was laid out")
  func textLines() throws {
    let words = text("The quick brown fox jumps over the lazy dog and is gone")
    let result = words.laidOut(120, 200)
    let node = try #require(result.nodes.first { !$0.textLines.isEmpty })
    let lines = lines(words, 120, 200)
    #expect(lines.map { $0.runs.map(\.string).joined() } == node.textLines)
    #expect(lines.count > 2)
    for line in lines {
      let width = try #require(line.width)
      #expect(width > 0 && width <= node.size.width + 0.5)
    }
    // Each baseline is within the text, and below the one before.
    let baselines = lines.map(\.origin.y)
    #expect(baselines == baselines.sorted() && Set(baselines).count == lines.count)
    #expect(baselines.allSatisfy { (0...node.size.height).contains($0) })
  }

  @Test("The widest of a text's lines gives it its width")
  func lineWidths() throws {
    let result = text("Hamburgers and chips").laidOut(400, 100)
    let node = try #require(result.nodes.first { !$0.textLines.isEmpty })
    #expect(node.lineWidths.count == 1)
    // The size is rounded up to a pixel.
    #expect((0..<0.51).contains(node.size.width - node.lineWidths[0]))
  }

  @Test("A cut line is as wide as what is left of it")
  func cutLine() throws {
    let words = View(
      .environment(text("A title that is much too long for its room")) { $0.lineLimit = 1 })
    let line = try #require(lines(words, 100, 40).first)
    #expect(line.runs.map(\.string).joined().hasSuffix("…"))
    #expect(try #require(line.width) <= 100)
  }

  @Test("An area has the pixels of its frame, and what is around it the screen's")
  func area() throws {
    let surface = try drawn(color(.red).frame(40, 20), 100, 60)
    // In the middle: from 30 to 70, from 20 to 40.
    for (x, y, isRed) in [
      (30, 20, true), (69, 39, true), (29, 20, false), (70, 39, false), (30, 19, false),
      (69, 40, false),
    ] {
      let pixel = try #require(surface.pixel(x, y))
      #expect((pixel.green < 100) == isRed, "\(x), \(y)")
    }
  }

  @Test("What an opacity fades is mixed with what is behind")
  func opacity() throws {
    let half = View(.decorated(View(.leaf(.color(.named(.black)))), .opacity(0.5)))
    let pixel = try #require(try drawn(half, 20, 20).pixel(10, 10))
    #expect((126...129).contains(pixel.red))
  }

  @Test("Several views fade as one picture: what is behind another one isn't seen through it")
  func groupOpacity() throws {
    let both = View(
      .container(.zStack(alignment: .center), View(.group([color(.red), color(.black)]))))
    let pixel = try #require(
      try drawn(View(.decorated(both, .opacity(0.5))), 20, 20).pixel(10, 10))
    #expect((126...129).contains(pixel.red) && pixel.red == pixel.green)
  }

  @Test("A blurred view is a layer, with the layers inside of it, and what follows is outside")
  func layers() {
    let soft = View(
      .decorated(
        View(.decorated(color(.red), .layer(.blend(.screen), at: nil))),
        .layer(.blur(radius: 3), at: nil)))
    let drawn = operations(
      View(
        .container(
          .hStack(alignment: .verticalCenter, spacing: 0), View(.group([soft, color(.blue)])))))
    let layers = drawn.compactMap {
      if case .layer(let inside, let layer, _) = $0 { (inside, layer) } else { nil }
    }
    #expect(layers.map(\.1) == [.blur(deviation: 3)])
    let inner = layers.first?.0.compactMap {
      if case .layer(let inside, let layer, _) = $0 { (inside.count, layer) } else { nil }
    }
    #expect(inner?.map(\.1) == [.blend(.screen)] && inner?.map(\.0) == [1])
    // The page and the blue area.
    #expect(drawn.filter { if case .fill = $0 { true } else { false } }.count == 2)
  }

  @Test("A switch is a track with a knob at the side that says how it is")
  func toggle() throws {
    func knobColumns(_ isOn: Bool) throws -> [Int] {
      let surface = try drawn(
        View(.leaf(.control(.toggle, state: .isOn(isOn)))), 100, 60)
      return (0..<100).filter { x in
        guard let pixel = surface.pixel(x, 30) else { return false }
        return pixel.red == 255 && pixel.green == 255 && (30..<70).contains(x)
      }
    }
    let (off, on) = try (knobColumns(false), knobColumns(true))
    let middle = { (columns: [Int]) in Double(columns.reduce(0, +)) / Double(max(columns.count, 1))
    }
    #expect(middle(off) < 50)
    #expect(middle(on) > 50)
  }

  @Test("A picture that nobody has is an area with a sign")
  func placeholder() {
    let picture = View(
      .leaf(.image(Image(name: "nowhere", naturalSize: Size(width: 80, height: 60)))))
    let drawn = operations(picture)
    let strokes = drawn.filter { if case .stroke = $0 { true } else { false } }
    #expect(!strokes.isEmpty)
  }

  @Test("Nothing that steers is left in a text")
  func controls() {
    let runs = lines(text("a\u{1B}[31mb\u{202E}c")).flatMap(\.runs)
    for scalar in runs.flatMap({ $0.string.unicodeScalars }) {
      #expect(scalar.value >= 0x20 && scalar.value != 0x202E)
    }
  }
}
