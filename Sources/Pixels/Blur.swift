import Numbers

/// Blurs rows of bytes, several channels a pixel, by three running means a direction, which come near
/// to a normal distribution.
struct Blur {
  /// In pixels, how far a running mean reaches to each side.
  let reach: Int

  /// - Parameter deviation: of the normal distribution, in pixels.
  init(deviation: Double) {
    // Three means of width w have the variance (w² − 1) / 4.
    reach = max(Int(clamped: (((deviation * deviation * 4 + 1).squareRoot() - 1) / 2).rounded()), 0)
  }

  func apply(
    _ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int
  ) {
    guard reach > 0, width > 0, height > 0 else { return }
    let longest = max(width, height)
    var sums = [Int32](repeating: 0, count: longest + 1)
    sums.withUnsafeMutableBufferPointer { sums in
      for _ in 0..<3 {
        for row in 0..<height {
          for channel in 0..<channels {
            line(bytes + row * stride + channel, count: width, step: channels, sums)
          }
        }
        for column in 0..<width {
          for channel in 0..<channels {
            line(bytes + column * channels + channel, count: height, step: stride, sums)
          }
        }
      }
    }
  }

  /// What is beyond an end is as the end itself where pixels have colours, since glass has no dark rim.
  private func line(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int,
    _ sums: UnsafeMutableBufferPointer<Int32>
  ) {
    var sum: Int32 = 0
    var place = 0
    sums[0] = 0
    for index in 0..<count {
      sum &+= Int32(bytes[place])
      sums[index + 1] = sum
      place += step
    }
    let (first, last) = (Int32(bytes[0]), Int32(bytes[(count - 1) * step]))
    let length = Int32(2 * reach + 1)
    place = 0
    for index in 0..<count {
      let (low, high) = (index - reach, index + reach + 1)
      var total = sums[min(high, count)] &- sums[max(low, 0)]
      if low < 0 { total &+= first &* Int32(-low) }
      if high > count { total &+= last &* Int32(high - count) }
      bytes[place] = UInt8(truncatingIfNeeded: (total &+ length / 2) / length)
      place += step
    }
  }
}
