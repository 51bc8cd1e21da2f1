extension Unicode {
  enum GeneralCategory {
    case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
    case nonspacingMark, spacingMark, enclosingMark
    case decimalNumber, letterNumber, otherNumber
    case connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation
    case initialPunctuation, finalPunctuation, otherPunctuation
    case mathSymbol, currencySymbol, modifierSymbol, otherSymbol
    case spaceSeparator, lineSeparator, paragraphSeparator
    case control, format, surrogate, privateUse, unassigned
  }

  enum NumericType {
    case decimal, digit, numeric
  }

  struct CanonicalCombiningClass: RawRepresentable<UInt8>, Comparable, Hashable {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }
    static let notReordered = CanonicalCombiningClass(rawValue: 0)
    static let overlay = CanonicalCombiningClass(rawValue: 1)
    static let nukta = CanonicalCombiningClass(rawValue: 7)
    static let kanaVoicing = CanonicalCombiningClass(rawValue: 8)
    static let virama = CanonicalCombiningClass(rawValue: 9)
    static let attachedBelowLeft = CanonicalCombiningClass(rawValue: 200)
    static let attachedBelow = CanonicalCombiningClass(rawValue: 202)
    static let attachedAbove = CanonicalCombiningClass(rawValue: 214)
    static let attachedAboveRight = CanonicalCombiningClass(rawValue: 216)
    static let belowLeft = CanonicalCombiningClass(rawValue: 218)
    static let below = CanonicalCombiningClass(rawValue: 220)
    static let belowRight = CanonicalCombiningClass(rawValue: 222)
    static let left = CanonicalCombiningClass(rawValue: 224)
    static let right = CanonicalCombiningClass(rawValue: 226)
    static let aboveLeft = CanonicalCombiningClass(rawValue: 228)
    static let above = CanonicalCombiningClass(rawValue: 230)
    static let aboveRight = CanonicalCombiningClass(rawValue: 232)
    static let doubleBelow = CanonicalCombiningClass(rawValue: 233)
    static let doubleAbove = CanonicalCombiningClass(rawValue: 234)
    static let iotaSubscript = CanonicalCombiningClass(rawValue: 240)
    static func < (a: CanonicalCombiningClass, b: CanonicalCombiningClass) -> Bool {
      a.rawValue < b.rawValue
    }
  }
}

extension _ScalarProperties {
  var canonicalCombiningClass: Unicode.CanonicalCombiningClass {
    Unicode.CanonicalCombiningClass(rawValue: _combiningClass)
  }
}

extension UnicodeScalar {
  var utf8: String.UTF8View { String(Character(self)).utf8 }
  var utf16: String.UTF16View { String(Character(self)).utf16 }
}

extension Unicode.UTF8 {
  static func isASCII(_ unit: UInt8) -> Bool { unit < 128 }
  static func isContinuation(_ unit: UInt8) -> Bool { unit & 0xC0 == 0x80 }
  static func width(_ scalar: UnicodeScalar) -> Int { scalar.utf8.count }
}

extension Unicode.UTF16 {
  static func isASCII(_ unit: UInt16) -> Bool { unit < 128 }
  static func isSurrogate(_ unit: UInt16) -> Bool { unit & 0xF800 == 0xD800 }
  static func isLeadSurrogate(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xD800 }
  static func isTrailSurrogate(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xDC00 }
  static func width(_ scalar: UnicodeScalar) -> Int { scalar.utf16.count }
  static func leadSurrogate(_ scalar: UnicodeScalar) -> UInt16 { Array(scalar.utf16)[0] }
  static func trailSurrogate(_ scalar: UnicodeScalar) -> UInt16 { Array(scalar.utf16)[1] }
}

enum UnicodeDecodingResult: Equatable {
  case scalarValue(Unicode.Scalar)
  case emptyInput
  case error
}

extension Unicode.UTF8 {
  /// Decodes a scalar. A byte that doesn't continue the sequence begins the next one.
  mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult
  where I.Element == UInt8 {
    guard let lead = _next(&input) else { return .emptyInput }
    if lead < 0x80 { return .scalarValue(Unicode.Scalar(lead)) }
    guard lead >= 0xC2, lead <= 0xF4 else { return .error }
    let count = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
    var value = UInt32(lead) & (count == 1 ? 0x1F : count == 2 ? 0x0F : 0x07)
    var lowest: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
    var highest: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
    for _ in 0..<count {
      guard let byte = _next(&input) else { return .error }
      guard byte >= lowest, byte <= highest else {
        _keep(byte)
        return .error
      }
      value = value << 6 | UInt32(byte & 0x3F)
      (lowest, highest) = (0x80, 0xBF)
    }
    return Unicode.Scalar(value).map { .scalarValue($0) } ?? .error
  }
  static func encode(_ scalar: Unicode.Scalar, into processCodeUnit: (UInt8) -> Void) {
    for unit in scalar.utf8 { processCodeUnit(unit) }
  }
}

extension Unicode.UTF16 {
  mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult
  where I.Element == UInt16 {
    guard let lead = _next(&input) else { return .emptyInput }
    guard Unicode.UTF16.isSurrogate(lead) else {
      return Unicode.Scalar(lead).map { .scalarValue($0) } ?? .error
    }
    guard Unicode.UTF16.isLeadSurrogate(lead), let trail = _next(&input) else { return .error }
    guard Unicode.UTF16.isTrailSurrogate(trail) else {
      _keep(trail)
      return .error
    }
    let value = UInt32(lead & 0x3FF) << 10 | UInt32(trail & 0x3FF)
    return Unicode.Scalar(value + 0x10000).map { .scalarValue($0) } ?? .error
  }
  static func encode(_ scalar: Unicode.Scalar, into processCodeUnit: (UInt16) -> Void) {
    for unit in scalar.utf16 { processCodeUnit(unit) }
  }
}

extension Unicode.UTF32 {
  mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult
  where I.Element == UInt32 {
    guard let unit = input.next() else { return .emptyInput }
    return Unicode.Scalar(unit).map { .scalarValue($0) } ?? .error
  }
  static func encode(_ scalar: Unicode.Scalar, into processCodeUnit: (UInt32) -> Void) {
    processCodeUnit(scalar.value)
  }
}
