/// Integers of types of the scene's, which conform to `BinaryInteger`.
extension Program {
  /// An integer of any type; nil for anything else. One of the scene's beyond the wide type's bounds
  /// is the bound.
  func wideInteger(of value: Value) throws -> WideInteger? {
    if let wide = value.asWideInteger { return wide }
    guard let words = try ownWords(of: value) else { return nil }
    let low = WideInteger(truncatingIfNeeded: words.low[0])
    let high = WideInteger(truncatingIfNeeded: words.low[1]) << 64
    let isNegative = words.filler != 0
    guard words.fits else { return isNegative ? .min : .max }
    return high | low
  }

  /// The low bits of an integer of the scene's, sign-extended; nil for anything else.
  func lowBits(of value: Value) throws -> UInt? { try ownWords(of: value)?.low[0] }

  /// The words of an integer of the scene's, from the lowest on.
  private func ownWords(of value: Value) throws -> (low: [UInt], filler: UInt, fits: Bool)? {
    guard let type = runtimeType(of: value), type.isFromScene,
      type.conforms(to: .binaryInteger)
    else { return nil }
    let words = try elements(of: property("words", of: value, machine.currentSite)).map {
      UInt(truncatingIfNeeded: $0.asWideInteger ?? 0)
    }
    let isSigned = try staticProperty("isSigned", of: type, machine.currentSite).requireBool()
    let filler: UInt = isSigned && words.last.map { $0 >> 63 == 1 } == true ? .max : 0
    let low = (0..<2).map { words.indices.contains($0) ? words[$0] : filler }
    let fits = words.dropFirst(2).allSatisfy { $0 == filler } && low[1] >> 63 == filler >> 63
    return (low, filler, fits)
  }
}
