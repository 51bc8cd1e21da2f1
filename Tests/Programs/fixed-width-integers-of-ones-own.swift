struct Small: FixedWidthInteger, UnsignedInteger, CustomStringConvertible {
  var v: UInt8
  init(v: UInt8) { self.v = v }
  init(integerLiteral value: UInt8) { v = value }
  init(_truncatingBits bits: UInt) { v = UInt8(truncatingIfNeeded: bits) }
  init<T: BinaryInteger>(truncatingIfNeeded s: T) { v = UInt8(truncatingIfNeeded: s) }
  init<T: BinaryInteger>(_ s: T) { v = UInt8(s) }
  static var bitWidth: Int { 8 }
  static var min: Small { Small(v: 0) }
  static var max: Small { Small(v: 255) }
  var words: [UInt] { [UInt(v)] }
  var trailingZeroBitCount: Int { v.trailingZeroBitCount }
  var nonzeroBitCount: Int { v.nonzeroBitCount }
  var leadingZeroBitCount: Int { v.leadingZeroBitCount }
  var byteSwapped: Small { self }
  var description: String { "w\(v)" }
  func addingReportingOverflow(_ o: Small) -> (partialValue: Small, overflow: Bool) {
    let r = v.addingReportingOverflow(o.v); return (Small(v: r.partialValue), r.overflow)
  }
  func subtractingReportingOverflow(_ o: Small) -> (partialValue: Small, overflow: Bool) {
    let r = v.subtractingReportingOverflow(o.v); return (Small(v: r.partialValue), r.overflow)
  }
  func multipliedReportingOverflow(by o: Small) -> (partialValue: Small, overflow: Bool) {
    let r = v.multipliedReportingOverflow(by: o.v); return (Small(v: r.partialValue), r.overflow)
  }
  func dividedReportingOverflow(by o: Small) -> (partialValue: Small, overflow: Bool) {
    let r = v.dividedReportingOverflow(by: o.v); return (Small(v: r.partialValue), r.overflow)
  }
  func remainderReportingOverflow(dividingBy o: Small) -> (partialValue: Small, overflow: Bool) {
    let r = v.remainderReportingOverflow(dividingBy: o.v);
    return (Small(v: r.partialValue), r.overflow)
  }
  func multipliedFullWidth(by o: Small) -> (high: Small, low: Small) {
    let r = v.multipliedFullWidth(by: o.v); return (Small(v: r.high), Small(v: r.low))
  }
  func dividingFullWidth(_ d: (high: Small, low: Small)) -> (quotient: Small, remainder: Small) {
    let r = v.dividingFullWidth((d.high.v, d.low.v));
    return (Small(v: r.quotient), Small(v: r.remainder))
  }
  static func < (a: Small, b: Small) -> Bool { a.v < b.v }
  static func == (a: Small, b: Small) -> Bool { a.v == b.v }
  static func + (a: Small, b: Small) -> Small { Small(v: a.v + b.v) }
  static func - (a: Small, b: Small) -> Small { Small(v: a.v - b.v) }
  static func * (a: Small, b: Small) -> Small { Small(v: a.v * b.v) }
  static func / (a: Small, b: Small) -> Small { Small(v: a.v / b.v) }
  static func % (a: Small, b: Small) -> Small { Small(v: a.v % b.v) }
  static func += (a: inout Small, b: Small) { a = a + b }
  static func -= (a: inout Small, b: Small) { a = a - b }
  static func *= (a: inout Small, b: Small) { a = a * b }
  static func /= (a: inout Small, b: Small) { a = a / b }
  static func %= (a: inout Small, b: Small) { a = a % b }
  static func &= (a: inout Small, b: Small) { a.v &= b.v }
  static func |= (a: inout Small, b: Small) { a.v |= b.v }
  static func ^= (a: inout Small, b: Small) { a.v ^= b.v }
  static func &>>= (a: inout Small, b: Small) { a.v &>>= b.v }
  static func &<<= (a: inout Small, b: Small) { a.v &<<= b.v }
}

enum OwnFixedWidth {
  static func main() {
    let (a, b) = (Small(v: 200), Small(v: 100))
    print(a.bitWidth, Small(v: 9) + 1, a.bigEndian, Small(bigEndian: b), a.littleEndian)
    print(b.dividingFullWidth((high: Small(v: 3), low: Small(v: 9))))
    print(parts(a, b))
  }

  static func parts<T: FixedWidthInteger>(_ a: T, _ b: T) -> [Any] {
    let product = a.multipliedFullWidth(by: b)
    return [product.high, product.low, T.max, a.bitWidth]
  }
}
