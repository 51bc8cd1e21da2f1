enum DecodingError: Error {
  struct Context {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    init(
      codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil
    ) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  case typeMismatch(Any.Type, Context)
  case valueNotFound(Any.Type, Context)
  case keyNotFound(any CodingKey, Context)
  case dataCorrupted(Context)
  var localizedDescription: String {
    switch self {
    case .typeMismatch, .dataCorrupted:
      "The data couldn’t be read because it isn’t in the correct format."
    case .valueNotFound, .keyNotFound: "The data couldn’t be read because it is missing."
    }
  }
  static func dataCorruptedError<Key: CodingKey>(
    forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: [key], debugDescription: debugDescription))
  }
  static func dataCorruptedError(
    in container: SingleValueDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: [], debugDescription: debugDescription))
  }
}

enum EncodingError: Error {
  struct Context {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    init(
      codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil
    ) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  case invalidValue(Any, Context)
  var localizedDescription: String {
    "The data couldn’t be written because it isn’t in the correct format."
  }
}

struct CodedKey: CodingKey {
  var stringValue: String
  var intValue: Int?
}

struct Data: Hashable, Codable, CustomStringConvertible {
  struct Base64DecodingOptions: OptionSet {
    let rawValue: Int
    static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
  }
  struct Base64EncodingOptions: OptionSet {
    let rawValue: Int
    static let lineLength64Characters = Base64EncodingOptions(rawValue: 1)
    static let lineLength76Characters = Base64EncodingOptions(rawValue: 2)
    static let endLineWithCarriageReturn = Base64EncodingOptions(rawValue: 16)
    static let endLineWithLineFeed = Base64EncodingOptions(rawValue: 32)
  }
  var bytes: [UInt8]
  init() { bytes = [] }
  init(count: Int) { bytes = [UInt8](repeating: 0, count: count) }
  var count: Int { bytes.count }
  var isEmpty: Bool { bytes.isEmpty }
  var description: String { "\(count) bytes" }
  mutating func append(_ other: Data) { bytes += other.bytes }
}

enum UTF8 {}
extension String {
  enum Encoding: Hashable {
    case utf8, ascii, utf16, isoLatin1, unicode, isoLatin2, iso2022JP, japaneseEUC, macOSRoman
    case nextstep, nonLossyASCII, shiftJIS, symbol, utf16BigEndian, utf16LittleEndian, utf32
    case utf32BigEndian, utf32LittleEndian, windowsCP1250, windowsCP1251, windowsCP1252
    case windowsCP1253, windowsCP1254
  }
}
