class JSONDecoder {
  enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
  enum DateDecodingStrategy {
    case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970
    case formatted(DateFormatter)
    case custom((any Decoder) throws -> Date)
  }
  enum DataDecodingStrategy {
    case deferredToData, base64
    case custom((any Decoder) throws -> Data)
  }
  enum NonConformingFloatDecodingStrategy {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
  var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
  var dataDecodingStrategy: DataDecodingStrategy = .base64
  var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
  var userInfo: [CodingUserInfoKey: Any] = [:]
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
    case custom((Date, any Encoder) throws -> Void)
  }
  enum DataEncodingStrategy {
    case deferredToData, base64
    case custom((Data, any Encoder) throws -> Void)
  }
  enum NonConformingFloatEncodingStrategy {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  var outputFormatting: OutputFormatting = []
  var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
  var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
  var dataEncodingStrategy: DataEncodingStrategy = .base64
  var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
}

class JSONSerialization {
  struct ReadingOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let mutableContainers = ReadingOptions(rawValue: 1)
    static let mutableLeaves = ReadingOptions(rawValue: 2)
    static let fragmentsAllowed = ReadingOptions(rawValue: 4)
    static let allowFragments = ReadingOptions(rawValue: 4)
  }
  struct WritingOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let prettyPrinted = WritingOptions(rawValue: 1)
    static let sortedKeys = WritingOptions(rawValue: 2)
    static let fragmentsAllowed = WritingOptions(rawValue: 4)
    static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
  }
}

class PropertyListDecoder {
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
}

class PropertyListEncoder {
  var outputFormat: PropertyListSerialization.PropertyListFormat = .binary
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
}

class PropertyListSerialization {
  enum PropertyListFormat { case openStep, xml, binary }
  typealias ReadOptions = MutabilityOptions
  struct MutabilityOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let mutableContainers = MutabilityOptions(rawValue: 1)
    static let mutableContainersAndLeaves = MutabilityOptions(rawValue: 2)
  }
}
