/// What is deferred names what is known where it stands, not what is declared after it.
enum Deferred {
  struct Trip {
    var stop: Int? = 3
    var rest: Int { 1 }
    func next() -> Int {
      defer { print("deferred", stop as Any) }
      guard let stop else { return 0 }
      return stop + 1
    }
    func left() -> Int {
      defer { print("deferred", rest) }
      let rest = 5
      return rest
    }
  }
  final class Gesture {
    var start: Int?
    func end(_ at: Int) -> Int? {
      defer { start = nil }
      guard let start, at - start < 5 else { return nil }
      return at * 10 + start
    }
  }
  static func main() {
    print(Trip().next(), Trip(stop: nil).next(), Trip().left())
    let gesture = Gesture()
    gesture.start = 3
    print(gesture.end(4) as Any, gesture.start as Any)
    let count = 1
    do {
      defer { print("outer", count) }
      let count = 2
      defer { print("inner", count) }
      print(count)
    }
  }
}
