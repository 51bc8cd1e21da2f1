/// A `String.Encoding`: how a text's bytes are written.
enum TextEncoding: UInt, NativeArgument {
  case ascii = 1
  case utf8 = 4
  case isoLatin1 = 5
  case utf16 = 10
  case utf16BigEndian = 0x9000_0100
  case utf16LittleEndian = 0x9400_0100
  case utf32 = 0x8c00_0100
  case utf32BigEndian = 0x9800_0100
  case utf32LittleEndian = 0x9c00_0100

  static var declared: DeclaredTypes { .named("String.Encoding") }

  init(argument: Value, of call: borrowing NativeCall) throws {
    let number = argument.stored("rawValue")?.asWideInteger.flatMap { UInt(exactly: $0) }
    guard let number, let found = TextEncoding(rawValue: number) else {
      throw ScriptFailure.trap(
        "texts can't be written in the encoding \(number ?? 0) here", identifier: .unsupported)
    }
    self = found
  }

  /// A text's bytes; nil if the encoding lacks one of its characters. An encoding without a fixed
  /// byte order begins with a mark of it.
  func bytes(of text: String, isLossy: Bool) -> [UInt8]? {
    switch self {
    case .ascii: Self.bytes(of: text, below: 0x80, isLossy)
    case .isoLatin1: Self.bytes(of: text, below: 0x100, isLossy)
    case .utf8: Array(text.utf8)
    case .utf16: [0xff, 0xfe] + text.utf16.flatMap { Self.bytes(of: $0, isBig: false) }
    case .utf16LittleEndian: text.utf16.flatMap { Self.bytes(of: $0, isBig: false) }
    case .utf16BigEndian: text.utf16.flatMap { Self.bytes(of: $0, isBig: true) }
    case .utf32:
      [0xff, 0xfe, 0, 0] + text.unicodeScalars.flatMap { Self.bytes(of: $0.value, isBig: false) }
    case .utf32LittleEndian:
      text.unicodeScalars.flatMap { Self.bytes(of: $0.value, isBig: false) }
    case .utf32BigEndian: text.unicodeScalars.flatMap { Self.bytes(of: $0.value, isBig: true) }
    }
  }

  /// How many bytes a text takes, without a mark; nil if the encoding lacks one of its characters.
  func count(of text: String) -> Int? {
    guard let bytes = bytes(of: text, isLossy: false) else { return nil }
    return switch self {
    case .utf16: bytes.count - 2
    case .utf32: bytes.count - 4
    default: bytes.count
    }
  }

  /// The most bytes that a text of this many UTF-16 units may take.
  func mostBytes(ofUnits count: Int) -> Int {
    switch self {
    case .ascii, .isoLatin1: count
    case .utf8: count * 3
    case .utf16, .utf16BigEndian, .utf16LittleEndian: count * 2
    case .utf32, .utf32BigEndian, .utf32LittleEndian: count * 4
    }
  }

  /// The text of bytes; nil if they are invalid. Without a mark the first byte is the highest.
  func text(of bytes: [UInt8]) -> String? {
    switch self {
    case .ascii: bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
    case .isoLatin1: String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    case .utf8:
      String(validating: bytes.drop(mark: [0xef, 0xbb, 0xbf]) ?? bytes[...], as: UTF8.self)
    case .utf16:
      if let rest = bytes.drop(mark: [0xff, 0xfe]) {
        Self.text(ofUnits: Self.units(of: rest, isBig: false))
      } else {
        Self.text(
          ofUnits: Self.units(of: bytes.drop(mark: [0xfe, 0xff]) ?? bytes[...], isBig: true))
      }
    case .utf16LittleEndian: Self.text(ofUnits: Self.units(of: bytes[...], isBig: false))
    case .utf16BigEndian: Self.text(ofUnits: Self.units(of: bytes[...], isBig: true))
    case .utf32:
      if let rest = bytes.drop(mark: [0xff, 0xfe, 0, 0]) {
        Self.text(ofScalars: Self.units(of: rest, isBig: false))
      } else {
        Self.text(
          ofScalars: Self.units(
            of: bytes.drop(mark: [0, 0, 0xfe, 0xff]) ?? bytes[...], isBig: true))
      }
    case .utf32LittleEndian: Self.text(ofScalars: Self.units(of: bytes[...], isBig: false))
    case .utf32BigEndian: Self.text(ofScalars: Self.units(of: bytes[...], isBig: true))
    }
  }

  private static func bytes(of text: String, below end: UInt32, _ isLossy: Bool) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.value < end {
        bytes.append(UInt8(scalar.value))
      } else if isLossy {
        bytes.append(UInt8(ascii: "?"))
      } else {
        return nil
      }
    }
    return bytes
  }

  private static func bytes<Unit: FixedWidthInteger>(of unit: Unit, isBig: Bool) -> [UInt8] {
    let bytes = (0..<Unit.bitWidth / 8).map { UInt8(truncatingIfNeeded: unit >> ($0 * 8)) }
    return isBig ? bytes.reversed() : bytes
  }

  /// Whole units only: a remainder at the end is dropped.
  private static func units<Unit: FixedWidthInteger>(
    of bytes: ArraySlice<UInt8>, isBig: Bool
  ) -> [Unit] {
    let size = Unit.bitWidth / 8
    return (0..<bytes.count / size).map { index in
      let part = bytes.dropFirst(index * size).prefix(size)
      let ordered = isBig ? Array(part) : part.reversed()
      return ordered.reduce(0) { $0 << 8 | Unit($1) }
    }
  }

  private static func text(ofUnits units: [UInt16]) -> String? {
    String(validating: units, as: UTF16.self)
  }

  private static func text(ofScalars scalars: [UInt32]) -> String? {
    String(validating: scalars, as: UTF32.self)
  }
}

extension [UInt8] {
  /// What follows a mark at the start; nil if the mark isn't there.
  fileprivate func drop(mark: [UInt8]) -> ArraySlice<UInt8>? {
    starts(with: mark) ? dropFirst(mark.count) : nil
  }
}
