protocol Error {
  var _domain: String { get }
  var _code: Int { get }
}

protocol CaseIterable {
  typealias AllCases = [Self]
  static var allCases: [Self] { get }
}

protocol Identifiable<ID> {
  var id: ID { get }
}

extension Identifiable where Self: AnyObject {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
}

protocol RawRepresentable<RawValue> {
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}

protocol LosslessStringConvertible: CustomStringConvertible {
  init?(_ description: String)
}

protocol IteratorProtocol<Element> {
  mutating func next() -> Element?
}

protocol Sequence<Element> {
  associatedtype Iterator: IteratorProtocol = ElementsIterator<Element>
  func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R?
}

extension Sequence {
  func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? { nil }
}

protocol Collection<Element>: Sequence<Element> {
  associatedtype Index: Comparable = Int
  // A forward collection's indices can't go back either, which nothing requires of them.
  associatedtype Indices: BidirectionalCollection = DefaultIndices<Self>
  where Indices.Element == Index
  associatedtype SubSequence: Collection = Slice<Self>
}

@_Fallback protocol MutableCollection<Element>: Collection<Element> {
  mutating func partition(by belongsInSecond: (Element) throws -> Bool) rethrows -> Index
}

@_Fallback protocol RangeReplaceableCollection<Element>: Collection<Element> {
  init()
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
}

protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
  init()
  func contains(_ member: Element) -> Bool
  func union(_ other: Self) -> Self
  func intersection(_ other: Self) -> Self
  func symmetricDifference(_ other: Self) -> Self
  mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
  mutating func remove(_ member: Element) -> Element?
  mutating func update(with newMember: Element) -> Element?
  mutating func formUnion(_ other: Self)
  mutating func formIntersection(_ other: Self)
  mutating func formSymmetricDifference(_ other: Self)
  var isEmpty: Bool { get }
  func subtracting(_ other: Self) -> Self
  mutating func subtract(_ other: Self)
  func isSubset(of other: Self) -> Bool
  func isSuperset(of other: Self) -> Bool
  func isDisjoint(with other: Self) -> Bool
}

protocol RangeExpression<Bound> {
  func relative<C: Collection>(to collection: C) -> Range<Bound>
  func contains(_ element: Bound) -> Bool
}

protocol OptionSet: SetAlgebra<Self>, Hashable, RawRepresentable<Int> {
  init(rawValue: RawValue)
  typealias Element = Self
  typealias ArrayLiteralElement = Self
}

protocol AdditiveArithmetic: Equatable {
  static var zero: Self { get }
}

protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  associatedtype Magnitude: Comparable, Numeric = Self
  init?<Source: BinaryInteger>(exactly source: Source)
  var magnitude: Magnitude { get }
}

@_Fallback protocol SignedNumeric: Numeric {
  mutating func negate()
}

protocol CustomStringConvertible {
  var description: String { get }
}

protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}

protocol TextOutputStream {
  mutating func write(_ string: String)
}

protocol TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target)
}

protocol CustomPlaygroundDisplayConvertible {
  var playgroundDescription: Any { get }
}

protocol CodingKeyRepresentable {
  var codingKey: any CodingKey { get }
  init?<T: CodingKey>(codingKey: T)
}

extension CodingKeyRepresentable where Self: RawRepresentable {
  var codingKey: any CodingKey {
    CodedKeys._CodingKey(stringValue: "\(rawValue)", intValue: rawValue as? Int)
  }
  init?<T: CodingKey>(codingKey: T) {
    if let raw = codingKey.stringValue as? RawValue {
      self.init(rawValue: raw)
    } else if let raw = codingKey.intValue as? RawValue {
      self.init(rawValue: raw)
    } else {
      return nil
    }
  }
}

@_Fallback protocol Strideable: Comparable {
  associatedtype Stride: Comparable, SignedNumeric = Int
  func distance(to other: Self) -> Stride
  func advanced(by n: Stride) -> Self
}

@_Fallback protocol BinaryInteger: Numeric, Hashable, Strideable, CustomStringConvertible {
  associatedtype Words: RandomAccessCollection = [UInt]
  static var isSigned: Bool { get }
  var words: Words { get }
  var bitWidth: Int { get }
  var trailingZeroBitCount: Int { get }
  init<Source: BinaryInteger>(_ source: Source)
  init<Source: BinaryFloatingPoint>(_ source: Source)
  func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self)
  func isMultiple(of other: Self) -> Bool
  func signum() -> Self
}

protocol FloatingPoint: SignedNumeric, Hashable, Strideable {
  associatedtype Exponent: SignedInteger = Int
  static var radix: Int { get }
  static var pi: Self { get }
  static var infinity: Self { get }
  static var nan: Self { get }
  static var signalingNaN: Self { get }
  static var greatestFiniteMagnitude: Self { get }
  static var leastNonzeroMagnitude: Self { get }
  static var leastNormalMagnitude: Self { get }
  static var ulpOfOne: Self { get }
  init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
  init(signOf signProvider: Self, magnitudeOf magnitudeProvider: Self)
  var isNaN: Bool { get }
  var isSignalingNaN: Bool { get }
  var isInfinite: Bool { get }
  var isFinite: Bool { get }
  var isZero: Bool { get }
  var isNormal: Bool { get }
  var isSubnormal: Bool { get }
  var isCanonical: Bool { get }
  var floatingPointClass: FloatingPointClassification { get }
  var sign: FloatingPointSign { get }
  var exponent: Exponent { get }
  var significand: Self { get }
  var magnitude: Self { get }
  var nextUp: Self { get }
  var nextDown: Self { get }
  var ulp: Self { get }
  func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Self
  mutating func round(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero)
  func squareRoot() -> Self
  mutating func formSquareRoot()
  func truncatingRemainder(dividingBy other: Self) -> Self
  mutating func formTruncatingRemainder(dividingBy other: Self)
  func remainder(dividingBy other: Self) -> Self
  mutating func formRemainder(dividingBy other: Self)
  func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
  mutating func addProduct(_ lhs: Self, _ rhs: Self)
  func isEqual(to other: Self) -> Bool
  func isLess(than other: Self) -> Bool
  func isLessThanOrEqualTo(_ other: Self) -> Bool
  func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
  static func minimum(_ a: Self, _ b: Self) -> Self
  static func maximum(_ a: Self, _ b: Self) -> Self
  static func minimumMagnitude(_ a: Self, _ b: Self) -> Self
  static func maximumMagnitude(_ a: Self, _ b: Self) -> Self
}

protocol BinaryFloatingPoint: FloatingPoint {
  associatedtype RawSignificand: UnsignedInteger = UInt64
  associatedtype RawExponent: UnsignedInteger = UInt
  static var exponentBitCount: Int { get }
  static var significandBitCount: Int { get }
  static func random(in range: Range<Self>) -> Self
  static func random(in range: ClosedRange<Self>) -> Self
  static func random<G: RandomNumberGenerator>(
    in range: Range<Self>, using generator: inout G
  ) -> Self
  static func random<G: RandomNumberGenerator>(
    in range: ClosedRange<Self>, using generator: inout G
  ) -> Self
  init(
    sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand)
  var exponentBitPattern: RawExponent { get }
  var significandBitPattern: RawSignificand { get }
  var binade: Self { get }
  var significandWidth: Int { get }
}

protocol FixedWidthInteger: BinaryInteger {
  associatedtype Magnitude: FixedWidthInteger, UnsignedInteger = Self
  static var min: Self { get }
  static var max: Self { get }
  static var bitWidth: Int { get }
  init?(_ text: String, radix: Int = 10)
  static func random(in range: Range<Self>) -> Self
  static func random(in range: ClosedRange<Self>) -> Self
  static func random<G: RandomNumberGenerator>(
    in range: Range<Self>, using generator: inout G
  ) -> Self
  static func random<G: RandomNumberGenerator>(
    in range: ClosedRange<Self>, using generator: inout G
  ) -> Self
  var nonzeroBitCount: Int { get }
  var leadingZeroBitCount: Int { get }
  var byteSwapped: Self { get }
  func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool)
  func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool)
  func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool)
  func dividedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool)
  func remainderReportingOverflow(dividingBy other: Self) -> (partialValue: Self, overflow: Bool)
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
  func dividingFullWidth(
    _ dividend: (high: Self, low: Magnitude)
  ) -> (quotient: Self, remainder: Self)
}

protocol RandomNumberGenerator {
  mutating func next() -> UInt64
}

extension RandomNumberGenerator {
  mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T {
    T(truncatingIfNeeded: next() as UInt64)
  }
  // Lemire's multiplication, which takes as many numbers of the generator as Swift's own does.
  mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
    precondition(upperBound != 0, "upperBound cannot be zero.")
    var random = T(truncatingIfNeeded: next() as UInt64)
    var product = random.multipliedFullWidth(by: upperBound)
    if product.low < upperBound {
      let threshold = (0 &- upperBound) % upperBound
      while product.low < threshold {
        random = T(truncatingIfNeeded: next() as UInt64)
        product = random.multipliedFullWidth(by: upperBound)
      }
    }
    return product.high
  }
}

enum ComparisonResult: Int {
  case orderedAscending = -1, orderedSame, orderedDescending
}

struct UUID: Hashable, Comparable, Codable, CustomStringConvertible {
  let uuidString: String
  static func < (a: UUID, b: UUID) -> Bool { a.uuidString < b.uuidString }
  init?(uuidString: String) {
    let parts = uuidString.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [8, 4, 4, 4, 12],
      parts.joined().allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    self.uuidString = uuidString.uppercased()
  }
  var description: String { uuidString }
}

enum CommandLine {
  static let arguments = ["scene"]
  static let argc: Int32 = 1
}
protocol AnyObject {}
typealias AnyClass = AnyObject.Type
enum _CoreGraphics {}
typealias CGFloat = Double<_CoreGraphics>
typealias TimeInterval = Double
typealias StringProtocol = String
typealias StringLiteralType = String
typealias StaticString = String
typealias CountableRange = Range
typealias CountableClosedRange = ClosedRange
typealias ContiguousArray = Array
typealias AnyCollection = Array
typealias AnyBidirectionalCollection = Array
typealias AnyRandomAccessCollection = Array
typealias CVarArg = Any
typealias Void = ()
typealias Codable = Decodable & Encodable
typealias Float64 = Double
typealias Float32 = Float

struct Hasher {
  private var sum = 0
  init() {}
  mutating func combine<H: Hashable>(_ value: H) { sum = sum &* 31 &+ value.hashValue }
  func finalize() -> Int { sum }
}
struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  let base: Any
  init<H: Hashable>(_ base: H) { self.base = (base as? AnyHashable)?.base ?? base }
  var description: String { String(describing: base) }
  var debugDescription: String { "AnyHashable(\(String(reflecting: base)))" }
}
extension Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(self) }
}

enum Unicode {
  typealias Scalar = UnicodeScalar
  typealias Version = (major: Int, minor: Int)
}

func withoutActuallyEscaping<Closure, Result>(
  _ closure: Closure, do body: (Closure) throws -> Result
) rethrows -> Result { try body(closure) }
func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }

/// Nobody types while a scene is looked at.
func readLine(strippingNewline: Bool = true) -> String? { nil }

func exit(_ status: Int32) -> Never { fatalError("exit(\(status)) ends the program") }
func abort() -> Never { fatalError("abort() ends the program") }

/// The streams of C's functions; both are shown on the console.
struct FILE {}
let stdout = FILE()
let stderr = FILE()
func fputs(_ text: String, _ stream: FILE) -> Int32 {
  print(text, terminator: "")
  return 1
}
func puts(_ text: String) -> Int32 {
  print(text)
  return 1
}
func putchar(_ code: Int32) -> Int32 {
  if let scalar = Unicode.Scalar(Int(code)) { print(Character(scalar), terminator: "") }
  return code
}
func fflush(_ stream: FILE?) -> Int32 { 0 }

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
  func flatMapError<T>(_ transform: (Failure) -> Result<Success, T>) -> Result<Success, T> {
    switch self {
    case .success(let value): return .success(value)
    case .failure(let error): return transform(error)
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
  init<I: IteratorProtocol>(_ body: @escaping () -> I) where I.Element == Element {
    make = { AnyIterator(body()) }
  }
  func makeIterator() -> AnyIterator<Element> { make() }
}

extension Error {
  var _domain: String { String(reflecting: type(of: self)) }
  var _code: Int { _number(ofError: self) }
}

extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
  static var zero: Self { 0 }
}

extension BinaryInteger {
  init() { self = 0 }
  var description: String {
    guard self != 0 else { return "0" }
    var (digits, rest) = ("", self)
    while rest != 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      digits = "\(Int(digit).magnitude)" + digits
      rest = quotient
    }
    return self < 0 ? "-" + digits : digits
  }
  func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self) {
    (self / other, self % other)
  }
  func isMultiple(of other: Self) -> Bool { other == 0 ? self == 0 : self % other == 0 }
  func signum() -> Self { self > 0 ? 1 : self == 0 ? 0 : 0 - 1 }
  func distance(to other: Self) -> Int { Int(other - self) }
  func advanced(by n: Int) -> Self { n < 0 ? self - Self(-n) : self + Self(n) }
}

extension FixedWidthInteger {
  init(bigEndian value: Self) { self = value.byteSwapped }
  init(littleEndian value: Self) { self = value }
  var bitWidth: Int { Self.bitWidth }
  var bigEndian: Self { byteSwapped }
  var littleEndian: Self { self }
  static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
  static func random<G: RandomNumberGenerator>(
    in range: Range<Self>, using generator: inout G
  ) -> Self {
    precondition(!range.isEmpty, "Can't get random value with an empty range")
    let lower = Magnitude(truncatingIfNeeded: range.lowerBound)
    let count = Magnitude(truncatingIfNeeded: range.upperBound) &- lower
    return Self(truncatingIfNeeded: lower &+ generator.next(upperBound: count))
  }
  static func random<G: RandomNumberGenerator>(
    in range: ClosedRange<Self>, using generator: inout G
  ) -> Self {
    let lower = Magnitude(truncatingIfNeeded: range.lowerBound)
    let last = Magnitude(truncatingIfNeeded: range.upperBound) &- lower
    if last == Magnitude.max { return Self(truncatingIfNeeded: generator.next() as UInt64) }
    return Self(truncatingIfNeeded: lower &+ generator.next(upperBound: last + 1))
  }
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude) {
    let half = Self.bitWidth / 2
    let mask = Magnitude.max >> half
    let (a, b) = (Magnitude(truncatingIfNeeded: self), Magnitude(truncatingIfNeeded: other))
    let low = (a & mask) &* (b & mask)
    let middle = (a >> half) &* (b & mask) &+ (low >> half)
    let second = (a & mask) &* (b >> half) &+ (middle & mask)
    let top = (a >> half) &* (b >> half) &+ (middle >> half) &+ (second >> half)
    var high = Self(truncatingIfNeeded: top)
    if self < 0 { high = high &- other }
    if other < 0 { high = high &- self }
    return (high, (second << half) | (low & mask))
  }
  func dividingFullWidth(
    _ dividend: (high: Self, low: Magnitude)
  ) -> (quotient: Self, remainder: Self) {
    precondition(self != 0, "Division by zero")
    let isNegative = dividend.high < 0
    let divisor = Magnitude(truncatingIfNeeded: self < 0 ? 0 &- self : self)
    var (high, low) = (Magnitude(truncatingIfNeeded: dividend.high), dividend.low)
    if isNegative { (high, low) = (~high &+ (low == 0 ? 1 : 0), 0 &- low) }
    precondition(high < divisor, "Quotient is not representable")
    for _ in 0..<Self.bitWidth {
      let carries = high.leadingZeroBitCount == 0
      (high, low) = ((high << 1) | (low >> (Self.bitWidth - 1)), low << 1)
      if carries || high >= divisor { (high, low) = (high &- divisor, low | 1) }
    }
    let (quotient, rest) = (Self(truncatingIfNeeded: low), Self(truncatingIfNeeded: high))
    return (isNegative == (self < 0) ? quotient : 0 &- quotient, isNegative ? 0 &- rest : rest)
  }
}

extension BinaryFloatingPoint {
  static func random(in range: Range<Self>) -> Self {
    range.lowerBound + (range.upperBound - range.lowerBound) * Self(Double.random(in: 0..<1))
  }
  static func random(in range: ClosedRange<Self>) -> Self {
    range.lowerBound + (range.upperBound - range.lowerBound) * Self(Double.random(in: 0...1))
  }
  static func random<G: RandomNumberGenerator>(
    in range: Range<Self>, using generator: inout G
  ) -> Self {
    range.lowerBound
      + (range.upperBound - range.lowerBound) * Self(Double.random(in: 0..<1, using: &generator))
  }
  static func random<G: RandomNumberGenerator>(
    in range: ClosedRange<Self>, using generator: inout G
  ) -> Self {
    range.lowerBound
      + (range.upperBound - range.lowerBound) * Self(Double.random(in: 0...1, using: &generator))
  }
}

extension SignedInteger {
  static var isSigned: Bool { true }
}

extension UnsignedInteger {
  static var isSigned: Bool { false }
  var magnitude: Self { self }
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
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var kept = Self()
    for element in self where try isIncluded(element) { kept.append(element) }
    return kept
  }
  static func + <S: Sequence>(a: Self, b: S) -> Self {
    var made = a
    made.append(contentsOf: b)
    return made
  }
  static func + <S: Sequence>(a: S, b: Self) -> Self {
    var made = Self()
    made.append(contentsOf: a)
    made.append(contentsOf: b)
    return made
  }
  static func + <C: RangeReplaceableCollection>(a: Self, b: C) -> Self {
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

extension Collection where SubSequence == Self {
  mutating func popFirst() -> Element? {
    guard let element = first else { return nil }
    self = dropFirst()
    return element
  }
  mutating func removeFirst() -> Element {
    guard let element = first else {
      fatalError("Can't remove first element from an empty collection")
    }
    self = dropFirst()
    return element
  }
  mutating func removeFirst(_ k: Int) { self = dropFirst(k) }
}

extension BidirectionalCollection where SubSequence == Self {
  mutating func popLast() -> Element? {
    guard let element = last else { return nil }
    self = dropLast()
    return element
  }
  mutating func removeLast() -> Element {
    guard let element = last else {
      fatalError("Can't remove last element from an empty collection")
    }
    self = dropLast()
    return element
  }
  mutating func removeLast(_ k: Int) { self = dropLast(k) }
}

extension BidirectionalCollection {
  func formIndex(before i: inout Index) { i = index(before: i) }
}

typealias IntegerLiteralType = Int
typealias FloatLiteralType = Double
typealias BooleanLiteralType = Bool
typealias StringLiteralType = String
typealias IndexingIterator<Elements: Sequence> = ElementsIterator<Elements.Element>

extension MutableCollection {
  mutating func swapAt(_ i: Index, _ j: Index) {
    guard i != j else { return }
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
  mutating func shuffle() { assignAll(Array(self).shuffled()) }
  mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
    assignAll(Array(self).shuffled(using: &generator))
  }
  mutating func sort() { assignAll(Array(self).sorted()) }
  mutating func sort(by isBefore: (Element, Element) throws -> Bool) rethrows {
    assignAll(try Array(self).sorted(by: isBefore))
  }
  mutating func partition(by belongsInSecond: (Element) throws -> Bool) rethrows -> Index {
    guard var i = try firstIndex(where: belongsInSecond) else { return endIndex }
    var j = index(after: i)
    while j != endIndex {
      if try !belongsInSecond(self[j]) {
        swapAt(i, j)
        i = index(after: i)
      }
      j = index(after: j)
    }
    return i
  }
}

extension MutableCollection where Self: BidirectionalCollection {
  mutating func reverse() {
    if isEmpty { return }
    var (low, high) = (startIndex, index(before: endIndex))
    while low < high {
      swapAt(low, high)
      formIndex(after: &low)
      formIndex(before: &high)
    }
  }
  mutating func partition(by belongsInSecond: (Element) throws -> Bool) rethrows -> Index {
    var (low, high) = (startIndex, endIndex)
    while low != high {
      if try !belongsInSecond(self[low]) {
        low = index(after: low)
        continue
      }
      repeat {
        high = index(before: high)
        if low == high { return low }
      } while try belongsInSecond(self[high])
      swapAt(low, high)
      low = index(after: low)
    }
    return low
  }
}

struct KeyValuePairs<Key, Value>: RandomAccessCollection<(key: Key, value: Value)>,
  ExpressibleByDictionaryLiteral, CustomStringConvertible, CustomDebugStringConvertible
{
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
    self < limits.lowerBound
      ? limits.lowerBound : self > limits.upperBound ? limits.upperBound : self
  }
}

extension SetAlgebra {
  init<S: Sequence>(_ sequence: S) where S.Element == Element {
    self.init()
    for member in sequence { insert(member) }
  }
  init(arrayLiteral members: Element...) {
    self.init()
    for member in members { insert(member) }
  }
  var isEmpty: Bool { self == Self() }
  func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
  mutating func subtract(_ other: Self) { formIntersection(symmetricDifference(other)) }
  func isSubset(of other: Self) -> Bool { intersection(other) == self }
  func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
  func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
  func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
  func isStrictSuperset(of other: Self) -> Bool { other.isStrictSubset(of: self) }
}

extension Range {
  func relative<C: Collection>(to collection: C) -> Range<Bound> { self }
}

extension ClosedRange {
  func relative<C: Collection>(to collection: C) -> Range<Bound> {
    lowerBound..<collection.index(after: upperBound)
  }
}

extension PartialRangeFrom {
  func relative<C: Collection>(to collection: C) -> Range<Bound> {
    lowerBound..<collection.endIndex
  }
}

extension PartialRangeUpTo {
  func relative<C: Collection>(to collection: C) -> Range<Bound> {
    collection.startIndex..<upperBound
  }
}

extension PartialRangeThrough {
  func relative<C: Collection>(to collection: C) -> Range<Bound> {
    collection.startIndex..<collection.index(after: upperBound)
  }
}

struct EmptyCollection<Element>: RandomAccessCollection<Element>, Equatable {
  struct Iterator: IteratorProtocol<Element>, Sequence<Element> {
    init() {}
    mutating func next() -> Element? { nil }
  }
  init() {}
  func makeIterator() -> Iterator { Iterator() }
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  subscript(position: Int) -> Element { fatalError("Index out of range") }
}

struct CollectionOfOne<Element>: RandomAccessCollection<Element>, MutableCollection<Element> {
  private var element: Element
  init(_ element: Element) { self.element = element }
  var startIndex: Int { 0 }
  var endIndex: Int { 1 }
  subscript(position: Int) -> Element {
    get { position == 0 ? element : fatalError("Index out of range") }
    set { element = newValue }
  }
}

struct Repeated<Element>: RandomAccessCollection<Element> {
  let count: Int
  let repeatedValue: Element
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(position: Int) -> Element {
    position >= 0 && position < count ? repeatedValue : fatalError("Index out of range")
  }
}

func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> {
  n < 0
    ? fatalError("Repetition count should be non-negative")
    : Repeated(count: n, repeatedValue: element)
}

struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol<Base.Element>,
  Sequence<Base.Element>
{
  private var base: Base
  init(_ base: Base) { self.base = base }
  mutating func next() -> Base.Element? { base.next() }
}

extension FixedWidthInteger {
  static func &<< <Amount: BinaryInteger>(a: Self, b: Amount) -> Self {
    a << (Int(truncatingIfNeeded: b) & (Self.bitWidth - 1))
  }
  static func &>> <Amount: BinaryInteger>(a: Self, b: Amount) -> Self {
    a >> (Int(truncatingIfNeeded: b) & (Self.bitWidth - 1))
  }
  static func &<<= <Amount: BinaryInteger>(a: inout Self, b: Amount) { a = a &<< b }
  static func &>>= <Amount: BinaryInteger>(a: inout Self, b: Amount) { a = a &>> b }
}
