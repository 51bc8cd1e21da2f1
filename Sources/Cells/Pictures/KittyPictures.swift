/// kitty's protocol of pictures, https://sw.kovidgoyal.net/kitty/graphics-protocol/.
enum KittyPictures {
  /// What of a picture's data goes into one sequence, in bytes.
  private static let chunk = 4096
  /// Numbers from here on are this program's: three bytes, the first an R.
  private static let firstNumber = 0x52_0000
  private static let lastNumber = 0x52_FFFF
  /// The number of the picture in a tile.
  /// - Parameter sheet: which of the sheets it is of.
  static func number(column: Int, row: Int, sheet: Int) -> Int {
    firstNumber | (sheet & 1) << 15 | (row & 0x7F) << 8 | column & 0xFF
  }

  static let removal = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"
  /// Of this program's alone: other panes may show pictures.
  static let rangeRemoval = "\u{1B}_Ga=d,d=R,x=\(firstNumber),y=\(lastNumber),q=2\u{1B}\\"

  static func removal(of number: Int) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\".utf8)
  }

  /// Sends a picture and shows it at the cursor, which stays, in place of the one of the same number.
  /// - Parameter isVirtual: whether it is shown where characters stand for it.
  static func sequences(_ piece: PixelPiece, number: Int, isVirtual: Bool) -> [[UInt8]] {
    let isWhole = piece.isWhole
    let data = Base64.bytes(Zlib.machine.stream(isWhole ? piece.colors : piece.bytes))
    let place = isVirtual ? "U=1" : "p=1,z=-1,C=1"
    let control =
      "a=T,i=\(number),\(place),q=2,f=\(isWhole ? 24 : 32),o=z,s=\(piece.width),v=\(piece.height),"
      + "c=\(piece.place.columns),r=\(piece.place.rows),"
    return stride(from: 0, to: data.count, by: chunk).map { start in
      let end = min(start + chunk, data.count)
      let head = (start == 0 ? control : "q=2,") + "m=\(end < data.count ? 1 : 0);"
      return Array("\u{1B}_G\(head)".utf8) + data[start..<end] + Array("\u{1B}\\".utf8)
    }
  }

  /// The character that stands for a cell of a picture, whose number is its colour.
  static func placeholder(column: Int, row: Int) -> Character {
    var scalars = String.UnicodeScalarView()
    for value in [0x10_EEEE, marks[row % marks.count], marks[column % marks.count]] {
      if let scalar = Unicode.Scalar(UInt32(value)) { scalars.append(scalar) }
    }
    return Character(String(scalars))
  }

  /// The first of the marks that count rows and columns, from kitty's `gen/rowcolumn-diacritics.txt`.
  private static let marks = [
    0x305, 0x30D, 0x30E, 0x310, 0x312, 0x33D, 0x33E, 0x33F, 0x346, 0x34A, 0x34B, 0x34C, 0x350,
    0x351,
    0x352, 0x357,
  ]
}
