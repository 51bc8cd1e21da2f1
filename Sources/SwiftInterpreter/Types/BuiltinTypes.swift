/// The libraries' types that the interpreter itself knows by name: it may test for these alone.
enum BuiltinType: String, CaseIterable {
  case additiveArithmetic = "AdditiveArithmetic"
  case anyHashable = "AnyHashable"
  case anyObject = "AnyObject"
  case app = "App"
  case array = "Array"
  case arraySlice = "ArraySlice"
  case asyncSequence = "AsyncSequence"
  case binaryInteger = "BinaryInteger"
  case bool = "Bool"
  case bridged = "_Bridged"
  case caseIterable = "CaseIterable"
  case character = "Character"
  case closedRange = "ClosedRange"
  case codedKeys = "CodedKeys"
  case codingKey = "CodingKey"
  case codingKeyRepresentable = "CodingKeyRepresentable"
  case collection = "Collection"
  case comparable = "Comparable"
  case customDebugStringConvertible = "CustomDebugStringConvertible"
  case customReflectable = "CustomReflectable"
  case customStringConvertible = "CustomStringConvertible"
  case data = "Data"
  case date = "Date"
  case decimal = "Decimal"
  case decodable = "Decodable"
  case decoder = "Decoder"
  case decodingError = "DecodingError"
  case defaultStringInterpolation = "DefaultStringInterpolation"
  case dictionary = "Dictionary"
  case double = "Double"
  case durationProtocol = "DurationProtocol"
  case encodable = "Encodable"
  case encoder = "Encoder"
  case encodingError = "EncodingError"
  case equatable = "Equatable"
  case error = "Error"
  case expressibleByArrayLiteral = "ExpressibleByArrayLiteral"
  case expressibleByBooleanLiteral = "ExpressibleByBooleanLiteral"
  case expressibleByDictionaryLiteral = "ExpressibleByDictionaryLiteral"
  case expressibleByFloatLiteral = "ExpressibleByFloatLiteral"
  case expressibleByIntegerLiteral = "ExpressibleByIntegerLiteral"
  case expressibleByStringInterpolation = "ExpressibleByStringInterpolation"
  case expressibleByStringLiteral = "ExpressibleByStringLiteral"
  case floatingPoint = "FloatingPoint"
  case foreign = "_Foreign"
  case hashable = "Hashable"
  case int = "Int"
  case iso8601DateFormatter = "ISO8601DateFormatter"
  case iteratorProtocol = "IteratorProtocol"
  case keyPath = "KeyPath"
  case keyValuePairs = "KeyValuePairs"
  case never = "Never"
  case nsDecimalNumber = "NSDecimalNumber"
  case nsError = "NSError"
  case nsNull = "NSNull"
  case nsNumber = "NSNumber"
  case nsUUID = "NSUUID"
  case numeric = "Numeric"
  case optionSet = "OptionSet"
  case optional = "Optional"
  case partialRangeFrom = "PartialRangeFrom"
  case partialRangeThrough = "PartialRangeThrough"
  case partialRangeUpTo = "PartialRangeUpTo"
  case randomAccessCollection = "RandomAccessCollection"
  case range = "Range"
  case rangeReplaceableCollection = "RangeReplaceableCollection"
  case rawRepresentable = "RawRepresentable"
  case referenceWritableKeyPath = "ReferenceWritableKeyPath"
  case regex = "Regex"
  case reversedCollection = "ReversedCollection"
  case sequence = "Sequence"
  case set = "Set"
  case shapeStyle = "ShapeStyle"
  case simd = "SIMD"
  case slice = "Slice"
  case strideable = "Strideable"
  case string = "String"
  case stringProtocol = "StringProtocol"
  case substring = "Substring"
  case textOutputStreamable = "TextOutputStreamable"
  case unicode = "Unicode"
  case unicodeScalar = "UnicodeScalar"
  case unsafeMutablePointer = "UnsafeMutablePointer"
  case unsafePointer = "UnsafePointer"
  case url = "URL"
  case uuid = "UUID"
  case view = "View"
  case viewModifier = "ViewModifier"
  case writableKeyPath = "WritableKeyPath"
}

extension NominalType {
  /// Whether it is a library's type in the table.
  func `is`(_ type: BuiltinType) -> Bool { builtin == type }

  /// Whether it is a one-sided range.
  var isOneSidedRange: Bool {
    self.is(.partialRangeFrom) || self.is(.partialRangeThrough) || self.is(.partialRangeUpTo)
  }
  var isRange: Bool { self.is(.range) || self.is(.closedRange) || isOneSidedRange }
}

extension SwiftType {
  /// Whether it is a library's type in the table; `Edge.Set` and a scene's own `Set` are not `Set`.
  func `is`(_ type: BuiltinType) -> Bool { nominal?.builtin == type }
}

/// The same types, each read when it is first needed.
final class Builtin {
  private unowned let program: Program
  /// By the type's name: hashing another kind of key looks up a conformance.
  private var found: [String: NominalType?] = [:]
  private(set) lazy var int = SwiftType.nominal(known(.int), [])
  private(set) lazy var double = SwiftType.nominal(known(.double), [])
  private(set) lazy var bool = SwiftType.nominal(known(.bool), [])
  private(set) lazy var string = SwiftType.nominal(known(.string), [])
  private(set) lazy var substring = SwiftType.nominal(known(.substring), [])
  private(set) lazy var character = SwiftType.nominal(known(.character), [])
  private(set) lazy var optional = known(.optional)
  private(set) lazy var array = known(.array)
  private(set) lazy var arraySlice = known(.arraySlice)
  private(set) lazy var dictionary = known(.dictionary)
  private(set) lazy var set = known(.set)
  private(set) lazy var range = known(.range)
  private(set) lazy var closedRange = known(.closedRange)
  private(set) lazy var anyHashable = known(.anyHashable)
  /// The protocol that all classes conform to.
  private(set) lazy var anyObject = self[.anyObject]
  /// The stand-in for types of frameworks that aren't run.
  private(set) lazy var foreign = self[.foreign]
  private(set) lazy var strideable = self[.strideable]
  private(set) lazy var keyPath = known(.keyPath)
  private(set) lazy var writableKeyPath = known(.writableKeyPath)
  private(set) lazy var referenceWritableKeyPath = known(.referenceWritableKeyPath)
  private(set) lazy var numbers = Dictionary(
    uniqueKeysWithValues: FixedNumber.Kind.allCases.map { ($0, nominal($0.rawValue)) })

  init(program: Program) { self.program = program }

  /// Nil where no library that is there declares it.
  subscript(type: BuiltinType) -> NominalType? {
    let name = type.rawValue
    if let known = found[name] { return known }
    let nominal = program.nominal(name)
    found[name] = nominal
    return nominal
  }

  private func known(_ type: BuiltinType) -> NominalType { nominal(type.rawValue) }

  private func nominal(_ name: String) -> NominalType {
    program.nominal(name) ?? NominalType(name: name, kind: .structure, program: program)
  }

  func optional(_ type: SwiftType) -> SwiftType { .nominal(optional, [type]) }
  func array(_ type: SwiftType) -> SwiftType { .nominal(array, [type]) }

  /// A value as an `AnyHashable`, which it may be already.
  func hashable(_ value: Value) -> Value {
    if value.hashableBase != nil { return value }
    return .structure(StructureBox(type: anyHashable, fields: [value]))
  }
}
