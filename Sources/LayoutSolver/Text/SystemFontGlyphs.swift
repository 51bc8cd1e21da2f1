/// The system font's figures, read once from the tables of text.
///
/// A figure has four values, for the regular and the bold weight at text and at display size;
/// everything between is a mixture of the four (`SystemFont.mixture`).
struct SystemFontGlyphs: Sendable {
  /// Regular text, regular display, bold text, bold display, in 1/2048 of the point size.
  typealias Figures = SIMD4<Float>

  static let shared = SystemFontGlyphs()

  private(set) var advances: [Figures] = []
  /// Whether the advance was measured.
  private(set) var isPublished: [Bool] = []
  /// The glyph whose kerning pairs apply: an accented letter has its base letter's.
  private var kerningGlyphs: [Int] = []
  /// One row of `kerningColumns` a left glyph.
  private var kerningPairs: [Figures] = []
  private var kerningColumns = 0
  /// By code.
  private var glyphs: [Int: Int] = [:]
  /// The same for ASCII, indexed by code; -1 where there is none.
  private var asciiGlyphs = [Int](repeating: -1, count: 128)

  private init() {
    FigureTable.read(SystemFontAdvances.published) { add(&$0, isPublished: true) }
    kerningColumns = advances.count
    kerningPairs = [Figures](repeating: .zero, count: kerningColumns * kerningColumns)
    FigureTable.read(SystemFontAdvances.fitted) { add(&$0, isPublished: false) }
    FigureTable.read(SystemFontAdvances.inferred) { table in
      guard let base = table.word()?.first, let likened = table.word(),
        let glyph = self.glyph(Self.named(base))
      else { return }
      for scalar in likened {
        add(Self.named(scalar), advances[glyph], isPublished: false, kerningAs: glyph)
      }
    }
    FigureTable.read(SystemFontKerning.published) { addKerning(&$0) }
  }

  /// The glyph of a character in the tables.
  func glyph(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.isASCII else { return glyphs[Int(scalar.value)] }
    let glyph = asciiGlyphs[Int(scalar.value)]
    return glyph < 0 ? nil : glyph
  }

  /// A glyph's figures in a face; of the light one the last two are those of ultra-light.
  func figures(_ glyph: Int, _ face: SystemFont.Face) -> Figures {
    switch face {
    case .upright: advances[glyph]
    case .light: Self.light[glyph]
    case .italic: Self.italic[glyph]
    }
  }

  /// Read when a text first asks for them.
  private static let light = shared.figures(
    SystemFontAdvances.ultraLight, others: { own in own.lowHalf - (own.highHalf - own.lowHalf) / 2 }
  ) { own, ultraLight in Figures(lowHalf: own.lowHalf, highHalf: ultraLight) }

  /// Nobody published a bold italic: it is as much wider as upright.
  private static let italic = shared.figures(
    SystemFontAdvances.italic, others: \.lowHalf
  ) { own, italic in
    Figures(lowHalf: italic, highHalf: italic + own.highHalf - own.lowHalf)
  }

  /// The figures of a face, which a table has for the measured characters.
  private func figures(
    _ table: String, others: (Figures) -> SIMD2<Float>,
    _ figures: (_ own: Figures, _ measured: SIMD2<Float>) -> Figures
  ) -> [Figures] {
    var measured: [Int: SIMD2<Float>] = [:]
    FigureTable.read(table) { table in
      guard let scalar = table.word()?.first, let glyph = glyph(Self.named(scalar)) else { return }
      measured[glyph] = table.pair()
    }
    return advances.indices.map { glyph in
      let own = advances[glyph]
      return figures(own, measured[kerningGlyphs[glyph]] ?? others(own))
    }
  }

  /// By how much the pair is moved together (negative) or apart.
  func kerning(_ left: Int, _ right: Int) -> Figures {
    let left = kerningGlyphs[left]
    let right = kerningGlyphs[right]
    guard left < kerningColumns, right < kerningColumns else { return .zero }
    return kerningPairs[left * kerningColumns + right]
  }

  private mutating func add(_ table: inout FigureTable, isPublished: Bool) {
    guard let scalar = table.word()?.first else { return }
    add(
      Self.named(scalar), table.figures(), isPublished: isPublished, kerningAs: advances.count)
  }

  private mutating func add(
    _ scalar: Unicode.Scalar, _ figures: Figures, isPublished: Bool, kerningAs glyph: Int
  ) {
    if scalar.isASCII {
      asciiGlyphs[Int(scalar.value)] = advances.count
    } else {
      glyphs[Int(scalar.value)] = advances.count
    }
    kerningGlyphs.append(glyph)
    advances.append(figures)
    self.isPublished.append(isPublished)
  }

  private mutating func addKerning(_ table: inout FigureTable) {
    guard let lefts = table.word(), let rights = table.word() else { return }
    let figures = table.figures()
    let columns = rights.compactMap { glyph(Self.named($0)) }
    for left in lefts.compactMap({ glyph(Self.named($0)) }) {
      for right in columns { kerningPairs[left * kerningColumns + right] = figures }
    }
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
