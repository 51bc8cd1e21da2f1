import Foundation
import LayoutSolver
import Testing

@testable import Cells
@testable import Pixels

/// Files of SVG and PDF as pictures, and whatever a stranger may put into files of pictures.
@Suite final class DrawingFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "reflow-drawings-\(UUID().uuidString)")
  private let size = Size(width: 8, height: 8)
  private static let without = PictureLibraries(
    drawings: { nil }, pages: { nil }, photos: { nil })

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let path = folder.appending(path: name).path
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  private func artwork(_ pictures: Picture...) -> Artwork {
    var artwork = Artwork(size: size)
    let area = ShapePath(.rectangle, in: Rect(size: size))
    for picture in pictures {
      artwork.add(
        .picture(picture, instead: [.fill(area, .color(RGBA(0x00FF00)), clip: nil)], clip: nil))
    }
    return artwork
  }

  private func picture(_ path: String, tint: Paint? = nil, keeps: Bool = true) -> Picture {
    Picture(
      path: path, frame: Rect(size: size), placement: .identity, alpha: 1, tint: tint,
      size: Size(width: 2, height: 2), keepsDrawing: keeps)
  }

  private func drawn(
    _ artwork: Artwork, scale: Double = 1, _ libraries: PictureLibraries = PictureLibraries()
  ) throws -> PixelSurface {
    let tools = DrawingTools(try GraphicsLibraries.load(), libraries)
    let surface = try PixelSurface(artwork.size, scale: scale, tools)
    surface.draw(artwork)
    return surface
  }

  /// The red and what it hides of pixels in a row, two numbers each.
  private func row(_ surface: PixelSurface, _ y: Int) -> [[UInt8]] {
    (0..<surface.width).map { x in surface.pixel(x, y).map { [$0.red, $0.alpha] } ?? [] }
  }

  private static let nothing: [UInt8] = [0, 0]
  private static let red: [UInt8] = [255, 255]

  /// Two points wide, red on the left.
  private let svg = """
    <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">
    <path d="M0 0h1v2h-1z" fill="#f00"/></svg>
    """

  /// A page of two by two points, as small as the standard allows, without the table of its objects,
  /// which readers make where it is missing.
  private func pdf(_ page: String, _ drawing: String = "1 0 0 rg 0 0 1 2 re f") -> String {
    """
    %PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
    3 0 obj <</Type/Page/Parent 2 0 R/Contents 4 0 R \(page)>> endobj
    4 0 obj <</Length \(drawing.utf8.count)>> stream
    \(drawing)
    endstream endobj
    trailer <</Root 1 0 R/Size 5>>
    %%EOF

    """
  }

  @Test(arguments: [1.0, 2, 3])
  func aDrawingIsSharpAtEachSize(scale: Double) throws {
    let half = Int(4 * scale)
    let expected =
      Array(repeating: Self.red, count: half) + Array(repeating: Self.nothing, count: half)
    for (name, text) in [("a.svg", svg), ("a.pdf", pdf("/MediaBox[0 0 2 2]"))] {
      let surface = try drawn(artwork(picture(try write(name, text.utf8))), scale: scale)
      #expect(surface.notes == [])
      #expect(row(surface, half) == expected, "\(name)")
    }
  }

  /// By the standard's boxes (ISO 32000-1, 14.11.2) and its turn, clockwise.
  @Test func aPageIsCutToItsBoxAndTurned() throws {
    let page = pdf("/MediaBox[0 0 4 4]/CropBox[1 1 3 3]/Rotate 90", "1 0 0 rg 1 1 1 2 re f")
    let surface = try drawn(artwork(picture(try write("a.pdf", page.utf8))))
    #expect(row(surface, 1) == Array(repeating: Self.red, count: 8))
    #expect(row(surface, 6) == Array(repeating: Self.nothing, count: 8))
  }

  @Test func aTemplateHasTheShapeOfItsDrawing() throws {
    let path = try write("a.svg", svg.utf8)
    let surface = try drawn(artwork(picture(path, tint: .color(RGBA(0x990000)))))
    #expect(
      row(surface, 4) == Array(repeating: [0x99, 255], count: 4)
        + Array(repeating: Self.nothing, count: 4))
  }

  /// As a build makes of it: pixels of a display, which are stretched.
  @Test func aDrawingThatIsNotKeptIsBlurredWhereItIsLarger() throws {
    let path = try write("a.svg", svg.utf8)
    let alphas = row(try drawn(artwork(picture(path, keeps: false)), scale: 4), 16).map(\.[1])
    #expect(alphas.first == 255 && alphas.last == 0)
    #expect(alphas.contains { (1...254).contains($0) })
  }

  @Test func aDocumentHasTheDrawingInItself() throws {
    let artwork = artwork(picture(try write("a.svg", svg.utf8)))
    let tools = try DrawingTools()
    let document = ArtworkSVG(artwork).document(title: "a", tools: tools)
    #expect(document.notes == [])
    #expect(document.text.contains("href=\"data:image/png;base64,iVBORw0K"))
    let path = try write("drawn.svg", document.text.utf8)
    let again = Picture(
      path: path, frame: Rect(size: size), placement: .identity, alpha: 1, size: size)
    var other = Artwork(size: size)
    other.add(.picture(again, instead: [], clip: nil))
    let surface = try drawn(other)
    #expect(surface.pixel(1, 4)?.red == 255 && surface.pixel(6, 4)?.alpha == 0)
  }

  @Test func whereNothingReadsThemOneNoteSaysWhatToInstall() throws {
    let both = artwork(picture(try write("a.svg", svg.utf8)), picture(try write("b.svg", svg.utf8)))
    let surface = try drawn(both, Self.without)
    #expect(surface.pixel(4, 4)?.green == 255)
    #expect(surface.notes.count == 1)
    #expect(surface.notes.first?.contains(PictureKind.svg.package) == true)
    let document = ArtworkSVG(both).document(
      title: "a", tools: DrawingTools(try GraphicsLibraries.load(), Self.without))
    #expect(document.notes == surface.notes && !document.text.contains("<image"))
    for (name, start) in [
      ("a.pdf", "%PDF-1.4"), ("a.gif", "GIF89a"), ("a.jpg", "\u{FF}\u{D8}\u{FF}"),
    ] {
      let bytes = start.unicodeScalars.map { UInt8($0.value) } + Array(repeating: 0, count: 40)
      let notes = try drawn(artwork(picture(try write(name, bytes))), Self.without).notes
      #expect(notes.first?.contains("install") == true)
    }
  }

  @Test func aFileThatChangesIsReadAgain() throws {
    let tools = try DrawingTools()
    let artwork = artwork(picture(try write("a.svg", svg.utf8)))
    func red() throws -> UInt8? {
      let surface = try PixelSurface(size, scale: 1, tools)
      surface.draw(artwork)
      return surface.pixel(1, 1)?.red
    }
    #expect(try red() == 255)
    _ = try write("a.svg", svg.replacing("#f00", with: "#008000").utf8)
    #expect(try red() == 255)
    tools.lookAgain()
    #expect(try red() == 0)
  }

  // MARK: Strangers' files

  @Test func aDrawingReadsNoOtherFile() throws {
    let other = try drawn(artwork(picture(try write("in.svg", svg.utf8)))).png()
    let path = try write("other.png", other)
    for address in ["other.png", "file://\(path)", path] {
      let text = """
        <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e SYSTEM "file://\(path)">]>
        <svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">
        <image href="\(address)" width="2" height="2"/></svg>
        """
      let surface = try drawn(artwork(picture(try write("a.svg", text.utf8))))
      #expect(row(surface, 4) == Array(repeating: Self.nothing, count: 8))
    }
  }

  private func nested(_ start: String, _ depth: Int, _ each: (Int) -> String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      + "width=\"2\" height=\"2\"><defs>\(start)\((1...depth).map(each).joined())</defs>"
      + "<use href=\"#a\(depth)\"/></svg>"
  }

  /// A part of a PNG.
  private func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    var sum = UInt32.max
    for byte in Array(name.utf8) + bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
    return number(UInt32(bytes.count)) + Array(name.utf8) + bytes + number(~sum)
  }

  @Test func brokenAndHugeFilesArePlaceholdersWithNotesSoon() throws {
    let uses = nested("<rect id=\"a0\" width=\"1\" height=\"1\"/>", 40) { depth in
      "<g id=\"a\(depth)\">" + String(repeating: "<use href=\"#a\(depth - 1)\"/>", count: 10)
        + "</g>"
    }
    let entities =
      "<!DOCTYPE svg [<!ENTITY a0 \"aaaaaaaaaa\">"
      + (1...20).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }
      .joined()
      + "]><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"2\"><text>&a20;</text></svg>"
    let blurs =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2\" height=\"2\"><filter id=\"f\">"
      + String(repeating: "<feTurbulence baseFrequency=\"9\" numOctaves=\"9999\"/>", count: 2000)
      + "</filter><rect width=\"2\" height=\"2\" filter=\"url(#f)\"/></svg>"
    let deep = String(repeating: "<g>", count: 200_000)
    let turns = "/MediaBox[0 0 2 2]"
    let loop = pdf(turns, String(repeating: "q 0 0 1 2 re f ", count: 1_000_000))
    let files: [(String, [UInt8])] = [
      ("cut.svg", Array(svg.utf8.prefix(svg.utf8.count / 2))),
      ("other.svg", Array("<html><body>not a drawing</body></html>".utf8)),
      ("uses.svg", Array(uses.utf8)), ("entities.svg", Array(entities.utf8)),
      ("blurs.svg", Array(blurs.utf8)), ("deep.svg", Array(("<svg>" + deep).utf8)),
      ("large.svg", Array(repeating: UInt8(ascii: " "), count: 17_000_000) + [UInt8(ascii: "<")]),
      ("cut.pdf", Array(pdf(turns).utf8.prefix(30))), ("empty.pdf", Array("%PDF-1.4".utf8)),
      ("loop.pdf", Array(loop.utf8)), ("cut.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]),
      ("cut.gif", Array("GIF89a".utf8) + [255, 255, 255, 255, 0, 0, 0]),
    ]
    for (name, bytes) in files {
      let start = ContinuousClock.now
      let surface = try drawn(artwork(picture(try write(name, bytes))))
      let time = ContinuousClock.now - start
      #expect(surface.pixel(4, 4)?.green == 255, "\(name)")
      #expect(surface.notes.count == 1, "\(name): \(surface.notes)")
      #expect(surface.notes.first?.contains(name) == true)
      // Twice the processor's time, as far as others leave it any.
      #expect(time < .seconds(2.5), "\(name): \(time)")
    }
  }

  /// What is written there has nothing to do with the page, which is drawn.
  @Test func aPagesProgramsAreNotRun() throws {
    let text = pdf("/MediaBox[0 0 2 2]/AA<</O<</S/JavaScript/JS(while(true){})>>>>")
    let surface = try drawn(artwork(picture(try write("a.pdf", text.utf8))))
    #expect(row(surface, 4).first == Self.red)
  }

  /// Texts of a PNG may be packed a thousandfold, here eight megabytes each; only what makes pixels is
  /// read. Reading all would take longer than a second and gigabytes.
  @Test func onlyThePixelsOfAPNGAreRead() throws {
    let whole = try drawn(artwork(picture(try write("in.svg", svg.utf8)))).png()
    let header = 8 + 25
    func with(_ chunks: [UInt8]) -> [UInt8] {
      Array(whole[..<header]) + chunks + Array(whole[header...])
    }
    let packed = Zlib.machine.stream(Array(repeating: UInt8(ascii: "a"), count: 7_900_000))
    let text = chunk("zTXt", Array("a".utf8) + [0, 0] + packed)
    let bomb = with(Array(repeatElement(text, count: 100).joined()))
    let path = try write("a.png", bomb)
    let start = ContinuousClock.now
    let surface = try drawn(artwork(picture(path)))
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(surface.notes == [] && surface.pixel(1, 4)?.red == 255)
    let empty = Array(repeatElement(chunk("tEXt", []), count: 30_000).joined())
    #expect(try drawn(artwork(picture(try write("b.png", with(empty))))).notes.count == 1)
  }

  /// What takes too long is given up for good where there is much of it.
  @Test func manySlowFilesTakeNotMuchLongerThanOne() throws {
    let uses = nested("<rect id=\"a0\" width=\"1\" height=\"1\"/>", 6) { depth in
      "<g id=\"a\(depth)\">" + String(repeating: "<use href=\"#a\(depth - 1)\"/>", count: 8)
        + "</g>"
    }
    var all = Artwork(size: size)
    for index in 0..<40 {
      all.add(
        .picture(
          picture(try write("\(index).svg", (uses + " <!-- \(index) -->").utf8)), instead: [],
          clip: nil))
    }
    let start = ContinuousClock.now
    _ = try drawn(all)
    #expect(ContinuousClock.now - start < .seconds(8))
  }
}
