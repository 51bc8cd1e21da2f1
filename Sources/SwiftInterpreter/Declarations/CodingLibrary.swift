enum DecodingError: Error, CustomDebugStringConvertible {
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
  var _domain: String { "NSCocoaErrorDomain" }
  var _code: Int {
    switch self {
    case .typeMismatch, .dataCorrupted: 4864
    case .valueNotFound, .keyNotFound: 4865
    }
  }
  var debugDescription: String {
    switch self {
    case .typeMismatch(let type, let context):
      CodedKeys.text(
        "DecodingError.typeMismatch: expected value of type \(type)", context.codingPath,
        context.debugDescription, context.underlyingError)
    case .valueNotFound(let type, let context):
      CodedKeys.text(
        "DecodingError.valueNotFound: Expected value of type \(type) but found null instead",
        context.codingPath, context.debugDescription, context.underlyingError)
    case .keyNotFound(let key, let context):
      CodedKeys.text(
        "DecodingError.keyNotFound: Key '\(CodedKeys.text(key))' not found"
          + " in keyed decoding container",
        context.codingPath, context.debugDescription, context.underlyingError)
    case .dataCorrupted(let context):
      CodedKeys.text(
        "DecodingError.dataCorrupted: Data was corrupted", context.codingPath,
        context.debugDescription, context.underlyingError)
    }
  }
  static func dataCorruptedError<Key: CodingKey>(
    forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
  }
  static func dataCorruptedError(
    in container: UnkeyedDecodingContainer, debugDescription: String
  ) -> DecodingError {
    let index = CodedKeys._CodingKey(
      stringValue: "Index \(container.currentIndex)", intValue: container.currentIndex)
    return .dataCorrupted(
      Context(codingPath: container.codingPath + [index], debugDescription: debugDescription))
  }
  static func dataCorruptedError(
    in container: SingleValueDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
}

enum EncodingError: Error, CustomDebugStringConvertible {
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
  var _domain: String { "NSCocoaErrorDomain" }
  var _code: Int { 4866 }
  var debugDescription: String {
    switch self {
    case .invalidValue(let value, let context):
      CodedKeys.text(
        "EncodingError.invalidValue: \(String(reflecting: value)) (\(type(of: value)))",
        context.codingPath, context.debugDescription, context.underlyingError)
    }
  }
}

protocol KeyedDecodingContainerProtocol<Key> {
  associatedtype Key
  var allKeys: [Key] { get }
  func contains(_ key: Key) -> Bool
  func decodeNil(forKey key: Key) throws -> Bool
  func decode<T>(_ type: T.Type, forKey key: Key) throws -> T
  func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T?
}
protocol KeyedEncodingContainerProtocol<Key> {
  associatedtype Key
  mutating func encodeNil(forKey key: Key) throws
  mutating func encode<T>(_ value: T, forKey key: Key) throws
  mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws
}

extension KeyedDecodingContainerProtocol {
  func decodeIfPresent<T>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decode(type, forKey: key)
  }
}

extension KeyedEncodingContainerProtocol {
  mutating func encodeIfPresent<T>(_ value: T?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
}

extension Encodable {
  func encode(to encoder: any Encoder) throws {
    if try CodedKeys.encode(self, to: encoder) { return }
    var container = encoder.singleValueContainer()
    try container.encode(self)
  }
}

/// The keys of values without `CodingKeys` in the program, by the names shown for them.
enum CodedKeys {
  struct CodingKeys: CodingKey {
    var stringValue: String
    var intValue: Int?
  }
  struct _CodingKey: CodingKey {
    var stringValue: String
    var intValue: Int?
  }
  struct _DictionaryCodingKey: CodingKey {
    var stringValue: String
    var intValue: Int?
  }
  static func text(_ key: any CodingKey) -> String {
    if let number = key.intValue { return "[\(number)]" }
    let text = key.stringValue
    guard text.contains(where: { $0 == "." || $0 == "`" }) else { return text }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return "`\(parts.joined(separator: "\\`"))`"
  }
  static func text(
    _ head: String, _ path: [any CodingKey], _ description: String, _ underlying: (any Error)?
  ) -> String {
    var parts = [head]
    if !path.isEmpty {
      var keys = ""
      for (index, key) in path.enumerated() {
        if index > 0, key.intValue == nil { keys += "." }
        keys += text(key)
      }
      parts.append("Path: \(keys)")
    }
    if !description.isEmpty { parts.append("Debug description: \(description)") }
    if let underlying { parts.append("Underlying error: \(underlying)") }
    return parts.joined(separator: ". ")
  }
}

struct Data: RandomAccessCollection<UInt8>, MutableCollection<UInt8>,
  RangeReplaceableCollection<UInt8>, Hashable, Codable, CustomStringConvertible
{
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
  /// A slice's keep the indices they had.
  var _bytes: ArraySlice<UInt8>
  typealias SubSequence = Data
  typealias Index = Int
  init() { _bytes = [] }
  init(count: Int) { _bytes = ArraySlice(repeating: 0, count: count) }
  init(capacity: Int) { _bytes = [] }
  init(repeating repeatedValue: UInt8, count: Int) {
    _bytes = ArraySlice(repeating: repeatedValue, count: count)
  }
  private init(part: ArraySlice<UInt8>) { _bytes = part }
  var count: Int { _bytes.count }
  var isEmpty: Bool { _bytes.isEmpty }
  var startIndex: Int { _bytes.startIndex }
  var endIndex: Int { _bytes.endIndex }
  var description: String { "\(count) bytes" }
  subscript(position: Int) -> UInt8 {
    get { _bytes[position] }
    set { _bytes[position] = newValue }
  }
  subscript(bounds: Range<Int>) -> Data {
    get { Data(part: _bytes[bounds]) }
    set { _bytes.replaceSubrange(bounds, with: newValue._bytes) }
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) {
    _bytes.replaceSubrange(subrange, with: Array(newElements))
  }
  mutating func resetBytes(in range: Range<Int>) {
    for position in range { _bytes[position] = 0 }
  }
  mutating func append(_ other: Data) { _bytes += other._bytes }
  mutating func append(_ element: UInt8) { _bytes.append(element) }
  mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8 {
    _bytes += Data(elements)._bytes
  }
  mutating func removeAll(keepingCapacity: Bool = false) { _bytes = [] }
  mutating func removeSubrange(_ bounds: Range<Int>) { _bytes.removeSubrange(bounds) }
  mutating func removeLast() -> UInt8 { _bytes.removeLast() }
  mutating func removeLast(_ k: Int) { _bytes.removeLast(k) }
  mutating func remove(at i: Int) -> UInt8 { _bytes.remove(at: i) }
  mutating func insert(_ byte: UInt8, at i: Int) { _bytes.insert(byte, at: i) }
  mutating func reserveCapacity(_ n: Int) {}
  mutating func reverse() { _bytes.reverse() }
  static func + <S: Sequence>(a: Data, b: S) -> Data where S.Element == UInt8 {
    var sum = a
    sum.append(contentsOf: b)
    return sum
  }
  static func += <S: Sequence>(a: inout Data, b: S) where S.Element == UInt8 {
    a.append(contentsOf: b)
  }
  // A slice is of the same type, so removing the first element keeps the other indices.
  mutating func removeFirst() -> UInt8 {
    let first = _bytes[startIndex]
    _bytes = _bytes.dropFirst()
    return first
  }
  mutating func removeFirst(_ k: Int) { _bytes = _bytes.dropFirst(k) }
  mutating func popFirst() -> UInt8? { isEmpty ? nil : removeFirst() }
  func subdata(in range: Range<Int>) -> Data { Data(_bytes[range]) }
  func base64EncodedData(options: Base64EncodingOptions = []) -> Data {
    Data(base64EncodedString(options: options).utf8)
  }
  func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int) {
    for (index, byte) in _bytes.prefix(count).enumerated() { pointer[index] = byte }
  }
  func prefix(_ maxLength: Int) -> Data { Data(part: _bytes.prefix(maxLength)) }
  func prefix(upTo end: Int) -> Data { self[startIndex..<end] }
  func prefix(through position: Int) -> Data { self[startIndex..<position + 1] }
  func prefix(while predicate: (UInt8) throws -> Bool) rethrows -> Data {
    Data(part: try _bytes.prefix(while: predicate))
  }
  func suffix(_ maxLength: Int) -> Data { Data(part: _bytes.suffix(maxLength)) }
  func suffix(from start: Int) -> Data { self[start..<endIndex] }
  func dropFirst(_ k: Int = 1) -> Data { Data(part: _bytes.dropFirst(k)) }
  func dropLast(_ k: Int = 1) -> Data { Data(part: _bytes.dropLast(k)) }
  func drop(while predicate: (UInt8) throws -> Bool) rethrows -> Data {
    Data(part: try _bytes.drop(while: predicate))
  }
  func filter(_ isIncluded: (UInt8) throws -> Bool) rethrows -> Data {
    Data(try _bytes.filter(isIncluded))
  }
  func firstRange(of data: Data, in range: Range<Int>? = nil) -> Range<Int>? {
    let whole = range ?? startIndex..<endIndex
    guard data.count <= whole.count else { return nil }
    for start in whole.lowerBound...(whole.upperBound - data.count)
    where _bytes[start..<start + data.count] == data._bytes {
      return start..<start + data.count
    }
    return nil
  }
  func range(of data: Data, in range: Range<Int>? = nil) -> Range<Int>? {
    firstRange(of: data, in: range)
  }
  func advanced(by amount: Int) -> Data { Data(_bytes.dropFirst(amount)) }
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(bytes: Array(_bytes)))
  }
}

struct UnsafeRawBufferPointer: RandomAccessCollection<UInt8> {
  let bytes: [UInt8]
  var startIndex: Int { 0 }
  var endIndex: Int { bytes.count }
  var count: Int { bytes.count }
  subscript(position: Int) -> UInt8 { bytes[position] }
  func load<T: FixedWidthInteger>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    let size = T.bitWidth / 8
    return bytes[offset..<offset + size].reversed().reduce(T(0)) { $0 << 8 | T($1) }
  }
  func loadUnaligned<T: FixedWidthInteger>(
    fromByteOffset offset: Int = 0, as type: T.Type
  ) -> T { load(fromByteOffset: offset, as: type) }
  func bindMemory<T>(to type: T.Type) -> [UInt8] { bytes }
}

/// A codec that may have read one unit too many, which begins the next scalar.
protocol _UnitKeeping {
  associatedtype CodeUnit
  var _kept: CodeUnit? { get set }
}
extension _UnitKeeping {
  mutating func _keep(_ unit: CodeUnit) { _kept = unit }
  mutating func _next<I: IteratorProtocol>(_ input: inout I) -> CodeUnit?
  where I.Element == CodeUnit {
    guard let unit = _kept else { return input.next() }
    _kept = nil
    return unit
  }
}

extension Unicode {
  struct UTF8: _UnitKeeping {
    typealias CodeUnit = UInt8
    var _kept: UInt8?
    init() {}
  }
  struct UTF16: _UnitKeeping {
    typealias CodeUnit = UInt16
    var _kept: UInt16?
    init() {}
  }
  struct UTF32 {
    typealias CodeUnit = UInt32
    init() {}
  }
  enum ASCII { typealias CodeUnit = UInt8 }
}
typealias UTF8 = Unicode.UTF8
typealias UTF16 = Unicode.UTF16
typealias UTF32 = Unicode.UTF32
extension String {
  struct Encoding: RawRepresentable<UInt>, Hashable, CustomStringConvertible {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let ascii = Encoding(rawValue: 1)
    static let nextstep = Encoding(rawValue: 2)
    static let japaneseEUC = Encoding(rawValue: 3)
    static let utf8 = Encoding(rawValue: 4)
    static let isoLatin1 = Encoding(rawValue: 5)
    static let symbol = Encoding(rawValue: 6)
    static let nonLossyASCII = Encoding(rawValue: 7)
    static let shiftJIS = Encoding(rawValue: 8)
    static let isoLatin2 = Encoding(rawValue: 9)
    static let utf16 = Encoding(rawValue: 10)
    static let unicode = Encoding(rawValue: 10)
    static let windowsCP1251 = Encoding(rawValue: 11)
    static let windowsCP1252 = Encoding(rawValue: 12)
    static let windowsCP1253 = Encoding(rawValue: 13)
    static let windowsCP1254 = Encoding(rawValue: 14)
    static let windowsCP1250 = Encoding(rawValue: 15)
    static let iso2022JP = Encoding(rawValue: 21)
    static let macOSRoman = Encoding(rawValue: 30)
    static let utf16BigEndian = Encoding(rawValue: 0x9000_0100)
    static let utf16LittleEndian = Encoding(rawValue: 0x9400_0100)
    static let utf32 = Encoding(rawValue: 0x8c00_0100)
    static let utf32BigEndian = Encoding(rawValue: 0x9800_0100)
    static let utf32LittleEndian = Encoding(rawValue: 0x9c00_0100)
    var description: String {
      switch self {
      case .ascii: "Western (ASCII)"
      case .utf8: "Unicode (UTF-8)"
      case .isoLatin1: "Western (ISO Latin 1)"
      case .utf16: "Unicode (UTF-16)"
      case .utf16BigEndian: "Unicode (UTF-16BE)"
      case .utf16LittleEndian: "Unicode (UTF-16LE)"
      case .utf32: "Unicode (UTF-32)"
      case .utf32BigEndian: "Unicode (UTF-32BE)"
      case .utf32LittleEndian: "Unicode (UTF-32LE)"
      default: "\(rawValue)"
      }
    }
  }
}

struct CodingUserInfoKey: RawRepresentable<String>, Hashable {
  let rawValue: String
  init?(rawValue: String) { self.rawValue = rawValue }
}
