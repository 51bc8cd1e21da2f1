/// Finds the character and the two colours that come closest to a cell's samples.
struct CellEncoder {
  /// A cell as it is to be shown.
  struct Encoded: Equatable {
    var character: Character
    var foreground: UInt32
    var background: UInt32
  }

  let set: BlockGlyphs

  /// - Parameter color: The colour of a sample by its position from the cell's upper left corner,
  ///   including samples in the cells around it.
  func encode(
    _ samples: UnsafeBufferPointer<UInt32>, around color: (_ x: Int, _ y: Int) -> UInt32
  ) -> Encoded {
    var colors = CellColors(samples).entries
    guard let first = colors.first else {
      return Encoded(character: " ", foreground: Raster.nothing, background: Raster.nothing)
    }
    let plain = Encoded(character: " ", foreground: first.color, background: first.color)
    guard colors.count > 1, set != .spaces else { return plain }
    for index in colors.indices {
      let own = colors[index].color
      let ground = colors[index == 0 ? 1 : 0].color
      // A colour that hardly differs counts as the line's own, as in a gradient from cell to cell,
      // unless it is closer to what is beside the line, however faint the line is.
      var (last, isSimilar) = (own, true)
      colors[index].line = ThinLine(colors[index].mask) { x, y in
        let sample = color(x, y)
        if sample != last {
          last = sample
          let distance = CellColors.distance(sample, own)
          isSimilar =
            distance < Self.leastContrast && distance < CellColors.distance(sample, ground)
        }
        return isSimilar
      }
    }
    var best = Choice(cost: cost(ofOnly: first, colors), cell: plain, mask: 0)
    for (index, one) in colors.enumerated().prefix(4) {
      for other in colors[(index + 1)...].prefix(4) {
        improve(&best, one, other, colors)
      }
    }
    return best.blended(colors)
  }

  /// A cell that has been tried.
  private struct Choice {
    var cost: Double
    var cell: Encoded
    /// The samples in the foreground; nil for a line, which keeps its colours.
    var mask: UInt64?

    /// The cell in the means of its samples' colours, so that edges between its parts are smooth.
    func blended(_ colors: [CellColors.Entry]) -> Encoded {
      guard let mask else { return cell }
      var blended = cell
      if mask != 0 {
        blended.foreground = Self.mean(of: colors, in: mask) ?? cell.foreground
      }
      blended.background = Self.mean(of: colors, in: ~mask) ?? cell.background
      if mask == 0 { blended.foreground = blended.background }
      return blended
    }

    /// The mean colour of a part of the cell; that of most of it where the rest would only tint it,
    /// which is seen as a box. Nil where some of it isn't painted.
    private static func mean(of colors: [CellColors.Entry], in part: UInt64) -> UInt32? {
      let count = UInt32(part.nonzeroBitCount)
      var (red, green, blue): (UInt32, UInt32, UInt32) = (0, 0, 0)
      for entry in colors {
        let share = UInt32((entry.mask & part).nonzeroBitCount)
        guard share > 0 else { continue }
        if share * 4 >= count * 3 { return entry.color == Raster.nothing ? nil : entry.color }
        guard entry.color != Raster.nothing else { return nil }
        red += share * (entry.color >> 16 & 255)
        green += share * (entry.color >> 8 & 255)
        blue += share * (entry.color & 255)
      }
      func mean(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
      return mean(red) << 16 | mean(green) << 8 | mean(blue)
    }
  }

  // MARK: Costs

  /// A thin line matters because it is there: leaving it out costs more than its samples, but never
  /// so much that the edge of an area gives way to the line that crosses it.
  private static let thin = 12
  private static let absence = 2.0
  /// The samples of an area that only touches a cell.
  private static let touch = 16
  /// A smaller difference may be a step of a gradient or a shadow, which continues in the cells
  /// beside it.
  private static let leastContrast = 0.1
  /// The least contrast between a line and what is beside it.
  private static let faintest = 0.02

  private func cost(ofOnly kept: CellColors.Entry, _ colors: [CellColors.Entry]) -> Double {
    colors.reduce(0) { $0 + loss(of: $1, to: CellColors.distance($1.color, kept.color)) }
  }

  /// The cost of showing the samples of one colour in another.
  private func loss(of entry: CellColors.Entry, to distance: Double) -> Double {
    let isSeen = entry.line != nil && entry.count <= Self.thin
    return distance * Double(entry.count) * (isSeen ? Self.absence : 1)
  }

  /// Tries all characters with two of the colours, the others shown in the one more like them.
  private func improve(
    _ best: inout Choice, _ one: CellColors.Entry,
    _ other: CellColors.Entry, _ colors: [CellColors.Entry]
  ) {
    var mask = one.mask
    var base = 0.0
    for entry in colors where entry.color != one.color && entry.color != other.color {
      // Samples added to a thin line would make an area of it.
      let (near, far) = (
        one.line != nil ? 1 : CellColors.distance(entry.color, one.color),
        other.line != nil ? 1 : CellColors.distance(entry.color, other.color)
      )
      if near < far { mask |= entry.mask }
      base += loss(of: entry, to: min(near, far))
    }
    let difference = CellColors.distance(one.color, other.color)
    guard base < best.cost else { return }
    let (fewer, ground) = one.count <= other.count ? (one, other) : (other, one)
    // A thin line is not the ground for another one.
    let isDrawn =
      set >= .quadrants && ground.line == nil && difference >= Self.faintest
      && improveByLine(&best, fewer, on: ground.color, colors)
    // Where an area only touches the cell, such as with its corner, no spike is drawn.
    let touch = one.count <= other.count ? mask : ~mask
    let isTouch = touch.nonzeroBitCount <= Self.touch
    for glyph in set.glyphs {
      // Each of the two colours may be the foreground.
      let wrong = (glyph.mask ^ mask).nonzeroBitCount
      let isOne = wrong <= 32
      let least = isOne ? wrong : 64 - wrong
      // Blocks beside dots would make a line alternately thick and thin.
      if isDrawn, least > 0 { continue }
      var cost = base + Double(least) * difference
      if isTouch {
        let shown = isOne == (one.count <= other.count) ? glyph.mask : ~glyph.mask
        cost += Double((shown & ~touch).nonzeroBitCount) * difference
      }
      guard cost < best.cost - 1e-9 else { continue }
      best = Choice(
        cost: cost,
        cell: Encoded(
          character: glyph.character, foreground: isOne ? one.color : other.color,
          background: isOne ? other.color : one.color),
        mask: glyph.mask)
    }
  }

  /// Tries the line characters, which leave everything beside the line in the colour of the ground.
  /// Returns false if none shows the line, or if there is no line.
  private func improveByLine(
    _ best: inout Choice, _ entry: CellColors.Entry, on ground: UInt32,
    _ colors: [CellColors.Entry]
  ) -> Bool {
    guard let line = entry.line else { return false }
    let difference = CellColors.distance(entry.color, ground)
    let base = colors.reduce(0) { sum, other in
      other.color == entry.color || other.color == ground
        ? sum : sum + loss(of: other, to: CellColors.distance(other.color, ground))
    }
    let (character, wrong): (Character, Double)
    if let straight = line.straight {
      let isExact = BlockGlyphs.samples(of: straight) == line.mask
      (character, wrong) = (straight, isExact ? 0 : 1)
    } else {
      // Dots come closest to a slanted line: they are where it passes, but are somewhat wider.
      let dots = line.dots
      if dots.isEmpty { return false }
      (character, wrong) = (dots.character, Double(line.wrong(by: dots)) * 0.5)
    }
    let cost = base + wrong * difference
    if cost < best.cost - 1e-9 {
      best = Choice(
        cost: cost,
        cell: Encoded(character: character, foreground: entry.color, background: ground))
    }
    return true
  }
}

extension Raster {
  /// The picture in characters of a set.
  public func grid(_ set: BlockGlyphs) -> CellGrid {
    let encoder = CellEncoder(set: set)
    return CellGrid(columns: columns, rows: rows) { index in
      let encoded = withSamples(index) { samples in
        encoder.encode(samples) { sample($0, $1, from: index) }
      }
      guard let encoded else {
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
  /// The picture without colours: what resembles the ground is blank, and the rest is the denser
  /// the more it differs, with edges in quarters and eighths.
  public func shaded(ground: UInt32, style: CellStyle) -> CellGrid {
    func density(_ color: UInt32) -> Double {
      color == Self.nothing ? 0 : CellColors.distance(color, ground)
    }
    // Neighbours are mostly of one colour.
    var (last, lastIsSeen) = (Self.nothing, false)
    func isSeen(_ color: UInt32) -> Bool {
      if color != last { (last, lastIsSeen) = (color, density(color) > Self.leastDensity) }
      return lastIsSeen
    }
    return CellGrid(columns: columns, rows: rows) { index in
      let character = withSamples(index) { samples -> Character in
        var mask: UInt64 = 0
        for (place, color) in samples.enumerated() where isSeen(color) {
          mask |= 1 << UInt64(place)
        }
        guard mask != Coverage.whole else {
          return Self.shading(density(CellColors(samples).entries[0].color))
        }
        let line = ThinLine(mask) { isSeen(sample($0, $1, from: index)) }
        return line.flatMap(Self.character) ?? Self.block(mask)
      }
      let shown = character ?? Self.shading(density(cells[index]))
      return Cell(shown, style: shown == " " ? .plain : style)
    }
  }

  /// A smaller difference from the ground isn't visible.
  private static let leastDensity = 0.06

  private static func shading(_ density: Double) -> Character {
    density < leastDensity ? " " : density < 0.45 ? "░" : density < 0.75 ? "▒" : "▓"
  }

  private static func character(of line: ThinLine) -> Character? {
    line.straight ?? (line.dots.isEmpty ? nil : line.dots.character)
  }

  /// The block nearest to some samples.
  private static func block(_ mask: UInt64) -> Character {
    var best: (wrong: Int, character: Character) = (mask.nonzeroBitCount, " ")
    for glyph in BlockGlyphs.quadrants.glyphs {
      let wrong = (glyph.mask ^ mask).nonzeroBitCount
      if wrong < best.wrong { best = (wrong, glyph.character) }
    }
    return 64 - mask.nonzeroBitCount < best.wrong ? "█" : best.character
  }
}
