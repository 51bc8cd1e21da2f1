// Tuples whose elements have other labels are of other types.

typealias RGBA = (red: Double, green: Double, blue: Double, alpha: Double)
typealias HSBA = (hue: Double, saturation: Double, brightness: Double, alpha: Double)
protocol D {
  associatedtype V
  var values: V { get }
}
extension D where V == RGBA { func n() -> String { "rgba \(values.red)" } }
extension D where V == HSBA { func n() -> String { "hsba \(values.hue)" } }
struct R: D { var values: RGBA }
struct H: D { var values: HSBA }
struct G<T> { var t: T }
extension G where T == RGBA { var k: String { "g rgba" } }
extension G where T == HSBA { var k: String { "g hsba" } }
struct Over {
  static func f(_ p: (x: Int, y: Int)) -> String { "xy" }
  static func f(_ p: (w: Int, h: Int)) -> String { "wh" }
  static func g(_ p: (x: Int, y: Int)) -> String { "labelled" }
  static func g(_ p: (Int, Int)) -> String { "plain" }
  init(_ p: (x: Int, y: Int)) { s = "ixy" }
  init(_ p: (w: Int, h: Int)) { s = "iwh" }
  var s: String
  func h(_ p: (w: Int, h: Int)?) -> String { "o wh" }
  func h(_ p: (x: Int, y: Int)?) -> String { "o xy" }
  func c(_ f: ((x: Int, y: Int)) -> Int) -> String { "c xy" }
}
enum Labels {
  static func main() {
    print(R(values: (1, 2, 3, 4)).n(), H(values: (1, 2, 3, 4)).n())
    let a: RGBA = (1, 2, 3, 4)
    let b: HSBA = (1, 2, 3, 4)
    print(G(t: a).k, G(t: b).k)
    let w: (w: Int, h: Int) = (1, 2)
    let x: (x: Int, y: Int) = (1, 2)
    let p = (1, 2)
    print(Over.f(w), Over.f(x), Over.f((w: 3, h: 4)), Over.f((x: 3, y: 4)))
    print(Over(w).s, Over(x).s, Over(x).h(w), Over(x).h(x))
    print(type(of: w), type(of: p), type(of: b))
    print(w == p, w == (1, 2))
    let any: Any = b
    print(any is HSBA, any is RGBA, (any as? RGBA) == nil, any is (Double, Double, Double, Double))
  }
}

func name(_ v: RGBA) -> String { "RGBA \(v.red)" }
func name(_ v: HSBA) -> String { "HSBA \(v.hue)" }
final class Model {
  var rgba: RGBA = (1.0, 0.0, 0.0, 1.0)
  var hsba: HSBA = (0.5, 1.0, 1.0, 1.0)
}
protocol Bound {
  associatedtype V
  var values: V { get }
  init(values: V)
}
struct HData: Bound {
  typealias V = HSBA
  let values: HSBA
}
struct Wheel {
  typealias D = HData
  let data: D
  var n: String { name(data.values) }
}
struct Box<V> { let v: V }
enum Chosen {
  static func main() {
    let m = Model()
    print(name(m.hsba), name(m.rgba))
    let h: HSBA = (0.1, 0.2, 0.3, 0.4)
    print(
      name(h), name(HData(values: m.hsba).values), Wheel(data: HData(values: m.hsba)).n,
      Wheel(data: .init(values: (0.2, 1, 1, 1))).n)
    print(name(Box<HSBA>(v: (0.7, 1, 1, 1)).v), name(Box(v: m.hsba).v))
    let kp = \Model.hsba
    print(name(m[keyPath: kp]))
    func g() -> HSBA { (0.9, 0, 0, 0) }
    print(name(g()))
    var x: HSBA = (0.3, 0, 0, 0)
    x.hue = 0.31
    print(name(x))
    x = (0.4, 1, 1, 1)
    print(name(x), x)
    m.hsba = (0.6, 1, 1, 1)
    print(name(m.hsba), m.hsba)
  }
}
