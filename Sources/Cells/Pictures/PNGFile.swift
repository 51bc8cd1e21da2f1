/// The PNG file of a picture (ISO/IEC 15948), without anything optional.
///
/// Rows are filtered by the one above, since most of a screen's rows repeat that: zlib at its quickest
/// then takes a quarter of the time that Cairo's own writer takes.
public enum PNGFile {
  /// - Parameters:
  ///   - pixels: row by row, `0xAARRGGBB`, the colours multiplied with the opacity.
  ///   - width: how many a row has.
  /// - Complexity: linear in the pixels.
  public static func bytes(_ pixels: [UInt32], width: Int) -> [UInt8] {
    pixels.withUnsafeBufferPointer {
      bytes($0, width: width, height: pixels.count / max(width, 1), stride: width)
    }
  }

  /// The same of rows that needn't follow each other closely.
  /// - Parameters:
  ///   - pixels: row by row, with what lies between the rows.
  ///   - width: how many a row has.
  ///   - height: how many rows there are.
  ///   - stride: from a row's beginning to the next one's, in pixels.
  public static func bytes(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, stride: Int
  ) -> [UInt8] {
    let rows = (0..<height).map {
      UnsafeBufferPointer(rebasing: pixels[$0 * stride..<$0 * stride + width])
    }
    let isOpaque = rows.allSatisfy { row in row.reduce(UInt32.max) { $0 & $1 } >> 24 == 255 }
    let kind: UInt8 = isOpaque ? 2 : 6
    let header =
      UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, kind, 0, 0, 0]
    let data = Zlib.machine.stream(filtered(rows, width, isOpaque: isOpaque))
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", data) + chunk("IEND", [])
  }

  /// Each row's filter, then each of its bytes less the one above.
  private static func filtered(
    _ rows: [UnsafeBufferPointer<UInt32>], _ width: Int, isOpaque: Bool
  ) -> [UInt8] {
    let size = isOpaque ? 3 : 4
    let capacity = rows.count * (1 + width * size)
    return [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
      func put(_ value: UInt32) {
        bytes[count] = UInt8(truncatingIfNeeded: value)
        count += 1
      }
      for (index, row) in rows.enumerated() {
        let above = index == 0 ? nil : rows[index - 1]
        put(above == nil ? 0 : 2)
        if let above, row.elementsEqual(above) {
          bytes[count..<count + width * size].update(repeating: 0)
          count += width * size
          continue
        }
        for column in 0..<width {
          let upper = above?[column] ?? 0
          if row[column] == upper {
            for _ in 0..<size { put(0) }
            continue
          }
          let (own, other) =
            isOpaque ? (row[column], upper) : (plain(row[column]), plain(upper))
          put(own >> 16 &- other >> 16)
          put(own >> 8 &- other >> 8)
          put(own &- other)
          if !isOpaque { put(own >> 24 &- other >> 24) }
        }
      }
    }
  }

  /// The colours by themselves.
  private static func plain(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func part(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | part(16) | part(8) | part(0)
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return UInt32(data.count).bigEndianBytes + body + checksum(body).bigEndianBytes
  }

  /// CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~table.withUnsafeBufferPointer { table in
      bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
    }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }
}
