import Cells
import LayoutSolver
import Testing

@testable import Playground

@Suite("Scrubbing numbers in the source")
struct ScrubbingTests {
  private func literals(_ line: String) -> [String] {
    NumberLiteral.all(in: line[...]).map(\.text)
  }

  @Test("Numbers are found; names, strings, comments, members and hexadecimals aren't")
  func finding() {
    #expect(literals(".padding(10).frame(width: 2.5)") == ["10", "2.5"])
    #expect(literals("x1 + title2 - $0.1 + pair.1 // 7") == [])
    #expect(literals("Text(\"7 \\\" 8\").offset(x: -3, y: 4 - 5)") == ["-3", "4", "5"])
    #expect(literals("0x1F 1...20 1_000") == ["1", "20", "1_000"])
  }

  @Test(
    "A number changes by its last digit",
    arguments: [
      ("10", 1, "11"), ("0.5", 1, "0.6"), ("0.9", 1, "1.0"), ("0", -1, "-1"), ("-0.05", 1, "-0.04"),
      ("0.05", -10, "-0.05"), ("1_000", 1, "1001"), ("99", 10, "109"),
    ])
  func stepping(text: String, count: Int, expected: String) {
    #expect(NumberLiteral(range: 0..<1, text: text).stepped(by: count) == expected)
  }

  @Test("The text differs in the literal alone")
  func replacing() throws {
    let text = "a 1\nÄ(10, 20) // 10\nb 3\n"
    let literal = try #require(NumberLiteral.all(in: "Ä(10, 20) // 10").last)
    let changed = Playground.replacing(literal, onLine: 2, of: text, with: "21")
    #expect(changed == "a 1\nÄ(10, 21) // 10\nb 3\n")
  }

  /// Three views, the second as wide as the source says.
  private func session() -> Session {
    let session = Session()
    session.scene.viewOfText = { text in
      let width = NumberLiteral.all(in: text.split(separator: "\n")[3]).first
      return vStack([box(Double(width?.text ?? "") ?? 0, 60).at(line: 4)]).at(line: 2)
    }
    return session.type("5jj")
  }

  @Test("Each step reflows the scene and keeps the line")
  func reflowing() {
    let session = session().type("+")
    #expect(session.shows("Color.frame(81, 60)"))
    #expect(session.shows("changed, W writes"))
    #expect(session.shows("81×60"))
    #expect(session.shows("80 → 81  W write  U undo"))
    #expect(session.type("--").shows("79×60"))
    #expect(session.shows("80 → 79  W write  U undo"))
    #expect(session.type("}").shows("89×60"))
    #expect(session.app.source.line == 4)
  }

  @Test("Another preview keeps what was changed")
  func anotherPreview() {
    let session = session().type("+")
    session.app.show("large")
    session.run([.idle])
    #expect(session.scene.rootName == "large")
    #expect(session.shows("Color.frame(81, 60)"))
    #expect(session.shows("changed, W writes"))
  }

  @Test("h and l choose the number")
  func choosing() {
    #expect(session().type("l+").shows("Color.frame(80, 61)"))
  }

  @Test("U goes back to the file, W asks for it to be written")
  func keeping() {
    let session = session().type("+")
    #expect(session.type("U").shows("Color.frame(80, 60)"))
    session.type("+")
    session.app.handle(.key(.character("W")))
    guard case .write(let path, let bytes)? = session.app.requests.first else {
      Issue.record("nothing is written")
      return
    }
    #expect(
      path == "HandMade.swift"
        && String(decoding: bytes, as: UTF8.self).contains("Color.frame(81, 60)"))
  }

  @Test("Elsewhere the same keys change the container")
  func elsewhere() {
    #expect(!session().type("1+").shows("Color.frame(81"))
  }
}
