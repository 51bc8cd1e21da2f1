#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The PNG file of a picture (ISO/IEC 15948), without anything optional.
///
/// Rows are filtered by the one above, since most of a screen's rows repeat that.
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
    let data = stream(rows, width, isOpaque: isOpaque)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", data) + chunk("IEND", [])
  }

  /// Each row's filter, then each of its bytes less the one above.
  private static func stream(
    _ rows: [UnsafeBufferPointer<UInt32>], _ width: Int, isOpaque: Bool
  ) -> [UInt8] {
    let size = isOpaque ? 3 : 4
    var coder = RunCoder(size: size)
    var line = [UInt8](repeating: 0, count: width * size)
    for (index, row) in rows.enumerated() {
      let above = index == 0 ? nil : rows[index - 1]
      coder.append(above == nil ? 0 : 2)
      if let above, isSame(row, above) {
        coder.append(zeros: width * size, size: size)
        continue
      }
      line.withUnsafeMutableBufferPointer { line in
        var column = 0
        while column < width {
          // As far as pixels are those above, and then as far as they aren't.
          var end = column
          if let above { while end < width, row[end] == above[end] { end += 1 } }
          if end - column > 1 {
            coder.append(zeros: (end - column) * size, size: size)
            column = end
            continue
          }
          var place = 0
          while column < width, above.map({ row[column] != $0[column] }) ?? true || place == 0 {
            let upper = above?[column] ?? 0
            let (own, other) =
              isOpaque ? (row[column], upper) : (plain(row[column]), plain(upper))
            line[place] = UInt8(truncatingIfNeeded: own >> 16 &- other >> 16)
            line[place + 1] = UInt8(truncatingIfNeeded: own >> 8 &- other >> 8)
            line[place + 2] = UInt8(truncatingIfNeeded: own &- other)
            if !isOpaque { line[place + 3] = UInt8(truncatingIfNeeded: own >> 24 &- other >> 24) }
            place += size
            column += 1
          }
          coder.append(UnsafeBufferPointer(rebasing: line[..<place]), size: size)
        }
      }
    }
    coder.finish()
    return coder.bytes
  }

  private static func isSame(
    _ row: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>
  ) -> Bool {
    guard let one = row.baseAddress, let two = other.baseAddress else { return true }
    return memcmp(one, two, row.count * 4) == 0
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
