// A literal in generic code is of the type that the parameter stands for, also in closures and beside
// other literals.
func shifted<T: FixedWidthInteger>(_ t: T) -> [T] { (0..<9).map { 1 << $0 } }
func constant<T: FixedWidthInteger>(_ t: T) -> [T] { (0..<3).map { _ in 200 } }
func eight<T: FixedWidthInteger>(_ t: T) -> T { 1 << 3 }
func four<T: FixedWidthInteger>(_ t: T) -> T { 1 + 3 }
func masked<T: FixedWidthInteger>(_ t: T) -> T { t & 3 }
func integers<T: BinaryInteger>(_ t: T) -> [T] { [1 + 2, 3 << 1] }
func fractions<T: BinaryFloatingPoint>(_ t: T) -> [T] { [1 + 2, 3 * 1.5] }
extension FixedWidthInteger {
  var eight: Self { 1 << 3 }
  var five: Self { 5 }
  var seven: Self { 5 + 2 }
  var two: [Self] { [1, 2] }
  func three() -> Self {
    let x: Self = 3
    return x
  }
  static func make(_ body: () -> Self) -> Self { body() }
  static var made: Self { make { 5 } }
  var maker: () -> Self { { 1 << 3 } }
  func name(_ other: Self) -> String { "\(type(of: other))" }
  func names() -> String { name(3) + name(1 << 2) }
  var powers: [Self] { (0..<9).map { 1 << $0 } }
  var products: [Self] { (0..<9).map { 100 &* Self($0) } }
  var chosen: [Self] { (0..<3).map { $0 == 1 ? 200 : 100 } }
  var bits: [Self] { (0..<Self.bitWidth).map { 1 << $0 }.filter { self & $0 != 0 } }
}
protocol Amount {
  init(_ cents: Int)
  static func + (a: Self, b: Self) -> Self
}
extension Amount {
  func sums() -> [Self] { (0..<2).map { Self($0) + Self(3) } }
  func each() -> [Self] { (0..<2).map { .init($0) } }
}
struct Cents: Amount {
  var cents: Int
  init(_ cents: Int) { self.cents = cents }
  static func + (a: Cents, b: Cents) -> Cents { Cents(a.cents + b.cents) }
}

enum LiteralsOfFunctions {
  static func main() {
    let one = UInt8(1)
    print(shifted(one), constant(one), type(of: shifted(one)), type(of: constant(one)))
    print(type(of: eight(one)), type(of: four(one)), type(of: masked(one)), type(of: integers(one)))
    print(fractions(Float(2)), type(of: fractions(Float(2))))
  }
}
enum LiteralsOfSelf {
  static func main() {
    let one = UInt8(1)
    print(type(of: one.eight), type(of: one.five), type(of: one.seven), type(of: one.two))
    print(type(of: one.three()), type(of: UInt8.made), type(of: one.maker()), one.names())
    print(one.powers, one.products, one.chosen.map { $0 &+ 100 }, type(of: one.chosen))
    print(UInt8(3).powers.reduce(0, &+), one.powers.last! == 0)
    print(UInt8(255).bits, Int8(-1).bits, Int16(-128).bits, UInt64.max.bits.count)
    print(Cents(1).sums(), Cents(2).each())
  }
}
