import UnicodeText

/// A text's characters with their places on one endless line, and where that line may be broken.
///
/// Made once a text; every proposal then only adds up whole segments.
struct ShapedText {
  /// What is never broken unless it is too wide by itself: a word and the spaces after it.
  struct Segment {
    /// Indices of characters: the first, the one after the last that is drawn, and the one after
    /// the spaces.
    var start: Int
    var drawnEnd: Int
    var end: Int
    /// The places of the three, in points.
    var startX: Double
    var drawnX: Double
    var endX: Double
  }

  /// The text up to a line break of its own.
  struct Paragraph {
    var segments: Range<Int>
    var characters: Range<Int>
  }

  /// Characters in one font.
  struct Run {
    var end: Int
    var font: SystemFont
    /// `baselineOffset`: a raised run makes its line higher above, a lowered one below.
    var raise = 0.0

    /// From the top of the line to the baseline, in points.
    var baseline: Double { font.baseline + max(raise, 0) }
    var below: Double { font.lineHeight - font.baseline + max(-raise, 0) }
    var lineHeight: Double { font.lineHeight + abs(raise) }

    func linePitch(spacing: Double) -> Double { font.linePitch(spacing: spacing) + abs(raise) }
  }

  private(set) var string = ""
  private(set) var runs: [Run] = []
  private(set) var segments: [Segment] = []
  private(set) var paragraphs: [Paragraph] = []
  /// The least sure character's or font's.
  private(set) var confidence = LayoutRule.Confidence.observed
  /// What its widths are made of that wasn't measured, and by how much they may be off, in points.
  private(set) var doubtful = WidthKinds()
  private(set) var doubt = 0.0
  /// The start of each character, including kerning with the one before, and the end of the last.
  private var positions: [Double] = [0]
  /// The kerning in each position, which a line that ends there doesn't have.
  private var kernings: [Double] = [0]
  private var breaking: [LineBreaking] = []
  private var previousGlyph: Int?
  /// Of the run that is being added: whether it has kana, and what its last letter was, nil for what
  /// is no letter.
  private var hasKana = false
  private var previousIsJapanese: Bool?

  init(_ content: TextContent, in environment: EnvironmentValues) {
    for run in content.runs {
      var environment = environment
      run.style?(&environment)
      if let image = run.image {
        append(image, in: environment)
      } else {
        append(run.string, SystemFont(environment), in: environment)
      }
    }
    if runs.isEmpty { runs.append(Run(end: 0, font: SystemFont(environment))) }
    findSegments()
  }

  /// A text in one font, that of the environment.
  init(_ string: String, _ font: SystemFont, in environment: EnvironmentValues) {
    append(string, font, in: environment)
    findSegments()
  }

  var count: Int { breaking.count }

  /// The width of the characters `start..<end` on a line of their own, in points.
  func width(_ start: Int, _ end: Int) -> Double {
    guard start < end else { return 0 }
    return positions[end] - kernings[end] - positions[start]
  }

  func isSpace(_ index: Int) -> Bool { breaking[index].isSpace }

  /// The run of the character at `index`; the last one beyond the end.
  func run(at index: Int) -> Run {
    runs.first { index < $0.end } ?? runs[runs.count - 1]
  }
}

extension ShapedText {
  private mutating func append(
    _ text: String, _ font: SystemFont, in environment: EnvironmentValues
  ) {
    let text =
      switch environment.textCase {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case nil: text
      }
    let glyphs = SystemFontGlyphs.shared
    confidence = min(confidence, font.confidence)
    previousGlyph = nil
    string += text
    let start = end
    breaking.reserveCapacity(breaking.count + text.utf8.count)
    positions.reserveCapacity(positions.count + text.utf8.count)
    kernings.reserveCapacity(kernings.count + text.utf8.count)
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      // Each byte is a character of its own.
      for byte in text.utf8 { append(Unicode.Scalar(byte), isWhole: true, font, glyphs) }
    } else {
      hasKana = text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
      previousIsJapanese = nil
      let setsApart = hasKana && EstimatedWidth.setsScriptsApart(on: environment.platform)
      let widths =
        text.unicodeScalars.contains(where: ScriptAdvances.covers)
        ? ScriptAdvances.ems(of: Array(text)) : []
      for (index, character) in text.enumerated() {
        if setsApart { separate(character, font) }
        let start = end
        if !widths.isEmpty, let ems = widths[index], let first = character.unicodeScalars.first {
          append(advance: ems * font.size, LineBreaking(first))
          confidence = .inferred
        } else {
          append(character, font, glyphs)
        }
        if let kind = kind(of: character, font, glyphs) { note(kind, from: start) }
      }
    }
    if let kind = font.doubt { note(kind, from: start) }
    runs.append(
      Run(end: breaking.count, font: font, raise: environment.baselineOffset.orZero))
  }

  /// Where its last character ends, in points.
  private var end: Double { positions[positions.count - 1] }

  /// Nil for what was measured.
  private func kind(
    of character: Character, _ font: SystemFont, _ glyphs: SystemFontGlyphs
  ) -> WidthKind? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !first.isASCII || scalars.dropFirst().first != nil,
      LineBreaking(first) != .newline
    else { return nil }
    if EstimatedWidth.ofEmoji(scalars, size: font.size) != nil { return .emoji }
    if scalars.count == 1, let glyph = glyphs.glyph(first), glyphs.isPublished[glyph] { return nil }
    return WidthKind(first, amongKana: hasKana)
  }

  /// Letters of a kind stand from a place to the end.
  private mutating func note(_ kind: WidthKind, from start: Double) {
    guard end > start else { return }
    doubtful.insert(kind)
    doubt += (end - start) * kind.part
  }

  /// An image takes its own width on the line. How high it makes the line is not known.
  private mutating func append(_ image: Image, in environment: EnvironmentValues) {
    confidence = .inferred
    string += "\u{FFFC}"
    append(advance: image.size(in: environment).width, .image)
    runs.append(Run(end: breaking.count, font: SystemFont(environment)))
  }

  /// Puts a gap before the character where a Japanese one and a Latin one meet.
  private mutating func separate(_ character: Character, _ font: SystemFont) {
    guard let first = character.unicodeScalars.first else { return }
    let isJapanese: Bool? =
      if EstimatedWidth.ofEastAsian(first, amongKana: true) != nil {
        first.properties.isAlphabetic ? true : nil
      } else {
        first.isASCII && (character.isLetter || character.isNumber) ? false : nil
      }
    defer { previousIsJapanese = isJapanese }
    guard let isJapanese, let previousIsJapanese, isJapanese != previousIsJapanese else { return }
    let gap = EstimatedWidth.gapBesideJapanese * font.size
    kernings[kernings.count - 1] = gap
    positions[positions.count - 1] += gap
  }

  private mutating func append(
    _ character: Character, _ font: SystemFont, _ glyphs: SystemFontGlyphs
  ) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    if let ems = EstimatedWidth.ofEmoji(scalars, size: font.size) {
      append(advance: ems * font.size + font.tracking, .foreign)
      confidence = .inferred
    } else {
      let isWhole = scalars.index(after: scalars.startIndex) == scalars.endIndex
      append(first, isWhole: isWhole, font, glyphs)
    }
  }

  /// Adds the character that begins with `scalar`; marks that follow it add no width.
  private mutating func append(
    _ scalar: Unicode.Scalar, isWhole: Bool, _ font: SystemFont, _ glyphs: SystemFontGlyphs
  ) {
    let breaking = LineBreaking(scalar)
    if breaking == .newline {
      append(advance: 0, breaking)
      return
    }
    guard let glyph = glyphs.glyph(scalar) else {
      confidence = .inferred
      if let ems = EstimatedWidth.ofEastAsian(scalar, amongKana: hasKana) {
        append(advance: ems * font.size, breaking)
        return
      }
      let ems = EstimatedWidth.ems(of: scalar, bold: font.boldness)
      append(advance: ems == 0 ? 0 : ems * font.size + font.tracking, breaking)
      return
    }
    var advance = font.advance(glyph, of: glyphs)
    if !isWhole || !glyphs.isPublished[glyph] { confidence = .inferred }
    if font.hasMonospacedDigits, scalar.properties.numericType == .decimal,
      let zero = glyphs.glyph("0")
    {
      advance = font.advance(zero, of: glyphs)
      confidence = .inferred
    }
    if let previousGlyph {
      let kerning = font.kerning(previousGlyph, glyph, of: glyphs)
      kernings[kernings.count - 1] = kerning
      positions[positions.count - 1] += kerning
    }
    append(advance: advance, breaking)
    previousGlyph = glyph
  }

  private mutating func append(advance: Double, _ breaking: LineBreaking) {
    self.breaking.append(breaking)
    positions.append(positions[positions.count - 1] + advance)
    kernings.append(0)
    previousGlyph = nil
  }

  private mutating func findSegments() {
    var start = 0
    var firstSegment = 0
    var paragraphStart = 0
    var index = 0
    var foreign: [Bool]?
    while index < count {
      if breaking[index] == .newline {
        addSegment(start, index)
        paragraphs.append(
          Paragraph(segments: firstSegment..<segments.count, characters: paragraphStart..<index))
        firstSegment = segments.count
        paragraphStart = index + 1
        start = index + 1
      } else if index + 1 < count {
        let known = breaking[index].allowsBreak(before: breaking[index + 1])
        if known == nil, foreign == nil { foreign = foreignBreaks() }
        if known ?? foreign?[index] == true {
          addSegment(start, index + 1)
          start = index + 1
        }
      }
      index += 1
    }
    guard count > 0 else { return }
    addSegment(start, count)
    paragraphs.append(
      Paragraph(segments: firstSegment..<segments.count, characters: paragraphStart..<count))
  }

  /// For each character whether a line may end after it, by Unicode's algorithm.
  private func foreignBreaks() -> [Bool] {
    var breaks = [Bool](repeating: false, count: count)
    // A sign that begins a run may be one character with the last of the run before.
    guard string.count == count else { return breaks }
    var ends = LineEnds.offsets(in: string)[...]
    var offset = 0
    for (index, character) in string.enumerated() {
      offset += character.utf16.count
      while let end = ends.first, end < offset { ends.removeFirst() }
      breaks[index] = ends.first == offset
    }
    return breaks
  }

  private mutating func addSegment(_ start: Int, _ end: Int) {
    guard start < end else { return }
    var drawnEnd = end
    while drawnEnd > start, isSpace(drawnEnd - 1) { drawnEnd -= 1 }
    segments.append(
      Segment(
        start: start, drawnEnd: drawnEnd, end: end, startX: positions[start],
        drawnX: positions[drawnEnd] - kernings[drawnEnd], endX: positions[end] - kernings[end]))
  }
}
