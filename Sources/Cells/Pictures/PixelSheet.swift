/// The size of a cell in pixels.
public struct CellPixels: Equatable, Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Beyond what any terminal has, so that what one says can be counted with.
  var isUsable: Bool { (1...256).contains(width) && (1...512).contains(height) }
}

/// Some cells of a screen in pixels: what is seen behind those that have ``CellColor/pixels(_:)``.
public struct PixelSheet: Equatable, Sendable {
  public let place: CellRect
  public let cell: CellPixels
  /// `0xAARRGGBB`, row by row; what doesn't hide all that is behind it, hides nothing.
  public let pixels: [UInt32]

  /// - Parameters:
  ///   - place: the cells.
  ///   - cell: the size of one.
  ///   - pixels: as many as the cells have.
  public init(_ place: CellRect, cell: CellPixels, pixels: [UInt32]) {
    precondition(pixels.count == place.columns * cell.width * place.rows * cell.height)
    (self.place, self.cell, self.pixels) = (place, cell, pixels)
  }

  /// A part of it that lies within; cells of which something else is seen have no pixels.
  func part(_ rect: CellRect, without isHole: (_ column: Int, _ row: Int) -> Bool) -> PixelPiece {
    let (length, stride) = (rect.columns * cell.width, place.columns * cell.width)
    var part = [UInt32](repeating: 0, count: length * rect.rows * cell.height)
    let first =
      (rect.row - place.row) * cell.height * stride + (rect.column - place.column) * cell.width
    let holes = (0..<rect.rows).map { row in
      (0..<rect.columns).filter { isHole(rect.column + $0, rect.row + row) }
    }
    var isEmpty = true
    pixels.withUnsafeBufferPointer { from in
      part.withUnsafeMutableBufferPointer { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return }
        for row in 0..<rect.rows where holes[row].count < rect.columns {
          isEmpty = false
          for line in row * cell.height..<(row + 1) * cell.height {
            let start = to + line * length
            start.update(from: from + first + line * stride, count: length)
            for column in holes[row] {
              (start + column * cell.width).update(repeating: 0, count: cell.width)
            }
          }
        }
      }
    }
    return PixelPiece(
      place: rect, width: length, height: rect.rows * cell.height, pixels: isEmpty ? [] : part)
  }
}

/// A part of a sheet as a terminal is sent it.
struct PixelPiece: Equatable {
  let place: CellRect
  let width: Int
  let height: Int
  /// `0xAARRGGBB`; none where nothing is to be seen.
  let pixels: [UInt32]

  /// Whether something is seen of every pixel.
  var isWhole: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }

  /// The pixels with all of each or nothing.
  var seenPixels: [UInt32] { pixels.map { $0 >> 24 == 255 ? $0 : 0 } }

  /// Red, green and blue, a byte each.
  var colors: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 3) { bytes, count in
      for pixel in pixels {
        bytes[count] = UInt8(truncatingIfNeeded: pixel >> 16)
        bytes[count + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        bytes[count + 2] = UInt8(truncatingIfNeeded: pixel)
        count += 3
      }
    }
  }

  /// Red, green, blue and what it hides, all of it or nothing, a byte each.
  var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
      for seen in seenPixels {
        bytes[count] = UInt8(truncatingIfNeeded: seen >> 16)
        bytes[count + 1] = UInt8(truncatingIfNeeded: seen >> 8)
        bytes[count + 2] = UInt8(truncatingIfNeeded: seen)
        bytes[count + 3] = UInt8(truncatingIfNeeded: seen >> 24)
        count += 4
      }
    }
  }
}
