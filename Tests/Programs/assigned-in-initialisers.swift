@propertyWrapper private struct Limited {
  private var stored: Int
  private let top: Int
  var wrappedValue: Int {
    get { stored }
    set {
      print("set", newValue)
      stored = min(newValue, top)
    }
  }
  init(wrappedValue: Int, top: Int = 10) {
    print("made", wrappedValue)
    (stored, self.top) = (wrappedValue, top)
  }
}

private struct Written {
  @Limited var first = 1
  @Limited(top: 5) var second = 2
  @Limited var third: Int
  init(_ value: Int) {
    first = value
    second = value
    third = value
  }
}

private final class Kept {
  @Limited var first = 1
  @Limited var second: Int
  init(_ value: Int) {
    second = value
    first = value
    second = value
  }
}

private struct Late {
  @Limited var first = 1
  let name: String
  init(_ value: Int) {
    first = value
    name = "late"
    first = value + 1
  }
}
private struct Whole {
  @Limited var first = 1
  var count = 3
  init(_ value: Int) {
    if value > 3 { first = value }
  }
}

enum WrappersInInitialisers {
  static func main() {
    print(Late(4).first, Whole(5).first, Whole(2).first)
    let written = Written(20)
    print(written.first, written.second, written.third)
    let kept = Kept(30)
    print(kept.first, kept.second)
  }
}
