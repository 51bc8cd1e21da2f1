import Foundation
enum GenericMathematics {
  static func root<V: FloatingPoint>(_ x: V) -> V { sqrt(x) }
  static func distance<V: BinaryFloatingPoint>(_ a: V, _ b: V) -> V { sqrt(a * a + b * b) }
  static func parts<V: BinaryFloatingPoint>(_ x: V) -> (V, V) { (floor(x), x - floor(x)) }
  static func stepped<V: BinaryFloatingPoint>(_ x: V, _ step: V) -> V { round(x / step) * step }
  static func rest<V: FloatingPoint>(_ x: V, _ y: V) -> V { remainder(fabs(x), trunc(y)) + ceil(x) }
  static func main() {
    print(root(Float(2)), root(2.0), type(of: root(Float(2))), type(of: root(CGFloat(2))))
    print(
      distance(Float(1), 2), parts(Float(2.25)), stepped(Float(0.34), 0.05), stepped(0.34, 0.05))
    print(
      rest(Float(7.5), 2.5), rest(7.5, 2), sqrt(2), sqrt(Float(2)), floor(2.5), round(3), ceil(1))
    let g: CGFloat = 2.5
    print(
      type(of: floor(g)), type(of: sqrt(Float(4))), round(g) / 2, [1.5, 2.5].map(floor),
      [g].map { round($0) })
    let f: (Double) -> Double = sqrt
    let h: (Float) -> Float = floor
    print(
      f(9), h(2.5), [4.0, 9].map(sqrt), Int(floor(7.9)), Int(ceil(Double(7) / 2)), fabs(-2),
      trunc(-2.5))
    let i = 7
    print(
      sqrt(Double(i)), floor(Double(i) / 2), round(Double(i) * 0.1 * 10) / 10, pow(2, 3),
      round(1.5) == 2)
  }
}
