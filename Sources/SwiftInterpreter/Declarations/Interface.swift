// The standard library's declarations for the checker, as its interface has them: types with their
// conformances, and members whose types the libraries' rows give less exactly. The rows give
// everything else. Operators have a file of their own. An extension of `WholeNumber`,
// `SignedNumber` or `FractionalNumber` stands for one of each such type.

typealias Void = ()

protocol ExpressibleByIntegerLiteral {
  associatedtype IntegerLiteralType
  init(integerLiteral value: IntegerLiteralType)
}
protocol ExpressibleByFloatLiteral {
  associatedtype FloatLiteralType
  init(floatLiteral value: FloatLiteralType)
}
protocol ExpressibleByUnicodeScalarLiteral {}
protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {}
protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {}
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
protocol ExpressibleByBooleanLiteral {
  associatedtype BooleanLiteralType
  init(booleanLiteral value: BooleanLiteralType)
}
protocol ExpressibleByNilLiteral {}
protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement }
protocol ExpressibleByDictionaryLiteral {
  associatedtype Key
  associatedtype Value
}
protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral { associatedtype Element }
extension SetAlgebra { typealias ArrayLiteralElement = Element }

protocol Equatable {}
protocol Hashable: Equatable { var hashValue: Int { get } }
protocol Comparable: Equatable {}
protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: ID { get }
}
protocol CustomStringConvertible { var description: String { get } }
protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
protocol Error {}
protocol Decodable { init(from decoder: any Decoder) throws }
protocol Encodable { func encode(to encoder: any Encoder) throws }
typealias Codable = Decodable & Encodable
protocol Decoder {}
protocol Encoder {}
protocol UnkeyedDecodingContainer {}
protocol UnkeyedEncodingContainer {}
protocol SingleValueDecodingContainer {}
protocol SingleValueEncodingContainer {}
protocol _ObjectiveCBridgeable { associatedtype _ObjectiveCType }

protocol AdditiveArithmetic: Equatable { static var zero: Self { get } }
protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  init?<T: BinaryInteger>(exactly source: T)
  associatedtype Magnitude: Comparable, Numeric
  var magnitude: Magnitude { get }
}
protocol SignedNumeric: Numeric { mutating func negate() }
protocol Strideable<Stride>: Comparable {
  associatedtype Stride: Comparable, SignedNumeric
  func distance(to other: Self) -> Stride
  func advanced(by n: Stride) -> Self
}
protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable {
  init<T: BinaryInteger>(_ source: T)
  init<T: BinaryFloatingPoint>(_ source: T)
  init?<T: BinaryFloatingPoint>(exactly source: T)
  init<T: BinaryInteger>(truncatingIfNeeded source: T)
  init<T: BinaryInteger>(clamping source: T)
  func isMultiple(of other: Self) -> Bool
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
  func signum() -> Self
}
protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
  associatedtype Magnitude: FixedWidthInteger, UnsignedInteger
  static var max: Self { get }
  static var min: Self { get }
  static var bitWidth: Int { get }
}
protocol SignedInteger: BinaryInteger, SignedNumeric {}
protocol UnsignedInteger: BinaryInteger {}
protocol FloatingPoint: Hashable, SignedNumeric, Strideable {
  init(_ value: Int)
  init<Source: BinaryInteger>(_ value: Source)
  static var nan: Self { get }
  static var infinity: Self { get }
  static var pi: Self { get }
  static var greatestFiniteMagnitude: Self { get }
  static var leastNormalMagnitude: Self { get }
  static var leastNonzeroMagnitude: Self { get }
  static var ulpOfOne: Self { get }
  var isNaN: Bool { get }
  var isFinite: Bool { get }
  var isInfinite: Bool { get }
  var isZero: Bool { get }
  func squareRoot() -> Self
  func truncatingRemainder(dividingBy other: Self) -> Self
  func remainder(dividingBy other: Self) -> Self
}
extension FloatingPoint {
  func rounded() -> Self
  func rounded(_ rule: FloatingPointRoundingRule) -> Self
}
protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {
  init(_ value: Float)
  init(_ value: Double)
  init<Source: BinaryFloatingPoint>(_ value: Source)
  init?<Source: BinaryFloatingPoint>(exactly value: Source)
}

struct Int: FixedWidthInteger, SignedInteger, Codable {}
struct Int8: FixedWidthInteger, SignedInteger, Codable {}
struct Int16: FixedWidthInteger, SignedInteger, Codable {}
struct Int32: FixedWidthInteger, SignedInteger, Codable {}
struct Int64: FixedWidthInteger, SignedInteger, Codable {}
struct UInt: FixedWidthInteger, UnsignedInteger, Codable {}
struct UInt8: FixedWidthInteger, UnsignedInteger, Codable {}
struct UInt16: FixedWidthInteger, UnsignedInteger, Codable {}
struct UInt32: FixedWidthInteger, UnsignedInteger, Codable {}
struct UInt64: FixedWidthInteger, UnsignedInteger, Codable {}
struct Double: BinaryFloatingPoint, CustomStringConvertible, LosslessStringConvertible, Codable {}
struct Float: BinaryFloatingPoint, CustomStringConvertible, LosslessStringConvertible, Codable {}
struct CGFloat: BinaryFloatingPoint, CustomStringConvertible, Codable {}

extension WholeNumber: _ObjectiveCBridgeable {
  typealias _ObjectiveCType = NSNumber
  typealias IntegerLiteralType = Self
  typealias Stride = Int
  init()
  init<T: BinaryInteger>(_ source: T)
  init<T: BinaryFloatingPoint>(_ source: T)
  init(_ source: Double)
  init(_ source: Float)
  init(_ source: CGFloat)
  init?(_ description: String)
  init?<S: StringProtocol>(_ text: S, radix: Int = 10)
  init?<T: BinaryInteger>(exactly source: T)
  init?<T: BinaryFloatingPoint>(exactly source: T)
  init<T: BinaryInteger>(truncatingIfNeeded source: T)
  init<T: BinaryInteger>(clamping source: T)
  init(integerLiteral value: Self)
}
extension SignedNumber { typealias Magnitude = UInt }
extension FractionalNumber: _ObjectiveCBridgeable {
  typealias _ObjectiveCType = NSNumber
  typealias IntegerLiteralType = Self
  typealias FloatLiteralType = Self
  typealias Magnitude = Self
  typealias Stride = Self
  init()
  init<Source: BinaryInteger>(_ value: Source)
  init<Source: BinaryFloatingPoint>(_ value: Source)
  init(_ other: Int)
  init(_ other: Double)
  init(_ other: Float)
  init(_ other: CGFloat)
  init?<S: StringProtocol>(_ text: S)
  init?<T: BinaryInteger>(exactly value: T)
  init?<T: BinaryFloatingPoint>(exactly value: T)
}

struct Bool: Hashable, ExpressibleByBooleanLiteral, LosslessStringConvertible, Codable {
  init(_ value: Bool)
  init?(_ description: String)
  mutating func toggle()
}
extension Bool: _ObjectiveCBridgeable {
  typealias BooleanLiteralType = Bool
  typealias _ObjectiveCType = NSNumber
}
enum Never: Error, Hashable, Comparable {}
struct AnyHashable: Hashable { init<H: Hashable>(_ base: H) }

enum Optional<Wrapped>: ExpressibleByNilLiteral {
  case some(Wrapped)
  case none
  init(_ some: Wrapped)
  init(nilLiteral: ())
  func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
  func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
  var unsafelyUnwrapped: Wrapped { get }
}
extension Optional: Equatable where Wrapped: Equatable {}
extension Optional: Hashable where Wrapped: Hashable {}
extension Optional: Encodable where Wrapped: Encodable {}
extension Optional: Decodable where Wrapped: Decodable {}

// MARK: - Sequences

protocol IteratorProtocol<Element> {
  associatedtype Element
  mutating func next() -> Element?
}
protocol Sequence<Element> {
  associatedtype Element
  associatedtype Iterator: IteratorProtocol<Element>
}
protocol Collection<Element>: Sequence {
  associatedtype Index: Comparable
  associatedtype Indices: BidirectionalCollection<Index>
  associatedtype SubSequence: Collection<Element>
  where SubSequence.Index == Index, SubSequence.SubSequence == SubSequence
  var startIndex: Index { get }
  var endIndex: Index { get }
  var indices: Indices { get }
  func index(after i: Index) -> Index
}
extension Collection {
  subscript(position: Index) -> Element { get }
  subscript(bounds: Range<Index>) -> SubSequence { get }
  typealias Indices = DefaultIndices<Self>
  subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get }
  subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get }
}
enum UnboundedRange_ { static postfix func ... (_: UnboundedRange_) -> () }
extension MutableCollection {
  subscript(position: Index) -> Element { get set }
  subscript(bounds: Range<Index>) -> SubSequence { get set }
  subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index { get set }
  subscript(x: (UnboundedRange_) -> ()) -> SubSequence { get set }
}
protocol BidirectionalCollection<Element>: Collection {
  associatedtype SubSequence: BidirectionalCollection<Element>
  func index(before i: Index) -> Index
}
protocol RandomAccessCollection<Element>: BidirectionalCollection {
  associatedtype SubSequence: RandomAccessCollection<Element>
}
protocol MutableCollection<Element>: Collection {
  associatedtype SubSequence: MutableCollection<Element>
}
protocol RangeReplaceableCollection<Element>: Collection { init() }
extension RangeReplaceableCollection {
  init<S: Sequence>(_ elements: S) where S.Element == Element
  mutating func replaceSubrange<C: Collection>(_ range: Range<Index>, with elements: C)
  where C.Element == Element
  mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ range: R, with elements: C)
  where C.Element == Element, R.Bound == Index
  mutating func removeSubrange(_ range: Range<Index>)
  mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == Index
}
protocol StringProtocol: BidirectionalCollection<Character>, Comparable,
  ExpressibleByStringInterpolation, Hashable, LosslessStringConvertible
{}

extension Sequence {
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
  func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
  func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]
  @_disfavoredOverload
  func flatMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
  func forEach(_ body: (Element) throws -> Void) rethrows
  func reduce<R>(_ start: R, _ combine: (R, Element) throws -> R) rethrows -> R
  func reduce<R>(into start: R, _ change: (inout R, Element) throws -> Void) rethrows -> R
  func sorted(by isBefore: (Element, Element) throws -> Bool) rethrows -> [Element]
  func min(by isBefore: (Element, Element) throws -> Bool) rethrows -> Element?
  func max(by isBefore: (Element, Element) throws -> Bool) rethrows -> Element?
  func first(where isMeant: (Element) throws -> Bool) rethrows -> Element?
  func contains(where isMeant: (Element) throws -> Bool) rethrows -> Bool
  func allSatisfy(_ isMeant: (Element) throws -> Bool) rethrows -> Bool
  func enumerated() -> EnumeratedSequence<Self>
  func reversed() -> [Element]
  func shuffled() -> [Element]
}
extension Sequence where Element: Comparable {
  func sorted() -> [Element]
  func max() -> Element?
  func min() -> Element?
}
extension Sequence where Element: Equatable { func contains(_ element: Element) -> Bool }
extension Sequence where Element: StringProtocol {
  func joined(separator: String = "") -> String
}
extension Sequence { var lazy: LazySequence<Self> { get } }
struct LazySequence<Base: Sequence>: Sequence {
  typealias Element = Base.Element
  func map<T>(_ transform: @escaping (Element) -> T) -> LazyMapSequence<Base, T>
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Base>
  var first: Element? { get }
}
struct LazyMapSequence<Base: Sequence, Element>: Sequence {
  typealias Index = Base.Index
  var first: Element? { get }
}
struct LazyFilterSequence<Base: Sequence>: Sequence {
  typealias Index = Base.Index
  typealias Element = Base.Element
  var first: Element? { get }
}
extension Sequence where Element: Sequence {
  @_disfavoredOverload func joined() -> FlattenSequence<Self>
  @_disfavoredOverload
  func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self>
  where Separator.Element == Element.Element
}
func sequence<T, State>(state: State, next: (inout State) -> T?) -> UnfoldSequence<T>
struct FlattenSequence<Base: Sequence>: Sequence {
  typealias Element = Base.Element.Element
}
extension Collection {
  var count: Int { get }
  var first: Element? { get }
  var isEmpty: Bool { get }
  func prefix(_ count: Int) -> SubSequence
  func dropFirst(_ count: Int = 1) -> SubSequence
  func firstIndex(where isMeant: (Element) throws -> Bool) rethrows -> Index?
  func index(_ i: Index, offsetBy distance: Int) -> Index
}
extension Collection where Element: Equatable {
  func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element
  func firstIndex(of element: Element) -> Index?
}
extension BidirectionalCollection {
  var last: Element? { get }
  func suffix(_ count: Int) -> SubSequence
  func dropLast(_ count: Int = 1) -> SubSequence
  func last(where isMeant: (Element) throws -> Bool) rethrows -> Element?
  func lastIndex(where isMeant: (Element) throws -> Bool) rethrows -> Index?
  func reversed() -> ReversedCollection<Self>
}
extension BidirectionalCollection where Element: Equatable {
  func lastIndex(of element: Element) -> Index?
}

struct EnumeratedSequence<Base: Sequence>: Sequence {
  typealias Element = (offset: Int, element: Base.Element)
}
extension EnumeratedSequence: Collection, BidirectionalCollection
where Base: BidirectionalCollection {}
struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
  typealias Element = Base.Element
}
struct Zip2Sequence<First: Sequence, Second: Sequence>: Sequence {
  typealias Element = (First.Element, Second.Element)
}
func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Zip2Sequence<A, B>

struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral, CustomStringConvertible
{
  typealias ArrayLiteralElement = Element
  typealias Index = Int
  typealias SubSequence = ArraySlice<Element>
  typealias Indices = Range<Int>
  init()
  init<S: Sequence>(_ elements: S) where S.Element == Element
  init(repeating value: Element, count: Int)
  subscript(_ index: Int) -> Element { get set }
  subscript(_ range: Range<Int>) -> ArraySlice<Element> { get set }
  subscript<R: RangeExpression>(_ range: R) -> ArraySlice<Element> where R.Bound == Int { get set }
  mutating func append(_ element: Element)
  mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element
  mutating func popLast() -> Element?
  mutating func removeLast() -> Element
  mutating func remove(at index: Int) -> Element
}
struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral, CustomStringConvertible
{
  typealias ArrayLiteralElement = Element
  typealias Index = Int
  typealias SubSequence = ArraySlice<Element>
  typealias Indices = Range<Int>
  init()
  init<S: Sequence>(_ elements: S) where S.Element == Element
  subscript(_ index: Int) -> Element { get set }
  subscript(_ range: Range<Int>) -> ArraySlice<Element> { get set }
  subscript<R: RangeExpression>(_ range: R) -> ArraySlice<Element> where R.Bound == Int { get set }
}
extension Array: Equatable where Element: Equatable {}
extension Array: Hashable where Element: Hashable {}
extension Array: Encodable where Element: Encodable {}
extension Array: Decodable where Element: Decodable {}
extension Array: _ObjectiveCBridgeable { typealias _ObjectiveCType = NSArray }
extension ArraySlice: Equatable where Element: Equatable {}
extension ArraySlice: Hashable where Element: Hashable {}
extension ArraySlice: Encodable where Element: Encodable {}
extension ArraySlice: Decodable where Element: Decodable {}

struct Set<Element: Hashable>: Collection, Hashable, SetAlgebra, ExpressibleByArrayLiteral,
  CustomStringConvertible
{
  typealias ArrayLiteralElement = Element
  init()
  init<S: Sequence>(_ elements: S) where S.Element == Element
  func contains(_ element: Element) -> Bool
  func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
  func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
  func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
  func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
  mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element
  mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element
  mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element
  mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element
  func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element
  func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element
  func isStrictSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element
  func isStrictSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element
  func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
}
struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral,
  CustomStringConvertible
{
  typealias Element = (key: Key, value: Value)
  init()
  init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value)
  init<S: Sequence>(grouping values: S, by key: (S.Element) throws -> Key) rethrows
  where Value == [S.Element]
  subscript(_ key: Key) -> Value? { get set }
  var keys: Keys { get }
  var values: Values { get }
  typealias Keys = DictionaryKeys<Key, Value>
  typealias Values = DictionaryValues<Key, Value>
  subscript(_ key: Key, default value: @autoclosure () -> Value) -> Value { get set }
  func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
  func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value]
}
extension Set: Encodable where Element: Encodable {}
extension Set: Decodable where Element: Decodable {}
extension Set: _ObjectiveCBridgeable { typealias _ObjectiveCType = NSSet }
extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}
extension Dictionary: _ObjectiveCBridgeable { typealias _ObjectiveCType = NSDictionary }
struct DictionaryKeys<Key: Hashable, Value>: Collection, Equatable {
  typealias Element = Key
  typealias Index = Dictionary<Key, Value>.Index
}
struct DictionaryValues<Key: Hashable, Value>: Collection {
  typealias Element = Value
  typealias Index = Dictionary<Key, Value>.Index
}
extension Dictionary: Equatable where Value: Equatable {}
extension Dictionary: Hashable where Value: Hashable {}

// MARK: - Ranges

protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func contains(_ element: Bound) -> Bool
}
struct Range<Bound: Comparable>: RangeExpression { func contains(_ x: Bound) -> Bool }
struct ClosedRange<Bound: Comparable>: RangeExpression { func contains(_ x: Bound) -> Bool }
struct PartialRangeFrom<Bound: Comparable>: RangeExpression {}
extension PartialRangeFrom: Sequence where Bound: Strideable { typealias Element = Bound }
struct PartialRangeThrough<Bound: Comparable>: RangeExpression {}
struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {}
extension Range: Equatable where Bound: Equatable {}
extension Range: Hashable where Bound: Hashable {}
extension Range: Encodable where Bound: Encodable {}
extension Range: Decodable where Bound: Decodable {}
extension ClosedRange: Equatable where Bound: Equatable {}
extension ClosedRange: Hashable where Bound: Hashable {}
extension ClosedRange: Encodable where Bound: Encodable {}
extension ClosedRange: Decodable where Bound: Decodable {}
extension Range: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable {
  typealias Element = Bound
  typealias Index = Bound
  typealias SubSequence = Range<Bound>
}
extension ClosedRange: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable {
  typealias Element = Bound
}

// MARK: - Texts

struct Character: Hashable, Comparable, LosslessStringConvertible,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  var isLetter: Bool { get }
  var isNumber: Bool { get }
  var isWhitespace: Bool { get }
  func uppercased() -> String
  func lowercased() -> String
}
struct UnicodeScalar: Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible,
  ExpressibleByUnicodeScalarLiteral
{}
struct String: StringProtocol, RangeReplaceableCollection, Codable, _ObjectiveCBridgeable {
  typealias _ObjectiveCType = NSString
  typealias SubSequence = Substring
  init()
  init(_ character: Character)
  init(_ text: Substring)
  init<S: Sequence>(_ characters: S) where S.Element == Character
  init<T: LosslessStringConvertible>(_ value: T)
  init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
  init<T>(describing value: T)
  init<T>(reflecting value: T)
  init(repeating text: String, count: Int)
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String
}
struct Substring: StringProtocol, RangeReplaceableCollection { typealias SubSequence = Substring }
extension StringProtocol {
  typealias Element = Character
  func uppercased() -> String
  func lowercased() -> String
  func hasPrefix<P: StringProtocol>(_ prefix: P) -> Bool
  func hasSuffix<S: StringProtocol>(_ suffix: S) -> Bool
}

// MARK: - Functions

func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
func print<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
func max<T: Comparable>(_ a: T, _ b: T) -> T
func max<T: Comparable>(_ a: T, _ b: T, _ c: T, _ rest: T...) -> T
func min<T: Comparable>(_ a: T, _ b: T) -> T
func min<T: Comparable>(_ a: T, _ b: T, _ c: T, _ rest: T...) -> T
func abs<T: SignedNumeric & Comparable>(_ x: T) -> T
func type<T>(of value: T) -> T.Type
func swap<T>(_ a: inout T, _ b: inout T)

class AnyKeyPath: Hashable {}
class PartialKeyPath<Root>: AnyKeyPath {}
class KeyPath<Root, Value>: PartialKeyPath<Root> {}
class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
