/// Which characters a terminal's font has for drawing parts of cells. Each set is a reduction of
/// the next one.
public enum BlockGlyphs: Int, Sendable, CaseIterable, Comparable {
  /// Backgrounds only, and ASCII characters for what is darker.
  case spaces
  /// Upper and lower halves.
  case halves
  /// Eighths from an edge, quarters, and thin lines: wherever there is UTF-8.
  case quadrants
  /// Sixths too, of Unicode 13.
  case sextants
  /// Eighths two by four too, of Unicode 16.
  case octants

  public static func < (one: BlockGlyphs, other: BlockGlyphs) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The parts that every character of a cell is made of: how many are beside each other, and in which
  /// eighths the rows of them end.
  var parts: (across: Int, ends: [Int]) {
    switch self {
    case .spaces: (1, [8])
    case .halves: (1, [4, 8])
    case .quadrants: (2, [4, 8])
    case .sextants: (2, [3, 5, 8])
    case .octants: (2, [2, 4, 6, 8])
    }
  }

  /// How many parts of equal width a cell has beside each other.
  public var across: Int { parts.across }
  /// How many parts of about equal height a cell has below each other.
  public var down: Int { parts.ends.count }

  /// A character and the samples that are in its foreground.
  struct Glyph {
    var character: Character
    var mask: UInt64
  }

  /// All of the set's characters and those of its reductions. Where two look the same, the plainer
  /// one comes first.
  var glyphs: [Glyph] { Self.sets[rawValue] }

  private static let sets: [[Glyph]] = {
    var sets: [[Glyph]] = [[]]
    for more in [halfGlyphs, quadrantGlyphs, sextantGlyphs, octantGlyphs] {
      let known = Set(sets[sets.count - 1].map(\.mask))
      sets.append(sets[sets.count - 1] + more.filter { !known.contains($0.mask) })
    }
    return sets
  }()

  /// The samples that a block of any set covers; nil for every other character, lines among them.
  public static func samples(of character: Character) -> UInt64? {
    if character == "█" { return Coverage.whole }
    return byCharacter[character]
  }

  private static let byCharacter: [Character: UInt64] = {
    var table: [Character: UInt64] = [:]
    for glyph in sets[sets.count - 1] where BoxArms(glyph.character) == nil {
      table[glyph.character] = glyph.mask
    }
    return table
  }()

  /// The samples in a part of the cell, edges in eighths.
  private static func part(_ x: Range<Int>, _ y: Range<Int>) -> UInt64 {
    var mask: UInt64 = 0
    for line in y { for place in x { mask |= 1 << UInt64(line * 8 + place) } }
    return mask
  }

  private static func glyph(_ scalar: UInt32, _ mask: UInt64) -> Glyph {
    Glyph(character: Unicode.Scalar(scalar).map(Character.init) ?? " ", mask: mask)
  }

  private static let halfGlyphs = [
    glyph(0x2584, part(0..<8, 4..<8)), glyph(0x2580, part(0..<8, 0..<4)),
  ]

  private static let quadrantGlyphs: [Glyph] = {
    var glyphs: [Glyph] = []
    for eighths in 1..<8 {
      glyphs.append(
        glyph(0x2580 + UInt32(eighths), part(0..<8, 8 - eighths..<8)))
      glyphs.append(glyph(0x2590 - UInt32(eighths), part(0..<eighths, 0..<8)))
    }
    glyphs.append(glyph(0x2590, part(4..<8, 0..<8)))
    glyphs.append(glyph(0x2594, part(0..<8, 0..<1)))
    glyphs.append(glyph(0x2595, part(7..<8, 0..<8)))
    for quarters in Subcells.Quarters.mixed {
      glyphs.append(Glyph(character: quarters.character, mask: quarters.samples))
    }
    return glyphs
  }()

  private static let sextantGlyphs: [Glyph] = {
    let parts = (0..<6).map { place in
      // Three lines of eighths above and below, two between them.
      let edges = [0, 3, 5, 8]
      let (row, column) = (place / 2, place % 2)
      return part(column * 4..<column * 4 + 4, edges[row]..<edges[row + 1])
    }
    // The left and the right half have characters of their own elsewhere.
    let coded = (1..<63).filter { $0 != 21 && $0 != 42 }
    return coded.enumerated().map { index, bits in
      glyph(0x1FB00 + UInt32(index), samples(bits, of: parts))
    }
  }()

  /// Unicode 16 encodes the characters of two by four parts that no other block shows in the order
  /// of their bits from the upper left; the few others are encoded elsewhere.
  private static let octantGlyphs: [Glyph] = {
    let parts = (0..<8).map { place in
      part(place % 2 * 4..<place % 2 * 4 + 4, place / 2 * 2..<place / 2 * 2 + 2)
    }
    let elsewhere: Set<Int> = [
      0, 1, 2, 3, 5, 10, 15, 20, 40, 63, 64, 80, 85, 90, 95, 128, 160, 165, 170, 175, 192, 240,
      245, 250, 252, 255,
    ]
    return (0..<256).filter { !elsewhere.contains($0) }.enumerated().map { index, bits in
      glyph(0x1CD00 + UInt32(index), samples(bits, of: parts))
    }
  }()

  private static func samples(_ bits: Int, of parts: [UInt64]) -> UInt64 {
    parts.enumerated().reduce(0) { bits >> $1.offset & 1 == 1 ? $0 | $1.element : $0 }
  }
}

extension Subcells.Quarters {
  /// The combinations of quarters that are neither a half nor a whole cell.
  fileprivate static let mixed = (1..<15).map { Subcells.Quarters(rawValue: $0) }.filter {
    ![3, 5, 10, 12].contains($0.rawValue)
  }

  /// The samples its quarters take.
  fileprivate var samples: UInt64 {
    let parts: [(Subcells.Quarters, UInt64)] = [
      (.upperLeft, 0x0F0F_0F0F), (.upperRight, 0xF0F0_F0F0),
      (.lowerLeft, 0x0F0F_0F0F << 32), (.lowerRight, 0xF0F0_F0F0 << 32),
    ]
    return parts.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}
