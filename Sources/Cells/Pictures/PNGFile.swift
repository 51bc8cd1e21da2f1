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
    let height = pixels.count / max(width, 1)
    let isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
    let kind: UInt8 = isOpaque ? 2 : 6
    let header =
      UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, kind, 0, 0, 0]
    let rows = rows(pixels, width, height, isOpaque: isOpaque)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", Zlib.machine.stream(rows)) + chunk("IEND", [])
  }

  /// Each row's filter, then each of its bytes less the one above.
  private static func rows(
    _ pixels: [UInt32], _ width: Int, _ height: Int, isOpaque: Bool
  ) -> [UInt8] {
    let size = isOpaque ? 3 : 4
    let capacity = height * (1 + width * size)
    return [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
      func put(_ value: UInt32) {
        bytes[count] = UInt8(truncatingIfNeeded: value)
        count += 1
      }
      pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<height {
          put(row == 0 ? 0 : 2)
          for index in row * width..<(row + 1) * width {
            let above = row == 0 ? 0 : pixels[index - width]
            if pixels[index] == above {
              for _ in 0..<size { put(0) }
              continue
            }
            let (own, other) =
              isOpaque
              ? (pixels[index], above) : (plain(pixels[index]), plain(above))
            put(own >> 16 &- other >> 16)
            put(own >> 8 &- other >> 8)
            put(own &- other)
            if !isOpaque { put(own >> 24 &- other >> 24) }
          }
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
