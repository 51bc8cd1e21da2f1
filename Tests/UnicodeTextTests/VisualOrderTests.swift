import Testing
import UnicodeText

@Suite("Visual order")
struct VisualOrderTests {
  /// Hebrew letters in the place of capitals, as Unicode's examples are written.
  private func hebrew(_ text: String) -> String {
    String(
      text.map { letter in
        guard letter.isUppercase, let code = letter.asciiValue,
          let scalar = Unicode.Scalar(0x5D0 + UInt32(code - 65))
        else { return letter }
        return Character(scalar)
      })
  }

  private func shown(_ line: String, isRightToLeft: Bool) -> String {
    guard let levels = VisualOrder.levels(of: line, isRightToLeft: isRightToLeft) else {
      return line
    }
    let letters = Array(line)
    return String(
      VisualOrder.order(of: levels).map { place in
        levels[place] % 2 == 1 ? VisualOrder.mirrored(letters[place]) : letters[place]
      })
  }

  @Test(
    "The examples of Unicode's bidirectional algorithm, UAX #9, rule L2",
    arguments: [
      ("car means CAR.", "car means RAC.", false),
      ("\u{2067}CAR MEANS car.\u{2069}", ".car SNAEM RAC", false),
      ("car is THE CAR in arabic", "car is RAC EHT in arabic", false),
      ("CAR IS the car IN ENGLISH", "HSILGNE NI the car SI RAC", true),
      (
        "he said \"THE VALUES ARE 123, 456, 789, OK\".",
        "he said \"KO ,789 ,456 ,123 ERA SEULAV EHT\".", false
      ),
    ])
  func examples(read: String, seen: String, isRightToLeft: Bool) {
    let marks: Set<Character> = ["\u{2067}", "\u{2069}"]
    let ours = shown(hebrew(read), isRightToLeft: isRightToLeft).filter { !marks.contains($0) }
    #expect(ours == hebrew(seen))
  }

  @Test("Brackets are turned with the letters around them")
  func brackets() {
    #expect(shown("אב (ג)", isRightToLeft: true) == "(ג) בא")
    #expect(VisualOrder.mirrored("«") == "»")
    #expect(VisualOrder.mirrored("א") == "א")
  }

  @Test("A letter keeps its signs")
  func signs() { #expect(shown("שָׁל", isRightToLeft: true) == "לשָׁ") }

  @Test(
    "The first letter decides a text's direction, the surroundings where it has none",
    arguments: [
      ("Hello שלום", false, false), ("שלום Hello", false, true), ("12: שלום", false, true),
      ("Hello", true, false), ("123", true, true), ("123", false, false), ("", true, true),
    ])
  func direction(text: String, otherwise: Bool, isRightToLeft: Bool) {
    #expect(VisualOrder.isRightToLeft(text, otherwise: otherwise) == isRightToLeft)
  }

  @Test("What is all from left to right has no levels", arguments: ["", "Hello", "世界", "123"])
  func plain(line: String) { #expect(VisualOrder.levels(of: line, isRightToLeft: false) == nil) }
}
