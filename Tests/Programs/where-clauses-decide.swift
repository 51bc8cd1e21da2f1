// Generic code chooses overloads and members by what its where clauses say.

protocol QueryQ {
  associatedtype El
  var els: [El] { get }
}
extension QueryQ { func desc() -> String { "any" } }
extension QueryQ where El: Equatable { func desc() -> String { "eq" } }
extension QueryQ where El == Int { func desc() -> String { "int" } }
struct QueryS<E>: QueryQ { var els: [E] }
func fQuery<X: QueryQ>(_ x: X) -> String { x.desc() }
func gQuery<X: QueryQ>(_ x: X) -> String where X.El: Equatable { x.desc() }
func kQuery<T>(_ x: [T]) -> String { x.kk() }
func k2Query<T: Equatable>(_ x: [T]) -> String { x.kk() }
extension Array { func kk() -> String { "arr" } }
extension Array where Element: Equatable { func kk() -> String { "arrEq" } }
extension Array where Element == Int { func kk() -> String { "arrInt" } }
extension Sequence { func ss() -> String { "seq" } }
extension Collection { func ss() -> String { "coll" } }
extension BidirectionalCollection where Element: Comparable { func ss() -> String { "bidi" } }
extension String { func ss() -> String { "str" } }
func s1Query<X: Sequence>(_ x: X) -> String { x.ss() }
func s2Query<X: Collection>(_ x: X) -> String { x.ss() }
func s3Query<X: BidirectionalCollection>(_ x: X) -> String { x.ss() }

enum QueryProgram {
  static func main() {
    print(
      fQuery(QueryS(els: [1])), gQuery(QueryS(els: [1])), QueryS(els: [1]).desc(),
      fQuery(QueryS(els: ["a"])), gQuery(QueryS(els: ["a"])), QueryS(els: ["a"]).desc())
    print(kQuery([1]), k2Query([1]), [1].kk(), k2Query(["a"]))
    print(
      s1Query([1]), s2Query([1]), s3Query([1]), [1].ss(), s1Query("a"), s2Query("a"), "a".ss(),
      s1Query(Set([1])), Set([1]).ss())
  }
}

func oClause<T>(_ x: T) -> String { "T" }
func oClause<T: Equatable>(_ x: T) -> String { "Eq" }
func oClause<T: Comparable>(_ x: T) -> String { "Cmp" }
func oClause<T: Sequence>(_ x: T) -> String { "Seq" }
struct ClauseA<T> {
  var t: T
  func k() -> String { oClause(t) }
}
extension ClauseA where T: Comparable {
  func c() -> String { oClause(t) }
  var p: String { oClause(t) }
  init(c: T) {
    t = c
    print("init", oClause(c))
  }
  subscript(i: Int) -> String { oClause(t) }
  static func s(_ t: T) -> String { oClause(t) }
  func cl() -> String { [t].map { oClause($0) }.joined() }
  func nest<U>(_ u: U) -> String { oClause(t) + oClause(u) }
  func nw<U>(_ u: U) -> String where U: Sequence { oClause(u) }
}
extension Sequence where Element: Equatable { func z() -> String { map { oClause($0) }.joined() } }
extension Optional where Wrapped: Comparable { func w() -> String { map { oClause($0) } ?? "" } }
protocol ClauseP {
  associatedtype X
  var x: X { get }
}
extension ClauseP where X: Comparable { func y() -> String { oClause(x) } }
extension ClauseP { func y2() -> String { oClause(x) } }
struct ClauseB: ClauseP { var x = 3 }
func condClause<T>(_ t: T) -> String where T: ClauseP, T.X: Equatable { oClause(t.x) + t.y2() }
func arrClause<T>(_ t: T) -> String where T: Collection, T.Element: Comparable {
  oClause(t.first!) + t.map { oClause($0) }.joined()
}
class ClauseCc<T: Comparable> {
  var t: T
  init(_ t: T) { self.t = t }
  func m() -> String { oClause(t) }
  lazy var l: String = oClause(t)
}
final class ClauseDd: ClauseCc<Int> { override func m() -> String { super.m() + oClause(t) } }

enum ClauseProgram {
  static func main() {
    print(
      ClauseA(t: 1).k(), ClauseA(t: 1).c(), ClauseA(t: 1).p, ClauseA(t: 1)[0], ClauseA<Int>.s(1),
      ClauseA(t: 1).cl(), ClauseA(t: 1).nest(2), ClauseA(t: 1).nw([1]))
    print(ClauseA(c: 3).k())
    print(
      [1].z(), Optional(1).w(), ClauseB().y(), ClauseB().y2(), condClause(ClauseB()),
      arrClause([1, 2]))
    print(ClauseCc(1).m(), ClauseCc(1).l, ClauseDd(1).m())
  }
}

func oSmallest<T>(_ x: T) -> String { "T" }
func oSmallest<T: Comparable>(_ x: T) -> String { "Cmp" }
struct SmallestA<T> { var t: T }
extension SmallestA where T: Comparable { func c() -> String { oSmallest(t) } }
func fSmallest<C: Collection>(_ c: C) -> String where C.Element: Comparable { oSmallest(c.first!) }
func gSmallest<C: Collection>(_ c: C) -> String where C.Element == Int { oSmallest(c.first!) }
func hSmallest<T>(_ t: T) -> String where T: Comparable { oSmallest(t) }

enum SmallestProgram {
  static func main() {
    print(SmallestA(t: 1).c(), fSmallest([1]), gSmallest([1]), hSmallest(1))
  }
}

struct BoundN<C> { var raw: C }
typealias BoundStr = BoundN<String>
extension BoundStr {
  func k() -> String { "str " + raw.uppercased() }
  static var z: BoundStr { BoundN(raw: "z") }
}
extension BoundN<Int> { func k() -> String { "int \(raw + 1)" } }
extension BoundN { func k() -> String { "any" } }
extension Array<Int> { var total: Int { reduce(0, +) } }
extension [String] { var total: String { joined() } }
extension Optional<Int> { var orZero: Int { self ?? 0 } }

enum BoundProgram {
  static func main() {
    print(BoundN(raw: "a").k(), BoundN(raw: 1).k(), BoundN(raw: 2.5).k())
    print([1, 2].total, ["a", "b"].total, Int?.none.orZero, BoundStr.z.k())
  }
}
