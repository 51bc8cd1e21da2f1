import JSONRPC
import Testing

@Suite("Message framing")
struct MessageDecoderTests {
  private func pieces(_ parts: [String], _ framing: Framing, limit: Int = 100) -> [String] {
    var decoder = MessageDecoder(framing, limit: limit)
    var pieces: [MessageDecoder.Piece] = []
    for part in parts {
      decoder.append(part.utf8)
      while let piece = decoder.next() { pieces.append(piece) }
    }
    if let piece = decoder.end() { pieces.append(piece) }
    return pieces.map {
      switch $0 {
      case .message(let bytes): String(decoding: bytes, as: UTF8.self)
      case .garbage: "garbage"
      case .tooLarge: "too large"
      }
    }
  }

  private func bytewise(_ text: String) -> [String] { text.utf8.map { String(Unicode.Scalar($0)) } }

  @Test("Lines are messages, in whatever parts they come; blank ones are none")
  func lines() {
    let text = "{}\r\n\n[1]\n  \n{\"a\":1}"
    let expected = ["{}\r", "[1]", "{\"a\":1}"]
    #expect(pieces([text], .lines) == expected)
    #expect(pieces(bytewise(text), .lines) == expected)
  }

  @Test("A line that is too large is passed over, and said once")
  func largeLine() {
    let large = String(repeating: "x", count: 101)
    #expect(pieces([large + "\nnext\n"], .lines) == ["too large", "next"])
    #expect(pieces(bytewise(large + large + "\nnext\n"), .lines) == ["too large", "next"])
    #expect(pieces([large], .lines) == ["too large"])
  }

  @Test("A header says a message's length; other headers are passed over")
  func headers() {
    let text =
      "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: x; charset=utf-8\r\n\r\n[1]"
    #expect(pieces([text], .headers) == ["{}", "[1]"])
    #expect(pieces(bytewise(text), .headers) == ["{}", "[1]"])
    // Some clients end lines alone.
    #expect(pieces(["Content-Length: 2\n\n{}"], .headers) == ["{}"])
  }

  @Test("What begins with no header is passed over up to the next, and said once")
  func garbage() {
    let next = "Content-Length: 2\r\n\r\n{}"
    for garbage in [
      "nonsense\n", "GET / HTTP/1.1\r\nHost: x\r\n\r\n", "Content-Length: many\r\n\r\n",
      "Content-Length: -1\r\n\r\n", String(repeating: "y:", count: 3000),
    ] {
      #expect(pieces([garbage + next], .headers) == ["garbage", "{}"], "\(garbage.prefix(30))")
      #expect(pieces(bytewise(garbage + next), .headers) == ["garbage", "{}"])
      #expect(pieces([garbage], .headers) == ["garbage"])
    }
  }

  @Test("A body that is too large is passed over, and said once")
  func largeBody() {
    let large = "Content-Length: 150\r\n\r\n" + String(repeating: "x", count: 150)
    let text = large + "Content-Length: 2\r\n\r\n{}"
    #expect(pieces([text], .headers) == ["too large", "{}"])
    #expect(pieces(bytewise(text), .headers) == ["too large", "{}"])
  }

  @Test(
    "Half a message at the end is garbage",
    arguments: ["Content-Len", "Content-Length: 5\r\n\r\n{}"])
  func half(text: String) {
    #expect(pieces([text], .headers) == ["garbage"])
  }
}
