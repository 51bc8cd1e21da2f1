import Testing

@testable import LanguageServer

/// Editors count UTF-16 units, files have bytes of UTF-8.
@Suite struct TextPlacesTests {
  private let text = PlacedText("a😀é\r\nsecond\n")

  @Test(arguments: [(0, 0, 0), (1, 0, 1), (5, 0, 3), (7, 0, 4), (9, 1, 0), (15, 1, 6), (16, 2, 0)])
  func placesAndOffsetsAgree(offset: Int, line: Int, character: Int) {
    let position = TextPosition(line: line, character: character)
    #expect(text.position(at: offset) == position)
    #expect(text.offset(of: position) == offset)
  }

  @Test func aPlaceBeyondItsLineIsTheLinesEnd() {
    #expect(text.offset(of: TextPosition(line: 0, character: 99)) == 7)
    #expect(text.offset(of: TextPosition(line: 9, character: 0)) == 16)
    #expect(text.end(ofLine: 0) == TextPosition(line: 0, character: 4))
  }

  @Test func takesAChangeOfAStretch() {
    let range = TextRange(TextPosition(line: 0, character: 1), TextPosition(line: 1, character: 3))
    #expect(text.replacing(range, with: "–").text == "a–ond\n")
  }

  @Test func addressesAndPathsAreEachOthers() {
    let path = "/a b/ü#1.swift"
    let address = DocumentPath.address(of: path)
    #expect(address == "file:///a%20b/%C3%BC%231.swift")
    #expect(DocumentPath.path(of: address) == path)
    #expect(DocumentPath.path(of: "untitled:Untitled-1") == nil)
  }
}
