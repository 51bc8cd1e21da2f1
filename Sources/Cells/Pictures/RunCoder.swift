/// A stream in zlib's format (RFC 1950) that repeats the last pixel where bytes do, with the codes that
/// Deflate fixes (RFC 1951, 3.2.6).
///
/// Of a screen's filtered rows nearly all bytes are such repetitions, whole rows of zeros most of them. A
/// general compressor looks at every byte of them several times; this needs a tenth of its time for a file
/// a quarter longer, and is the same on every machine.
struct RunCoder {
  private(set) var bytes: [UInt8] = [0x78, 0x01]
  private var bits: UInt64
  private var count: UInt64
  private var (low, high): (UInt32, UInt32) = (1, 0)
  private let distance: Code

  /// - Parameter size: of a pixel in bytes, 3 or 4.
  init(size: Int) {
    // One block, the last, with fixed codes.
    (bits, count) = (0b011, 3)
    distance = Code(size - 1, length: 5)
  }

  /// Bytes as they are after each other.
  mutating func append(_ row: UnsafeBufferPointer<UInt8>, size: Int) {
    var place = 0
    while place < row.count {
      var end = place
      if place >= size {
        while end < row.count, row[end] == row[end - size] { end += 1 }
      }
      if end - place >= 3 {
        for byte in row[place..<end] { sum(byte) }
        write(run: end - place)
        place = end
      } else {
        append(row[place])
        place += 1
      }
    }
  }

  mutating func append(_ byte: UInt8) {
    write(Self.literals[Int(byte)])
    sum(byte)
  }

  /// As many zeros, at least three more than a pixel has bytes.
  mutating func append(zeros: Int, size: Int) {
    for _ in 0..<size { write(Self.literals[0]) }
    write(run: zeros - size)
    high = UInt32((UInt64(high) + UInt64(zeros) * UInt64(low)) % 65521)
  }

  /// Ends the stream.
  mutating func finish() {
    write(Code(0, length: 7))
    write(Code(bits: 0, length: 7))
    bytes += (high << 16 | low).bigEndianBytes
  }

  private mutating func sum(_ byte: UInt8) {
    low += UInt32(byte)
    if low >= 65521 { low -= 65521 }
    high += low
    if high >= 65521 { high -= 65521 }
  }

  /// Repeats of the last pixel, at least three bytes.
  private mutating func write(run: Int) {
    var left = run
    while left > 0 {
      // None may be shorter than three.
      let length = left > 258 ? min(258, left - 3) : left
      write(Self.lengths[length])
      write(distance)
      left -= length
    }
  }

  private mutating func write(_ code: Code) {
    bits |= code.bits << count
    count += code.length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }

  // MARK: Codes

  private struct Code {
    let bits: UInt64
    let length: UInt64

    init(bits: UInt64, length: UInt64) { (self.bits, self.length) = (bits, length) }

    /// Codes are written from their highest bit on.
    init(_ code: Int, length: Int) {
      let turned = (0..<length).reduce(0) { $0 << 1 | code >> $1 & 1 }
      self.init(bits: UInt64(turned), length: UInt64(length))
    }
  }

  private static let literals: [Code] = (0..<256).map { byte in
    byte < 144 ? Code(0x30 + byte, length: 8) : Code(0x190 + byte - 144, length: 9)
  }

  /// By length up to 258: its code, then how much longer it is than the shortest of that.
  private static let lengths: [Code] = (0...258).map { length in
    guard length >= 3 else { return Code(bits: 0, length: 0) }
    var (symbol, start, extra) = (257, 3, 0)
    while length < 258, length >= start + 1 << extra {
      start += 1 << extra
      symbol += 1
      extra = symbol < 265 ? 0 : (symbol - 261) / 4
    }
    if length == 258 { (symbol, start, extra) = (285, 258, 0) }
    let code =
      symbol < 280 ? Code(symbol - 256, length: 7) : Code(0xC0 + symbol - 280, length: 8)
    return Code(
      bits: code.bits | UInt64(length - start) << code.length, length: code.length + UInt64(extra))
  }
}
