/// Pictures in strips of six rows, a colour after the other (DEC's VT340).
enum Sixels {
  static func sequence(_ piece: PixelPiece, colors most: Int) -> [UInt8] {
    let palette = SixelPalette(piece.pixels, most: most)
    // What has no colour stays as it is.
    var result = Array("\u{1B}P9;1;0q\"1;1;\(piece.width);\(piece.height)".utf8)
    for (number, color) in palette.colors.enumerated() {
      func part(_ shift: UInt32) -> Int { (Int(color >> shift & 255) * 100 + 127) / 255 }
      result += Array("#\(number);2;\(part(16));\(part(8));\(part(0))".utf8)
    }
    for top in stride(from: 0, to: piece.height, by: 6) {
      if top > 0 { result.append(UInt8(ascii: "-")) }
      appendStrip(top, of: piece, palette, to: &result)
    }
    return result + [0x1B, UInt8(ascii: "\\")]
  }

  private static func appendStrip(
    _ top: Int, of piece: PixelPiece, _ palette: SixelPalette, to result: inout [UInt8]
  ) {
    // By colour, the rows that have it in each column.
    var strips = [[UInt8]?](repeating: nil, count: palette.colors.count)
    // Most pixels have the colour of the one before.
    var (last, number): (UInt32, Int?) = (0, nil)
    for row in 0..<min(6, piece.height - top) {
      let start = (top + row) * piece.width
      for column in 0..<piece.width {
        let pixel = piece.pixels[start + column]
        if pixel != last { (last, number) = (pixel, palette.number(of: pixel)) }
        guard let number else { continue }
        if strips[number] == nil { strips[number] = [UInt8](repeating: 0, count: piece.width) }
        strips[number]?[column] |= 1 << row
      }
    }
    var index = 0
    for (color, strip) in strips.enumerated() {
      guard let strip else { continue }
      if index > 0 { result.append(UInt8(ascii: "$")) }
      index += 1
      result += Array("#\(color)".utf8)
      var column = 0
      while column < strip.count {
        var end = column + 1
        while end < strip.count, strip[end] == strip[column] { end += 1 }
        // The rest of a line is as it is.
        if end == strip.count, strip[column] == 0 { break }
        let sign = strip[column] + 0x3F
        if end - column > 3 {
          result += Array("!\(end - column)".utf8) + [sign]
        } else {
          result += [UInt8](repeating: sign, count: end - column)
        }
        column = end
      }
    }
  }
}

/// The colours of a picture, or where it has too many those that most of it has, and which each pixel has.
private struct SixelPalette {
  private(set) var colors: [UInt32] = []
  private var numbers: [UInt32: Int] = [:]

  init(_ pixels: [UInt32], most: Int) {
    var counts: [UInt32: Int] = [:]
    var (last, count): (UInt32, Int) = (0, 0)
    for pixel in pixels where pixel >> 24 == 255 {
      // Most pixels have the colour of the one before.
      if pixel != last {
        if count > 0 { counts[last, default: 0] += count }
        (last, count) = (pixel, 0)
      }
      count += 1
    }
    if count > 0 { counts[last, default: 0] += count }
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    for color in ordered {
      if colors.count < most {
        numbers[color] = colors.count
        colors.append(color)
      } else {
        numbers[color] = nearest(to: color)
      }
    }
  }

  private func nearest(to color: UInt32) -> Int {
    func distance(_ other: UInt32) -> Int {
      [0, 8, 16].reduce(0) { sum, shift in
        let difference = Int(color >> UInt32(shift) & 255) - Int(other >> UInt32(shift) & 255)
        return sum + difference * difference
      }
    }
    return colors.indices.min { distance(colors[$0]) < distance(colors[$1]) } ?? 0
  }

  /// Nil for what isn't seen.
  func number(of pixel: UInt32) -> Int? { pixel >> 24 == 255 ? numbers[pixel] : nil }
}
