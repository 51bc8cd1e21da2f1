// `nil` written as an optional's value is none.
import Foundation
enum Fruit: String, CaseIterable { case apple, orange }
struct Plain { var x = 1 }
enum OptionalsMadeOfNil {
  static func main() {
    let a = Fruit?(nil)
    print(a as Any, a == nil)
    let b = Fruit?(.apple)
    print(b as Any)
    let c = Optional<Fruit>(nil)
    print(c as Any)
    let d = Int?(nil)
    print(d as Any)
    let e = String?(nil)
    print(e as Any)
    let f = Plain?(nil)
    print(f as Any)
    let g = Optional<Int>(nilLiteral: ())
    print(g as Any)
  }
}
