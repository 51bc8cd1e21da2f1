import Testing

@testable import Cells

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let escape = "\u{1B}"

/// A terminal's cells of four by six pixels, of which a sheet has one colour each.
private let cell = CellPixels(width: 4, height: 6)

private func sheet(
  _ place: CellRect, _ color: (_ column: Int, _ row: Int) -> UInt32 = { _, _ in 0xFFFF_0000 }
) -> PixelSheet {
  var pixels: [UInt32] = []
  for y in 0..<place.rows * cell.height {
    for x in 0..<place.columns * cell.width {
      pixels.append(color(place.column + x / cell.width, place.row + y / cell.height))
    }
  }
  return PixelSheet(place, cell: cell, pixels: pixels)
}

/// A grid with room for a sheet.
private func room(columns: Int, rows: Int, _ place: CellRect) -> CellGrid {
  var grid = CellGrid(columns: columns, rows: rows)
  grid.fill(place, with: Cell(style: CellStyle(background: .pixels(0x123456))))
  return grid
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// What zlib's own library makes of a stream.
private func inflated(_ stream: [UInt8], length: Int) throws -> [UInt8] {
  typealias Uncompress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt
    ) -> Int32
  let names: [String] = ["libz.so.1", "libz.1.dylib"]
  let library = names.lazy.compactMap { dlopen($0, RTLD_NOW) }.first
  let uncompress = unsafeBitCast(
    try #require(dlsym(library, "uncompress")), to: Uncompress.self)
  var (bytes, count) = ([UInt8](repeating: 0, count: length), UInt(length))
  #expect(uncompress(&bytes, &count, stream, UInt(stream.count)) == 0)
  #expect(Int(count) == length)
  return bytes
}

/// What base64 says (RFC 4648).
private func decoded(_ text: Substring) -> [UInt8] {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var bytes: [UInt8] = []
  var (bits, count) = (0, 0)
  for character in text {
    guard let value = alphabet.firstIndex(of: character) else { continue }
    (bits, count) = ((bits << 6 | value) & 0xFFFF, count + 6)
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(bits >> count & 255))
    }
  }
  return bytes
}

/// kitty's sequences in what is written: what they say, and their data.
private func commands(_ bytes: [UInt8]) -> [(control: String, data: Substring)] {
  text(bytes).split(separator: "\(escape)_G").dropFirst(
    text(bytes).hasPrefix("\(escape)_G") ? 0 : 1
  )
  .map { part in
    let body = part.prefix { $0 != "\u{1B}" }
    let parts = body.split(separator: ";", maxSplits: 1)
    return (String(parts[0]), parts.count > 1 ? parts[1] : "")
  }
}

@Suite struct StreamTests {
  @Test(arguments: [0, 1, 70_000])
  func isReadAgain(_ length: Int) throws {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
    #expect(try inflated(Zlib.machine.stream(bytes), length: length) == bytes)
    // Without the library, in blocks as they are.
    #expect(try inflated(Zlib(names: []).stream(bytes), length: length) == bytes)
  }

  /// Of what is seen in whole as colours, else with what it hides; both as they were.
  @Test(arguments: [true, false]) func aPictureIsAWholePNG(_ isOpaque: Bool) throws {
    var seed: UInt32 = 7
    let pixels = (0..<4 * 6).map { index -> UInt32 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      // Rows that repeat the one above, and others.
      let color = index / 8 == 1 ? 0x12_3456 : seed & 0xFF_FFFF
      return isOpaque || index % 3 > 0 ? 0xFF00_0000 | color : 0
    }
    let file = PNGFile.bytes(pixels, width: 4)
    // ISO/IEC 15948: signature, then a header of 13 bytes: 4 by 6, 8 bits, colours, with opacity or not.
    #expect(
      Array(file.prefix(29)) == [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 4, 0, 0, 0, 6, 8, isOpaque ? 2 : 6, 0, 0, 0])
    // The end of every PNG, with its checksum.
    #expect(Array(file.suffix(12)) == [0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130])
    let length = Int(file[33]) << 24 | Int(file[34]) << 16 | Int(file[35]) << 8 | Int(file[36])
    let size = isOpaque ? 3 : 4
    let rows = try inflated(Array(file[41..<41 + length]), length: 6 * (1 + 4 * size))
    var above = [UInt8](repeating: 0, count: 4 * size)
    for row in 0..<6 {
      let line = rows[row * (1 + 4 * size)..<(row + 1) * (1 + 4 * size)]
      #expect(line.first == (row == 0 ? 0 : 2))
      above = zip(line.dropFirst(), above).map { $0 &+ $1 }
      let expected = pixels[row * 4..<row * 4 + 4].flatMap { pixel in
        [16, 8, 0, 24].prefix(size).map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
      }
      #expect(above == expected)
    }
  }
}

@Suite struct RunCoderTests {
  /// Of runs of every length that a code tells apart, and around the longest.
  @Test(arguments: [3, 4]) func isReadAgain(_ size: Int) throws {
    var coder = RunCoder(size: size)
    var expected: [UInt8] = []
    for length in Array(1...300) + [515, 516, 517, 9000] {
      let row = (0..<length).map { UInt8(truncatingIfNeeded: $0 < size ? $0 + length : length) }
      row.withUnsafeBufferPointer { coder.append($0, size: size) }
      coder.append(zeros: length * size + size, size: size)
      coder.append(200)
      expected += row + [UInt8](repeating: 0, count: length * size + size) + [200]
    }
    coder.finish()
    #expect(try inflated(coder.bytes, length: expected.count) == expected)
    // 258 bytes a repetition at most, each of 13 bits.
    #expect(coder.bytes.count * 20 < expected.count)
  }
}

@Suite struct KittyPicturesTests {
  private let place = CellRect(column: 2, row: 1, columns: 3, rows: 2)

  @Test func aPictureIsSentToItsPlaceBelowTheLetters() throws {
    var screen = PixelScreen(.kitty)
    let update = screen.update([sheet(place)], on: room(columns: 10, rows: 5, place))
    let written = text(update.pictures)
    // Row and column count from 1; the cursor is left where it was.
    #expect(written.hasPrefix("\(escape)7\(escape)[2;3H\(escape)_Ga=T,"))
    #expect(written.hasSuffix("\(escape)\\\(escape)8"))
    let command = try #require(commands(update.pictures).first)
    #expect(
      command.control
        == "a=T,i=5373952,p=1,z=-1,C=1,q=2,f=24,o=z,s=12,v=12,c=3,r=2,m=0")
    let pixels = try inflated(decoded(command.data), length: 12 * 12 * 3)
    #expect(pixels == (0..<144).flatMap { _ in [255, 0, 0] as [UInt8] })
    #expect(update.removal.isEmpty)
    // The cells let it through.
    #expect(update.cells[2, 1].grapheme == " ")
    #expect(update.cells[2, 1].style.background == .standard)
  }

  @Test func longDataComesInPieces() throws {
    let place = CellRect(column: 0, row: 0, columns: 16, rows: 8)
    var seed: UInt32 = 1
    let pixels = (0..<16 * 4 * 8 * 6).map { _ -> UInt32 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return seed | 0xFF00_0000
    }
    var screen = PixelScreen(.kitty)
    let update = screen.update(
      [PixelSheet(place, cell: cell, pixels: pixels)], on: room(columns: 16, rows: 8, place))
    let all = commands(update.pictures)
    #expect(all.count > 1)
    #expect(all.dropLast().allSatisfy { $0.control.hasSuffix("m=1") && $0.data.count == 4096 })
    #expect(all.last?.control == "q=2,m=0")
    let bytes = try inflated(decoded(all.map(\.data).joined()[...]), length: pixels.count * 3)
    #expect(Array(bytes.prefix(3)) == [16, 8, 0].map { UInt8(pixels[0] >> $0 & 255) })
  }

  @Test func onlyTilesThatDifferAreSent() {
    let place = CellRect(column: 0, row: 0, columns: 40, rows: 20)
    let grid = room(columns: 40, rows: 20, place)
    var screen = PixelScreen(.kitty)
    // Tiles of 16 by 8 cells: three beside each other, three below each other.
    #expect(commands(screen.update([sheet(place)], on: grid).pictures).count == 9)
    let same = screen.update([sheet(place)], on: grid)
    #expect(same.pictures.isEmpty && same.removal.isEmpty)
    let other = sheet(place) { $0 == 17 && $1 == 9 ? 0xFF00_00FF : 0xFFFF_0000 }
    let sent = commands(screen.update([other], on: grid).pictures)
    // The second of the second row.
    #expect(sent.map { $0.control.prefix(13) } == ["a=T,i=5374209"])
    #expect(5_374_209 == 0x52_0000 | 1 << 8 | 1)
  }

  @Test func lettersAndFramesOverItSendNothing() {
    var grid = room(columns: 10, rows: 5, place)
    var screen = PixelScreen(.kitty)
    _ = screen.update([sheet(place)], on: grid)
    grid.write("ab", column: 2, row: 1, keepingBackground: true)
    let update = screen.update([sheet(place)], on: grid)
    #expect(update.pictures.isEmpty && update.removal.isEmpty)
    #expect(update.cells[2, 1].style.background == .standard)
  }

  @Test(arguments: [CellColor.standard, .rgb(0x222222)])
  func whatHasAGroundOfItsOwnCutsAHole(_ ground: CellColor) throws {
    var grid = room(columns: 10, rows: 5, place)
    var screen = PixelScreen(.kitty)
    _ = screen.update([sheet(place)], on: grid)
    grid.write("x", column: 3, row: 1, style: CellStyle(background: ground))
    let sent = commands(screen.update([sheet(place)], on: grid).pictures)
    let pixels = try inflated(decoded(#require(sent.first).data), length: 12 * 12 * 4)
    let hidden = stride(from: 3, to: pixels.count, by: 4).filter { pixels[$0] == 0 }.map { $0 / 4 }
    #expect(hidden == (0..<6).flatMap { y in (4..<8).map { y * 12 + $0 } })
  }

  @Test func whatIsGoneIsTakenAway() {
    var screen = PixelScreen(.kitty)
    #expect(screen.removal().isEmpty)
    _ = screen.update([sheet(place)], on: room(columns: 10, rows: 5, place))
    let covered = screen.update([sheet(place)], on: CellGrid(columns: 10, rows: 5))
    #expect(text(covered.removal) == "\(escape)_Ga=d,d=I,i=5373952,q=2\(escape)\\")
    #expect(covered.pictures.isEmpty)
    #expect(text(screen.removal()) == "\(escape)_Ga=d,d=A,q=2\(escape)\\")
  }

  @Test func anotherPlaceTakesTheOldOnesNumber() {
    var screen = PixelScreen(.kitty)
    _ = screen.update([sheet(place)], on: room(columns: 10, rows: 5, place))
    let moved = place.moved(by: (1, 0))
    let update = screen.update([sheet(moved)], on: room(columns: 10, rows: 5, moved))
    // A picture that is sent again replaces the one of its number.
    #expect(update.removal.isEmpty && commands(update.pictures).count == 1)
  }

  @Test func afterAnotherProgramAllIsSentAgain() {
    let grid = room(columns: 10, rows: 5, place)
    var screen = PixelScreen(.kitty)
    let first = screen.update([sheet(place)], on: grid)
    screen.forget()
    #expect(screen.update([sheet(place)], on: grid).pictures == first.pictures)
  }
}

@Suite struct TmuxPicturesTests {
  private let place = CellRect(column: 2, row: 1, columns: 3, rows: 2)

  @Test func sequencesAreHandedOnWithTheirEscapesTwice() {
    #expect(
      TmuxPassthrough.wrapped("\(escape)_Ga=d\(escape)\\")
        == "\(escape)Ptmux;\(escape)\(escape)_Ga=d\(escape)\(escape)\\\(escape)\\")
  }

  @Test func charactersStandForThePictureWhereNothingElseIs() {
    var grid = room(columns: 10, rows: 5, place)
    grid.write("a", column: 3, row: 1, keepingBackground: true)
    var screen = PixelScreen(.kittyInTmux)
    let update = screen.update([sheet(place)], on: grid)
    let written = text(update.pictures)
    #expect(
      written.hasPrefix(
        "\(escape)Ptmux;\(escape)\(escape)_Ga=T,i=5373952,U=1,q=2,f=24,o=z,s=12,v=12,c=3,r=2,m=0;"))
    #expect(written.hasSuffix("\(escape)\(escape)\\\(escape)\\"))
    // Row 0 and column 0 by their marks; the colour is the picture's number.
    #expect(update.cells[2, 1].grapheme == "\u{10EEEE}\u{305}\u{305}")
    #expect(update.cells[4, 2].grapheme == "\u{10EEEE}\u{30D}\u{30E}")
    #expect(update.cells[4, 2].style == CellStyle(foreground: .rgb(5_373_952)))
    // A letter's cell has the colour that is about there.
    #expect(update.cells[3, 1] == Cell("a", style: CellStyle(background: .rgb(0x123456))))
    #expect(
      text(screen.removal())
        == TmuxPassthrough.wrapped("\(escape)_Ga=d,d=I,i=5373952,q=2\(escape)\\")
        + TmuxPassthrough.wrapped("\(escape)_Ga=d,d=R,x=5373952,y=5439487,q=2\(escape)\\"))
  }
}

@Suite struct PicturesInCellsTests {
  private let place = CellRect(column: 0, row: 0, columns: 4, rows: 2)

  @Test func sixelsHaveTheirColoursAndRows() {
    var screen = PixelScreen(.sixel(colors: 16))
    let one = CellRect(column: 1, row: 0, columns: 1, rows: 1)
    let update = screen.update([sheet(one)], on: room(columns: 4, rows: 2, one))
    // Six rows of one colour are `~`, four of them are told by a count.
    #expect(
      text(update.pictures)
        == "\(escape)7\(escape)[1;2H\(escape)P9;1;0q\"1;1;4;6#0;2;100;0;0#0!4~\(escape)\\\(escape)8"
    )
    // Never written with what is beside it.
    #expect(update.cells[1, 0].grapheme == "\u{A0}" && update.cells[0, 0] == Cell(" "))
  }

  @Test func moreColoursThanThereAreBecomeTheNearest() {
    let colors: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0xFFEE_EEEE]
    let pixels = [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 2].map { colors[$0] }
    let piece = PixelPiece(
      place: CellRect(column: 0, row: 0, columns: 1, rows: 1), width: 4, height: 3, pixels: pixels)
    // Black in the first two columns, three rows of it; the grey pixel is white.
    #expect(
      text(Sixels.sequence(piece, colors: 2))
        == "\(escape)P9;1;0q\"1;1;4;3#0;2;0;0;0#1;2;100;100;100#0FF$#1??FF\(escape)\\")
  }

  @Test(arguments: [PixelProtocol.iterm, .sixel(colors: 16)])
  func onlyCellsWithoutAnythingElseShowIt(_ kind: PixelProtocol) {
    var grid = room(columns: 4, rows: 2, place)
    grid.write("│", column: 1, row: 0, keepingBackground: true)
    var screen = PixelScreen(kind)
    let update = screen.update([sheet(place)], on: grid)
    // Beside the line, and the row below it as a whole.
    let places = text(update.pictures).matches(of: /\u{1B}\[(\d);(\d)H/).map { "\($0.1) \($0.2)" }
    #expect(places == ["1 1", "1 3", "2 1"])
    #expect(update.cells[1, 0] == Cell("│", style: CellStyle(background: .rgb(0x123456))))
    // Another letter in that cell sends nothing.
    grid.write("║", column: 1, row: 0, keepingBackground: true)
    #expect(screen.update([sheet(place)], on: grid).pictures.isEmpty)
    grid.write("─", column: 2, row: 0, keepingBackground: true)
    let next = text(screen.update([sheet(place)], on: grid).pictures)
    #expect(next.matches(of: /\[1;4H/).count == 1 && !next.contains("[2;1H"))
  }

  @Test func allIsOnePictureForATerminalThatForgets() {
    let places = [
      CellRect(column: 1, row: 0, columns: 2, rows: 1),
      CellRect(column: 4, row: 1, columns: 1, rows: 1),
    ]
    var grid = CellGrid(columns: 6, rows: 2)
    for place in places { grid.fill(place, with: Cell(style: CellStyle(background: .pixels(0)))) }
    grid.write("│", column: 2, row: 0, keepingBackground: true)
    let screen = PixelScreen(.sixel(colors: 16, areForgotten: true))
    // Four columns of red in the first strip, the last four of sixteen in the second.
    #expect(
      text(screen.whole(places.map { sheet($0) }, on: grid))
        == "\(escape)7\(escape)[1;2H\(escape)P9;1;0q\"1;1;16;12#0;2;100;0;0#0!4~-#0!12?!4~\(escape)\\\(escape)8"
    )
    #expect(screen.whole([], on: grid).isEmpty)
  }

  @Test func anInlinePictureSaysItsCells() throws {
    var screen = PixelScreen(.iterm)
    let update = screen.update([sheet(place)], on: room(columns: 4, rows: 2, place))
    let written = text(update.pictures)
    let match = try #require(
      written.firstMatch(
        of:
          /\u{1B}\[1;1H\u{1B}\]1337;File=inline=1;size=(\d+);width=4;height=2;preserveAspectRatio=0;doNotMoveCursor=1:([A-Za-z0-9+\/=]+)\u{7}/
      ))
    #expect(decoded(match.2).count == Int(match.1))
    #expect(decoded(match.2).starts(with: [137, 80, 78, 71]))
  }
}
