// The standard library's operators for the checker; lowering implements them. An extension of
// `WholeNumber`, `SignedNumber` or `FractionalNumber` stands for one of each such type.

struct _OptionalNilComparisonType: ExpressibleByNilLiteral {}

extension WholeNumber {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  static func % (a: Self, b: Self) -> Self
  static func & (a: Self, b: Self) -> Self
  static func | (a: Self, b: Self) -> Self
  static func ^ (a: Self, b: Self) -> Self
  static func &+ (a: Self, b: Self) -> Self
  static func &- (a: Self, b: Self) -> Self
  static func &* (a: Self, b: Self) -> Self
  static func &+= (a: inout Self, b: Self)
  static func &-= (a: inout Self, b: Self)
  static func &*= (a: inout Self, b: Self)
  static func &<<= (a: inout Self, b: Self)
  static func &>>= (a: inout Self, b: Self)
  static func &<< (a: Self, b: Self) -> Self
  static func &>> (a: Self, b: Self) -> Self
  static func == (a: Self, b: Self) -> Bool
  static func != (a: Self, b: Self) -> Bool
  static func < (a: Self, b: Self) -> Bool
  static func > (a: Self, b: Self) -> Bool
  static func <= (a: Self, b: Self) -> Bool
  static func >= (a: Self, b: Self) -> Bool
  static func += (a: inout Self, b: Self)
  static func -= (a: inout Self, b: Self)
  static func *= (a: inout Self, b: Self)
  static func /= (a: inout Self, b: Self)
  static func %= (a: inout Self, b: Self)
  static func &= (a: inout Self, b: Self)
  static func |= (a: inout Self, b: Self)
  static func ^= (a: inout Self, b: Self)
  static prefix func ~ (a: Self) -> Self
}

extension SignedNumber {
  static prefix func - (a: Self) -> Self
}

extension FractionalNumber {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  static func == (a: Self, b: Self) -> Bool
  static func != (a: Self, b: Self) -> Bool
  static func < (a: Self, b: Self) -> Bool
  static func > (a: Self, b: Self) -> Bool
  static func <= (a: Self, b: Self) -> Bool
  static func >= (a: Self, b: Self) -> Bool
  static func += (a: inout Self, b: Self)
  static func -= (a: inout Self, b: Self)
  static func *= (a: inout Self, b: Self)
  static func /= (a: inout Self, b: Self)
  static prefix func - (a: Self) -> Self
}

extension Bool {
  static func && (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool
  static func || (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool
  static prefix func ! (a: Bool) -> Bool
  static func == (a: Bool, b: Bool) -> Bool
  static func != (a: Bool, b: Bool) -> Bool
}

extension String {
  static func + (a: String, b: String) -> String
  static func += (a: inout String, b: String)
  static func == (a: String, b: String) -> Bool
  static func != (a: String, b: String) -> Bool
  static func < (a: String, b: String) -> Bool
  static func > (a: String, b: String) -> Bool
  static func <= (a: String, b: String) -> Bool
  static func >= (a: String, b: String) -> Bool
}

extension StringProtocol {
  static func == <Other: StringProtocol>(a: Self, b: Other) -> Bool
  static func != <Other: StringProtocol>(a: Self, b: Other) -> Bool
  static func < <Other: StringProtocol>(a: Self, b: Other) -> Bool
}

extension Equatable {
  static func == (a: Self, b: Self) -> Bool
  static func != (a: Self, b: Self) -> Bool
}

extension Comparable {
  static func < (a: Self, b: Self) -> Bool
  static func > (a: Self, b: Self) -> Bool
  static func <= (a: Self, b: Self) -> Bool
  static func >= (a: Self, b: Self) -> Bool
  static func ... (a: Self, b: Self) -> ClosedRange<Self>
  static func ..< (a: Self, b: Self) -> Range<Self>
  static prefix func ... (a: Self) -> PartialRangeThrough<Self>
  static prefix func ..< (a: Self) -> PartialRangeUpTo<Self>
  static postfix func ... (a: Self) -> PartialRangeFrom<Self>
}

extension AdditiveArithmetic {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func += (a: inout Self, b: Self)
  static func -= (a: inout Self, b: Self)
  static prefix func + (a: Self) -> Self
}

extension Numeric {
  static func * (a: Self, b: Self) -> Self
  static func *= (a: inout Self, b: Self)
}

extension SignedNumeric {
  static prefix func - (a: Self) -> Self
}

extension FloatingPoint {
  static func / (a: Self, b: Self) -> Self
  static func /= (a: inout Self, b: Self)
}

extension BinaryInteger {
  static func / (a: Self, b: Self) -> Self
  static func % (a: Self, b: Self) -> Self
  static func & (a: Self, b: Self) -> Self
  static func | (a: Self, b: Self) -> Self
  static func ^ (a: Self, b: Self) -> Self
  static func << <Other: BinaryInteger>(a: Self, b: Other) -> Self
  static func >> <Other: BinaryInteger>(a: Self, b: Other) -> Self
  static func /= (a: inout Self, b: Self)
  static func %= (a: inout Self, b: Self)
  static func <<= <Other: BinaryInteger>(a: inout Self, b: Other)
  static func >>= <Other: BinaryInteger>(a: inout Self, b: Other)
  static func == <Other: BinaryInteger>(a: Self, b: Other) -> Bool
  static func != <Other: BinaryInteger>(a: Self, b: Other) -> Bool
  static func < <Other: BinaryInteger>(a: Self, b: Other) -> Bool
  static func > <Other: BinaryInteger>(a: Self, b: Other) -> Bool
  static func <= <Other: BinaryInteger>(a: Self, b: Other) -> Bool
  static func >= <Other: BinaryInteger>(a: Self, b: Other) -> Bool
  static prefix func ~ (a: Self) -> Self
}

extension FixedWidthInteger {
  static func &+ (a: Self, b: Self) -> Self
  static func &- (a: Self, b: Self) -> Self
  static func &* (a: Self, b: Self) -> Self
  static func &+= (a: inout Self, b: Self)
  static func &-= (a: inout Self, b: Self)
  static func &*= (a: inout Self, b: Self)
}

extension RangeReplaceableCollection {
  static func + <Other: Sequence>(a: Self, b: Other) -> Self where Element == Other.Element
  static func + <Other: Sequence>(a: Other, b: Self) -> Self where Element == Other.Element
  static func + <Other: RangeReplaceableCollection>(a: Self, b: Other) -> Self
  where Element == Other.Element
  static func += <Other: Sequence>(a: inout Self, b: Other) where Element == Other.Element
}

extension Array {
  static func += <Other: Sequence>(a: inout [Element], b: Other) where Element == Other.Element
}

extension Optional where Wrapped: Equatable {
  static func == (a: Wrapped?, b: Wrapped?) -> Bool
  static func != (a: Wrapped?, b: Wrapped?) -> Bool
}

extension Optional {
  static func == (a: Wrapped?, b: _OptionalNilComparisonType) -> Bool
  static func != (a: Wrapped?, b: _OptionalNilComparisonType) -> Bool
  static func == (a: _OptionalNilComparisonType, b: Wrapped?) -> Bool
  static func != (a: _OptionalNilComparisonType, b: Wrapped?) -> Bool
  static func ~= (a: _OptionalNilComparisonType, b: Wrapped?) -> Bool
}

extension RangeExpression {
  static func ~= (a: Self, b: Bound) -> Bool
}

func ?? <T>(a: T?, b: @autoclosure () throws -> T) rethrows -> T
func ?? <T>(a: T?, b: @autoclosure () throws -> T?) rethrows -> T?
func === (a: AnyObject?, b: AnyObject?) -> Bool
func !== (a: AnyObject?, b: AnyObject?) -> Bool
func ~= <T: Equatable>(a: T, b: T) -> Bool
@_disfavoredOverload
func == <T: RawRepresentable>(a: T, b: T) -> Bool where T.RawValue: Equatable
@_disfavoredOverload
func != <T: RawRepresentable>(a: T, b: T) -> Bool where T.RawValue: Equatable
func == (a: Any.Type?, b: Any.Type?) -> Bool
func != (a: Any.Type?, b: Any.Type?) -> Bool
func == <A: Equatable, B: Equatable>(a: (A, B), b: (A, B)) -> Bool
func != <A: Equatable, B: Equatable>(a: (A, B), b: (A, B)) -> Bool
func < <A: Comparable, B: Comparable>(a: (A, B), b: (A, B)) -> Bool
func > <A: Comparable, B: Comparable>(a: (A, B), b: (A, B)) -> Bool
func <= <A: Comparable, B: Comparable>(a: (A, B), b: (A, B)) -> Bool
func >= <A: Comparable, B: Comparable>(a: (A, B), b: (A, B)) -> Bool
func == <A: Equatable, B: Equatable, C: Equatable>(a: (A, B, C), b: (A, B, C)) -> Bool
func != <A: Equatable, B: Equatable, C: Equatable>(a: (A, B, C), b: (A, B, C)) -> Bool
func < <A: Comparable, B: Comparable, C: Comparable>(a: (A, B, C), b: (A, B, C)) -> Bool
func > <A: Comparable, B: Comparable, C: Comparable>(a: (A, B, C), b: (A, B, C)) -> Bool
