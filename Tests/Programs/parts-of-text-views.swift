// Parts of a text's views are views, which make texts.

let u = "xyz".unicodeScalars
func rScalar(_ n: Int) -> Substring.UnicodeScalarView { u[u.index(u.startIndex, offsetBy: n)...] }
func wScalar() -> Substring.UnicodeScalarView { u[...] }
func vScalar(_ s: Substring.UnicodeScalarView) -> String { String(s) }

enum ScalarProgram {
  static func main() {
    print(String(rScalar(1)), rScalar(1).count, Array(rScalar(1)).count)
    print(String(wScalar()), wScalar().count)
    print(vScalar(u[...]), vScalar(u.dropFirst()))
    print(String(u[...]))
    print(Optional(rScalar(1)).map(String.init) as Any)
    print(Optional(rScalar(1)).map { String($0) } as Any)
    print(String(String.UnicodeScalarView(u.prefix(2))))
    print([u[...], u.dropLast()].map(String.init))
    print(type(of: u[...]), type(of: rScalar(1)))
  }
}
