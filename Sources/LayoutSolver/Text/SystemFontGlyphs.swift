/// The system font's figures, parsed once from the tables of text.
///
/// A figure comes as four values, of the regular and the bold weight at text and at display size;
/// everything between is a mixture of the four (`SystemFont.mixture`).
struct SystemFontGlyphs: Sendable {
  /// Regular text, regular display, bold text, bold display, in 1/2048 of the point size.
  typealias Figures = SIMD4<Float>

  static let shared = SystemFontGlyphs()

  private(set) var advances: [Figures] = []
  /// Whether the advance was measured.
  private(set) var isPublished: [Bool] = []
  /// The glyph whose kerning pairs apply: an accented letter takes its base letter's.
  private var kerningGlyphs: [Int] = []
  /// One row of `kerningColumns` a left glyph.
  private var kerningPairs: [Figures]
  private let kerningColumns: Int
  private var glyphs: [Unicode.Scalar: Int] = [:]
  /// The same for ASCII, indexed by code; -1 where there is none.
  private var asciiGlyphs = [Int](repeating: -1, count: 128)

  private init() {
    let measured = Self.tokens(SystemFontAdvances.published)
    kerningColumns = measured.count / 5
    kerningPairs = [Figures](repeating: .zero, count: kerningColumns * kerningColumns)
    add(measured, isPublished: true)
    add(Self.tokens(SystemFontAdvances.fitted), isPublished: false)
    let likened = Self.tokens(SystemFontAdvances.inferred)
    for entry in stride(from: 0, to: likened.count - 1, by: 2) {
      guard let base = likened[entry].unicodeScalars.first, let glyph = self.glyph(Self.named(base))
      else { continue }
      for scalar in likened[entry + 1].unicodeScalars {
        add(Self.named(scalar), advances[glyph], isPublished: false, kerningAs: glyph)
      }
    }
    addKerning(Self.tokens(SystemFontKerning.published))
  }

  /// The glyph of a character in the tables.
  func glyph(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.isASCII else { return glyphs[scalar] }
    let glyph = asciiGlyphs[Int(scalar.value)]
    return glyph < 0 ? nil : glyph
  }

  /// What the pair is moved together (negative) or apart.
  func kerning(_ left: Int, _ right: Int) -> Figures {
    let left = kerningGlyphs[left]
    let right = kerningGlyphs[right]
    guard left < kerningColumns, right < kerningColumns else { return .zero }
    return kerningPairs[left * kerningColumns + right]
  }

  private mutating func add(_ entries: [Substring], isPublished: Bool) {
    for entry in stride(from: 0, to: entries.count - 4, by: 5) {
      guard let scalar = entries[entry].unicodeScalars.first else { continue }
      add(
        Self.named(scalar), Self.figures(entries[(entry + 1)...]), isPublished: isPublished,
        kerningAs: advances.count)
    }
  }

  private mutating func add(
    _ scalar: Unicode.Scalar, _ figures: Figures, isPublished: Bool, kerningAs glyph: Int
  ) {
    if scalar.isASCII {
      asciiGlyphs[Int(scalar.value)] = advances.count
    } else {
      glyphs[scalar] = advances.count
    }
    kerningGlyphs.append(glyph)
    advances.append(figures)
    self.isPublished.append(isPublished)
  }

  private mutating func addKerning(_ entries: [Substring]) {
    for entry in stride(from: 0, to: entries.count - 5, by: 6) {
      let figures = Self.figures(entries[(entry + 2)...])
      let rights = entries[entry + 1].unicodeScalars.compactMap { glyph(Self.named($0)) }
      for left in entries[entry].unicodeScalars.compactMap({ glyph(Self.named($0)) }) {
        for right in rights { kerningPairs[left * kerningColumns + right] = figures }
      }
    }
  }

  private static func tokens(_ table: String) -> [Substring] {
    table.utf8.split { $0 == 0x20 || $0 == 0x0A }.map(Substring.init)
  }

  private static func figures(_ tokens: ArraySlice<Substring>) -> Figures {
    var figures = Figures.zero
    for (index, token) in tokens.prefix(4).enumerated() { figures[index] = Float(token) ?? 0 }
    return figures
  }

  /// The tables show the two spaces by visible signs.
  private static func named(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "␣": " "
    case "⍽": "\u{A0}"
    default: scalar
    }
  }
}
