/// The few colours of a cell's samples, each with the samples that have it, the commonest first.
struct CellColors {
  struct Entry {
    var color: UInt32
    var mask: UInt64
    /// The thin line that the samples are a piece of, where the encoder has looked.
    var line: ThinLine?
    var count: Int { mask.nonzeroBitCount }
  }

  var entries: [Entry] = []

  /// If a cell has more colours than this, each other one is replaced by the most similar of them.
  private static let most = 6

  init(_ samples: UnsafeBufferPointer<UInt32>) {
    entries.reserveCapacity(4)
    var last = 0
    for (place, color) in samples.enumerated() {
      let bit: UInt64 = 1 << UInt64(place)
      if last < entries.count, entries[last].color == color {
        entries[last].mask |= bit
        continue
      }
      if let known = entries.firstIndex(where: { $0.color == color }) {
        last = known
        entries[known].mask |= bit
      } else if entries.count < Self.most {
        last = entries.count
        entries.append(Entry(color: color, mask: bit))
      } else {
        last = nearest(to: color)
        entries[last].mask |= bit
      }
    }
    entries.sort { ($0.count, $1.color) > ($1.count, $0.color) }
  }

  /// The commonest colour; nothing where more than half of the cell is unpainted.
  var prevailing: UInt32 {
    guard let first = entries.first else { return Raster.nothing }
    // At the edge of what is painted, a cell may be cut in two with several colours in its painted
    // half. Of the colours with the same count, the first one is on the side of the picture.
    guard first.color == Raster.nothing, first.count <= 32, entries.count > 1 else {
      return first.color
    }
    let most = entries.dropFirst().prefix { $0.count == entries[1].count }
    return most.min { $0.mask.trailingZeroBitCount < $1.mask.trailingZeroBitCount }?.color
      ?? first.color
  }

  /// The most common painted colour of some samples, for a letter in an ink that it differs from; of all
  /// where there is none of that: a letter at the edge of the picture has the colour of what it is on,
  /// even if little of that is in its cell.
  func painted(in samples: UInt64, unlike ink: UInt32 = Raster.nothing) -> UInt32 {
    let painted = entries.filter { $0.color != Raster.nothing }
    let seen = painted.filter { Self.distance($0.color, ink) >= Self.leastContrast }
    func count(_ entry: Entry) -> Int { (entry.mask & samples).nonzeroBitCount }
    // Entries are sorted: of those that have as many of the samples, the first is the most common.
    let most = seen.map(count).max() ?? 0
    return (seen.first { count($0) == most } ?? painted.first)?.color ?? Raster.nothing
  }

  /// What differs less from its ink makes a letter unseen.
  private static let leastContrast = 0.1

  /// The painted colour that is most like another one; the most common where that is nothing.
  func painted(like color: UInt32) -> UInt32 {
    guard color != Raster.nothing else { return painted(in: Coverage.whole) }
    return entries.lazy.map(\.color).filter { $0 != Raster.nothing }
      .min { Self.distance($0, color) < Self.distance($1, color) } ?? Raster.nothing
  }

  /// The colour in the middle of the cell, where lines pass, if it has at least a quarter of the
  /// cell; else the most common one.
  ///
  /// Where both edges of an area are beyond the middle, the cell in its corner belongs to the area,
  /// as the cells along its edges do, even if the area covers less than half of it.
  var middle: UInt32 {
    let inMiddle = entries.filter {
      ($0.mask & Self.middleSamples).nonzeroBitCount > 2 && $0.count >= Self.leastInMiddle
    }
    return inMiddle.first?.color ?? prevailing
  }

  /// The four samples around the cell's middle.
  private static let middleSamples: UInt64 = 0b11000 << 24 | 0b11000 << 32
  private static let leastInMiddle = 16

  private func nearest(to color: UInt32) -> Int {
    entries.indices.min {
      Self.distance(entries[$0].color, color) < Self.distance(entries[$1].color, color)
    } ?? 0
  }

  /// How different two colours look, roughly: 0 for the same ones, 1 for black and white.
  static func distance(_ one: UInt32, _ other: UInt32) -> Double {
    if one == other { return 0 }
    if one == Raster.nothing || other == Raster.nothing { return 1 }
    func part(_ shift: UInt32, _ weight: Double) -> Double {
      let step = Double(one >> shift & 255) - Double(other >> shift & 255)
      return weight * step * step
    }
    return ((part(16, 2) + part(8, 4) + part(0, 3)) / 9).squareRoot() / 255
  }
}
