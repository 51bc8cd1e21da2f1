/// iTerm2's protocol of pictures, https://iterm2.com/documentation-images.html.
enum InlinePictures {
  static func sequence(_ piece: PixelPiece) -> [UInt8] {
    let file = PNGFile.bytes(piece)
    let control =
      "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(piece.place.columns);"
      + "height=\(piece.place.rows);preserveAspectRatio=0;doNotMoveCursor=1:"
    return Array(control.utf8) + Base64.bytes(file) + [0x07]
  }
}

/// The PNG of a few pixels (ISO/IEC 15948), without anything that isn't needed.
enum PNGFile {
  static func bytes(_ piece: PixelPiece) -> [UInt8] {
    let pixels = piece.bytes
    let length = piece.width * 4
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count + piece.height)
    for row in 0..<piece.height {
      // Not filtered.
      rows.append(0)
      rows += pixels[row * length..<(row + 1) * length]
    }
    let header =
      UInt32(piece.width).bigEndianBytes + UInt32(piece.height).bigEndianBytes + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", Zlib.machine.stream(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return UInt32(data.count).bigEndianBytes + body + checksum(body).bigEndianBytes
  }

  /// CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }
}
