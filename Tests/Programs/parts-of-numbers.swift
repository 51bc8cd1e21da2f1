import Foundation

enum IntegersOfTwiceTheWidth {
  static func main() {
    print(100.multipliedFullWidth(by: .max), Int.min.multipliedFullWidth(by: .max).high)
    print(Int8(100).multipliedFullWidth(by: -7), UInt8(200).multipliedFullWidth(by: 200))
    print(UInt64.max.multipliedFullWidth(by: .max), UInt32(7).multipliedFullWidth(by: 9).low)
    print(7.dividingFullWidth((3, 9)), UInt8(7).dividingFullWidth((high: 3, low: 9)))
    print(Int16(-7).dividingFullWidth((-1, 9)), UInt64(5).dividingFullWidth((4, .max)))
    print(divided(Int8.min, by: -1), divided(Int.min, by: -1), divided(UInt8(7), by: 0))
    print(Int.max.multipliedReportingOverflow(by: 3), UInt64.max.addingReportingOverflow(2))
    let product = both(UInt16(0xABCD), 0x1234)
    print(product.high, product.low, both(-3, 5).high, both(Int32.max, 2))
    print(quotient(of: 1, 0, by: 3 as UInt8), quotient(of: 0, 77, by: 9))
  }

  static func divided<T: FixedWidthInteger>(_ a: T, by b: T) -> (T, Bool, T, Bool) {
    let (quotient, rest) = (
      a.dividedReportingOverflow(by: b), a.remainderReportingOverflow(dividingBy: b)
    )
    return (quotient.partialValue, quotient.overflow, rest.partialValue, rest.overflow)
  }

  static func both<T: FixedWidthInteger>(_ a: T, _ b: T) -> (high: T, low: T.Magnitude) {
    a.multipliedFullWidth(by: b)
  }

  static func quotient<T: FixedWidthInteger>(of high: T, _ low: T.Magnitude, by divisor: T) -> T {
    divisor.dividingFullWidth((high, low)).quotient
  }
}

enum BytesInOrder {
  static func main() {
    print(258.bigEndian, UInt16(258).bigEndian, Int32(1).bigEndian, UInt8(7).littleEndian)
    print(Int(bigEndian: 1), UInt32(littleEndian: 5), UInt16(bigEndian: UInt16(258).bigEndian))
    print(withUnsafeBytes(of: UInt32(0x0102_0304).bigEndian) { Array($0) })
    print(withUnsafeBytes(of: 3.5) { $0.count }, [UInt16(1), 2].withUnsafeBytes { Array($0) })
    print(widths(of: Int8.self), widths(of: UInt.self))
    print(written(UInt32(77)), written(Int16(-2)))
    print(
      UInt8(exactly: Float(3)) as Any, Int(exactly: 2.5) as Any, UInt8(exactly: Float(2.5)) as Any)
    print(numbers(in: "12 x 7", as: UInt8.self), numbers(in: "-1 999 3", as: Int8.self))
    print(hexadecimal("ff", as: UInt8.self) as Any, hexadecimal("fff", as: UInt8.self) as Any)
  }

  static func widths<T: FixedWidthInteger>(of type: T.Type) -> [Any] {
    [T.Magnitude.self, T.Magnitude.bitWidth, T.Magnitude.max, T.Magnitude(truncatingIfNeeded: -1)]
  }

  static func written<T: FixedWidthInteger>(_ number: T) -> [UInt8] {
    (0..<T.bitWidth / 8).map { UInt8(truncatingIfNeeded: number.bigEndian >> ($0 * 8)) }
  }

  static func numbers<T: FixedWidthInteger>(in text: String, as type: T.Type) -> [T?] {
    text.split(separator: " ").map { T(String($0)) }
  }

  static func hexadecimal<T: FixedWidthInteger>(_ text: String, as type: T.Type) -> T? {
    T(text, radix: 16)
  }
}

enum PartsOfFloatingPoint {
  static func main() {
    for number in [6.75, -2.5, 0, -0.0, .infinity, .leastNonzeroMagnitude] {
      print(number.bitPattern, number.sign, number.exponent, number.significand)
      print(number.exponentBitPattern, number.significandBitPattern, number.significandWidth)
      print(number.floatingPointClass, number.isSubnormal, number.isCanonical, number.binade)
    }
    let number: Float = 6.75
    print(number.bitPattern, number.exponentBitPattern, number.significandBitPattern)
    print(number.floatingPointClass == .positiveNormal, number.significandWidth, number.ulp)
    print(Double.nan.isSignalingNaN, Double.signalingNaN.isSignalingNaN, Float.signalingNaN.isNaN)
    print(Double.radix, Double.exponentBitCount, Double.significandBitCount)
    print(Float.exponentBitCount, Float.significandBitCount, Float.leastNormalMagnitude)
    print(Double.RawSignificand.self, Double.RawExponent.self, Float.RawSignificand.bitWidth)
    print(Double(bitPattern: 0x4009_21FB_5444_2D18), Float(bitPattern: 0x4049_0FDB))
    print(Double(sign: .minus, exponent: 3, significand: 1.5))
    print(Double(sign: .plus, exponentBitPattern: 1023, significandBitPattern: 1 << 51))
    print(Float(sign: .minus, exponentBitPattern: 127, significandBitPattern: 0))
    print(Double(signOf: -1, magnitudeOf: 4.5), Double(nan: 5, signaling: false).bitPattern)
    print(Float(exactly: 16_777_217) as Any, Float(exactly: 0.1) as Any, Float(exactly: 0.5) as Any)
  }
}

enum FloatingPointArithmetic {
  static func main() {
    var number = 6.75
    number.formSquareRoot()
    number.addProduct(2, 3)
    number.formRemainder(dividingBy: 4)
    number.formTruncatingRemainder(dividingBy: 2)
    print(number, 6.75.remainder(dividingBy: 4), Float(6.75).truncatingRemainder(dividingBy: 4))
    print(Double.minimumMagnitude(3, -5), Double.maximumMagnitude(3, -5), Float.minimum(1, .nan))
    print((-0.0).isTotallyOrdered(belowOrEqualTo: 0), 2.5.isLessThanOrEqualTo(2.5))
    print(Float(2).addingProduct(3, 4), Float(3).isLess(than: 4), Float(3).isEqual(to: 3))
    print(parts(of: 6.75), parts(of: Float(-2.5)))
    print(described(6.75), described(Float(0.1)))
    print(stride(from: Float(0), to: 1, by: 0.25).map { $0 })
    print(
      stride(from: UInt8(0), through: 6, by: 2).map { $0 },
      Array(stride(from: Int8(9), to: 0, by: -4)))
    print(stride(from: 0.1, through: 1, by: 0.3).map { $0 })
  }

  static func parts<T: FloatingPoint>(of number: T) -> [Any] {
    [
      T.radix, number.exponent, number.significand, number.floatingPointClass, number.isSubnormal,
      number.addingProduct(2, 3), T.maximumMagnitude(number, 1),
      number.isEqual(to: 6.75 as? T ?? 0),
      T(sign: .minus, exponent: 2, significand: number), T(signOf: -1, magnitudeOf: number),
      number.advanced(by: 1), number.rounded(.towardZero),
    ]
  }

  static func described<T: BinaryFloatingPoint>(_ number: T) -> [Any]
  where T.RawSignificand: FixedWidthInteger {
    [
      T.RawSignificand.bitWidth, T.RawExponent.self,
      T.exponentBitCount, T.significandBitCount, number.exponentBitPattern, number.binade,
      number.significandBitPattern, number.significandWidth,
      T(
        sign: .plus, exponentBitPattern: number.exponentBitPattern,
        significandBitPattern: number.significandBitPattern),
    ]
  }
}

struct Tracks {
  var rows = 3
  var columns = 4
  subscript(name: String) -> Int? { name.count }
}
enum TrackFlow {
  case rows, columns
  var count: WritableKeyPath<Tracks, Int> { self == .rows ? \.rows : \.columns }
  func count(doubled: Bool) -> WritableKeyPath<Tracks, Int> { doubled ? \.columns : \.rows }
}
func trackSize(_ tracks: Tracks, _ flow: TrackFlow, _ whole: Double) -> Double {
  whole / Double(tracks[keyPath: flow.count(doubled: false)])
}

enum NumbersBehindPathsProgram {
  static func main() {
    let tracks = Tracks()
    print(trackSize(tracks, .rows, 9), Double(tracks[keyPath: TrackFlow.columns.count]))
    print(Float(tracks[keyPath: TrackFlow.rows.count(doubled: true)]), Double("2.5") ?? 0)
  }
}
