// A key path from a protocol's type leads to its extension's member, which a conforming type can't replace.
protocol P { var id: Int { get } }
extension P {
  var area: Int { 1 }; var tag: String { "x\(area)" }; func f() -> Int { 1 };
  subscript(i: Int) -> Int { i }
}
struct B: P {
  var id = 0; var area: Int { 99 }; var tag: String { "own" }; func f() -> Int { 99 };
  subscript(i: Int) -> Int { -i }
}
struct W { var p: any P; var o: (any P)? }
enum KeyPathsOfProtocols {
  static func main() {
    let b: any P = B(); let arr: [any P] = [B(), B()]
    print(b.area, b[keyPath: \.area], b[keyPath: \.tag], b[keyPath: \.[3]], b[3], b.tag)
    print(arr.map(\.area), arr.map { $0.area }, arr.map(\.tag), arr.map(\.[5]))
    let k: KeyPath<any P, Int> = \.area; print(b[keyPath: k], B()[keyPath: \B.area])
    print(
      arr.sorted { $0[keyPath: k] < $1[keyPath: k] }.count,
      arr.filter { $0[keyPath: \.area] == 1 }.count)
    let w = W(p: B(), o: B());
    print(w[keyPath: \.p.area], w.p.area, w[keyPath: \.o?.area] as Any, w.o?.area as Any)
    func g<T: P>(_ t: T) -> [Int] {
      [t.area, t[keyPath: \.area], t[keyPath: \T.area], t.f(), t[2]]
    }; print(g(B()))
    func h<T: P>(_ ts: [T]) -> [Int] { ts.map(\.area) + ts.map { $0.area } }; print(h([B()]))
    func s(_ t: some P) -> [String] { [t.tag, t[keyPath: \.tag]] }; print(s(B()))
    print(
      arr.map(\.area).reduce(0, +), arr.max { $0.area < $1.area }!.area,
      arr.first.map(\.area) as Any, arr.first?[keyPath: \.area] as Any)
  }
}
