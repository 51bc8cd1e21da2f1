// A tuple has the labels of the type that it is used as.

enum Relabelled {
  typealias P = (name: String, type: Int)
  static func f() -> [P] { var r: [(String, Int)] = []; r.append(("a", 1)); return r }
  static func g() -> P { let t = ("x", 2); return t }
  static func h() -> P? { let t: (String, Int)? = ("x", 2); return t }
  static func k() -> [String: P] { let d: [String: (String, Int)] = ["k": ("x", 2)]; return d }
  static func arg(_ p: P) { print(p) }
  static func args(_ p: [P]) { print(p) }
  struct S { var p: P; var q: [P] }
  static func un() -> (String, Int) { let p: P = ("u", 1); return p }
  static func uns() -> [(String, Int)] { let p: [P] = [("u", 1)]; return p }
  static func main() {
    print(f(), g(), h() as Any, k())
    let t = ("v", 3), ts = [t]
    let p: P = t; print(p)
    let ps: [P] = ts; print(ps)
    arg(t); args(ts)
    print(S(p: t, q: ts))
    print(un(), uns())
    let c: () -> P = { t }; print(c())
    let m: [P] = ts.map { $0 }; print(m)
    let m2: [P] = ts.map { ($0.0 + "!", $0.1) }; print(m2)
    let tern: P = p.type > 2 ? t : p; print(tern)
    let v: (c: String, radius: Int, x: Int) = (c: "q", 3, x: 4); print(v)
    let (l, m3): P = (name: "n", 5); print(l, m3); let w: P = (name: "n", 5); print(w)
    var q: P = ("", 0); q = t; print(q)
    if let f = f().first { print(f) }
    for x in f() { print(x) }
  }
}

struct Card {
  enum C { case black, white }
  let shadow: (color: C, radius: Double) = {
    let radius: Double = 2
    return (color: .black, radius: radius)
  }()
}
enum CalledAtOnce {
  static func main() { print(Card().shadow) }
}
