import JSONText
import Testing

@Suite("JSON as it is read")
struct JSONReaderTests {
  @Test(
    "What is read is written as it was",
    arguments: [
      "null", "true", "-1", "0.5", "\"a\\n\\\"\\\\\"", "[1, [], {}]",
      "{\"b\": [null], \"a\": {\"c\": \"ü👩\"}}",
    ])
  func roundTrip(text: String) throws {
    #expect(try JSON(parsing: text).compact == text)
    #expect(try JSON(parsing: " \t\r\n" + text + "\n").compact == text)
  }

  @Test("What isn't seen is written as an escape, and read back")
  func unseen() throws {
    let family = JSON.string("👩\u{200D}👧")
    #expect(family.compact == #""👩\u200d👧""#)
    #expect(try JSON(parsing: family.compact).string == "👩\u{200D}👧")
  }

  @Test("Escapes are RFC 8259's")
  func escapes() throws {
    let text = #""\/\b\f\u0041\uD83D\uDE00\ud83dx""#
    #expect(try JSON(parsing: text).string == "/\u{8}\u{C}A😀\u{FFFD}x")
  }

  @Test("Numbers are read with fraction and exponent")
  func numbers() throws {
    #expect(try JSON(parsing: "[1e2, -2.5E-1, 0]").array?.map(\.number) == [100, -0.25, 0])
    #expect(try JSON(parsing: "1.5").integer == nil)
    #expect(try JSON(parsing: "7").integer == 7)
  }

  @Test("The last of several members counts")
  func members() throws {
    #expect(try JSON(parsing: #"{"a": 1, "a": 2}"#)["a"]?.integer == 2)
    #expect(try JSON(parsing: "[1]")["a"] == nil)
  }

  @Test(
    "What isn't JSON is told with its place",
    arguments: [
      ("", 0), ("nul", 0), ("[1,]", 3), ("[1 2]", 3), ("{a:1}", 1), ("{\"a\" 1}", 5),
      ("\"a", 2), ("\"\n\"", 1), ("\"\\x\"", 2), ("\"\\u12g4\"", 3), ("01", 2), ("1.", 2), ("-", 1),
      ("1 2", 2), ("NaN", 0), ("{} {}", 3),
    ])
  func errors(text: String, offset: Int) {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: text) }
    #expect(error?.offset == offset, "\(text)")
  }

  @Test("Bytes that are no UTF-8 are an error")
  func bytes() {
    #expect(throws: JSONError.self) { try JSON(parsing: [0x22, 0xFF, 0x22]) }
  }

  @Test("A text nested too deep is an error, not a stack that overflows")
  func depth() throws {
    let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    _ = try JSON(parsing: deep(150))
    #expect(throws: JSONError.self) { try JSON(parsing: deep(100_000)) }
  }
}
