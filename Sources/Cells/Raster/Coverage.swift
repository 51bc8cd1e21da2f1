import Numbers

/// Which parts of each cell an area covers, to an eighth of its sides: 64 bits a cell, eight rows
/// of eight from the upper left corner.
///
/// Places are in cells, as fractions: x 2.5 is the middle of the third column.
public struct Coverage: Equatable, Sendable {
  /// A cell with all of its parts.
  public static let whole = UInt64.max

  /// The cells it may have a part of.
  public private(set) var bounds: CellRect
  /// Row by row.
  private(set) var masks: [UInt64]

  /// Covers nothing of these cells yet.
  public init(bounds: CellRect) {
    self.bounds = bounds
    masks = Array(repeating: 0, count: bounds.columns * bounds.rows)
  }

  /// A rectangle with its edges at the nearest eighths. Every length becomes at least an eighth of
  /// a cell, so that a hairline is visible.
  /// - Parameters:
  ///   - x: From its left to its right edge, in cells.
  ///   - y: From its top to its bottom edge, in cells.
  ///   - limit: The cells of the picture.
  public init(x: ClosedRange<Double>, y: ClosedRange<Double>, within limit: CellRect) {
    let across = Self.eighths(x, limit.column..<limit.endColumn)
    let down = Self.eighths(y, limit.row..<limit.endRow)
    guard !across.isEmpty, !down.isEmpty else {
      self.init(bounds: CellRect(column: limit.column, row: limit.row, columns: 0, rows: 0))
      return
    }
    let (left, right) = (across.lowerBound >> 3, (across.upperBound + 7) >> 3)
    let (top, bottom) = (down.lowerBound >> 3, (down.upperBound + 7) >> 3)
    self.init(bounds: CellRect(column: left, row: top, columns: right - left, rows: bottom - top))
    let columns = (left..<right).map { Self.bits(across, of: $0) &* 0x0101_0101_0101_0101 }
    var index = 0
    for row in top..<bottom {
      let rows = Self.rows(Self.bits(down, of: row))
      for column in columns {
        masks[index] = column & rows
        index += 1
      }
    }
  }

  /// Parts of cells that a set's characters can show one by one.
  /// - Parameters:
  ///   - parts: Each by its column and row, counted in parts from the grid's upper left corner.
  ///   - blocks: The set.
  ///   - bounds: The cells of the picture that they may be in.
  public init(
    parts: some Sequence<(column: Int, row: Int)>, of blocks: BlockGlyphs, within bounds: CellRect
  ) {
    self.init(bounds: bounds)
    let (across, ends) = blocks.parts
    let width = 8 / across
    for part in parts where part.column >= 0 && part.row >= 0 {
      let (row, place) = part.row.quotientAndRemainder(dividingBy: ends.count)
      for line in (place == 0 ? 0 : ends[place - 1])..<ends[place] {
        cover(line: row * 8 + line, part.column * width..<(part.column + 1) * width)
      }
    }
  }

  /// Whether it covers nothing.
  public var isEmpty: Bool { !masks.contains { $0 != 0 } }

  /// The covered parts of a cell; none outside of its bounds.
  public subscript(column: Int, row: Int) -> UInt64 {
    guard bounds.contains(column: column, row: row) else { return 0 }
    return masks[(row - bounds.row) * bounds.columns + column - bounds.column]
  }

  // MARK: Together with others

  /// The parts that both cover.
  public func intersection(_ other: Coverage) -> Coverage {
    let common = bounds.intersection(other.bounds)
    var result = Coverage(bounds: common)
    var index = 0
    for row in common.row..<common.endRow {
      for column in common.column..<common.endColumn {
        result.masks[index] = self[column, row] & other[column, row]
        index += 1
      }
    }
    return result
  }

  /// The parts that this one covers and the other doesn't.
  public func subtracting(_ other: Coverage) -> Coverage {
    var result = self
    let common = bounds.intersection(other.bounds)
    for row in common.row..<common.endRow {
      for column in common.column..<common.endColumn {
        let index = (row - bounds.row) * bounds.columns + column - bounds.column
        result.masks[index] &= ~other[column, row]
      }
    }
    return result
  }

  /// Covers a range of eighths in one row of eighths. What is outside of the bounds is left out.
  /// - Parameters:
  ///   - line: Counted in eighths of a row from the grid's top.
  ///   - span: The range, in eighths of a column.
  mutating func cover(line: Int, _ span: Range<Int>) {
    let row = (line >> 3) - bounds.row
    guard row >= 0, row < bounds.rows else { return }
    let first = max(span.lowerBound, bounds.column << 3)
    let end = min(span.upperBound, bounds.endColumn << 3)
    guard first < end else { return }
    let shift = UInt64(line & 7) << 3
    for column in (first >> 3)...((end - 1) >> 3) {
      let bits = Self.bits(first..<end, of: column)
      masks[row * bounds.columns + column - bounds.column] |= bits << shift
    }
  }

  // MARK: Eighths

  /// The eighths between two positions, at least one where there is a length, inside whole cells.
  private static func eighths(_ range: ClosedRange<Double>, _ limit: Range<Int>) -> Range<Int> {
    func clamped(_ value: Double) -> Double {
      min(max(value, Double(limit.lowerBound) - 1), Double(limit.upperBound) + 1) * 8
    }
    let (low, high) = (clamped(range.lowerBound), clamped(range.upperBound))
    guard high > low else { return 0..<0 }
    var first = Int(clamped: low.rounded())
    var end = Int(clamped: high.rounded())
    if first == end {
      first = Int(clamped: ((low + high) / 2).rounded(.down))
      end = first + 1
    }
    let inside = (limit.lowerBound << 3)..<(limit.upperBound << 3)
    return first < end ? (first..<end).clamped(to: inside) : 0..<0
  }

  /// The eighths of a range that are in one cell, one bit each.
  private static func bits(_ eighths: Range<Int>, of cell: Int) -> UInt64 {
    let first = min(max(eighths.lowerBound - (cell << 3), 0), 8)
    let end = min(max(eighths.upperBound - (cell << 3), 0), 8)
    return first < end ? ((1 << UInt64(end)) - 1) & ~((1 << UInt64(first)) - 1) : 0
  }

  /// Whole rows of eighths, by their bits.
  private static func rows(_ bits: UInt64) -> UInt64 {
    var result: UInt64 = 0
    for line in 0..<8 where bits >> UInt64(line) & 1 == 1 {
      result |= 0xFF << (UInt64(line) << 3)
    }
    return result
  }
}
