typealias Void = ()

protocol ExpressibleByIntegerLiteral {}
protocol ExpressibleByFloatLiteral {}
protocol ExpressibleByStringLiteral {}
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
protocol ExpressibleByBooleanLiteral {}
protocol ExpressibleByNilLiteral {}
protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement }
protocol ExpressibleByDictionaryLiteral { associatedtype Key; associatedtype Value }
protocol Equatable { static func == (a: Self, b: Self) -> Bool }
protocol Hashable: Equatable { var hashValue: Int { get } }
protocol Comparable: Equatable { static func < (a: Self, b: Self) -> Bool }
extension Equatable { static func != (a: Self, b: Self) -> Bool { } }
extension Comparable {
  static func > (a: Self, b: Self) -> Bool { }
  static func <= (a: Self, b: Self) -> Bool { }
  static func >= (a: Self, b: Self) -> Bool { }
  static func ... (a: Self, b: Self) -> ClosedRange<Self> { }
  static func ..< (a: Self, b: Self) -> Range<Self> { }
}
protocol CustomStringConvertible { var description: String { get } }
protocol Error {}
protocol AdditiveArithmetic: Equatable {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
}
protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral { static func * (a: Self, b: Self) -> Self }
protocol SignedNumeric: Numeric { prefix static func - (a: Self) -> Self }
protocol Strideable: Comparable { associatedtype Stride }
protocol BinaryInteger: Numeric, Hashable, Comparable {}
protocol BinaryFloatingPoint: SignedNumeric, Hashable, Comparable, ExpressibleByFloatLiteral {}
protocol IteratorProtocol { associatedtype Element }
protocol Sequence<Element> { associatedtype Element }
protocol Collection<Element>: Sequence { associatedtype Index: Comparable; associatedtype SubSequence: Collection; associatedtype Indices: Collection }
protocol BidirectionalCollection: Collection {}
protocol RandomAccessCollection: BidirectionalCollection {}
protocol StringProtocol: BidirectionalCollection, Hashable, Comparable {}
struct Bool: Hashable, ExpressibleByBooleanLiteral {
  static func && (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool { }
  static func || (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool { }
  static prefix func ! (a: Bool) -> Bool { }
  func toggle() { }
}
struct Character: Hashable, Comparable, ExpressibleByStringLiteral { var isLetter: Bool { } ; func uppercased() -> String { } }
struct String: StringProtocol, BidirectionalCollection, Hashable, Comparable, ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  typealias Element = Character
  typealias Index = Int
  static func + (a: String, b: String) -> String { }
  init() { }
  init<T: CustomStringConvertible>(_ value: T) { }
  init(describing value: Any) { }
  func uppercased() -> String { }
  func hasPrefix(_ text: String) -> Bool { }
  func split(separator: Character) -> [Substring] { }
  var description: String { }
}
struct Substring: StringProtocol, Hashable, Comparable, ExpressibleByStringLiteral { typealias Element = Character; typealias Index = Int }
enum Optional<Wrapped>: ExpressibleByNilLiteral {
  case some(Wrapped)
  case none
  func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? { }
  func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? { }
}
struct _OptionalNilComparisonType: ExpressibleByNilLiteral { }
extension Optional {
  static func == (a: Wrapped?, b: _OptionalNilComparisonType) -> Bool { }
  static func != (a: Wrapped?, b: _OptionalNilComparisonType) -> Bool { }
}
extension Optional: Equatable where Wrapped: Equatable {
  static func == (a: Wrapped?, b: Wrapped?) -> Bool { }
}
func ?? <T>(a: T?, b: @autoclosure () throws -> T) rethrows -> T { }
func ?? <T>(a: T?, b: @autoclosure () throws -> T?) rethrows -> T? { }
struct Array<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
  typealias ArrayLiteralElement = Element
  typealias Index = Int
  init() { }
  init<S: Sequence>(_ elements: S) where S.Element == Element { }
  init(repeating value: Element, count: Int) { }
  typealias SubSequence = ArraySlice<Element>
  typealias Indices = Range<Int>
  subscript(_ index: Int) -> Element { get set }
  subscript(_ range: Range<Int>) -> ArraySlice<Element> { get set }
  subscript(_ range: ClosedRange<Int>) -> ArraySlice<Element> { get set }
  static func + (a: [Element], b: [Element]) -> [Element] { }
  func append(_ element: Element) { }
}
struct ArraySlice<Element>: RandomAccessCollection, ExpressibleByArrayLiteral { typealias ArrayLiteralElement = Element; typealias Index = Int; typealias SubSequence = ArraySlice<Element>; subscript(_ index: Int) -> Element { get set } }
struct LazySequence<Base: Sequence>: Sequence { typealias Element = Base.Element; func map<T>(_ transform: @escaping (Element) -> T) -> LazyMapSequence<Base, T> { } ; var first: Element? { } }
struct LazyMapSequence<Base: Sequence, Element>: Sequence { var first: Element? { } }
extension Array: Equatable where Element: Equatable { }
extension Array: Hashable where Element: Hashable { }
struct Set<Element: Hashable>: Collection, Hashable, ExpressibleByArrayLiteral {
  typealias ArrayLiteralElement = Element
  typealias Index = Int
  init() { }
  init<S: Sequence>(_ elements: S) where S.Element == Element { }
  func union(_ other: Set<Element>) -> Set<Element> { }
}
struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
  typealias Element = (key: Key, value: Value)
  typealias Index = Int
  init() { }
  init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value) { }
  init<S: Sequence>(grouping values: S, by key: (S.Element) throws -> Key) rethrows where Value == [S.Element] { }
  subscript(_ key: Key) -> Value? { get set }
  subscript(_ key: Key, default value: @autoclosure () -> Value) -> Value { get set }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value] { }
  func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] { }
  func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] { }
  var keys: [Key] { }
  var values: [Value] { }
}
extension Dictionary: Equatable where Value: Equatable { }
struct Range<Bound: Comparable>: RandomAccessCollection, Hashable { typealias Element = Bound; typealias Index = Bound; func contains(_ x: Bound) -> Bool { } }
struct ClosedRange<Bound: Comparable>: RandomAccessCollection, Hashable { typealias Element = Bound; typealias Index = Bound; func contains(_ x: Bound) -> Bool { } }
struct EnumeratedSequence<Base: Sequence>: Sequence { typealias Element = (offset: Int, element: Base.Element) }
extension Sequence {
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] { }
  func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] { }
  func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] { }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { }
  func reduce<R>(_ start: R, _ combine: (R, Element) throws -> R) rethrows -> R { }
  func sorted(by isBefore: (Element, Element) throws -> Bool) rethrows -> [Element] { }
  func first(where isMeant: (Element) throws -> Bool) rethrows -> Element? { }
  func contains(where isMeant: (Element) throws -> Bool) rethrows -> Bool { }
  func enumerated() -> EnumeratedSequence<Self> { }
  func reversed() -> [Element] { }
  func reduce<R>(into start: R, _ change: (inout R, Element) throws -> ()) rethrows -> R { }
  func allSatisfy(_ isMeant: (Element) throws -> Bool) rethrows -> Bool { }
  func min(by isBefore: (Element, Element) throws -> Bool) rethrows -> Element? { }
  func max(by isBefore: (Element, Element) throws -> Bool) rethrows -> Element? { }
  func forEach(_ body: (Element) throws -> Void) rethrows { }
}
extension Sequence where Element: Comparable { func sorted() -> [Element] { } ; func max() -> Element? { } ; func min() -> Element? { } }
extension Sequence where Element: Equatable { func contains(_ element: Element) -> Bool { } }
extension Sequence where Element == String { func joined(separator: String = "") -> String { } }
extension Collection { func prefix(_ count: Int) -> SubSequence { } ; func dropFirst(_ count: Int = 1) -> SubSequence { } ; var lazy: LazySequence<Self> { } ; var indices: Indices { } ; var startIndex: Index { } ; var endIndex: Index { } ; var count: Int { } ; var first: Element? { } ; var isEmpty: Bool { } }
extension BidirectionalCollection { var last: Element? { } }
class AnyKeyPath {}
class PartialKeyPath<Root>: AnyKeyPath {}
class KeyPath<Root, Value>: PartialKeyPath<Root> {}
class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
enum Never {}
struct AnyHashable: Hashable {}
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") { }
func max<T: Comparable>(_ a: T, _ b: T) -> T { }
func min<T: Comparable>(_ a: T, _ b: T) -> T { }
func abs<T: SignedNumeric>(_ x: T) -> T where T: Comparable { }
func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Zip2Sequence<A, B> { }
struct Zip2Sequence<A: Sequence, B: Sequence>: Sequence { typealias Element = (A.Element, B.Element) }
func type<T>(of value: T) -> T.Type { }
struct Int: BinaryInteger, SignedNumeric, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  static func + (a: Int, b: Int) -> Int { }
  static func += (a: inout Int, b: Int) { }
  static func -= (a: inout Int, b: Int) { }
  static func - (a: Int, b: Int) -> Int { }
  static func * (a: Int, b: Int) -> Int { }
  static func / (a: Int, b: Int) -> Int { }
  static func % (a: Int, b: Int) -> Int { }
  static func & (a: Int, b: Int) -> Int { }
  static func | (a: Int, b: Int) -> Int { }
  static func ^ (a: Int, b: Int) -> Int { }
  static func < (a: Int, b: Int) -> Bool { }
  static func > (a: Int, b: Int) -> Bool { }
  static func <= (a: Int, b: Int) -> Bool { }
  static func >= (a: Int, b: Int) -> Bool { }
  static func == (a: Int, b: Int) -> Bool { }
  static func != (a: Int, b: Int) -> Bool { }
  static prefix func - (a: Int) -> Int { }
  init(_ value: Int) { }
  init(_ value: Int8) { }
  init(_ value: UInt8) { }
  init(_ value: Int32) { }
  init(_ value: UInt) { }
  init(_ value: Int64) { }
  init(_ value: Double) { }
  init(_ value: Float) { }
  init(_ value: CGFloat) { }
  init?(_ text: String) { }
  var description: String { }
  func isMultiple(of other: Int) -> Bool { }
  static var max: Int { }
}
struct Int8: BinaryInteger, SignedNumeric, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  static func + (a: Int8, b: Int8) -> Int8 { }
  static func - (a: Int8, b: Int8) -> Int8 { }
  static func * (a: Int8, b: Int8) -> Int8 { }
  static func / (a: Int8, b: Int8) -> Int8 { }
  static func % (a: Int8, b: Int8) -> Int8 { }
  static func & (a: Int8, b: Int8) -> Int8 { }
  static func | (a: Int8, b: Int8) -> Int8 { }
  static func ^ (a: Int8, b: Int8) -> Int8 { }
  static func < (a: Int8, b: Int8) -> Bool { }
  static func > (a: Int8, b: Int8) -> Bool { }
  static func <= (a: Int8, b: Int8) -> Bool { }
  static func >= (a: Int8, b: Int8) -> Bool { }
  static func == (a: Int8, b: Int8) -> Bool { }
  static func != (a: Int8, b: Int8) -> Bool { }
  static prefix func - (a: Int8) -> Int8 { }
  init(_ value: Int) { }
  init(_ value: Int8) { }
  init(_ value: UInt8) { }
  init(_ value: Int32) { }
  init(_ value: UInt) { }
  init(_ value: Int64) { }
  init(_ value: Double) { }
  init(_ value: Float) { }
  init(_ value: CGFloat) { }
  init?(_ text: String) { }
  var description: String { }
  func isMultiple(of other: Int8) -> Bool { }
  static var max: Int8 { }
}
struct UInt8: BinaryInteger, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  static func + (a: UInt8, b: UInt8) -> UInt8 { }
  static func - (a: UInt8, b: UInt8) -> UInt8 { }
  static func * (a: UInt8, b: UInt8) -> UInt8 { }
  static func / (a: UInt8, b: UInt8) -> UInt8 { }
  static func % (a: UInt8, b: UInt8) -> UInt8 { }
  static func & (a: UInt8, b: UInt8) -> UInt8 { }
  static func | (a: UInt8, b: UInt8) -> UInt8 { }
  static func ^ (a: UInt8, b: UInt8) -> UInt8 { }
  static func < (a: UInt8, b: UInt8) -> Bool { }
  static func > (a: UInt8, b: UInt8) -> Bool { }
  static func <= (a: UInt8, b: UInt8) -> Bool { }
  static func >= (a: UInt8, b: UInt8) -> Bool { }
  static func == (a: UInt8, b: UInt8) -> Bool { }
  static func != (a: UInt8, b: UInt8) -> Bool { }
  init(_ value: Int) { }
  init(_ value: Int8) { }
  init(_ value: UInt8) { }
  init(_ value: Int32) { }
  init(_ value: UInt) { }
  init(_ value: Int64) { }
  init(_ value: Double) { }
  init(_ value: Float) { }
  init(_ value: CGFloat) { }
  init?(_ text: String) { }
  var description: String { }
  func isMultiple(of other: UInt8) -> Bool { }
  static var max: UInt8 { }
}
struct Int32: BinaryInteger, SignedNumeric, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  static func + (a: Int32, b: Int32) -> Int32 { }
  static func - (a: Int32, b: Int32) -> Int32 { }
  static func * (a: Int32, b: Int32) -> Int32 { }
  static func / (a: Int32, b: Int32) -> Int32 { }
  static func % (a: Int32, b: Int32) -> Int32 { }
  static func & (a: Int32, b: Int32) -> Int32 { }
  static func | (a: Int32, b: Int32) -> Int32 { }
  static func ^ (a: Int32, b: Int32) -> Int32 { }
  static func < (a: Int32, b: Int32) -> Bool { }
  static func > (a: Int32, b: Int32) -> Bool { }
  static func <= (a: Int32, b: Int32) -> Bool { }
  static func >= (a: Int32, b: Int32) -> Bool { }
  static func == (a: Int32, b: Int32) -> Bool { }
  static func != (a: Int32, b: Int32) -> Bool { }
  static prefix func - (a: Int32) -> Int32 { }
  init(_ value: Int) { }
  init(_ value: Int8) { }
  init(_ value: UInt8) { }
  init(_ value: Int32) { }
  init(_ value: UInt) { }
  init(_ value: Int64) { }
  init(_ value: Double) { }
  init(_ value: Float) { }
  init(_ value: CGFloat) { }
  init?(_ text: String) { }
  var description: String { }
  func isMultiple(of other: Int32) -> Bool { }
  static var max: Int32 { }
}
struct UInt: BinaryInteger, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  static func + (a: UInt, b: UInt) -> UInt { }
  static func - (a: UInt, b: UInt) -> UInt { }
  static func * (a: UInt, b: UInt) -> UInt { }
  static func / (a: UInt, b: UInt) -> UInt { }
  static func % (a: UInt, b: UInt) -> UInt { }
  static func & (a: UInt, b: UInt) -> UInt { }
  static func | (a: UInt, b: UInt) -> UInt { }
  static func ^ (a: UInt, b: UInt) -> UInt { }
  static func < (a: UInt, b: UInt) -> Bool { }
  static func > (a: UInt, b: UInt) -> Bool { }
  static func <= (a: UInt, b: UInt) -> Bool { }
  static func >= (a: UInt, b: UInt) -> Bool { }
  static func == (a: UInt, b: UInt) -> Bool { }
  static func != (a: UInt, b: UInt) -> Bool { }
  init(_ value: Int) { }
  init(_ value: Int8) { }
  init(_ value: UInt8) { }
  init(_ value: Int32) { }
  init(_ value: UInt) { }
  init(_ value: Int64) { }
  init(_ value: Double) { }
  init(_ value: Float) { }
  init(_ value: CGFloat) { }
  init?(_ text: String) { }
  var description: String { }
  func isMultiple(of other: UInt) -> Bool { }
  static var max: UInt { }
}
struct Int64: BinaryInteger, SignedNumeric, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  static func + (a: Int64, b: Int64) -> Int64 { }
  static func - (a: Int64, b: Int64) -> Int64 { }
  static func * (a: Int64, b: Int64) -> Int64 { }
  static func / (a: Int64, b: Int64) -> Int64 { }
  static func % (a: Int64, b: Int64) -> Int64 { }
  static func & (a: Int64, b: Int64) -> Int64 { }
  static func | (a: Int64, b: Int64) -> Int64 { }
  static func ^ (a: Int64, b: Int64) -> Int64 { }
  static func < (a: Int64, b: Int64) -> Bool { }
  static func > (a: Int64, b: Int64) -> Bool { }
  static func <= (a: Int64, b: Int64) -> Bool { }
  static func >= (a: Int64, b: Int64) -> Bool { }
  static func == (a: Int64, b: Int64) -> Bool { }
  static func != (a: Int64, b: Int64) -> Bool { }
  static prefix func - (a: Int64) -> Int64 { }
  init(_ value: Int) { }
  init(_ value: Int8) { }
  init(_ value: UInt8) { }
  init(_ value: Int32) { }
  init(_ value: UInt) { }
  init(_ value: Int64) { }
  init(_ value: Double) { }
  init(_ value: Float) { }
  init(_ value: CGFloat) { }
  init?(_ text: String) { }
  var description: String { }
  func isMultiple(of other: Int64) -> Bool { }
  static var max: Int64 { }
}
struct Double: BinaryFloatingPoint, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  static func + (a: Double, b: Double) -> Double { }
  static func - (a: Double, b: Double) -> Double { }
  static func * (a: Double, b: Double) -> Double { }
  static func / (a: Double, b: Double) -> Double { }
  static func < (a: Double, b: Double) -> Bool { }
  static func > (a: Double, b: Double) -> Bool { }
  static func <= (a: Double, b: Double) -> Bool { }
  static func >= (a: Double, b: Double) -> Bool { }
  static func == (a: Double, b: Double) -> Bool { }
  static func != (a: Double, b: Double) -> Bool { }
  static prefix func - (a: Double) -> Double { }
  init(_ value: Int) { }
  init(_ value: Int8) { }
  init(_ value: UInt8) { }
  init(_ value: Int32) { }
  init(_ value: UInt) { }
  init(_ value: Int64) { }
  init(_ value: Double) { }
  init(_ value: Float) { }
  init(_ value: CGFloat) { }
  init?(_ text: String) { }
  var description: String { }
  func rounded() -> Double { }
  static var pi: Double { }
  func squareRoot() -> Double { }
  static var max: Double { }
}
struct Float: BinaryFloatingPoint, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  static func + (a: Float, b: Float) -> Float { }
  static func - (a: Float, b: Float) -> Float { }
  static func * (a: Float, b: Float) -> Float { }
  static func / (a: Float, b: Float) -> Float { }
  static func < (a: Float, b: Float) -> Bool { }
  static func > (a: Float, b: Float) -> Bool { }
  static func <= (a: Float, b: Float) -> Bool { }
  static func >= (a: Float, b: Float) -> Bool { }
  static func == (a: Float, b: Float) -> Bool { }
  static func != (a: Float, b: Float) -> Bool { }
  static prefix func - (a: Float) -> Float { }
  init(_ value: Int) { }
  init(_ value: Int8) { }
  init(_ value: UInt8) { }
  init(_ value: Int32) { }
  init(_ value: UInt) { }
  init(_ value: Int64) { }
  init(_ value: Double) { }
  init(_ value: Float) { }
  init(_ value: CGFloat) { }
  init?(_ text: String) { }
  var description: String { }
  func rounded() -> Float { }
  static var pi: Float { }
  func squareRoot() -> Float { }
  static var max: Float { }
}
struct CGFloat: BinaryFloatingPoint, Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  static func + (a: CGFloat, b: CGFloat) -> CGFloat { }
  static func - (a: CGFloat, b: CGFloat) -> CGFloat { }
  static func * (a: CGFloat, b: CGFloat) -> CGFloat { }
  static func / (a: CGFloat, b: CGFloat) -> CGFloat { }
  static func < (a: CGFloat, b: CGFloat) -> Bool { }
  static func > (a: CGFloat, b: CGFloat) -> Bool { }
  static func <= (a: CGFloat, b: CGFloat) -> Bool { }
  static func >= (a: CGFloat, b: CGFloat) -> Bool { }
  static func == (a: CGFloat, b: CGFloat) -> Bool { }
  static func != (a: CGFloat, b: CGFloat) -> Bool { }
  static prefix func - (a: CGFloat) -> CGFloat { }
  init(_ value: Int) { }
  init(_ value: Int8) { }
  init(_ value: UInt8) { }
  init(_ value: Int32) { }
  init(_ value: UInt) { }
  init(_ value: Int64) { }
  init(_ value: Double) { }
  init(_ value: Float) { }
  init(_ value: CGFloat) { }
  init?(_ text: String) { }
  var description: String { }
  func rounded() -> CGFloat { }
  static var pi: CGFloat { }
  func squareRoot() -> CGFloat { }
  static var max: CGFloat { }
}
