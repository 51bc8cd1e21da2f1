// What a call gives that nothing but its surroundings tell may be a protocol's type.
import Foundation
protocol P: AnyObject { var x: Int { get } }
final class A: P { var x: Int { 3 } }
func mk<T>(_ t: T.Type) -> T {
  if t == Int.self { return 5 as! T }; if t == [P].self { return [A()] as! T }; return A() as! T
}
protocol R {}
extension R {
  func ext<T>() -> T { print("ext", T.self); return mk(T.self) }
  func both<T>() -> T { print("both", T.self); return mk(T.self) }
  func both<T: ExpressibleByNilLiteral>() -> T? { print("bothOpt", T.self); return nil }
}
struct C: R { func mem<T>() -> T { print("mem", T.self); return mk(T.self) } }
func free<T>() -> T { print("free", T.self); return mk(T.self) }
func takeP(_ p: P) -> Int { p.x }
func takeA(_ p: A) -> Int { p.x }
func takeI(_ p: Int) -> Int { p }
func takeL(_ p: [P]) -> Int { p.count }
struct W { let p: P; var i: Int = 0 }
enum ResultsAsArguments {
  static func main() {
    let r: R = C(), c = C()
    print(takeP(free())); print(takeP(c.mem())); print(takeP(r.ext())); print(takeP(c.ext()))
    print(takeA(r.ext())); print(takeI(free())); print(W(p: r.ext(), i: r.ext()).i);
    print(takeP(r.both()))
  }
}
