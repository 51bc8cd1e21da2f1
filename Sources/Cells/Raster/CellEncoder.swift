/// Finds the character and the two colours that come nearest to a cell's samples.
struct CellEncoder {
  /// A cell as it is to be shown.
  struct Encoded: Equatable {
    var character: Character
    var foreground: UInt32
    var background: UInt32
  }

  let set: BlockGlyphs

  func encode(_ samples: UnsafeBufferPointer<UInt32>) -> Encoded {
    let colors = CellColors(samples).entries
    guard let first = colors.first else {
      return Encoded(character: " ", foreground: Raster.nothing, background: Raster.nothing)
    }
    let plain = Encoded(character: " ", foreground: first.color, background: first.color)
    guard colors.count > 1, set != .spaces else { return plain }
    var best = (cost: cost(ofOnly: first, colors), cell: plain)
    for (index, one) in colors.enumerated().prefix(4) {
      for other in colors[(index + 1)...].prefix(4) {
        improve(&best, one, other, colors)
      }
    }
    return best.cell
  }

  // MARK: Costs

  /// A thin line is seen by being there: leaving it out costs more than its samples, but never so
  /// much that an area's edge gives way to the line that crosses it.
  private static let thin = 12
  private static let absence = 2.0

  private func cost(ofOnly kept: CellColors.Entry, _ colors: [CellColors.Entry]) -> Double {
    colors.reduce(0) { $0 + loss(of: $1, to: CellColors.distance($1.color, kept.color)) }
  }

  /// What it costs to show a colour's samples in another one.
  private func loss(of entry: CellColors.Entry, to distance: Double) -> Double {
    let isLine = entry.count <= Self.thin && Self.isLine(entry.mask)
    return distance * Double(entry.count) * (isLine ? Self.absence : 1)
  }

  /// Tries all characters with two of the colours, the others shown in the one more like them.
  private func improve(
    _ best: inout (cost: Double, cell: Encoded), _ one: CellColors.Entry,
    _ other: CellColors.Entry, _ colors: [CellColors.Entry]
  ) {
    var mask = one.mask
    var base = 0.0
    for entry in colors where entry.color != one.color && entry.color != other.color {
      let (near, far) = (
        CellColors.distance(entry.color, one.color), CellColors.distance(entry.color, other.color)
      )
      if near < far { mask |= entry.mask }
      base += loss(of: entry, to: min(near, far))
    }
    let difference = CellColors.distance(one.color, other.color)
    guard base < best.cost else { return }
    for glyph in set.glyphs {
      // In the foreground one of the two colours or the other.
      let wrong = (glyph.mask ^ mask).nonzeroBitCount
      let least = min(wrong, 64 - wrong)
      let cost = base + Double(least) * difference
      guard cost < best.cost - 1e-9 else { continue }
      let isOne = wrong <= 32
      best = (
        cost,
        Encoded(
          character: glyph.character, foreground: isOne ? one.color : other.color,
          background: isOne ? other.color : one.color)
      )
    }
    guard set >= .quadrants, min(one.count, other.count) <= Self.thin * 2 else { return }
    let isOne = one.count <= other.count
    // A thin line is no ground for another one.
    let ground = isOne ? other : one
    guard ground.count > Self.thin || !Self.isLine(ground.mask) else { return }
    improveByLine(&best, isOne ? one : other, on: ground.color, colors)
  }

  /// Tries the characters of lines, which leave all that is beside them in the ground's colour.
  private func improveByLine(
    _ best: inout (cost: Double, cell: Encoded), _ line: CellColors.Entry, on ground: UInt32,
    _ colors: [CellColors.Entry]
  ) {
    let difference = CellColors.distance(line.color, ground)
    let base = colors.reduce(0) { sum, entry in
      entry.color == line.color || entry.color == ground
        ? sum : sum + loss(of: entry, to: CellColors.distance(entry.color, ground))
    }
    if let character = Self.straight(line.mask) {
      let cost = base + difference
      guard cost < best.cost - 1e-9 else { return }
      best = (cost, Encoded(character: character, foreground: line.color, background: ground))
    } else if Self.isLine(line.mask) {
      improveByDots(&best, line, ground, base, difference)
    }
  }

  /// The nearest line to one of one or two eighths that leads straight through the cell's inside;
  /// nil for any other.
  static func straight(_ mask: UInt64) -> Character? {
    for place in 0..<8 {
      if mask == 0xFF << UInt64(place * 8) { return place < 2 ? "▔" : place < 6 ? "─" : "▁" }
      if mask == 0x0101_0101_0101_0101 << UInt64(place) {
        return place < 2 ? "▏" : place < 6 ? "│" : "▕"
      }
    }
    for place in 1..<6 {
      if mask == 0xFFFF << UInt64(place * 8) { return "━" }
      if mask == 0x0303_0303_0303_0303 << UInt64(place) { return "┃" }
    }
    return nil
  }

  /// Whether some samples are a line, which has two sides, and no corner of an area.
  static func isLine(_ mask: UInt64) -> Bool {
    let ground = ~mask
    var side = ground & (~ground &+ 1)
    while true {
      let left = (side & 0xFEFE_FEFE_FEFE_FEFE) >> 1
      let right = (side & 0x7F7F_7F7F_7F7F_7F7F) << 1
      let grown = (side | left | right | side << 8 | side >> 8) & ground
      if grown == side { break }
      side = grown
    }
    return (ground & ~side).nonzeroBitCount > 3
  }

  /// The dots in whose parts there is more than a touch of some samples.
  static func dots(_ mask: UInt64) -> Subcells.Dots {
    var dots: Subcells.Dots = []
    for y in 0..<Subcells.dotsDown {
      for x in 0..<Subcells.dotsAcross
      where (mask & part(x, y)).nonzeroBitCount >= 2 { dots.insert(Subcells.Dots(x: x, y: y)) }
    }
    return dots
  }

  private static func covered(by dots: Subcells.Dots, of mask: UInt64) -> Int {
    var count = 0
    for y in 0..<Subcells.dotsDown {
      for x in 0..<Subcells.dotsAcross where dots.contains(Subcells.Dots(x: x, y: y)) {
        count += (mask & part(x, y)).nonzeroBitCount
      }
    }
    return count
  }

  /// The samples around a dot.
  private static func part(_ x: Int, _ y: Int) -> UInt64 { 0x0F0F << UInt64(y * 16 + x * 4) }

  /// A thin slanted line is nearest to dots: they stand where it passes, at the price of some width.
  private func improveByDots(
    _ best: inout (cost: Double, cell: Encoded), _ line: CellColors.Entry, _ ground: UInt32,
    _ base: Double, _ difference: Double
  ) {
    let dots = Self.dots(line.mask)
    // A dot covers about half of its part.
    let wrong = line.count + 4 * dots.count - Self.covered(by: dots, of: line.mask)
    let cost = base + Double(max(wrong, 0)) * difference * 0.5
    guard !dots.isEmpty, cost < best.cost - 1e-9 else { return }
    best = (
      cost, Encoded(character: dots.character, foreground: line.color, background: ground)
    )
  }
}

extension Raster {
  /// The picture in characters of a set.
  public func grid(_ set: BlockGlyphs) -> CellGrid {
    let encoder = CellEncoder(set: set)
    return CellGrid(columns: columns, rows: rows) { index in
      guard let encoded = withSamples(index, encoder.encode) else {
        return Cell(style: CellStyle(background: CellColor(packed: cells[index])))
      }
      var style = CellStyle(background: CellColor(packed: encoded.background))
      if encoded.character != " " { style.foreground = CellColor(packed: encoded.foreground) }
      // The terminal's own background can't be a foreground: the other colour takes its place.
      if encoded.foreground == Self.nothing, encoded.character != " " {
        style = CellStyle(
          foreground: style.background, background: .standard, reverse: true)
      }
      return Cell(encoded.character, style: style)
    }
  }
}

extension Raster {
  /// The picture without colours: what is like the ground is blank, the rest the denser the more it
  /// differs, its edges in quarters and eighths.
  public func shaded(ground: UInt32, style: CellStyle) -> CellGrid {
    func density(_ color: UInt32) -> Double {
      color == Self.nothing ? 0 : CellColors.distance(color, ground)
    }
    return CellGrid(columns: columns, rows: rows) { index in
      let character = withSamples(index) { samples -> Character in
        var mask: UInt64 = 0
        for (place, color) in samples.enumerated() where density(color) > Self.leastDensity {
          mask |= 1 << UInt64(place)
        }
        let entries = CellColors(samples).entries
        guard mask != Coverage.whole else { return Self.shading(density(entries[0].color)) }
        return Self.block(mask)
      }
      let shown = character ?? Self.shading(density(cells[index]))
      return Cell(shown, style: shown == " " ? .plain : style)
    }
  }

  /// What differs less from the ground isn't seen.
  private static let leastDensity = 0.06

  private static func shading(_ density: Double) -> Character {
    density < leastDensity ? " " : density < 0.45 ? "░" : density < 0.75 ? "▒" : "▓"
  }

  /// The block nearest to some samples.
  private static func block(_ mask: UInt64) -> Character {
    if let line = CellEncoder.straight(mask) { return line }
    if mask.nonzeroBitCount <= 24, CellEncoder.isLine(mask) {
      return CellEncoder.dots(mask).character
    }
    var best: (wrong: Int, character: Character) = (mask.nonzeroBitCount, " ")
    for glyph in BlockGlyphs.quadrants.glyphs {
      let wrong = (glyph.mask ^ mask).nonzeroBitCount
      if wrong < best.wrong { best = (wrong, glyph.character) }
    }
    return 64 - mask.nonzeroBitCount < best.wrong ? "█" : best.character
  }
}
