class JSONDecoder {
  enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
  enum DateDecodingStrategy {
    case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970
    case formatted(DateFormatter)
    case custom((any Decoder) throws -> Date)
  }
  var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
  var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
  init() {}
}

class JSONEncoder {
  struct OutputFormatting: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let prettyPrinted = OutputFormatting(rawValue: 1)
    static let sortedKeys = OutputFormatting(rawValue: 2)
    static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase }
  enum DateEncodingStrategy {
    case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970
    case formatted(DateFormatter)
  }
  var outputFormatting: OutputFormatting = []
  var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
  var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
  init() {}
}

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

struct CodedKey: CodingKey {
  var stringValue: String
  var intValue: Int?
}

struct Data: Hashable, Codable, CustomStringConvertible {
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
  enum Encoding: Hashable { case utf8, ascii, utf16, isoLatin1, unicode }
}
