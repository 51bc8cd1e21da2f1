import Cells
import LayoutSolver
import Testing

@testable import Playground

@Suite("Texts from right to left")
struct RightToLeftTests {
  private func drawn(_ view: View) -> DrawnPicture {
    var options = CanvasPicture.Options()
    options.layers = .screen
    return CanvasPicture(
      view.laidOut(400, 40), scale: CellScale(pointsPerColumn: 10), options: options
    ).drawn()
  }

  private func shown(_ view: View) -> String {
    drawn(view).grid.text.split(separator: "\n").joined().trimmingSpaces
  }

  @Test(
    "Letters stand in the order of UAX #9, the first letter's direction being the text's",
    arguments: [
      ("שלום", "םולש"), ("שלום (a1)", "(a1) םולש"), ("גרסה 26.1", "26.1 הסרג"),
      ("Hello שלום!", "Hello םולש!"), ("Hello, world!", "Hello, world!"),
    ])
  func order(read: String, seen: String) {
    #expect(shown(text(read)) == seen)
    #expect(drawn(text(read)).texts.map(\.text) == [read])
  }

  @Test(
    "In a layout from right to left, Latin text keeps its order, and what has no letters follows it"
  )
  func layout() {
    let turned = { (string: String) in
      View(.environment(text(string)) { $0.layoutDirection = .rightToLeft })
    }
    #expect(shown(turned("Hello, world!")) == "Hello, world!")
    #expect(shown(turned("(1")) == "1)")
  }

  @Test("Marks of direction count, though they aren't seen")
  func marks() { #expect(shown(text("\u{200F}1 (a)")) == "(a) 1") }

  @Test("What is cut goes on at the left")
  func cut() {
    let letters = "שלום".map { SetLetter(grapheme: $0, look: 0, level: 1) }
    let cut = Typesetting.visual(Typesetting.cut(letters, to: 3))
    #expect(cut.map(\.letter.grapheme) == ["»", "ל", "ש"])
    #expect(cut.map(\.place) == [2, 1, 0])
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
