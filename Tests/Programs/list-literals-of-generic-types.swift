// A list's literal in generic code is of the type that the parameter stands for.
func e3<T: ExpressibleByArrayLiteral>(_ t: T.Type) -> T where T.ArrayLiteralElement == Int {
  [1, 2, 2]
}
func e5<T: SetAlgebra>(_ t: T.Type) -> T where T.ArrayLiteralElement == Int, T.Element == Int {
  let x: T = [1, 2]; return x.union([3])
}
func e6<T: OptionSet>(_ x: T.RawValue, _ t: T.Type) -> [T] { [T(rawValue: x), []] }
func e7<T: OptionSet>(_ x: T) -> Bool { x == [] }
func e8<T: ExpressibleByDictionaryLiteral>(_ t: T.Type) -> T where T.Key == String, T.Value == Int {
  ["a": 1]
}
func e9<T: RangeReplaceableCollection>(_ t: T.Type) -> T where T.Element == Int {
  var r = T(); r.append(contentsOf: [1]); return r
}
struct Op: OptionSet { let rawValue: Int; static let a = Op(rawValue: 1) }
struct Bag: ExpressibleByArrayLiteral {
  var items: [Int]; init(arrayLiteral e: Int...) { items = e }
}
extension OptionSet { var none: Self { [] }; func isNone() -> Bool { self == [] } }
extension SetAlgebra { var nothing: Self { [] } }
enum ListsOfGenericTypes {
  static func main() {
    print(e3([Int].self), e3(Set<Int>.self).count, e3(Bag.self), e5(Set<Int>.self).count)
    print(e6(2, Op.self), e7(Op.a), e7(Op()), e8([String: Int].self), e9([Int].self))
    print(Op.a.none, Op.a.isNone(), Op().isNone(), Op.a.nothing, ([1] as Set).nothing)
  }
}
