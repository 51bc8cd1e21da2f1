/// A function named with its labels is called without them.
struct Pair {
  var a = 1
  var b = 2
  func moved(by a: Int, and b: Int) -> Pair { Pair(a: self.a + a, b: self.b + b) }
}
func sum(of a: Int, and b: Int) -> Int { a + b }

enum Named {
  static func main() {
    print(Pair.init(a:b:)(3, 4), Pair().moved(by:and:)(3, 4), sum(of:and:)(1, 2))
    func local(x: Int, y: Int) -> Int { x * y }
    print(local(x:y:)(3, 5), [(1, 2), (3, 4)].map(sum(of:and:)))
  }
}
