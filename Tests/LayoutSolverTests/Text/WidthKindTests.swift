import Testing

@testable import LayoutSolver

/// How sure a width is, by what its letters and its font are.
@Suite("Text: how sure widths are")
struct WidthKindTests {
  @Test(
    "Each script says so",
    arguments: [
      ("é", WidthKind.accentedLatin), ("e\u{301}", .accentedLatin), ("ế", .accentedLatin),
      ("ж", .cyrillic), ("ω", .greek), ("かな", .japanese), ("漢字かな", .japanese), ("漢字", .chinese),
      ("한국", .korean), ("مرحبا", .arabic), ("שלום", .hebrew), ("ไทย", .thai),
      ("नमस्ते", .devanagari), ("ខ្មែរ", .otherScripts), ("ქართული", .otherScripts), ("🎉", .emoji),
      ("1️⃣", .emoji), ("→", .signs), ("–", .signs),
    ])
  func scripts(string: String, kind: WidthKind) {
    let text = measurer(string)
    #expect(text.widthDoubt?.kinds == [kind])
    #expect(text.layout(width: nil, height: nil).confidence == .inferred)
    #expect(abs((text.widthDoubt?.part ?? 0) - kind.part) < 1e-9)
  }

  @Test("What was measured has no doubt", arguments: ["Hello, world!", "a…", "", "a\nb"])
  func measured(string: String) {
    #expect(measurer(string).widthDoubt == nil)
    #expect(measurer(string).layout(width: nil, height: nil).confidence == .observed)
  }

  @Test(
    "Each design and weight says so",
    arguments: [
      (Font.Weight.regular, Font.Design.standard, false, nil), (.black, .standard, false, nil),
      (.heavy, .standard, false, nil), (.bold, .monospaced, false, nil),
      (.ultraLight, .standard, false, .lightWeights), (.thin, .standard, false, .lightWeights),
      (.light, .standard, false, .lightWeights), (.regular, .standard, true, .italics),
      (.bold, .standard, true, .boldItalics), (.light, .standard, true, .boldItalics),
      (.regular, .serif, false, .serif), (.regular, .rounded, true, .rounded),
    ] as [(Font.Weight, Font.Design, Bool, WidthKind?)])
  func designs(weight: Font.Weight, design: Font.Design, isItalic: Bool, kind: WidthKind?) {
    let text = measurer("Hello") {
      $0.fontWeight = weight
      $0.fontDesign = design
      $0.italic = isItalic
    }
    #expect(text.widthDoubt?.kinds == kind.map { [$0] })
    #expect((text.layout(width: nil, height: nil).confidence == .observed) == (kind == nil))
  }

  @Test("A size nobody measured and a named font say so")
  func fonts() {
    #expect(measurer("a") { $0.font = Font(.size(70)) }.widthDoubt?.kinds == [.unusualSizes])
    #expect(measurer("a") { $0.font = Font(.size(12.5)) }.widthDoubt?.kinds == [.unusualSizes])
    let named = Font(.custom(name: "Avenir", size: 17, relativeTo: nil))
    #expect(measurer("a") { $0.font = named }.widthDoubt?.kinds == [.namedFonts])
  }

  @Test("A text is as doubtful as the part of it that is")
  func parts() {
    let emoji = measurer("👋").widthDoubt?.part ?? 0
    let mixed = measurer("Hello, everybody who is here today 👋").widthDoubt
    #expect(mixed?.kinds == [.emoji])
    #expect((mixed?.part ?? 1) < emoji / 10)
  }

  /// Vercantez/openuikit, `golden/font_metrics_ios.json`: `UILabel`s on iOS 26.1, rounded up to a pixel.
  private static let strings = [
    "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
    "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
  ]

  @Test(
    "Weights and italics as recorded on iOS 26.1",
    arguments: [
      (Font.Weight.heavy, false, 8.0, [56.3333, 82, 46.6667, 24.3333, 192.3333, 66.6667]),
      (.black, false, 8, [58, 84, 48, 26, 197, 67.6667]),
      (.black, false, 28, [187.6667, 258.6667, 148.3333, 73.6667, 618.6667, 221.6667]),
      (.ultraLight, false, 8, [48.3333, 72, 39, 17.3333, 170.3333, 60.3333]),
      (.ultraLight, false, 28, [155, 211, 112.3333, 40.3333, 497.6667, 192.6667]),
      (.thin, false, 8, [49, 73, 39.6667, 18, 172, 61]),
      (.thin, false, 28, [157, 215, 115.6667, 43.6667, 504.6667, 195.6667]),
      (.light, false, 8, [50, 74.6667, 41, 19, 175, 62.3333]),
      (.light, false, 28, [162, 223, 122, 50.3333, 519.3333, 201.3333]),
      (.regular, true, 8, [50.6667, 76, 42.3333, 20, 177.3333, 63.3333]),
      (.regular, true, 28, [165.3333, 233.6667, 129.3333, 55.6667, 543, 207.3333]),
    ])
  func recordings(weight: Font.Weight, isItalic: Bool, size: Double, widths: [Double]) {
    for (string, width) in zip(Self.strings, widths) {
      let text = measurer(string) {
        $0.font = Font(.size(size))
        $0.fontWeight = weight
        $0.italic = isItalic
      }
      let ours = text.size(width: nil, height: nil).width
      // Both are rounded up.
      let error = (text.widthDoubt?.part ?? 0) * width + 1e-3
      #expect(abs(ours - width) <= (error * 3).rounded(.up) / 3 + 1e-3, "\(string): \(ours)")
      if text.widthDoubt == nil { expect(ours, width) }
    }
  }

  @Test("An italic word of textual, iOS 26")
  func italicWord() {
    let text = measurer("sample") {
      $0.font = Font(.size(16))
      $0.italic = true
    }
    expect(text.size(width: nil, height: nil).width, 52.3333)
  }

  @Test(
    "Rounded lines in rckim77/Sudoku's pictures, iOS 26.1, semibold at 16 points",
    arguments: [
      ("Sudoku is a puzzle where you fill all the", 286.14),
      ("right digit. But what determines the right digit?", 342.50),
      ("numbers 1 to 9. Each digit can only appear once.", 354.13),
      ("First, every row in the grid must include the numbers", 384.51),
      ("requirements that must be met:", 230.13), ("be met:", 53.40),
    ])
  func rounded(line: String, ink: Double) {
    let text = measurer(line) {
      $0.font = Font(.size(16))
      $0.fontWeight = .semibold
      $0.fontDesign = .rounded
    }
    // Ink lacks what is at the sides of the first and the last letter.
    let width = ink + 1.66
    let ours = text.size(width: nil, height: nil).width
    #expect(abs(ours - width) < width * WidthKind.rounded.part + 1.0 / 3, "\(ours)")
  }

  @Test("A kind has recordings and figures, or neither", arguments: WidthKind.allCases)
  func rows(kind: WidthKind) {
    #expect((kind.recordings == nil) == (kind.largestPart == nil))
    #expect((kind.recordings == nil) == (kind.largest == "not known"))
    #expect(kind.largestPart.map { $0 < WidthKind.unknownPart } ?? true)
  }
}
