// Which member meets a requirement is settled where a type conforms.

protocol GraphEd { var u: Int { get } }
protocol GraphWE: GraphEd { var weight: Int { get } }
struct GraphUE: GraphEd, Equatable { var u: Int }
struct GraphXE: GraphWE, Equatable {
  var u: Int
  var weight: Int
}
protocol GraphG: CustomStringConvertible {
  associatedtype E: GraphEd
  var es: [E] { get set }
}
extension GraphG { var description: String { "plain \(es.map(\.u))" } }
extension GraphG where E: GraphWE { var description: String { "weighted \(es.map(\.weight))" } }
struct GraphH<E: GraphEd & Equatable>: GraphG { var es: [E] }
struct GraphK: GraphG { var es: [GraphUE] }
struct GraphL: GraphG { var es: [GraphXE] }

enum GraphProgram {
  static func main() {
    print(GraphH(es: [GraphUE(u: 3)]))
    print(GraphH(es: [GraphXE(u: 3, weight: 4)]))
    print(GraphH(es: [GraphXE(u: 3, weight: 4)]).description)
    print(GraphH(es: [GraphUE(u: 3)]).description)
    print(GraphK(es: [GraphUE(u: 3)]), GraphL(es: [GraphXE(u: 1, weight: 2)]))
  }
}

protocol ShapeSh {
  var n: Int { get }
  func area() -> Int
}
extension ShapeSh {
  var n: Int { 1 }
  func area() -> Int { n * 2 }
  func twice() -> String { "ext\(n)" }
}
protocol ShapeSub: ShapeSh { var k: Int { get } }
extension ShapeSub {
  var n: Int { k }
  func twice() -> String { "sub\(n)" }
}
struct ShapeA: ShapeSub { var k = 5 }
struct ShapeB<T>: ShapeSh { var t: T }
extension ShapeB where T == Int {
  var n: Int { t }
  func twice() -> String { "int\(t)" }
}
struct ShapeC<T>: ShapeSub {
  var k: Int { 9 }
  var t: T
}
extension ShapeC where T: Numeric {
  var n: Int { 77 }
  func area() -> Int { 78 }
}
func arShape<S: ShapeSh>(_ s: S) -> String { "\(s.n) \(s.area()) \(s.twice())" }
class ShapeP {
  func id() -> String { "ShapeP" }
  var s: String { "s" + id() }
}
class ShapeQ<T>: ShapeP {
  var t: T
  init(_ t: T) { self.t = t }
  override func id() -> String { "ShapeQ\(t)" }
}
final class ShapeR: ShapeQ<Int> { override func id() -> String { "ShapeR" + super.id() } }

enum ShapeProgram {
  static func main() {
    print(
      arShape(ShapeA()), ShapeA().twice(), (ShapeA() as any ShapeSh).twice(),
      (ShapeA() as any ShapeSub).twice())
    print(
      arShape(ShapeB(t: 4)), ShapeB(t: 4).n, ShapeB(t: 4).twice(), ShapeB(t: "x").n,
      (ShapeB(t: 4) as any ShapeSh).n)
    print(arShape(ShapeC(t: 1)), ShapeC(t: 1).n, ShapeC(t: 1).area(), ShapeC(t: "").area())
    print(ShapeR(3).s, ShapeQ("a").s, (ShapeR(3) as ShapeP).id())
  }
}

struct SpecialL {
  var a = [1]
  var n = 0
  lazy var x: Int = {
    n += 1
    a.append(n)
    return n
  }()
  lazy var y: Int = {
    n += 10
    return n
  }()
  mutating func go() -> [Int] { [x, y, x, n] + a }
}
class SpecialK {
  var n = 0
  lazy var x: Int = {
    n += 1
    return n
  }()
  lazy var y: [Int] = { [unowned self] in
    self.n += 1
    return [self.n]
  }()
  { didSet { n += 100 } }
}
struct SpecialO {
  var t: [String] = []
  var v: Int = 0 {
    willSet { t.append("w\(newValue)") }
    didSet {
      if v > 5 { v = 5 }
      t.append("d\(oldValue)\(v)")
    }
  }
  var arr: [Int] = [] { didSet { t.append("a\(oldValue.count)\(arr.count)") } }
  init() {
    v = 1
    defer { v = 2 }
    arr = [0]
  }
}
func lSpecial() -> String {
  var l = SpecialL()
  let a = l.go()
  var m = l
  m.x += 5
  return "\(a) \(m.x) \(l.x) \(l.a) \(l.n)"
}
func kSpecial() -> String {
  let k = SpecialK()
  let a = k.x
  k.y.append(7)
  let b = k.y
  return "\(a) \(b) \(k.n)"
}
func oSpecial() -> String {
  var o = SpecialO()
  o.v = 9
  o.arr.append(3)
  o.arr[0] += 1
  func inc(_ i: inout Int) {
    i += 1
    i += 1
  }
  inc(&o.v)
  inc(&o.arr[1])
  return "\(o.t) \(o.v) \(o.arr)"
}
protocol SpecialSp {
  func f() -> String
  func g() -> String
}
extension SpecialSp {
  func f() -> String { "ef" }
  func g() -> String { "eg" }
}
class SpecialP1: SpecialSp { func g() -> String { "p1g" } }
class SpecialP2: SpecialP1 {
  override func g() -> String { "p2g" }
  func f() -> String { "p2f" }
}
class SpecialP3: SpecialP2, CustomStringConvertible {
  override func f() -> String { "p3f" }
  var description: String { f() + g() }
}
class SpecialP4: SpecialP1 {}
extension SpecialP4 { func f() -> String { "p4f" } }
class SpecialP5<T>: SpecialP1 {
  var t: T
  init(_ t: T) { self.t = t }
}
extension SpecialP5 where T == Int { func f() -> String { "p5f" } }
func uSpecial(_ s: SpecialSp) -> String { s.f() + s.g() }
func u2Special<S: SpecialSp>(_ s: S) -> String { s.f() + s.g() }

enum SpecialProgram {
  static func main() {
    print(lSpecial())
    print(kSpecial())
    print(oSpecial())
    print(
      uSpecial(SpecialP1()), uSpecial(SpecialP2()), uSpecial(SpecialP3()), u2Special(SpecialP2()),
      SpecialP2().f(), SpecialP3(), uSpecial(SpecialP4()), SpecialP4().f(), uSpecial(SpecialP5(1)),
      SpecialP5(1).f())
  }
}

struct TaggedT<R> { var raw: R }
extension TaggedT: Equatable where R: Equatable {}
extension TaggedT: Hashable where R: Hashable {}
extension TaggedT: Comparable where R: Comparable {
  static func < (l: TaggedT, r: TaggedT) -> Bool { l.raw < r.raw }
}
extension TaggedT: Strideable where R: Strideable {
  func distance(to o: TaggedT) -> R.Stride { raw.distance(to: o.raw) }
  func advanced(by n: R.Stride) -> TaggedT { TaggedT(raw: raw.advanced(by: n)) }
}

enum TaggedProgram {
  static func main() {
    print(TaggedT(raw: "a") == TaggedT(raw: "a"))
    print(TaggedT(raw: "a") != TaggedT(raw: "b"), TaggedT(raw: "a") < TaggedT(raw: "b"))
    print([TaggedT(raw: "a"): 1][TaggedT(raw: "a")] as Any)
    print(TaggedT(raw: "a") == TaggedT(raw: "b"))
    print(TaggedT(raw: 1.5) == TaggedT(raw: 1.5), Set([TaggedT(raw: 1), TaggedT(raw: 1)]).count)
    print(Array(stride(from: TaggedT(raw: 1), to: TaggedT(raw: 8), by: 3)).count)
  }
}
