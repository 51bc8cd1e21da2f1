/// A picture of 64 samples a cell, eight by eight, in 24-bit colour: what areas are composited in
/// before each cell becomes a character.
///
/// Most cells have one colour and are stored as that; only cells with an edge in them store their
/// samples one by one.
public struct Raster: Sendable {
  public let columns: Int
  public let rows: Int
  /// A colour a cell, or the number of its samples with ``isSampled`` set.
  private(set) var cells: [UInt32]
  /// 64 colours each.
  private var tiles: [UInt32] = []
  /// Tiles that are used no longer.
  private var free: [UInt32] = []
  /// The colour that is assumed behind cells that nothing has covered.
  private let backdrop: UInt32

  private static let isSampled: UInt32 = 0x8000_0000
  /// Used in place of a colour where nothing was painted, so that the terminal's own background
  /// shows.
  public static let nothing: UInt32 = 0x0100_0000

  /// - Parameters:
  ///   - columns: Its width in cells; negative counts as 0.
  ///   - rows: Its height in cells; negative counts as 0.
  ///   - backdrop: The terminal's own background as `0xRRGGBB`, behind translucent areas.
  public init(columns: Int, rows: Int, backdrop: UInt32) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    self.backdrop = backdrop
    cells = Array(repeating: Self.nothing, count: self.columns * self.rows)
  }

  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// A colour for painting: `0xRRGGBB`, and an opacity from 0 to 255.
  public struct Ink: Equatable, Sendable {
    public var color: UInt32
    public var alpha: UInt32

    public init(_ color: UInt32, alpha: UInt32 = 255) {
      self.color = color
      self.alpha = alpha
    }
  }

  // MARK: Painting

  public mutating func fill(_ coverage: Coverage, _ ink: Ink) {
    fill(coverage) { _, _ in (ink, ink) }
  }

  /// - Parameters:
  ///   - coverage: The area.
  ///   - inks: The colours of the upper and the lower half of a cell; nil where nothing is painted.
  public mutating func fill(
    _ coverage: Coverage, _ inks: (_ column: Int, _ row: Int) -> (upper: Ink, lower: Ink)?
  ) {
    let seen = coverage.bounds.intersection(bounds)
    for row in seen.row..<seen.endRow {
      var index = row * columns + seen.column
      var mask =
        (row - coverage.bounds.row) * coverage.bounds.columns + seen.column - coverage.bounds.column
      for column in seen.column..<seen.endColumn {
        if coverage.masks[mask] != 0, let (upper, lower) = inks(column, row) {
          paint(index, coverage.masks[mask], upper, lower)
        }
        index += 1
        mask += 1
      }
    }
  }

  private static let upperHalf: UInt64 = 0xFFFF_FFFF

  private mutating func paint(_ index: Int, _ mask: UInt64, _ upper: Ink, _ lower: Ink) {
    if upper == lower {
      paint(index, mask, upper)
    } else {
      paint(index, mask & Self.upperHalf, upper)
      paint(index, mask & ~Self.upperHalf, lower)
    }
  }

  private mutating func paint(_ index: Int, _ mask: UInt64, _ ink: Ink) {
    guard ink.alpha > 0, mask != 0 else { return }
    let cell = cells[index]
    if mask == Coverage.whole, ink.alpha >= 255 || cell & Self.isSampled == 0 {
      if cell & Self.isSampled != 0 { free.append(cell) }
      cells[index] = mixed(ink, over: cell)
      return
    }
    let tile = samples(of: index)
    var rest = mask
    var (before, after): (UInt32, UInt32) = (.max, 0)
    while rest != 0 {
      let place = tile + rest.trailingZeroBitCount
      rest &= rest - 1
      if tiles[place] != before {
        before = tiles[place]
        after = mixed(ink, over: before)
      }
      tiles[place] = after
    }
  }

  /// Shows all that was painted since an earlier moment, as one picture, in an opacity.
  /// - Parameters:
  ///   - alpha: from 0 to 255.
  ///   - earlier: this raster as it was then.
  public mutating func fade(to alpha: UInt32, over earlier: Raster) {
    for index in cells.indices {
      let (now, before) = (cells[index], earlier.cells[index])
      if (now | before) & Self.isSampled == 0 {
        if now != before { cells[index] = earlier.mixed(Ink(now, alpha: alpha), over: before) }
        continue
      }
      let tile = samples(of: index)
      for place in 0..<64 {
        let below = earlier.sample(place & 7, place >> 3, from: index)
        let color = tiles[tile + place]
        if color != below { tiles[tile + place] = mixed(Ink(color, alpha: alpha), over: below) }
      }
    }
  }

  /// The index of a cell's samples, which are made from its one colour where it has none.
  private mutating func samples(of index: Int) -> Int {
    let cell = cells[index]
    if cell & Self.isSampled != 0 { return Int(cell & ~Self.isSampled) << 6 }
    let tile: UInt32
    if let used = free.popLast() {
      tile = used & ~Self.isSampled
    } else {
      tile = UInt32(truncatingIfNeeded: tiles.count >> 6)
      tiles.append(contentsOf: repeatElement(cell, count: 64))
    }
    let start = Int(tile) << 6
    for place in start..<start + 64 { tiles[place] = cell }
    cells[index] = tile | Self.isSampled
    return start
  }

  private func mixed(_ ink: Ink, over below: UInt32) -> UInt32 {
    Self.mixed(ink, over: below == Self.nothing ? backdrop : below)
  }

  /// A colour as it looks over another one.
  public static func mixed(_ ink: Ink, over below: UInt32) -> UInt32 {
    if ink.alpha >= 255 { return ink.color }
    let rest = 255 - ink.alpha
    func mix(_ shift: UInt32) -> UInt32 {
      (((ink.color >> shift & 255) * ink.alpha + (below >> shift & 255) * rest + 127) / 255)
        << shift
    }
    return mix(16) | mix(8) | mix(0)
  }

  // MARK: Reading

  /// The colour of a cell that has only one; nil where there are several.
  public func uniform(_ column: Int, _ row: Int) -> UInt32? {
    let cell = cells[row * columns + column]
    return cell & Self.isSampled == 0 ? cell : nil
  }

  /// Reads each cell, once painting is finished.
  public func readCells() -> RasterCells {
    var middles = cells
    var edges = [Bool](repeating: false, count: cells.count)
    for index in cells.indices {
      withSamples(index) { samples in
        middles[index] = CellColors(samples).middle
        edges[index] = Self.hasEdge(samples)
      }
    }
    return RasterCells(columns: columns, rows: rows, middles: middles, edges: edges)
  }

  private static func hasEdge(_ samples: UnsafeBufferPointer<UInt32>) -> Bool {
    var last = samples[0]
    for color in samples where color != last {
      if CellColors.distance(color, samples[0]) >= leastEdge { return true }
      last = color
    }
    return false
  }

  /// Steps of a gradient are smaller than this.
  private static let leastEdge = 0.1

  /// Passes a cell's 64 samples to a closure, or nil where the cell has one colour.
  func withSamples<Result>(
    _ index: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result? {
    let cell = cells[index]
    guard cell & Self.isSampled != 0 else { return nil }
    let start = Int(cell & ~Self.isSampled) << 6
    return tiles.withUnsafeBufferPointer { body(.init(rebasing: $0[start..<start + 64])) }
  }

  /// The colour of a sample by its position from a cell's upper left corner; ``nothing`` outside of
  /// the picture.
  func sample(_ x: Int, _ y: Int, from index: Int) -> UInt32 {
    let (column, row) = (index % columns + (x >> 3), index / columns + (y >> 3))
    guard column >= 0, column < columns, row >= 0, row < rows else { return Self.nothing }
    let cell = cells[row * columns + column]
    if cell & Self.isSampled == 0 { return cell }
    return tiles[Int(cell & ~Self.isSampled) << 6 + (y & 7) << 3 + x & 7]
  }

  /// The most common painted colour of a cell, for text that is written on it.
  /// - Parameters:
  ///   - column: the cell's, from 0.
  ///   - row: the cell's, from 0.
  ///   - samples: those that count, where any of them is painted.
  ///   - ink: the text's colour, which is avoided: a line of its colour may cross the cell.
  public func ground(
    _ column: Int, _ row: Int, in samples: UInt64 = Coverage.whole, unlike ink: UInt32 = nothing
  ) -> UInt32 {
    ground(column, row) { $0.painted(in: samples, unlike: ink) }
  }

  /// The painted colour of a cell that is most like another one.
  public func ground(_ column: Int, _ row: Int, like color: UInt32) -> UInt32 {
    ground(column, row) { $0.painted(like: color) }
  }

  private func ground(
    _ column: Int, _ row: Int, _ choose: (CellColors) -> UInt32
  ) -> UInt32 {
    guard column >= 0, column < columns, row >= 0, row < rows else { return Self.nothing }
    let index = row * columns + column
    return withSamples(index) { choose(CellColors($0)) } ?? cells[index]
  }
}

/// What a finished raster contains in each cell as a whole.
public struct RasterCells: Sendable {
  let columns: Int
  let rows: Int
  fileprivate let middles: [UInt32]
  fileprivate let edges: [Bool]

  fileprivate init(columns: Int, rows: Int, middles: [UInt32], edges: [Bool]) {
    (self.columns, self.rows, self.middles, self.edges) = (columns, rows, middles, edges)
  }

  /// The colour under a line that passes through a cell.
  public func middle(_ column: Int, _ row: Int) -> UInt32 {
    guard column >= 0, column < columns, row >= 0, row < rows else { return Raster.nothing }
    return middles[row * columns + column]
  }

  /// Returns true if an area that contrasts with what is beside it ends inside a cell.
  public func hasEdge(_ column: Int, _ row: Int) -> Bool {
    guard column >= 0, column < columns, row >= 0, row < rows else { return false }
    return edges[row * columns + column]
  }
}
