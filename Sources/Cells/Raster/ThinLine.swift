/// The samples of a cell that are a piece of a thin line: hardly any of them has much of its colour
/// both beside it and above or below it.
///
/// Whether a few samples at the side of a cell are a line or the edge of an area shows only beside
/// the cell. So four samples around it are looked at too.
struct ThinLine {
  let mask: UInt64
  /// The rows of the cell and of its surroundings, from four samples above it to four below. In
  /// each row the lowest bit is four samples left of the cell.
  private let rows: SIMD16<UInt16>

  /// A line with this many samples across isn't thin any more. Samples are about twice as high as
  /// they are wide.
  private static let thickness = 5
  private static let height = 3
  /// The most samples that a line has in a cell: those of three rows.
  private static let most = 24

  /// Returns nil where the samples are part of an area.
  /// - Parameter continues: Whether the sample at a position from the cell's upper left corner, in
  ///   the cell or up to four around it, has the colour too.
  init?(_ mask: UInt64, _ continues: (_ x: Int, _ y: Int) -> Bool) {
    guard mask.nonzeroBitCount <= Self.most else { return nil }
    var (thick, rest) = (0, mask)
    while rest != 0 {
      let (x, y) = (rest.trailingZeroBitCount & 7, rest.trailingZeroBitCount >> 3)
      rest &= rest - 1
      guard Self.reaches(Self.thickness, x, y, 1, 0, continues),
        Self.reaches(Self.height, x, y, 0, 1, continues)
      else { continue }
      thick += 1
      if thick * 4 > mask.nonzeroBitCount { return nil }
    }
    self.mask = mask
    var rows = SIMD16<UInt16>()
    for y in 0..<16 {
      for x in 0..<16 where continues(x - 4, y - 4) { rows[y] |= 1 << UInt16(x) }
    }
    self.rows = rows
  }

  /// Returns true if this many samples in a row, on both sides of one, have the colour.
  private static func reaches(
    _ limit: Int, _ x: Int, _ y: Int, _ dx: Int, _ dy: Int,
    _ continues: (_ x: Int, _ y: Int) -> Bool
  ) -> Bool {
    var length = 1
    for sign in [-1, 1] {
      var step = sign
      while length < limit, continues(x + step * dx, y + step * dy) {
        length += 1
        step += sign
      }
    }
    return length >= limit
  }

  private func has(_ x: Int, _ y: Int) -> Bool {
    (-4..<12).contains(x) && (-4..<12).contains(y) && rows[y + 4] >> UInt16(x + 4) & 1 == 1
  }

  // MARK: Characters

  /// The character of a straight line of one or two eighths, at the place nearest to it, a blank for
  /// the end of one that has less than half of the cell; nil for any other line.
  var straight: Character? {
    let mask = completed
    if mask == 0 { return " " }
    for place in 0..<8 {
      if mask == 0xFF << UInt64(place * 8) { return place < 2 ? "▔" : place < 6 ? "─" : "▁" }
      if mask == 0x0101_0101_0101_0101 << UInt64(place) {
        return place < 2 ? "▏" : place < 6 ? "│" : "▕"
      }
    }
    for place in 0..<7 {
      if mask == 0xFFFF << UInt64(place * 8) {
        return place < 2 ? "▔" : place < 5 ? "━" : place < 6 ? "▁" : "▂"
      }
      if mask == 0x0303_0303_0303_0303 << UInt64(place) {
        return place < 2 ? "▎" : place < 5 ? "┃" : "▕"
      }
    }
    return nil
  }

  /// A straight line that comes from beside the cell and ends in it is made as long as the cell if
  /// it fills half of it, and is left out if it doesn't. Any other line is unchanged.
  private var completed: UInt64 {
    let first = mask.trailingZeroBitCount
    let line: UInt64 = 0xFF << UInt64(first & ~7)
    let column: UInt64 = 0x0101_0101_0101_0101 << UInt64(first & 7)
    for (whole, step) in [(line, 8), (line | line << 8, 8), (column, 1), (column | column << 1, 1)]
    where mask & ~whole == 0 {
      let (y, x) = (first >> 3, first & 7)
      let comesFromBeside =
        step == 8 ? has(-1, y) != has(8, y) : has(x, -1) != has(x, 8)
      guard comesFromBeside else { return mask }
      return mask.nonzeroBitCount * 2 >= whole.nonzeroBitCount ? whole : 0
    }
    return mask
  }

  /// A dot wherever more than a touch of the line passes, of two side by side that have as little of
  /// it the left one.
  var dots: Subcells.Dots {
    var dots: Subcells.Dots = []
    for y in 0..<Subcells.dotsDown {
      for x in 0..<Subcells.dotsAcross {
        let (left, own, right) = (count(x - 1, y), count(x, y), count(x + 1, y))
        if own > 2 || own == 2 && left < 2 && right <= 2 { dots.insert(Subcells.Dots(x: x, y: y)) }
      }
    }
    return dots
  }

  /// How many of the line's samples are in the part of the cell that a dot covers, or in one beside
  /// the cell.
  private func count(_ x: Int, _ y: Int) -> Int {
    let part: UInt16 = 0xF << UInt16(x * 4 + 4)
    return (rows[y * 2 + 4] & part).nonzeroBitCount + (rows[y * 2 + 5] & part).nonzeroBitCount
  }

  /// How many samples are shown wrongly by dots, each of which covers about half of its part.
  func wrong(by dots: Subcells.Dots) -> Int {
    var (covered, shown) = (0, 0)
    for y in 0..<Subcells.dotsDown {
      for x in 0..<Subcells.dotsAcross where dots.contains(Subcells.Dots(x: x, y: y)) {
        covered += count(x, y)
        shown += 1
      }
    }
    return max(mask.nonzeroBitCount + 4 * shown - covered, 0)
  }
}
