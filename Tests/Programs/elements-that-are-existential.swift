// In an extension whose elements are a protocol's type, its extension's members are called on them.
protocol V { func f() -> String }
extension V { func e() -> String { "ext" } }
struct A: V { func f() -> String { "A" }; func e() -> String { "A.e" } }
extension Array where Element == any V {
  func loop() -> [String] { var o: [String] = []; for x in self { o.append(x.e()) }; return o }
  func first1() -> String { first!.e() }
  func idx() -> String { self[0].e() }
}
extension Array where Element == V { func old() -> [String] { map { $0.e() } } }
extension Sequence where Element == any V { func seq() -> [String] { map { $0.e() } } }
extension Array where Element: V { func bound() -> [String] { map { $0.e() } } }
enum MembersOfExistentials {
  static func main() {
    let r: [any V] = [A()]
    print(
      r.map { $0.e() }, r.map { x in x.e() }, r.loop(), r.first1(), r.idx(), r.old(), r.seq(),
      [A()].bound())
  }
}
