/// The parts of the standard library and Foundation that layout code uses.
enum StandardLibrary {
  static let all: [NativeLibrary] = [
    NativeLibrary(
      name: "Swift",
      types: protocols + numbers + text + UnicodeScalars.types + collections + ranges + optionals
        + values + concurrency + dates + coding + regexTypes
        + [MemoryLayouts.type, mirror],
      extensions: [
        "Sequence": sequences, "Collection": collectionMembers,
        "BidirectionalCollection": bidirectionalMembers, "CodingKey": codingKeys,
        "String": codedStrings + textSearch + regexMembers,
      ].merging(
        [
          "Array", "Dictionary", "Set", "Range", "ClosedRange", "Optional", "Double", "Float",
          "Character",
        ]
        .map { ($0, [debugDescription]) }
      ) { $0 + $1 },
      functions: output + math + functions,
      sources: [aliases, codingSource, compareOptions, taskGroups, regexSource])
  ]

  /// What `debugPrint` shows of it.
  private static let debugDescription = NativeMember("var debugDescription: String { get }") {
    call in .string(try call.interpreter.describe(call.receiver ?? .void, debug: true))
  }

  /// Names for the interpreter's own types, and protocol extensions in plain Swift.
  private static let aliases = """
    func stride(from start: Date, to end: Date, by step: Double) -> [Date] {
      stride(from: start.timeIntervalSince1970, to: end.timeIntervalSince1970, by: step)
        .map { Date(timeIntervalSince1970: $0) }
    }
    func stride(from start: Date, through end: Date, by step: Double) -> [Date] {
      stride(from: start.timeIntervalSince1970, through: end.timeIntervalSince1970, by: step)
        .map { Date(timeIntervalSince1970: $0) }
    }
    typealias CGFloat = Double
    typealias TimeInterval = Double
    typealias Substring = String
    typealias StringProtocol = String
    typealias StringLiteralType = String
    typealias NSString = String
    typealias StaticString = String
    typealias ArraySlice = Array
    typealias ContiguousArray = Array
    typealias AnyHashable = Any
    typealias AnyObject = Any
    typealias Void = ()
    typealias Codable = Decodable & Encodable
    typealias Float64 = Double
    typealias Float32 = Float
    typealias PartialKeyPath = KeyPath
    typealias WritableKeyPath = KeyPath
    typealias ReferenceWritableKeyPath = KeyPath
    typealias AnyKeyPath = KeyPath
    typealias Iterator = IteratorProtocol

    struct Hasher {
      mutating func combine<H>(_ value: H) {}
      func finalize() -> Int { 0 }
    }

    enum Unicode {
      typealias Scalar = UnicodeScalar
    }

    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)

      init(catching body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
      }
      func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      func mapError<T>(_ transform: (Failure) -> T) -> Result<Success, T> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
      func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }
    }

    struct AnyIterator<Element>: IteratorProtocol<Element>, Sequence<Element> {
      let body: () -> Element?
      init(_ body: @escaping () -> Element?) { self.body = body }
      init<I: IteratorProtocol>(_ base: I) {
        var base = base
        body = { base.next() }
      }
      func next() -> Element? { body() }
    }

    struct AnySequence<Element>: Sequence<Element> {
      let make: () -> AnyIterator<Element>
      init<S: Sequence>(_ base: S) { make = { AnyIterator(base.makeIterator()) } }
      init(_ body: @escaping () -> AnyIterator<Element>) { make = { AnyIterator(body()) } }
      func makeIterator() -> AnyIterator<Element> { make() }
    }

    extension Error {
      var localizedDescription: String { "The operation couldn’t be completed." }
    }

    extension LocalizedError {
      var errorDescription: String? { nil }
      var failureReason: String? { nil }
      var recoverySuggestion: String? { nil }
      var helpAnchor: String? { nil }
      var localizedDescription: String {
        errorDescription ?? "The operation couldn’t be completed."
      }
    }

    extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
      static var zero: Self { 0 }
    }

    extension SignedNumeric {
      mutating func negate() { self = 0 - self }
      static prefix func - (operand: Self) -> Self { 0 - operand }
    }

    extension RangeReplaceableCollection {
      init(repeating element: Element, count: Int) {
        self.init()
        append(contentsOf: [Element](repeating: element, count: count))
      }
      init<S: Sequence>(_ elements: S) {
        self.init()
        append(contentsOf: elements)
      }
      mutating func append(_ element: Element) {
        replaceSubrange(endIndex..<endIndex, with: [element])
      }
      mutating func append<S: Sequence>(contentsOf elements: S) {
        replaceSubrange(endIndex..<endIndex, with: Array(elements))
      }
      mutating func insert(_ element: Element, at i: Index) {
        replaceSubrange(i..<i, with: [element])
      }
      mutating func insert<S: Sequence>(contentsOf elements: S, at i: Index) {
        replaceSubrange(i..<i, with: Array(elements))
      }
      mutating func remove(at i: Index) -> Element {
        let element = self[i]
        replaceSubrange(i..<index(after: i), with: [])
        return element
      }
      mutating func removeFirst() -> Element { remove(at: startIndex) }
      mutating func removeFirst(_ k: Int) {
        replaceSubrange(startIndex..<index(startIndex, offsetBy: k), with: [])
      }
      mutating func removeLast() -> Element { remove(at: index(endIndex, offsetBy: -1)) }
      mutating func removeLast(_ k: Int) {
        replaceSubrange(index(endIndex, offsetBy: -k)..<endIndex, with: [])
      }
      mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
      mutating func removeSubrange(_ bounds: Range<Index>) { replaceSubrange(bounds, with: []) }
      mutating func removeAll(keepingCapacity: Bool = false) {
        replaceSubrange(startIndex..<endIndex, with: [])
      }
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        let kept = try Array(self).filter { try !shouldBeRemoved($0) }
        replaceSubrange(startIndex..<endIndex, with: kept)
      }
      mutating func reserveCapacity(_ n: Int) {}
      static func + <S: Sequence>(a: Self, b: S) -> Self {
        var made = a
        made.append(contentsOf: b)
        return made
      }
      static func += <S: Sequence>(a: inout Self, b: S) { a.append(contentsOf: b) }
    }

    extension Collection {
      func formIndex(after i: inout Index) { i = index(after: i) }
      func formIndex(_ i: inout Index, offsetBy distance: Int) {
        i = index(i, offsetBy: distance)
      }
    }

    extension BidirectionalCollection {
      func formIndex(before i: inout Index) { i = index(before: i) }
    }

    typealias IndexingIterator<Elements: Sequence> = ElementsIterator<Elements.Element>

    extension MutableCollection {
      mutating func swapAt(_ i: Index, _ j: Index) {
        let element = self[i]
        self[i] = self[j]
        self[j] = element
      }
      mutating func assignAll(_ elements: [Element]) {
        var i = startIndex
        for element in elements {
          self[i] = element
          i = index(after: i)
        }
      }
      mutating func reverse() { assignAll(Array(self).reversed()) }
      mutating func shuffle() { assignAll(Array(self).shuffled()) }
      mutating func sort() { assignAll(Array(self).sorted()) }
      mutating func sort(by isBefore: (Element, Element) throws -> Bool) rethrows {
        assignAll(try Array(self).sorted(by: isBefore))
      }
      mutating func partition(by belongsInSecond: (Element) throws -> Bool) rethrows -> Index {
        var elements = Array(self)
        let pivot = try elements.partition(by: belongsInSecond)
        assignAll(elements)
        return index(startIndex, offsetBy: pivot)
      }
    }

    struct KeyValuePairs<Key, Value>: RandomAccessCollection<(key: Key, value: Value)>, ExpressibleByDictionaryLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      let pairs: [(key: Key, value: Value)]
      init(dictionaryLiteral elements: (Key, Value)...) {
        pairs = elements.map { (key: $0.0, value: $0.1) }
      }
      var startIndex: Int { 0 }
      var endIndex: Int { pairs.count }
      subscript(position: Int) -> (key: Key, value: Value) { pairs[position] }
      var description: String {
        pairs.isEmpty
          ? "[:]"
          : "["
            + pairs.map { String(reflecting: $0.key) + ": " + String(reflecting: $0.value) }
            .joined(separator: ", ") + "]"
      }
      var debugDescription: String { description }
    }

    extension Comparable {
      func clamped(to limits: ClosedRange<Self>) -> Self {
        self < limits.lowerBound ? limits.lowerBound : self > limits.upperBound ? limits.upperBound : self
      }
    }
    """

  static let protocols: [NativeType] = [
    NativeType("protocol Equatable"),
    NativeType(
      "protocol Hashable: Equatable",
      members: [
        NativeMember("var hashValue: Int { get }") { call in
          .int(HashedValue(call.receiver ?? .void).hashValue)
        }
      ]),
    NativeType("protocol Comparable: Equatable"),
    NativeType("protocol Error", source: "var localizedDescription: String { get }"),
    NativeType("protocol LocalizedError: Error", source: "var errorDescription: String? { get }"),
    NativeType("protocol CustomStringConvertible"),
    NativeType("protocol CustomDebugStringConvertible"),
    NativeType("protocol LosslessStringConvertible: CustomStringConvertible"),
    NativeType("protocol RawRepresentable<RawValue>"),
    NativeType(
      "protocol CaseIterable",
      source: "typealias AllCases = [Self]\nstatic var allCases: [Self] { get }"),
    NativeType("protocol Identifiable<ID>", source: "var id: ID { get }"),
    NativeType("protocol IteratorProtocol<Element>"),
    NativeType("protocol Sequence<Element>"),
    NativeType(
      "protocol Collection<Element>: Sequence<Element>",
      source: "typealias Index = Int\ntypealias Indices = Range<Int>"),
    NativeType("protocol BidirectionalCollection<Element>: Collection<Element>"),
    NativeType(
      "@_Fallback protocol MutableCollection<Element>: Collection<Element>",
      members: mutableCollections),
    NativeType(
      "@_Fallback protocol RangeReplaceableCollection<Element>: Collection<Element>",
      source: """
        init()
        mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
        """),
    NativeType(
      "protocol RandomAccessCollection<Element>: BidirectionalCollection<Element>"),
    NativeType(
      "protocol AdditiveArithmetic: Equatable", source: "static var zero: Self { get }"),
    NativeType("protocol Numeric: AdditiveArithmetic"),
    NativeType("@_Fallback protocol SignedNumeric: Numeric", source: "mutating func negate()"),
    NativeType("protocol BinaryInteger: Numeric, Hashable, Strideable"),
    NativeType(
      "protocol FixedWidthInteger: BinaryInteger",
      source: """
        static var min: Self { get }
        static var max: Self { get }
        static var bitWidth: Int { get }
        """),
    NativeType("protocol UnsignedInteger: FixedWidthInteger"),
    NativeType("protocol SignedInteger: FixedWidthInteger, SignedNumeric"),
    NativeType("protocol FloatingPoint: SignedNumeric, Hashable, Strideable"),
    NativeType("protocol BinaryFloatingPoint: FloatingPoint"),
    NativeType("protocol Strideable: Comparable"),
    NativeType("protocol VectorArithmetic: AdditiveArithmetic"),
    NativeType("protocol TextOutputStream"),
    NativeType("protocol Decodable"), NativeType("protocol Encodable"),
    NativeType("protocol CodingKey"),
    NativeType("protocol ExpressibleByStringLiteral"),
    NativeType("protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral"),
    NativeType("protocol ExpressibleByIntegerLiteral"),
    NativeType("protocol ExpressibleByFloatLiteral"),
    NativeType("protocol ExpressibleByBooleanLiteral"),
    NativeType("protocol ExpressibleByArrayLiteral"),
    NativeType("protocol ExpressibleByDictionaryLiteral"),
    NativeType("protocol ExpressibleByNilLiteral"),
    NativeType("protocol RandomNumberGenerator", source: "mutating func next() -> UInt64"),
    NativeType("protocol OptionSet: Hashable, RawRepresentable<Int>", members: optionSets),
  ]

  static let output: [NativeMember] = [
    NativeMember(
      "func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")"
    ) { call in
      let texts = try call.array(0).map { try call.program.describe($0) }
      try call.interpreter.write(
        texts.joined(separator: try call.string(1)) + (try call.string(2)))
      return .void
    },
    NativeMember(
      "func debugPrint(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")"
    ) { call in
      let texts = try call.array(0).map { try call.program.describe($0, debug: true) }
      try call.interpreter.write(
        texts.joined(separator: try call.string(1)) + (try call.string(2)))
      return .void
    },
    dump,
    NativeMember("func NSLog(_ format: String, _ arguments: Any...)") { call in
      try call.interpreter.write(
        try FormatString.format(try call.string(0), try call.array(1), call.program) + "\n")
      return .void
    },
    NativeMember(
      "func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = \"\"\(place))"
    ) {
      call in
      if try !call.holds(0) {
        throw ScriptFailure.trap("Assertion failed" + suffix(try call.perform(1)))
      }
      return .void
    },
    NativeMember(
      "func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = \"\"\(place))"
    ) { call in
      if try !call.holds(0) {
        throw ScriptFailure.trap("Precondition failed" + suffix(try call.perform(1)))
      }
      return .void
    },
    NativeMember("func assertionFailure(_ message: @autoclosure () -> String = \"\"\(place))") {
      call in
      throw ScriptFailure.trap("Fatal error" + suffix(try call.perform(0)))
    },
    NativeMember(
      "func preconditionFailure(_ message: @autoclosure () -> String = \"\"\(place)) -> Never"
    ) {
      call in
      throw ScriptFailure.trap("Fatal error" + suffix(try call.perform(0)))
    },
    NativeMember("func fatalError(_ message: @autoclosure () -> String = \"\"\(place)) -> Never") {
      call in
      throw ScriptFailure.trap("Fatal error" + suffix(try call.perform(0)))
    },
  ]

  /// Where a failed check is said to be; the trap knows its own place.
  private static let place = ", file: StaticString = #file, line: UInt = #line"

  private static func suffix(_ message: Value) -> String {
    guard let text = message.asString, !text.isEmpty else { return "" }
    return ": " + text
  }

  static let values: [NativeType] = [
    NativeType("enum Never: Error"),
    NativeType(
      "struct KeyPath<Root, Value>: Hashable",
      members: [
        NativeMember("func appending<T>(path: KeyPath<Value, T>) -> KeyPath<Root, T>") { call in
          guard case .keyPath(let first)? = call.receiver,
            case .keyPath(let rest) = try call.value(0)
          else { return .void }
          return .keyPath(KeyPathBox(root: first.root, steps: first.steps + rest.steps))
        }
      ]),
    NativeType(
      "enum ComparisonResult: Int",
      source: "case orderedAscending = -1, orderedSame, orderedDescending"),
    NativeType(
      "struct SystemRandomNumberGenerator: RandomNumberGenerator",
      members: [
        NativeMember("init()") { call in call.interpreter.host("SystemRandomNumberGenerator", 0) },
        NativeMember("mutating func next() -> UInt64") { call in
          .number(FixedNumber(call.program.machine.random.next(), kind: .uint64))
        },
      ]),
    NativeType(
      "struct UUID: Hashable, Codable, CustomStringConvertible",
      members: [
        NativeMember("init()") { call in
          let machine = call.program.machine
          let parts = [8, 4, 4, 4, 12].map { count in
            (0..<count).map { _ in
              String(Int.random(in: 0..<16, using: &machine.random), radix: 16)
            }.joined().uppercased()
          }
          return try call.interpreter.structure("UUID", [.string(parts.joined(separator: "-"))])
        }
      ],
      source: #"""
        let uuidString: String
        init?(uuidString: String) {
          let parts = uuidString.split(separator: "-", omittingEmptySubsequences: false)
          guard parts.map(\.count) == [8, 4, 4, 4, 12],
            parts.joined().allSatisfy({ $0.isASCII && $0.isHexDigit })
          else { return nil }
          self.uuidString = uuidString.uppercased()
        }
        var description: String { uuidString }
        """#),
    NativeType(
      "struct ObjectIdentifier: Hashable",
      members: [
        NativeMember("init(_ object: Any)") { call in
          let identity: [AnyHashable] =
            switch try call.value(0) {
            case .object(let box): [box.identity]
            case .metatype(let box): [box.nominal.map(ObjectIdentifier.init), box.name]
            default: []
            }
          return call.interpreter.host("ObjectIdentifier", identity)
        }
      ],
      isEqual: { a, b in
        a.asHost([AnyHashable].self) == b.asHost([AnyHashable].self)
      }),
  ]

  static let functions: [NativeMember] = [
    NativeMember("func swap<T>(_ a: inout T, _ b: inout T)") { call in
      let first = call.arguments[0]
      call.arguments[0] = call.arguments[1]
      call.arguments[1] = first
      return .void
    },
    NativeMember("func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool") { call in
      return .bool(Value.isUniquelyReferenced(&call.arguments[0]))
    },
    NativeMember("func withExtendedLifetime<T, R>(_ x: T, _ body: () -> R) -> R") { call in
      try call.program.machine.call(try call.value(1))
    },
    NativeMember("func withExtendedLifetime<T, R>(_ x: T, _ body: (T) -> R) -> R") { call in
      try call.program.machine.call(try call.value(1), try call.value(0))
    },
    NativeMember("func zip<A, B>(_ a: [A], _ b: [B]) -> [(A, B)]") { call in
      let (left, right) = (try call.value(0), try call.value(1))
      let first = try call.program.iterator(of: left)
      let second = try call.program.iterator(of: right)
      var pairs: [Value] = []
      while let a = try first.next(), let b = try second.next() {
        try call.program.machine.countRound()
        pairs.append(.tuple([a, b]))
      }
      return .array(pairs)
    },
    NativeMember("func stride<T>(from start: T, to end: T, by step: T) -> [T]") { call in
      try strided(call, includesEnd: false)
    },
    NativeMember("func stride<T>(from start: T, through end: T, by step: T) -> [T]") { call in
      try strided(call, includesEnd: true)
    },
    NativeMember("func repeatElement<T>(_ element: T, count: Int) -> [T]") { call in
      .array(Array(repeating: try call.value(0), count: try call.int(1)))
    },
    NativeMember(
      "func sequence<T>(first: T, next: (T) -> T?) -> UnfoldSequence<T>"
    ) { call in
      let first = try call.value(0)
      let next = try call.value(1)
      let machine = call.program.machine
      return call.interpreter.host(
        "UnfoldSequence", LazyElements { SuccessorIterator(first, next, machine) })
    },
    NativeMember(
      "func sequence<T, State>(state: State, next: (inout State) -> T?) -> UnfoldSequence<T>"
    ) { call in
      let state = try call.value(0)
      let next = try call.value(1)
      let machine = call.program.machine
      return call.interpreter.host(
        "UnfoldSequence", LazyElements { StateIterator(state, next, machine) })
    },
    // Any value is hashed as it is, so nothing is put around it.
    NativeMember("func AnyHashable<T: Hashable>(_ base: T) -> Any") { call in try call.value(0) },
    NativeMember("func autoreleasepool<T>(_ body: () throws -> T) rethrows -> T") { call in
      try call.perform(0)
    },
  ]

  private static func strided(_ call: NativeCall, includesEnd: Bool) throws -> Value {
    if case .int(let start) = try call.value(0), case .int(let end) = try call.value(1),
      case .int(let step) = try call.value(2)
    {
      guard step != 0 else { throw ScriptFailure.trap("Stride size must not be zero") }
      var values: [Value] = []
      var current = start
      while step > 0
        ? (includesEnd ? current <= end : current < end)
        : (includesEnd ? current >= end : current > end)
      {
        values.append(.int(current))
        try call.program.machine.checkCollection(values.count)
        let (next, overflow) = current.addingReportingOverflow(step)
        if overflow { break }
        current = next
      }
      return .array(values)
    }
    let start = try call.double(0)
    let end = try call.double(1)
    let step = try call.double(2)
    guard step != 0 else { throw ScriptFailure.trap("Stride size must not be zero") }
    var values: [Value] = []
    var index = 0.0
    var current = start
    while step > 0
      ? (includesEnd ? current <= end : current < end)
      : (includesEnd ? current >= end : current > end)
    {
      values.append(.double(current))
      try call.program.machine.checkCollection(values.count)
      index += 1
      current = start + index * step
    }
    return .array(values)
  }
}
