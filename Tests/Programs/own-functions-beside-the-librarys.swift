// A program's own function of a library's name is one of its overloads; implicit members are what the
// other arguments tell.

func max(_ a: OwnFunctionsBesideTheLibrarys.Length, _ b: OwnFunctionsBesideTheLibrarys.Length)
  -> OwnFunctionsBesideTheLibrarys.Length
{ a.value > b.value ? a : b }

func larger<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
func larger(_ a: String, _ b: String) -> Int { max(a.count, b.count) }

enum OwnFunctionsBesideTheLibrarys {
  struct Length {
    var value = 0.0
    static let zero = Length()
  }

  struct Angle: Comparable {
    var radians = 0.0
    static let full = Angle(radians: 6)
    static func of(_ radians: Double) -> Angle { Angle(radians: radians) }
    static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  }

  static func main() {
    let angle = Angle(radians: 5)
    print(max(angle, angle).radians, max(.full, angle).radians, max(angle, .of(7)).radians)
    print(max(-.full, angle).radians, min(.full, angle).radians)
    print(max(Length(value: 1), .zero).value, max(.zero, Length(value: 2)).value, max(1, 2.5))
    print(larger(.full, angle).radians, larger("a", "bcd"), larger(2, 3))
  }
}
